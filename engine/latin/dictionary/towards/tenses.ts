// Which time a verb tells: the two pasts that English does not tell apart, what is to come before something, what is supposed of it.
// Invariant: person, number and voice stay.
import { TELLS_WHILE } from '../../reading/english.ts';
import { englishVerb } from '../../sentences/englishVerbs.ts';
import { glossesOf } from '../../sentences/stock.ts';
import type { Words } from '../authorsForms.ts';
import type { Aim, Rule, Side, Verb } from './sides.ts';
import { edited, has, inPlaceOf, openerOf, textOf, timeOf } from './sides.ts';

const PLAIN_PASTS = new Set(['perf.ind', 'impf.ind']);

/** Whether two cells tell the same: one cell, or the two pasts that English does not tell apart. */
export const tellsAlike = (one: string, other: string, prompt: string): boolean =>
  one === other ||
  (PLAIN_PASTS.has(timeOf(one)) &&
    PLAIN_PASTS.has(timeOf(other)) &&
    one.split('.').slice(2).join('.') === other.split('.').slice(2).join('.') &&
    !TELLS_WHILE.test(prompt));

/** Clauses of what is yet to come first: antequam oritur, oriātur, ortus erit. */
const BEFORE = ['antequam', 'priusquam', 'dum', 'donec'];
const COMING = new Set(['pres.ind', 'pres.subj', 'futp.ind']);

const isComing = (own: Side, theirs: Side, one: string, other: string): boolean =>
  has(own, ...BEFORE) &&
  has(theirs, ...BEFORE) &&
  COMING.has(timeOf(one)) &&
  COMING.has(timeOf(other)) &&
  one.split('.').slice(2).join('.') === other.split('.').slice(2).join('.');

/** What is supposed: sī venit, sī veniet, sī vēnerit, where the rest is to come or is bidden. */
const IF = ['si', 'nisi'];
const SUPPOSED = new Set(['pres.ind', 'fut.ind', 'futp.ind']);

/** Whether a verb of the answer's and one of the author's are what is supposed, each in its own clause, and the rest is to come or is bidden. */
const isSupposed = (
  own: Side,
  theirs: Side,
  [verb, one]: readonly [Verb, string],
  [their, other]: readonly [Verb, string],
): boolean =>
  SUPPOSED.has(timeOf(one)) &&
  SUPPOSED.has(timeOf(other)) &&
  one.split('.').slice(2).join('.') === other.split('.').slice(2).join('.') &&
  openerOf(own, Math.max(...verb.at), IF) >= 0 &&
  openerOf(theirs, Math.max(...their.at), IF) >= 0 &&
  theirs.verbs.some(
    (rest) => rest !== their && rest.readings.some(({ cell }) => /^fut\.ind|\.imp\./.test(cell)),
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

/** A verb of the author's in the other past, where English does not tell them apart. */
export const otherPast: Rule = (own, aim) => {
  const { theirs, prompt } = aim;
  return own.verbs.flatMap((verb) =>
    theirs.verbs.flatMap((other): readonly Words[] =>
      verb.readings.some(({ lexeme, cell }) =>
        other.readings.some(
          (reading) =>
            reading.lexeme === lexeme &&
            reading.cell !== cell &&
            ((!isNow(other, aim) && tellsAlike(cell, reading.cell, prompt)) ||
              isComing(own, theirs, cell, reading.cell) ||
              isSupposed(own, theirs, [verb, cell], [other, reading.cell])),
        ),
      )
        ? [edited(own.words, new Map(inPlaceOf(verb, textOf(theirs, other))))]
        : [],
    ),
  );
};
