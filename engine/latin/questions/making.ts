// What every generator is given, and the small choices they share. A generator answers undefined when its draw came to nothing.
import type { LatinDialogue } from '@sigilla/content/schema/latinDialogue.ts';
import type { LatinFrames } from '@sigilla/content/schema/latinFrame.ts';
import type { LatinPassage } from '@sigilla/content/schema/latinPassage.ts';
import type { LatinPrompt } from '@sigilla/content/schema/latinPrompt.ts';
import type { LatinQuestionInput } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme, PartOfSpeech } from '@sigilla/content/schema/lexeme.ts';
import type { Random } from '../../core/random.ts';
import type { LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import type { Sentence } from '../sentences/compose.ts';
import { composeSentence } from '../sentences/compose.ts';
import type { Stock } from '../sentences/stock.ts';
import { FRAMES } from '../sentences/frames.ts';
import { levelOf } from '../sentences/stock.ts';

/** Everything questions are made from; content's values, passed in. */
export type LatinMaterial = {
  readonly index: LatinIndex;
  readonly frames: LatinFrames;
  readonly dialogues: readonly LatinDialogue[];
  readonly passages: readonly LatinPassage[];
  readonly prompts: readonly LatinPrompt[];
};

/** What one question is made from; all chance comes from `random`. */
export type Making = {
  readonly material: LatinMaterial;
  readonly stock: Stock;
  readonly random: Random;
  readonly level: number;
  /** The word that it is to be about. */
  readonly word?: Lexeme;
  /** The construction that it is to be about: a frame's name or one of its concepts. */
  readonly construction?: string;
};

type WithoutHead<T> = T extends unknown
  ? Omit<T, 'id' | 'difficulty' | 'generatedBy' | 'generatedAt'>
  : never;

/** A question without its number, difficulty and date. */
export type Body = WithoutHead<LatinQuestionInput>;

/** Makes a question of one sort, or nothing when its draw came to nothing. */
export type Generator = (making: Making) => Body | undefined;

/** Whether a headword is one word, unlike rēs pūblica. */
export const isOneWord = ({ parts }: Lexeme): boolean =>
  wordsOf(parts[0] ?? '').length === 1 && parts[0] !== '-';

const pools = new WeakMap<LatinIndex, Map<string, readonly Lexeme[]>>();

/** Words of a part of speech that a learner of the level may meet; proper names and words of several parts apart. */
export const wordsFor = (
  { material: { index } }: Pick<Making, 'material'>,
  level: number,
  ...kinds: readonly PartOfSpeech[]
): readonly Lexeme[] => {
  const known = pools.get(index) ?? new Map<string, readonly Lexeme[]>();
  pools.set(index, known);
  const key = `${level} ${kinds.join(' ')}`;
  const pool =
    known.get(key) ??
    index.lexemes.filter(
      (lexeme) =>
        kinds.includes(lexeme.pos) &&
        levelOf(lexeme) <= level &&
        !lexeme.flags.includes('proper') &&
        isOneWord(lexeme),
    );
  known.set(key, pool);
  return pool;
};

/** A shuffled copy. */
export const shuffled = <T>(random: Random, list: readonly T[]): T[] => {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
  }
  return copy;
};

/** Up to `count` different elements. */
export const some = <T>(random: Random, list: readonly T[], count: number): readonly T[] =>
  shuffled(random, list).slice(0, count);

/** A frame that suits the level: its own level and up to four below, the nearer the likelier. */
const frameFor = ({ random, level }: Making): string | undefined => {
  const near = FRAMES.filter((frame) => frame.level <= level && frame.level >= level - 4);
  const at =
    near.length === 0 ? -1 : random.weighted(near.map((frame) => (frame.level >= level - 2 ? 2 : 1)));
  return near[at]?.name;
};

/** A sentence on a construction, or on one that suits the level. */
export const sentenceFor = (making: Making, focus = focusFor(making)): Sentence | undefined =>
  composeSentence({
    index: making.material.index,
    frames: making.material.frames,
    random: making.random,
    level: making.level,
    ...(focus === undefined ? {} : { focus }),
    ...(making.word === undefined ? {} : { word: making.word }),
  });

/** The construction that is asked for; any where only a word is. */
const focusFor = (making: Making): string | undefined =>
  making.construction ?? (making.word === undefined ? frameFor(making) : undefined);

/** What a question on a sentence trains: its construction as grammars call it. */
export const focusOf = ({ concepts }: Sentence): string => concepts[1] ?? concepts[0] ?? '';

const OF_AGE = 700;

/** The word that is asked about; else one of these kinds, mostly one that this level and the two before have brought in. */
export const wordOfLevel = (making: Making, ...kinds: readonly PartOfSpeech[]): Lexeme | undefined => {
  if (making.word) return making.word;
  const pool = wordsFor(making, making.level, ...kinds);
  const young = pool.filter((lexeme) => levelOf(lexeme) > making.level - 5);
  const from = young.length >= 30 && making.random.chance(OF_AGE) ? young : pool;
  return from.length < 8 ? undefined : making.random.pick(from);
};

/** The dictionary's heading: `rēx, rēgis`. */
export const heading = (lexeme: Lexeme): string =>
  lexeme.pos === 'noun' || lexeme.pos === 'verb' || lexeme.pos === 'adj'
    ? lexeme.parts.filter((part) => part !== '-').join(', ')
    : (lexeme.parts[0] ?? '');

/** The first gloss, a verb's with "to". */
export const glossOf = (lexeme: Lexeme): string => {
  const gloss = lexeme.senses[0]?.en[0] ?? '';
  return lexeme.pos === 'verb' && gloss !== 'can' ? `to ${gloss}` : gloss;
};

/** Things of about this level: the nearest ones. */
export const nearLevel = <T extends { readonly level: number }>(
  list: readonly T[],
  level: number,
): readonly T[] => {
  for (let reach = 1; reach <= 9; reach += 1) {
    const found = list.filter((one) => Math.abs(one.level - level) <= reach);
    if (found.length >= Math.min(4, list.length)) return found;
  }
  return list;
};
