// Clauses and what stands for them: absolutes and participles for clauses of time and cause; there are some who.
// Invariant: the verb put in is the author's own form of the answer's verb, and each noun of it comes in the case that its part has with the author.
import type { Words } from '../authorsForms.ts';
import { isAgreeing } from './sayings.ts';
import type { Pair, Rule, Side } from './sides.ts';
import { edited, has, inCase, inPlaceOf, isBound, isOfCase, pairsOf, textOf } from './sides.ts';

const OPENERS = [
  'cum',
  'postquam',
  'ubi',
  'ut',
  'simulac',
  'simulatque',
  'dum',
  'quod',
  'quia',
  'quoniam',
  'quamquam',
  'etsi',
];

const DONE_ACTIVE = /^(?:perf|plup)\.(?:ind|subj)\.act\.3/;
const DONE_PASSIVE = /^(?:perf|plup)\.(?:ind|subj)\.pass\.3/;
const NOW_ACTIVE = /^(?:pres|impf)\.(?:ind|subj)\.act\.3/;

/** A clause, the participle that stands for it, and the case of its noun in the clause. */
const KINDS: readonly {
  readonly clause: RegExp;
  readonly participle: RegExp;
  readonly noun: string;
  readonly openers?: readonly string[];
}[] = [
  // If you have read this: hōc lēctō.
  {
    clause: /^(?:fut|futp|plup)\.(?:ind|subj)\.act\.[123]/,
    participle: /^perf\.part\.pass\.abl/,
    noun: 'acc',
    openers: ['si'],
  },
  { clause: DONE_PASSIVE, participle: /^perf\.part\.pass\.abl/, noun: 'nom' },
  { clause: DONE_ACTIVE, participle: /^perf\.part\.pass\.abl/, noun: 'acc' },
  { clause: DONE_ACTIVE, participle: /^perf\.part\.act\.abl/, noun: 'nom' },
  { clause: NOW_ACTIVE, participle: /^pres\.part\.act\.abl/, noun: 'nom' },
];

/** The opener of the clause that a verb stands in: the last before it. */
const openerBefore = (side: Side, { at }: Pair['own'], openers: readonly string[] = OPENERS): number =>
  side.folded.findLastIndex((word, i) => i < Math.max(...at) && openers.includes(word));

/** When the speech had been heard: ōrātiōne audītā, cum ōrātiōnem audīvissent. */
export const absolutes: Rule = (own, aim) =>
  KINDS.flatMap(({ clause, participle, noun, openers }) => [
    ...toParticiple(own, aim.theirs, pairsOf(own, aim, clause, participle), [noun, openers]),
    ...toClause(own, aim.theirs, pairsOf(own, aim, participle, clause), [noun, openers]),
  ]);

type Kind = readonly [noun: string, openers: readonly string[] | undefined];

const toParticiple = (
  own: Side,
  theirs: Side,
  pairs: readonly Pair[],
  [noun, openers]: Kind,
): readonly Words[] =>
  pairs.flatMap((pair): readonly Words[] => {
    const opener = openerBefore(own, pair.own, openers);
    const last = Math.max(...pair.own.at);
    const first = own.words.findIndex(
      (_, at) =>
        at < last &&
        at !== opener &&
        !pair.own.at.includes(at) &&
        isOfCase(own, at, [noun]) &&
        inCase(own, at, theirs, [noun], ['abl']) !== undefined,
    );
    const form = first < 0 ? undefined : inCase(own, first, theirs, [noun], ['abl']);
    return opener < 0 ||
      form === undefined ||
      has(theirs, own.folded[opener] ?? '') ||
      !isAgreeing(own, pair.own)
      ? []
      : [
          edited(
            own.words,
            new Map<number, Words>([
              [opener, []],
              [first, [form]],
              ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
            ]),
          ),
        ];
  });

const toClause = (own: Side, theirs: Side, pairs: readonly Pair[], [noun, openers]: Kind): readonly Words[] =>
  pairs.flatMap((pair): readonly Words[] => {
    const opener = openerBefore(theirs, pair.theirs, openers);
    const [verb = 0] = pair.own.at;
    const beside = [verb - 1, verb + 1, verb - 2].find(
      (at) => inCase(own, at, theirs, ['abl'], [noun]) !== undefined,
    );
    const form = beside === undefined ? undefined : inCase(own, beside, theirs, ['abl'], [noun]);
    if (opener < 0 || beside === undefined || form === undefined || has(own, theirs.folded[opener] ?? ''))
      return [];
    const word = theirs.words[opener] ?? '';
    const said = textOf(theirs, pair.theirs);
    // A word that agrees with its noun goes with it: hōc librō lēctō.
    const before = beside < verb ? inCase(own, beside - 1, theirs, ['abl'], [noun]) : undefined;
    if (before !== undefined)
      return [
        edited(
          own.words,
          new Map<number, Words>([
            [beside - 1, [word, before]],
            [beside, [form]],
            [verb, said],
          ]),
        ),
      ];
    return [
      edited(
        own.words,
        new Map<number, Words>(
          beside < verb
            ? [
                [beside, [word, form]],
                [verb, said],
              ]
            : [
                [verb, [word, form]],
                [beside, said],
              ],
        ),
      ),
    ];
  });

