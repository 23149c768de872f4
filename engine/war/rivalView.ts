// A ruler as others see them on the list of whom to challenge: what their banner, their scouts and the hour tell, and nothing of the hoard.
// Invariant: made of the summary and the title worn alone, and each field is named.
import { z } from 'zod';
import { HonorTitle } from '@sigilla/content/schema/achievement.ts';
import { Instant } from '../core/instant.ts';
import { lastRuledAt } from '../kingdom/forsaken.ts';
import { levelOf } from '../kingdom/levels.ts';
import type { KingdomSummary } from '../kingdom/summary.ts';
import { Answers } from './rivals.ts';

export const RivalView = z.object({
  userId: z.string(),
  kingdomId: z.string(),
  kingdomName: z.string(),
  power: z.int(),
  level: z.int(),
  honor: z.int(),
  isNpc: z.boolean(),
  /** What the ruler wears; null for none. */
  title: HonorTitle.nullable(),
  isGuest: z.boolean(),
  /** When this ruler answers: `awake` is here now, `realm` answers at once, `asleep` is away. */
  answers: Answers,
  /** Power of the strongest army that can march; 0 when none can. */
  hostPower: z.int(),
  /** When they last spent a turn, or else founded their kingdom. */
  lastRuledAt: Instant,
  /** Beginner protection; null when there is none. */
  protectedUntil: Instant.nullable(),
});
export type RivalView = z.infer<typeof RivalView>;

/** A kingdom as a rival; `isHere` says whether its ruler has a window open, `title` what they wear. */
export const rivalView = (
  kingdom: KingdomSummary,
  { isHere, title }: { readonly isHere: boolean; readonly title: HonorTitle | null },
  now: number,
): RivalView => ({
  userId: kingdom.accountId,
  kingdomId: kingdom.id,
  kingdomName: kingdom.name,
  power: kingdom.power,
  level: levelOf(kingdom.experience),
  honor: kingdom.war.honor,
  isNpc: kingdom.npc !== null,
  title,
  isGuest: kingdom.isGuest,
  answers: kingdom.npc !== null ? 'realm' : isHere ? 'awake' : 'asleep',
  hostPower: kingdom.armyPower,
  lastRuledAt: lastRuledAt(kingdom),
  protectedUntil:
    kingdom.protectedUntil !== null && kingdom.protectedUntil > now ? kingdom.protectedUntil : null,
});
