// What a question without `judging` says of Latin words, held against the lexicon: the form asked for, the case a word governs, its
// declension, gender or tense, its meaning, the word for a meaning. Only what its text plainly asks is judged; the rest is let be.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from '../../analyse.ts';
import { wordsOf } from '../../analyse.ts';
import { inflectionClass, isDeponent } from '../../classes.ts';
import { describeFeatures, FEATURE_NAMES } from '../../features.ts';
import { fold } from '../../fold.ts';
import { bareGloss } from '../../reading/english.ts';
import { isLatin } from '../../reading/latin.ts';
import { meaningsOf } from '../grading/grade.ts';
import { isSaid } from './proveMeaning.ts';
import { isTerm, lowered, ORDINAL_WORDS, partOf, TERMS, termsIn } from './terms.ts';

/** Terms that fix a form well enough to look it up. */
const NOMINAL = /^(?:nominative|genitive|dative|accusative|ablative|vocative)$/;
const VERBAL = /^(?:infinitive|participle|gerund|gerundive|supine|comparative|superlative)$/;
const namesCell = (terms: readonly string[]): boolean =>
  terms.some((term) => VERBAL.test(term)) ||
  ((terms.includes('singular') || terms.includes('plural')) &&
    terms.some((term) => term === 'imperative' || NOMINAL.test(term) || ORDINAL_WORDS.includes(term)));
export const canBe = (
  index: LatinIndex,
  form: string,
  terms: readonly string[],
  of?: ReadonlySet<string>,
): boolean =>
  index.analyse(form).some(({ features, exact, lexeme }) => {
    const said = lowered(describeFeatures(features));
    return (
      exact &&
      (of === undefined || of.size === 0 || of.has(lexeme.id)) &&
      terms.every((term) => said.includes(term))
    );
  });

/** What stands in quotation marks. */
const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(/["“‘*]([^"“”‘’*]+)["”’*]/gu)].map(([, said = '']) => said);

/** The one Latin word that a text is about; `of …` and `does … mean` name it without quotation marks. */
const wordAsked = (index: LatinIndex, text: string): string | undefined => {
  const named = [
    /\bdoes\s+([\p{L}\p{M}]+)\s+mean/u,
    /\bword for\s+([\p{L}\p{M}]+)/u,
    /\bof\s+([\p{L}\p{M}]{3,})(?=\W*$)/u,
    /\bof\s+([\p{L}\p{M}]*[āēīōūȳ][\p{L}\p{M}]*)/u,
  ];
  const candidates = [
    ...quotedIn(text).map((said) => wordsOf(said)[0] ?? ''),
    ...named.map((pattern) => pattern.exec(text)?.[1] ?? ''),
  ];
  return candidates.find((word) => word !== '' && isLatin(index, word));
};

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
  if (part)
    return index
      .analyse(word)
      .some(({ lexeme, features }) => lexeme.pos === part || (part === 'adv' && features.adverb === true));
  if (/declension|conjugation/i.test(text)) {
    const classes = called
      .map((lexeme) => inflectionClass(lexeme))
      .filter((name) => /declension|conjugation/.test(name));
    return classes.length === 0
      ? undefined
      : classes.some((name) => terms.every((term) => name.includes(term)));
  }
  if (/\b(?:take|takes|govern|governs|followed)\b/i.test(text)) {
    const governed = called
      .flatMap(({ gov }) => gov ?? [])
      .flatMap((pattern) => pattern.split('+'))
      .flatMap((one) => (one in CASES ? [CASES[one as keyof typeof CASES]] : []));
    return governed.length === 0 ? undefined : governed.some((name) => terms.includes(name));
  }
  if (/\bgender\b/i.test(text)) {
    const genders = called.flatMap(({ gender, pos }) =>
      pos === 'noun' && gender ? (gender === 'c' ? ['masculine', 'feminine'] : [FEATURE_NAMES[gender]]) : [],
    );
    return genders.length === 0 ? undefined : genders.some((name) => terms.includes(name));
  }
  return canBe(index, word, terms);
};

const termFault = (
  index: LatinIndex,
  text: string,
  key: string,
  others: readonly string[],
): string | undefined => {
  const word = wordAsked(index, text);
  if (word === undefined) return undefined;
  if (holds(index, text, word, key) === false) return `${word} is not ${key}`;
  const inContext =
    quotedIn(text).some((said) => wordsOf(said).length > 1) ||
    /\bin the (?:sentence|phrase|line)\b/i.test(text);
  const second = inContext ? undefined : others.find((option) => holds(index, text, word, option) === true);
  return second === undefined ? undefined : `${word} can be ${second} too`;
};

