// What is told of nobody: it was fought, they fought; it pleased the senate, the senate decided; it is known to all, all know; there is need of, he needs.
// Invariant: whom it is told of, or to whom it is, stays: he goes into the case that his part has with the author, or into the ending of the verb.
import { fold } from '../../fold.ts';
import type { Words } from '../authorsForms.ts';
import { isAgreeing } from './sayings.ts';
import type { Pair, Rule, Side, Verb } from './sides.ts';
import {
  BY,
  edited,
  FINITE,
  has,
  inCase,
  inPlaceOf,
  isOfCase,
  pairsOf,
  placeOf,
  recast,
  textOf,
  timeOf,
} from './sides.ts';

const isOneTime = (one: string, other: string): boolean => {
  const isPast = (cell: string): boolean => /^(?:perf|impf)\.ind/.test(cell);
  return timeOf(one) === timeOf(other) || (isPast(one) && isPast(other));
};

/** Whether a verb of two words or of one is told of nobody: pugnātum est, pugnātur. */
const isOfNobody = ({ folded }: Side, { at }: Verb): boolean =>
  at.length === 1 || at.some((place) => folded[place]?.endsWith('um') === true);

/** Whether some noun or adjective stands in the nominative and in nothing else. */
const hasSubject = (side: Side): boolean =>
  side.readings.some(
    (list) =>
      list.length > 0 &&
      list.every(
        ({ lexeme: { pos }, features: { case: of } }) =>
          (pos === 'noun' || pos === 'adj' || pos === 'pron') && (of === 'nom' || of === 'voc'),
      ),
  );

const clausesIn = ({ verbs }: Side): number =>
  new Set(
    verbs.flatMap(({ at, readings }) =>
      readings.every(({ cell }) => FINITE.test(cell)) ? [Math.max(...at)] : [],
    ),
  ).size;

/** What the verb itself names: by me, I. */
const BY_SPEAKER: Readonly<Record<string, string>> = {
  '1sg': 'me',
  '2sg': 'te',
  '1pl': 'nobis',
  '2pl': 'uobis',
};

/** They fought, it was fought; I persuaded him, he was persuaded by me: of verbs that have nobody in the accusative. */
export const toldOfNobody: Rule = (own, aim) => {
  const { theirs } = aim;
  const isTurned = (side: Side): boolean =>
    side.verbs.some(
      (verb) => isOfNobody(side, verb) && verb.readings.some(({ cell }) => cell.endsWith('.pass.3sg')),
    );
  if (isTurned(own) === isTurned(theirs)) return [];
  const isFree = (side: Side): boolean => !hasSubject(side) || clausesIn(side) > 1;
  const [by, theirBy] = [placeOf(own, ...BY), placeOf(theirs, ...BY)];
  const active = /\.act\.[123](?:sg|pl)$/;
  const passive = /\.pass\.3sg$/;
  /** Of what is told by an infinitive, whoever does it stands in the accusative. */
  const isTold = (side: Side): boolean =>
    side.verbs.some(({ readings }) => readings.some(({ cell }) => cell.includes('.inf.'))) &&
    side.words.some((_, at) => isOfCase(side, at, ['acc']) && !isOfCase(side, at, ['nom']));
  const isLoose = ({ lexeme: { gov = [] } }: Pair, side: Side): boolean =>
    isTold(side) || !gov.includes('acc') || gov.includes('dat');
  const isOfMany = (cell: string): boolean => /\.(?:1pl|3pl)$/.test(cell);
  return [
    ...pairsOf(own, aim, passive, active).flatMap((pair): readonly Words[] => {
      if (!isOneTime(pair.cell, pair.theirCell) || !isLoose(pair, own) || !isOfNobody(own, pair.own))
        return [];
      if (!isFree(own)) return [];
      const person = pair.theirCell.split('.').at(-1) ?? '';
      const changes = new Map<number, Words>(inPlaceOf(pair.own, textOf(theirs, pair.theirs)));
      if (by < 0)
        return !isOfMany(pair.theirCell) || (hasSubject(theirs) && !hasSubject(own))
          ? []
          : [edited(own.words, changes)];
      const speaker = BY_SPEAKER[person];
      changes.set(by, []);
      if (speaker !== undefined)
        return own.folded[by + 1] === speaker ? [edited(own.words, new Map([...changes, [by + 1, []]]))] : [];
      let isTurned = false;
      for (const at of [by + 1, by + 2]) {
        const form = inCase(own, at, theirs, ['abl'], ['nom']);
        if (form === undefined) continue;
        changes.set(at, [form]);
        isTurned = true;
      }
      return isTurned ? [edited(own.words, changes)] : [];
    }),
    ...pairsOf(own, aim, active, passive).flatMap((pair): readonly Words[] => {
      if (!isOneTime(pair.cell, pair.theirCell) || !isLoose(pair, theirs) || !isOfNobody(theirs, pair.theirs))
        return [];
      if (!isFree(theirs) || !isAgreeing(own, pair.own)) return [];
      const person = pair.cell.split('.').at(-1) ?? '';
      const said = textOf(theirs, pair.theirs);
      if (theirBy < 0)
        return hasSubject(own) || !isOfMany(pair.cell)
          ? []
          : [edited(own.words, new Map(inPlaceOf(pair.own, said)))];
      const before = theirs.words[theirBy] ?? '';
      const speaker = BY_SPEAKER[person];
      if (speaker !== undefined)
        return theirs.folded[theirBy + 1] === speaker
          ? [
              edited(
                own.words,
                new Map(inPlaceOf(pair.own, [before, theirs.words[theirBy + 1] ?? '', ...said])),
              ),
            ]
          : [];
      const who = own.words.findIndex((_, at) => inCase(own, at, theirs, ['nom'], ['abl']) !== undefined);
      const form = inCase(own, who, theirs, ['nom'], ['abl']);
      return form === undefined
        ? []
        : [edited(own.words, new Map<number, Words>([[who, [before, form]], ...inPlaceOf(pair.own, said)]))];
    }),
  ];
};

