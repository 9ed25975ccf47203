"""Checks before a game: players, teams and a position (setup.*, fighter.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from fragkit.language.sentences import Sentence, plural, say
from fragkit.model.fighter import Fighter, Track, split_problem
from fragkit.model.pack import deck_rules
from fragkit.rules.catalog import Entry, card_entry
from fragkit.rules.commands import Override, Refusal
from fragkit.rules.flow.begin import positioned
from fragkit.rules.flow.setup import Laid, Player, Position, Setup, Standing, fighter_points
from fragkit.rules.module import has_other_goal
from fragkit.rules.movement.floor import check_floor
from fragkit.rules.stats import full


def no_player(name: str) -> Sentence:
    return say("there is no player called {player}", player=name)


def player_problem(setup: Setup, player: Player) -> Refusal | None:
    """Check that the stats are those of a legal fighter (fighter.*, tournament.improve), with all
    points spent (ruling.stat.all) and no stat above 4 (ruling.stat.cap), in Deadlands too
    (ruling.fighter.stats). Speed 1 is legal (fighter.speed.advice)."""
    if (wrong := _owner_problem(setup, player)) is not None:
        return wrong
    points = fighter_points(setup, player.name)
    if player.fighter:
        fighter = setup.fighters.get(player.fighter)
        if fighter is None:
            text = say("{player}: no fighter `{typed}`", player=player.name, typed=player.fighter)
            return Refusal("setup.sheet", text)
        if fighter.role is not None:
            return _role_problem(setup, player, fighter)
        if fighter.stats != "free":
            points = fighter.points
        if (
            sum(p.fighter == player.fighter for p in setup.players) > 1
            and fighter.sheet == "deadlands"
        ):
            return taken_fighter(fighter)
    tracks = dict(setup.tracks)
    if player.fighter:
        tracks |= setup.fighters[player.fighter].all_tracks
    for track, number in player.tracks:
        if track not in tracks:
            text = say(
                "{player}: the sheet has no track `{typed}`", player=player.name, typed=track
            )
            return Refusal("setup.sheet", text)
        if number > tracks[track].most:
            return Refusal("setup.sheet", too_many_boxes(player.name, tracks[track]))
    stats = (player.stats.health, player.stats.speed, player.stats.accuracy)
    highest = setup.houses.stat_most
    if player.wins and max(stats) > highest:
        return Refusal(
            "ruling.stat.cap",
            say(
                "{player} {value}: a win can't raise a stat above {most}",
                player=player.name, value=str(player.stats), most=highest,
            ),
        )  # fmt: skip
    # A win gives one point, which players need not spend.
    most = points + player.wins
    taken = min(max(player.stats.total, points), most)
    if (problem := split_problem(player.stats, taken, highest)) is not None:
        rule = "fighter.points"
        if min(stats) < Fighter.STAT_LEAST:
            rule = "fighter.min"
        elif max(stats) > highest:
            rule = "fighter.max"
        text = say(
            "{player} {value}: {reason}",
            player=player.name, value=str(player.stats), reason=problem,
        )  # fmt: skip
        return Refusal(rule, text)
    return None


def taken_fighter(fighter: Fighter) -> Refusal:
    """Refuse the same fighter for two players (fighter.deadlands.distinct)."""
    text = say("two players can't both play {fighter}", fighter=fighter.name)
    return Refusal("fighter.deadlands.distinct", text)


def too_many_boxes(player: str, track: Track) -> Sentence:
    return plural(
        "{player}: {track} has only {n} box", "{player}: {track} has only {n} boxes",
        player=player, track=track.name, n=track.most,
    )  # fmt: skip


def _role_problem(setup: Setup, player: Player, fighter: Fighter) -> Refusal | None:
    """Check that a boss or minion has the stats from its file."""
    if player.stats != fighter.stats:
        text = say(
            "{player} {typed}: {fighter} has the stats {value}",
            player=player.name, typed=str(player.stats), fighter=fighter.name,
            value=str(fighter.stats),
        )  # fmt: skip
        return Refusal("setup.sheet", text)
    return None


def _owner_problem(setup: Setup, player: Player) -> Refusal | None:
    """Check that a figure's owner is a player, not a figure."""
    if not player.owner:
        return None
    owner = next((one for one in setup.players if one.name == player.owner), None)
    if owner is None:
        return Refusal("setup.sheet", no_player(player.owner))
    if owner.name == player.name:
        text = say("{player}'s owner must be another player", player=player.name)
        return Refusal("setup.sheet", text)
    if owner.owner:
        text = say(
            "{player} can't belong to {owner}: {owner} belongs to {other}",
            player=player.name, owner=owner.name, other=owner.owner,
        )  # fmt: skip
        return Refusal("setup.sheet", text)
    return None


