// Whether two sentences of the same words say the same: the same people do the same to the same, in the same places, and what joins, denies and times them agrees.
// Invariant: what both texts tell agrees in all; what one of them leaves to the sense is no person who speaks or is spoken to, no "not", no "if" and no "must".
import { WAS } from '../../reading/english.ts';
import type { Part } from './parts.ts';
import type { Told } from './roles.ts';
import type { Who } from './who.ts';
import { toldIn } from './roles.ts';

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join('|') === other.toSorted().join('|');

const meets = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean =>
  [...one].some((each) => other.has(each));

/** Whether a pronoun of one text may mean who is named in the other: he is named before it, or in another clause. */
const mayMean = ({ spots, clauseAt }: Told, { at, person }: Who, named: Who): boolean =>
  /^(?:he|she|it|they)$/.test(person ?? '') &&
  (person === 'they') === named.isMany &&
  !named.isInherited &&
  [...named.ids].every((id) => {
    const spot = spots.get(id);
    return !spot || spot.clause !== (clauseAt[at] ?? 0);
  });

/** Whether two may be the same; one that is not told may be anybody. */
const isSameWho = (one: Who | undefined, other: Who | undefined, mine: Told, theirs: Told): boolean => {
  if (!one || !other) return true;
  if (one.person !== undefined && other.person !== undefined) return one.person === other.person;
  if (one.person === undefined && other.person === undefined) return meets(one.ids, other.ids);
  return one.person === undefined ? mayMean(theirs, other, one) : mayMean(mine, one, other);
};

const isDoneByOther = (doer: Who | undefined, sufferer: Who | undefined): boolean =>
  doer !== undefined &&
  sufferer !== undefined &&
  (doer.person !== undefined
    ? doer.person === sufferer.person && /^(?:i|we|you)$/.test(doer.person)
    : meets(doer.ids, sufferer.ids));

const areDeedsSame = (mine: Told, theirs: Told): boolean =>
  [...mine.deeds].every(([id, deed]) => {
    const other = theirs.deeds.get(id);
    if (!other) return true;
    const isBeside = (who: Who | undefined, of: typeof deed): boolean =>
      !who ||
      (!of.doer && !of.sufferer) ||
      [of.doer, of.sufferer, of.beside].some((one) => one && meets(who.ids, one.ids));
    return (
      isSameWho(deed.doer, other.doer, mine, theirs) &&
      isSameWho(deed.sufferer, other.sufferer, mine, theirs) &&
      holds(deed.sufferer, other.sufferer) &&
      isBeside(deed.beside, other) &&
      isBeside(other.beside, deed) &&
      !(isDoneByOther(deed.doer, other.sufferer) && !isDoneByOther(deed.doer, other.doer)) &&
      !(isDoneByOther(other.doer, deed.sufferer) && !isDoneByOther(other.doer, deed.doer))
    );
  });

/** Whether what is told of a noun and what of all else change places. */
const isTurnedOut = (mine: Told, theirs: Told): boolean => {
  const isOnly = (one: Told, other: Told): boolean =>
    [...one.related].some((id) => !other.related.has(id) && other.deeds.has(id));
  return isOnly(mine, theirs) && isOnly(theirs, mine);
};

/** Whether a quality that is told and one that only names change places. */
const areQualitiesTurned = (mine: Told, theirs: Told): boolean => {
  const isOnly = (one: Told, other: Told): boolean =>
    [...one.heads].some(
      ([id, who]) => who.isPredicate && other.heads.get(id) && !other.heads.get(id)?.isPredicate,
    );
  return isOnly(mine, theirs) && isOnly(theirs, mine);
};

/** Whether of two rows of things one has all of the other. */
const holds = (one: Who | undefined, other: Who | undefined): boolean => {
  if (!one || !other || one.ids.size < 2 || other.ids.size < 2) return true;
  return [...one.ids].every((id) => other.ids.has(id)) || [...other.ids].every((id) => one.ids.has(id));
};

const AGENT = /^(?:by|core)$/;
const GIVEN = /^(?:to|for|core)$/;

