// Prepositions: said or left to the case, and one for another where English says no more than from or to.
// Invariant: the word behind a preposition stays as it was.
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, placeOf } from './sides.ts';

const without = (words: Words, at: number): Words => words.filter((_, i) => i !== at);

/** Prepositions that a case does without, before what tells a time or a place of fighting: in eō proeliō, per multōs annōs. */
const TIMELY = new Set(['time', 'season', 'war']);

/** In that battle, for many years: with its author's preposition, or without one as he has it. */
export const bareCases: Rule = (own, { theirs }) => {
  const isTimely = (side: Side, at: number, of: string): boolean =>
    side.readings
      .slice(at + 1, at + 4)
      .some((list) =>
        list.some(
          ({ lexeme, features }) =>
            lexeme.pos === 'noun' && features.case === of && lexeme.tags.some((tag) => TIMELY.has(tag)),
        ),
      );
  return [
    ['in', 'abl'],
    ['per', 'acc'],
  ].flatMap(([word = '', of = '']): readonly Words[] => {
    const [mine, their] = [placeOf(own, word), placeOf(theirs, word)];
    if (mine >= 0 && their < 0 && isTimely(own, mine, of)) return [without(own.words, mine)];
    if (mine < 0 && their >= 0 && isTimely(theirs, their, of)) {
      const next = placeOf(own, theirs.folded[their + 1] ?? '');
      return next < 0 ? [] : [[...own.words.slice(0, next), word, ...own.words.slice(next)]];
    }
    return [];
  });
};

const FROM = ['ex', 'e', 'ab', 'a', 'de'];
const TO = ['ad', 'in'];

/** From and to by another preposition of the author's, before the same word. */
export const otherWay: Rule = (own, { theirs, prompt }) =>
  [
    { of: FROM, said: /\b(?:from|out of|off|away)\b/i },
    { of: TO, said: /\b(?:to|into)\b/i },
  ].flatMap(({ of, said }) =>
    !said.test(prompt)
      ? []
      : own.folded.flatMap((word, at): readonly Words[] => {
          if (!of.includes(word)) return [];
          const place = theirs.folded.findIndex(
            (other, i) =>
              of.includes(other) &&
              other !== word &&
              theirs.folded.slice(i + 1, i + 3).some((one) => own.folded.slice(at + 1, at + 3).includes(one)),
          );
          return place < 0 ? [] : [edited(own.words, new Map([[at, [theirs.words[place] ?? '']]]))];
        }),
  );
