// Why, and in spite of what: a clause with quod or quamquam, and two sentences that itaque, enim or tamen joins; and how old one is, what is new, part of a whole that acts as many.
// Invariant: both are told, the cause as the cause; the author's own verb is put for one of the answer's of the same lexeme, person and time alone.
import type { Words } from '../authorsForms.ts';
import { without } from './agreeing.ts';
import type { Rule, Side } from './sides.ts';
import { edited, has, inCase, inPlaceOf, placeOf, textOf } from './sides.ts';

const BECAUSE = ['quod', 'quia', 'quoniam', 'cum'];
const THOUGH = ['quamquam', 'etsi', 'tametsi'];
const SO = ['itaque', 'igitur', 'ergo', 'quare'];
const FOR = ['nam', 'namque', 'enim'];
const YET = ['tamen', 'attamen', 'nihilominus'];
const FINITE = /^\w+\.(?:ind|subj)\..*[123](?:sg|pl)$/;

/** The words of a clause behind what opens it, as far as its verb, and all the rest. */
const partsOf = (side: Side, opener: number): readonly [clause: Words, rest: Words] | undefined => {
  const last = side.verbs
    .filter(
      ({ at, readings }) =>
        at.every(
          (place) => place > opener && side.readings[place]?.every(({ lexeme: { pos } }) => pos === 'verb'),
        ) && readings.some(({ cell }) => FINITE.test(cell)),
    )
    .map(({ at }) => Math.max(...at))
    .toSorted((one, other) => one - other)[0];
  return last === undefined
    ? undefined
    : [
        side.words.slice(opener + 1, last + 1),
        [...side.words.slice(0, opener), ...side.words.slice(last + 1)],
      ];
};

/** The same clause in the indicative, where "cum" has asked for the other mood. */
const told = (own: Side, theirs: Side, opener: number): Side | undefined => {
  if (own.folded[opener] !== 'cum') return own;
  for (const verb of own.verbs)
    for (const { lexeme, cell } of verb.readings) {
      const other = cell.replace('.subj.', '.ind.');
      const their = theirs.verbs.find(({ readings }) =>
        readings.some((one) => one.lexeme === lexeme && one.cell === other),
      );
      if (other === cell || !their || verb.at.length > 1) continue;
      return { ...own, words: edited(own.words, new Map(inPlaceOf(verb, textOf(theirs, their)))) };
    }
  return undefined;
};

/** The water was deep, so we could not cross: quod alta erat; alta erat, itaque. */
export const reasons: Rule = (own, { theirs }) => {
  const wordIn = (ways: readonly string[]): string | undefined => theirs.words[placeOf(theirs, ...ways)];
  const [so, because, yet] = [SO, FOR, YET].map(wordIn);
  if (so === undefined && because === undefined && yet === undefined) return [];
  const opener = placeOf(own, ...(yet === undefined ? BECAUSE : THOUGH));
  if (opener < 0 || has(theirs, ...BECAUSE, ...THOUGH)) return [];
  const side = told(own, theirs, opener);
  const parts = side && partsOf(side, opener);
  if (!parts || parts[1].length === 0) return [];
  const [clause, rest] = parts;
  if (so !== undefined) return [[...clause, so, ...rest]];
  if (because !== undefined)
    return theirs.folded.includes('enim')
      ? [[...rest, clause[0] ?? '', because, ...clause.slice(1)]]
      : [[...rest, because, ...clause]];
  return [[...clause, ...(has(own, ...YET) ? [] : [yet ?? '']), ...rest]];
};

/** Ten years old: decem annōs nātus, decem annōrum. */
export const aged: Rule = (own, { theirs, prompt }) => {
  if (!/\byears? old\b|\bat the age of\b/i.test(prompt)) return [];
  const [years, born] = [
    own.folded.indexOf('annorum'),
    theirs.folded.findIndex((word) => /^nat(?:us|a|i|ae)$/.test(word)),
  ];
  const form = years < 0 ? undefined : inCase(own, years, theirs, ['gen'], ['acc']);
  return form === undefined || born < 0 || own.folded.some((word) => /^nat(?:us|a|i|ae)$/.test(word))
    ? []
    : [edited(own.words, new Map([[years, [form, theirs.words[born] ?? '']]]))];
};

const THING = new Set(['nihil', 'quid', 'aliquid', 'quicquam', 'quidquam']);

/** Nothing new: nihil novī, nihil novum. */
export const nothingNew: Rule = (own, { theirs }) =>
  !own.folded.some((word) => THING.has(word))
    ? []
    : own.readings.flatMap((list, at) =>
        list.flatMap(({ lexeme, features }): readonly Words[] => {
          const isOf = (of: string | undefined): boolean => of === 'gen' || of === 'nom' || of === 'acc';
          if (
            lexeme.pos !== 'adj' ||
            features.gender !== 'n' ||
            features.number !== 'sg' ||
            !isOf(features.case)
          )
            return [];
          const place = theirs.readings.findIndex((others) =>
            others.some(
              (other) =>
                other.lexeme === lexeme &&
                other.features.gender === 'n' &&
                other.features.number === 'sg' &&
                (other.features.degree ?? 'pos') === (features.degree ?? 'pos') &&
                isOf(other.features.case) &&
                (other.features.case === 'gen') !== (features.case === 'gen'),
            ),
          );
          return place < 0 || !theirs.folded.some((word) => THING.has(word))
            ? []
            : [edited(own.words, new Map([[at, [theirs.words[place] ?? '']]]))];
        }),
      );

/** Part of the soldiers fell: pars cecidit, pars cecidērunt. */
export const partOfMany: Rule = (own, { theirs }) => {
  const isOfMany = own.readings.some((list) =>
    list.some(
      ({ lexeme: { pos }, features }) =>
        pos === 'noun' && features.case === 'gen' && features.number === 'pl',
    ),
  );
  if (!has(own, 'pars', 'multitudo') || !isOfMany) return [];
  return own.verbs.flatMap((verb) =>
    verb.readings.flatMap(({ lexeme, cell }): readonly Words[] => {
      const their = theirs.verbs.find(({ readings }) =>
        readings.some((one) => one.lexeme === lexeme && one.cell === cell.replace(/3pl$/, '3sg')),
      );
      return cell.endsWith('.3pl') && verb.at.length === 1 && their
        ? [edited(own.words, new Map(inPlaceOf(verb, textOf(theirs, their))))]
        : [];
    }),
  );
};

/** With my own eyes: meīs oculīs, ipse meīs oculīs. */
export const oneself: Rule = (own, { theirs, prompt }) => {
  const at = placeOf(own, 'ipse', 'ipsa', 'ipsi', 'ipsae');
  return /\bown\b/i.test(prompt) && at >= 0 && !theirs.folded.some((word) => word.startsWith('ips'))
    ? [without(own.words, at)]
    : [];
};

/** Spent the day reading: legendō, in legendō. */
export const inDoing: Rule = (own, { theirs }) =>
  own.folded.flatMap((word, at): readonly Words[] =>
    word === 'in' &&
    !has(theirs, 'in') &&
    has(theirs, own.folded[at + 1] ?? '') &&
    own.readings[at + 1]?.some(({ key }) => key.startsWith('gerund.abl')) === true
      ? [without(own.words, at)]
      : [],
  );
