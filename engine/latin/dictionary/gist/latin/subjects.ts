// Of whom each clause of a Latin text is told: whom its nominatives name, whom the person of its verb shows, whom the clause it hangs on names.
// Invariant: a noun that does not agree with the verb is not told of by it; where one is named and none agrees, the text is broken.
import type { Analysis } from '../../../analyse.ts';
import type { Features } from '../../../features.ts';
import { isFinite } from './clauses.ts';
import type { Text } from './text.ts';
import { casesOf, genderOf, isRelativeWord, pronounIn } from './text.ts';

/** Somebody: by links, or a person. */
export interface Who {
  readonly ids: ReadonlySet<number>;
  readonly person?: string;
  readonly number?: string | undefined;
  readonly isInherited?: boolean;
}

export const whoOf = ({ part }: Text, places: readonly number[], of?: string): Who | undefined => {
  const named = places.flatMap((at) => part(at).id ?? []);
  if (named.length > 0) return { ids: new Set(named) };
  for (const at of places) {
    const person = pronounIn(part(at));
    if (person === undefined) continue;
    const { readings } = part(at);
    const read = readings.find(({ features }) => features.case === of) ?? readings[0];
    return { ids: new Set(), person, number: read?.features.number };
  }
  return undefined;
};

/** Who a relative clause hangs on: the nearest before it that agrees in gender and number. */
export const antecedentOf = (text: Text, clause: number): Who | undefined => {
  const own = text.inClause(clause);
  const [first] = own;
  const relative = own.find((at) => isRelativeWord(text.part(at)));
  if (first === undefined || relative === undefined) return undefined;
  const isMet = (one: Analysis): boolean =>
    text.part(relative).readings.some(({ features }) => {
      const gender = genderOf(one);
      return features.number === one.features.number && (gender === undefined || gender === features.gender);
    });
  for (let at = first - 1; at >= 0; at -= 1) {
    const { readings } = text.part(at);
    if (
      text.of[at] !== clause &&
      text.nouns.has(at) &&
      !isRelativeWord(text.part(at)) &&
      readings.some(isMet)
    )
      return whoOf(text, [at]);
  }
  return undefined;
};

/** Verbs that bid somebody do something: of him their clause is told. */
const BIDDING = new Set(
  'impero_v oro_v rogo_v peto_v hortor_v cohortor_v moneo_v persuadeo_v praecipio_v mando_v suadeo_v postulo_v precor_v quaero_v obsecro_v imploro_v flagito_v permitto_v'.split(
    ' ',
  ),
);

export interface Subjects {
  readonly of: (clause: number) => Who | undefined;
  readonly isBroken: () => boolean;
}

/** Finds of whom each clause is told. */
export const subjectsIn = (text: Text): Subjects => {
  const { clauses, part, inCase } = text;
  const known = new Map<number, Who | undefined>();
  let isBroken = false;
  const isSure = (at: number): boolean =>
    [...casesOf(part(at))].every((one) => one === 'nom' || one === 'voc');
  const isOfVerb = (at: number, features: Features, isMany: boolean): boolean => {
    const { readings } = part(at);
    return (
      readings.length === 0 ||
      readings.some(
        (one) => one.features.case === 'nom' && (isMany || one.features.number === features.number),
      )
    );
  };
  const isOfGender = (at: number, gender: string): boolean => {
    const { readings } = part(at);
    return (
      readings.length === 0 ||
      readings.some((one) => one.features.case === 'nom' && (genderOf(one) ?? gender) === gender)
    );
  };

  /** Whom a verb of bidding bids. */
  const bidden = (on: number, number: string | undefined): Who | undefined => {
    const places = [
      ...inCase(on, 'acc'),
      ...inCase(on, 'dat'),
      ...text.inClause(on).filter((at) => text.place[at] === 'a abl' && text.things.has(at)),
    ].filter((at) => part(at).readings.some(({ features }) => features.number === number));
    const who = whoOf(text, places);
    return who && { ...who, isInherited: true };
  };

  const find = (clause: number): Who | undefined => {
    const told = clauses[clause];
    if (!told) return undefined;
    const word = told.verb === undefined ? undefined : part(told.verb);
    const verb = word?.readings.find(isFinite);
    const features = word?.duty ?? verb?.features;
    const nominatives = inCase(clause, 'nom');
    const plain = nominatives.filter((at) => !isRelativeWord(part(at)));
    if (features?.person !== undefined && features.person !== 3)
      return { ids: new Set(), person: features.person === 1 ? 'i' : 'you', number: features.number };
    const isJoined = text.inClause(clause).some((at) => /^(?:et|ac|atque|nec|neque)$/.test(part(at).folded));
    // Of two that are joined the one may be an accusative by its form.
    const isBesideAnd = (at: number): boolean =>
      [at - 1, at + 1].some((one) => /^(?:et|ac|atque)$/.test(part(one).folded));
    const joined = text
      .inClause(clause)
      .filter((at) => text.things.has(at) && casesOf(part(at)).has('nom') && isBesideAnd(at));
    const isMany = features?.number === 'pl' && (plain.length > 1 || joined.length > 1) && isJoined;
    const isShown = features?.person !== undefined;
    const ofNumber = plain.filter((at) => !features || !isShown || isOfVerb(at, features, isMany));
    const gender = verb?.features.gender;
    const ofGender =
      gender === undefined || isMany ? ofNumber : ofNumber.filter((at) => isOfGender(at, gender));
    const agreed = ofGender.length > 0 ? ofGender : ofNumber;
    const named = plain.filter((at) => part(at).id !== undefined && isSure(at));
    if (isShown && !isMany && named.length > 0 && agreed.length === 0) isBroken = true;
    if (gender !== undefined && !isMany && agreed.length > 0 && !agreed.some((at) => isOfGender(at, gender)))
      isBroken = true;
    const who = whoOf(text, agreed, 'nom');
    if (who) return who;
    if (nominatives.length > plain.length) return antecedentOf(text, clause);
    const { on, opener } = told;
    const number = features?.number;
    const main = on === undefined ? undefined : clauses[on]?.verb;
    const isBid =
      /^(?:ut|ne)$/.test(opener) &&
      main !== undefined &&
      part(main).readings.some(({ lexeme: { id } }) => BIDDING.has(id));
    const above = on === undefined ? undefined : isBid ? bidden(on, number) : of(on);
    return above && (above.number ?? number) === number && above.person === undefined
      ? { ...above, isInherited: true }
      : { ids: new Set(), person: 'he', number };
  };
  const of = (clause: number): Who | undefined => {
    if (!known.has(clause)) {
      known.set(clause, undefined);
      known.set(clause, find(clause));
    }
    return known.get(clause);
  };
  return { of, isBroken: () => isBroken };
};
