// What somebody or something is like: by the genitive or the ablative, by a noun or by its adjective.
// Invariant: the quality stays with whom it is said of, for the noun itself is not moved.
import type { Analysis } from '../../analyse.ts';
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, inCase } from './sides.ts';

const isOf = ({ features }: Analysis, cases: readonly string[]): boolean =>
  features.case !== undefined && cases.includes(features.case);

/** Two words beside each other, a noun and what agrees with it, in one of some cases. */
const pairsIn = (
  side: Side,
  cases: readonly string[],
): readonly (readonly [noun: number, quality: number])[] =>
  side.readings.flatMap((list, at) =>
    [at - 1, at + 1].flatMap((place): (readonly [number, number])[] =>
      list.some(
        (noun) =>
          noun.lexeme.pos === 'noun' &&
          isOf(noun, cases) &&
          side.readings[place]?.some(
            (one) =>
              one.lexeme.pos !== 'noun' &&
              one.features.case === noun.features.case &&
              one.features.number === noun.features.number &&
              one.features.gender === noun.lexeme.gender,
          ),
      )
        ? [[at, place]]
        : [],
    ),
  );

/** A man of great eloquence: magnae ēloquentiae, magnā ēloquentiā. */
export const ofQuality: Rule = (own, { theirs }) =>
  [
    ['gen', 'abl'],
    ['abl', 'gen'],
  ].flatMap(([from = '', to = '']) =>
    pairsIn(own, [from]).flatMap(([noun, quality]): readonly Words[] => {
      const said = [noun, quality].map((at) => inCase(own, at, theirs, [from], [to]));
      const places = said.map((form) => theirs.words.indexOf(form ?? ''));
      const isPair = !said.includes(undefined) && Math.abs((places[0] ?? 0) - (places[1] ?? 0)) === 1;
      return isPair
        ? [
            edited(
              own.words,
              new Map([
                [noun, [said[0] ?? '']],
                [quality, [said[1] ?? '']],
              ]),
            ),
          ]
        : [];
    }),
  );

/** How much of a quality, as it is said with a noun and with an adjective. */
const DEGREES: readonly {
  readonly noun: readonly string[];
  readonly adverb: readonly string[];
  readonly degree: 'pos' | 'comp' | 'sup';
}[] = [
  { noun: ['tantus_adj'], adverb: ['tam', 'adeo', 'ita'], degree: 'pos' },
  {
    noun: ['magnus_adj', 'summus_adj', 'multus_adj', 'ingens_adj'],
    adverb: ['ualde', 'maxime'],
    degree: 'pos',
  },
  { noun: ['magnus_adj', 'summus_adj', 'ingens_adj'], adverb: [], degree: 'sup' },
];

type Degree = (typeof DEGREES)[number];

/** A quality told by its adjective, with the adverb that says how much: its first place and its length. */
const plainIn = (
  side: Side,
  { adverb, degree }: Degree,
  nouns: readonly Analysis[],
): readonly [from: number, length: number] | undefined => {
  const at = side.readings.findIndex((list) =>
    list.some(
      ({ lexeme, features }) =>
        lexeme.pos === 'adj' &&
        (features.degree ?? 'pos') === degree &&
        nouns.some(
          ({ lexeme: { related, id, pos } }) =>
            pos === 'noun' && (related.includes(lexeme.id) || lexeme.related.includes(id)),
        ),
    ),
  );
  if (at < 0) return undefined;
  if (adverb.length === 0) return [at, 1];
  return adverb.includes(side.folded[at - 1] ?? '') ? [at - 1, 2] : undefined;
};

/** Of such height: tantā altitūdine, tam altus; with such speed: tantā celeritāte, tam celeriter. */
export const byQuality: Rule = (own, { theirs }) => {
  const told = (side: Side, other: Side) =>
    pairsIn(side, ['gen', 'abl']).flatMap(([noun, size]) =>
      DEGREES.flatMap((row) => {
        const isSo = side.readings[size]?.some(({ lexeme: { id } }) => row.noun.includes(id)) ?? false;
        const plain = isSo ? plainIn(other, row, side.readings[noun] ?? []) : undefined;
        return plain ? [{ first: Math.min(noun, size), plain }] : [];
      }),
    );
  const put = (from: readonly [number, number], said: readonly [number, number]): Words => [
    ...own.words.slice(0, from[0]),
    ...theirs.words.slice(said[0], said[0] + said[1]),
    ...own.words.slice(from[0] + from[1]),
  ];
  return [
    ...told(own, theirs).map(({ first, plain }) => put([first, 2], plain)),
    ...told(theirs, own).map(({ first, plain }) => put(plain, [first, 2])),
  ];
};
