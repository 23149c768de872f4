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

const pairAt = (
  side: Side,
  isMeant: (one: Analysis) => boolean,
  isBeside: (one: Analysis, meant: Analysis) => boolean,
): readonly {
  readonly at: number;
  readonly beside: number;
  readonly read: Analysis;
  readonly meant: Analysis;
}[] =>
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
      return verb
        ? [
            edited(
              own.words,
              new Map([
                ...verb,
                [mine.at, [theirs.words[other.at] ?? '']],
                [mine.beside, [theirs.words[other.beside] ?? '']],
              ]),
            ),
          ]
        : [];
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
      return verb
        ? [
            edited(
              own.words,
              new Map([
                ...verb,
                [mine.at, [theirs.words[other.at] ?? '']],
                [mine.beside, [theirs.words[other.beside] ?? '']],
              ]),
            ),
          ]
        : [];
    }),
  );
};

export const everyOne: Rule = (own, aim) => [...bestOfAll(own, aim), ...oneThisOneThat(own, aim)];
