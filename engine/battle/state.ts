// A battle between two rounds, and what one round leaves behind: both plain JSON, stored in the battle document.
// Invariants: pools only fall; `round` counts fought rounds; a state with an ending takes no further round.
// Neither holds the seed, so both may be shown to anyone at any time.
import { z } from 'zod';
import { Aids } from './aids.ts';
import { Bearing, Drawn } from './bearing.ts';
import { DAY, FORTUNE_EVEN, FRONT_LOW, SWING } from './law.ts';
import { Orders, perSide, SIDES } from './setup.ts';

const Count = z.int().min(0);

const BATTLE_RESULTS = ['victory', 'defeat', 'tactical_defeat', 'pyrrhic_victory', 'stalemate'] as const;
export const BattleResult = z.enum(BATTLE_RESULTS);
export type BattleResult = z.infer<typeof BattleResult>;

export const Winner = z.enum([...SIDES, 'none']);
export type Winner = z.infer<typeof Winner>;

/** Why there was no further round. */
export const EndCause = z.enum(['destroyed', 'morale', 'withdrawal', 'surrender', 'time']);
export type EndCause = z.infer<typeof EndCause>;

export const Ending = z.strictObject({ result: BattleResult, winner: Winner, cause: EndCause });
export type Ending = z.infer<typeof Ending>;

export const BattleState = z.strictObject({
  /** Rounds fought so far. */
  round: Count,
  /** Health left in each company, in thousandths of a point, by company index (companies.ts). */
  pools: z.array(Count),
  /** Morale, 0 to 100. */
  morale: perSide(Count),
  /** Rounds since the side's cavalry last charged; CHARGE_REST or more: ready. */
  sinceCharge: perSide(Count),
  /** Consecutive rounds in which the side fell back, up to now. */
  fallingBack: perSide(Count),
  /** Since law 4: how each side stands (bearing.ts), and what is left of the defender's walls, in points. */
  bearing: perSide(Bearing).optional(),
  walls: Count.optional(),
  ending: Ending.nullable(),
});
export type BattleState = z.infer<typeof BattleState>;

export const RoundLog = z.strictObject({
  /** 1 to MAX_ROUNDS. */
  round: z.int().min(1),
  orders: Orders,
  /** Before the first blow. */
  men: perSide(Count),
  /** Before the first blow and after the last. */
  morale: perSide(z.tuple([Count, Count])),
  /** The side's fortune: what the round's own draw added to every blow, -150 to +150 permille. */
  fortune: perSide(z.int().min(-FORTUNE_EVEN).max(FORTUNE_EVEN)),
  /**
   * Since law 3. Permille of the side's men who found an enemy, the press apart; of its rear that stood exposed; what its own units gave its
   * blows, and took from blows against it by the way they struck (aids.ts); what the field gave the attacker and took from the defender.
   */
  front: perSide(z.int().min(FRONT_LOW).max(1000)).optional(),
  exposed: perSide(z.int().min(0).max(1000)).optional(),
  aids: perSide(Aids).optional(),
  tide: z
    .int()
    .min(0 - DAY - SWING)
    .max(DAY + SWING)
    .optional(),
  /** Since law 4: how each side drew up, what it kept back and called on; and, in a siege, the points of the walls before the first blow and after the last. */
  drawn: perSide(Drawn).optional(),
  walls: z.tuple([Count, Count]).optional(),
  /** Did the side's cavalry charge in this round? */
  charging: perSide(z.boolean()),
  /** Initiative with jitter by company index; -1 for the fallen. */
  initiative: z.array(z.int().min(-1)),
  /** HIT_WIDTH numbers a blow, in the order they fell; see hits.ts. */
  hits: z.array(Count),
  /** The round's last draw: chooses among the captions that fit it (captions.ts). */
  pick: Count,
  ending: Ending.nullable(),
});
export type RoundLog = z.infer<typeof RoundLog>;
