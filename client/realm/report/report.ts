// The Turn Report (latin.md 2.15, 3.2): what one deed, or a run of them, has brought, drawn up from what the server answered. Pure.
// Invariant: no number is made up here: quantities are the answers' own added up, and what turns brought is told by its source.
import { z } from 'zod';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { recruitUnits } from '@sigilla/engine/actions/army/recruitUnits.ts';
import { exploreLand } from '@sigilla/engine/actions/economy/exploreLand.ts';
import { worthOf } from '@sigilla/engine/kingdom/forecast.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import { levelOf } from '@sigilla/engine/kingdom/levels.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { EarnedFeat } from '@sigilla/engine/renown/views.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import type { IconKey } from '../../ui/icons.ts';
import { counted } from '../../ui/numberText.ts';
import { openings } from '../level/words.ts';

/** In the order of the breakdown; whatever has none is of the last. */
export const RARITIES = ['legendary', 'epic', 'rare', 'uncommon', 'other'] as const;
export type ReportRarity = (typeof RARITIES)[number];

export interface Reward {
  readonly icon: IconKey;
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly category: string;
  readonly rarity: ReportRarity;
  /** The first of its kind. */
  readonly isNew: boolean;
  /** Something helped. */
  readonly bonus: boolean;
}

export interface SpecialEvent {
  readonly icon: IconKey;
  readonly title: string;
  readonly description: string;
}

export interface TurnReport {
  readonly actionName: string;
  readonly icon: IconKey;
  readonly turnsSpent: number;
  readonly startTime: number;
  readonly endTime: number;
  readonly totalResults: readonly Reward[];
  readonly specialEvents: readonly SpecialEvent[];
  readonly summary: {
    readonly experienceGained: number;
    readonly newUnlocks: readonly string[];
    /** By category, and in it by what it is of. */
    readonly totalGains: readonly (readonly [string, readonly Reward[]])[];
    readonly rarityBreakdown: readonly (readonly [ReportRarity, number])[];
    readonly mostValuable: Reward | null;
  };
  readonly achievements: readonly EarnedFeat[];
  readonly nextRecommendations: readonly string[];
}

/** The deeds of one kind, as they were answered. */
export interface Reported {
  readonly actionName: string;
  readonly results: readonly ActionResult[];
  readonly startTime: number;
  readonly endTime: number;
}

const ACTION_ICONS: Readonly<Record<string, IconKey>> = {
  cast_spell: 'magical',
  rush_resource: 'gold',
  recruit_units: 'army',
  build_structure: 'buildings',
  upgrade_building: 'buildings',
  research_spell: 'researchPoints',
  research_technology: 'specialized',
  activate_artifact: 'artifact',
  explore_land: 'land',
  trade_with_kingdom: 'trade',
  diplomatic_mission: 'notices',
  pvp_battle: 'war',
  guild_action: 'population',
};

const EVENT_ICONS: Readonly<Record<string, IconKey>> = {
  armyUnpaid: 'gold',
  armyHungry: 'food',
  soldiersDeserted: 'army',
  housesFull: 'population',
};

const isResource = (name: string): name is (typeof RESOURCES)[number] =>
  RESOURCES.some((resource) => resource === name);
const iconOf = (resource: string): IconKey => (isResource(resource) ? resource : 'info');
const rarityOf = (rarity: string): ReportRarity => RARITIES.find((one) => one === rarity) ?? 'other';

const Experienced = z.object({ experienceGained: z.int() });

/** Rewards that say the same are one, and their quantities add up. */
class Gathered {
  private readonly rewards = new Map<string, Reward>();

  add(reward: Reward): void {
    if (reward.quantity === 0) return;
    const key = `${reward.category}/${reward.name}/${reward.description}`;
    const known = this.rewards.get(key);
    this.rewards.set(
      key,
      known === undefined
        ? reward
        : {
            ...known,
            quantity: known.quantity + reward.quantity,
            isNew: known.isNew || reward.isNew,
            bonus: known.bonus || reward.bonus,
          },
    );
  }

  all(): readonly Reward[] {
    return [...this.rewards.values()].filter(({ quantity }) => quantity !== 0);
  }
}

const plain = { rarity: 'other', isNew: false, bonus: false } as const;

