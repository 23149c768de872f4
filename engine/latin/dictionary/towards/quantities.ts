// How many, and of which: both by uterque and ambō, some of a whole by agreement and by the genitive or ex, two each.
// Invariant: the count stays; a verb that goes with the count changes its number with it.
import type { Analysis } from '../../analyse.ts';
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, inPlaceOf, placeOf, textOf } from './sides.ts';

/** The author's word of a lexeme where it fits. */
const theirWord = (theirs: Side, isMeant: (read: Analysis) => boolean): string | undefined =>
  theirs.words[theirs.readings.findIndex((list) => list.some(isMeant))];

const isOfId = ({ readings }: Side, at: number, ids: ReadonlySet<string>): boolean =>
  readings[at]?.some(({ lexeme: { id } }) => ids.has(id)) ?? false;

/** The changes that put the verbs of an answer into the other number, where its author has them so. */
const otherNumber = (own: Side, theirs: Side): readonly [number, Words][] =>
  own.verbs.flatMap((verb) =>
    verb.readings.flatMap(({ lexeme, cell }): readonly [number, Words][] => {
      if (!/\.3(?:sg|pl)$/.test(cell)) return [];
      const other = cell.endsWith('sg') ? cell.replace(/sg$/, 'pl') : cell.replace(/pl$/, 'sg');
      const their = theirs.verbs.find(({ readings }) =>
        readings.some((one) => one.lexeme === lexeme && one.cell === other),
      );
      return their ? inPlaceOf(verb, textOf(theirs, their)) : [];
    }),
  );

const BOTH = new Set(['uterque_pron', 'ambo_num']);

/** Both consuls: uterque cōnsul, ambō cōnsulēs. */
export const bothOf: Rule = (own, { theirs, prompt }) => {
  if (!/\bboth\b|\beach of (?:the|my|your|his|her|our|their) two\b/i.test(prompt)) return [];
  const both = own.words.findIndex((_, at) => isOfId(own, at, BOTH));
  const their = theirs.words.findIndex((_, at) => isOfId(theirs, at, BOTH));
  const ids = (side: Side, at: number) => side.readings[at]?.map(({ lexeme: { id } }) => id) ?? [];
  if (both < 0 || their < 0 || ids(own, both).some((id) => ids(theirs, their).includes(id))) return [];
  const of = own.readings[both]?.find(({ lexeme: { id } }) => BOTH.has(id))?.features.case;
  const changes = new Map<number, Words>([[both, [theirs.words[their] ?? '']]]);
  for (const at of [both - 1, both + 1]) {
    const noun = own.readings[at]?.find(
      ({ lexeme: { pos }, features }) => pos === 'noun' && features.case === of,
    );
    const word =
      noun &&
      theirWord(
        theirs,
        ({ lexeme, features }) =>
          lexeme === noun.lexeme && features.case === of && features.number !== noun.features.number,
      );
    if (word !== undefined) changes.set(at, [word]);
  }
  if (of === 'nom') for (const [at, words] of otherNumber(own, theirs)) changes.set(at, words);
  return [edited(own.words, changes)];
};

const SOME = new Set(
  'uterque_pron uter_adj neuter_adj alter_adj unus_num nullus_adj ullus_adj nemo_pron multus_adj pauci_adj quisque_pron quidam_pron aliquis_pron quis_pron complures_adj plerique_pron nonnullus_adj alius_adj'.split(
    ' ',
  ),
);
const OUT_OF = ['e', 'ex', 'de'];

/** How a word of a whole stands beside what tells how many of it. */
type Whole = { readonly some: number; readonly from: number; readonly to: number; readonly noun: number };

/** Multī cīvēs, multī cīvium, multī ē cīvibus: what tells how many, and the words for the whole. */
const wholesIn = (side: Side): readonly (Whole & { readonly by: string })[] =>
  side.words.flatMap((_, some) => {
    if (!isOfId(side, some, SOME)) return [];
    const counts = side.readings[some]?.filter(({ lexeme: { id } }) => SOME.has(id)) ?? [];
    const isNoun = (at: number, isMeant: (read: Analysis) => boolean): boolean =>
      side.readings[at]?.some((read) => read.lexeme.pos === 'noun' && isMeant(read)) ?? false;
    const agrees = (read: Analysis): boolean =>
      counts.some(
        ({ features: { case: of, number, gender } }) =>
          of === read.features.case &&
          number === read.features.number &&
          (gender === undefined || read.lexeme.gender === 'c' || gender === read.lexeme.gender),
      );
    const isOf = (of: string) => (read: Analysis) =>
      read.features.case === of && read.features.number === 'pl';
    return [some - 1, some + 1].flatMap((noun): readonly (Whole & { readonly by: string })[] => [
      ...(isNoun(noun, agrees) ? [{ some, noun, from: noun, to: noun, by: 'beside' }] : []),
      ...(isNoun(noun, isOf('gen')) ? [{ some, noun, from: noun, to: noun, by: 'gen' }] : []),
      ...(noun > some && OUT_OF.includes(side.folded[noun] ?? '') && isNoun(noun + 1, isOf('abl'))
        ? [{ some, noun: noun + 1, from: noun, to: noun + 1, by: 'from' }]
        : []),
      ...(noun < some && OUT_OF.includes(side.folded[noun - 1] ?? '') && isNoun(noun, isOf('abl'))
        ? [{ some, noun, from: noun - 1, to: noun, by: 'from' }]
        : []),
    ]);
  });

