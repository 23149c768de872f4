// What English words have to do with Latin ones: which words of the lexicon each renders, in any of its forms, and which are of one root.
// Invariant: a lexicon is gone through once and remembered.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from '../analyse.ts';
import { englishTokens, TELLS_WHILE } from './english.ts';
import { comparativesOf, pluralOf, superlativesOf } from '../sentences/englishNouns.ts';
import { toldForms, verbForms } from '../sentences/englishVerbs.ts';

/** Deeds that may be told of anybody, in all their forms. */
export const DEEDS =
  `get give go come make take put let keep say tell call speak mean think want use become seem happen know try begin start show find look ask need believe understand hope wish allow suppose bring hold
  send live remain stay leave turn work owe decide treat own regard consider run stand follow care join build pass return receive offer accept choose change move lose win fight lead serve protect save help
  free kill die destroy learn teach read write describe explain compare praise blame mention refer remember forget avoid suffer bear feel love hate fear enjoy expect wait watch see hear listen carry pay buy sell
  spend earn gain reach enter arrive travel cross rule govern command order force forbid punish arrest accuse condemn worship pray promise swear refuse deny prevent stop finish end continue last stick
  belong contain consist include depend matter concern represent stand appear exist prove admit agree argue claim complain warn advise urge encourage invite greet address meet marry divorce bury attack defend
  defeat conquer capture escape flee surrender throw catch drop fall rise grow raise lower cut break hide cover reveal notice recognise realise discover invent compose quote copy translate publish survive
  own entrust press lift hurry drive hire hand pick gather collect provide supply share divide join mix connect treat trust respect honour obey oblige behave act react enable cause create produce`.split(
    /\s+/,
  );

/** A word without the endings that English puts on. */
export const stemOf = (word: string): string => {
  const bare = word.replace(/'s?$/, '').replace(/(?:ies|ied)$/, 'y');
  const stem = bare.replace(/(?:ingly|ing|edly|ed|es|s|er|est|ly|e|y)$/, '');
  return (stem.length >= 3 ? stem : bare).replace(/([bdgklmnprt])\1$/, '$1');
};

/** Whether one stem is the beginning of the other. */
export const isKin = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length >= 3 && long.startsWith(short) && (short.length >= 4 || long.length - short.length <= 3)
  );
};

/** A gloss of a part of speech in every form that English gives it. */
export const glossForms = (pos: Lexeme['pos'], gloss: string): readonly string[] => {
  if (pos === 'verb') return verbForms(gloss);
  if (pos === 'noun') return [gloss, pluralOf(gloss)];
  return pos === 'adj' ? [gloss, ...comparativesOf(gloss), ...superlativesOf(gloss)] : [gloss];
};

/** Whether English tells of a verb what was going on: a progressive of it, or of what can't be told apart from it. */
export const tellsWhile = (english: string, { senses }: Lexeme): boolean => {
  if (!TELLS_WHILE.test(english)) return false;
  const tokens = new Set(englishTokens(english));
  const forms = senses.flatMap(({ en }) =>
    en.flatMap((gloss) => (gloss.includes(' ') ? [] : verbForms(gloss))),
  );
  const isTold = (isGoingOn: boolean): boolean =>
    forms.some((form) => form.endsWith('ing') === isGoingOn && tokens.has(form));
  return isTold(true) || !isTold(false) || !/ing\b/.test(english);
};

type Meanings = {
  /** For each English word in each of its forms, the Latin words it renders, by their place in the lexicon. */
  readonly renders: ReadonlyMap<string, ReadonlySet<number>>;
  /** Words that name a thing one can touch. */
  readonly things: ReadonlySet<string>;
  /** Words that say what somebody does or did, and can be nothing else. */
  readonly deeds: ReadonlySet<string>;
};

const TOUCHABLE = new Set(
  'body animal plant food drink weather clothing furniture vessel tool house building metal material farming ship money time season colour games family'.split(
    ' ',
  ),
);

const known = new WeakMap<LatinIndex, Meanings>();

