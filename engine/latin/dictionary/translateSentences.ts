// The second and third layers of the translator: phrases inflected by the engine, and sentences through the sentence tree.
// Invariant: no Latin leaves here that does not read back word by word; a sentence is also said back in English and must be what was written.
import type { Case } from '../features.ts';
import { matchesEnglish } from '../questions/grading/english/matchEnglish.ts';
import { isAbstract } from '../sentences/englishNouns.ts';
import type { Sentence } from '../sentences/compose.ts';
import { sentenceOf } from '../sentences/compose.ts';
import type { Argument, Clause, NounPhrase, SentenceTree } from '../sentences/tree.ts';
import type { Candidate } from './candidate.ts';
import { explainWords } from './candidate.ts';
import { ClauseParser } from './parser/clauseParser.ts';
import type { Found } from './parser/found.ts';
import { RIVAL, RIVALLED } from './parser/found.ts';
import { Words } from './parser/words.ts';
import type { SaidPhrase } from './phraseLatin.ts';
import { sayArgument, sayPhrase } from './phraseLatin.ts';
import type { Reader } from './parser/questionParser.ts';
import { readSentence } from './parser/sentenceParser.ts';

/** A candidate with the words it used, so that others can be tried in their place. */
export type Built = Candidate & {
  readonly lexemes: readonly string[];
  readonly cost: number;
  /** Whether it begins with a name, which keeps its capital. */
  readonly isName?: true;
};

const built = (
  reader: Reader,
  said: SaidPhrase,
  partOfSpeech: string,
  english: string,
  confidence: number,
  cost: number,
  ambiguity?: string,
): Built => ({
  latin: said.text,
  partOfSpeech,
  english,
  explanation:
    explainWords(reader.lookup.index, said.slots) +
    (ambiguity === undefined ? '' : ` By form alone ${ambiguity}; the order tells.`),
  confidence,
  cost,
  ...(reader.lookup.index.byId(said.slots[0]?.lexemes[0] ?? '')?.flags.includes('proper')
    ? { isName: true as const }
    : {}),
  lexemes: said.slots.flatMap(({ lexemes, cells }) => (cells[0] === 'form' ? [] : (lexemes[0] ?? []))),
});

const byLatin = (list: readonly Built[]): readonly Built[] => {
  const seen = new Set<string>();
  return list
    .toSorted((one, other) => one.cost - other.cost)
    .filter(({ latin }) => {
      if (seen.has(latin)) return false;
      seen.add(latin);
      return true;
    });
};

/** The text as a noun phrase, alone or behind "of", "to" or another preposition. */
export const translatePhrase = (
  tokens: readonly string[],
  english: string,
  reader: Reader,
): readonly Built[] => {
  const { stock } = reader;
  const parser = new ClauseParser(new Words(tokens, reader.lookup, reader.banned), stock);
  const whole = <T>(list: readonly Found<T>[]): readonly Found<T>[] =>
    list.filter(({ end }) => end === tokens.length);
  const inCase = ({ value, cost, confidence }: Found<NounPhrase>, grammaticalCase: Case, more: number) => {
    const said = sayPhrase(stock, parser.owned(value, undefined), grammaticalCase);
    return said ? [built(reader, said, 'noun phrase', english, confidence, cost + more)] : [];
  };
  const plain = whole(parser.nounPhrases(0)).flatMap((phrase) =>
    inCase(
      phrase,
      phrase.value.lexeme.endsWith('_pron') && !phrase.value.relative && !phrase.value.isPart ? 'acc' : 'nom',
      0,
    ),
  );
  const [first] = tokens;
  const owners =
    first === 'of' ? whole(parser.nounPhrases(1)).flatMap((phrase) => inCase(phrase, 'gen', 0)) : [];
  const possessors =
    tokens.at(-1) === "'s"
      ? new ClauseParser(new Words(tokens.slice(0, -1), reader.lookup, reader.banned), stock)
          .nounPhrases(0)
          .filter(({ end }) => end === tokens.length - 1)
          .flatMap((phrase) => inCase(phrase, 'gen', 0))
      : [];
  const receivers =
    first === 'to' || first === 'for'
      ? whole(parser.nounPhrases(1)).flatMap((phrase) =>
          parser.isLiving(phrase.value) ? inCase(phrase, 'dat', first === 'to' ? -0.3 : 0) : [],
        )
      : [];
  const wished = parser.nounPhrases(0).flatMap((phrase) =>
    !(tokens[phrase.end] === 'for' || (tokens[phrase.end] === 'to' && isAbstract(phrase.value.en))) ||
    phrase.value.pronoun ||
    phrase.value.relative
      ? []
      : whole(parser.nounPhrases(phrase.end + 1)).flatMap((receiver) => {
          const isGiven = tokens[phrase.end] === 'to' && !parser.isJourney(phrase.value);
          const dative =
            parser.isLiving(receiver.value) || isGiven
              ? sayPhrase(stock, parser.owned(receiver.value, undefined), 'dat')
              : undefined;
          const thing = dative && sayPhrase(stock, parser.owned(phrase.value, undefined), 'nom');
          const slots = dative && thing ? [...thing.slots, ...dative.slots] : [];
          return dative && thing
            ? [
                built(
                  reader,
                  { text: `${thing.text} ${dative.text}`, slots },
                  'noun phrase',
                  english,
                  phrase.confidence * receiver.confidence * 0.95,
                  phrase.cost + receiver.cost - 0.5,
                ),
              ]
            : [];
        }),
  );
  const governed = whole(parser.prepositions(0)).flatMap(({ value, cost, confidence }) =>
    value.is === 'preposition' && value.english !== 'of'
      ? value.ways
          .filter(({ cost: own }) => own < 1.5)
          .flatMap((way) => {
            const argument: Argument = {
              ...way.argument,
              phrase: parser.owned(way.argument.phrase, undefined),
            };
            const said = sayArgument(stock, argument);
            return said
              ? [built(reader, said, 'prepositional phrase', english, confidence, cost + way.cost)]
              : [];
          })
      : [],
  );
  const placed = parser.nounPhrases(0).flatMap((phrase) =>
    phrase.value.also || phrase.value.pronoun
      ? []
      : whole(parser.prepositions(phrase.end)).flatMap(({ value, cost, confidence }) =>
          value.is === 'preposition' && value.english !== 'of'
            ? value.ways
                .filter(({ argument }) => argument.preposition)
                .slice(0, 1)
                .flatMap((way) =>
                  inCase(
                    {
                      value: { ...phrase.value, place: way.argument },
                      end: tokens.length,
                      cost: phrase.cost + cost,
                      confidence: phrase.confidence * confidence * 0.95,
                    },
                    'nom',
                    way.cost,
                  ),
                )
            : [],
        ),
  );
  return byLatin([...plain, ...wished, ...placed, ...owners, ...possessors, ...receivers, ...governed]);
};

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
