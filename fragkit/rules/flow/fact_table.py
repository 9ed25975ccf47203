"""The facts of the base game, with one class for each, and the table of all facts of a game.

`rules/facts.py` explains what a fact is.
"""

from __future__ import annotations

from collections.abc import Iterable

from fragkit.language.sentences import Sentence, Text, plural, say
from fragkit.model.word_values import Stats
from fragkit.rules.attack.frags import out_of_play
from fragkit.rules.attack.health import drop_spent_armor
from fragkit.rules.cards.card_piles import (
    gear_in_play,
    laid_card,
    lay,
    recount_decks,
    restore_gear,
)
from fragkit.rules.commands import Argument, Override, Refusal
from fragkit.rules.facts import UNRULY, Fact, FactTable, Number, TrackFact, fact_key
from fragkit.rules.fighter_sheet import first_levels, is_in_stance, set_stance, stances_in
from fragkit.rules.game import Game
from fragkit.rules.module import Modules
from fragkit.rules.movement.floor import check_floor, floor_words, set_floor
from fragkit.rules.state import COMES_BACK_WHOLE, PUT_THERE, InPlay
from fragkit.rules.stats import (
    accuracy,
    armor,
    attacks_allowed,
    attacks_left,
    frag_goal,
    full,
    health,
    is_dying,
    speed,
    suit,
)

USAGE = say("type `override red health 2` or `override red square c4`")


# -- squares -----------------------------------------------------------------------


class Square(Fact):
    """A fighter's square; "" means off the map."""

    name = "square"
    words = (
        Argument(
            "value", "square", asks=say("which square?"), nothing="off",
            help=say("type `override red square c4`, or `off` to take the fighter off the map"),
        ),
    )  # fmt: skip

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        return [("", game.seat(name).square or "off")]

    def check(self, game: Game, command: Override) -> Refusal | None:
        square, name = str(command.value), command.player
        if not square:
            return None
        if square not in game.ground.place:
            return Refusal(UNRULY, game.ground.missing(square))
        if (other := game.at(square, but=name)) is not None:
            text = say("{other} is already on {square}", other=other.name, square=square)
            return Refusal("move.end", text)
        for seat in game.state.seats.values():
            if seat.figure == square and seat.name != name:
                text = say("{player}'s figure is on {square}", player=seat.name, square=square)
                return Refusal("move.end", text)
        return None

    def set(self, game: Game, command: Override) -> str:
        name, square, seat = command.player, str(command.value), game.seat(command.player)
        was = seat.square
        game.put_figure(name, "")
        if not square:
            out_of_play(game, name, "removed")
            return was
        game.put(name, square)
        if seat.status == "fragged":
            restore_gear(game, name)
        seat.status = "standing"
        if game.is_active(name):
            game.turn.last_free, game.turn.entered = square, PUT_THERE
        return was


class Figure(Square):
    """The square of a figure whose fighter is out of play; "" means that the figure is off the map,
    as after a frag."""

    name = "figure"

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        return [("", figure)] if (figure := game.seat(name).figure) else ()

    def check(self, game: Game, command: Override) -> Refusal | None:
        square = str(command.value)
        if not game.modules.figures:
            text = say("in this game, no figure stays on the map while its fighter is out of play")
            return Refusal(UNRULY, text)
        if square and square not in game.ground.place:
            return Refusal(UNRULY, game.ground.missing(square))
        if square and game.is_occupied(square, command.player):
            return Refusal("move.end", say("{square} is occupied", square=square))
        return None

    def set(self, game: Game, command: Override) -> str:
        name, square = command.player, str(command.value)
        seat = game.seat(name)
        was, status = seat.figure, game.modules.figures if square else "fragged"
        game.put_figure(name, square)
        if seat.square:
            out_of_play(game, name, status)
        else:
            seat.status = status  # the turn continues, for example with the respawn
        return was


# -- the fighter -----------------------------------------------------------------------------


