"""An evening carried out: nobody here has a device, and no time goes by."""

from itertools import pairwise

import pytest

from intents.commands import Pause, Resume, SetVolume, Skip, StartNight, Stop, Yes
from intents.parser import Reading
from scripts import languages, words
from scripts.cues import Say, Wait
from tests.voice.fakes import Evening, VirtualClock
from tests.voice.moderator.island import table
from voice.ear import Caught
from voice.errors import DoorError
from voice.events import Back, NoMoreLines, Quit, Sent, Trouble, Typed, Whispered
from voice.moderator import Moderator, Plan, Settings, State
from voice.moderator.effects import Expect, Speak
from voice.moderator.moderator import PATIENCE
from voice.moderator.secrets import Choice

SEER_NIGHT = State(plan=Plan(roles=("werewolf", "seer", "robber", "villager", "villager", "villager"), players=3))
NIGHT = StartNight(now=True)


def heard(
    intent: str | None, confidence: float = 1.0, *, addressed: bool = False, obeyed: bool = True, **slots: object
) -> Caught:
    return Caught(Reading("it", intent, slots, confidence), confidence, "it", addressed, obeyed)


def said(key: str, language: str = "en") -> str:
    return words(language).text(key)


def test_a_whole_game_is_told_from_nightfall_to_the_vote() -> None:
    evening = Evening(SEER_NIGHT).at(5, Sent(NIGHT)).at(2000, Quit()).run()
    script_lines = [line.strip() for line in evening.screen.lines if line.startswith("  ")]
    assert evening.screen.lines[0] == said("hello")
    assert any("Seer" in line for line in script_lines)
    assert evening.screen.lines[-1] == said("ask-votes")
    assert evening.moderator.state.phase == "vote"
    assert {"dusk", "dawn", "timer"} <= set(evening.mouth.chimes)
    assert [phase for phase, _, _ in dict.fromkeys(evening.ear.expected)][-1] == "vote"


def test_the_night_sounds_from_dusk_to_dawn_and_not_in_a_game_that_is_stopped() -> None:
    evening = Evening(SEER_NIGHT).at(5, Sent(NIGHT)).at(2000, Quit()).run()
    dusk, dawn = (evening.mouth.chimes.index(name) for name in ("dusk", "dawn"))
    assert dusk < dawn
    assert evening.dark[0] is evening.dark[-1] is False
    assert sum(before != after for before, after in pairwise(evening.dark)) == 2
    stopped = Evening(SEER_NIGHT).at(5, Sent(NIGHT)).at(60, Sent(Stop())).at(65, Sent(Yes())).at(80, Quit()).run()
    assert True in stopped.dark
    assert stopped.dark[-1] is False


def test_waking_up_late_makes_no_pause_longer() -> None:
    """Each pause begins when the line before it ended, and ends when it should: a loop that is late adds nothing."""

    class Sleepy(VirtualClock):
        def now(self) -> float:
            return self.time + 0.1

    def dawn(clock: type[VirtualClock]) -> float:
        evening = Evening(SEER_NIGHT, clock()).at(0, Sent(NIGHT)).at(100_000, Quit())
        evening.conductor._do(evening.moderator.start(0), 0)
        while evening.moderator.state.phase in ("setup", "night"):
            evening.conductor.step()
        return evening.clock.time

    assert dawn(Sleepy) == pytest.approx(dawn(VirtualClock), abs=0.3)


def test_the_script_is_made_ahead_and_again_in_another_language() -> None:
    evening = Evening(SEER_NIGHT).at(1, Sent(NIGHT)).at(20, Typed("switch to Ukrainian")).at(30, Quit()).run()
    assert any("Ясновид" in line or "Провид" in line for line in evening.mouth.prepared)
    night = [line.strip() for line in evening.screen.lines if line.startswith("  ")]
    assert night[0] not in evening.mouth.prepared


def test_a_typed_line_is_as_good_as_a_spoken_one() -> None:
    evening = Evening(SEER_NIGHT).at(1, Typed("start the night")).at(9, Typed("yes")).at(30, Quit()).run()
    assert evening.moderator.state.phase == "night"
    assert "» yes [Yes]" in evening.screen.lines


@pytest.mark.parametrize("text", ["", "   "])
def test_an_empty_line_is_none(text: str) -> None:
    assert Evening().at(1, Typed(text)).at(2, Quit()).run().screen.lines == [said("hello")]


