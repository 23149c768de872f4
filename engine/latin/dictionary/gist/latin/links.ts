// Which word of a Latin answer may stand for which of its author's, wherever they stand: of one lexeme or of one sense, of as many and in the same degree.
// Invariant: a word that says something is in one link or in none; what only joins, points or denies is in none.
import type { Analysis } from '../../../analyse.ts';
import type { English, Likeness } from './likeness.ts';
import { likeness } from './likeness.ts';
import { surePlaces } from './spoken.ts';
import { isSmall } from './small.ts';
import { agreeing } from './text.ts';
import type { Word } from './words.ts';

/** Two words that say the same, with the readings in which they do. */
export interface Link {
  readonly mine: number;
  readonly theirs: number;
  readonly myReadings: readonly Analysis[];
  readonly theirReadings: readonly Analysis[];
  readonly like: Likeness;
  /** It is one word on both sides. */
  readonly isSame: boolean;
}

const isNominal = ({ features }: Analysis): boolean => features.case !== undefined;
const isAdverb = ({ lexeme: { pos }, features }: Analysis): boolean =>
  pos === 'adv' || pos === 'particle' || features.adverb === true;

/** Whether two readings tell of as many, in one degree; of verbs see what they tell. */
const isOfOneKind = (one: Analysis, other: Analysis): boolean => {
  const [mine, theirs] = [one.features, other.features];
  if (one.lexeme.pos === 'verb' && other.lexeme.pos === 'verb') return true;
  const isDeed = ({ lexeme: { pos }, features: { mood } }: Analysis): boolean =>
    pos === 'verb' && mood !== 'part';
  return (
    !isDeed(one) &&
    !isDeed(other) &&
    (mine.degree ?? 'pos') === (theirs.degree ?? 'pos') &&
    isAdverb(one) === isAdverb(other) &&
    isNominal(one) === isNominal(other) &&
    (mine.number === theirs.number || one.lexeme.pos !== 'noun')
  );
};

/** What a word may be: where some readings stand in one cell on both sides, these. */
const shared = (
  mine: readonly Analysis[],
  theirs: readonly Analysis[],
): readonly [readonly Analysis[], readonly Analysis[]] => {
  const isOfCell = (one: Analysis, other: Analysis): boolean =>
    one.features.case === other.features.case &&
    one.features.number === other.features.number &&
    one.features.mood === other.features.mood &&
    one.features.tense === other.features.tense &&
    one.features.voice === other.features.voice &&
    one.features.person === other.features.person;
  const ours = mine.filter((one) => theirs.some((other) => isOfCell(one, other)));
  const other = theirs.filter((one) => mine.some((own) => isOfCell(own, one)));
  return ours.length > 0 ? [ours, other] : [mine, theirs];
};

const linkOf = (
  [mine, own]: readonly [number, Word],
  [theirs, other]: readonly [number, Word],
  english: English,
): Link | undefined => {
  if (own.readings.length === 0 || other.readings.length === 0)
    return own.folded === other.folded
      ? { mine, theirs, myReadings: own.readings, theirReadings: other.readings, like: {}, isSame: true }
      : undefined;
  let like: Likeness | undefined;
  let isSame = false;
  const [ours, others] = [new Set<Analysis>(), new Set<Analysis>()];
  const known = new Map<string, Likeness | undefined>();
  for (const one of own.readings)
    for (const two of other.readings) {
      if (!isOfOneKind(one, two) || isSmall(one.lexeme) || isSmall(two.lexeme)) continue;
      const key = `${one.lexeme.id} ${two.lexeme.id}`;
      if (!known.has(key)) known.set(key, likeness(one.lexeme, two.lexeme, english));
      const found = known.get(key);
      if (!found) continue;
      // What is one word on both sides is nothing else.
      if (isSame && one.lexeme !== two.lexeme) continue;
      if (!isSame && one.lexeme === two.lexeme) {
        ours.clear();
        others.clear();
        isSame = true;
      }
      like = found;
      ours.add(one);
      others.add(two);
    }
  if (!like) return undefined;
  // An apple is no mast, where the sentence has an apple.
  const isMeant = ({ lexeme }: Analysis): boolean => english.spoken(lexeme).size > 0;
  for (const set of [ours, others])
    if ([...set].some(isMeant)) for (const one of set) if (!isMeant(one)) set.delete(one);
  // An army is no drilled man.
  const isNamed = [ours, others].every((set) => [...set].some(({ lexeme: { pos } }) => pos === 'noun'));
  for (const set of isNamed ? [ours, others] : [])
    for (const one of set) if (one.features.mood === 'part') set.delete(one);
  const [myReadings, theirReadings] = shared([...ours], [...others]);
  return { mine, theirs, myReadings, theirReadings, like, isSame };
};

