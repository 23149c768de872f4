// All that is read of a Latin text: its deeds, where each noun stands, of what each quality is said, whom its pronouns name and whose things are.
// Invariant: what cannot be read is left out, and two texts are told apart by what was read of both.
import type { Analysis } from '../../../analyse.ts';
import type { Deed } from './deeds.ts';
import { deedsIn } from './deeds.ts';
import { personOf } from './small.ts';
import type { Who } from './subjects.ts';
import { antecedentOf, subjectsIn } from './subjects.ts';
import type { Part, Text } from './text.ts';
import {
  agreeing,
  casesOf,
  genderOf,
  isNoun,
  isOnlyQuality,
  isQuality,
  isRelativeWord,
  ownerIn,
  pronounIn,
  textOf,
  THAN,
} from './text.ts';

export interface Told {
  readonly deeds: ReadonlyMap<number, Deed>;
  /** Behind what a noun stands, by its link: prepositions with their case, a bare case, "than" with it. */
  readonly places: ReadonlyMap<number, ReadonlySet<string>>;
  /** Of what a quality is said; of a genitive, what stands beside it. */
  readonly heads: ReadonlyMap<number, ReadonlySet<number>>;
  /** Qualities that agree with nothing named. */
  readonly loose: ReadonlySet<number>;
  /** The verbs of the clause that a word stands in. */
  readonly clauses: ReadonlyMap<number, ReadonlySet<number>>;
  readonly persons: readonly Named[];
  readonly owners: readonly Owned[];
  /** What opens a relative clause, by the clause's verb. */
  readonly relatives: ReadonlyMap<number, Related>;
  /** What is told by a clause that is no more than "to be", as an absolute tells it. */
  readonly states: ReadonlySet<number>;
  /** Verbs and participles with which what they are told of does not agree. */
  readonly isBroken: boolean;
  /** Relatives that open nothing. */
  readonly strays: number;
}

/** A pronoun that names somebody. */
export interface Named {
  readonly person: string;
  readonly place: string;
  readonly number: string;
  readonly gender: string | undefined;
  readonly readings: readonly Analysis[];
  readonly clause: number;
  /** What it stands beside and points to. */
  readonly head: number | undefined;
}

export interface Related {
  readonly readings: readonly Analysis[];
  readonly place: string | undefined;
  readonly of: Who | undefined;
}

export interface Owned {
  readonly owner: string;
  readonly head: number | undefined;
  readonly readings: readonly Analysis[];
}

/** The gender that a pronoun shows, as one who is told of where it may be that. */
const genderIn = (readings: readonly Analysis[]): string | undefined => {
  const told = readings.filter(({ features: { case: of, number } }) => of === 'nom' && number === 'sg');
  const shown = told.length > 0 ? told : readings;
  return shown.length === 1 ? shown[0]?.features.gender : undefined;
};

const personsIn = ({ parts, part, nouns, of, place }: Text): readonly Named[] =>
  [...parts.entries()].flatMap(([at, one]): readonly Named[] => {
    const person = pronounIn(one);
    if (person === undefined) return [];
    const head =
      person === 'he'
        ? [...nouns].find(
            (other) =>
              other !== at &&
              Math.abs(other - at) <= 2 &&
              pronounIn(part(other)) === undefined &&
              of[other] === of[at] &&
              place[other] === place[at] &&
              agreeing(one, part(other)),
          )
        : undefined;
    const readings = one.readings.filter(({ lexeme }) => personOf(lexeme) !== undefined);
    const [reading] = readings;
    const said = { ...one, readings };
    return [
      {
        person,
        place: place[at] ?? [...casesOf(said)].join('|'),
        number: reading?.features.number ?? '',
        gender: genderIn(readings),
        readings,
        clause: of[at] ?? 0,
        head: head === undefined ? undefined : part(head).id,
      },
    ];
  });

const ownersIn = ({ parts, part, agreesWith }: Text): readonly Owned[] =>
  [...parts.entries()].flatMap(([at, one]): readonly Owned[] => {
    const owner = ownerIn(one);
    if (owner === undefined) return [];
    const [head] = agreesWith(at);
    return [
      {
        owner,
        head: head === undefined ? undefined : part(head).id,
        readings: one.readings,
      },
    ];
  });

/** What a relative is beside whom it hangs on. */
const agreeingWith = ({ parts, part }: Text, at: number, of: Who | undefined): readonly Analysis[] => {
  const { readings } = part(at);
  const heads = parts.filter(({ id }) => id !== undefined && of?.ids.has(id) === true);
  const isOf = (own: Analysis): boolean =>
    heads.some((head) =>
      head.readings.some((one) => {
        const gender = genderOf(one);
        return (
          one.features.number === own.features.number &&
          (gender === undefined || gender === own.features.gender)
        );
      }),
    );
  const agreed = readings.filter(isOf);
  return agreed.length > 0 ? agreed : readings;
};

