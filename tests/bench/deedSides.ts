// One side of the bench of a deed, as a process of its own (deed.ts forks it): the realm itself, a bare handler that answers the same bytes,
// that handler with the least a kept deed needs, two rows in SQLite before it answers, or one that reads who calls and what they say and has the realm's
// own store keep the rows of a deed that was decided before. Each tells its own CPU when asked.
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { client } from '@sigilla/server/contract/client.ts';
import { readConfig } from '@sigilla/server/config.ts';
import { ActionCommand } from '@sigilla/server/contract/action.ts';
import { startServer } from '@sigilla/server/main.ts';
import type { RunningServer } from '@sigilla/server/main.ts';
import { bearer } from '@sigilla/server/rest/serve.ts';
import { kingdoms, ledger, replies } from '@sigilla/server/store/collections.ts';
import { replyId } from '@sigilla/server/store/aggregates/replies.ts';
import { ledgerId } from '@sigilla/server/store/aggregates/ledger.ts';
import { create, replace } from '@sigilla/server/store/Store.ts';
import { mustCommit } from '../support/mustCommit.ts';

/** What the bench asks of a side; `bytes` is the answer that the handlers give, `row` the length of a kingdom as it is kept. */
export type Question =
  | { readonly ask: 'open'; readonly bytes: string; readonly row: number; readonly rulers: number }
  | { readonly ask: 'cpu' }
  | { readonly ask: 'close' };

/** Where a side listens and as whom to come, or the CPU it has used so far in microseconds. */
export interface Answer {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly cpu: number;
}

interface Side {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly close: () => Promise<void>;
}

const folder = mkdtempSync(path.join(tmpdir(), 'sigilla-bench-'));

/** Turns that no bench spends. */
const PLENTY = 10_000_000;

/** A realm whose rulers never run out of turns, and yet never have so many that none grow, which would be another case. */
const openRealm = async (rulers: number): Promise<Side & { readonly server: RunningServer }> => {
  const server = await startServer(
    {
      ...readConfig({}),
      PORT: 0,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      NPC_KINGDOMS: 0,
      RATE_LIMIT_FACTOR: 1_000_000,
    },
    { hasThreads: true },
  );
  for (const rules of server.house.content.gameServers.values())
    Object.assign(rules, { maxTurns: 2 * PLENTY });
  const tokens: string[] = [];
  for (let i = 0; i < rulers; i += 1) {
    const answered = await client({ baseUrl: server.url, token: () => null, fetch }).auth.guest({ body: {} });
    if (!answered.ok) throw new Error(answered.failure.error);
    tokens.push(answered.value.token);
    const { store } = server.house;
    const found = await store.findUnique(kingdoms, 'ruler', [
      answered.value.user.id,
      answered.value.user.currentServerId,
    ]);
    if (found === null) throw new Error('a guest without a kingdom');
    const turns = { ...found.body.turns, count: PLENTY };
    await mustCommit(store, [replace(kingdoms, found, { ...found.body, turns })]);
  }
  return { server, url: server.url, tokens, close: () => server.close() };
};

const openHandler = async (handler: RequestListener, close = (): void => undefined): Promise<Side> => {
  const server = createServer(handler);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokens: [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      close();
    },
  };
};

/** Reads the body to its end and parses it, as no handler can do without, then answers. */
const answering =
  (bytes: string, keep: (answer: () => void) => void): RequestListener =>
  (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString());
      keep(() => {
        response.writeHead(200, {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(bytes),
        });
        response.end(bytes);
      });
    });
  };

