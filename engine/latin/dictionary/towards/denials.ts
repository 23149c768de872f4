// To say that something is not so: negō with what is said, dīcō with "not", "never", "nobody" or "none".
// Invariant: what is denied stays what is denied: of two denials, or of none, nothing is made.
import type { Words } from '../authorsForms.ts';
import type { Aim, Rule, Side, Verb } from './sides.ts';
import { edited, inPlaceOf, textOf } from './sides.ts';

const NOT = 'non';
/** What denies by itself, and the word for it where the verb denies already. */
const SAID: Readonly<Record<string, string>> = {
  numquam: 'umquam',
  nusquam: 'usquam',
  nemo: 'quisquam',
  neminem: 'quemquam',
  nemini: 'cuiquam',
  nihil: 'quicquam',
};

/** "ūllum" for "nūllum", "umquam" for "numquam"; nothing for "nōn", and undefined for what does not deny. */
const unsaidOf = (word: string): string | undefined =>
  word === NOT ? '' : (SAID[word] ?? (/^null(?:[aeioru]\w*)$/.test(word) ? word.slice(1) : undefined));

const denialsOf = ({ folded }: Side): readonly { readonly at: number; readonly unsaid: string }[] =>
  folded.flatMap((word, at) => {
    const unsaid = unsaidOf(word);
    return unsaid === undefined ? [] : [{ at, unsaid }];
  });

/** A verb of one side by its id with one of the other's, in one cell. */
const pairOf = (
  own: Side,
  { theirs }: Aim,
  [mine, their]: readonly [string, string],
): { readonly own: Verb; readonly theirs: Verb } | undefined => {
  for (const one of own.verbs)
    for (const other of theirs.verbs)
      if (
        one.readings.some(
          ({ lexeme, cell }) =>
            lexeme.id === mine &&
            other.readings.some((reading) => reading.lexeme.id === their && reading.cell === cell),
        )
      )
        return { own: one, theirs: other };
  return undefined;
};

/** Where a sentence has its last infinitive; undefined for none. */
const infinitiveOf = ({ verbs }: Side): Verb | undefined =>
  verbs.findLast(({ readings }) => readings.some(({ cell }) => cell.includes('.inf')));

/** He said that he had never read it: dīxit sē numquam lēgisse, negāvit sē umquam lēgisse. */
export const denials: Rule = (own, aim) => {
  const { theirs } = aim;
  const isDenied = [own, theirs].some(({ verbs }) =>
    verbs.some(({ readings }) => readings.some(({ lexeme: { id } }) => id === 'nego_v')),
  );
  if (!isDenied) return [];
  const [ours, others] = [denialsOf(own), denialsOf(theirs)];
  const denying = pairOf(own, aim, ['nego_v', 'dico_v']);
  const [their] = others;
  if (denying && ours.length === 0 && others.length === 1 && their) {
    const word = theirs.words[their.at] ?? '';
    const verb = infinitiveOf(own);
    const told = inPlaceOf(denying.own, textOf(theirs, denying.theirs));
    if (their.unsaid === '')
      return verb === undefined
        ? []
        : [edited(own.words, new Map([...told, ...inPlaceOf(verb, [word, ...textOf(own, verb)])]))];
    const at = own.folded.indexOf(their.unsaid);
    return at < 0 ? [] : [edited(own.words, new Map<number, Words>([...told, [at, [word]]]))];
  }
  const saying = pairOf(own, aim, ['dico_v', 'nego_v']);
  const [mine] = ours;
  if (!saying || ours.length !== 1 || others.length > 0 || !mine) return [];
  const at = theirs.folded.indexOf(mine.unsaid);
  if (mine.unsaid !== '' && at < 0) return [];
  return [
    edited(
      own.words,
      new Map<number, Words>([
        ...inPlaceOf(saying.own, textOf(theirs, saying.theirs)),
        [mine.at, mine.unsaid === '' ? [] : [theirs.words[at] ?? '']],
      ]),
    ),
  ];
};
