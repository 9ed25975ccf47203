"""When, at what price, by what chance, under which conditions and for how long, in words."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import get_args

from fragkit.model.card import Card, PlayedOn
from fragkit.model.effects import Condition, Cost, Effect, Modifier
from fragkit.model.effects.condition import Terrain
from fragkit.model.effects.effect import Moment, Whose, Window
from fragkit.model.effects.modifiers import Forbid
from fragkit.model.effects.number import Quantity
from fragkit.model.effects.selector import Selectors
from fragkit.model.suits import VALUES
from fragkit.model.text.amounts import bounded, card_noun, card_nouns, compared, counts, places
from fragkit.model.text.persons import EVERYONE, OTHERS, YOU, Person, article, counted, listed
from fragkit.model.text.placeholders import printed
from fragkit.model.word_values import Bounds, Lasts
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Scene:
    """Where an effect stands: what its words depend on besides itself."""

    played_on: PlayedOn = "self"
    of_weapon: bool = False
    at_once: bool = False  # in a table or a malfunction: no moment of its own
    lasts: Lasts | None = None  # of the card
    is_early: bool = False  # played when a turn has just begun
    on_ground: bool = False  # on a map: of whoever stands there
    of_card: bool = False  # something that can be discarded
    is_named: bool = False  # the other fighter has been named: `that fighter`, else `the foe`

    def now(self) -> Scene:
        """The same place for what happens at once."""
        return replace(self, at_once=True)

    def duration(self, effect: Effect) -> Lasts | None:
        own = effect.lasts if isinstance(effect, Modifier) else None
        return own or self.lasts


WINDOW_WORDS: dict[Window, str] = {
    "own-turn": "in your turn",
    "any-time": "at any time",
    "turn-start": "before your movement roll",
    "instead-of-roll": "instead of your movement roll",
    "attacking": "in your attack",
    "attacked": "when you are attacked",
    "attack": "in any attack",
    "roll": "after any roll",
    "card": "when another player has just played a card",
    "dying": "when you are about to be fragged",
}
PLAYED_ON_WORDS = {"other": "on another fighter", "fighter": "on any fighter"}
MOMENT_WORDS: dict[Moment, str] = {
    "setup": "when the game begins",
    "play": "",
    "use": "",
    "turn-start": "at the start of your turn",
    "turn-end": "at the end of your turn",
    "fire": "whenever you attack",
    "hit": "whenever you hit",
    "miss": "whenever you miss",
    "struck": "whenever an attack hits you",
    "dodged": "whenever an attack misses you",
    "frag": "whenever you **frag** somebody",
    "dying": "when you are about to be **fragged**",
    "fragged": "when you are **fragged**",
    "respawn": "whenever you respawn",
    "expire": "when it wears off",
    "step": "before every step",
    "enter": "whenever you enter a square",
    "leave": "whenever you leave a square",
    "pass": "whenever you move through or over another fighter",
    "sighted": "whenever somebody moves into your sight",
    "wounded": "whenever you are **wounded**",
    "healed": "whenever you are **healed**",
    "draw": "whenever you draw a card",
    "take": "whenever you take something up",
    "dry": "whenever a weapon of yours runs dry",
    "round-end": "at the end of each round",
}
# What others do; with `anyone` the owner is one of them.
_OF_SOMEBODY: dict[Moment, str] = {
    "setup": "when the game begins",
    "turn-start": "at the start of {somebody}'s turn",
    "turn-end": "at the end of {somebody}'s turn",
    "fire": "whenever {somebody} attacks",
    "hit": "whenever {somebody} hits",
    "miss": "whenever {somebody} misses",
    "struck": "whenever an attack hits {somebody}",
    "dodged": "whenever an attack misses {somebody}",
    "frag": "whenever {somebody} **frags** somebody",
    "dying": "when {somebody} is about to be **fragged**",
    "fragged": "when {somebody} is **fragged**",
    "respawn": "whenever {somebody} respawns",
    "step": "before every step of {somebody}",
    "enter": "whenever {somebody} enters a square",
    "leave": "whenever {somebody} leaves a square",
    "pass": "whenever {somebody} moves through or over another fighter",
    "sighted": "whenever {somebody} sees somebody come",
    "wounded": "whenever {somebody} is **wounded**",
    "healed": "whenever {somebody} is **healed**",
    "draw": "whenever {somebody} draws a card",
    "take": "whenever {somebody} takes something up",
    "dry": "whenever a weapon of {somebody} runs dry",
}
_SOMEBODY: dict[Whose, str] = {"others": "another fighter", "anyone": "any fighter"}
# A card that lies with somebody else waits for what happens to that fighter.
_OF_OTHER: dict[Moment, str] = {
    "turn-start": "at the start of its turn",
    "turn-end": "at the end of its turn",
    "fire": "whenever it attacks",
    "hit": "whenever it hits",
    "miss": "whenever it misses",
    "struck": "whenever an attack hits it",
    "dodged": "whenever an attack misses it",
    "frag": "whenever it **frags** somebody",
    "fragged": "when it is **fragged**",
    "respawn": "whenever it respawns",
}
# Ground speaks of whoever is there.
_ON_GROUND: dict[Moment, str] = {
    "play": "while you stand there",
    "enter": "when you enter",
    "leave": "when you leave",
    "turn-start": "if you begin your turn there",
    "turn-end": "if you end your turn there",
    "round-end": "if you stand there at the end of a round",
    "use": "while you stand there",
}
_WITH_WEAPON: dict[Moment, str] = {
    "fire": "when fired",
    "hit": "on a hit",
    "miss": "on a miss",
    "frag": "if it **frags**",
}


def playing(card: Card) -> str:
    """The sentence that tells when and on whom it is played; empty when nothing is special."""
    usual = Card(id=card.id, name=card.name, deck=card.deck).window
    words = [PLAYED_ON_WORDS[card.on]] if card.on in PLAYED_ON_WORDS else []
    if card.window != usual:
        words.append(WINDOW_WORDS[card.window])
    if card.cost is not None:
        price = priced(card.cost)
        return f"{price} to play it{' ' if words else ''}{' '.join(words)}"
    return f"play it {' '.join(words)}" if words else ""


def priced(cost: Cost) -> str:
    """`discard 2 cards and spend 3 movement`."""
    parts = []
    if cost.itself:
        parts.append("discard this card")
    if cost.discard:
        parts.append(f"discard {_given(cost)}")
    if cost.movement:
        parts.append(f"spend {cost.movement} movement")
    parts += [f"spend {number} {_said(track)}" for track, number in (cost.track or {}).items()]
    if cost.attacks:
        parts.append(f"give up {article(cost.attacks, 'attack')}")
    if cost.ammo:
        parts.append(f"spend {cost.ammo} ammo of a weapon in play")
    if cost.armor:
        parts.append(f"give up {counted(cost.armor, 'point')} of your armor")
    if cost.health:
        parts.append(f"lose {cost.health} Health")
    if cost.blood:
        parts.append(f"give back {article(cost.blood, 'blood counter')}")
    if cost.any_:
        parts.append(listed([priced(one) for one in cost.any_], "or"))
    return listed(parts) if parts else "pay nothing"


def _given(cost: Cost) -> str:
    """`2 gadget cards in play`."""
    where = " in play" if cost.zone == "play" else ""
    if cost.discard == 1:
        return _a_card(cost.which) + where
    return f"{cost.discard} {card_nouns(cost.which, plural=cost.discard > 1)}{where}"


def _a_card(which: tuple[str, ...]) -> str:
    """`a suit of armor or a flame weapon`."""
    if not which or any(word.startswith("not ") for word in which):
        return article(1, card_nouns(which))
    return listed([article(1, card_noun(word)) for word in which], "or")


def names_other(effect: Effect, scene: Scene) -> bool:
    """Whether its words name the other fighter: by the moment, or because its owner says whom."""
    moment = effect.moment(of_weapon=scene.of_weapon)
    if scene.at_once:
        return scene.is_named
    return effect.whose != "own" or moment in ("sighted", "pass", "frag") or effect.is_on_another


def opening(effect: Effect, scene: Scene) -> str:
    """What stands before the clause: moment and conditions, how often, price, chance."""
    moment = effect.moment(of_weapon=scene.of_weapon)
    begins = [] if scene.at_once else [_moment(effect, moment, scene)]
    on_other = effect.is_on_another and not scene.at_once
    if not on_other:
        asked = effect.if_
        if asked is not None and moment == "take":
            asked = replace(asked, took=())  # what it is, the moment says
        begins += conditions(asked, moment in QUIET or effect.whose != "own", scene.of_weapon)
    phrases = [" ".join(w for w in begins if w)]
    if effect.per_turn is not None:
        often = "once" if effect.per_turn == 1 else f"up to {effect.per_turn} times"
        phrases.append(f"{often} per turn")
    words = "".join(f"{phrase}, " for phrase in phrases if phrase)
    if effect.if_ is not None and effect.if_.house:
        # Said before all else: at a table that plays it otherwise, the rest is not read.
        played = listed(f"{key} is {value}" for key, value in effect.if_.house.items())
        words = f"where **{played}**: {words}"
    words += _offer(effect, moment, on_other)
    if effect.if_ is not None and effect.if_.suit:
        words += f"if the discarded card is of {listed(effect.if_.suit, 'or')}, "
    if effect.if_ is not None and effect.if_.value_at_least is not None:
        least = VALUES[effect.if_.value_at_least - 2]
        words += f"if the discarded card is {'an ace' if least == 'A' else f'{least} or higher'}, "
    return words


def _offer(effect: Effect, moment: Moment, on_other: bool) -> str:
    """`you may discard a card: `, `you may roll a die: on 5+, `; whom it is used on."""
    window = f"{WINDOW_WORDS[effect.when]}, " if effect.when is not None else ""
    chance = f"roll a die: on {printed(effect.chance)}, " if effect.chance is not None else ""
    deeds = [priced(effect.cost)] if effect.cost is not None else []
    if on_other:
        deeds.append(f"name {_whom(effect.if_)}")
        if not window and effect.per_turn is None and effect.cost is None:
            window = "in your turn, "
    if deeds:
        cost = ", ".join(deeds) if chance else listed(deeds)
        return f"{window}you may {cost} and {chance}" if chance else f"{window}you may {cost}: "
    if moment != "use":
        return chance
    if chance and effect.per_turn is not None:
        return f"{window}you may {chance}"
    if chance:
        return f"{window or 'in your turn, '}as often as you like, {chance}"
    if effect.per_turn is not None:
        return f"{window}you may use it: "
    if window:
        return f"{window}as you like: "
    return "whenever you like: " if effect.verb == "roll" else "in your turn, as you like: "


def _whom(condition: Condition | None) -> str:
    """`another fighter on your side at range 1`."""
    if condition is None:
        return "another fighter"
    sides = {"same": "another fighter on your side", "other": "a fighter of another side"}
    whom = sides[condition.foe_team] if condition.foe_team is not None else "another fighter"
    rest = replace(condition, foe_team=None)
    if condition.foe_in_sight:
        whom, rest = f"{whom} in sight", replace(rest, foe_in_sight=None)
    if condition.foe_adjacent:
        whom, rest = f"{whom} beside you", replace(rest, foe_adjacent=None)
    return " ".join([whom, *conditions(rest)])


def _moment(effect: Effect, moment: Moment, scene: Scene) -> str:
    words = _moment_words(effect, moment, scene)
    if moment == "take" and effect.if_ is not None and effect.if_.took:
        return words.replace("something up", f"up {_taken(effect.if_.took)}")
    return words


def _taken(took: tuple[str, ...]) -> str:
    """`a blood counter or an energy weapon`."""
    words = _a_card(took).replace("pile card", "card of a pile")
    return words.replace("blood card", "blood counter")


def _moment_words(effect: Effect, moment: Moment, scene: Scene) -> str:
    if scene.on_ground and moment in _ON_GROUND and effect.whose == "own":
        return _ON_GROUND[moment]
    there = "while you stand there, " if scene.on_ground else ""
    if effect.whose != "own" and moment in _OF_SOMEBODY:
        return there + _OF_SOMEBODY[moment].format(somebody=_SOMEBODY[effect.whose])
    if there:
        return there + MOMENT_WORDS[moment]
    if not scene.of_weapon:
        of_other = scene.played_on in PLAYED_ON_WORDS
        return _OF_OTHER.get(moment, MOMENT_WORDS[moment]) if of_other else MOMENT_WORDS[moment]
    if moment == "fire" and effect.at is None:
        return ""  # what a weapon does, it does in its attacks
    return _WITH_WEAPON.get(moment, MOMENT_WORDS[moment])


# Nobody is fought against then.
QUIET = frozenset(
    ["turn-start", "turn-end", "respawn", "step", "enter", "leave", "pass", "sighted", "healed",
     "draw", "round-end"]
)  # fmt: skip


def conditions(
    condition: Condition | None, quiet: bool = False, of_weapon: bool = False
) -> list[str]:
    """`with energy weapons`, `at range 6 or more`; the suit is known only after the price. `quiet`:
    no attack goes on; `of_weapon`: the foe is the target."""
    if condition is None:
        return []
    c, count, foe_has = condition, dict(condition.count or {}), dict(condition.foe_has or {})
    words: list[str] = []
    if c.weapon:
        words.append(f"with {_weapons(c.weapon)}")
    if c.range is not None:
        words.append(f"at range {_at_most(c.range)}")
    if c.same_target is not None:
        target = "the same target as" if c.same_target else "another target than"
        words.append(f"against {target} before")
    if of_weapon and c.foe_in and not {*c.foe_in} - {*get_args(Terrain)}:
        words.append(f"against a target in {places(c.foe_in)}")
        c = replace(c, foe_in=())
    armored = {Bounds(1): True, Bounds(0, 0): False}.get(count.get(_FOE_ARMOR, Bounds(2)))
    if armored is not None:
        del count[_FOE_ARMOR]
    if armored is not None and not quiet:
        words.append(f"against a fighter {'in' if armored else 'without'} **armor**")
    if foe_has.get(_HEALTH) in ("more", "less") and not quiet:
        words.append(f"against a fighter with {foe_has.pop(_HEALTH)} Health than you")
    if _HEALTH in count:
        words.append(f"while your Health is {_at_most(count.pop(_HEALTH))}")
    if c.own_turn is not None:
        words.append("in your own turn" if c.own_turn else "in the turns of others")
    ifs = [f"you have{'' if c.moved else ' not'} moved this turn"] if c.moved is not None else []
    ifs += [*_own_facts(c), *counts(count)]
    ifs += [*(compared(what, wanted) for what, wanted in foe_has.items()), *_foe_facts(c)]
    if armored is not None and quiet:
        ifs.append(f"the foe wears {'' if armored else 'no '}**armor**")
    if c.any_:
        ifs.append(listed([listed(_bare(one)) for one in c.any_], "or"))
    if ifs:
        words.append(f"if {listed(ifs)}")
    if c.not_ is not None:
        words.append(f"unless {listed(_bare(c.not_))}")
    return words


_HEALTH, _FOE_ARMOR = Quantity("health"), Quantity("foe-armor")


def _weapons(which: Selectors) -> str:
    """`flame or energy weapons`, `weapons on the sheet or pistol weapons`."""
    named = card_nouns(which, plural=True).replace(" cards", " weapons")
    named = re.sub(r" weapons(?=(, | or )[^,]*? weapons)", "", named)
    return named.replace("weapon weapons", "weapon cards")


def _at_most(bounds: Bounds) -> str:
    """Bounds of what is never below 1."""
    return bounded(bounds) if bounds.low is not None else _or_less(bounds.high or 0)


def _bare(condition: Condition) -> list[str]:
    """Conditions inside of another: `if` stands before all of them."""
    asked = conditions(condition, quiet=True)
    found = [re.sub("^(if|while) ", "", words) for words in asked] or ["nothing"]
    return [re.sub("^unless ", "it is not so that ", words) for words in found]


def _own_facts(c: Condition) -> list[str]:
    words = []
    if c.took:
        words.append(f"you took up {_taken(c.took)}")
    if c.in_:
        words.append(f"you stand in {places(c.in_)}")
    if c.beside:
        words.append(f"you stand beside {places(c.beside)}")
    if c.alone is not None:
        words.append(f"nobody else is within {c.alone} of you")
    if c.wears:
        words.append(f"you have {_a_card(c.wears)} in play")
    if c.stance:
        words.append(f"you are {listed(map(_said, c.stance), 'or')}")
    return words


def _foe_facts(c: Condition) -> list[str]:
    words = []
    if c.foe_wears:
        words.append(f"the foe has {_a_card(c.foe_wears)} in play")
    if c.foe_stance:
        words.append(f"the foe is {listed(map(_said, c.foe_stance), 'or')}")
    if c.foe_team is not None:
        words.append(f"the foe is {'on your side' if c.foe_team == 'same' else 'not on your side'}")
    if c.foe_in:
        words.append(f"the foe stands in {places(c.foe_in)}")
    if c.foe_beside:
        words.append(f"the foe stands beside {places(c.foe_beside)}")
    if c.foe_in_sight is not None:
        words.append(f"you {'see' if c.foe_in_sight else 'do not see'} the foe")
    if c.foe_adjacent is not None:
        words.append(f"the foe is {'' if c.foe_adjacent else 'not '}beside you")
    if c.foe_came is not None:
        words.append(f"the foe is {c.foe_came} than when the turn began")
    return words


def _said(id: str) -> str:
    return id.replace("-", " ")


def only(condition: Condition | None) -> str:
    """`only if you are flying`, `not if you are flying`; empty without a condition."""
    words = ", ".join(conditions(condition))
    if words.startswith("unless "):
        return f"not if {words.removeprefix('unless ')}"
    return f"only {words}" if words else ""


def distance(at_least: int | None, at_most: int | None) -> str:
    """`range 2 to 5`, `range 3 or less`, `range 1`; empty when there is no limit."""
    if at_least is not None and at_most is not None:
        return f"range {at_least}" if at_least == at_most else f"range {at_least} to {at_most}"
    if at_most is not None:
        return f"range {_or_less(at_most)}"
    return f"range {at_least} or more" if at_least is not None else ""


def _or_less(number: int) -> str:
    return "1" if number == 1 else f"{number} or less"


def against(effect: Effect) -> str:
    """`you`, `against anybody but you`: what stands behind the clause."""
    asked = effect.if_.against if effect.if_ is not None else None
    if asked is None:
        return ""
    whom = "you" if asked == "owner" else "anybody but you"
    plain = isinstance(effect, Forbid) and effect.value == ("attack",) and not effect.which
    return f" {whom}" if plain else f" against {whom}"


def closing(lasts: Lasts | None, who: Person, early: bool = False) -> str:
    """How long, with a space before it; `early`: the turn has just begun and is the first."""
    if lasts is None or lasts.kind == "in-play":
        return ""
    if lasts.kind == "turns" and early and who.is_you:
        if lasts.turns == 1:
            return " until the end of this turn"
        more = "one" if lasts.turns == 2 else counted(lasts.turns - 1, "turn")
        return f" for this turn and your next {more}"
    # What lies on everyone is counted by the turns of whoever played it.
    back = YOU.back if who in (EVERYONE, OTHERS) else who.back
    if lasts.kind == "turns":
        if lasts.turns == 1:
            return f" until the end of {back} next turn"
        return f" for {back} next {counted(lasts.turns, 'turn')}"
    fragged = "you are fragged" if who.is_you else "fragged"
    return {
        "roll": " for this roll",
        "attack": " for this attack",
        "turn": " until the end of this turn",
        "until-fragged": f" until {fragged}",
        "game": " for the rest of the game",
    }[lasts.kind]
