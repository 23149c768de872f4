// Whole constructions for one another: must in four ways, iubeō and imperō, nōlī and nē.
// Invariant: who does it and to whom stays: each word goes into the case that its part has with the author, by his own form of it.
import type { Words } from '../authorsForms.ts';
import type { Pair, Rule, Side, Verb } from './sides.ts';
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

const INFINITIVE = /^pres\.inf\.act/;

type Duty = 'debeo' | 'oportet' | 'necesse' | 'gerundive';

/** The case of who must, by the way of saying so. */
const WHO: Readonly<Record<Duty, readonly string[]>> = {
  debeo: ['nom'],
  oportet: ['acc'],
  necesse: ['dat', 'acc'],
  gerundive: ['dat', 'abl'],
};
const DUTIES = Object.keys(WHO) as readonly Duty[];

/** A verb of a sentence by its id, the nearest to a place. */
const verbNamed = (side: Side, id: string, near = 0): Verb | undefined =>
  side.verbs
    .filter(({ at, readings }) => at.length === 1 && readings.some(({ lexeme }) => lexeme.id === id))
    .toSorted(({ at: [one = 0] }, { at: [other = 0] }) => Math.abs(one - near) - Math.abs(other - near))[0];

/** The words that say must, apart from the verb itself; undefined where they are not there. */
const dutyOf = (
  side: Side,
  kind: Duty,
): { readonly verb: Verb; readonly also: readonly number[] } | undefined => {
  const [id, word] = {
    debeo: ['debeo_v'],
    oportet: ['oportet_v'],
    necesse: ['sum_v', 'necesse'],
    gerundive: ['sum_v'],
  }[kind] as [string, string?];
  const place = word === undefined ? [] : [placeOf(side, word)];
  const gerundive = side.readings.findIndex((list) =>
    list.some(({ features: { mood } }) => mood === 'gerundive'),
  );
  const verb = verbNamed(side, id, place[0] ?? gerundive);
  return verb && !place.includes(-1) ? { verb, also: place } : undefined;
};

const timesOf = (side: Side, { at }: Verb): readonly string[] =>
  at.flatMap((place) =>
    (side.readings[place] ?? []).flatMap(({ key, features }) =>
      features.person === undefined ? [] : [timeOf(key)],
    ),
  );

const personsOf = ({ readings }: Verb): readonly string[] =>
  readings.flatMap(({ cell }) => /[123](?:sg|pl)$/.exec(cell) ?? []);

/** Must: dēbeō, oportet, necesse est and the gerundive. */
export const duties: Rule = (own, aim) =>
  DUTIES.flatMap((ours) =>
    DUTIES.flatMap((their): readonly Words[] => {
      const { theirs } = aim;
      const [mine, other] = [dutyOf(own, ours), dutyOf(theirs, their)];
      if (ours === their || !mine || !other) return [];
      const isTimely = timesOf(own, mine.verb).some((time) => {
        const all = timesOf(theirs, other.verb);
        const isPast = (one: string): boolean => one === 'impf.ind' || one === 'perf.ind';
        return all.includes(time) || (isPast(time) && all.some(isPast));
      });
      if (!isTimely) return [];
      const cell = (kind: Duty): RegExp => (kind === 'gerundive' ? /^gerundive\.(?:nom|acc)/ : /^pres\.inf/);
      const [byWhom, theirBy] = [placeOf(own, ...BY), placeOf(theirs, ...BY)];
      // Whoever must is in the case that the answer's way of saying so asks for.
      const whose = [...theirs.words.keys()].flatMap((at) => {
        const mate = own.readings.findIndex((list) =>
          list.some(({ lexeme }) => theirs.readings[at]?.some((one) => one.lexeme === lexeme)),
        );
        const isAgent = theirBy < 0 || at === theirBy + 1 || at === theirBy + 2;
        return isAgent && isOfCase(theirs, at, WHO[their]) && mate >= 0 ? [mate] : [];
      });
      const isFit =
        whose.length === 0 ||
        whose.some((mate) => isOfCase(own, mate, WHO[ours]) || (byWhom >= 0 && isOfCase(own, mate, ['abl'])));
      const agent = theirBy >= 0 && byWhom < 0 ? theirBy + 1 : -1;
      const doer = own.readings.find((list) =>
        list.some(({ lexeme }) => theirs.readings[agent]?.some((one) => one.lexeme === lexeme)),
      );
      const isDone = ours !== 'debeo' || !doer || doer.some(({ features: { case: of } }) => of === 'nom');
      if (!isFit || !isDone) return [];
      // Carthage, which is to be destroyed, need not destroy.
      const isDoer = (pair: Pair): boolean =>
        ours === 'debeo' &&
        their === 'gerundive' &&
        pair.cell.includes('.act') &&
        own.folded.some(
          (word, at) => has(theirs, word) && isOfCase(own, at, ['nom']) && !isOfCase(own, at, ['acc']),
        );
      // Of whom both verbs are told they are told in one person.
      const isOther = (pair: Pair): boolean =>
        [pair.cell, pair.theirCell].some((one) => one.includes('.pass')) &&
        [ours, their].every((kind) => kind === 'debeo' || kind === 'gerundive') &&
        !personsOf(mine.verb).some((one) => personsOf(other.verb).includes(one));
      const pairs = pairsOf(own, aim, cell(ours), cell(their)).filter(
        (pair) => !isDoer(pair) && !isOther(pair),
      );
      return pairs.map((pair) => {
        const said = [...other.also.map((place) => theirs.words[place] ?? ''), ...textOf(theirs, other.verb)];
        const isByWhom = ours !== 'gerundive' && byWhom >= 0 && theirBy < 0 && pair.cell.includes('.pass');
        const by = ours === 'gerundive' || isByWhom ? byWhom : -1;
        const told = recast(
          own,
          theirs,
          new Map<number, Words>([
            ...mine.also.map((place): [number, Words] => [place, []]),
            ...(by < 0 ? [] : [[by, []] as [number, Words]]),
            ...inPlaceOf(mine.verb, said),
            ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
          ]),
          [
            ...WHO[ours].map((from): readonly [string, readonly string[]] => [from, WHO[their]]),
            ...(isByWhom ? [['abl', WHO[their]] as const] : []),
            ...(ours === 'gerundive' ? [['nom', ['acc']] as const] : []),
            ...(their === 'gerundive' ? [['acc', ['nom']] as const] : []),
          ],
        );
        // By whom it must be done stands behind ā there: ab omnibus pārendum est.
        const whom = theirs.words[theirBy + 1];
        const at = theirBy >= 0 && byWhom < 0 && whom !== undefined ? told.indexOf(whom) : -1;
        return at < 0 ? told : [...told.slice(0, at), theirs.words[theirBy] ?? '', ...told.slice(at)];
      });
    }),
  );