const arePlacesSame = (mine: Told, theirs: Told): boolean =>
  [...mine.places].every(([id, here]) => {
    const there = theirs.places.get(id);
    if (!there || meets(here, there)) return true;
    const all = [...here, ...there];
    const isDoer = ({ deeds }: Told): boolean => [...deeds.values()].some(({ doer }) => doer?.ids.has(id));
    if (all.every((one) => AGENT.test(one))) return isDoer(mine) && isDoer(theirs);
    const isGiven = ({ deeds }: Told): boolean =>
      [...deeds.values()].some(({ sufferer }) => (sufferer?.ids.size ?? 0) > 1 && sufferer?.ids.has(id));
    return all.every((one) => GIVEN.test(one)) && (isGiven(mine) || isGiven(theirs));
  });

const areHeadsSame = (mine: Told, theirs: Told): boolean =>
  mine.heads.size === theirs.heads.size &&
  [...mine.heads].every(([id, head]) => isSameWho(head, theirs.heads.get(id), mine, theirs));

const areClausesSame = (mine: Told, theirs: Told): boolean =>
  [...mine.clauses].every(([id, verbs]) => {
    const others = theirs.clauses.get(id);
    return !others || verbs.size === 0 || others.size === 0 || meets(verbs, others);
  });

/** What a small word stands before: the next that is linked, or a person. */
const nextOf = (parts: readonly Part[], at: number, what: (part: Part) => boolean): string => {
  const next = parts.slice(at + 1).find(what);
  return next ? String(next.id) : '';
};

const listOf = (
  parts: readonly Part[],
  kind: Part['what'],
  to: (at: number, part: Part) => string,
): readonly string[] => parts.flatMap((part, at) => (part.what === kind ? [to(at, part)] : []));

const isLinked = ({ id }: Part): boolean => id >= 0;
const isThing = ({ what }: Part): boolean => what === 'thing';

const tellings = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part, at) => {
    if (part.what !== 'telling' || part.text === 'so-that') return [];
    return [
      `${part.text} ${/^(?:if|although|because|before|until|unless|than)$/.test(part.text) ? nextOf(parts, at, isLinked) : ''}`,
    ];
  });

const NOW = /^(?:am|is|are|has|have)$/;
const times = (parts: readonly Part[]): ReadonlySet<string> =>
  new Set(
    parts.flatMap(({ what, text }) =>
      what !== 'be'
        ? []
        : WAS.test(text)
          ? ['past']
          : text === 'had'
            ? ['had']
            : NOW.test(text)
              ? ['now']
              : [],
    ),
  );

const speakers = (parts: readonly Part[]): ReadonlySet<string> =>
  new Set(
    parts.flatMap(({ what, text }) => (what === 'person' && /^(?:i|we|you)$/.test(text) ? [text] : [])),
  );
const others = (parts: readonly Part[]): ReadonlySet<string> =>
  new Set(
    parts.flatMap(({ what, text }) => (what === 'person' && !/^(?:i|we|you)$/.test(text) ? [text] : [])),
  );

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((each) => other.has(each));
const isPart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].every((each) => other.has(each));

/** Whether each sentence has a told verb: what may be a participle is none where nothing else is told. */
const isSettled = (parts: readonly Part[]): boolean => {
  const isTold = ({ what, manner }: Part): boolean =>
    what === 'be' || what === 'modal' || (what === 'verb' && !manner?.isLoose && !manner?.isInfinitive);
  const isBound = ({ what }: Part): boolean => /^(?:mark|telling|joining|who|that)$/.test(what);
  const isNominal = (part: Part | undefined): boolean => /^(?:thing|quality|person)$/.test(part?.what ?? '');
  return parts.every((part, at) => {
    if (part.what !== 'verb' || !part.manner?.isLoose || !part.manner.isPassive) return true;
    if (!isNominal(parts[at - 1])) return true;
    if (isNominal(parts[at + 1])) return false;
    const from = parts.findLastIndex((one, i) => i < at && isBound(one)) + 1;
    const to = parts.findIndex((one, i) => i > at && isBound(one));
    return parts.slice(from, to < 0 ? parts.length : to).some(isTold);
  });
};
const toldCount = (parts: readonly Part[]): boolean =>
  parts.some(
    ({ what, manner }) =>
      what === 'be' || what === 'modal' || (what === 'verb' && !manner?.isLoose && !manner?.isInfinitive),
  );