export const bareMeanings = (index: LatinIndex, word: string): ReadonlySet<string> => {
  const exact = /[āēīōūȳ]/iu.test(word)
    ? index
        .byLemma(word)
        .filter(
          ({ parts }) => parts[0]?.normalize('NFC').toLowerCase() === word.normalize('NFC').toLowerCase(),
        )
    : [];
  const meanings =
    exact.length > 0
      ? exact.flatMap(({ senses, also }) => [...senses.flatMap(({ en }) => en), ...also])
      : [...meaningsOf(index, word)];
  return new Set(meanings.map(bareGloss));
};

/** "Which Latin word means "sword"?": the English asked for. */
const glossAsked = (index: LatinIndex, text: string): string | undefined => {
  if (
    !/\b(?:which|what|give|write)\b.*\b(?:word|noun|verb|adjective|adverb|one|these|latin)\b.*\b(?:means?|meaning|says|for|translated|translates|renders)\b/i.test(
      text,
    )
  )
    return undefined;
  const gloss = quotedIn(text).at(-1);
  return gloss !== undefined && !isLatin(index, gloss) ? bareGloss(gloss) : undefined;
};

/** "Which verb form is in the future tense?", "Which word is plural?", "Which noun is feminine?": whether a form is so by some reading. */
const isOfKind = (index: LatinIndex, form: string, terms: readonly string[], mustBe: boolean): boolean => {
  const all = index.analyse(form).filter(({ exact, enclitic }) => exact && enclitic === undefined);
  const headed = new Set(index.byLemma(form));
  const readings = all.some(({ lexeme }) => headed.has(lexeme))
    ? all.filter(({ lexeme }) => headed.has(lexeme))
    : all;
  const fits = readings.map(({ features, lexeme }) => {
    const said = [
      ...lowered(describeFeatures(features)),
      ...(lexeme.pos === 'noun' && lexeme.gender
        ? lexeme.gender === 'c'
          ? ['masculine', 'feminine']
          : [FEATURE_NAMES[lexeme.gender]]
        : []),
      ...(isDeponent(lexeme) ? ['deponent'] : []),
    ];
    return terms.every((term) => said.includes(term) || (term === 'indicative' && features.mood === 'ind'));
  });
  return mustBe ? fits.length > 0 && fits.every(Boolean) : fits.some(Boolean);
};

const amongFault = (
  index: LatinIndex,
  text: string,
  key: string,
  others: readonly string[],
): string | undefined => {
  const [, claim = ''] =
    /\b(?:which|what)\b[^?"“]*?\b(?:is|are|stands?)\b([^?"“]*)/iu.exec(text) ??
    /\bwhich\b[^?"“]*?\b((?:[a-z]+ )+form)\b/iu.exec(text) ??
    [];
  const part = partOf(claim.replaceAll(/[?.,]/g, ''));
  if (part && [key, ...others].every((option) => isLatin(index, option))) {
    const fits = (option: string): boolean =>
      index
        .analyse(option)
        .some(
          ({ lexeme, features, exact }) =>
            exact &&
            (lexeme.pos === part || (part === 'adv' && features.adverb === true)) &&
            (part === 'adv' || features.adverb !== true),
        );
    return fits(key) ? undefined : `${key} is not ${claim.trim()}`;
  }
  const terms = termsIn(claim);
  if (
    terms.length === 0 ||
    /\bnot\b|\btak|\bgovern|\bfollow|\buse|\bwith\b|\bof\b|declension|conjugation/i.test(claim) ||
    ![key, ...others].every((option) => isLatin(index, option))
  )
    return undefined;
  if (!isOfKind(index, key, terms, false)) return `${key} is not ${terms.join(' ')}`;
  const second = others.find((option) => isOfKind(index, option, terms, true));
  return second === undefined ? undefined : `${second} is ${terms.join(' ')} too`;
};

/** "In the sentence "…", which word is the subject?": whether the key can be what it is said to be there. */
const placeFault = (index: LatinIndex, text: string, key: string): string | undefined => {
  const sentence = quotedIn(text).find((said) => wordsOf(said).length > 1);
  const [, role] =
    /\b(?:which|what) (?:(?:word|noun|form)\b.*?\b)?is (?:the|an?) (subject|direct object|indirect object|object|verb|adverb|adjective|preposition)\b/iu.exec(
      text,
    ) ?? [];
  if (sentence === undefined || role === undefined || wordsOf(key).length !== 1) return undefined;
  const words = wordsOf(sentence);
  if (!words.some((word) => fold(word) === fold(key))) return `${key} is not a word of the sentence`;
  const hasInfinitive = words.some((word) =>
    index.analyse(word).some(({ features }) => features.mood === 'inf'),
  );
  const readings = index
    .analyse(words.find((word) => fold(word) === fold(key)) ?? key)
    .filter(({ exact }) => exact);
  const part = partOf(role);
  const cases = { subject: 'nom', 'direct object': 'acc', 'indirect object': 'dat', object: 'acc' }[
    role.toLowerCase()
  ];
  if (readings.length === 0 || (cases && hasInfinitive)) return undefined;
  const fits = readings.some(({ features, lexeme }) =>
    part
      ? lexeme.pos === part || (part === 'adv' && features.adverb === true)
      : features.case === cases ||
        (role === 'object' && features.case !== 'nom' && features.case !== undefined),
  );
  return fits ? undefined : `${key} cannot be the ${role} of the sentence`;
};

