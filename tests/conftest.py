"""Settings for all tests."""

from hypothesis import settings

# No deadline: tests share the machine with each other, and a slow moment is no fault.
settings.register_profile("millhand", deadline=None)
settings.load_profile("millhand")
