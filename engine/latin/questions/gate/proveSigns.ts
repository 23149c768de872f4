// Signs that both languages must show: a denial, the person of a verb, a future, a time before another. Read without understanding the
// sentence, so they serve where the translator is silent; only what has one reading is held against a text.
import type { Analysis, LatinIndex } from '../../analyse.ts';
import { wordsOf } from '../../analyse.ts';
import { fold } from '../../fold.ts';
import { englishTokens } from '../../reading/english.ts';
import { isFinite } from '../../reading/latin.ts';

const DENIALS =
  /^(?:non|ne|noli|vereor|vere\w+|time\w+|metu\w+|nolite|nemo|nemin\w+|nihil|nil|numquam|nusquam|haud|neque|nec|null\w+|nonne|nondum|neuter|neutr\w+|nequaquam|minime|nisi|sine|vix|nol\w*|nequ\w+|quin|quominus|car\w+|num|absum|abest|desum|deest|neg\w+|ignor\w*|nesci\w*|vet\w+|prohib\w+|in\w{4,}|im\w{4,}|dis\w+|de\w{5,})$/;
const SURE_DENIALS = new Set(
  'non noli nolite nemo nihil numquam neque nec nullus nulla nullum nondum'.split(' '),
);

const NEGATIVE =
  /^(?:not|no|never|nobody|nothing|none|neither|nor|nowhere|without|hardly|scarcely|cannot|unless|lest|un(?!der|til|it|ion|cle|iv)\w+|dis\w+|in\w{5,}|im\w{5,}|\w+less|don|refuse\w*|fail\w*|stop\w*|avoid\w*|lack\w*|deny|denies|denied|forbid\w*|forbade|prevent\w*|only|but|few|little|too|away|far|absent|if|until|beyond|rather|however|or|instead|except|leave|away)$/;
const SURE_NEGATIVE = new Set('not never nobody nothing'.split(' '));

const FIRST = /^(?:i|my|me|mine|myself|thanks?|please|sorry|pardon)$/;
const WE = /^(?:we|us|our|ours|ourselves)$/;
const YOU = /^(?:you|your|yours|yourself|yourselves|thou|thee|thy)$/;
const FUTURE =
  /^(?:will|shall|going|about|would|should|may|might|must|let|can|could|won|if|when|while|until|unless|as|whoever|whatever|who|what)$/;

/** A finite form that is no order. */
const isStated = (reading: Analysis): boolean => isFinite(reading) && reading.features.mood !== 'imp';

/** Words of little choice in English, by the Latin that they must render. */
const OWN: readonly (readonly [lexeme: string, english: RegExp, says: string])[] = [
  ['meus_adj', FIRST, 'my'],
  ['noster_adj', WE, 'our'],
  ['tuus_adj', YOU, 'your'],
  ['vester_adj', YOU, 'your'],
  [
    'debeo_v',
    /^(?:must|ought|should|have|has|had|need\w*|owe\w*|due|oblig\w*|supposed|bound|duty|debt)$/,
    'must',
  ],
  [
    'possum_v',
    /^(?:can|could|able|may|might|possib\w*|power\w*|manage\w*|unable|impossib\w*|cannot|capable|strong)$/,
    'can',
  ],
  [
    'volo_v',
    /^(?:want\w*|wish\w*|will|would|willing\w*|like\w*|desire\w*|please|mean\w*|rather|prefer\w*|choose)$/,
    'want',
  ],
];

/** Words that ask, and what asks in English. */
const ASKS: Readonly<Record<string, RegExp>> = {
  cur: /^(?:why|what|how)$/,
  quando: /^when$/,
  unde: /^(?:where|whence|how|from)$/,
  ubi: /^(?:where|when)$/,
  quis: /^(?:who|whom|whose|what|which|anyone|anybody)$/,
  quem: /^(?:who|whom|whose|what|which|that)$/,
  quot: /^how$/,
};

const isComparative = ({ features, lexeme }: Analysis): boolean =>
  features.degree === 'comp' && lexeme.pos === 'adj';

/** A Latin text beside its English, read once for all signs. */
interface Pair {
  readonly latin: string;
  readonly english: string;
  readonly words: readonly string[];
  readonly folded: readonly string[];
  /** Each word with its exact readings. */
  readonly read: readonly { readonly word: string; readonly readings: readonly Analysis[] }[];
  /** Words that can only be a finite verb, and no order. */
  readonly verbs: readonly { readonly word: string; readonly readings: readonly Analysis[] }[];
  readonly isOrder: boolean;
  readonly tokens: readonly string[];
  /** Has the English such a word? */
  readonly has: (pattern: RegExp) => boolean;
}

const pairOf = (index: LatinIndex, latin: string, english: string): Pair => {
  const words = wordsOf(latin);
  const tokens = englishTokens(english);
  const analysed = words.map((word) => ({ word, all: index.analyse(word) }));
  return {
    latin,
    english,
    words,
    folded: words.map((word) => fold(word)),
    read: analysed.map(({ word, all }) => ({ word, readings: all.filter(({ exact }) => exact) })),
    verbs: analysed
      .map(({ word, all }) => ({
        word,
        readings: all.filter(({ exact, enclitic }) => exact && enclitic === undefined),
      }))
      .filter(({ readings }) => readings.length > 0 && readings.every(isStated)),
    isOrder: analysed.some(({ all }) => all.some(({ features }) => features.mood === 'imp')),
    tokens,
    has: (pattern) => tokens.some((token) => pattern.test(token)),
  };
};

