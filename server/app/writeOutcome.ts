// The one writer: turns an outcome of the engine (engine/actions/outcome.ts) into changes of a unit of work, and what the house does to
// documents by itself. Actions, jobs and foundings all write through here, so that a kingdom never changes without its
// ledger, and nobody is told what is not kept.
// Invariants: a kingdom's lines are numbered without a gap and their sum is what it holds; a card moves with its shelf; all is in the caller's commit or none.
import type { AggregateName } from '@sigilla/engine/core/aggregates.ts';
import type { AggregateChange, Changed, Outcome, Removed } from '@sigilla/engine/actions/outcome.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { foundingLines, ledgerLines } from '@sigilla/engine/kingdom/ledger.ts';
import type { LedgerLine, Reason } from '@sigilla/engine/kingdom/ledger.ts';
import type { Rehung } from '@sigilla/engine/learning/palace/shelf.ts';
import { accountedFor } from '@sigilla/engine/actions/decide.ts';
import {
  cards,
  chronicle,
  keptAs,
  kingdoms,
  ledger,
  notices,
  replies,
  shelves,
} from '../store/collections.ts';
import { ledgerId } from '../store/aggregates/ledger.ts';
import type { Reply } from '../store/aggregates/replies.ts';
import type { Collection } from '../store/Store.ts';
import { feteKingdom } from './feteKingdom.ts';
import type { Feted } from './feteKingdom.ts';
import type { House } from './house.ts';
import { cancelJobs, hastenJob, scheduleJobs } from './jobs/jobs.ts';
import { shelvesMoved } from './shelving.ts';
import type { Unit } from './transact.ts';

/** What the writer needs of the house. */
export type Scribe = Pick<House, 'ids' | 'content'>;

/** Why an outcome is written: its `reason`, a verb or one of the realm's own, stands in the ledgers; the entries of one commit share the `transactionId`. */
export interface Cause {
  readonly reason: Reason;
  readonly transactionId: string;
}

type KingdomChange = Extract<AggregateChange, { aggregate: 'kingdoms' }>;

const writeLines = (
  unit: Unit,
  { id: kingdomId, power }: Pick<Kingdom, 'id' | 'power'>,
  lines: readonly LedgerLine[],
  number: number,
  transactionId: string,
): void => {
  if (lines.length === 0) return;
  const entry = { kingdomId, number, at: unit.now, transactionId, power, lines };
  unit.create(ledger, ledgerId(kingdomId, number), entry);
};

const writeKingdom = async (
  unit: Unit,
  { content }: Scribe,
  { id, body, isNew, lines }: KingdomChange,
  { reason, transactionId }: Cause,
): Promise<Feted | null> => {
  if (isNew) {
    unit.create(kingdoms, id, body);
    writeLines(unit, body, foundingLines(body), 0, transactionId);
    return null;
  }
  const before = await unit.get(kingdoms, id);
  if (before === null) throw new Error(`no kingdom ${id} is there to be changed`);
  const reckoned = lines ?? ledgerLines(before.body, body, reason);
  const after = lines === undefined ? accountedFor(body, reckoned, content) : body;
  const feted = await feteKingdom(unit, content, before.body, after, reckoned);
  unit.put(kingdoms, id, feted.kingdom);
  writeLines(unit, feted.kingdom, [...reckoned, ...feted.lines], before.body.ledgerCount, transactionId);
  return feted;
};

/** Any aggregate but the kingdom, which alone has a ledger. */
const writeDocument = async <A extends AggregateName>(
  unit: Unit,
  { aggregate, id, body, isNew }: Changed<A>,
): Promise<void> => {
  const kept = keptAs[aggregate];
  if (isNew) return unit.create(kept, id, body);
  await unit.get(kept, id);
  unit.put(kept, id, body);
};

const removeDocument = async (unit: Unit, { aggregate, id }: Removed): Promise<void> => {
  if ((await unit.get(keptAs[aggregate] as Collection<unknown>, id)) !== null)
    unit.remove(keptAs[aggregate] as Collection<unknown>, id);
};

/** The cards that an outcome hangs, changes or takes down. Those that go have been read. */
const rehungBy = async (unit: Unit, changes: NonNullable<Outcome['changes']>): Promise<readonly Rehung[]> => {
  const rehung: Rehung[] = [];
  for (const change of changes) {
    if (change.aggregate !== 'cards') continue;
    if (!('isGone' in change)) rehung.push({ card: change.body, isGone: false });
    else {
      const gone = await unit.get(cards, change.id);
      if (gone !== null) rehung.push({ card: gone.body, isGone: true });
    }
  }
  return rehung;
};

