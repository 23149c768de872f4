// Data that are gone or damaged are told in words, and never taken for a realm that is yet to be founded.
import { statSync } from 'node:fs';
import { CannotStart } from '../../cannotStart.ts';
import { isDamaged, isUnwritable } from './faults.ts';

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Throws when there is nothing in the data file though a realm was kept there. */
export const missData = (file: string, wasKept: boolean): void => {
  if (sizeOf(file) > 0) return;
  if (!wasKept && sizeOf(`${file}-wal`) === 0) return;
  throw new CannotStart(
    `${file} is empty or gone, but a realm was kept here. Nothing was changed. Put the last backup in its place and start again; ` +
      `or, to found a new realm and give up the old one, delete ${file}, ${file}-wal and ${file}.lock (docs/OPERATIONS.md).`,
  );
};

/** What Node says of a folder that can't be made, be the disk read-only or the end of a link not there. */
const isOfNoFolder = (error: Error): boolean => 'code' in error && error.code === 'ENOENT';

/** An error of opening the data, in words where there are any. */
export const toldInWords = (file: string, error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  if (isDamaged(error))
    return new CannotStart(
      `${file} is damaged (${error.message}). Nothing was changed. Put the last backup in its place and start again; ` +
        'docs/OPERATIONS.md says how to save what can still be read.',
      { cause: error },
    );
  if (isUnwritable(error) || isOfNoFolder(error))
    return new CannotStart(
      `${file} can't be opened and written (${error.message}). Is the disk full or read-only, or does the folder belong to someone else?`,
      { cause: error },
    );
  return error;
};
