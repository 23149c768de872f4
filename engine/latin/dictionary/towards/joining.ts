// What joins two deeds: sed and tamen, a participle for "and", a sentence set beside another.
// Invariant: the deeds stay in their order, and both are said.
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, inPlaceOf, openerOf, pairsOf, placeOf, textOf } from './sides.ts';

const BUTS = ['sed', 'at', 'uerum'];

/** What stands behind the first word of its sentence, and what says the same at its head: autem, sed; enim, nam. */
const BEHIND: readonly { readonly behind: readonly string[]; readonly first: readonly string[] }[] = [
  { behind: ['tamen', 'autem', 'uero'], first: BUTS },
  { behind: ['enim'], first: ['nam', 'namque'] },
];

/** But, and yet: sed before, tamen or autem behind; for: nam before, enim behind. */
export const but: Rule = (own, { theirs }) =>
  BEHIND.flatMap(({ behind, first }): readonly Words[] => {
    const [mine, their] = [placeOf(own, ...behind), placeOf(theirs, ...behind)];
    const [head, theirHead] = [placeOf(own, ...first), placeOf(theirs, ...first)];
    if (mine >= 0 && their < 0 && head < 0 && theirHead >= 0) {
      const rest = own.words.filter((_, at) => at !== mine);
      const start = Math.max(0, mine - 1);
      return [[...rest.slice(0, start), theirs.words[theirHead] ?? '', ...rest.slice(start)]];
    }
    if (head >= 0 && theirHead < 0 && mine < 0 && their >= 0 && own.words[head + 1] !== undefined)
      return [
        edited(
          own.words,
          new Map<number, Words>([
            [head, []],
            [head + 1, [own.words[head + 1] ?? '', theirs.words[their] ?? '']],
          ]),
        ),
      ];
    return [];
  });

const AND = ['et', 'atque', 'ac'];
const LOOSE = [...AND, 'autem', 'uero', 'at'];

/** He used his sword and took the town: ūsus est et, ūsus. */
export const coordinated: Rule = (own, { theirs }) =>
  own.folded.flatMap((word, part): readonly Words[] => {
    const [being, and] = [part + 1, part + 2];
    const their = theirs.folded.indexOf(word);
    const isBeing = (side: Side, at: number): boolean =>
      side.readings[at]?.some(({ lexeme: { id } }) => id === 'sum_v') ?? false;
    const isDone = own.verbs.some(
      ({ at, readings }) =>
        at.includes(part) && at.includes(being) && readings.some(({ cell }) => cell.startsWith('perf.ind')),
    );
    const isLone = their >= 0 && !isBeing(theirs, their + 1) && !isBeing(theirs, their - 1);
    return isDone && isLone && AND.includes(own.folded[and] ?? '')
      ? [
          edited(
            own.words,
            new Map<number, Words>([
              [being, []],
              [and, []],
            ]),
          ),
        ]
      : [];
  });

/** Two sentences set side by side: a word between them that joins them is left out. */
export const joined: Rule = (own, { theirs, prompt }) =>
  !(prompt.includes(';') || (prompt.split(',').length > 1 && !/\band\b/i.test(prompt))) || has(theirs, ...AND)
    ? []
    : own.folded.flatMap((word, at): readonly Words[] =>
        (AND.includes(word) && own.readings[at - 1]?.some(({ features }) => features.person !== undefined)) ||
        (LOOSE.includes(word) && !AND.includes(word) && !has(theirs, ...LOOSE, 'sed', 'tamen'))
          ? [edited(own.words, new Map<number, Words>([[at, []]]))]
          : [],
      );

const OPENERS = ['cum', 'ubi', 'postquam', 'ut', 'simulac', 'simulatque'];

const personOf = (cell: string): string => cell.split('.').slice(2).join('.');

/** She saw herself and laughed: vīdit et rīsit, cum vīdisset rīsit; one who does both. */
export const clauseForAnd: Rule = (own, aim) => {
  const { theirs, prompt } = aim;
  if (!/\band\b/i.test(prompt)) return [];
  return pairsOf(own, aim, /^(?:plup\.subj|perf\.ind)\./, /^perf\.ind\./).flatMap(
    (pair): readonly Words[] => {
      const last = Math.max(...pair.own.at);
      const opener = openerOf(own, last, OPENERS);
      const and = Math.max(...pair.theirs.at) + 1;
      const isDone = pair.cell.startsWith('plup') === (own.folded[opener] === 'cum');
      const isJoined = opener >= 0 && isDone && AND.includes(theirs.folded[and] ?? '') && !has(own, ...AND);
      return isJoined && personOf(pair.cell) === personOf(pair.theirCell)
        ? [
            edited(
              own.words,
              new Map<number, Words>([
                [opener, []],
                ...inPlaceOf(pair.own, [...textOf(theirs, pair.theirs), theirs.words[and] ?? '']),
              ]),
            ),
          ]
        : [];
    },
  );
};

const WHILE = ['dum', 'cum'];

/** By reading: legendō, dum legimus. */
export const byDoing: Rule = (own, aim) => {
  const { theirs, prompt } = aim;
  if (!/\b(?:by|while|when|in) \w+ing\b/i.test(prompt)) return [];
  return [
    ...[
      ...pairsOf(own, aim, /^pres\.part\.act\.nom/, /^gerund\.abl/),
      ...pairsOf(own, aim, /^gerund\.abl/, /^pres\.part\.act\.nom/),
    ].map((pair) => edited(own.words, new Map(inPlaceOf(pair.own, textOf(theirs, pair.theirs))))),
    ...pairsOf(own, aim, /^(?:pres|impf)\.(?:ind|subj)\.act\./, /^gerund\.abl/).flatMap(
      (pair): readonly Words[] => {
        const [at = 0] = pair.own.at;
        const opener = openerOf(own, at, WHILE);
        return opener < 0
          ? []
          : [
              edited(
                own.words,
                new Map<number, Words>([[opener, []], ...inPlaceOf(pair.own, textOf(theirs, pair.theirs))]),
              ),
            ];
      },
    ),
    ...pairsOf(own, aim, /^gerund\.abl/, /^(?:pres|impf)\.(?:ind|subj)\.act\./).flatMap(
      (pair): readonly Words[] => {
        const [at = 0] = pair.theirs.at;
        const opener = openerOf(theirs, at, WHILE);
        return opener < 0
          ? []
          : [
              edited(
                own.words,
                new Map<number, Words>(
                  inPlaceOf(pair.own, [theirs.words[opener] ?? '', ...textOf(theirs, pair.theirs)]),
                ),
              ),
            ];
      },
    ),
  ];
};
