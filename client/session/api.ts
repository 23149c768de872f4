// The REST treaty as the window speaks it. Invariant: calls never throw; every failure is a value with a sentence.
import { client } from '@sigilla/server/contract/client.ts';
import { fetchRenewing, token } from './wire.ts';

/** Every call of the treaty: `await api.pvp.players()`. */
export const api = client({ fetch: fetchRenewing, token });
