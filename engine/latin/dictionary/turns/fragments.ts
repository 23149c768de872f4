// Mottoes and what one calls across a table: no sentences, but pieces of them. "Deeds, not words", "one king, one law", "born to fight",
// "united we stand", "two beers, please", "my name is Robin".
// Invariant: each piece has been read by the grammar of phrases or sentences; only fixed Latin is put between.
import { IS } from '../../reading/english.ts';
import { usualForm } from '../../inflect.ts';
import { inState, LONE, qualityAt } from './conditions.ts';
import { raised } from './rewording.ts';
import type { Turn, Way } from './turn.ts';
import { bareOf, opened, phraseOf, textOf } from './turn.ts';

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
      (IS.test(token) ||
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
