// How the window reaches the server: with the session's token, renewed once when it has run out; a second refusal is the answer.
import { noteDate } from './clock.ts';
import { noteEdition } from './edition.ts';
import { session } from './session.ts';

export const token = (): string | null => {
  const state = session.state();
  return state.status === 'signedIn' ? state.token : null;
};

export const fetchRenewing: typeof fetch = async (input, init) => {
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
