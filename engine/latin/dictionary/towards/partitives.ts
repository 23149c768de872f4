// A part of a whole, how much of it, and whose: quis vestrum and quis ex vōbīs, tantum virtūtis and tantam virtūtem.
// Invariant: the word keeps its lexeme and its number; only the case goes as its author has it.
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, inCase, placeOf } from './sides.ts';

const OUT_OF = ['e', 'ex', 'de'];

/** What one says by a preposition and the ablative and another by a bare case, put as its author puts it. */
const placedAsTheirs = (
  own: Side,
  theirs: Side,
  prepositions: readonly string[],
  bare: 'gen' | 'dat',
): readonly Words[] => {
  const [mine, their] = [placeOf(own, ...prepositions), placeOf(theirs, ...prepositions)];
  if (mine >= 0 === their >= 0) return [];
  if (mine >= 0) {
    const [form, next] = [1, 2].map((step) => inCase(own, mine + step, theirs, ['abl'], [bare]));
    const changes: readonly (readonly [number, Words])[] = [
      [mine, []],
      [mine + 1, form === undefined ? [] : [form]],
      ...(next === undefined ? [] : ([[mine + 2, [next]]] as const)),
    ];
    return form === undefined ? [] : [edited(own.words, new Map(changes))];
  }
  return own.words.flatMap((_, at): readonly Words[] => {
    const form = inCase(own, at, theirs, [bare], ['abl']);
    return form === undefined ? [] : [edited(own.words, new Map([[at, [theirs.words[their] ?? '', form]]]))];
  });
};

/** Which of you: vestrum, ex vōbīs. */
export const partOf: Rule = (own, { theirs, prompt }) =>
  /\b(?:of|among)\b/i.test(prompt) ? placedAsTheirs(own, theirs, OUT_OF, 'gen') : [];

const MUCH = new Set(['tantus_adj', 'quantus_adj', 'multus_adj', 'nimius_adj']);

const isMuch = (side: Side, at: number): boolean =>
  side.readings[at]?.some(({ lexeme: { id } }) => MUCH.has(id)) ?? false;

/** Whether each word for how much goes with a noun as it should: in the neuter before a genitive, else agreeing. */
const isSaidOf = (side: Side, noun: number, isPart: boolean): boolean =>
  side.words.every(
    (_, at) =>
      !isMuch(side, at) ||
      side.readings[at]?.some(({ features: { case: of, number, gender } }) =>
        isPart
          ? number === 'sg' && gender === 'n' && (of === 'nom' || of === 'acc')
          : side.readings[noun]?.some(
              ({ lexeme, features }) => number === features.number && gender === lexeme.gender,
            ),
      ),
  );

/** So much courage: tantum virtūtis, tantam virtūtem. */
export const muchOf: Rule = (own, { theirs }) => {
  if (!own.words.some((_, at) => isMuch(own, at))) return [];
  return [
    [['nom', 'acc'], ['gen']],
    [['gen'], ['nom', 'acc']],
  ].flatMap(([from = [], to = []]): readonly Words[] => {
    const noun = own.words.findIndex(
      (_, at) =>
        !isMuch(own, at) &&
        !has(theirs, own.folded[at] ?? '') &&
        [at - 2, at - 1, at + 1, at + 2].some((place) => isMuch(own, place)) &&
        own.readings[at]?.some(({ lexeme: { pos } }) => pos === 'noun') &&
        inCase(own, at, theirs, from, to) !== undefined,
    );
    const form = noun < 0 ? undefined : inCase(own, noun, theirs, from, to);
    if (form === undefined || !isSaidOf(own, noun, from.includes('gen'))) return [];
    const words = own.words.map((word, at) => {
      if (at === noun) return form;
      if (!isMuch(own, at)) return word;
      const place = theirs.readings.findIndex((list) =>
        list.some((other) => own.readings[at]?.some((one) => one.lexeme === other.lexeme)),
      );
      return theirs.words[place] ?? word;
    });
    return [words];
  });
};
