// How a question is opened, and what is about to be: utrum … an and -ne … an, scrībēs and scrīptūrus es.
// Invariant: a question stays one; the person stays.
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, placeOf, textOf } from './sides.ts';

const OR = ['an', 'annon', 'necne'];

const hungAt = ({ readings, folded }: Side): number =>
  readings.findIndex(
    (list, at) =>
      folded[at]?.endsWith('ne') === true &&
      list.length > 0 &&
      list.every(({ enclitic }) => enclitic === 'ne'),
  );

/** Whether … or: utrum … an, -ne … an, or an alone. */
export const either: Rule = (own, { theirs }) => {
  if (!has(own, ...OR) || !has(theirs, ...OR)) return [];
  const [utrum, theirUtrum] = [placeOf(own, 'utrum'), placeOf(theirs, 'utrum')];
  const [hung, theirHung] = [hungAt(own), hungAt(theirs)];
  if (theirUtrum >= 0 && utrum < 0 && hung >= 0)
    return [
      edited(
        own.words,
        new Map([[hung, [theirs.words[theirUtrum] ?? '', (own.words[hung] ?? '').slice(0, -2)]]]),
      ),
    ];
  if (theirUtrum >= 0 && utrum < 0 && hung < 0) return [[theirs.words[theirUtrum] ?? '', ...own.words]];
  if (utrum < 0 || theirUtrum >= 0) return [];
  const bare = own.words.filter((_, at) => at !== utrum);
  if (theirHung < 0) return [bare];
  const word = (theirs.folded[theirHung] ?? '').slice(0, -2);
  return own.folded.includes(word)
    ? [
        edited(
          own.words,
          new Map<number, Words>([
            [utrum, []],
            [own.folded.indexOf(word), [theirs.words[theirHung] ?? '']],
          ]),
        ),
      ]
    : [];
};

const TO_COME = /^fut\.part\.act\.nom\.(sg|pl)/;

type Coming = {
  readonly part: number;
  readonly being: number;
  readonly lexeme: string;
  readonly person: string;
};

/** Future participles with the "to be" that goes with them. */
const comingIn = (side: Side): readonly Coming[] =>
  side.readings.flatMap((list, part) =>
    list.flatMap(({ lexeme, key }): readonly Coming[] => {
      const number = TO_COME.exec(key)?.[1];
      if (number === undefined) return [];
      return [part + 1, part - 1, part + 2, part - 2].flatMap((being) =>
        (side.readings[being] ?? []).flatMap((one): readonly Coming[] =>
          one.lexeme.id === 'sum_v' && one.key.startsWith('pres.ind') && one.key.endsWith(number)
            ? [{ part, being, lexeme: lexeme.id, person: one.key.split('.').at(-1) ?? '' }]
            : [],
        ),
      );
    }),
  );

/** Going to write: scrīptūrus es, scrībēs. */
export const coming: Rule = (own, { theirs, prompt }) => {
  if (!/\bgoing to\b|\babout to\b|\bwill\b|\bshall\b|n't\b/i.test(prompt)) return [];
  const isMeant = ({ lexeme, person }: Coming, id: string, cell: string): boolean =>
    lexeme === id && cell.startsWith('fut.ind.act') && cell.endsWith(person);
  return [
    ...comingIn(theirs).flatMap((their) =>
      own.verbs.flatMap(({ at: [at = 0], readings }): readonly Words[] =>
        readings.some(({ lexeme: { id }, cell }) => isMeant(their, id, cell))
          ? [
              edited(
                own.words,
                new Map([[at, [theirs.words[their.part] ?? '', theirs.words[their.being] ?? '']]]),
              ),
            ]
          : [],
      ),
    ),
    ...comingIn(own).flatMap((mine) =>
      theirs.verbs.flatMap((verb): readonly Words[] =>
        verb.readings.some(({ lexeme: { id }, cell }) => isMeant(mine, id, cell))
          ? [
              edited(
                own.words,
                new Map<number, Words>([
                  [mine.part, textOf(theirs, verb)],
                  [mine.being, []],
                ]),
              ),
            ]
          : [],
      ),
    ),
  ];
};
