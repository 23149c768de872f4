// A war between kingdoms in memory: challenge, answer, and every round to the end, by the engine's own functions.
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { aftermathOf } from '@sigilla/engine/war/aftermath.ts';
import type { Aftermath } from '@sigilla/engine/war/aftermath.ts';
import { closed, sealed } from '@sigilla/engine/war/oath.ts';
import { isDecided, nextRound } from '@sigilla/engine/war/round.ts';
import { content, NOW, rulesOf } from '../../support/builders.ts';
import { NOTARY } from '../../support/notary.ts';
import { done } from '../../support/realm.ts';
import type { MemoryRealm } from '../../support/realm.ts';

/** The request of a challenge. */
export const challenging = (targetUserId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  actionType: 'pvp_battle',
  actionId: 'initiate_battle',
  metadata: { targetUserId, armyId: 'army-1', ...more },
});

/** The request of any other verb of war. */
export const war = (actionId: string, metadata: Readonly<Record<string, unknown>>) => ({
  actionType: 'pvp_battle',
  actionId,
  metadata,
});

/** The one battle of a realm. */
export const theBattle = (realm: MemoryRealm): BattleDoc => {
  const battle = [...realm.battles.values()].at(-1);
  if (battle === undefined) throw new Error('there is no battle');
  return battle;
};

/** One kingdom challenges another, which accepts. */
export const meet = (realm: MemoryRealm, attacker: string, defender: string, more = {}): BattleDoc => {
  done(realm.play(attacker, challenging(defender, more)));
  const battleRequestId = theBattle(realm).id;
  done(realm.play(defender, war('accept_battle', { battleRequestId, defenderArmyId: 'army-1' })));
  return theBattle(realm);
};

/** The same between two whose windows give words of their own; it waits for them. */
export const meetToSpeak = (realm: MemoryRealm, attacker: string, defender: string, more = {}): BattleDoc => {
  done(realm.play(attacker, challenging(defender, { speaks: true, ...more })));
  const battleRequestId = theBattle(realm).id;
  done(
    realm.play(defender, war('accept_battle', { battleRequestId, defenderArmyId: 'army-1', speaks: true })),
  );
  return theBattle(realm);
};

/** A ruler gives a word. */
export const speak = (realm: MemoryRealm, ruler: string, word: string) =>
  realm.play(ruler, war('give_word', { battleId: theBattle(realm).id, word }));

/** Fights a battle to its last round, with default orders for players. */
export const fightOut = (realm: MemoryRealm, battle: BattleDoc): BattleDoc => {
  const tempers = {
    attacker: realm.kingdom(battle.attacker.kingdomId).npc,
    defender: realm.kingdom(battle.defender.kingdomId).npc,
  };
  let fought = battle;
  while (!isDecided(fought)) fought = nextRound(fought, tempers, rulesOf(), NOW);
  return sealed(fought, NOTARY);
};

/** Fights it out and settles it; both kingdoms are kept as the realm's. */
export const settle = (realm: MemoryRealm, battle: BattleDoc): Aftermath => {
  const fought = fightOut(realm, battle);
  const after = aftermathOf(
    fought,
    {
      attacker: realm.kingdom(battle.attacker.kingdomId),
      defender: realm.kingdom(battle.defender.kingdomId),
    },
    content,
    realm.now,
  );
  const settled = closed(after.battle, NOTARY);
  realm.battles.set(settled.id, settled);
  realm.kingdoms.set(after.kingdoms.attacker.id, after.kingdoms.attacker);
  realm.kingdoms.set(after.kingdoms.defender.id, after.kingdoms.defender);
  return { ...after, battle: settled };
};
