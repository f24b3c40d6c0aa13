"""The exit codes of the program."""

from enum import IntEnum

__all__ = ["Exit"]


class Exit(IntEnum):
    """How the program ended."""

    FINE = 0
    FAILED = 1
    """The thing asked for could not be done, or a record has a fault."""
    NOT_A_RECORD = 2
    """No record of a match; argparse gives the same for a command line that it cannot read."""
    WRONG_SETTINGS = 78
    """A setting is missing or wrong, so that starting again is of no use (EX_CONFIG of sysexits.h)."""
