# One chore, one command. Each does its own set-up in .venv: a bare clone, Python 3.11+, make and git are enough.

PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
NODE := $(BIN)/node .venv/page/node_modules
BIOME := $(NODE)/@biomejs/biome/bin/biome
TSC := $(NODE)/typescript/bin/tsc
CHECKED := src tests tools training $(wildcard benchmarks)

# Nothing of the caller's own settings may change what is tested.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE PYTHONOPTIMIZE PYTHONWARNINGS PYTEST_ADDOPTS PYTEST_PLUGINS
unexport COVERAGE_FILE COVERAGE_PROCESS_START NUMBA_DISABLE_JIT NUMBA_BOUNDSCHECK NUMBA_OPT HORTUS_WITHOUT_NUMBA

# What is tested where: of the rules every line, of everything else that it works; compiled what machine code may change.
COMPLETE := contract games policy records
RULES := tests/boards tests/contract tests/games tests/policy tests/records \
         tests/test_goldens.py tests/test_laws.py tests/test_toy_game.py
MACHINE := $(RULES) tests/adapters tests/players tests/review
INTERPRETED := not compiled_only and not browser and not soak and not research and not postgresql
COMPILED := not interpreted_only and not browser and not soak and not research
SHARED := tests/faults/test_faults.py tests/server/storage tests/server/tables tests/server/http $(wildcard tests/server/test_*.py)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal quick test test-interpreted test-rules test-house test-compiled test-bounds \
        test-without-numba test-postgresql test-browser test-research coverage check check-page bench soak faults format \
        format-page clean

help:
	@echo "make play     play in the browser (options: make play ARGS='--help')"
	@echo "make terminal play in the terminal"
	@echo "make quick    the tests to run all day: interpreted, no browser"
	@echo "make test     every test: interpreted and every line of the rules, compiled, bounds-checked, without Numba, with PostgreSQL, in a browser"
	@echo "make test-research  the adapters with the libraries that they adapt to: torch, JAX and peers"
	@echo "make check    format, lint, types and the directions of imports; of the page too"
	@echo "make coverage what the interpreted tests reach, line by line"
	@echo "make bench    measure: the rules against OpenSpiel, tables on the web"
	@echo "make soak     play many games and check the laws, for minutes"
	@echo "make faults   play at several servers while everything goes wrong, and check what everybody saw (ARGS='--help')"
	@echo "make format   put the source in the project's form"
	@echo "make clean    remove .venv and everything else that was made here"

# Chores

play: .venv/play.stamp
	@$(BIN)/hortus serve $(ARGS)

terminal: .venv/play.stamp
	@$(BIN)/hortus play $(ARGS)

quick: .venv/dev.stamp
	HORTUS_ENGINE=interpreted $(PYTEST) -m "$(INTERPRETED) and not thorough" $(ARGS)

test: .venv/dev.stamp
	@rm -f .coverage .coverage.*
	+@tools/phases rules house compiled bounds without-numba postgresql browser

test-interpreted: test-rules test-house

# The rules, the contract and the records are covered completely; who wants to see the rest: make coverage.
test-rules: .venv/dev.stamp
	HORTUS_ENGINE=interpreted $(PYTEST) $(addprefix --cov=src/hortus/,$(COMPLETE)) --cov-fail-under=100 \
	    --cov-report=term -m "$(INTERPRETED)" $(RULES) $(ARGS)

test-house: .venv/dev.stamp
	HORTUS_ENGINE=interpreted $(PYTEST) -m "$(INTERPRETED)" $(addprefix --ignore=,$(RULES)) $(ARGS)

# Each game is compiled by one process, before several of them would all do it.
test-compiled: .venv/dev.stamp
	@$(BIN)/python -c 'import hortus; print(*hortus.games())' | HORTUS_ENGINE=compiled xargs -P 3 -n 1 $(BIN)/hortus warmup
	HORTUS_ENGINE=compiled $(PYTEST) --dist loadfile -m "$(COMPILED)" $(MACHINE) $(ARGS)

# Checked code need not be fast: with less optimisation it is made sooner. Only files that have such tests are read:
# others set up positions as they are read, for which each process would compile every game.
test-bounds: .venv/dev.stamp
	NUMBA_BOUNDSCHECK=1 NUMBA_OPT=1 HORTUS_ENGINE=compiled $(PYTEST) --dist loadfile -m bounds \
	    $$(grep -rl --include='test_*.py' 'mark\.bounds' $(RULES)) $(ARGS)

test-without-numba: .venv/dev.stamp
	HORTUS_ENGINE=auto HORTUS_WITHOUT_NUMBA=1 $(PYTEST) -m smoke $(RULES) tests/terminal $(ARGS)

