// Orders between two rounds: a stance, whom to strike, a formation, the reserve, a power. They stand from the coming
// round on, stay secret until it is fought, and may be changed until then. When every commander who is a player has
// spoken (`ready`), the round is fought at once.
import { z } from 'zod';
import { MAX_ROUNDS } from '../../battle/law.ts';
import { DrawnUp, Power, Stance, Target } from '../../battle/setup.ts';
import { BattleId } from '../../core/brand.ts';
import { fine, refuse } from '../../core/result.ts';
import { declareVerb } from '../verb.ts';
import { stillFought, onTheField } from './commanding.ts';

/** What is ordered for the coming round, whichever way it comes: as an action, or through the battle's room. */
export const OrderedRound = z.object({
  /** 1 for the first. */
  round: z.int().min(1).max(MAX_ROUNDS),
  stance: Stance,
  target: Target,
  /** Since law 4 of battle; what is left out stands as it stood. */
  formation: DrawnUp.optional(),
  reserve: z.boolean().optional(),
  /** Called on in this round alone; without effect where the host has nobody to call on, or none is left. */
  power: Power.optional(),
  /** False: not the last word; the round waits for the window to close. */
  ready: z.boolean().default(true),
});

export const setOrders = declareVerb({
  ...onTheField,
  id: 'pvp_battle/set_orders',
  input: OrderedRound.extend({ battleId: BattleId }),
  check: ({ seen: { battle }, now }, { round }) => {
    const fought = stillFought(battle);
    if (!fought.ok) return fought;
    const { rounds, roundDueAt } = fought.value;
    const coming = rounds.length + 1;
    if (round !== coming) return refuse({ code: 'orders_wrong_round', params: { round, coming } });
    if (roundDueAt === null || roundDueAt <= now) return refuse({ code: 'orders_too_late', params: {} });
    return fine;
  },
  report: OrderedRound.extend({ battleId: BattleId, ready: z.boolean() }),
});