const relativesIn = (text: Text): ReadonlyMap<number, Related> => {
  const found = new Map<number, Related>();
  for (const [clause, { verb, isBeside, opener }] of text.clauses.entries()) {
    const id = verb === undefined ? undefined : text.part(verb).id;
    const at = text.inClause(clause).find((one) => isRelativeWord(text.part(one)));
    if (id === undefined || at === undefined || isBeside || !/^(?:relative|quod)$/.test(opener)) continue;
    const of = antecedentOf(text, clause);
    found.set(id, { readings: agreeingWith(text, at, of), place: text.place[at], of });
  }
  return found;
};

/** "When Cicero was consul": what such a clause names, where its "to be" is linked with nothing. */
const statesIn = (text: Text): ReadonlySet<number> =>
  new Set(
    text.clauses.flatMap(({ verb, opener }, clause) => {
      if (verb === undefined || !/^(?:cum|ubi|dum)$/.test(opener)) return [];
      const word = text.part(verb);
      const isState =
        word.id === undefined &&
        word.readings.some(
          ({ lexeme: { id }, features: { tense, person } }) =>
            id === 'sum_v' && person === 3 && tense === 'impf',
        );
      const number = word.readings.find(({ lexeme: { id } }) => id === 'sum_v')?.features.number;
      const named = isState ? text.inCase(clause, 'nom') : [];
      return named.flatMap((at) =>
        text.part(at).readings.some(({ features }) => features.number === number)
          ? (text.part(at).id ?? [])
          : [],
      );
    }),
  );

/** Prepositions that are nothing else. */
const PURE = new Set([
  'in',
  'ad',
  'e',
  'ex',
  'a',
  'ab',
  'de',
  'per',
  'sine',
  'sub',
  'inter',
  'apud',
  'trans',
]);
const REACHED = [1, 2, 3, 4];

/** Whether some preposition has nothing behind it that it could govern: "in domī". */
const hasBarePreposition = ({ parts, place }: Text): boolean =>
  parts.some(({ folded }, at) => {
    const behind = REACHED.flatMap((step) => (parts[at + step] ? [at + step] : []));
    return PURE.has(folded) && behind.every((i) => place[i] === undefined && parts[i]?.readings.length !== 0);
  });

/** Reads all of a text. */
export const toldIn = (given: readonly Part[]): Told => {
  const text = textOf(given);
  const { parts, part, of, place, nouns, things, verbs, inClause, agreesWith } = text;
  const { deeds, isBroken } = deedsIn(text, subjectsIn(text));
  const isOpenEnded = text.clauses.some(
    ({ verb, opener, isBeside }) =>
      verb === undefined && opener !== '' && !isBeside && !/^asking$/.test(opener),
  );
  const places = new Map<number, ReadonlySet<string>>();
  const heads = new Map<number, ReadonlySet<number>>();
  const loose = new Set<number>();
  const clauses = new Map<number, ReadonlySet<number>>();
  for (const [at, one] of parts.entries()) {
    if (one.id === undefined) continue;
    const cases = casesOf(one);
    const where = place[at];
    if (things.has(at) || isQuality(one))
      places.set(
        one.id,
        where === undefined
          ? cases
          : new Set(where === THAN ? [...cases].map((of_) => `${THAN} ${of_}`) : [where]),
      );
    if (isOnlyQuality(one) || (isQuality(one) && !nouns.has(at))) {
      const found = agreesWith(at);
      if (found.length > 0) heads.set(one.id, new Set(found.flatMap((other) => part(other).id ?? [])));
      else loose.add(one.id);
    } else if (cases.has('gen') && isNoun(one) && where === undefined) {
      const beside = [at - 1, at + 1].flatMap((other) =>
        parts[other] && of[other] === of[at] && (nouns.has(other) || isQuality(part(other)))
          ? (part(other).id ?? [])
          : [],
      );
      if (beside.length > 0) heads.set(one.id, new Set(beside));
    }
    const told = inClause(of[at] ?? 0).flatMap((other) => (verbs.has(other) ? (part(other).id ?? []) : []));
    clauses.set(one.id, new Set(told));
  }
  return {
    deeds,
    places,
    heads,
    loose,
    clauses,
    persons: personsIn(text),
    owners: ownersIn(text),
    relatives: relativesIn(text),
    states: statesIn(text),
    isBroken: isBroken || isOpenEnded || hasBarePreposition(text),
    strays: parts.filter(
      (one, at) =>
        isRelativeWord(one) && !/^(?:relative|quod|asking)$/.test(text.clauses[of[at] ?? 0]?.opener ?? ''),
    ).length,
  };
};
