// A text that grammar makes: as a phrase, as a sentence, reworded, or as two sentences side by side; with what else could be said.
// Invariant: an alternative is shown only when each word of it is what one thinks of first for some word of the text.
import { lemmaOf } from '../analyse.ts';
import { DOUBTFUL } from './candidate.ts';
import { Words } from './parser/words.ts';
import { dressed, rewordings } from './turns/rewording.ts';
import { halvesOf, oneOfTwo } from './turns/halves.ts';
import { unmistaken } from './turns/mistakes.ts';
import type { Reader } from './parser/questionParser.ts';
import { existentials } from './parser/sentenceParser.ts';
import { subordinatorAt } from './parser/subordinators.ts';
import type { Built } from './built.ts';
import { translatePhrase } from './translatePhrases.ts';
import { translateSentence } from './translateSentences.ts';
import { inState } from './turns/conditions.ts';
import type { Say } from './turns/turn.ts';
import { turnOf } from './turns/turn.ts';
import { signalled, turned } from './turns/turned.ts';

/** Words tried without, for another way to say the same. */
const MOST_BANNED = 3;

/** How much less likely such another way may be. */
const MOST_STRAYED = 1.2;

/** Most places where a text is tried as two sentences. */
const MOST_HALVES = 4;

/** How near a phrase and a sentence are as likely; and how sure one can be then: "fight with honour". */
const RIVAL_KINDS = 0.2;
const EITHER_KIND = 0.75;

const SMALL = new Set(['pron', 'prep', 'conj', 'part', 'num', 'interj']);

/** Whether a teacher would accept it beside the best: no far-fetched word that the best does without. */
const isPlausible = (best: Built, other: Built, words: Words): boolean =>
  (new Set(other.lexemes).size === other.lexemes.length ||
    new Set(best.lexemes).size < best.lexemes.length) &&
  other.lexemes.every((id) => {
    const pos = words.lookup.index.byId(id)?.pos ?? 'part';
    return best.lexemes.includes(id) || SMALL.has(pos) || words.isFirstChoice(id);
  });

/** The same once more without each of its words: what else could be said. */
const varied = (
  first: readonly Built[],
  words: Words,
  again: (banned: ReadonlySet<string>) => readonly Built[],
): readonly Built[] => {
  const [best, ...rest] = first;
  if (!best) return first;
  const others = best.lexemes
    .slice(0, MOST_BANNED)
    .flatMap((id) => again(new Set([id])).slice(0, 1))
    .filter(({ cost }) => cost <= best.cost + MOST_STRAYED);
  const kept = [...rest.filter(({ cost }) => cost <= best.cost + 0.9), ...others]
    .filter((other) => isPlausible(best, other, words))
    .map((other) => ({ ...other, confidence: Math.min(other.confidence, best.confidence * 0.95) }));
  return [best, ...kept.toSorted((one, other) => other.confidence - one.confidence)];
};

/** Phrase or sentence; both when it can be both. */
const straight = (
  tokens: readonly string[],
  text: string,
  isQuestion: boolean,
  reader: Reader,
): readonly Built[] => {
  const words = new Words(tokens, reader.lookup, reader.banned);
  const readerWithout = (banned: ReadonlySet<string>): Reader => ({ ...reader, banned });
  const phrasesWithout = (banned: ReadonlySet<string>): readonly Built[] =>
    translatePhrase(tokens, text, readerWithout(banned));
  const sentencesWithout = (banned: ReadonlySet<string>): readonly Built[] =>
    existentials(tokens, reader)
      .flatMap((said) => translateSentence(said, said.join(' '), false, readerWithout(banned)))
      .concat(translateSentence(tokens, text, isQuestion, readerWithout(banned)));
  const phrases = isQuestion ? [] : phrasesWithout(reader.banned);
  const sentences = (): readonly Built[] => varied(sentencesWithout(reader.banned), words, sentencesWithout);
  if (phrases.length === 0) return sentences();
  const [said] = sentencesWithout(reader.banned);
  const own = varied(phrases, words, phrasesWithout);
  if (!said || !phrases[0] || said.cost > phrases[0].cost + RIVAL_KINDS)
    return [...own, ...sentencesWithout(reader.banned).slice(0, 2)];
  const isRather = said.cost < phrases[0].cost - RIVAL_KINDS;
  const both = isRather ? [...sentences(), ...own] : [...own, ...sentences()];
  return both.map((built) => ({ ...built, confidence: Math.min(built.confidence, EITHER_KIND) }));
};

const reworded = (tokens: readonly string[], isQuestion: boolean, reader: Reader): readonly Built[] =>
  rewordings(tokens).flatMap((wording) =>
    straight(wording.tokens, wording.tokens.join(' ').replaceAll(" 's", "'s"), isQuestion, reader).map(
      (built) => ({
        ...built,
        latin: dressed(built.latin, wording, built.isName === true),
        confidence: built.confidence * 0.98,
      }),
    ),
  );