class Health(Number):
    """Current Health without armor. At 0, the fighter is fragged."""

    name = "health"
    may_be_negative = True  # the damage may exceed the Health left
    in_position = True
    gone = ""

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        return [("", str(health(game, name)))] if game.seat(name).square else ()

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        name, seat = command.player, game.seat(command.player)
        if number < 1 and (game.state.stage == "setup" or not seat.square):
            text = say("{player} can't be fragged: not on the map", player=name)
            return Refusal("frag.when", text)
        if seat.status in ("fragged", game.modules.figures):
            text = say("{player} is off the map and will respawn with full Health", player=name)
            return Refusal("respawn.stats", text)
        return None

    def set(self, game: Game, command: Override) -> int:
        left = health(game, command.player)
        most = full(game, command.player, "health")
        game.seat(command.player).wounds = most - int(command.value)
        return left

    def tell(self, game: Game, name: str) -> list[Text]:
        most = full(game, name, "health")
        seat = game.seat(name)
        if not seat.square and seat.status in COMES_BACK_WHOLE:
            return [say("Health {most}", most=most)]
        return [say("Health {health}/{most}", health=health(game, name), most=most)]


class Armor(Number):
    """The fighter's armor left."""

    name = "armor"
    gone = ""

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        seat = game.seat(name)
        worn = seat.square and any(laid.armor for laid in seat.play)
        return [("", str(armor(game, name)))] if worn else ()

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        if suit(game, command.player) is None:
            return Refusal(UNRULY, say("{player} has no armor", player=command.player))
        return None

    def set(self, game: Game, command: Override) -> int:
        worn = suit(game, command.player)
        assert worn is not None, "an override is checked first"
        was, worn.armor = worn.armor, int(command.value)
        drop_spent_armor(game, command.player)
        return was

    def tell(self, game: Game, name: str) -> list[Text]:
        return [say("Armor {armor}", armor=worn)] if (worn := armor(game, name)) else []


class StatsFact(Fact):
    """Health, Speed and Accuracy of the sheet: `3/2/2`."""

    name = "stats"
    words = (
        Argument(
            "value", "stats", asks=say("which stats?"), help=say("type `override red stats 3/2/2`")
        ),
    )

    def check(self, game: Game, command: Override) -> Refusal | None:
        if read_stats(str(command.value)) is None:
            return Refusal(UNRULY, bad_stats(str(command.value)))
        return None

    def set(self, game: Game, command: Override) -> str:
        seat = game.seat(command.player)
        was = str(seat.stats)
        seat.stats = read_stats(str(command.value)) or seat.stats
        return was

    def tell(self, game: Game, name: str) -> list[Text]:
        return [
            say("Speed {speed}", speed=speed(game, name)),
            say("Acc {accuracy}", accuracy=accuracy(game, name)),
        ]


class FighterFact(Fact):
    """The fighter of the sheet, `none` for a plain one. The player keeps hand, cards in play, blood
    and frags, and gets the gear, tracks and stances of the new sheet. A change frags nobody: at
    least 1 Health is left."""

    name = "fighter"
    words = (
        Argument(
            "value", "fighter", known=("none",), asks=say("which fighter?"),
            help=say("type `override red fighter rocket-rita` or `override red fighter none 3/2/2`"),
        ),
        Argument("detail", "stats", optional=True),
    )  # fmt: skip

    def check(self, game: Game, command: Override) -> Refusal | None:
        made = game.catalog.definitions.get(str(command.value))
        if made is None and command.value != "none":
            return Refusal(UNRULY, say("there is no fighter `{typed}`", typed=str(command.value)))
        if command.detail and read_stats(command.detail) is None:
            return Refusal(UNRULY, bad_stats(command.detail))
        if made is not None and made.role is not None:
            text = say("{fighter} is a figure, not a player's fighter", fighter=made.name)
            return Refusal(UNRULY, text)
        return None

    def set(self, game: Game, command: Override) -> str:
        name, seat = command.player, game.seat(command.player)
        was, chosen = f"{seat.fighter or 'none'} {seat.stats}", str(command.value)
        lives = bool(seat.square) and not is_dying(game, name)
        seat.fighter = "" if chosen == "none" else chosen
        printed = game.catalog.definitions[seat.fighter].stats if seat.fighter else "free"
        given = read_stats(command.detail)
        seat.stats = given or (seat.stats if isinstance(printed, str) else printed)
        seat.play = [laid for laid in seat.play if not (laid.is_stance or laid.is_gear)]
        seat.tracks = first_levels(game.catalog.tracks(seat.fighter), seat.wins)
        if seat.square:
            restore_gear(game, name)
        game.effects_changed()
        if lives:
            seat.wounds = max(min(seat.wounds, full(game, name, "health") - 1), 0)
        return was


