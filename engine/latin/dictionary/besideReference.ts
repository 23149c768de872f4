// Where no tree says a Latin sentence, an English answer is held against what its author wrote, word beside word: the same words in the same order, or
// others that render the same Latin word in the same sense and the same form. Invariant: no "not" is lost, no two words change places, and a word that
// stands for nothing in the author's English stands nowhere in the answer.
import type { LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { englishTokens } from '../reading/english.ts';
import { pluralOf } from '../sentences/englishNouns.ts';
import { englishVerb } from '../sentences/englishVerbs.ts';

/** What each English word can stand for: a Latin word of the sentence, one of its senses, a form. */
type Meant = ReadonlyMap<string, ReadonlySet<string>>;

/** Words that say the same wherever they stand. */
const ALIKE: Readonly<Record<string, string>> = {
  shall: 'will',
  onto: 'on',
  upon: 'on',
  everybody: 'everyone',
  nobody: 'no-one',
  anybody: 'anyone',
  cannot: 'can not',
};

const SELF = /^(?:su(?:us|a|um|i|ae|o|am|os|as|is|orum|arum)|eius|eorum|earum)$/;

const meantBy = (index: LatinIndex, latin: string): Meant => {
  const meant = new Map<string, Set<string>>();
  const note = (word: string, key: string): void => {
    if (!word.includes(' ')) meant.set(word, (meant.get(word) ?? new Set()).add(key));
  };
  const lexemes = new Set(wordsOf(latin).flatMap((form) => index.analyse(form).map(({ lexeme }) => lexeme)));
  for (const { id, pos, senses } of lexemes)
    for (const [at, { en }] of senses.entries())
      for (const gloss of en.map((one) => englishTokens(one).join(' ').replace(/^to /, ''))) {
        const key = (form: string): string => `${id}/${at}/${form}`;
        if (pos === 'verb') {
          // What is put on something: the "on" stands with the thing.
          const { base, third, ing, past, part } = englishVerb(gloss.replace(/ (?:on|upon|in|into)$/, ''));
          note(base, key('base'));
          note(third, key('third'));
          note(ing, key('ing'));
          for (const form of past) note(form, key('past'));
          for (const form of part) note(form, key('part'));
        } else {
          note(gloss, key('one'));
          if (pos === 'noun') note(pluralOf(gloss), key('many'));
        }
      }
  return meant;
};

const AUX = 'do|does|did|is|are|was|were|has|have|had|will|can|could|should|would';
const WHO = 'i|you|he|she|it|we|they';

/** Plain words for what English says in several: questions denied, nothing had, what was put on something. */
const plainly = (tokens: readonly string[]): string =>
  tokens
    .map((word) => ALIKE[word] ?? word)
    .join(' ')
    .replaceAll(/\bno one\b/g, 'no-one')
    // After its noun; at the head of a question, or behind a preposition, it asks.
    .replaceAll(/(?<=\S )(?<!\b(?:and|or|but|of|in|on|at|to|by|for|from|with|under|near) )which\b/g, 'that')
    .replaceAll(/\b(have|has|had) got\b/g, '$1')
    .replaceAll(new RegExp(`\\b(${AUX}) not (${WHO})\\b`, 'g'), '$1 $2 not')
    .replace(new RegExp(`^(${AUX}) not (.+)$`), 'not: $1 $2')
    .replace(new RegExp(`^(${AUX}) (.+?) not (.+)$`), 'not: $1 $2 $3')
    // "Surely he does", "he does, doesn't he" and "doesn't he do" expect the same answer.
    .replace(new RegExp(`^(.+) (?:${AUX}) (?:not (?:${WHO})|(?:${WHO}) not)$`), 'not: $1')
    .replace(/^surely /, 'not: ')
    .replaceAll(/\b(?:do|does|did) not have (?:any )?/g, (found) =>
      found.startsWith('does') ? 'has no ' : found.startsWith('did') ? 'had no ' : 'have no ',
    )
    .replaceAll(/\b(have|has|had) not any\b/g, '$1 no')
    .replace(/^(.* )?there (is|are|was|were) no (\w+) ((?:in|on|under|at|near) .+)$/, '$1$3 $2 not $4')
    .replace(/^((?:in|on|under|at|near) .+) there (is|are|was|were) no (\w+)$/, '$2 $1')
    .replaceAll(/\b(?:some|any) /g, '');

/** A word that was said, and all that it can stand for. */
interface Word {
  readonly text: string;
  readonly keys: ReadonlySet<string>;
}
const NONE: ReadonlySet<string> = new Set();

/** A verb said at length is said short: what is being done is done, what has been done was. */
const wordsSaid = (tokens: readonly string[], meant: Meant): readonly Word[] => {
  const said: Word[] = [];
  const asForm = (word: string, from: string, ...into: readonly string[]): ReadonlySet<string> =>
    new Set(
      [...(meant.get(word) ?? NONE)].flatMap((key) =>
        key.endsWith(`/${from}`) ? into.map((form) => key.replace(/[^/]+$/, form)) : [],
      ),
    );
  // "Not: does he wake you" is "not: he wakes you".
  const [opening = '', aux = ''] = tokens;
  const told = opening === 'not:' ? { does: 'third', do: 'base', did: 'past' }[aux] : undefined;
  const verb =
    told === undefined ? -1 : tokens.findIndex((word, at) => at > 2 && asForm(word, 'base', told).size > 0);
  for (let at = 0; at < tokens.length; at += 1) {
    if (verb >= 0 && at === 1) continue;
    if (told !== undefined && at === verb) {
      said.push({ text: 'told', keys: asForm(tokens[at] ?? '', 'base', told) });
      continue;
    }
    const [word = '', next = ''] = tokens.slice(at, at + 2);
    const going = /^(?:am|is|are)$/.test(word) ? asForm(next, 'ing', word === 'is' ? 'third' : 'base') : NONE;
    const been = /^(?:has|have)$/.test(word) ? asForm(next, 'part', 'past') : NONE;
    // A verb of the author's own that no entry lists: where the participle is the past, that one.
    if (/^(?:has|have)$/.test(word) && been.size === 0 && next.endsWith('ed')) {
      at += 1;
      said.push({ text: next, keys: NONE });
      continue;
    }
    const short = going.size > 0 ? going : been;
    if (short.size > 0) at += 1;
    said.push({
      text: short.size > 0 ? `${word} ${next}` : word,
      // What asks stands for nothing else: a relative may be "which" or "that", and is "that" by now.
      keys: short.size > 0 ? short : word === 'which' ? NONE : (meant.get(word) ?? NONE),
    });
  }
  return said;
};

const OWNED = /^(?:his|her|its|their)$/;

/** Whether the answer says what one of the references says, word beside word. */
export const isBeside = (
  index: LatinIndex,
  answer: string,
  references: readonly string[],
  latin: string,
): boolean => {
  const meant = meantBy(index, latin);
  const isOwned = wordsOf(latin).some((word) =>
    SELF.test(word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()),
  );
  const said = (text: string): readonly (readonly Word[])[] =>
    [text, text.replaceAll(/(\p{L})[’']s\b/gu, '$1 is')]
      .map(englishTokens)
      .map((tokens) =>
        plainly(tokens)
          .split(' ')
          // Whose a thing is, where Latin leaves it unsaid.
          .filter((word, at, all) => isOwned || !OWNED.test(word) || !meant.has(all[at + 1] ?? '')),
      )
      .map((tokens) => wordsSaid(tokens, meant));
  const asked = said(answer);
  const isAsking = (text: string): boolean => /\?\s*$/.test(text);
  return references.some(
    (reference) =>
      isAsking(reference) === isAsking(answer) &&
      said(reference).some((theirs) =>
        asked.some(
          (ours) =>
            ours.length === theirs.length &&
            ours.every(({ text, keys }, at) => {
              const other = theirs[at];
              return text === other?.text || [...keys].some((key) => other?.keys.has(key) === true);
            }),
        ),
      ),
  );
};
