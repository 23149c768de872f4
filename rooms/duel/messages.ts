// What travels in a duel room besides shared state: orders in, rounds out, each viewer seeing what publicBattle lets them see.
// `advance` says how many rounds its receiver must already hold, so that a client that missed one asks for the whole again.
import { z } from 'zod';
import { BattleId, CommandId } from '@sigilla/engine/core/brand.ts';
import { OrderedRound } from '@sigilla/engine/actions/war/setOrders.ts';
import { CALL_IDS } from '@sigilla/content/texts/calls.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';

/** Options of joinOrCreate('duel', …). */
export const DuelJoin = z.object({ battleId: BattleId });
export type DuelJoin = z.infer<typeof DuelJoin>;

/** Request `orders`: what one's side does in a round and from then on. */
export const GiveOrders = OrderedRound.extend({ commandId: CommandId });
export type GiveOrders = z.infer<typeof GiveOrders>;

/** Request `call`: one of the words a crowd may call out. */
export const CallOut = z.object({ call: z.enum(CALL_IDS) });
export type CallOut = z.infer<typeof CallOut>;

/** Message `battle`, and the answer to request `battle`: the whole of what this viewer may see. */
export interface BattleSnapshot {
  readonly revision: number;
  readonly battle: BattleView;
  /** Server time, epoch milliseconds. */
  readonly now: number;
}

/** The parts of a battle that grow by one entry a round. */
type RoundParts = Pick<BattleView, 'rounds' | 'given' | 'seals'>;

/** Message `advance`: what is new since the rounds before `fromRound`. */
export interface BattleAdvance extends RoundParts {
  readonly revision: number;
  /** How many rounds the receiver must already hold. */
  readonly fromRound: number;
  /** Every other field that may have changed. */
  readonly fields: Partial<Omit<BattleView, keyof RoundParts>>;
  readonly now: number;
}
