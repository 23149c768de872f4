// Names of inflection classes, as a dictionary or a lesson says them: "third declension, i-stem", "third conjugation in -iō, deponent".
import { PRONOMINAL } from './adjectiveExceptions.ts';
import { halfDeclensions } from './compoundNouns.ts';
import { classify, formsAt } from './inflect.ts';
import { nounDeclension } from './nouns.ts';
import { isTabled } from './pronouns.ts';
import { isDefective, verbConjugation } from './verbs.ts';
import type { Word } from './word.ts';

const ORDINAL = ['', 'first', 'second', 'third', 'fourth', 'fifth'] as const;

const CONJUGATION: Readonly<Record<string, string>> = {
  '1': 'first conjugation',
  '2': 'second conjugation',
  '3': 'third conjugation',
  '3io': 'third conjugation in -iō',
  '4': 'fourth conjugation',
};

const nounClass = (word: Word): string => {
  const [one, other] = halfDeclensions(word) ?? [];
  if (one && other && one !== other) return `${ORDINAL[one]} and ${ORDINAL[other]} declensions`;
  const declension = one ?? nounDeclension(word);
  if (!declension) return 'indeclinable';
  const plural = formsAt(word, 'gen.pl')[0]?.text ?? '';
  const stem = word.parts[1] ?? '';
  const accusative = formsAt(word, 'acc.sg')[0]?.text ?? '';
  const iStem =
    declension === 3 && ((plural.endsWith('ium') && !stem.endsWith('iis')) || accusative.endsWith('im'));
  return `${ORDINAL[declension]} declension${iStem ? ', i-stem' : ''}`;
};

const adjectiveClass = (word: Word): string => {
  const { parts } = word;
  if (parts.length < 2) return 'indeclinable';
  if (parts[0]?.endsWith('or') && parts[1]?.endsWith('us')) return 'comparative';
  if (/(?:a|ae)$/.test(parts[1] ?? '') && !parts[0]?.endsWith('ēs'))
    return `first and second declensions${PRONOMINAL.has(parts[0] ?? '') ? ', genitive in -īus' : ''}`;
  const endings =
    parts.length >= 3 ? 'three endings' : parts[1]?.endsWith('is') ? 'one ending' : 'two endings';
  return `third declension, ${endings}`;
};

/** Whether the verb has passive forms of active sense throughout (sequor). */
export const isDeponent = (word: Word): boolean =>
  word.pos === 'verb' && /(?:or|tur)$/.test(word.parts[0] ?? '') && word.parts.length > 1;

/** Whether the verb has passive forms of active sense in the perfect alone (audeō). */
export const isSemideponent = (word: Word): boolean =>
  word.pos === 'verb' && !isDeponent(word) && word.parts.slice(2).some((part) => / (?:sum|est)$/.test(part));

const verbClass = (word: Word): string => {
  const conjugation = verbConjugation(word);
  const voice = isDeponent(word) ? ', deponent' : isSemideponent(word) ? ', semideponent' : '';
  if (!conjugation || isDefective(word)) return 'defective';
  return (CONJUGATION[conjugation] ?? 'irregular') + voice;
};

/** The word's inflection class in words; empty for words that do not inflect, "unreadable" when its parts are none of Latin. */
export const inflectionClass = (word: Word): string => {
  if ('problem' in classify(word)) return 'unreadable';
  switch (word.pos) {
    case 'noun':
      return nounClass(word);
    case 'adj':
      return adjectiveClass(word);
    case 'verb':
      return verbClass(word);
    case 'pron':
      return isTabled(word.parts[0] ?? '') ? 'pronoun' : '';
    case 'num':
      if (isTabled(word.parts[0] ?? '')) return 'numeral';
      return word.parts.length > 1 && !word.gender ? adjectiveClass(word) : '';
    case 'adv':
    case 'prep':
    case 'conj':
    case 'interj':
    case 'particle':
      return '';
  }
};
