// What a question without `judging` says of Latin words, held against the lexicon: the form asked for, the case a word governs, its
// declension, gender or tense, its meaning, the word for a meaning. Only what its text plainly asks is judged; the rest is let be.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { inflectionClass } from '../classes.ts';
import { describeFeatures, FEATURE_NAMES } from '../features.ts';
import { fold } from '../fold.ts';
import { bareGloss } from './englishTokens.ts';
import { meaningsOf } from './grade.ts';

const ORDINAL_WORDS = ['first', 'second', 'third', 'fourth', 'fifth'];
const TERMS: ReadonlySet<string> = new Set([
  ...Object.values(FEATURE_NAMES).filter((name) => !name.includes(' ')),
  'future-perfect',
  'person',
  'middle',
  'dual',
  ...ORDINAL_WORDS,
]);
/** Words that may stand beside a term of grammar in an option: "the dative case". */
const BESIDE = new Set(['the', 'case', 'tense', 'mood', 'voice', 'gender', 'declension', 'conjugation', 'degree', 'number', 'form', 'and']); // prettier-ignore

const lowered = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('future perfect', 'future-perfect')
    .match(/[\p{L}-]+/gu) ?? [];

/** Terms of grammar in a text, in order, each once; "third declension" names no person. */
const termsIn = (text: string): readonly string[] => {
  const plain = text.replaceAll(/\b\w+[- ](?:declension|conjugation)\b/gi, '');
  return [...new Set(lowered(plain).filter((word) => TERMS.has(word) && word !== 'person'))];
};

const isTerm = (option: string): boolean => {
  const words = lowered(option).filter((word) => !BESIDE.has(word));
  return words.length > 0 && words.every((word) => TERMS.has(word));
};

/** Parts of speech as an option names them. */
const PARTS_OF_SPEECH: Readonly<Record<string, Lexeme['pos']>> = { noun: 'noun', verb: 'verb', adjective: 'adj', adverb: 'adv', preposition: 'prep', conjunction: 'conj', pronoun: 'pron', numeral: 'num' }; // prettier-ignore
const partOf = (option: string): Lexeme['pos'] | undefined => PARTS_OF_SPEECH[option.trim().toLowerCase().replace(/^an? /, '')]; // prettier-ignore

/** Terms that fix a form well enough to look it up. */
const NOMINAL = /^(?:nominative|genitive|dative|accusative|ablative|vocative)$/;
const VERBAL = /^(?:infinitive|participle|gerund|gerundive|supine|comparative|superlative)$/;
const namesCell = (terms: readonly string[]): boolean =>
  terms.some((term) => VERBAL.test(term)) ||
  ((terms.includes('singular') || terms.includes('plural')) && terms.some((term) => term === 'imperative' || NOMINAL.test(term) || ORDINAL_WORDS.includes(term))); // prettier-ignore

const canBe = (
  index: LatinIndex,
  form: string,
  terms: readonly string[],
  of?: ReadonlySet<string>,
): boolean =>
  index.analyse(form).some(({ features, exact, lexeme }) => {
    const said = lowered(describeFeatures(features));
    return exact && (of === undefined || of.size === 0 || of.has(lexeme.id)) && terms.every((term) => said.includes(term)); // prettier-ignore
  });

const isLatin = (index: LatinIndex, text: string): boolean => {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => index.analyse(word).length > 0);
};

