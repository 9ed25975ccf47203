"""The setup: checks, positions, and the steps up to the first turn (setup.*, first.*)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from fragkit.language.sentences import Sentence, plural, say
from fragkit.model.pack import deck_rules
from fragkit.rules.cards.card_piles import draw, recount_decks, restore_gear
from fragkit.rules.catalog import Catalog, Entry, card_entry
from fragkit.rules.commands import Override, Refusal
from fragkit.rules.effects import card_rules as card_rules
from fragkit.rules.events import FirstRolled, FirstTied, Placed, WentFirst
from fragkit.rules.fighter_sheet import first_levels
from fragkit.rules.flow.command_table import BASE
from fragkit.rules.flow.fact_table import fact_table
from fragkit.rules.flow.setup import (
    Laid,
    Player,
    Position,
    Setup,
    Standing,
    no_player,
    player_problem,
    too_many_boxes,
)
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
    """Make a seat from the sheet, with what earlier games left on its tracks."""
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
    """Deal each player the cards that the decks say: a weapon (setup.deal.weapon), a gadget
    (setup.deal.gadget) and a special (setup.deal.special)."""
    if game.houses.deal == "cards":
        for name in game.after(game.state.first):
            if not game.has_hand(name):
                continue
            for deck, rules in game.catalog.deck_rules.items():
                for _ in range(rules.dealt if deck in game.state.decks else 0):
                    yield from draw(game, name, deck, say("for the starting hand"))


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
    """Roll a die each; the highest goes first, ties roll again (first.roll, ruling.first.roll)."""
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
    """Place a fighter on a free respawn square, or in the zone that a pack names, chosen or by the
    die (setup.place.square, ruling.setup.shared)."""
    square = ""
    if game.houses.start == "rolled":
        square = yield from die_square(game, name, "respawn", _first_squares(game, name))
    while not square:
        free = _first_squares(game, name)
        options = tuple(Option(square, say("number {n}", n=n)) for n, square in free)
        answer = yield Choice(
            name, "place", options, say("where do you start?"), "setup.place.square"
        )
        if answer is not DISTURBED:
            square = answer[0]
    game.put(name, square)
    game.seat(name).status = "standing"
    game.tell(Placed(name, square))


def _first_squares(game: Game, name: str) -> list[tuple[int, str]]:
    """Return the free starting squares and their numbers: those of the zone, in reading order. If
    the map has no such zone or it is too small, use the respawn squares."""
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
    """Return a game at that position; without one, before its setup."""
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
    """Set the facts of a game that the table has played without the referee."""
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


# -- checks before the game


def setup_problem(setup: Setup) -> Refusal | None:
    """Return why the game can't begin like this, or None. A map with more respawn squares takes
    more players (src.players.more, src.deathmatch.twelve)."""
    names = [p.name for p in setup.players]
    if not names:
        return Refusal("setup.sheet", say("there are no players"))
    if len({n.casefold() for n in names}) < len(names):
        return Refusal("setup.figure", say("two players have the same name"))
    for player in setup.players:
        problem = player_problem(setup, player)
        if problem is not None:
            return problem
    if (wrong := teams_problem(setup)) is not None:
        return wrong
    if not setup.board.respawns:
        return Refusal("spawn.numbered", say("the map has no respawn squares"))
    if setup.position is not None:
        return position_problem(setup, setup.position)
    if len(names) > len(setup.board.respawns):
        return Refusal(
            "ruling.setup.shared",
            plural(
                "the map has only {n} respawn square for {count} players",
                "the map has only {n} respawn squares for {count} players",
                n=len(setup.board.respawns), count=len(names),
            ),
        )  # fmt: skip
    return None


def teams_problem(setup: Setup) -> Refusal | None:
    """Check the teams: each player in one team, and a game for teams. Ask the modules, too."""
    names = {p.name for p in setup.players}
    seen: set[str] = set()
    for team in setup.teams:
        for name in team.players:
            if name not in names:
                text = say(
                    "team {team}: there is no player called {player}", team=team.side, player=name
                )
                return Refusal("setup.sheet", text)
            if name in seen:
                text = say("{player} is in the teams twice", player=name)
                return Refusal("setup.sheet", text)
            seen.add(name)
    if setup.first and setup.first not in [team.side for team in setup.teams]:
        text = say("team {team} can't go first: there is no such team", team=setup.first)
        return Refusal("first.team.series", text)
    if setup.teams and not any(module.has_teams for module in setup.modules):
        text = say("there are teams, but no team game is on")
        return Refusal("setup.sheet", text)
    objections = (module.refuse_setup(setup) for module in setup.modules)
    return next((refusal for refusal in objections if refusal is not None), None)


def position_problem(setup: Setup, position: Position) -> Refusal | None:
    names = {p.name for p in setup.players}
    held: dict[str, str] = {}
    placed: set[str] = set()
    for one in position.standing:
        if one.player not in names:
            return Refusal("setup.sheet", no_player(one.player))
        if one.player in placed:
            text = say("{player} has two positions", player=one.player)
            return Refusal("setup.figure", text)
        placed.add(one.player)
        if one.square and one.health is not None and one.health < 1:
            text = say(
                "{player} can't be on {square} with Health {health}",
                player=one.player, square=one.square, health=one.health,
            )  # fmt: skip
            return Refusal("frag.when", text)
        free = setup.houses.lead or has_other_goal(setup.modules)
        if one.frags >= setup.houses.frags and not free:
            text = say(
                "{player} has already won with {frags} frags", player=one.player, frags=one.frags
            )
            return Refusal("win.three", text)
        if (wrong := _sheet_problem(setup, one)) is not None:
            return wrong
        if one.square:
            place = setup.board.place(one.square)
            if not isinstance(place, int):
                text = say("{player}: {reason}", player=one.player, reason=str(place))
                return Refusal("wall.move", text)
            if one.square in held:
                text = say(
                    "{player} and {other} are both on {square}",
                    player=held[one.square], other=one.player, square=one.square,
                )  # fmt: skip
                return Refusal("move.end", text)
            held[one.square] = one.player
        for card in (*(laid.card for laid in one.play), *one.known):
            if card not in setup.played_cards:
                text = say("{player}: there is no card `{typed}`", player=one.player, typed=card)
                return Refusal("card.overrides", text)
        if not one.square and (lost := _lost_cards(setup, one)):
            return Refusal(
                "faq.cards",
                say(
                    "{player} is off the map: a fragged fighter has no {card} in play",
                    player=one.player, card=_entry(setup, lost[0]).name,
                ),
                say(
                    "If a card removed the fighter, give a square, then type "
                    "`override {typed} square off`.",
                    typed=one.player.casefold(),
                ),
            )  # fmt: skip
    if position.turn not in names:
        return Refusal("turn.finish", no_player(position.turn))
    return (
        _floor_problem(setup, position)
        or _marks_problem(setup, position)
        or turn_problem(position)
        or card_problem(setup, position)
        or _health_problem(setup, position)
    )


def _sheet_problem(setup: Setup, one: Standing) -> Refusal | None:
    """Check that the sheet has these tracks and stances, and that stances are on the map."""
    fighter = next(p.fighter for p in setup.players if p.name == one.player)
    tracks, stances = dict(setup.tracks), set(setup.stances)
    if fighter:
        tracks |= setup.fighters[fighter].all_tracks
    for id, number in one.tracks.items():
        if id not in tracks:
            text = say("{player} has no track `{typed}`", player=one.player, typed=id)
            return Refusal("card.overrides", text)
        if number > tracks[id].most:
            return Refusal("card.overrides", too_many_boxes(one.player, tracks[id]))
    for sheet in setup.fighters.values() if one.stances else ():
        stances |= sheet.all_stances.keys()
    for stance in one.stances:
        if stance not in stances:
            return Refusal("card.overrides", say("there is no stance `{typed}`", typed=stance))
        if not one.square:
            text = say("{player} is off the map and can't be in a stance", player=one.player)
            return Refusal("turn.respawn", text)
    return None


def _floor_problem(setup: Setup, position: Position) -> Refusal | None:
    if not position.floor:
        return None
    game = positioned(setup, replace(position, floor=()))
    problems = (check_floor(game, square, words) for square, words in position.floor)
    return next((problem for problem in problems if problem is not None), None)


def _marks_problem(setup: Setup, position: Position) -> Refusal | None:
    """Check the numbers of modules, each by its own fact."""
    marks = [Override(s.player, f, n) for s in position.standing for f, n in s.marks.items()]
    if not marks:
        return None
    bare = tuple(replace(one, marks={}) for one in position.standing)
    game = positioned(setup, replace(position, standing=bare))
    problems = (game.facts[one.fact].check(game, one) for one in marks)
    return next((problem for problem in problems if problem is not None), None)


def _lost_cards(setup: Setup, one: Standing) -> list[str]:
    """Return the cards in play that a frag removes: not specials, not starting gear."""
    fighter = next(p.fighter for p in setup.players if p.name == one.player)
    gear = setup.fighters[fighter].gear if fighter else ()
    cards = (laid.card for laid in one.play)
    return [c for c in cards if _entry(setup, c).rules.fragged != "keep" and c not in gear]


def _entry(setup: Setup, card: str) -> Entry:
    definition = setup.cards[card]
    return card_entry(definition, deck_rules(definition.deck, setup.decks.get(definition.deck)))


def _health_problem(setup: Setup, position: Position) -> Refusal | None:
    """Check for Health above full Health, which cards in play may have raised."""
    sheet = {p.name: p.stats.health for p in setup.players}
    high = [s for s in position.standing if s.health is not None and s.health > sheet[s.player]]
    if not high:
        return None
    game = positioned(setup, position)
    for one in high:
        most = full(game, one.player, "health")
        if one.health is not None and one.health > most:
            text = say(
                "{player} can't have Health {health}: full Health is {most}",
                player=one.player, health=one.health, most=most,
            )  # fmt: skip
            return Refusal("ruling.health.cap", text)
    return None


def turn_problem(position: Position) -> Refusal | None:
    """Check that the active player is on the map and has rolled for movement (turn.phases)."""
    name = position.turn
    here = next((one.square for one in position.standing if one.player == name), "")
    if position.movement is None:
        if position.attacks_left is None:
            return None
        return Refusal(
            "turn.roll",
            say("{player} has attacks left, so give the movement left as well", player=name),
            say("Type `movement 0` if none is left."),
        )  # fmt: skip
    if here:
        return None
    return Refusal(
        "turn.respawn",
        say(
            "{player} is off the map and has no movement: the turn starts with the respawn",
            player=name,
        ),
        say("Type `turn` without `movement`."),
    )  # fmt: skip


def card_problem(setup: Setup, position: Position) -> Refusal | None:
    """Check the cards: each one can be in play, and no more copies than are printed."""
    seen: Counter[str] = Counter()
    backs: Counter[str] = Counter()
    for one in position.standing:
        suits = []
        for laid in one.play:
            if (problem := _laid_problem(setup, one, laid)) is not None:
                return problem
            entry = _entry(setup, laid.card)
            suits += [entry.name] if entry.armor else []
        if len(suits) > 1:
            text = say(
                "{player} can't wear {cards:and} at once", player=one.player, cards=tuple(suits)
            )
            return Refusal("armor.one", text)
        if not one.square and one.blood:
            return Refusal(
                "ruling.blood.lost",
                say("{player} is off the map: a fragged fighter has no blood", player=one.player),
            )
        if setup.dealing == "dealt" and any(one.hidden.values()):
            # An unnamed card could turn out to be any card.
            return Refusal(
                "hand.hidden",
                say("fragkit deals, so name the cards in {player}'s hand", player=one.player),
                say("For example: `holds boomstick light-armor`."),
            )  # fmt: skip
        held = [*(laid.card for laid in one.play), *one.known]
        seen.update(held)
        backs.update(setup.cards[card].deck for card in held)
        backs.update(one.hidden)
    for card, count in seen.items():
        copies = setup.cards[card].copies
        if count > copies:
            text = plural(
                "there is only {n} copy of {card}, not {count}",
                "there are only {n} copies of {card}, not {count}",
                n=copies, card=_entry(setup, card).name, count=count,
            )  # fmt: skip
            return Refusal("comp.base.cards", text)
    printed: Counter[str] = Counter()
    for definition in setup.cards.values():
        printed[definition.deck] += definition.copies
    for deck, count in backs.items():
        if count > printed[deck]:
            text = plural(
                "there is only {n} {deck} card, not {count}",
                "there are only {n} {deck} cards, not {count}",
                n=printed[deck], deck=deck, count=count,
            )  # fmt: skip
            return Refusal("comp.base.cards", text)
    return None


def _laid_problem(setup: Setup, one: Standing, laid: Laid) -> Refusal | None:
    """Check that a card can be in play, with the ammo or armor given."""
    entry = _entry(setup, laid.card)
    if not entry.stays:
        return Refusal(
            "play.def",
            say(
                "{player}: {card} can't be in play, as it is discarded when played",
                player=one.player, card=entry.name,
            ),
            say("`holds {id}` puts it in the hand.", id=laid.card),
        )  # fmt: skip
    track = entry.weapon.ammo if entry.weapon is not None else "unlimited"
    full = entry.armor if track == "unlimited" else int(track)
    left = laid.ammo if laid.ammo is not None else laid.armor
    if left is None or (left <= full and (left or not entry.armor) and full):
        return None
    rule = "ammo.track" if entry.weapon else "armor.discard"
    return Refusal(rule, _wrong_number(one.player, entry, full, left))


def _wrong_number(player: str, entry: Entry, full: int, left: int) -> Sentence:
    card = entry.name
    if entry.armor and not left:
        return say("{player}: {card} is discarded when its armor is gone", player=player, card=card)
    if not full:
        return say("{player}: {card} does not take a number", player=player, card=card)
    if entry.armor:
        return say(
            "{player}: {card} has at most {armor} armor", player=player, card=card, armor=full
        )
    return say("{player}: {card} has at most {ammo} ammo", player=player, card=card, ammo=full)