# What the server keeps, once more in a database; and several servers at one.
test-postgresql: .venv/dev.stamp
	@folder=$$(tools/postgresql); if [ -z "$$folder$$CI" ]; then \
	    echo "The tests with PostgreSQL were not run: there is none, and none could be installed."; exit; fi; \
	 PATH="$$folder:$$PATH" HORTUS_ENGINE=interpreted $(PYTEST) --database postgresql \
	    -m "not compiled_only and not browser and not soak and not research and not sqlite_only and not thorough" \
	    $(SHARED) $(ARGS)

test-browser: .venv/dev.stamp
	@chromium=$$(tools/chromium $(BIN)/python); if [ -z "$$chromium$$CI" ]; then \
	    echo "The browser tests were not run: there is no Chromium, and none could be installed."; exit; fi; \
	 HORTUS_ENGINE=interpreted CHROMIUM="$$chromium" $(PYTEST) -m "browser and not soak" tests/web $(ARGS)

test-research: .venv/dev.stamp .venv/research.stamp
	HORTUS_ENGINE=compiled $(PYTEST) --dist loadfile -m "research and not soak" $(ARGS)

coverage: .venv/dev.stamp
	HORTUS_ENGINE=interpreted $(PYTEST) --cov --cov-report=term -m "$(INTERPRETED)" $(ARGS)

check: .venv/dev.stamp
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m ruff check .
	$(BIN)/python -m mypy $(CHECKED)
	$(BIN)/lint-imports --no-logo
	@$(call page,check-page)

check-page: .venv/page.stamp
	$(BIOME) check --error-on-warnings
	$(TSC) --project src/hortus/web

bench: .venv/dev.stamp .venv/benchmarks.stamp
	$(BIN)/python -m benchmarks $(ARGS)

soak: .venv/dev.stamp
	CHROMIUM="$$(tools/chromium $(BIN)/python)" HORTUS_ENGINE=compiled $(BIN)/python -m pytest -m soak -s $(ARGS)

faults: .venv/dev.stamp
	@PATH="$$(tools/postgresql):$$PATH" $(BIN)/python -m tests.faults $(ARGS)

format: .venv/dev.stamp
	$(BIN)/python -m ruff check --fix-only --quiet .
	$(BIN)/python -m ruff format .
	@$(call page,format-page)

format-page: .venv/page.stamp
	$(BIOME) check --write

# What reads scripts and styles comes from elsewhere: where it cannot be had, the rest counts.
define page
if $(MAKE) --no-print-directory .venv/page.stamp; then $(MAKE) --no-print-directory $(1); \
else echo "The page's scripts and styles were left alone: what reads them could not be installed."; fi
endef

clean:
	rm -rf .venv build dist htmlcov test-results .coverage .coverage.* src/*.egg-info
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Set-up: uv where it is present and works, venv and pip everywhere else. A stamp is as old as what it installed.
# Every file that is fetched has its hash in requirements/, and is refused if it has another. The lists there are complete, so
# nobody looks for what they need in turn: some versions of pip would take the newest of it, and refuse it.

LOCKED := --require-hashes --no-deps

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

.venv/play.stamp: .venv/made.stamp pyproject.toml requirements/build.txt requirements/play.txt
	@echo "Installing what Hortus needs."
	@$(call install,$(LOCKED) -r requirements/build.txt -r requirements/play.txt)
	@$(call install,--no-deps --no-build-isolation --editable .)
	@touch $@

.venv/dev.stamp: .venv/play.stamp requirements/dev.txt
	@echo "Installing the tools for tests and checks."
	@$(call install,$(LOCKED) -r requirements/dev.txt)
	@touch $@

.venv/benchmarks.stamp: .venv/play.stamp requirements/benchmarks.txt
	@echo "Installing the peers to measure against."
	@$(call install,$(LOCKED) -r requirements/benchmarks.txt)
	@touch $@

.venv/research.stamp: .venv/dev.stamp requirements/research.txt
	@echo "Installing the libraries that researchers use."
	@$(call install,$(LOCKED) -r requirements/research.txt)
	@touch $@

# The page needs no Node. What checks it has one of its own, so that it is the same everywhere.
.venv/page.stamp: .venv/play.stamp requirements/page.txt requirements/package.json requirements/package-lock.json
	@echo "Installing what checks the page."
	@$(call install,$(LOCKED) -r requirements/page.txt)
	@mkdir -p .venv/page && cp requirements/package.json requirements/package-lock.json .venv/page/
	@$(BIN)/npm ci --prefix .venv/page --ignore-scripts --no-audit --no-fund --loglevel error
	@touch $@
