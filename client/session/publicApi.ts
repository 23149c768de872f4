// What the first page asks: the few calls that anyone may make, without the rest of the treaty, so that a stranger waits for little.
import { liveBattles } from '@sigilla/server/contract/liveBattles.ts';
import { realmRoutes } from '@sigilla/server/contract/realm.ts';
import { speak } from '@sigilla/server/contract/speak.ts';
import { fetchRenewing, token } from './wire.ts';

export const publicApi = speak(
  { realm: realmRoutes, battles: { live: liveBattles } },
  { fetch: fetchRenewing, token },
);