def test_what_was_interrupted_is_not_taken_for_said() -> None:
    """The end of a line that was hushed comes too late, and moves nothing on."""
    evening = Evening(SEER_NIGHT).at(0, Sent(NIGHT)).at(10, Sent(Pause())).at(60, Quit()).run()
    at_pause = evening.moderator.state.course
    assert evening.mouth.hushed
    assert evening.moderator.state.held
    longer = Evening(SEER_NIGHT).at(0, Sent(NIGHT)).at(10, Sent(Pause())).at(6000, Quit()).run()
    assert longer.moderator.state.course == at_pause


def test_after_a_pause_the_night_goes_on() -> None:
    evening = Evening(SEER_NIGHT).at(0, Sent(NIGHT)).at(10, Sent(Pause())).at(60, Sent(Resume())).at(3000, Quit()).run()
    assert evening.moderator.state.phase == "vote"


def test_loudness_reaches_the_mouth() -> None:
    evening = Evening().at(1, Sent(SetVolume(40))).at(2, Quit()).run()
    assert evening.mouth.loudness == 40


def test_the_state_is_kept_at_every_cue_and_while_a_pause_goes_on() -> None:
    evening = Evening(SEER_NIGHT).at(0, Sent(NIGHT)).at(600, Quit()).run()
    script = Evening(SEER_NIGHT).at(0, Sent(NIGHT)).at(1, Quit()).run().moderator.script
    assert script
    kept = {state.course.at for state in evening.store.states if state.course and state.course.part == "night"}
    assert kept >= set(range(len(script.cues)))


def test_leaving() -> None:
    evening = Evening().at(1, Sent(Stop())).at(5, Sent(Yes())).run()
    assert evening.clock.time < 10


def test_whoever_typed_has_gone_but_still_gets_the_answer() -> None:
    evening = Evening().at(0, Typed("help")).at(0, NoMoreLines()).run()
    assert evening.screen.lines[-1].startswith("Say")


# What was heard


def test_a_sure_command_is_obeyed() -> None:
    evening = Evening(SEER_NIGHT).at(0, Sent(NIGHT)).at(10, heard("Pause")).at(11, Quit()).run()
    assert evening.moderator.state.held


@pytest.mark.parametrize("caught", [heard("Stop", obeyed=False), heard(None, 0.0, obeyed=False), heard("Stop", 0.5)])
def test_talk_is_ignored(caught: Caught) -> None:
    evening = Evening().at(3, caught).at(20, Quit()).run()
    assert evening.screen.lines == [said("hello")]


def test_whoever_speaks_to_it_and_is_not_understood_is_told() -> None:
    evening = Evening().at(3, heard(None, 0.0, addressed=True)).at(20, Quit()).run()
    assert evening.screen.lines[-1] == said("not-understood")


def test_its_name_alone_is_answered_by_a_signal() -> None:
    called = Caught(Reading("nightcaller"), 0.0, "nightcaller", addressed=True, obeyed=True, called=True)
    evening = Evening().at(3, called).at(9, Quit()).run()
    assert evening.mouth.chimes == ["heard"]
    assert evening.screen.lines == [said("hello")]


def test_an_intent_of_another_pack_is_no_command() -> None:
    evening = Evening().at(3, heard("MakeCoffee", addressed=True)).at(20, Quit()).run()
    assert evening.screen.lines[-1] == said("not-understood")


def test_what_was_heard_badly_is_asked_about_and_done_after_a_yes() -> None:
    evening = Evening(SEER_NIGHT).at(0, Sent(NIGHT)).at(10, heard("Pause", 0.75)).at(14, heard("Yes")).at(30, Quit())
    assert evening.run().moderator.state.held
    assert words("en").text("ask-meant", {"text": "it"}) in evening.screen.lines


@pytest.mark.parametrize("answer", [heard("No"), heard("Undo")])
def test_after_a_no_it_is_forgotten_and_the_night_goes_on(answer: Caught) -> None:
    evening = Evening(SEER_NIGHT).at(0, Sent(NIGHT)).at(10, heard("Skip", 0.75)).at(14, answer).at(3000, Quit()).run()
    assert evening.moderator.state.phase == "vote"


def test_without_an_answer_the_night_does_not_stand_still() -> None:
    evening = Evening(SEER_NIGHT).at(0, Sent(NIGHT)).at(10, heard("Skip", 0.75)).at(3000, Quit()).run()
    assert evening.moderator.state.phase == "vote"


