// What SQLite's errors mean to a store: someone else holds the file, it can't be written, or it is not whole.

const BUSY = 5;
const FULL = 13;
/** Not allowed, read-only, failing, full, can't be opened. */
const UNWRITABLE: readonly number[] = [3, 8, 10, FULL, 14];
/** Malformed; not a database. */
const DAMAGED: readonly number[] = [11, 26];

/** What SQLite said, without the extended part of its code; 0 for anything that is not an error of SQLite. */
const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : 0;

/** Somebody else holds the file. */
export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY;
/** The disk has no room; `isUnwritable` as well. */
export const isFull = (error: unknown): boolean => codeOf(error) === FULL;
/** It can’t be written, and may be once somebody has seen to the disk or the folder. */
export const isUnwritable = (error: unknown): boolean => UNWRITABLE.includes(codeOf(error));
/** The file is not what SQLite wrote: asking again does not help. */
export const isDamaged = (error: unknown): boolean => DAMAGED.includes(codeOf(error));
