// What joins two deeds: sed and tamen, a participle for "and", a sentence set beside another.
// Invariant: the deeds stay in their order, and both are said.
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, placeOf } from './sides.ts';

/** But, and yet: sed before, tamen behind. */
export const but: Rule = (own, { theirs }) => {
  const [tamen, theirTamen] = [placeOf(own, 'tamen'), placeOf(theirs, 'tamen')];
  const BUTS = ['sed', 'at', 'uerum'];
  if (tamen >= 0 && theirTamen < 0 && !has(own, ...BUTS) && has(theirs, ...BUTS)) {
    const word = theirs.words[placeOf(theirs, ...BUTS)] ?? '';
    const rest = own.words.filter((_, at) => at !== tamen);
    const start = Math.max(0, tamen - 1);
    return [[...rest.slice(0, start), word, ...rest.slice(start)]];
  }
  return [];
};

const AND = ['et', 'atque', 'ac'];

/** He used his sword and took the town: ūsus est et, ūsus. */
export const coordinated: Rule = (own, { theirs }) =>
  own.folded.flatMap((word, part): readonly Words[] => {
    const [being, and] = [part + 1, part + 2];
    const their = theirs.folded.indexOf(word);
    const isBeing = (side: Side, at: number): boolean =>
      side.readings[at]?.some(({ lexeme: { id } }) => id === 'sum_v') ?? false;
    const isDone = own.verbs.some(
      ({ at, readings }) =>
        at.includes(part) && at.includes(being) && readings.some(({ cell }) => cell.startsWith('perf.ind')),
    );
    const isLone = their >= 0 && !isBeing(theirs, their + 1) && !isBeing(theirs, their - 1);
    return isDone && isLone && AND.includes(own.folded[and] ?? '')
      ? [
          edited(
            own.words,
            new Map<number, Words>([
              [being, []],
              [and, []],
            ]),
          ),
        ]
      : [];
  });

/** And the other way: ūsus, where its author says ūsus est et. */
export const uncoordinated: Rule = (own, { theirs }) =>
  own.folded.flatMap((word, part): readonly Words[] => {
    const their = theirs.folded.indexOf(word);
    const joint = theirs.folded[their + 2] ?? '';
    const isDone = theirs.verbs.some(
      ({ at, readings }) =>
        at.includes(their) &&
        at.includes(their + 1) &&
        readings.some(({ cell }) => cell.startsWith('perf.ind')),
    );
    const isLone = ![part - 1, part + 1].some((at) =>
      own.readings[at]?.some(({ lexeme: { id } }) => id === 'sum_v'),
    );
    return their >= 0 && isDone && isLone && [...AND, 'sed'].includes(joint) && !has(own, joint)
      ? [
          edited(
            own.words,
            new Map<number, Words>([
              [part, [own.words[part] ?? '', theirs.words[their + 1] ?? '', theirs.words[their + 2] ?? '']],
            ]),
          ),
        ]
      : [];
  });

/** Two sentences set side by side: a word between them that joins them is left out. */
export const joined: Rule = (own, { theirs, prompt }) =>
  !(prompt.includes(';') || (prompt.split(',').length > 2 && !/\band\b/i.test(prompt))) || has(theirs, ...AND)
    ? []
    : own.folded.flatMap((word, at): readonly Words[] =>
        AND.includes(word) && own.readings[at - 1]?.some(({ features }) => features.person !== undefined)
          ? [edited(own.words, new Map<number, Words>([[at, []]]))]
          : [],
      );
