// Whether in two linked texts each noun stands where the other's does, and each quality is said of the same.
// Invariant: a change of case is allowed only where the verb has turned and both forms say that he does it or that it befalls him, where two verbs ask for two cases, and for what agrees with such.
import type { ObjectOf } from '../../towards/latinSayings.ts';
import type { Deed } from './deeds.ts';
import { isPassive, objectCase } from './roles.ts';
import type { Link } from './links.ts';
import type { Sides } from './sides.ts';
import { isSomebody, meets } from './sides.ts';
import type { Told } from './told.ts';

type Places = ReadonlySet<string>;
const NOWHERE: Places = new Set();
const NONE: ReadonlySet<number> = new Set();

const FROM = /^(?:a|ex|de) abl$/;
const TO = /^(?:ad|in) acc$/;
const FROM_ENGLISH =
  /\b(?:from|out of|off|away|leav(?:e|es|ing)|left|exit(?:s|ed)?|escap(?:e|es|ed|ing)|depart(?:s|ed|ing)?)\b/i;
const ACROSS = /^(?:trans|per) acc$/;
const ALIKE: readonly RegExp[] = [
  /^(?:propter|ob) acc$/,
  /^(?:circa|circum) acc$/,
  /^(?:contra|adversus) acc$/,
  /^(?:super|supra) acc$/,
  /^(?:sub abl|infra acc)$/,
  /^(?:prope|iuxta) acc$/,
];

/** Whether two places are one where English tells no more than from or to. */
export const isOnePlace = (one: string, other: string, prompt: string): boolean =>
  one === other ||
  (FROM.test(one) && FROM.test(other) && FROM_ENGLISH.test(prompt)) ||
  (TO.test(one) && TO.test(other) && /\b(?:to|into)\b/i.test(prompt)) ||
  (ACROSS.test(one) && ACROSS.test(other) && /\bacross\b/i.test(prompt)) ||
  ALIKE.some((way) => way.test(one) && way.test(other));

/** In which cases whoever does it, or suffers it, may stand by the form of the verb. */
const mayStand = (deed: Deed, isDoer: boolean, places: Places, own: string | undefined): boolean => {
  const { mood, reading } = deed;
  const has = (...some: readonly string[]): boolean => some.some((one) => places.has(one));
  if (mood === 'duty') return isDoer ? has('dat', 'nom', 'acc', 'a abl') : has('nom', own ?? 'acc', 'acc');
  if (isDoer && isPassive(reading)) return has('a abl', 'abl');
  if (isDoer || isPassive(reading)) {
    if (mood === 'told') return has('nom', ...(isTurnedRound(deed) ? ['dat', 'acc'] : []));
    if (mood === 'inf') return has('acc', 'nom');
    if (mood === 'purpose') return has('ad acc', 'gen');
    return mood === 'part' ? has('abl') : has('nom', 'acc', 'gen');
  }
  if (isTurnedRound(deed)) return has('nom');
  return has(own ?? 'acc', 'acc');
};

/** A verb that is told in English of whom it has in another case. */
const isTurnedRound = ({ reading: { lexeme } }: Deed): boolean =>
  /^(?:placeo|displiceo|delecto|sum)_v$/.test(lexeme.id);

/** By what verbs, and as what, somebody stands where he does. */
const rolesOf = (
  { links }: Sides,
  { deeds }: Told,
  [id, own]: readonly [number, Places],
  isMine: boolean,
): readonly string[] =>
  [...deeds].flatMap(([verb, deed]) => {
    const like = links[verb]?.like;
    const object = (isMine ? like?.mine : like?.theirs)?.case ?? objectCase(deed.reading);
    return [
      ...(deed.doer?.ids.has(id) && mayStand(deed, true, own, object) ? [`${verb} doer`] : []),
      ...(deed.sufferer?.ids.has(id) && mayStand(deed, false, own, object) ? [`${verb} sufferer`] : []),
    ];
  });

/** Whether a verb has turned, so that those of whom it is told stand in other cases. */
const isTurned = (sides: Sides, role: string): boolean => {
  const verb = Number(role.split(' ')[0]);
  const [one, other] = [sides.mine.deeds.get(verb), sides.theirs.deeds.get(verb)];
  return (
    one !== undefined &&
    other !== undefined &&
    (one.mood !== other.mood ||
      one.mood === 'duty' ||
      isPassive(one.reading) !== isPassive(other.reading) ||
      one.reading.lexeme !== other.reading.lexeme)
  );
};

