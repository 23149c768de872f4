// English turns that no tree of a sentence holds, made of one that it does: "how beautiful the sea is!" of "the sea is beautiful",
// "soldiers loyal to the queen" of those "who are", "I am twenty years old" of "I was born", "castle walls" of "walls of the castle".
// Invariant: what is read instead has been said back and found to be its English; only fixed Latin is put to it.
import { IS } from '../../reading/english.ts';
import { usualForm } from '../../inflect.ts';
import { pluralOf } from '../../sentences/englishNouns.ts';
import { bidden, both, doing, ordered, twiceBidden } from './bidding.ts';
import { ClauseParser } from '../parser/clauseParser.ts';
import { bornTo, inState } from './conditions.ts';
import { admired, attributed, exclaimed, passing, said, wordsOf } from './exclamations.ts';
import { Words } from '../parser/words.ts';
import { adverbs, alone, alsoSaid, likened, named } from './fragments.ts';
import { listed } from './mottoes.ts';
import { numberAt } from '../parser/numerals.ts';
import { sayPhrase } from '../phraseLatin.ts';
import type { Reader } from '../parser/questionParser.ts';
import { raised } from './rewording.ts';
import type { Built } from '../built.ts';
import type { Say, Turn } from './turn.ts';
import { opened, phraseOf, textOf, turnOf } from './turn.ts';

/** The one compared with, as a subject. */
const SUBJECTS: Readonly<Record<string, string>> = {
  i: 'ego',
  me: 'ego',
  you: 'tū',
  he: 'ille',
  him: 'ille',
  she: 'illa',
  her: 'illa',
  we: 'nōs',
  us: 'nōs',
  they: 'illī',
  them: 'illī',
};

/** "He runs faster than I": celerius. */
const outdone = ({ tokens, isQuestion, reader, say, words }: Turn): readonly Built[] => {
  if (isQuestion) return [];
  const than = tokens.indexOf('than');
  const last = than < 0 ? tokens.length : than;
  for (const start of [last - 1, last - 2]) {
    if (start < 1) continue;
    const isMore = tokens[start] === 'more';
    const [reading] = words
      .readings(isMore ? start + 1 : start, 'adj')
      .filter(({ lexeme, form, end }) => lexeme.adv && form === (isMore ? 'ly' : 'comp') && end === last);
    const adverb =
      isMore && start === last - 1
        ? 'magis'
        : reading && usualForm(reading.lexeme, { adverb: true, degree: 'comp' });
    const [sentence] = adverb === undefined ? [] : say(tokens.slice(0, start), false);
    if (adverb === undefined || sentence?.partOfSpeech !== 'sentence') continue;
    const other = tokens.slice(than + 1);
    const standard = than < 0 ? '' : (SUBJECTS[textOf(other)] ?? phraseOf(other, reader)?.latin);
    if (standard === undefined) return [];
    const parts = wordsOf({ ...sentence, latin: opened(sentence) });
    const latin = [
      ...parts.slice(0, -1),
      adverb,
      ...parts.slice(-1),
      ...(standard === '' ? [] : ['quam', standard]),
    ].join(' ');
    const isDoubtful = standard !== '' && /object, /.test(sentence.explanation);
    return [
      {
        ...sentence,
        latin: `${raised(latin)}.`,
        explanation: `${sentence.explanation} ${adverb}: comparative adverb.`,
        confidence: sentence.confidence * (isDoubtful ? 0.6 : 0.95),
      },
    ];
  }
  return [];
};

/** The auxiliary of being born, once it was so long ago. */
const ONCE: Readonly<Record<string, string>> = {
  sum: 'eram',
  es: 'erās',
  est: 'erat',
  sumus: 'erāmus',
  estis: 'erātis',
  sunt: 'erant',
};

