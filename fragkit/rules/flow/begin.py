"""The beginning of a game: the steps of its setup, or a position (setup.*, first.*)."""

from __future__ import annotations

from fragkit.language.sentences import say
from fragkit.rules.cards.card_piles import draw, recount_decks, restore_gear
from fragkit.rules.catalog import Catalog
from fragkit.rules.commands import Override
from fragkit.rules.effects import card_rules as card_rules
from fragkit.rules.events import FirstRolled, FirstTied, Placed, WentFirst
from fragkit.rules.fighter_sheet import first_levels
from fragkit.rules.flow.command_table import BASE
from fragkit.rules.flow.fact_table import fact_table
from fragkit.rules.flow.setup import Player, Position, Setup
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.game_map import Ground
from fragkit.rules.module import Modules, take_step
from fragkit.rules.movement.floor import set_floor
from fragkit.rules.movement.respawn import die_square, make_room, respawn_squares
from fragkit.rules.requests import Choice, Option
from fragkit.rules.rolls import die
from fragkit.rules.state import Deck, Seat, Side, State, Turn
from fragkit.rules.stats import attacks_allowed


def first_state(setup: Setup, catalog: Catalog) -> State:
    """Make seats and the decks of the packs in play, one for each kind of card (setup.decks): three
    in the base game (deck.base), four in Deadlands (deck.deadlands). Cards of expansions join the
    deck of their kind (ruling.deck.merge)."""
    seats = {p.name: new_seat(catalog, p) for p in setup.players}
    for team in setup.teams:
        for name in team.players:
            seats[name].side = team.side
    decks = {
        deck: Deck(sum(cards.values()), dict(cards) if setup.dealing == "dealt" else None)
        for deck, cards in catalog.decks.items()
    }
    sides = {
        team.side: Side(0, team.players[0], team.players, team.side == setup.first)
        for team in setup.teams
    }
    return State(seats, decks, goal=setup.houses.frags, sides=sides)


def new_seat(catalog: Catalog, player: Player) -> Seat:
    """Make a seat from the sheet, with the track boxes kept from earlier games."""
    seat = Seat(player.name, player.stats, player.fighter, wins=player.wins, owner=player.owner)
    seat.tracks = first_levels(catalog.tracks(player.fighter), player.wins)
    seat.tracks |= {id: n for id, n in player.tracks if id in seat.tracks}
    return seat


def begin(game: Game) -> Procedure[None]:
    """Run the setup of the base game, in the order of the rulebook."""
    for step, deed in SETUP:
        yield from take_step(game, step, deed)
    game.state.stage = "play"


def choose_first(game: Game) -> Procedure[None]:
    go_first(game, (yield from first_player(game)))


def go_first(game: Game, name: str) -> None:
    """Give a player the first turn (first.turn)."""
    game.state.first = game.state.next = name
    game.tell(WentFirst(name))


def deal(game: Game) -> Procedure[None]:
    """Deal each player the cards that each deck requires: a weapon (setup.deal.weapon), a gadget
    (setup.deal.gadget) and a special (setup.deal.special)."""
    if game.houses.deal == "cards":
        for name in game.after(game.state.first):
            if not game.has_hand(name):
                continue
            for deck, rules in game.catalog.deck_rules.items():
                for _ in range(rules.dealt if deck in game.state.decks else 0):
                    yield from draw(game, name, deck, say("for the starting hand"))


def place_all(game: Game) -> Procedure[None]:
    """Place the fighters, first that of the first player, then clockwise (setup.place.order). Turns
    begin after that (setup.place.done)."""
    for name in game.after(game.state.first):
        yield from place(game, name)


def equip_all(game: Game) -> Procedure[None]:
    """Give starting gear, and trigger the effects of the setup, such as the Huckster's hex
    (setup.deal.hex)."""
    for name in game.after(game.state.first):
        restore_gear(game, name)
        yield from game.trigger(name, "setup")


def first_player(game: Game) -> Procedure[str]:
    """Let each player roll a die. The highest goes first, and ties roll again (first.roll,
    ruling.first.roll)."""
    rolling = [name for name in game.present() if game.has_turns(name)]
    rolling = rolling or game.present()
    if len(rolling) == 1:
        return rolling[0]
    while True:
        faces: dict[str, int] = {}
        for name in rolling:
            faces[name] = yield from die(
                game, name, "first", say("first player"), say("to go first"), "first.roll"
            )
            game.tell(FirstRolled(name, faces[name]))
        best = max(faces.values())
        rolling = [name for name in rolling if faces[name] == best]
        if len(rolling) == 1:
            return rolling[0]
        game.tell(FirstTied(rolling[0], tuple(rolling)))


