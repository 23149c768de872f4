// What is feared or kept from being: nē nōn and ut, quōminus, nē and an infinitive.
// Invariant: what is feared, and who is kept from what, stay.
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, inCase, inPlaceOf, pairsOf, placeOf, textOf } from './sides.ts';

const FEARING = new Set(['timeo_v', 'vereor_v', 'metuo_v', 'pertimesco_v']);

/** Afraid that they will not come: nē nōn veniant, ut veniant. */
export const fears: Rule = (own, { theirs }) => {
  const isFearing = own.readings.some((list) => list.some(({ lexeme: { id } }) => FEARING.has(id)));
  if (!isFearing) return [];
  const [ut, ne, not] = [placeOf(own, 'ut'), placeOf(own, 'ne'), placeOf(own, 'non')];
  const [theirUt, theirNe, theirNot] = [placeOf(theirs, 'ut'), placeOf(theirs, 'ne'), placeOf(theirs, 'non')];
  if (ut >= 0 && ne < 0 && theirNe >= 0 && theirNot > theirNe)
    return [
      edited(
        own.words,
        new Map<number, Words>([[ut, [theirs.words[theirNe] ?? '', theirs.words[theirNot] ?? '']]]),
      ),
    ];
  if (ne >= 0 && not > ne && ut < 0 && theirUt >= 0)
    return [
      edited(
        own.words,
        new Map<number, Words>([
          [ne, [theirs.words[theirUt] ?? '']],
          [not, []],
        ]),
      ),
    ];
  return [];
};

const INFINITIVE = /^pres\.inf\./;
const SUBJUNCTIVE = /^(?:pres|impf)\.subj\./;
const LEST = ['quominus', 'ne', 'quin'];
const PREVENTING = new Set(['prohibeo_v', 'impedio_v', 'obsto_v', 'deterreo_v']);

const isPreventing = ({ readings }: Side): boolean =>
  readings.some((list) => list.some(({ lexeme: { id } }) => PREVENTING.has(id)));

/** Kept from going: īre prohibet, prohibet quōminus eant. */
export const preventing: Rule = (own, aim) => {
  const { theirs } = aim;
  if (!isPreventing(own) || !isPreventing(theirs)) return [];
  const [lest, theirLest] = [placeOf(own, ...LEST), placeOf(theirs, ...LEST)];
  const mayBe = (word: string | undefined): boolean =>
    word !== 'quin' || has(own, 'non', 'nihil', 'uix', 'nec');
  if (lest >= 0 && theirLest >= 0)
    return own.folded[lest] !== theirs.folded[theirLest] && mayBe(own.folded[lest])
      ? [edited(own.words, new Map([[lest, [theirs.words[theirLest] ?? '']]]))]
      : [];
  if (lest >= 0 && theirLest < 0)
    return pairsOf(own, aim, SUBJUNCTIVE, INFINITIVE).map((pair) => {
      const whom = own.words.findIndex(
        (_, at) => at > lest && inCase(own, at, theirs, ['nom'], ['acc']) !== undefined,
      );
      const form = whom < 0 ? undefined : inCase(own, whom, theirs, ['nom'], ['acc']);
      return edited(
        own.words,
        new Map<number, Words>([
          [lest, []],
          ...(form === undefined ? [] : [[whom, [form]] as [number, Words]]),
          ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
        ]),
      );
    });
  if (lest >= 0 || theirLest < 0) return [];
  return pairsOf(own, aim, INFINITIVE, SUBJUNCTIVE).flatMap((pair): readonly Words[] => {
    const whom = own.words.findIndex((_, at) => inCase(own, at, theirs, ['acc'], ['nom']) !== undefined);
    const form = whom < 0 ? undefined : inCase(own, whom, theirs, ['acc'], ['nom']);
    const word = theirs.words[theirLest] ?? '';
    const said = textOf(theirs, pair.theirs);
    return [
      edited(
        own.words,
        form === undefined
          ? new Map<number, Words>(inPlaceOf(pair.own, [word, ...said]))
          : new Map<number, Words>([[whom, [word, form]], ...inPlaceOf(pair.own, said)]),
      ),
    ];
  });
};
