// Whether a Latin text and its English say the same, where the translator is sure of the English: the same words must then have the same
// forms, as far as English shows them. Where a case, number or mood may be as well for another reason, it is let be.
import type { LatinTranslation } from '@sigilla/content/schema/dictionaryEntry.ts';
import type { Analysis, LatinIndex } from '../../analyse.ts';
import { fold } from '../../fold.ts';
import { isAbstract, isMass, isPlural } from '../../sentences/englishNouns.ts';
import { englishTokens } from '../../reading/english.ts';
import { isForeign, isSaid, meaningFault, verbFault } from './proveMeaning.ts';
import type { Odd, Pair, Placed } from './provePairs.ts';
import { isPreposition } from '../../reading/latin.ts';
import { isContent, isOne, isPronoun, oddness, paired, placed } from './provePairs.ts';
import { signFault } from './proveSigns.ts';

/** The translator, bound to its material: English in, Latin with its confidence out. */
export type Translate = (english: string) => LatinTranslation;

const SURE = 0.65;

/** English nouns that look alike in both numbers, or stand in the singular for a Latin plural. */
const ONE_FOR_MANY = new Set(
  'hair sheep fish enemy people fruit penalty money food clothing furniture baggage spoil booty evening wealth weather reinforcement bath place cattle game corn grain land country wood woods foot'.split(
    ' ',
  ),
);

const MEASURES = new Set(
  'satis multum parum quantum tantum plus nihil aliquid quid milia nemo multi pauci quis multus_adj'.split(
    ' ',
  ),
);

const IF = new Set(['si', 'nisi', 'sin', 'cum', 'dum', 'donec', 'ubi']);
const SINCE = new Set(['postquam', 'ubi', 'ut', 'simul', 'simulac', 'simulatque', 'cum']);

/** What a whole pair of sentences tells about its differences. */
type Scene = {
  readonly isSameVerb: boolean;
  readonly governs: ReadonlySet<string>;
  readonly mayTake: ReadonlySet<string>;
  readonly measures: boolean;
  readonly isSince: boolean;
  readonly isIf: boolean;
  readonly objects: number;
  readonly hasParticiple: boolean;
  readonly isGoing: boolean;
  readonly isInto: boolean;
  readonly compares: boolean;
  readonly isBeing: boolean;
};

/** Whether a case may be as well as the one of the rendering: behind another preposition, with another verb, a measure or an interest. */
const mayStand = (
  own: Analysis,
  said: Analysis,
  pair: Pair,
  { isSameVerb, governs, measures, isGoing, isInto, compares, isBeing, objects, mayTake }: Scene,
): boolean => {
  const [ours, theirs] = [own.features.case ?? '', said.features.case ?? ''];
  const { preposition } = pair[0];
  if (ours === 'loc' || theirs === 'loc') return true;
  if (preposition !== pair[1].preposition)
    return (
      preposition !== undefined ||
      (ours !== 'nom' &&
        !(ours === 'acc' && (pair[1].preposition === 'a_prep' || pair[1].preposition === 'cum_prep')))
    );
  if (preposition !== undefined) return ours === 'acc' ? isGoing || governs.has('in+acc') : !isInto;
  if (ours === 'nom' || theirs === 'nom')
    return ours === 'voc' || theirs === 'voc' || measures || (compares && ours === 'abl');
  return (
    (isBeing && ours === 'gen') ||
    (!isSameVerb && (ours === 'abl' || ours === 'dat' || ours === theirs || mayTake.has(ours))) ||
    (governs.has(ours) && (ours !== 'acc' || objects === 0)) ||
    measures ||
    (ours === 'dat' && theirs === 'gen') ||
    (ours === 'abl' && theirs === 'gen')
  );
};