def test_another_command_takes_the_place_of_the_one_asked_about() -> None:
    evening = Evening(SEER_NIGHT).at(0, Sent(NIGHT)).at(10, heard("Stop", 0.75)).at(14, heard("Pause")).at(20, Quit())
    assert evening.run().moderator.state.held
    assert evening.moderator.state.question is None


def test_a_badly_heard_answer_is_asked_for_again() -> None:
    moderator = Moderator(SEER_NIGHT)
    moderator.start(0)
    moderator.handle(StartNight(), 1)
    effects = moderator.unsure(Yes(), "yes", 2)
    assert [each.text for each in effects if isinstance(each, Speak)] == [said("not-understood")]
    assert moderator.state.question
    assert moderator.state.question.ask == "start"


def test_a_question_is_given_up_only_after_it_was_heard() -> None:
    moderator = Moderator(SEER_NIGHT)
    moderator.start(0)
    moderator.handle(NIGHT, 1)
    moderator.unsure(Skip(), "skip", 2)
    moderator.tick(2 + PATIENCE)
    assert moderator.state.question
    moderator.spoken(20)
    moderator.tick(20 + PATIENCE)
    assert moderator.state.question is None


def test_while_it_asks_back_whoever_speaks_speaks_to_it() -> None:
    moderator = Moderator(SEER_NIGHT)
    moderator.start(0)
    effects = moderator.unsure(Stop(), "stop", 2)
    assert Expect("setup", True, "en") in effects


# Devices


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ["microphone-gone", "microphone-still", "no-microphone"])
def test_a_lost_microphone_is_shown_and_said(kind: str, language: str) -> None:
    state = State(settings=Settings(language=language))
    trouble = Trouble(DoorError(kind, device="Horn", seconds=2))
    evening = Evening(state).at(3, trouble).at(30, Back("microphone")).at(40, Quit()).run()
    lost, back = evening.screen.troubles
    assert evening.mouth.said[-1] == lost
    assert back == said("live-microphone-back", language)


@pytest.mark.parametrize("kind", ["speaker-gone", "speaker-still", "no-speaker", "speaker-in-use"])
def test_a_lost_speaker_is_shown_alone_and_the_game_goes_on(kind: str) -> None:
    trouble = Trouble(DoorError(kind, device="Horn", seconds=2))
    evening = Evening(SEER_NIGHT).at(0, Sent(NIGHT)).at(10, trouble).at(2000, Quit()).run()
    assert len(evening.screen.troubles) == 1
    assert evening.screen.troubles[0] not in evening.mouth.said
    assert evening.moderator.state.phase == "vote"


def test_a_sentence_about_a_device_does_not_swallow_the_night() -> None:
    trouble = Trouble(DoorError("microphone-gone", device="Horn"))
    evening = Evening(SEER_NIGHT).at(0, Sent(NIGHT))
    for second in range(5, 300, 7):
        evening.at(second, trouble)
    evening.at(3000, Quit()).run()
    assert evening.moderator.state.phase == "vote"


def test_the_night_has_lines_and_pauses() -> None:
    script = Evening(SEER_NIGHT).at(0, Sent(NIGHT)).at(1, Quit()).run().moderator.script
    assert script
    assert {type(cue) for cue in script.cues} >= {Say, Wait}


def test_what_is_whispered_reaches_its_door_and_nobody_else() -> None:
    """The same night with and without choices: as many lines, signals and looks at the screen, at the same times."""

    def night(*whispers: Whispered) -> Evening:
        dealt = table("psychic", "lunatic", "priest", "doctor", "alpha", "pilot").moderator.state
        evening = Evening(dealt).at(0.5, Sent(Yes()))
        for at, whisper in enumerate(whispers):
            evening.at(30.0 + 2 * at, whisper)
        return evening.at(400, Quit()).run()

    answers: list[str] = []
    seats = ("2", "5") * 60
    whispers = [Whispered(seat, Choice("side", "wolfen"), answers.append) for seat in seats]
    loud, quiet = night(*whispers), night()
    assert "Chosen: with the Wolfen." in answers
    assert len(answers) == len(whispers)
    assert loud.mouth.said == quiet.mouth.said
    assert loud.mouth.chimes == quiet.mouth.chimes
    assert loud.mouth.free == quiet.mouth.free
    assert loud.screen == quiet.screen
    assert not any(answer in line for line in loud.screen.lines for answer in answers)
    assert all((state.table, state.seed) == (None, 0) for state in loud.screen.states)
    assert loud.store.states[-1].table != quiet.store.states[-1].table