/** "I am twenty years old": vīgintī annōs nātus sum. */
const aged = ({ tokens, isQuestion, reader, say }: Turn): readonly Built[] => {
  const place = tokens.findIndex((token) => IS.test(token));
  const number = numberAt(tokens, place + 1);
  if (isQuestion || place < 1 || !number || !/^years? old$/.test(tokens.slice(number.end).join(' ')))
    return [];
  const subject = tokens.slice(0, place);
  const be = tokens[place] ?? '';
  const [born] = ['has', 'have'].flatMap((have) => say([...subject, have, 'been', 'born'], false));
  const years = phraseOf(['for', ...tokens.slice(place + 1, number.end + 1)], reader);
  if (!born || !years) return [];
  const parts = wordsOf({ ...born, latin: opened(born) });
  const auxiliary = parts.at(-1) ?? '';
  const isPast = be === 'was' || be === 'were';
  const latin = [
    ...parts.slice(0, -2),
    years.latin,
    ...parts.slice(-2, -1),
    isPast ? (ONCE[auxiliary] ?? auxiliary) : auxiliary,
  ].join(' ');
  const ofWomen = /nātus (?:s|e)/.test(latin) ? ' Of a woman it is nāta.' : '';
  return [
    {
      ...born,
      latin: `${raised(latin)}.`,
      explanation: `Latin says born so many years, in the accusative.${ofWomen}`,
      confidence: Math.min(born.confidence, 0.95),
    },
  ];
};

/** "We have been waiting for a long time": iam diū exspectāmus, for it goes on still. */
const lasting = ({ tokens, isQuestion, say }: Turn): readonly Built[] => {
  const place = tokens.findIndex((token, at) => /^(?:have|has)$/.test(token) && tokens[at + 1] === 'been');
  if (isQuestion || place < 1) return [];
  const [sentence] = ['am', 'are', 'is'].flatMap((be) =>
    say([...tokens.slice(0, place), be, ...tokens.slice(place + 2)], false),
  );
  return sentence && (tokens[place + 2] ?? '').endsWith('ing')
    ? [
        {
          ...sentence,
          latin: `Iam ${opened(sentence)}`,
          explanation: `What has been going on and still goes on is present in Latin, with iam. ${sentence.explanation}`,
          confidence: sentence.confidence * 0.95,
        },
      ]
    : [];
};

/** Whoever is called by these words, in the vocative; undefined when nobody could be. */
export const calledBy = (
  tokens: readonly string[],
  reader: Reader,
): { readonly latin: string; readonly isMany: boolean } | undefined => {
  const parser = new ClauseParser(new Words(tokens, reader.lookup, reader.banned), reader.stock);
  const [phrase] = parser
    .nounPhrases(0)
    .filter(
      ({ value, end }) =>
        end === tokens.length &&
        value.article === 'none' &&
        !value.pronoun &&
        !value.also &&
        parser.isLiving(value),
    );
  const latin = phrase && sayPhrase(reader.stock, phrase.value, 'voc')?.text;
  return phrase && latin !== undefined ? { latin, isMany: phrase.value.number === 'pl' } : undefined;
};

/** "Marcus, the queen is coming": a name called before or behind what one tells or asks. */
const called = ({ tokens, isQuestion, reader, say, words }: Turn): readonly Built[] => {
  const parser = new ClauseParser(words, reader.stock);
  const call = (place: number, end: number): string | undefined => {
    const [phrase] = parser
      .nounPhrases(place)
      .filter(
        ({ value, end: at }) =>
          at === end && value.article === 'none' && !value.pronoun && !value.also && parser.isLiving(value),
      );
    return phrase && sayPhrase(reader.stock, phrase.value, 'voc')?.text;
  };
  const first = tokens.indexOf(',');
  const before = first > 0 ? call(0, first) : undefined;
  if (before !== undefined)
    return say(tokens.slice(first + 1), isQuestion).map((built) => ({
      ...built,
      latin: `${raised(before)}, ${opened(built)}`,
      confidence: built.confidence * 0.98,
    }));
  const last = tokens.lastIndexOf(',');
  const behind = last > 0 ? call(last + 1, tokens.length) : undefined;
  if (behind === undefined) return [];
  return say(tokens.slice(0, last), isQuestion).map((built) => ({
    ...built,
    latin: built.latin.replace(/([.!?]?)$/, `, ${behind}$1`),
    confidence: built.confidence * 0.98,
  }));
};

