"""Ray is large and optional: its tests run only if it's installed, as by `make test-ray`."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("ray") else ["test_ray.py"]
