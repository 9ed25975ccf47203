"""What tracks and stances are, in words: on the sheet, and in the effects that change them."""

from __future__ import annotations

from fragkit.language import say
from fragkit.model.effects import Act, states
from fragkit.model.stance import Stance
from fragkit.model.table import PackRule
from fragkit.model.text.circumstances import (
    MOMENT_WORDS,
    WINDOW_WORDS,
    Scene,
    closing,
    conditions,
    priced,
)
from fragkit.model.text.clauses_acts import act_clause
from fragkit.model.text.numbers import is_taking, much
from fragkit.model.text.persons import YOU, Person, listed, sentence
from fragkit.model.text.placeholders import fill, placeholders
from fragkit.model.text.write import YOURS, effect_words, trait_text
from fragkit.model.track import Track


def words_of(id: str) -> str:
    """`saved-movement` as it is read: `saved movement`."""
    return id.replace("-", " ")


@act_clause.register
def _(effect: states.ChangeTrack, who: Person, scene: Scene) -> str:
    name = words_of(effect.value)
    if effect.set == "full":
        return f"fill {who.owner} **{name}**"
    if effect.set == "start":
        return f"{who.owner} **{name}** begins again"
    if effect.set == 0:
        return who.does("lose", f"all **{name}**")
    if effect.set is not None:
        return f"set {who.owner} **{name}** to {effect.set}"
    return who.does("lose" if is_taking(effect.add) else "gain", much(effect.add, name))


@act_clause.register
def _(effect: states.Enter, who: Person, scene: Scene) -> str:
    return f"{who.does('become', f'**{words_of(effect.value)}**')}{closing(effect.lasts, who)}"


@act_clause.register
def _(effect: states.Leave, who: Person, scene: Scene) -> str:
    if effect.value == "any":
        return who.does("leave", "every stance")
    return who.says("are", f"no longer **{words_of(effect.value)}**")


# -- on the sheet ------------------------------------------------------------------------------

_ENDS = {
    "fire": "after your attack",
    "hit": "after an attack that hits",
    "miss": "after an attack that misses",
    "move": "when you move",
    "wounded": "when you are wounded",
    "struck": "after an attack that hits you",
    "frag": "when you frag somebody",
    "turn-start": "at the start of your turn",
    "turn-end": "at the end of your turn",
}


def stance_text(stance: Stance) -> str:
    """What the sheet says of it: its own words, else how it is entered, what it does, its end."""
    if stance.text.strip():
        words = fill(" ".join(stance.text.split()), placeholders(stance))
        return f"{words} {say(YOURS)}" if not stance.effects else words
    return made_stance_text(stance)


def made_stance_text(stance: Stance) -> str:
    said = [_entering(stance)] if stance.when != "never" else []
    for effect in stance.effects:
        words = effect_words(effect, Scene(at_once=effect.at == "play"))
        if isinstance(effect, Act) and effect.moment() == "play":
            words = f"when you enter it, {words}"
        said.append(words.replace(MOMENT_WORDS["expire"], "when it ends", 1))
    said += _ending(stance)
    return " ".join(sentence(say(one)) for one in said)


def _entering(stance: Stance) -> str:
    asked = conditions(stance.if_)
    often = "once per turn" if stance.per_turn == 1 else f"up to {stance.per_turn} times per turn"
    when = [*([often] if stance.per_turn else []), WINDOW_WORDS[stance.when], *asked]  # type: ignore[index]  # `never` is not entered
    price = f"{priced(stance.cost)} to " if stance.cost is not None else ""
    return f"{', '.join(when)}, you may {price}enter it"


def _ending(stance: Stance) -> list[str]:
    ends = [_ENDS[word] for word in stance.ends]
    if stance.lasts is not None and stance.lasts.kind not in ("until-fragged", "game"):
        ends.append(
            {"attack": "after the attack", "turn": "at the end of the turn"}.get(
                stance.lasts.kind, f"after {stance.lasts}"
            )
        )
    said = [f"it ends {listed(ends, 'or')}"] if ends else []
    if stance.lasts is not None and stance.lasts.kind == "game":
        said.append("a frag does not end it")
    if not stance.leave:
        said.append("you can't leave it at will")
    if stance.group is not None:
        said.append(f"entering another {words_of(stance.group)} stance ends it")
    return said


def track_text(track: Track) -> str:
    """What the sheet says beside its boxes; mostly nothing."""
    said = []
    for moment, effects in (("full", track.full), ("empty", track.empty)):
        if effects:
            what = ", then ".join(effect_words(e, Scene(at_once=True)) for e in effects)
            said.append(f"when it is {moment}, {what}")
    if track.titles:
        named = [f"{least} {title}" for least, title in sorted(track.titles.items())]
        said.append(", ".join(named))
    if track.fragged != "start" or track.start not in (0, "wins"):
        after = {"start": "begins again", "keep": "is kept", "empty": "is emptied"}[track.fragged]
        said.append(f"it {after} when {YOU.name} are fragged")
    if track.rematch:
        said.append("it is kept for the next game")
    return " ".join(sentence(say(one)) for one in said)


def rule_text(rule: PackRule) -> str:
    """A rule of a pack: its words, then what it puts on every sheet."""
    said = [trait_text(rule)] if rule.effects or rule.text.strip() else []
    for track in rule.tracks:
        boxes = "1 box" if track.most == 1 else f"{track.most} boxes"
        begins = {"full": ", full at first", 0: "", "wins": ""}.get(
            track.start, f", {track.start} at first"
        )
        said.append(sentence(say(f"on every sheet: **{track.name}**, {boxes}{begins}")))
        said.append(track_text(track))
    said += [f"**{stance.name}**: {stance_text(stance)}" for stance in rule.stances]
    return " ".join(one for one in said if one)
