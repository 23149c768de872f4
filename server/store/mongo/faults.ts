// What the driver's errors mean to a store: passing (nothing is wrong with what was asked; ask again), a key that is held, or a fault for good.
// The driver labels only some of the passing ones: a primary that is killed ends most operations with a bare MongoNetworkError.
import { MongoError, MongoNetworkError, MongoServerSelectionError } from 'mongodb';

const DUPLICATE_KEY = 11_000;
/**
 * No such host, stepped down, shutting down, no primary known yet, too slow, interrupted, no majority in time, no
 * majority to read from yet, out of time, a conflict.
 */
const PASSING: readonly number[] = [
  6, 7, 24, 50, 64, 89, 91, 100, 112, 134, 189, 202, 246, 251, 262, 9001, 10_058, 10_107, 11_600, 11_602,
  13_435, 13_436,
];
const LABELS = [
  'TransientTransactionError',
  'UnknownTransactionCommitResult',
  'RetryableWriteError',
] as const;
const CONFLICTS: readonly number[] = [24, 112, 251];
const OUT_OF_DISK: readonly number[] = [14_031];

/** The driver hands some errors of a connection through as they come from Node. */
const NETWORK: readonly string[] = [
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENOTCONN',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];
const isOfNetwork = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    NETWORK.includes(error.code));

/** None of the pool's lines was free in time; the driver shows the class to nobody. */
const isOutOfLines = (error: unknown): boolean =>
  error instanceof MongoError && error.name === 'MongoWaitQueueTimeoutError';

const codeOf = (error: unknown): number | null =>
  error instanceof MongoError && typeof error.code === 'number' ? error.code : null;
const isOneOf = (error: unknown, codes: readonly number[]): boolean => {
  const code = codeOf(error);
  return code !== null && codes.includes(code);
};

/** Another document holds the unique key. */
export const isDuplicateKey = (error: unknown): boolean => isOneOf(error, [DUPLICATE_KEY]);
/** A member has no room left. */
export const isOutOfDisk = (error: unknown): boolean => isOneOf(error, OUT_OF_DISK);
/** Another transaction writes the same documents. */
export const isConflict = (error: unknown): boolean => isOneOf(error, CONFLICTS);

/** A look-up by an index that is still being built. */
export const isMissingIndex = (error: unknown): boolean =>
  isOneOf(error, [2, 27]) && error instanceof Error && error.message.includes('hint');

/** May it be over when the same is asked again: the network, an election, no line free? Nothing is known of what was under way. */
export const isPassing = (error: unknown): boolean =>
  isOfNetwork(error) ||
  error instanceof MongoServerSelectionError ||
  isOutOfLines(error) ||
  (error instanceof MongoError && LABELS.some((label) => error.hasErrorLabel(label))) ||
  isOneOf(error, PASSING);
