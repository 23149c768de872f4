// Whoever calls a server: with a browser of their own, its token and its cookie; and what they were answered, taken or refused.
// Nothing here knows of the test runner, so that benchmarks call as tests do.
import type { User } from '@sigilla/engine/account/account.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import { client } from '@sigilla/server/contract/client.ts';
import type { Client } from '@sigilla/server/contract/client.ts';
import type { Answered } from '@sigilla/server/contract/speak.ts';

let made = 0;
/** A word that nobody else has used. */
export const fresh = (word: string): string => {
  made += 1;
  return `${word}-${made}`;
};
/** The value of an answer that must have succeeded. */
export const valueOf = <A>(answered: Answered<A>): A => {
  if (!answered.ok)
    throw new Error(`refused: ${answered.failure.status} ${answered.failure.code} ${answered.failure.error}`);
  return answered.value;
};

/** Status and code of an answer that must have been refused. */
export const refusalOf = (
  answered: Answered<unknown>,
): { readonly status: number; readonly code: string } => {
  if (answered.ok) throw new Error('was not refused');
  return { status: answered.failure.status, code: answered.failure.code };
};

/** A command as a test writes it. */
interface Command {
  readonly commandId?: string;
  readonly serverId?: string;
  readonly actionType: string;
  readonly actionId?: string;
  readonly quantity?: number;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** Someone with a browser of their own. */
export interface Caller {
  readonly api: Client;
  /** One action with a fresh command id unless one is given. */
  act(command: Command): Promise<Answered<ActionResult>>;
  /** The access token of the moment; null for a visitor. */
  token: string | null;
  /** The refresh cookie, as the browser would keep it; null when there is none. */
  cookie: string | null;
}

export interface Ruler extends Caller {
  user: User;
  token: string;
}

/** Someone new at `url`, with nothing in their pockets; `ask` sends what they ask. */
export const callerOf = (url: string, ask: typeof fetch = fetch): Caller => {
  const api = client({
    baseUrl: url,
    token: () => caller.token,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      if (caller.cookie !== null) headers.set('cookie', caller.cookie);
      const response = await ask(input, { ...init, headers });
      for (const set of response.headers.getSetCookie()) {
        const pair = set.split(';', 1)[0] ?? '';
        caller.cookie = pair.endsWith('=') ? null : pair;
      }
      return response;
    },
  });
  const caller: Caller = {
    api,
    token: null,
    cookie: null,
    act: ({ commandId, metadata, ...command }) =>
      api.actions.act({
        body: {
          ...command,
          commandId: commandId ?? fresh('command'),
          ...(metadata === undefined ? {} : { metadata: { ...metadata } }),
        },
      }),
  };
  return caller;
};

/** The same, once they are let in. */
export const rulerOf = (
  caller: Caller,
  { token, user }: { readonly token: string; readonly user: User },
): Ruler => Object.assign(caller, { token, user });
