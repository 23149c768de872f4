// What is too much: nimis frīgida, frīgidior; and too great to do something: tam parvus ut nōn ferat, minor quam ut ferat, minor quam quī ferat, nimis parvus ut ferat; with "can" or without.
// Invariant: of whom it is told and what he cannot do stay; what does not deny what it must is not taken for what does.
import type { Words } from '../authorsForms.ts';
import type { Aim, Rule, Side } from './sides.ts';
import { edited, inPlaceOf, pairsOf, placeOf, textOf } from './sides.ts';

const TAM = ['tam', 'adeo', 'ita'];
const TOO = ['nimis', 'nimium'];
const PRESENT = /^(?:pres|impf)\.subj\..*\.[123](?:sg|pl)$/;
const INFINITIVE = /^pres\.inf/;
const VOICE = /\.(?:act|pass)\./;
const PASSIVE = /\.pass\b/;

/** How a sentence says that something is too much for a deed: where its adverb, its quality and what opens the deed stand. */
type Excess = {
  readonly kind: 'tam' | 'nimis' | 'more';
  readonly adverb: number;
  readonly quality: number;
  readonly opener: readonly number[];
  readonly denied: number;
};

const isOfDegree = (side: Side, at: number, degree: string): boolean =>
  side.readings[at]?.some(
    ({ lexeme: { pos }, features }) => pos === 'adj' && (features.degree ?? 'pos') === degree,
  ) ?? false;

const excessOf = (side: Side): Excess | undefined => {
  const { folded } = side;
  const adverb = folded.findIndex((word) => TAM.includes(word) || TOO.includes(word));
  const denied = folded.indexOf('non');
  const than = folded.indexOf('quam');
  if (folded.lastIndexOf('non') !== denied) return undefined;
  if (adverb < 0) {
    const quality = side.words.findIndex((_, at) => at < than && isOfDegree(side, at, 'comp'));
    const isOpened = folded[than + 1] === 'ut' || folded[than + 1] === 'qui' || folded[than + 1] === 'quae';
    return than < 0 || quality < 0 || !isOpened || denied >= 0
      ? undefined
      : { kind: 'more', adverb, quality, opener: [than, than + 1], denied };
  }
  const opener = folded.indexOf('ut', adverb);
  const quality = [adverb + 1, adverb - 1].find((at) => isOfDegree(side, at, 'pos'));
  const isTam = TAM.includes(folded[adverb] ?? '');
  return opener < 0 || quality === undefined || than >= 0 || isTam !== denied > opener
    ? undefined
    : { kind: isTam ? 'tam' : 'nimis', adverb, quality, opener: [opener], denied };
};

/** The other way of saying what is too much. */
const inOtherWay = (own: Side, { theirs }: Aim): readonly Words[] => {
  const [mine, other] = [excessOf(own), excessOf(theirs)];
  if (!mine || !other) return [];
  const textAt = (places: readonly number[]): Words => places.map((at) => theirs.words[at] ?? '');
  const isSame =
    mine.kind === other.kind &&
    mine.opener.map((at) => own.folded[at]).join(' ') ===
      other.opener.map((at) => theirs.folded[at]).join(' ');
  const isOneQuality = own.readings[mine.quality]?.some(({ lexeme, features }) =>
    theirs.readings[other.quality]?.some(
      (one) =>
        one.lexeme === lexeme &&
        one.features.case === features.case &&
        one.features.number === features.number &&
        (one.features.gender === features.gender ||
          own.words[mine.quality] === theirs.words[other.quality] ||
          mine.kind === 'more' ||
          other.kind === 'more'),
    ),
  );
  if (isSame || isOneQuality !== true) return [];
  const changes = new Map<number, Words>();
  if (mine.adverb >= 0) changes.set(mine.adverb, []);
  if (mine.denied >= 0) changes.set(mine.denied, []);
  changes.set(mine.quality, textAt(other.adverb < 0 ? [other.quality] : [other.adverb, other.quality]));
  const [first = 0, second] = mine.opener;
  changes.set(first, textAt(other.opener));
  if (second !== undefined) changes.set(second, []);
  // "Not" goes before the last word, as the clause's verb stands there.
  const last = own.words.length - 1;
  if (other.denied >= 0)
    changes.set(last, [theirs.words[other.denied] ?? '', ...(changes.get(last) ?? [own.words[last] ?? ''])]);
  return [edited(own.words, changes)];
};