/** Why a word may differ from its rendering, by what differs; each names the reason for which English does not tell. */
const EXCUSES: readonly ((odd: Odd, pair: Pair, scene: Scene) => boolean)[] = [
  function hasNoFormOfItsOwn({ own, kinds }) {
    const isPossessive = own.lexeme.kind === 'possessive';
    return isPossessive || kinds.includes('form') || (own.lexeme.pos === 'pron' && !kinds.includes('case'));
  },
  function isPartOfCompound({ own, said }, _pair, { hasParticiple }) {
    const mayBePart = own.lexeme.id === 'sum_v' || own.features.mood === 'part';
    return mayBePart && (hasParticiple || own.lexeme.id !== said.lexeme.id);
  },
  function isSubordinate({ own, said, kinds }) {
    const moods = [own.features.mood, said.features.mood];
    return kinds.includes('mood') && (moods[0] === 'subj' || moods.includes('inf'));
  },
  function mayBeAnotherPart({ own }, pair) {
    const parts = new Set(pair[1].readings.map(({ lexeme }) => lexeme.pos));
    return own.features.person !== undefined && parts.size > 1;
  },
  function hasNoPerson({ own, said, kinds }) {
    const isImpersonal = ({ lexeme }: Analysis): boolean =>
      lexeme.flags.includes('impersonal') || lexeme.parts[0]?.endsWith('t') === true;
    return kinds.includes('person') && [own, said].some(isImpersonal);
  },
  function isOfTimeBefore({ own, said, kinds }, _pair, { isIf, isSince }) {
    if (kinds.length !== 1 || kinds[0] !== 'tense') return false;
    const { tense } = own.features;
    return (
      (isIf && tense !== 'perf' && tense !== 'plup') ||
      (isSince && tense === 'perf' && said.features.tense === 'plup')
    );
  },
  function isOneForMany({ own, said, kinds }) {
    if (!kinds.includes('number') || own.lexeme.pos !== 'noun') return false;
    const mayBeEither = (gloss: string): boolean =>
      ONE_FOR_MANY.has(gloss) || isMass(gloss) || isAbstract(gloss) || isPlural(gloss);
    return (
      own.lexeme.id !== said.lexeme.id ||
      own.lexeme.senses.some(
        ({ en, ...sense }) => ('note' in sense && /plural/.test(sense.note ?? '')) || en.some(mayBeEither),
      )
    );
  },
  function standsForAnotherReason({ own, said, kinds }, pair, scene) {
    return kinds.includes('case') && mayStand(own, said, pair, scene);
  },
];

const isExcused = (odd: Odd, pair: Pair, scene: Scene): boolean =>
  EXCUSES.some((isSo) => isSo(odd, pair, scene));

const GOING = new Set(['motion', 'travel', 'giving', 'change']);

const sceneOf = (
  words: readonly Placed[],
  others: readonly Placed[],
  pairs: readonly Pair[],
  english: string,
): Scene => {
  const verbs = pairs.filter(([own]) => own.readings.some(({ features }) => features.person !== undefined));
  const lexemes = words.flatMap(({ readings }) => readings.map(({ lexeme }) => lexeme));
  const same = verbs.flatMap(([own, said]) =>
    own.readings
      .filter(({ lexeme }) => said.readings.some((other) => other.lexeme.id === lexeme.id))
      .map(({ lexeme }) => lexeme),
  );
  const patterns = same.map(({ gov }) =>
    (gov ?? []).flatMap((pattern) => [pattern, ...(pattern.endsWith('in+acc') ? ['in+acc'] : [])]),
  );
  const doing = lexemes.filter(({ pos }) => pos === 'verb');
  return {
    isSameVerb: verbs.length > 0 && verbs.every(([own, said]) => isOne(own, said)),
    mayTake: new Set(doing.flatMap(({ gov }) => gov ?? []).flatMap((pattern) => pattern.split('+'))),
    governs: new Set(
      patterns[0]?.filter((pattern) => patterns.every((list) => list.includes(pattern))) ?? [],
    ),
    measures:
      words.some(({ word }) => MEASURES.has(fold(word))) || lexemes.some(({ id }) => MEASURES.has(id)),
    isIf: words.some(({ word }) => IF.has(fold(word))),
    objects: others.filter(
      ({ readings }) =>
        readings.length > 0 &&
        readings.every(
          ({ lexeme, features }) =>
            (lexeme.pos === 'noun' && features.case === 'acc') ||
            features.gender === 'n' ||
            lexeme.gender === 'n',
        ) &&
        readings.some(({ features }) => features.case === 'acc'),
    ).length,
    isSince: words.some(({ word }) => SINCE.has(fold(word))),
    hasParticiple: words.some(({ readings }) => readings.some(({ features }) => features.mood === 'part')),
    isGoing: doing.some(({ tags }) => tags.some((tag) => GOING.has(tag))),
    compares: words.some(({ readings }) => readings.some(({ features }) => features.degree === 'comp')),
    isBeing: same.some(({ id }) => id === 'sum_v'),
    isInto: /\b(?:into|onto)\b/i.test(english),
  };
};

