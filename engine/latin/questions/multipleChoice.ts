// Multiple choice: meanings, forms, readings of forms, government, gaps and whole sentences. Distractors are near misses;
// whether one of them could be right after all is for prove.ts to find.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from '../analyse.ts';
import { formsAt, paradigm } from '../inflect.ts';
import { englishTokens, FUNCTION_WORDS } from '../reading/english.ts';
import { areAlike, stemOf } from '../reading/meanings.ts';
import { glossesOf } from '../sentences/stock.ts';
import { describeForm } from './describing.ts';
import { isAskable, nearestCells, options } from './asking.ts';
import { explainForm, explainReadings } from './explaining.ts';
import { gap, sentenceMeaning } from './sentenceChoice.ts';
import type { Body, Generator, Making } from './making.ts';
import { glossOf, heading, some, wordOfLevel, wordsFor } from './making.ts';

const KINDS = ['noun', 'verb', 'adj', 'adv'] as const;

const englishOf = ({ senses, also }: Lexeme): readonly string[] => [
  ...senses.flatMap(({ en }) => en),
  ...also,
];

const stems = new WeakMap<Lexeme, ReadonlySet<string>>();

/** What a word means, each gloss without the endings of English: "stables" is "stable". */
const stemsOf = (lexeme: Lexeme): ReadonlySet<string> => {
  const there = stems.get(lexeme);
  if (there !== undefined) return there;
  const found = new Set(englishOf(lexeme).map((gloss) => englishTokens(gloss).map(stemOf).join(' ')));
  stems.set(lexeme, found);
  return found;
};

const differ = (one: Lexeme, other: Lexeme): boolean =>
  one.id !== other.id && stemsOf(one).isDisjointFrom(stemsOf(other));

const rendered = new WeakMap<LatinIndex, ReadonlyMap<string, ReadonlySet<Lexeme>>>();

/** For each English gloss the Latin words that it renders. */
const renderedIn = (index: LatinIndex): ReadonlyMap<string, ReadonlySet<Lexeme>> => {
  const there = rendered.get(index);
  if (there !== undefined) return there;
  const found = new Map<string, Set<Lexeme>>();
  for (const lexeme of index.lexemes)
    for (const gloss of englishOf(lexeme)) found.set(gloss, (found.get(gloss) ?? new Set()).add(lexeme));
  rendered.set(index, found);
  return found;
};

/** Whether what is shown of two words is one English word in two forms, or two renderings of one Latin word. */
const lookAlike = (index: LatinIndex, one: Lexeme, other: Lexeme): boolean => {
  const [mine = '', theirs = ''] = [one, other].map(({ senses }) => senses[0]?.en[0] ?? '');
  const all = renderedIn(index);
  const own = all.get(mine);
  if (own !== undefined && !own.isDisjointFrom(all.get(theirs) ?? new Set())) return true;
  const counting = (gloss: string): readonly string[] =>
    englishTokens(gloss).filter((word) => !FUNCTION_WORDS.has(word));
  return counting(mine).some((word) => counting(theirs).some((their) => areAlike(index, word, their)));
};

/**
 * Three other words of the kind: two that touch on the same matters where there are any, so that a guess is no help. No two of the four mean the same,
 * nor is what one means a form of what another does.
 */
export const others = (making: Making, word: Lexeme): readonly Lexeme[] => {
  const pool = wordsFor(making, making.level, word.pos).filter((other) => differ(word, other));
  const near = some(
    making.random,
    pool.filter(({ tags }) => tags.some((tag) => word.tags.includes(tag))),
    2,
  );
  const rest = some(making.random, pool, 12);
  const { index } = making.material;
  const chosen: Lexeme[] = [];
  for (const one of [...near, ...rest])
    if (
      chosen.length < 3 &&
      [word, ...chosen].every((other) => differ(one, other) && !lookAlike(index, one, other))
    )
      chosen.push(one);
  return chosen;
};

/** What a word means. */
export const meaning: Generator = (making) => {
  const word = wordOfLevel(making, making.random.pick(KINDS));
  if (!word) return undefined;
  const form = word.parts[0] ?? '';
  const chosen = options(making, glossOf(word), others(making, word).map(glossOf));
  return (
    chosen && {
      questionType: 'multiple_choice',
      questionText: `What does ${heading(word)} mean?`,
      ...chosen,
      explanation:
        `${form} means ${glossesOf(word).slice(0, 3).join(', ')}. ${word.usage ?? word.etym ?? ''}`.trim(),
      conceptTags: ['vocabulary', word.level],
      grammarFocus: 'vocabulary',
      judging: { answer: 'option', meaning: { form } },
    }
  );
};

/** Which word says it. */
export const wordFor: Generator = (making) => {
  const word = wordOfLevel(making, making.random.pick(KINDS));
  if (!word) return undefined;
  const wrong = others(making, word);
  const chosen = options(
    making,
    word.parts[0] ?? '',
    wrong.map((other) => other.parts[0] ?? ''),
  );
  return (
    chosen && {
      questionType: 'multiple_choice',
      questionText: `Which Latin word says "${glossOf(word)}"?`,
      ...chosen,
      explanation: `${heading(word)}: ${glossesOf(word).slice(0, 3).join(', ')}. The others are ${wrong.map((other) => `${other.parts[0] ?? ''}, ${glossOf(other)}`).join('; ')}.`,
      conceptTags: ['vocabulary', word.level],
      grammarFocus: 'vocabulary',
      judging: { answer: 'option' },
    }
  );
};

