"""Tracks on the sheet: what a fighter has more or less of (`model.track`)."""

from __future__ import annotations

from collections.abc import Mapping

from fragkit.model.fighter import Track
from fragkit.rules.events import TrackChanged
from fragkit.rules.game import Game
from fragkit.rules.sheets import sheets_of


def tracks_of(game: Game, name: str) -> Mapping[str, Track]:
    """Those on that player's sheet, those that a pack puts on every sheet, and those that come
    with copied abilities."""
    own, *copied = sheets_of(game, name)
    if not copied:
        return game.catalog.tracks(own)
    found = [game.catalog.tracks(fighter) for fighter in (*reversed(copied), own)]
    return {id: track for tracks in found for id, track in tracks.items()}


def borrow(game: Game, name: str, fighter: str) -> None:
    """What stands on a sheet that is copied now begins as on that sheet."""
    seat = game.seat(name)
    for id, level in first_levels(game.catalog.tracks(fighter), seat.wins).items():
        seat.tracks.setdefault(id, level)


def give_back(game: Game, name: str) -> None:
    """What stands on no sheet of his any more is forgotten."""
    seat, there = game.seat(name), tracks_of(game, name)
    seat.tracks = {id: level for id, level in seat.tracks.items() if id in there}


def level(game: Game, name: str, track: str) -> int:
    """Boxes that are filled; none of what is not on the sheet."""
    return game.state.seats[name].tracks.get(track, 0)


def set_level(game: Game, name: str, track: str, number: int, source: str) -> bool:
    """Within its boxes; whether that changes anything, which is told under the source's name."""
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
    """What a sheet begins a game with."""
    return {id: track.begins(wins) for id, track in tracks.items()}


def after_frag(game: Game, name: str) -> None:
    """What a frag does to each: kept, emptied, or begun again (`fragged`)."""
    if game.seat(name).tracks:
        give_back(game, name)  # a copy may have ended with the fighter
    for id, track in tracks_of(game, name).items():
        if track.fragged == "empty":
            set_level(game, name, id, 0, "fragged")
        elif track.fragged == "start":
            wins = game.seat(name).wins
            set_level(game, name, id, track.begins(wins), "fragged")
