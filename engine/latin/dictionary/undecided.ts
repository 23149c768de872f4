// Which Latin answers can neither be accepted nor shown wrong: they are left unjudged.
// Invariant: an answer is shown wrong by a slip that is named, by words that are all its author’s and do not say it, or by a word for a word that can mean nothing of
// the sentence; that it was not matched shows nothing.
import type { Analysis, LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { fold } from '../fold.ts';
import { englishTokens, findPhrase } from '../reading/english.ts';
import { glossForms } from '../reading/meanings.ts';
import type { Verdict } from '../questions/grading/verdict.ts';
import { adverbOf } from '../sentences/englishNouns.ts';
import { glossesOf } from '../sentences/stock.ts';
import type { Prompt } from './judgingFor.ts';
import { UNMATCHED } from './otherEnglish.ts';
import type { Sayings } from './towards/latinSayings.ts';
import { distance } from '../../core/distance.ts';

/** Whether what is wrong was found word by word, and nothing was left over. */
export const isOneSlip = ({ errors }: Verdict): boolean =>
  errors.length > 0 && errors.every(({ kind }) => !UNMATCHED.has(kind) && kind !== 'word');

/** Whether an answer has the words of one of its author's sentences, one for one, whatever their forms: what is wrong with it is a form. */
export const isOfTheirWords = (index: LatinIndex, answer: string, { references }: Prompt): boolean => {
  const lexemesOf = (text: string): readonly ReadonlySet<string>[] =>
    wordsOf(text).map((word) => new Set(index.analyse(word).map(({ lexeme: { id } }) => id)));
  const mine = lexemesOf(answer);
  return references
    .map(lexemesOf)
    .some(
      (theirs) =>
        theirs.length === mine.length &&
        mine.every((own) => theirs.some((other) => [...own].some((id) => other.has(id)))),
    );
};

/** Latin words that many turns have and that render no word of English by themselves. */
const TURNING = new Set(
  'dum quia quoniam si nisi etsi quamquam tam ita talis tantus quis quisquam aliquis quidam nullus nemo non haud necesse oportet debeo possum licet causa gratia cum ut ne iri habeo qui quae quod quo tamen is ea id ipse se suus ego tu nos uos hic ille et que ac atque in ad a ab e ex de sum'.split(
    ' ',
  ),
);

/** The English that a Latin word may have a share in: each gloss, what a phrase is of ("town walls" are walls, "go on foot" is going), an adverb's. */
const shareOf = ({ lexeme, features }: Analysis): readonly string[] =>
  [...glossesOf(lexeme), ...lexeme.also].flatMap((gloss) => {
    const words = gloss.split(' ');
    const of = lexeme.pos === 'verb' ? words[0] : lexeme.pos === 'noun' ? words.at(-1) : undefined;
    return [
      ...glossForms(lexeme.pos, gloss),
      ...(of !== undefined && words.length > 1 && !LIGHT.has(of) ? [of, ...glossForms(lexeme.pos, of)] : []),
      ...(features.adverb ? [adverbOf(gloss)] : []),
    ];
  });

const LIGHT = new Set(['be', 'make', 'do', 'have', 'get', 'take', 'give', 'not']);

const VERBALS = new Set(['part', 'gerund', 'gerundive', 'inf']);

/** Whether a word only joins, points or relates. */
const isLink = ({ lexeme: { pos } }: Analysis): boolean =>
  pos === 'conj' || pos === 'pron' || pos === 'prep' || pos === 'particle';

/** Whether a verb is told in a clause by the answer, and by its author in nothing but a participle or the like. */
const isInClause = (index: LatinIndex, answer: string, theirs: readonly Analysis[]): boolean => {
  const isTold = ({ features: { person } }: Analysis): boolean => person !== undefined;
  const told = new Set(theirs.filter(isTold).map(({ lexeme }) => lexeme));
  const verbals = new Set(
    theirs.flatMap(({ lexeme, features: { mood = '' } }) => (VERBALS.has(mood) ? [lexeme] : [])),
  );
  return wordsOf(answer).some((word) => {
    const readings = index.analyse(word);
    return (
      readings.length > 0 &&
      readings.every((one) => isTold(one) && verbals.has(one.lexeme) && !told.has(one.lexeme))
    );
  });
};

/** Whether a verb is a participle, or the like, that its author says in a clause. */
const isOtherConstruction = (index: LatinIndex, answer: string, theirs: readonly Analysis[]): boolean =>
  isInClause(index, answer, theirs) ||
  wordsOf(answer).some((word) => {
    const verbals = index
      .analyse(word)
      .filter(({ lexeme, features: { mood = '' } }) => lexeme.pos === 'verb' && VERBALS.has(mood));
    return (
      verbals.length > 0 &&
      verbals.every(
        ({ lexeme }) =>
          !theirs.some((other) => other.lexeme === lexeme && VERBALS.has(other.features.mood ?? '')),
      )
    );
  });

/** How a Latin word may end, u for v; the shortest that is taken for one, and what is too near another to be a word of its own. */
const LATIN_FORM =
  /^[abcdefghilmnopqrstuxyz]+(?:[aeiou]|[aeiounpr]s|[aeiu]m|[aeou]r|[aeiu]t|nt|[ae][ln]|[nu]c|x)$/;
const SHORTEST = 4;
const LONG = 7;
const slipsIn = ({ length }: string): number => (length < LONG ? 1 : 2);

/** The words of a Latin answer that no lexicon knows, if each may be Latin, none is a slip of its author's, and they are the fewer; else undefined. */
const strangeWords = (
  index: LatinIndex,
  answer: string,
  references: readonly string[],
): ReadonlySet<string> | undefined => {
  const words = wordsOf(answer);
  const theirs = wordsOf(references.join(' ')).map(fold);
  const strange = new Set(words.filter((word) => index.analyse(word).length === 0));
  const isSpared = [...strange]
    .map(fold)
    .every(
      (word) =>
        word.length >= SHORTEST &&
        LATIN_FORM.test(word) &&
        theirs.every((own) => distance(word, own, slipsIn(word)) > slipsIn(word)),
    );
  return words.length > 0 && isSpared && strange.size * 2 < words.length ? strange : undefined;
};

/**
 * Whether a Latin answer has words that none accepted has, all of which may say something of the English, or what one of its author's words may. `text`
 * is the whole sentence, `given` what was written of it: a gap is not filled by a word that nobody knows, nor by one that only turns where another says something.
 */
export const mayBeLatin = (
  index: LatinIndex,
  text: string,
  given: string,
  prompt: Prompt,
  sayings: Sayings,
): boolean => {
  const strange = strangeWords(index, given, prompt.references);
  if (strange === undefined) return false;
  const known = wordsOf(text).filter((word) => !strange.has(word));
  const isTurned = text === given || isTurnedIn(index, text, prompt);
  return (
    saysOrTurns(index, known.join(' '), prompt, sayings, isTurned, text === given) ||
    (strange.size > 0 && isOfTheirs(index, known, prompt))
  );
};

/** Whether a word only turns a sentence: it joins, points, relates or helps, and says nothing by itself. */
const isTurning = (index: LatinIndex, word: string): boolean => {
  const readings = index.analyse(word);
  return (
    TURNING.has(fold(word)) ||
    readings.every(isLink) ||
    readings.some(({ lexeme: { id } }) => TURNING.has(fold(id.split('_')[0] ?? '')))
  );
};

/** Whether a word of the author's that a filled gap lacks is one that turns: only then may another that turns stand for it. */
const isTurnedIn = (index: LatinIndex, text: string, { references }: Prompt): boolean => {
  const filled = new Set(wordsOf(text).map(fold));
  return wordsOf(references.join(' ')).some((word) => !filled.has(fold(word)) && isTurning(index, word));
};

/** Whether the words that are known are all their author's. */
const isOfTheirs = (index: LatinIndex, words: readonly string[], { references }: Prompt): boolean => {
  const theirs = new Set(
    wordsOf(references.join(' ')).flatMap((word) => index.analyse(word).map(({ lexeme }) => lexeme.id)),
  );
  return words.every((word) => index.analyse(word).some(({ lexeme }) => theirs.has(lexeme.id)));
};

const idsIn = (sayings: Sayings): ReadonlySet<string> =>
  new Set([
    ...sayings.words.flatMap((row) => [...row]),
    ...sayings.verbs.flatMap((row) => row.map(({ verb }) => verb)),
  ]);

/** Verbs of remembering and forgetting, whose object is a genitive or an accusative. */
const MINDING = new Set(['memini_v', 'obliviscor_v']);

/** Whether an answer of the author's words has the object of such a verb in the other case. */
const isOfOtherCase = (index: LatinIndex, answer: string, theirs: readonly Analysis[]): boolean =>
  theirs.some(({ lexeme: { id } }) => MINDING.has(id)) &&
  wordsOf(answer).some((word) => {
    const own = index.analyse(word);
    const isOf = (of: string, other: string): boolean =>
      own.some(
        ({ lexeme, features }) =>
          features.case === of &&
          !theirs.some((one) => one.lexeme === lexeme && one.features.case === of) &&
          theirs.some(
            (one) =>
              one.lexeme === lexeme && one.features.case === other && one.features.number === features.number,
          ),
      );
    return isOf('acc', 'gen') || isOf('gen', 'acc');
  });

const saysOrTurns = (
  index: LatinIndex,
  answer: string,
  { prompt, references }: Prompt,
  sayings: Sayings,
  isTurned: boolean,
  isWhole: boolean,
): boolean => {
  const allowed = idsIn(sayings);
  const phrased = new Set(sayings.phrases.flat(2));
  const theirs = wordsOf(references.join(' ')).flatMap((word) => index.analyse(word));
  const known = new Set(theirs.map(({ lexeme }) => lexeme.id));
  const english = englishTokens(prompt);
  const others = wordsOf(answer).filter((word) =>
    index.analyse(word).every(({ lexeme }) => !known.has(lexeme.id)),
  );
  const saying = new Set(theirs.flatMap(shareOf));
  if (others.length === 0)
    return isOtherConstruction(index, answer, theirs) || isOfOtherCase(index, answer, theirs);
  const isAccounted = (word: string): boolean =>
    (isTurned && (phrased.has(fold(word)) || isTurning(index, word))) ||
    index.analyse(word).some(({ lexeme: { id } }) => allowed.has(id)) ||
    // A gap for what says something is not filled by cum, though there be a "with" in the line.
    ((isWhole || isTurned || !isTurning(index, word)) &&
      index
        .analyse(word)
        .some((read) =>
          shareOf(read).some((form) => saying.has(form) || findPhrase(english, englishTokens(form)) >= 0),
        ));
  const strays = others.filter((word) => !isAccounted(word));
  return strays.length === 0 || (isWhole && isOtherPhrase(index, answer, { strays, others }, references));
};

/** Whether words that say nothing by themselves are a phrase for one: most of the rest is the author's, and they do not stand one for one for words of his. */
const isOtherPhrase = (
  index: LatinIndex,
  answer: string,
  { strays, others }: { readonly strays: readonly string[]; readonly others: readonly string[] },
  references: readonly string[],
): boolean => {
  const lexemes = (word: string) => index.analyse(word).map(({ lexeme }) => lexeme);
  const kinds = (words: readonly string[]): string =>
    words
      .map((word) => lexemes(word)[0]?.pos ?? '')
      .toSorted()
      .join(' ');
  const words = wordsOf(answer);
  const mine = new Set(words.flatMap(lexemes));
  const said = others.filter((word) => lexemes(word).every(({ id }) => id !== 'sum_v'));
  return (
    strays.length * 2 <= words.length &&
    references.every((reference) => {
      const unsaid = wordsOf(reference).filter((word) => !lexemes(word).some((one) => mine.has(one)));
      return unsaid.length > 0 && (unsaid.length !== said.length || kinds(unsaid) !== kinds(strays));
    })
  );
};
