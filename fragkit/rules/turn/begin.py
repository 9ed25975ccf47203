"""Before the first turn: who is first, the deal, the figures (setup.*, first.*)."""

from __future__ import annotations

from fragkit.rules import cards as card_rules
from fragkit.rules.catalog import Catalog
from fragkit.rules.events import FirstRolled, FirstTied, Placed, WentFirst
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.hands.decks import draw
from fragkit.rules.hands.in_play import lay, restore_gear
from fragkit.rules.module import Modules
from fragkit.rules.movement.floor import set_floor
from fragkit.rules.movement.ground import Ground
from fragkit.rules.movement.respawn import die_square, respawn_squares
from fragkit.rules.requests import Choice, Option
from fragkit.rules.stances import set_stance
from fragkit.rules.state import Deck, Seat, Side, State, Turn
from fragkit.rules.stats import attacks_allowed, full
from fragkit.rules.throw import die
from fragkit.rules.tracks import first_levels
from fragkit.rules.turn.sayings import BASE
from fragkit.rules.turn.setup import Player, Position, Setup
from fragkit.rules.turn.steps import take_step


def first_state(setup: Setup, catalog: Catalog) -> State:
    """Seats and decks as the boxes are opened."""
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
    """A player as the sheet says; what earlier games have left on its tracks counts."""
    seat = Seat(player.name, player.stats, player.fighter, wins=player.wins, owner=player.owner)
    seat.tracks = first_levels(catalog.tracks(player.fighter), player.wins)
    seat.tracks |= {id: n for id, n in player.tracks if id in seat.tracks}
    return seat


def begin(game: Game) -> Procedure[None]:
    """The base game's setup, in the order of the rulebook."""
    for step, deed in SETUP:
        yield from take_step(game, step, deed)
    game.state.stage = "play"


def choose_first(game: Game) -> Procedure[None]:
    go_first(game, (yield from first_player(game)))


def go_first(game: Game, name: str) -> None:
    game.state.first = game.state.next = name
    game.tell(WentFirst(name))


def deal(game: Game) -> Procedure[None]:
    if game.houses.deal == "cards":
        for name in game.after(game.state.first):
            if not game.has_hand(name):
                continue
            for deck, rules in game.catalog.deck_rules.items():
                for _ in range(rules.dealt if deck in game.state.decks else 0):
                    yield from draw(game, name, deck, "dealt at the start")


def place_all(game: Game) -> Procedure[None]:
    for name in game.after(game.state.first):
        yield from place(game, name)


def equip_all(game: Game) -> Procedure[None]:
    for name in game.after(game.state.first):
        restore_gear(game, name)
        yield from game.moment(name, "setup")


def first_player(game: Game) -> Procedure[str]:
    """One die each, the highest is first, ties roll again (first.roll, ruling.first.roll)."""
    rolling = [name for name in game.present() if game.has_turns(name)]
    rolling = rolling or game.present()
    if len(rolling) == 1:
        return rolling[0]
    while True:
        faces: dict[str, int] = {}
        for name in rolling:
            faces[name] = yield from die(
                game, name, "first", "first player", "who is first", "first.roll"
            )
            game.tell(FirstRolled(name, faces[name]))
        best = max(faces.values())
        rolling = [name for name in rolling if faces[name] == best]
        if len(rolling) == 1:
            return rolling[0]
        game.tell(FirstTied(rolling[0], tuple(rolling)))


def place(game: Game, name: str) -> Procedure[None]:
    """On any free respawn square, or in the zone that a pack names, chosen or by the die
    (setup.place.square, ruling.setup.shared)."""
    square = ""
    if game.houses.start == "rolled":
        square = yield from die_square(game, name, "respawn", _first_squares(game, name))
    while not square:
        free = _first_squares(game, name)
        options = tuple(Option(square, f"number {number}") for number, square in free)
        answer = yield Choice(name, "place", options, "where to begin", "setup.place.square")
        if answer is not DISTURBED:
            square = answer[0]
    game.put(name, square)
    game.seat(name).status = "standing"
    game.tell(Placed(name, square))


def _first_squares(game: Game, name: str) -> list[tuple[int, str]]:
    """Numbers and squares that are still free; those of a zone are numbered as they are read. A
    zone that is too small for all, or that this map lacks, leaves the respawn squares."""
    ground = game.ground
    places = ground.board.zones.get(game.catalog.table.zone, frozenset())
    zone = [ground.names[p] for p in sorted(places, key=ground.board.order)]
    numbered = list(enumerate((s for s in zone if s), 1))
    if len(numbered) < len(game.state.seats):
        numbered = respawn_squares(game, name)
    return [(n, s) for n, s in numbered if not game.is_occupied(s, name)]


SETUP = (
    ("first_player", choose_first), ("deal", deal), ("place", place_all), ("gear", equip_all),
)  # fmt: skip


# -- in the middle of a game ---------------------------------------------------------------


def positioned(setup: Setup, position: Position | None) -> Game:
    """The game as it stands there; without a position, before its setup."""
    catalog = Catalog(
        setup.played_cards, setup.fighters, setup.decks, setup.table, setup.board, setup.tracks,
        setup.stances,
    )  # fmt: skip
    modules = Modules(setup.modules, BASE, card_rules.HANDLERS)
    game = Game(
        first_state(setup, catalog), Ground(setup.board), catalog, setup.houses,
        setup.dealing == "dealt", modules, card_rules,
    )  # fmt: skip
    if position is not None:
        take_position(game, position)
    return game


def take_position(game: Game, position: Position) -> None:
    """The table has played on its own so far: things are as they say."""
    state = game.state
    state.stage = "play"
    state.first = state.first or position.turn
    state.next = position.turn
    told = {one.player: one for one in position.standing}
    for name, seat in state.seats.items():
        one = told.get(name)
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
        seat.blood, seat.frags = one.blood, one.frags
        seat.known = list(one.known)
        seat.hidden = {deck: n for deck, n in one.hidden.items() if n}
        seat.unsure = one.unsure and not game.dealt
        for laid in one.play:
            put = lay(game, name, laid.card, name)
            put.ammo = laid.ammo if laid.ammo is not None else put.ammo
            put.armor = laid.armor if laid.armor is not None else put.armor
        seat.tracks |= one.tracks
        for stance in one.stances:
            set_stance(game, name, stance)
        if one.health is not None:
            seat.wounds = full(game, name, "health") - one.health
    for square, words in position.floor:
        set_floor(game, square, words)
    recount_decks(game)
    for module in game.modules.all:
        module.begun_in_the_middle(game)
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


def recount_decks(game: Game) -> None:
    """Decks hold what lies nowhere else."""
    for deck, cards in game.catalog.decks.items():
        pile = game.state.decks[deck]
        out: dict[str, int] = {}
        hidden = 0
        for seat in game.state.seats.values():
            hidden += seat.hidden.get(deck, 0)
            for card in (*seat.known, *(c.card for c in seat.play if not c.ghost)):
                out[card] = out.get(card, 0) + 1
        for card in (*(c for f in game.state.floor for c in f.cards), *pile.discards):
            out[card] = out.get(card, 0) + 1
        left = {card: n - out.get(card, 0) for card, n in cards.items()}
        pile.left = max(sum(left.values()) - hidden, 0)
        if pile.cards is not None:
            pile.cards = {card: n for card, n in left.items() if n > 0}
