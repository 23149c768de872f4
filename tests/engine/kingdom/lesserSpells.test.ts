// Spells of the first tier: each has a realm and an hour in which its casting brings more than the mana and the turn it asks. What a casting brings is
// reckoned by the engine's own rules for the same kingdom with and without it. Mana is two gold to a planner, a turn half a collector's round.
import { describe, expect, it } from 'vitest';
import { discounted, reducedTurns } from '@sigilla/engine/kingdom/bonuses.ts';
import { EXPLORE_TURNS, explorationGold } from '@sigilla/engine/kingdom/exploration.ts';
import { WORTH, worthOf } from '@sigilla/engine/kingdom/forecast.ts';
import { castingMana, studyTurns } from '@sigilla/engine/kingdom/magic/prices.ts';
import { rushReward } from '@sigilla/engine/kingdom/rush.ts';
import { tradeCost, tradeTurns } from '@sigilla/engine/kingdom/trade.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { guardedGold } from '@sigilla/engine/war/aftermath.ts';
import { CHALLENGE_TURNS } from '@sigilla/engine/war/challenge.ts';
import { aKingdom, content, NOW, type KingdomBuilder } from '../../support/builders.ts';

/** Gold that a turn of the collector's round brings. */
const turnGold = (view: OwnKingdomView): number => rushReward('tax_collection', view, content) / 2;

const spellOf = (id: string) => {
  const spell = content.spells.get(id);
  if (spell === undefined) throw new Error(`no spell ${id}`);
  return spell;
};

/** The same kingdom with a spell in force. */
const under = (realm: KingdomBuilder, id: string): KingdomBuilder =>
  realm.with({
    activeEffects: [
      { kind: 'spell', id, startedAt: NOW, untilTurn: spellOf(id).effect.durationTurns ?? 0, strength: 100 },
    ],
  });

const turnOf = ({ income, upkeep }: OwnKingdomView): number =>
  (worthOf(income, WORTH) - worthOf(upkeep, WORTH)) / 10;

interface Hour {
  /** Without the spell, and with it. */
  readonly before: OwnKingdomView;
  readonly after: OwnKingdomView;
  readonly lasts: number;
}

/** What is left of a casting's turns once the casting itself is done is spent on deeds of so many turns. */
const times = ({ lasts }: Pick<Hour, 'lasts'>, turns: number): number => Math.floor(lasts / turns);

const byTheTurn = ({ before, after, lasts }: Hour): number => lasts * (turnOf(after) - turnOf(before));

/** Gold's worth of the men that a host of `gold` may lack for `percent` of its strength: strength goes with the square of numbers. */
const menFor = (gold: number, percent: number): number => gold * (1 - 1 / Math.sqrt(1 + percent / 100));

/** Points of morale that a paid army regains a turn (docs/RULES.md). */
const RECOVERY = 2;

const young = aKingdom();
const YOUNG_HOST = { soldiers: 60 };
const HOST = { soldiers: 400 };
const hostGold = (soldiers: Readonly<Record<string, number>>): number =>
  Object.entries(soldiers).reduce(
    (sum, [id, quantity]) => sum + quantity * (content.units.get(id)?.costs.gold ?? 0),
    0,
  );