/** What the deed itself brought. */
const ofDeed = (gathered: Gathered, { actionResult }: ActionResult, kingdom: OwnKingdomView): void => {
  const { resourcesGained, bonusEffects } = actionResult;
  const bonus =
    bonusEffects.buildingBonuses.length +
      bonusEffects.artifactBonuses.length +
      bonusEffects.magicBonuses.length >
    0;
  for (const [resource, quantity = 0] of Object.entries(resourcesGained))
    gathered.add({
      ...plain,
      icon: iconOf(resource),
      name: resourceName(resource),
      description: 'Brought home by the deed itself',
      quantity,
      category: 'The deed',
      bonus,
    });
  const levy = recruitUnits.report.safeParse(actionResult).data;
  const unit = kingdomContent.units.get(levy?.unitId ?? '');
  if (levy !== undefined && unit !== undefined)
    gathered.add({
      ...plain,
      icon: 'army',
      name: levy.quantity === 1 ? unit.name : unit.plural,
      description: unit.description,
      quantity: levy.quantity,
      category: 'Soldiers',
    });
  const found = exploreLand.report.safeParse(actionResult).data?.artifactDiscovered ?? null;
  if (found !== null)
    gathered.add({
      icon: 'artifact',
      name: found.name,
      description: found.description,
      quantity: 1,
      category: 'Discoveries',
      rarity: rarityOf(found.rarity),
      isNew: kingdom.artifacts.filter(({ artifactId }) => artifactId === found.id).length < 2,
      bonus: false,
    });
};

/** What the turns brought besides, by its source. */
const ofTurns = (gathered: Gathered, { passiveResults }: ActionResult): void => {
  const { buildingEffects, artifactEffects, spellEffects, researchProgress, resourceGeneration } =
    passiveResults;
  const houses = new Set(buildingEffects.map(({ buildingName }) => buildingName));
  const things = new Set(artifactEffects.map(({ artifactName }) => artifactName));
  const spells = new Set(spellEffects.map(({ spellName }) => spellName));
  const left = new Map(Object.entries(resourceGeneration.resourcesGenerated));
  for (const { source, resource, amount } of resourceGeneration.generationSources) {
    left.set(resource, (left.get(resource) ?? 0) - amount);
    gathered.add({
      ...plain,
      icon: iconOf(resource),
      name: resourceName(resource),
      description: `From: ${source}`,
      quantity: amount,
      category: houses.has(source)
        ? 'Buildings'
        : things.has(source)
          ? 'Artifacts'
          : spells.has(source)
            ? 'Spells'
            : 'The realm',
      bonus: things.has(source) || spells.has(source),
    });
  }
  for (const [resource, amount] of left)
    gathered.add({
      ...plain,
      icon: iconOf(resource),
      name: resourceName(resource),
      description: 'Paid, eaten or turned away',
      quantity: amount,
      category: 'The realm',
    });
  for (const { researchName, completed, progressMade } of researchProgress)
    gathered.add({
      ...plain,
      icon: 'researchPoints',
      name: researchName,
      description: completed ? 'COMPLETED!' : 'Progress in the study',
      quantity: progressMade,
      category: 'Research',
      isNew: completed,
    });
};

/** What happened while turns passed: the same, however often, once. */
const triggered = ({ results }: Reported): readonly SpecialEvent[] => {
  const times = new Map<string, { readonly text: string; readonly count: number }>();
  for (const { code, text } of results.flatMap(({ passiveResults }) => passiveResults.eventTriggers))
    times.set(code, { text, count: (times.get(code)?.count ?? 0) + 1 });
  return [...times].map(([code, { text, count }]) => ({
    icon: EVENT_ICONS[code] ?? 'notices',
    title: code === 'housesFull' ? 'No bed was free' : 'Word from the hosts',
    description: count === 1 ? text : `${text} It came to that ${counted(count, 'time')}.`,
  }));
};

const eventsOf = (reported: Reported, rises: string | null): readonly SpecialEvent[] => [
  ...(rises === null
    ? []
    : [{ icon: 'experience' as const, title: rises, description: 'One more step up the stairs.' }]),
  ...reported.results.flatMap(({ actionResult }) => {
    const find = exploreLand.report.safeParse(actionResult).data?.find ?? null;
    return find === null ? [] : [{ icon: 'land' as const, title: find.title, description: find.story }];
  }),
  ...triggered(reported),
];

/** What was paid, eaten or lost is told, and is no reward. */
export const gainsAmong = (rewards: readonly Reward[]): readonly Reward[] =>
  rewards.filter(({ quantity }) => quantity > 0);

