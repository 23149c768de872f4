// Whether in two linked texts pronouns name the same people, things belong to the same, and relative clauses hang on the same.
// Invariant: who only names again whom the verb shows is free; any other pronoun has its like, or stands for one whom the other text names.
import type { Analysis } from '../../../analyse.ts';
import { isOnePlace, isSentTo } from './comparePlaces.ts';
import { objectCase } from './roles.ts';
import type { Sides } from './sides.ts';
import { isSameWho, meets } from './sides.ts';
import type { Who } from './subjects.ts';
import type { Named, Related, Told } from './told.ts';

const OBLIQUE = /^(?:gen|dat|acc|abl)$/;

const OWN: Readonly<Record<string, RegExp>> = {
  i1: /\b(?:my|mine)\b/i,
  i2: /\b(?:our|ours)\b/i,
  you1: /\b(?:your|yours)\b/i,
  you2: /\b(?:your|yours)\b/i,
};

type Readings = Pick<Named, 'readings'>;

const areOfOneCell = ({ readings }: Readings, other: Readings): boolean =>
  readings.some(({ features: mine }) =>
    other.readings.some(
      ({ features: theirs }) =>
        mine.case === theirs.case && mine.number === theirs.number && mine.gender === theirs.gender,
    ),
  );

/** Whether things belong to the same; whose a thing is need not be said where English says it, or the verb shows him. */
export const areOwnersSame = ({ mine, theirs, prompt }: Sides): boolean => {
  const isLeft = (one: Told, other: Told, isMine: boolean): boolean =>
    one.owners.every((own) => {
      const { owner, head } = own;
      const there = other.owners.filter((those) => those.head === head);
      if (there.length > 0)
        return there.some(
          (those) => those.owner === owner && (head !== undefined || areOfOneCell(own, those)),
        );
      // What agrees with nothing is amiss.
      if (head === undefined) return false;
      if (
        owner === 'self' &&
        isMine &&
        !own.readings.some(({ features }) => OBLIQUE.test(features.case ?? ''))
      )
        return false;
      if (owner === 'self') return /\b(?:his|her|its|their|own|the)\b/i.test(prompt);
      if (isMine) return OWN[owner]?.test(prompt) ?? false;
      const person = owner.replace(/\d$/, '');
      return [...one.deeds.values()].some(
        ({ doer, mood }) =>
          mood === 'told' && doer?.person === person && doer.number === (owner.endsWith('1') ? 'sg' : 'pl'),
      );
    });
  return isLeft(mine, theirs, true) && isLeft(theirs, mine, false);
};

const SAID: Readonly<Record<string, RegExp>> = {
  f: /\b(?:she|they|who|it|that)\b/i,
  n: /\b(?:it|that|this|they|which|what)\b/i,
  m: /\b(?:he|they|who|it|those)\b/i,
};

const isNominative = ({ place }: Named): boolean => place.split('|').includes('nom');

/** Whether a pronoun only names again who is told of by the verb. */
const isFree = (told: Told, named: Named, prompt: string): boolean => {
  const { person, head, clause, number, gender, readings } = named;
  if (!isNominative(named)) return false;
  if (person === 'he') {
    const isBeing = [...told.deeds.values()].some(({ reading: { lexeme } }) => lexeme.id === 'sum_v');
    const isOfVerb = [...told.deeds.values()].some(
      ({ clause: own, features }) =>
        own === clause &&
        readings.some(
          (one) =>
            one.features.case === 'nom' && (features.number ?? one.features.number) === one.features.number,
        ),
    );
    return isOfVerb && (head === undefined || isBeing) && (SAID[gender ?? 'm']?.test(prompt) ?? false);
  }
  return [...told.deeds.values()].some(
    ({ clause: own, features }) =>
      own === clause && features.person === (person === 'i' ? 1 : 2) && features.number === number,
  );
};

const SPOKEN: Readonly<Record<string, RegExp>> = { i: /\b(?:i|we|me|us)\b/i, you: /\byou\b/i };

/** Whether some pronoun of the other text may be of the gender that one shows, if it has any of that person. */
const isOfNoOtherGender = ({ person, gender }: Named, { persons }: Told): boolean => {
  const others = persons.filter((other) => other.person === person);
  return (
    gender === undefined ||
    others.length === 0 ||
    others.some((other) => other.gender === undefined || other.gender === gender)
  );
};

/** "Manus eī frācta est": whose it is that something befalls, where English says so. */
const isWhose = ({ deeds }: Told, { person, head, place, clause }: Named, prompt: string): boolean =>
  person === 'he' &&
  head === undefined &&
  place.split('|').includes('dat') &&
  /\b(?:his|her|its|their)\b/i.test(prompt) &&
  [...deeds.values()].some(
    ({ clause: own, reading }) =>
      own === clause && reading.features.voice === 'pass' && objectCase(reading) === 'acc',
  );

