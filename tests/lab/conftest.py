"""Ray is large and optional: its tests are there where it is installed, as `make test-ray` does."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("ray") else ["test_ray.py"]
