# One chore, one command. Each does its own set-up in .venv: a bare clone, Python 3.11+, make and git are enough.

PYTHON ?= python3
ARGS ?=
ONLY ?=

BIN := .venv/bin
NODE := $(BIN)/node .venv/page/node_modules
BIOME := $(NODE)/@biomejs/biome/bin/biome
TSC := $(NODE)/typescript/bin/tsc
CHECKED := src tests tools training $(wildcard benchmarks)

# Nothing of the caller's own settings may change what is tested.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE PYTHONOPTIMIZE PYTHONWARNINGS PYTEST_ADDOPTS PYTEST_PLUGINS
unexport COVERAGE_FILE COVERAGE_PROCESS_START NUMBA_DISABLE_JIT NUMBA_BOUNDSCHECK NUMBA_OPT HORTUS_WITHOUT_NUMBA

# The phases of the tests; docs/testing.md says what each one covers.
PHASES := rules product browser
MORE_PHASES := long compiled bounds without-numba postgresql browser-long
COMPLETE := contract games policy records
RULES := tests/boards tests/contract tests/games tests/policy tests/records \
         tests/test_goldens.py tests/test_laws.py tests/test_toy_game.py
MACHINE := $(RULES) tests/adapters tests/players tests/review
SHARED := tests/faults/test_faults.py tests/server/storage tests/server/tables tests/server/http $(wildcard tests/server/test_*.py)
INTERPRETED := not compiled_only and not browser and not soak and not research and not postgresql
COMPILED := not interpreted_only and not browser and not soak and not research

# $(call pytest,DIST,PROCESSES) runs on all cores, with one process each unless more are wanted because tests wait; $(call paths,PATHS)
# is what to collect. With ONLY=NODE_ID only that test runs, in one process.
pytest = $(BIN)/python -m pytest $(if $(ONLY),,-n $(or $(2),auto) --dist $(1))
paths = $(if $(ONLY),"$$ONLY",$(1))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal quick test test-all $(addprefix test-,$(PHASES) $(MORE_PHASES)) test-research \
        coverage check check-page bench soak faults format format-page clean

help:
	@echo "make play      play in the browser (with friends in your network: make play LAN=1; options: make play ARGS='--help')"
	@echo "make terminal  play in the terminal"
	@echo "make test      the tests: every rule and law, the server, the page in a browser; 4 to 5 minutes on two cores"
	@echo "make test-all  more tests: compiled, bounds-checked, without Numba, PostgreSQL, long"
	@echo "make test-research  the adapters with the libraries they adapt to: torch, JAX and others"
	@echo "make quick     the tests to run while you work: interpreted, no browser"
	@echo "make check     format, lint, types and the directions of imports; of the page too"
	@echo "make coverage  line coverage of the interpreted tests"
	@echo "make bench     measure: the rules against OpenSpiel, tables on the web"
	@echo "make soak      play many games and check the laws, for minutes"
	@echo "make faults    play at several servers while faults are injected, and check what everybody saw (ARGS='--help')"
	@echo "make format    format the source"
	@echo "make clean     remove .venv and everything else that was made here"

# Chores

play: .venv/play.stamp
	@$(BIN)/hortus serve $(if $(filter-out 0,$(LAN)),--lan) $(ARGS)

terminal: .venv/play.stamp
	@$(BIN)/hortus play $(ARGS)

quick: .venv/dev.stamp
	HORTUS_ENGINE=interpreted $(call pytest,worksteal,$$($(BIN)/python -c 'import os; print(os.cpu_count() + 1)')) \
	    -m "$(INTERPRETED) and not thorough and not long" $(call paths) $(ARGS)

# make does not export MAKE by itself.
test: .venv/dev.stamp
	+@MAKE="$(MAKE)" $(BIN)/python -m tools.phases $(PHASES)

test-all: .venv/dev.stamp
	+@MAKE="$(MAKE)" $(BIN)/python -m tools.phases $(MORE_PHASES)

# The rules, the contract, the policy and the records are covered completely; for everything else: make coverage.
test-rules: .venv/dev.stamp
	@rm -f .coverage .coverage.*
	HORTUS_ENGINE=interpreted $(call pytest,worksteal) $(if $(ONLY),,$(addprefix --cov=src/hortus/,$(COMPLETE)) \
	    --cov-fail-under=100 --cov-report=term) -m "$(INTERPRETED) and not long" $(call paths,$(RULES)) $(ARGS)

test-product: .venv/dev.stamp
	HORTUS_ENGINE=interpreted $(call pytest,worksteal) -m "$(INTERPRETED) and not long" \
	    $(call paths,$(addprefix --ignore=,$(RULES))) $(ARGS)

test-long: .venv/dev.stamp
	HORTUS_ENGINE=interpreted $(call pytest,worksteal) -m "$(INTERPRETED) and long" $(call paths) $(ARGS)

