// How worn a company is, and who of a side is worn or out of the fight: what whoever strikes looks at when it chooses whom.
// Invariant: between two blows a line's `worn` and `gone` count what `armies.worn` and `armies.gone` hold for its side, and nobody is in both.
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
};
