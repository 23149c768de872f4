// What would be read amiss, put plainly before anything else is tried: "the fallen" is "the dead", "give back" is "return".
// Invariant: a text with nothing amiss comes back as it was.
import { isMass } from '../../sentences/englishNouns.ts';
import { findPhrase, standsAt } from '../../reading/english.ts';
import { LONGINGS, OPENING, TELLING } from './rewording.ts';

/** English that no gloss has, or has otherwise, by what it comes to. */
const AMISS: Readonly<Record<string, string>> = {
  'many times': 'often',
  'a coward': 'cowardly',
  cowards: 'cowardly men',
  'born of': 'born from',
  coward: 'cowardly man',
  'unto death': 'until death',
  'the fallen': 'the dead',
  woods: 'forest',
  'is on fire': 'is burning',
  'was on fire': 'was burning',
  'hold fast': 'hold firmly',
  'stand fast': 'stand firmly',
  'all else': 'all things',
};

/** Giving back is one word in Latin. */
const GIVING: Readonly<Record<string, string>> = {
  give: 'return',
  gives: 'returns',
  gave: 'returned',
  given: 'returned',
};

/** Wordings that would be read, but amiss, put plainly before anything else is tried. */
export const unmistaken = (tokens: readonly string[]): readonly string[] => {
  for (const [from, to] of Object.entries(AMISS)) {
    const words = from.split(' ');
    const place = findPhrase(tokens, words);
    if (place >= 0)
      return unmistaken([...tokens.slice(0, place), ...to.split(' '), ...tokens.slice(place + words.length)]);
  }
  const back = tokens.findIndex(
    (token, at) =>
      token === 'back' && tokens.slice(Math.max(0, at - 4), at).some((one) => Object.hasOwn(GIVING, one)),
  );
  const give = tokens.findLastIndex((token, at) => at < back && Object.hasOwn(GIVING, token));
  if (back > 0 && give >= 0 && back > give)
    return unmistaken(
      tokens.flatMap((token, at) => (at === back ? [] : at === give ? [GIVING[token] ?? token] : [token])),
    );
  const yet = tokens.lastIndexOf('yet');
  const not = tokens.lastIndexOf('not', yet);
  if (not >= 0 && yet > not + 1)
    return unmistaken([
      ...tokens.slice(0, not + 1),
      'yet',
      ...tokens.slice(not + 1, yet),
      ...tokens.slice(yet + 1),
    ]);
  const enemy = tokens.findIndex(
    (token, at) => token === 'enemy' && /^(?:are|were|have)$/.test(tokens[at + 1] ?? ''),
  );
  if (enemy >= 0) return unmistaken(tokens.map((token, at) => (at === enemy ? 'enemies' : token)));
  if (standsAt(tokens, 0, ['would', 'you', 'like']))
    return unmistaken(['do', 'you', 'want', ...tokens.slice(3)]);
  const some = tokens.findIndex(
    (token, at) => (token === 'some' || token === 'any') && isMass(tokens[at + 1] ?? ''),
  );
  if (some > 0) return unmistaken(tokens.filter((_, at) => at !== some));
  if (tokens[0] === 'see' && tokens[1] === 'you') return ['i', 'will', ...tokens];
  const topic = tokens.findIndex((token, at) => token === 'of' && TELLING.test(tokens[at - 1] ?? ''));
  if (topic > 0) return tokens.map((token, at) => (at === topic ? 'about' : token));
  const place = tokens.findIndex(
    (token, at) =>
      token === 'for' &&
      at > 0 &&
      LONGINGS.test(tokens[at - 1] ?? '') &&
      (at === 1 || OPENING.test(tokens[at - 2] ?? '')),
  );
  return place < 0 ? tokens : tokens.map((token, at) => (at === place ? 'of' : token));
};
