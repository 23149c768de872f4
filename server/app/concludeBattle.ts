// The end of a battle: its last round, both kingdoms, chronicle and notices are one commit.
// What is decided is engine/war/aftermath.ts's; here it is only written. Invariant: no army stays bound to an ended battle.
import { releasedArmy } from '@sigilla/engine/kingdom/armies.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import { aftermathOf } from '@sigilla/engine/war/aftermath.ts';
import { isUnattended } from '@sigilla/engine/war/orderWindow.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { battles, chronicle, kingdoms, notices } from '../store/collections.ts';
import type { House } from './house.ts';
import { putChangedKingdom } from './keepStock.ts';
import type { Unit } from './transact.ts';

const REASON = 'battle_spoils';

/** A ruler has left the realm in mid-battle: nothing is won or lost, and the other's army goes home. */
const broughtOff = (
  house: House,
  unit: Unit,
  battle: BattleDoc,
  remaining: Kingdom | null,
  transactionId: string,
): void => {
  const ended: BattleDoc = { ...battle, status: 'cancelled', roundDueAt: null };
  unit.put(battles, battle.id, ended);
  if (remaining === null) return;
  const freed = {
    ...remaining,
    armies: remaining.armies.map((army) => (army.lockedBy === battle.id ? releasedArmy(army) : army)),
  };
  putChangedKingdom(unit, house.content, remaining, freed, REASON, transactionId);
};

/** Settles a battle that this unit has read and whose last round has been fought. */
export const concludeBattle = async (house: House, unit: Unit, battle: BattleDoc): Promise<void> => {
  const transactionId = house.ids.id();
  const link = `/battles/${battle.id}`;
  const attacker = await unit.get(kingdoms, battle.attacker.kingdomId);
  const defender = await unit.get(kingdoms, battle.defender.kingdomId);
  if (attacker === null || defender === null) {
    broughtOff(house, unit, battle, attacker?.body ?? defender?.body ?? null, transactionId);
    return;
  }
  const before = { attacker: attacker.body, defender: defender.body };
  const after = aftermathOf(battle, before, unit.now);
  unit.put(battles, battle.id, after.battle);
  const lineId = house.ids.id();
  unit.create(chronicle, lineId, {
    serverId: battle.serverId,
    at: unit.now,
    text: after.chronicle,
    link,
    ...(isUnattended(battle) ? { realmsOwn: true } : {}),
  });
  unit.announce('chronicle', lineId, after.chronicle);
  for (const side of SIDES) {
    putChangedKingdom(unit, house.content, before[side], after.kingdoms[side], REASON, transactionId);
    if (battle[side].isNpc) continue;
    const text = after.notices[side];
    const id = house.ids.id();
    unit.create(notices, id, { accountId: battle[side].accountId, at: unit.now, text, link, readAt: null });
    unit.announce('notices', id, text);
    unit.announce('kingdoms', before[side].id, text);
  }
};