# One process compiles each game, before several processes would all compile it.
test-compiled: .venv/dev.stamp
	@$(BIN)/python -c 'import hortus; print(*hortus.games())' | HORTUS_ENGINE=compiled xargs -P 3 -n 1 $(BIN)/hortus warmup
	HORTUS_ENGINE=compiled $(call pytest,loadfile) -m "$(COMPILED)" $(call paths,$(MACHINE)) $(ARGS)

# Checked code need not be fast: with less optimisation it compiles sooner. Only files with such tests are collected, because
# others set up positions on import, for which each process would compile every game.
test-bounds: .venv/dev.stamp
	NUMBA_BOUNDSCHECK=1 NUMBA_OPT=1 HORTUS_ENGINE=compiled $(call pytest,loadfile) -m bounds \
	    $(call paths,$$(grep -rl --include='test_*.py' 'mark\.bounds' $(RULES))) $(ARGS)

test-without-numba: .venv/dev.stamp
	HORTUS_ENGINE=auto HORTUS_WITHOUT_NUMBA=1 $(call pytest,worksteal) -m smoke $(call paths,$(RULES) tests/terminal) $(ARGS)

# The tests that store something, repeated with PostgreSQL; and several servers at one database.
test-postgresql: .venv/dev.stamp
	@folder=$$(tools/postgresql); if [ -z "$$folder$$CI" ]; then \
	    $(BIN)/python -m tools.phases --skip "there is no PostgreSQL, and none could be installed"; exit; fi; \
	 PATH="$$folder:$$PATH" HORTUS_ENGINE=interpreted $(call pytest,worksteal) --database postgresql \
	    -m "not compiled_only and not browser and not soak and not research and not sqlite_only and not thorough" \
	    $(call paths,$(SHARED)) $(ARGS)

test-browser: .venv/dev.stamp
	@$(call browser,browser and not soak and not long)

test-browser-long: .venv/dev.stamp
	@$(call browser,browser and not soak and long)

# A failed test is repeated once, in a fresh window. If it passes then, the summary lists it as unsteady.
define browser
chromium=$$(tools/chromium $(BIN)/python); if [ -z "$$chromium$$CI" ]; then \
    $(BIN)/python -m tools.phases --skip "there is no Chromium, and none could be installed"; exit; fi; \
HORTUS_ENGINE=interpreted CHROMIUM="$$chromium" $(call pytest,worksteal) --reruns 1 -m "$(1)" $(call paths,tests/web) $(ARGS)
endef

test-research: .venv/dev.stamp .venv/research.stamp
	HORTUS_ENGINE=compiled $(call pytest,loadfile) -m "research and not soak" $(call paths) $(ARGS)

coverage: .venv/dev.stamp
	HORTUS_ENGINE=interpreted $(call pytest,worksteal) --cov --cov-report=term -m "$(INTERPRETED)" $(ARGS)

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
	PATH="$$(tools/postgresql):$$PATH" CHROMIUM="$$(tools/chromium $(BIN)/python)" HORTUS_ENGINE=compiled \
	    $(BIN)/python -m pytest -m soak --timeout 0 -s $(ARGS)

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

# Set-up: tools/set_up.py installs with uv or pip, shows progress and explains failures. A stamp is as old as what it installed.
# Every file that is fetched has its hash in requirements/, and is refused if it has another. The lists there are complete, so
# nobody looks for what they need in turn: some versions of pip would take the newest of it, and refuse it.

LOCKED := --require-hashes --no-deps
INSTALL := $(BIN)/python tools/set_up.py install

.venv/made.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	    { echo "Hortus needs Python 3.11 or newer; name one like this: make PYTHON=python3.12 play" >&2; exit 1; }
	@$(PYTHON) tools/set_up.py environment

.venv/play.stamp: .venv/made.stamp pyproject.toml requirements/build.txt requirements/play.txt
	@$(INSTALL) "what Hortus needs" $(LOCKED) -r requirements/build.txt -r requirements/play.txt
	@$(INSTALL) "Hortus itself" --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev.stamp: .venv/play.stamp requirements/dev.txt
	@$(INSTALL) "the tools for tests and checks" $(LOCKED) -r requirements/dev.txt
	@touch $@

.venv/benchmarks.stamp: .venv/play.stamp requirements/benchmarks.txt
	@$(INSTALL) "the peers to measure against" $(LOCKED) -r requirements/benchmarks.txt
	@touch $@

.venv/research.stamp: .venv/dev.stamp requirements/research.txt
	@$(INSTALL) "the libraries that researchers use" $(LOCKED) -r requirements/research.txt
	@touch $@

# The page needs no Node. What checks it has one of its own, so that it is the same everywhere.
.venv/page.stamp: .venv/play.stamp requirements/page.txt requirements/package.json requirements/package-lock.json
	@$(INSTALL) "what checks the page" $(LOCKED) -r requirements/page.txt
	@mkdir -p .venv/page && cp requirements/package.json requirements/package-lock.json .venv/page/
	@$(BIN)/npm ci --prefix .venv/page --ignore-scripts --no-audit --no-fund --loglevel error
	@touch $@
