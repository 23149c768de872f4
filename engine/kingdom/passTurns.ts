// The realm moves when its ruler spends a turn: income comes in, armies are paid and fed, morale and supply answer to it.
// A ruler who can't pay is not ruined: the treasury goes to nothing, never below; spirits sink, and only at no morale at all do soldiers go home.
// Invariants: nothing falls below zero; men of a locked army never change here; the same kingdom gives the same result.
import { z } from 'zod';
import { EventTextShape } from '@sigilla/content/schema/eventText.ts';
import type { EventText } from '@sigilla/content/texts/events.ts';
import { clamp } from '../core/permille.ts';
import { spellsInForce } from './activeEffects.ts';
import { bonusesOf, nothing } from './bonuses.ts';
import type { Bonuses } from './effects.ts';
import type { KingdomContent, RealmRules } from './content.ts';
import { incomeOf, populationCapacity, type IncomeLine } from './income.ts';
import { ledgerLines, plus, type LedgerLine } from './ledger.ts';
import { RESOURCES, Study, type Army, type Kingdom, type ResourceDelta } from './kingdom.ts';
import { addedUp, passMagic, turnsUntilChange, type Progress } from './magic/passing.ts';
import { upkeepOf } from './upkeep.ts';

/** Morale to which a paid army recovers by itself; victories lift it higher. */
const RESTED_MORALE = 80;
const MORALE_RECOVERY = 2;
const SUPPLY_RECOVERY = 5;
/** Points lost in a turn in which nothing at all was paid, or nothing eaten; in proportion when there was some. */
const UNPAID_MORALE = 5;
const HUNGRY_SUPPLY = 10;
/** Of each kind of soldier in an unpaid army without morale, one in so many goes home (at least one). */
const DESERTERS_IN = 20;

const Amounts = z.record(z.string(), z.int());
const Gain = z.object({ resource: z.string(), amount: z.int() });

/** What the turns spent brought besides the deed itself (latin.md 2.16). `processingTime` (ms) is the executor's to fill. */
export const PassiveResults = z.object({
  buildingEffects: z.array(
    z.object({ buildingName: z.string(), effects: z.object({ bonusesApplied: z.array(Gain) }) }),
  ),
  spellEffects: z.array(
    z.object({ spellName: z.string(), effects: z.object({ durationRemaining: z.int() }) }),
  ),
  artifactEffects: z.array(
    z.object({
      artifactName: z.string(),
      effects: z.object({ chargesUsed: z.int(), bonusesApplied: z.array(Gain) }),
    }),
  ),
  researchProgress: z.array(
    z.object({
      kind: Study.shape.kind,
      researchId: z.string(),
      researchName: z.string(),
      completed: z.boolean(),
      progressMade: z.int(),
    }),
  ),
  eventTriggers: z.array(z.object({ triggered: z.literal(true), text: EventTextShape })),
  resourceGeneration: z.object({
    /** Net of upkeep: what the treasury really gained or lost. */
    resourcesGenerated: Amounts,
    generationSources: z.array(z.object({ source: z.string(), resource: z.string(), amount: z.int() })),
  }),
  processingTime: z.number(),
  errorsEncountered: z.array(z.string()),
});
export type PassiveResults = z.infer<typeof PassiveResults>;

export interface PassedTurns {
  readonly kingdom: Kingdom;
  readonly passiveResults: PassiveResults;
  readonly ledger: readonly LedgerLine[];
}

const share = (whole: number, part: number, of: number): number =>
  of === 0 ? 0 : Math.ceil((whole * part) / of);

interface Tally {
  unpaid: number;
  hungry: number;
  deserters: number;
  turnedAway: number;
}

