// `npm run store -- copy FROM TO`, `backup FROM FILE`, `restore FILE TO`, `verify PLACE`: a whole realm carried or looked through, beside a
// running server if need be (docs/OPERATIONS.md, "Backups and copies"). Progress goes to stderr, the result to stdout.
// Exit codes: 0 done; 1 refused or failed; 2 not understood; 3 verified and not whole.
import { CannotStart } from '@sigilla/server/cannotStart.ts';
import { elapsed, systemClock } from '@sigilla/server/clock.ts';
import { errorText } from '@sigilla/server/errorText.ts';
import { systemIds } from '@sigilla/server/ids.ts';
import { isUnwritable } from '@sigilla/server/store/sqlite/faults.ts';
import { backupRealm, copyRealm, restoreRealm, verifyRealm } from '@sigilla/server/store/tools/carry.ts';
import type { Carried } from '@sigilla/server/store/tools/carry.ts';
import type { ToolDoors } from '@sigilla/server/store/tools/instants.ts';
import { placeOf } from '@sigilla/server/store/tools/place.ts';
import { openProgress } from '@sigilla/server/store/tools/progress.ts';
import { plain } from './plain.ts';

const USAGE = `Usage: npm run store -- copy FROM TO       puts the realm of FROM into TO, which must be empty
       npm run store -- backup FROM FILE   writes one instant of a realm to a file
       npm run store -- restore FILE TO    puts the realm of a backup into TO, which must be empty
       npm run store -- verify PLACE       looks through a realm and tells every fault
A place is a folder (./data), a data file, or mongodb://… . FROM may be running; what fills TO says so and goes on if it is cut off.`;

const doors: ToolDoors = {
  clock: systemClock,
  ids: systemIds,
  progress: openProgress({
    elapsed,
    write: (line) => process.stderr.write(`${line}\n`),
    every: 2_000,
  }),
};
const counted = (documents: number): string => `${documents.toLocaleString('en')} documents`;

const carried = ({ documents, takenAt }: Carried): string =>
  `${counted(documents)}, the realm of ${new Date(takenAt).toISOString()}. What was done there later is not in it.`;

/** Faults that are told one by one. */
const MOST_TOLD = 1000;

const verify = async (place: string): Promise<number> => {
  let told = 0;
  const verdict = await verifyRealm(placeOf(place), doors, ({ collection, id, what }) => {
    told += 1;
    if (told <= MOST_TOLD)
      process.stdout.write(`${plain(`${collection}${id === null ? '' : `/${id}`}: ${what}`)}\n`);
  });
  const { documents, faults, remains } = verdict;
  const also = remains === 0 ? '' : ` ${counted(remains)} are left of accounts that are gone.`;
  process.stdout.write(
    faults === 0
      ? `whole: ${counted(documents)}, no fault.${also}\n`
      : `not whole: ${faults.toLocaleString('en')} faults in ${counted(documents)}.${also}\n`,
  );
  return faults === 0 ? 0 : 3;
};

const work = async ([verb, first = '', second = '', ...rest]: readonly string[]): Promise<number> => {
  const say = (sentence: string): number => {
    process.stdout.write(`${sentence}\n`);
    return 0;
  };
  const isWhole = first !== '' && second !== '' && rest.length === 0;
  if (isWhole && verb === 'copy')
    return say(`copied: ${carried(await copyRealm(placeOf(first), placeOf(second), doors))}`);
  if (isWhole && verb === 'backup')
    return say(`backed up: ${carried(await backupRealm(placeOf(first), second, doors))}`);
  if (isWhole && verb === 'restore')
    return say(`restored: ${carried(await restoreRealm(first, placeOf(second), doors))}`);
  if (verb === 'verify' && first !== '' && second === '') return verify(first);
  process.stderr.write(`${USAGE}\n`);
  return verb === '--help' ? 0 : 2;
};

/** The disk's own refusals, of a file that is written (Node's) and of a store (SQLite's). */
const OF_THE_DISK: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO'];
const isOfTheDisk = (error: unknown): boolean =>
  isUnwritable(error) || (error instanceof Error && 'code' in error && OF_THE_DISK.includes(error.code));

try {
  process.exitCode = await work(process.argv.slice(2));
} catch (error) {
  const why =
    error instanceof CannotStart
      ? error.message.split('\n').map(plain).join('\n')
      : isOfTheDisk(error)
        ? `The disk can't be written (${plain(errorText(error))}). Make room, or mend what it may; then give the same command again: it goes on where it was.`
        : error instanceof Error
          ? (error.stack ?? '')
          : String(error);
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}
