// How far composition reaches: the words that many sentences use, their length by level, and whether what is done to what is vouched for.
import { forkSeed, randomFork } from '@sigilla/engine/core/random.ts';
import { composeSentence } from '@sigilla/engine/latin/sentences/compose.ts';
import { composingStock } from '@sigilla/engine/latin/sentences/stock.ts';
import type { Clause } from '@sigilla/engine/latin/sentences/tree.ts';
import { latinMaterial } from './latinMaterial.ts';

const { index, frames } = latinMaterial;
const stock = composingStock(index, frames);

/** What a number of sentences of every level come to. */
export type Reach = {
  readonly words: ReadonlySet<string>;
  /** Words a sentence, on average, from level 1 on. */
  readonly lengths: readonly number[];
  /** Deeds that somebody does to something, and those among them that no row of the frames and no story vouches for. */
  readonly deeds: number;
  readonly unvouched: readonly string[];
};

const clausesOf = (clause: Clause): readonly Clause[] => [
  clause,
  ...[clause.background?.clause, clause.complement?.clause, clause.joined?.clause].flatMap((inner) =>
    inner ? clausesOf(inner) : [],
  ),
];

const isTold = (verb: string, subject: string, object: string): boolean =>
  stock.frames.stories.some(({ first, next }) =>
    [first, next].some(
      (deed) =>
        deed.verb === verb && stock.isOf(subject, [deed.who]) && stock.isOf(object, [deed.what ?? '']),
    ),
  );

/** Whether the frames know of somebody like this who does that to something like this. */
export const isVouchedFor = (verb: string, subject: string, object: string): boolean =>
  stock.frames.verbs.some(
    (row) => row.verb === verb && stock.isOf(subject, row.subject) && stock.isOf(object, row.object ?? []),
  ) || isTold(verb, subject, object);

/** Composes so many sentences of each level and says what they come to. */
export const reachOf = (perLevel: number, seed = '3'.repeat(32)): Reach => {
  const words = new Set<string>();
  const unvouched: string[] = [];
  let deeds = 0;
  const lengths = Array.from({ length: 10 }, (_, at) => {
    let spoken = 0;
    for (let draw = 0; draw < perLevel; draw += 1) {
      const random = randomFork(forkSeed(seed, at * 100_000 + draw));
      const sentence = composeSentence({ index, frames, random, level: at + 1 });
      if (!sentence) continue;
      for (const word of sentence.words) words.add(word);
      spoken += sentence.latin.split(' ').length;
      for (const { verb, subject, args, voice } of clausesOf(sentence.tree.clause)) {
        const object = args.find(({ role, case: form }) => role === 'object' && form === 'acc')?.phrase;
        if (!object || object.pronoun || subject.kind !== 'noun' || subject.pronoun || voice !== 'act')
          continue;
        deeds += 1;
        if (!isVouchedFor(verb.lexeme, subject.lexeme, object.lexeme)) unvouched.push(sentence.latin);
      }
    }
    return spoken / perLevel;
  });
  return { words, lengths, deeds, unvouched };
};
