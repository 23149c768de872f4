// Latin that says one thing (content/latin/latinSayings.ts), ready to be asked what of it an English sentence allows.
// Invariant: a row is allowed where the sentence has one of its English words in some form, or where it names none.
import { remembered } from '../../../core/remembered.ts';
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

/** Rows of one kind made ready: what of them an English sentence allows, in their order. */
const openRows = <T>(
  rows: readonly SayingRow[],
  poses: readonly ('verb' | 'noun' | 'adj')[],
  make: (ways: SayingRow['ways']) => T,
): ((tokens: readonly string[]) => readonly T[]) => {
  const made = rows.map(({ ways }) => make(ways));
  const free = [...rows.keys()].filter((at) => rows[at]?.english.length === 0);
  const phrases = rows.flatMap(({ english }, at) =>
    english.flatMap((gloss) =>
      [...new Set([gloss, ...poses.flatMap((pos) => glossForms(pos, gloss))])].map((form) => ({
        words: englishTokens(form),
        at,
      })),
    ),
  );
  const opened = Map.groupBy(phrases, ({ words: [first = ''] }) => first);
  return (tokens) => {
    const said = [...new Set(tokens)]
      .flatMap((token) => opened.get(token) ?? [])
      .filter(({ words }) => findPhrase(tokens, words) >= 0);
    const allowed = new Set([...free, ...said.map(({ at }) => at)]);
    return made.filter((_, at) => allowed.has(at));
  };
};

const MOST_KEPT = 64;

/** All rows made ready at the first question: what of them an English sentence allows. */
export const openSayings = (rows: SayingRows | undefined): ((prompt: string) => Sayings) => {
  const open = () => ({
    verbs: openRows(rows?.verbs ?? [], ['verb'], (ways) => ways.map(verbWay)),
    words: openRows(rows?.words ?? [], ['noun', 'adj'], (ways) => new Set(ways.flat())),
    phrases: openRows(rows?.phrases ?? [], [], (ways) => ways),
  });
  let ready: ReturnType<typeof open> | undefined;
  return remembered(MOST_KEPT, (prompt) => {
    const { verbs, words, phrases } = (ready ??= open());
    const tokens = englishTokens(prompt);
    return { verbs: verbs(tokens), words: words(tokens), phrases: phrases(tokens) };
  });
};