type Way = {
  readonly english: RegExp;
  /** What is said of nobody, the words that go with it, and the case of whom it befalls. */
  readonly verb: string;
  readonly beside?: string;
  readonly of: 'dat' | 'acc';
  /** Verbs that tell the same of him. */
  readonly personal: readonly string[];
};

const WAYS: readonly Way[] = [
  {
    english: /\b(?:decid|resolv|determin|agree|vot)/i,
    verb: 'placeo_v',
    of: 'dat',
    personal: ['constituo_v', 'statuo_v', 'decerno_v'],
  },
  { english: /\bkn(?:ow|ew)/i, verb: 'sum_v', beside: 'notum', of: 'dat', personal: ['scio_v'] },
  { english: /\bneed/i, verb: 'sum_v', beside: 'opus', of: 'dat', personal: ['egeo_v', 'indigeo_v'] },
  {
    english: /\b(?:sorry|regret|repent)/i,
    verb: 'paenitet_v',
    of: 'acc',
    personal: ['doleo_v'],
  },
  {
    english: /\b(?:pit(?:y|ies|ied)|sorry|mercy|compassion)\b/i,
    verb: 'miseret_v',
    of: 'acc',
    personal: ['misereor_v'],
  },
  { english: /\b(?:may|allowed|permitted)\b/i, verb: 'licet_v', of: 'dat', personal: ['possum_v'] },
];

/** Whom it befalls, where the verb names him by its ending. */
export const SELVES: Readonly<Record<string, readonly string[]>> = {
  '1sg': ['mihi', 'me'],
  '2sg': ['tibi', 'te'],
  '1pl': ['nobis', 'nos'],
  '2pl': ['uobis', 'uos'],
  '3sg': ['ei', 'eum', 'eam', 'illi'],
  '3pl': ['eis', 'iis', 'eos', 'eas', 'illis'],
};

type Found = { readonly verb: Verb; readonly cell: string };

const verbsIn = (side: Side, ids: readonly string[], cells: RegExp): readonly Found[] =>
  side.verbs.flatMap((verb) =>
    verb.readings.flatMap(({ lexeme, cell }) =>
      ids.includes(lexeme.id) && cells.test(cell) ? [{ verb, cell }] : [],
    ),
  );

