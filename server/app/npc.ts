// The realm's own rulers are woken when the server starts; what they do then is engine/war/reactions/npcTurn.ts's.
// Invariant: each has exactly one pending turn.
import { randomFrom } from '@sigilla/engine/core/random.ts';
import { npcTurnJob } from '@sigilla/engine/war/jobs.ts';
import { kingdoms } from '../store/collections.ts';
import type { House } from './house.ts';
import { seeToJob } from './jobs/jobs.ts';

/** Most kingdoms of the realm's own on a game server. */
const MOST_NPCS = 64;
/** The first turns of a realm come soon, so that its chronicle is not empty when the first visitor looks. */
const FIRST_TURN_WITHIN_MS = 20_000;

/** Sees to it that every kingdom of the realm on every game server has a turn pending. At start, and after founding them. */
export const wakeNpcs = async (house: House): Promise<void> => {
  const random = randomFrom(house.ids.seed());
  for (const serverId of house.content.gameServers.keys()) {
    const npcs = await house.store.find(kingdoms, 'npcs', { prefix: [serverId], limit: MOST_NPCS });
    for (const { body } of npcs.items) {
      const pause = random.below(FIRST_TURN_WITHIN_MS);
      await seeToJob(house, ({ now }) => npcTurnJob(body.id, now + pause));
    }
  }
};