/** What stands in quotation marks. */
const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(/["“‘*]([^"“”‘’*]+)["”’*]/gu)].map(([, said = '']) => said);

/** The one Latin word that a text is about; `of …` and `does … mean` name it without quotation marks. */
const wordAsked = (index: LatinIndex, text: string): string | undefined => {
  const named = [/\bdoes\s+([\p{L}\p{M}]+)\s+mean/u, /\bword for\s+([\p{L}\p{M}]+)/u, /\bof\s+([\p{L}\p{M}]{3,})(?=\W*$)/u, /\bof\s+([\p{L}\p{M}]*[āēīōūȳ][\p{L}\p{M}]*)/u];
  const candidates = [...quotedIn(text).map((said) => wordsOf(said)[0] ?? ''), ...named.map((pattern) => pattern.exec(text)?.[1] ?? '')];
  return candidates.find((word) => word !== '' && isLatin(index, word));
}; // prettier-ignore

const wordsCalled = (index: LatinIndex, word: string): readonly Lexeme[] => {
  const headed = index.byLemma(word);
  return headed.length > 0 ? headed : index.analyse(word).map(({ lexeme }) => lexeme);
};

const CASES = { acc: 'accusative', dat: 'dative', abl: 'ablative', gen: 'genitive' } as const;

/** Whether an option that is a term of grammar holds of the word; undefined when the lexicon has nothing to say. */
const holds = (index: LatinIndex, text: string, word: string, option: string): boolean | undefined => {
  const terms = lowered(option).filter((term) => TERMS.has(term) && term !== 'person');
  const called = wordsCalled(index, word);
  const part = partOf(option);
  if (part) return index.analyse(word).some(({ lexeme, features }) => lexeme.pos === part || (part === 'adv' && features.adverb === true));
  if (/declension|conjugation/i.test(text)) {
    const classes = called.map((lexeme) => inflectionClass(lexeme)).filter((name) => /declension|conjugation/.test(name));
    return classes.length === 0 ? undefined : classes.some((name) => terms.every((term) => name.includes(term)));
  }
  if (/\b(?:take|takes|govern|governs|followed)\b/i.test(text)) {
    const governed = called.flatMap(({ gov }) => gov ?? []).flatMap((pattern) => pattern.split('+')).flatMap((one) => (one in CASES ? [CASES[one as keyof typeof CASES]] : []));
    return governed.length === 0 ? undefined : governed.some((name) => terms.includes(name));
  }
  if (/\bgender\b/i.test(text)) {
    const genders = called.flatMap(({ gender, pos }) => (pos === 'noun' && gender ? (gender === 'c' ? ['masculine', 'feminine'] : [FEATURE_NAMES[gender]]) : []));
    return genders.length === 0 ? undefined : genders.some((name) => terms.includes(name));
  }
  return canBe(index, word, terms);
}; // prettier-ignore

const termFault = (index: LatinIndex, text: string, key: string, others: readonly string[]): string | undefined => {
  const word = wordAsked(index, text);
  if (word === undefined) return undefined;
  if (holds(index, text, word, key) === false) return `${word} is not ${key}`;
  const inContext = quotedIn(text).some((said) => wordsOf(said).length > 1) || /\bin the (?:sentence|phrase|line)\b/i.test(text);
  const second = inContext ? undefined : others.find((option) => holds(index, text, word, option) === true);
  return second === undefined ? undefined : `${word} can be ${second} too`;
}; // prettier-ignore

const bareMeanings = (index: LatinIndex, word: string): ReadonlySet<string> =>
  new Set([...meaningsOf(index, word)].map(bareGloss));

/** "Which Latin word means "sword"?": the English asked for. */
const glossAsked = (index: LatinIndex, text: string): string | undefined => {
  if (!/\bwhich\b.*\b(?:word|noun|verb|adjective|adverb|one|these)\b.*\b(?:means?|says|for|translated|translates|renders)\b/i.test(text)) return undefined; // prettier-ignore
  const gloss = quotedIn(text).at(-1);
  return gloss !== undefined && !isLatin(index, gloss) ? bareGloss(gloss) : undefined;
};

/** What a question's text, key and options get wrong by the lexicon; undefined when nothing can be said against them. */
export const grammarFault = (
  index: LatinIndex,
  { correctAnswer: key, questionText: text }: Pick<LatinQuestion, 'correctAnswer' | 'questionText'>,
  options: readonly string[],
): string | undefined => {
  const others = options.filter((option) => option !== key);
  if (options.length > 1 && (options.every(isTerm) || options.every((option) => partOf(option) !== undefined))) return termFault(index, text, key, others);
  const asked = wordAsked(index, text);
  const terms = termsIn(text);
  const isForms = options.every((option) => wordsOf(option).length === 1);
  if (isForms && namesCell(terms)) {
    const of = new Set(asked === undefined ? [] : wordsCalled(index, asked).map(({ id }) => id));
    if (!canBe(index, key, terms, of)) return `${key} is not the form asked for`;
    const second = others.find((option) => canBe(index, option, terms, of));
    if (second !== undefined) return `${second} can be the form asked for too`;
    return undefined;
  }
  const gloss = isForms && others.length > 0 && options.some((option) => isLatin(index, option)) ? glossAsked(index, text) : undefined;
  if (gloss !== undefined) {
    const strange = options.find((option) => !isLatin(index, option));
    if (strange !== undefined) return `${strange} is not in the lexicon`;
    if (!bareMeanings(index, key).has(gloss)) return `${key} does not mean "${gloss}"`;
    const second = others.find((option) => bareMeanings(index, option).has(gloss));
    return second === undefined ? undefined : `${second} means "${gloss}" too`;
  }
  if (asked === undefined || !/mean|english (?:word|for)|translat/i.test(text) || /\bderiv|\bcomes? from\b|\bdescend|\bcognate|\brelated\b/i.test(text)) return undefined;
  const meanings = bareMeanings(index, asked);
  const second = others.find((option) => meanings.has(bareGloss(option)));
  if (second !== undefined) return `"${second}" is another meaning of ${asked}`;
  const isSentence = /\b(?:they|he|she|we|i|had|was|were|will)\b/i.test(key);
  return !meanings.has(bareGloss(key)) && quotedIn(text).every((said) => wordsOf(said).length < 2) && !isSentence
    ? `${asked} does not mean "${key}"`
    : undefined;
}; // prettier-ignore

/** A claim of an explanation that the lexicon contradicts: "rēx means 'ship'", "rēgēs is the genitive singular of rēx". */
export const claimFault = (index: LatinIndex, explanation: string): string | undefined => {
  for (const [claim, word = '', gloss = ''] of explanation.matchAll(/(?:^|[.!?] |["“‘]|\b(?:word|noun|verb|adjective|form) )([\p{L}\p{M}]+)["”’]? means ["“‘]([^"”’]+)["”’]/gu)) {
    const meanings = isLatin(index, word) ? bareMeanings(index, word) : new Set<string>();
    if (meanings.size > 0 && !gloss.split(/[,;/]| or /).some((one) => meanings.has(bareGloss(one)))) return `the explanation is wrong: ${claim}`;
  }
  for (const [claim, word = '', said = ''] of explanation.matchAll(/(?<![-\p{L}\p{M}])([\p{L}\p{M}]+)["”’]? is (?:in )?(?:the|a|an) ((?:[a-z]+ ){1,7}?)(?:form )?(?:of\b|form\b)/gu)) {
    const terms = termsIn(said);
    if (isLatin(index, word) && terms.length > 0 && lowered(said).every((one) => TERMS.has(one)) && !canBe(index, word, terms)) return `the explanation is wrong: ${claim.trim()}`;
  }
  return undefined;
}; // prettier-ignore

/** Two options that are one sentence in two orders. */
export const sameWordsFault = (index: LatinIndex, options: readonly string[]): string | undefined => {
  const sorted = options.filter((option) => wordsOf(option).length > 1 && isLatin(index, option)).map((option) => wordsOf(option).map(fold).toSorted().join(' ')); // prettier-ignore
  return new Set(sorted).size < sorted.length ? 'two options are the same words in another order' : undefined;
};
