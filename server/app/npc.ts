// The realm's own rulers at work: they answer challenges, welcome newcomers with one, spar with each other, and spend their turns.
// Everything they do is a deed like anyone's (realmDeed.ts); what they decide is engine/war/npcPolicy.ts's. While nobody looks at a game
// server its rulers move seldom; while somebody does, their bouts are the field's (field.ts).
// Invariants: each has exactly one pending turn; nobody is challenged by them twice in a while (engine/war/npcManners.ts) or while a battle of theirs is open.
import { randomFrom } from '@sigilla/engine/core/random.ts';
import type { Random } from '@sigilla/engine/core/random.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import type { BattleId, KingdomId } from '@sigilla/engine/core/brand.ts';
import type { RealmRules } from '@sigilla/engine/kingdom/content.ts';
import type { Kingdom, NpcTemper } from '@sigilla/engine/kingdom/kingdom.ts';
import { powerOfArmy } from '@sigilla/engine/kingdom/power.ts';
import { npcTurnJob } from '@sigilla/engine/war/jobs.ts';
import {
  bestMatch,
  isFairMatch,
  npcAccepts,
  npcArmy,
  npcChallenge,
  NPC_PACE_SPREAD,
  npcDeed,
  npcPace,
} from '@sigilla/engine/war/npcPolicy.ts';
import { isNewcomer, meansIt, wouldInvite, wouldMeet, wroteLately } from '@sigilla/engine/war/npcManners.ts';
import { battles, kingdoms } from '../store/collections.ts';
import type { Change } from '../store/Store.ts';
import { keepField } from './field.ts';
import { rulesOf } from './house.ts';
import type { House } from './house.ts';
import { doJob } from './jobWork.ts';
import { scheduleJobs, seeToJob } from './jobs.ts';
import type { HeldJob } from './jobs.ts';
import type { Presences } from './presences.ts';
import { doRealmDeed } from './realmDeed.ts';
import type { Bringer } from './realmDeed.ts';
import type { Unit } from './transact.ts';

/** Most kingdoms of the realm's own that are looked through. */
const MOST_NPCS = 64;

type Npc = Kingdom & { readonly npc: NpcTemper };
const isNpc = (kingdom: Kingdom): kingdom is Npc => kingdom.npc !== null;

/** Answers a challenge to a kingdom of the realm: task `answer`. */
const answerChallenge = async (house: House, { job, done }: Bringer, battleId: BattleId): Promise<void> => {
  const battle = (await house.store.get(battles, battleId))?.body;
  const [own, challenger] =
    battle === undefined
      ? [null, null]
      : await house.store.getMany(kingdoms, [battle.defender.kingdomId, battle.attacker.kingdomId]);
  const kingdom = own?.body;
  if (battle?.status === 'proposed' && kingdom !== undefined && isNpc(kingdom)) {
    const army = npcArmy(kingdom, house.content);
    const theirs = challenger?.body.armies.find(({ id }) => id === battle.attacker.armyId);
    const accepts =
      army !== null &&
      npcAccepts(
        kingdom.npc,
        battle.kind,
        powerOfArmy(army.units, house.content),
        powerOfArmy(theirs?.units ?? [], house.content),
      );
    const request = { actionType: 'pvp_battle', metadata: { battleRequestId: battleId } };
    if (accepts) {
      const metadata = { ...request.metadata, defenderArmyId: army.id };
      const accept = { ...request, actionId: 'accept_battle', metadata };
      if (await doRealmDeed(house, kingdom, accept, { job, done })) return;
    }
    const decline = { ...request, actionId: 'decline_battle' };
    if (await doRealmDeed(house, kingdom, decline, { job, done })) return;
  }
  await doJob(house, job, done, async () => undefined);
};

const latest = async (
  house: House,
  side: 'attacker' | 'defender',
  kingdomId: string,
  phase: 'open' | 'ended' | 'void',
) => {
  const page = await house.store.list(battles, side, {
    prefix: [kingdomId, phase],
    descending: true,
    limit: 1,
  });
  return page.items[0]?.body ?? null;
};

/** May this ruler be invited now? Not while they have an open battle, nor soon after the realm last wrote to them. */
const isFree = async (house: House, kingdom: Kingdom, now: number): Promise<boolean> => {
  for (const side of ['attacker', 'defender'] as const)
    if ((await latest(house, side, kingdom.id, 'open')) !== null) return false;
  for (const phase of ['ended', 'void'] as const)
    if (wroteLately(await latest(house, 'defender', kingdom.id, phase), now)) return false;
  return npcArmy(kingdom, house.content) !== null;
};

const npcsOf = async (house: House, serverId: string): Promise<readonly Npc[]> => {
  const page = await house.store.find(kingdoms, 'npcs', { prefix: [serverId], limit: MOST_NPCS });
  return page.items.map(({ body }) => body).filter(isNpc);
};

const armyPower = (house: House, kingdom: Kingdom): number =>
  powerOfArmy(npcArmy(kingdom, house.content)?.units ?? [], house.content);

