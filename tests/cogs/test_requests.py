"""How many requests a move costs over five-deal matches at six seconds a move, delivery of panels included.

Counted from *Start* on. By *moves* the divisor is calls and cards, and the next deal comes by itself; by
*presses* it is every press that moves the game on, *Start* and *Next deal* too, and people press those.
"""

from __future__ import annotations

import pytest

from tests.harness import Kind, Players, World

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover


async def cost(world: World, people: int, *, ready: bool) -> tuple[float, float]:
    """Return the requests a move (without *ready*) or a press costs, and how many are the bot's own."""
    players = Players(world, people, calls=range(2, 5))  # never thrown in
    await players.open()
    mark = world.recorder.cursor
    await players.start()
    await players.play_match(ready=ready)
    counts = world.recorder.counts(mark)
    divisor = players.presses if ready else players.moves
    each = {str(kind): round(count / divisor, 2) for kind, count in sorted(counts.items())}
    total, own = sum(counts.values()) / divisor, counts[Kind.BOT] / divisor
    how = "presses" if ready else "moves"
    print(f"\n{people} people, {divisor} {how}: {total:.2f} requests each, {own:.2f} the bot's own; {each}")
    return total, own


@pytest.mark.parametrize("ready", [False, True], ids=["by moves", "by presses"])
async def test_four_people_cost_at_most_3_2_requests_each_time(world: World, ready: bool) -> None:
    total, own = await cost(world, 4, ready=ready)
    assert total <= 3.2
    assert own == 0


async def test_one_person_costs_at_most_3_requests_a_press(world: World) -> None:
    total, own = await cost(world, 1, ready=True)
    assert total <= 3.0
    assert own == 0


async def test_one_person_who_waits_for_the_next_deal_costs_what_a_new_deal_costs_more(world: World) -> None:
    # Three requests a move; a deal of 13 moves adds a message and a panel, and the end of the old ones.
    total, own = await cost(world, 1, ready=False)
    assert total <= 3 + 4 / 13
    assert own == 0
