// Clauses turned about: what stands first and what second, nobody who; and whom a thing touches, for whose it is.
// Invariant: what is told of whom stays; a verb takes the form of its author's only where its person is the same.
import type { Words } from '../authorsForms.ts';
import { without } from './agreeing.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, inPlaceOf, pairsOf, placeOf, textOf } from './sides.ts';

const HALVES: readonly (readonly [string, string])[] = [
  ['quo', 'eo'],
  ['quanto', 'tanto'],
  ['ut', 'ita'],
  ['quam', 'tam'],
  ['quot', 'tot'],
  ['sicut', 'ita'],
];

/** The older, the wiser: the halves in their author's order. */
export const halves: Rule = (own, { theirs }) =>
  HALVES.flatMap(([one, other]): readonly Words[] => {
    const [first, second] = [placeOf(own, other), placeOf(own, one)];
    const [theirFirst, theirSecond] = [placeOf(theirs, one), placeOf(theirs, other)];
    return first === 0 && second > 0 && theirFirst === 0 && theirSecond > 0
      ? [[...own.words.slice(second), ...own.words.slice(0, second)]]
      : [];
  });

const samePerson = (one: string, other: string): boolean =>
  /[123](?:sg|pl)$/.exec(one)?.[0] === /[123](?:sg|pl)$/.exec(other)?.[0];

const NOBODY = ['nemo', 'nullus', 'nulla', 'nihil'];
const WHO = ['qui', 'quae', 'quod', 'quin'];

/** Nobody believes you: nēmō crēdit, nēmō est quī crēdat. */
export const anyOne: Rule = (own, aim) => {
  const { theirs } = aim;
  const framed = (side: Side): number =>
    side.folded.findIndex(
      (word, at) =>
        NOBODY.includes(word) && side.folded[at + 1] === 'est' && WHO.includes(side.folded[at + 2] ?? ''),
    );
  const [mine, their] = [framed(own), framed(theirs)];
  if (mine >= 0 && their < 0)
    return pairsOf(own, aim, /\.subj\./, /\.ind\./)
      .filter((pair) => pair.own.at.every((at) => at > mine + 2) && samePerson(pair.cell, pair.theirCell))
      .map((pair) =>
        edited(
          own.words,
          new Map<number, Words>([
            ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
            [mine + 1, []],
            [mine + 2, []],
          ]),
        ),
      );
  return [];
};

/** Whose a thing is, and whom what is done to it touches: manum meam momordit, mihi manum momordit. */
const TOUCHED: readonly (readonly [whose: RegExp, whom: readonly string[]])[] = [
  [/^me(?:us|a|um|i|o|ae|am|os|as|is|orum|arum)$/, ['mihi']],
  [/^tu(?:us|a|um|i|o|ae|am|os|as|is|orum|arum)$/, ['tibi']],
  [/^(?:noster|nostr\w+)$/, ['nobis']],
  [/^(?:uester|uestr\w+)$/, ['uobis']],
  [/^(?:eius|illius)$/, ['ei', 'illi']],
  [/^(?:eorum|earum|illorum)$/, ['eis', 'iis', 'illis']],
  [/^su(?:us|a|um|i|o|ae|am|os|as|is)$/, ['sibi']],
];

const BODY = 'body';

const isOfBody = (side: Side, at: number): boolean =>
  side.readings[at]?.some(({ lexeme: { pos, tags } }) => pos === 'noun' && tags.includes(BODY)) ?? false;

export const advantage: Rule = (own, { theirs }) =>
  TOUCHED.flatMap(([whose, whom]): readonly Words[] => {
    const [mine, their] = [own, theirs].map((side) => ({
      owner: side.folded.findIndex((word) => whose.test(word)),
      touched: placeOf(side, ...whom),
    }));
    if (!mine || !their) return [];
    const beside = (side: Side, at: number): number =>
      [at - 1, at + 1, at - 2, at + 2].find((place) => isOfBody(side, place)) ?? -1;
    if (mine.touched >= 0 && mine.owner < 0 && their.owner >= 0 && their.touched < 0) {
      const part = beside(theirs, their.owner);
      const place = part < 0 ? -1 : placeOf(own, theirs.folded[part] ?? '');
      return place < 0
        ? []
        : [
            edited(
              own.words,
              new Map<number, Words>([
                [mine.touched, []],
                [place, [own.words[place] ?? '', theirs.words[their.owner] ?? '']],
              ]),
            ),
          ];
    }
    if (mine.owner < 0 || mine.touched >= 0 || their.owner >= 0 || their.touched < 0) return [];
    const place = beside(own, mine.owner);
    return place < 0 || !has(theirs, own.folded[place] ?? '')
      ? []
      : [
          [
            ...without(own.words, mine.owner).slice(0, 1),
            theirs.words[their.touched] ?? '',
            ...without(own.words, mine.owner).slice(1),
          ],
        ];
  });
