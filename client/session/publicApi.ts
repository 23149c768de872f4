// What the first page asks: the few calls that anyone may make, without the rest of the treaty, so that a stranger waits for little.
import { liveBattles } from '@sigilla/server/contract/liveBattles.ts';
import { realmRoutes } from '@sigilla/server/contract/realm.ts';
import { callsOf } from './wire.ts';

export const publicApi = callsOf({ realm: realmRoutes, battles: { live: liveBattles } });
