// Signs that both languages must show: a denial, the person of a verb, a future, a time before another. Read without understanding the
// sentence, so they serve where the translator is silent; only what has one reading is held against a text.
import type { Analysis, LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { fold } from '../fold.ts';
import { englishTokens } from './englishTokens.ts';

const DENIALS =
  /^(?:non|ne|noli|vereor|vere\w+|time\w+|metu\w+|nolite|nemo|nemin\w+|nihil|nil|numquam|nusquam|haud|neque|nec|null\w+|nonne|nondum|neuter|neutr\w+|nequaquam|minime|nisi|sine|vix|nol\w*|nequ\w+|quin|quominus|car\w+|num|absum|abest|desum|deest|neg\w+|ignor\w*|nesci\w*|vet\w+|prohib\w+|in\w{4,}|im\w{4,}|dis\w+|de\w{5,})$/;
const SURE_DENIALS = new Set(
  'non noli nolite nemo nihil numquam neque nec nullus nulla nullum nondum'.split(' '),
);
const NEGATIVE =
  /^(?:not|no|never|nobody|nothing|none|neither|nor|nowhere|without|hardly|scarcely|cannot|unless|lest|un\w+|dis\w+|in\w{5,}|im\w{5,}|\w+less|don|refuse\w*|fail\w*|stop\w*|avoid\w*|lack\w*|deny|denies|denied|forbid\w*|forbade|prevent\w*|only|but|few|little|too|away|far|absent|if|until|beyond|rather|however|or|instead|except|leave|away)$/;
const SURE_NEGATIVE = new Set('not never nobody nothing'.split(' '));

const FIRST = /^(?:i|my|me|mine|myself)$/;
const WE = /^(?:we|us|our|ours|ourselves)$/;
const YOU = /^(?:you|your|yours|yourself|yourselves|thou|thee|thy)$/;
const FUTURE =
  /^(?:will|shall|going|about|would|should|may|might|must|let|can|could|won|if|when|while|until|unless|as|whoever|whatever|who|what)$/;

const isFinite = ({ features }: Analysis): boolean =>
  features.person !== undefined && features.mood !== 'imp';

/** What a Latin text shows and its English does not, or the other way round; undefined when neither can be said. */
export const signFault = (index: LatinIndex, latin: string, english: string): string | undefined => {
  const words = wordsOf(latin);
  const folded = words.map((word) => fold(word));
  const tokens = englishTokens(english);
  const has = (pattern: RegExp): boolean => tokens.some((token) => pattern.test(token));
  const denial = words.find((word) => SURE_DENIALS.has(fold(word)));
  if (denial !== undefined && !folded.includes('solum') && !folded.includes('nisi') && !folded.includes('modo') && folded.filter((word) => SURE_DENIALS.has(word)).length === 1 && !has(NEGATIVE)) return `${denial} denies it, and the English does not`;
  const negative = tokens.find((token) => SURE_NEGATIVE.has(token));
  if (negative !== undefined && !folded.some((word) => DENIALS.test(word))) return `the English has "${negative}", and the Latin denies nothing`;
  const verbs = words.map((word) => ({ word, readings: index.analyse(word).filter(({ exact, enclitic }) => exact && enclitic === undefined) })).filter(({ readings }) => readings.length > 0 && readings.every(isFinite));
  const isOrder = words.some((word) => index.analyse(word).some(({ features }) => features.mood === 'imp'));
  for (const { word, readings } of verbs) {
    const persons = new Set(readings.map(({ features }) => `${features.person ?? ''}${features.number ?? ''}`));
    const [person] = persons;
    if (persons.size > 1) continue;
    if (person === '1sg' && !has(FIRST)) return `${word} is the first person singular, and the English has no "I"`;
    if (person === '1pl' && !has(WE)) return `${word} is the first person plural, and the English has no "we"`;
    if (person?.startsWith('2') && !isOrder && !has(YOU)) return `${word} is the second person, and the English has no "you"`;
    if (readings.every(({ features }) => features.tense === 'fut' && features.mood === 'ind') && !has(FUTURE)) return `${word} is a future, and the English is not`;
    if (readings.every(({ features }) => features.tense === 'plup' && features.mood === 'ind') && !has(/^(?:had|would|before|could|after|once)$/) && !readings.some(({ lexeme }) => /^(?:memini|odi|novi|nosco|consuesco|cognosco)/.test(lexeme.id))) return `${word} is a pluperfect, and the English has no "had"`;
  }
  return undefined;
}; // prettier-ignore
