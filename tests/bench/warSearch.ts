// `npm run balance:war -- --search`: to each of a dozen armies two thousand replies for the same money, in a worker. What wins most against each,
// which kinds stand in some best reply, and whether an army has a formation or a stance that is its only choice. Some minutes of CPU.
import { EVEN_HANDED, KINDS, askedArmies, bestReplies, onlyChoices } from '../engine/battle/search.ts';
import type { Host } from '../engine/battle/search.ts';
import { SEED } from '../engine/battle/armies.ts';

const ARMIES = 12;
const REPLIES = 2000;

const inWords = (host: Host): string =>
  Object.entries(host)
    .map(([unit, men]) => `${men} ${unit}`)
    .join(', ');
const print = (line: string): void => void process.stdout.write(`${line}\n`);

print(`## ${REPLIES} replies to each of ${ARMIES} armies for the same money`);
print('');
print('| army | best reply | won | its only choice |');
print('|---|---|---|---|');
const seen = new Map<string, number>();
for (const [i, army] of askedArmies(ARMIES, SEED).entries()) {
  const replies = bestReplies(army, REPLIES, `${SEED}/${i}`);
  for (const { host } of replies)
    for (const unit of Object.keys(host)) seen.set(unit, (seen.get(unit) ?? 0) + 1);
  const [best] = replies;
  // The enemy may choose to be like it, or any of those who answer it best.
  const enemies = [army, ...replies.slice(0, 4).map(({ host }) => host), EVEN_HANDED];
  const only = onlyChoices(army, enemies, 60, SEED).join(', ');
  if (best !== undefined)
    print(
      `| ${inWords(army)} | ${inWords(best.host)}; ${best.formation}, ${best.stance}, ${best.target} | ${best.won} | ${only} |`,
    );
}
print('');
print(
  `Kinds in best replies: ${[...seen]
    .toSorted((a, b) => b[1] - a[1])
    .map(([unit, count]) => `${unit} ${count}`)
    .join(', ')}.`,
);
print(`In none: ${KINDS.filter((unit) => !seen.has(unit)).join(', ') || 'no kind'}.`);
