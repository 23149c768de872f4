// `npm run balance:war`: the tables by which the numbers of a battle are judged, fought with the real engine. What a tenth more men is worth,
// what each kind of soldier wins for the same money, what formations, stances and ground decide, and what good orders are worth.
// Usage: npm run balance:war [-- --samples 40], one core, some minutes at 40, `--only ground` one table of them; or --
// --search: the search for a best buy (warSearch.ts).
import { Worker } from 'node:worker_threads';
import { HERO_RARITIES } from '@sigilla/content/schema/hero.ts';
import { DrawnUp } from '@sigilla/engine/battle/orders.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { SEED, anArmy } from '../engine/battle/armies.ts';
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
import { circumstances, evenPairs, score } from '../engine/battle/ground.ts';
import { COMMANDERS, MIXED, scaled, wonBy } from '../engine/battle/goodPlayer.ts';
import { KINDS, TREASURY, priceOf } from '../engine/battle/search.ts';
import type { Host } from '../engine/battle/search.ts';

/** Pairs of mixed hosts by which ground and sky are judged: one alone says little. */
const PAIRS = 8;

const given = process.argv.indexOf('--samples');
const SAMPLES = given === -1 ? 40 : Number(process.argv[given + 1]);

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
  for (const theirs of [
    { soldiers: 20, archers: 10 },
    ...[1, 5, 20, 50, 75].map((size) => scaled({ soldiers: 20, archers: 20 }, size)),
  ]) {
    const row = [1.05, 1.1, 1.25].map((times) =>
      score(anArmy(scaled(theirs, times)), anArmy(theirs), SAMPLES),
    );
    print(`| ${Object.values(theirs).reduce((sum, men) => sum + men, 0)} | ${row.join(' | ')} |`);
  }
};

const bestBuy = (): void => {
  const alone = (unit: string): Host => ({ [unit]: Math.max(1, Math.round(TREASURY / priceOf(unit))) });
  const mixed = (label: number): Host => {
    const random = randomFrom(forkSeed(SEED, 'mixed', label));
    const host: Record<string, number> = {};
    const chosen = Array.from({ length: random.between(2, 5) }, () => random.pick(KINDS));
    for (const unit of chosen)
      host[unit] = (host[unit] ?? 0) + Math.max(1, Math.round(TREASURY / chosen.length / priceOf(unit)));
    return host;
  };
  const field = [...KINDS.map(alone), ...Array.from({ length: 30 }, (_, i) => mixed(i))];
  print(
    '',
    '## What each kind alone wins of the field for the same money (permille)',
    '',
    '| kind | price | mean | best |',
    '|---|---|---|---|',
  );
  for (const unit of KINDS) {
    const won = field.map((theirs) => score(anArmy(alone(unit)), anArmy(theirs), SAMPLES));
    const mean = Math.round(won.reduce((sum, one) => sum + one, 0) / won.length);
    print(`| ${unit} | ${priceOf(unit)} | ${mean} | ${Math.max(...won)} |`);
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
      score(anArmy(MIXED, { formation: mine }), anArmy(MIXED, { formation: theirs }), SAMPLES),
    );
    print(`| ${mine} | ${row.join(' | ')} |`);
  }
};

const ground = (): void => {
  print(
    '',
    `## What ground and sky do to ${PAIRS} pairs of mixed hosts (permille of the first, more or less than on open ground by day)`,
    '',
    '| circumstance | mean, either way | most | by pair |',
    '|---|---|---|---|',
  );
  for (const { name, moved } of circumstances(evenPairs(PAIRS, SAMPLES), SAMPLES)) {
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