/** Whether pronouns name the same. */
export const arePersonsSame = (sides: Sides): boolean => {
  const { mine, theirs, prompt } = sides;
  const left = theirs.persons.filter((one) => !isFree(theirs, one, prompt));
  const isOne = (one: Named, other: Named): boolean => {
    if (other.person !== one.person || other.head !== one.head) return false;
    if (one.place.includes(' ') || other.place.includes(' '))
      return (
        one.number === other.number &&
        (isOnePlace(one.place, other.place, prompt) || isSentTo(sides, one.place, other.place))
      );
    return areOfOneCell(one, other);
  };
  const rest = mine.persons.filter((one) => {
    if (isFree(mine, one, prompt)) return false;
    const at = left.findIndex((other) => isOne(one, other));
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
  const isTold = (one: Told, other: Told, named: Named, isMine: boolean): boolean => {
    const { person, head, place, number } = named;
    return (
      head === undefined &&
      [...one.deeds].some(([id, deed]) => {
        const there = other.deeds.get(id);
        if (!there) return false;
        const isNamed = (who: Who | undefined, to: Who | undefined, isHere: boolean): boolean =>
          isHere &&
          who?.person === person &&
          (person === 'self' || (who.number ?? number) === number) &&
          to !== undefined &&
          (to.ids.size > 0 || isOfNoOtherGender(named, other)) &&
          isSameWho(who, to) &&
          (to.ids.size > 0 ||
            there.mood !== deed.mood ||
            there.mood === 'duty' ||
            there.reading.features.voice !== deed.reading.features.voice ||
            (there.reading.lexeme !== deed.reading.lexeme &&
              place.split('|').includes(objectCase(deed.reading) ?? '')));
        // Whom the person of a verb shows is no pronoun.
        const isDoer =
          isNominative(named) ||
          (deed.mood === 'told'
            ? place === 'a abl' || place.includes('dat')
            : deed.features.person === undefined);
        // Who must do it is named or left open.
        const isOpen =
          isMine &&
          deed.mood === 'duty' &&
          deed.doer?.person === person &&
          there.doer === undefined &&
          (SPOKEN[person]?.test(prompt) ?? false);
        return (
          isOpen || isNamed(deed.doer, there.doer, isDoer) || isNamed(deed.sufferer, there.sufferer, true)
        );
      })
    );
  };
  return (
    rest.every((one) => isTold(mine, theirs, one, true) || isWhose(mine, one, prompt)) &&
    left.every((one) => isTold(theirs, mine, one, false))
  );
};

/** "(Eī) quī flent": who is named by no more than a pronoun of the relative's case may be left out. */
const isUnnamed = (named: Related, other: Related): boolean =>
  other.of === undefined &&
  named.of?.person === 'he' &&
  named.readings.some(({ features }) => features.case === 'nom');

/** Whether the relative clauses of both hang on the same, and on the same of it. */
export const areRelativesSame = ({ mine, theirs }: Sides): boolean =>
  [...mine.relatives].every(([id, own]) => {
    const other = theirs.relatives.get(id);
    const [one, two] = [mine.deeds.get(id), theirs.deeds.get(id)];
    if (!other)
      return (
        own.of !== undefined &&
        (own.place !== undefined ||
          one?.reading.features.voice !== two?.reading.features.voice ||
          own.readings.some(({ features }) => features.case === 'nom'))
      );
    const isOneNamed = (own.of === undefined) === (other.of === undefined) && isSameWho(own.of, other.of);
    if (!isOneNamed && !isUnnamed(own, other) && !isUnnamed(other, own)) return false;
    if (isOwning(own) !== isOwning(other)) return false;
    const [here, there] = [mine.deeds.get(id)?.reading, theirs.deeds.get(id)?.reading];
    if (here?.features.voice !== there?.features.voice) return true;
    if (own.place !== undefined || other.place !== undefined) return own.place === other.place;
    const [cases, theirCases] = [own, other].map(
      ({ readings }) => new Set(readings.map(({ features }) => features.case)),
    );
    if (!cases || !theirCases || meets(cases, theirCases)) return true;
    // Two verbs may ask for two cases of whom it is done to, or give in two ways (cui, quem ānulō); who does it does it by either.
    const isDoer = cases.has('nom') || theirCases.has('nom');
    const isOther = here && there && (objectCase(here) !== objectCase(there) || isOtherGift(here, there));
    return isOther === true && !isDoer;
  });

/** Whether one of two verbs gives somebody something, or presents him with it: dō, dōnō. */
const isOtherGift = (...both: readonly [Analysis, Analysis]): boolean =>
  both.some(({ lexeme: { gov = [] } }) => gov.includes('acc+abl'));

const isOwning = ({ readings }: Related): boolean =>
  readings.every(({ features }) => features.case === 'gen');
