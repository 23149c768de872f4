// The end of a battle: its last round, both kingdoms, chronicle and notices are one outcome.
// What is decided is engine/war/aftermath.ts's; here it is only gathered. Invariant: no army stays bound to an ended battle.
import { changed } from '@sigilla/engine/actions/outcome.ts';
import type { Outcome } from '@sigilla/engine/actions/outcome.ts';
import { releasedArmy } from '@sigilla/engine/kingdom/armies.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import { aftermathOf } from '@sigilla/engine/war/aftermath.ts';
import { isUnattended } from '@sigilla/engine/war/orderWindow.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { kingdoms } from '../store/collections.ts';
import type { House } from './house.ts';
import type { Unit } from './transact.ts';
import { writeOutcome } from './writeOutcome.ts';

/** A ruler has left the realm in mid-battle: nothing is won or lost, and the other's army goes home. */
const broughtOff = (battle: BattleDoc, remaining: Kingdom | null): Outcome => {
  const ended = changed('battles', { ...battle, status: 'cancelled', roundDueAt: null });
  if (remaining === null) return { changes: [ended] };
  const armies = remaining.armies.map((army) => (army.lockedBy === battle.id ? releasedArmy(army) : army));
  return { changes: [ended, changed('kingdoms', { ...remaining, armies })] };
};

const settled = (
  battle: BattleDoc,
  before: { readonly attacker: Kingdom; readonly defender: Kingdom },
  now: number,
): Outcome => {
  const link = `/battles/${battle.id}`;
  const after = aftermathOf(battle, before, now);
  const players = SIDES.filter((side) => !battle[side].isNpc);
  return {
    changes: [
      changed('battles', after.battle),
      ...SIDES.map((side) => ({
        ...changed('kingdoms', after.kingdoms[side]),
        told: battle[side].isNpc ? [] : [after.notices[side]],
      })),
    ],
    chronicle: [
      {
        serverId: battle.serverId,
        text: after.chronicle,
        link,
        ...(isUnattended(battle) ? { realmsOwn: true } : {}),
      },
    ],
    notices: players.map((side) => ({
      accountId: battle[side].accountId,
      text: after.notices[side],
      link,
    })),
  };
};

/** Settles a battle that this unit has read and whose last round has been fought. */
export const concludeBattle = async (house: House, unit: Unit, battle: BattleDoc): Promise<void> => {
  const attacker = (await unit.get(kingdoms, battle.attacker.kingdomId))?.body ?? null;
  const defender = (await unit.get(kingdoms, battle.defender.kingdomId))?.body ?? null;
  const outcome =
    attacker === null || defender === null
      ? broughtOff(battle, attacker ?? defender)
      : settled(battle, { attacker, defender }, unit.now);
  await writeOutcome(house, unit, outcome, { reason: 'battle_spoils', transactionId: house.ids.id() });
};