const TELLING = ['impero_v', 'praecipio_v', 'mando_v', 'dico_v'];

/** Whether what somebody is told to do is told in the number of whoever is told. */
const isOfWhom = (own: Side, { cell }: Pair): boolean => {
  const number = /\.3(sg|pl)$/.exec(cell)?.[1];
  const whom = own.readings.flatMap((list) => {
    const nouns = list.filter(({ lexeme: { pos } }) => pos === 'noun');
    return nouns.every(({ features: { case: of } }) => of === 'dat' || of === 'abl')
      ? nouns.flatMap(({ features }): readonly string[] => (features.number ? [features.number] : []))
      : [];
  });
  return number === undefined || whom.length === 0 || whom.includes(number);
};

/** He ordered them to go: iussit with an infinitive, imperāvit with ut. */
export const orders: Rule = (own, aim) => {
  const { theirs } = aim;
  const verbsIn = (side: Side, ids: readonly string[]): readonly Verb[] =>
    side.verbs.filter(({ readings }) => readings.some(({ lexeme }) => ids.includes(lexeme.id)));
  const isTimely = (one: Verb, other: Verb): boolean =>
    timesOf(own, one).some((time) => timesOf(theirs, other).includes(time));
  const ut = placeOf(own, 'ut');
  const told = verbsIn(own, TELLING).flatMap((mine) =>
    verbsIn(theirs, ['iubeo_v']).flatMap((other) =>
      ut < 0 || !isTimely(mine, other)
        ? []
        : pairsOf(own, aim, /^(?:pres|impf)\.subj\.act/, INFINITIVE).flatMap((pair) =>
            !isOfWhom(own, pair)
              ? []
              : [
                  recast(
                    own,
                    theirs,
                    new Map<number, Words>([
                      [ut, []],
                      ...inPlaceOf(mine, textOf(theirs, other)),
                      ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
                      // What stands within the clause of ut is its own.
                      ...own.words.flatMap((word, at): [number, Words][] =>
                        at > ut && at < Math.max(...pair.own.at) ? [[at, [word]]] : [],
                      ),
                    ]),
                    [['dat', ['acc']]],
                  ),
                ],
          ),
    ),
  );
  const theirUt = placeOf(theirs, 'ut');
  const bidden = verbsIn(own, ['iubeo_v']).flatMap((mine) =>
    verbsIn(theirs, TELLING).flatMap((other) =>
      theirUt < 0 || !isTimely(mine, other)
        ? []
        : pairsOf(own, aim, INFINITIVE, /^(?:pres|impf)\.subj\.act/).flatMap((pair) => {
            const whom = own.words.findIndex(
              (_, at) => inCase(own, at, theirs, ['acc'], ['dat']) !== undefined,
            );
            if (whom < 0) return [];
            const form = inCase(own, whom, theirs, ['acc'], ['dat']) ?? '';
            return [
              recast(
                own,
                theirs,
                new Map<number, Words>([
                  [whom, [form, theirs.words[theirUt] ?? '']],
                  ...inPlaceOf(mine, textOf(theirs, other)),
                  ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
                ]),
                [['acc', ['dat']]],
              ),
            ];
          }),
    ),
  );
  return [...told, ...bidden];
};

const NOLI = ['noli', 'nolite'];

/** Do not: nōlī with an infinitive, nē with the perfect subjunctive, cavē. */
export const forbidding: Rule = (own, aim) => {
  const { theirs } = aim;
  const [mine, their] = [placeOf(own, ...NOLI), placeOf(theirs, ...NOLI)];
  const [ne, theirNe] = [placeOf(own, 'ne'), placeOf(theirs, 'ne')];
  const SAID = /^(?:perf|pres)\.subj\.act\.2/;
  if (mine < 0 && their >= 0 && ne >= 0)
    return pairsOf(own, aim, SAID, INFINITIVE).map((pair) =>
      edited(
        own.words,
        new Map<number, Words>([
          [ne, [theirs.words[their] ?? '']],
          ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
        ]),
      ),
    );
  if (mine >= 0 && their < 0 && theirNe >= 0)
    return pairsOf(own, aim, INFINITIVE, SAID).map((pair) =>
      edited(
        own.words,
        new Map<number, Words>([
          [mine, [theirs.words[theirNe] ?? '']],
          ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
        ]),
      ),
    );
  return [];
};
