# Needs GNU make and Python 3.11 or newer with its venv module; everything else is installed into .venv.
PYTHON ?= python3
UV ?= uv
VENV := .venv
BIN := $(VENV)/bin/python
LINTED := bot cogs tests
LOCK := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock" pyproject.toml

export PIP_DISABLE_PIP_VERSION_CHECK := 1

# An environment whose Python has gone from the machine is of no use: start afresh.
$(shell test -x $(BIN) || rm -rf $(VENV))

.PHONY: help demo run test soak bench screenshots lock clean

help:
	@echo "make demo        play in the browser, no Discord account needed"
	@echo "make run         run the bot on Discord (fill in .env first)"
	@echo "make test        run every check"
	@echo "make soak        kill the bot 200 times and let every request fail in every way (ten minutes at most)"
	@echo "make bench       measure the speed of the game engine"
	@echo "make screenshots  picture every message in every language (for maintainers; needs Chromium)"
	@echo "make lock        pin the newest packages that fit (for maintainers; needs uv)"
	@echo "make clean       remove the installed packages and caches"

demo: $(VENV)/demo.stamp
	@$(BIN) -m bot demo

# A missing or wrong setting is explained by the program, and make closes with "Error 78".
run: $(VENV)/run.stamp
	@$(BIN) -m bot

test: $(VENV)/dev.stamp
	$(BIN) -m ruff check $(LINTED)
	$(BIN) -m ruff format --check $(LINTED)
	$(BIN) -m mypy
	$(VENV)/bin/lint-imports --no-logo
	$(BIN) -m pytest -n 2 --dist worksteal --cov --cov-report=
	$(BIN) -m coverage report --include='bot/engine/*,bot/table/*' --fail-under=100
	$(BIN) -m coverage report --fail-under=85

bench: $(VENV)/bench.stamp
	@$(BIN) -m tests.bench

soak: $(VENV)/dev.stamp
	@$(BIN) -W ignore -m tests.loopback

screenshots: $(VENV)/dev.stamp
	@$(BIN) -m tests.browser.screenshots --readme

$(VENV)/run.stamp: requirements.txt
$(VENV)/demo.stamp: requirements-demo.txt
$(VENV)/dev.stamp: requirements-dev.txt
$(VENV)/bench.stamp: requirements-bench.txt

$(VENV)/%.stamp: | $(VENV)/pyvenv.cfg
	@echo "Installing the packages of $< (once) ..."
	@$(BIN) -m pip install --quiet --require-hashes -r $<
	@touch $@

$(VENV)/pyvenv.cfg:
	@command -v $(PYTHON) >/dev/null || { \
		echo "$(PYTHON) was not found. Install Python 3.11 or newer." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "$$($(PYTHON) --version 2>&1) is too old: 3.11 or newer is needed." \
			"Name another with 'make PYTHON=python3.12 ...'." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments. Install its venv module" \
			"(on Debian and Ubuntu: apt install python3-venv) and try again." >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }

# Each file holds to the pins of the one before, so that all of them can share one environment.
lock:
	@command -v $(UV) >/dev/null || { echo "make lock needs uv. Name it with 'make UV=... lock'." >&2; exit 1; }
	$(LOCK) --extra bench --upgrade --output-file requirements-bench.txt
	$(LOCK) --extra dev --constraint requirements-bench.txt --output-file requirements-dev.txt
	$(LOCK) --extra demo --constraint requirements-bench.txt --output-file requirements-demo.txt
	$(LOCK) --constraint requirements-bench.txt --output-file requirements.txt

clean:
	rm -rf $(VENV) .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache htmlcov
