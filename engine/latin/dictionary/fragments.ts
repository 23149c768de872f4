// Mottoes and what one calls across a table: no sentences, but pieces of them. "Deeds, not words", "one king, one law", "born to fight",
// "united we stand", "two beers, please", "my name is Robin".
// Invariant: each piece has been read by the grammar of phrases or sentences; only fixed Latin is put between.
import { usualForm } from '../inflect.ts';
import type { Features } from '../features.ts';
import type { Built } from './translateSentences.ts';
import { raised } from './rewording.ts';
import type { Turn, Way } from './turn.ts';
import { bareOf, BE, opened, phraseOf, textOf } from './turn.ts';

/** Most pieces of a motto. */
const MOST_PIECES = 6;

type Piece = { readonly between: string; readonly tokens: readonly string[] };

/** What stands between two pieces, and its Latin. */
const BETWEEN: readonly (readonly [english: string, latin: string])[] = [
  [', but not', ', sed nōn '],
  ['but not', ', sed nōn '],
  [', not', ', nōn '],
  [', never', ', numquam '],
  [', but', ', sed '],
  [', and', ' et '],
  [', or', ' aut '],
  [',', ', '],
  ['and not', ' nec '],
  ['not', ', nōn '],
  ['but', ', sed '],
];

const piecesOf = (tokens: readonly string[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  let [start, between] = [tokens[0] === 'not' ? 1 : 0, tokens[0] === 'not' ? 'nōn ' : ''];
  for (let place = start + 1; place < tokens.length; place += 1) {
    const row = BETWEEN.find(([english]) =>
      english.split(' ').every((word, i) => tokens[place + i] === word),
    );
    if (!row) continue;
    pieces.push({ between, tokens: tokens.slice(start, place) });
    start = place + row[0].split(' ').length;
    between = row[1];
    place = start;
  }
  return [...pieces, { between, tokens: tokens.slice(start) }];
};

/** One piece as a phrase; what is not a thing may be a way to do it or what something is like. */
const pieceOf = (tokens: readonly string[], { reader, say }: Turn): Built | undefined => {
  const own = phraseOf(tokens, reader);
  if (own) return own;
  const [described] = say(['he', 'is', ...tokens], false).filter(({ latin }) => latin.endsWith(' est.'));
  return described && { ...described, latin: opened(described).slice(0, -' est.'.length) };
};

/** "Family, duty, honour", "deeds not words", "our blood, our land": things set side by side. */
export const listed: Way = (turn) => {
  const { tokens, isQuestion } = turn;
  const pieces = piecesOf(tokens);
  if (isQuestion || pieces.length < 2 || pieces.length > MOST_PIECES) return [];
  const said: Built[] = [];
  for (const piece of pieces) {
    const built = piece.tokens.length > 0 ? pieceOf(piece.tokens, turn) : undefined;
    if (!built) return [];
    said.push(built);
  }
  const [first] = said;
  if (!first) return [];
  return [
    {
      ...first,
      latin: said.map((built, place) => (pieces[place]?.between ?? '') + built.latin).join(''),
      partOfSpeech: 'phrase',
      english: textOf(tokens),
      explanation: said.map(({ explanation }) => explanation).join(' '),
      confidence: said.reduce((all, { confidence }) => all * confidence, 0.95),
      lexemes: said.flatMap(({ lexemes }) => lexemes),
    },
  ];
};

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

const qualityAt = ({ words }: Turn, place: number, isWoman: boolean): Quality | undefined => {
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

/** What is said of whoever does a thing, be it what it will. */
const LONE = new Set(['first', 'last', 'alone']);

/** "Strike first", "I walk alone": before the grammar takes it for when or where. */
export const alone: Way = (turn) => {
  const { tokens } = turn;
  const place = tokens.indexOf('alone');
  const isAmid =
    place > 1 &&
    place < tokens.length - 1 &&
    turn.words.readings(place - 1, 'verb').length > 0 &&
    turn.words.readings(place + 1, 'prep').length > 0;
  if (isAmid)
    return inState({
      ...turn,
      tokens: [...tokens.slice(0, place), ...tokens.slice(place + 1), 'alone'],
      words: turn.words,
    });
  return LONE.has(tokens.at(-1) ?? '') && tokens.length > 1 ? inState(turn) : [];
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
  if (before.length > 0 && !(Object.hasOwn(PEOPLE, who) && before.length === 2 && BE.test(be))) return [];
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

const NAMED: Readonly<Record<string, readonly [owner: string, one: string]>> = {
  my: ['mihi', 'Mihi'],
  your: ['tibi', 'Tibi'],
  his: ['eī', 'Eī'],
  her: ['eī', 'Eī'],
  our: ['nōbīs', 'Nōbīs'],
  their: ['eīs', 'Eīs'],
};

/** "My name is Robin": mihi nōmen est, and the name as it stands where Latin has none. */
export const named: Way = ({ tokens, isQuestion, reader, words }) => {
  const [who = '', ...rest] = tokens;
  const owner = Object.hasOwn(NAMED, who) ? NAMED[who] : undefined;
  const name = rest.slice(2);
  if (isQuestion || !owner || rest[0] !== 'name' || rest[1] !== 'is' || name.length < 1 || name.length > 3)
    return [];
  const known = phraseOf(name, reader);
  const isKnown =
    known !== undefined &&
    reader.lookup.index.byId(known.lexemes[0] ?? '')?.flags.includes('proper') === true;
  if (!isKnown && words.longest(3).some(({ lexeme }) => lexeme.pos !== 'noun')) return [];
  const latin = isKnown ? known.latin : name.map(raised).join(' ');
  return [
    {
      latin: `${owner[1]} nōmen est ${latin}.`,
      partOfSpeech: 'sentence',
      english: textOf(tokens),
      explanation: `In Latin a name belongs to a person in the dative, ${owner[0]}.${isKnown ? '' : ' A name that Latin does not know is left as it is.'}`,
      confidence: isKnown ? 0.95 : 0.85,
      lexemes: ['nomen_n', 'sum_v', ...(isKnown ? known.lexemes : [])],
      cost: 0,
    },
  ];
};

/** Where the subject ends: before the first word that can be a verb. */
const subjectEnd = (words: Turn['words'], tokens: readonly string[]): number =>
  tokens.findIndex(
    (token, at) =>
      at > 0 &&
      (BE.test(token) ||
        /^(?:will|shall|can|must|have|has|had)$/.test(token) ||
        words.readings(at, 'verb').length > 0),
  );

/** "This too shall pass", "I too am hungry": quoque behind the one who does it as well. */
export const alsoSaid: Way = ({ tokens, isQuestion, reader, say, words }) => {
  const place = tokens.findIndex(
    (token, at) =>
      at > 0 &&
      (token === 'too' || token === 'also') &&
      !/^(?:is|are|am|was|were|be|not|run|runs)$/.test(tokens[at - 1] ?? ''),
  );
  if (isQuestion || place < 0 || place > 4) return [];
  const pronoun = { i: 'ego', you: 'tū', we: 'nōs', he: 'ille', she: 'illa', they: 'illī' }[tokens[0] ?? ''];
  const isLast = place === tokens.length - 1;
  const start = isLast ? subjectEnd(words, tokens) : place;
  const subject =
    start === 1 && pronoun !== undefined ? pronoun : phraseOf(tokens.slice(0, start), reader)?.latin;
  if (subject === undefined || (isLast && words.readings(place - 1, 'adj', 'adv').length > 0)) return [];
  return say([...tokens.slice(0, place), ...tokens.slice(place + 1)], false)
    .filter(
      ({ partOfSpeech, latin }) =>
        partOfSpeech === 'sentence' &&
        (pronoun !== undefined || latin.toLowerCase().startsWith(`${subject.toLowerCase()} `)),
    )
    .map((built) => ({
      ...built,
      latin:
        pronoun !== undefined && start === 1
          ? `${raised(subject)} quoque ${opened(built)}`
          : `${raised(subject)} quoque${built.latin.slice(subject.length)}`,
      explanation: `quoque: too. ${built.explanation}`,
      confidence: built.confidence * (isLast ? 0.8 : 0.95),
    }));
};

/** "Fight like a lion": the one who is like it stands in the same case. */
export const likened: Way = ({ tokens, isQuestion, reader, say }) => {
  const place = tokens.lastIndexOf('like');
  const other = place < 1 || isQuestion ? undefined : phraseOf(tokens.slice(place + 1), reader);
  if (other?.partOfSpeech !== 'noun phrase') return [];
  return say(tokens.slice(0, place), false)
    .filter(
      ({ partOfSpeech, explanation }) =>
        /^(?:command|sentence)$/.test(partOfSpeech) && !/object, /.test(explanation),
    )
    .map((built) => {
      const words = bareOf(built).split(' ');
      const before = words.length > 1 ? `${words.slice(0, -1).join(' ')} sīcut` : 'Sīcut';
      const verb = words.at(-1) ?? '';
      return {
        ...built,
        latin: `${before} ${other.latin} ${words.length > 1 ? verb : opened({ ...built, latin: verb })}${built.latin.slice(-1)}`,
        english: textOf(tokens),
        explanation: `sīcut: like, with the same case before and behind. ${built.explanation} ${other.explanation}`,
        confidence: built.confidence * other.confidence * 0.85,
        lexemes: [...built.lexemes, ...other.lexemes],
      };
    });
};

const AND: Readonly<Record<string, string>> = { and: 'et', or: 'aut', but: 'sed' };

/** "Together forever", "now and always", "slowly but surely": how and when, and nothing else. */
export const adverbs: Way = (turn) => {
  const { tokens, isQuestion, words, reader } = turn;
  if (isQuestion || tokens.length > 5) return [];
  const said: string[] = [];
  const lexemes: string[] = [];
  let confidence = 0.9;
  for (let place = 0; place < tokens.length;) {
    const joiner = Object.hasOwn(AND, tokens[place] ?? '') ? AND[tokens[place] ?? ''] : undefined;
    if (joiner !== undefined && place > 0 && place < tokens.length - 1) {
      said.push(joiner);
      place += 1;
      continue;
    }
    if (lexemes.length > 0) {
      const rest = phraseOf(tokens.slice(place), reader);
      const quality =
        place === tokens.length - 1 && words.readings(place, 'adv').length === 0
          ? qualityAt(turn, place, false)
          : undefined;
      if (quality)
        return [
          {
            latin: `${said.join(' ')} ${quality.latin}`,
            partOfSpeech: 'phrase',
            english: textOf(tokens),
            explanation: `${quality.latin}: of a man.`,
            confidence: confidence * quality.confidence,
            lexemes: [...lexemes, quality.lexeme],
            cost: 0,
          },
        ];
      if (rest?.partOfSpeech === 'prepositional phrase')
        return [
          {
            ...rest,
            latin: `${said.join(' ')} ${rest.latin}`,
            partOfSpeech: 'phrase',
            english: textOf(tokens),
            confidence: confidence * rest.confidence,
            lexemes: [...lexemes, ...rest.lexemes],
          },
        ];
    }
    const [reading] = words
      .best(place, 'adv', 'adj')
      .filter(({ lexeme, form }) => lexeme.pos === 'adv' || form === 'ly');
    const latin =
      reading &&
      (reading.form === 'ly'
        ? usualForm(reading.lexeme, { adverb: true })
        : reader.lookup.index.byId(reading.lexeme.id)?.parts[0]);
    if (!reading || latin === undefined) return [];
    said.push(latin);
    lexemes.push(reading.lexeme.id);
    confidence *= reading.confidence;
    place = reading.end;
  }
  return lexemes.length < 2
    ? []
    : [
        {
          latin: said.join(' '),
          partOfSpeech: 'adverb',
          english: textOf(tokens),
          explanation: `${said.join(' ')}: adverbs, which do not change.`,
          confidence,
          lexemes,
          cost: 0,
        },
      ];
};
