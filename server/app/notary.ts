// The realm's notary: its key and its chain of day words are made once and kept in the store, never in a file of the program's. What it publishes
// and how it seals; how the key is followed by another. The protocol stands in docs/BATTLE.md, “Proof”.
// Invariants: a key that has been followed keeps its name and loses its secret; the last key seals.
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { changed, created } from '@sigilla/engine/actions/outcome.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import type { Day } from '@sigilla/engine/core/day.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import { CHAIN_DAYS, hashedOn, stepOf } from '@sigilla/engine/proof/dayWords.ts';
import { keyIdOf, NOTARY_ID, wordsOfVouching } from '@sigilla/engine/proof/notary.ts';
import type { CheckSignature, Notary, NotaryBook, NotaryView } from '@sigilla/engine/proof/notary.ts';
import { wordsOfSeal } from '@sigilla/engine/proof/record.ts';
import type { DayWord } from '@sigilla/engine/proof/shapes.ts';
import { CannotStart } from '../cannotStart.ts';
import type { Ids } from '../ids.ts';
import { notary as notaries } from '../store/collections.ts';
import { transact } from './transact.ts';
import type { Transactor } from './transact.ts';
import { writeOutcome } from './writeOutcome.ts';
import type { Scribe } from './writeOutcome.ts';

/** The notary as the house knows it. */
export interface HousesNotary extends Notary {
  /** What anyone may know of it on a day. */
  view(today: Day): NotaryView;
}

/** A chain is followed by the next when it has less than a year to go. */
const DAYS_LEFT = 366;

// What stands before the 32 bytes of an Ed25519 key, private (PKCS #8) or public (SPKI).
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

const privateKey = (secret: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PRIVATE, Buffer.from(secret, 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  });
const publicKeyOf = (secret: string): string =>
  createPublicKey(privateKey(secret))
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC.length)
    .toString('base64url');
const signed = (key: KeyObject, text: string): string =>
  sign(null, Buffer.from(text, 'utf8'), key).toString('base64url');

/** Checks an Ed25519 signature; whatever is no key or no signature is no. */
export const checkSignature: CheckSignature = (publicKey, text, signature) => {
  try {
    const key = createPublicKey({
      key: Buffer.concat([PUBLIC, Buffer.from(publicKey, 'base64url')]),
      format: 'der',
      type: 'spki',
    });
    return verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
};

type Key = NotaryBook['keys'][number];

const newKey = (ids: Pick<Ids, 'token'>, now: number, before: Key | null): Key => {
  const secret = ids.token();
  const publicKey = publicKeyOf(secret);
  const since = new Date(now).toISOString();
  const vouched =
    typeof before?.secret === 'string'
      ? signed(privateKey(before.secret), wordsOfVouching({ publicKey, since }))
      : null;
  return { id: keyIdOf(publicKey), publicKey, since, until: null, vouched, secret };
};

const newChain = (ids: Pick<Ids, 'seed'>, from: Day): NotaryBook['chains'][number] => {
  const root = `${ids.seed()}${ids.seed()}`;
  return { root, anchor: hashedOn(root, CHAIN_DAYS), from };
};

/** A book for a realm that has none. */
export const newBook = (ids: Ids, now: number): NotaryBook => ({
  keys: [newKey(ids, now, null)],
  chains: [newChain(ids, utcDay(now))],
});

/** The book with a new key, which the one before vouches for and which seals from now on. */
const withNextKey = (book: NotaryBook, ids: Ids, now: number): NotaryBook => {
  const last = book.keys.at(-1);
  const next = newKey(ids, now, last ?? null);
  return {
    ...book,
    keys: [
      ...book.keys.slice(0, -1),
      ...(last === undefined ? [] : [{ ...last, secret: null, until: next.since }]),
      next,
    ],
  };
};

const chainOn = ({ chains }: NotaryBook, day: Day): NotaryBook['chains'][number] => {
  const chain = chains.findLast(({ from }) => from <= day) ?? chains[0];
  if (chain === undefined) throw new Error('the notary has no chain');
  return chain;
};

/** The notary of a book. */
export const notaryOf = (book: NotaryBook): HousesNotary => {
  const { id, secret } = book.keys.at(-1) ?? { id: '', secret: null };
  if (secret === null) throw new Error('the notary has lost its key');
  const key = privateKey(secret);
  let known: DayWord | null = null;
  const wordOf = (day: Day): DayWord => {
    if (known?.day === day) return known;
    const { root, anchor, from } = chainOn(book, day);
    known = { day, anchor, link: hashedOn(root, CHAIN_DAYS - stepOf(from, day)) };
    return known;
  };
  return {
    seal: (head) => `${id}.${signed(key, wordsOfSeal(head))}`,
    wordOf,
    view: (today) => ({
      keys: book.keys.map(({ secret: _secret, ...published }) => published),
      chains: book.chains.map(({ root: _root, ...published }) => published),
      today: wordOf(today),
    }),
  };
};

type Deps = Transactor & Scribe;

/** Reads the book, lets it be turned over, and keeps what has changed. */
const keepBook = async (
  deps: Deps,
  turn: (book: NotaryBook | null, now: number) => NotaryBook,
): Promise<NotaryBook> => {
  const kept = await transact(deps, async (unit) => {
    const found = (await unit.get(notaries, NOTARY_ID))?.body ?? null;
    const book = turn(found, unit.now);
    if (book === found) return ok(book);
    const change = found === null ? created('notary', book, NOTARY_ID) : changed('notary', book, NOTARY_ID);
    const cause = { reason: 'founded', transactionId: deps.ids.id() } as const;
    await writeOutcome(deps, unit, { changes: [change] }, cause);
    return ok(book);
  });
  if (!kept.ok)
    throw new CannotStart('The store did not take the book of the realm’s notary. Is the disk full?');
  return kept.value;
};

/** The realm's notary; its key and first chain are made when there are none yet, the next chain in the last year of the one before. */
export const openNotary = async (deps: Deps): Promise<HousesNotary> => {
  const book = await keepBook(deps, (found, now) => {
    if (found === null) return newBook(deps.ids, now);
    const today = utcDay(now);
    const last = found.chains.at(-1);
    const isLong = last === undefined || CHAIN_DAYS - stepOf(last.from, today) < DAYS_LEFT;
    return isLong ? { ...found, chains: [...found.chains, newChain(deps.ids, today)] } : found;
  });
  return notaryOf(book);
};

/**
 * Has the notary's key followed by a new one; answers what is published from then on. Processes that run go on with the
 * old one until they are started anew.
 */
export const renewKey = async (deps: Deps): Promise<HousesNotary> =>
  notaryOf(
    await keepBook(deps, (found, now) =>
      found === null ? newBook(deps.ids, now) : withNextKey(found, deps.ids, now),
    ),
  );
