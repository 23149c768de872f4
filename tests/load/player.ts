// One ruler at a window: signs up as a guest, sits in rooms through the SDK, asks, and keeps a book of every command: how long its answer took,
// and what was acknowledged. The book is what the audit compares with the ledger.
import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { untilTold } from '@sigilla/client/realm/untold.ts';
import type { Answered } from '@sigilla/server/contract/speak.ts';
import type { Call } from './calls.ts';
import { errorText } from '@sigilla/server/errorText.ts';
import { openWindow } from './windows.ts';
import type { Absences, Answer, OpenWindow } from './windows.ts';

export interface Command {
  readonly actionType: string;
  readonly actionId?: string;
  readonly quantity?: number;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** A command that was acknowledged. */
export interface Acknowledged {
  readonly command: Command & { readonly commandId: string };
  readonly transactionId: string;
  /** Whether it leaves a line in the ledger: it cost turns. */
  readonly isInLedger: boolean;
}

export interface Book {
  /** Milliseconds from sending to acknowledgement, by kind of request. */
  readonly times: Map<string, number[]>;
  readonly acknowledged: Acknowledged[];
  /** Refusals by code. */
  readonly refused: Map<string, number>;
  /** Deeds whose fate nobody was told. */
  unanswered: number;
  /** Commands that were sent again, since no answer had come. */
  again: number;
  readonly absences: Absences;
}

export interface Player {
  readonly userId: string;
  readonly book: Book;
  /** Calls REST; rejects when there is no answer. */
  readonly call: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>;
  /** Enters a room. */
  enter(name: string, options: Readonly<Record<string, unknown>>, decodesHere?: boolean): Promise<OpenWindow>;
  /**
   * A command by a room's request, or by REST; null when nobody knows what became of it. As the window does it, a deed that the room did not answer is
   * asked for by REST under the same id; and whoever is told that nobody knows asks again. `sentAt`: when it should have been sent, if not now.
   */
  act(command: Command, by: OpenWindow | 'rest', request?: string, sentAt?: number): Promise<Answer | null>;
}

/** What a window takes for no answer to a deed (client/realm/deeds.ts). */
const UNHEARD: ReadonlySet<string> = new Set([
  'unexpected_error',
  'unreachable',
  'outcome_unknown',
  'not_found',
]);

/** Throws what is no answer. */
const heard = (answer: Answer): Answer => {
  if (!answer.success && UNHEARD.has(answer.code ?? '')) throw new Error(answer.code);
  return answer;
};

/** Whether a deed is left in the dark: one that says that all was taken back does not, nor one to a room that is not there. */
const isInTheDark = (answer: Answer): boolean =>
  !answer.success &&
  UNHEARD.has(answer.code ?? '') &&
  answer.code !== 'not_found' &&
  answer['rollbackApplied'] === undefined;

/** Throws what leaves a deed in the dark. */
const settled = (answer: Answer): Answer => (isInTheDark(answer) ? heard(answer) : answer);

/** Whoever is told that nobody knows asks again for so long as a killed server may be away. */
const ASKS_EVERY_MS = 1_000;
const ASKS_FOR_MS = 30_000;

const tally = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** A guest of their own. `decodes`: whether their windows read the shared state, or only receive it, which spares the generator CPU. */
export const aPlayer = async (
  url: string,
  send: Call,
  decodes: boolean,
  pause: (milliseconds: number) => Promise<unknown> = after,
): Promise<Player> => {
  let token = '';
  let cookie = '';
  const book: Book = {
    times: new Map(),
    acknowledged: [],
    refused: new Map(),
    unanswered: 0,
    again: 0,
    absences: { drops: 0, gaps: [], away: 0 },
  };
  const call: Player['call'] = async (method, path, body) => {
    const answered = await send(
      method,
      path,
      {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === '' || !path.startsWith('/api/auth/') ? {} : { cookie }),
      },
      body,
    );
    cookie = answered.cookie ?? cookie;
    return answered.body as Answer;
  };
  const signed = async (path: string): Promise<string> => {
    const answer = await call('POST', path, {});
    if (typeof answer['token'] !== 'string') throw new Error(`${path}: ${JSON.stringify(answer)}`);
    token = answer['token'];
    return (answer['user'] as { id: string }).id;
  };
  const userId = await signed('/api/auth/guest');

  const write = (kind: string, sent: Command & { readonly commandId: string }, answer: Answer): void => {
    if (!answer.success) {
      tally(book.refused, `${kind}: ${answer.code ?? 'no code'}`);
      return;
    }
    const { transactionId = '', turnsSpent } = answer;
    book.acknowledged.push({ command: sent, transactionId, isInLedger: Number(turnsSpent) > 0 });
  };

  /** A fresh token, or the one that is known where none can be had just now. */
  const renewed = async (): Promise<string> => {
    await signed('/api/auth/refresh').catch(() => tally(book.refused, 'renew'));
    return token;
  };
  const byRest = async (sent: Command, wasSent: boolean): Promise<Answer> => {
    const asked = async (): Promise<Answered<Answer>> => {
      const answer = await call('POST', '/api/actions', sent).catch(() => null);
      if (answer?.success === true) return { ok: true, value: answer };
      const silence = { success: false, code: 'unreachable', error: '', requestId: '' } as const;
      const answered = { status: answer === null ? 0 : 503, retryAfterSeconds: null, ...answer };
      return { ok: false, failure: { ...silence, ...answered, success: false } };
    };
    let isUnheard = wasSent;
    let waited = 0;
    const paused = async (milliseconds: number): Promise<void> => {
      waited += milliseconds;
      await pause(milliseconds);
    };
    for (;;) {
      const told = await untilTold(
        () => {
          if (isUnheard) book.again += 1;
          isUnheard = true;
          return asked();
        },
        isUnheard,
        paused,
      );
      const answer: Answer = told.ok ? told.value : { ...told.failure };
      if (waited >= ASKS_FOR_MS || !isInTheDark(answer)) return answer;
      await paused(ASKS_EVERY_MS);
    }
  };
  const byRoom = async (room: OpenWindow, sent: Command): Promise<Answer> => {
    if (!room.isLive()) return byRest(sent, false);
    const answer = await room.request('act', sent);
    if (answer.success || !UNHEARD.has(answer.code ?? '')) return answer;
    return byRest(sent, answer.code !== 'not_found');
  };

  return {
    userId,
    book,
    call,
    async enter(name, options, decodesHere = decodes) {
      const wires = {
        endpoint: () => url,
        accessToken: async (renew: boolean) => (renew ? renewed() : token),
      };
      return openWindow(name, options, wires, decodesHere, book.absences).catch((error: unknown) => {
        tally(book.refused, `enter ${name}: ${errorText(error)}`);
        throw error;
      });
    },
    async act(command, by, request = 'act', sentAt = performance.now()) {
      const kind = by === 'rest' ? 'act (rest)' : request;
      const sent = { commandId: randomUUID(), ...command };
      try {
        const answer =
          by === 'rest'
            ? settled(await byRest(sent, false))
            : request === 'act'
              ? settled(await byRoom(by, sent))
              : heard(await by.request(request, { commandId: sent.commandId, ...command.metadata }));
        const times = book.times.get(kind) ?? [];
        times.push(performance.now() - sentAt);
        book.times.set(kind, times);
        write(kind, sent, answer);
        return answer;
      } catch {
        // Orders go by the room alone, as the window's do, and are given anew where nobody heard them.
        if (request === 'act') book.unanswered += 1;
        else book.again += 1;
        return null;
      }
    },
  };
};