/** Offers a newcomer a first bout with whoever of the realm's own suits best: task `welcome`. */
const welcome = async (
  house: House,
  random: Random,
  { job, done }: Bringer,
  kingdomId: KingdomId,
): Promise<void> => {
  const newcomer = (await house.store.get(kingdoms, kingdomId))?.body;
  if (newcomer !== undefined && (await isFree(house, newcomer, house.clock.now()))) {
    const willing = (await npcsOf(house, newcomer.serverId)).flatMap((kingdom) => {
      const army = npcArmy(kingdom, house.content);
      return army === null ? [] : [{ kingdom, army, armyPower: powerOfArmy(army.units, house.content) }];
    });
    const host = bestMatch(willing, armyPower(house, newcomer));
    if (host !== null) {
      const wire = npcChallenge(host.kingdom.npc, host.army, newcomer.id, false, house.content, random);
      if (await doRealmDeed(house, host.kingdom, wire, { job, done })) return;
    }
  }
  await doJob(house, job, done, async () => undefined);
};

/** A player who is here, free, and a fair match; null when there is none. */
const someoneToInvite = async (
  house: House,
  presences: Presences,
  kingdom: Npc,
  random: Random,
): Promise<Kingdom | null> => {
  const here = presences.present(kingdom.serverId);
  if (here.length === 0) return null;
  const found = await house.store.findUnique(kingdoms, 'ruler', [random.pick(here), kingdom.serverId]);
  const player = found?.body;
  // Newcomers are welcomed first, and given a moment to look round.
  if (player === undefined || isNewcomer(player, house.clock.now())) return null;
  if (!isFairMatch(armyPower(house, kingdom), armyPower(house, player))) return null;
  return (await isFree(house, player, house.clock.now())) ? player : null;
};

const challengeOf = async (
  house: House,
  presences: Presences,
  kingdom: Npc,
  random: Random,
): Promise<WireAction | null> => {
  const army = npcArmy(kingdom, house.content);
  if (army === null) return null;
  const challenge = (rival: Kingdom, inEarnest: boolean): WireAction =>
    npcChallenge(kingdom.npc, army, rival.id, inEarnest, house.content, random);
  if (wouldInvite(random)) {
    const guest = await someoneToInvite(house, presences, kingdom, random);
    if (guest !== null) return challenge(guest, false);
  }
  // While somebody looks, the realm's own meet on the field, one pair at a time.
  if (presences.isWatched(kingdom.serverId) || !wouldMeet(random)) return null;
  const others = (await npcsOf(house, kingdom.serverId)).filter(({ id }) => id !== kingdom.id);
  const matched = others.filter((other) => isFairMatch(armyPower(house, other), armyPower(house, kingdom)));
  if (matched.length === 0) return null;
  return challenge(random.pick(matched), meansIt(kingdom.npc, random));
};

/** When a kingdom of the realm moves again: half to one and a half of the mean. */
const nextTurnAt = (house: House, presences: Presences, rules: RealmRules, random: Random): number => {
  const mean = npcPace(rules, presences.isWatched(rules.id));
  const spread = random.between(NPC_PACE_SPREAD.low, NPC_PACE_SPREAD.high);
  return house.clock.now() + Math.floor((mean * spread) / 1000);
};

/** One turn of a kingdom of the realm: a challenge, a deed, or nothing; then the next turn: task `turn`. */
const takeTurn = async (
  house: House,
  presences: Presences,
  random: Random,
  { job, done }: Bringer,
  kingdomId: KingdomId,
): Promise<void> => {
  const kingdom = (await house.store.get(kingdoms, kingdomId))?.body;
  if (kingdom === undefined || !isNpc(kingdom)) {
    await doJob(house, job, done, async () => undefined);
    return;
  }
  const rules = rulesOf(house, kingdom.serverId);
  if (!rules.ok) throw new Error(`${kingdom.name} stands on an unknown game server`);
  const next = npcTurnJob(kingdom.id, nextTurnAt(house, presences, rules.value, random));
  const also = async (unit: Unit): Promise<void> => scheduleJobs(unit, [next], house.ids);
  const wire =
    (await challengeOf(house, presences, kingdom, random)) ??
    npcDeed(kingdom, kingdom.npc, house.content, rules.value, house.clock.now(), random);
  if (wire !== null && (await doRealmDeed(house, kingdom, wire, { job, done }, also))) return;
  await doJob(house, job, done, also);
};

/** Does an `npc_turn` job. */
export const npcTurn = async (
  house: House,
  presences: Presences,
  job: HeldJob<'npc_turn'>,
  done: Change,
): Promise<void> => {
  const random = randomFrom(house.ids.seed());
  const { payload } = job;
  const bringer = { job, done };
  switch (payload.task) {
    case 'answer':
      return answerChallenge(house, bringer, payload.battleId);
    case 'welcome':
      return welcome(house, random, bringer, payload.kingdomId);
    case 'field':
      return keepField(house, presences, random, bringer, payload.serverId);
    case 'turn':
      return takeTurn(house, presences, random, bringer, payload.kingdomId);
  }
};

/** The first turns of a realm come soon, so that its chronicle is not empty when the first visitor looks. */
const FIRST_TURN_WITHIN_MS = 20_000;

/** Sees to it that every kingdom of the realm on every game server has a turn pending. At start, and after founding them. */
export const wakeNpcs = async (house: House): Promise<void> => {
  const random = randomFrom(house.ids.seed());
  for (const serverId of house.content.gameServers.keys()) {
    for (const { id } of await npcsOf(house, serverId)) {
      const job = npcTurnJob(id, house.clock.now() + random.below(FIRST_TURN_WITHIN_MS));
      await seeToJob(house, () => job);
    }
  }
};
