// An opponent to practise against: a host that is always the same, at home to anyone, and harms nobody.
// Invariant: difficulty rises through the list, measured against the army every kingdom begins with (tests/engine/war/practice.test.ts).
import { z } from 'zod';
import { AuthoredArmy } from './authoredArmy.ts';
import { BattleType } from './terrain.ts';

const OPPONENT_IDS = ['bandit_camp', 'orc_warband', 'rival_kingdom'] as const;
export const OpponentId = z.enum(OPPONENT_IDS);
export type OpponentId = z.infer<typeof OpponentId>;

export const Opponent = z.strictObject({
  id: OpponentId,
  name: z.string().min(3),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  description: z.string().min(40),
  /** How it bears itself between two rounds (engine/war/npcOrders.ts). */
  temper: z.enum(['bold', 'wary', 'steady', 'raider']),
  /** What kind of battle it gives; in a siege it stands behind its walls. */
  battleType: BattleType,
  army: AuthoredArmy.extend({
    /** Percent. */
    supply: z.int().min(0).max(100),
    /** Does it hold a place of its own? Its walls are the battle's (a siege). */
    garrisoned: z.boolean(),
  }),
});
export type Opponent = z.infer<typeof Opponent>;
