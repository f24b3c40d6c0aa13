"""Find a port on this computer that the demo can have."""

from __future__ import annotations

import socket

__all__ = ["FIRST_PORT", "PortTakenError", "free_port"]

FIRST_PORT = 8765
_TRIES = 20
_LAST_PORT = 65535


class PortTakenError(Exception):
    """Say that another program listens on the port that was asked for."""

    def __init__(self, port: int) -> None:
        other = port + 1 if port < _LAST_PORT else FIRST_PORT
        super().__init__(
            f"Port {port} is not free. Stop the program that uses it, "
            f"or choose another: python -m bot demo --port {other}"
        )


def free_port(wanted: int | None) -> int:
    """Return the wanted port, or the first free one; raise PortTakenError if the wanted one is not free."""
    if wanted is not None:
        if not _is_free(wanted):
            raise PortTakenError(wanted)
        return wanted
    near = (port for port in range(FIRST_PORT, FIRST_PORT + _TRIES) if _is_free(port))
    return next(near, 0)  # 0 lets the system choose


def _is_free(port: int) -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        # As the server itself does: a port whose last connections are dying away counts as free.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True
