// Slots read off a Latin text that brings none of its own: keys of authors and of an AI, gaps of dialogues.
// Invariant: a word may be spelt as the key spells it, or by a form that the grammar gives for the same word in the same cell;
// which cell the key means is taken from its sentence, and where that stays open another form must bear its macrons.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../../../analyse.ts';
import type { CellKey } from '../../../features.ts';
import { fold } from '../../../fold.ts';
import { firstCell, formsAt } from '../../../inflect.ts';
import type { Standing } from '../../../reading/latin.ts';
import { isPreposition, latinWordsOf, readStanding } from '../../../reading/latin.ts';
import { fitting } from '../../../reading/latinNeighbours.ts';
import { clausesOf, joins, opens, phrasesOf, sentencesOf } from '../../../reading/latinClauses.ts';

/** A slot; one read off a text says how its word may be spelt. */
export type Slot = LatinSlot & {
  /** Spellings that may stand here, macrons levelled. */
  readonly spellings?: readonly string[];
  /** Spellings that may stand here only with these very macrons. */
  readonly marked?: readonly string[];
  /** Other words, each in cells of its own, that may stand here. */
  readonly others?: readonly { readonly lexeme: string; readonly cells: readonly string[] }[];
  /** The sentence of the text that the word stands in, from 0. */
  readonly sentence?: number;
};

const spellingsAt = (lexeme: Lexeme, key: CellKey): readonly string[] => [
  ...formsAt(lexeme, key).map(({ text }) => text),
  ...(lexeme.alt.length > 0 && (firstCell(lexeme) ?? 'form') === key ? lexeme.alt : []),
];

/** How a word of the key may be spelt, enclitics -ne and -que apart. */
const spelt = (text: string, readings: readonly Analysis[]): Pick<Slot, 'spellings' | 'marked'> => {
  const bound = readings[0]?.enclitic;
  const tail = bound === 'cum' || bound === 've' ? bound : '';
  const own = bound === 'ne' || bound === 'que' ? text.slice(0, -bound.length) : text;
  const ways = readings.map(({ lexeme, key }) => spellingsAt(lexeme, key).map((form) => form + tail));
  const [first = []] = ways;
  const shared = first.filter((form) => ways.every((list) => list.some((one) => fold(one) === fold(form))));
  const spellings = [...new Set([own, ...readings.map(({ form }) => form.text + tail), ...shared])];
  return {
    spellings,
    marked: [...new Set(ways.flat())].filter(
      (form) => !spellings.includes(form) && fold(form) !== form.toLowerCase(),
    ),
  };
};

const roleOf = (word: Standing | undefined): string =>
  !word
    ? 'word'
    : isPreposition(word)
      ? 'preposition'
      : joins(word)
        ? 'joining'
        : opens(word)
          ? 'conjunction'
          : 'word';

const SPEAKERS: Readonly<Record<string, string>> = { ego: '1sg', tu: '2sg', nos: '1pl', uos: '2pl' };

/** Whether a word is an ego or tū that the verb of its clause says by its ending. */
const isSaidByVerb = (
  text: string,
  words: readonly Standing[],
  clauses: readonly number[],
  at: number,
): boolean => {
  const who = SPEAKERS[fold(text)];
  return (
    who !== undefined &&
    words.some(
      (_, place) =>
        clauses[place] === clauses[at] && fitting(words, place).some(({ key }) => key.endsWith(`.${who}`)),
    )
  );
};

/** Slots for the words of `text`; `line` is the sentence it stands in when it is only a part of one, with `___` in its place. */
export const slotsFromText = (index: LatinIndex, text: string, line = '___'): readonly Slot[] => {
  const [before = '', after = ''] = line.split(/_{3,}/);
  const words = readStanding(index, `${before}${text}${after}`);
  const from = latinWordsOf(before).length;
  const clauses = clausesOf(words);
  const sentences = sentencesOf(words);
  const phrases = phrasesOf(words);
  return latinWordsOf(text).map((word, i): Slot => {
    const at = from + i;
    const fits = fitting(words, at);
    const enclitic = fits[0]?.enclitic;
    const phrase = phrases.find((places) => places.includes(at))?.[0];
    return {
      text: word,
      lexemes: fits.length === 0 ? ['-'] : [...new Set(fits.map(({ lexeme }) => lexeme.id))],
      cells: fits.length === 0 ? ['form'] : [...new Set(fits.map(({ key }) => key))],
      role: roleOf(words[at]),
      clause: clauses[at] ?? 0,
      sentence: sentences[at] ?? 0,
      ...spelt(word, fits),
      ...(phrase === undefined ? {} : { phrase }),
      ...(enclitic === 'ne' || enclitic === 'que' ? { enclitic } : {}),
      ...(isSaidByVerb(word, words, clauses, at) ? { optional: true } : {}),
    };
  });
};
