// Who does what a verb of a Latin text tells, and whom it befalls, whatever its form.
import type { Analysis } from '../../../analyse.ts';
import { isFinite } from './clauses.ts';
import type { Subjects, Who } from './subjects.ts';
import { antecedentOf, whoOf } from './subjects.ts';
import type { Text } from './text.ts';
import { agreeing, casesOf, genderOf, isRelativeWord, isVerbal, pronounIn } from './text.ts';

/** Who does it and whom it befalls; whoever is not told of stays open. */
export interface Roles {
  readonly doer?: Who | undefined;
  readonly sufferer?: Who | undefined;
}

/** Of whom such a verb is told in English: "it pleases me", I like it. */
export const TO_WHOM: Readonly<Record<string, string>> = { placeo_v: 'dat', delecto_v: 'acc' };

export const isPassive = ({ features: { voice, mood } }: Analysis): boolean =>
  voice === 'pass' || mood === 'gerundive';

/** The case in which a verb takes its object. */
export const objectCase = ({ lexeme: { gov = [] } }: Analysis): string | undefined => {
  const cases = gov.map((one) => one.split('+')[0] ?? '');
  return cases.includes('acc') ? 'acc' : cases.find((one) => /^(?:dat|abl|gen)$/.test(one));
};

/** What stands in the accusative as the place where somebody goes. */
const isGoal = ({ lexeme: { id, tags } }: Analysis): boolean =>
  id === 'domus_n' || id === 'rus_n' || (tags.includes('name') && tags.includes('place'));

const isReporting = ({ lexeme: { gov = [] } }: Analysis): boolean =>
  gov.some((of) => /(?:^|\+)aci\b/.test(of));

/** Whether a word is nothing but a form that hangs on another: a participle, an infinitive. */
export const isLoose = (text: Text, at: number): boolean => {
  const { readings, duty } = text.part(at);
  return (
    duty === undefined &&
    readings.length > 0 &&
    readings.every((one) => isVerbal(one) || one.features.mood === 'inf')
  );
};

type Read = (at: number, clause: number, reading: Analysis) => Roles;

interface RolesRead {
  /** Of "must", whatever says it. */
  readonly ofDuty: Read;
  /** Of the verb that its clause is told by. */
  readonly ofTold: Read;
  readonly ofInfinitive: Read;
  /** Of a participle. */
  readonly ofVerbal: Read;
  /** What stands beside a form of a verb, in the case that the verb takes. */
  readonly objectBeside: (at: number, reading: Analysis) => Roles;
  /** Whether something was told of what does not agree with it. */
  readonly isBroken: () => boolean;
}