/** Two sentences of one kind, with what joins them. */
const halved = (
  tokens: readonly string[],
  isQuestion: boolean,
  reader: Reader,
  depth: number,
): readonly Built[] => {
  if (isQuestion || depth > 4 || subordinatorAt(tokens, 0)) return [];
  for (const halves of halvesOf(tokens).slice(0, MOST_HALVES)) {
    const said = (part: readonly string[]): string => part.join(' ').replaceAll(" 's", "'s");
    const part = (tokens: readonly string[]): readonly Built[] => {
      const own = translateSentence(tokens, said(tokens), false, reader);
      return own.length > 0
        ? own
        : inState(
            turnOf(tokens, false, reader, (other) => translateSentence(other, said(other), false, reader)),
          );
    };
    const [first] = part(halves.left);
    if (!first) continue;
    const rest = part(halves.right);
    const follows =
      first.partOfSpeech === 'command' && /^(?: et | aut |, et |, aut |, )$/.test(halves.between)
        ? rest[0]
        : undefined;
    const second =
      rest.find(({ partOfSpeech }) => partOfSpeech === first.partOfSpeech) ??
      follows ??
      halved(halves.right, false, reader, depth + 1)[0];
    if (!second || (second.partOfSpeech !== first.partOfSpeech && second !== follows)) continue;
    return [
      {
        latin: oneOfTwo(first.latin, second.latin, halves, second.isName === true),
        partOfSpeech: first.partOfSpeech,
        english: `${first.english} ${second.english}`,
        explanation: `${first.explanation} ${second.explanation}`,
        confidence: Math.min(first.confidence, second.confidence) * 0.95,
        lexemes: [...first.lexemes, ...second.lexemes],
        cost: first.cost + second.cost,
        ...(first.isName ? { isName: true } : {}),
      },
    ];
  }
  return [];
};

/** One Latin word for an English one of two meanings is a guess, and so is one by a far sense; both say so. */
const doubted = (built: Built, words: Words): Built => {
  const { index, frames } = words.lookup;
  const doubts = (frames.doubleWords ?? []).flatMap(({ english, senses }) => {
    const chosen = senses.find(({ lexeme }) => built.lexemes.includes(lexeme));
    if (!chosen || !words.has(english, chosen.lexeme)) return [];
    const lemma = (id: string): string => lemmaOf(index.byId(id) ?? { parts: [''] });
    const others = senses
      .filter(({ means }) => means !== chosen.means)
      .map(({ lexeme, means }) => `for ${means} it would be ${lemma(lexeme)}`);
    return [`“${english}” was taken as ${chosen.means}: ${lemma(chosen.lexeme)}; ${others.join(', ')}.`];
  });
  const far = built.lexemes.flatMap((id) => {
    const [lexeme, gloss] = [index.byId(id), words.farGloss(id)];
    return lexeme && gloss !== undefined && lexeme.senses[0]?.en[0] !== gloss
      ? [
          `“${gloss}” was taken as ${lemmaOf(lexeme)}, which is first of all “${lexeme.senses[0]?.en[0] ?? ''}”.`,
        ]
      : [];
  });
  if (far.length > 0 && doubts.length === 0 && built.confidence <= DOUBTFUL)
    return { ...built, explanation: [built.explanation, ...new Set(far)].join(' ') };
  return doubts.length === 0
    ? built
    : {
        ...built,
        explanation: [built.explanation, ...doubts].join(' '),
        confidence: Math.min(built.confidence, DOUBTFUL),
      };
};

/** As it stands, reworded or turned. */
const wrought = (
  written: readonly string[],
  text: string,
  isQuestion: boolean,
  reader: Reader,
): readonly Built[] => {
  const tokens = unmistaken(written);
  const say: Say = (said, asks) => {
    const text = said.join(' ').replaceAll(" 's", "'s");
    const sentences = translateSentence(said, text, asks, reader);
    return sentences.length > 0 ? sentences : reworded(said, asks, reader);
  };
  const sure = signalled(tokens, isQuestion, reader, say);
  if (sure.length > 0) return sure;
  const own = straight(
    tokens,
    tokens === written ? text : tokens.join(' ').replaceAll(" 's", "'s"),
    isQuestion,
    reader,
  );
  if (own.length > 0) return own;
  const other = reworded(tokens, isQuestion, reader);
  if (other.length > 0) return other;
  const turns = turned(tokens, isQuestion, reader, say);
  return turns.length > 0 ? turns : halved(tokens, isQuestion, reader, 0);
};

/** What grammar makes of a text, the best first; empty when it makes nothing. */
export const composed = (
  tokens: readonly string[],
  text: string,
  isQuestion: boolean,
  reader: Reader,
): readonly Built[] => {
  const words = new Words(tokens, reader.lookup, reader.banned);
  return wrought(tokens, text, isQuestion, reader).map((built) => doubted(built, words));
};