/** Many of the citizens: multī cīvium, multī ē cīvibus, multī cīvēs. */
export const ofThem: Rule = (own, { theirs, prompt }) => {
  if (!/\bof\b|\bone\b/i.test(prompt)) return [];
  const sameLexeme = (at: number, place: number): boolean =>
    own.readings[at]?.some(({ lexeme }) => theirs.readings[place]?.some((one) => one.lexeme === lexeme)) ??
    false;
  return wholesIn(own).flatMap((mine) =>
    wholesIn(theirs).flatMap((their): readonly Words[] => {
      if (mine.by === their.by || !sameLexeme(mine.noun, their.noun) || !sameLexeme(mine.some, their.some))
        return [];
      const changes = new Map<number, Words>();
      for (let at = mine.from; at <= mine.to; at += 1) changes.set(at, []);
      const said = theirs.words.slice(their.from, their.to + 1);
      changes.set(mine.some, [own.words[mine.some] ?? '', ...said]);
      return [edited(own.words, changes)];
    }),
  );
};

const MORE = ['plus', 'amplius', 'plures'];

/** More than a thousand: plūs mīlle, plūs quam mīlle, amplius mīlle. */
export const moreThan: Rule = (own, { theirs, prompt }) => {
  if (!/\bmore than\b/i.test(prompt)) return [];
  const found = (side: Side): readonly [from: number, to: number] | undefined => {
    const from = placeOf(side, ...MORE);
    const to = side.folded[from + 1] === 'quam' ? from + 1 : from;
    const isNumber = side.readings[to + 1]?.some(({ lexeme: { pos } }) => pos === 'num') ?? false;
    return from >= 0 && isNumber ? [from, to] : undefined;
  };
  const [mine, their] = [found(own), found(theirs)];
  return !mine || !their
    ? []
    : [
        [
          ...own.words.slice(0, mine[0]),
          ...theirs.words.slice(their[0], their[1] + 1),
          ...own.words.slice(mine[1] + 1),
        ],
      ];
};

const EACH = new Set(['quisque_pron', 'unusquisque_pron', 'singuli_num']);

/** Two each: mīlitibus bīnōs, singulīs mīlitibus binōs, cuique mīlitī duōs. */
export const each: Rule = (own, { theirs, prompt }) => {
  if (!/\b(?:each|every|apiece)\b/i.test(prompt)) return [];
  const countOf = ({ lexeme: { numeral } }: Analysis): string =>
    `${numeral?.kind ?? ''} ${String(numeral?.value)}`;
  const spread = (side: Side) =>
    side.readings.flatMap((list, at) =>
      list.flatMap((read) =>
        read.lexeme.numeral?.kind === 'distributive' && read.lexeme.numeral.value > 1 ? [{ at, read }] : [],
      ),
    );
  const shared = own.words.findIndex((_, at) => isOfId(own, at, EACH));
  const theirShared = theirs.words.findIndex((_, at) => isOfId(theirs, at, EACH));
  const [theirMany] = spread(theirs);
  const many = own.readings.findIndex((list) =>
    list.some(
      (read) =>
        theirMany !== undefined &&
        (countOf(read) === countOf(theirMany.read) ||
          countOf(read) === `cardinal ${String(theirMany.read.lexeme.numeral?.value)}`) &&
        (read.features.case ?? '') === (theirMany.read.features.case ?? ''),
    ),
  );
  if (!theirMany || many < 0 || shared < 0 || theirShared >= 0) return [];
  const isPlain =
    own.readings[many]?.every(({ lexeme: { numeral } }) => numeral?.kind === 'cardinal') ?? false;
  const isEvery = (own.readings[shared] ?? []).some(({ features: { number } }) => number === 'pl');
  const noun = [shared - 1, shared + 1].flatMap((at) =>
    (own.readings[at] ?? []).flatMap(({ lexeme, features }) => {
      const word = theirWord(
        theirs,
        (read) =>
          read.lexeme === lexeme && read.features.case === features.case && read.features.number === 'pl',
      );
      return lexeme.pos === 'noun' && word !== undefined ? [{ at, word }] : [];
    }),
  )[0];
  return !noun || (!isPlain && !isEvery)
    ? []
    : [
        edited(
          own.words,
          new Map<number, Words>([
            [shared, []],
            [noun.at, [noun.word]],
            [many, [theirs.words[theirMany.at] ?? '']],
          ]),
        ),
      ];
};
