# One chore, one command. Each does its own set-up in .venv: a bare clone, Python 3.11+, make and git are enough.

PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest
COVERED := $(PYTEST) --cov --cov-report=
CHECKED := src tests $(wildcard benchmarks)
COMPLETE := */hortus/contract/*,*/hortus/games/*,*/hortus/records/*

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test test-interpreted test-compiled test-bounds test-without-numba test-browser test-coverage \
        check types bench soak format clean

help:
	@echo "make play     play in the browser (options: make play ARGS='--help')"
	@echo "make terminal play in the terminal"
	@echo "make test     every test: interpreted, compiled, bounds-checked, without Numba, in a browser; then coverage"
	@echo "make check    format, lint, types and the directions of imports"
	@echo "make bench    measure: the rules against OpenSpiel, tables on the web"
	@echo "make soak     play many games and check the laws, for minutes"
	@echo "make format   put the source in the project's form"
	@echo "make clean    remove .venv and everything else that was made here"

# Chores

play: .venv/play.stamp
	@$(BIN)/hortus serve $(ARGS)

terminal: .venv/play.stamp
	@$(BIN)/hortus play $(ARGS)

test: .venv/dev.stamp
	@rm -f .coverage .coverage.*
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-bounds
	@$(MAKE) --no-print-directory test-without-numba
	@$(MAKE) --no-print-directory test-browser
	@$(MAKE) --no-print-directory test-coverage

test-interpreted: .venv/dev.stamp
	COVERAGE_FILE=.coverage.interpreted HORTUS_ENGINE=interpreted $(COVERED) -n 2 -m "not compiled_only and not browser and not soak" $(ARGS)

# Each game is compiled by one process, before two of them would both do it.
test-compiled: .venv/dev.stamp
	@$(BIN)/python -c 'import hortus; print(*hortus.games())' | HORTUS_ENGINE=compiled xargs -P 2 -n 1 $(BIN)/hortus warmup
	COVERAGE_FILE=.coverage.compiled HORTUS_ENGINE=compiled $(COVERED) -n 2 --dist loadfile -m "not interpreted_only and not browser and not soak" $(ARGS)

test-bounds: .venv/dev.stamp
	NUMBA_BOUNDSCHECK=1 HORTUS_ENGINE=compiled $(PYTEST) -n 2 --dist loadfile -m bounds $(ARGS)

test-without-numba: .venv/dev.stamp
	env -u HORTUS_ENGINE COVERAGE_FILE=.coverage.without-numba HORTUS_WITHOUT_NUMBA=1 $(COVERED) -n 2 -m smoke $(ARGS)

test-browser: .venv/dev.stamp
	env -u HORTUS_ENGINE CHROMIUM="$$(tools/chromium $(BIN)/python)" $(PYTEST) -n 2 -m browser $(ARGS)

# Rules, contract and records are covered completely; the rest is reported.
test-coverage: .venv/dev.stamp
	@$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m coverage report
	$(BIN)/python -m coverage report --include='$(COMPLETE)' --fail-under=100

check: .venv/dev.stamp
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m ruff check .
	$(BIN)/python -m mypy $(CHECKED)
	$(BIN)/lint-imports --no-logo
	@$(MAKE) --no-print-directory types

# The page needs no Node; where there is a TypeScript compiler it reads the types in the page's comments.
types:
	@if command -v tsc >/dev/null; then tsc --project src/hortus/web; \
	 elif npx --no-install tsc --version >/dev/null 2>&1; then npx --no-install tsc --project src/hortus/web; \
	 else echo "The types of the page were not checked: there is no tsc."; fi

bench: .venv/dev.stamp .venv/research.stamp
	$(BIN)/python -m benchmarks $(ARGS)

soak: .venv/dev.stamp
	HORTUS_ENGINE=compiled $(PYTEST) -m soak -s $(ARGS)

format: .venv/dev.stamp
	$(BIN)/python -m ruff check --fix-only --quiet .
	$(BIN)/python -m ruff format .

clean:
	rm -rf .venv build dist htmlcov test-results .coverage .coverage.* src/*.egg-info
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Set-up: uv where it is present and works, venv and pip everywhere else. A stamp is as old as what it installed.

define install
if command -v uv >/dev/null && uv pip install --quiet --compile-bytecode --python $(BIN)/python $(1) 2>/dev/null; then :; \
else $(BIN)/python -m pip install --quiet --disable-pip-version-check $(1); fi
endef

.venv/made.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	    { echo "Hortus needs Python 3.11 or newer; name one like this: make PYTHON=python3.12 play" >&2; exit 1; }
	@echo "Setting up .venv; this happens once."
	@rm -rf .venv
	@if command -v uv >/dev/null && uv venv --quiet --seed --python "$$(command -v $(PYTHON))" .venv 2>/dev/null; then :; \
	 else rm -rf .venv && $(PYTHON) -m venv .venv; fi
	@touch $@

.venv/play.stamp: .venv/made.stamp pyproject.toml requirements/play.txt
	@echo "Installing what Hortus needs."
	@$(call install,-r requirements/play.txt)
	@$(call install,--no-deps --editable .)
	@touch $@

.venv/dev.stamp: .venv/play.stamp requirements/dev.txt
	@echo "Installing the tools for tests and checks."
	@$(call install,-r requirements/dev.txt)
	@touch $@

.venv/research.stamp: .venv/play.stamp requirements/research.txt
	@echo "Installing the peers to measure against."
	@$(call install,-r requirements/research.txt)
	@touch $@
