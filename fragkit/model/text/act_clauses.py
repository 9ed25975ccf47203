"""What an act does, in a clause without its circumstances."""

from __future__ import annotations

from functools import singledispatch
from typing import Literal

from fragkit.model.effects import Effect, Number, acts, sheet_acts
from fragkit.model.pack import RULEBOOK_DECKS
from fragkit.model.text.amounts import card_nouns, counter_noun, is_taking, many, much
from fragkit.model.text.circumstances import Scene, closing, distance
from fragkit.model.text.persons import YOU, Person, article, counted, listed
from fragkit.model.text.weapon_sentences import area_words, spared_words
from fragkit.model.word_values import Dice

_PLACES = {
    "anywhere": "any square",
    "sight": "a square in sight",
    "teleporter": "any teleporter",
    "respawn": "any respawn square",
    "random-respawn": "a respawn square that a die picks",
}
_DECKS = (*RULEBOOK_DECKS, "any")


def words_of(id: str) -> str:
    """`saved-movement` as it is read: `saved movement`."""
    return id.replace("-", " ")


@singledispatch
def act_clause(effect: Effect, who: Person, scene: Scene) -> str:
    raise TypeError(f"no words for {effect.verb}")


@act_clause.register
def _(effect: acts.Heal, who: Person, scene: Scene) -> str:
    if effect.value == "full":
        points = "all lost Health"
    elif isinstance(effect.value, int):
        points = f"{effect.value} lost Health"
    elif effect.value.of == "lack":
        points = "just enough Health to stay alive"
    else:
        points = much(effect.value, "lost Health").replace("**", "")
    return f"**restore** {points}" if who.is_you else f"{who.name} **restores** {points}"


@act_clause.register
def _(effect: acts.Wound, who: Person, scene: Scene) -> str:
    return who.does("lose", much(effect.value, "Health"))


@act_clause.register
def _(effect: acts.Harm, who: Person, scene: Scene) -> str:
    return who.does("suffer", f"a **{_attack(effect.value, effect.types)}** attack")


@act_clause.register
def _(effect: acts.Blast, who: Person, scene: Scene) -> str:
    middle = {"target": "the target", "self": "you", "square": "a square in sight"}[effect.center]
    types = () if effect.types == ("explosive",) else effect.types
    reach = area_words(effect.radius, effect.shape, middle)
    if not effect.radius:
        reach = f"in the square of {middle}"
    if not effect.radius and effect.center == "square":
        reach = f"in {middle}"
    core = f" ({effect.core} in the very centre)" if effect.core is not None else ""
    spared = spared_words(effect.spares)
    return f"**blast {_attack(effect.value, types)}**{core} on everyone {reach}{spared}"


def _attack(dice: Dice, types: tuple[str, ...]) -> str:
    return f"{dice} {listed(types)}" if types else str(dice)


@act_clause.register
def _(effect: acts.Ammo, who: Person, scene: Scene) -> str:
    plural = effect.weapons == "all"
    weapons = {
        "one": f"one of {who.owner} weapons in play",
        "all": f"all {who.owner} weapons in play"
        if who.is_you
        else f"all of {who.owner} weapons in play",
        "this": "this weapon",
    }[effect.weapons]
    if effect.which:
        weapons = weapons.replace("weapons", card_nouns(effect.which, plural=True))
    if effect.value == "full":
        return f"**refill** {weapons}"
    if effect.value == "empty":
        return f"{weapons} {'lose' if plural else 'loses'} **all ammo**"
    lost = is_taking(effect.value)
    verb = "lose" if lost else "regain"
    return f"{weapons} {verb if plural else verb + 's'} {much(effect.value, 'ammo')}"


@act_clause.register
def _(effect: acts.Teleport, who: Person, scene: Scene) -> str:
    near = distance(None, effect.range_at_most)
    place = _PLACES[effect.value] + (f" at {near}" if near else "")
    if effect.zone is not None:
        place += f" in the {effect.zone.replace('-', ' ')}"
    return f"**teleport** to {place}" if who.is_you else f"**teleport** {who.name} to {place}"


@act_clause.register
def _(effect: acts.Swap, who: Person, scene: Scene) -> str:
    return f"**exchange {effect.value}** with {who.name}"


