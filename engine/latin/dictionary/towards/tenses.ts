// A verb in another tense or mood, where English does not tell the two apart: vīdit and vidēbat, sī mentīris and sī mentiēris, quī frēgit and quī frēgerat, mālō and mālim.
// Invariant: who does it stays; a while stays a while, and what is to come is to come.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { TELLS_WHILE } from '../../reading/english.ts';
import { glossForms } from '../../reading/meanings.ts';
import { englishVerb } from '../../sentences/englishVerbs.ts';
import { glossesOf } from '../../sentences/stock.ts';
import type { Words } from '../authorsForms.ts';
import type { Aim, Rule, Side, Verb } from './sides.ts';
import { edited, has, inPlaceOf, openerOf, textOf, timeOf } from './sides.ts';

const PLAIN_PASTS = new Set(['perf.ind', 'impf.ind']);

const WHILE = new RegExp(TELLS_WHILE, 'gi');

/** What of an English sentence tells of a while: whole phrases, "was sitting", "used to". */
const whilesOf = (prompt: string): readonly string[] => [...prompt.matchAll(WHILE)].map(([found]) => found);

/** Whether the English tells of a while by verbs, each of which the author says by another than this. */
const isOfOthers = ({ theirs, prompt }: Pick<Aim, 'theirs' | 'prompt'>, own: Lexeme): boolean => {
  const says = (lexeme: Lexeme, word: string): boolean =>
    glossesOf(lexeme).some((gloss) => glossForms('verb', gloss).includes(word));
  return whilesOf(prompt).every((phrase) => {
    const word = /\w+ing$/i.exec(phrase)?.[0].toLowerCase();
    return (
      word !== undefined &&
      !says(own, word) &&
      theirs.verbs.some(({ readings }) => readings.some(({ lexeme }) => lexeme !== own && says(lexeme, word)))
    );
  });
};

/** Whether two cells tell the same: one cell, or the two pasts that English does not tell apart. */
export const tellsAlike = (
  one: string,
  other: string,
  aim: Pick<Aim, 'theirs' | 'prompt'>,
  own: Lexeme,
): boolean =>
  one === other ||
  (PLAIN_PASTS.has(timeOf(one)) &&
    PLAIN_PASTS.has(timeOf(other)) &&
    one.split('.').slice(2).join('.') === other.split('.').slice(2).join('.') &&
    isOfOthers(aim, own));

/** Clauses of what is yet to come first: antequam oritur, oriātur, ortus erit. */
const BEFORE = ['antequam', 'priusquam', 'dum', 'donec'];
const COMING = new Set(['pres.ind', 'pres.subj', 'futp.ind']);

const isComing = (own: Side, theirs: Side, one: string, other: string): boolean =>
  has(own, ...BEFORE) &&
  has(theirs, ...BEFORE) &&
  COMING.has(timeOf(one)) &&
  COMING.has(timeOf(other)) &&
  one.split('.').slice(2).join('.') === other.split('.').slice(2).join('.');

const IF = ['si', 'nisi', 'ni'];
const SUPPOSED = new Set(['pres.ind', 'fut.ind', 'futp.ind']);
const ONE_PERSON = (cell: string): string => cell.split('.').slice(2).join('.');

const opensAt = (side: Side, { at }: Verb, openers: readonly string[]): boolean =>
  openerOf(side, Math.min(...at), openers) >= 0;

/** If you lie, nobody will believe you: sī mentīris, mentiēris, mentītus eris; the main clause tells of what is to come. */
const isSupposed = (
  own: Side,
  theirs: Side,
  [mine, other]: readonly [Verb, Verb],
  [one, two]: readonly [string, string],
): boolean => {
  const comes = (side: Side, but: Verb): boolean =>
    side.verbs.some(
      (verb) =>
        verb !== but &&
        !opensAt(side, verb, IF) &&
        verb.readings.some(({ cell }) => /^fut\.ind|\.imp\./.test(cell)),
    );
  return (
    SUPPOSED.has(timeOf(one)) &&
    SUPPOSED.has(timeOf(two)) &&
    ONE_PERSON(one) === ONE_PERSON(two) &&
    opensAt(own, mine, IF) &&
    opensAt(theirs, other, IF) &&
    comes(own, mine) &&
    comes(theirs, other)
  );
};