/** How many words an answer may have that its author leaves to the sense. */
export const MOST_MORE = 1;

/** How many ways of linking are looked at. */
const MOST_STEPS = 300;

const canBeSmall = ({ readings }: Word): boolean =>
  readings.some(({ lexeme }) => isSmall(lexeme) || lexeme.id === 'sum_v');

/** Where in the English no word of the author's says anything. */
const leftBy = (theirs: readonly Word[], { words, spoken }: Omit<English, 'left'>): ReadonlySet<number> => {
  const left = new Set(words.keys());
  for (const { readings } of theirs)
    for (const { lexeme } of readings)
      if (!isSmall(lexeme)) for (const at of surePlaces(spoken(lexeme))) left.delete(at);
  return left;
};

/** Ways to link each word of either text that says something with one of the other. */
export function* coversOf(
  mine: readonly Word[],
  theirs: readonly Word[],
  told: Omit<English, 'left'>,
): Generator<readonly Link[]> {
  const english = { ...told, left: leftBy(theirs, told) };
  const all = mine.map((own, at) =>
    theirs.flatMap((other, i) => linkOf([at, own], [i, other], english) ?? []),
  );
  const same = new Set(all.flat().flatMap((link) => (link.isSame ? [link.theirs] : [])));
  const links = all.map((list) => {
    const own = list.filter(({ isSame }) => isSame);
    return own.length > 0 ? own : list.filter((link) => !same.has(link.theirs));
  });
  if (mine.filter((own, at) => links[at]?.length === 0 && !canBeSmall(own)).length > MOST_MORE) return;
  for (const [i, other] of theirs.entries())
    if (!canBeSmall(other) && !links.some((list) => list.some((link) => link.theirs === i))) return;
  /** Whether a word beside its noun, or an adverb, says English that its author leaves to the sense: "one eye" for an eye. */
  const isMore = (own: Word, at: number): boolean =>
    (own.readings.every(isAdverb) ||
      [mine[at - 1], mine[at + 1]].some((other) => other && agreeing(own, other))) &&
    own.readings.some(({ lexeme }) =>
      [...told.spoken(lexeme).keys()].some((places) =>
        places.split(' ').some((place) => english.left.has(Number(place))),
      ),
    );
  const taken = new Set<number>();
  let steps = 0;
  const cover = function* (at: number, said: readonly Link[]): Generator<readonly Link[]> {
    steps += 1;
    if (steps > MOST_STEPS) return;
    const own = mine[at];
    if (!own) {
      if (theirs.every((other, i) => taken.has(i) || canBeSmall(other))) yield said;
      return;
    }
    for (const link of links[at] ?? []) {
      if (taken.has(link.theirs)) continue;
      taken.add(link.theirs);
      yield* cover(at + 1, [...said, link]);
      taken.delete(link.theirs);
    }
    if (canBeSmall(own) || (links[at]?.length === 0 && isMore(own, at))) yield* cover(at + 1, said);
  };
  yield* cover(0, []);
}
