# Every target installs what it needs. The compiled package lives in .venv, the interpreted one is
# PYTHONPATH=src: so src/ never holds a library, and no one mistakes one for the other.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
INSTALLED := $(VENV)/.installed
CHECKED := $(wildcard src tests benchmarks tools setup.py)
# Node.js comes from PyPI into .venv, and what checks the page scripts from npm into node_modules.
NPM := PATH='$(CURDIR)/$(VENV)/bin':"$$PATH" npm --no-audit --no-fund --no-update-notifier

# A path from the caller must not turn a compiled run into an interpreted one.
unexport PYTHONPATH
FROM_SOURCE := PYTHONPATH='$(CURDIR)/src'

.NOTPARALLEL:
TESTS ?=
# Most tests need no browser: one is found or fetched only for those that do.
# `make quick`, and the interpreted laws in `make test`, run one in so many cases of a test.
SAMPLE := 10
SLOW := browser server packaging lab test_readme.py test_client.py test_odds.py terminal/commands/test_serve.py terminal/play/test_pty.py
PYTEST := $(PY) -m pytest -n auto --dist worksteal
IN_BROWSER := $(if $(TESTS),$(findstring browser,$(TESTS)),yes)

.PHONY: install play test test-all test-ray test-open-spiel test-browsers quick check docs format pages words edition odds screenshots bench bench-lab bench-environments check-environments clean FORCE

install: $(INSTALLED)

play: $(INSTALLED)
	@exec $(VENV)/bin/boneyard serve

test: $(INSTALLED) $(VENV)/.deps-test
	@mode=$$(cat $(INSTALLED)); \
	[ $$mode = compiled ] || echo "Nothing could be compiled here: the tests expect Boneyard interpreted."; \
	$(if $(IN_BROWSER),browser=$$($(PY) tools/chromium.py) || exit 1; export BONEYARD_BROWSER="$$browser";) \
	BONEYARD_EXPECT=$$mode $(PYTEST) $(TESTS)
ifeq ($(TESTS),)
	@$(FROM_SOURCE) BONEYARD_EXPECT=interpreted BONEYARD_SAMPLE='$(SAMPLE)' $(PYTEST) tests/laws
endif

# Everything, and all laws interpreted instead of a sample of them.
test-all:
	@$(MAKE) --no-print-directory test SAMPLE=

# The lab on a Ray cluster of two nodes, started by the test; Ray is too large to be installed for all tests.
test-ray: $(INSTALLED) $(VENV)/.deps-test $(VENV)/.deps-ray
	@BONEYARD_EXPECT=$$(cat $(INSTALLED)) $(PY) -m pytest tests/lab/test_ray.py

# The environments in OpenSpiel, which brings scipy along.
test-open-spiel: $(INSTALLED) $(VENV)/.deps-test $(VENV)/.deps-open_spiel
	@BONEYARD_EXPECT=$$(cat $(INSTALLED)) $(PY) -m pytest tests/open_spiel

# A round of each family in Firefox and in WebKit; one browser at a time, each has its own way to be slow.
test-browsers: $(INSTALLED) $(VENV)/.deps-test
	@$(PY) tools/other_browsers.py
	@BONEYARD_EXPECT=$$(cat $(INSTALLED)) $(PY) -m pytest tests/other_browsers

# What needs neither a browser nor a server: every test, on a sample of its editions.
quick: $(INSTALLED) $(VENV)/.deps-test
	@BONEYARD_EXPECT=$$(cat $(INSTALLED)) BONEYARD_SAMPLE='$(SAMPLE)' $(PYTEST) $(addprefix --ignore=tests/,$(SLOW)) tests

check: $(VENV)/.deps-test $(VENV)/.deps-check node_modules/.installed
	@$(PY) -m ruff format --check $(CHECKED)
	@$(PY) -m ruff check $(CHECKED)
	@$(PY) -m mypy --strict $(CHECKED)
	@$(FROM_SOURCE) $(PY) -m pytest -q tests/test_house.py
	@$(NPM) run --silent check

format: $(VENV)/.deps-check node_modules/.installed
	@$(PY) -m ruff format $(CHECKED)
	@$(PY) -m ruff check --fix $(CHECKED)
	@$(NPM) run --silent fix

# The rows of answers are the source, docs/games/ is what they say.
pages: $(INSTALLED)
	@$(PY) tools/game_pages.py
	@$(PY) tools/protocol_pages.py
	@$(PY) tools/refusal_pages.py
	@$(PY) tools/readme_pictures.py

