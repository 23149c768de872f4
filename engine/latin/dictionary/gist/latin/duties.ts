// What must be done, in Latin's several ways: dēbeō, oportet and necesse est with an infinitive, and the gerundive with "to be", as one verb that is marked.
// Invariant: what says that it must be is no word of its own behind this; its time and its person stand with the verb.
import type { Analysis } from '../../../analyse.ts';
import type { Features } from '../../../features.ts';
import type { Word } from './words.ts';

/** How far what must be done may stand from what says so. */
const APART = 7;

const isVerbOf = (word: Word | undefined, id: string): Analysis | undefined =>
  word?.readings.find(
    ({ lexeme, features: { person, mood, voice } }) =>
      lexeme.id === id && voice === 'act' && (person !== undefined || mood === 'inf'),
  );

/** An infinitive of the present. */
const isPresent = ({ readings }: Word): boolean =>
  readings.some(({ features: { mood, tense } }) => mood === 'inf' && tense === 'pres');

/** The nearest place of a kind, no stop between. */
const nearestOf = (words: readonly Word[], at: number, isIt: (word: Word) => boolean): number | undefined =>
  [...words.keys()]
    .filter((i) => {
      const word = words[i];
      const between = words.slice(Math.min(i, at) + 1, Math.max(i, at) + 1);
      return (
        i !== at &&
        Math.abs(i - at) <= APART &&
        word &&
        isIt(word) &&
        between.every(({ stop }) => stop === '')
      );
    })
    .toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at))[0];

/** The words of a text, what must be done marked. */
export const dutiesIn = (words: readonly Word[]): readonly Word[] => {
  const gone = new Set<number>();
  const duties = new Map<number, Features>();
  const bound = new Map<number, Pick<Features, 'person' | 'number'>>();
  const mark = (verb: number, { features }: Analysis, ...others: readonly number[]): void => {
    duties.set(verb, features);
    for (const other of others) gone.add(other);
  };
  for (const [at, word] of words.entries()) {
    const infinitive = (): number | undefined =>
      nearestOf(
        words,
        at,
        (one) => isPresent(one) && !one.readings.some(({ lexeme: { id } }) => id === 'debeo_v'),
      );
    const own = isVerbOf(word, 'debeo_v') ?? isVerbOf(word, 'oportet_v');
    if (own) {
      const verb = infinitive();
      if (verb !== undefined) mark(verb, own.lexeme.id === 'oportet_v' ? unnamed(own) : own, at);
      continue;
    }
    if (word.readings.some(({ lexeme: { id } }) => id === 'necesse_adj')) {
      const being = nearestOf(words, at, (one) => isVerbOf(one, 'sum_v') !== undefined);
      const verb = infinitive();
      const told = being === undefined ? undefined : isVerbOf(words[being], 'sum_v');
      const isImpersonal =
        told?.features.person === undefined || (told.features.person === 3 && told.features.number === 'sg');
      if (verb !== undefined && being !== undefined && told && isImpersonal && verb !== being)
        mark(verb, unnamed(told), at, being);
      continue;
    }
    if (
      !word.readings.some(
        ({ features: { mood, case: of } }) => mood === 'gerundive' && (of === 'nom' || of === 'acc'),
      )
    )
      continue;
    const being = nearestOf(words, at, (one) => isVerbOf(one, 'sum_v') !== undefined);
    const told = being === undefined ? undefined : isVerbOf(words[being], 'sum_v');
    const isAgreed =
      told?.features.person === undefined ||
      word.readings.some(
        ({ features: { mood, case: of, number } }) =>
          mood === 'gerundive' && of === 'nom' && number === told.features.number,
      );
    if (being === undefined || !told || !isAgreed || gone.has(being)) continue;
    mark(at, unnamed(told), being);
    const { person, number } = told.features;
    if (person !== undefined && person !== 3) bound.set(at, { person, ...(number ? { number } : {}) });
  }
  return words.flatMap((word, at) => {
    const duty = duties.get(at);
    const stop = gone.has(at - 1) ? `${words[at - 1]?.stop ?? ''}${word.stop}` : word.stop;
    if (gone.has(at)) return [];
    if (!duty) return [{ ...word, stop }];
    const readings = word.readings.filter(({ features: { mood } }) => mood === 'inf' || mood === 'gerundive');
    const who = bound.get(at);
    return [{ ...word, stop, readings, duty, ...(who ? { bound: who } : {}) }];
  });
};

const unnamed = ({ features: { person: _, number: __, ...features }, ...rest }: Analysis): Analysis => ({
  ...rest,
  features,
});
