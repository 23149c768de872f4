// At which words of the English that both texts say a Latin word says something, by its glosses, by what a phrase of them is of, and by rows of English that say the same.
// Invariant: English that is two words ("lie", "bear") tells nothing; what a word says by the head of a phrase alone ("country house") is the least of it.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { rememberedBy } from '../../../../core/remembered.ts';
import { englishTokens, FUNCTION_WORDS, standsAt } from '../../../reading/english.ts';
import { glossForms } from '../../../reading/meanings.ts';
import { adverbOf } from '../../../sentences/englishNouns.ts';
import { alike, isOfThing } from '../../besideAlike.ts';
import { HOMONYMS } from '../../besideLatin.ts';

/** How surely a word says something: by what is not told apart, by the head of a phrase, by a row of English, by English beside its glosses, by a gloss. */
const UNSURE = 0;
const HEAD = 1;
const ROW = 2;
const ALSO = 3;
const OWN = 4;

/** What a lexeme may say of any English: phrases in each form, by how surely, and the rows of English that it stands in. */
interface Sayable {
  readonly phrases: readonly (readonly [phrase: readonly string[], sure: number])[];
  readonly rows: ReadonlySet<string>;
}

/** What denies says the contrary by the rest of it: "not know", "not enough". */
const DENYING = /\b(?:not|no|never|without)\b/;

/** Whether a word has a "not" in itself: negō, nesciō. */
export const denies = ({ senses }: Lexeme): boolean =>
  senses.some(({ en }) => en.some((gloss) => DENYING.test(gloss)));

const sayables = new WeakMap<Lexeme, Sayable>();

const rowOf = (key: string): string => key.split(' ')[0] ?? key;

/** The rows of English that a gloss stands in, of its kind. */
const rowsOf = ({ pos }: Lexeme, gloss: string): readonly string[] =>
  pos === 'verb'
    ? (alike().rowsOf.get(gloss) ?? [])
    : [...(alike().phrases.get(gloss) ?? [])].filter((key) => isOfThing(key) || pos === 'adv').map(rowOf);

const sayableOf = (lexeme: Lexeme): Sayable => {
  const known = sayables.get(lexeme);
  if (known) return known;
  const { pos, senses, also } = lexeme;
  const isPlain = (gloss: string): boolean =>
    !DENYING.test(gloss) && gloss.split(' ').every((word) => !HOMONYMS.has(word) && word !== 'lying');
  const all = senses.flatMap(({ en }) => en);
  const own = all.filter(isPlain);
  const formsOf = (gloss: string): readonly string[] => [
    ...glossForms(pos, gloss),
    ...(pos === 'adj' ? [adverbOf(gloss)] : []),
  ];
  const aloud = own.flatMap((gloss) => (/^\w+ aloud$/.test(gloss) ? (gloss.split(' ')[0] ?? []) : []));
  const unsure = [...all, ...also].filter((gloss) => !isPlain(gloss));
  const heads = own.flatMap((gloss) => {
    const words = gloss.split(' ');
    if (pos === 'noun' && words.length === 2 && !gloss.includes(' of ')) return words.slice(1);
    return [];
  });
  const phrased = (glosses: readonly string[], sure: number) =>
    glosses.flatMap((gloss) =>
      [...new Set(formsOf(gloss))].map((form) => [englishTokens(form), sure] as const),
    );
  const made = {
    phrases: [
      ...phrased(own, OWN),
      ...phrased([...also.filter(isPlain), ...aloud], ALSO),
      ...phrased(heads, HEAD),
      ...phrased(unsure, UNSURE),
    ],
    rows: new Set(own.flatMap((gloss) => rowsOf(lexeme, gloss))),
  };
  sayables.set(lexeme, made);
  return made;
};

/** What a word says of a sentence, and how surely: of each phrase, by the places of the words that say something. */
export type Spoken = ReadonlyMap<string, number>;

const NOTHING: Spoken = new Map();

const MOST_KEPT = 16;

/** Reads of which words of an English sentence each Latin word says something. */
export const spokenIn = rememberedBy(
  MOST_KEPT,
  (english: readonly string[]) => english.join(' '),
  (english: readonly string[]): ((lexeme: Lexeme) => Spoken) => {
    const places = new Map<string, number[]>();
    for (const [at, word] of english.entries()) places.set(word, [...(places.get(word) ?? []), at]);
    const { phrases, verbs } = alike();
    const rows = english.map(
      (word, at) =>
        new Set([
          ...[...(phrases.get(word) ?? [])].map(rowOf),
          ...(verbs.get(word) ?? []).flatMap(({ sense, head, rest }) =>
            standsAt(english, at + 1, rest) && !HOMONYMS.has(head) ? [sense] : [],
          ),
        ]),
    );
    const kept = new Map<Lexeme, Spoken>();
    const read = (lexeme: Lexeme): Spoken => {
      const found = new Map<string, number>();
      const note = (place: string, sure: number): void => {
        found.set(place, Math.max(found.get(place) ?? 0, sure));
      };
      const sayable = sayableOf(lexeme);
      for (const [phrase, sure] of sayable.phrases)
        for (const at of places.get(phrase[0] ?? '') ?? []) {
          if (!standsAt(english, at, phrase)) continue;
          // "Was ill" says no more than "ill".
          const told = phrase.flatMap((word, i) => (FUNCTION_WORDS.has(word) ? [] : [at + i]));
          if (told.length > 0) note(told.join(' '), sure);
          else note(String(at), UNSURE);
        }
      for (const [at, some] of rows.entries())
        if (some.size > 0 && [...sayable.rows].some((row) => some.has(row))) note(String(at), ROW);
      return found.size > 0 ? found : NOTHING;
    };
    return (lexeme) => {
      const known = kept.get(lexeme);
      if (known) return known;
      const made = read(lexeme);
      kept.set(lexeme, made);
      return made;
    };
  },
);

/** The places of the words of which a word says something for sure. */
export const surePlaces = (spoken: Spoken): readonly number[] =>
  [...spoken].flatMap(([told, sure]) => (sure > HEAD ? told.split(' ').map(Number) : []));

/** Whether two words say one thing of a sentence, one of them by English of its own; by the head of a phrase only where the other is not surer than it may be. */
export const isSaidByBoth = (one: Spoken, other: Spoken): boolean =>
  [...one].some(([told, sure]) => {
    const theirs = other.get(told);
    if (theirs === undefined) return false;
    const [least, most] = [Math.min(sure, theirs), Math.max(sure, theirs)];
    return least === HEAD ? most === ALSO : least >= ROW && most >= ALSO;
  });