/** The same answers, each after a kingdom was written anew and the answer was written down: what came in one turn of the loop shares a sync. */
const openKeeper = async (bytes: string, row: number, rulers: number): Promise<Side> => {
  const db = new DatabaseSync(path.join(folder, 'bare.sqlite'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
  db.exec('CREATE TABLE kingdoms (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
  db.exec('CREATE TABLE replies (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
  const [begin, commit] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')];
  const write = db.prepare('INSERT OR REPLACE INTO kingdoms (id, body) VALUES (?, ?)');
  const remember = db.prepare('INSERT INTO replies (body) VALUES (?)');
  let waiting: (() => void)[] = [];
  let made = 0;
  const flush = (): void => {
    const group = waiting;
    waiting = [];
    begin.run();
    for (let i = 0; i < group.length; i += 1) {
      made += 1;
      write.run(made % rulers, String(made).padEnd(row, '-'));
      remember.run(bytes);
    }
    commit.run();
    for (const answer of group) answer();
  };
  return openHandler(
    answering(bytes, (answer) => {
      if (waiting.push(answer) === 1) setImmediate(flush);
    }),
    () => db.close(),
  );
};

/**
 * The floor of the realm's own way: a deed is decided once for each ruler, and its rows are kept again and again, under new names, by the realm's store and
 * its thread. Nothing is weighed, remembered or told.
 */
const openCommitter = async (rulers: number): Promise<Side> => {
  const { server, tokens, close } = await openRealm(rulers);
  const { store, clock, tokens: known } = server.house;
  const deeds = new Map<string, Awaited<ReturnType<typeof rowsOf>> & { revision: number; number: number }>();
  const rowsOf = async (accountId: string, serverId: string, commandId: string) => {
    const kingdom = await store.findUnique(kingdoms, 'ruler', [accountId, serverId]);
    const reply = await store.get(replies, replyId(accountId, commandId));
    if (kingdom === null || reply === null) throw new Error('a deed was not kept');
    const last = { prefix: [kingdom.id], limit: 1, descending: true };
    const [entry] = (await store.find(ledger, 'kingdom', last)).items;
    if (entry === undefined) throw new Error('a deed has no line');
    return { kingdom, entry: entry.body, reply: reply.body };
  };
  for (const token of tokens) {
    const commandId = 'the-deed-that-is-kept';
    const { actions } = client({ baseUrl: server.url, token: () => token, fetch });
    const command = { commandId, actionType: 'rush_resource', actionId: 'tax_collection', quantity: 1 };
    const done = await actions.act({ body: command });
    const who = known.identify(token);
    if (!done.ok || who === null) throw new Error('a deed was refused');
    const rows = await rowsOf(who.accountId, server.house.config.DEFAULT_SERVER, commandId);
    deeds.set(who.accountId, { ...rows, revision: rows.kingdom.revision, number: rows.entry.number });
  }
  const keep = async (authorization: string, bytes: Buffer): Promise<string> => {
    const { commandId } = ActionCommand.parse(JSON.parse(bytes.toString()));
    const who = known.identify(authorization);
    const deed = who === null ? undefined : deeds.get(who.accountId);
    if (deed === undefined || who === null) throw new Error('nobody knows this caller');
    const { kingdom, entry, reply, revision } = deed;
    const said = JSON.stringify(reply.answer);
    const number = deed.number + entry.lines.length;
    const body = { ...kingdom.body, lastTurnUsedAt: clock.now(), ledgerCount: number };
    const { answer, ...asked } = { ...reply, commandId };
    const done = await store.commit([
      replace(kingdoms, { ...kingdom, revision }, body),
      create(ledger, ledgerId(kingdom.id, number), { ...entry, number }),
      create(
        replies,
        replyId(who.accountId, commandId),
        { ...asked, answer },
        `${JSON.stringify(asked).slice(0, -1)},"answer":${said}}`,
      ),
    ]);
    if (done.status !== 'committed') throw new Error(`a deed was ${done.status}`);
    Object.assign(deed, { revision: revision + 1, number });
    return said;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse, bytes: Buffer): Promise<void> => {
    const said = await keep(bearer(request) ?? '', bytes);
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(said),
    });
    response.end(said);
  };
  const side = await openHandler(
    (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => void answer(request, response, Buffer.concat(chunks)));
    },
    () => void close(),
  );
  return { ...side, tokens };
};

const opening: Readonly<Record<string, (question: Extract<Question, { ask: 'open' }>) => Promise<Side>>> = {
  realm: ({ rulers }) => openRealm(rulers),
  bare: ({ bytes }) => openHandler(answering(bytes, (answer) => answer())),
  kept: ({ bytes, row, rulers }) => openKeeper(bytes, row, rulers),
  committed: ({ rulers }) => openCommitter(rulers),
};

let side: Side | null = null;

const answerTo = async (question: Question): Promise<void> => {
  if (question.ask === 'close') {
    await side?.close();
    rmSync(folder, { recursive: true, force: true });
    process.disconnect();
    return;
  }
  if (question.ask === 'open') side = (await opening[process.argv[2] ?? '']?.(question)) ?? null;
  const { user, system } = process.cpuUsage();
  const { url, tokens } = side ?? { url: '', tokens: [] };
  process.send?.({ url, tokens, cpu: user + system } satisfies Answer);
};

process.on('message', (question: Question) => void answerTo(question));
