// How long commanders have before a round is fought. Players get the realm's window; against a kingdom of the realm's own a shorter
// one, since it answers at once; the first window is longer, because somebody may still be walking to the field.
// Invariant: a battle between two kingdoms of the realm waits for nobody.
import type { RealmRules } from '../kingdom/content.ts';
import type { BattleDoc } from './battle.ts';

/** Permille of the realm's window when one commander is the realm's own. */
const AGAINST_NPC = 400;
/** Permille of a window that commanders have before the first round. */
const FIRST_WINDOW = 1500;

type Commanders = Pick<BattleDoc, 'attacker' | 'defender'>;

/** Do both commanders belong to the realm? */
export const isUnattended = ({ attacker, defender }: Commanders): boolean => attacker.isNpc && defender.isNpc;

/** Milliseconds that commanders have for orders; `isFirst` before the first round. */
export const orderWindow = (battle: Commanders, rules: RealmRules, isFirst: boolean): number => {
  if (isUnattended(battle)) return 0;
  const full = rules.orderWindowSeconds * 1000;
  const against = battle.attacker.isNpc || battle.defender.isNpc ? (full * AGAINST_NPC) / 1000 : full;
  return Math.floor(isFirst ? (against * FIRST_WINDOW) / 1000 : against);
};

/** Has every commander who is a player given orders for the coming round? Then nobody needs to wait. */
export const allOrdersIn = ({ attacker, defender, pending }: BattleDoc): boolean =>
  (attacker.isNpc || pending.attacker !== null) && (defender.isNpc || pending.defender !== null);
