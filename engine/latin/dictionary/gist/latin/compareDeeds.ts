// Whether two linked texts tell the same deeds: each by the same, to the same, at the same time, denied or not, and hanging on the same.
// Invariant: nobody does in one text what he suffers in the other, and nobody is passed over who is named beside the very verb.
import type { Deed } from './deeds.ts';
import type { Sides } from './sides.ts';
import { isSameWho, isSomebody, meets } from './sides.ts';
import type { Who } from './subjects.ts';
import { isToldAlike } from './times.ts';
import type { Told } from './told.ts';

const isPassive = ({ reading: { features } }: Deed): boolean => features.voice === 'pass';

const isExchanged = (one: Deed, other: Deed): boolean => {
  const { doer } = one;
  if (doer === undefined || other.sufferer === undefined) return false;
  const isMet = (who: Who): boolean =>
    doer.person === undefined
      ? meets(doer.ids, who.ids)
      : doer.person !== 'self' && doer.person === who.person && doer.number === who.number;
  return isMet(other.sufferer) && !(other.doer && isMet(other.doer));
};

/** Whether somebody who is named in one text is, in the other, named beside the very verb of which he is not told. */
const isPassedOver = (one: Who | undefined, other: Who | undefined, id: number, there: Told): boolean =>
  one !== undefined &&
  other?.person === 'he' &&
  one.person === undefined &&
  !one.isInherited &&
  [...one.ids].some((who) => there.clauses.get(who)?.has(id));

/** Whether a participle of one text agrees with nobody, where the other's does. */
const isAlone = (one: Deed, other: Deed): boolean =>
  one.mood === 'part' &&
  other.mood === 'part' &&
  (one.sufferer ?? one.doer) === undefined &&
  (other.sufferer ?? other.doer) !== undefined;

/** Whether two other verbs both have an object, or neither has one. */
const haveObjects = (one: Deed, other: Deed): boolean =>
  one.reading.lexeme === other.reading.lexeme ||
  one.mood !== 'told' ||
  other.mood !== 'told' ||
  isPassive(one) !== isPassive(other) ||
  (one.sufferer === undefined) === (other.sufferer === undefined);

/** Whether what agrees in gender with somebody who is not named here does so in both. */
const isOfOneGender = (one: Deed, other: Deed, { links }: Sides): boolean => {
  const [mine, theirs] = [one, other].map(({ reading: { features } }) => features.gender);
  const who = isPassive(one) ? one.sufferer : one.doer;
  const isOfNumber =
    who?.person !== 'self' || one.mood !== 'inf' || one.features.number === other.features.number;
  if (mine === undefined || theirs === undefined || mine === theirs) return isOfNumber;
  if (who === undefined) return one.mood === 'part';
  return who.person === undefined ? [...who.ids].some((id) => !links[id]?.isSame) : isSomebody(who);
};

/** Whether a form with a person is told of whom the other text's form, that has none, is told of: of whom something else there is told. */
const isOfOnePerson = (one: Deed, other: Deed, there: Told): boolean =>
  one.mood !== 'told' ||
  other.mood === 'told' ||
  isPassive(one) ||
  other.doer !== undefined ||
  [...there.deeds.values()].some(
    ({ mood, features }) =>
      mood === 'told' && features.person === one.features.person && features.number === one.features.number,
  );

/** Whether whom it befalls by a participle is the object of a form with a person. */
const hasItsObject = (one: Deed, other: Deed): boolean =>
  one.mood !== 'told' ||
  other.mood === 'told' ||
  isPassive(one) ||
  other.sufferer === undefined ||
  one.sufferer !== undefined;

/** What lasts while something was done is not told as what is now. */
const isThen = (one: Deed, other: Deed, here: Told): boolean =>
  one.mood !== 'told' ||
  other.mood !== 'part' ||
  one.features.tense !== 'pres' ||
  one.opener === 'dum' ||
  [...here.deeds.values()].every(
    ({ mood, opener, features }) =>
      mood !== 'told' || opener !== '' || !/^(?:perf|impf|plup)$/.test(features.tense ?? ''),
  );

/** Whether a participle hangs on nobody of whom anything else is told, where the other text tells the same in a clause: mīlitēs dormientēs, hostēs castra oppugnāvērunt. */
const isHung = (one: Deed, other: Deed, here: Told): boolean => {
  const who = isPassive(one) ? one.sufferer : one.doer;
  if (one.mood !== 'part' || other.mood !== 'told' || who === undefined || who.person !== undefined)
    return false;
  if (!/^(?:nom|acc)$/.test(one.reading.features.case ?? '')) return false;
  const told = [...here.deeds.values()].filter(({ mood }) => mood !== 'part');
  return (
    told.length > 0 &&
    told.every(({ doer, sufferer }) =>
      [doer, sufferer].every(
        (each) => each === undefined || (each.person === undefined && !meets(each.ids, who.ids)),
      ),
    ) &&
    told.some(({ doer }) => doer !== undefined)
  );
};

/** Whether the two texts tell the same deeds. */
export const areDeedsSame = (sides: Sides): boolean => {
  const { mine, theirs, prompt } = sides;
  return (
    mine.deeds.size === theirs.deeds.size &&
    [...mine.deeds].every(([id, deed]) => {
      const other = theirs.deeds.get(id);
      return (
        other !== undefined &&
        isToldAlike(deed, other, prompt) &&
        isSameWho(deed.doer, other.doer) &&
        isSameWho(deed.sufferer, other.sufferer) &&
        !isExchanged(deed, other) &&
        !isExchanged(other, deed) &&
        !isPassedOver(deed.doer, other.doer, id, theirs) &&
        !isPassedOver(other.doer, deed.doer, id, mine) &&
        !isPassedOver(deed.sufferer, other.sufferer, id, theirs) &&
        !isPassedOver(other.sufferer, deed.sufferer, id, mine) &&
        !isAlone(deed, other) &&
        !isHung(deed, other, mine) &&
        !isHung(other, deed, theirs) &&
        !(deed.mood === 'duty' && deed.doer === undefined && other.doer && isSomebody(other.doer)) &&
        haveObjects(deed, other) &&
        isOfOneGender(deed, other, sides) &&
        isOfOnePerson(deed, other, theirs) &&
        isOfOnePerson(other, deed, mine) &&
        hasItsObject(deed, other) &&
        hasItsObject(other, deed) &&
        isThen(deed, other, mine) &&
        isThen(other, deed, theirs) &&
        (deed.mood !== 'told' || other.mood !== 'told' || deed.on === other.on || deed.opener === '')
      );
    })
  );
};
