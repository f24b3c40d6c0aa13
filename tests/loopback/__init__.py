"""A simulated Discord on the loopback interface, for the real bot in a process of its own.

The simulator's backend answers HTTP and speaks the gateway's protocol, so that discord.py's own HTTP client,
its retries and its WebSocket are under test, too. `python -m tests.loopback` is `make soak`.
"""
