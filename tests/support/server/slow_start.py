"""A module that takes a while to be imported."""

import time

time.sleep(3.0)
