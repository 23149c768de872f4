// A first lesson for somebody who knows no Latin: one sentence of two people, and the same two with their parts exchanged. Invariant: what is
// asked can be answered from what has just been shown, and it is the truth that all the rest stands on: endings, not places, say who acts.
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { Seed } from '../../core/random.ts';
import { randomFork } from '../../core/random.ts';
import type { Sentence } from '../sentences/compose.ts';
import { composeSentence, sentenceOf } from '../sentences/compose.ts';
import type { Stock } from '../sentences/stock.ts';
import { composingStock } from '../sentences/stock.ts';
import type { Clause, NounPhrase, SentenceTree } from '../sentences/tree.ts';
import { options } from './asking.ts';
import { meaningAsked } from './asks.ts';
import { provedOf } from './generate.ts';
import type { LatinMaterial } from './making.ts';
import { storedTree } from './writing.ts';

const MOST_DRAWS = 200;

/** One or several, in both languages. */
const counted = (phrase: NounPhrase, number: 'sg' | 'pl'): NounPhrase => ({
  ...phrase,
  number,
  count: number,
});

/** Who acts and whom it is done to, where both are one person each and nothing else is said of either. */
const pairOf = (
  stock: Stock,
  { clause, mode }: SentenceTree,
): readonly [NounPhrase, NounPhrase] | undefined => {
  const [object, ...more] = clause.args;
  const { subject } = clause;
  if (mode !== 'statement' || clause.isNegated || clause.adverb || more.length > 0) return undefined;
  if (subject.kind !== 'noun' || object?.role !== 'object' || object.case !== 'acc') return undefined;
  const both = [subject, object.phrase];
  const areFit = both.every(
    (phrase) =>
      phrase.number === 'sg' &&
      phrase.count === 'sg' &&
      phrase.gender !== 'n' &&
      !phrase.adjective &&
      !phrase.determiner &&
      !phrase.genitive &&
      stock.isOf(phrase.lexeme, ['human']),
  );
  return areFit ? [subject, object.phrase] : undefined;
};

/** The clause with these two in it. */
const withPair = (tree: SentenceTree, subject: NounPhrase, whom: NounPhrase, more: Partial<Clause> = {}) => {
  const [object] = tree.clause.args;
  return {
    ...tree,
    order: 'subject-object-verb' as const,
    clause: { ...tree.clause, subject, args: object ? [{ ...object, phrase: whom }] : [], ...more },
  };
};

/** A first lesson, and the question that it answers. */
export type FirstLesson = {
  readonly lesson: { readonly latin: string; readonly english: string; readonly note: string };
  readonly question: LatinQuestion;
};

/** The word of a role as the sentence writes it. */
const wordOf = ({ slots }: Sentence, role: string): string =>
  slots.find((slot) => slot.role === role)?.text ?? '';

/** A first lesson; the same for the same seed. Undefined where no draw came to one. */
export const firstLesson = (
  material: LatinMaterial,
  { seed, generatedAt }: { readonly seed: Seed; readonly generatedAt: string },
): FirstLesson | undefined => {
  const { index, frames } = material;
  const stock = composingStock(index, frames);
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const random = randomFork(seed, 'first lesson', draw);
    const found = composeSentence({ index, frames, random, level: 1, focus: 'simple' });
    const pair = found && pairOf(stock, found.tree);
    if (!found || !pair) continue;
    const [doer, done] = pair;
    const say = (...of: Parameters<typeof withPair>) => sentenceOf(stock, withPair(...of), found.concepts);
    const shown = say(found.tree, doer, done);
    const asked = say(found.tree, done, doer);
    const others = [
      shown,
      say(found.tree, counted(done, 'pl'), counted(doer, 'pl')),
      say(found.tree, done, doer, { isNegated: true }),
    ].flatMap((sentence) => sentence?.english ?? []);
    const [newDoer, newDone] = asked ? [wordOf(asked, 'subject'), wordOf(asked, 'object')] : ['', ''];
    const object = shown ? wordOf(shown, 'object') : '';
    if (!shown || !asked || !object.endsWith('m') || !newDone.endsWith('m')) continue;
    const choice = options(
      { random, material, stock, level: 1 },
      asked.english,
      [...new Set(others)].filter((english) => english !== asked.english),
    );
    const question =
      choice &&
      provedOf(
        material,
        {
          questionType: 'multiple_choice',
          questionText: meaningAsked(asked.latin, 'What, then, does this mean'),
          ...choice,
          explanation: `*${newDone}* has the -m now, so it is done to that one; *${newDoer}* has none and acts. Grammars call the first form the accusative, the other the nominative.`,
          conceptTags: [...asked.concepts],
          grammarFocus: 'subject and object',
          judging: {
            answer: 'option',
            english: asked.arrangements.map((line) => [...line]),
            tree: storedTree(asked),
          },
        },
        { id: 'first-lesson', level: 1, generatedAt },
      );
    if (question)
      return {
        lesson: {
          latin: shown.latin,
          english: shown.english,
          note: `*${object}*, the word that ends in -m, is whom it is done to. Latin tells by such endings who acts; English tells by the place.`,
        },
        question,
      };
  }
  return undefined;
};
