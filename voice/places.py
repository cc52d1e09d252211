"""Where the evening and the settings are kept: the user's own folders, or wherever a variable says."""

import os
from pathlib import Path

STATE_VARIABLE = "NIGHTCALLER_STATE"
SETTINGS_VARIABLE = "NIGHTCALLER_SETTINGS"


def state_folder() -> Path:
    """What must survive a power cut; `NIGHTCALLER_STATE` names another folder. It need not exist yet."""
    if named := os.environ.get(STATE_VARIABLE):
        return Path(named).expanduser().absolute()
    from platformdirs import user_state_path  # only here: a start without it is faster

    return user_state_path("nightcaller", appauthor=False)


def settings_file() -> Path:
    """What the table likes; `NIGHTCALLER_SETTINGS` names another file. It need not exist."""
    if named := os.environ.get(SETTINGS_VARIABLE):
        return Path(named).expanduser().absolute()
    from platformdirs import user_config_path

    return user_config_path("nightcaller", appauthor=False) / "settings.toml"