@act_clause.register
def _(effect: acts.Push, who: Person, scene: Scene) -> str:
    squares = many(effect.value, "square")
    if effect.way == "toward":
        if who.is_you:
            return f"you are **pulled** {squares} toward {'the target' if scene.of_weapon else 'the foe'}"
        return f"**pull** {who.name} {squares} straight toward you"
    if effect.way != "away":
        way = {
            "back": "back the way you came",
            "rolled": "in a direction that a die decides",
        }.get(effect.way, effect.way)
        return who.says("are", f"**pushed** {squares} {way}")
    if who.is_you:
        return f"you are **pushed** back {squares}"
    return f"**push** {who.name} {squares} straight away from you"


@act_clause.register
def _(effect: acts.Leap, who: Person, scene: Scene) -> str:
    far = many(effect.value, "square")
    way = {
        "chosen": "in a direction of your choice",
        "rolled": "in a direction that a die decides",
    }.get(effect.way, effect.way)
    return who.does("**fly**" if who.is_you else "fly", f"{far} {way}")


@act_clause.register
def _(effect: acts.Move, who: Person, scene: Scene) -> str:
    return who.does("lose" if is_taking(effect.value) else "gain", much(effect.value, "movement"))


@act_clause.register
def _(effect: acts.Draw, who: Person, scene: Scene) -> str:
    decks = all(word in _DECKS for word in effect.value)
    one, any = effect.count == 1, "any" in effect.value
    if not decks:
        pile = "the discards" if effect.pile == "discards" else "the deck"
        return who.does("take", f"{_cards(effect.value, effect.count)} of {who.back} choice from **{pile}**")  # fmt: skip
    if effect.pile == "discards":
        pile = "any discards" if any else f"the {listed(effect.value, 'or')} discards"
        top = "the top card" if one else f"the top {many(effect.count, 'card')}"
        return who.does("take", f"{top} of **{pile}**")
    if any:
        return who.does("draw", f"{'a card' if one else many(effect.count, 'card')} from any **deck**")  # fmt: skip
    kind = f"**{listed(effect.value, 'or')}** card"
    return who.does("draw", f"a {kind}" if one else many(effect.count, kind))


@act_clause.register
def _(effect: acts.TurnUp, who: Person, scene: Scene) -> str:
    deck = "any **deck**" if effect.value == "any" else f"the **{effect.value}** deck"
    return who.does("turn", f"up the top card of {deck}")


@act_clause.register
def _(effect: acts.Discard, who: Person, scene: Scene) -> str:
    if "this" in effect.value:
        return "**discard** this card"
    cards = _cards(effect.value, effect.count)
    place = f"in {who.back} hand" if effect.zone == "hand" else "in play"
    if effect.pick == "random":
        place += ", at random"
    elif effect.pick == "player" and not who.is_you:
        place += " that you choose"
        return f"{who.name} **discards** {cards} {place}"
    return (
        f"**discard** {cards} {place}" if who.is_you else f"{who.name} **discards** {cards} {place}"
    )


@act_clause.register
def _(effect: acts.Steal, who: Person, scene: Scene) -> str:
    cards = _cards(effect.value, effect.count)
    place = f"from {who.owner} hand" if effect.zone == "hand" else f"from {who.owner} cards in play"
    pick = "at random" if effect.pick == "random" else "of your choice"
    return f"**take** {cards} {pick} {place} into your hand"


def _cards(which: tuple[str, ...], count: Number | Literal["all"]) -> str:
    """`a suit of armor`, `2 flame weapons`, `all gadget cards`."""
    if count == "all":
        return f"all {card_nouns(which, plural=True, last='and')}"
    noun, plural = card_nouns(which), card_nouns(which, plural=True)
    return article(1, noun) if count == 1 else many(count, noun, plural)


@act_clause.register
def _(effect: acts.Place, who: Person, scene: Scene) -> str:
    counter = counter_noun(effect.value)
    dice = f" of {effect.damage}" if effect.damage is not None else ""
    if effect.square == "barrel-spaces":
        return f"put a **{counter}** on every empty barrel space"
    number = "a" if effect.count == 1 else str(effect.count)
    counters = f"{number} **{counter}{'s' * (effect.count > 1)}**{dice}"
    square = {
        "own": f"{who.owner} square",
        "adjacent": "a square beside you" if effect.count == 1 else "squares beside you",
        "target": "the target's square",
        "sight": "a square in sight" if effect.count == 1 else "squares in sight",
    }[effect.square]
    if effect.value == "napalm":
        if effect.square == "target" and effect.at == "hit":
            burns = f"**napalm**{dice} burns on the target's square and the four beside it"
            return f"{burns}, for the whole game; a **miss** strikes you instead"
        return f"**napalm**{dice} burns on {square} and the four beside it, for the whole game"
    return f"put {counters} on {square}"


