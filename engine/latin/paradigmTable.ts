// A paradigm laid out as a grammar prints it: cases by numbers, persons by tenses, one table a mood and voice.
// Invariant: every form of `paradigm(word)` stands in exactly one cell of the tables, but that in compound forms the genders share a
// cell ("amātus, amāta, amātum sum"); what the word lacks is an empty cell, and columns and tables that would be empty are left out.
import { inflectionClass, isDeponent } from './classes.ts';
import type { CellKey, Mood, Tense, Voice } from './features.ts';
import { CASES, FEATURE_NAMES, GENDERS, NUMBERS, PERSONS, VOICES } from './features.ts';
import { paradigm } from './inflect.ts';
import type { Form, VariantKind, Word } from './word.ts';

/** The ways to write one cell, the usual one first and unmarked; empty when the word lacks it. */
export type TableCell = readonly Form[];

/** A row: what stands before it, and its cells, one a column. */
export type TableRow = { readonly head: string; readonly cells: readonly TableCell[] };

/** One table: a title (empty when the word needs but one), heads of columns, and rows with as many cells. */
export type TableSection = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
};

/** All tables of a word. */
export type ParadigmTable = {
  /** The principal parts as a dictionary gives them: "rēx, rēgis m". */
  readonly entry: string;
  /** The inflection class in words, empty where there is none. */
  readonly class: string;
  readonly sections: readonly TableSection[];
};

type Forms = ReadonlyMap<CellKey, readonly Form[]>;

const PERSON_HEADS = { 1: '1st', 2: '2nd', 3: '3rd' } as const;

const hasForm = (cell: TableCell): boolean => cell.length > 0;

/** A table without its empty columns; undefined when nothing is left of it. */
const section = (
  title: string,
  columns: readonly string[],
  rows: readonly TableRow[],
): TableSection | undefined => {
  const kept = columns.map((_, at) => rows.some(({ cells }) => hasForm(cells[at] ?? [])));
  if (!kept.includes(true)) return undefined;
  const keep = <T>(list: readonly T[]): readonly T[] => list.filter((_, at) => kept[at]);
  return {
    title,
    columns: keep(columns),
    rows: rows.map(({ head, cells }) => ({ head, cells: keep(cells) })),
  };
};

const at = (forms: Forms, key: CellKey): TableCell => forms.get(key) ?? [];

/** A cell of a verb: its one form (revertī), then the compound with its genders side by side ("reversus, reversa, reversum sum"). */
const compoundAt = (forms: Forms, key: CellKey): TableCell => {
  const plain = at(forms, key);
  const gendered = GENDERS.flatMap((gender) => at(forms, `${key}.${gender}`));
  const words = gendered.filter(({ variant }) => variant === undefined).map(({ text }) => text.split(' '));
  if (words.length === 0) return plain;
  const participles = words.map(([participle = '']) => participle).join(', ');
  const text = `${participles} ${words[0]?.slice(1).join(' ') ?? ''}`;
  const compound: Form = hasForm(plain) ? { text, variant: 'other' } : { text };
  return [...plain, compound, ...gendered.filter(({ variant }) => variant !== undefined)];
};

const caseRows = (
  forms: Forms,
  cells: (name: (typeof CASES)[number]) => readonly CellKey[],
): readonly TableRow[] =>
  CASES.map((name) => ({
    head: FEATURE_NAMES[name],
    cells: cells(name).map((key) => at(forms, key)),
  })).filter(({ head, cells: row }) => head !== FEATURE_NAMES.loc || row.some(hasForm));

/** Cases by singular and plural: nouns, and pronouns without gender. */
const byNumber = (forms: Forms): TableSection | undefined =>
  section(
    '',
    NUMBERS.map((number) => FEATURE_NAMES[number]),
    caseRows(forms, (name) => NUMBERS.map((number) => `${name}.${number}`)),
  );

/** Cases by the genders of both numbers: adjectives, participles, pronouns. */
const byGender = (forms: Forms, title: string, prefix: string): TableSection | undefined =>
  section(
    title,
    NUMBERS.flatMap((number) => GENDERS.map((gender) => `${gender}. ${number}.`)),
    caseRows(forms, (name) =>
      NUMBERS.flatMap((number) => GENDERS.map((gender) => `${prefix}${name}.${number}.${gender}`)),
    ),
  );

