// How the window reaches the server: with the session's token, renewed once when it has run out; a second refusal is the answer.
import { speak } from '@sigilla/server/contract/speak.ts';
import type { Speaker, Treaty } from '@sigilla/server/contract/speak.ts';
import { noteDate } from './clock.ts';
import { noteEdition } from './edition.ts';
import { session } from './session.ts';

const token = (): string | null => {
  const state = session.state();
  return state.status === 'signedIn' ? state.token : null;
};

const fetchRenewing: typeof fetch = async (input, init) => {
  const response = noteEdition(await fetch(input, init));
  noteDate(response);
  const sent = new Headers(init?.headers).get('authorization');
  if (response.status !== 401 || sent === null) return response;
  const state = await session.refresh();
  if (state.status !== 'signedIn' || `Bearer ${state.token}` === sent) return response;
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${state.token}`);
  return await fetch(input, { ...init, headers });
};

/** Calls of these routes as the session makes them; a page that alone asks something says so beside itself (`calls.ts`). Calls never throw. */
export const callsOf = <T extends Treaty>(routes: T): Speaker<T> =>
  speak(routes, { fetch: fetchRenewing, token });