/** "Having captured the city, the soldiers …": when they had captured it. */
const having = ({ tokens, isQuestion, reader, say, words }: Turn): readonly Built[] => {
  const comma = tokens.indexOf(',');
  if (isQuestion || tokens[0] !== 'having' || comma < 0) return [];
  const [subject] = new ClauseParser(words, reader.stock).subjects(comma + 1);
  if (!subject) return [];
  const { value, end } = subject;
  const isPerson = value.kind === 'person';
  const pronoun = isPerson
    ? textOf(tokens.slice(comma + 1, end))
    : value.count === 'pl' || value.also
      ? 'they'
      : value.gender === 'f'
        ? 'she'
        : 'he';
  return say(['when', pronoun, 'had', ...tokens.slice(1)], false).slice(0, 1);
};

/** "Castle walls", "a sea monster": walls of the castle, a monster of the sea. */
const owned = ({ tokens, isQuestion, reader, say, words }: Turn): readonly Built[] => {
  for (const [place, token] of tokens.entries()) {
    const next = tokens[place + 1];
    const [one] = words
      .readings(place, 'noun')
      .filter(
        ({ end, form, lexeme }) => end === place + 1 && form === 'base' && !lexeme.flags.includes('proper'),
      );
    const isOther = words.readings(place, 'adj').some(({ end }) => end === place + 1);
    if (next === undefined || !one || isOther || words.readings(place + 1, 'noun').length === 0) continue;
    const isMaterial = one.lexeme.tags.includes('material');
    const owner = isMaterial
      ? ['out', 'of', token]
      : ['of', 'the', one.lexeme.tags.includes('person') ? pluralOf(token) : token];
    const turned = [...tokens.slice(0, place), next, ...owner, ...tokens.slice(place + 2)];
    const phrase = isQuestion ? undefined : phraseOf(turned, reader);
    const [built] = phrase ? [phrase] : say(turned, isQuestion);
    if (built && usualForm(one.lexeme, { case: 'gen', number: 'sg' }) !== undefined)
      return [
        {
          ...built,
          english: textOf(tokens),
          explanation: `Latin sets no noun before a noun: “${next} ${owner.join(' ')}”. ${built.explanation}`,
          confidence: built.confidence * 0.9,
        },
      ];
  }
  return [];
};

type Way = (turn: Turn) => readonly Built[];

/** What the first way that leads anywhere makes of a turn. */
const firstOf = (ways: readonly Way[], turn: Turn): readonly Built[] => {
  for (const way of ways) {
    const list = way(turn);
    if (list.length > 0) return list;
  }
  return [];
};

/** What can be said of a text by turning it, the likeliest turn first; empty when none will do. */
export const turned = (
  tokens: readonly string[],
  isQuestion: boolean,
  reader: Reader,
  say: Say,
): readonly Built[] => {
  const turn = turnOf(tokens, isQuestion, reader, say);
  return firstOf(
    [
      having,
      exclaimed,
      admired,
      called,
      aged,
      lasting,
      outdone,
      passing,
      attributed,
      inState,
      adverbs,
      both,
      bidden,
      likened,
      owned,
      said,
      listed,
    ],
    turn,
  );
};

/** What other words would be misread in: the same from a few sure signs, before the grammar is asked. */
export const signalled = (
  tokens: readonly string[],
  isQuestion: boolean,
  reader: Reader,
  say: Say,
): readonly Built[] => {
  const turn = turnOf(tokens, isQuestion, reader, say);
  return firstOf(
    [
      ...(tokens[0] === 'not' && tokens.includes('but') ? [listed] : []),
      ordered,
      named,
      bornTo,
      doing,
      twiceBidden,
      alsoSaid,
      alone,
    ],
    turn,
  );
};
