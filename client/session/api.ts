// The REST treaty as the window speaks it: the typed client with the session's token. A token that has run out is renewed once
// and the call made again; a second refusal is the answer. Invariant: calls never throw; every failure is a value with a sentence.
import { client } from '@sigilla/server/contract/client.ts';
import { session } from './session.ts';

const token = (): string | null => {
  const state = session.state();
  return state.status === 'signedIn' ? state.token : null;
};

const fetchRenewing: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const sent = new Headers(init?.headers).get('authorization');
  if (response.status !== 401 || sent === null) return response;
  const state = await session.refresh();
  if (state.status !== 'signedIn' || `Bearer ${state.token}` === sent) return response;
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${state.token}`);
  return await fetch(input, { ...init, headers });
};

/** Every call of the treaty: `await api.pvp.players()`. */
export const api = client({ fetch: fetchRenewing, token });
