"""Drive the demo in Chromium as a person would. Not collected by pytest: `python -m tests.browser.play`."""
