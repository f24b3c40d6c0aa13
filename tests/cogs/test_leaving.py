"""Leaving, coming back, taking a chair, ending: a match goes on without those who go."""

from __future__ import annotations

from simcord import MemberActor

from bot.engine.rules import Scoring
from tests.cogs.support import desk, score_board, state, told
from tests.harness import Kind, Players, World


def labels(players: Players) -> list[str]:
    """Return the labels on the newest public message."""
    return [button.label for button in players.world.buttons(players.table())]


def away(players: Players) -> set[int]:
    """Return who has left; the public message says so."""
    chairs = [chair for chair in state(players).chairs if chair and chair.left]
    assert all(players.says(f"{chair.name} (away") for chair in chairs)
    return {chair.person.user_id for chair in chairs if chair.person}


async def more(players: Players, person: MemberActor, label: str) -> None:
    """Press *More*, and a button behind it."""
    await players.press(person, "More")
    await players.world.press(person, players.panels(person)[0], label=label)


async def test_who_leaves_is_played_for_and_can_come_back(world: World) -> None:
    players = Players(world, 2, calls=range(2, 5))
    asha, bimal = players.people
    await players.begin(deals=1)
    await players.move()
    await more(players, bimal, "Leave")
    await world.advance(2)
    assert any("You have left this match" in text for text in world.texts(players.panels(bimal)[0]))
    assert away(players) == {bimal.id}
    assert labels(players) == ["My cards", "More", "Take back my chair"]

    players.people = [asha]
    for _ in range(3):
        await world.advance(6)
        await players.move()
    assert "You left this match" in told(world, await world.slash(bimal, "callbreak play", card="AS"))
    assert "have not left" in told(
        world, await world.press(asha, players.table(), label="Take back my chair")
    )

    await players.press(bimal, "Take back my chair")
    await world.advance(2)
    assert not away(players)
    assert "Take back my chair" not in labels(players)
    players.people = [asha, bimal]
    await players.play_match()
    board = await score_board(world)
    assert {row.user_id for row in board.rows} == {asha.id, bimal.id}


async def test_the_button_on_the_panel_gives_the_chair_back_too(world: World) -> None:
    players = Players(world, 2)
    bimal = players.people[1]
    await players.begin()
    result = await world.slash(bimal, "callbreak leave")
    assert "You have left this match" in told(world, result)
    assert result.response is not None
    await world.press(bimal, result.response, label="Take back my chair")
    await world.advance(2)
    assert not away(players)
    assert state(players).seated(bimal.id) is not None
    assert len(players.panels(bimal)) >= 1
    assert await players.find_live()


async def test_a_match_that_everybody_leaves_is_broken_off_and_counts_for_nobody(world: World) -> None:
    players = Players(world, 2)
    await players.begin(deals=1)
    await players.move()
    for person in players.people:
        await world.slash(person, "callbreak leave")
    await world.advance(2)
    assert players.says("broken off")
    assert labels(players) == ["Rematch", "Scores", "Check the deals"]
    assert desk(world).tables.at(world.channel.id) is None
    assert (await score_board(world)).rows == ()
    await world.slash(players.host, "callbreak start")
    assert "Join" in labels(players)


async def test_the_host_who_leaves_hands_on_the_table(world: World) -> None:
    players = Players(world, 2)
    asha, bimal = players.people
    await players.begin(rules="callbreak-master")
    await world.slash(asha, "callbreak leave")
    assert state(players).host_id == bimal.id
    assert "after this deal" in told(world, await world.slash(bimal, "callbreak end"))


async def test_a_late_friend_takes_a_computers_chair_from_the_next_deal_on(world: World) -> None:
    players = Players(world, 2, calls=range(3, 5))  # nothing is thrown in
    asha, bimal = players.people
    chitra, dev = world.people[2:]
    await players.begin(deals=2)
    await players.press(chitra, "More")
    offered = [button.label for button in world.buttons(players.panels(chitra)[0])]
    takes = [label for label in offered if label.startswith("Take ")]
    assert len(takes) == 2
    assert "Leave" not in offered
    await world.press(chitra, players.panels(chitra)[0], label=takes[0])
    assert any("has to let you in" in text for text in world.texts(players.panels(chitra)[0]))
    await world.advance(2)
    assert players.says("**Chitra** asks for")
    await players.press(bimal, "Let in")
    await world.advance(2)
    assert any("yours from the next deal on" in text for text in world.texts(players.panels(chitra)[0]))
    assert "Let in" not in labels(players)

    await players.press(dev, "More")
    still = [button.label for button in world.buttons(players.panels(dev)[0])]
    assert [label for label in still if label.startswith("Take ")] == takes[1:]
    assert "no chair" in told(world, await world.slash(chitra, "callbreak hand"))

    await players.play_deal()
    await players.next_deal(ready=False)
    players.people = [asha, bimal, chitra]
    assert players.says("Chitra")
    assert any("**A**" in text or "Your c" in text for text in world.texts(players.panels(chitra)[0]))
    await players.play_match()
    assert {row.user_id for row in (await score_board(world)).rows} == {asha.id, bimal.id}