/** Two verbs of one time, by their ids. */
const timelyIn = (
  own: Side,
  theirs: Side,
  [ids, cells]: readonly [readonly string[], RegExp],
  [theirIds, theirCells]: readonly [readonly string[], RegExp],
): readonly [Found, Found] | undefined => {
  for (const mine of verbsIn(own, ids, cells))
    for (const their of verbsIn(theirs, theirIds, theirCells))
      if (isOneTime(mine.cell, their.cell)) return [mine, their];
  return undefined;
};

/** Where somebody stands in one case whom the author has in another, in a form of its own. */
export const whomIn = (own: Side, theirs: Side, from: readonly string[], to: readonly string[]): number =>
  own.words.findIndex((_, at) => {
    const form = inCase(own, at, theirs, from, to);
    return form !== undefined && fold(form) !== own.folded[at];
  });

/** It pleased the senate, the senate decided; it is known to all, all know. */
export const befalling: Rule = (own, aim) => {
  const { theirs, prompt } = aim;
  return WAYS.flatMap(({ english, verb: id, beside, of, personal }): readonly Words[] => {
    if (!english.test(prompt)) return [];
    const isThere = (side: Side): boolean => beside === undefined || has(side, beside);
    const told = /^\w+\.(?:ind|subj)\.act\.3sg$/;
    const toPerson = timelyIn(own, theirs, [[id], told], [personal, FINITE]);
    if (toPerson && isThere(own)) {
      const [mine, their] = toPerson;
      const person = their.cell.split('.').at(-1) ?? '';
      const selves = SELVES[person] ?? [];
      const changes = new Map<number, Words>(inPlaceOf(mine.verb, textOf(theirs, their.verb)));
      if (beside !== undefined) changes.set(placeOf(own, beside), []);
      const whom = whomIn(own, theirs, [of], ['nom']);
      const self = placeOf(own, ...selves);
      if (whom < 0 && self < 0) return [];
      if (whom < 0) changes.set(self, []);
      return [whom < 0 ? edited(own.words, changes) : recast(own, theirs, changes, [[of, ['nom']]])];
    }
    const toNobody = timelyIn(own, theirs, [personal, FINITE], [[id], told]);
    if (!toNobody || !isThere(theirs)) return [];
    const [ours, other] = toNobody;
    const person = ours.cell.split('.').at(-1) ?? '';
    const selves = SELVES[person] ?? [];
    const whom = whomIn(own, theirs, ['nom'], [of]);
    const self = theirs.words[placeOf(theirs, ...selves)];
    if (whom < 0 && self === undefined) return [];
    const said = [
      ...(whom < 0 && self !== undefined && !has(own, fold(self)) ? [self] : []),
      ...(beside === undefined ? [] : [theirs.words[placeOf(theirs, beside)] ?? '']),
      ...textOf(theirs, other.verb),
    ];
    const changes = new Map<number, Words>(inPlaceOf(ours.verb, said));
    return [whom < 0 ? edited(own.words, changes) : recast(own, theirs, changes, [['nom', [of]]])];
  });
};

/** We need a leader: opus est duce, dux opus est. */
export const needs: Rule = (own, { theirs, prompt }) => {
  if (!/\bneed/i.test(prompt) || !has(own, 'opus') || !has(theirs, 'opus')) return [];
  const turned = (from: string, to: string): readonly Words[] => {
    const kept = own.words.flatMap((word, at): readonly (readonly [number, Words])[] =>
      own.readings[at]?.some(({ lexeme: { pos } }) => pos === 'pron') ? [[at, [word]]] : [],
    );
    const said = recast(own, theirs, new Map<number, Words>(kept), [[from, [to]]]);
    const isTurned = own.words.some(
      (_, at) =>
        isOfCase(own, at, [from]) &&
        own.folded[at] !== 'opus' &&
        !kept.some(([place]) => place === at) &&
        inCase(own, at, theirs, [from], [to]) !== undefined,
    );
    if (!isTurned) return [];
    // Of several things "to be" is told of them, of what there is need of it is not.
    const told = timelyIn(own, theirs, [['sum_v'], FINITE], [['sum_v'], FINITE]);
    if (!told) return [];
    const [mine, their] = told;
    const [place = 0] = mine.verb.at;
    return [said.map((word, at) => (at === place ? (textOf(theirs, their.verb)[0] ?? word) : word))];
  };
  return [...turned('nom', 'abl'), ...turned('abl', 'nom')];
};
