"""Part of the self-test: whether models, games and settings can be kept where they belong."""

import shutil
from tempfile import NamedTemporaryFile

import models
from models import ModelError
from scripts import Words
from voice.errors import DoorError
from voice.places import settings_file, state_folder
from voice.settings import read

LEAST_SPACE = 500_000_000
"""Bytes: the models of a language and an hour of speech."""


def cache(spoken: Words) -> str:
    folder = models.cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=folder):
            free = shutil.disk_usage(folder).free
    except OSError as error:
        raise ModelError("cannot-store", folder=folder, reason=error.strerror or str(error)) from error
    megabytes = free // 1_000_000
    if free < LEAST_SPACE:
        raise DoorError("little-space", folder=folder, megabytes=megabytes, least=LEAST_SPACE // 1_000_000)
    return spoken.text("doctor-cache-ok", {"folder": str(folder), "megabytes": megabytes})


def evening(spoken: Words) -> str:
    folder = state_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise DoorError("store-unsaved", folder=folder, reason=error.strerror or str(error)) from error
    return spoken.text("doctor-evening-ok", {"folder": str(folder)})


def settings(spoken: Words) -> str:
    _, troubles = read()
    for trouble in troubles:
        raise trouble
    path = settings_file()
    return spoken.text("doctor-settings-ok" if path.exists() else "doctor-settings-none", {"path": str(path)})
