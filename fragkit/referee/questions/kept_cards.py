"""Writing a card that the players have described into a pack, for other games."""

from __future__ import annotations

from pathlib import Path

from fragkit.language.sentences import say
from fragkit.load.packs.known_packs import pack_root
from fragkit.load.scaffold.new_files import (
    card_yaml,
    id_from,
    quoted,
    scaffold,
    scaffold_bare_pack,
)
from fragkit.load.typed_yaml.files import save_all
from fragkit.model.said_card import SaidCard
from fragkit.referee.parsing.matching import Misread
from fragkit.values import dataclass

OUR_BOX = "our-box"  # the pack that is made if the game is not in one


@dataclass(frozen=True, slots=True)
class KeptCard:
    """The file in which a card was written, relative to the record."""

    file: str
    pack: str  # as `--pack` takes it


def keep_card(card: SaidCard, here: Path) -> KeptCard | Misread:
    """Write the card into the pack that contains the record, or into `our-box` next to the record.
    Create that pack if it is missing."""
    id = id_from(card.name)
    if not id:
        return Misread(say("`{typed}` can't be turned into an id", typed=card.name))
    home = pack_root(here) or here / OUR_BOX
    files = scaffold("card", id, "cards", "cards", card_yaml(card.yaml(id, quoted(card.name))))
    if not (home / "pack.yaml").exists():
        files |= scaffold_bare_pack(home.name)
    target = home / "cards" / f"{id}.yaml"
    if target.exists():
        return Misread(say("{file} already exists", file=target.name))
    try:
        save_all(home, files)
    except OSError as error:
        return Misread(
            say("can't write {file}: {reason}", file=target.name, reason=error.strerror or "")
        )
    pack = home.relative_to(here).as_posix() if home.is_relative_to(here) else home.as_posix()
    return KeptCard(f"{pack}/cards/{id}.yaml", f"./{pack}" if home != here else ".")
