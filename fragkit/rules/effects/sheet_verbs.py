"""Effect verbs for a fighter's sheet: track, enter, leave."""

from __future__ import annotations

from fragkit.language.sentences import Text, say
from fragkit.model.effects import acts
from fragkit.model.effects.number import whole
from fragkit.model.fighter import Stance
from fragkit.model.word_values import Lasts
from fragkit.rules.attack.health import settle_lowered
from fragkit.rules.catalog import track_id
from fragkit.rules.events import NothingHappened, StanceEntered, StanceLeft
from fragkit.rules.fighter_sheet import (
    give_back,
    level,
    set_level,
    sheets_of,
    stance_keys_of,
    stances_in,
    tracks_of,
)
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Handler
from fragkit.rules.pending import Context
from fragkit.rules.state import ENDING, InPlay

WORN_OFF = say("worn off")

# -- tracks ----------------------------------------------------------------------------------


def do_track(
    game: Game, act: acts.ChangeTrack, names: list[str], context: Context
) -> Procedure[None]:
    for name in names:
        track = tracks_of(game, name).get(act.value)
        if track is None:
            text = say("{player} has no {track}", player=name, track=act.value)
            game.tell(NothingHappened(context.by, context.label, text))
            continue
        match act.set:
            case None:
                number = level(game, name, act.value) + whole(act.add)
            case "full":
                number = track.most
            case "start":
                number = track.begins(game.seat(name).wins)
            case fixed:
                number = int(fixed)
        yield from change_track(game, name, act.value, number, context.source)


def change_track(game: Game, name: str, track: str, number: int, source: str) -> Procedure[None]:
    """Set the track, within its boxes, and perform its effects for `full` or `empty`."""
    if not set_level(game, name, track, number, source):
        return
    game.effects_changed()
    yield from settle_lowered(game, name, source)  # a Health bonus may depend on it
    made, now = tracks_of(game, name)[track], level(game, name, track)
    when = "full" if now == made.most else "empty" if now == 0 else ""
    sheets = sheets_of(game, name)
    owner = next(one for one in sheets if track in game.catalog.tracks(one))
    key = track_id(owner, track)
    if when and key not in game.full_tracks:
        # If it is filled again in the meantime, this does not start again.
        game.full_tracks.add(key)
        try:
            context = Context(name, name, key, made.name)
            for effect_number, effect in game.catalog.entries[key].moments[when]:
                if not game.is_over:
                    yield from game.cards.perform(game, effect, effect_number, context)
        finally:
            game.full_tracks.discard(key)


# -- stances ---------------------------------------------------------------------------------


def do_enter(game: Game, act: acts.Enter, names: list[str], context: Context) -> Procedure[None]:
    for name in names:
        own = stance_keys_of(game, name).get(act.value)
        key = own or game.catalog.stance_key(game.seat(name).fighter, act.value)
        if key is None or not game.seat(name).square:
            text = say("{player} is not on the map", player=name)
            if key is None:
                text = say("{player} has no stance {stance}", player=name, stance=act.value)
            game.tell(NothingHappened(context.by, context.label, text))
            continue
        yield from enter(game, name, key, act.lasts, context.credit or context.by)


def do_leave(game: Game, act: acts.Leave, names: list[str], context: Context) -> Procedure[None]:
    for name in names:
        for laid, stance in list(stances_in(game, name)):
            if act.value in ("any", stance.id):
                yield from end_stance(game, name, laid, context.source)


def enter(
    game: Game, name: str, key: str, lasts: Lasts | None = None, by: str = ""
) -> Procedure[None]:
    """Put the fighter in the stance. If they are already in it, its duration starts again. `by`
    caused it and scores for its consequences."""
    stance = game.catalog.stance(key)
    for laid, other in list(stances_in(game, name)):
        if other.id != stance.id and stance.group is not None and other.group == stance.group:
            yield from end_stance(game, name, laid, stance.name)
    time = lasts or stance.lasts or Lasts("until-fragged")
    before = next((one for one, made in stances_in(game, name) if made.id == stance.id), None)
    if before is not None:
        before.lasts, before.turns = time.kind, time.turns
        before.credit = by if by != name else ""
        return
    laid = InPlay(
        key, name, game.serial(), lasts=time.kind, turns=time.turns, ghost=True,
        credit=by if by != name else "",
    )  # fmt: skip
    game.seat(name).play.append(laid)
    game.effects_changed()
    game.tell(StanceEntered(name, stance.id, stance.name))
    yield from _say(game, name, laid, stance, "play")
    yield from settle_lowered(game, laid.credit or name, stance.name)


def end_stance(game: Game, name: str, laid: InPlay, why: Text) -> Procedure[None]:
    if laid not in game.seat(name).play:
        return
    stance = game.catalog.stance(laid.card)
    game.seat(name).play.remove(laid)
    game.effects_changed()
    game.tell(StanceLeft(name, stance.id, stance.name, why))
    yield from _say(game, name, laid, stance, "expire")
    yield from settle_lowered(game, "", stance.name)  # ruling.card.bonusend


def end_copy(game: Game, name: str, copied: InPlay) -> Procedure[None]:
    """End the stances and tracks that came with copied abilities."""
    own = set(stance_keys_of(game, name).values())
    theirs = set(game.catalog.stance_keys(copied.card[1:]).values()) - own
    for laid, _ in list(stances_in(game, name)):
        if laid.card in theirs:
            yield from end_stance(game, name, laid, WORN_OFF)
    give_back(game, name)


def _say(game: Game, name: str, laid: InPlay, stance: Stance, when: str) -> Procedure[None]:
    context = Context(name, name, laid.card, stance.name, credit=laid.credit)
    for number, effect in game.catalog.entries[laid.card].moments.get(when, ()):
        if not game.is_over:
            yield from game.cards.perform(game, effect, number, context)


_WHY = {
    "fire": say("after attacking"), "hit": say("after a hit"), "miss": say("after a miss"),
    "move": say("after moving"), "wounded": say("after taking damage"), "struck": say("after being hit"),
    "frag": say("after a frag"), "turn-start": say("the turn begins"), "turn-end": say("the turn ends"),
}  # fmt: skip
_OF_ATTACKS = ("fire", "hit", "miss", "struck")


def end_stances(game: Game, name: str, when: str) -> Procedure[None]:
    """End the stances that this moment ends. During an attack, they last until the attack is over."""
    for laid, stance in list(stances_in(game, name)):
        if when == "fragged" and laid.lasts != "game":
            # Its last effects happen while the figure is still on the map.
            if "expire" in game.catalog.entries[laid.card].moments:
                yield from end_stance(game, name, laid, say("fragged"))
            continue
        if when not in stance.ends:
            continue
        if when in _OF_ATTACKS and game.state.attack is not None:
            laid.lasts = ENDING
        else:
            yield from end_stance(game, name, laid, _WHY[when])


HANDLERS: dict[str, Handler] = {"track": do_track, "enter": do_enter, "leave": do_leave}