/** Whether he does it or can: quam ut ferat, quam ut ferre possit. */
const asAble = (own: Side, aim: Aim): readonly Words[] => {
  const { theirs } = aim;
  if (!excessOf(own) || !excessOf(theirs)) return [];
  const able = (side: Side) =>
    side.verbs.find(({ readings }) =>
      readings.some(({ lexeme: { id }, cell }) => id === 'possum_v' && PRESENT.test(cell)),
    );
  const [mine, other] = [able(own), able(theirs)];
  const personOf = (one: typeof mine): string | undefined =>
    one?.readings.find(({ lexeme: { id } }) => id === 'possum_v')?.cell.replace(VOICE, '.');
  if (!mine && other)
    return pairsOf(own, aim, PRESENT, INFINITIVE).flatMap((pair): readonly Words[] =>
      PASSIVE.test(pair.cell) === PASSIVE.test(pair.theirCell) &&
      pair.cell.replace(VOICE, '.') === personOf(other)
        ? [
            edited(
              own.words,
              new Map(inPlaceOf(pair.own, [...textOf(theirs, pair.theirs), ...textOf(theirs, other)])),
            ),
          ]
        : [],
    );
  if (!mine || other) return [];
  return pairsOf(own, aim, INFINITIVE, PRESENT).flatMap((pair): readonly Words[] =>
    PASSIVE.test(pair.cell) === PASSIVE.test(pair.theirCell) &&
    pair.theirCell.replace(VOICE, '.') === personOf(mine)
      ? [
          edited(
            own.words,
            new Map<number, Words>([
              ...inPlaceOf(pair.own, []),
              ...inPlaceOf(mine, textOf(theirs, pair.theirs)),
            ]),
          ),
        ]
      : [],
  );
};

/** Too cold: nimis frīgida, frīgidior. */
const tooCold: Rule = (own, { theirs, prompt }) => {
  if (!/\btoo\b/i.test(prompt)) return [];
  const [mine, other] = [placeOf(own, ...TOO), placeOf(theirs, ...TOO)];
  const isOfDegree = (side: Side, at: number, degree: string): boolean =>
    side.readings[at]?.some(({ features }) => (features.degree ?? 'pos') === degree) ?? false;
  if (mine < 0 === other < 0) return [];
  const [from, to] = mine < 0 ? ['comp', 'pos'] : ['pos', 'comp'];
  return own.words.flatMap((_, at): readonly Words[] => {
    if (!isOfDegree(own, at, from)) return [];
    const place = theirs.readings.findIndex(
      (list, i) =>
        isOfDegree(theirs, i, to) &&
        list.some(({ lexeme, features }) =>
          own.readings[at]?.some(
            (one) =>
              one.lexeme === lexeme &&
              lexeme.pos === 'adj' &&
              one.features.case === features.case &&
              one.features.number === features.number,
          ),
        ),
    );
    if (place < 0) return [];
    const word = theirs.words[place] ?? '';
    return [
      edited(
        own.words,
        new Map<number, Words>(
          mine < 0
            ? [[at, [theirs.words[other] ?? '', word]]]
            : [
                [at, [word]],
                [mine, []],
              ],
        ),
      ),
    ];
  });
};

/** What is too much, and what cannot be done for it. */
export const excesses: Rule = (own, aim) => [
  ...tooCold(own, aim),
  ...(/\btoo\b.*\b(?:to|for)\b/i.test(aim.prompt) ? [...inOtherWay(own, aim), ...asAble(own, aim)] : []),
];
