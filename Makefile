# make demo: the main job on a fresh machine. make test: the tests. Both set up .venv by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: fuzz help system system-test system-bench demo test lint format bench bench-talk home-assistant playthroughs clean

help:
	@echo "make demo          “start night with Sentinel and Witch” heard and narrated, in both languages"
	@echo "make test          all tests"
	@echo "make lint          ruff and mypy --strict"
	@echo "make bench         how well it hears, how fast it hears, speaks, writes and serves: twelve minutes"
	@echo "make bench-talk    how often hours of talk are taken for a command (HOURS=6): half an hour or more"
	@echo "make fuzz          thousands of requests to the service, right and wrong (REQUESTS=5000): minutes"
	@echo "make home-assistant  a real Home Assistant with the configuration of docs/: five minutes at first"
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

# Sound hardware is spoken to through these; PulseAudio gives the tests a microphone and a speaker without any.
SOUND_PACKAGES := libportaudio2 libasound2-plugins pulseaudio pulseaudio-utils
# The page is looked at in a real browser, and what the documents send is sent as it stands there.
TEST_PACKAGES := chromium curl
# A second voice and human recordings, to measure the recognizer with.
BENCH_PACKAGES := flite asterisk-core-sounds-en-wav asterisk-core-sounds-es-wav asterisk-core-sounds-fr-wav \
  asterisk-core-sounds-it-wav asterisk-core-sounds-ru-wav asterisk-prompt-it-menardi-wav \
  fortunes fortunes-min
APT := DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 -o Acquire::Retries=1 -o Acquire::http::Timeout=20

# What a package brings is looked for, not its name: other systems call it differently.
define HAS
has() { case $$1 in \
  libportaudio2) $(BIN)/python -c 'import sounddevice' ;; \
  libasound2-plugins) ls /usr/lib*/alsa-lib/*_pcm_pulse.so || ls /usr/lib/*/alsa-lib/*_pcm_pulse.so ;; \
  pulseaudio-utils) command -v pactl ;; \
  chromium) command -v chromium || command -v chromium-browser || command -v google-chrome ;; \
  asterisk-core-sounds-*-wav) language=$${1#asterisk-core-sounds-}; ls /usr/share/asterisk/sounds/$${language%-wav}*/*.wav ;; \
  asterisk-prompt-it-menardi-wav) ls /usr/share/asterisk/sounds/it_IT_f_Menardi/*.wav ;; \
  fortunes) ls /usr/share/games/fortunes/science ;; \
  fortunes-min) ls /usr/share/games/fortunes/fortunes ;; \
  *) command -v $$1 ;; esac >/dev/null 2>&1; }; \
missing() { for each in $(1); do has $$each || printf ' %s' $$each; done; }
endef

# Root on Debian installs what is missing; elsewhere it is named. Either way the rest goes on without it.
define INSTALL
@$(HAS); wanted=$$(missing); why="not installed here"; \
if [ -n "$$wanted" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
  echo "Installing$$wanted …"; why="could not be installed"; log=$(VENV)/system.log; \
  install() { $(APT) install --yes --no-install-recommends $$wanted; }; \
  install >$$log 2>&1 || { $(APT) update && install; } >>$$log 2>&1 || why="$$why, see $$log"; \
  wanted=$$(missing); fi; \
if [ -z "$$wanted" ]; then touch $@; else echo "System packages, $$why:$$wanted. What needs them is left out."; fi
endef

system: $(VENV)/.system
$(VENV)/.system: Makefile | $(READY)
	$(call INSTALL,$(SOUND_PACKAGES))

system-test: system $(VENV)/.system-test
$(VENV)/.system-test: Makefile | $(READY)
	$(call INSTALL,$(TEST_PACKAGES))

system-bench: system $(VENV)/.system-bench
$(VENV)/.system-bench: | $(READY)
	$(call INSTALL,$(BENCH_PACKAGES))

demo: $(READY) system
	@$(BIN)/nightcaller demo --out demo
	@echo
	@$(BIN)/nightcaller demo --out demo --lang uk

# A process for each core, each with its own recognizer and voice: more than four would fill a small machine's memory.
test: $(READY) system-test
	@$(BIN)/python -m pytest --numprocesses auto --maxprocesses 4 --dist loadfile

lint: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

format: $(READY)
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(READY) system-bench
	@$(BIN)/python -m tests.bench

# Six hours without a single one are what it takes to show a rate below 0.5 an hour.
HOURS ?= 6
bench-talk: $(READY) system-bench
	@$(BIN)/python -m tests.bench --talk $(HOURS)

# A real Home Assistant in a Python environment of its own; it needs Python 3.11.
home-assistant: $(READY)
	@$(BIN)/python -m tests.voice.home_assistant

# The same as in make test, only more of it.
REQUESTS ?= 5000
fuzz: $(READY)
	@NIGHTCALLER_FUZZ=$(REQUESTS) $(BIN)/python -m pytest --capture=no tests/voice/web/test_fuzz.py

playthroughs: $(READY)
	@$(BIN)/python -m tests.playthroughs

clean:
	rm -rf $(VENV) demo dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
