"""What tests need to play as people on a simulated Discord; tests/README.md teaches how."""

from tests.harness.clock import EPOCH, ManualClock, ManualHandle
from tests.harness.components import Button, buttons, card_of, find_button, pictures, texts, walk
from tests.harness.limits import check_message_payload, faults_in
from tests.harness.players import Live, Players
from tests.harness.requests import Kind, Recorder, Request
from tests.harness.world import NAMES, World, open_world

__all__ = [
    "EPOCH",
    "NAMES",
    "Button",
    "Kind",
    "Live",
    "ManualClock",
    "ManualHandle",
    "Players",
    "Recorder",
    "Request",
    "World",
    "buttons",
    "card_of",
    "check_message_payload",
    "faults_in",
    "find_button",
    "open_world",
    "pictures",
    "texts",
    "walk",
]
