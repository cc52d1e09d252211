"""Where things that can be fetched or made again are kept."""

import os
from pathlib import Path

CACHE_VARIABLE = "NIGHTCALLER_CACHE"


def cache_folder() -> Path:
    """The user's cache for this program; `NIGHTCALLER_CACHE` names another. It need not exist yet."""
    if named := os.environ.get(CACHE_VARIABLE):
        return Path(named).expanduser().absolute()
    from platformdirs import user_cache_path  # only here: a start without it is faster

    return user_cache_path("nightcaller", appauthor=False)


def models_folder() -> Path:
    """Each model in a folder named by its id."""
    return cache_folder() / "models"
