// Nouns of two words, written apart or together: rēs pūblica, iūs iūrandum, pater familiās, rēspūblica.
// Invariant: each half declines by its own class and the halves stand in the same cell; a half that does not decline stays as it is.
import { classifyAdjective } from './adjectives.ts';
import { classifyNoun, nounDeclension } from './nouns.ts';
import type { CellKey } from './features.ts';
import { NUMBERS, ROW_CASES } from './features.ts';
import type { Form, Inflection, Unreadable, Word } from './word.ts';
import { formsOfCell, patternOf, without, writtenCells } from './word.ts';

/** First halves that are written together with their second, nominative and genitive. */
const FUSED: readonly (readonly [string, string])[] = [
  ['rēs', 'reī'],
  ['iūs', 'iūris'],
  ['pater', 'patris'],
  ['māter', 'mātris'],
];

type Halves = {
  readonly nominatives: readonly string[];
  readonly genitives: readonly string[];
  readonly joint: '' | ' ';
};

const halvesOf = (nom: string, gen: string): Halves | undefined => {
  const nominatives = nom.split(' ');
  const genitives = gen.split(' ');
  if (nominatives.length === 2 && genitives.length === 2) return { nominatives, genitives, joint: ' ' };
  for (const [first, oblique] of FUSED) {
    const rest = [nom.slice(first.length), gen.slice(oblique.length)] as const;
    if (!nom.startsWith(first) || !gen.startsWith(oblique) || rest[0].length < 5) continue;
    return { nominatives: [first, rest[0]], genitives: [oblique, rest[1]], joint: '' };
  }
  return undefined;
};

/** One half; the second is an adjective where it looks like one (mīlitāris), and unchanging where it is a genitive (familiās, plēbis). */
const classifyHalf = (word: Word, nom: string, gen: string): Inflection | Unreadable | undefined => {
  if (nom !== gen) return classifyNoun({ pos: 'noun', parts: [nom, gen], gender: word.gender, flags: [] });
  return /(?:ār|āl|īl|est)is$/.test(nom)
    ? classifyAdjective({ pos: 'adj', parts: [nom, `${without(nom, 'is')}e`], flags: ['nograde'] })
    : undefined;
};

/** The declensions of the halves of a noun of two words that decline; undefined when the word is not one. */
export const halfDeclensions = ({ parts: [nom = '', gen = ''] }: Word): readonly number[] | undefined => {
  const halves = halvesOf(nom, gen);
  return halves?.nominatives.flatMap((nominative, at) => {
    const genitive = halves.genitives[at] ?? '';
    return nominative === genitive
      ? []
      : (nounDeclension({ pos: 'noun', parts: [nominative, genitive], flags: [] }) ?? []);
  });
};

const CELLS: readonly CellKey[] = NUMBERS.flatMap((number) => ROW_CASES.map((name) => `${name}.${number}`));

/** The inflection of a noun of two words; undefined when the word is not one. */
export const classifyCompoundNoun = (word: Word): Inflection | Unreadable | undefined => {
  const [nom = '', gen = ''] = word.parts;
  const halves = halvesOf(nom, gen);
  if (!halves || word.flags.includes('indecl')) return undefined;
  const inflections: (Inflection | undefined)[] = [];
  for (const [at, nominative] of halves.nominatives.entries()) {
    const found = classifyHalf(word, nominative, halves.genitives[at] ?? '');
    if (found && 'problem' in found) return found;
    inflections.push(found);
  }
  const singularOnly = word.flags.includes('singular');
  const gender = word.gender === 'n' || word.gender === 'f' ? word.gender : 'm';
  const cells: (readonly [CellKey, readonly Form[]])[] = [];
  for (const key of CELLS) {
    if (singularOnly && key.endsWith('.pl')) continue;
    const texts = inflections.map((inflection, at) => {
      if (!inflection) return halves.nominatives[at];
      return (formsOfCell(inflection, key)[0] ?? formsOfCell(inflection, `${key}.${gender}`)[0])?.text;
    });
    if (texts.every((text) => text !== undefined)) cells.push([key, [{ text: texts.join(halves.joint) }]]);
  }
  return {
    pattern: patternOf('compound noun', () => new Map()),
    stems: {},
    forms: new Map([...cells, ...writtenCells(word.forms)]),
    has: () => true,
  };
};
