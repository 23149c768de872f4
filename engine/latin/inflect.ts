// The front door of the morphology: a word's class (`classify`), one cell (`inflect`), the whole table (`paradigm`).
// Invariant: a cell the word lacks answers with an empty list; the first form of a cell is the usual one and carries no `variant`.
import { classifyAdjective } from './adjectives.ts';
import { classifyAdverb } from './adverbs.ts';
import { classifyCompoundNoun } from './compoundNouns.ts';
import type { CellKey, Features } from './features.ts';
import { candidateKeys, featuresOf, isCompoundInfinitive } from './features.ts';
import { classifyNoun } from './nouns.ts';
import { classifyTabled, isTabled } from './pronouns.ts';
import { classifyVerb } from './verbs.ts';
import type { Form, Inflection, Unreadable, Word } from './word.ts';
import { formsOfCell, patternOf } from './word.ts';

const invariable = (word: Word): Inflection => ({
  pattern: patternOf('invariable', () => new Map()),
  stems: {},
  forms: new Map([['form', [{ text: word.parts[0] ?? '' }]]]),
  has: () => true,
});

const classifyAfresh = (word: Word): Inflection | Unreadable => {
  const lemma = word.parts[0] ?? '';
  if (isTabled(lemma) && word.pos !== 'adv' && word.pos !== 'conj') return classifyTabled(word, lemma);
  switch (word.pos) {
    case 'noun':
      return classifyCompoundNoun(word) ?? classifyNoun(word);
    case 'verb':
      return classifyVerb(word);
    case 'adj':
      return classifyAdjective(word);
    case 'adv':
      return classifyAdverb(word);
    case 'pron':
    case 'num':
      return word.parts.length > 1
        ? word.gender
          ? classifyNoun(word)
          : classifyAdjective(word)
        : invariable(word);
    case 'prep':
    case 'conj':
    case 'interj':
    case 'particle':
      return invariable(word);
  }
};

const classified = new WeakMap<Word, Inflection | Unreadable>();

/** The word's inflection class and stems, or why its parts cannot be read. Found once per word and remembered. */
export const classify = (word: Word): Inflection | Unreadable => {
  const known = classified.get(word);
  if (known) return known;
  const found = classifyAfresh(word);
  classified.set(word, found);
  return found;
};

/** The forms of one cell by its canonical key; empty when the word lacks the cell. */
export const formsAt = (word: Word, key: CellKey): readonly Form[] => {
  const inflection = classify(word);
  return 'problem' in inflection ? [] : formsOfCell(inflection, key);
};

/**
 * Every way to write the cell that `features` name, with macrons: the usual form first, the others marked as variants.
 * Empty when the word has no such form. Gender left out reads as masculine (neuter where there is no other), degree as positive.
 * An infinitive with a participle, asked for without agreement, is "amātum esse", beside it "amātus esse".
 */
export const inflect = (word: Word, features: Features): readonly Form[] => {
  for (const key of candidateKeys(features)) {
    const forms = formsAt(word, key);
    if (forms.length === 0) continue;
    if (!isCompoundInfinitive(key)) return forms;
    const nominative = formsAt(word, `${key}.nom.sg.m`);
    return [...forms, ...nominative.map((form): Form => ({ ...form, variant: 'other' }))];
  }
  return [];
};

/** The usual form of a cell, or undefined when the word lacks it. */
export const usualForm = (word: Word, features: Features): string | undefined =>
  inflect(word, features)[0]?.text;

/** The first of the cells a word may have. */
export const firstCell = (word: Word): CellKey | undefined => {
  const inflection = classify(word);
  if ('problem' in inflection) return undefined;
  for (const key of inflection.pattern.cells.keys()) return key;
  for (const key of inflection.forms.keys()) return key;
  return undefined;
};

/** Keys of the cells a word may have, in the order of a grammar's tables; some may turn out empty. */
export const cellKeys = (word: Word): readonly CellKey[] => {
  const inflection = classify(word);
  if ('problem' in inflection) return [];
  const keys = new Set(inflection.pattern.cells.keys());
  for (const key of inflection.forms.keys()) keys.add(key);
  return [...keys];
};

/** One cell of a paradigm. */
export type Cell = { readonly key: CellKey; readonly features: Features; readonly forms: readonly Form[] };

/** The whole table of a word: every cell it has, none that it lacks. */
export const paradigm = (word: Word): readonly Cell[] => {
  const cells: Cell[] = [];
  for (const key of cellKeys(word)) {
    const forms = formsAt(word, key);
    const features = featuresOf(key);
    if (forms.length > 0 && features) cells.push({ key, features, forms });
  }
  return cells;
};
