// The steward's advice, the scribe's paragraph and the words for a rank: each sentence only where it is true of the kingdom it is said of.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceFor, rankLabel } from '@sigilla/client/features/overview/advice.ts';
import { storyOf } from '@sigilla/client/features/overview/story.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { aKingdom, NOW } from '../support/builders.ts';

const count = fc.oneof(fc.constantFrom(0, 1, 2, 5, 9, 10, 19, 20, 99, 100), fc.nat(9000));

/** Kingdoms of every state that a sentence may be about. */
const kingdoms = fc
  .record({
    gold: count,
    food: count,
    population: count,
    land: fc.integer({ min: 0, max: 120 }),
    turns: fc.constantFrom(0, 1, 9, 10, 50, 100),
    soldiers: fc.constantFrom(0, 1, 2, 40, 900),
    farms: fc.constantFrom(0, 1, 4, 60),
    towns: fc.constantFrom(0, 1, 3),
    wins: fc.constantFrom(0, 1, 2),
    streak: fc.integer({ min: -3, max: 3 }),
    partners: fc.constantFrom(0, 1, 3),
    day: fc.constantFrom(utcDay(NOW), '2026-01-01'),
    path: fc.constantFrom('harmonist', null),
    engaged: fc.constantFrom(0, 1, 2),
    locked: fc.boolean(),
    experience: fc.constantFrom(0, 40),
  })
  .map((one) => {
    const kingdom = aKingdom()
      .withoutBuildings()
      .withResources({ gold: one.gold, food: one.food, population: one.population, land: one.land })
      .withTurns(one.turns)
      .withArmy(one.soldiers === 0 ? {} : { militia: one.soldiers }, {
        lockedBy: one.locked ? ('battle-1' as never) : null,
      })
      .with({
        experience: one.experience,
        spellPath: one.path,
        war: { ...aKingdom().build().war, wins: one.wins, currentStreak: one.streak },
        today: {
          ...aKingdom().build().today,
          day: one.day,
          sparringPartners: Array.from({ length: one.partners }, (_, i) => `k${i}` as never),
        },
      });
    const built = one.farms > 0 ? kingdom.withBuilding('farm', 1, one.farms) : kingdom;
    return {
      kingdom: (one.towns > 0 ? built.withBuilding('town', 1, one.towns) : built).view(),
      engaged: one.engaged,
      isToday: one.day === utcDay(NOW),
    };
  });

const menOf = ({ armies }: OwnKingdomView): number =>
  armies.reduce((sum, { units, waiting }) => sum + menIn(units) + menIn(waiting), 0);

type Claim = readonly [
  words: RegExp,
  isTrue: (kingdom: OwnKingdomView, engaged: number, isToday: boolean) => boolean,
];
const foughtEver = ({ today, war }: OwnKingdomView): boolean =>
  today.sparringPartners.length > 0 || war.wins + war.losses + war.draws > 0;

/** What the words claim, by the kingdom's figures. */
const CLAIMS: readonly Claim[] = [
  [/Low turn count/, ({ turns }) => turns.turns < 10],
  [/dial is full/, ({ turns }) => turns.turns >= turns.maxTurns],
  [/Limited land/, ({ resources }) => resources.land < 20],
  [/Every acre/, ({ landFree }) => landFree === 0],
  [
    /granary will be empty/,
    ({ resources, income, upkeep }) => resources.food + 10 * (income.food - upkeep.food) < 0,
  ],
  [/pay outruns/, ({ income, upkeep }) => upkeep.gold > income.gold],
  [/Nobody stands under the banner|No banner stands/, (kingdom) => menOf(kingdom) === 0],
  [
    /never been tried/,
    (kingdom, engaged) =>
      kingdom.experience === 0 &&
      kingdom.turns.turns > 0 &&
      menOf(kingdom) > 0 &&
      engaged === 0 &&
      kingdom.armies.every(({ lockedBy }) => lockedBy === null),
  ],
  [
    /host is rested/,
    (kingdom, engaged) =>
      menOf(kingdom) > 0 && engaged === 0 && kingdom.armies.every(({ lockedBy }) => lockedBy === null),
  ],
  [/room on the plan and money/, ({ landFree, resources }) => landFree > 0 && resources.gold > 0],
  [/Guild .* spells/, ({ buildingCount }) => buildingCount < 3],
  [/Build Towns/, ({ resources }) => resources.population < 100],
  [/cost more than the taxes bring/, ({ income, upkeep }) => upkeep.gold > income.gold],
  [/swept clean/, ({ resources }) => resources.gold === 0],
  [/floor of the treasury between the coins/, ({ resources }) => resources.gold > 0 && resources.gold < 100],
  [/second chest/, ({ resources }) => resources.gold > 5000],
  [/granaries echo/, ({ resources }) => resources.food < 20],
  [/Every bed/, ({ resources, populationCapacity }) => resources.population >= populationCapacity],
  [/More bread is eaten/, ({ income, upkeep }) => upkeep.food > income.food],
  [
    /There is bread, and there are beds/,
    ({ resources, populationCapacity, income, upkeep }) =>
      resources.population < populationCapacity && (resources.food >= 20 || income.food > upkeep.food),
  ],
  [/on the field, and the kitchens/, ({ armies }) => armies.some(({ lockedBy }) => lockedBy !== null)],
  [/won (?!once)\d+ times running/, ({ war }) => war.currentStreak > 1],
  [/by losing/, ({ war }) => war.currentStreak < -1],
  [/home from the field/, ({ today }, _, isToday) => isToday && today.sparringPartners.length > 0],
  [/remembers its last fight/, foughtEver],
  [/asks for somebody to fight/, (kingdom) => !foughtEver(kingdom) && menOf(kingdom) > 0],
];

