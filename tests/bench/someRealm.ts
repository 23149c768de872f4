// A realm of any size, made of what the engine's own builders make: rulers, their kingdoms, battles copied from one that was really fought,
// and ledgers that sum to what is held, so that `npm run store -- verify` finds it whole.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { Account } from '@sigilla/engine/account/account.ts';
import { AccountId, BattleId, KingdomId } from '@sigilla/engine/core/brand.ts';
import { foundKingdom } from '@sigilla/engine/kingdom/newKingdom.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { foundingLines, plus } from '@sigilla/engine/kingdom/ledger.ts';
import type { LedgerLine } from '@sigilla/engine/kingdom/ledger.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { ledgerId } from '@sigilla/server/store/aggregates/ledger.ts';
import type { LedgerEntry } from '@sigilla/server/store/aggregates/ledger.ts';
import { openWarHouse } from '../server/warHouse.ts';

export const SERVER = 'default-server';
/** A hundred rulers have fought most of the battles, so that histories are long. */
export const VETERANS = 100;
const MINUTE = 60_000;

export const kingdomIdOf = (n: number): KingdomId =>
  KingdomId.parse(`kingdom-${String(n).padStart(12, '0')}`);
export const accountIdOf = (n: number): AccountId =>
  AccountId.parse(`account-${String(n).padStart(12, '0')}`);
export const battleIdOf = (n: number): BattleId => BattleId.parse(`battle-${String(n).padStart(14, '0')}`);

/** A battle that was really fought, to be copied with other names and times. */
export const foughtBattle = async (): Promise<BattleDoc> => {
  const war = await openWarHouse({ npcTurnSeconds: 60 });
  const [first, second] = [await war.ruler(), await war.ruler()];
  const sent = await war.act(first, 'initiate_battle', { targetUserId: second.id, armyId: 'army-1' });
  const id = String(sent.ok ? sent.result.actionResult['battleId'] : '');
  await war.act(second, 'accept_battle', { battleRequestId: id, defenderArmyId: 'army-1' });
  await war.until(war.now() + 3_600_000);
  const battle = await war.battle(id);
  await war.close();
  if (battle.status !== 'settled') throw new Error('the battle was not fought to its end');
  return battle;
};

/** The n-th kingdom as it was founded. Honor and power are spread, so that lists have an order. */
export const someKingdom = (n: number, now: number): Kingdom => {
  const rules = kingdomContent.gameServers.get(SERVER);
  if (rules === undefined) throw new Error('there is no such game server');
  const founded = foundKingdom({
    id: kingdomIdOf(n),
    accountId: accountIdOf(n),
    now,
    rules,
    content: kingdomContent,
    name: `Kingdom number ${n}`,
    isGuest: false,
  });
  const war = { ...founded.war, honor: 1000 + ((n * 7919) % 1500), wins: n % 90, losses: n % 70 };
  return { ...founded, power: founded.power + ((n * 104_729) % 50_000), war };
};

/** The n-th battle of a realm of so many kingdoms, ended n seconds ago. */
export const someBattle = (model: BattleDoc, n: number, kingdoms: number, now: number): BattleDoc => {
  const [a, b] =
    n % 2 === 0 ? [n % VETERANS, (n * 31 + 7) % kingdoms] : [(n * 17 + 3) % kingdoms, n % VETERANS];
  const side = (k: number) => ({
    kingdomId: kingdomIdOf(k),
    accountId: accountIdOf(k),
    kingdomName: `Kingdom number ${k}`,
  });
  return {
    ...model,
    id: battleIdOf(n),
    attacker: { ...model.attacker, ...side(a) },
    defender: { ...model.defender, ...side(b === a ? (b + 1) % kingdoms : b) },
    settledAt: now - n * 1000,
  };
};

export const someAccount = (n: number, now: number): Account => ({
  id: accountIdOf(n),
  email: `ruler-${n}@example.org`,
  passwordHash: null,
  role: 'player',
  isGuest: false,
  isNpc: false,
  currentServerId: SERVER,
  createdAt: now,
  lastSeenAt: now,
});

/** The lines of one deed: what time brought, what its turn brought, what it cost. */
const deedLines = (before: LedgerLine['balance'], n: number): readonly LedgerLine[] => {
  let balance = before;
  const line = (reason: string, resources: LedgerLine['resources'], turns: number): LedgerLine => {
    balance = { resources: plus(balance.resources, resources), turns: balance.turns + turns };
    return { reason, resources, turns, balance };
  };
  return [
    line('turns_gained', {}, 1),
    line('income', { gold: 120 + (n % 40), food: 30, mana: 3 }, 0),
    line('recruit_units', { gold: -(100 + (n % 60)), food: -20 }, -1),
  ];
};

/** A kingdom with so many lines in its ledger, and the entries that hold them, three lines a deed. */
export const withLedger = (
  founded: Kingdom,
  lines: number,
  now: number,
): { readonly kingdom: Kingdom; readonly entries: readonly LedgerEntry[] } => {
  const entries: LedgerEntry[] = [];
  const add = (some: readonly LedgerLine[], number: number): void => {
    const at = now - (lines - number) * MINUTE;
    entries.push({ kingdomId: founded.id, number, at, transactionId: `t-${number}`, lines: some });
  };
  const first = foundingLines(founded);
  add(first, 0);
  let number = first.length;
  let balance: LedgerLine['balance'] = { resources: founded.resources, turns: founded.turns.count };
  while (number < lines) {
    const some = deedLines(balance, number);
    add(some, number);
    balance = some.at(-1)?.balance ?? balance;
    number += some.length;
  }
  const kingdom = {
    ...founded,
    resources: balance.resources,
    turns: { ...founded.turns, count: balance.turns },
    ledgerCount: number,
  };
  return { kingdom, entries };
};

export const entryId = ({ kingdomId, number }: LedgerEntry): string => ledgerId(kingdomId, number);
