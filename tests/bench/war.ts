// `npm run balance:war`: the tables by which the numbers of a battle are judged, fought with the real engine. What a tenth more men is worth,
// what each kind of soldier wins for the same money, what formations, stances and ground decide, and what good orders are worth.
// Usage: npm run balance:war [-- --samples 40], one core, some minutes at 40, `--only ground` one table of them; or -- --search: the search for a best buy (warSearch.ts).
import { Worker } from 'node:worker_threads';
import { HERO_RARITIES } from '@sigilla/content/schema/hero.ts';
import { UNDER_SKY } from '@sigilla/content/schema/terrain.ts';
import type { TerrainId } from '@sigilla/content/schema/terrain.ts';
import { WEATHER_IDS } from '@sigilla/content/schema/weather.ts';
import type { BattlePlan, MusteredSide } from '@sigilla/engine/battle/drawUp.ts';
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import { DrawnUp } from '@sigilla/engine/battle/orders.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { SEED, aBattle, anArmy, content } from '../engine/battle/armies.ts';
import {
  ablest,
  inForce,
  lentBy,
  MOST_MEN,
  MOST_MEN_BY_ALL,
  MOST_MEN_BY_ONE,
  stackOf,
  wonWith,
} from '../engine/battle/graces.ts';
import type { Lent } from '../engine/battle/graces.ts';
import { COMMANDERS, MIXED, scaled, wonBy } from '../engine/battle/goodPlayer.ts';
import type { Host } from '../engine/battle/goodPlayer.ts';

/** Pairs of mixed hosts by which ground and sky are judged: one alone says little. */
const PAIRS = 8;

const given = process.argv.indexOf('--samples');
const SAMPLES = given === -1 ? 40 : Number(process.argv[given + 1]);

/** Permille that the first wins, fought from both places; a draw is half. */
const score = (mine: MusteredSide, theirs: MusteredSide, plan: Partial<BattlePlan> = {}): number => {
  const there = estimateOdds(aBattle(mine, theirs, plan), SAMPLES, SEED);
  const back = estimateOdds(aBattle(theirs, mine, plan), SAMPLES, forkSeed(SEED, 'back'));
  return Math.round((there.attacker + back.defender + (there.none + back.none) / 2) / 2);
};

const print = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

const slope = (): void => {
  print(
    '',
    '## What more men are worth (permille won; like hosts)',
    '',
    '| men | +5 % | +10 % | +25 % |',
    '|---|---|---|---|',
  );
  for (const size of [1, 5, 20, 50]) {
    const theirs = scaled({ soldiers: 20, archers: 20 }, size);
    const row = [1.05, 1.1, 1.25].map((times) => score(anArmy(scaled(theirs, times)), anArmy(theirs)));
    print(`| ${40 * size} | ${row.join(' | ')} |`);
  }
};

const price = (unit: string): number => {
  const { gold = 1, mana = 0 } = content.units.get(unit)?.costs ?? {};
  return gold + 2 * mana;
};
const TREASURY = 6000;

const bestBuy = (): void => {
  const kinds = [...content.units.values()].filter(({ type }) => type !== 'naval').map(({ id }) => id);
  const alone = (unit: string): Host => ({ [unit]: Math.max(1, Math.round(TREASURY / price(unit))) });
  const mixed = (label: number): Host => {
    const random = randomFrom(forkSeed(SEED, 'mixed', label));
    const host: Record<string, number> = {};
    const chosen = Array.from({ length: random.between(2, 5) }, () => random.pick(kinds));
    for (const unit of chosen)
      host[unit] = (host[unit] ?? 0) + Math.max(1, Math.round(TREASURY / chosen.length / price(unit)));
    return host;
  };
  const field = [...kinds.map(alone), ...Array.from({ length: 30 }, (_, i) => mixed(i))];
  print(
    '',
    '## What each kind alone wins of the field for the same money (permille)',
    '',
    '| kind | price | mean | best |',
    '|---|---|---|---|',
  );
  for (const unit of kinds) {
    const won = field.map((theirs) => score(anArmy(alone(unit)), anArmy(theirs)));
    const mean = Math.round(won.reduce((sum, one) => sum + one, 0) / won.length);
    print(`| ${unit} | ${price(unit)} | ${mean} | ${Math.max(...won)} |`);
  }
};

const formations = (): void => {
  const all = DrawnUp.options;
  print(
    '',
    '## Formation against formation (mixed hosts, permille of the row)',
    '',
    `| | ${all.join(' | ')} |`,
    `|---|${all.map(() => '---|').join('')}`,
  );
  for (const mine of all) {
    const row = all.map((theirs) =>
      score(anArmy(MIXED, { formation: mine }), anArmy(MIXED, { formation: theirs })),
    );
    print(`| ${mine} | ${row.join(' | ')} |`);
  }
};

/** Parts of the treasury that a mixed host spends on each arm: at least, and how much more it may be. */
const ARMS = { infantry: [3, 2], archer: [2, 2], cavalry: [2, 2], siege: [0, 1], support: [1, 1] } as const;

/** A mixed host: something of every arm, of kinds and shares that differ from host to host. */
const mixedHost = (label: number): Host => {
  const random = randomFrom(forkSeed(SEED, 'pair', label));
  const chosen = Object.entries(ARMS).map(([arm, [least, more]]) => ({
    unit: random.pick([...content.units.values()].filter(({ type }) => type === arm)).id,
    part: least + random.between(0, more),
  }));
  const all = chosen.reduce((sum, { part }) => sum + part, 0);
  return Object.fromEntries(
    chosen.flatMap(({ unit, part }) =>
      part === 0 ? [] : [[unit, Math.max(1, Math.round((TREASURY * part) / all / price(unit)))]],
    ),
  );
};

