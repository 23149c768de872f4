// Composing a sentence: a frame is drawn, its tree is said in both languages, and what comes out is checked before anyone sees it.
// Invariants: the same stream and level give the same sentence; every Latin word reads back as the form that was meant;
// no sentence can be read with subject and object exchanged, says in English of a cook that he cooks, or of the easy that it is hard; ōdī and meminī tell of now.
import type { LatinFrames } from '@sigilla/content/schema/latinFrame.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { EnglishPiece, LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { Random } from '../../core/random.ts';
import type { LatinIndex } from '../analyse.ts';
import { isContrary } from './contrary.ts';
import { Draft } from './draft.ts';
import { englishOf } from './englishSide.ts';
import { enriched } from './enrich.ts';
import type { Frame, Made } from './frames/frame.ts';
import { FRAMES } from './frames.ts';
import { latinOf } from './latinSide.ts';
import { isChiming } from './oneStem.ts';
import { inTheirTenses, preteritesAmong } from './preterites.ts';
import type { Stock } from './stock.ts';
import { composingStock } from './stock.ts';
import type { SentenceTree } from './tree.ts';

/** A sentence in both languages, with all that a grader needs. */
export type Sentence = {
  readonly tree: SentenceTree;
  readonly latin: string;
  readonly english: string;
  /** Latin that says the same: other orders of the words. */
  readonly acceptedLatin: readonly string[];
  readonly acceptedEnglish: readonly string[];
  readonly slots: readonly LatinSlot[];
  /** Ways to arrange the English, each piece with every wording. */
  readonly arrangements: readonly (readonly EnglishPiece[])[];
  readonly concepts: readonly string[];
  /** How it is to be said in Latin where the English leaves a choice: "with the supine". */
  readonly manner?: string;
  /** Ids of the words in it. */
  readonly words: readonly string[];
  /** How it could be taken otherwise; never there in what is composed. */
  readonly ambiguity?: string;
};

/** What a sentence is made from. `focus` is a frame's name or one of its concepts; `word` a word that must be in it. */
export type SentenceWish = {
  readonly index: LatinIndex;
  readonly frames: LatinFrames;
  readonly random: Random;
  readonly level: number;
  readonly focus?: string;
  readonly word?: Lexeme;
};

const MOST_ATTEMPTS = 60;

/** So many drafts of a frame before another is taken: many a frame can be told in some scenes only. */
const DRAWS_A_FRAME = 5;

const framesFor = (level: number, focus: string | undefined): readonly Frame[] => {
  const byName = FRAMES.filter((frame) => frame.name === focus);
  if (byName.length > 0) return byName;
  const byConcept = FRAMES.filter((frame) => focus !== undefined && frame.concepts.includes(focus));
  return byConcept.length > 0 ? byConcept : FRAMES.filter((frame) => frame.level <= level);
};

const isAlive = (index: LatinIndex, { lexemes }: LatinSlot): boolean =>
  index
    .byId(lexemes[0] ?? '')
    ?.tags.some((tag) => tag === 'person' || tag === 'animal' || tag === 'army' || tag === 'people') ?? false;

/** The word that does not read as the form that was meant; undefined when all do. */
const misread = (index: LatinIndex, slots: readonly LatinSlot[]): string | undefined => {
  for (const slot of slots) {
    const readings = index.analyse(slot.text);
    if (
      !readings.some(
        ({ lexeme, key, exact }) =>
          lexeme.id === slot.lexemes[0] && exact && (slot.cells.includes(key) || slot.cells[0] === 'form'),
      )
    )
      return `${slot.text} does not read as ${slot.lexemes[0] ?? ''} ${slot.cells[0] ?? ''}`;
  }
  return undefined;
};

