// The board of several processes: each says what it has pinned when it changes, by what has changed of it; what others say is kept at hand.
// Every saying that changes something has the next number, and the number is told from time to time: whoever has missed one asks for the whole.
// Invariants: nothing is said more often than every TOGETHER_MS, and then as it is; the notes of a process that has
// been silent for a while are no longer read, however it went.
import { z } from 'zod';
import { Note } from '../app/board.ts';
import type { Board } from '../app/board.ts';
import type { Clock } from '../clock.ts';
import { changed, changeOf, NoteChange } from './noteChanges.ts';
import type { Voice } from './voice.ts';

const KIND = 'notes';
/** Changes wait for each other so long: a crowd that comes in costs a few words, not one a head. */
const TOGETHER_MS = 250;
/** Every so many beats the number is told, so that a lost word is found out. */
const TOLD_EVERY = 3;
/** The notes of a process that says nothing are good for so long. */
const GOOD_MS = 15_000;

/**
 * `notes` are whole notes, null for one taken off; `changes` are of notes said before. `whole`: these are all there are. `asks`: whoever hears
 * this says all of theirs; `of` means one alone. A process of an earlier version numbers nothing and says every note whole.
 */
const Notes = z.object({
  notes: z.record(z.string(), Note.nullable()),
  changes: z.record(z.string(), NoteChange).default({}),
  whole: z.boolean(),
  asks: z.boolean(),
  of: z.string().optional(),
  number: z.int().optional(),
});
type Said = z.infer<typeof Notes>;

interface Process {
  readonly heardAt: number;
  /** Of the last saying that was heard; null when one before it was missed. */
  readonly number: number | null;
  readonly notes: ReadonlyMap<string, Note>;
}

/** Says nothing but how far it has come. */
const isTelling = ({ notes, changes, whole }: Said): boolean =>
  !whole && Object.keys(notes).length + Object.keys(changes).length === 0;

/** What one process's notes are after it has said something. Null: not all of what it said before was heard. */
const after = (process: Process | undefined, said: Said): Map<string, Note> | null => {
  if (!said.whole) {
    if (process === undefined) return null;
    const next = isTelling(said) ? process.number : (process.number ?? Number.NaN) + 1;
    if (said.number !== undefined && said.number !== next) return null;
  }
  const notes = new Map(said.whole ? [] : process?.notes);
  for (const [subject, note] of Object.entries(said.notes)) {
    if (note === null) notes.delete(subject);
    else notes.set(subject, note);
  }
  for (const [subject, change] of Object.entries(said.changes)) {
    const before = notes.get(subject);
    if (before === undefined) return null;
    notes.set(subject, changed(before, change));
  }
  return notes;
};

/** What this process has pinned, and what of it the others have been told. */
const ownNotes = (sayTo: (said: z.input<typeof Notes>) => void) => {
  const own = new Map<string, () => Note>();
  /** What the others have been told of each. */
  const told = new Map<string, Note>();
  const unsaid = new Set<string>();
  let number = 0;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const say = (said: Partial<z.input<typeof Notes>>): void =>
    sayTo({ notes: {}, whole: false, asks: false, number, ...said });
  const sayAll = (asks: boolean): void => {
    unsaid.clear();
    told.clear();
    for (const [subject, note] of own) told.set(subject, note());
    say({ notes: Object.fromEntries(told), whole: true, asks });
  };
  const sayChanged = (): void => {
    soon = undefined;
    const notes: Record<string, Note | null> = {};
    const changes: Record<string, NoteChange> = {};
    for (const subject of unsaid) {
      const [before, note] = [told.get(subject), own.get(subject)?.()];
      if (note === undefined) {
        notes[subject] = null;
        told.delete(subject);
        continue;
      }
      if (before === undefined) notes[subject] = note;
      else changes[subject] = changeOf(before, note);
      told.set(subject, note);
    }
    if (unsaid.size === 0) return;
    unsaid.clear();
    number += 1;
    say({ notes, changes });
  };

  return {
    say,
    sayAll,
    pin(subject: string, note: (() => Note) | null): void {
      if (note === null) own.delete(subject);
      else own.set(subject, note);
      unsaid.add(subject);
      soon ??= setTimeout(sayChanged, TOGETHER_MS);
    },
    takeAllOff(): void {
      clearTimeout(soon);
      own.clear();
      sayAll(false);
    },
  };
};

/** What the other processes have pinned, as far as it was heard. `news` is told of what may read differently now. */
const notesOfOthers = (clock: Pick<Clock, 'elapsed'>, news: (subjects: Iterable<string>) => void) => {
  const processes = new Map<string, Process>();
  return {
    /** Takes in what one has said; answers whether it must be asked for the whole. */
    take(from: string, said: Said): boolean {
      const before = processes.get(from);
      const notes = after(before, said);
      processes.set(from, {
        heardAt: clock.elapsed(),
        number: notes === null ? null : (said.number ?? 0),
        notes: notes ?? before?.notes ?? new Map<string, Note>(),
      });
      const touched = [...Object.keys(said.notes), ...Object.keys(said.changes)];
      news(new Set([...touched, ...(said.whole ? (before?.notes.keys() ?? []) : [])]));
      // Asked once, and again whenever it tells its number: the asking may have been lost as well.
      return notes === null && (before?.number !== null || isTelling(said));
    },
    forgetSilent(): void {
      for (const [one, { heardAt, notes }] of processes) {
        if (clock.elapsed() - heardAt < GOOD_MS) continue;
        processes.delete(one);
        news(notes.keys());
      }
    },
    of: (subject: string): Note[] =>
      [...processes.values()].flatMap(({ notes }) => {
        const note = notes.get(subject);
        return note === undefined ? [] : [note];
      }),
  };
};

/** The board over a voice. `name` is this process's. */
export const sharedBoard = (
  voice: Voice,
  name: string,
  clock: Pick<Clock, 'elapsed'>,
): Board & { readonly leave: () => void } => {
  const listeners = new Map<string, Set<() => void>>();
  const own = ownNotes((said) => voice.say(KIND, said));
  const others = notesOfOthers(clock, (subjects) => {
    for (const subject of subjects) for (const listener of listeners.get(subject) ?? []) listener();
  });
  let beat = 0;

  voice.hear(KIND, (words, from) => {
    const heard = Notes.safeParse(words);
    if (!heard.success) return false;
    const said = heard.data;
    if (said.asks && (said.of === undefined || said.of === name)) own.sayAll(false);
    if (others.take(from, said)) own.say({ asks: true, of: from });
    return true;
  });
  voice.onBeat(() => {
    beat += 1;
    if (beat % TOLD_EVERY === 0) own.say({});
    others.forgetSilent();
  });
  voice.onBack(() => own.sayAll(true));
  own.sayAll(true);

  return {
    pin: (subject, note) => own.pin(subject, note),
    others: (subject) => others.of(subject),
    onNews(subject, listener) {
      const set = listeners.get(subject) ?? new Set<() => void>();
      listeners.set(subject, set);
      set.add(listener);
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(subject);
      };
    },
    leave: () => own.takeAllOff(),
  };
};