@act_clause.register
def _(effect: acts.Walk, who: Person, scene: Scene) -> str:
    far = much(effect.value, "movement")
    if effect.way == "nearest":
        return who.does("walk", f"towards the nearest foe at once, with {far}")
    if who.is_you:
        return f"**walk** at once, with up to {far}"
    return f"you **walk** {who.name} with up to {far}"


@act_clause.register
def _(effect: acts.Copy, who: Person, scene: Scene) -> str:
    return f"you have {who.owner} **abilities**, too,{closing(effect.lasts, YOU)}"


@act_clause.register
def _(effect: acts.Summon, who: Person, scene: Scene) -> str:
    name = effect.value.replace("-", " ")
    beside = "you" if who.is_you else "it"
    if effect.count == 1:
        one, _, name = article(1, name).partition(" ")
        return who.does("put", f"{one} **{name}** on a free square beside {beside}")
    return who.does("put", f"{effect.count} × **{name}** on free squares beside {beside}")


@act_clause.register
def _(effect: acts.Remove, who: Person, scene: Scene) -> str:
    lost = (
        ""
        if effect.keeps
        else f" and {'lose' if who.is_you else 'loses'} {who.back} weapons and gadgets in play"
    )
    return who.says("are", f"**out of play** until {who.back} next turn{lost}")


@act_clause.register
def _(effect: acts.Skip, who: Person, scene: Scene) -> str:
    if effect.value == "turn":
        return who.does("lose", f"the rest of {who.back} **turn**, or else {who.back} next turn")
    return who.does(
        "lose",
        f"the rest of {who.back} **{effect.value}** this turn, or else those of {who.back} next "
        "turn"
        if effect.value == "attacks"
        else f"the rest of {who.back} **movement** this turn, or else that of {who.back} next turn",
    )


@act_clause.register
def _(effect: acts.ExtraTurn, who: Person, scene: Scene) -> str:
    turns = "another turn" if effect.value == 1 else f"{effect.value} more turns"
    return who.does("take", f"**{turns}** right after this one")


@act_clause.register
def _(effect: acts.Score, who: Person, scene: Scene) -> str:
    return who.does("lose" if is_taking(effect.value) else "score", many(effect.value, "frag"))


@act_clause.register
def _(effect: acts.Win, who: Person, scene: Scene) -> str:
    return "you **win** the game" if who.is_you else f"{who.name} **wins** the game"


@act_clause.register
def _(effect: acts.Cancel, who: Person, scene: Scene) -> str:
    return "**cancel** the attack" if effect.value == "attack" else "**cancel** that card"


@act_clause.register
def _(effect: acts.Shoot, who: Person, scene: Scene) -> str:
    whom = "the foe" if effect.value == "foe" else "anyone in sight"
    arms = f" with {card_nouns(effect.which, plural=True)}" if effect.which else ""
    return f"you may **attack** {whom}{arms} at once"


@act_clause.register
def _(effect: acts.Look, who: Person, scene: Scene) -> str:
    return f"look at {who.owner} **hand**"


@act_clause.register
def _(effect: acts.Guide, who: Person, scene: Scene) -> str:
    return (
        "put a **missile** beside you. On your later turns, roll "
        f"{counted(effect.speed, 'die', 'dice')} and move it instead of yourself. Give up an "
        "attack to set it off: "
        f"**blast {effect.value}** on everyone within {effect.radius}"
    )


@act_clause.register
def _(effect: sheet_acts.ChangeTrack, who: Person, scene: Scene) -> str:
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
def _(effect: sheet_acts.Enter, who: Person, scene: Scene) -> str:
    return f"{who.does('become', f'**{words_of(effect.value)}**')}{closing(effect.lasts, who)}"


@act_clause.register
def _(effect: sheet_acts.Leave, who: Person, scene: Scene) -> str:
    if effect.value == "any":
        return who.does("leave", "every stance")
    return who.says("are", f"no longer **{words_of(effect.value)}**")
