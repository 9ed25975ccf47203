"""Every key changes something where it stands.

`whose` needs a moment that somebody else may bring about, `when` an ability that is used. A die
that is looked up takes points, or dice of which the worse are dropped. What is barred with some
cards only is something that is done with cards; what is out of bounds is said with `in`. Movement
and attacks are paid in the own turn. The foe is there when there is one.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.load.checks.owned_effect import Owned
from fragkit.model.effects import Counted, Effect, Modifier
from fragkit.model.effects.acts import (
    Blast,
    Cancel,
    Discard,
    Guide,
    Push,
    Remove,
    Shoot,
    Skip,
    Table,
    Win,
)
from fragkit.model.effects.modifiers import (
    LOOKED_UP,
    Adjust,
    Allow,
    Armor,
    Extra,
    Forbid,
    Reroll,
    Roll,
    Stat,
)
from fragkit.model.effects.number import FOE, OF_ATTACK, OF_DICE, OF_ROLL, OF_TURN

_NOBODY_ELSES = ("setup", "play", "use", "expire", "sighted")
_WITH_CARDS = ("attack", "cards", "take", "wear", "reload", "draw")
# Moments that come in the turns of others as a rule.
_OFF_TURN = frozenset(["struck", "dodged", "dying", "fragged", "sighted", "wounded"])
_IN_OWN_TURN = ("fire", "hit", "miss")  # attacks, as a rule
_ONCE = ("setup", "play", "turn-start", "turn-end", "respawn", "expire")
_OF_WEAPONS = ("play", "use", "fire", "hit", "miss", "frag", "dry", "expire")
# What nobody asks for while a shot is fired.
_NOT_IN_SHOTS = (
    "limit", "pass", "jump", "threshold", "hidden", "allow", "hang", "armor", "healing", "attacks",
)  # fmt: skip
_LATER = ("last-moved", "last-attacks", "unused-movement", "unused-attacks")


def check(owned: Owned, problems: Problems) -> None:
    _check_whose(owned, problems)
    _check_when(owned, problems)
    _check_often(owned, problems)
    _check_whom(owned, problems)
    if isinstance(owned.effect, Discard) and owned.effect.pick == "player" and _is_own(owned):
        tell_idle(owned.effect, "pick", "whoever owns the cards is who played it", problems)
    if owned.is_weapon and owned.within is None:
        _check_of_weapon(owned, problems)
    _check_foe(owned, problems)
    _check_price(owned, problems)
    _check_counts(owned, problems)
    effect = owned.effect
    if isinstance(effect, Roll):
        _check_roll(effect, problems)
    if isinstance(effect, Forbid):
        _check_forbid(effect, problems)
    if isinstance(effect, Allow) and effect.which and effect.value != "any-time":
        tell_idle(effect, "which", f"`allow: {effect.value}` is not about cards", problems)
    if isinstance(effect, Armor) and effect.if_ is not None and owned.moment == "play":
        tell_idle(
            effect, "if", "armor is worn whatever happens", problems, "give it a moment: `at: use`"
        )
    worn = isinstance(effect, Armor) and owned.moment == "play"
    if worn and effect.on not in ("chosen", "self"):
        why = "armor is worn by whom its card lies with"
        tell_idle(effect, "on", why, problems, "a special `on: fighter` is played on somebody")
    if isinstance(effect, Win):
        for key in ("then", "per_turn"):
            if key in effect.where.keys:
                tell_idle(effect, key, "the game is over then", problems)
    if isinstance(effect, Extra) and effect.value == 0:
        tell_idle(effect, "value", "0 points more change nothing", problems)


def tell_idle(effect: Effect, key: str, why: str, problems: Problems, help: str = "") -> None:
    named = effect.verb if key == "value" else key
    problems.at(effect.where.of(key)).error(
        f"[no-change] `{named}` changes nothing here: {why}", help
    )


def _check_whose(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    if effect.whose == "own":
        return
    if owned.moment in _NOBODY_ELSES:
        help = "choose a moment such as `at: turn-start`, `enter` or `wounded`"
        tell_idle(effect, "whose", f"`at: {owned.moment}` is the owner's alone", problems, help)
    elif owned.is_weapon:
        tell_idle(effect, "whose", "a weapon acts in its own attacks", problems)
    elif owned.kind == "ground" and owned.moment in ("enter", "leave"):
        tell_idle(effect, "whose", "ground concerns whoever comes or goes", problems)


def _check_often(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    once = owned.moment in _ONCE and effect.whose == "own" and owned.within is None
    once = once and owned.kind != "track"  # which may be filled again and again
    if effect.per_turn is None:
        return
    if once:
        why = f"`at: {owned.moment}` comes once anyway"
        tell_idle(effect, "per_turn", why, problems)
    elif _ends_turn(owned):
        tell_idle(effect, "per_turn", "it ends the own turn, so it comes once anyway", problems)


def _ends_turn(owned: Owned) -> bool:
    """Whether the owner's turn is over when it has happened, always."""
    effect, moment = owned.effect, owned.moment
    over = isinstance(effect, Remove) or (isinstance(effect, Skip) and effect.value == "turn")
    own_turn = moment in _IN_OWN_TURN or (
        moment == "use" and effect.when in (None, "own-turn", "turn-start")
    )
    sure = effect.chance is None and effect.if_ is None and owned.within is None
    return over and own_turn and sure and effect.whose == "own" and _is_own(owned)


