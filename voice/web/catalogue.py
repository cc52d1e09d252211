"""What can be played: roles and sets by name, and what is wrong with a deck while it is being picked."""

from flask import Blueprint, Response, jsonify, request

from games import ONENIGHT, WOLFEN, Deck, GameError, advice, game, presets, problems, wolfen_advice, wolfen_deck
from games.catalogue import GAMES
from games.deck import CENTER
from games.presets import Preset as RoleSet
from scripts import Words, languages, words
from scripts.errors import ScriptError
from scripts.names import choose, find_role
from voice.web import bodies
from voice.web.bodies import body
from voice.web.shapes import Catalogue, DeckProblem, DeckView, Game, Preset, Role


def blueprint() -> Blueprint:
    ways = Blueprint("catalogue", __name__)

    @ways.get("/api/catalogue")
    def catalogue() -> Response:
        spoken = words(choose("language", request.args.get("lang", "en"), languages()))
        shown: Catalogue = {
            "language": spoken.language,
            "languages": [{"id": each, "name": words(each).text("language-name")} for each in languages()],
            "games": [_game(each, spoken) for each in GAMES],
            "presets": [_preset(each, spoken) for each in presets()],
        }
        return jsonify(shown)

    @ways.post("/api/deck")
    def deck() -> Response:
        asked = body(bodies.Deck)
        spoken = words(choose("language", asked.language, languages()))
        game_id = choose("game", asked.game, GAMES)
        roles = tuple(find_role(role, game_id, spoken.language) for role in asked.roles)
        return jsonify(_looked_at(roles, asked.players, game_id, spoken))

    return ways


def _preset(preset: RoleSet, spoken: Words) -> Preset:
    cards = list(preset.deck().cards)
    return {"id": preset.id, "name": spoken.preset(preset.id), "roles": cards, "players": preset.players}


def _game(game_id: str, spoken: Words) -> Game:
    found = game(game_id)
    roles: list[Role] = [
        {
            "id": role.id,
            "name": spoken.role(role.id, game_id),
            "help": spoken.help(role.id, game_id),
            "cards": role.cards,
            "team": role.team,
        }
        for role in found.roles.values()
    ]
    return {"id": game_id, "name": spoken.text(f"game-{game_id}"), "roles": roles}


def _looked_at(roles: tuple[str, ...], players: int, game_id: str, spoken: Words) -> DeckView:
    """Problems with their repairs, and advice; for the long game, the deck that comes of it."""
    if game_id == WOLFEN:
        try:
            cards = wolfen_deck(players, named=roles or None)
        except (GameError, ScriptError) as error:
            return _deck(roles, [{"kind": error.kind, "text": spoken.error(error, WOLFEN), "repair": None}], [])
        return _deck(cards, [], [spoken.advice(tip, WOLFEN) for tip in wolfen_advice(cards)])
    found = Deck(players, roles)
    wrong: list[DeckProblem] = [
        {
            "kind": problem.kind,
            "text": spoken.problem(problem, ONENIGHT),
            "repair": {
                "add": list(problem.repair.add),
                "remove": list(problem.repair.remove),
                "players": problem.repair.players,
            },
        }
        for problem in problems(found)
    ]
    return _deck(roles, wrong, [spoken.advice(tip, ONENIGHT) for tip in advice(found)], players + CENTER)


def _deck(roles: tuple[str, ...], wrong: list[DeckProblem], tips: list[str], wanted: int | None = None) -> DeckView:
    return {"roles": list(roles), "cards": len(roles), "wanted": wanted, "problems": wrong, "advice": tips}
