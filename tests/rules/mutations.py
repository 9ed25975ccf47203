"""Rules broken on purpose, one at a time: what is changed where, and whose tests must notice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Mutation:
    old: str  # occurs exactly once in fragkit/rules and fragkit/board
    new: str
    rules: tuple[str, ...]

    def __str__(self) -> str:
        return f"{'+'.join(self.rules)}"


def broken(old: str, new: str, rules: str) -> Mutation:
    return Mutation(old, new, tuple(rules.split()))


MUTATIONS = (
    # -- setup
    broken("best = max(faces.values())", "best = min(faces.values())",
           "first.roll ruling.first.roll"),
    broken("in _numbered(game, name) if game.at(s, but=name) is None]",
           "in _numbered(game, name)]", "ruling.setup.shared"),
    broken("most = points + player.wins", "most = points", "tournament.improve"),
    broken("if player.wins and max(stats) > highest:", "if False:", "ruling.stat.cap"),
    # -- cards
    broken("HAND_LIMIT = 5", "HAND_LIMIT = 6", "hand.limit ex.hand.six"),
    broken('"weapons", limit + 1)', '"weapons", limit)',
           "play.weapon.limit ex.weapons.limit ruling.weapon.limit"),
    broken("    pile.discards.clear()", "    pass", "deck.reshuffle"),
    broken("if command.target in allowed:", "if True:", "card.nogift"),
    broken('return phase in ("free", "finish")', "return True",
           "ruling.card.timing"),
    broken("for_all = entry.card is not None and", "for_all = False and",
           "card.special.all"),
    broken('elif entry.rules.fragged == "discard" or', "elif True or",
           "card.special.player"),
    broken('if laid.lasts == "turn"\n        or (', "if False\n        or (",
           "card.special.time ruling.card.bonusend faq.bonus.end"),
    broken("last = forces[-1]", "last = forces[0]",
           "card.contradict ex.contradict.1 ex.contradict.2"),
    broken("    for entry in times:\n        dice *= entry.number\n"
           "    dice += sum(e.number for e in adds)\n",
           "    dice += sum(e.number for e in adds)\n"
           "    for entry in times:\n        dice *= entry.number\n",
           "meta.order ex.meta.order"),
    # -- the turn
    broken('stat_roll(game, name, "speed", "movement")',
           'stat_roll(game, name, "accuracy", "movement")', "move.dice fighter.speed"),
    broken("next((n for n in order if n != name and",
           "next((n for n in order[::-1] if n != name and", "turn.finish ruling.turn.order"),
    broken("        game.turn.over = True  # ruling.turn.fragself",
           "        pass", "ruling.turn.fragself"),
    broken('if game.houses.letter("enter.order") == "a" else (_burn, _gather)',
           'if True else (_burn, _gather)', "ruling.enter.order"),
    # -- respawn
    broken("if occupant is not None and occupant.square == square:", "if False:",
           "bump.trigger bump.arrival"),
    broken("if following is None or following.square != square:", "if True:",
           "bump.chain bump.back"),
    broken("if number in by_number:", "if number and by_number.setdefault("
           "number, next(iter(by_number.values()))):", "ruling.respawn.few"),
    # -- movement
    broken("    turn.movement -= move.cost", "    turn.movement -= 0",
           "move.points move.track turn.split"),
    broken("return bumps(game, name, move) or can_leave", "return True or can_leave",
           "ruling.move.stuck"),
    broken("if must_leave(game, name):", "if False:", "move.end"),
    broken("back = current.last_free", 'back = ""', "ruling.move.forced"),
    broken("POWER_UP = Faces(4, 6)", "POWER_UP = Faces(3, 6)",
           "power.success ex.power.3"),
    broken("    turn.checked.append(square)", "    pass",
           "power.once power.reenter ex.power.again"),
    broken("jump_cost: int = 2", "jump_cost: int = 1",
           "move.jump.cost ex.jump.cost.2 ex.jump.cost.3"),
    broken("if squares > longest:", "if squares > longest + 1:",
           "move.jump.max fighter.speed"),
    broken("ACID_DICE = 2", "ACID_DICE = 3", "acid.enter"),
    broken('Move(to, 1, "teleporter")', 'Move(to, 2, "teleporter")',
           "tele.cost ex.tele"),
    broken("if door.color not in mover.keys:", "if False:",
           "door.oneway ruling.door.square.oneway"),
    broken('if edge.kind in ("wall", "window"):', 'if edge.kind == "window":',
           "wall.move move.jump.wall"),
    # -- attacks
    broken("(accuracy(game, name) + 1) // 2", "accuracy(game, name) // 2",
           "attack.count ex.attacks.1 ex.attacks.3 ex.attacks.5"),
    broken("if sees(game, name, square, weapon):", "if True:",
           "los.fighter los.corner los.door los.obstacle wall.fire"),
    broken("return max(across + down, 1)", "return max(across, down, 1)",
           "attack.range ruling.range.metric"),
    broken("laid.ammo -= ready.spent", "laid.ammo -= 0",
           "ammo.one ammo.before ruling.meta.ammo"),
    broken("if left == 0 and spent > 0:", "if False:", "ammo.empty.fire"),
    broken("thrown.total >= need, thrown.total", "thrown.total > need, 0",
           "attack.hit ex.hit.equal"),
    broken("    if of_turn:\n        game.turn.attacks += 1\n", "    pass\n", "attack.count"),
    # -- damage
    broken("max(attack, 0) // max(defense, 1) + extra",
           "-(-max(attack, 0) // max(defense, 1)) + extra",
           "damage.divide damage.none ex.damage.7"),
    broken('if soak == "b":\n        return', "if False:\n        return", "ruling.armor.soak"),
    broken("            dice += worn.armor\n", "",
           "faq.armor.dice armor.bonus ruling.armor.defense"),
    broken("        dice -= seat.wounds\n", "",
           "survive.reduced damage.defense.current"),
    broken('if entry.armor and entry.card.on in ("self", "fighter")', "if False",
           "armor.one ruling.armor.swap"),
    broken("gained = min(points, seat.wounds)", "gained = points",
           "ruling.health.cap"),
    # -- frags and what they leave
    broken("1 if known and game.master(fall.victim) != scorer else 0", "1 if known else 0",
           "frag.self ruling.frag.self"),
    broken('            for _ in range(rules.earned):',
           '            for _ in range(0):', "frag.special"),
    broken("    seat.blood = 0  # ruling.blood.lost", "    pass",
           "ruling.blood.lost"),
    broken("winner = game.active() if", "winner = there[-1] if",
           "ruling.win.tie"),
    broken("    if frags < frag_goal(game, name):", "    if frags <= frag_goal(game, name):",
           "win.three win.longer ex.win.third"),
    broken("    if square in turn.taken:", "    if False:",
           "leftover.one ruling.leftover.turn pile.once pile.again"),
    broken('if found.kind == "link" and found.turn == turn.number:',
           "if False:", "ruling.drop.same"),
    # -- what is said late
    broken('attack.cancelled = say("{player} is out of play", player=name)', "pass",
           "meta.removed.damage ex.removed"),
)  # fmt: skip
