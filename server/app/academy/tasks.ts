// What is asked of a scholar: everything of the Latin engine that may take more than a few milliseconds, by name. Runs in a worker.
// Invariant: what goes in and comes out is plain data, for it travels between threads.
import type { DictionaryEntry, LatinTranslation } from '@sigilla/content/schema/dictionaryEntry.ts';
import type {
  Academy,
  DictionaryResult,
  DictionaryWish,
  ParadigmTable,
} from '@sigilla/engine/latin/academy.ts';

/** One way to read a form as it was written. */
export interface WordReading {
  /** The word's id in the dictionary. */
  readonly id: string;
  readonly headword: string;
  /** The form with its macrons. */
  readonly form: string;
  readonly definition: string;
  readonly partOfSpeech: string;
  /** "accusative plural"; empty where nothing is inflected. */
  readonly features: string;
  /** Whether it was written with these very macrons. */
  readonly exact: boolean;
}

/** Where a cell of a word's tables stands: table, row and column, counted from 0. */
export interface CellPlace {
  readonly section: number;
  readonly row: number;
  readonly column: number;
}

/** What a drill says of one answer; null when there is no such cell. */
export type DrillVerdict = { readonly isCorrect: boolean; readonly forms: readonly string[] } | null;

const MOST_READINGS = 8;

const wordOf = (academy: Academy, id: string) => academy.word(id);

const readings = (academy: Academy, form: string): readonly WordReading[] =>
  academy
    .analyse(form)
    .toSorted((one, other) => Number(other.exact) - Number(one.exact))
    .slice(0, MOST_READINGS)
    .flatMap(({ lexeme, form: { text }, features, exact }) => {
      const entry = academy.entry(lexeme.id);
      if (entry === undefined) return [];
      return [
        {
          id: lexeme.id,
          headword: academy.lemma(lexeme),
          form: text,
          definition: entry.definition,
          partOfSpeech: entry.partOfSpeech,
          features: academy.describe(features),
          exact,
        },
      ];
    });

const tableOf = (academy: Academy, id: string): ParadigmTable | null => {
  const word = wordOf(academy, id);
  return word === undefined ? null : academy.table(word);
};

/** Every task over an opened academy. */
export const scholarTasks = (academy: Academy) => ({
  search: (wish: DictionaryWish): DictionaryResult => academy.search(wish),
  entry: (id: string): { readonly entry: DictionaryEntry; readonly table: ParadigmTable | null } | null => {
    const entry = academy.entry(id);
    return entry === undefined ? null : { entry, table: tableOf(academy, id) };
  },
  translate: (text: string): LatinTranslation => academy.translate(text),
  word: (form: string): readonly WordReading[] => readings(academy, form),
  drill: (id: string, { section, row, column }: CellPlace, answer: string): DrillVerdict => {
    const cell = tableOf(academy, id)?.sections[section]?.rows[row]?.cells[column];
    if (cell === undefined || cell.length === 0) return null;
    const forms = cell.map(({ text }) => text);
    return { forms, isCorrect: forms.some((form) => academy.fold(form) === academy.fold(answer.trim())) };
  },
});

export type ScholarTasks = ReturnType<typeof scholarTasks>;