def bad_stats(typed: str) -> Sentence:
    return say("type stats like 3/2/2, not `{typed}`", typed=typed)


def read_stats(text: str) -> Stats | None:
    try:
        return Stats.parse(text)
    except ValueError:
        return None


class Blood(Number):
    """The player's blood counters."""

    name = "blood"
    in_position = True

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        return [("", str(blood))] if (blood := game.seat(name).blood) else ()

    def set(self, game: Game, command: Override) -> int:
        seat = game.seat(command.player)
        was, seat.blood = seat.blood, int(command.value)
        return was

    def tell(self, game: Game, name: str) -> list[Text]:
        return [say("blood {n}", n=blood)] if (blood := game.seat(name).blood) else []


# -- the score -------------------------------------------------------------------------------


class SideFact(Fact):
    """A player's team. If its captain changes teams, the next player becomes captain."""

    name = "side"
    is_decisive = True
    words = (
        Argument(
            "value", "name", asks=say("which team?"), help=say("type `override red side blue`")
        ),
    )

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        return [("", side)] if (side := game.seat(name).side) else ()

    def check(self, game: Game, command: Override) -> Refusal | None:
        return check_side(game, str(command.value))

    def set(self, game: Game, command: Override) -> str:
        seat, sides = game.seat(command.player), game.state.sides
        was, seat.side = seat.side, str(command.value)
        mates = [n for n in game.present() if game.seat(n).side == was]
        if was in sides and sides[was].captain == seat.name and mates:
            sides[was].captain = mates[0]
        return was


def check_side(game: Game, side: str) -> Refusal | None:
    if not game.state.sides:
        return Refusal(UNRULY, say("there are no teams in this game"))
    if side not in game.state.sides:
        text = say(
            "there is no team `{typed}`; choose {options_typed:or}",
            typed=side, options_typed=tuple(game.state.sides),
        )  # fmt: skip
        return Refusal(UNRULY, text)
    return None


class Frags(Number):
    """The player's frags. At the goal, the player wins (win.three)."""

    name = "frags"
    is_decisive = True
    in_position = True
    gone = ""

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        return [("", str(game.seat(name).frags))]

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        return check_early_goal(game, command)

    def set(self, game: Game, command: Override) -> int:
        seat = game.seat(command.player)
        was, seat.frags = seat.frags, int(command.value)
        return was


class Goal(Number):
    """The number of frags that wins the game."""

    name = "goal"
    about = "table"
    needs_player = False
    is_decisive = True

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        if number < 1:
            return Refusal("win.three", say("the goal is at least 1 frag"))
        return check_early_goal(game, command)

    def set(self, game: Game, command: Override) -> int:
        was, game.state.goal = game.state.goal, int(command.value)
        return was


def check_early_goal(game: Game, command: Override) -> Refusal | None:
    if game.state.stage != "setup" or not at_goal(game, command):
        return None
    goal = goal_after(game, command)
    text = plural(
        "nobody can have {n} frag before the first turn: that wins the game",
        "nobody can have {n} frags before the first turn: that wins the game",
        n=goal,
    )  # fmt: skip
    return Refusal("win.three", text)


def goal_after(game: Game, command: Override) -> int:
    return int(command.value) if command.fact == Goal.name else game.state.goal


def at_goal(game: Game, command: Override) -> list[str]:
    """Return the players at the goal after the override: the one with the most frags first. Among
    equals, the active player comes first."""
    set_to = {command.player: int(command.value)} if command.fact == Frags.name else {}
    frags = {s: set_to.get(s, game.seat(s).frags) for s in game.present()}
    more = {name: frag_goal(game, name) - game.state.goal for name in frags}
    enough = [name for name in frags if frags[name] >= goal_after(game, command) + more[name]]
    return sorted(enough, key=lambda name: (-frags[name], not game.is_active(name)))


