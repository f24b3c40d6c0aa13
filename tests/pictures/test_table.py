"""The table: everything in its place, readable on a narrow phone, small and quick to send."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.engine.cards import PACK, Suit, parse_cards
from bot.ui.pictures import Moment, Player, TableScene, table_picture
from bot.ui.pictures.canvas import BOLD, SCALE, WIDTH, px
from bot.ui.pictures.cards import RANK_SIZE, SMALL_RANK_SIZE
from bot.ui.pictures.seats import AVATAR, FLAT, PLATES, TALL, TALLY_SIZE
from bot.ui.pictures.table import CALL_SIZE, HEIGHT, LEAD_MARK, TITLE_SIZE, table_image
from bot.ui.pictures.text import set_text
from tests.pictures.look import brightness, card_box, changed, outside_plate, plate_box
from tests.pictures.scenes import CALLING, PLAYERS, PLAYING, TAKEN, face, noise, with_player

MOST = 30 * 1024
SCENES = {
    "playing": PLAYING,
    "taken": TAKEN,
    "calling": CALLING,
    "anticlockwise": replace(PLAYING, clockwise=False, turn=3),
    "two colours": replace(PLAYING, four_colours=False),
    "first lead": replace(PLAYING, trick=(), lead=None, winner=None, last_trick=(), last_winner=None),
    "dealt again": replace(CALLING, note="The calls total 7, less than 8: dealt again"),
    "paused": replace(PLAYING, moment=Moment.PAUSED, trick=(), turn=None, winner=None, note="Dealt again"),
}


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_it_is_a_small_webp_picture_with_clear_corners(scene: TableScene) -> None:
    file = table_picture(scene)
    assert len(file) <= MOST
    opened = Image.open(BytesIO(file))
    assert (opened.format, opened.mode, opened.size) == ("WEBP", "RGBA", (px(WIDTH), px(HEIGHT)))
    alpha = opened.getchannel("A")
    right, bottom = opened.width - 1, opened.height - 1
    assert [alpha.getpixel(at) for at in ((0, 0), (right, 0), (0, bottom), (right, bottom))] == [0] * 4
    assert alpha.getpixel((right // 2, 1)) == 255
    assert alpha.crop((px(12), px(12), right - px(12), bottom - px(12))).getextrema() == (255, 255)


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_the_file_shows_what_was_drawn(scene: TableScene) -> None:
    shown = Image.open(BytesIO(table_picture(scene))).convert("RGB")
    drawn = table_image(scene)
    for seat in range(4):
        assert brightness(shown, plate_box(seat)) == pytest.approx(brightness(drawn, plate_box(seat)), abs=2)


def test_the_busiest_table_is_small_enough() -> None:
    """Four photographs full of detail, long names and tallies, four court cards, ten in the last trick."""
    players = [
        Player("Bartholomew W.", picture=noise(seat), left=seat == 2, call="10", won="10", total="−125.2")
        for seat in range(4)
    ]
    scene = replace(
        TAKEN, players=(players[0], players[1], players[2], players[3]), moment=Moment.PLAYING,
        trick=parse_cards("QH KH JH QS"), last_trick=parse_cards("10C 10D QC KC"), turn=0,
        title="Deal 12/52 · Trick 12/13", variant="Callbreak Master",
    )  # fmt: skip
    assert len(table_picture(scene)) <= MOST


@pytest.mark.parametrize(
    "size",
    [TITLE_SIZE, TALLY_SIZE, CALL_SIZE, RANK_SIZE, SMALL_RANK_SIZE, LEAD_MARK * 0.9],
    ids=["title", "tally", "call", "rank", "last", "lead"],
)
def test_digits_are_nine_pixels_high_on_a_narrow_phone(size: float) -> None:
    for digit in "0123456789":
        assert set_text(digit, px(size), BOLD).mask.height / SCALE >= 9


@pytest.mark.parametrize("tally", ["0/–", "10/13", "13/13"])
@pytest.mark.parametrize("total", ["0.0", "−125.2", "1040"])
def test_numbers_fit_on_their_plates(tally: str, total: str) -> None:
    widths = [set_text(text, px(TALLY_SIZE), BOLD).width / SCALE for text in (tally, total)]
    assert AVATAR + 8 + 12 + sum(widths) + 4 <= FLAT[0] - 5
    assert max(widths) + 2 * 6 <= TALL[0]


def test_plates_lie_apart_on_the_table() -> None:
    boxes = [plate_box(seat) for seat in range(4)]
    assert all(px(3) <= box[0] and box[2] <= px(WIDTH - 3) for box in boxes)
    assert all(px(3) <= box[1] and box[3] <= px(HEIGHT - 3) for box in boxes)
    (_, _, _, left_end), (top_left, _, top_right, top_end) = boxes[1], boxes[2]
    assert top_end < boxes[1][1]
    assert left_end < boxes[0][1]
    assert boxes[1][2] < card_box(1)[0]
    assert top_left == boxes[0][0]
    assert top_right == boxes[0][2]
    assert PLATES[1].top == PLATES[3].top


@pytest.mark.parametrize("card", PACK, ids=str)
def test_every_card_looks_unlike_its_neighbours(card: object) -> None:
    index = PACK.index(card)
    one = replace(PLAYING, trick=(PACK[index],), lead=0, winner=0)
    for other in (PACK[(index + 1) % 52], PACK[(index + 13) % 52]):
        assert changed(table_image(one), table_image(replace(one, trick=(other,)))) is not None


@pytest.mark.parametrize("count", range(5))
@pytest.mark.parametrize("clockwise", [True, False])
@pytest.mark.parametrize("lead", range(4))
def test_cards_lie_in_front_of_their_players(count: int, clockwise: bool, lead: int) -> None:
    cards = parse_cards("2C 3C 4C 5C")[:count]
    scene = replace(PLAYING, trick=cards, lead=lead, winner=None, clockwise=clockwise, turn=None)
    image, bare = table_image(scene), table_image(replace(scene, trick=()))
    step = 1 if clockwise else -1
    played = {(lead + turn * step) % 4 for turn in range(count)}
    assert {seat for seat in range(4) if changed(image, bare, card_box(seat))} == played
    assert all(brightness(image, card_box(seat)) > 150 for seat in played)


def test_seats_go_clockwise_around_the_table() -> None:
    """From the bottom to the left, as the hands of a clock lying on the table."""
    middles = [((box[0] + box[2]) / 2, (box[1] + box[3]) / 2) for box in map(plate_box, range(4))]
    assert middles[1][0] < middles[0][0] < middles[3][0]
    assert middles[2][1] < middles[1][1] == middles[3][1] < middles[0][1]


@pytest.mark.parametrize("seat", range(4))
def test_the_winning_card_is_raised_and_lit(seat: int) -> None:
    cards = parse_cards("2C 3C 4C 5C")
    plain = table_image(replace(TAKEN, trick=cards, lead=0, winner=None))
    won = table_image(replace(TAKEN, trick=cards, lead=0, winner=seat))
    inside = [other for other in range(4) if changed(plain, won, card_box(other))]
    assert inside == [seat]


@pytest.mark.parametrize("seat", range(4))
def test_the_seat_to_move_is_lit(seat: int) -> None:
    none, lit = (table_image(replace(TAKEN, turn=turn)) for turn in (None, seat))
    assert brightness(lit, plate_box(seat)) > brightness(none, plate_box(seat)) + 80
    assert outside_plate(none, lit, seat) is None


@pytest.mark.parametrize("seat", range(4))
def test_an_empty_place_waits_for_the_card_of_the_seat_to_move(seat: int) -> None:
    scene = replace(PLAYING, trick=(), lead=None, winner=None, turn=None)
    waiting = table_image(replace(scene, turn=seat))
    x, y, *_ = card_box(seat)
    edge = (x - px(4), y, x - px(1), y + px(40))
    assert brightness(waiting, edge) > brightness(table_image(scene), edge) + 50


@pytest.mark.parametrize("seat", range(4))
def test_the_dealer_wears_the_button(seat: int) -> None:
    other = (seat + 1) % 4
    one, two = (table_image(replace(PLAYING, turn=None, dealer=dealer)) for dealer in (seat, other))
    assert {at for at in range(4) if changed(one, two, plate_box(at))} == {seat, other}


@pytest.mark.parametrize("seat", range(4))
def test_calls_stand_in_front_of_their_players(seat: int) -> None:
    scene = replace(CALLING, turn=None, players=tuple(replace(player, call=None) for player in PLAYERS))  # type: ignore[arg-type]
    called = table_image(with_player(scene, seat, call="7"))
    assert {at for at in range(4) if changed(table_image(scene), called, card_box(at))} == {seat}
    thinks = table_image(replace(scene, turn=seat))
    assert {at for at in range(4) if changed(table_image(scene), thinks, card_box(at))} == {seat}


def test_a_note_stands_until_somebody_calls_or_leads() -> None:
    quiet = replace(CALLING, players=tuple(replace(player, call=None) for player in PLAYERS))  # type: ignore[arg-type]
    for scene, shown in (
        (quiet, True),
        (CALLING, False),
        (PLAYING, False),
        (replace(PLAYING, trick=()), True),
    ):
        noted = replace(scene, note="The calls total 7, less than 8: the cards are dealt again")
        assert (changed(table_image(scene), table_image(noted)) is not None) is shown


@pytest.mark.parametrize(
    "other",
    [
        replace(PLAYING, clockwise=False, trick=(), last_trick=()),
        replace(PLAYING, trick=(), last_trick=(), trump=Suit.CLUBS),
        replace(PLAYING, trick=(), last_trick=(), title="Deal 2/5 · Trick 8/13"),
        replace(PLAYING, trick=(), last_trick=(), variant="Call Bridge"),
        replace(PLAYING, trick=()),
    ],
    ids=["direction", "trump", "title", "variant", "last trick"],
)
def test_everything_that_is_said_is_shown(other: TableScene) -> None:
    bare = replace(PLAYING, trick=(), last_trick=())
    assert changed(table_image(bare), table_image(other)) is not None


def test_the_last_trick_marks_its_winner_and_hides_while_a_trick_is_looked_at() -> None:
    one, two = (table_image(replace(PLAYING, last_winner=seat)) for seat in (0, 2))
    assert changed(one, two) is not None
    assert changed(table_image(TAKEN), table_image(replace(TAKEN, last_trick=()))) is None


@pytest.mark.parametrize(
    "facts",
    [{"computer": True}, {"left": True}, {"picture": None}, {"picture": face("#804020", "#ffeedd", "GIF")}],
    ids=["computer", "left", "initials", "picture"],
)
def test_what_a_player_is_shows_on_the_plate(facts: dict[str, object]) -> None:
    one = with_player(PLAYING, 0, computer=False, left=False, picture=face("#223344", "#ffffff"))
    two = with_player(one, 0, **facts)
    assert changed(table_image(one), table_image(two), plate_box(0)) is not None
    assert outside_plate(table_image(one), table_image(two), 0) is None


def test_the_same_facts_give_the_same_file() -> None:
    first = table_picture(PLAYING)
    table_picture(CALLING)
    assert table_picture(replace(PLAYING)) == first


def test_many_threads_draw_what_one_does() -> None:
    scenes = [replace(TAKEN, trick=tuple(Random(n).sample(PACK, 4)), title=f"Deal {n}") for n in range(24)]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(table_picture, scenes))
    assert together == [table_picture(scene) for scene in scenes]
