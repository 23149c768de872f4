// How a client gives a command and goes on giving it until it knows what became of it: over REST or through a room, as the window does.
// Invariant: a command is given up only on a refusal that says that nothing was done.
import { setTimeout as pause } from 'node:timers/promises';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import { openTokens } from '@sigilla/server/auth/tokens.ts';
import { systemClock } from '@sigilla/server/clock.ts';
import type { Clock } from '@sigilla/server/clock.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import { client } from '@sigilla/server/contract/client.ts';
import type { Client } from '@sigilla/server/contract/client.ts';
import type { Failure } from '@sigilla/server/contract/speak.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import type { Entry, Journal } from './journal.ts';
import { lived } from './lived.ts';
import { Patience } from './patience.ts';
import type { Seat } from './seat.ts';

/** Refusals after which the same command is sent again: it was not done, or nobody knows. */
export const AGAIN: readonly string[] = [
  'busy',
  'unwritable',
  'leaving',
  'outdated',
  'outcome_unknown',
  'unreachable',
  'unexpected_error',
  'unread',
  // Said at the door, before anyone looks whether an earlier sending was done.
  'too_many_requests',
];
/** Those that say that nothing was done. A client may take them at their word, unless it had sent the command before. */
const NOTHING_DONE: readonly string[] = ['busy', 'unwritable', 'leaving', 'outdated', 'too_many_requests'];

/** What was refused, in a server's words; `unread` where a server answered and said no such thing: in words that are not today's treaty's. */
export const codeOf = ({ code, requestId }: Pick<Failure, 'code' | 'requestId'>): string =>
  requestId === '' ? 'unread' : code;

const ANSWER_WITHIN_MS = 45_000;
const PAUSE_MS = 100;

/** What the servers of the harness sign tokens by, so that a client has a fresh one at hand however long a run takes. */
export const TOKEN_SECRET = 'the secret of realms that are only harmed';

/** Someone who plays: an account with a kingdom, and a token of the moment. */
export interface Player {
  readonly accountId: string;
  readonly kingdomId: string;
  readonly token: string;
  readonly api: Client;
}

/** Why the last call of a client that was not answered was not. */
const silences = new WeakMap<Client, string>();
const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? causeOf(error.cause) : `${error.name}: ${error.message}`;
};

/**
 * The typed client of a server at `url`, by a token or whoever has the latest; a call that is not answered in time fails as a lost line does, and the next
 * one waits for longer.
 */
export const apiAt = (
  url: string,
  token: string | (() => string) | null,
  patienceMs = ANSWER_WITHIN_MS,
): Client => {
  const patience = new Patience(patienceMs, ANSWER_WITHIN_MS);
  const api = client({
    baseUrl: url,
    token: () => (typeof token === 'function' ? token() : token),
    fetch: async (input, init) => {
      try {
        const headers = new Headers(init?.headers);
        // Whoever goes elsewhere when one is silent is led anew each time, as by a proxy: a line that is kept would lead to the same process for good.
        if (patienceMs < ANSWER_WITHIN_MS) headers.set('connection', 'close');
        const signal = AbortSignal.timeout(patience.milliseconds);
        const answer = await fetch(input, { ...init, headers, signal });
        patience.note(true);
        return answer;
      } catch (error) {
        if (error instanceof Error && error.name === 'TimeoutError') patience.note(false);
        silences.set(api, causeOf(error));
        throw error;
      }
    },
  });
  return api;
};

/** A guest that was let in, as a player at `url`, whose tokens are of the moment that `clock` shows. */
export const playerAt = (
  url: string,
  { id, kingdomId }: { readonly id: string; readonly kingdomId: string | null },
  patienceMs?: number,
  clock: Clock = systemClock,
): Player => {
  const accountId = AccountId.parse(id);
  const tokens = openTokens(TOKEN_SECRET, clock);
  const token = (): string => tokens.access({ id: accountId, role: 'player', isGuest: true }, null);
  return {
    accountId,
    kingdomId: String(kingdomId),
    get token() {
      return token();
    },
    api: apiAt(url, token, patienceMs),
  };
};

/** The way by a room: any command in the world, orders in the duel they are for. */
export interface Road {
  readonly seat: Seat;
  readonly type: 'act' | 'orders';
}

/** What was said to one sending: the answer, a refusal's code, or nothing. */
type Said = { readonly answer: ActionResult } | { readonly code: string } | null;

const byRest = async ({ api }: Player, { command }: Entry): Promise<Said> => {
  const said = await api.actions.act({ body: command });
  if (said.ok) return { answer: said.value };
  return said.failure.status === 0 ? null : { code: codeOf(said.failure) };
};

const byRoom = async ({ seat, type }: Road, { command }: Entry): Promise<Said> => {
  const { commandId, metadata: { battleId: _known, ...orders } = {} } = command;
  const said = await seat.request(type, type === 'act' ? command : { commandId, ...orders });
  if (typeof said !== 'object' || said === null) return null;
  if ('success' in said && said.success === true) return { answer: said as ActionResult };
  return { code: 'code' in said ? String(said.code) : 'unexpected_error' };
};

/** Sends a command once, by the room when a seat is taken there, and writes down what was said. True when its fate is known. */
export const send = async (
  journal: Journal,
  player: Player,
  entry: Entry,
  road: Road | null = null,
  isTakenAtItsWord = false,
): Promise<boolean> => {
  const began = lived();
  const byWhich = road?.seat.isTaken === true ? road : null;
  const said = byWhich === null ? await byRest(player, entry) : await byRoom(byWhich, entry);
  if (said === null) {
    entry.unanswered += 1;
    const why = byWhich?.seat.silence ?? silences.get(player.api) ?? 'the answer could not be read';
    entry.inVain.push({ waited: lived() - began, road: byWhich === null ? 'REST' : 'a room', why });
    return false;
  }
  if ('answer' in said) {
    journal.acknowledge(entry, said.answer);
    return true;
  }
  const isFirstWord = entry.unanswered === 0 && isTakenAtItsWord && NOTHING_DONE.includes(said.code);
  const isFinal = isFirstWord || !AGAIN.includes(said.code);
  journal.refuse(entry, said.code, isFinal);
  if (['outcome_unknown', 'unexpected_error', 'unread'].includes(said.code)) entry.unanswered += 1;
  return isFinal;
};

/** Gives a command until its fate is known. `isTakenAtItsWord`: a refusal that says that nothing was done ends it. */
export const give = async (
  journal: Journal,
  player: Player,
  entry: Entry,
  road: Road | null = null,
  isTakenAtItsWord = false,
): Promise<void> => {
  while (!(await send(journal, player, entry, road, isTakenAtItsWord))) await pause(PAUSE_MS);
};

let commands = 0;
/** A new command of this player's, written down. */
export const commandOf = (
  journal: Journal,
  { accountId }: Pick<Player, 'accountId'>,
  wire: Partial<WireAction> & Pick<WireAction, 'actionType'>,
): Entry => {
  commands += 1;
  return journal.begin(accountId, { actionId: '', ...wire, commandId: `fault-${process.pid}-${commands}` });
};