const DEPONENT = /^perf\.part\.act\.nom/;
const HAD = /^(?:perf|plup)\.(?:ind|subj)\.act\.3/;

/** Having crossed the river: trānsgressus, cum trānsīsset. */
export const having: Rule = (own, aim) => {
  const { theirs } = aim;
  return [
    ...pairsOf(own, aim, DEPONENT, HAD).flatMap((pair): readonly Words[] => {
      const opener = openerBefore(theirs, pair.theirs);
      const [verb = 0] = pair.own.at;
      if (opener < 0 || pair.own.at.length > 1 || has(own, theirs.folded[opener] ?? '')) return [];
      const before = own.readings.findLastIndex((_, at) => at < verb && !isOfCase(own, at, ['acc']));
      const start = Math.min(verb, before + 1);
      const said = textOf(theirs, pair.theirs);
      const word = theirs.words[opener] ?? '';
      return [
        edited(
          own.words,
          start === verb
            ? new Map<number, Words>([[verb, [word, ...said]]])
            : new Map<number, Words>([
                [start, [word, own.words[start] ?? '']],
                [verb, said],
              ]),
        ),
      ];
    }),
    ...pairsOf(own, aim, HAD, DEPONENT).flatMap((pair): readonly Words[] => {
      const opener = openerBefore(own, pair.own);
      return opener < 0 || pair.theirs.at.length > 1 || has(theirs, own.folded[opener] ?? '')
        ? []
        : [
            edited(
              own.words,
              new Map<number, Words>([[opener, []], ...inPlaceOf(pair.own, textOf(theirs, pair.theirs))]),
            ),
          ];
    }),
  ];
};

const SOME = new Set(['nonnullus_adj', 'quidam_pron', 'aliqui_pron']);

/** There are some who think: sunt quī putent, nōnnūllī putant. */
export const some: Rule = (own, aim) => {
  const { theirs, prompt } = aim;
  if (!/\bthere (?:are|were) (?:some|those|people|men)\b/i.test(prompt)) return [];
  const who = theirs.folded.findIndex((word, at) => at > 0 && word === 'qui');
  const being = theirs.readings[who - 1]?.some(({ lexeme: { id } }) => id === 'sum_v') ?? false;
  const mine = own.readings.findIndex((list) =>
    list.some(({ lexeme: { id }, key }) => SOME.has(id) && key.startsWith('nom.pl')),
  );
  if (!being || mine < 0) return [];
  return pairsOf(own, aim, /^(?:pres|impf)\.ind\..*3pl$/, /^(?:pres|impf)\.subj\..*3pl$/).flatMap(
    (pair): readonly Words[] =>
      pair.cell.slice(0, 4) === pair.theirCell.slice(0, 4)
        ? [
            edited(
              own.words,
              new Map<number, Words>([
                [mine, [theirs.words[who - 1] ?? '', theirs.words[who] ?? '']],
                ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
              ]),
            ),
          ]
        : [],
  );
};

const countOf = ({ folded }: Side, word: string | undefined): number =>
  folded.filter((one) => one === word).length;

/** The men, when they had been wounded, fell: cum vulnerātī essent, vulnerātī. */
export const participles: Rule = (own, aim) => {
  if (!has(own, ...OPENERS)) return [];
  const pairs = [
    ...pairsOf(own, aim, DONE_PASSIVE, /^perf\.part\.pass\.nom/),
    ...pairsOf(own, aim, DONE_ACTIVE, /^perf\.part\.act\.nom/),
  ];
  return pairs.flatMap((pair): readonly Words[] => {
    const opener = openerBefore(own, pair.own);
    return opener < 0 ||
      pair.own.at.length < 2 ||
      isBound(aim.theirs, pair.theirs) ||
      countOf(aim.theirs, own.folded[opener]) >= countOf(own, own.folded[opener]) ||
      !isAgreeing(own, pair.own)
      ? []
      : [
          edited(
            own.words,
            new Map<number, Words>([[opener, []], ...inPlaceOf(pair.own, textOf(aim.theirs, pair.theirs))]),
          ),
        ];
  });
};