/** Writes what a command was answered, in the command's own commit, which fails where it was answered before. `said` is the answer as JSON. */
export const writeReply = (unit: Unit, id: string, { answer, ...asked }: Reply, said: string): void =>
  unit.create(replies, id, { ...asked, answer }, `${JSON.stringify(asked).slice(0, -1)},"answer":${said}}`);

/** Writes the documents that an outcome changes; answers the kingdoms among them as they are written. */
const writeChanges = async (
  house: Scribe,
  unit: Unit,
  changes: NonNullable<Outcome['changes']>,
  cause: Cause,
): Promise<readonly Feted[]> => {
  const feted: Feted[] = [];
  for (const change of changes) {
    if ('isGone' in change) {
      await removeDocument(unit, change);
      continue;
    }
    if (change.aggregate === 'kingdoms') {
      const fete = await writeKingdom(unit, house, change, cause);
      if (fete !== null) feted.push(fete);
    } else await writeDocument(unit, change);
  }
  return feted;
};

/** Moves cards from shelf to shelf as they have changed. */
const reshelve = async (unit: Unit, changes: NonNullable<Outcome['changes']>): Promise<void> => {
  const rehung = await rehungBy(unit, changes);
  for (const shelf of await shelvesMoved(unit, rehung)) {
    await unit.get(shelves, shelf.id);
    unit.put(shelves, shelf.id, shelf);
  }
};

const writeJobs = async (
  unit: Unit,
  ids: Scribe['ids'],
  { jobs, cancelJobs: ended }: Outcome,
): Promise<void> => {
  await cancelJobs(unit, ended ?? []);
  for (const job of jobs ?? [])
    if ('ifDueAfter' in job) await hastenJob(unit, job, ids);
    else scheduleJobs(unit, [job], ids);
};

/** Writes what is told: to everybody in the chronicle, to one ruler in a notice. */
const writeWords = (unit: Unit, ids: Scribe['ids'], { chronicle: lines, notices: words }: Outcome): void => {
  for (const { link, ...line } of lines ?? [])
    unit.create(chronicle, ids.id(), { ...line, at: unit.now, link: link ?? null });
  for (const { accountId, text, link } of words ?? [])
    unit.create(notices, ids.id(), { accountId, at: unit.now, text, link: link ?? null, readAt: null });
};

/**
 * Writes all of an outcome into the unit. Documents that it changes are read, and so held to their revisions. Answers the kingdoms that it has
 * changed as they are written: with whatever the change has earned their rulers.
 */
export const writeOutcome = async (
  house: Scribe,
  unit: Unit,
  outcome: Outcome,
  cause: Cause,
): Promise<readonly Feted[]> => {
  const changes = outcome.changes ?? [];
  const feted = await writeChanges(house, unit, changes, cause);
  await reshelve(unit, changes);
  await writeJobs(unit, house.ids, outcome);
  writeWords(unit, house.ids, outcome);
  // What a celebration writes changes no kingdom, and so earns nothing itself.
  for (const { told } of feted) if (told !== null) await writeOutcome(house, unit, told, cause);
  return feted;
};

/** What the house itself does to a document, whatever aggregate it is of: mends it, adds it up, forgets it. No rule decides it, no ledger has a line of it. */
export interface Tidied {
  readonly collection: Collection<unknown>;
  readonly id: string;
  /** What it is from now on; nothing where it goes. */
  readonly is: { readonly body: unknown } | null;
}

/** A document that is to be as `body` says from now on. */
export const kept = <T>(collection: Collection<T>, id: string, body: T): Tidied => ({
  collection: collection as Collection<unknown>,
  id,
  is: { body },
});

/** A document that goes. */
export const dropped = <T>(collection: Collection<T>, id: string): Tidied => ({
  collection: collection as Collection<unknown>,
  id,
  is: null,
});

/** Writes what the house does by itself into the unit. All of it is read, and so held to its revisions; what is gone already stays gone. */
export const writeTidied = async (unit: Unit, work: readonly Tidied[]): Promise<void> => {
  for (const { collection, id, is } of work) {
    const found = await unit.get(collection, id);
    if (is !== null) unit.put(collection, id, is.body);
    else if (found !== null) unit.remove(collection, id);
  }
};