const afterTurn = (
  army: Army,
  bonuses: Bonuses,
  due: { readonly gold: number; readonly food: number },
  short: { readonly gold: number; readonly food: number },
): { army: Army; deserters: number } => {
  const lostMorale = share(UNPAID_MORALE, short.gold, due.gold);
  const lostSupply = share(HUNGRY_SUPPLY, short.food, due.food);
  const rested = Math.max(
    army.morale,
    Math.min(RESTED_MORALE, army.morale + MORALE_RECOVERY + bonuses.morale),
  );
  const morale = lostMorale > 0 ? Math.max(0, army.morale - lostMorale) : rested;
  const supply = clamp(
    lostSupply > 0 ? army.supply - lostSupply : army.supply + SUPPLY_RECOVERY + bonuses.supply,
    0,
    100,
  );
  // A host that rests stays the same value, so that what was reckoned of it need not be reckoned again.
  const settled = morale === army.morale && supply === army.supply ? army : { ...army, morale, supply };
  if (morale > 0 || lostMorale === 0 || army.lockedBy !== null) return { army: settled, deserters: 0 };
  let deserters = 0;
  const units = army.units.flatMap((unit) => {
    const leaving = Math.max(1, Math.floor(unit.quantity / DESERTERS_IN));
    deserters += leaving;
    return unit.quantity > leaving ? [{ ...unit, quantity: unit.quantity - leaving }] : [];
  });
  return { army: { ...settled, units }, deserters };
};

const passOne = (
  kingdom: Kingdom,
  income: ResourceDelta,
  content: KingdomContent,
  bonuses: Bonuses,
  capacity: number,
  tally: Tally,
): { earned: Kingdom; kept: Kingdom } => {
  const room = Math.max(0, capacity - kingdom.resources.population);
  const newcomers = Math.min(room, income.population ?? 0);
  tally.turnedAway += (income.population ?? 0) - newcomers;
  const earned: Kingdom = {
    ...kingdom,
    resources: plus(kingdom.resources, { ...income, population: newcomers }),
  };
  const due = upkeepOf(earned, content);
  const paid = {
    gold: Math.min(due.gold, earned.resources.gold),
    food: Math.min(due.food, earned.resources.food),
  };
  const short = { gold: due.gold - paid.gold, food: due.food - paid.food };
  if (short.gold > 0) tally.unpaid += 1;
  if (short.food > 0) tally.hungry += 1;
  let leaving = 0;
  const after = earned.armies.map((army) => {
    const settled = afterTurn(army, bonuses, due, short);
    leaving += settled.deserters;
    return settled.army;
  });
  const armies = after.every((army, i) => army === earned.armies[i]) ? earned.armies : after;
  tally.deserters += leaving;
  const kept: Kingdom = {
    ...earned,
    armies,
    resources: plus(earned.resources, { gold: -paid.gold, food: -paid.food, population: leaving }),
  };
  return { earned, kept };
};

const eventsOf = (tally: Tally): EventText[] => {
  const events: EventText[] = [];
  if (tally.unpaid > 0) events.push({ code: 'armyUnpaid', params: { turns: tally.unpaid } });
  if (tally.hungry > 0) events.push({ code: 'armyHungry', params: { turns: tally.hungry } });
  if (tally.deserters > 0) events.push({ code: 'soldiersDeserted', params: { men: tally.deserters } });
  if (tally.turnedAway > 0) events.push({ code: 'housesFull', params: { people: tally.turnedAway } });
  return events;
};

/** What one source brought of one resource over all the turns. */
type Brought = Pick<IncomeLine, 'kind' | 'source' | 'resource' | 'amount'>;

/** Adds a stretch of turns to what was brought: a source keeps its lines, and their order. */
const addStretch = (brought: Map<string, Brought>, lines: readonly IncomeLine[], turns: number): void => {
  for (const { kind, source, resource, amount, percent } of lines) {
    const key = `${kind} ${source} ${resource} ${percent === null}`;
    const before = brought.get(key)?.amount ?? 0;
    brought.set(key, { kind, source, resource, amount: before + amount * turns });
  }
};