const denialFault = ({ words, folded, tokens, has }: Pair): string | undefined => {
  const denial = words.find((word) => SURE_DENIALS.has(fold(word)));
  const isWhole = !['solum', 'nisi', 'modo'].some((word) => folded.includes(word));
  const isLone = folded.filter((word) => SURE_DENIALS.has(word)).length === 1;
  if (denial !== undefined && isWhole && isLone && !has(NEGATIVE))
    return `${denial} denies it, and the English does not`;
  if (folded.includes('sine') && !has(/^(?:without|no|nor|\w+less|free|lack\w*|un\w+)$/))
    return 'sine is "without", and the English does not say so';
  const negative = tokens.find((token) => SURE_NEGATIVE.has(token));
  return negative !== undefined && !folded.some((word) => DENIALS.test(word))
    ? `the English has "${negative}", and the Latin denies nothing`
    : undefined;
};

const ownFault = ({ read, has }: Pair): string | undefined => {
  for (const { word, readings } of read) {
    const owned = OWN.find(([id]) => readings.length > 0 && readings.every(({ lexeme }) => lexeme.id === id));
    if (owned && !has(owned[1])) return `${word} is "${owned[2]}", and the English does not say so`;
  }
  return undefined;
};

const askingFault = ({ latin, words, folded, has }: Pair): string | undefined => {
  const asks = latin.includes('?') ? ASKS[folded[0] ?? ''] : undefined;
  return asks && !has(asks) ? `${words[0] ?? ''} asks otherwise than the English` : undefined;
};

const degreeFault = ({ read, has }: Pair): string | undefined => {
  const compared = read.find(({ readings }) => readings.length > 0 && readings.every(isComparative));
  return compared && has(/^(?:most|\w{2,}est)$/) && !has(/^(?:more|than|too|rather|less)$/)
    ? `${compared.word} is a comparative, and the English is a superlative`
    : undefined;
};

const personFault = (word: string, person: string, { isOrder, has }: Pair): string | undefined => {
  if (person === '1sg' && !has(FIRST))
    return `${word} is the first person singular, and the English has no "I"`;
  if (person === '1pl' && !has(WE)) return `${word} is the first person plural, and the English has no "we"`;
  return person.startsWith('2') && !isOrder && !has(YOU)
    ? `${word} is the second person, and the English has no "you"`
    : undefined;
};

const tenseFault = (word: string, readings: readonly Analysis[], { has }: Pair): string | undefined => {
  const areAll = (tense: string): boolean =>
    readings.every(({ features }) => features.tense === tense && features.mood === 'ind');
  if (areAll('fut') && !has(FUTURE)) return `${word} is a future, and the English is not`;
  const tellsOfPast = readings.some(({ lexeme }) =>
    /^(?:memini|odi|novi|nosco|consuesco|cognosco)/.test(lexeme.id),
  );
  return areAll('plup') && !has(/^(?:had|would|before|could|after|once)$/) && !tellsOfPast
    ? `${word} is a pluperfect, and the English has no "had"`
    : undefined;
};

const verbFault = (pair: Pair): string | undefined => {
  for (const { word, readings } of pair.verbs) {
    const [person = '', ...others] = new Set(
      readings.map(({ features }) => `${features.person ?? ''}${features.number ?? ''}`),
    );
    if (others.length > 0) continue;
    const fault = personFault(word, person, pair) ?? tenseFault(word, readings, pair);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** May the Latin tell of the first person, of this number? */
const mayBeFirst = ({ read }: Pair, number: string): boolean =>
  read.some(
    ({ readings }) =>
      readings.length === 0 ||
      readings.some(
        ({ features, lexeme }) =>
          (features.person === 1 && features.number === number) ||
          /^(?:ego|meus|nos|noster)_/.test(lexeme.id) ||
          lexeme.flags.includes('impersonal') ||
          features.mood === 'gerundive',
      ),
  );

const OF_ONESELF = /^(?:se|suus|sua\w*|suo\w*|secum|me|mihi|mecum|nobis|nobiscum)$/;

/** An English sentence that begins with "I" or "we", of Latin that no first person tells. */
const speakerFault = (pair: Pair): string | undefined => {
  const { english, verbs, folded } = pair;
  if (verbs.length === 0 || folded.some((word) => OF_ONESELF.test(word)) || /["“:]/u.test(english))
    return undefined;
  if (/^(?:yes, |no, )?i\b/iu.test(english) && !mayBeFirst(pair, 'sg'))
    return 'the English says "I", and no Latin word is of the first person';
  return /^(?:yes, |no, )?we\b/iu.test(english) && !mayBeFirst(pair, 'pl')
    ? 'the English says "we", and no Latin word is of the first person'
    : undefined;
};

const SIGNS = [denialFault, ownFault, askingFault, degreeFault, verbFault, speakerFault];

/** What a Latin text shows and its English does not, or the other way round; undefined when neither can be said. */
export const signFault = (index: LatinIndex, latin: string, english: string): string | undefined => {
  const pair = pairOf(index, latin, english);
  for (const faultOf of SIGNS) {
    const fault = faultOf(pair);
    if (fault !== undefined) return fault;
  }
  return undefined;
};
