// One ruler at a window: signs up as a guest, sits in rooms through the SDK, asks, and keeps a book of every command: how long its answer took,
// and what was acknowledged. The book is what the audit compares with the ledger.
import { randomUUID } from 'node:crypto';
import { Client } from '@colyseus/sdk';
import type { Room } from '@colyseus/sdk';
import type { Call } from './calls.ts';
import { errorText } from '@sigilla/server/errorText.ts';

export interface Command {
  readonly actionType: string;
  readonly actionId?: string;
  readonly quantity?: number;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** What a command came to. */
export type Answer = {
  readonly success: boolean;
  readonly code?: string;
  readonly transactionId?: string;
} & Readonly<Record<string, unknown>>;

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
  /** Commands whose fate nobody was told. */
  unanswered: number;
  /** Times the line was cut. */
  drops: number;
}

export interface Player {
  readonly userId: string;
  readonly book: Book;
  /** Calls REST; rejects when there is no answer. */
  readonly call: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>;
  /** Enters a room. */
  enter(name: string, options: Readonly<Record<string, unknown>>, decodesHere?: boolean): Promise<Room>;
  /** A command by a room's request, or by REST; null when nobody knows what became of it. `sentAt`: when it should have been sent, if not now. */
  act(command: Command, by: Room | 'rest', request?: string, sentAt?: number): Promise<Answer | null>;
}

const tally = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** A guest of their own. `decodes`: whether their windows read the shared state, or only receive it, which spares the generator CPU. */
export const aPlayer = async (url: string, send: Call, decodes: boolean): Promise<Player> => {
  let token = '';
  let cookie = '';
  const book: Book = { times: new Map(), acknowledged: [], refused: new Map(), unanswered: 0, drops: 0 };
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

  return {
    userId,
    book,
    call,
    async enter(name, options, decodesHere = decodes) {
      const client = new Client(url);
      client.http.authToken = token;
      const room = await client.joinOrCreate(name, { ...options }).catch((error: unknown) => {
        tally(book.refused, `enter ${name}: ${errorText(error)}`);
        throw error;
      });
      if (!decodesHere && room.serializer !== undefined) room.serializer.patch = () => [];
      room.onDrop(() => (book.drops += 1));
      room.onMessage('*', () => undefined);
      room.onMessage('renew', () => {
        signed('/api/auth/refresh')
          .then(() => room.request('renew', { token }))
          .catch(() => tally(book.refused, 'renew'));
      });
      return room;
    },
    async act(command, by, request = 'act', sentAt = performance.now()) {
      const kind = by === 'rest' ? 'act (rest)' : request;
      const sent = { commandId: randomUUID(), ...command };
      try {
        const answer =
          by === 'rest'
            ? await call('POST', '/api/actions', sent)
            : await by.request<unknown, Answer>(
                request,
                request === 'act' ? sent : { commandId: sent.commandId, ...command.metadata },
              );
        const times = book.times.get(kind) ?? [];
        times.push(performance.now() - sentAt);
        book.times.set(kind, times);
        write(kind, sent, answer);
        return answer;
      } catch {
        book.unanswered += 1;
        return null;
      }
    },
  };
};
