// `npm run balance`: kingdoms ruled by different policies over the engine's own verbs, side by side, and what becomes of them. Prints tables and
// draws docs/pictures/balance-*.svg; the factor that no policy may exceed stands in docs/RULES.md and in tests/engine/kingdom/balance.test.ts.
// Usage: npm run balance [-- --seeds 15] [--turns 300] [--dry]; some two minutes of one core at 15 seeds.
import { writeFileSync } from 'node:fs';
import { gracesOf, median, sharesOfMedian, standingAt, takenBy, together } from './economy/measure.ts';
import { courses, makings } from './economy/plots.ts';
import { POLICIES } from './economy/policies.ts';
import { reign } from './economy/play.ts';

const given = (option: string, otherwise: number): number => {
  const at = process.argv.indexOf(option);
  return at === -1 ? otherwise : Number(process.argv[at + 1]);
};
const SEEDS = given('--seeds', 15);
const TURNS = given('--turns', 300);

const print = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};
const grouped = (value: number): string => value.toLocaleString('en-GB');

const reigns = POLICIES.flatMap((policy) =>
  Array.from({ length: SEEDS }, (_, seed) => reign(policy, seed, TURNS)),
);
const all = together(reigns, TURNS).toSorted((one, other) => other.end.power - one.end.power);
const shares = sharesOfMedian(all);

print(
  `## ${reigns.length} kingdoms, ${POLICIES.length} policies, ${TURNS} turns (medians)`,
  '',
  '| policy | power at a sixth | at a third | at two thirds | in the end | of the median | income | gold | men | level | battles won |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
);
for (const { policy, reigns: own, end } of all) {
  const early = [1 / 6, 1 / 3, 2 / 3].map((part) => grouped(standingAt(own, Math.round(TURNS * part)).power));
  const { wins, losses, draws } = {
    wins: median(own.map(({ end: { war } }) => war.wins)),
    losses: median(own.map(({ end: { war } }) => war.losses)),
    draws: median(own.map(({ end: { war } }) => war.draws)),
  };
  const fought = wins + losses + draws;
  print(
    `| ${policy} | ${early.join(' | ')} | ${grouped(end.power)} | ${((shares.get(policy) ?? 0) / 1000).toFixed(2)} | ${grouped(end.income)} | ${grouped(end.gold)} | ${grouped(end.men)} | ${end.level} | ${fought === 0 ? '' : `${wins} of ${fought}`} |`,
  );
}

print(
  '',
  '## Magic, heroes and feats (medians)',
  '',
  '| policy | castings of tier 1, 2, 3, 4, 5 | heroes | quests | embassies | lessons | feats | their turns | their experience |',
  '|---|---|---|---|---|---|---|---|---|',
);
for (const one of all.map(gracesOf)) {
  const cast = one.casts.some((times) => times > 0) ? one.casts.join(', ') : '';
  print(
    `| ${one.policy} | ${cast} | ${one.heroes} | ${one.quests} | ${one.embassies} | ${one.lessons} | ${one.feats} | ${one.featTurns} | ${grouped(one.featExperience)} |`,
  );
}

print('', '## What each of them believes', '');
for (const { id, creed } of POLICIES) print(`- **${id}** ${creed}`);

print('', '## Who took which branch, and throve', '', '| branch | policies |', '|---|---|');
for (const [branch, policies] of takenBy(all)) print(`| ${branch} | ${policies.join(', ') || 'nobody'} |`);

if (!process.argv.includes('--dry')) {
  const picture = (name: string, svg: string): void => {
    writeFileSync(new URL(`../../docs/pictures/balance-${name}.svg`, import.meta.url), svg);
  };
  picture('power', courses(all, 'power', `Power over ${TURNS} turns, by policy`, TURNS));
  picture('income', courses(all, 'income', 'What a turn brings, in gold’s worth, by policy', TURNS));
  picture('makings', makings(all, 'What power is made of in the end, by policy'));
}

print('', `${Math.round(process.cpuUsage().user / 1e6)} seconds of one core.`);