class Points(Number):
    """A team's points, if they are not the sum of its frags."""

    name = "points"
    about = "side"
    needs_player = False
    is_keyed = True
    is_decisive = True

    @property
    def words(self) -> tuple[Argument, ...]:
        asks = say("which team, and how many points?")
        help = say("type `override points red 2`")
        return (
            Argument("detail", "name", asks=asks, help=help),
            Argument("value", "amount", asks=asks, help=help),
        )

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        if not any(module.keeps_points for module in game.modules.all):
            return ()
        return [(side, str(one.points)) for side, one in game.state.sides.items()]

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        if (wrong := check_side(game, command.detail)) is not None:
            return wrong
        if not any(module.keeps_points for module in game.modules.all):
            return Refusal(
                UNRULY, say("teams have no points in this game"),
                say("`override red frags 2` sets a player's frags."),
            )  # fmt: skip
        return None

    def set(self, game: Game, command: Override) -> int:
        side = game.state.sides[command.detail]
        was, side.points = side.points, int(command.value)
        return was


# -- cards -----------------------------------------------------------------------------------


def _card(fact: str) -> Argument:
    help = say("type `override red {option} CARD`", option=fact)
    return Argument("value", "card", asks=say("which card?"), help=help)


class Hand(Number):
    """The number of cards of a deck in the hand. With dealt cards, each card is named."""

    name = "hand"
    is_keyed = True

    @property
    def words(self) -> tuple[Argument, ...]:
        asks = say("which deck, and how many cards?")
        help = say("type `override red hand weapon 2`")
        return (
            Argument("detail", "deck", asks=asks, help=help),
            Argument("value", "amount", asks=asks, help=help),
        )

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        return [(deck, str(number)) for deck, number in game.seat(name).hidden.items()]

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        if command.detail not in game.state.decks:
            return Refusal(UNRULY, say("there is no deck `{typed}`", typed=command.detail))
        if game.dealt:
            return Refusal(
                "hand.hidden", say("fragkit deals, so name the card"),
                say("Type `override {typed} hold CARD`.", typed=command.player.casefold()),
            )  # fmt: skip
        return None

    def set(self, game: Game, command: Override) -> int:
        seat = game.seat(command.player)
        seat.unsure = False  # the hand is counted from now on
        was = seat.hidden.get(command.detail, 0)
        seat.hidden[command.detail] = int(command.value)
        if not command.value:
            del seat.hidden[command.detail]
        recount_decks(game)
        return was


class CardInPlay(Fact):
    """A card in play, with the ammo or armor left."""

    name = "card"
    is_keyed = True
    words = (_card("card"), Argument("detail", "boxes", optional=True))

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        for laid in game.seat(name).play:
            if not laid.ghost:
                yield laid.card, str(laid.ammo) if laid.ammo >= 0 else ""

    def check(self, game: Game, command: Override) -> Refusal | None:
        if str(command.value) not in game.catalog.cards:
            return Refusal(UNRULY, say("there is no card `{typed}`", typed=str(command.value)))
        return None

    def set(self, game: Game, command: Override) -> str:
        name, card = command.player, str(command.value)
        if card in game.seat(name).known:
            game.seat(name).known.remove(card)
        laid = lay(game, name, card, name)
        if command.detail.isdigit() and laid.ammo >= 0:
            laid.ammo = int(command.detail)
        elif command.detail.isdigit() and laid.armor:
            laid.armor = int(command.detail)
        recount_decks(game)
        return ""

    def changed(self, player: str, key: str, value: str, was: str | None) -> str:
        if was is None:
            return super().changed(player, key, value, was)
        return f"{player} {Ammo.name} {key} {value}".rstrip()

    def ended(self, player: str, key: str) -> str:
        return f"{player} {NoCard.name} {key}"


def not_in_play(player: str, typed: str) -> Sentence:
    return say("{player} has no `{typed}` in play", player=player, typed=typed)


class NoCard(Fact):
    """A card moved from play to the discard pile."""

    name = "no-card"
    words = (_card("no-card"),)

    def check(self, game: Game, command: Override) -> Refusal | None:
        if laid_card(game, command.player, str(command.value)) is None:
            return Refusal(UNRULY, not_in_play(command.player, str(command.value)))
        return None

    def set(self, game: Game, command: Override) -> str:
        card = str(command.value)
        laid = laid_card(game, command.player, card)
        assert laid is not None, "an override is checked first"
        game.seat(command.player).play.remove(laid)
        game.state.decks[game.catalog.cards[card].deck].discards.append(card)
        recount_decks(game)
        return ""

    def read(self, facts: dict[str, str], player: str, words: list[str]) -> None:
        facts.pop(fact_key(player, CardInPlay.name, words[0] if words else ""), None)


