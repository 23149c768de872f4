// Whom or what English names by a pronoun, and Latin may say or leave to the sense.
// Invariant: what is left out is known from what stands before it, or from the verb that would have it.
import type { Words } from '../authorsForms.ts';
import { isBesideNoun, isSomeId, without } from './agreeing.ts';
import type { Rule, Side } from './sides.ts';
import { has, placeOf } from './sides.ts';

const ONE = new Set(['unus_num']);

const SPOKEN_OF: readonly (readonly [english: RegExp, words: readonly string[]])[] = [
  [/\bhim\b/i, ['eum', 'illum', 'ei', 'illi']],
  [/\bher\b/i, ['eam', 'illam', 'ei', 'illi']],
  [/\bit\b/i, ['eum', 'eam', 'id', 'illum', 'illam', 'illud']],
  [/\bthem\b/i, ['eos', 'eas', 'ea', 'illos', 'illas', 'illa', 'eis', 'iis', 'illis']],
];

/** Whom or what was told of before, where a second verb has it for its object: said, or left to the sense. */
export const toldBefore: Rule = (own, { theirs, prompt }) => {
  const words = SPOKEN_OF.flatMap(([english, forms]) => (english.test(prompt) ? forms : []));
  if (words.length === 0) return [];
  const deeds = (side: Side): number =>
    new Set(
      side.verbs.flatMap(({ at, readings }) =>
        readings.some(({ cell }) => /\.[123](?:sg|pl)$/.test(cell)) ? [Math.max(...at)] : [],
      ),
    ).size;
  /** Whether a noun of its number and gender stands before a pronoun, in another clause. */
  const isKnown = (side: Side, at: number): boolean =>
    side.readings[at]?.some(({ features }) =>
      side.readings
        .slice(0, at)
        .some((list) =>
          list.some(
            ({ lexeme: { pos, gender }, features: { number } }) =>
              pos === 'noun' &&
              number === features.number &&
              (gender === features.gender || gender === 'c' || features.gender === undefined),
          ),
        ),
    ) ?? false;
  const placesIn = (side: Side): readonly number[] =>
    side.folded.flatMap((word, at) => (words.includes(word) && !isBesideNoun(side, at) ? [at] : []));
  const [ours, others] = [placesIn(own), placesIn(theirs)];
  if (ours.length > others.length && deeds(own) > 1)
    return ours.flatMap((at) => (isKnown(own, at) ? [without(own.words, at)] : []));
  if (ours.length > 0 || deeds(theirs) < 2) return [];
  return others.flatMap((at): readonly Words[] => {
    const next = theirs.folded.findIndex((word, i) => i > at && has(own, word));
    const place = next < 0 ? -1 : placeOf(own, theirs.folded[next] ?? '');
    return isKnown(theirs, at) && place >= 0
      ? [[...own.words.slice(0, place), theirs.words[at] ?? '', ...own.words.slice(place)]]
      : [];
  });
};

/** Who is asked or warned to do a thing, as the verb of what he is to do tells it. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  '1sg': ['me', 'mihi'],
  '2sg': ['te', 'tibi'],
  '1pl': ['nos', 'nobis'],
  '2pl': ['uos', 'uobis'],
};
const ASKING = new Set(
  'moneo_v admoneo_v hortor_v oro_v rogo_v impero_v persuadeo_v suadeo_v praecipio_v mando_v prohibeo_v impedio_v deterreo_v'.split(
    ' ',
  ),
);

/** He warned me not to go: monuit nē īrem, monuit mē nē īrem. */
export const asked: Rule = (own, { theirs }) => {
  const opener = placeOf(own, 'ut', 'ne', 'quominus', 'quin');
  const isAsking = own.verbs.some(
    ({ at, readings }) =>
      at.every((place) => place < opener) && readings.some(({ lexeme: { id } }) => ASKING.has(id)),
  );
  if (!isAsking) return [];
  const persons = own.verbs.flatMap(({ at, readings }) =>
    at.some((place) => place > opener)
      ? readings.flatMap(({ cell }) => (cell.includes('.subj.') ? (cell.split('.').at(-1) ?? []) : []))
      : [],
  );
  return persons.flatMap((person): readonly Words[] => {
    const words = ASKED[person];
    if (!words || has(own, ...words)) return [];
    const at = placeOf(theirs, ...words);
    return at < 0
      ? []
      : [[...own.words.slice(0, opener), theirs.words[at] ?? '', ...own.words.slice(opener)]];
  });
};

/** What English says and its author leaves to the sense: me, you, us, and one. */
const SAID: readonly (readonly [english: RegExp, words: readonly string[]])[] = [
  [/\bme\b/i, ['me', 'mihi']],
  [/\bus\b/i, ['nos', 'nobis']],
  [/\bit\b/i, ['id']],
  [/\byou\b/i, ['te', 'tibi', 'uos', 'uobis']],
];

/** What goes with whom one asks: ā mē petīvit. */
const FROM = new Set(['a', 'ab', 'ex']);

/** Who is spoken of where English says him and his author does not, in a case that some verb takes; and one of a kind. */
export const unsaid: Rule = (own, { theirs, prompt }) => {
  const cases = new Set(
    own.verbs.flatMap(({ readings }) => readings.flatMap(({ lexeme: { gov = [] } }) => gov)),
  );
  const isTaken = (at: number): boolean =>
    own.readings[at]?.some(
      ({ lexeme: { id }, features: { case: of = '' } }) => id.endsWith('_pron') && cases.has(of),
    ) ?? false;
  return own.folded.flatMap((word, at): readonly Words[] => {
    const said = SAID.find(([english, words]) => english.test(prompt) && words.includes(word));
    const isOne =
      /\bone\b/i.test(prompt) &&
      isSomeId(own, at, ONE) &&
      !theirs.words.some((_, i) => isSomeId(theirs, i, ONE));
    return (said && !has(theirs, ...said[1]) && isTaken(at)) || (isOne && isBesideNoun(own, at))
      ? [own.words.filter((_, i) => i !== at && !(i === at - 1 && FROM.has(own.folded[i] ?? '')))]
      : [];
  });
};
