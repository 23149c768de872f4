// What one does or is bidden to do: "stop learning", "take this sword and fight", "now run!", "she can sing and dance", "two beers, please".
// Invariant: each piece has been read by the grammar of sentences; only fixed Latin is put between.
import { usualForm } from '../../inflect.ts';
import { isMass } from '../../sentences/englishNouns.ts';
import { raised } from './rewording.ts';
import type { Way } from './turn.ts';
import { bareOf, opened, phraseOf, textOf } from './turn.ts';

/** Verbs that English puts before "-ing" where Latin wants an infinitive, and the English that takes one. */
const DOINGS: Readonly<Record<string, string>> = {
  stop: 'cease', stops: 'ceases', stopped: 'ceased', start: 'begin', starts: 'begins', started: 'began', begin: 'begin', begins: 'begins', began: 'began',
  keep: 'continue', keeps: 'continues', kept: 'continued', continue: 'continue', continues: 'continues', continued: 'continued', finish: 'cease', finished: 'ceased',
  love: 'love', loves: 'loves', loved: 'loved', like: 'love', likes: 'loves', hate: 'hate', hates: 'hates', hated: 'hated', fear: 'fear', fears: 'fears',
}; // prettier-ignore

/** "Stop learning", "she kept working": to do it. */
export const doing: Way = ({ tokens, isQuestion, say, words }) => {
  const place = tokens.findIndex(
    (token, at) =>
      Object.hasOwn(DOINGS, token) &&
      (tokens[at + 1] ?? '').endsWith('ing') &&
      words.readings(at + 1, 'verb').some(({ form }) => form === 'ing'),
  );
  const [reading] = words.best(place + 1, 'verb').filter(({ form }) => form === 'ing');
  if (place < 0 || !reading || tokens[place - 1] === 'the') return [];
  return say(
    [
      ...tokens.slice(0, place),
      DOINGS[tokens[place] ?? ''] ?? '',
      'to',
      ...reading.gloss.split(' ').slice(0, 1),
      ...tokens.slice(place + 2),
    ],
    isQuestion,
  ).map((built) => ({ ...built, english: textOf(tokens) }));
};

/** "Take this sword and fight!": what could be a second thing to take, were it not bare. */
export const twiceBidden: Way = ({ tokens, isQuestion, say, words }) => {
  const place = tokens.length - 2;
  const last = tokens.at(-1) ?? '';
  const isBid =
    words.readings(0, 'verb').some(({ form }) => form === 'base') &&
    words.readings(place + 1, 'verb').some(({ form }) => form === 'base');
  const isThing = words.readings(place + 1, 'noun').length > 0 && !isMass(last);
  const isDefinite = tokens
    .slice(1, place)
    .some((token) => /^(?:the|a|this|that|my|your|our|his|her|their)$/.test(token));
  if (isQuestion || tokens[place] !== 'and' || !isBid || !isThing || !isDefinite) return [];
  const [first] = say(tokens.slice(0, place), false).filter(({ partOfSpeech }) => partOfSpeech === 'command');
  const [second] = say([last], false).filter(({ partOfSpeech }) => partOfSpeech === 'command');
  if (!first || !second) return [];
  return [
    {
      ...first,
      latin: `${bareOf(first)} et ${opened(second)}`,
      english: textOf(tokens),
      explanation: `${first.explanation} ${second.explanation}`,
      confidence: Math.min(first.confidence, second.confidence) * 0.9,
      lexemes: [...first.lexemes, ...second.lexemes],
    },
  ];
};

/** "Always fight", "now run!": when or how one is bidden. */
export const bidden: Way = ({ tokens, isQuestion, say, words }) => {
  if (isQuestion || tokens.length < 2) return [];
  const [adverb] = words.best(0, 'adv').filter(({ lexeme }) => !/^(?:non|haud|numquam)_/.test(lexeme.id));
  const latin = adverb?.lexeme.parts[0];
  if (!adverb || latin === undefined) return [];
  return say(tokens.slice(adverb.end), false)
    .filter(({ partOfSpeech, latin: said }) => partOfSpeech === 'command' && !said.startsWith('Nōlī'))
    .map((built) => ({
      ...built,
      latin: `${raised(latin)} ${opened(built)}`,
      english: textOf(tokens),
      explanation: `${latin}: ${adverb.gloss}. ${built.explanation}`,
      confidence: built.confidence * adverb.confidence * 0.95,
      lexemes: [adverb.lexeme.id, ...built.lexemes],
    }));
};

/** "She can sing and dance": the second infinitive beside the first. */
export const both: Way = ({ tokens, isQuestion, say, words, reader }) => {
  const place = tokens.length - 2;
  if (isQuestion || !/^(?:and|or)$/.test(tokens[place] ?? '') || place < 2) return [];
  const [reading] = words.best(place + 1, 'verb').filter(({ form }) => form === 'base');
  const second = reading && usualForm(reading.lexeme, { mood: 'inf', tense: 'pres', voice: 'act' });
  if (!reading || second === undefined || !reader.lookup.index.byId(reading.lexeme.id)) return [];
  return say(tokens.slice(0, place), false)
    .filter(
      ({ partOfSpeech, latin }) => partOfSpeech === 'sentence' && /(?:re|rī|ī|sse) \p{L}+\.$/u.test(latin),
    )
    .map((built) => ({
      ...built,
      latin: built.latin.replace(/ (\p{L}+\.)$/u, ` ${tokens[place] === 'or' ? 'aut' : 'et'} ${second} $1`),
      english: textOf(tokens),
      explanation: `${built.explanation} ${second}: infinitive of ${reading.lexeme.parts[0] ?? ''} (${reading.gloss}).`,
      confidence: built.confidence * reading.confidence * 0.9,
      lexemes: [...built.lexemes, reading.lexeme.id],
    }));
};

/** "Two beers, please": give me two beers. */
export const ordered: Way = ({ tokens, isQuestion, reader, say }) => {
  const rest = tokens.filter((token) => token !== 'please' && token !== ',');
  if (isQuestion || rest.length === tokens.length || tokens.indexOf('please') < 1 || !phraseOf(rest, reader))
    return [];
  return say(['give', 'me', ...rest], false)
    .filter(({ partOfSpeech }) => partOfSpeech === 'command')
    .map((built) => ({
      ...built,
      latin: `${bareOf(built)}, quaesō!`,
      explanation: `Latin asks for it with a verb: give me. ${built.explanation}`,
    }));
};
