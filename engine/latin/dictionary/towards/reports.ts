// What is told of somebody: they say that he, it is said that he, he is said to.
// Invariant: of whom it is told stands in the case that his part has with the author.
import type { Words } from '../authorsForms.ts';
import type { Rule, Side, Verb } from './sides.ts';
import { edited, has, inCase, inPlaceOf, isOfCase, pairsOf, textOf } from './sides.ts';

const TELLING = new Set(['dico_v', 'trado_v', 'fero_v', 'narro_v', 'puto_v', 'credo_v', 'existimo_v']);

/** A name that no lexicon has, in the form that its author gives it: Homērum for Homērus. */
const nameIn = (own: Side, at: number, theirs: Side, from: string): string | undefined => {
  const word = own.folded[at] ?? '';
  if (own.readings[at]?.length !== 0 || has(theirs, word) || word.endsWith('m') === (from === 'nom'))
    return undefined;
  const stem = word.slice(0, -2);
  return stem.length < 3
    ? undefined
    : theirs.words.find(
        (_, i) =>
          theirs.readings[i]?.length === 0 &&
          theirs.folded[i]?.slice(0, stem.length) === stem &&
          Math.abs((theirs.folded[i]?.length ?? 0) - word.length) < 2,
      );
};

/** They say that he was blind, it is said, he is said to have been: dīcunt eum fuisse, fuisse dīcitur. */
export const reported: Rule = (own, aim) => {
  const { theirs } = aim;
  const reads = (isSo: (reading: Verb['readings'][number]) => boolean): boolean =>
    own.verbs.some(({ readings }) => readings.some(isSo));
  if (!reads(({ lexeme: { id } }) => TELLING.has(id)) || !reads(({ cell }) => cell.includes('.inf')))
    return [];
  const turned = (from: RegExp, to: RegExp, cases?: readonly [string, string]): readonly Words[] =>
    pairsOf(own, aim, from, to).flatMap((pair): readonly Words[] => {
      if (!TELLING.has(pair.lexeme.id)) return [];
      const changes = new Map<number, Words>(inPlaceOf(pair.own, textOf(theirs, pair.theirs)));
      if (!cases) return [edited(own.words, changes)];
      const [of, into] = cases;
      let isTurned = false;
      for (const at of own.words.keys()) {
        const form = changes.has(at)
          ? undefined
          : (inCase(own, at, theirs, [of], [into]) ?? nameIn(own, at, theirs, of));
        if (form === undefined) continue;
        changes.set(at, [form]);
        isTurned ||= isOfCase(own, at, [of]) || own.readings[at]?.length === 0;
      }
      return isTurned ? [edited(own.words, changes)] : [];
    });
  // Where nobody is said to do it, nobody stands in the nominative: imperātōrem fortissimus dīcitur says nothing.
  const isOfNobody = own.readings.every((list, at) => {
    if (list.length === 0) return own.folded[at]?.endsWith('m') === true;
    const cases = list.flatMap(({ lexeme: { pos }, features: { case: of } }) =>
      of !== undefined && (pos === 'noun' || pos === 'adj') ? [of] : [],
    );
    return !cases.includes('nom') || cases.includes('acc');
  });
  const [he, they, it] = [/^pres\.ind\.pass\.3/, /^pres\.ind\.act\.3pl/, /^pres\.ind\.pass\.3sg/];
  return [
    ...turned(he, they, ['nom', 'acc']),
    ...turned(they, he, ['acc', 'nom']),
    ...turned(he, it, ['nom', 'acc']),
    ...(isOfNobody ? [...turned(it, he, ['acc', 'nom']), ...turned(it, they)] : []),
    ...turned(they, it),
  ];
};