def _check_whom(owned: Owned, problems: Problems) -> None:
    """`on` of what concerns whom it names itself."""
    effect = owned.effect
    if "on" not in effect.where.keys:
        return
    if owned.kind == "rule" and owned.moment in ("setup", "round-end"):
        return  # there it says whether it happens once for all, or once for each
    if isinstance(effect, Blast) and effect.center != "target":
        help = "`spares: self` leaves the owner out"
        tell_idle(effect, "on", "a blast concerns everyone in its reach", problems, help)
    if isinstance(effect, Cancel | Shoot | Table | Guide):
        why = "its effects say whom they concern" if effect.verb == "table" else "it says so itself"
        tell_idle(effect, "on", why, problems)


def _is_own(owned: Owned) -> bool:
    alone = owned.card is None or owned.card.on == "self"
    return owned.effect.on == "self" or (owned.effect.on == "chosen" and alone)


def _check_of_weapon(owned: Owned, problems: Problems) -> None:
    """What a weapon brings, it brings for its attacks, unless it says how long."""
    effect, moment = owned.effect, owned.moment
    if moment not in _OF_WEAPONS:
        problems.at(effect.where.of("at")).error(
            f"[never-happens] `at: {moment}` is no moment of a weapon: it acts in its own attacks",
            "`at: fire`, `hit`, `miss`, `frag` and `dry` are; a gadget or a trait waits for more",
        )
    if moment == "play" and owned.card is None:
        problems.at(effect.where.of("at")).error(
            "[never-happens] a weapon on the sheet is never played: it is there",
            "`at: fire`, `hit` or `use` is when it does something; a trait has `at: setup`",
        )
    if not isinstance(effect, Modifier) or moment != "fire":
        return
    if effect.lasts is not None and effect.lasts.kind == "in-play" and effect.at is None:
        problems.at(effect.where.of("lasts")).error(
            f"[no-moment] `{effect.verb}` of a weapon would begin with its first shot",
            "add `at: play`: then it counts as long as the weapon lies there",
        )
    if effect.lasts is not None and effect.lasts.kind not in ("attack", "roll"):
        return
    idle = effect.verb in _NOT_IN_SHOTS
    if isinstance(effect, Stat):
        idle = effect.value == "speed"
    elif isinstance(effect, Forbid):
        idle = "attack" not in effect.value
    if idle:
        help = "add `at: hit` or `at: fire` with `lasts: turn`, or put it on a gadget or a trait"
        key = "value"
        tell_idle(effect, key, "a weapon's effects count during its attacks", problems, help)


