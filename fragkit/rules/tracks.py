"""Tracks on the sheet: what a fighter has more or less of (`model.track`)."""

from __future__ import annotations

from collections.abc import Mapping

from fragkit.model.track import Track
from fragkit.rules.events import TrackChanged
from fragkit.rules.game import Game


def tracks_of(game: Game, name: str) -> Mapping[str, Track]:
    """Those on that player's sheet, and those that a pack puts on every sheet."""
    return game.catalog.tracks(game.state.seats[name].fighter)


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
    for id, track in tracks_of(game, name).items():
        if track.fragged == "empty":
            set_level(game, name, id, 0, "fragged")
        elif track.fragged == "start":
            wins = game.seat(name).wins
            set_level(game, name, id, track.begins(wins), "fragged")
