// The mood and tense of clauses that hang on others: so great that they were sunk, by the imperfect or the perfect; quīn for quī nōn and ut nōn; what is to come by fore
// ut; what one is told to tell, asked by itself or within.
// Invariant: the person and the voice stay, and what is denied stays denied.
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, inCase, inPlaceOf, openerOf, pairsOf, placeOf, textOf } from './sides.ts';

const SO = /^(?:tam|ita|sic|adeo|eo|tant\w+|tal\w+|tot)$/;

const isOfResult = (side: Side): boolean => has(side, 'ut') && side.folded.some((word) => SO.test(word));

const personOf = (cell: string): string => cell.split('.').slice(2).join('.');

/** A verb in the author's other cell of it, of the same person, in a clause that one of some words opens. */
export const swapped = (
  own: Side,
  aim: Parameters<Rule>[1],
  [from, to]: readonly [RegExp, RegExp],
  openers: readonly string[],
): readonly Words[] =>
  pairsOf(own, aim, from, to).flatMap((pair): readonly Words[] =>
    personOf(pair.cell) === personOf(pair.theirCell) && openerOf(own, Math.max(...pair.own.at), openers) >= 0
      ? [edited(own.words, new Map(inPlaceOf(pair.own, textOf(aim.theirs, pair.theirs))))]
      : [],
  );

/** So great that they were sunk: ut mergerentur, ut mersae sint. */
export const results: Rule = (own, aim) =>
  isOfResult(own) && isOfResult(aim.theirs)
    ? [
        ...swapped(own, aim, [/^perf\.subj/, /^impf\.subj/], ['ut']),
        ...swapped(own, aim, [/^impf\.subj/, /^perf\.subj/], ['ut']),
      ]
    : [];

const RELATIVES = [
  'qui',
  'quae',
  'quod',
  'quem',
  'quam',
  'quos',
  'quas',
  'cui',
  'quibus',
  'cuius',
  'quorum',
  'quarum',
];

const isToldWithin = ({ verbs, folded }: Side): boolean =>
  verbs.some(({ readings }) => readings.some(({ cell }) => /^(?:pres|perf|fut)\.inf/.test(cell))) ||
  folded.some((word) => /^(?:num|cur|quid|quis|utrum|ut|ne|quare|quomodo)$/.test(word));

/** Whom he had lost, within what somebody asked or said: āmīserat, āmīsisset. */
export const attracted: Rule = (own, aim) =>
  has(own, ...RELATIVES) && has(aim.theirs, ...RELATIVES) && isToldWithin(own) && isToldWithin(aim.theirs)
    ? (['plup', 'impf', 'pres', 'perf'] as const).flatMap((tense) => {
        const [told, within] = [new RegExp(`^${tense}\\.ind`), new RegExp(`^${tense}\\.subj`)];
        return [
          ...swapped(own, aim, [within, told], RELATIVES),
          ...(tense === 'plup' || tense === 'impf' ? swapped(own, aim, [told, within], RELATIVES) : []),
        ];
      })
    : [];

const TELL = ['dic', 'dicite', 'narra', 'narrate', 'responde', 'respondete'];
const ASKING = [
  'quis',
  'quid',
  'uter',
  'utra',
  'cur',
  'ubi',
  'quando',
  'quo',
  'unde',
  'quomodo',
  'quot',
  'quare',
  'quem',
  'quae',
  'qui',
];

/** Tell me: which began? Within what is told, or by itself: coepit, coeperit. */
export const toldToTell: Rule = (own, aim) =>
  has(own, ...TELL) && has(aim.theirs, ...TELL)
    ? (['pres', 'impf', 'perf', 'plup'] as const).flatMap((tense) =>
        swapped(own, aim, [new RegExp(`^${tense}\\.subj`), new RegExp(`^${tense}\\.ind`)], ASKING),
      )
    : [];

const NONE = ['nemo', 'nullus', 'nulla', 'nullum', 'nihil', 'nil', 'quis', 'numquam'];

/** None who does not: quīn, quī nōn; nothing so long that it cannot: quīn, ut nōn. */
export const quin: Rule = (own, { theirs }) => {
  if (!has(own, ...NONE) || !has(theirs, ...NONE)) return [];
  const OPENERS = ['qui', 'quae', 'quod', 'ut'];
  const [mine, their] = [placeOf(own, 'quin'), placeOf(theirs, 'quin')];
  /** Where a clause is opened whose verb is denied. */
  const openIn = (side: Side): readonly [opener: number, not: number] | undefined => {
    const not = side.folded.lastIndexOf('non');
    const opener = side.folded.findLastIndex((word, at) => at < not && OPENERS.includes(word));
    return opener >= 0 && not >= 0 ? [opener, not] : undefined;
  };
  if (mine >= 0 && their < 0) {
    const open = openIn(theirs);
    const verb = own.verbs.findLast(
      ({ at, readings }) => Math.min(...at) > mine && readings.some(({ cell }) => cell.includes('.subj.')),
    );
    return open && verb
      ? [
          edited(
            own.words,
            new Map<number, Words>([
              [mine, [theirs.words[open[0]] ?? '']],
              ...inPlaceOf(verb, [theirs.words[open[1]] ?? '', ...textOf(own, verb)]),
            ]),
          ),
        ]
      : [];
  }
  if (their < 0 || mine >= 0) return [];
  const open = openIn(own);
  return open
    ? [
        edited(
          own.words,
          new Map<number, Words>([
            [open[0], [theirs.words[their] ?? '']],
            [open[1], []],
          ]),
        ),
      ]
    : [];
};