const WHO = ['qui', 'quae', 'quod', 'quos', 'quas', 'quem', 'quam', 'quo', 'qua', 'quibus', 'cui', 'cuius'];

/** The boy who broke the window ran away: quī frēgerat, since it was broken before; only where English does not tell the two apart. */
const isDoneBefore = (
  own: Side,
  theirs: Side,
  [mine, other]: readonly [Verb, Verb],
  [one, two]: readonly [string, string],
): boolean =>
  timeOf(one) === 'plup.ind' &&
  timeOf(two) === 'perf.ind' &&
  ONE_PERSON(one) === ONE_PERSON(two) &&
  opensAt(own, mine, WHO) &&
  opensAt(theirs, other, WHO) &&
  own.verbs.some(
    (verb) =>
      verb !== mine &&
      !opensAt(own, verb, WHO) &&
      verb.readings.some(({ cell }) => timeOf(cell) === 'perf.ind'),
  );

const NOW = /\b(?:is|are|am|does|do)\b/i;

/** Whether a verb that may be of now or of the past ("legit") is of now by its English. */
const isNow = ({ readings }: Verb, { prompt, english }: Aim): boolean =>
  readings.some(
    ({ lexeme, cell }) =>
      timeOf(cell) === 'pres.ind' &&
      (NOW.test(prompt) ||
        (cell.endsWith('.3sg') &&
          glossesOf(lexeme).some((gloss) => english.includes(englishVerb(gloss).third)))),
  );

/** What somebody would rather or would like: mālō, mālim, māllem. */
const WISHING = /\b(?:would|should|'d|’d) (?:much )?(?:rather|like|prefer|wish|not like|not want)\b/i;
const WISHES = new Set(['volo_v', 'nolo_v', 'malo_v', 'cupio_v']);
const WISHED = new Set(['pres.ind', 'pres.subj', 'impf.subj']);

/** Who would have believed it: crēdidisset, crēderet; of no condition. */
const BELIEVED = /\b(?:who|you|anyone|nobody|no one|one) (?:would|could) (?:ever |never )?have\b/i;
const BELIEVING = new Set(['impf.subj', 'plup.subj', 'perf.subj']);

/** Whether a verb says the same in both cells of this English. */
const isMoodAlike = (
  own: Side,
  prompt: string,
  lexeme: Lexeme,
  cells: readonly [string, string],
): boolean => {
  const [one, two] = cells.map(timeOf);
  if (one === undefined || two === undefined || ONE_PERSON(cells[0]) !== ONE_PERSON(cells[1])) return false;
  if (WISHES.has(lexeme.id) && WISHING.test(prompt)) return WISHED.has(one) && WISHED.has(two);
  return BELIEVED.test(prompt) && !has(own, ...IF) && BELIEVING.has(one) && BELIEVING.has(two);
};

/** A verb of the author's in the other past, or in another tense that English does not tell apart from it. */
export const otherPast: Rule = (own, aim) => {
  const { theirs, prompt } = aim;
  return own.verbs.flatMap((verb) =>
    theirs.verbs.flatMap((other): readonly Words[] =>
      verb.readings.some(({ lexeme, cell }) =>
        other.readings.some(
          (reading) =>
            reading.lexeme === lexeme &&
            reading.cell !== cell &&
            ((!isNow(other, aim) && tellsAlike(cell, reading.cell, aim, lexeme)) ||
              isComing(own, theirs, cell, reading.cell) ||
              isSupposed(own, theirs, [verb, other], [cell, reading.cell]) ||
              isDoneBefore(own, theirs, [verb, other], [cell, reading.cell]) ||
              isMoodAlike(own, prompt, lexeme, [cell, reading.cell])),
        ),
      )
        ? [edited(own.words, new Map(inPlaceOf(verb, textOf(theirs, other))))]
        : [],
    ),
  );
};