/** Whether some meaning of a preposition is among the words of the English, or one that goes with many verbs. */
const saysPreposition = ({ readings }: Placed, english: string): boolean => {
  const tokens = englishTokens(english);
  return readings.some(({ lexeme }) =>
    [...lexeme.senses.flatMap(({ en }) => en), ...lexeme.also].some((gloss) =>
      englishTokens(gloss).some((token) => tokens.includes(token)),
    ),
  );
};

/** What the Latin says otherwise than one rendering; '' when they agree, undefined when they use other words or nobody can tell. */
const difference = (
  index: LatinIndex,
  latin: string,
  rendering: string,
  english: string,
): string | undefined => {
  const words = placed(index, latin);
  const others = placed(index, rendering);
  const { pairs, left, rest } = paired(words, others);
  const scene = sceneOf(words, others, pairs, english);
  const odd = pairs.flatMap((pair) => {
    const found = oddness(pair);
    return found.length === 0
      ? []
      : [{ pair, found, isWrong: !found.some((one) => isExcused(one, pair, scene)) }];
  });
  if ([...left, ...rest].some((one) => !isContent(one) && !isPronoun(one) && !isPreposition(one)))
    return undefined;
  const [more, less] = [left.filter(isContent), rest.filter(isContent)];
  const isBeing = (list: readonly Placed[]): boolean =>
    list.some(({ readings }) => readings.some(({ lexeme }) => lexeme.id === 'sum_v'));
  const isOtherwiseBuilt = isBeing(words) !== isBeing(others);
  if ((more.length > 0 && less.length > 0) || isOtherwiseBuilt) return undefined;
  const isNumberLoose =
    [...left, ...rest].some(isPronoun) ||
    odd.some(
      ({ found, isWrong }) =>
        !isWrong && found.some(({ own, kinds }) => own.lexeme.pos === 'noun' && kinds.includes('number')),
    );
  const first = odd.find(
    ({ found, isWrong }) =>
      isWrong && !(isNumberLoose && found.some(({ kinds }) => kinds.length === 1 && kinds[0] === 'number')),
  );
  if (first) return `by the English, ${first.pair[0].word} would be a form like ${first.pair[1].word}`;
  const [strayed] = rest.some(isPreposition)
    ? left.filter((one) => isPreposition(one) && fold(one.word) !== 'in' && !saysPreposition(one, english))
    : [];
  if (strayed) return `the English does not say ${strayed.word}`;
  if (odd.length > 0 || [...left, ...rest].some(isPreposition)) return undefined;
  const lost = more.find(({ word }) => !isSaid(index, word, english));
  if (lost) return `${lost.word} is not in the English`;
  if (more.length > 0) return undefined;
  return less[0] ? `the English says more than the Latin: there is no ${less[0].word}` : '';
};

const renderingsOf = (english: string, translate: Translate): readonly string[] => {
  const { entry, confidence, alternatives } = translate(english);
  return !entry || confidence < SURE ? [] : [entry.latin, ...alternatives.map((other) => other.latin)];
};

/** How many words of two Latin texts are the same, forms above words. */
const likeness = (index: LatinIndex, one: string, other: string): number =>
  paired(placed(index, one), placed(index, other)).pairs.reduce(
    (sum, [own, said]) => sum + (fold(own.word) === fold(said.word) ? 3 : isOne(own, said) ? 2 : 0),
    0,
  );

/** Why a Latin text and its English do not belong together, or undefined where they do or nobody can tell. */
export const translationFault = (
  index: LatinIndex,
  latin: string,
  english: string,
  translate: Translate,
): string | undefined => {
  if (isForeign(index, latin, english)) return 'the Latin and the English have nothing in common';
  const [nearest] = renderingsOf(english, translate).toSorted(
    (one, other) => likeness(index, latin, other) - likeness(index, latin, one),
  );
  const found = nearest === undefined ? undefined : difference(index, latin, nearest, english);
  if (found === '') return signFault(index, latin, english);
  return (
    found ??
    meaningFault(index, latin, english) ??
    verbFault(index, latin, english) ??
    signFault(index, latin, english)
  );
};

/** Whether a Latin text is, word for word and form for form, what the English says: a second right answer. */
export const rendersToo = (
  index: LatinIndex,
  latin: string,
  english: string,
  translate: Translate,
): boolean =>
  renderingsOf(english, translate).some((rendering) => {
    const { pairs, left, rest } = paired(placed(index, latin), placed(index, rendering));
    return left.length === 0 && rest.length === 0 && pairs.every((pair) => oddness(pair).length === 0);
  });
