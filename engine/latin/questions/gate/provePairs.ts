// Two Latin texts word beside word: which words are one, in what their forms differ, and what is left on either side.
// Invariant: a difference that English does not show is none.
import type { Analysis, LatinIndex } from '../../analyse.ts';
import { fold } from '../../fold.ts';
import type { ReadWord } from '../../reading/latin.ts';
import { hasMacrons, isPreposition, readWords } from '../../reading/latin.ts';

const CONTENT = new Set(['noun', 'verb', 'adj', 'num']);

/** Nouns that English adds or leaves out: pauper is a poor man, haec rēs this. */
const PALE = new Set(['vir_n', 'homo_n', 'res_n', 'femina_n', 'populus_n', 'sum_v', 'unus_num']);

export type Placed = ReadWord & { readonly preposition?: string };

export type Pair = readonly [own: Placed, said: Placed];
type Kind = 'case' | 'number' | 'tense' | 'mood' | 'voice' | 'person' | 'degree' | 'form';

export const isContent = ({ readings }: Placed): boolean =>
  readings.length > 0 &&
  readings.every(
    ({ lexeme, features }) =>
      CONTENT.has(lexeme.pos) &&
      !PALE.has(lexeme.id) &&
      lexeme.kind !== 'possessive' &&
      features.adverb !== true,
  );
export const isPronoun = ({ readings }: Placed): boolean =>
  readings.some(({ lexeme }) => lexeme.pos === 'pron' || lexeme.kind === 'possessive' || PALE.has(lexeme.id));

/** The words of a text, each with the preposition it stands behind. */
export const placed = (index: LatinIndex, text: string): readonly Placed[] => {
  const isMarked = hasMacrons(text);
  const words = readWords(index, text, isMarked).map(({ word, readings }) => {
    const plain = readings.filter(
      ({ features, form }) => features.case !== 'voc' && (form.variant === undefined || !isMarked),
    );
    return { word, readings: plain.length > 0 ? plain : readings };
  });
  return words.map((one, at) => {
    const before = words.slice(Math.max(0, at - 2), at).findLast(isPreposition)?.readings[0]?.lexeme.id;
    return before === undefined ? one : { ...one, preposition: before };
  });
};

const shares = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.some((each) => other.includes(each));

const isSame = (one: Placed, other: Placed): boolean => fold(one.word) === fold(other.word);
export const isOne = (one: Placed, other: Placed): boolean =>
  one.readings.some(({ lexeme }) => other.readings.some((said) => said.lexeme.id === lexeme.id));
const isSynonym = (one: Placed, other: Placed): boolean =>
  one.readings.some(({ lexeme }) =>
    other.readings.some(
      (said) =>
        said.lexeme.pos === lexeme.pos &&
        shares(
          lexeme.senses.flatMap(({ en }) => en),
          said.lexeme.senses.flatMap(({ en }) => en),
        ),
    ),
  );

/** Words of one text beside words of the other that are alike, first the same forms, then the same words, then synonyms; and what is left. */
export const paired = (one: readonly Placed[], other: readonly Placed[]) => {
  let [left, rest] = [[...one], [...other]];
  const pairs: Pair[] = [];
  for (const alike of [isSame, isOne, isSynonym]) {
    const without: Placed[] = [];
    for (const own of left) {
      const said = rest.find((each) => alike(own, each));
      if (said) {
        pairs.push([own, said]);
        rest = rest.filter((each) => each !== said);
      } else without.push(own);
    }
    left = without;
  }
  return { pairs, left, rest };
};

/** What English leaves open is levelled: a past is perfect or imperfect, "you" is one or many; gender shows in no English adjective. */
const shown = ({ lexeme, features }: Analysis): Partial<Record<Kind, string>> => ({
  ...(features.case ? { case: features.case } : {}),
  ...(features.number && features.person !== 2 ? { number: features.number } : {}),
  ...(features.tense ? { tense: features.tense === 'impf' ? 'perf' : features.tense } : {}),
  ...(features.mood ? { mood: features.mood } : {}),
  ...(features.voice ? { voice: features.voice } : {}),
  ...(features.person ? { person: String(features.person) } : {}),
  ...(features.degree && features.degree !== 'pos' ? { degree: features.degree } : {}),
  form: features.adverb ? 'adv' : lexeme.pos,
});

export type Odd = { readonly own: Analysis; readonly said: Analysis; readonly kinds: readonly Kind[] };
const KINDS = ['case', 'number', 'tense', 'mood', 'voice', 'person', 'degree', 'form'] as const;

/** In what the nearest readings of two words differ, each pair of readings that is as near; nothing where some reading of each is the same. */
export const oddness = ([own, said]: Pair): readonly Odd[] => {
  const all = own.readings.flatMap((one) =>
    said.readings.map((other): Odd => {
      const [ours, theirs] = [shown(one), shown(other)];
      return { own: one, said: other, kinds: KINDS.filter((kind) => ours[kind] !== theirs[kind]) };
    }),
  );
  const least = Math.min(...all.map(({ kinds }) => kinds.length));
  return least === 0 ? [] : all.filter(({ kinds }) => kinds.length === least);
};
