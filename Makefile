# Two commands do everything on a fresh machine: `make play` and `make test`. `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000

NATIVE := $(shell find native -type f) CMakeLists.txt pyproject.toml
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*')
ANSWERS := $(wildcard tests/cli/test_*_answers.py) tests/cli/test_naming.py tests/presets
KERNELS := $(addprefix tests/solver/test_, native_door.py rack.py keep_properties.py layout.py layout_exact.py)
WEB_BUILT := src/shakespell/web/index.html

.DEFAULT_GOAL := help
.PHONY: help setup play test test-answers test-deep native-asan check wheel lock format screenshots benchmarks clean

help:  ## What there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

setup: $(VENV)/.built $(WEB_BUILT)  ## Environment, compiled core and web client; leaves .venv/bin/shakespell

play: setup  ## Everything, then the server at a printed address
	$(BIN)/shakespell serve --port $(PORT) --house-list

test: export PYTHONHASHSEED = 0
test: setup $(VENV)/.dev web/node_modules/.installed  ## Everything the tests need, then every test, with the same examples each time
	scripts/install-test-services
	npm --prefix web test
	$(BIN)/pytest -n auto --dist worksteal --ignore tests/e2e
	$(BIN)/pytest -n auto --dist worksteal tests/e2e  # apart: the browser's driver keeps an event loop of its own

test-answers: setup $(VENV)/.dev  ## What the engine answers, under another hash seed of the interpreter
	PYTHONHASHSEED=8 $(BIN)/pytest -n auto --dist worksteal $(ANSWERS)

native-asan: setup $(VENV)/.dev  ## The compiled core under the address and undefined-behaviour sanitizers
	scripts/native-asan $(KERNELS)

test-deep: setup $(VENV)/.dev  ## Property tests with new examples and more of them; write what they find down as a fixed example
	$(BIN)/pytest -n auto --dist worksteal -m hypothesis --hypothesis-profile new --ignore tests/e2e --ignore tests/server

check: setup $(VENV)/.dev web/node_modules/.installed  ## Format, lint, types, import contracts, drift of generated files
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m shakespell.server.schema --check
	$(BIN)/python scripts/sentences.py --check
	$(BIN)/python scripts/readings.py --check
	$(BIN)/python scripts/rolls.py --check
	npm --prefix web run check
	scripts/check-tree

wheel: setup $(VENV)/.dev  ## A wheel with the web client inside, in dist/
	$(BIN)/python -m build --wheel --no-isolation

format: $(VENV)/.dev  ## Put the code into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	npm --prefix web run format

lock:  ## Pin the dependencies anew (needs uv)
	scripts/lock

screenshots: setup $(VENV)/.dev  ## Every screen, phone and desktop, light and dark, into screenshots/
	scripts/install-test-services
	$(BIN)/python scripts/screenshots.py

benchmarks: setup $(VENV)/.dev  ## Every benchmark, one after the other
	scripts/benchmarks

clean:  ## Forget everything that was built
	rm -rf $(VENV) build dist web/node_modules src/shakespell/web screenshots

$(VENV)/.python:
	scripts/create-environment $(PYTHON) $(VENV)
	@touch $@

$(VENV)/.play: requirements/play.lock | $(VENV)/.python
	scripts/install-locked $(VENV) requirements/play.lock
	@touch $@

$(VENV)/.dev: requirements/dev.lock $(VENV)/.play
	scripts/install-locked $(VENV) requirements/dev.lock
	@touch $@

$(VENV)/.built: $(VENV)/.play $(NATIVE)
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

web/node_modules/.installed: web/package-lock.json
	scripts/install-web
	@touch $@

$(WEB_BUILT): web/node_modules/.installed $(WEB)
	npm --prefix web run --silent build
