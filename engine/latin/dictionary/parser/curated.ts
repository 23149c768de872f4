// What the frames of sentences know about English beside the lexicon: glosses that are good there, and the words of set expressions.
// Invariant: made once for each set of frames, and never changed.
import type { LatinFrames } from '@sigilla/content/schema/latinFrame.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from '../../analyse.ts';
import type { EnglishIndex } from '../englishIndex.ts';
import { indexEnglish } from '../englishIndex.ts';

/** What the frames of sentences know about English: pairs of word and gloss that are good there, and glosses the lexicon lacks. */
type Curated = {
  readonly pairs: ReadonlySet<string>;
  readonly firsts: ReadonlySet<string>;
  readonly english: EnglishIndex;
  /** Verbs that only certain objects call for, and what some objects are beside them. */
  readonly sets: EnglishIndex;
};

const known = new WeakMap<LatinFrames, Curated>();

/** The words of set expressions, each with its English alone for a gloss. */
const setLexemes = (index: LatinIndex, { setVerbs = [] }: LatinFrames): readonly Lexeme[] => {
  const glosses = new Map<string, Set<string>>();
  const add = (id: string, gloss: string): void => {
    glosses.set(id, (glosses.get(id) ?? new Set()).add(gloss));
  };
  for (const { verb, object, latin, thing } of setVerbs) {
    add(latin, verb);
    if (thing !== undefined) add(thing, object);
  }
  return [...glosses].flatMap(([id, all]) => {
    const lexeme = index.byId(id);
    return lexeme ? [{ ...lexeme, senses: [...all].map((en) => ({ en: [en] })) }] : [];
  });
};

/** What these frames know, over this lexicon. */
export const curated = ({
  index,
  frames,
}: {
  readonly index: LatinIndex;
  readonly frames: LatinFrames;
}): Curated => {
  const there = known.get(frames);
  if (there) return there;
  const rows: readonly (readonly [string, string])[] = [
    ...Object.entries(frames.english),
    ...Object.entries(frames.glosses ?? {}).flatMap(([id, all]) => all.map((en) => [id, en] as const)),
    ...frames.verbs.map(({ verb, en }) => [verb, en] as const),
    ...frames.adjectives.map(({ adjective, en }) => [adjective, en] as const),
    ...frames.adverbs.map(({ adverb, en }) => [adverb, en] as const),
  ];
  const lexemes = rows.flatMap(([id, en]) => {
    const lexeme = index.byId(id);
    const isNew = lexeme && !lexeme.senses.some((sense) => sense.en.includes(en));
    return isNew ? [{ ...lexeme, senses: [{ en: [en] }] }] : [];
  });
  const made = {
    pairs: new Set(rows.map(([id, en]) => `${id} ${en}`)),
    firsts: new Set(
      Object.entries(frames.glosses ?? {}).flatMap(([id, all]) => all.map((en) => `${id} ${en}`)),
    ),
    english: indexEnglish({ ...index, lexemes }),
    sets: indexEnglish({ ...index, lexemes: setLexemes(index, frames) }),
  };
  known.set(frames, made);
  return made;
};
