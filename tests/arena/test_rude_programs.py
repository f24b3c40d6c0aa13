"""Programs that do not read, never stop writing, or are gone keep nobody waiting."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from bot.arena import program
from bot.arena.program import Program
from bot.engine import submit
from bot.engine.cards import PACK
from bot.engine.messages import StartDeal
from bot.engine.presets import CALLBREAK
from bot.engine.state import Match

RUDE = {
    "does not read": "import time\nwhile True:\n    print('{}', flush=True)\n    time.sleep(0.01)\n",
    "never stops": "while True:\n    print('{\"call\": 2}')\n",
    "never ends a line": "import sys\nwhile True:\n    sys.stdout.write('7' * 9999)\n",
    "says nothing more": "import os, time\nos.close(1)\ntime.sleep(600)\n",
    "is gone": "",
}


@pytest.mark.parametrize("text", RUDE.values(), ids=RUDE)
def test_a_rude_program_keeps_nobody_waiting(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "_LAST_WORDS", 0.2)
    match, events = submit(Match(CALLBREAK, 0), StartDeal(tuple(Random(1).sample(PACK, 52))))
    (tmp_path / "player.py").write_text(text)
    chair = Program(f'{sys.executable} "{tmp_path / "player.py"}"', limit=0.2)
    for event in 1000 * events:  # far more than a pipe holds
        chair.see(match, 0, event)
    assert 1 <= chair.call(match, 0) <= 13
    chair.close()
    assert chair._process.returncode is not None
    chair._listener.join(5)
    assert not chair._listener.is_alive()
    assert chair._lines.qsize() <= program._FLOOD + 1
