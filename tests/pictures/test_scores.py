"""The score card of a deal and the chart of a match."""

from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.ui.pictures import ChartScene, ScoreScene, chart, score_card
from bot.ui.pictures.canvas import BOLD, SCALE, WIDTH, px
from bot.ui.pictures.chart import AXIS_SIZE, CHART_HEIGHT, DASHES, chart_image, label_order
from bot.ui.pictures.marks import verdict
from bot.ui.pictures.scorecard import CARD_HEIGHT, FIGURE_SIZE, score_image
from bot.ui.pictures.text import set_text
from tests.pictures.look import Box, changed
from tests.pictures.scenes import CHART, SCORES

MOST = 30 * 1024


def row_box(seat: int) -> Box:
    top = 40 + 39 * seat
    return 0, px(top), px(WIDTH), px(top + 36)


def with_row(seat: int, **facts: object) -> ScoreScene:
    rows = list(SCORES.rows)
    rows[seat] = replace(rows[seat], **facts)  # type: ignore[arg-type]
    return replace(SCORES, rows=(rows[0], rows[1], rows[2], rows[3]))


def evening(deals: int) -> ChartScene:
    rng, total, totals = Random(deals), [0, 0, 0, 0], []
    for _ in range(deals):
        total = [before + rng.choice((-130, -30, 20, 31, 52, 130)) for before in total]
        totals.append((total[0], total[1], total[2], total[3]))
    best = max(total)
    return replace(CHART, totals=tuple(totals), winners=tuple(s for s in range(4) if total[s] == best))


def test_both_are_small_webp_pictures() -> None:
    for file, height in ((score_card(SCORES), CARD_HEIGHT), (chart(CHART), CHART_HEIGHT)):
        opened = Image.open(BytesIO(file))
        assert (opened.format, opened.mode, opened.size) == ("WEBP", "RGBA", (px(WIDTH), px(height)))
        assert opened.getchannel("A").getpixel((0, 0)) == 0
        assert len(file) <= MOST


def test_both_give_the_same_file_for_the_same_facts() -> None:
    assert score_card(SCORES) == score_card(replace(SCORES))
    assert chart(CHART) == chart(replace(CHART))


@pytest.mark.parametrize("size", [FIGURE_SIZE, AXIS_SIZE], ids=["figures", "axis"])
def test_digits_are_nine_pixels_high_on_a_narrow_phone(size: float) -> None:
    for digit in "0123456789":
        assert set_text(digit, px(size), BOLD).mask.height / SCALE >= 9


def test_the_widest_figures_stand_apart() -> None:
    """Tricks are set around 147, scores end at 227 and totals at 281; names end at 120."""
    tally, score, total = (
        max(set_text(text, px(FIGURE_SIZE), BOLD).width / SCALE for text in texts)
        for texts in (("10/13", "13/13"), ("+13.0", "−13.0", "−130"), ("−62.3", "120.4", "1040"))
    )
    assert 147 - tally / 2 > 120
    assert 147 + tally / 2 < 227 - score
    assert 281 - total > 227 + 3


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(
    "facts", [{"made": None}, {"score": "+9.9"}, {"word": "so"}], ids=["verdict", "score", "word"]
)
def test_a_row_shows_its_player_only(seat: int, facts: dict[str, object]) -> None:
    if "made" in facts:
        facts = {"made": not SCORES.rows[seat].made}
    one, two = score_image(SCORES), score_image(with_row(seat, **facts))
    assert {other for other in range(4) if changed(one, two, row_box(other))} == {seat}


def test_made_and_missed_differ_in_shape() -> None:
    """A disc reaches into its corners, a square stood on its corner does not."""
    near_corner = px(4), px(4)
    assert verdict(True, 20).mask.getpixel(near_corner) == 255
    assert verdict(False, 20).mask.getpixel(near_corner) == 0


def test_dashes_and_markers_differ() -> None:
    assert len(set(DASHES)) == 4
    images = []
    for seat in range(4):
        totals = [0, 0, 0, 0]
        totals[seat] = 50
        images.append(
            chart_image(replace(CHART, totals=((totals[0], totals[1], totals[2], totals[3]),))).convert("L")
        )
    plot = (px(34), px(30), px(196), px(190))
    pairs = [(a, b) for n, a in enumerate(images) for b in images[n + 1 :]]
    assert all(changed(a.point(_black_and_white), b.point(_black_and_white), plot) for a, b in pairs)


def _black_and_white(level: float) -> float:
    return 255 if level > 90 else 0


@pytest.mark.parametrize("deals", [0, 1, 2, 5, 12, 52])
def test_any_number_of_deals_fits(deals: int) -> None:
    scene = evening(deals)
    file = chart(scene)
    assert len(file) <= MOST
    image, ground = chart_image(scene), chart_image(replace(scene, totals=()))
    assert changed(image, ground, (0, px(206), px(WIDTH), px(CHART_HEIGHT))) is None
    assert (changed(image, ground) is None) == (deals == 0)


@pytest.mark.parametrize("totals", [(0, 0, 0, 0), (-50, -50, -50, -50), (9, 9, 9, 9), (99999, -99999, 1, 0)])
def test_odd_totals_are_drawn(totals: tuple[int, int, int, int]) -> None:
    assert len(chart(replace(CHART, totals=(totals,)))) <= MOST
    assert len(chart(replace(CHART, totals=(totals, (0, 0, 0, 0), totals)))) <= MOST


def test_labels_stand_in_the_order_of_the_result() -> None:
    assert label_order(CHART) == [3, 0, 2, 1]
    assert label_order(replace(CHART, winners=(2,), totals=((50, 50, 50, 10),))) == [2, 0, 1, 3]


def test_every_winner_is_crowned() -> None:
    level = replace(CHART, totals=((50, 20, 50, 10),), winners=(0,))
    shared = replace(level, winners=(0, 2))
    one, two = chart_image(level), chart_image(shared)
    first, second = ((px(200), px(32 + 43 * place), px(WIDTH), px(32 + 43 * place + 36)) for place in (0, 1))
    assert changed(one, two, first) is None
    assert changed(one, two, second) is not None