const isCompared = ({ myWords, theirWords }: Sides): boolean =>
  myWords.some(({ folded }) => folded === 'quam') !== theirWords.some(({ folded }) => folded === 'quam') &&
  myWords.some(({ readings }) => readings.some(({ features }) => features.degree === 'comp'));

/** Of some places those in which what agrees with it stands. */
const limited = (places: Places | undefined, by: Places | undefined): Places | undefined => {
  const both = [...(places ?? [])].filter((one) => by?.has(one));
  return both.length > 0 ? new Set(both) : places;
};

const placesOf = ({ case: of, behind }: ObjectOf): readonly string[] =>
  behind.length === 0 ? [of] : behind.map((one) => `${one === 'e' ? 'ex' : one === 'ab' ? 'a' : one} ${of}`);

/** Whether two verbs ask for the one in this case, and for the other in that. */
const isObject = ({ links }: Sides, here: Places, there: Places): boolean =>
  links.some(
    ({ like: { mine, theirs } }) =>
      mine !== undefined &&
      theirs !== undefined &&
      placesOf(mine).some((one) => here.has(one)) &&
      placesOf(theirs).some((one) => there.has(one)),
  );

const SENDING = new Set(['scribo_v', 'mitto_v', 'nuntio_v', 'affero_v', 'fero_v', 'dico_v', 'porto_v']);

/** "Ad mē", "mihi", of whom something is written or sent to. */
export const isSentTo = ({ mine }: Sides, one: string, other: string): boolean =>
  [one, other].includes('dat') &&
  [one, other].includes('ad acc') &&
  [...mine.deeds.values()].some(({ reading: { lexeme } }) => SENDING.has(lexeme.id));

const isThan = (places: Places): boolean => [...places].some((one) => one.startsWith('than'));

/** Whether a verb that asks for another case than the other text's has its object in it. */
const isTaken = ({ mine, theirs }: Sides, { like: { mine: own, theirs: other } }: Link): boolean => {
  if (own === undefined || other === undefined) return true;
  const [here, there] = [placesOf(own), placesOf(other)];
  if (here.join() === there.join()) return true;
  const isIn = (places: Iterable<string>, some: readonly string[]): boolean =>
    [...places].some((one) => some.includes(one));
  const nouns = [...theirs.places].filter(([, places]) => isIn(places, there) && !isIn(places, here));
  const persons = theirs.persons.filter(({ place }) => isIn(place.split('|'), there));
  return (
    (nouns.length === 0 && persons.length === 0) ||
    nouns.some(([id]) => isIn(mine.places.get(id) ?? NOWHERE, here)) ||
    persons.some(({ person }) =>
      mine.persons.some((one) => one.person === person && isIn(one.place.split('|'), here)),
    )
  );
};

/** Whether what a clause of "to be" names is an absolute of the other text. */
const isAbsolute = (one: Told, other: Told): boolean =>
  [...one.states].every((id) => other.places.get(id)?.has('abl'));

/** Whether each noun stands where the other text's does. */
export const arePlacesSame = (sides: Sides): boolean => {
  const { mine, theirs, links, prompt } = sides;
  const isPlaced = (id: number, seen: ReadonlySet<number>, by?: readonly [Places, Places]): boolean => {
    const here = limited(mine.places.get(id), by?.[0]);
    const there = limited(theirs.places.get(id), by?.[1]);
    // Of a name that no lexicon knows the form is all that is seen.
    if (!here || !there || (links[id]?.theirReadings.length === 0 && links[id].isSame)) return true;
    const isSame = [...here].some((one) =>
      [...there].some((other) => isOnePlace(one, other, prompt) || isSentTo(sides, one, other)),
    );
    if (isSame) return true;
    const roles = rolesOf(sides, theirs, [id, there], false);
    if (rolesOf(sides, mine, [id, here], true).some((role) => roles.includes(role) && isTurned(sides, role)))
      return true;
    if (isCompared(sides) && (isThan(here) || isThan(there)) && (here.has('abl') || there.has('abl')))
      return true;
    if (mine.states.has(id) ? there.has('abl') : theirs.states.has(id) && here.has('abl')) return true;
    if (isObject(sides, here, there)) return true;
    const [heads, others] = [mine.heads.get(id), theirs.heads.get(id)];
    return (
      heads !== undefined &&
      others !== undefined &&
      !seen.has(id) &&
      [...heads].some(
        (head) =>
          others.has(head) &&
          meets(here, mine.places.get(head) ?? NOWHERE) &&
          meets(there, theirs.places.get(head) ?? NOWHERE) &&
          isPlaced(head, new Set([...seen, id]), [here, there]),
      )
    );
  };
  return (
    isAbsolute(mine, theirs) &&
    isAbsolute(theirs, mine) &&
    links.every((link) => isTaken(sides, link)) &&
    [...links.keys()].every((id) => isPlaced(id, new Set()))
  );
};

