// The field of each game server: while somebody looks, two of the realm's own fight there in real time, so that there is a battle to watch.
// A look writes the job that sees to it; the job writes its own successor, and is gone when nobody looks any more.
// Invariants: the pending job is what keeps bouts apart (a new one begins at the earliest BETWEEN_MS after the last, on any process and after
// any kill); where a battle is on, none is added; where nobody looks, none begins.
import { changed, created } from '@sigilla/engine/actions/outcome.ts';
import { BattleId } from '@sigilla/engine/core/brand.ts';
import type { Random } from '@sigilla/engine/core/random.ts';
import type { RealmRules } from '@sigilla/engine/kingdom/content.ts';
import type { Army, Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { powerOfArmy } from '@sigilla/engine/kingdom/power.ts';
import { boutLength, drawnBout } from '@sigilla/engine/war/bout.ts';
import { fieldJob, npcTurnJob, npcTurnKey, roundJob } from '@sigilla/engine/war/jobs.ts';
import { boutGround, isFairMatch, npcArmy } from '@sigilla/engine/war/npcPolicy.ts';
import { battles, jobs, kingdoms } from '../store/collections.ts';
import { rulesOf } from './house.ts';
import type { House } from './house.ts';
import { scheduleJobs, seeToJob } from './jobs.ts';
import { doJob } from './jobWork.ts';
import type { Presences } from './presences.ts';
import type { Bringer } from './realmDeed.ts';
import type { Unit } from './transact.ts';
import { writeOutcome } from './writeOutcome.ts';

/** From the beginning of one bout to the beginning of the next, at least. */
const BETWEEN_MS = 120_000;
/** While a battle is on, the field is looked at again this soon; when nobody can fight, a little later. */
const AGAIN_MS = 10_000;
const NOBODY_MS = 30_000;
/** How often a look may ask the store whether the job is there. */
const ASK_MS = 2_000;
/** Most kingdoms of the realm's own that are looked through. */
const MOST_NPCS = 64;

export interface Field {
  /** Somebody looks at a game server. Costs nothing when it is known already; never throws. */
  looked(serverId: string): void;
}

/** The fields of all game servers over a house. */
export const openField = (house: House, presences: Presences): Field => {
  const askedAt = new Map<string, number>();
  return {
    looked(serverId) {
      if (!rulesOf(house, serverId).ok) return;
      presences.looked(serverId);
      const now = house.clock.now();
      const last = askedAt.get(serverId);
      if (last !== undefined && Math.abs(now - last) < ASK_MS) return;
      askedAt.set(serverId, now);
      seeToJob(house, ({ now: at }) => fieldJob(serverId, at)).catch((error: unknown) =>
        house.log.warn({ err: error, serverId }, 'a look did not wake the field'),
      );
    },
  };
};

const isUnderWay = async (house: House, serverId: string): Promise<boolean> => {
  for (const status of ['fighting', 'accepted'] as const)
    if (
      (await house.store.list(battles, 'status', { prefix: [serverId, status], limit: 1 })).items.length > 0
    )
      return true;
  return false;
};

interface Ready {
  readonly kingdom: Kingdom;
  readonly army: Army;
  readonly power: number;
}
type Pair = readonly [Ready, Ready];

/** Meetings that are weighed against each other. */
const CANDIDATES = 3;

/** How long these two would be at it, by a chance that is none of the coming battle's. */
const promise = (house: House, rules: RealmRules, [attacker, defender]: Pair, random: Random): number => {
  const { ids, content } = house;
  const { battle } = drawnBout(
    {
      id: BattleId.parse(ids.id()),
      seed: ids.seed(),
      nonces: { attacker: ids.id(), defender: ids.id() },
      terrain: boutGround(content, random),
      attacker,
      defender,
    },
    content,
    rules,
    0,
  );
  const tempers = { attacker: attacker.kingdom.npc, defender: defender.kingdom.npc };
  return boutLength(battle, tempers, rules);
};

/** Two of the realm's own who are free and a fair match, of a few such the two who promise the longest fight; null when there are none. */
const pairFor = async (house: House, unit: Unit, rules: RealmRules, random: Random): Promise<Pair | null> => {
  const page = await unit.find(kingdoms, 'npcs', { prefix: [rules.id], limit: MOST_NPCS });
  const ready = page.items.flatMap(({ body: kingdom }): readonly Ready[] => {
    const army = npcArmy(kingdom, house.content);
    return army === null ? [] : [{ kingdom, army, power: powerOfArmy(army.units, house.content) }];
  });
  const pairs = ready.flatMap((one) =>
    ready
      .filter((other) => other !== one && isFairMatch(other.power, one.power))
      .map((other) => [one, other] as const),
  );
  if (pairs.length === 0) return null;
  const weighed = Array.from({ length: CANDIDATES }, () => {
    const pair = random.pick(pairs);
    return { pair, rounds: promise(house, rules, pair, random) };
  });
  return weighed.reduce((best, one) => (one.rounds > best.rounds ? one : best)).pair;
};

const begin = async (
  house: House,
  unit: Unit,
  [first, second]: Pair,
  rules: RealmRules,
  random: Random,
): Promise<void> => {
  // Read again: what was found is held to its revision.
  for (const { kingdom } of [first, second]) await unit.get(kingdoms, kingdom.id);
  const { ids } = house;
  const bout = drawnBout(
    {
      id: BattleId.parse(ids.id()),
      seed: ids.seed(),
      nonces: { attacker: ids.id(), defender: ids.id() },
      terrain: boutGround(house.content, random),
      attacker: first,
      defender: second,
    },
    house.content,
    rules,
    unit.now,
  );
  await writeOutcome(
    house,
    unit,
    {
      changes: [
        created('battles', bout.battle),
        changed('kingdoms', bout.attacker),
        changed('kingdoms', bout.defender),
      ],
      jobs: [roundJob(bout.battle, bout.battle.roundDueAt ?? unit.now)],
    },
    { reason: 'field', transactionId: ids.id() },
  );
};

/** Rulers of the realm who have settled down to a quiet pace move soon again. */
const rouse = async (house: House, unit: Unit, rules: RealmRules, random: Random): Promise<void> => {
  const mean = rules.npcTurnSeconds * 1000;
  const page = await house.store.list(kingdoms, 'npcs', { prefix: [rules.id], limit: MOST_NPCS });
  for (const { body } of page.items) {
    const pending = await unit.getUnique(jobs, 'key', [npcTurnKey(body.id)]);
    if (pending === null || pending.body.leaseToken !== null || pending.body.dueAt <= unit.now + mean * 1.5)
      continue;
    unit.remove(jobs, pending.id);
    scheduleJobs(unit, [npcTurnJob(body.id, unit.now + random.below(Math.ceil(mean)))], house.ids);
  }
};

/** Does a `field` task: a bout begins if one is wanted, and the field is looked at again while somebody looks at it. */
export const keepField = async (
  house: House,
  presences: Presences,
  random: Random,
  { job, done }: Bringer,
  serverId: string,
): Promise<void> => {
  await doJob(house, job, done, async (unit) => {
    const rules = rulesOf(house, serverId);
    if (!rules.ok || !presences.isWatched(serverId)) return;
    const again = (pause: number): void =>
      scheduleJobs(unit, [fieldJob(serverId, unit.now + pause)], house.ids);
    if (await isUnderWay(house, serverId)) return again(AGAIN_MS);
    await rouse(house, unit, rules.value, random);
    const pair = await pairFor(house, unit, rules.value, random);
    if (pair === null) return again(NOBODY_MS);
    await begin(house, unit, pair, rules.value, random);
    again(BETWEEN_MS);
  });
};