const adverbs = (forms: Forms, plain: string): TableSection | undefined =>
  section(
    'adverb',
    [plain || 'positive', 'comparative', 'superlative'],
    [
      {
        head: 'adverb',
        cells: ['adverb', 'adverb.comp', 'adverb.sup'].map((key) => at(forms, key)),
      },
    ],
  );

const nominal = (word: Word, forms: Forms): readonly (TableSection | undefined)[] => {
  const isGraded = [...forms.keys()].some((key) => /^(?:comp|sup)\./.test(key));
  const plain = inflectionClass(word) === 'comparative' ? 'comparative' : isGraded ? 'positive' : '';
  return [
    section('', ['form'], [{ head: '', cells: [at(forms, 'form')] }]),
    byNumber(forms),
    byGender(forms, plain, ''),
    byGender(forms, 'comparative', 'comp.'),
    byGender(forms, 'superlative', 'sup.'),
    adverbs(forms, plain),
  ];
};

const TENSES_OF = {
  ind: ['pres', 'impf', 'fut', 'perf', 'plup', 'futp'],
  subj: ['pres', 'impf', 'perf', 'plup'],
} as const satisfies Partial<Record<Mood, readonly Tense[]>>;

const finite = (
  forms: Forms,
  mood: 'ind' | 'subj',
  voice: Voice,
  voiceHead: string,
): TableSection | undefined => {
  const tenses = TENSES_OF[mood];
  return section(
    `${FEATURE_NAMES[mood]} ${voiceHead}`,
    tenses.map((tense) => FEATURE_NAMES[tense]),
    NUMBERS.flatMap((number) =>
      PERSONS.map((person) => ({
        head: `${PERSON_HEADS[person]} ${number}.`,
        cells: tenses.map((tense) => compoundAt(forms, `${tense}.${mood}.${voice}.${person}${number}`)),
      })),
    ),
  );
};

const imperative = (forms: Forms, voiceHeads: Readonly<Record<Voice, string>>): TableSection | undefined =>
  section(
    'imperative',
    VOICES.flatMap((voice) => [`present ${voiceHeads[voice]}`, `future ${voiceHeads[voice]}`]),
    NUMBERS.flatMap((number) =>
      ([2, 3] as const).map((person) => ({
        head: `${PERSON_HEADS[person]} ${number}.`,
        cells: VOICES.flatMap((voice) =>
          (['pres', 'fut'] as const).map((tense) => at(forms, `${tense}.imp.${voice}.${person}${number}`)),
        ),
      })),
    ),
  );

const infinitives = (
  forms: Forms,
  voiceHeads: Readonly<Record<Voice, string>>,
): readonly (TableSection | undefined)[] => [
  section(
    'infinitive',
    VOICES.map((voice) => voiceHeads[voice]),
    (['pres', 'perf', 'fut'] as const).map((tense) => ({
      head: FEATURE_NAMES[tense],
      cells: VOICES.map((voice) => at(forms, `${tense}.inf.${voice}`)),
    })),
  ),
  ...(
    [
      ['perf', 'act'],
      ['perf', 'pass'],
      ['fut', 'act'],
    ] as const
  ).map(([tense, voice]) =>
    section(
      `${FEATURE_NAMES[tense]} infinitive ${voiceHeads[voice]}, agreeing`,
      NUMBERS.map((number) => FEATURE_NAMES[number]),
      (['nom', 'acc'] as const).map((name) => ({
        head: FEATURE_NAMES[name],
        cells: NUMBERS.map((number) => compoundAt(forms, `${tense}.inf.${voice}.${name}.${number}`)),
      })),
    ),
  ),
];

