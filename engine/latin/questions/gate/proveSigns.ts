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

/** What a Latin text shows and its English does not, or the other way round; undefined when neither can be said. */
export const signFault = (index: LatinIndex, latin: string, english: string): string | undefined => {
  const words = wordsOf(latin);
  const folded = words.map((word) => fold(word));
  const tokens = englishTokens(english);
  const has = (pattern: RegExp): boolean => tokens.some((token) => pattern.test(token));
  const denial = words.find((word) => SURE_DENIALS.has(fold(word)));
  if (
    denial !== undefined &&
    !folded.includes('solum') &&
    !folded.includes('nisi') &&
    !folded.includes('modo') &&
    folded.filter((word) => SURE_DENIALS.has(word)).length === 1 &&
    !has(NEGATIVE)
  )
    return `${denial} denies it, and the English does not`;
  if (folded.includes('sine') && !has(/^(?:without|no|nor|\w+less|free|lack\w*|un\w+)$/))
    return 'sine is "without", and the English does not say so';
  const negative = tokens.find((token) => SURE_NEGATIVE.has(token));
  if (negative !== undefined && !folded.some((word) => DENIALS.test(word)))
    return `the English has "${negative}", and the Latin denies nothing`;
  const read = words.map((word) => ({ word, readings: index.analyse(word).filter(({ exact }) => exact) }));
  for (const { word, readings } of read) {
    const owned = OWN.find(([id]) => readings.length > 0 && readings.every(({ lexeme }) => lexeme.id === id));
    if (owned && !has(owned[1])) return `${word} is "${owned[2]}", and the English does not say so`;
  }
  const asks = latin.includes('?') ? ASKS[folded[0] ?? ''] : undefined;
  if (asks && !has(asks)) return `${words[0] ?? ''} asks otherwise than the English`;
  const compared = read.find(({ readings }) => readings.length > 0 && readings.every(isComparative));
  if (compared && has(/^(?:most|\w{2,}est)$/) && !has(/^(?:more|than|too|rather|less)$/))
    return `${compared.word} is a comparative, and the English is a superlative`;
  const verbs = words
    .map((word) => ({
      word,
      readings: index.analyse(word).filter(({ exact, enclitic }) => exact && enclitic === undefined),
    }))
    .filter(({ readings }) => readings.length > 0 && readings.every(isStated));
  const isOrder = words.some((word) => index.analyse(word).some(({ features }) => features.mood === 'imp'));
  for (const { word, readings } of verbs) {
    const persons = new Set(
      readings.map(({ features }) => `${features.person ?? ''}${features.number ?? ''}`),
    );
    const [person] = persons;
    if (persons.size > 1) continue;
    if (person === '1sg' && !has(FIRST))
      return `${word} is the first person singular, and the English has no "I"`;
    if (person === '1pl' && !has(WE))
      return `${word} is the first person plural, and the English has no "we"`;
    if (person?.startsWith('2') && !isOrder && !has(YOU))
      return `${word} is the second person, and the English has no "you"`;
    if (readings.every(({ features }) => features.tense === 'fut' && features.mood === 'ind') && !has(FUTURE))
      return `${word} is a future, and the English is not`;
    if (
      readings.every(({ features }) => features.tense === 'plup' && features.mood === 'ind') &&
      !has(/^(?:had|would|before|could|after|once)$/) &&
      !readings.some(({ lexeme }) => /^(?:memini|odi|novi|nosco|consuesco|cognosco)/.test(lexeme.id))
    )
      return `${word} is a pluperfect, and the English has no "had"`;
  }
  const isFirst = (number: string): boolean =>
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
  const hasVerb =
    verbs.length > 0 &&
    !words.some((word) => /^(?:se|suus|sua\w*|suo\w*|secum|me|mihi|mecum|nobis|nobiscum)$/.test(fold(word)));
  if (hasVerb && /^(?:yes, |no, )?i\b/iu.test(english) && !/["“:]/u.test(english) && !isFirst('sg'))
    return 'the English says "I", and no Latin word is of the first person';
  if (hasVerb && /^(?:yes, |no, )?we\b/iu.test(english) && !/["“:]/u.test(english) && !isFirst('pl'))
    return 'the English says "we", and no Latin word is of the first person';
  return undefined;
};
