// How worn a company is, and who of a side is worn or out of the fight: what whoever strikes looks at when it chooses whom.
// Invariant: between two blows a line's `worn` and `gone` count what `armies.worn` and `armies.gone` hold for its side, and nobody is in both.
import type { Armies } from './armies.ts';
import type { CompiledBattle } from './compile.ts';
import { FRESH } from './law.ts';
import type { Line } from './line.ts';

/** What is left of a company in permille of what it was, rounded up: 0 means that nobody is. */
export const leftOf = (pool: number, atStart: number): number => Math.ceil((FRESH * pool) / atStart) | 0;

/** Notes a company of the line as one that is worn, or that fights no more. */
const noteWorn = ({ worn }: Armies, line: Line, company: number): void => {
  worn[line.from + line.worn] = company;
  line.worn += 1;
};
const noteGone = ({ gone }: Armies, line: Line, company: number): void => {
  gone[line.from + line.gone] = company;
  line.gone += 1;
};

/** Writes down what is left of a company that has been struck, `pool` being what is left of its health. */
export const wear = (
  { poolAtStart }: CompiledBattle,
  armies: Armies,
  line: Line,
  company: number,
  pool: number,
): void => {
  const { left, worn } = armies;
  const before = left[company] as number;
  const now = leftOf(pool, poolAtStart[company] as number);
  left[company] = now;
  if (now !== 0) {
    if (before === FRESH && now !== FRESH) noteWorn(armies, line, company);
    return;
  }
  noteGone(armies, line, company);
  if (before === FRESH) return;
  let at = line.from;
  while (worn[at] !== company) at += 1;
  line.worn -= 1;
  worn[at] = worn[line.from + line.worn] as number;
};