def place(game: Game, name: str) -> Procedure[None]:
    """Place a fighter on a free respawn square, or in the zone that a pack names. The player or a
    die chooses the square (setup.place.square, ruling.setup.shared). With `rolled-next`, an
    occupied square leads to the free one with the next number."""
    square = ""
    if game.houses.start != "chosen":
        squares = _first_squares(game, name)
        numbered = _numbered(game, name) if game.houses.start == "rolled-next" else []
        square = yield from die_square(game, name, "respawn", squares, numbered)
    while not square:
        free = _first_squares(game, name)
        options = tuple(Option(square, say("number {n}", n=n)) for n, square in free)
        answer = yield Choice(
            name, "place", options, say("where do you start?"), "setup.place.square"
        )
        if answer is not DISTURBED:
            square = answer[0]
    make_room(game, name, square)
    game.put(name, square)
    game.seat(name).status = "standing"
    game.tell(Placed(name, square))


def _first_squares(game: Game, name: str) -> list[tuple[int, str]]:
    """Return the free starting squares and their numbers. If each square left has a solid counter,
    that counter makes room (ruling.respawn.barrel)."""
    unshared = [(n, s) for n, s in _numbered(game, name) if game.at(s, but=name) is None]
    return [(n, s) for n, s in unshared if not game.is_closed(s)] or unshared


def _numbered(game: Game, name: str) -> list[tuple[int, str]]:
    """Return all starting squares: those of the zone, in reading order, or the respawn squares if
    the map has no such zone or the zone is too small."""
    ground = game.ground
    places = ground.board.zones.get(game.catalog.table.zone, frozenset())
    zone = [ground.names[p] for p in sorted(places, key=ground.board.order)]
    numbered = list(enumerate((s for s in zone if s), 1))
    return respawn_squares(game, name) if len(numbered) < len(game.state.seats) else numbered


SETUP = (
    ("first_player", choose_first), ("deal", deal), ("place", place_all), ("gear", equip_all),
)  # fmt: skip


# -- in the middle of a game ---------------------------------------------------------------


def positioned(setup: Setup, position: Position | None) -> Game:
    """Return a game at that position. Without a position, return a game before its setup."""
    catalog = Catalog(
        setup.played_cards, setup.fighters, setup.decks, setup.table, setup.board, setup.tracks,
        setup.stances,
    )  # fmt: skip
    modules = Modules(setup.modules, BASE, card_rules.HANDLERS)
    game = Game(
        first_state(setup, catalog), Ground(setup.board), catalog, setup.houses,
        setup.dealing == "dealt", modules, card_rules, fact_table(modules, catalog.all_tracks),
    )  # fmt: skip
    if position is not None:
        take_position(game, position)
    return game


def take_position(game: Game, position: Position) -> None:
    """Set the facts of a game that has been played without the referee so far."""
    state = game.state
    state.stage = "play"
    state.first = state.first or position.turn
    state.next = position.turn
    given = {one.player: one for one in position.standing}
    for name, seat in state.seats.items():
        one = given.get(name)
        if one is None or not one.square:
            seat.status = "fragged"
        else:
            place_number = game.ground.board.place(one.square)
            assert isinstance(place_number, int), "a position is checked first"
            seat.status = "standing"
            game.put(name, game.ground.names[place_number])
        if one is None:
            continue
        if seat.square:
            restore_gear(game, name)
        for fact in one.facts():
            game.facts[fact.fact].set(game, fact)
        seat.unsure = one.unsure and not game.dealt
    for square, words in position.floor:
        set_floor(game, square, words)
    recount_decks(game)
    for module in game.modules.all:
        module.start_in_the_middle(game)
    for one in position.standing:
        for mark, number in one.marks.items():
            game.facts[mark].set(game, Override(one.player, mark, number))
    if position.movement is not None:
        state.turns += 1
        square = state.seats[position.turn].square
        state.turn = Turn(
            position.turn,
            state.turns,
            "free",
            position.movement,
            position.attacks,
            last_free=square,
            began={seat.name: seat.square for seat in game.standing()},
        )
        if position.attacks_left is not None:
            allowed = attacks_allowed(game, position.turn)
            state.turn.attacks = allowed - position.attacks_left
