// What the verbs of a battle's commanders have in common (a word, orders, laying down arms): how they read the battle that they name, and
// who may give them. Invariant: a challenge that nobody has accepted is its two rulers' own affair: strangers don't learn that it is there.
import type { Side } from '../../battle/setup.ts';
import type { BattleId } from '../../core/brand.ts';
import { ok, refuse } from '../../core/result.ts';
import type { Result } from '../../core/result.ts';
import type { BattleDoc } from '../../war/battle.ts';
import { publicBattle } from '../../war/publicBattle.ts';
import type { BattleView } from '../../war/publicBattle.ts';
import { read, touch, type Load, type Touch } from '../load.ts';
import { FREE, type Actor, type Toucher } from '../verb.ts';

interface Named {
  readonly battleId: BattleId;
}
interface Loaded {
  readonly battle: BattleDoc | null;
}
interface Seen {
  readonly battle: BattleView | null;
}

/** A verb's way to the battle that its input names; free, as all that is done on the field. */
export const onTheField = {
  *load(_actor: Actor, { battleId }: Named): Load<Loaded> {
    return { battle: yield* read('battles', battleId) };
  },
  // oxlint-disable-next-line require-yield -- the battle is named
  *touches(_actor: Toucher, { battleId }: Named): Load<readonly Touch[]> {
    return [touch('battles', battleId)];
  },
  see: ({ battle }: Loaded, actor: Actor): Seen => ({
    battle: battle === null ? null : publicBattle(battle, actor.accountId),
  }),
  cost: () => FREE,
};

type Commanded = BattleView & { readonly side: Side };

const isCommanded = (battle: BattleView): battle is Commanded => battle.side !== null;

/** The battle, for one of its commanders alone: `not_found`, `not_a_commander`. */
export const commanded = (battle: BattleView | null): Result<Commanded> => {
  if (battle === null) return refuse({ code: 'not_found', params: {} });
  if (isCommanded(battle)) return ok(battle);
  return refuse({ code: battle.acceptedAt === null ? 'not_found' : 'not_a_commander', params: {} });
};

type Fought = Commanded & { readonly setup: NonNullable<BattleView['setup']> };

const isFought = (battle: Commanded): battle is Fought =>
  (battle.status === 'accepted' || battle.status === 'fighting') && battle.setup !== null;

/** The battle as one that is being fought, by a commander who has not laid down arms: `battle_not_fought`, `already_surrendered` besides. */
export const stillFought = (seen: BattleView | null): Result<Fought> => {
  const battle = commanded(seen);
  if (!battle.ok) return battle;
  if (!isFought(battle.value)) return refuse({ code: 'battle_not_fought', params: {} });
  if (battle.value.ownOrders?.surrenders === true) return refuse({ code: 'already_surrendered', params: {} });
  return ok(battle.value);
};