const verbal = (word: Word, forms: Forms): readonly (TableSection | undefined)[] => {
  const voiceHeads = { act: isDeponent(word) ? 'deponent' : FEATURE_NAMES.act, pass: FEATURE_NAMES.pass };
  return [
    ...VOICES.map((voice) => finite(forms, 'ind', voice, voiceHeads[voice])),
    ...VOICES.map((voice) => finite(forms, 'subj', voice, voiceHeads[voice])),
    imperative(forms, voiceHeads),
    ...infinitives(forms, voiceHeads),
    section(
      'gerund and supine',
      ['gerund', 'supine'],
      (['gen', 'dat', 'acc', 'abl'] as const).map((name) => ({
        head: FEATURE_NAMES[name],
        cells: ['gerund', 'supine'].map((mood) => at(forms, `${mood}.${name}`)),
      })),
    ),
    byGender(forms, 'present participle', 'pres.part.act.'),
    byGender(forms, 'perfect participle', 'perf.part.act.'),
    byGender(forms, 'perfect participle passive', 'perf.part.pass.'),
    byGender(forms, 'future participle', 'fut.part.act.'),
    byGender(forms, 'gerundive', 'gerundive.'),
  ];
};

/** The word's tables in the order of a grammar; no sections when its parts cannot be read. */
export const paradigmTable = (word: Word): ParadigmTable => {
  const forms: Forms = new Map(paradigm(word).map((cell) => [cell.key, cell.forms]));
  const sections = word.pos === 'verb' ? verbal(word, forms) : nominal(word, forms);
  return {
    entry: `${word.parts.join(', ')}${word.gender ? ` ${word.gender}` : ''}`,
    class: inflectionClass(word),
    sections: sections.filter((one) => one !== undefined),
  };
};

const MARKS: Readonly<Record<VariantKind, string>> = {
  re: '-re',
  ere: '-ēre',
  contracted: 'shortened',
  is: '-īs',
  i: 'i or e',
  um: '-um',
  quantity: 'other quantity',
  undus: '-undus',
  other: 'also',
};

/** A cell's lines: the usual form, then each variant in brackets with its mark; a dash when there is no form. */
const linesOf = (cell: TableCell): readonly string[] =>
  hasForm(cell) ? cell.map(({ text, variant }) => (variant ? `(${text}, ${MARKS[variant]})` : text)) : ['–'];

const GAP = '  ';

const renderColumns = (rows: readonly TableRow[], columns: readonly string[], from: number): string => {
  const heads = Math.max(...rows.map(({ head }) => head.length));
  const grid = rows.map(({ cells }) => columns.map((_, column) => linesOf(cells[from + column] ?? [])));
  const widths = columns.map((head, column) =>
    Math.max(head.length, ...grid.flatMap((lines) => (lines[column] ?? []).map((line) => line.length))),
  );
  const line = (head: string, cells: readonly string[]): string =>
    [head.padEnd(heads), ...cells.map((text, column) => text.padEnd(widths[column] ?? 0))]
      .join(GAP)
      .trimEnd();
  const body = grid.flatMap((lines, row) =>
    Array.from({ length: Math.max(...lines.map((cell) => cell.length)) }, (_, deep) =>
      line(
        deep === 0 ? (rows[row]?.head ?? '') : '',
        lines.map((cell) => cell[deep] ?? ''),
      ),
    ),
  );
  return [line('', columns), ...body].join('\n');
};

const widthOf = ({ columns, rows }: TableSection): number =>
  columns.reduce(
    (sum, head, column) =>
      sum +
      GAP.length +
      Math.max(
        head.length,
        ...rows.flatMap(({ cells }) => linesOf(cells[column] ?? []).map((text) => text.length)),
      ),
    12,
  );

/** The tables as text of aligned columns; a table wider than `width` characters is broken into bands of equally many columns. */
export const renderParadigmTable = ({ entry, class: name, sections }: ParadigmTable, width = 120): string => {
  const blocks = sections.map((one) => {
    const bands = Math.min(one.columns.length, Math.ceil(widthOf(one) / width));
    const share = Math.ceil(one.columns.length / bands);
    const parts = Array.from({ length: bands }, (_, band) =>
      renderColumns(one.rows, one.columns.slice(band * share, (band + 1) * share), band * share),
    );
    return [...(one.title ? [one.title.toUpperCase()] : []), parts.join('\n\n')].join('\n');
  });
  return `${entry}${name ? `  (${name})` : ''}\n\n${blocks.join('\n\n')}\n`;
};