/** What a question asks, as it is read; `asked` is the word that it speaks of. */
interface Read {
  readonly text: string;
  readonly key: string;
  readonly others: readonly string[];
  readonly options: readonly string[];
  readonly asked: string | undefined;
}

/** The terms that name a form; "the plural of" is that of the nominative. */
const termsAsked = (text: string): readonly string[] => {
  const bare = termsIn(text.replaceAll(/\bwhose [^"“‘]*/g, ' '));
  return bare.join() === 'plural' && /\bplural (?:form )?of\b/i.test(text) ? ['nominative', 'plural'] : bare;
};

/** "The genitive plural of …": the key must be it, and no other option. */
const cellFault = (index: LatinIndex, { key, others, asked }: Read, terms: readonly string[]) => {
  const of = new Set(asked === undefined ? [] : wordsCalled(index, asked).map(({ id }) => id));
  if (!canBe(index, key, terms, of)) return `${key} is not the form asked for`;
  const second = others.find((option) => canBe(index, option, terms, of));
  return second === undefined ? undefined : `${second} can be the form asked for too`;
};

/** "Which word means …": the key must mean it, and no other option. */
const meaningFault = (index: LatinIndex, { key, others, options }: Read, gloss: string) => {
  const strange = options.find((option) => !isLatin(index, option));
  if (strange !== undefined) return `${strange} is not in the lexicon`;
  if (!bareMeanings(index, key).has(gloss) && !isSaid(index, key, gloss))
    return `${key} does not mean "${gloss}"`;
  const second = others.find((option) => bareMeanings(index, option).has(gloss));
  return second === undefined ? undefined : `${second} means "${gloss}" too`;
};

/** "What does … mean": the key must be a meaning of it, and no other option. */
const glossFault = (index: LatinIndex, { text, key, others }: Read, asked: string): string | undefined => {
  const asksForMeaning = /mean|english (?:word|for)|translat/i.test(text);
  if (!asksForMeaning || /\bderiv|\bcomes? from\b|\bdescend|\bcognate|\brelated\b/i.test(text))
    return undefined;
  const meanings = bareMeanings(index, asked);
  const second = others.find((option) => meanings.has(bareGloss(option)));
  if (second !== undefined) return `"${second}" is another meaning of ${asked}`;
  const isSentence = /\b(?:they|he|she|we|i|had|was|were|will)\b/i.test(key);
  return !meanings.has(bareGloss(key)) &&
    !isSaid(index, asked, key) &&
    quotedIn(text).every((said) => wordsOf(said).length < 2) &&
    !isSentence
    ? `${asked} does not mean "${key}"`
    : undefined;
};

/** What a question's text, key and options get wrong by the lexicon; undefined when nothing can be said against them. */
export const grammarFault = (
  index: LatinIndex,
  { correctAnswer: key, questionText: text }: Pick<LatinQuestion, 'correctAnswer' | 'questionText'>,
  options: readonly string[],
): string | undefined => {
  const others = options.filter((option) => option !== key);
  const areTerms = options.every(isTerm) || options.every((option) => partOf(option) !== undefined);
  if (options.length > 1 && areTerms) return termFault(index, text, key, others);
  const asked = wordAsked(index, text);
  const isForms = options.every((option) => wordsOf(option).length === 1);
  const read: Read = { text, key, others, options, asked };
  const terms = termsAsked(text);
  if (isForms && namesCell(terms)) return cellFault(index, read, terms);
  const among =
    isForms && asked === undefined && others.length > 1 ? amongFault(index, text, key, others) : undefined;
  if (among !== undefined) return among;
  const placeless = placeFault(index, text, key);
  if (placeless !== undefined) return placeless;
  const gloss =
    isForms && options.some((option) => isLatin(index, option)) ? glossAsked(index, text) : undefined;
  if (gloss !== undefined) return meaningFault(index, read, gloss);
  return asked === undefined ? undefined : glossFault(index, read, asked);
};