const shapesOf = (link: Link | undefined, isMine: boolean): ReadonlySet<string> =>
  new Set(
    (isMine ? link?.myReadings : link?.theirReadings)?.flatMap(({ features: { gender, number, case: of } }) =>
      gender === undefined ? [] : [`${gender} ${number ?? ''} ${of ?? ''}`],
    ),
  );

/** Whether a quality has one gender and number in both, unless it is said of another word or in another case. */
const isOfOneShape = ({ mine, theirs, links }: Sides, id: number, link: Link): boolean => {
  const [one, other] = [shapesOf(link, true), shapesOf(link, false)];
  return (
    ![...(theirs.heads.get(id) ?? [])].some((head) => links[head]?.isSame) ||
    one.size === 0 ||
    other.size === 0 ||
    meets(one, other) ||
    !meets(mine.places.get(id) ?? NOWHERE, theirs.places.get(id) ?? NOWHERE)
  );
};

/** Whether a quality agrees with nothing though that of which the other text says it stands in its clause and case. */
const isTorn = (told: Told, id: number, heads: ReadonlySet<number> | undefined): boolean =>
  [...(heads ?? [])].some(
    (head) =>
      meets(told.clauses.get(id) ?? NONE, told.clauses.get(head) ?? NONE) &&
      meets(told.places.get(id) ?? NOWHERE, told.places.get(head) ?? NOWHERE),
  );

/** Whether both tell of a noun that he does it: what might be a genitive by its form is none. */
const isDoerInBoth = ({ mine, theirs, links }: Sides, id: number): boolean =>
  links[id]?.myReadings.some(({ lexeme: { pos } }) => pos === 'noun') === true &&
  [...mine.deeds].some(([verb, { doer }]) => doer?.ids.has(id) && theirs.deeds.get(verb)?.doer?.ids.has(id));

/** Whether each quality is said of the same; what is said of nobody who is named has one gender, but of whom speaks or is spoken to. */
export const areHeadsSame = (sides: Sides): boolean => {
  const { mine, theirs, links } = sides;
  const isOfSomebody = [...mine.deeds.values()].some(({ doer, sufferer }) =>
    [doer, sufferer].some((who) => who && isSomebody(who)),
  );
  const numbersIn = (shapes: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...shapes].flatMap((shape) => (shape.endsWith('nom') ? (shape.split(' ')[1] ?? '') : [])));
  return [...links.entries()].every(([id, link]) => {
    const [here, there] = [mine.heads.get(id), theirs.heads.get(id)];
    if (here && there)
      return (meets(here, there) && isOfOneShape(sides, id, link)) || isDoerInBoth(sides, id);
    const [one, other] = [shapesOf(link, true), shapesOf(link, false)];
    if (link.myReadings[0]?.lexeme.id === 'quis_pron') return meets(one, other);
    const [isLoose, isTheirsLoose] = [mine.loose.has(id), theirs.loose.has(id)];
    if (!isLoose && !isTheirsLoose) return true;
    if (isLoose !== isTheirsLoose && isTorn(isLoose ? mine : theirs, id, isLoose ? there : here))
      return false;
    if (
      mine.deeds.has(id) &&
      (isLoose !== isTheirsLoose ||
        mine.deeds.get(id)?.mood !== 'part' ||
        theirs.deeds.get(id)?.mood !== 'part')
    )
      return true;
    const [places, theirPlaces] = [mine.places.get(id) ?? NOWHERE, theirs.places.get(id) ?? NOWHERE];
    if (isLoose !== isTheirsLoose && !meets(places, theirPlaces)) return false;
    if (one.size === 0 || other.size === 0 || meets(one, other)) return true;
    return (
      places.has('nom') &&
      theirPlaces.has('nom') &&
      isLoose &&
      isTheirsLoose &&
      isOfSomebody &&
      meets(numbersIn(one), numbersIn(other)) &&
      [one, other].every((shapes) => [...shapes].some((shape) => /^[mf] .*nom$/.test(shape)))
    );
  });
};
