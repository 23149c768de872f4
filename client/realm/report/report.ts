// The Turn Report (latin.md 2.15, 3.2): what one deed, or a run of them, has brought, drawn up from what the server answered. Pure.
// Invariant: no number is made up here: quantities are the answers' own added up, and what turns brought is told by its source.
import { z } from 'zod';
import { exploreLand } from '@sigilla/engine/actions/economy/exploreLand.ts';
import { researchExperience } from '@sigilla/engine/kingdom/experience.ts';
import { levelOf } from '@sigilla/engine/kingdom/levels.ts';
import { subjectOf } from '@sigilla/engine/kingdom/magic/prices.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { EarnedFeat } from '@sigilla/engine/renown/views.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import type { IconKey } from '../../ui/icons.ts';
import { counted } from '../../ui/numberText.ts';
import { realmContent } from '../content.ts';
import { openings } from '../level/words.ts';
import { actionIcon } from './actionIcon.ts';
import { RARITIES, gainsAmong, mostValuableOf, rewardsOf } from './rewards.ts';
import type { ReportRarity, Reward } from './rewards.ts';

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

const EVENT_ICONS: Readonly<Record<string, IconKey>> = {
  armyUnpaid: 'gold',
  armyHungry: 'food',
  soldiersDeserted: 'army',
  housesFull: 'population',
};

const Experienced = z.object({ experienceGained: z.int() });

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

/** What studies taught that came to their end in these turns. */
const ofStudies = ({ results }: Reported): number =>
  results
    .flatMap(({ passiveResults }) => passiveResults.researchProgress)
    .reduce((sum, { kind, researchId, completed }) => {
      const subject = completed ? subjectOf({ kind, id: researchId }, realmContent()) : undefined;
      return sum + (subject === undefined ? 0 : researchExperience(subject));
    }, 0);

/** The report of a run of deeds; `kingdom` is as it stands after them. */
export const reportOf = (reported: Reported, kingdom: OwnKingdomView): TurnReport => {
  const { actionName, results, startTime, endTime } = reported;
  const achievements = results.flatMap(({ actionResult }) => actionResult.achievements ?? []);
  const experienceGained =
    results.reduce(
      (sum, { actionResult }) => sum + (Experienced.safeParse(actionResult).data?.experienceGained ?? 0),
      0,
    ) +
    ofStudies(reported) +
    achievements
      .flatMap(({ rewards }) => rewards)
      .reduce((sum, { type, quantity }) => sum + (type === 'other' ? quantity : 0), 0);
  const [was, is] = [
    levelOf(Math.max(0, kingdom.experience - experienceGained)),
    levelOf(kingdom.experience),
  ];
  const totalResults = rewardsOf(results, kingdom);
  const newUnlocks = [
    ...openings(kingdom.serverId)
      .filter(({ level }) => level > was && level <= is)
      .map(({ name }) => name),
    ...totalResults.filter(({ isNew }) => isNew).map(({ name }) => name),
  ];
  return {
    actionName,
    icon: actionIcon(results[0]?.actionResult.actionType),
    turnsSpent: results.reduce((sum, { turnsSpent }) => sum + turnsSpent, 0),
    startTime,
    endTime,
    totalResults,
    specialEvents: eventsOf(reported, is > was ? `Level ${is}` : null),
    summary: {
      experienceGained,
      newUnlocks,
      totalGains: [...Map.groupBy(totalResults, ({ category }) => category)],
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