/** Each spell, the realm in which it pays, and what it brings there in gold's worth. */
const ROWS: readonly (readonly [
  id: string,
  hour: string,
  realm: KingdomBuilder,
  brings: (hour: Hour) => number,
])[] = [
  [
    'open_book',
    'five spells and five branches of knowledge are taken up under it, each of them a turn nearer',
    young,
    ({ before, after }) => {
      const lines = [
        ...[...content.spells.values()].slice(0, 5),
        ...[...content.technologies.values()].slice(0, 5),
      ];
      const saved = lines.map((one) => studyTurns(one, before, content) - studyTurns(one, after, content));
      // Two studies go on side by side; a turn of study is worth what its points are, spread over its turns.
      return saved.reduce((sum, turns, at) => {
        const { points, turns: all } = (lines[at] ?? spellOf('open_book')).research;
        return sum + ((turns * points) / all) * (WORTH.researchPoints / 10);
      }, 0);
    },
  ],
  [
    'long_breath',
    'its turns are spent in meditation',
    young,
    (hour) =>
      times(hour, 3) *
      (rushReward('magical_meditation', hour.after, content) -
        rushReward('magical_meditation', hour.before, content)) *
      (WORTH.mana / 10),
  ],
  [
    'unsaid_word',
    'a mage casts eight spells of the second tier under it',
    young,
    ({ before, after }) => {
      const lesser = [...content.spells.values()].filter(({ tier }) => tier === 2).slice(0, 8);
      return (
        (WORTH.mana / 10) *
        lesser.reduce(
          (sum, spell) => sum + castingMana(spell, before, content) - castingMana(spell, after, content),
          0,
        )
      );
    },
  ],
  [
    'morning_blessing',
    'a beaten host would rest five turns for as much heart',
    young.withArmy(YOUNG_HOST),
    ({ before }) =>
      spellOf('morning_blessing').effect.gains.reduce(
        (sum, gain) => sum + (gain.kind === 'morale' ? (gain.points / RECOVERY) * turnGold(before) : 0),
        0,
      ),
  ],
  [
    'candle_for_each',
    'a beaten host is fit in half of the turns',
    young.withArmy(YOUNG_HOST),
    ({ before, after, lasts }) => {
      const more = after.bonuses.morale - before.bonuses.morale;
      return ((lasts * more) / (RECOVERY + more)) * turnGold(before);
    },
  ],
  ['open_hands', 'there is room for people', young, byTheTurn],
  ['small_rain', 'the storehouse is empty', young, byTheTurn],
  ['seed_that_listens', 'three farms yield', young.withBuilding('farm', 1, 3), byTheTurn],
  ['sleepless_watch', 'a host of four hundred is kept', young.withArmy(HOST), byTheTurn],
  [
    'grave_goods',
    'a young realm lacks stone',
    young,
    () =>
      spellOf('grave_goods').effect.gains.reduce(
        (sum, gain) => sum + (gain.kind === 'resource' ? (gain.amount * WORTH[gain.resource]) / 10 : 0),
        0,
      ),
  ],
  [
    'breath_of_bellows',
    'two hundred soldiers are called up',
    young,
    ({ before, after }) => {
      const price = content.units.get('soldiers')?.costs.gold ?? 0;
      return (
        200 *
        (discounted(price, before.bonuses.recruitPercent) - discounted(price, after.bonuses.recruitPercent))
      );
    },
  ],
  [
    'honest_face',
    'forty mana are bought',
    young,
    ({ before, after }) => {
      const order = { trade: 'gold_for_mana', quantity: 40 } as const;
      const asked = ({ bonuses }: OwnKingdomView): number =>
        tradeCost(order, bonuses) + tradeTurns(order, bonuses) * turnGold(before);
      return asked(before) - asked(after);
    },
  ],
  [
    'painted_purse',
    'two raiders find a full treasury',
    young.withGold(6000),
    ({ before, after }) => 2 * 0.05 * (guardedGold(after, content) - guardedGold(before, content)),
  ],
  [
    'kind_paths',
    'land is surveyed four times',
    young,
    (hour) =>
      times(hour, EXPLORE_TURNS) *
      (explorationGold(hour.before.bonuses) - explorationGold(hour.after.bonuses)),
  ],
  [
    'borrowed_fog',
    'its turns are spent on going to war',
    young,
    (hour) => {
      const march = ({ bonuses }: OwnKingdomView): number =>
        reducedTurns(CHALLENGE_TURNS.raid, bonuses.planningPercent);
      return (
        times(hour, march(hour.after)) * (march(hour.before) - march(hour.after)) * turnGold(hour.before)
      );
    },
  ],
  [
    'spark_of_the_hearth',
    'a host of four hundred takes the field',
    young.withArmy(HOST),
    ({ before, after }) => menFor(hostGold(HOST), after.bonuses.attackPercent - before.bonuses.attackPercent),
  ],
  [
    'bramble_hedge',
    'a host of four hundred is attacked',
    young.withArmy(HOST),
    ({ before, after }) =>
      menFor(hostGold(HOST), after.bonuses.defensePercent - before.bonuses.defensePercent),
  ],
  [
    'whisper_from_below',
    'a host of four hundred meets its like, whose heart is a thirtieth less',
    young.withArmy(HOST),
    ({ before, after }) => menFor(hostGold(HOST), after.bonuses.dread - before.bonuses.dread),
  ],
];

describe('the spells of the first tier', () => {
  it('are three in each school, and each has its hour', () => {
    const first = [...content.spells.values()].filter(({ tier }) => tier === 1);
    expect(ROWS.map(([id]) => id).toSorted()).toEqual(first.map(({ id }) => id).toSorted());
  });

  it.each(ROWS)('%s brings more than its mana and its turn when %s', (id, _hour, realm, brings) => {
    const spell = spellOf(id);
    const before = realm.view();
    const after = under(realm, id).view();
    const asked = (castingMana(spell, before, content) * WORTH.mana) / 10 + turnGold(before);
    const brought = brings({ before, after, lasts: spell.effect.durationTurns ?? 0 });
    expect(brought).toBeGreaterThan(asked);
  });
});