/** What the words of a lexicon mean in English. */
export const meaningsOf = (index: LatinIndex): Meanings => {
  const there = known.get(index);
  if (there) return there;
  const renders = new Map<string, Set<number>>();
  const things = new Set<string>();
  const deeds = new Set<string>();
  const named = new Set<string>();
  for (const [at, { pos, senses, also, tags }] of index.lexemes.entries())
    for (const gloss of [...senses.flatMap(({ en }) => en), ...also].map((one) => one.toLowerCase())) {
      const forms = pos === 'adj' ? [gloss] : glossForms(pos, gloss);
      if (pos === 'verb') for (const form of toldForms(gloss)) deeds.add(form);
      else for (const form of forms) named.add(form);
      for (const form of forms) {
        if (form.includes(' ')) continue;
        renders.set(form, (renders.get(form) ?? new Set()).add(at));
        if (pos === 'noun' && tags.some((tag) => TOUCHABLE.has(tag))) things.add(form);
      }
    }
  const meanings = { renders, deeds: new Set([...deeds].filter((word) => !named.has(word))), things };
  known.set(index, meanings);
  return meanings;
};

/** Whether two words are of one root, or render the same Latin. */
export const areAlike = (index: LatinIndex, one: string, other: string): boolean => {
  const { renders } = meaningsOf(index);
  const latin = renders.get(one);
  return isKin(stemOf(one), stemOf(other)) || [...(renders.get(other) ?? [])].some((at) => latin?.has(at));
};

/** Which English words may say something of some Latin: such as render a word of it, or of one that shares English with it, or carry no sense of their own. */
export const rendering = (index: LatinIndex, lexemes: Iterable<Lexeme>): ((word: string) => boolean) => {
  const { renders } = meaningsOf(index);
  const kin = [...lexemes].map((lexeme) => kinOf(index, lexeme));
  return (word) => {
    const places = [...(renders.get(word) ?? [])];
    return (
      places.length === 0 ||
      places.some(
        (at) => kin.some((those) => those.has(at)) || !CARRIES_SENSE.has(index.lexemes[at]?.pos ?? 'verb'),
      )
    );
  };
};

const kinships = new WeakMap<LatinIndex, Map<Lexeme, ReadonlySet<number>>>();

/** The words that share English with one of a lexicon, by their place in it; found once. */
const kinOf = (index: LatinIndex, lexeme: Lexeme): ReadonlySet<number> => {
  const ofIndex = kinships.get(index) ?? new Map<Lexeme, ReadonlySet<number>>();
  kinships.set(index, ofIndex);
  const there = ofIndex.get(lexeme);
  if (there !== undefined) return there;
  const { renders } = meaningsOf(index);
  const { pos, senses, also } = lexeme;
  const kin = new Set(
    [...senses.flatMap(({ en }) => en), ...also]
      .flatMap((gloss) => glossForms(pos, gloss.toLowerCase()).flatMap((form) => form.split(' ')))
      .flatMap((word) => [...(renders.get(word) ?? [])]),
  );
  ofIndex.set(lexeme, kin);
  return kin;
};

const CARRIES_SENSE = new Set<Lexeme['pos']>(['noun', 'adj', 'verb']);

/** The Latin words that an English word renders, in any of its forms. */
export const renderedBy = (index: LatinIndex, word: string): readonly Lexeme[] =>
  [...(meaningsOf(index).renders.get(word) ?? [])].flatMap((at) => index.lexemes[at] ?? []);

/** The parts of speech of the Latin words that an English word renders, in any of its forms; none for a word that renders nothing. */
export const partsOf = (index: LatinIndex, word: string): readonly Lexeme['pos'][] =>
  renderedBy(index, word).map(({ pos }) => pos);

/** Whether a word says what somebody does or did, and can be nothing else. */
export const isDeed = (index: LatinIndex, word: string): boolean => meaningsOf(index).deeds.has(word);

const vocabularies = new WeakMap<LatinIndex, ReadonlySet<string>>();

/** Every English word that renders some word of the lexicon or helps to, in each of its forms. */
export const knownEnglish = (index: LatinIndex): ReadonlySet<string> => {
  const there = vocabularies.get(index);
  if (there) return there;
  const found = new Set<string>();
  for (const { pos, senses, also } of index.lexemes)
    for (const gloss of [...senses.flatMap(({ en }) => en), ...also])
      for (const form of glossForms(pos, gloss))
        for (const word of form.toLowerCase().split(' ')) found.add(word);
  vocabularies.set(index, found);
  return found;
};