/** Reads who does and who suffers. */
export const openRoles = (text: Text, subjects: Subjects): RolesRead => {
  const { part, clauses, place, things, verbs, inClause, inCase } = text;
  let isBroken = false;
  const named = (places: readonly number[], case_?: string): { sufferer?: Who } => {
    const who = whoOf(text, places, case_);
    return who ? { sufferer: who } : {};
  };
  const agentsIn = (clause: number): Who | undefined =>
    whoOf(
      text,
      inClause(clause).filter((at) => place[at] === 'a abl' && things.has(at)),
      'abl',
    );
  /** By what it is done that is no person and no time: a bare ablative. */
  const meansIn = (clause: number): Who | undefined =>
    whoOf(
      text,
      inCase(clause, 'abl').filter((at) =>
        part(at).readings.some(
          ({ lexeme: { pos, tags } }) => pos === 'noun' && !tags.includes('time') && !tags.includes('person'),
        ),
      ),
      'abl',
    );
  const objectsIn = (clause: number, reading: Analysis): { sufferer?: Who } => {
    const case_ = objectCase(reading);
    if (case_ === undefined) return {};
    const objects = inCase(clause, case_);
    const isMotion = reading.lexeme.tags.includes('motion');
    const plain = objects.filter(
      (at) => !isRelativeWord(part(at)) && !(isMotion && part(at).readings.some(isGoal)),
    );
    const related = plain.length === 0 && objects.length > 0 ? antecedentOf(text, clause) : undefined;
    return related ? { sufferer: related } : named(plain, case_);
  };
  /** What stands just before a participle, or behind it, in the case that its verb takes. */
  const objectBeside = (at: number, { lexeme: { gov = [] } }: Analysis): { sufferer?: Who } => {
    const cases = new Set(gov.map((one) => one.split('+')[0] ?? ''));
    for (const one of [at - 1, at + 1]) {
      if (!things.has(one) || place[one] !== undefined || isLoose(text, one)) continue;
      const isApart = part(Math.max(at, one)).stop !== '';
      const isOf = [...casesOf(part(one))].some((case_) => cases.has(case_));
      if (isOf && !isApart && !agreeing(part(one), part(at))) return named([one]);
    }
    return {};
  };
  const isSure = (at: number): boolean =>
    [...casesOf(part(at))].every((one) => one === 'nom' || one === 'voc');
  const isAgreed = ({ features: { gender, number } }: Analysis, some: readonly number[]): boolean =>
    gender === undefined ||
    some.length === 0 ||
    some.some((at) => {
      const { readings, id } = part(at);
      return (
        id === undefined ||
        readings.length === 0 ||
        readings.some((one) => one.features.number === number && (genderOf(one) ?? gender) === gender)
      );
    });

  /** Whether a pronoun is of the number of what is told of it. */
  const isNumbered = ({ features: { gender, number } }: Analysis, some: readonly number[]): boolean =>
    gender === undefined ||
    some.length === 0 ||
    some.some(
      (at) =>
        part(at).readings.length === 0 || part(at).readings.some((one) => one.features.number === number),
    );

  const ofDuty = (at: number, clause: number, reading: Analysis): Roles => {
    const isPersonal = part(at).duty?.person !== undefined;
    if (isPersonal && reading.features.voice === 'pass')
      return { doer: agentsIn(clause), sufferer: subjects.of(clause) };
    if (isPersonal) return { doer: subjects.of(clause), ...objectsIn(clause, reading) };
    const isGerundive = reading.features.mood === 'gerundive';
    // "Mendācī nōn est crēdendum": of nobody; whom it befalls stands in the dative, who does it is named by a pronoun.
    const isOfNobody =
      isGerundive &&
      part(at).readings.some(({ features: { gender, number } }) => gender === 'n' && number === 'sg') &&
      reading.lexeme.gov?.includes('dat') === true &&
      inCase(clause, 'dat').some((one) => part(one).id !== undefined) &&
      !inCase(clause, 'nom').some((one) => text.nouns.has(one) && pronounIn(part(one)) === undefined);
    const object = isOfNobody ? 'dat' : objectCase(reading);
    const isPerson = (one: number): boolean => pronounIn(part(one)) !== undefined;
    const datives =
      object === 'dat'
        ? inClause(clause).filter(
            (one) => isPerson(one) && place[one] === undefined && casesOf(part(one)).has('dat'),
          )
        : inCase(clause, 'dat');
    const accusatives = inCase(clause, 'acc');
    if (isGerundive) {
      const patients = [...inCase(clause, 'nom'), ...(part(at).duty?.mood === 'inf' ? accusatives : [])];
      const doer = whoOf(text, datives, 'dat') ?? agentsIn(clause);
      const sure = patients.filter(
        (one) => text.nouns.has(one) && (isSure(one) || part(at).duty?.mood === 'inf'),
      );
      if (!isAgreed(reading, sure)) isBroken = true;
      const { bound } = part(at);
      const sufferer = bound && {
        ids: new Set<number>(),
        person: bound.person === 1 ? 'i' : 'you',
        number: bound.number,
      };
      if (sufferer) return { ...(doer ? { doer } : {}), sufferer };
      if (isOfNobody)
        return {
          ...(doer ? { doer } : {}),
          ...named(
            inCase(clause, 'dat').filter((one) => !isPerson(one)),
            'dat',
          ),
        };
      if (object === 'acc') return { ...(doer ? { doer } : {}), ...named(patients) };
      return { ...(doer ? { doer } : {}), ...objectsIn(clause, reading) };
    }
    const [first, ...rest] = accusatives;
    const isDoer =
      first !== undefined && (rest.length > 0 || object !== 'acc' || pronounIn(part(first)) !== undefined);
    const doer =
      datives.length > 0 ? whoOf(text, datives, 'dat') : isDoer ? whoOf(text, [first], 'acc') : undefined;
    return {
      ...(doer ? { doer } : {}),
      ...(object === 'acc'
        ? named(isDoer && datives.length === 0 ? rest : accusatives, 'acc')
        : objectsIn(clause, reading)),
    };
  };
  const ofTold = (at: number, clause: number, reading: Analysis): Roles => {
    const subject = subjects.of(clause);
    const toWhom = TO_WHOM[reading.lexeme.id];
    if (toWhom !== undefined && !isPassive(reading)) {
      const doer = whoOf(text, inCase(clause, toWhom), toWhom);
      return { ...(doer ? { doer } : {}), sufferer: subject };
    }
    if (isPassive(reading)) return { doer: agentsIn(clause) ?? meansIn(clause), sufferer: subject };
    const isTaken = inClause(clause).some(
      (one) =>
        one !== at &&
        verbs.has(one) &&
        part(one).readings.some(({ features }) =>
          /^(?:inf|part|gerundive|gerund|supine)$/.test(features.mood ?? ''),
        ),
    );
    return { doer: subject, ...(isTaken ? {} : objectsIn(clause, reading)) };
  };
  const ofInfinitive = (at: number, clause: number, reading: Analysis): Roles => {
    const accusatives = inCase(clause, 'acc');
    const others = inClause(clause).flatMap((one) => (one === at ? [] : part(one).readings));
    const told = clauses[clause]?.verb;
    const main = told === undefined ? undefined : part(told).readings.find(isFinite);
    const agents = agentsIn(clause);
    if (accusatives.length > 0 && others.some(isReporting) && !(main && isPassive(main))) {
      if (
        reading.features.case === 'nom' &&
        part(at).readings.every(({ features }) => features.case === 'nom')
      )
        isBroken = true;
      const [first, ...rest] = accusatives;
      const own = part(at).readings.find(({ features }) => features.case === 'acc') ?? reading;
      const ofWhom = isPassive(reading) ? accusatives : accusatives.slice(0, 1);
      if (
        isPassive(reading) &&
        accusatives.length > 1 &&
        accusatives.some((one) => pronounIn(part(one)) !== undefined)
      )
        isBroken = true;
      if (!isAgreed(own, ofWhom) || !isNumbered(own, ofWhom)) isBroken = true;
      return isPassive(reading)
        ? { ...named(accusatives, 'acc'), doer: agents }
        : {
            doer: first === undefined ? undefined : whoOf(text, [first], 'acc'),
            ...(rest.length > 0 ? named(rest, 'acc') : {}),
          };
    }
    const subject = subjects.of(clause);
    if (isPassive(reading)) return { sufferer: subject, doer: agents };
    return { doer: subject, ...named(accusatives, 'acc') };
  };
  const ofVerbal = (at: number, clause: number, reading: Analysis): Roles => {
    const heads = text.agreesWith(at);
    const isNominative = casesOf(part(at)).has('nom');
    const pronouns = inClause(clause).filter(
      (one) =>
        Math.abs(one - at) === 1 && pronounIn(part(one)) !== undefined && agreeing(part(one), part(at)),
    );
    if (
      heads.length === 0 &&
      isNominative &&
      inCase(clause, 'nom').some((one) => text.nouns.has(one) && part(one).id !== undefined && isSure(one))
    )
      isBroken = true;
    const head =
      heads.length > 0 ? whoOf(text, heads) : isNominative ? subjects.of(clause) : whoOf(text, pronouns);
    if (!isPassive(reading)) return { doer: head, ...objectBeside(at, reading) };
    const agents = agentsIn(clause);
    return { sufferer: head, ...(agents ? { doer: agents } : {}) };
  };
  return { ofDuty, ofTold, ofInfinitive, ofVerbal, objectBeside, isBroken: () => isBroken };
};
