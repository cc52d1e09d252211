"""Speech models: which there are, where they come from, and whether they are here whole."""

from models.cache import cache_folder, models_folder
from models.catalogue import Kind, Model, manifest
from models.errors import ModelError, NotFetchedError
from models.fetching import Fetched, fetch, meant_by
from models.shelf import Verified, find, installed, verify

__all__ = [
    "Fetched",
    "Kind",
    "Model",
    "ModelError",
    "NotFetchedError",
    "Verified",
    "cache_folder",
    "fetch",
    "find",
    "installed",
    "manifest",
    "meant_by",
    "models_folder",
    "verify",
]
