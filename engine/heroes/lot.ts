// The lot of whoever led a host: unharmed, wounded or taken. The rule stands in docs/RULES.md.
// Invariants: the battle's own seed decides, and nothing else, so that anybody who knows it can tell what the realm wrote down; in sparring nobody
// is hurt; whoever lays down arms goes free with their men.
import type { BattleReport } from '../battle/report.ts';
import type { BattleSetup, Side } from '../battle/setup.ts';
import { forkSeed, randomFrom } from '../core/random.ts';
import type { Seed } from '../core/random.ts';

/** Permille. */
const HURT_IN_VICTORY = 80;
const HURT_IN_DEFEAT = 350;
const TAKEN_IN_DEFEAT = 120;

export type HeroFate = 'unharmed' | 'wounded' | 'taken';

/** How a battle went for whoever led a side. */
export type LedTo = 'won' | 'even' | 'lost' | 'surrendered';

/** What a battle came to for whoever led this side. */
export const ledTo = ({ winner, cause }: Pick<BattleReport, 'winner' | 'cause'>, side: Side): LedTo => {
  if (winner === side) return 'won';
  if (winner === 'none') return 'even';
  return cause === 'surrender' ? 'surrendered' : 'lost';
};

/** What becomes of whoever led this side. */
export const fateOf = (outcome: LedTo, isSparring: boolean, seed: Seed, side: Side): HeroFate => {
  if (isSparring || outcome === 'surrendered') return 'unharmed';
  const random = randomFrom(forkSeed(seed, 'hero', side));
  const roll = random.below(1000);
  if (outcome !== 'lost') return roll < HURT_IN_VICTORY ? 'wounded' : 'unharmed';
  if (roll < TAKEN_IN_DEFEAT) return 'taken';
  return roll < TAKEN_IN_DEFEAT + HURT_IN_DEFEAT ? 'wounded' : 'unharmed';
};

/** What became of each side's hero, as the record tells it; unharmed, too, where a side had none. `seed` is the one that it was fought with. */
export const fatesOf = (
  isSparring: boolean,
  setup: BattleSetup,
  report: Pick<BattleReport, 'winner' | 'cause'>,
  seed: Seed,
): Readonly<Record<Side, HeroFate>> => {
  const of = (side: Side): HeroFate =>
    setup[side].led === undefined ? 'unharmed' : fateOf(ledTo(report, side), isSparring, seed, side);
  return { attacker: of('attacker'), defender: of('defender') };
};
