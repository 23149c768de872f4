// Where the stem of a form stops and its ending begins, as a paper grammar sets the ending in red. It is read off the table itself: what all the oblique cases of a
// noun begin with, and all persons of a tense. Invariant: where what is left is no ending that grammars know (vīs, possum, deus), nothing is parted:
// no red is better than a wrong one. Pure.
import { bare } from '../../../ui/bareText.ts';
import type { Section } from './FormsTable.tsx';

type Rows = Section['rows'];

/** Cases that are always made of the stem. */
const OBLIQUE: ReadonlySet<string> = new Set(['genitive', 'dative', 'ablative']);
/** How a genitive ends, and a first person. */
const GENITIVES: ReadonlySet<string> = new Set('ae i is us ei ius um arum orum rum ium uum erum'.split(' '));
const FIRST_PERSONS: ReadonlySet<string> = new Set('o io m i r or ior'.split(' '));
const SHORTEST_STEM = 2;

const first = (rows: Rows, column: number): readonly string[] =>
  rows.flatMap(({ cells }) => cells[column]?.[0]?.text ?? []);

/** What all of them begin with, without marks. */
const commonStart = (forms: readonly string[]): string =>
  forms.map(bare).reduce((stem, form) => {
    let at = 0;
    while (at < stem.length && stem[at] === form[at]) at += 1;
    return stem.slice(0, at);
  });

const stemOf = (
  forms: readonly string[],
  telling: string | undefined,
  known: ReadonlySet<string>,
): number => {
  if (telling === undefined || forms.length < 2 || forms.some((form) => form.includes(' '))) return 0;
  const { length: most } = commonStart(forms);
  // The i of ācrī, ācribus is common to all of them, and belongs to the ending.
  const length = [most, most - 1].find((at) => known.has(bare(telling).slice(at))) ?? 0;
  return length >= SHORTEST_STEM ? length : 0;
};

/** Of each column of a table the stem, without marks; empty where none is certain. */
export const stemsOf = ({ columns, rows }: Section): readonly string[] => {
  const oblique = rows.filter(({ head }) => OBLIQUE.has(head));
  if (oblique.length > 0) {
    const forms = columns.flatMap((_, column) => first(oblique, column));
    const [genitive] = columns.flatMap((_, column) => first(oblique.slice(0, 1), column));
    const stem = bare(forms[0] ?? '').slice(0, stemOf(forms, genitive, GENITIVES));
    return columns.map(() => stem);
  }
  if (!rows.every(({ head }) => /^[123]/.test(head))) return columns.map(() => '');
  return columns.map((_, column) => {
    const forms = first(rows, column);
    return bare(forms[0] ?? '').slice(0, stemOf(forms, rows[0]?.cells[column]?.[0]?.text, FIRST_PERSONS));
  });
};

/** A form as its stem and its ending; the whole of it is stem where it does not begin with that. */
export const parted = (form: string, stem: string): readonly [string, string] =>
  stem !== '' && bare(form).startsWith(stem)
    ? [form.slice(0, stem.length), form.slice(stem.length)]
    : [form, ''];
