"""Tracks and stances on a fighter's sheet, and copies of other fighters' sheets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fragkit.model.fighter import Stance, Track
from fragkit.model.word_values import Lasts
from fragkit.rules.events import TrackChanged
from fragkit.rules.game import Game
from fragkit.rules.state import InPlay


def sheets_of(game: Game, name: str) -> tuple[str, ...]:
    """Return the fighter's own sheet first, then copied ones."""
    seat = game.state.seats[name]
    copied = (laid.card[1:] for laid in seat.play if laid.is_copy)
    return tuple(dict.fromkeys((seat.fighter, *copied)))


def stance_keys_of(game: Game, name: str) -> Mapping[str, str]:
    """Return the stances on those sheets: the ids that the state uses, by the stances' own ids."""
    own, *copied = sheets_of(game, name)
    if not copied:
        return game.catalog.stance_keys(own)
    found = [game.catalog.stance_keys(fighter) for fighter in copied]
    return {id: key for keys in (*reversed(found), game.catalog.stance_keys(own)) for id, key in keys.items()}  # fmt: skip


# -- tracks


def tracks_of(game: Game, name: str) -> Mapping[str, Track]:
    """Return the tracks on that player's sheet, the tracks that packs put on every sheet, and
    copied ones."""
    own, *copied = sheets_of(game, name)
    if not copied:
        return game.catalog.tracks(own)
    found = [game.catalog.tracks(fighter) for fighter in (*reversed(copied), own)]
    return {id: track for tracks in found for id, track in tracks.items()}


def borrow(game: Game, name: str, fighter: str) -> None:
    """Start the tracks of another fighter's sheet, because the player copies it."""
    seat = game.seat(name)
    for id, level in first_levels(game.catalog.tracks(fighter), seat.wins).items():
        seat.tracks.setdefault(id, level)


def give_back(game: Game, name: str) -> None:
    """Forget tracks that are no longer on any of the player's sheets."""
    seat, there = game.seat(name), tracks_of(game, name)
    seat.tracks = {id: level for id, level in seat.tracks.items() if id in there}


def level(game: Game, name: str, track: str) -> int:
    """Return the number of filled boxes of a track, or 0 if it is not on the sheet."""
    return game.state.seats[name].tracks.get(track, 0)


def set_level(game: Game, name: str, track: str, number: int, source: str) -> bool:
    """Set the track, within its boxes, and report any change. Return whether there was one."""
    made, seat = tracks_of(game, name)[track], game.seat(name)
    was, now = seat.tracks.get(track, 0), min(max(number, 0), made.most)
    if was == now:
        return False
    seat.tracks[track] = now
    title = made.title(now)
    called = f", {title}" if title and title != made.title(was) else ""
    game.tell(TrackChanged(name, track, made.name, was, now, made.most, source, called))
    return True


def first_levels(tracks: Mapping[str, Track], wins: int = 0) -> dict[str, int]:
    """Return the levels of the tracks with which a sheet starts a game."""
    return {id: track.begins(wins) for id, track in tracks.items()}


def after_frag(game: Game, name: str) -> None:
    """Keep, empty or restart each track after a frag, as its `fragged` says."""
    if game.seat(name).tracks:
        give_back(game, name)  # a copy may have ended with the fighter
    for id, track in tracks_of(game, name).items():
        if track.fragged == "empty":
            set_level(game, name, id, 0, "fragged")
        elif track.fragged == "start":
            wins = game.seat(name).wins
            set_level(game, name, id, track.begins(wins), "fragged")


# -- stances


def stances_in(game: Game, name: str) -> Iterator[tuple[InPlay, Stance]]:
    """Yield the fighter's stances, the earliest first."""
    for laid in game.seat(name).play:
        if laid.is_stance:
            yield laid, game.catalog.stance(laid.card)


def is_in_stance(game: Game, name: str, stance: str) -> bool:
    return any(made.id == stance for _, made in stances_in(game, name))


def set_stance(game: Game, name: str, stance: str) -> None:
    """Put the fighter in a stance by override, with its usual duration. Other stances of its group
    end."""
    key = game.catalog.stance_key(game.seat(name).fighter, stance)
    assert key is not None, "a stance is looked up first"
    made = game.catalog.stance(key)
    for laid, other in list(stances_in(game, name)):
        if other.id == stance or (made.group is not None and other.group == made.group):
            game.seat(name).play.remove(laid)
    time = made.lasts or Lasts("until-fragged")
    game.seat(name).play.append(
        InPlay(key, name, game.serial(), lasts=time.kind, turns=time.turns, ghost=True)
    )
    game.effects_changed()


def own_stances(game: Game, name: str) -> dict[str, Stance]:
    """Return the stances that the player's fighter may enter or leave."""
    return {id: game.catalog.stance(key) for id, key in stance_keys_of(game, name).items()}
