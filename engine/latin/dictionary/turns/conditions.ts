// How one is or came into the world, without a verb that says so: "united we stand", "born to fight", "born of fire".
// Invariant: what is born is nātus; a quality takes the gender and number of whoever has it.
import { IS } from '../../reading/english.ts';
import type { Features } from '../../features.ts';
import { usualForm } from '../../inflect.ts';
import { raised } from './rewording.ts';
import type { Built } from '../built.ts';
import type { Turn, Way } from './turn.ts';
import { opened, phraseOf, textOf } from './turn.ts';

/** Of which one says in what state it is done: "united we stand", "live free". */
const STATES = new Set(
  'stand live die walk fall rise return come go fight sleep march remain stay ride sail wake sit wander run arrive'.split(
    ' ',
  ),
);

const PEOPLE: Readonly<Record<string, Features['number']>> = {
  i: 'sg',
  he: 'sg',
  she: 'sg',
  we: 'pl',
  they: 'pl',
  you: 'sg',
};

type Quality = {
  readonly latin: string;
  readonly plural: string;
  readonly lexeme: string;
  readonly confidence: number;
};

export const qualityAt = ({ words }: Turn, place: number, isWoman: boolean): Quality | undefined => {
  const gender = isWoman ? 'f' : 'm';
  const [adjective] = words
    .best(place, 'adj', 'num')
    .filter(
      ({ end, form, lexeme }) => end === place + 1 && form !== 'ly' && lexeme.numeral?.kind !== 'cardinal',
    );
  const [verb] = adjective
    ? []
    : words.best(place, 'verb').filter(({ end, form }) => end === place + 1 && form === 'part');
  const reading = adjective ?? verb;
  if (!reading) return undefined;
  const say = (number: 'sg' | 'pl'): string | undefined =>
    adjective
      ? usualForm(reading.lexeme, {
          case: 'nom',
          number,
          gender,
          degree: adjective.form === 'comp' || adjective.form === 'sup' ? adjective.form : 'pos',
        })
      : usualForm(reading.lexeme, {
          mood: 'part',
          tense: 'perf',
          voice: 'pass',
          case: 'nom',
          number,
          gender,
        });
  const [latin, plural] = [say('sg'), say('pl')];
  return latin !== undefined && plural !== undefined
    ? { latin, plural, lexeme: reading.lexeme.id, confidence: reading.confidence }
    : undefined;
};

/** "United we stand", "I walk alone", "live free": in which state one does it. */
export const inState: Way = (turn) => {
  const { tokens, isQuestion, say, words } = turn;
  const isFirst = Object.hasOwn(PEOPLE, tokens[1] ?? '');
  const place = isFirst ? 0 : tokens.length - 1;
  const rest = isFirst ? tokens.slice(1) : tokens.slice(0, -1);
  const [who = ''] = rest;
  const isBid = !Object.hasOwn(PEOPLE, who);
  const verb = words
    .readings(isFirst ? 2 : isBid ? 0 : 1, 'verb')
    .some(({ lexeme: _, gloss }) => STATES.has(gloss.split(' ')[0] ?? ''));
  const isLone = !isFirst && LONE.has(tokens[place] ?? '');
  if (
    isQuestion ||
    rest.length === 0 ||
    rest.length > (isLone ? 8 : 4) ||
    (!isLone && !(verb || tokens.some((token) => STATES.has(token))))
  )
    return [];
  const quality = qualityAt(turn, place, who === 'she');
  if (!quality) return [];
  return say(rest, false)
    .filter(({ partOfSpeech }) => partOfSpeech === (isBid ? 'command' : 'sentence'))
    .slice(0, 2)
    .map((built) => {
      const isMany = isBid ? built.latin.endsWith('te!') : PEOPLE[who] === 'pl';
      const own = isMany ? quality.plural : quality.latin;
      const latin = isBid ? raised(`${own} ${opened(built)}`) : `${raised(own)} ${opened(built)}`;
      return {
        ...built,
        latin,
        english: textOf(tokens),
        explanation: `${own}: said of whoever does it. ${built.explanation}`,
        confidence: built.confidence * quality.confidence * 0.9,
        lexemes: [quality.lexeme, ...built.lexemes],
      };
    });
};

/** "Born to fight": nātus ad pugnandum. */
export const bornTo: Way = (turn) => {
  const { tokens, isQuestion, reader, words } = turn;
  const place = tokens.indexOf('born');
  if (place === 0 && tokens.length === 2) {
    const quality = qualityAt(turn, 1, false);
    return quality
      ? [
          {
            latin: `${quality.latin} nātus`,
            partOfSpeech: 'phrase',
            english: textOf(tokens),
            explanation: `${quality.latin}: said of the one who is born. Of a woman it is nāta.`,
            confidence: 0.9 * quality.confidence,
            lexemes: ['nascor_v', quality.lexeme],
            cost: 0,
          },
        ]
      : [];
  }
  const where = place === 0 ? phraseOf(tokens.slice(1), turn.reader) : undefined;
  if (where?.partOfSpeech === 'prepositional phrase')
    return [
      {
        ...where,
        latin: `${where.latin} nātus`,
        partOfSpeech: 'phrase',
        english: textOf(tokens),
        explanation: `nātus: born; of a woman it is nāta. ${where.explanation}`,
        confidence: where.confidence * 0.9,
        lexemes: ['nascor_v', ...where.lexemes],
      },
    ];
  if (isQuestion || place < 0 || tokens[place + 1] !== 'to' || place + 3 !== tokens.length) return [];
  const [reading] = words.best(place + 2, 'verb').filter(({ form }) => form === 'base');
  const gerund = reading && usualForm(reading.lexeme, { mood: 'gerund', case: 'acc' });
  const nascor = reader.lookup.index.byId('nascor_v');
  if (!reading || !gerund || !nascor) return [];
  const before = tokens.slice(0, place);
  const [who = '', be = ''] = before;
  const isMany = who === 'we' || who === 'they';
  if (before.length > 0 && !(Object.hasOwn(PEOPLE, who) && before.length === 2 && IS.test(be))) return [];
  const sum = { i: 'sum', you: 'es', he: 'est', she: 'est', we: 'sumus', they: 'sunt' }[who];
  const say = (born: string): string =>
    sum === undefined ? `${born} ad ${gerund}` : `${raised(born)} ad ${gerund} ${sum}.`;
  const built: Built = {
    latin: say(isMany ? 'nātī' : who === 'she' ? 'nāta' : 'nātus'),
    partOfSpeech: sum === undefined ? 'phrase' : 'sentence',
    english: textOf(tokens),
    confidence: 0.9 * reading.confidence,
    explanation: `nātus: born; ad ${gerund}: for ${reading.gloss.replace(/e$/, '')}ing, the gerund after ad.`,
    lexemes: ['nascor_v', reading.lexeme.id],
    cost: 0,
  };
  const others =
    sum === undefined ? (['nāta', 'nātī'] as const) : who === 'i' || who === 'you' ? (['nāta'] as const) : [];
  return [
    built,
    ...others.map((born) => ({
      ...built,
      latin: say(born),
      english: `${textOf(tokens)}, ${born === 'nāta' ? 'of a woman' : 'of several'}`,
      confidence: built.confidence * 0.95,
    })),
  ];
};

/** What is said of whoever does a thing, be it what it will. */
export const LONE = new Set(['first', 'last', 'alone']);
