// Of one and all alike: optimus quisque laudat, optimī omnēs laudant; alius aliud dīcit, aliī alia dīcunt.
// Invariant: the quality, the case and the time stay; a subject takes its verb along.
import type { Analysis } from '../../analyse.ts';
import type { Words } from '../authorsForms.ts';
import type { Aim, Rule, Side } from './sides.ts';
import { edited, inPlaceOf, textOf } from './sides.ts';

const EVERY: Readonly<Record<string, string>> = { quisque_pron: 'sg', omnis_adj: 'pl' };

/** The verb of a subject in the other number, of the author's. */
const withVerb = (own: Side, { theirs }: Aim, to: string): Map<number, Words> | undefined => {
  for (const verb of own.verbs)
    for (const { lexeme, cell } of verb.readings)
      for (const other of theirs.verbs)
        if (
          /\.3(?:sg|pl)$/.test(cell) &&
          !cell.endsWith(to) &&
          other.readings.some((one) => one.lexeme === lexeme && one.cell === cell.replace(/(?:sg|pl)$/, to))
        )
          return new Map(inPlaceOf(verb, textOf(theirs, other)));
  return undefined;
};

/** Two words beside each other, with what they are read as: the one that is meant, and what is said with it. */
interface Pair {
  readonly at: number;
  readonly beside: number;
  readonly read: Analysis;
  readonly meant: Analysis;
}

const pairAt = (
  side: Side,
  isMeant: (one: Analysis) => boolean,
  isBeside: (one: Analysis, meant: Analysis) => boolean,
): readonly Pair[] =>
  side.readings.flatMap((list, at) =>
    list
      .filter(isMeant)
      .flatMap((read) =>
        [at - 1, at + 1].flatMap((beside) =>
          (side.readings[beside] ?? [])
            .filter((other) => isBeside(other, read))
            .map((one) => ({ at, beside, read: one, meant: read })),
        ),
      ),
  );

/** The answer with the author's pair instead of its own, and the verb that goes with it. */
const asTheirs = (
  [own, theirs]: readonly [Side, Side],
  [mine, other]: readonly [Pair, Pair],
  verb: ReadonlyMap<number, Words>,
): Words =>
  edited(
    own.words,
    new Map([
      ...verb,
      [mine.at, [theirs.words[other.at] ?? '']],
      [mine.beside, [theirs.words[other.beside] ?? '']],
    ]),
  );

/** All the best: optimus quisque, optimī omnēs. */
const bestOfAll: Rule = (own, aim) => {
  const { theirs } = aim;
  const pairs = (side: Side) =>
    pairAt(
      side,
      ({ lexeme: { id }, features }) =>
        id === 'quisque_pron' || (EVERY[id] !== undefined && features.number === EVERY[id]),
      (one, meant) =>
        one.features.degree === 'sup' &&
        one.features.case === meant.features.case &&
        one.features.number === meant.features.number &&
        one.features.gender !== 'n',
    );
  return pairs(own).flatMap((mine) =>
    pairs(theirs).flatMap((other): readonly Words[] => {
      const { case: of, number } = other.read.features;
      if (mine.read.lexeme !== other.read.lexeme || mine.read.features.case !== of) return [];
      const isOfOne = mine.read.features.number === number;
      const verb =
        of === 'nom' && !isOfOne && number !== undefined
          ? withVerb(own, aim, number)
          : new Map<number, Words>();
      return verb ? [asTheirs([own, theirs], [mine, other], verb)] : [];
    }),
  );
};

/** One says this, another that: alius aliud dīcit, aliī alia dīcunt. */
const oneThisOneThat: Rule = (own, aim) => {
  const { theirs } = aim;
  const pairs = (side: Side) =>
    pairAt(
      side,
      ({ lexeme: { id }, features }) =>
        id === 'alius_adj' && features.case === 'nom' && features.gender !== 'n',
      ({ lexeme: { id }, features: { case: of } }) =>
        id === 'alius_adj' && of !== 'nom' && of !== 'gen' && of !== 'voc',
    );
  return pairs(own).flatMap((mine) =>
    pairs(theirs).flatMap((other): readonly Words[] => {
      const isOneThing =
        mine.read.features.gender === other.read.features.gender &&
        mine.read.features.case === other.read.features.case &&
        mine.meant.features.gender === other.meant.features.gender;
      const { number } = other.meant.features;
      if (!isOneThing || number === undefined) return [];
      const verb =
        mine.meant.features.number === number ? new Map<number, Words>() : withVerb(own, aim, number);
      return verb ? [asTheirs([own, theirs], [mine, other], verb)] : [];
    }),
  );
};

/** The form of a superlative, of the author's, that one of the answer's becomes. */
const superlatives = (
  own: Side,
  theirs: Side,
  isMeant: (mine: Analysis, other: Analysis, at: number) => boolean,
): readonly (readonly [at: number, word: string])[] =>
  own.readings.flatMap((list, at) =>
    theirs.readings.flatMap((others, place) =>
      list.some((mine) =>
        others.some(
          (other) =>
            mine.lexeme === other.lexeme &&
            mine.features.degree === 'sup' &&
            other.features.degree === 'sup' &&
            mine.features.case === 'nom' &&
            other.features.case === 'nom' &&
            isMeant(mine, other, at),
        ),
      )
        ? [[at, theirs.words[place] ?? ''] as const]
        : [],
    ),
  );

/** The largest of all the animals: in the gender of what it is, or of those that it is one of. */
const ofThemAll: Rule = (own, { theirs }) =>
  superlatives(
    own,
    theirs,
    ({ features: mine }, { features: other }) =>
      mine.number === 'sg' &&
      other.number === 'sg' &&
      mine.gender !== other.gender &&
      own.readings.some((list) =>
        list.some(
          ({ lexeme, features }) =>
            lexeme.pos === 'noun' &&
            lexeme.gender === mine.gender &&
            features.case === 'gen' &&
            features.number === 'pl',
        ),
      ),
  ).map(([at, word]) => edited(own.words, new Map([[at, [word]]])));

/** Not even the bravest: one of them, or all. */
const notEvenOne: Rule = (own, aim) =>
  ['sg', 'pl'].flatMap((number) =>
    superlatives(
      own,
      aim.theirs,
      ({ features: mine }, { features: other }, at) =>
        mine.number !== number &&
        other.number === number &&
        mine.gender === other.gender &&
        own.folded[at - 1] === 'ne' &&
        own.folded[at + 1] === 'quidem',
    ).flatMap(([at, word]): readonly Words[] => {
      const verb = withVerb(own, aim, number);
      return verb ? [edited(own.words, new Map([...verb, [at, [word]]]))] : [];
    }),
  );

/** The best, of one and of all. */
export const everyOne: Rule = (own, aim) => [
  ...bestOfAll(own, aim),
  ...oneThisOneThat(own, aim),
  ...ofThemAll(own, aim),
  ...(/\beven the \w+est\b/i.test(aim.prompt) ? notEvenOne(own, aim) : []),
];
