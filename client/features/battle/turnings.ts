// The moments a fight turned: rounds that moved the odds far, what did it, and the instant in the score at which it is seen.
// Invariants: found from odds that anyone can reckon from the rounds fought, so that a battle under way gives nothing away; the greatest
// few are kept, in the order in which they happened.
import { turningSentence } from '@sigilla/content/texts/turnings.ts';
import type { TurningCause } from '@sigilla/content/texts/turnings.ts';
import { companiesOf } from '@sigilla/engine/battle/companies.ts';
import type { Company } from '@sigilla/engine/battle/companies.ts';
import type { BattleEvent } from '@sigilla/engine/battle/events.ts';
import { exchangesOf } from '../../realm/battle/exchanges.ts';
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import type { Timeline } from '../../stage/battlefield/score.ts';

/** Chances in a hundred. */
type Chances = Readonly<Record<Side, number>>;

export interface Turning {
  readonly round: number;
  /** The side that gained by it, and its chances in a hundred before the round and after it. */
  readonly side: Side;
  readonly from: number;
  readonly to: number;
  readonly cause: TurningCause;
  /** The chronicler's sentence. */
  readonly sentence: string;
  /** Seconds of the score: a moment before it happens, and when it is over. */
  readonly at: number;
  readonly until: number;
}

/** Points by which the chances of the side that gains must rise, and the most moments of one battle. */
const TURNS = 12;
const MOST = 5;
/** Seconds before the blow at which one begins to look, and for which one goes on. */
const LEAD = 1.2;
const AFTER = 2.6;

type Attack = Extract<BattleEvent, { type: 'companyAttacked' }>;

/** What kind of deed a blow was. */
const deedOf = ({ charge, strike, modifiers }: Attack): TurningCause => {
  const has = (code: Attack['modifiers'][number]['code']): boolean =>
    modifiers.some((modifier) => modifier.code === code && modifier.permille > 0);
  if (has('spell')) return 'spell';
  if (has('reserve')) return 'reserve';
  if (charge) return 'charge';
  if (strike === 'magic') return 'magic';
  if (strike === 'ranged') return 'volley';
  if (strike === 'siege') return 'engines';
  return has('rally') ? 'rally' : 'melee';
};

/** What turned a round, told. */
function told(
  setup: BattleSetup,
  companies: readonly Company[],
  events: readonly BattleEvent[],
  side: Side,
  round: number,
): { readonly cause: TurningCause; readonly sentence: string; readonly blow: number | null } {
  const other = opposite(side);
  const attacks = events.filter((event) => event.type === 'companyAttacked');
  const damageBy = (by: Side): number =>
    attacks.reduce((sum, attack) => (attack.side === by ? sum + attack.damage : sum), 0);
  // The same that the log tells large, where it was this side's.
  const deed = exchangesOf(events, companies).find(({ actor }) => actor.side === side);
  const blow = deed === undefined ? undefined : attacks[deed.blow];
  const routs = events.some((event) => event.type === 'companyRouted' && event.side === other);
  const leaves = events.some((event) => event.type === 'retreat' && event.side === other);
  const broken = events.some(
    (event) => event.type === 'captionShown' && event.occasion === 'charge_broken' && event.side === other,
  );
  const cause: TurningCause = routs
    ? 'rout'
    : leaves
      ? 'withdrawal'
      : broken
        ? 'charge_broken'
        : blow === undefined || damageBy(side) < damageBy(other)
          ? 'field'
          : deedOf(blow);
  return {
    cause,
    blow: cause === 'rout' || cause === 'withdrawal' ? null : (deed?.blow ?? null),
    sentence: turningSentence(cause, round + attacks.length, {
      side: setup[side].kingdomName,
      other: setup[other].kingdomName,
      units: deed?.actor.plural.toLowerCase() ?? 'men',
      struck: deed?.target.plural.toLowerCase() ?? 'men',
    }),
  };
}

/**
 * The moments a fight turned. `odds` are the chances before the first round and after each; where they are not yet reckoned, nothing is said of
 * the rounds beside.
 */
export function turningsOf(
  timeline: Timeline,
  events: readonly (readonly BattleEvent[])[],
  odds: readonly (Chances | undefined)[],
): Turning[] {
  const { setup } = timeline;
  const companies = companiesOf(setup);
  const moved = timeline.rounds.flatMap((round, i) => {
    const before = odds[i];
    const after = odds[i + 1];
    if (before === undefined || after === undefined) return [];
    // Whoever gives up ends a fight; nothing turned it.
    if (events[i]?.some(({ type }) => type === 'surrendered') === true) return [];
    const rise = (side: Side): number => after[side] - before[side];
    const side: Side = rise('attacker') >= rise('defender') ? 'attacker' : 'defender';
    return rise(side) < TURNS
      ? []
      : [{ round, i, side, rise: rise(side), from: before[side], to: after[side] }];
  });
  return moved
    .toSorted((a, b) => b.rise - a.rise)
    .slice(0, MOST)
    .toSorted((a, b) => a.i - b.i)
    .map(({ round, i, side, from, to }) => {
      const { cause, sentence, blow } = told(setup, companies, events[i] ?? [], side, round.round);
      const seen = blow === null ? undefined : round.blows[blow];
      const happens = seen?.impact ?? round.departure?.at ?? round.duration / 2;
      return {
        round: round.round,
        side,
        from,
        to,
        cause,
        sentence,
        at: round.start + Math.max(0, (seen?.start ?? happens) - LEAD),
        until: round.start + Math.min(round.duration, happens + AFTER),
      };
    });
}
