// A look at a game server wakes its field, where two of the realm's own fight while somebody looks (engine/war/reactions/field.ts).
// Invariant: looking costs next to nothing, and never fails.
import { fieldJob } from '@sigilla/engine/war/jobs.ts';
import { rulesOf } from './house.ts';
import type { House } from './house.ts';
import type { Presences } from './presences.ts';
import { seeToJob } from './jobs/jobs.ts';

/** How often a look may ask the store whether the job is there. */
const ASK_MS = 2_000;

export interface Field {
  /** Somebody looks at a game server. Costs nothing when it is known already; never throws. */
  looked(serverId: string): void;
}

/** The fields of all game servers over a house. */
export const openField = (house: House, presences: Presences): Field => {
  const askedAt = new Map<string, number>();
  return {
    looked(serverId) {
      if (!rulesOf(house, serverId).ok) return;
      presences.looked(serverId);
      const now = house.clock.now();
      const last = askedAt.get(serverId);
      if (last !== undefined && Math.abs(now - last) < ASK_MS) return;
      askedAt.set(serverId, now);
      seeToJob(house, ({ now: at }) => fieldJob(serverId, at)).catch((error: unknown) =>
        house.log.warn({ err: error, serverId }, 'a look did not wake the field'),
      );
    },
  };
};
