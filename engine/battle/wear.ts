// How worn a company is, and who of a side is worn or out of the fight: what whoever strikes looks at when it chooses whom.
// Invariant: between two blows a line's `worn` and `gone` count what `armies.worn` and `armies.gone` hold for its side, and nobody is in both; its
// `mostWorn` is that one of `worn` of which less is left than of any other, -1 where there is none or several are alike.
import type { Armies } from './armies.ts';
import type { CompiledBattle } from './compiledBattle.ts';
import { FRESH } from './law.ts';
import type { Line } from './line.ts';

/** What is left of a company in permille of what it was, rounded up: 0 means that nobody is. */
export const leftOf = (pool: number, atStart: number): number => Math.ceil((FRESH * pool) / atStart) | 0;

/** Notes a company, of which `before` was left and `now` is, among those of its line that are worn or fight no more. */
const note = ({ worn, gone }: Armies, line: Line, company: number, before: number, now: number): void => {
  if (now === FRESH) return;
  if (now !== 0) {
    worn[line.from + line.worn] = company;
    line.worn += 1;
    return;
  }
  line.living -= 1;
  gone[line.from + line.gone] = company;
  line.gone += 1;
  if (before === FRESH) return;
  let at = line.from;
  while (worn[at] !== company) at += 1;
  line.worn -= 1;
  worn[at] = worn[line.from + line.worn] as number;
};

/** Looks for the one company of a line that is more worn than all others. */
export const seekMostWorn = ({ left, worn }: Armies, line: Line): void => {
  let most = -1;
  let least = FRESH;
  for (let i = line.from; i < line.from + line.worn; i += 1) {
    const company = worn[i] as number;
    const has = left[company] as number;
    if (has < least) {
      most = company;
      least = has;
    } else if (has === least) most = -1;
  }
  line.mostWorn = most;
};

/** Writes down what is left of a company that has been struck, `pool` being what is left of its health. */
export const wear = (
  { poolAtStart }: CompiledBattle,
  armies: Armies,
  line: Line,
  company: number,
  pool: number,
): void => {
  const { left } = armies;
  const before = left[company] as number;
  const now = leftOf(pool, poolAtStart[company] as number);
  left[company] = now;
  if (before === FRESH || now === 0) note(armies, line, company, before, now);
  const { mostWorn } = line;
  // Nearly every blow falls on the most worn, who then remains so until it falls.
  if (company === mostWorn ? now === 0 : mostWorn === -1 || now <= (left[mostWorn] as number))
    seekMostWorn(armies, line);
};
