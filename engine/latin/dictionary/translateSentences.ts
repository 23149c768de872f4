// The third layer of the translator: sentences through the sentence tree.
// Invariant: no Latin leaves here that does not read back word by word; a sentence is also said back in English and must be what was written.
import { matchesEnglish } from '../questions/grading/english/matchEnglish.ts';
import type { Sentence } from '../sentences/compose.ts';
import { sentenceOf } from '../sentences/compose.ts';
import type { Clause, SentenceTree } from '../sentences/tree.ts';
import type { Built } from './built.ts';
import { built } from './built.ts';
import type { Found } from './parser/found.ts';
import { RIVAL, RIVALLED } from './parser/found.ts';
import type { SaidPhrase } from './phraseLatin.ts';
import type { Reader } from './parser/questionParser.ts';
import { readSentence } from './parser/sentenceParser.ts';

const MODE_NAMES: Readonly<Record<string, string>> = {
  command: 'command',
  statement: 'sentence',
  let: 'exhortation',
};

/** Most sentences that are built before giving up, and that are handed on. */
const MOST_BUILT = 24;
const MOST_KEPT = 4;

/** How much less likely than the best an alternative may be. */
const MOST_STRAYED = 0.9;

/** How sure a sentence of one clause is, and one in which a clause hangs from another: there English and Latin differ oftener. */
const OF_ONE = 0.95;
const OF_TWO = 0.8;

/** What is left where subject and object could be exchanged. */
const AMBIGUOUS = 0.8;
const isOfTwo = ({ complement, background }: Clause): boolean =>
  background !== undefined || (complement !== undefined && !/infinitive/.test(complement.kind));

/** "You" is one person or several, not both in one sentence. */
const isMixed = (slots: SaidPhrase['slots']): boolean => {
  const says = (word: string, cell: RegExp): boolean =>
    slots.some(
      ({ lexemes, cells }) =>
        lexemes[0] === word ||
        cells.slice(0, 1).some((one) => cell.test(one)) ||
        (lexemes[0] === 'tu_pron' && (cells[0] ?? '').includes(word === 'tuus_adj' ? '.sg' : '.pl')),
    );
  return says('tuus_adj', /2sg/) && says('vester_adj', /2pl/);
};

/** A tree of a text, said in both languages. */
export type SaidTree = Found<SentenceTree> & { readonly sentence: Sentence };

/** The trees of a text, likeliest first, each said back in English and found to be the text; one for each Latin. */
export function* saidTrees(
  tokens: readonly string[],
  text: string,
  isQuestion: boolean,
  reader: Reader,
): Generator<SaidTree> {
  const seen = new Set<string>();
  for (const found of readSentence(tokens, isQuestion, reader).slice(0, MOST_BUILT)) {
    const sentence = sentenceOf(reader.stock, found.value, [], true);
    if (!sentence || seen.has(sentence.latin)) continue;
    if (!matchesEnglish(sentence.arrangements, text) || isMixed(sentence.slots)) continue;
    seen.add(sentence.latin);
    yield { ...found, sentence };
  }
}

/** The text as a sentence; each answer has been said back in English and found to be the text. */
export const translateSentence = (
  tokens: readonly string[],
  text: string,
  isQuestion: boolean,
  reader: Reader,
): readonly Built[] => {
  const kept: Built[] = [];
  let least: number | undefined;
  const isNever = tokens.includes('never');
  for (const { value: tree, confidence, cost, sentence } of saidTrees(tokens, text, isQuestion, reader)) {
    if (least !== undefined && cost > least + MOST_STRAYED) break;
    least ??= cost;
    const [first] = kept;
    if (first && kept.length === 1 && cost - least < RIVAL)
      kept[0] = { ...first, confidence: first.confidence * RIVALLED };
    const clear = sentence.ambiguity === undefined ? 1 : AMBIGUOUS;
    kept.push(
      built(
        reader,
        {
          text: isNever ? sentence.latin.replace(/^(Nōlī(?:te)?|Nē)(?= )/, '$1 umquam') : sentence.latin,
          slots: sentence.slots,
        },
        MODE_NAMES[tree.mode] ?? 'question',
        sentence.english,
        confidence * clear * (isOfTwo(tree.clause) ? OF_TWO : OF_ONE),
        cost,
        sentence.ambiguity,
      ),
    );
    if (kept.length === MOST_KEPT) break;
  }
  return kept;
};
