# Two commands: `make play` and `make test`. Each makes what it needs below this folder and nothing outside of it.

PYTHON ?= python3
UV_VERSION := 0.13.7
BIN := .venv/bin
COMPILED := $(shell find src/magehall/core src/magehall/games src/magehall/bots src/magehall/adapters -name '*.py') hatch_build.py

# uv reads its own variables only: hand it pip's index where one is set, and the machine's certificates.
export UV_SYSTEM_CERTS := 1
export UV_PYTHON_DOWNLOADS := never
ifdef PIP_INDEX_URL
export UV_DEFAULT_INDEX := $(PIP_INDEX_URL)
endif

.PHONY: play test check fix bench lock clean

play: .venv/.compiled
	@$(BIN)/magehall play wizard

test: check .venv/.compiled
	@echo "— Tests, interpreted, with coverage"
	@MAGEHALL_INTERPRETED=1 $(BIN)/pytest -n auto --cov --cov-report=term
	@echo "— Tests, compiled"
	@$(BIN)/python -c "import sys, magehall; sys.exit(not magehall.is_compiled())" \
		&& $(BIN)/pytest -n auto \
		|| { $(BIN)/python -c "import sys, magehall; sys.exit(magehall.is_compiled())" \
		&& echo "No C compiler here: the tests ran interpreted only."; }

check: .venv/.dev
	@echo "— Style, types and rooms"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo > .venv/.rooms || { cat .venv/.rooms; exit 1; }

fix: .venv/.dev
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

bench: .venv/.dev .venv/.compiled
	@for file in bench/*.py; do $(BIN)/python $$file || exit 1; done

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
	@echo "— Compiling the rules (a few minutes; MAGEHALL_INTERPRETED=1 leaves it out)"
	@$(BIN)/python hatch_build.py
	@touch $@

define install
$(BIN)/uv pip install --quiet --require-hashes -r $(1) \
	|| $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $(1)
endef

lock: .venv/.uv
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 --extra build pyproject.toml -o requirements.lock
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 --extra dev pyproject.toml -o requirements-dev.lock

clean:
	@rm -rf .venv build dist .mypy_cache .ruff_cache .hypothesis .coverage* .import_linter_cache
	@find src -name '*.so' -delete
