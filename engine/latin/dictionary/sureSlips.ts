// Small words that turn a sentence which sounds like its author's into another: hīc for hūc, an agent without its ā, "with" for the "by" of an agent, "bigger" for
// maior nātū, a quality in another gender than its noun’s, and what grows with what.
// Invariant: what one of the author's own wordings has is never held against an answer.
import type { LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { fold } from '../fold.ts';
import type { Fault } from '../questions/grading/verdict.ts';
import { englishTokens } from '../reading/english.ts';
import { otherGender } from './otherGender.ts';

/** Two words for one place, and what each of them is. */
const PLACES = [
  ['huc', 'hic', '*hīc* is where one is, *hūc* where one goes.'],
  ['illuc', 'illic', '*illīc* is where one is, *illūc* where one goes.'],
  ['rure', 'ruri', '*rūrī* is in the country, *rūre* from the country.'],
] as const;

const BY = new Set(['a', 'ab', 'abs']);
const AGE = /^(?:old|older|oldest|elder|eldest|young|younger|youngest|age|aged|born|senior|junior)$/;

type Texts = { readonly own: readonly string[]; readonly theirs: readonly (readonly string[])[] };

const wrongPlace = ({ own, theirs }: Texts): Fault | undefined => {
  for (const [one, another, message] of PLACES)
    for (const [wanted, other] of [
      [one, another],
      [another, one],
    ] as const)
      if (
        own.includes(other) &&
        !own.includes(wanted) &&
        theirs.every((words) => words.includes(wanted) && !words.includes(other))
      )
        return { kind: 'word', message };
  return undefined;
};

/** Whether a text has a verb in the passive that has become none of a deponent. */
const isPassive = (index: LatinIndex, words: readonly string[]): boolean =>
  words.some((word) =>
    index.analyse(word).some(({ key, features: { mood } }) => key.includes('.pass') && mood !== 'gerundive'),
  );

const bareAgent = (index: LatinIndex, { own, theirs }: Texts): Fault | undefined => {
  if (own.some((word) => BY.has(word)) || !isPassive(index, own)) return undefined;
  const agents = theirs.map((words) => {
    const at = words.findIndex((word) => BY.has(word));
    const by = isPassive(index, words) ? words[at + 1] : undefined;
    const isPerson = index
      .analyse(by ?? '')
      .some(({ lexeme: { pos, tags }, features: { number } }) =>
        pos === 'noun' ? tags.includes('person') || tags.includes('people') : number === 'pl',
      );
    return at >= 0 && by !== undefined && isPerson && own.includes(by) ? by : undefined;
  });
  const [agent] = agents;
  return agent !== undefined && agents.every((one) => one !== undefined)
    ? { kind: 'missing', message: 'Whoever does what is told in the passive stands behind *ā* or *ab*.' }
    : undefined;
};

const BUT = new Set(['sed', 'at', 'uerum']);
const ASKING = new Set(['quo', 'unde', 'ubi', 'qua', 'quando', 'cur']);

const isOnly = (words: readonly string[], word: string): boolean =>
  words.indexOf(word) === words.lastIndexOf(word);

/** Where a text has its only "but"; -1 for none or several. */
const butOf = (words: readonly string[]): number => {
  const at = words.findIndex((word) => BUT.has(word));
  return at >= 0 && at === words.findLastIndex((word) => BUT.has(word)) ? at : -1;
};

/** Whether two forms can be one case of a noun, a pronoun or an adjective, and no verb. */
const areNamesAlike = (index: LatinIndex, one: string, other: string): boolean => {
  const casesOf = (word: string): readonly string[] =>
    index
      .analyse(word)
      .flatMap(({ lexeme: { pos }, features: { case: of } }) => (pos === 'verb' ? [] : (of ?? [])));
  return casesOf(one).some((of) => casesOf(other).includes(of));
};

/** What stands before "but" and what stands behind it, the one for the other. */
const exchangedAboutBut = (index: LatinIndex, { own, theirs }: Texts): boolean => {
  const mine = butOf(own);
  return (
    mine >= 0 &&
    theirs.every((words) => {
      const their = butOf(words);
      const moved = (from: (place: number) => boolean): readonly string[] =>
        words.filter(
          (word, place) =>
            place !== their &&
            from(place) &&
            isOnly(words, word) &&
            isOnly(own, word) &&
            own.includes(word) &&
            own.indexOf(word) < mine !== place < their,
        );
      const behind = moved((place) => place > their);
      return (
        their >= 0 &&
        moved((place) => place < their).some((one) =>
          behind.some((other) => areNamesAlike(index, one, other)),
        )
      );
    })
  );
};

/** Where to and where from, each asked of what the other is asked of. */
const exchangedQuestions = ({ own, theirs }: Texts): boolean =>
  theirs.every((words) => {
    const asking = words.filter((word) => ASKING.has(word) && isOnly(words, word) && isOnly(own, word));
    const behind = (text: readonly string[], word: string | undefined): string | undefined =>
      text[text.indexOf(word ?? '') + 1];
    const [one, other] = asking;
    return (
      asking.length === 2 &&
      own.includes(one ?? '') &&
      own.includes(other ?? '') &&
      behind(words, one) !== behind(words, other) &&
      behind(own, one) === behind(words, other) &&
      behind(own, other) === behind(words, one)
    );
  });

const exchanged = (index: LatinIndex, texts: Texts): Fault | undefined =>
  exchangedAboutBut(index, texts) || exchangedQuestions(texts)
    ? { kind: 'order', message: 'Two words stand in each other’s place.' }
    : undefined;

/** What is surely wrong with a Latin answer that says its sentence otherwise; undefined for nothing. */
export const slipInLatin = (
  index: LatinIndex,
  answer: string,
  references: readonly string[],
): Fault | undefined => {
  const [own = [], ...theirs] = [answer, ...references].map((text) => wordsOf(text).map(fold));
  const texts = { own, theirs };
  return wrongPlace(texts) ?? bareAgent(index, texts) ?? exchanged(index, texts) ?? otherGender(index, texts);
};

/** The last words of "the more he has, the more he wants"; undefined for what is no such pair. */
const halvesOf = (words: readonly string[]): readonly [string, string] | undefined => {
  const told = words.filter((word) => /^[\w'-]+$/.test(word));
  const second = told.lastIndexOf('more');
  return told[0] === 'more' && second > 0 && told.filter((word) => word === 'more').length === 2
    ? [told[second - 1] ?? '', told.at(-1) ?? '']
    : undefined;
};

const areExchanged = ({ own, theirs }: Texts): boolean => {
  const ours = halvesOf(own);
  return (
    ours !== undefined &&
    ours[0] !== ours[1] &&
    theirs.every((words) => {
      const other = halvesOf(words);
      return other !== undefined && other[0] === ours[1] && other[1] === ours[0];
    })
  );
};

/** The same of an English answer to a Latin sentence. */
export const slipInEnglish = (
  answer: string,
  references: readonly string[],
  latin: string,
): Fault | undefined => {
  const [own = [], ...theirs] = [answer, ...references].map(englishTokens);
  const said = wordsOf(latin).map(fold);
  const count = (words: readonly string[], word: string): number =>
    words.filter((one) => one === word).length;
  const isAgent =
    said.some((word) => BY.has(word)) &&
    !said.includes('cum') &&
    theirs.every(
      (words) => count(words, 'by') > count(own, 'by') && count(words, 'with') < count(own, 'with'),
    );
  if (isAgent) return { kind: 'word', message: '*ā* tells by whom it was done: “by”, and not “with”.' };
  if (areExchanged({ own, theirs }))
    return {
      kind: 'order',
      message: 'The halves are exchanged: what stands with *eō* grows by what stands with *quō*.',
    };
  const isOfAge = (words: readonly string[]): boolean => words.some((word) => AGE.test(word));
  return said.includes('natu') && !isOfAge(own) && theirs.every(isOfAge)
    ? { kind: 'word', message: '*nātū* speaks of age: *maior nātū* is “older”, *maior* alone is “bigger”.' }
    : undefined;
};
