// Calling up soldiers (latin.md §5, §9.2; G-034): 1 to 50 of a kind for gold and people, in one muster whatever the number.
// Recruits join the named army or the first; where a battle holds that army they wait beside it (G-181).
import { z } from 'zod';
import { fine, refuse } from '../../core/result.ts';
import { affordable } from '../../kingdom/ledger.ts';
import { armyToJoin, missingForUnit, recruitPrice, recruits, roomIn } from '../../kingdom/recruitment.ts';
import { BonusEffects } from '../bonusEffects.ts';
import { declareVerb, FREE } from '../verb.ts';

const MAX_QUANTITY = 50;

/** Wire: actionId is the unit's id, quantity 1 to 50 (1 when absent), metadata.armyId optional. */
export const recruitUnits = declareVerb({
  id: 'recruit_units',
  input: z.object({
    unitId: z.string().max(64),
    quantity: z.int().min(1).max(MAX_QUANTITY).default(1),
    armyId: z.string().max(64).optional(),
  }),
  carried: { actionId: 'unitId', quantity: 'quantity' },

  check: ({ kingdom, content, now }, { unitId, quantity, armyId }) => {
    const unit = content.units.get(unitId);
    if (unit === undefined) return refuse({ code: 'unknown_unit', params: {} });
    const able = missingForUnit(unit, kingdom, content);
    if (!able.ok) return able;
    const army = armyToJoin(kingdom.armies, armyId);
    if (army === undefined && armyId !== undefined) return refuse({ code: 'unknown_army', params: {} });
    const room = roomIn(army, recruits(unitId, quantity, kingdom.bonuses, now));
    if (!room.ok) return room;
    const held = { turns: kingdom.turns.turns, resources: kingdom.resources };
    return affordable(held, recruitPrice(unit, quantity, kingdom.bonuses)).ok
      ? fine
      : refuse({ code: 'insufficient_resources', params: {} });
  },

  cost: ({ kingdom, content }, { unitId, quantity }) => {
    const unit = content.units.get(unitId);
    return unit === undefined ? FREE : recruitPrice(unit, quantity, kingdom.bonuses);
  },

  report: z.object({
    unitId: z.string(),
    unitName: z.string(),
    quantity: z.int(),
    armyId: z.string(),
    /** A battle holds the army; the recruits join it afterwards. */
    isWaiting: z.boolean(),
    experienceGained: z.int(),
    bonusEffects: BonusEffects,
  }),
});