# Every message that is marked for translation, into the catalogs of all languages.
words: $(VENV)/.deps-test
	@$(FROM_SOURCE) $(PY) tools/words.py $(WORDS)

# All that is kept about editions, after one was added: pages, sentences, playthrough, digest, and the position in its pictures.
edition: pages words
	@$(FROM_SOURCE) $(PY) tests/playthroughs/make.py
	@$(FROM_SOURCE) $(PY) tests/laws/digests.py write
	@$(FROM_SOURCE) $(PY) tools/moments.py

# The API reference, from docstrings.
docs: $(INSTALLED) $(VENV)/.deps-docs
	@$(PY) tools/api_pages.py

# How often the games for one are won; it takes the better part of an hour.
odds: $(INSTALLED)
	@$(PY) tools/odds_page.py

# Pictures of every family's table at the size of a phone and of a desk, into build/screenshots.
screenshots: $(INSTALLED) $(VENV)/.deps-test
	@$(PY) tools/screenshots.py

bench: $(INSTALLED)
	@$(PY) benchmarks/peers.py

# The environments beside those of OpenSpiel, in one run.
bench-environments: $(INSTALLED) $(VENV)/.deps-test $(VENV)/.deps-open_spiel
	@$(PY) benchmarks/environments.py

# Every batch against the engine over 10,000 rounds, and 100,000 resampled worlds; it takes an hour.
check-environments: $(INSTALLED) $(VENV)/.deps-test
	@$(PY) tools/check_environments.py

# What the lab costs beside a plain loop, and what a second core gains.
bench-lab: $(INSTALLED)
	@$(PY) benchmarks/lab.py

clean:
	rm -rf $(VENV) $(VENV)-* node_modules build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools $(wildcard benchmarks) -name __pycache__ -prune -exec rm -rf {} +

# --- the environment ---------------------------------------------------------------------------

# A PYTHON named by the caller that is not the one .venv was made with asks for another .venv.
ifneq ($(filter command environment,$(firstword $(origin PYTHON))),)
ifneq ($(PYTHON),$(shell cat $(VENV)/.made 2>/dev/null))
$(VENV)/.made: FORCE
endif
endif

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	{ echo "Boneyard needs Python 3.11 or newer, and $(PYTHON) is not: try make PYTHON=python3.12."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	{ echo "Boneyard needs the venv module, and $(PYTHON) lacks it: install python3-venv."; exit 1; }
	@echo "Making $(VENV)."
	@$(PYTHON) -m venv --clear $(VENV)
	@echo '$(PYTHON)' > $@

$(VENV)/.deps-%: pyproject.toml tools/requirements.py tools/install.py $(VENV)/.made
	@mkdir -p build
	@$(PY) tools/install.py needs $*
	@touch $@

node_modules/.installed: package.json package-lock.json $(VENV)/.deps-check
	@echo "Installing what checks the page scripts."
	@$(NPM) ci --silent
	@touch $@

# --- the package -------------------------------------------------------------------------------

# A deleted file changes no time stamp, so the list of files is itself a file that changes.
SOURCES := $(shell find src -type f ! -name '.*' \
	\( -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.bones' -o -name py.typed -o -path 'src/boneyard/web/*' \) | LC_ALL=C sort)
LISTED := $(shell mkdir -p build && echo '$(SOURCES)' > build/sources.new && \
	{ cmp -s build/sources.new build/sources || mv build/sources.new build/sources; })

BUILDING := $(addprefix tools/,compiler.py docstrings.py install.py requirements.py translation_units.py)

# An interpreted install ends when a compiler appears, a compiled one when BONEYARD_INTERPRETED is set.
MODE := $(shell cat $(INSTALLED) 2>/dev/null)
ifneq ($(MODE),)
ifneq ($(BONEYARD_INTERPRETED)$(filter interpreted,$(MODE)),)
ifneq ($(MODE),$(shell $(PY) tools/install.py wanted))
$(INSTALLED): FORCE
endif
endif
endif

# The stamp takes the time of the start: a file saved while the compiler runs is newer than it.
# build/ is kept, so that only what changed is compiled again; setup.py sees to stale files in it.
$(INSTALLED): $(SOURCES) build/sources pyproject.toml setup.py $(BUILDING) $(VENV)/.deps-build
	@touch build/started
	@$(PY) tools/install.py boneyard $@
	@touch -r build/started $@
