// What may be seen of a battle, by whom. The one place where a battle document loses its secrets before it leaves the server.
// Invariants: the seed appears only once the battle is settled; orders for a coming round are seen by their own side alone;
// account ids never appear; the message and an unanswered challenge's army are for the two rulers only.
import { z } from 'zod';
import { BattleId, KingdomId } from '../core/brand.ts';
import type { AccountId } from '../core/brand.ts';
import { GivenOrders, Side } from '../battle/setup.ts';
import { BattleDoc } from './battle.ts';

/** A ruler in a battle, as anyone may see them. */
const CommanderView = z.object({
  kingdomId: KingdomId,
  kingdomName: z.string(),
  isNpc: z.boolean(),
  armyId: z.string().nullable(),
  armyName: z.string().nullable(),
  nonce: z.string().nullable(),
  power: z.int(),
});
type CommanderView = z.infer<typeof CommanderView>;

/** A battle as one viewer may see it. `side` is the viewer's own, null for spectators; times are epoch milliseconds. */
export const BattleView = BattleDoc.omit({ seed: true, pending: true, state: true }).extend({
  id: BattleId,
  attacker: CommanderView,
  defender: CommanderView,
  /** The revealed seed once settled, null before. */
  seed: z.string().nullable(),
  side: Side.nullable(),
  /** The viewer's own orders for the coming round, if they have given any. */
  ownOrders: GivenOrders.nullable(),
});
export type BattleView = z.infer<typeof BattleView>;

/** The side that an account commands in a battle; null for everyone else and for visitors. */
export const sideOf = (doc: BattleDoc, viewer: AccountId | null): Side | null => {
  if (viewer === null) return null;
  if (doc.attacker.accountId === viewer) return 'attacker';
  return doc.defender.accountId === viewer ? 'defender' : null;
};

const commanderView = (commander: BattleDoc['attacker']): CommanderView => ({
  kingdomId: commander.kingdomId,
  kingdomName: commander.kingdomName,
  isNpc: commander.isNpc,
  armyId: commander.armyId,
  armyName: commander.armyName,
  nonce: commander.nonce,
  power: commander.power,
});

/** What `viewer` (null: a visitor) may see of a battle. Total; changes nothing. */
export const publicBattle = (doc: BattleDoc, viewer: AccountId | null): BattleView => {
  const side = sideOf(doc, viewer);
  const attacker = commanderView(doc.attacker);
  const { seed, pending, state: _state, ...shown } = doc;
  return {
    ...shown,
    attacker:
      side === null && doc.acceptedAt === null ? { ...attacker, armyId: null, armyName: null } : attacker,
    defender: commanderView(doc.defender),
    message: side === null ? '' : doc.message,
    seed: doc.status === 'settled' ? seed : null,
    side,
    ownOrders: side === null ? null : pending[side],
  };
};