class Ammo(Number):
    """Ammo left on a card in play, or on a weapon of the sheet."""

    name = "ammo"
    is_keyed = True
    gone = ""  # a weapon of the sheet leaves and respawns with its fighter

    @property
    def words(self) -> tuple[Argument, ...]:
        help = say("type `override red ammo CARD 2`")
        return (Argument("detail", "weapon", asks=say("which card?"), help=help), self.amount())

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        """Return the ammo of the sheet's weapons. `CardInPlay` has the ammo of cards."""
        for laid in game.seat(name).play:
            if laid.is_gear and laid.ammo >= 0:
                yield laid.card.partition("@")[0], str(laid.ammo)

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        if (laid := _weapon(game, command)) is None:
            return Refusal(UNRULY, not_in_play(command.player, command.detail))
        if laid.ammo < 0:
            return Refusal(UNRULY, say("`{typed}` uses no ammo", typed=command.detail))
        return None

    def set(self, game: Game, command: Override) -> int:
        laid = _weapon(game, command)
        assert laid is not None, "an override is checked first"
        was, laid.ammo = laid.ammo, int(command.value)
        return was

    def read(self, facts: dict[str, str], player: str, words: list[str]) -> None:
        card = fact_key(player, CardInPlay.name, words[0] if words else "")
        if card in facts or len(words) == 1:
            facts[card] = " ".join(words[1:])
        else:
            super().read(facts, player, words)


def _weapon(game: Game, command: Override) -> InPlay | None:
    """Return the weapon as a card in play or from the sheet, or None."""
    name, weapon = command.player, command.detail
    return laid_card(game, name, weapon) or gear_in_play(game, name, weapon)


class Hold(Fact):
    """A named card in the hand, known because it was dealt or shown."""

    name = "hold"
    words = (_card("hold"),)

    def check(self, game: Game, command: Override) -> Refusal | None:
        return CARD.check(game, command)

    def set(self, game: Game, command: Override) -> str:
        game.seat(command.player).known.append(str(command.value))
        recount_decks(game)
        return ""


# -- stances ---------------------------------------------------------------------------------

STANCE_WORDS = (Argument("value", "stance", asks=say("which stance?")),)


class StanceFact(Fact):
    """A stance that the fighter is in."""

    name = "stance"
    is_keyed = True
    words = STANCE_WORDS

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        return [(stance.id, "") for _, stance in stances_in(game, name)]

    def check(self, game: Game, command: Override) -> Refusal | None:
        seat = game.seat(command.player)
        if game.catalog.stance_key(seat.fighter, str(command.value)) is None:
            return Refusal(UNRULY, say("there is no stance `{typed}`", typed=str(command.value)))
        if not seat.square:
            return Refusal(UNRULY, say("{player} is not on the map", player=seat.name))
        return None

    def set(self, game: Game, command: Override) -> str:
        set_stance(game, command.player, str(command.value))
        return ""

    def tell(self, game: Game, name: str) -> list[Text]:
        return [stance.name for _, stance in stances_in(game, name)]

    def ended(self, player: str, key: str) -> str:
        return f"{player} {NoStance.name} {key}"


class NoStance(Fact):
    """A stance that the fighter leaves."""

    name = "no-stance"
    words = STANCE_WORDS

    def check(self, game: Game, command: Override) -> Refusal | None:
        if not is_in_stance(game, command.player, str(command.value)):
            text = say(
                "{player} is not in the stance `{typed}`",
                player=command.player, typed=str(command.value),
            )  # fmt: skip
            return Refusal(UNRULY, text)
        return None

    def set(self, game: Game, command: Override) -> str:
        play = game.seat(command.player).play
        for laid, stance in list(stances_in(game, command.player)):
            if stance.id == command.value:
                play.remove(laid)
        return ""

    def read(self, facts: dict[str, str], player: str, words: list[str]) -> None:
        facts.pop(fact_key(player, StanceFact.name, words[0] if words else ""), None)


# -- the map and the turn --------------------------------------------------------------------


_FLOOR = say("which square, and what is on it?")
_FLOOR_HELP = say(
    "type `override floor c4 blood boomstick`, or `override floor c4 nothing` to clear it"
)


