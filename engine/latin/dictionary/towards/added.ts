// What says the same by a word more: a great number of trees.
// Invariant: what stands without them says the same of the same.
import { fold } from '../../fold.ts';
import { formsAt } from '../../inflect.ts';
import type { Words } from '../authorsForms.ts';
import type { Rule } from './sides.ts';
import { edited, has, isOfCase } from './sides.ts';

const HOW_MANY = new Set(['magnus_adj', 'ingens_adj']);
const MANY = new Set(['multus_adj']);

/** Many trees: magnus numerus arborum, multae arborēs; the verb goes with what there is of it. */
export const greatNumber: Rule = (own, { theirs }) =>
  own.readings.flatMap((list, at): readonly Words[] => {
    const number = list.find(
      ({ lexeme: { id }, features }) =>
        (id === 'numerus_n' || id === 'copia_n' || id === 'multitudo_n') && features.number === 'sg',
    );
    const great = [at - 1, at + 1].find((place) =>
      own.readings[place]?.some(({ lexeme: { id } }) => HOW_MANY.has(id)),
    );
    if (!number || great === undefined) return [];
    const many = theirs.readings.findIndex((some) => some.some(({ lexeme: { id } }) => MANY.has(id)));
    const of = own.readings.findIndex(
      (some, place) =>
        place !== at &&
        isOfCase(own, place, ['gen']) &&
        some.some(
          ({ lexeme, features }) =>
            features.number === 'pl' &&
            theirs.readings.some((others) =>
              others.some(
                (one) =>
                  one.lexeme === lexeme &&
                  one.features.case === number.features.case &&
                  one.features.number === 'pl',
              ),
            ),
        ),
    );
    const noun = theirs.words.find((_, place) =>
      theirs.readings[place]?.some(
        (one) =>
          one.features.case === number.features.case &&
          one.features.number === 'pl' &&
          own.readings[of]?.some(({ lexeme }) => lexeme === one.lexeme),
      ),
    );
    if (many < 0 || of < 0 || noun === undefined) return [];
    const changes = new Map<number, Words>([
      [at, [theirs.words[many] ?? '']],
      [great, []],
      [of, [noun]],
    ]);
    if (number.features.case === 'nom')
      for (const [place, some] of own.readings.entries()) {
        const verb = some.find(
          ({ lexeme: { pos }, features: { person, number: count } }) =>
            pos === 'verb' && person === 3 && count === 'sg',
        );
        const [form] = verb ? formsAt(verb.lexeme, verb.key.replace('3sg', '3pl')) : [];
        if (form && has(theirs, fold(form.text))) changes.set(place, [form.text]);
      }
    return [edited(own.words, changes)];
  });