/** What stands out: first by how rare it is, then by what it is worth. */
const mostValuableOf = (rewards: readonly Reward[]): Reward | null => {
  const worth = ({ icon, quantity, category }: Reward): number =>
    isResource(icon) && category !== 'Research' ? worthOf({ [icon]: quantity }) : quantity;
  const [first] = gainsAmong(rewards).toSorted(
    (one, other) =>
      RARITIES.indexOf(one.rarity) - RARITIES.indexOf(other.rarity) || worth(other) - worth(one),
  );
  return first ?? null;
};

const COUNSEL: Readonly<Record<string, string>> = {
  armyUnpaid: 'Collect taxes before the next long deed: your soldiers went without pay.',
  armyHungry: 'Raise a farm or buy bread: your hosts went hungry.',
  soldiersDeserted: 'Let nobody go home unpaid again: some of your soldiers did.',
  housesFull: 'Raise a town: people came who found no bed.',
};

const recommendationsOf = ({ results }: Reported, kingdom: OwnKingdomView): readonly string[] => {
  const codes = new Set(
    results.flatMap(({ passiveResults }) => passiveResults.eventTriggers.map(({ code }) => code)),
  );
  return [
    ...Object.entries(COUNSEL).flatMap(([code, words]) => (codes.has(code) ? [words] : [])),
    ...(kingdom.landFree === 0 ? ['Send surveyors out: there is no acre left to build on.'] : []),
    ...(kingdom.turns.turns > 0
      ? []
      : ['Your turns are spent. They grow again by themselves, or are learned for in the academy.']),
  ];
};

/** The report of a run of deeds; `kingdom` is as it stands after them. */
export const reportOf = (reported: Reported, kingdom: OwnKingdomView): TurnReport => {
  const { actionName, results, startTime, endTime } = reported;
  const gathered = new Gathered();
  for (const result of results) {
    ofDeed(gathered, result, kingdom);
    ofTurns(gathered, result);
  }
  const achievements = results.flatMap(({ actionResult }) => actionResult.achievements ?? []);
  const experienceGained =
    results.reduce(
      (sum, { actionResult }) => sum + (Experienced.safeParse(actionResult).data?.experienceGained ?? 0),
      0,
    ) +
    achievements
      .flatMap(({ rewards }) => rewards)
      .reduce((sum, { type, quantity }) => sum + (type === 'other' ? quantity : 0), 0);
  const [was, is] = [
    levelOf(Math.max(0, kingdom.experience - experienceGained)),
    levelOf(kingdom.experience),
  ];
  const totalResults = gathered.all();
  const newUnlocks = [
    ...openings(kingdom.serverId)
      .filter(({ level }) => level > was && level <= is)
      .map(({ name }) => name),
    ...totalResults.filter(({ isNew }) => isNew).map(({ name }) => name),
  ];
  const categories = new Map<string, Reward[]>();
  for (const reward of totalResults) {
    const list = categories.get(reward.category);
    if (list === undefined) categories.set(reward.category, [reward]);
    else list.push(reward);
  }
  return {
    actionName,
    icon: ACTION_ICONS[results[0]?.actionResult.actionType ?? ''] ?? 'turns',
    turnsSpent: results.reduce((sum, { turnsSpent }) => sum + turnsSpent, 0),
    startTime,
    endTime,
    totalResults,
    specialEvents: eventsOf(reported, is > was ? `Level ${is}` : null),
    summary: {
      experienceGained,
      newUnlocks,
      totalGains: [...categories],
      rarityBreakdown: RARITIES.map((rarity) => [
        rarity,
        gainsAmong(totalResults).filter((reward) => reward.rarity === rarity).length,
      ]),
      mostValuable: mostValuableOf(totalResults),
    },
    achievements,
    nextRecommendations: recommendationsOf(reported, kingdom),
  };
};

/** "Tax Collection · 10 turns spent in 6 seconds · 14 rewards". */
export const headerOf = ({ actionName, turnsSpent, startTime, endTime, totalResults }: TurnReport): string =>
  [
    actionName,
    `${counted(turnsSpent, 'turn')} spent in ${counted(Math.max(1, Math.round((endTime - startTime) / 1000)), 'second')}`,
    counted(gainsAmong(totalResults).length, 'reward'),
  ].join(' · ');
