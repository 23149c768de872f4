// Latin that says one thing (content/latin/latinSayings.ts), ready to be asked what of it an English sentence allows.
// Invariant: a row is allowed where the sentence has one of its English words in some form, or where it names none.
import { englishTokens, findPhrase } from '../../reading/english.ts';
import { glossForms } from '../../reading/meanings.ts';

/** A row as its author writes it: the English, and the ways of saying it. */
export type SayingRow = {
  readonly english: readonly string[];
  readonly ways: readonly (readonly string[])[];
};

/** Latin that says one thing, by kind. */
export type SayingRows = {
  readonly verbs: readonly SayingRow[];
  readonly words: readonly SayingRow[];
  readonly phrases: readonly SayingRow[];
};

/** What becomes of a verb's object: its case, with the prepositions that go before it. */
export type ObjectOf = { readonly case: string; readonly behind: readonly string[] };

/** A verb with what goes with it: words as they stand, or an adjective by its id, which is said of its subject. */
export type VerbWay = {
  readonly verb: string;
  readonly beside: readonly string[];
  readonly object: ObjectOf | undefined;
};

/** What an English sentence allows. */
export type Sayings = {
  readonly verbs: readonly (readonly VerbWay[])[];
  readonly words: readonly ReadonlySet<string>[];
  readonly phrases: readonly (readonly (readonly string[])[])[];
};

const OBJECTS: Readonly<Record<string, ObjectOf>> = {
  acc: { case: 'acc', behind: [] },
  dat: { case: 'dat', behind: [] },
  abl: { case: 'abl', behind: [] },
  gen: { case: 'gen', behind: [] },
  from: { case: 'abl', behind: ['e', 'ex', 'a', 'ab', 'de'] },
  ins: { case: 'abl', behind: ['in'] },
  in: { case: 'acc', behind: ['in'] },
  ad: { case: 'acc', behind: ['ad'] },
};

const verbWay = (way: readonly string[]): VerbWay => {
  const at = way.findIndex((one) => one.endsWith('_v'));
  return { verb: way[at] ?? '', beside: way.slice(0, at), object: OBJECTS[way[at + 1] ?? ''] };
};

type Told<T> = { readonly english: readonly (readonly string[])[]; readonly ways: T };

const MOST_KEPT = 64;

/** Rows made ready: what of them an English sentence allows. */
export const openSayings = (rows: SayingRows | undefined): ((prompt: string) => Sayings) => {
  const told = <T>(
    list: readonly SayingRow[],
    poses: readonly ('verb' | 'noun' | 'adj')[],
    make: (ways: SayingRow['ways']) => T,
  ): readonly Told<T>[] =>
    list.map(({ english, ways }) => ({
      english: english.flatMap((gloss) =>
        [...new Set([gloss, ...poses.flatMap((pos) => glossForms(pos, gloss))])].map(englishTokens),
      ),
      ways: make(ways),
    }));
  let ready:
    | {
        readonly verbs: readonly Told<readonly VerbWay[]>[];
        readonly words: readonly Told<ReadonlySet<string>>[];
        readonly phrases: readonly Told<SayingRow['ways']>[];
      }
    | undefined;
  const kept = new Map<string, Sayings>();
  return (prompt) => {
    const known = kept.get(prompt);
    if (known) return known;
    ready ??= {
      verbs: told(rows?.verbs ?? [], ['verb'], (ways) => ways.map(verbWay)),
      words: told(rows?.words ?? [], ['noun', 'adj'], (ways) => new Set(ways.flat())),
      phrases: told(rows?.phrases ?? [], [], (ways) => ways),
    };
    const tokens = englishTokens(prompt);
    const spoken = new Set(tokens);
    const allowed = <T>(list: readonly Told<T>[]): readonly T[] =>
      list.flatMap(({ english, ways }) =>
        english.length === 0 ||
        english.some(
          ([first = '', ...rest]) => spoken.has(first) && findPhrase(tokens, [first, ...rest]) >= 0,
        )
          ? [ways]
          : [],
      );
    const found = {
      verbs: allowed(ready.verbs),
      words: allowed(ready.words),
      phrases: allowed(ready.phrases),
    };
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(prompt, found);
    return found;
  };
};
