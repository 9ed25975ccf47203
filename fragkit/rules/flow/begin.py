"""Setup, from the check of players and position to the first turn (setup.*, first.*)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from fragkit.model.pack import deck_rules
from fragkit.rules.cards.card_piles import draw, recount_decks, restore_gear
from fragkit.rules.catalog import Catalog, Entry, card_entry
from fragkit.rules.commands import Override, Refusal
from fragkit.rules.effects import card_rules as card_rules
from fragkit.rules.events import FirstRolled, FirstTied, Placed, WentFirst
from fragkit.rules.fighter_sheet import first_levels
from fragkit.rules.flow.command_table import BASE
from fragkit.rules.flow.fact_table import fact_table
from fragkit.rules.flow.setup import Laid, Player, Position, Setup, Standing, player_problem
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.game_map import Ground
from fragkit.rules.module import Modules, has_other_goal, take_step
from fragkit.rules.movement.floor import check_floor, set_floor
from fragkit.rules.movement.respawn import die_square, respawn_squares
from fragkit.rules.requests import Choice, Option
from fragkit.rules.rolls import die
from fragkit.rules.state import Deck, Seat, Side, State, Turn
from fragkit.rules.stats import attacks_allowed, full


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
    """Give a player the first turn (first.turn)."""
    game.state.first = game.state.next = name
    game.tell(WentFirst(name))


def deal(game: Game) -> Procedure[None]:
    """Deal each player the cards that the decks say: a weapon (setup.deal.weapon), a gadget
    (setup.deal.gadget) and a special (setup.deal.special)."""
    if game.houses.deal == "cards":
        for name in game.after(game.state.first):
            if not game.has_hand(name):
                continue
            for deck, rules in game.catalog.deck_rules.items():
                for _ in range(rules.dealt if deck in game.state.decks else 0):
                    yield from draw(game, name, deck, "dealt at the start")


def place_all(game: Game) -> Procedure[None]:
    """Place the fighters, the first player's first, then clockwise (setup.place.order); turns begin
    after that (setup.place.done)."""
    for name in game.after(game.state.first):
        yield from place(game, name)


def equip_all(game: Game) -> Procedure[None]:
    """Give starting gear, and trigger effects at the setup, such as the Huckster's hex
    (setup.deal.hex)."""
    for name in game.after(game.state.first):
        restore_gear(game, name)
        yield from game.trigger(name, "setup")


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
    """Place a fighter on a free respawn square, or in the zone that a pack names, chosen or by the
    die (setup.place.square, ruling.setup.shared)."""
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
        setup.dealing == "dealt", modules, card_rules, fact_table(modules, catalog.all_tracks),
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


# -- checks before the game


def setup_problem(setup: Setup) -> Refusal | None:
    """Return why the game can't begin like this, or None. A map with more respawn squares takes
    more players (src.players.more, src.deathmatch.twelve)."""
    names = [p.name for p in setup.players]
    if not names:
        return Refusal("setup.sheet", "nobody plays")
    if len({n.casefold() for n in names}) < len(names):
        return Refusal("setup.figure", "two players have the same name")
    for player in setup.players:
        problem = player_problem(setup, player)
        if problem is not None:
            return problem
    if (wrong := teams_problem(setup)) is not None:
        return wrong
    if not setup.board.respawns:
        return Refusal("spawn.numbered", "the map has no respawn squares")
    if setup.position is not None:
        return position_problem(setup, setup.position)
    if len(names) > len(setup.board.respawns):
        return Refusal(
            "ruling.setup.shared",
            f"{len(names)} figures do not fit on {len(setup.board.respawns)} respawn squares",
        )
    return None


def teams_problem(setup: Setup) -> Refusal | None:
    """Teams are made of those who play, and what is played must be for teams, or for this table."""
    names = {p.name for p in setup.players}
    seen: set[str] = set()
    for team in setup.teams:
        for name in team.players:
            if name not in names:
                return Refusal("setup.sheet", f"team {team.side}: {name} does not play")
            if name in seen:
                return Refusal("setup.sheet", f"{name} is named in two teams, or twice")
            seen.add(name)
    if setup.first and setup.first not in [team.side for team in setup.teams]:
        return Refusal("first.team.series", f"there is no team {setup.first} to move first")
    if setup.teams and not any(module.has_teams for module in setup.modules):
        return Refusal("setup.sheet", "teams are for a team game, which is none of the variants")
    objections = (module.refuse_setup(setup) for module in setup.modules)
    return next((refusal for refusal in objections if refusal is not None), None)


def position_problem(setup: Setup, position: Position) -> Refusal | None:
    names = {p.name for p in setup.players}
    held: dict[str, str] = {}
    placed: set[str] = set()
    for one in position.standing:
        if one.player not in names:
            return Refusal("setup.sheet", f"{one.player} does not play")
        if one.player in placed:
            return Refusal("setup.figure", f"{one.player} has two positions")
        placed.add(one.player)
        if one.square and one.health is not None and one.health < 1:
            return Refusal("frag.when", f"{one.player} can't stand on {one.square} with Health 0")
        free = setup.houses.lead or has_other_goal(setup.modules)
        if one.frags >= setup.houses.frags and not free:
            return Refusal("win.three", f"{one.player} has won already with {one.frags} frags")
        if (wrong := _sheet_problem(setup, one)) is not None:
            return wrong
        if one.square:
            place = setup.board.place(one.square)
            if not isinstance(place, int):
                return Refusal("wall.move", f"{one.player}: {place}")
            if one.square in held:
                return Refusal(
                    "move.end", f"{held[one.square]} and {one.player} both stand on {one.square}"
                )
            held[one.square] = one.player
        for card in (*(laid.card for laid in one.play), *one.known):
            if card not in setup.played_cards:
                return Refusal("card.overrides", f"{one.player}: no card `{card}`")
        if not one.square and (lost := _lost_cards(setup, one)):
            return Refusal(
                "faq.cards",
                f"{one.player} is off the map: a fragged fighter has no {lost[0]} in play",
                "taken out by a card, it keeps them: give the square, then "
                f"`override {one.player.casefold()} square off`",
            )
    if position.turn not in names:
        return Refusal("turn.finish", f"{position.turn} does not play")
    return (
        _floor_problem(setup, position)
        or _marks_problem(setup, position)
        or turn_problem(position)
        or card_problem(setup, position)
        or _health_problem(setup, position)
    )


def _sheet_problem(setup: Setup, one: Standing) -> Refusal | None:
    """Tracks and stances are on the sheet, and stances are of those who stand on the map."""
    fighter = next(p.fighter for p in setup.players if p.name == one.player)
    tracks, stances = dict(setup.tracks), set(setup.stances)
    if fighter:
        tracks |= setup.fighters[fighter].all_tracks
    for id, number in one.tracks.items():
        if id not in tracks:
            return Refusal("card.overrides", f"{one.player} has no {id}")
        if number > tracks[id].most:
            most = tracks[id].most
            return Refusal("card.overrides", f"{one.player}: {tracks[id].name} has {most} boxes")
    for sheet in setup.fighters.values() if one.stances else ():
        stances |= sheet.all_stances.keys()
    for stance in one.stances:
        if stance not in stances:
            return Refusal("card.overrides", f"there is no stance `{stance}`")
        if not one.square:
            return Refusal("turn.respawn", f"{one.player} is off the map and in no stance")
    return None


def _floor_problem(setup: Setup, position: Position) -> Refusal | None:
    if not position.floor:
        return None
    game = positioned(setup, replace(position, floor=()))
    problems = (check_floor(game, square, words) for square, words in position.floor)
    return next((problem for problem in problems if problem is not None), None)


def _marks_problem(setup: Setup, position: Position) -> Refusal | None:
    """Numbers that modules count, each by its own check."""
    said = [Override(s.player, f, n) for s in position.standing for f, n in s.marks.items()]
    if not said:
        return None
    bare = tuple(replace(one, marks={}) for one in position.standing)
    game = positioned(setup, replace(position, standing=bare))
    problems = (game.facts[one.fact].check(game, one) for one in said)
    return next((problem for problem in problems if problem is not None), None)


def _lost_cards(setup: Setup, one: Standing) -> list[str]:
    """What a frag takes from a fighter: all but specials, and what comes back with him."""
    fighter = next(p.fighter for p in setup.players if p.name == one.player)
    gear = setup.fighters[fighter].gear if fighter else ()
    cards = (laid.card for laid in one.play)
    return [c for c in cards if _entry(setup, c).rules.fragged != "keep" and c not in gear]


def _entry(setup: Setup, card: str) -> Entry:
    definition = setup.cards[card]
    return card_entry(definition, deck_rules(definition.deck, setup.decks.get(definition.deck)))


def _health_problem(setup: Setup, position: Position) -> Refusal | None:
    """Health above full; cards in play may have raised it, so they are laid first."""
    sheet = {p.name: p.stats.health for p in setup.players}
    high = [s for s in position.standing if s.health is not None and s.health > sheet[s.player]]
    if not high:
        return None
    game = positioned(setup, position)
    for one in high:
        most = full(game, one.player, "health")
        if one.health is not None and one.health > most:
            return Refusal(
                "ruling.health.cap", f"{one.player} can't have Health {one.health}: {most} is full"
            )
    return None


def turn_problem(position: Position) -> Refusal | None:
    """Who acts stands on the map, and has rolled for movement (turn.phases)."""
    name = position.turn
    here = next((one.square for one in position.standing if one.player == name), "")
    if position.movement is None:
        if position.attacks_left is None:
            return None
        return Refusal(
            "turn.roll", f"{name} has attacks left, but no movement is said",
            "`movement 0` when it is used up",
        )  # fmt: skip
    if here:
        return None
    return Refusal(
        "turn.respawn", f"{name} is off the map and has no movement: the turn begins with the respawn",
        "`turn` alone",
    )  # fmt: skip


def card_problem(setup: Setup, position: Position) -> Refusal | None:
    """What lies in front of somebody can lie there, and no card is there too often."""
    seen: Counter[str] = Counter()
    backs: Counter[str] = Counter()
    for one in position.standing:
        suits = []
        for laid in one.play:
            if (problem := _laid_problem(setup, one, laid)) is not None:
                return problem
            suits += [laid.card] if _entry(setup, laid.card).armor else []
        if len(suits) > 1:
            return Refusal("armor.one", f"{one.player} can't wear {' and '.join(suits)}")
        if not one.square and one.blood:
            return Refusal(
                "ruling.blood.lost",
                f"{one.player} is off the map: a fragged fighter keeps no blood",
            )
        if setup.dealing == "dealt" and any(one.hidden.values()):
            # What nobody has named would be any card that its holder likes.
            return Refusal(
                "hand.hidden", f"fragkit deals: the cards in {one.player}'s hand must be named",
                "`holds boomstick light-armor`",
            )  # fmt: skip
        held = [*(laid.card for laid in one.play), *one.known]
        seen.update(held)
        backs.update(setup.cards[card].deck for card in held)
        backs.update(one.hidden)
    for card, count in seen.items():
        copies = setup.cards[card].copies
        if count > copies:
            there = "is 1 copy" if copies == 1 else f"are {copies} copies"
            return Refusal("comp.base.cards", f"there {there} of {card}, not {count}")
    printed: Counter[str] = Counter()
    for definition in setup.cards.values():
        printed[definition.deck] += definition.copies
    for deck, count in backs.items():
        if count > printed[deck]:
            return Refusal(
                "comp.base.cards", f"there are {printed[deck]} {deck} cards, not {count}"
            )
    return None


def _laid_problem(setup: Setup, one: Standing, laid: Laid) -> Refusal | None:
    entry = _entry(setup, laid.card)
    if not entry.stays:
        return Refusal(
            "play.def", f"{one.player}: {entry.name} is discarded at once, it is never in play",
            f"`holds {laid.card}` has it in the hand",
        )  # fmt: skip
    track = entry.weapon.ammo if entry.weapon is not None else "unlimited"
    full = entry.armor if track == "unlimited" else int(track)
    left = laid.ammo if laid.ammo is not None else laid.armor
    if left is None or (left <= full and (left or not entry.armor) and full):
        return None
    what = "armor" if entry.armor else "ammunition"
    has = f"has {full} {what} at most" if full else "has no number"
    if entry.armor and not left:
        has = "is discarded when its armor is used up"
    return Refusal(
        "ammo.track" if entry.weapon else "armor.discard", f"{one.player}: {entry.name} {has}"
    )
