// Active and passive of one verb, where both say who does it.
// Invariant: who does it and to whom stays: each word goes into the case that its part has with the author, by his own form of it.
import type { Words } from '../authorsForms.ts';
import { isAgreeing } from './sayings.ts';
import type { Aim, Pair, Rule, Side, Verb } from './sides.ts';
import {
  BY,
  edited,
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

const isNamed = (side: Side, at: number): boolean =>
  side.readings[at]?.some(({ lexeme: { pos } }) => pos === 'noun' || pos === 'pron') ?? false;

const AND = new Set(['et', 'ac', 'atque']);

/** The words behind a preposition: up to the noun of its case, what agrees with that, and a second noun joined to it. */
const phraseOf = (side: Side, at: number): ReadonlySet<number> => {
  const places = at < 0 ? [] : [at + 1, at + 2, at + 3];
  const isAblative = (next: number): boolean =>
    side.readings[next]?.some(({ features }) => features.case === 'abl') ?? false;
  const head = places.findIndex((next) => isAblative(next) && isNamed(side, next));
  const end = places.findIndex((next, i) => !isAblative(next) || (i > head && isNamed(side, next)));
  const own = end < 0 ? places : places.slice(0, end);
  const second = at + own.length + 2;
  const isJoined = AND.has(side.folded[second - 1] ?? '') && isAblative(second) && isNamed(side, second);
  return new Set(isJoined && own.length > 0 ? [...own, second] : own);
};

/** Names that no lexicon has: one, or two with "and" between them. */
const namesAt = (side: Side, at: number): ReadonlySet<number> =>
  new Set(side.folded[at + 1] === 'et' && side.readings[at + 2]?.length === 0 ? [at, at + 2] : [at]);

const THIRD = /\.3(?:sg|pl)$/;

const isInfinitive = ({ cell }: Pair): boolean => cell.includes('.inf');

const MODALS = new Set(['possum_v', 'debeo_v', 'queo_v', 'nequeo_v', 'soleo_v', 'coepi_v', 'desino_v']);

/** What somebody can do, must, or is used to: the verb that says so. */
const modalIn = ({ verbs }: Side): Verb | undefined =>
  verbs.find(({ readings }) =>
    readings.some(({ lexeme: { id }, cell }) => MODALS.has(id) && THIRD.test(cell)),
  );

/** By nobody, and nobody. */
const NOBODY: readonly (readonly [by: string, who: string])[] = [
  ['nullo', 'nemo'],
  ['nemine', 'nemo'],
];

/** Where the words of a doer stand behind ā: up to his noun, or the word beside it. */
const agentsOf = (side: Side, by: number): readonly number[] => {
  const agents = phraseOf(side, by);
  return agents.size > 0 ? [...agents] : [by + 1];
};

/** Pairs of one verb in the one voice and the other, at one time, both of a third person or both infinitives. */
const turnedPairs = (own: Side, aim: Aim, from: string, to: string): readonly Pair[] =>
  pairsOf(
    own,
    aim,
    new RegExp(`\\.${from}(?:\\.3(?:sg|pl))?$`),
    new RegExp(`\\.${to}(?:\\.3(?:sg|pl))?$`),
  ).filter(({ cell, theirCell }) => {
    const [time, other] = [timeOf(cell), timeOf(theirCell)];
    const isPast = (one: string): boolean => one === 'perf.ind' || one === 'impf.ind';
    return (
      (time === other || (isPast(time) && isPast(other))) &&
      (cell.includes('.inf') ? theirCell.includes('.inf') : THIRD.test(cell) && THIRD.test(theirCell))
    );
  });

const numberIn = (cell: string): string | undefined => /\.3(sg|pl)$/.exec(cell)?.[1];

/** Where the answer has a word of the author's. */
const mateOf = (own: Side, theirs: Side, at: number): number =>
  own.readings.findIndex((list) =>
    list.some(({ lexeme }) => theirs.readings[at]?.some((other) => other.lexeme === lexeme)),
  );

const isOfNumber = (side: Side, at: number, of: string, number: string | undefined): boolean =>
  number === undefined ||
  (side.readings[at]?.some(({ features }) => features.case === of && features.number === number) ?? false);

/** The nouns of a sentence, by place. */
const nounsOf = (side: Side): readonly number[] =>
  [...side.words.keys()].filter((at) => isOfCase(side, at, ['nom', 'acc', 'abl']));

/** Things in the bare ablative, by which something is done: of a sentence without prepositions, its ablatives. */
const meansOf = (side: Side): ReadonlySet<number> => {
  const isPassive = side.verbs.some(({ readings }) => readings.some(({ cell }) => /\.pass\.3/.test(cell)));
  const places = [...side.words.keys()].filter((at) => {
    const nouns = (side.readings[at] ?? []).filter(({ lexeme: { pos } }) => pos === 'noun');
    return (
      nouns.length > 0 &&
      nouns.every(({ features }) => features.case === 'abl' || features.case === 'dat') &&
      !side.readings[at - 1]?.some(({ lexeme: { pos } }) => pos === 'prep')
    );
  });
  return new Set(isPassive && places.length === 1 ? places : []);
};

/** Broken by the waves, the waves broke it: the answer has the passive with a thing in the bare ablative. */
const byThings = (own: Side, aim: Aim): readonly Words[] => {
  const { theirs } = aim;
  const [thing] = meansOf(own);
  const form = thing === undefined ? undefined : inCase(own, thing, theirs, ['abl'], ['nom']);
  if (thing === undefined || form === undefined) return [];
  return turnedPairs(own, aim, 'pass', 'act').flatMap((pair): readonly Words[] => {
    const patients = nounsOf(theirs).filter(
      (at) => mateOf(own, theirs, at) >= 0 && mateOf(own, theirs, at) !== thing,
    );
    const isFit =
      !isInfinitive(pair) &&
      isAgreeing(own, pair.own) &&
      patients.length > 0 &&
      patients.every(
        (at) => isOfCase(theirs, at, ['acc']) && isOfCase(own, mateOf(own, theirs, at), ['nom']),
      );
    return isFit
      ? [
          recast(
            own,
            theirs,
            new Map<number, Words>([[thing, [form]], ...inPlaceOf(pair.own, textOf(theirs, pair.theirs))]),
            [['nom', ['acc']]],
          ),
        ]
      : [];
  });
};

/** Active and passive of one verb, in any mood, where both name who does it. */
export const voices: Rule = (own, aim) => {
  const { theirs } = aim;
  const [by, theirBy] = [placeOf(own, ...BY), placeOf(theirs, ...BY)];
  // What somebody can do is told in another rule.
  const isAble = modalIn(own) !== undefined;
  if (by >= 0 && theirBy < 0) {
    const known = phraseOf(own, by);
    const agents = known.size > 0 || own.readings[by + 1]?.length !== 0 ? known : namesAt(own, by + 1);
    return turnedPairs(own, aim, 'pass', 'act').flatMap((pair) => {
      if (!isAgreeing(own, pair.own) || (isAble && isInfinitive(pair))) return [];
      const patient = isInfinitive(pair) ? 'acc' : 'nom';
      // Each noun that the author has for doer or deed's object stands in its part: behind ā, or where the passive has its subject.
      const isFit = nounsOf(theirs).every((at) => {
        if (isInfinitive(pair) && !isOfCase(theirs, at, ['acc'])) return true;
        const mine = mateOf(own, theirs, at);
        if (mine < 0 || isOfCase(own, mine, ['gen', 'dat']))
          return mine >= 0 || isOfCase(theirs, at, ['abl']);
        if (agents.has(mine)) return isOfCase(theirs, at, ['nom', 'acc']);
        if (!isOfCase(theirs, at, ['acc', 'nom'])) return true;
        return isOfCase(theirs, at, ['acc']) && isOfNumber(own, mine, patient, numberIn(pair.cell));
      });
      // In an infinitive both stand in the accusative: whom it befalls must be told beside who does it.
      const isTold = nounsOf(theirs).some(
        (at) =>
          theirs.folded[at] !== 'quam' &&
          isOfCase(theirs, at, ['acc']) &&
          !agents.has(mateOf(own, theirs, at)),
      );
      if (!isFit || (isInfinitive(pair) && !isTold)) return [];
      const changes = new Map<number, Words>([[by, []], ...inPlaceOf(pair.own, textOf(theirs, pair.theirs))]);
      for (const at of agents) {
        const form = inCase(own, at, theirs, ['abl'], isInfinitive(pair) ? ['acc'] : ['nom']);
        if (form !== undefined) changes.set(at, [form]);
      }
      return [recast(own, theirs, changes, [['nom', ['acc']]])];
    });
  }
  if (by >= 0) return [];
  const agents = theirBy >= 0 ? phraseOf(theirs, theirBy) : meansOf(theirs);
  if (theirBy < 0 && agents.size === 0) return byThings(own, aim);
  const mates = new Set([...agents].map((place) => mateOf(own, theirs, place)));
  return turnedPairs(own, aim, 'act', 'pass').flatMap((pair) => {
    if (isAble && isInfinitive(pair)) return [];
    const [doer, patient] = isInfinitive(pair) ? ['acc', 'acc'] : ['nom', 'acc'];
    const changes = new Map<number, Words>(inPlaceOf(pair.own, textOf(theirs, pair.theirs)));
    const doers = [...own.words.keys()].filter((at) => mates.has(at));
    const [first] = doers;
    if (first === undefined || !isOfNumber(own, first, doer, numberIn(pair.cell))) return [];
    for (const at of doers) {
      const form = inCase(own, at, theirs, [doer], ['abl']);
      if (form === undefined) return [];
      changes.set(at, at === first && theirBy >= 0 ? [theirs.words[theirBy] ?? '', form] : [form]);
    }
    const subjects = nounsOf(theirs).filter(
      (at) => !agents.has(at) && isOfCase(theirs, at, ['nom']) && mateOf(own, theirs, at) >= 0,
    );
    if (!subjects.every((at) => isOfCase(own, mateOf(own, theirs, at), [patient]))) return [];
    if (subjects.length > 0 || isInfinitive(pair))
      return [recast(own, theirs, changes, isInfinitive(pair) ? [] : [['acc', ['nom']]])];
    // Whom the ending of the passive names, the active names by a pronoun.
    const whom = own.readings.findIndex((list) =>
      list.some(
        ({ lexeme: { id }, features }) =>
          (id === 'is_pron' || id === 'ille_pron') &&
          features.case === 'acc' &&
          features.number === numberIn(pair.theirCell),
      ),
    );
    return whom < 0 ? [] : [edited(own.words, new Map<number, Words>([...changes, [whom, []]]))];
  });
};

/** What can be done by nobody, nobody can do: ā nūllō vidērī potest, nēmō vidēre potest. */
export const abilities: Rule = (own, aim) => {
  const { theirs } = aim;
  const [mine, their] = [modalIn(own), modalIn(theirs)];
  const isOneTime = mine?.readings.some(({ lexeme, cell }) =>
    their?.readings.some((other) => other.lexeme === lexeme && timeOf(other.cell) === timeOf(cell)),
  );
  if (!mine || !their || isOneTime !== true) return [];
  const [by, theirBy] = [placeOf(own, ...BY), placeOf(theirs, ...BY)];
  if (by >= 0 === theirBy >= 0) return [];
  const [from, to] = by >= 0 ? ['abl', 'nom'] : ['nom', 'abl'];
  const [cell, theirCell] = [/^pres\.inf\.pass/, /^pres\.inf\.act/];
  const agents = by >= 0 ? agentsOf(own, by) : agentsOf(theirs, theirBy);
  return pairsOf(own, aim, by >= 0 ? cell : theirCell, by >= 0 ? theirCell : cell).flatMap(
    (pair): readonly Words[] => {
      const changes = new Map<number, Words>([
        ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
        ...inPlaceOf(mine, textOf(theirs, their)),
      ]);
      if (by >= 0) changes.set(by, []);
      for (const agent of agents) {
        const nobody = NOBODY.find(([one, other]) =>
          by >= 0
            ? own.folded[agent] === one && has(theirs, other)
            : theirs.folded[agent] === one && has(own, other),
        );
        const at = by >= 0 ? agent : nobody ? placeOf(own, nobody[1]) : mateOf(own, theirs, agent);
        const form =
          nobody === undefined
            ? inCase(own, at, theirs, [from], [to])
            : theirs.words[by >= 0 ? placeOf(theirs, nobody[1]) : agent];
        if (form === undefined || at < 0) return [];
        const isFirst = by < 0 && agent === theirBy + 1;
        changes.set(at, isFirst ? [theirs.words[theirBy] ?? '', form] : [form]);
      }
      const [patient, theirPatient] = by >= 0 ? ['nom', 'acc'] : ['acc', 'nom'];
      const isFit = nounsOf(theirs).every((at) => {
        const place = mateOf(own, theirs, at);
        const isPatient = isOfCase(theirs, at, [theirPatient]) && !isOfCase(theirs, at, ['abl']);
        return place < 0 || changes.has(place) || !isPatient || isOfCase(own, place, [patient]);
      });
      return isFit ? [recast(own, theirs, changes, [[patient, [theirPatient]]])] : [];
    },
  );
};