describe('the steward and the scribe', () => {
  it('say nothing that the kingdom contradicts', () => {
    const heard = new Set<RegExp>();
    fc.assert(
      fc.property(kingdoms, ({ kingdom, engaged, isToday }) => {
        const said = [...adviceFor(kingdom, { engaged }).map(({ text }) => text), storyOf(kingdom, NOW)];
        for (const text of said)
          for (const [words, isTrue] of CLAIMS) {
            if (!words.test(text)) continue;
            heard.add(words);
            expect(isTrue(kingdom, engaged, isToday), text).toBe(true);
          }
        expect(new Set(said).size).toBe(said.length);
      }),
      { numRuns: 4000 },
    );
    expect(CLAIMS.map(([words]) => words).filter((words) => !heard.has(words))).toEqual([]);
  });

  const told = (kingdom: OwnKingdomView, engaged = 1) =>
    adviceFor(kingdom, { engaged }).map(({ text }) => text);
  it.each([
    ['KR-042', aKingdom().withTurns(9), 'Low turn count - consider taking actions to gain more turns'],
    [
      'KR-043',
      aKingdom().withResources({ land: 19 }),
      'Limited land - consider exploration to expand territory',
    ],
    [
      'KR-044',
      aKingdom().withoutBuildings().withGold(0).withTurns(50),
      'Build a Guild to start generating mana for spells',
    ],
    [
      'KR-045',
      aKingdom().withResources({ population: 99 }).withTurns(50),
      'Build Towns to increase population capacity',
    ],
  ] as const)('%s comes when it is due', (_, kingdom, text) => {
    expect(told(kingdom.view())).toContain(text);
  });

  const SPECIFIED = {
    turns: 'Low turn count - consider taking actions to gain more turns',
    land: 'Limited land - consider exploration to expand territory',
    guild: 'Build a Guild to start generating mana for spells',
    towns: 'Build Towns to increase population capacity',
  } as const;

  it('leads each counsel where it can be followed: to the plot it names, and whoever is short of turns to where they are earned', () => {
    const led = (kingdom: OwnKingdomView): Map<string, string> =>
      new Map(adviceFor(kingdom, { engaged: 1 }).map(({ text, to }) => [text, to]));
    expect(led(aKingdom().withTurns(9).view()).get(SPECIFIED.turns)).toBe('/academy');
    const few = led(aKingdom().withoutBuildings().withGold(0).withTurns(50).view());
    expect(few.get(SPECIFIED.guild)).toBe('/buildings?construct=guild');
    const lonely = led(aKingdom().withResources({ population: 99 }).withTurns(50).view());
    expect(lonely.get(SPECIFIED.towns)).toBe('/buildings?construct=town');
  });

  it('leads whoever has done nothing yet to a bout before anything else and speaks of turns next, and nobody else to a first one', () => {
    const first = (kingdom: OwnKingdomView): string =>
      adviceFor(kingdom, { engaged: 0 })[0]?.action ?? 'nothing';
    const founded = aKingdom().withArmy({ militia: 12 }).withTurns(100).with({ experience: 0 });
    expect(first(founded.view())).toBe('Fight a bout');
    expect(told(founded.view(), 0)[1]).toMatch(/dial is full/);
    expect(first(founded.with({ experience: 5 }).view())).not.toBe('Fight a bout');
  });

  it.each([
    [[9, 20, 3, 100], ['turns']],
    [
      [10, 19, 2, 99],
      ['land', 'guild', 'towns'],
    ],
    [[10, 20, 3, 100], []],
    [
      [9, 19, 2, 99],
      ['turns', 'land', 'guild', 'towns'],
    ],
  ] as const)(
    'KK-086 of %j turns, land, buildings and people the specification’s four say %j, whatever else is due',
    ([turns, land, buildings, population], due) => {
      const bare = aKingdom().withoutBuildings().withTurns(turns).withArmy({});
      const kingdom = bare
        .withResources({ land, population, food: 0, gold: 0 })
        .withBuilding('farm', 1, buildings);
      const said = told(kingdom.view(), 0);
      const kept = Object.entries(SPECIFIED).filter(([, text]) => said.includes(text));
      expect(kept.map(([name]) => name)).toEqual(due);
      expect(said.length).toBeLessThanOrEqual(4);
    },
  );
});

describe('the word for a rank', () => {
  it('G-122 follows the specification in a large realm', () => {
    expect([10, 11, 100, 101, 1000, 1001].map((rank) => rankLabel(rank, 20_000))).toEqual([
      'Elite',
      'Top tier',
      'Top tier',
      'Rising',
      'Rising',
      'Newcomer',
    ]);
  });

  it('flatters nobody in a small one', () => {
    expect(rankLabel(7, 9)).toBe('Rising');
    expect(rankLabel(9, 9)).toBe('Newcomer');
    expect(rankLabel(1, 9)).toBe('Top tier');
    expect(rankLabel(1, 10)).toBe('Elite');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.nat(3000), (rank, below) => {
        const rulers = rank + below;
        if (rankLabel(rank, rulers) === 'Elite') expect(rank * 10).toBeLessThanOrEqual(rulers);
        if (below === 0 && rank > 1) expect(rankLabel(rank, rulers)).toBe('Newcomer');
      }),
    );
  });
});