/** Pairs of mixed hosts, neither of which wins more than three in four on open ground under a clear sky. */
const evenPairs = (count: number): readonly (readonly [Host, Host, number])[] => {
  const pairs: (readonly [Host, Host, number])[] = [];
  for (let label = 0; pairs.length < count; label += 2) {
    const [mine, theirs] = [mixedHost(label), mixedHost(label + 1)];
    const plain = score(anArmy(mine), anArmy(theirs), { terrain: 'plains', weather: 'clear' });
    if (plain >= 250 && plain <= 750) pairs.push([mine, theirs, plain]);
  }
  return pairs;
};

const ground = (): void => {
  const pairs = evenPairs(PAIRS);
  print(
    '',
    `## What ground and sky do to ${PAIRS} pairs of mixed hosts (permille of the first, more or less than on open ground by day)`,
    '',
    '| circumstance | mean, either way | most | by pair |',
    '|---|---|---|---|',
  );
  const rows: readonly (readonly [string, Partial<BattlePlan>])[] = [
    ...UNDER_SKY.map((terrain: TerrainId) => [terrain, { terrain }] as const),
    ...WEATHER_IDS.map((weather) => [weather, { weather }] as const),
    ['night', { timeOfDay: 'night' }],
  ];
  for (const [name, plan] of rows) {
    const moved = pairs.map(
      ([mine, theirs, plain]) =>
        score(anArmy(mine), anArmy(theirs), { terrain: 'plains', weather: 'clear', ...plan }) - plain,
    );
    const either = moved.map((permille) => Math.abs(permille));
    const mean = Math.round(either.reduce((sum, one) => sum + one, 0) / PAIRS);
    print(`| ${name} | ${mean} | ${Math.max(...either)} | ${moved.join(', ')} |`);
  }
};

/** Shares of men that are left out before a good player. */
const LEFT_OUT = [0, 5, 8, 12, 15, 20, 30, 50];

const orders = (): void => {
  const lucks = Math.max(4, Math.round(SAMPLES / 2));
  print(
    '',
    `## Orders against silence (permille won, ± its standard error; ${lucks} lucks, each fought from both places)`,
    '',
    `| who commands | ${LEFT_OUT.map((percent) => (percent === 0 ? 'like men' : `${percent} % fewer`)).join(' | ')} |`,
    `|---|${LEFT_OUT.map(() => '---|').join('')}`,
  );
  for (const commander of COMMANDERS) {
    const row = LEFT_OUT.map((percent) => wonBy(commander, 1 - percent / 100, lucks));
    print(`| ${commander} | ${row.map(({ permille, error }) => `${permille} ± ${error}`).join(' | ')} |`);
  }
};

const FEWER = [0, 5, 10, 15, 20, 25, 30];

/** What heroes, spells and artifacts are worth in men: against its like, a host with one of them and so many percent fewer men. */
const graces = (): void => {
  const head = `| ${FEWER.map((percent) => (percent === 0 ? 'like men' : `${percent} % fewer`)).join(' | ')} |`;
  const rule = FEWER.map(() => '---|').join('');
  const row = (lent: Lent): string => FEWER.map((percent) => wonWith(lent, percent, SAMPLES)).join(' | ');
  print('', '## What the ablest commanders make up for (permille won)', '');
  print(`| rarity | at most | commander ${head}`, `|---|---|---|${rule}`);
  for (const rarity of HERO_RARITIES)
    for (const hero of ablest(rarity).slice(0, 2))
      for (const isGrown of [false, true])
        print(
          `| ${rarity} | ${MOST_MEN[rarity]} % | ${hero.name}${isGrown ? ', grown' : ''} | ${row(lentBy(hero, isGrown))} |`,
        );
  print('', `## What the strongest spells and artifacts make up for (at most ${MOST_MEN_BY_ONE} %)`, '');
  print(`| in force ${head}`, `|---|${rule}`);
  for (const { name, lent } of inForce().slice(0, 16)) print(`| ${name} | ${row(lent)} |`);
  const most = [20, 30, 40, 45, 50, 55, 60];
  print(
    '',
    '## What all three together make up for: the ablest grown commander, the strongest spell and artifact',
    '',
  );
  print(`| rarity | at most | in force | ${most.map((percent) => `${percent} % fewer`).join(' | ')} |`);
  print(`|---|---|---|${most.map(() => '---|').join('')}`);
  for (const rarity of HERO_RARITIES) {
    const { name, lent } = stackOf(rarity);
    const won = most.map((percent) => wonWith(lent, percent, SAMPLES)).join(' | ');
    print(`| ${rarity} | ${MOST_MEN_BY_ALL[rarity]} % | ${name} | ${won} |`);
  }
};

/** One table alone: `-- --only ground`. */
const TABLES = { slope, orders, formations, ground, graces, bestBuy };
const only = process.argv[process.argv.indexOf('--only') + 1];

if (process.argv.includes('--search')) {
  const worker = new Worker(new URL('./warSearch.ts', import.meta.url));
  worker.once('error', (error) => {
    throw error;
  });
} else {
  for (const [name, table] of Object.entries(TABLES))
    if (!process.argv.includes('--only') || only === name) table();
}