const inflecting = (
  making: Making,
): { readonly word: Lexeme; readonly cells: ReturnType<typeof paradigm> } | undefined => {
  const { random, level } = making;
  const kinds = level < 3 ? (['noun', 'noun', 'verb'] as const) : (['noun', 'verb', 'verb', 'adj'] as const);
  const word = wordOfLevel(making, random.pick(kinds));
  if (!word) return undefined;
  const cells = paradigm(word).filter(({ features, forms }) =>
    isAskable(making, word, features, forms[0]?.text ?? ''),
  );
  return cells.length < 5 ? undefined : { word, cells };
};

/** Which form it is that is asked for. */
export const formQuestion: Generator = (making) => {
  const found = inflecting(making);
  if (!found) return undefined;
  const { word, cells } = found;
  const cell = making.random.pick(cells);
  const key = cell.forms[0]?.text ?? '';
  const near = nearestCells(making, cells, cell).flatMap(({ forms }) => forms[0]?.text ?? []);
  const wrong = [...new Set(near)]
    .filter((text) => text !== key && !formsAt(word, cell.key).some((form) => form.text === text))
    .slice(0, 5);
  const chosen = options(making, key, some(making.random, wrong, 3));
  const what = describeForm(word, cell.features);
  return (
    chosen && {
      questionType: 'multiple_choice',
      questionText: `Which form of ${heading(word)} is the ${what}?`,
      ...chosen,
      explanation: explainForm(word, cell),
      conceptTags: ['forms', word.pos],
      grammarFocus: what,
      judging: { answer: 'option', form: { lexeme: word.id, cells: [cell.key] } },
    }
  );
};

/** What a form can be. */
export const reading: Generator = (making) => {
  const found = inflecting(making);
  if (!found) return undefined;
  const { word, cells } = found;
  const cell = making.random.pick(cells);
  const form = cell.forms[0]?.text ?? '';
  const readings = making.material.index.analyse(form).filter(({ exact }) => exact);
  const own = new Set(readings.map(({ features, lexeme }) => describeForm(lexeme, features)));
  const key = describeForm(word, cell.features);
  const near = nearestCells(making, cells, cell).map(({ features }) => describeForm(word, features));
  const wrong = [...new Set(near)].filter((what) => !own.has(what)).slice(0, 5);
  const chosen = options(making, key, some(making.random, wrong, 3));
  return (
    chosen && {
      questionType: 'multiple_choice',
      questionText: `What form of ${word.parts[0] ?? ''} (${glossOf(word)}) can ${form} be?`,
      ...chosen,
      explanation: explainReadings(form, word, cell.features, readings),
      conceptTags: ['forms', word.pos],
      grammarFocus: key,
      judging: { answer: 'option' },
    }
  );
};

const CASES_TAKEN: Readonly<Record<string, string>> = {
  acc: 'the accusative',
  dat: 'the dative',
  abl: 'the ablative',
  gen: 'the genitive',
};

/** Whether there is one case that a verb or preposition takes, and it goes without saying for neither. */
export const takesOneCase = ({ gov, pos, senses }: Lexeme): boolean =>
  gov !== undefined &&
  (pos === 'prep'
    ? gov.length === 1 && senses.every((sense) => !('note' in sense && sense.note))
    : pos === 'verb' && gov.every((one) => one === gov[0] || one === 'none')) &&
  CASES_TAKEN[gov[0] ?? ''] !== undefined &&
  (pos === 'prep' || gov[0] !== 'acc');

/** Which case a word takes. */
export const government: Generator = (making) => {
  const { random, level } = making;
  const pool = (making.word ? [making.word] : wordsFor(making, level, 'verb', 'prep')).filter(takesOneCase);
  if (pool.length === 0) return undefined;
  const word = random.pick(pool);
  const key = CASES_TAKEN[word.gov?.[0] ?? ''] ?? '';
  const chosen = options(
    making,
    key,
    Object.values(CASES_TAKEN).filter((one) => one !== key),
  );
  return (
    chosen && {
      questionType: 'multiple_choice',
      questionText: `Which case does ${heading(word)} ("${glossOf(word)}") take?`,
      ...chosen,
      explanation: `${word.parts[0] ?? ''} takes ${key}. ${word.usage ?? ''}`.trim(),
      conceptTags: ['government', word.pos],
      grammarFocus: 'government',
      judging: { answer: 'option' },
    }
  );
};

const BY_LEVEL: readonly (readonly [Generator, number, number])[] = [
  [meaning, 1, 3],
  [wordFor, 1, 2],
  [formQuestion, 1, 3],
  [reading, 2, 2],
  [government, 3, 1],
  [sentenceMeaning, 1, 3],
  [gap, 1, 3],
];

/** A multiple choice question of the level. */
export const multipleChoice = (making: Making): Body | undefined => {
  const known = BY_LEVEL.filter(([, level]) => level <= making.level);
  const at = making.random.weighted(known.map(([, , weight]) => weight));
  return known[at]?.[0](making);
};
