"""The facts of the base game: one class for each, and `fact_table`, which all that is known of a
game is read from (`rules/facts.py` says what a fact is)."""

from __future__ import annotations

from collections.abc import Iterable

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
from fragkit.rules.fighter_sheet import is_in_stance, set_stance, stances_in
from fragkit.rules.game import Game
from fragkit.rules.module import Modules
from fragkit.rules.movement.floor import check_floor, floor_words, set_floor
from fragkit.rules.state import PUT_THERE, InPlay
from fragkit.rules.stats import (
    accuracy,
    armor,
    attacks_allowed,
    attacks_left,
    full,
    health,
    speed,
    suit,
)

USAGE = "`override red health 2`, `override red square c4`"


# -- where figures are -----------------------------------------------------------------------


class Square(Fact):
    """The square of a figure, "" for off the map."""

    name = "square"
    words = (
        Argument(
            "value", "square", asks="onto which square?", help=f"{USAGE}; `off` is off the map",
            nothing="off",
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
            return Refusal("move.end", f"{other.name} stands on {square}")
        for seat in game.state.seats.values():
            if seat.figure == square and seat.name != name:
                return Refusal("move.end", f"{seat.name}, {seat.status}, is on {square}")
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
    """Where the figure of somebody out of play stands all the same; nowhere is as after a frag."""

    name = "figure"

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        return [("", figure)] if (figure := game.seat(name).figure) else ()

    def check(self, game: Game, command: Override) -> Refusal | None:
        square = str(command.value)
        if not game.modules.figures:
            return Refusal(UNRULY, "no figure stays on the map out of play in this game")
        if square and square not in game.ground.place:
            return Refusal(UNRULY, game.ground.missing(square))
        if square and game.is_occupied(square, command.player):
            return Refusal("move.end", f"{square} is taken")
        return None

    def set(self, game: Game, command: Override) -> str:
        name, square = command.player, str(command.value)
        was = game.seat(name).figure
        game.put_figure(name, square)
        out_of_play(game, name, game.modules.figures if square else "fragged")
        return was


# -- the fighter -----------------------------------------------------------------------------


class Health(Number):
    """Current Health without armor; at 0 the fighter falls."""

    name = "health"
    may_be_negative = True  # what a wound beyond the last point leaves
    in_position = True
    gone = ""

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        return [("", str(health(game, name)))] if game.seat(name).square else ()

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        name, seat = command.player, game.seat(command.player)
        if number < 1 and (game.state.stage == "setup" or not seat.square):
            return Refusal("frag.when", f"{name} is not on the map to be fragged")
        if seat.status in ("fragged", game.modules.figures):
            return Refusal("respawn.stats", f"{name} is off the map and comes back unhurt")
        return None

    def set(self, game: Game, command: Override) -> int:
        left = health(game, command.player)
        most = full(game, command.player, "health")
        game.seat(command.player).wounds = most - int(command.value)
        return left

    def tell(self, game: Game, name: str) -> list[str]:
        now = f"{health(game, name)}/" if game.seat(name).square else ""
        return [f"Health {now}{full(game, name, 'health')}"]


class Armor(Number):
    """What is left of the suit worn."""

    name = "armor"
    gone = ""

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        seat = game.seat(name)
        worn = seat.square and any(laid.armor for laid in seat.play)
        return [("", str(armor(game, name)))] if worn else ()

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        if suit(game, command.player) is None:
            return Refusal(UNRULY, f"{command.player} wears no armor")
        return None

    def set(self, game: Game, command: Override) -> int:
        worn = suit(game, command.player)
        assert worn is not None, "an override is checked first"
        was, worn.armor = worn.armor, int(command.value)
        drop_spent_armor(game, command.player)
        return was

    def tell(self, game: Game, name: str) -> list[str]:
        return [f"Armor {worn}"] if (worn := armor(game, name)) else []


class StatsFact(Fact):
    """Health, Speed and Accuracy of the sheet: `3/2/2`."""

    name = "stats"
    words = (Argument("value", "stats", asks="which stats?", help="`override red stats 3/2/2`"),)

    def check(self, game: Game, command: Override) -> Refusal | None:
        if read_stats(str(command.value)) is None:
            return Refusal(UNRULY, f"`{command.value}` are no stats, such as 3/2/2")
        return None

    def set(self, game: Game, command: Override) -> str:
        seat = game.seat(command.player)
        was = str(seat.stats)
        seat.stats = read_stats(str(command.value)) or seat.stats
        return was

    def tell(self, game: Game, name: str) -> list[str]:
        return [f"Speed {speed(game, name)}", f"Acc {accuracy(game, name)}"]


def read_stats(text: str) -> Stats | None:
    try:
        return Stats.parse(text)
    except ValueError:
        return None


class Blood(Number):
    """Blood counters that the player has."""

    name = "blood"
    in_position = True

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        return [("", str(blood))] if (blood := game.seat(name).blood) else ()

    def set(self, game: Game, command: Override) -> int:
        seat = game.seat(command.player)
        was, seat.blood = seat.blood, int(command.value)
        return was

    def tell(self, game: Game, name: str) -> list[str]:
        return [f"blood {blood}"] if (blood := game.seat(name).blood) else []


# -- the score -------------------------------------------------------------------------------


class SideFact(Fact):
    """The side that a player is on; a captain who leaves hands over to the next one there."""

    name = "side"
    is_decisive = True
    words = (Argument("value", "name", asks="on which side?", help="`override red side blue`"),)

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
        return Refusal(UNRULY, "there are no teams in this game")
    if side not in game.state.sides:
        return Refusal(UNRULY, f"there is no team {side}: {', '.join(game.state.sides)}")
    return None


class Frags(Number):
    """Frags that the player has; at the goal they win (win.three)."""

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
    """Frags that win the game."""

    name = "goal"
    about = "table"
    needs_player = False
    is_decisive = True

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        if (early := check_early_goal(game, command)) is not None:
            return early
        return Refusal("win.three", "a game is won with 1 frag or more") if number < 1 else None

    def set(self, game: Game, command: Override) -> int:
        was, game.state.goal = game.state.goal, int(command.value)
        return was


def check_early_goal(game: Game, command: Override) -> Refusal | None:
    if game.state.stage != "setup" or not at_goal(game, command):
        return None
    goal = goal_after(game, command)
    return Refusal("win.three", f"nobody has {goal} frags before the first turn")


def goal_after(game: Game, command: Override) -> int:
    return int(command.value) if command.fact == Goal.name else game.state.goal


def at_goal(game: Game, command: Override) -> list[str]:
    """Return who has frags enough once that is so: most first, the active player before others."""
    set_to = {command.player: int(command.value)} if command.fact == Frags.name else {}
    frags = {s: set_to.get(s, game.seat(s).frags) for s in game.present()}
    there = [name for name in frags if frags[name] >= goal_after(game, command)]
    return sorted(there, key=lambda name: (-frags[name], not game.is_active(name)))


class Points(Number):
    """Points of a side, where they are no sums of frags."""

    name = "points"
    about = "side"
    needs_player = False
    is_keyed = True
    is_decisive = True

    @property
    def words(self) -> tuple[Argument, ...]:
        asks, help = "how many points has which team?", "`override points red 2`"
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
            text = "teams have no points of their own in this game"
            return Refusal(UNRULY, text, "`override red frags 2` sets a player's frags.")
        return None

    def set(self, game: Game, command: Override) -> int:
        side = game.state.sides[command.detail]
        was, side.points = side.points, int(command.value)
        return was


# -- cards -----------------------------------------------------------------------------------


def _card(fact: str) -> Argument:
    return Argument("value", "card", asks="which card?", help=f"`override red {fact} CARD`")


class Hand(Number):
    """How many cards of a deck are in the hand, unseen; in a dealt game they are named."""

    name = "hand"
    is_keyed = True

    @property
    def words(self) -> tuple[Argument, ...]:
        asks, help = "how many cards of which deck?", "`override red hand weapon 2`"
        return (
            Argument("detail", "deck", asks=asks, help=help),
            Argument("value", "amount", asks=asks, help=help),
        )

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        return [(deck, str(number)) for deck, number in game.seat(name).hidden.items()]

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        if command.detail not in game.state.decks:
            return Refusal(UNRULY, f"there is no {command.detail} deck")
        if game.dealt:
            return Refusal(
                "hand.hidden", "fragkit deals: the cards in a hand must be named",
                f"`override {command.player.casefold()} hold CARD`",
            )  # fmt: skip
        return None

    def set(self, game: Game, command: Override) -> int:
        seat = game.seat(command.player)
        seat.unsure = False  # now somebody has counted it
        was = seat.hidden.get(command.detail, 0)
        seat.hidden[command.detail] = int(command.value)
        if not command.value:
            del seat.hidden[command.detail]
        recount_decks(game)
        return was


class CardInPlay(Fact):
    """A card that lies in play, with what is left of its ammunition or armor."""

    name = "card"
    is_keyed = True
    words = (_card("card"), Argument("detail", "boxes", optional=True))

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        for laid in game.seat(name).play:
            if not laid.ghost:
                yield laid.card, str(laid.ammo) if laid.ammo >= 0 else ""

    def check(self, game: Game, command: Override) -> Refusal | None:
        if str(command.value) not in game.catalog.cards:
            return Refusal(UNRULY, f"there is no card `{command.value}`")
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


class NoCard(Fact):
    """A card leaves play for the discards."""

    name = "no-card"
    words = (_card("no-card"),)

    def check(self, game: Game, command: Override) -> Refusal | None:
        if laid_card(game, command.player, str(command.value)) is None:
            return Refusal(UNRULY, f"{command.player} has no `{command.value}` in play")
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
    """Ammunition left on a card in play, or on a weapon of the sheet."""

    name = "ammo"
    is_keyed = True
    gone = ""  # what is on the sheet goes with its fighter, and comes back with it

    @property
    def words(self) -> tuple[Argument, ...]:
        help = "`override red ammo CARD`"
        return (Argument("detail", "weapon", asks="which card?", help=help), self.amount())

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        """Of the weapons of the sheet: a card's is in the card's own line."""
        for laid in game.seat(name).play:
            if laid.is_gear and laid.ammo >= 0:
                yield laid.card.partition("@")[0], str(laid.ammo)

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        if (laid := _weapon(game, command)) is None:
            return Refusal(UNRULY, f"{command.player} has no `{command.detail}` in play")
        if laid.ammo < 0:
            return Refusal(UNRULY, f"`{command.detail}` needs no ammunition")
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
    """A card in play, else what the sheet gives."""
    name, weapon = command.player, command.detail
    return laid_card(game, name, weapon) or gear_in_play(game, name, weapon)


class Hold(Fact):
    """A named card is in the hand, because it was dealt or shown."""

    name = "hold"
    words = (_card("hold"),)

    def check(self, game: Game, command: Override) -> Refusal | None:
        return CARD.check(game, command)

    def set(self, game: Game, command: Override) -> str:
        game.seat(command.player).known.append(str(command.value))
        recount_decks(game)
        return ""


# -- stances ---------------------------------------------------------------------------------

STANCE_WORDS = (Argument("value", "stance", asks="which stance?"),)


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
            return Refusal(UNRULY, f"there is no stance `{command.value}`")
        return None if seat.square else Refusal(UNRULY, f"{seat.name} is not on the map")

    def set(self, game: Game, command: Override) -> str:
        set_stance(game, command.player, str(command.value))
        return ""

    def tell(self, game: Game, name: str) -> list[str]:
        return [stance.name for _, stance in stances_in(game, name)]

    def ended(self, player: str, key: str) -> str:
        return f"{player} {NoStance.name} {key}"


class NoStance(Fact):
    """A stance that the fighter is not in any more."""

    name = "no-stance"
    words = STANCE_WORDS

    def check(self, game: Game, command: Override) -> Refusal | None:
        if not is_in_stance(game, command.player, str(command.value)):
            return Refusal(UNRULY, f"{command.player} is not in `{command.value}`")
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


class Floor(Fact):
    """All that lies on a square: `blood boomstick mine:Red`, "" for nothing."""

    name = "floor"
    about = "table"
    is_keyed = True
    gone = "nothing"
    words = (
        Argument("value", "square", asks="what lies where?", help=(
            "`override floor c4 blood boomstick`; `nothing` clears it"
        )),
        Argument("detail", "counters", asks="what lies where?", nothing=gone, help=(
            "`override floor c4 blood boomstick`; `nothing` clears it"
        )),
    )  # fmt: skip

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        """In one order: whether the blood or the weapons fell first is no fact."""
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
    """Whose turn it is, from its start; the one that is going on has ended (`procedures`)."""

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
    """A number of the player whose turn it is, once movement is rolled."""

    about = "turn"
    in_position = True
    gone = ""

    def check_number(self, game: Game, command: Override, number: int) -> Refusal | None:
        if not game.is_active(command.player):
            return Refusal(UNRULY, f"it is not {command.player}'s turn")
        return None

    def get(self, game: Game, name: str) -> Iterable[tuple[str, str]]:
        return [("", str(self.left(game)))] if game.turn.phase == "free" else ()

    def left(self, game: Game) -> int:
        raise NotImplementedError


class Movement(OfTheTurn):
    """Movement left; nothing is rolled for it any more."""

    name = "movement"

    def left(self, game: Game) -> int:
        return game.turn.movement

    def set(self, game: Game, command: Override) -> int:
        was, game.turn.movement = game.turn.movement, int(command.value)
        if game.turn.phase == "roll":
            game.turn.phase = "free"
        return was


class Attacks(OfTheTurn):
    """Attacks left."""

    name = "attacks"

    def left(self, game: Game) -> int:
        return attacks_left(game, game.turn.player)

    def set(self, game: Game, command: Override) -> int:
        allowed = attacks_allowed(game, command.player)
        was = allowed - game.turn.attacks
        game.turn.attacks = allowed - int(command.value)
        return was


class Skip(Fact):
    """What is due is passed over: the total, the option or the card that counts (`procedures`)."""

    name = "skip"
    about = "table"
    words = (
        Argument(
            "value", "outcome", optional=True, asks="skip with what?",
            help="the total of a roll, or the option that counts",
        ),
    )  # fmt: skip


# -- the table -------------------------------------------------------------------------------

CARD = CardInPlay()
# In the order of the record; what modules count and what tracks hold comes between the two.
OF_THE_SHEET = (
    Square(), Figure(), Health(), Armor(), StatsFact(), Blood(), SideFact(), Frags(),
)  # fmt: skip
OTHERS = (
    Hand(), CARD, NoCard(), Hold(), Ammo(), StanceFact(), NoStance(), Points(), Floor(),
    TurnFact(), Movement(), Attacks(), Skip(), Goal(),
)  # fmt: skip


def fact_table(modules: Modules | None = None, tracks: Iterable[str] = ()) -> FactTable:
    """Return all facts of a game by their names; one that a module or a sheet brings goes first."""
    counted = modules.facts.values() if modules is not None else ()
    rows: dict[str, Fact] = {row.name: row for row in (*OF_THE_SHEET, *counted)}
    rows |= {track: TrackFact(track) for track in tracks if track not in rows}
    return rows | {row.name: row for row in OTHERS if row.name not in rows}


BASE_FACTS = fact_table()