async def test_a_promised_chair_can_be_given_back(world: World) -> None:
    players = Players(world, 1)
    await players.begin()
    chitra = world.people[2]
    await players.press(chitra, "More")
    button = next(
        button for button in world.buttons(players.panels(chitra)[0]) if button.label.startswith("Take ")
    )
    await world.press(chitra, players.panels(chitra)[0], custom_id=button.custom_id)
    await world.slash(chitra, "callbreak leave")
    assert all(chair and chair.successor is None for chair in state(players).chairs)


async def test_the_end_of_an_open_ended_match_is_voted_on(world: World) -> None:
    players = Players(world, 3)
    _, bimal, chitra = players.people
    await players.begin(rules="callbreak-master")
    await players.move()
    assert "1 of 2 needed" in told(world, await world.slash(bimal, "callbreak end"))
    assert "after this deal" in told(world, await world.slash(chitra, "callbreak end"))
    await world.advance(2)
    assert players.says("ends after this deal")
    await players.play_match()
    board = await score_board(world, Scoring.BRIDGE)
    assert len(board.rows) == 3


async def test_a_fixed_match_that_is_ended_counts_for_nobody(world: World) -> None:
    players = Players(world, 2)
    await players.begin(deals=2)
    await players.play_deal()
    await more(players, players.host, "End match")
    await world.advance(2)
    assert not players.says("broken off"), "one tap ends nothing for everybody"
    question = next(
        panel
        for panel in players.panels(players.host)
        if [button.label for button in world.buttons(panel)] == ["End match"]
    )
    await world.press(players.host, question, label="End match")
    await world.advance(2)
    assert players.says("broken off")
    assert (await score_board(world)).rows == ()


async def test_an_open_ended_match_that_is_ended_between_deals_counts_what_was_played(world: World) -> None:
    players = Players(world, 2)
    await players.begin(rules="callbreak-master")
    await players.play_deal()
    await more(players, players.host, "End match")
    await world.advance(2)
    assert players.over()
    assert players.says("wins") or players.says("share the win")
    assert len((await score_board(world, Scoring.BRIDGE)).rows) == 2


async def test_the_table_again_moves_to_the_bottom(world: World) -> None:
    players = Players(world, 2)
    await players.begin()
    old = players.table()
    await more(players, players.people[1], "Table again")
    await world.advance(2)
    assert players.table().id != old.id
    assert len(world.public()) == 1
    await players.move()
    await world.advance(2)
    assert await players.find_live()


async def test_my_cards_renews_the_public_messages_token_when_that_grows_old(world: World) -> None:
    players = Players(world, 2)
    await players.begin(clock="off")
    mark = world.recorder.cursor
    await players.press(players.people[1], "My cards")
    assert Kind.TOKEN_FOLLOW_UP not in world.recorder.counts(mark), "answered at once"
    await world.advance(11 * 60)
    mark = world.recorder.cursor
    await players.press(players.people[1], "My cards")
    assert world.recorder.counts(mark)[Kind.TOKEN_FOLLOW_UP] == 1, (
        "a follow-up, for the press renews the token"
    )
    mark = world.recorder.cursor
    await players.press(players.people[1], "My cards")
    await players.press(players.host, "My cards")
    assert Kind.TOKEN_FOLLOW_UP not in world.recorder.counts(mark)
    for _ in range(2):
        await world.advance(6 * 60)
        await players.move()
        await world.advance(2)
    edits = [path for path in world.recorder.bot_paths() if path.startswith("PATCH")]
    assert not edits, "twelve minutes later the table is still edited by a token"
