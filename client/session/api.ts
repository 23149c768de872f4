// The REST treaty as the realm's screens speak it. Invariant: calls never throw; every failure is a value with a sentence.
import { inRealm } from '@sigilla/server/contract/inRealm.ts';
import { callsOf } from './wire.ts';

/** What the realm's screens ask: `await api.pvp.players()`. */
export const api = callsOf(inRealm);
