// What travels in the world room besides shared state: what a client may send, and the private messages it may be sent.
// Client messages are parsed by guard.ts with the shapes here; server messages are types, made in one place (project.ts).
import { z } from 'zod';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';

/** Options of joinOrCreate('world', …). */
export const WorldJoin = z.object({ serverId: z.string().regex(/^[a-z0-9-]{1,32}$/) });
export type WorldJoin = z.infer<typeof WorldJoin>;

/** How often one window may act through its room: `burst` at once, then `perSecond`. A run of deeds keeps within it. */
export const ACT_RATE = { burst: 30, perSecond: 10 } as const;

/** Message `kingdom`: the ruler's own kingdom, whole. */
export interface KingdomSnapshot {
  readonly revision: number;
  readonly kingdom: OwnKingdomView;
  /** Server time, epoch milliseconds. */
  readonly now: number;
}

/** Message `kingdomChange`: the fields that differ from revision `from`. A client that does not hold `from` asks for a snapshot. */
export interface KingdomChange {
  readonly from: number;
  readonly revision: number;
  readonly fields: Partial<OwnKingdomView>;
  readonly now: number;
}

/** Message `learner`: one's own progress in Latin, or one's honors, are now at this revision; whoever shows them reads them again. */
export interface LearnerMoved {
  readonly revision: number;
}

/** Message `notice`. */