const gains = (brought: readonly Brought[], kind: IncomeLine['kind']) => {
  const bySource = new Map<string, { resource: string; amount: number }[]>();
  for (const line of brought) {
    if (line.kind !== kind) continue;
    const list = bySource.get(line.source) ?? [];
    list.push({ resource: line.resource, amount: line.amount });
    bySource.set(line.source, list);
  }
  return [...bySource];
};

/** The spells that were in force, and how many turns each has left. */
const spellEffects = (before: Kingdom, { turnsSpent }: Kingdom, content: KingdomContent) =>
  spellsInForce(before.activeEffects).map(({ id, untilTurn }) => ({
    spellName: content.spells.get(id)?.name ?? id,
    effects: { durationRemaining: Math.max(0, untilTurn - turnsSpent) },
  }));

/**
 * The kingdom after the last `turns` of its `turnsSpent`, which were turns of ordinary life, what they brought, and the ledger's lines for it.
 * `turns` may be 0. Where a spell ends or a study is done in their midst, the turns after it are reckoned anew.
 */
export const passTurns = (
  before: Kingdom,
  turns: number,
  content: KingdomContent,
  rules: RealmRules,
): PassedTurns => {
  const tally: Tally = { unpaid: 0, hungry: 0, deserters: 0, turnedAway: 0 };
  let kingdom = before;
  const earnedInAll = nothing();
  const brought = new Map<string, Brought>();
  const progress: Progress[] = [];
  const happened: EventText[] = [];
  for (let left = turns; left > 0;) {
    const spent = before.turnsSpent - left;
    const stretch = turnsUntilChange(kingdom, spent, left, content);
    const { lines, total } = incomeOf(kingdom, content, rules);
    addStretch(brought, lines, stretch);
    const bonuses = bonusesOf(kingdom, content);
    const capacity = populationCapacity(kingdom, content);
    for (let turn = 0; turn < stretch; turn += 1) {
      const { earned, kept } = passOne(kingdom, total, content, bonuses, capacity, tally);
      for (const name of RESOURCES) earnedInAll[name] += earned.resources[name] - kingdom.resources[name];
      kingdom = kept;
    }
    const passed = passMagic(kingdom, stretch, spent + stretch, content);
    kingdom = passed.kingdom;
    progress.push(...passed.progress);
    happened.push(...passed.events);
    left -= stretch;
  }
  const resourcesGenerated: Record<string, number> = {};
  for (const name of RESOURCES) {
    const change = kingdom.resources[name] - before.resources[name];
    if (change !== 0) resourcesGenerated[name] = change;
  }
  const afterIncome: Kingdom = { ...before, resources: plus(before.resources, earnedInAll) };
  const afterUpkeep: Kingdom = { ...kingdom, experience: before.experience };
  const all = [...brought.values()];
  return {
    kingdom,
    ledger: [
      ...ledgerLines(before, afterIncome, 'income'),
      ...ledgerLines(afterIncome, afterUpkeep, 'upkeep'),
      ...ledgerLines(afterUpkeep, kingdom, 'research_done'),
    ],
    passiveResults: {
      buildingEffects: gains(all, 'building').map(([buildingName, bonusesApplied]) => ({
        buildingName,
        effects: { bonusesApplied },
      })),
      spellEffects: turns > 0 ? spellEffects(before, kingdom, content) : [],
      artifactEffects: gains(all, 'artifact').map(([artifactName, bonusesApplied]) => ({
        artifactName,
        effects: { chargesUsed: 0, bonusesApplied },
      })),
      researchProgress: addedUp(progress),
      eventTriggers: [...eventsOf(tally), ...happened].map((text) => ({ triggered: true, text })),
      resourceGeneration: {
        resourcesGenerated,
        generationSources: all.map(({ source, resource, amount }) => ({ source, resource, amount })),
      },
      processingTime: 0,
      errorsEncountered: [],
    },
  };
};
