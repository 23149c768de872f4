// The realm's notary: the key that seals, its history, and the chains of day words. What the server keeps, what it publishes, and what the
// engine is handed to seal with. Invariants: secrets stand in `NotaryBook` alone; every key but the first is vouched for by the one before.
import { z } from 'zod';
import type { Day } from '../core/day.ts';
import { sha256Hex } from '../core/random.ts';
import { DayWord, Hash } from './shapes.ts';
import type { Seal } from './shapes.ts';

/** A raw Ed25519 public key, base64url. */
const PublicKey = z.string().regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/);
const Signature = z.string().regex(/^[\w-]{85}[AQgw]$/);

const PublishedKey = z.strictObject({
  /** The first 16 hex digits of SHA-256 of the key as it is spelt. */
  id: z.string().regex(/^[0-9a-f]{16}$/),
  publicKey: PublicKey,
  /** ISO 8601. */
  since: z.string(),
  until: z.string().nullable(),
  /** The key before signs this one; null for the first. */
  vouched: Signature.nullable(),
});
export type PublishedKey = z.infer<typeof PublishedKey>;

const PublishedChain = z.strictObject({ anchor: Hash, from: z.iso.date() });

/** What anyone may know of it: GET /api/notary. Oldest first; the last key seals. */
export const NotaryView = z.strictObject({
  keys: z.array(PublishedKey).min(1),
  chains: z.array(PublishedChain).min(1),
  today: DayWord,
});
export type NotaryView = z.infer<typeof NotaryView>;

/** What the server keeps: one document, under NOTARY_ID. Never leaves the server whole. */
export const NotaryBook = z
  .object({
    keys: z
      .array(
        PublishedKey.extend({
          /** 32 bytes, base64url; forgotten once the key has been followed by another. */ secret: z
            .string()
            .nullable(),
        }),
      )
      .min(1)
      .readonly(),
    chains: z
      .array(PublishedChain.extend({ root: Hash }))
      .min(1)
      .readonly(),
  })
  .readonly();
export type NotaryBook = z.infer<typeof NotaryBook>;
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly notary: NotaryBook;
  }
}

/** One document, under this id. */
export const NOTARY_ID = 'notary';

/** Whom the engine hands what is to be sealed. */
export interface Notary {
  /** Seals a link of a record (record.ts). */
  seal(head: string): Seal;
  /** The word of a day. */
  wordOf(day: Day): DayWord;
}

/** The id of a key. */
export const keyIdOf = (publicKey: string): string => sha256Hex(publicKey).slice(0, 16);

/** What the key before signs of the next. */
export const wordsOfVouching = ({ publicKey, since }: Pick<PublishedKey, 'publicKey' | 'since'>): string =>
  `sigilla/key/1/${publicKey}/${since}`;

/** Is `signature` (base64url) what the key signed of this text? The window and the server each have a library for it. */
export type CheckSignature = (publicKey: string, text: string, signature: string) => boolean;

/** Does every key hang on the one before, and bear its own name? */
export const isUnbroken = (keys: readonly PublishedKey[], check: CheckSignature): boolean =>
  keys.every((key, i) => {
    const before = keys[i - 1];
    if (key.id !== keyIdOf(key.publicKey)) return false;
    if (before === undefined) return key.vouched === null;
    return key.vouched !== null && check(before.publicKey, wordsOfVouching(key), key.vouched);
  });

/** Did one of these keys make the seal? */
export const isSealed = (
  keys: readonly Pick<PublishedKey, 'id' | 'publicKey'>[],
  seal: Seal,
  words: string,
  check: CheckSignature,
): boolean => {
  const [id, signature = ''] = seal.split('.');
  const key = keys.find((one) => one.id === id);
  return key !== undefined && check(key.publicKey, words, signature);
};
