// What used to be done, what is given, what is wished: solēbat with an infinitive for the imperfect, dōnō with whom and by what, utinam with a subjunctive that says the wish by itself.
// Invariant: who does it, and to whom, stays as it is.
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, inPlaceOf, pairsOf, placeOf, recast, textOf } from './sides.ts';
import { without } from './agreeing.ts';

const PRESENT_INFINITIVE = /^pres\.inf/;
const IMPERFECT = /^impf\.ind\..*\.[123](?:sg|pl)$/;
const ONCE = ['olim', 'quondam', 'antea'];
const PERSON = /[123](?:sg|pl)$/;

/** He used to walk: ambulābat, ambulāre solēbat. */
export const habits: Rule = (own, aim) => {
  const { theirs, prompt } = aim;
  if (!/\b(?:used to|would|accustomed|wont|habit)\b/i.test(prompt)) return [];
  const once = own.folded.findIndex((word) => ONCE.includes(word));
  if (once >= 0 && !has(theirs, ...ONCE)) return [without(own.words, once)];
  const grown = own.verbs.flatMap((verb) =>
    verb.readings.flatMap(({ lexeme, cell }) => (lexeme.id === 'consuesco_v' ? [{ verb, cell }] : [])),
  );
  const usual = theirs.verbs.find(({ readings }) => readings.some(({ lexeme: { id } }) => id === 'soleo_v'));
  if (usual && grown.length > 0)
    return grown.flatMap(({ verb, cell }): readonly Words[] =>
      usual.readings.some((one) => one.cell === cell.replace(/^plup/, 'impf').replace(/^perf/, 'pres'))
        ? [edited(own.words, new Map(inPlaceOf(verb, textOf(theirs, usual))))]
        : [],
    );
  const custom = (side: Side) =>
    side.verbs.flatMap((verb) =>
      verb.readings.flatMap(({ lexeme, cell }) =>
        lexeme.id === 'soleo_v' && IMPERFECT.test(cell) ? [{ verb, person: PERSON.exec(cell)?.[0] }] : [],
      ),
    )[0];
  const [mine, other] = [custom(own), custom(theirs)];
  if (mine && !other)
    return pairsOf(own, aim, PRESENT_INFINITIVE, IMPERFECT).flatMap((pair): readonly Words[] =>
      PERSON.exec(pair.theirCell)?.[0] === mine.person
        ? [
            edited(
              own.words,
              new Map<number, Words>([
                ...inPlaceOf(mine.verb, []),
                ...inPlaceOf(pair.own, textOf(theirs, pair.theirs)),
              ]),
            ),
          ]
        : [],
    );
  if (!mine && other)
    return pairsOf(own, aim, IMPERFECT, PRESENT_INFINITIVE).flatMap((pair): readonly Words[] =>
      PERSON.exec(pair.cell)?.[0] === other.person
        ? [
            edited(
              own.words,
              new Map(inPlaceOf(pair.own, [...textOf(theirs, pair.theirs), ...textOf(theirs, other.verb)])),
            ),
          ]
        : [],
    );
  return [];
};

/** Gave somebody a thing: fīliae ānulum dedit, fīliam ānulō dōnāvit. */
export const gifts: Rule = (own, aim) => {
  const { theirs } = aim;
  return own.verbs.flatMap((verb) =>
    theirs.verbs.flatMap((other): readonly Words[] => {
      const isGiven = verb.readings.some(
        ({ lexeme, cell }) =>
          lexeme.id === 'dono_v' &&
          other.readings.some(
            (one) => (one.lexeme.id === 'do_v' || one.lexeme.id === 'dono_v') && one.cell === cell,
          ),
      );
      if (!isGiven || has(own, 'cum') || has(own, 'in')) return [];
      const told = recast(own, theirs, new Map<number, Words>(inPlaceOf(verb, textOf(theirs, other))), [
        ['abl', ['acc']],
        ['acc', ['dat']],
      ]);
      // To whom and what change their cases together: librum mē dōnāvit is neither.
      const changed = told.filter((word, at) => !verb.at.includes(at) && word !== own.words[at]);
      return told.length === own.words.length && changed.length !== 1 ? [told] : [];
    }),
  );
};

/** May he live: vīvat, utinam vīvat. */
export const wishes: Rule = (own, { theirs, prompt }) => {
  const [mine, other] = [placeOf(own, 'utinam'), placeOf(theirs, 'utinam')];
  if (!/^\W*may\b/i.test(prompt) || mine < 0 === other < 0) return [];
  return [mine >= 0 ? without(own.words, mine) : [theirs.words[other] ?? '', ...own.words]];
};
