// How the teachers of silicon stand and what the archive holds, for operators. Invariant: addresses and keys are not in it.
import { bookAt, newTeacherBook, standingOf } from '@sigilla/engine/learning/teacherBook.ts';
import type { TeacherStanding } from '@sigilla/engine/learning/teacherStanding.ts';
import { teachers, writings } from '../../store/collections.ts';
import type { House } from '../house.ts';
import type { Teacher } from '../teachers/teachers.ts';
import { MOST_WRITINGS } from '../teachers/trimming.ts';

/** What operators see of the teachers and the archive. */
export interface TeachersReading {
  readonly teachers: readonly TeacherStanding[];
  readonly archive: { readonly questions: number; readonly setAside: number; readonly most: number };
}

interface Books extends Pick<House, 'store'> {
  readonly clock: { now(): number };
}

/** How each of them stands. */
export const readStandings = async (
  { store, clock }: Books,
  engaged: readonly Teacher[],
): Promise<readonly TeacherStanding[]> => {
  const now = clock.now();
  return Promise.all(
    engaged.map(async (teacher): Promise<TeacherStanding> => {
      const { name, model, configuredAs } = teacher;
      const found = (await store.get(teachers, name))?.body ?? newTeacherBook(name, configuredAs, now);
      const book = bookAt(found, configuredAs, now);
      const standing = standingOf(book, teacher, 0, now);
      return {
        name,
        model,
        state: standing.state,
        until: standing.state === 'ready' ? null : standing.until,
        today: {
          requests: book.requests,
          ofRequests: teacher.requestsADay,
          tokens: book.tokens,
          ofTokens: teacher.tokensADay,
        },
        failuresInARow: book.failures,
        lastTrouble: book.lastTrouble,
        totals: book.totals,
      };
    }),
  );
};

/** Reads it all. */
export const readTeachers = async (books: Books, engaged: readonly Teacher[]): Promise<TeachersReading> => {
  const { store } = books;
  const most = 2 * MOST_WRITINGS;
  return {
    teachers: await readStandings(books, engaged),
    archive: {
      questions: await store.count(writings, 'time', [], { most }),
      setAside: await store.count(writings, 'aside', [], { most }),
      most: MOST_WRITINGS,
    },
  };
};