/** The infinitive of what is to come, of one word or of two: servātum īrī, ventūrum esse. */
const comingIn = (
  side: Side,
): readonly { readonly at: readonly number[]; readonly lexeme: string; readonly voice: string }[] => {
  const iri = placeOf(side, 'iri');
  const supines = [iri - 1, iri + 1].flatMap((place) =>
    iri < 0
      ? []
      : (side.readings[place] ?? []).flatMap(({ lexeme: { id }, key }) =>
          key === 'supine.acc' ? [{ at: [place, iri], lexeme: id, voice: 'pass' }] : [],
        ),
  );
  return [
    ...supines.slice(0, 1),
    ...side.verbs
      .flatMap(({ at, readings }) =>
        readings.flatMap(({ lexeme: { id }, cell }) =>
          cell.startsWith('fut.inf.act') && id !== 'sum_v' ? [{ at, lexeme: id, voice: 'act' }] : [],
        ),
      )
      .slice(0, 1),
  ];
};

/** Where a sentence has fore ut, or futūrum esse ut. */
const foreIn = (side: Side): readonly number[] | undefined => {
  const ut = placeOf(side, 'ut');
  const fore = placeOf(side, 'fore');
  const to = placeOf(side, 'futurum');
  const esse = placeOf(side, 'esse');
  if (ut < 0) return undefined;
  if (fore >= 0 && fore < ut) return [fore, ut];
  return to >= 0 && esse === to + 1 && to < ut ? [to, esse, ut] : undefined;
};

const hasSubjectBehind = ({ readings }: Side, ut: number): boolean =>
  readings.some(
    (list, at) =>
      at > ut &&
      list.some(
        ({ lexeme: { pos }, features: { case: of } }) => (pos === 'noun' || pos === 'pron') && of === 'nom',
      ),
  );

/** That it will be saved: servātum īrī, fore ut servētur. */
export const toCome: Rule = (own, aim) => {
  const { theirs } = aim;
  const subjunctives = (side: Side) =>
    side.verbs.flatMap((verb) =>
      verb.readings.flatMap(({ lexeme: { id }, cell }) =>
        /^(?:pres|impf)\.subj\./.test(cell) ? [{ verb, id, voice: cell.split('.')[2] ?? '' }] : [],
      ),
    );
  const [mine, their] = [foreIn(own), foreIn(theirs)];
  if (mine && !their)
    return comingIn(theirs).flatMap(({ at, lexeme, voice }) =>
      subjunctives(own).flatMap(({ verb, id, voice: of }): readonly Words[] => {
        if (id !== lexeme || of !== voice) return [];
        const ut = mine.at(-1) ?? 0;
        const who = own.words.findIndex(
          (_, place) => place > ut && inCase(own, place, theirs, ['nom'], ['acc']) !== undefined,
        );
        const named = inCase(own, who, theirs, ['nom'], ['acc']);
        // Whom the verb names by its ending, the infinitive names by a pronoun.
        const form = named ?? theirs.words[placeOf(theirs, 'se', 'eum', 'eam', 'eos', 'eas')];
        return form === undefined || (named === undefined && hasSubjectBehind(own, ut))
          ? []
          : [
              edited(
                own.words,
                new Map<number, Words>([
                  ...mine.map((place): [number, Words] => [
                    place,
                    place === ut && named === undefined ? [form] : [],
                  ]),
                  ...(named === undefined ? [] : [[who, [form]] as [number, Words]]),
                  ...inPlaceOf(
                    verb,
                    at.toSorted((one, other) => one - other).map((place) => theirs.words[place] ?? ''),
                  ),
                ]),
              ),
            ];
      }),
    );
  if (mine || !their) return [];
  return comingIn(own).flatMap(({ at, lexeme, voice }) =>
    subjunctives(theirs).flatMap(({ verb, id, voice: of }): readonly Words[] => {
      if (id !== lexeme || of !== voice) return [];
      const who = own.words.findIndex(
        (_, place) => inCase(own, place, theirs, ['acc'], ['nom']) !== undefined,
      );
      const form = inCase(own, who, theirs, ['acc'], ['nom']);
      const last = Math.max(...at);
      return form === undefined
        ? []
        : [
            edited(
              own.words,
              new Map<number, Words>([
                [who, [...their.map((place) => theirs.words[place] ?? ''), form]],
                ...at.map((place): [number, Words] => [place, place === last ? textOf(theirs, verb) : []]),
              ]),
            ),
          ];
    }),
  );
};