def _check_when(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    if effect.when is None:
        return
    if owned.moment != "use":
        help = "add `at: use`; when a card is played is said on the card itself"
        tell_idle(effect, "when", "only what is used has a time for it", problems, help)
    elif isinstance(effect, Reroll | Adjust):
        return  # `dice` tells
    elif effect.when in ("roll", "card"):
        help = "`when: any-time` is at any time, `attacked` when somebody attacks the owner"
        tell_idle(effect, "when", "that is a time for cards from the hand", problems, help)


def _check_foe(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    asks = effect.on == "foe" or (isinstance(effect, Shoot) and effect.value == "foe")
    if isinstance(effect, Shoot) and effect.value == "foe" and owned.moment == "use":
        problems.at(effect.where.of("value")).error(
            "[no-such-target] at `use` nobody has come into it: the owner says at whom",
            "write `shoot: anyone`",
        )
    elif asks and owned.is_quiet and not owned.has_foe:
        problems.at(effect.where.of("on" if effect.on == "foe" else "value")).error(
            f"[no-such-target] at `{owned.moment}` there is no foe",
            "`whose: others` waits for somebody else; `at: sighted`, `pass` and attacks have one",
        )
    here = isinstance(effect, Push) and owned.moment == "use" and owned.is_quiet
    if here and effect.on not in ("foe", "attacker", "target"):
        problems.at(effect.where.of("on")).error(
            "[no-such-target] at `use` there is no attack, and a push needs somebody else",
            "write `on: foe`: the owner says whom",
        )


def _check_price(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    if effect.cost is None:
        return
    away = owned.moment in _OFF_TURN or effect.whose == "others"
    away = away or effect.when == "attacked"
    early = effect.when in ("turn-start", "instead-of-roll")
    if (early or owned.moment == "turn-start") and not away and effect.cost.movement:
        problems.at(effect.cost.where.of("movement")).error(
            "[never-holds] before the movement roll there is no movement to spend",
            "`move: -2` takes it off the roll that is to come; `at: use` alone is after it",
        )
    before = {"movement": ("setup", "respawn", "round-end"), "attacks": ("setup", "round-end")}
    for key, moments in before.items():
        if owned.moment in moments and effect.whose == "own" and getattr(effect.cost, key):
            problems.at(effect.cost.where.of(key)).error(
                f"[never-holds] at `{owned.moment}` nobody has {key} to spend",
                "`discard: 1`, `blood: 1` and `health: 1` can be paid at any time",
            )
    for key in before:
        if away and getattr(effect.cost, key):
            problems.at(effect.cost.where.of(key)).error(
                f"[never-holds] {key} is spent in the own turn, and this comes in the turns of "
                "others",
                "`discard: 1`, `blood: 1` and `health: 1` can be paid at any time",
            )


def _check_counts(owned: Owned, problems: Problems) -> None:
    """What a condition or a number counts is there when it asks."""
    effect = owned.effect
    if not owned.is_quiet or owned.waits:
        return
    asked = sorted(effect.if_.quantities()) if effect.if_ is not None else []
    numbers = {name: getattr(effect, name) for name in effect.amounts}
    named = {str(n.of): name for name, n in numbers.items() if isinstance(n, Counted)}
    for what in dict.fromkeys((*asked, *named)):
        needs_foe = what.startswith(FOE) or what == "range"
        if needs_foe and not owned.has_foe:
            why = "there is no foe"
        elif what != "range" and what in {*OF_ATTACK, *OF_DICE} - {*OF_ROLL}:
            why = "there is no attack"
        elif what in OF_TURN and what not in _LATER and effect.whose == "others":
            if what.startswith("foes"):
                continue
            why = "it is not the owner's turn"
        else:
            continue
        problems.at(effect.where.of(named[what]) if what in named else effect.where.of("if")).error(
            f"[never-holds] at `{owned.moment}` {why}, so `{what}` can't be counted"
        )


def _check_roll(effect: Roll, problems: Problems) -> None:
    few = isinstance(effect.dice, int) and effect.dice <= 0
    if effect.drop is not None and few:
        help = "add `dice: 1`: one more is thrown, and one put aside"
        tell_idle(
            effect, "drop", "no dice are added of which some could be dropped", problems, help
        )
    kinds = [kind for kind in effect.value if kind in LOOKED_UP]
    if not kinds:
        return
    if effect.dice != 0 and effect.drop is None:
        help = "add `drop: lowest` or `drop: highest`"
        tell_idle(effect, "dice", f"a `{kinds[0]}` die is looked up, not added up", problems, help)
    for key in ("times", "ignore"):
        if key in effect.where.keys:
            tell_idle(effect, key, f"a `{kinds[0]}` die is looked up", problems, "use `add: 1`")


def _check_forbid(effect: Forbid, problems: Problems) -> None:
    if effect.which and not any(deed in _WITH_CARDS for deed in effect.value):
        words = ", ".join(effect.value)
        tell_idle(effect, "which", f"`{words}` is not done with cards", problems)
    if effect.in_ and "enter" not in effect.value:
        tell_idle(
            effect, "in", "it says what may not be entered", problems, "write `forbid: enter`"
        )
    if "enter" in effect.value and not effect.in_:
        problems.at(effect.where.of("value")).error(
            "[no-change] `forbid: enter` does not say what",
            "add `in: water`, or the name of a zone",
        )
