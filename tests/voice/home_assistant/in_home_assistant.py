"""Runs in Home Assistant's own Python: a real Home Assistant with our configuration, spoken to line by line."""

import asyncio
import json
import sys
from typing import Any

from homeassistant import auth, bootstrap, config, config_entries, loader
from homeassistant.components import conversation
from homeassistant.core import Context, HomeAssistant, ServiceCall
from homeassistant.setup import async_setup_component

DOMAINS = ("homeassistant", "conversation", "script", "rest_command", "intent_script")


async def started(folder: str, calls: list[Any]) -> HomeAssistant:
    home = HomeAssistant(folder)
    home.config.skip_pip = True
    loader.async_setup(home)
    home.config_entries = config_entries.ConfigEntries(home, {})
    await bootstrap.async_load_base_functionality(home)
    home.auth = await auth.auth_manager_from_config(home, [], [])
    content = await config.async_hass_config_yaml(home)
    await config.async_process_ha_core_config(home, content.get("homeassistant") or {})

    async def called(call: ServiceCall) -> None:
        calls.append((call.service, dict(call.data)))

    for service in ("play_media", "media_pause"):
        home.services.async_register("media_player", service, called)
    for domain in DOMAINS:
        assert await async_setup_component(home, domain, content), domain
    await home.async_start()
    return home


async def main(folder: str) -> None:
    calls: list[Any] = []
    home = await started(folder, calls)
    for line in iter(sys.stdin.readline, ""):
        language, text = json.loads(line)
        calls.clear()
        result = await conversation.async_converse(home, text, None, Context(), language=language)
        speech = result.as_dict()["response"]["speech"].get("plain", {}).get("speech", "")
        print(json.dumps({"speech": speech, "calls": calls}), flush=True)
    await home.async_stop()


asyncio.run(main(sys.argv[1]))
