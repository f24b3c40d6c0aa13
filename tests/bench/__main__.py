"""Run the benchmarks named on the command line, or all of them."""

import sys

from tests.bench import BENCHES


def main(names: list[str]) -> int:
    """Print the figures of the benches *names*; return the exit code, 2 for a name that there is not."""
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        print(f"no such bench: {', '.join(unknown)}. There are: {', '.join(BENCHES)}", file=sys.stderr)
        return 2
    for name in names or BENCHES:
        print(f"== {name}")
        BENCHES[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