const BE_ONE = /^(?:am|is|was|has)$/;
const BE_MANY = /^(?:are|were|have)$/;
/** Whether a copula tells of one where the other text's tells of many. */
const areNumbersSame = (mine: readonly Part[], theirs: readonly Part[]): boolean => {
  const bes = (parts: readonly Part[]) => parts.filter(({ what }) => what === 'be').map(({ text }) => text);
  const [one, other] = [bes(mine), bes(theirs)];
  if (one.length !== 1 || other.length !== 1) return true;
  return !(
    (BE_ONE.test(one[0] ?? '') && BE_MANY.test(other[0] ?? '')) ||
    (BE_MANY.test(one[0] ?? '') && BE_ONE.test(other[0] ?? ''))
  );
};

/** At which things "that" points, where it joins nothing. */
const farOf = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part, at) =>
    part.what === 'that' &&
    /^(?:thing|quality)$/.test(parts[at + 1]?.what ?? '') &&
    (at === 0 || /^(?:place|mark|joining)$/.test(parts[at - 1]?.what ?? ''))
      ? [nextOf(parts, at, isThing)]
      : [],
  );

const areSignsSame = (mine: readonly Part[], theirs: readonly Part[]): boolean => {
  const [mineOthers, theirOthers] = [others(mine), others(theirs)];
  const [here, there] = [times(mine), times(theirs)];
  return (
    isSettled(mine) &&
    isSettled(theirs) &&
    toldCount(mine) === toldCount(theirs) &&
    areNumbersSame(mine, theirs) &&
    isSameList(
      listOf(mine, 'not', (at) => nextOf(mine, at, isLinked)),
      listOf(theirs, 'not', (at) => nextOf(theirs, at, isLinked)),
    ) &&
    isSameList(tellings(mine), tellings(theirs)) &&
    isSameList(
      listOf(mine, 'modal', (_, { text }) => text),
      listOf(theirs, 'modal', (_, { text }) => text),
    ) &&
    isSameList(
      listOf(mine, 'near', (at) => nextOf(mine, at, isThing)),
      listOf(theirs, 'near', (at) => nextOf(theirs, at, isThing)),
    ) &&
    (farOf(mine).length === 0 || farOf(theirs).length === 0 || isSameList(farOf(mine), farOf(theirs))) &&
    isSameSet(speakers(mine), speakers(theirs)) &&
    (isPart(mineOthers, theirOthers) || isPart(theirOthers, mineOthers)) &&
    (here.size === 0 || there.size === 0 || isSameSet(here, there))
  );
};

const areOwnersSame = (mine: Told, theirs: Told): boolean =>
  [...new Set([...mine.owners.keys(), ...theirs.owners.keys()])].every((id) => {
    const [one, other] = [mine.owners.get(id), theirs.owners.get(id)];
    return (
      one === other ||
      (one === undefined
        ? /^(?:he|she|it|they)$/.test(other ?? '')
        : other === undefined && /^(?:he|she|it|they)$/.test(one))
    );
  });

/** Whether two texts, whose words are linked, say the same. */
export const agreeIn = (mine: readonly Part[], theirs: readonly Part[]): boolean => {
  if (!areSignsSame(mine, theirs)) return false;
  const [one, other] = [toldIn(mine), toldIn(theirs)];
  return (
    !isTurnedOut(one, other) &&
    !areQualitiesTurned(one, other) &&
    areOwnersSame(one, other) &&
    areDeedsSame(one, other) &&
    arePlacesSame(one, other) &&
    areHeadsSame(one, other) &&
    areClausesSame(one, other)
  );
};
