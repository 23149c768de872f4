// None and nobody: by nūllus, by nihil and by nōn, by nēmō and by nōn quisquam.
// Invariant: what is denied once stays denied once.
import type { Analysis } from '../../analyse.ts';
import type { Words } from '../authorsForms.ts';
import { SELVES } from './impersonals.ts';
import type { Rule, Side, Verb } from './sides.ts';
import { edited, has, inCase, inPlaceOf, placeOf, textOf, timeOf } from './sides.ts';

const ANYBODY: Readonly<Record<string, string>> = {
  nemo: 'quisquam',
  neminem: 'quemquam',
  nemini: 'cuiquam',
  nihil: 'quicquam',
  numquam: 'umquam',
  nusquam: 'usquam',
};

/** What denies a word by itself, and the word with which "not" says the same. */
const plainOf = (word: string): string | undefined =>
  Object.hasOwn(ANYBODY, word)
    ? ANYBODY[word]
    : /^null(?:us|a|um|i|ius|o|am|os|as|is|ae|orum|arum)$/.test(word)
      ? word.slice(1)
      : undefined;

/** I trust nobody: nēminī crēdō, nōn crēdō cuiquam. */
export const notAny: Rule = (own, { theirs }) => {
  const not = placeOf(own, 'non', 'haud');
  return [
    ...(not < 0 || has(theirs, 'non', 'haud')
      ? []
      : theirs.words.flatMap((word, place): readonly Words[] => {
          const plain = plainOf(theirs.folded[place] ?? '');
          const at = plain === undefined ? -1 : own.folded.indexOf(plain);
          return at < 0
            ? []
            : [
                edited(
                  own.words,
                  new Map<number, Words>([
                    [not, []],
                    [at, [word]],
                  ]),
                ),
              ];
        })),
    ...own.words.flatMap((_, at): readonly Words[] => {
      const plain = plainOf(own.folded[at] ?? '');
      const place = plain === undefined ? -1 : theirs.folded.indexOf(plain);
      return place < 0 || !has(theirs, 'non') || not >= 0
        ? []
        : [edited(own.words, new Map([[at, ['nōn', theirs.words[place] ?? '']]]))];
    }),
  ];
};

const NOBODY: Readonly<Record<string, RegExp>> = {
  nemo: /^nullus$/,
  neminem: /^nullum$/,
  nemini: /^nulli$/,
};

/** Nobody: nēmō, nūllus, nūllus homō. */
export const nobody: Rule = (own, { theirs, prompt }) =>
  !/\b(?:nobody|no one|none|no-one|not \w+ anyone|anyone|anybody|no man)\b/i.test(prompt)
    ? []
    : own.folded.flatMap((word, at): readonly Words[] => {
        const isMan = (place: number): boolean =>
          own.readings[place]?.some(({ lexeme: { id } }) => id === 'homo_n') ?? false;
        const put = (other: number): Words =>
          edited(
            own.words,
            new Map<number, Words>([
              [at, [theirs.words[other] ?? '']],
              ...[at - 1, at + 1].flatMap((place): [number, Words][] => (isMan(place) ? [[place, []]] : [])),
            ]),
          );
        const isNamed = [at - 1, at + 1].some(
          (place) =>
            !isMan(place) &&
            own.readings[place]?.some(
              ({ lexeme: { pos }, features }) =>
                pos === 'noun' && features.case === own.readings[at]?.[0]?.features.case,
            ),
        );
        if (isNamed) return [];
        return Object.entries(NOBODY).flatMap(([one, none]): readonly Words[] => {
          if (none.test(word) && placeOf(theirs, one) >= 0) return [put(placeOf(theirs, one))];
          const other = theirs.folded.findIndex((their) => none.test(their));
          return word === one && other >= 0 ? [put(other)] : [];
        });
      });

/** A noun that is told to be none: by nūllus beside it, by nihil with its genitive, by "not" beside its verb. */
type None = { readonly by: string; readonly noun: number; readonly deny: number; readonly read: Analysis };

const nonesIn = (side: Side): readonly None[] => {
  const not = placeOf(side, 'non');
  const nouns = side.readings.flatMap((list, noun) =>
    list.flatMap((read) =>
      read.lexeme.pos === 'noun' && read.enclitic === undefined ? [{ noun, read }] : [],
    ),
  );
  return nouns.flatMap(({ noun, read }): readonly None[] => {
    const { case: of, number } = read.features;
    const beside = [noun - 1, noun + 1, noun - 2, noun + 2];
    const none = beside.find((at) =>
      side.readings[at]?.some(
        ({ lexeme: { id }, features }) =>
          id === 'nullus_adj' && features.case === of && features.number === number,
      ),
    );
    const nothing = beside.find((at) => side.folded[at] === 'nihil');
    if (none !== undefined) return [{ by: 'nullus', noun, deny: none, read }];
    if (nothing !== undefined && of === 'gen') return [{ by: 'nihil', noun, deny: nothing, read }];
    return not >= 0 && (of === 'nom' || of === 'acc') ? [{ by: 'non', noun, deny: not, read }] : [];
  });
};

