// What hangs on a condition: the future and the future perfect, a present before what is to come, and what was to come in what somebody said; nisi and sī nōn.
// Invariant: the person stays, and what is denied stays denied.
import type { Words } from '../authorsForms.ts';
import { swapped } from './consequents.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, inPlaceOf, openerOf, placeOf, textOf } from './sides.ts';

const COMING = [
  'si',
  'nisi',
  'cum',
  'ubi',
  'postquam',
  'simulac',
  'qui',
  'quae',
  'quod',
  'quem',
  'ut',
  'quotiens',
];

/** Whether what a condition is of is yet to come: the last verb where the condition stands first, else the first. */
const isMainToCome = (side: Side): boolean => {
  const told = side.verbs
    .filter(({ readings }) => readings.some(({ cell }) => /\.[123](?:sg|pl)$/.test(cell)))
    .toSorted((one, other) => Math.max(...one.at) - Math.max(...other.at));
  const main = placeOf(side, 'si', 'nisi') === 0 ? told.at(-1) : told[0];
  return main?.readings.some(({ cell }) => cell.startsWith('fut.ind')) ?? false;
};

/** If you read: legēs, lēgeris, where the rest is yet to come; if he came, within what was said: venīret, vēnisset. */
export const futures: Rule = (own, aim) => {
  if (!has(own, ...COMING) || !has(aim.theirs, ...COMING)) return [];
  const isOf = (cells: RegExp): boolean =>
    [own, aim.theirs].every(({ verbs }) =>
      verbs.some(({ readings }) => readings.some(({ cell }) => cells.test(cell))),
    );
  return [
    ...(isOf(/^fut\.ind/)
      ? [
          ...swapped(own, aim, [/^futp\.ind/, /^fut\.ind/], COMING),
          ...swapped(own, aim, [/^fut\.ind/, /^futp\.ind/], COMING),
          ...(isMainToCome(own) ? swapped(own, aim, [/^pres\.ind/, /^futp?\.ind/], ['si', 'nisi']) : []),
        ]
      : []),
    ...(isOf(/^fut\.inf/)
      ? [
          ...swapped(own, aim, [/^plup\.subj/, /^impf\.subj/], COMING),
          ...swapped(own, aim, [/^impf\.subj/, /^plup\.subj/], COMING),
        ]
      : []),
  ];
};

/** If not: nisi, sī nōn. */
export const unless: Rule = (own, { theirs }) => {
  const [nisi, theirNisi] = [placeOf(own, 'nisi'), placeOf(theirs, 'nisi')];
  const [si, not] = [placeOf(own, 'si'), placeOf(own, 'non')];
  const [theirSi, theirNot] = [placeOf(theirs, 'si'), placeOf(theirs, 'non')];
  /** Whether "not" is the clause's own: nothing is told between. */
  const isWithin = (side: Side, from: number, to: number): boolean =>
    from >= 0 && to > from && openerOf(side, to, ['si']) === from;
  if (nisi < 0 && theirNisi >= 0 && isWithin(own, si, not) && theirSi < 0)
    return [
      edited(
        own.words,
        new Map<number, Words>([
          [si, [theirs.words[theirNisi] ?? '']],
          [not, []],
        ]),
      ),
    ];
  if (nisi < 0 || theirNisi >= 0 || !isWithin(theirs, theirSi, theirNot) || si >= 0) return [];
  const verb = own.verbs.find(
    ({ at, readings }) =>
      Math.min(...at) > nisi && readings.every(({ cell }) => /\.[123](?:sg|pl)$/.test(cell)),
  );
  return verb
    ? [
        edited(
          own.words,
          new Map<number, Words>([
            [nisi, [theirs.words[theirSi] ?? '']],
            ...inPlaceOf(verb, [theirs.words[theirNot] ?? '', ...textOf(own, verb)]),
          ]),
        ),
      ]
    : [];
};
