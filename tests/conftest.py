"""Settings for all tests."""

from signal import SIGINT, default_int_handler, signal

from hypothesis import settings

# Whoever runs the tests in the background has stopped their ears, and whatever they start is deaf.
signal(SIGINT, default_int_handler)

# No deadline: tests share the machine with each other, and a slow moment is no fault.
settings.register_profile("millhand", deadline=None)
settings.load_profile("millhand")
