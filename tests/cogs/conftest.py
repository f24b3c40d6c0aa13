"""The same deals in every run of a test, and stand-ins for pictures, whose drawing has tests of its own."""

from tests.harness.stand_ins import quick_pictures, real_pictures, same_deals

__all__ = ["quick_pictures", "real_pictures", "same_deals"]
