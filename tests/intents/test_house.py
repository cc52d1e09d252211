"""`--intents` takes any pack of hassil YAML: here a house with lamps, heating and blinds."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from intents.pack import load
from intents.parser import Parser
from intents.vocabulary import vocabulary
from tests.intents.sentences import HOUSE, PLAYERS, cases, house
from voice.cli import main
from voice.names import spoken_names


@pytest.mark.parametrize(("intent", "say", "slots"), [case[:3] for case in cases("house")])
def test_the_house_understands(intent: str | None, say: str, slots: dict[str, Any]) -> None:
    reading = house().read(say)
    assert (reading.intent, dict(reading.slots)) == (intent, slots)
    assert json.dumps(dict(reading.slots), sort_keys=True) == json.dumps(slots, sort_keys=True)  # 60 and not 60.0


def test_the_house_repairs_its_own_words() -> None:
    reading = house().read("turn on the kitchn lights")
    assert (reading.intent, [(each.heard, each.taken) for each in reading.repairs]) == (
        "TurnLight",
        [("kitchn", "kitchen")],
    )


def test_no_role_and_no_player_leaks_in() -> None:
    pack = house().pack
    assert not {"role", "roles", "player", "player_object"} & {*pack.lists, *pack.names}
    assert not {"witch", "sentinel", "ana", "chaos"} & vocabulary(pack)
    assert {name.means for name in pack.names["preset"]} == {"eco", "away", "comfort"}


@pytest.mark.parametrize("inside", [".", "en", "sentences", "sentences/en"])
def test_a_pack_may_lie_in_a_folder_of_its_language(
    inside: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(HOUSE, tmp_path / "pack" / inside)
    main(["understand", "lights off", "--intents", str(tmp_path / "pack"), "--json"])
    assert json.loads(capsys.readouterr().out) == {
        "source": "lights off",
        "text": "lights off",
        "intent": "TurnLight",
        "slots": {"state": "off"},
        "confidence": 1.0,
    }


def test_the_only_language_of_a_pack_is_taken(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "licht.yaml").write_text(
        "language: de\nintents: {Licht: {data: [{sentences: ['Licht in der {raum} (an|aus)']}]}}\n"
        "lists: {raum: {values: [Küche, {in: Straße, out: street}]}}\n",
        "utf-8",
    )
    parser = Parser(load(tmp_path, "en"))
    assert parser.pack.language == "de"
    assert parser.read("Licht in der Küche an!").slots == {"raum": "Küche"}
    assert parser.read("licht in der strasse aus").slots == {"raum": "street"}


def test_of_two_languages_in_a_folder_the_asked_one_is_read(tmp_path: Path) -> None:
    for language, word in (("en", "hello"), ("uk", "вітаю")):
        (tmp_path / f"{language}.yaml").write_text(
            f"language: {language}\nintents: {{Greet: {{data: [{{sentences: ['{word}']}}]}}}}\n", "utf-8"
        )
    assert Parser(load(tmp_path, "uk")).read("вітаю").intent == "Greet"
    assert Parser(load(tmp_path, "uk")).read("hello").intent is None


def test_a_house_may_add_its_own_roles_and_phrases(tmp_path: Path) -> None:
    (tmp_path / "ours.yaml").write_text(
        """
language: en
intents:
  StartNight: {data: [{sentences: ["lights out [with {roles}]"]}]}
  RecordVote: {data: [{sentences: ["{player:voter} blames {player:target}"]}]}
lists:
  role: {values: [{in: "(fool|joker)", out: village_idiot}]}
runs:
  roles: {of: role, joiners: [and], counts: {the: 0, two: 2}}
""",
        "utf-8",
    )
    parser = Parser(load(tmp_path, "en", spoken_names("en", PLAYERS["en"])))
    reading = parser.read("Lights out with the Joker, two Masons and the Witch")
    assert reading.slots == {"roles": ["village_idiot", "mason", "mason", "witch"]}
    assert parser.read("chris blames dana").slots == {"voter": "Chris", "target": "Dana"}