/** No money: nūlla pecūnia, nihil pecūniae, pecūnia nōn. */
const noneInOneCase: Rule = (own, { theirs, prompt }) =>
  !/\bno\b|\bnot? .*\bany\b|n't .*\bany\b|\black/i.test(prompt)
    ? []
    : nonesIn(own).flatMap((mine) =>
        nonesIn(theirs).flatMap((their): readonly Words[] => {
          if (mine.by === their.by || mine.read.lexeme !== their.read.lexeme) return [];
          const isPlain = (none: None): boolean =>
            none.by === 'nihil' || none.read.features.case === 'nom' || none.read.features.case === 'acc';
          const isSame =
            mine.by === 'nihil' || their.by === 'nihil'
              ? mine.read.features.number === their.read.features.number
              : mine.read.key === their.read.key;
          if (!isPlain(mine) || !isPlain(their) || !isSame) return [];
          const noun = theirs.words[their.noun] ?? '';
          const deny = theirs.words[their.deny] ?? '';
          const verb = own.verbs.find(({ readings }) =>
            readings.some(({ cell }) => /\.[123](?:sg|pl)$/.test(cell)),
          );
          const [first] = verb?.at ?? [];
          if (their.by === 'non')
            return first === undefined
              ? []
              : [
                  edited(
                    own.words,
                    new Map<number, Words>([
                      [mine.deny, []],
                      [mine.noun, [noun]],
                      [first, [deny, own.words[first] ?? '']],
                    ]),
                  ),
                ];
          return [
            edited(
              own.words,
              new Map<number, Words>([
                [mine.deny, []],
                [mine.noun, their.deny < their.noun ? [deny, noun] : [noun, deny]],
              ]),
            ),
          ];
        }),
      );

/** Verbs that tell whether somebody has a thing: the case of who has it, that of the thing, and whether they deny it by themselves. */
const HAVING: Readonly<Record<string, readonly [who: string, thing: string, denies: boolean]>> = {
  habeo_v: ['nom', 'acc', false],
  sum_v: ['dat', 'nom', false],
  desum_v: ['dat', 'nom', true],
  careo_v: ['nom', 'abl', true],
};

/** That somebody does not have a thing: by which verb, and how it is denied, which is nowhere where the verb does so. */
type Lack = {
  readonly who: string;
  readonly verb: Verb;
  readonly cell: string;
  readonly none: Omit<None, 'read'>;
  readonly read: Analysis;
};

const lacksIn = (side: Side): readonly Lack[] => {
  // Of two denials nothing is made.
  if (side.folded.filter((word) => /^(?:non|nihil|null\w+|nemo|numquam)$/.test(word)).length > 1) return [];
  return side.verbs.flatMap((verb) =>
    verb.readings.flatMap(({ lexeme: { id }, cell }): readonly Lack[] => {
      const [who, thing, denies] = HAVING[id] ?? [];
      if (who === undefined || !/\.act\.[123](?:sg|pl)$/.test(cell)) return [];
      const nones = nonesIn(side);
      if (denies !== true)
        return nones.flatMap(({ read, ...none }) =>
          none.by === 'nihil' || read.features.case === thing ? [{ who, verb, cell, none, read }] : [],
        );
      return nones.length > 0
        ? []
        : side.readings.flatMap((list, noun) =>
            list.flatMap((read) =>
              read.lexeme.pos === 'noun' && read.features.case === thing
                ? [{ who, verb, cell, none: { by: 'verb', noun, deny: -1 }, read }]
                : [],
            ),
          );
    }),
  );
};

/** Who has it, as the author says: by the ending of the verb, by a pronoun or by name; undefined where it is another. */
const ownerOf = (
  own: Side,
  theirs: Side,
  [mine, their]: readonly [Lack, Lack],
): readonly [Map<number, Words>, Words] | undefined => {
  const personOf = ({ cell }: Lack): string => cell.split('.').at(-1) ?? '';
  if (mine.who === their.who)
    return mine.who === 'dat' || personOf(mine) === personOf(their) ? [new Map(), []] : undefined;
  const whom = own.words.findIndex(
    (_, at) => at !== mine.none.noun && inCase(own, at, theirs, [mine.who], [their.who]) !== undefined,
  );
  if (whom >= 0) return [new Map([[whom, [inCase(own, whom, theirs, [mine.who], [their.who]) ?? '']]]), []];
  const selves = SELVES[personOf(mine.who === 'nom' ? mine : their)] ?? [];
  const self = placeOf(mine.who === 'nom' ? theirs : own, ...selves);
  if (self < 0) return undefined;
  return mine.who === 'nom' ? [new Map(), [theirs.words[self] ?? '']] : [new Map([[self, []]]), []];
};

/** I have no money: pecūniam nōn habeō, mihi nūlla pecūnia est, pecūnia mihi deest. */
const havingNone: Rule = (own, { theirs, prompt }) =>
  !/\b(?:ha(?:ve|s|d)|lack\w*|without)\b/i.test(prompt)
    ? []
    : lacksIn(own).flatMap((mine) =>
        lacksIn(theirs).flatMap((their): readonly Words[] => {
          const isSame =
            mine.read.lexeme === their.read.lexeme &&
            mine.read.features.number === their.read.features.number &&
            timeOf(mine.cell) === timeOf(their.cell);
          const owner = isSame ? ownerOf(own, theirs, [mine, their]) : undefined;
          if (!owner) return [];
          const [changed, added] = owner;
          const { by, noun, deny } = their.none;
          const denial = deny < 0 ? [] : [theirs.words[deny] ?? ''];
          const thing = theirs.words[noun] ?? '';
          const isBeside = by === 'nullus' || by === 'nihil';
          return [
            edited(
              own.words,
              new Map<number, Words>([
                ...changed,
                ...(mine.none.deny < 0 ? [] : [[mine.none.deny, []] as const]),
                [
                  mine.none.noun,
                  isBeside ? (deny < noun ? [...denial, thing] : [thing, ...denial]) : [thing],
                ],
                ...inPlaceOf(mine.verb, [
                  ...added,
                  ...(by === 'non' ? denial : []),
                  ...textOf(theirs, their.verb),
                ]),
              ]),
            ),
          ];
        }),
      );

/** No money, and who has none. */
export const noneOf: Rule = (own, aim) => [...noneInOneCase(own, aim), ...havingNone(own, aim)];
