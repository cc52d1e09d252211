# make demo: the main job on a fresh machine. make test: the tests. Both set up .venv by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help demo test lint format bench playthroughs clean

help:
	@echo "make demo          the night of “start night with Sentinel and Witch”, in both languages"
	@echo "make test          all tests"
	@echo "make lint          ruff and mypy --strict"
	@echo "make bench         how fast a script is written, with the environment"
	@echo "make format        formats the code"
	@echo "make playthroughs  writes tests/playthroughs anew; look at the difference before you commit it"
	@echo "make clean         removes what was made here"

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Nightcaller needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3.11"; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "No virtual environment could be made; on Debian, install the package python3-venv."; exit 1; }
	@echo "Setting up $(VENV) …"
	@if [ -t 1 ]; then quiet=; else quiet=--quiet; fi; \
	  $(BIN)/python -m pip install $$quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

demo: $(READY)
	@mkdir -p demo
	@echo "“Start night with Sentinel and Witch”"
	@echo
	@$(BIN)/nightcaller script --roles sentinel,witch --players 5
	@echo
	@echo "«Почни ніч: Вартовий і Відьма»"
	@echo
	@$(BIN)/nightcaller script --roles sentinel,witch --players 5 --lang uk
	@echo
	@for lang in en uk; do \
	  $(BIN)/nightcaller script --roles sentinel,witch --players 5 --lang $$lang \
	    --format text,json,ssml,srt,html --out demo || exit 1; done

test: $(READY)
	@$(BIN)/python -m pytest

lint: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

format: $(READY)
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(READY)
	@$(BIN)/python -m tests.bench

playthroughs: $(READY)
	@$(BIN)/python -m tests.playthroughs

clean:
	rm -rf $(VENV) demo dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
