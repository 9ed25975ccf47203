"""The second referee: attacks, damage, frags, winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fragkit.board.sight import can_see
from fragkit.rules.commands import Shoot
from tests.rules import second_referee_cards as cards
from tests.rules import second_referee_moves as moves

if TYPE_CHECKING:
    from tests.rules.second_referee import Game

PISTOL = 2  # fighter.start.weapon
ACID = 2  # acid.enter
GOAL = 3  # win.three


# -- section 16: attacking ---------------------------------------------------------------------


def attacks_allowed(f: dict[str, Any]) -> int:
    return int(f["accuracy"] + 1) // 2  # attack.count


def shoot(g: Game, said: Shoot) -> bool:
    """attack.declare"""
    assert g.turn is not None
    me, target = g.fighters[said.player], g.fighters.get(said.target)
    if g.turn["attacks"] >= attacks_allowed(me):
        return False
    if g.others_at(me["name"], me["place"]):  # move.attack
        return False
    # attack.target, ruling.attack.what, ruling.attack.self
    if target is None or target is me or target["place"] is None:
        return False
    if not sees(g, me, target):
        return False
    if not said.weapon:
        usable = weapons_at_hand(me)
        if len(usable) > 1:
            g.due = None
            g.choose(
                me["name"], "weapon", lambda: weapons_at_hand(me),
                lambda weapon: fire(g, me, target, weapon),
            )  # fmt: skip
            return True
        weapon = usable[0]
    else:
        weapon = said.weapon
        if weapon not in weapons_at_hand(me):
            # attack.weapon.hand: played while declaring
            if weapon not in g.cards or g.cards[weapon].deck != "weapon":
                return False
            if not cards.may_hold(g, me, weapon):
                return False
            # An empty one in play is the one that is meant, unless another is known to be there.
            if weapon in cards.in_play(me) and weapon not in me["hand"]:
                return False
            if not cards.play_weapon(g, me, weapon):
                return False
    g.due = None
    fire(g, me, target, weapon)
    return True


def sees(g: Game, me: dict[str, Any], target: dict[str, Any]) -> bool:
    """los.*: others stand in the way, the two themselves do not (ruling.los.ends)."""
    everybody = moves.things(g, "")
    return can_see(g.board, me["place"], target["place"], everybody)


def weapons_at_hand(me: dict[str, Any]) -> list[str]:
    """attack.weapon.start, attack.weapon.play, ammo.empty.fire"""
    return ["start", *dict.fromkeys(w["card"] for w in me["weapons"] if w["ammo"] != 0)]


def fire(g: Game, me: dict[str, Any], target: dict[str, Any], weapon: str) -> None:
    assert g.turn is not None
    g.turn["attacks"] += 1
    damage, extra = PISTOL, 0
    loaded = [w for w in me["weapons"] if w["card"] == weapon and w["ammo"] != 0]
    if loaded:  # of two, the fuller one
        loaded.sort(key=lambda w: -(w["ammo"] or 0))
        damage, extra = g.cards[weapon].damage.count, g.cards[weapon].extra
        if loaded[0]["ammo"] is not None:
            loaded[0]["ammo"] -= 1  # ammo.before, ammo.one
    far = distance(g, me["place"], target["place"])
    accuracy = me["accuracy"]

    def hit() -> None:
        g.then(lambda: struck(g, target, damage, extra, me["name"], me["name"]))

    if accuracy >= far:  # ex.hit.adjacent: no roll could miss
        hit()
    elif 6 * accuracy >= far:  # else no roll could hit

        def rolled(dice: tuple[int, ...]) -> None:
            if sum(dice) >= far:  # attack.hit, ruling.hit.sum
                hit()

        g.roll(me["name"], accuracy, "hit", rolled)  # attack.dice


def distance(g: Game, one: int, two: int) -> int:
    """attack.range, ruling.range.metric, ruling.range.same"""
    across = abs(g.board.column(one) - g.board.column(two))
    down = abs(g.board.row(one) - g.board.row(two))
    return max(1, across + down)


# -- section 17: damage ----------------------------------------------------------------------------


def current_health(f: dict[str, Any]) -> int:
    """damage.defense.current, ruling.armor.defense"""
    bonus = f["suit"]["left"] if f["suit"] else 0
    return int(f["health"] - f["wounds"] + bonus)


def acid(g: Game, name: str) -> None:
    """acid.enter: two dice against its Health, no roll to hit (ruling.damage.hazard)."""
    f = g.fighters[name]
    if g.board.spots[f["place"]].terrain == "acid":
        struck(g, f, ACID, 0, name, "")  # ruling.frag.nobody


def struck(
    g: Game, victim: dict[str, Any], dice: int, extra: int, roller: str, scorer: str
) -> None:
    def damaged(attack: tuple[int, ...]) -> None:
        def defended(defense: tuple[int, ...]) -> None:
            points = sum(attack) // sum(defense) + extra  # damage.divide, damage.extra
            g.then(lambda: wound(g, victim, points, scorer))

        # damage.defense
        g.roll(victim["name"], lambda: current_health(victim), "defense", defended)

    g.roll(roller, dice, "damage", damaged)  # damage.attack


def wound(g: Game, victim: dict[str, Any], points: int, scorer: str) -> None:
    """ruling.damage.order: armor, Health, cure, frag"""
    suit = victim["suit"]
    if suit and points:
        soaked = min(points, suit["left"])  # ruling.armor.soak
        suit["left"] -= soaked
        points -= soaked  # ruling.armor.overflow
        if suit["left"] == 0:  # armor.discard, armor.discard.now
            cards.to_discards(g, suit["card"])
            victim["suit"] = None
    victim["wounds"] += points
    g.then(lambda: live_or_die(g, victim, scorer))


def live_or_die(g: Game, victim: dict[str, Any], scorer: str) -> None:
    """frag.when, frag.cure, ruling.blood.cure, ruling.health.negative"""
    health = victim["health"] - victim["wounds"]
    if health > 0:  # survive.alive
        return
    if health + victim["blood"] <= 0:
        g.in_vain[victim["name"]] = victim["blood"]
        frag(g, victim, scorer)
        return

    def chosen(option: str) -> None:
        if option == "die":
            frag(g, victim, scorer)
        else:
            victim["blood"] -= 1
            victim["wounds"] -= 1
            g.then(lambda: live_or_die(g, victim, scorer))

    g.choose(victim["name"], "cure", lambda: ["blood", "die"], chosen)
    assert g.due is not None
    g.due["again"] = lambda: live_or_die(g, victim, scorer)


# -- sections 18 and 19: fragging, winning --------------------------------------------------------------


def frag(g: Game, victim: dict[str, Any], scorer: str) -> None:
    assert g.turn is not None
    square = victim["place"]
    if victim["weapons"]:  # frag.weapons, frag.weapons.square, frag.weapons.none
        pile = [w["card"] for w in victim["weapons"]]
        cards.drop_card(g, "pile", square, pile)
    cards.drop_card(g, "blood", square, [])  # frag.blood
    if victim["suit"]:  # frag.gadgets
        cards.to_discards(g, victim["suit"]["card"])
    victim["weapons"], victim["suit"] = [], None  # card.owner.lost
    victim["place"], victim["state"] = None, "fragged"  # frag.out
    victim["wounds"] = 0  # respawn.stats
    victim["blood"] = 0  # ruling.blood.lost
    if scorer and scorer != victim["name"]:  # frag.mark, frag.self
        g.fighters[scorer]["frags"] += 1
        if g.fighters[scorer]["frags"] >= GOAL:
            g.winner = scorer
        else:
            g.then(lambda: cards.draw(g, scorer, "special"))  # frag.special
