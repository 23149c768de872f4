// The REST treaty as the realm's screens speak it. Invariant: calls never throw; every failure is a value with a sentence.
import { inRealm } from '@sigilla/server/contract/inRealm.ts';
import { speak } from '@sigilla/server/contract/speak.ts';
import { fetchRenewing, token } from './wire.ts';

/** What the realm's screens ask: `await api.pvp.players()`. */
export const api = speak(inRealm, { fetch: fetchRenewing, token });
