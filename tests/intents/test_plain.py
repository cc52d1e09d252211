"""Text as it is compared."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intents.plain import Typed, plain, plain_template


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("P.I., Doppelgänger!", "p i doppelganger"),
        ("п’ять, пʼять, п'ять", "п'ять п'ять п'ять"),
        ("Прийди́, Її", "прийди її"),
        ("half-blood", "half blood"),
        ("‘quoted’ isn’t", "quoted isn't"),
        ("60 %, 21.5° and 1,5", "60% 21.5° and 1.5"),
        ("100% %", "100%"),
        ("-5 to 3-4", "-5 to 3 4"),
        ("STRASSE Straße", "strasse strasse"),
        ("__init__ (x)", "init x"),
        ("'em_ 0'_", "em 0"),
        ("", ""),
    ],
)
def test_plain(text: str, expected: str) -> None:
    assert plain(text) == expected


@given(st.text())
def test_plain_text_is_plain(text: str) -> None:
    assert plain(plain(text)) == plain(text)


@pytest.mark.parametrize(
    ("template", "expected"),
    [
        ("Set {Area:where} to <Rule>, [half-]blood", "set {Area:where} to <Rule>  [half ]blood"),
        ("(Küche|Café;x)", "(kuche|cafe;x)"),
        ("{level}[%| percent]", "{level}[%| percent]"),
        ("it’s", "it's"),
    ],
)
def test_a_template_is_plain_between_its_signs(template: str, expected: str) -> None:
    assert plain_template(template) == expected


def test_words_come_back_as_they_were_typed() -> None:
    typed = Typed.of("Play “Clair de Lune”, P.I.!")
    assert typed.words == ("play", "clair", "de", "lune", "p", "i")
    assert typed.again(("clair", "de", "lune")) == "Clair de Lune"
    assert typed.again(("never", "said")) == "never said"
    assert typed.capitals()[:2] == [("play", "Play"), ("clair", "Clair")]
