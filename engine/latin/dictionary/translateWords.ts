// The first layer of the translator: a word or a phrase that the dictionary has, in the form its English has.
// "king" is rēx, "kings" rēgēs, "to love" amāre, "loves" amat, "bravely" fortiter; and when nothing else helps, words one by one.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { lemmaOf } from '../analyse.ts';
import type { Features } from '../features.ts';
import { describeFeatures } from '../features.ts';
import { usualForm } from '../inflect.ts';
import type { Candidate } from './candidate.ts';
import { definitionOf, headwordLine, partOfSpeechName } from './entry.ts';
import type { EnglishForm } from './englishIndex.ts';
import type { Reading, Words } from './parser/words.ts';
import { RIVAL, RIVALLED } from './parser/found.ts';
import { latinNumber, numberAt, ordinalPair } from './parser/numerals.ts';

type Hint = 'to' | 'article' | 'none';

type Shape = { readonly features?: Features; readonly partOfSpeech?: string };

const FINITE = { mood: 'ind', voice: 'act', person: 3, number: 'sg' } as const;
const SINGULAR = { case: 'nom', number: 'sg' } as const;

/** The Latin cell for an English form; no features: the headword itself. */
const shapeOf = ({ pos, flags }: Lexeme, form: EnglishForm, hint: Hint, note: string | undefined): Shape => {
  switch (form) {
    case 'base':
      if (pos === 'verb' && hint === 'to') return { features: { mood: 'inf', tense: 'pres', voice: 'act' } };
      if (pos === 'adj' && note?.includes('plural'))
        return {
          features: {
            case: 'nom',
            number: 'pl',
            gender: note.includes('neuter') ? 'n' : note.includes('feminine') ? 'f' : 'm',
          },
        };
      return pos === 'noun' && note?.includes('plural') && !flags.includes('plural')
        ? { features: { case: 'nom', number: 'pl' } }
        : {};
    case 'plural':
      return { features: { case: 'nom', number: 'pl' } };
    case 'third':
      return { features: { ...FINITE, tense: 'pres' } };
    case 'past':
      return { features: { ...FINITE, tense: 'perf' } };
    case 'part':
      return {
        features: { mood: 'part', tense: 'perf', voice: 'pass', ...SINGULAR, gender: 'm' },
        partOfSpeech: 'participle',
      };
    case 'ing':
      return {
        features: { mood: 'part', tense: 'pres', voice: 'act', ...SINGULAR, gender: 'm' },
        partOfSpeech: 'participle',
      };
    case 'comp':
    case 'sup':
      return { features: { ...SINGULAR, gender: 'm', degree: form } };
    case 'ly':
      return { features: { adverb: true }, partOfSpeech: 'adverb' };
  }
};

const candidateOf = (reading: Reading, hint: Hint, isRivalled: boolean): Candidate | undefined => {
  const { lexeme, form, note, confidence } = reading;
  const { features, partOfSpeech = partOfSpeechName(lexeme.pos) } = shapeOf(lexeme, form, hint, note);
  const latin = features ? usualForm(lexeme, features) : lemmaOf(lexeme);
  if (!latin) return undefined;
  const line = `${headwordLine(lexeme)} (${partOfSpeechName(lexeme.pos)}): ${definitionOf(lexeme)}.`;
  return {
    latin,
    partOfSpeech,
    english: reading.gloss,
    explanation: features ? `${latin} is the ${describeFeatures(features)} of ${line}` : line,
    confidence: confidence * (isRivalled ? RIVALLED : 1),
  };
};

const suits = ({ lexeme, form }: Reading, hint: Hint): boolean => {
  if (hint === 'article' && lexeme.pos === 'adj' && form === 'sup') return true;
  if (hint === 'to') return lexeme.pos === 'verb' && form === 'base';
  if (hint === 'article') return lexeme.pos === 'noun' || lexeme.pos === 'num' || lexeme.pos === 'pron';
  return true;
};

/** Of two as likely the thing comes before its quality: gold is aurum before aureus. */
const RANK = ({ lexeme }: Reading): number => (lexeme.pos === 'adj' ? 1 : 0);

/** Whether two readings are too near in likelihood to choose between. */
const isRival = (one: Reading, other: Reading | undefined): boolean =>
  other !== undefined &&
  other.lexeme.id !== one.lexeme.id &&
  other.cost - one.cost < RIVAL &&
  (other.lexeme.pos !== one.lexeme.pos || other.lexeme.freq === one.lexeme.freq);

/** A number of several words by itself: quadrāgintā duo. */
const numberAlone = ({ tokens, lookup: { index } }: Words): readonly Candidate[] => {
  const read = numberAt(tokens, 0);
  const pair = ordinalPair(index, tokens, 0);
  const isThousands = read !== undefined && read.value > 1000;
  if (tokens.length < 2 && !pair) return [];
  const ids =
    pair?.end === tokens.length
      ? pair.ids
      : read?.end === tokens.length
        ? latinNumber(index, isThousands ? read.value / 1000 : read.value)
        : undefined;
  const said = (ids ?? []).map((id) => {
    const lexeme = index.byId(id);
    return (
      lexeme &&
      (usualForm(lexeme, {
        ...SINGULAR,
        number: isThousands ? 'pl' : 'sg',
        gender: isThousands ? 'n' : 'm',
      }) ??
        lemmaOf(lexeme))
    );
  });
  if (said.length === 0 || said.includes(undefined)) return [];
  const latin = [...said, ...(isThousands ? ['mīlia'] : [])].join(' ');
  return [
    {
      latin,
      partOfSpeech: 'numeral',
      english: tokens.join(' '),
      explanation: `${latin}: ${tokens.join(' ')}.`,
      confidence: 0.95,
    },
  ];
};

/** What the dictionary has for the whole text, likeliest first; empty when it is no dictionary phrase. */
export const translateWords = (words: Words): readonly Candidate[] => {
  const { tokens } = words;
  const number = numberAlone(words);
  if (number.length > 0) return number;
  const [first = ''] = tokens;
  const wide =
    tokens.length > 1 && first === 'to'
      ? 'to'
      : tokens.length > 1 && (first === 'the' || first === 'a')
        ? 'article'
        : 'none';
  const whole = (start: number, hint: Hint): readonly Candidate[] => {
    const readings = words
      .whole(start)
      .filter((reading) => suits(reading, hint))
      .toSorted((one, other) => one.cost - other.cost || RANK(one) - RANK(other));
    return readings.flatMap(
      (reading, at) => candidateOf(reading, hint, isRival(reading, readings[at + 1])) ?? [],
    );
  };
  const own = whole(0, 'none');
  const found = own.length > 0 || wide === 'none' ? own : whole(1, wide);
  const seen = new Set<string>();
  return found.filter(({ latin, explanation }) => {
    const key = `${latin} ${explanation}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

const SKIPPED = new Set(['the', 'a', ',', "'s"]);

/** The likeliest entry for each word or phrase of a text that could not be translated as a whole. */
export const wordByWord = (words: Words): readonly Candidate[] => {
  const list: Candidate[] = [];
  for (let place = 0; place < words.tokens.length;) {
    const [reading] = SKIPPED.has(words.at(place)) ? [] : words.longest(place);
    const candidate = reading && candidateOf(reading, 'none', false);
    if (candidate && !list.some(({ latin }) => latin === candidate.latin))
      list.push({ ...candidate, confidence: 0.3 * candidate.confidence });
    place = reading ? reading.end : place + 1;
  }
  return list;
};
