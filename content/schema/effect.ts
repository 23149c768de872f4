// What a building, an artifact, a spell, a technology or a path does, as data: one kind a row here, one row a kind in engine/kingdom/effects.ts.
// Percentages of one kind add up over everything a kingdom owns and are applied once; caps belong to the engine (docs/RULES.md).
// `perLevel` effects count once a level and building; for all others the level is 1.
import { z } from 'zod';
import { ResourceName } from './resource.ts';

const Percent = z.int().min(1).max(100);

export const Effect = z.discriminatedUnion('kind', [
  /** Each turn spent yields this much; grows by half with each level above the first. */
  z.strictObject({ kind: z.literal('yield'), resource: ResourceName, amount: z.int().min(1) }),
  /** All of the kingdom's yield of a resource grows by so many percent. */
  z.strictObject({ kind: z.literal('yield_percent'), resource: ResourceName, percent: Percent }),
  /** More of a resource from tax collection, meditation, recruitment drive or study; per building, whatever its level. */
  z.strictObject({ kind: z.literal('rush_percent'), resource: ResourceName, percent: Percent }),
  /** Room for this many more people; grows by half with each level above the first. */
  z.strictObject({ kind: z.literal('housing'), amount: z.int().min(1) }),
  /** Fewer turns for calling up soldiers. */
  z.strictObject({ kind: z.literal('deployment_percent'), percent: Percent }),
  /** Fewer turns for going to war. */
  z.strictObject({ kind: z.literal('planning_percent'), percent: Percent }),
  /** Soldiers strike harder. */
  z.strictObject({ kind: z.literal('attack_percent'), percent: Percent }),
  /** Soldiers stand firmer. */
  z.strictObject({ kind: z.literal('defense_percent'), percent: Percent }),
  /** Recruits cost less gold. */
  z.strictObject({ kind: z.literal('recruit_percent'), percent: Percent }),
  /** Armies cost less gold to keep. */
  z.strictObject({ kind: z.literal('upkeep_percent'), percent: Percent }),
  /** A paid army regains so many more points of morale each turn spent. */
  z.strictObject({ kind: z.literal('morale'), points: z.int().min(1).max(20) }),
  /** A fed army regains so many more points of supply each turn spent. */
  z.strictObject({ kind: z.literal('supply'), points: z.int().min(1).max(20) }),
  /** A better chance, in percentage points, to find an artifact when exploring. */
  z.strictObject({ kind: z.literal('artifact_chance'), points: Percent }),
  /** Each exploration claims this much more land. */
  z.strictObject({ kind: z.literal('explore_land'), amount: z.int().min(1) }),
  /** Merchants ask less, and trade takes fewer turns; per building, whatever its level. */
  z.strictObject({ kind: z.literal('trade_discount'), percent: Percent }),
  /** Trade routes carry more: so many percent of a caravan's load more each turn. */
  z.strictObject({ kind: z.literal('route_percent'), percent: Percent }),
  /** Of those called up, so many percent have served before. */
  z.strictObject({ kind: z.literal('veteran_percent'), percent: Percent }),
  /** Supplies for an exploration cost less gold. */
  z.strictObject({ kind: z.literal('supplies_percent'), percent: Percent }),
  /** Armies eat less. */
  z.strictObject({ kind: z.literal('ration_percent'), percent: Percent }),
  /** So much more gold is out of a victor's reach. */
  z.strictObject({ kind: z.literal('vault'), amount: z.int().min(1) }),
  /** Spells cast from now on are stronger. */
  z.strictObject({ kind: z.literal('spell_percent'), percent: Percent }),
  /** Spells cost less mana. */
  z.strictObject({ kind: z.literal('spell_cost_percent'), percent: Percent }),
  /** Research takes fewer turns. */
  z.strictObject({ kind: z.literal('research_percent'), percent: Percent }),
  /** Soldiers stand firmer wherever they fight, abroad as at home. */
  z.strictObject({ kind: z.literal('ward_percent'), percent: Percent }),
  /** Armies take the field with so many more points of morale. */
  z.strictObject({ kind: z.literal('battle_morale'), points: z.int().min(1).max(20) }),
  /** Those who stand against one's armies take the field with so many points of morale less. */
  z.strictObject({ kind: z.literal('dread'), points: z.int().min(1).max(20) }),
]);
export type Effect = z.infer<typeof Effect>;
export type EffectKind = Effect['kind'];
