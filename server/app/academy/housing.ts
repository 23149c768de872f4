// Words as they are hung in the Memory Palace: what a card must say of its word, from the dictionary. Runs in a worker.
import { roomFor } from '@sigilla/content/learning/palaceRooms.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Academy } from '@sigilla/engine/latin/academy.ts';
import type { HousedWord } from '@sigilla/engine/learning/palace/card.ts';
import type { ScrollWord } from '@sigilla/engine/learning/palace/fromScroll.ts';
import { MOST_SCROLL_WORDS } from '@sigilla/engine/learning/palace/fromScroll.ts';
import type { WordCard } from '@sigilla/engine/learning/views.ts';
import { leastCommon } from './wordCards.ts';

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;

const housedAnew = (academy: Academy, id: string): HousedWord | null => {
  const word = academy.word(id);
  const entry = academy.entry(id);
  if (word === undefined || entry === undefined) return null;
  const cells = academy.paradigm(word).length;
  return {
    lexeme: id,
    headword: cut(academy.lemma(word), 64),
    latin: cut(entry.latin, 160),
    meaning: cut(entry.definition.split(';')[0] ?? entry.definition, 120),
    room: roomFor(word.tags),
    inflects: cells > 1,
  };
};

/** Words once looked up, for an entry and a paradigm cost a hundred times the looking: of each academy, as many as its lexicon has at most. */
const lookedUp = new WeakMap<Academy, Map<string, HousedWord>>();

/** A word ready to be hung; null when the dictionary does not have it. */
const housed = (academy: Academy, id: string): HousedWord | null => {
  const known = lookedUp.get(academy) ?? new Map<string, HousedWord>();
  lookedUp.set(academy, known);
  const word = known.get(id) ?? housedAnew(academy, id);
  if (word !== null) known.set(id, word);
  return word;
};

const LEARNT = new Set<Lexeme['pos']>(['noun', 'verb', 'adj', 'adv', 'num', 'prep', 'conj']);

/** The words of a scroll that may be hung, those that the answer missed first. */
export const scrollWords = (
  academy: Academy,
  words: readonly WordCard[],
  isCorrect: boolean,
): readonly ScrollWord[] => {
  // Where the fault is of no one word, what is least known is looked at again.
  const [likeliest] = [words.find(({ points }) => points), leastCommon(academy, words)].filter(
    (one) => one !== undefined,
  );
  const missed = new Set(isCorrect || likeliest === undefined ? [] : [likeliest.lexeme]);
  const ids = [...new Set([...missed, ...words.map(({ lexeme }) => lexeme)])];
  return ids
    .filter((id) => {
      const word = academy.word(id);
      return word !== undefined && LEARNT.has(word.pos) && !word.flags.includes('proper');
    })
    .slice(0, MOST_SCROLL_WORDS)
    .flatMap((id) => {
      const word = housed(academy, id);
      return word === null ? [] : [{ ...word, isMissed: missed.has(id) }];
    });
};

const INFINITIVE = 'pres.inf.act';

/** The word that a row of a deck names, by id or as it is written; null for one that the lexicon does not know. */
export const named = (academy: Academy, given: string): HousedWord | null => {
  const bare = given.trim().replace(/^'/, '');
  if (bare === '') return null;
  const byId = academy.word(bare.toLowerCase());
  if (byId !== undefined) return housed(academy, byId.id);
  // "aqua, -ae, f." and "aqua -ae" are called by their first word.
  const head = bare.split(/[,;(]|\s[-–]/)[0]?.trim() ?? '';
  const called = academy.called(head)[0];
  if (called !== undefined) return housed(academy, called.id);
  // An infinitive, by which many call a verb; else a form, where it can belong to one word alone.
  const read = academy.analyse(head);
  const verbs = read.filter(({ key, form }) => key === INFINITIVE && form.variant === undefined);
  const ids = new Set((verbs.length > 0 ? verbs : read).map(({ lexeme }) => lexeme.id));
  const [only] = ids;
  return ids.size === 1 && only !== undefined ? housed(academy, only) : null;
};
