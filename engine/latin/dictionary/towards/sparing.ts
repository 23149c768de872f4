// Small words of which one says what another does: nisi and praeter, quō and quantō, neque ūllum and et nūllum, nōn certus and incertus.
// Invariant: what is denied stays denied, and of as many.
import type { Analysis } from '../../analyse.ts';
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, placeOf } from './sides.ts';

/** Nothing except: nihil nisi cantus, nihil praeter cantum. */
export const except: Rule = (own, { theirs, prompt }) => {
  if (!/\b(?:except|but|save|only|other than)\b/i.test(prompt)) return [];
  const NONE = /^(?:nihil|nil|nemo|nullus|nulla|neminem|nullum|non)$/;
  if (![own, theirs].every(({ folded }) => folded.some((word) => NONE.test(word)))) return [];
  const [nisi, theirPraeter] = [placeOf(own, 'nisi'), placeOf(theirs, 'praeter')];
  const [praeter, theirNisi] = [placeOf(own, 'praeter'), placeOf(theirs, 'nisi')];
  const turned = (at: number, their: number): readonly Words[] => {
    if (at < 0 || their < 0) return [];
    const changes = new Map<number, Words>([[at, [theirs.words[their] ?? '']]]);
    for (const place of [at + 1, at + 2, at + 3])
      for (const read of own.readings[place] ?? []) {
        const form = theirs.readings.findIndex((others) =>
          others.some(
            ({ lexeme, features }) =>
              lexeme === read.lexeme &&
              features.number === read.features.number &&
              (features.case === 'nom' || features.case === 'acc') &&
              (read.features.case === 'nom' || read.features.case === 'acc'),
          ),
        );
        if (form >= 0 && lexemeOf(read)) changes.set(place, [theirs.words[form] ?? '']);
      }
    return [edited(own.words, changes)];
  };
  return [...turned(nisi, theirPraeter), ...turned(praeter, theirNisi)];
};

const lexemeOf = ({ lexeme: { pos } }: Analysis): boolean =>
  pos === 'noun' || pos === 'adj' || pos === 'pron';

/** The older, the wiser: quō … eō, quantō … tantō. */
export const byHowMuch: Rule = (own, { theirs, prompt }) => {
  if (!/\bthe \w+.*, the \w+/i.test(prompt)) return [];
  const pairs = [
    ['quo', 'eo'],
    ['quanto', 'tanto'],
    ['quo', 'hoc'],
  ] as const;
  return pairs.flatMap(([one, other]) =>
    pairs.flatMap(([their, theirOther]): readonly Words[] => {
      const [first, second] = [placeOf(own, one), placeOf(own, other)];
      const [theirFirst, theirSecond] = [placeOf(theirs, their), placeOf(theirs, theirOther)];
      return one === their && other === theirOther
        ? []
        : first < 0 || second < 0 || theirFirst < 0 || theirSecond < 0
          ? []
          : [
              edited(
                own.words,
                new Map([
                  [first, [theirs.words[theirFirst] ?? '']],
                  [second, [theirs.words[theirSecond] ?? '']],
                ]),
              ),
            ];
    }),
  );
};

/** Long and bravely: two adverbs of one verb, with "and" between them or without it. */
export const adverbs: Rule = (own, { theirs }) =>
  has(theirs, 'et', 'atque', 'ac')
    ? []
    : own.folded.flatMap((word, at): readonly Words[] => {
        const isAdverb = (place: number): boolean =>
          own.readings[place]?.some(
            ({ lexeme: { pos }, features }) => pos === 'adv' || features.adverb === true,
          ) ?? false;
        return /^(?:et|atque|ac)$/.test(word) &&
          isAdverb(at - 1) &&
          isAdverb(at + 1) &&
          !has(theirs, 'et', 'atque', 'ac')
          ? [own.words.filter((_, place) => place !== at)]
          : [];
      });

/** Not certain: nōn certus, incertus. */
export const undone: Rule = (own, { theirs }) => {
  if (has(own, 'non') === has(theirs, 'non')) return [];
  const opposite = (side: Side, other: Side): readonly (readonly [at: number, place: number])[] =>
    side.folded.flatMap((word, at): readonly (readonly [number, number])[] => {
      const place = other.folded.findIndex((long) =>
        ['in', 'im', 'il', 'ir', 'dis'].some((prefix) => word.length > 4 && long === prefix + word),
      );
      return place >= 0 && side.readings[at]?.some(({ lexeme: { pos } }) => pos === 'adj')
        ? [[at, place]]
        : [];
    });
  const bare = opposite(own, theirs).flatMap(([at, place]): readonly Words[] => {
    const not = own.folded.findLastIndex((word, i) => i < at && word === 'non');
    return not >= at - 2 && not >= 0 && !has(theirs, 'non')
      ? [
          edited(
            own.words,
            new Map<number, Words>([
              [not, []],
              [at, [theirs.words[place] ?? '']],
            ]),
          ),
        ]
      : [];
  });
  const full = opposite(theirs, own).flatMap(([place, at]): readonly Words[] => {
    const not = theirs.folded.findLastIndex((word, i) => i < place && word === 'non');
    return not >= place - 2 && not >= 0 && !has(own, 'non')
      ? [edited(own.words, new Map([[at, ['nōn', theirs.words[place] ?? '']]]))]
      : [];
  });
  return [...bare, ...full];
};

/** And no: et nūllum, neque ūllum. */
export const andNo: Rule = (own, { theirs }) => {
  const EVER: readonly (readonly [no: string, ever: string])[] = [
    ['numquam', 'umquam'],
    ['nemo', 'quisquam'],
    ['nihil', 'quicquam'],
    ['neminem', 'quemquam'],
  ];
  const noFor = (word: string): string | undefined =>
    EVER.find(([, ever]) => ever === word)?.[0] ?? (/^ull[aieou]\w*$/.test(word) ? `n${word}` : undefined);
  const AND = ['et', 'atque', 'ac'];
  const [nor, theirNor] = [placeOf(own, 'nec', 'neque'), placeOf(theirs, 'nec', 'neque')];
  const [and, theirAnd] = [placeOf(own, ...AND), placeOf(theirs, ...AND)];
  const turned = (
    at: number,
    their: number,
    find: (word: string, other: string) => boolean,
  ): readonly Words[] =>
    own.folded.flatMap((word, i): readonly Words[] => {
      const place = i > at ? theirs.folded.findIndex((other) => find(word, other)) : -1;
      return place < 0
        ? []
        : [
            edited(
              own.words,
              new Map([
                [at, [theirs.words[their] ?? '']],
                [i, [theirs.words[place] ?? '']],
              ]),
            ),
          ];
    });
  if (nor >= 0 && theirNor < 0 && and < 0 && theirAnd >= 0)
    return turned(nor, theirAnd, (word, other) => noFor(word) === other);
  return and >= 0 && theirAnd < 0 && nor < 0 && theirNor >= 0
    ? turned(and, theirNor, (word, other) => noFor(other) === word)
    : [];
};