/** How the sentence could be taken otherwise; undefined when it cannot. */
const ambiguityOf = (index: LatinIndex, slots: readonly LatinSlot[]): string | undefined => {
  for (const clause of new Set(slots.map((slot) => slot.clause))) {
    const here = slots.filter((slot) => slot.clause === clause);
    const subject = here.find(({ role }) => role === 'subject');
    const object = here.find(({ role, cells }) => role === 'object' && cells[0]?.startsWith('acc'));
    if (!object) continue;
    if (!subject) {
      const verb = here.find(({ role }) => role === 'verb')?.cells[0] ?? '';
      const count = /3(sg|pl)/.exec(verb)?.[1];
      const could = index
        .analyse(object.text)
        .some(({ key, exact, lexeme }) => exact && lexeme.pos === 'noun' && key === `nom.${count ?? ''}`);
      if (count !== undefined && could && isAlive(index, object)) return 'the object could be the subject';
      continue;
    }
    const isReported = subject.cells[0]?.startsWith('acc') ?? false;
    const could = (text: string, wanted: string): boolean =>
      index
        .analyse(text)
        .some(({ key, exact, lexeme }) => exact && lexeme.pos === 'noun' && key.startsWith(wanted));
    const number = subject.cells[0]?.includes('pl') ? 'pl' : 'sg';
    if (
      isReported ? isAlive(index, object) : could(object.text, `nom.${number}`) && could(subject.text, 'acc.')
    )
      return 'subject and object look alike';
  }
  return undefined;
};

/** The other orders that prose allows a simple sentence; answers are not held to these, they are examples. */
const otherOrders = (stock: Stock, tree: SentenceTree): readonly string[] => {
  const orders = ['subject-object-verb', 'object-subject-verb', 'subject-verb-object', 'verb-first'] as const;
  return orders.flatMap((order) => latinOf(stock, { ...tree, order })?.text ?? []);
};

const examplesOf = (arrangements: readonly (readonly EnglishPiece[])[]): readonly string[] =>
  arrangements.map((pieces) =>
    pieces
      .map((piece) => piece.any[0] ?? '')
      .filter(Boolean)
      .join(' '),
  );

/** Says a tree in both languages; undefined when a word lacks a form or, unless `isLenient`, the sentence could be misread. */
export const sentenceOf = (
  stock: Stock,
  tree: SentenceTree,
  about: readonly string[] = [],
  isLenient = false,
): Sentence | undefined => {
  const latin = latinOf(stock, tree);
  if (!latin || misread(stock.index, latin.slots) !== undefined) return undefined;
  const ambiguity = ambiguityOf(stock.index, latin.slots);
  if (ambiguity !== undefined && !isLenient) return undefined;
  const english = englishOf(stock, tree);
  return {
    tree,
    latin: latin.text,
    english: english.text,
    acceptedLatin: [...new Set([latin.text, ...otherOrders(stock, tree)])],
    acceptedEnglish: [...new Set([english.text, ...examplesOf(english.arrangements)])],
    slots: latin.slots,
    arrangements: english.arrangements,
    concepts: about,
    words: [...new Set(latin.slots.flatMap(({ lexemes }) => lexemes[0] ?? []))],
    ...(ambiguity === undefined ? {} : { ambiguity }),
  };
};

/**
 * A sentence of this skill level (1 to 10), new for every draw of `random`; the same stream gives the same sentence.
 * Undefined only when the lexicon has too few words for any frame of the level.
 */
export const composeSentence = ({
  index,
  frames,
  random,
  level,
  focus,
  word,
}: SentenceWish): Sentence | undefined => {
  const stock = composingStock(index, frames);
  const among = framesFor(level, focus);
  const weights = among.map((frame) => (frame.level >= level - 1 ? 6 : frame.level >= level - 3 ? 3 : 1));
  let frame: Frame | undefined;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    if (attempt % DRAWS_A_FRAME === 0) frame = among[random.weighted(weights)];
    if (!frame) continue;
    const { name, concepts } = frame;
    const draft = new Draft(stock, random, Math.max(level, focus === undefined ? 1 : frame.level), word);
    const made = frame.make(draft);
    if (!made) continue;
    const about = [...new Set([name, ...concepts])];
    const said = (tree: Made): Sentence | undefined => {
      if (!tree || isChiming({ ...tree, frame: name }) || isContrary(index, tree)) return undefined;
      const told = inTheirTenses(index, { ...tree, frame: name });
      const whole = sentenceOf(stock, told.tree, about);
      const slots = whole?.slots.map(({ lexemes }) => lexemes[0]) ?? [];
      return preteritesAmong(index, slots) === told.count ? whole : undefined;
    };
    const sentence = said(enriched(draft, made, level)) ?? said(made);
    if (sentence && (word === undefined || sentence.words.includes(word.id)))
      return frame.manner === undefined ? sentence : { ...sentence, manner: frame.manner };
  }
  return undefined;
};
