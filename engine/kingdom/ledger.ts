// The arithmetic of a kingdom's stock: spending, gaining, and the lines that account for every change.
// Invariant: the lines of a change, added to what was held before, give what is held after; nothing is spent that is not there.
import { z } from 'zod';
import type { SystemReason, VerbId } from '@sigilla/content/texts/ledgerReasons.ts';
import { fine, refuse, type Result } from '../core/result.ts';
import { RESOURCES, ResourceName, Resources, type Kingdom, type ResourceDelta } from './kingdom.ts';
import { RESOURCE_WORDS } from '@sigilla/content/schema/resourceWords.ts';

/** Why stock changed: by a verb, or for one of the realm's own reasons. */
export type Reason = SystemReason | { readonly id: VerbId };

/** One change of a kingdom's stock and why, as it is decided and as it is kept. */
export const LedgerLine = z
  .object({
    /** A verb's id, or one of the realm's own reasons: `founded`, `turns_gained`, `income`, `battle_spoils` … */
    reason: z.string(),
    resources: z.partialRecord(ResourceName, z.int()),
    turns: z.int(),
    /**
     * What was learned by it; absent where nothing was, and in lines of before the ledger's version 3. No stock: it is never spent, and the lines of a
     * ledger need not add up to it.
     */
    experience: z.int().optional(),
    /** What the kingdom held after this line. */
    balance: z.object({ resources: Resources, turns: z.int() }).readonly(),
  })
  .readonly();
export type LedgerLine = z.infer<typeof LedgerLine>;

type Stock = Pick<Kingdom, 'resources' | 'turns' | 'experience'>;

/** Resources with a change added. Callers make sure that nothing falls below zero. */
export const plus = (resources: Resources, delta: ResourceDelta): Resources => {
  const sum = { ...resources };
  for (const name of RESOURCES) sum[name] += delta[name] ?? 0;
  return sum;
};

/** A change turned round. */
export const negated = (delta: ResourceDelta): ResourceDelta => {
  const turned: ResourceDelta = {};
  for (const name of RESOURCES) if (delta[name] !== undefined) turned[name] = 0 - delta[name];
  return turned;
};

/** Can this be paid? Turns first, then resources in their order: "Need N more turns", "Need N more gold". */
export const affordable = (
  held: { readonly turns: number; readonly resources: Resources },
  cost: { readonly turns: number; readonly resources: ResourceDelta },
): Result<void> => {
  if (held.turns < cost.turns)
    return refuse({ code: 'need_more_turns', params: { n: cost.turns - held.turns } });
  for (const name of RESOURCES) {
    const short = (cost.resources[name] ?? 0) - held.resources[name];
    if (short > 0)
      return refuse({
        code: 'need_more_resource',
        params: { n: short, resource: RESOURCE_WORDS[name].spoken },
      });
  }
  return fine;
};

/** The line that accounts for what changed between two states of a kingdom, or none when neither its stock nor what it has learned did. */
export const ledgerLines = (before: Stock, after: Stock, why: Reason): readonly LedgerLine[] => {
  const resources: ResourceDelta = {};
  for (const name of RESOURCES) {
    const delta = after.resources[name] - before.resources[name];
    if (delta !== 0) resources[name] = delta;
  }
  const turns = after.turns.count - before.turns.count;
  const experience = after.experience - before.experience;
  if (turns === 0 && experience === 0 && Object.keys(resources).length === 0) return [];
  const reason = typeof why === 'string' ? why : why.id;
  const balance = { resources: after.resources, turns: after.turns.count };
  return [{ reason, resources, turns, ...(experience === 0 ? {} : { experience }), balance }];
};

/** The first line of a kingdom's ledger: what it was founded with. */
export const foundingLines = (kingdom: Stock): readonly LedgerLine[] =>
  ledgerLines(
    {
      resources: { gold: 0, mana: 0, population: 0, land: 0, researchPoints: 0, food: 0, materials: 0 },
      turns: { count: 0, settledAt: 0 },
      experience: kingdom.experience,
    },
    kingdom,
    'founded',
  );
