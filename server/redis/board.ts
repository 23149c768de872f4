// The board of several processes: each says what it has pinned when it changes, and all of it from time to time; what others say is kept at
// hand. Invariants: nothing is said more often than every TOGETHER_MS, and then as it is; the notes of a process that has been silent for a while are no longer read, however it went.
import { z } from 'zod';
import { Note } from '../app/board.ts';
import type { Board } from '../app/board.ts';
import type { Clock } from '../clock.ts';
import type { Voice } from './voice.ts';

const KIND = 'notes';
/** Changes wait for each other so long: a crowd that comes in costs a few words, not one a head. */
const TOGETHER_MS = 250;
/** Every so many beats all is said again. */
const WHOLE_EVERY = 3;
/** The notes of a process that says nothing are good for so long. */
const GOOD_MS = 15_000;

/** `whole`: these are all there are. `asks`: whoever hears this says all of theirs. */
const Notes = z.object({
  notes: z.record(z.string(), Note.nullable()),
  whole: z.boolean(),
  asks: z.boolean(),
});

interface Process {
  heardAt: number;
  readonly notes: Map<string, Note>;
}

/** The board over a voice. */
export const sharedBoard = (
  voice: Voice,
  clock: Pick<Clock, 'elapsed'>,
): Board & { readonly leave: () => void } => {
  const own = new Map<string, () => Note>();
  const changed = new Set<string>();
  const processes = new Map<string, Process>();
  const listeners = new Map<string, Set<() => void>>();
  let soon: ReturnType<typeof setTimeout> | undefined;
  let beat = 0;

  const news = (subjects: Iterable<string>): void => {
    for (const subject of subjects) for (const listener of listeners.get(subject) ?? []) listener();
  };
  const sayAll = (asks: boolean): void => {
    const notes = Object.fromEntries([...own].map(([subject, note]) => [subject, note()]));
    voice.say(KIND, { notes, whole: true, asks });
  };
  const sayChanged = (): void => {
    soon = undefined;
    const notes = Object.fromEntries([...changed].map((subject) => [subject, own.get(subject)?.() ?? null]));
    changed.clear();
    voice.say(KIND, { notes, whole: false, asks: false });
  };

  voice.hear(KIND, (said, from) => {
    const heard = Notes.safeParse(said);
    if (!heard.success) return false;
    const { notes, whole, asks } = heard.data;
    const process = processes.get(from) ?? { heardAt: 0, notes: new Map<string, Note>() };
    processes.set(from, process);
    process.heardAt = clock.elapsed();
    const touched = new Set(Object.keys(notes));
    if (whole) for (const subject of process.notes.keys()) touched.add(subject);
    for (const subject of touched) {
      const note = notes[subject] ?? null;
      if (note === null) process.notes.delete(subject);
      else process.notes.set(subject, note);
    }
    news(touched);
    if (asks) sayAll(false);
    return true;
  });
  voice.onBeat(() => {
    beat += 1;
    if (beat % WHOLE_EVERY === 0) sayAll(false);
    for (const [name, { heardAt, notes }] of processes) {
      if (clock.elapsed() - heardAt < GOOD_MS) continue;
      processes.delete(name);
      news(notes.keys());
    }
  });
  voice.onBack(() => sayAll(true));
  sayAll(true);

  return {
    pin(subject, note) {
      if (note === null) own.delete(subject);
      else own.set(subject, note);
      changed.add(subject);
      soon ??= setTimeout(sayChanged, TOGETHER_MS);
    },
    others: (subject) =>
      [...processes.values()].flatMap(({ notes }) => {
        const note = notes.get(subject);
        return note === undefined ? [] : [note];
      }),
    onNews(subject, listener) {
      const set = listeners.get(subject) ?? new Set<() => void>();
      listeners.set(subject, set);
      set.add(listener);
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(subject);
      };
    },
    leave() {
      clearTimeout(soon);
      own.clear();
      sayAll(false);
    },
  };
};
