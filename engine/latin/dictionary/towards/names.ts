// A Greek name in its Greek form or its Latin one: Thēseum, Thēsea; Ariadna, Ariadnē. What somebody is called: sorōrī nōmen est Iūlia, nōmen sorōris est Iūlia,
// soror Iūlia vocātur; quod nōmen, quid est nōmen.
// Invariant: whose name it is stays the one of whom it is told; of a Greek name the stem is one and the case is one; of a name that the lexicon knows only the accusative of -eus is so put.
import { fold } from '../../fold.ts';
import type { Words } from '../authorsForms.ts';
import { whomIn } from './impersonals.ts';
import type { Rule, Side, Verb } from './sides.ts';
import { edited, has, inPlaceOf, isOfCase, placeOf, recast, textOf } from './sides.ts';

/** Endings of one case, Greek and Latin; those of the second row stand for the first declension, whose Latin form an English name may look like. */
const KNOWN: readonly (readonly [string, string])[] = [
  ['ea', 'eum'],
  ['eos', 'ei'],
];
const UNKNOWN: readonly (readonly [string, string])[] = [
  ['e', 'a'],
  ['en', 'am'],
  ['es', 'ae'],
  ['on', 'um'],
  ['os', 'us'],
  ['a', 'em'],
  ['as', 'es'],
  ['an', 'am'],
];
const SHORTEST = 3;

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

export const greekNames: Rule = (own, { theirs }) =>
  own.words.flatMap((word, at): readonly Words[] => {
    const mine = own.folded[at] ?? '';
    if (!isCapital(word) || theirs.folded.includes(mine)) return [];
    const place = theirs.words.findIndex((other, i) => {
      const their = fold(other);
      const ways = theirs.readings[i]?.length === 0 ? [...KNOWN, ...UNKNOWN] : KNOWN;
      return (
        isCapital(other) &&
        ways.some(([greek, latin]) =>
          [
            [greek, latin],
            [latin, greek],
          ].some(([one = '', two = '']) => {
            const stem = mine.slice(0, -one.length);
            return stem.length >= SHORTEST && mine === stem + one && their === stem + two;
          }),
        )
      );
    });
    const name = theirs.words[place];
    return name === undefined ? [] : [edited(own.words, new Map([[at, [name]]]))];
  });

const ASKING = ['quid', 'quod'];
const CALLED = new Set(['voco_v', 'appello_v', 'nomino_v', 'dico_v']);
const IS_CALLED = /^(?:pres|impf)\.(?:ind|subj)\.pass\.3sg$/;
const IS = /^(?:pres|impf)\.(?:ind|subj)\.act\.3sg$/;

type Told = { readonly verb: Verb; readonly cell: string };

const toldBy = (side: Side, isMeant: (id: string) => boolean, cells: RegExp): readonly Told[] =>
  side.verbs.flatMap((verb) =>
    verb.readings.flatMap(({ lexeme, cell }) =>
      isMeant(lexeme.id) && cells.test(cell) ? [{ verb, cell }] : [],
    ),
  );

/** Whose name it is: of the sister, to the sister. */
const ofWhom: Rule = (own, { theirs }) =>
  [
    ['gen', 'dat'],
    ['dat', 'gen'],
  ].flatMap(([from = '', to = '']): readonly Words[] => {
    const whom = whomIn(own, theirs, [from], [to]);
    return whom >= 0 && isOfCase(own, whom, [from])
      ? [recast(own, theirs, new Map<number, Words>(), [[from, [to]]])]
      : [];
  });

/** What asks for it: quod nōmen, quid est nōmen. */
const asked: Rule = (own, { theirs }) => {
  const [mine, other] = [placeOf(own, ...ASKING), placeOf(theirs, ...ASKING)];
  if (mine < 0 || other < 0 || own.folded[mine] === theirs.folded[other] || !has(own, 'est')) return [];
  return [edited(own.words, new Map([[mine, [theirs.words[other] ?? '']]]))];
};

/** She is called so, or has that name. */
const bySaying: Rule = (own, { theirs }) => {
  const times = (one: Told, other: Told): boolean =>
    one.cell.replace('pass', 'act') === other.cell.replace('pass', 'act');
  const isCalled = (id: string): boolean => CALLED.has(id);
  const isBeing = (id: string): boolean => id === 'sum_v';
  if (has(theirs, 'nomen') && !has(own, 'nomen'))
    return toldBy(own, isCalled, IS_CALLED).flatMap((mine) =>
      toldBy(theirs, isBeing, IS)
        .filter((other) => times(mine, other))
        .flatMap((other): readonly Words[] => {
          const of = ['dat', 'gen'].find((one) => whomIn(own, theirs, ['nom'], [one]) >= 0);
          const said = [theirs.words[placeOf(theirs, 'nomen')] ?? '', ...textOf(theirs, other.verb)];
          return of === undefined
            ? []
            : [recast(own, theirs, new Map<number, Words>(inPlaceOf(mine.verb, said)), [['nom', [of]]])];
        }),
    );
  if (!has(own, 'nomen') || has(theirs, 'nomen')) return [];
  return toldBy(own, isBeing, IS).flatMap((mine) =>
    toldBy(theirs, isCalled, IS_CALLED)
      .filter((other) => times(mine, other))
      .flatMap((other): readonly Words[] => {
        const of = ['dat', 'gen'].find((one) => whomIn(own, theirs, [one], ['nom']) >= 0);
        const changes = new Map<number, Words>([
          ...inPlaceOf(mine.verb, textOf(theirs, other.verb)),
          [placeOf(own, 'nomen'), []],
        ]);
        return of === undefined ? [] : [recast(own, theirs, changes, [[of, ['nom']]])];
      }),
  );
};

/** My sister’s name is Julia, my sister is called Julia. */
export const called: Rule = (own, aim) => {
  if (!/\b(?:names?|named|called)\b/i.test(aim.prompt)) return [];
  const isOfName = has(own, 'nomen') && has(aim.theirs, 'nomen');
  return [...(isOfName ? [...ofWhom(own, aim), ...asked(own, aim)] : []), ...bySaying(own, aim)];
};
