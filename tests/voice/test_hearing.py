"""Real speech through the real recognizer."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import numpy as np
import pytest
import yaml

from games import game
from games.catalogue import GAMES
from intents.commands import COMMANDS, Phase
from intents.grammar import grammar
from intents.pack import builtin, load
from scripts import words
from tests.voice.sayings import noise, said, silence
from voice.audio import Sound
from voice.engines.espeak import EspeakEngine
from voice.engines.piper import PiperEngine
from voice.hearing import NOT_SURE, SURE, Heard, Hearing, pronounced
from voice.names import spoken_names
from voice.recognizer import Recognizer

INTENTS = Path(__file__).parent.parent / "intents"
GOLDEN = yaml.safe_load((INTENTS / "golden" / "en.yaml").read_text("utf-8"))

SPOKEN = {
    "start night with Sentinel and Witch": ("StartNight", {"roles": ["sentinel", "witch"]}),
    "please start the night with the seer, the robber and the two masons": (
        "StartNight",
        {"roles": ["seer", "robber", "mason", "mason"]},
    ),
    "start night with only seer and witch": ("StartNight", {"roles": ["seer", "witch"], "only": True}),
    "start now with seer and robber": ("StartNight", {"roles": ["seer", "robber"], "now": True}),
    "let's play total chaos": ("PlayPreset", {"preset": "total_chaos"}),
    "add the hunter and the prince": ("AddRole", {"roles": ["hunter", "prince"]}),
    "remove the tanner": ("RemoveRole", {"roles": ["tanner"]}),
    "replace the drunk with the robber": ("ReplaceRole", {"roles": ["robber"], "instead": ["drunk"]}),
    "which roles are in the deck": ("ListRoles", {}),
    "we are seven players": ("SetPlayers", {"players": 7}),
    "what does the village idiot do": ("RoleHelp", {"role": "village_idiot"}),
    "you tell the story yourself": ("SetStoryteller", {"storyteller": "voice"}),
    "who is next": ("WhoIsNext", {}),
    "repeat that please": ("Repeat", {}),
    "wait a moment": ("Pause", {}),
    "continue": ("Resume", {}),
    "skip this one": ("Skip", {}),
    "give us thirty more seconds": ("MoreTime", {"seconds": 30}),
    "slow down": ("SetPace", {"pace": "slower"}),
    "turn the volume down": ("SetVolume", {"volume": "quieter"}),
    "start the timer for five minutes": ("StartTimer", {"minutes": 5}),
    "how much time is left": ("TimeLeft", {}),
    "start the vote": ("StartVote", {}),
    "Anna votes for Chris": ("RecordVote", {"voter": "Anna", "target": "Chris"}),
    "Chris was the insomniac": ("TellCard", {"player": "Chris", "role": "insomniac"}),
    "player three has the mask": ("TellArtifact", {"player": "3", "artifact": "mask"}),
    "Anna and Chris are dead": ("Died", {"players": ["Anna", "Chris"]}),
    "nobody died tonight": ("NobodyDied", {}),
    "Anna accuses Chris": ("Accuse", {"accuser": "Anna", "target": "Chris"}),
    "Chris gave away his role": ("GaveAway", {"player": "Chris"}),
    "Anna and Chris are nominated": ("Nominate", {"players": ["Anna", "Chris"]}),
    "Anna is executed": ("Execute", {"player": "Anna"}),
    "the humans have won": ("Wins", {"faction": "human"}),
    "who won": ("WhoWon", {}),
    "Anna was the best role player": ("Award", {"player": "Anna", "prize": "role_player"}),
    "what is the score": ("Scores", {}),
    "another round": ("SameAgain", {}),
    "speak ukrainian": ("SetLanguage", {"language": "uk"}),
    "keep it short": ("SetDetail", {"detail": "brief"}),
    "take that back": ("Undo", {}),
    "stop the game": ("Stop", {}),
    "what can I say": ("Help", {}),
    "that's right": ("Yes", {}),
    "no thanks": ("No", {}),
}
"""One sentence of every intent."""


def meant(heard: Heard | None) -> tuple[str | None, dict[str, object]]:
    return (heard.reading.intent, dict(heard.reading.slots)) if heard else (None, {})


def wrong(hearing: Hearing, recordings: dict[str, Sound], expected: Mapping[str, tuple[str, object]]) -> list[str]:
    heard = {text: hearing.hear(sound) for text, sound in recordings.items()}
    return [f"{text}: {each and each.text}" for text, each in heard.items() if meant(each) != expected[text]]


def test_every_intent_is_among_the_sentences() -> None:
    assert {intent for intent, _ in SPOKEN.values()} == set(COMMANDS)


@pytest.mark.parametrize("length", [0.85, 1.0, 1.2])
def test_a_person_is_understood_at_any_speed(hearing: Hearing, piper: PiperEngine, length: float) -> None:
    # Piper never says a sentence twice in the same way: one in thirty may be unlucky.
    failed = wrong(hearing, {text: said(piper, text, length) for text in SPOKEN}, SPOKEN)
    assert len(failed) <= 1, failed


def test_even_a_robot_is_understood(hearing: Hearing, english_robot: EspeakEngine) -> None:
    failed = wrong(hearing, {text: said(english_robot, text) for text in SPOKEN}, SPOKEN)
    assert len(failed) <= 3, failed


def test_noise_is_talked_over(hearing: Hearing, piper: PiperEngine) -> None:
    some = list(SPOKEN)[::2]
    recordings = {text: said(piper, text) for text in some}
    loud = {text: sound + noise(sound, 15) for text, sound in recordings.items()}
    failed = wrong(hearing, loud, SPOKEN)
    assert len(failed) <= 3, failed


def role_sentences() -> Iterator[tuple[str, str]]:
    for game_id in GAMES:
        for role in game(game_id).roles.values():
            yield f"what does the {words('en').role(role.id, game_id)} do", role.id


def test_every_role_can_be_said(hearing: Hearing, piper: PiperEngine) -> None:
    expected = {text: ("RoleHelp", {"role": role}) for text, role in role_sentences()}
    failed = wrong(hearing, {text: said(piper, text) for text in expected}, expected)
    again = wrong(hearing, {text: said(piper, text, 1.15) for text in expected if f"{text}:" in str(failed)}, expected)
    assert not again, again  # what was missed is said once more, a little slower, as people do


def test_the_grammar_has_every_name_and_intent(recognizer: Recognizer) -> None:
    names = spoken_names("en")
    expected = grammar(builtin("en", names), recognizer.knows)
    assert not expected.unsayable
    spelt = " ".join(expected.spell(phrase) for phrase in expected.phrases)
    for name in [*names["role"], *names["artifact"], *names["preset"]]:
        if not name.seldom:
            plain = name.text.casefold().replace("ä", "a").replace("-", " ").replace("’", "'")
            assert plain.removeprefix("the ").removeprefix("a ") in spelt, name


@pytest.mark.parametrize("sentence", [each["say"] for each in GOLDEN["none"]][::2])
def test_talk_is_no_command(hearing: Hearing, piper: PiperEngine, sentence: str) -> None:
    heard = hearing.hear(said(piper, sentence))
    assert heard is None or heard.confidence < SURE, (heard.text, heard.reading.intent)


def test_silence_is_nothing(hearing: Hearing) -> None:
    assert hearing.hear(silence(3)) is None


def test_noise_alone_is_no_command(hearing: Hearing) -> None:
    hiss = np.random.default_rng(1).normal(0, 0.05, 5 * 16_000).astype(np.float32)
    assert meant(hearing.hear(hiss))[0] is None


def test_a_stream_gives_each_utterance_in_its_time(hearing: Hearing, piper: PiperEngine) -> None:
    first, second = said(piper, "start the timer for five minutes"), said(piper, "how much time is left")
    stream = np.concatenate([silence(1), first, silence(2), second])
    blocks = [stream[at : at + 1000] for at in range(0, len(stream), 1000)]
    heard = list(hearing.listen(blocks, "day"))
    assert [each.reading.intent for each in heard] == ["StartTimer", "TimeLeft"]
    assert 0.7 < heard[0].start < 1.6
    assert heard[0].end < heard[1].start
    assert [word.text for word in heard[1].words] == "how much time is left".split()
    starts = [word.start for word in heard[1].words]
    assert starts == sorted(starts)


def test_the_phase_decides_what_is_listened_for(hearing: Hearing, piper: PiperEngine) -> None:
    vote = said(piper, "start the vote")
    assert meant(hearing.hear(vote, "day"))[0] == "StartVote"
    assert meant(hearing.hear(vote, "night"))[0] != "StartVote"


ANSWERS: list[tuple[Phase, str, str, dict[str, object]]] = [
    ("setup", "seven", "SetPlayers", {"players": 7}),
    ("setup", "not the sentinel the seer", "ReplaceRole", {"roles": ["seer"], "instead": ["sentinel"]}),
    ("over", "the werewolf", "TellCard", {"role": "werewolf"}),
    ("over", "I am the tanner", "TellCard", {"role": "tanner"}),
    ("over", "the claw of the werewolf", "TellArtifact", {"artifact": "claw"}),
    ("vote", "player three votes for player one", "RecordVote", {"voter": "3", "target": "1"}),
    ("vote", "number four votes for two", "RecordVote", {"voter": "4", "target": "2"}),
    ("day", "the wolfen have won", "Wins", {"faction": "wolfen"}),
    ("night", "player eight was killed", "Died", {"players": ["8"]}),
]


def test_an_answer_is_heard_in_its_phase(hearing: Hearing, piper: PiperEngine) -> None:
    heard = {text: meant(hearing.hear(said(piper, text), phase)) for phase, text, _, _ in ANSWERS}
    failed = {text: heard[text] for _, text, intent, slots in ANSWERS if heard[text] != (intent, slots)}
    assert len(failed) <= 1, failed


def test_a_pause_in_a_command_does_not_cut_it(hearing: Hearing, piper: PiperEngine) -> None:
    halves = [said(piper, "start night"), silence(0.4), said(piper, "with sentinel and witch")]
    assert meant(hearing.hear(np.concatenate(halves))) == SPOKEN["start night with Sentinel and Witch"]


def test_who_is_not_sure_says_so(hearing: Hearing, piper: PiperEngine) -> None:
    heard = hearing.hear(said(piper, "start night with Sentinel and Witch"))
    assert heard is not None
    assert heard.confidence >= SURE > NOT_SURE
    assert heard.alternatives[0] == heard.text
    mumbled = hearing.hear(said(piper, "start night with Sentinel and witches brew"))
    assert mumbled is not None
    assert mumbled.confidence < heard.confidence
    assert len(mumbled.alternatives) > 1


HOUSE = INTENTS / "packs" / "house"


def test_another_domain_is_heard_as_well(recognizer: Recognizer, piper: PiperEngine) -> None:
    house = Hearing(recognizer, load(HOUSE, "en", {}), pronounced("en"))
    golden = yaml.safe_load((INTENTS / "golden" / "house.yaml").read_text("utf-8"))
    expected = {
        each["say"]: (intent, each.get("slots", {}))
        for intent, sentences in golden.items()
        # Free text cannot be expected, and half a degree below zero is where hassil itself stumbles.
        if intent not in {"none", "PlayMusic"}
        for each in sentences
        if "-5" not in each["say"]
    }
    failed = wrong(house, {text: said(piper, text) for text in expected}, expected)
    assert len(expected) >= 15
    assert len(failed) <= 1, failed
    assert meant(house.hear(said(piper, "start night with sentinel and witch")))[0] is None