class Floor(Fact):
    """All counters on a square, such as `blood boomstick mine:Red`; "" means none."""

    name = "floor"
    about = "table"
    is_keyed = True
    gone = "nothing"
    words = (
        Argument("value", "square", asks=_FLOOR, help=_FLOOR_HELP),
        Argument("detail", "counters", asks=_FLOOR, nothing=gone, help=_FLOOR_HELP),
    )  # fmt: skip

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        """Return the counters in a fixed order, because their order on the square is not a fact."""
        for square in dict.fromkeys(counter.square for counter in game.state.floor):
            yield square, " ".join(sorted(floor_words(game, square).split()))

    def check(self, game: Game, command: Override) -> Refusal | None:
        return check_floor(game, str(command.value), command.detail)

    def set(self, game: Game, command: Override) -> str:
        was = set_floor(game, str(command.value), command.detail)
        recount_decks(game)
        return was or self.gone

    def read(self, facts: dict[str, str], player: str, words: list[str]) -> None:
        super().read(facts, player, words)
        if words[1:] == [self.gone]:
            del facts[fact_key(player, self.name, words[0])]


class TurnFact(Fact):
    """The player whose turn starts. `procedures` ends the current turn."""

    name = "turn"
    about = "table"

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        turn = game.state.turn
        return [("", turn.player)] if turn is not None and game.state.stage == "play" else ()

    def set(self, game: Game, command: Override) -> str:
        was = game.active()
        game.state.attack = None
        if game.is_over:
            game.state.turn = None
        game.state.next = command.player
        return was

    def changed(self, player: str, key: str, value: str, was: str | None) -> str:
        return f"{value} {self.name}"

    def read(self, facts: dict[str, str], player: str, words: list[str]) -> None:
        facts[self.name] = player


class OfTheTurn(Number):
    """A number of the active player that exists after the movement roll."""

    about = "turn"
    in_position = True
    gone = ""

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        if not game.is_active(command.player):
            return Refusal(UNRULY, say("it is not {player}'s turn", player=command.player))
        return None

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        return [("", str(self.left(game)))] if game.turn.phase == "free" else ()

    def left(self, game: Game) -> int:
        raise NotImplementedError


class Movement(OfTheTurn):
    """Movement left. Setting it replaces the movement roll."""

    name = "movement"

    def left(self, game: Game) -> int:
        return game.turn.movement

    def set(self, game: Game, command: Override) -> int:
        was, game.turn.movement = game.turn.movement, int(command.value)
        if game.turn.phase == "roll":
            game.turn.phase = "free"
        return was


class Attacks(OfTheTurn):
    """The active player's attacks left."""

    name = "attacks"

    def left(self, game: Game) -> int:
        return attacks_left(game, game.turn.player)

    def set(self, game: Game, command: Override) -> int:
        allowed = attacks_allowed(game, command.player)
        was = allowed - game.turn.attacks
        game.turn.attacks = allowed - int(command.value)
        return was


class Skip(Fact):
    """The result that replaces the pending request: a total, an option or a card (see
    `procedures`)."""

    name = "skip"
    about = "table"
    words = (
        Argument(
            "value", "outcome", optional=True, asks=say("which result do you want to continue with?"),
            help=say("type the total of the roll, such as `override skip 7`, or one of the options"),
        ),
    )  # fmt: skip


# -- the table -------------------------------------------------------------------------------

CARD = CardInPlay()
# In the order of the record; facts of modules and tracks come between the two.
OF_THE_SHEET = (
    Square(), Figure(), Health(), Armor(), StatsFact(), FighterFact(), Blood(), SideFact(), Frags(),
)  # fmt: skip
OTHERS = (
    Hand(), CARD, NoCard(), Hold(), Ammo(), StanceFact(), NoStance(), Points(), Floor(),
    TurnFact(), Movement(), Attacks(), Skip(), Goal(),
)  # fmt: skip


def fact_table(modules: Modules | None = None, tracks: Iterable[str] = ()) -> FactTable:
    """Return all facts of a game by name. Facts of modules and sheets replace those of the base
    game."""
    counted = modules.facts.values() if modules is not None else ()
    rows: dict[str, Fact] = {row.name: row for row in (*OF_THE_SHEET, *counted)}
    rows |= {track: TrackFact(track) for track in tracks if track not in rows}
    return rows | {row.name: row for row in OTHERS if row.name not in rows}


BASE_FACTS = fact_table()