# -- the game


def setup_problem(setup: Setup) -> Refusal | None:
    """Return why the game can't start, or None. Each player has a sheet and a figure of their own
    (setup.sheet, setup.figure). A map with more respawn squares allows more players
    (src.players.more, src.deathmatch.twelve)."""
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
    if not setup.board.respawns and not setup.board.is_own:
        return Refusal("spawn.numbered", say("the map has no respawn squares"))
    if setup.position is not None:
        return position_problem(setup, setup.position)
    if len(names) > len(setup.board.respawns) and not setup.board.is_own:
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
    """Check that each player is on one team and that the game is a team game. Modules may object
    too."""
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
                text = say("{player} is named twice in the teams", player=name)
                return Refusal("setup.sheet", text)
            seen.add(name)
    if setup.first and setup.first not in [team.side for team in setup.teams]:
        text = say("team {team} can't go first: there is no such team", team=setup.first)
        return Refusal("first.team.series", text)
    if setup.teams and not any(module.has_teams for module in setup.modules):
        text = say("there are teams, but this is not a team game")
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
        if (wrong := _standing_problem(setup, one, held)) is not None:
            return wrong
        if one.square:
            held[one.square] = one.player
    if position.turn not in names:
        return Refusal("turn.finish", no_player(position.turn))
    return (
        _floor_problem(setup, position)
        or _marks_problem(setup, position)
        or turn_problem(position)
        or card_problem(setup, position)
        or _health_problem(setup, position)
    )


def _standing_problem(setup: Setup, one: Standing, held: Mapping[str, str]) -> Refusal | None:
    """Check the position of one fighter. `held` has the squares of those before."""
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
    return (
        _sheet_problem(setup, one)
        or _square_problem(setup, one, held)
        or _cards_problem(setup, one)
    )


def _square_problem(setup: Setup, one: Standing, held: Mapping[str, str]) -> Refusal | None:
    if not one.square:
        return None
    place = setup.board.place(one.square)
    if not isinstance(place, int):
        text = say("{player}: {reason}", player=one.player, reason=place.text)
        return Refusal("wall.move", text)
    if one.square in held:
        text = say(
            "{player} and {other} are both on {square}",
            player=held[one.square], other=one.player, square=one.square,
        )  # fmt: skip
        return Refusal("move.end", text)
    return None


def _cards_problem(setup: Setup, one: Standing) -> Refusal | None:
    """Check that the cards exist, and that a fighter off the map has none in play that a frag takes
    (faq.cards)."""
    for card in (*(laid.card for laid in one.play), *one.known):
        if card not in setup.played_cards:
            text = say("{player}: there is no card `{typed}`", player=one.player, typed=card)
            return Refusal("card.overrides", text)
    if one.square or not (lost := _lost_cards(setup, one)):
        return None
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


def _sheet_problem(setup: Setup, one: Standing) -> Refusal | None:
    """Check that the sheet has these tracks and stances, and that fighters in a stance are on the
    map."""
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
    """Check the numbers of modules, each against its own fact."""
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
    """Refuse Health above full Health, which cards in play may have raised."""
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
    """Check that the active player is on the map and has made the movement roll (turn.phases)."""
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
    """Check that each card can be in play, and that no more copies are used than are printed."""
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
                "{player}: {card} can't be in play: it is discarded when played",
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
