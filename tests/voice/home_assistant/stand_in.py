"""Does with a configuration what Home Assistant does, as far as this one needs it; anything else is an error."""

import ast
import json
from collections.abc import Mapping
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import yaml
from hassil import Intents, recognize_best
from jinja2.sandbox import ImmutableSandboxedEnvironment

from tests.voice.home_assistant.flow import Done

Variables = dict[str, Any]
TEMPLATES = ImmutableSandboxedEnvironment()


def configuration(folder: Path) -> dict[str, Any]:
    """`configuration.yaml` with all it includes; secrets lie beside it."""

    class Loader(yaml.SafeLoader):
        pass

    def secret(loader: Loader, node: yaml.ScalarNode) -> Any:
        return yaml.safe_load((folder / "secrets.yaml").read_text("utf-8"))[node.value]

    def included(loader: Loader, node: yaml.ScalarNode) -> dict[str, Any]:
        return {file.stem: load(file) for file in sorted((folder / node.value).rglob("*.yaml"))}

    def load(file: Path) -> Any:
        return yaml.load(file.read_text("utf-8"), Loader)  # noqa: S506 (a safe loader)

    Loader.add_constructor("!secret", secret)
    Loader.add_constructor("!include_dir_named", included)
    whole: dict[str, Any] = load(folder / "configuration.yaml")
    for package in whole["homeassistant"]["packages"].values():
        for domain, content in package.items():
            assert not (whole.get(domain) or {}).keys() & content.keys()
            whole[domain] = {**(whole.get(domain) or {}), **content}
    return whole


def sentences(folder: Path, language: str) -> Intents:
    files = sorted((folder / "custom_sentences" / language).glob("*.yaml"))
    return Intents.from_files(files)


def rendered(value: Any, variables: Mapping[str, Any], *, native: bool = True) -> Any:
    """A value with its templates filled; what looks like a number becomes one."""
    if isinstance(value, dict):
        return {key: rendered(each, variables, native=native) for key, each in value.items()}
    if isinstance(value, list):
        return [rendered(each, variables, native=native) for each in value]
    if not isinstance(value, str):
        return value
    text = TEMPLATES.from_string(value).render(variables).strip()
    if native:
        try:
            parsed = ast.literal_eval(text)
        except (ValueError, SyntaxError):
            return text
        return text if isinstance(parsed, str) else parsed
    return text


class _Stopped(Exception):  # noqa: N818 (nothing went wrong)
    def __init__(self, response: Any) -> None:
        self.response = response


class StandIn:
    """Home Assistant with this configuration and no other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.config = configuration(folder)
        self._calls: list[tuple[str, dict[str, Any]]] = []

    def talk(self, language: str, text: str) -> Done:
        """What Assist does with a sentence."""
        found = recognize_best(text, sentences(self.folder, language), language=language)
        assert found, text
        handler = self.config["intent_script"][found.intent.name]
        slots = {name: entity.value for name, entity in found.entities.items()}
        self._calls = []
        slots["action_response"] = self._run(handler["action"], slots)
        return Done(rendered(handler["speech"]["text"], slots, native=False), self._calls)

    def _run(self, steps: list[dict[str, Any]], variables: Variables) -> Any:
        try:
            self._steps(steps, {**variables})
        except _Stopped as stop:
            return stop.response
        return None

    def _steps(self, steps: list[dict[str, Any]], variables: Variables) -> None:
        for step in steps:
            match step:
                case {"service": service, **rest}:
                    assert rest.keys() <= {"data", "target", "response_variable"}
                    data = {**rendered(rest.get("target", {}), variables), **rendered(rest.get("data", {}), variables)}
                    response = self._service(service, data)
                    if "response_variable" in rest:
                        variables[rest["response_variable"]] = response
                case {"choose": choices}:
                    chosen = (each for each in choices if rendered(each["conditions"], variables) is True)
                    for choice in chosen:
                        self._steps(choice["sequence"], variables)
                        break
                case {"variables": more}:
                    variables |= rendered(more, variables)
                case {"stop": str(), "response_variable": name}:
                    raise _Stopped(variables[name])
                case _:
                    raise AssertionError(step)

    def _service(self, service: str, data: dict[str, Any]) -> Any:
        domain, _, name = service.partition(".")
        match domain:
            case "media_player":
                self._calls.append((name, data))
                return None
            case "script":
                script = self.config["script"][name]
                return self._run(script["sequence"], {**data, **rendered(script["variables"], data)})
            case "rest_command":
                return self._request(self.config["rest_command"][name], data)
        raise AssertionError(service)

    def _request(self, command: dict[str, Any], data: dict[str, Any]) -> dict[str, Any]:
        command = rendered(command, data, native=False)
        where = urlsplit(command["url"])
        line = HTTPConnection(where.netloc, timeout=10)  # seconds that Home Assistant waits
        headers = {**command["headers"], "Content-Type": command["content_type"]}
        line.request(command["method"].upper(), where.path, command["payload"].encode(), headers)
        response = line.getresponse()
        assert response.getheader("Content-Type") == "application/json"
        content = json.loads(response.read())
        line.close()
        return {"content": content, "status": response.status}
