// Words that an answer may have and its author leaves to the sense, where another word has said it: a noun twice, "any" behind "without", "as he could", autem where one
// sentence is set against another, iam beside how long, who must where English names him.
// Invariant: what is left out is said by what stays, or stands in the English.
import type { Words } from '../authorsForms.ts';
import { isBesideNoun, isSomeId, without } from './agreeing.ts';
import type { Rule, Side } from './sides.ts';
import { edited, FINITE, has, placeOf } from './sides.ts';

const told = ({ verbs }: Side): number =>
  new Set(
    verbs.flatMap(({ at, readings }) =>
      readings.every(({ lexeme: { pos } }) => pos === 'verb') &&
      readings.some(({ cell }) => FINITE.test(cell))
        ? [Math.max(...at)]
        : [],
    ),
  ).size;

/** This road is longer than that road: a noun or an adjective once more than its author has it, beside what agrees with it. */
export const repeated: Rule = (own, { theirs }) =>
  own.readings.flatMap((list, at): readonly Words[] => {
    const isOne = (other: Side, i: number): boolean =>
      other.readings[i]?.some(({ lexeme }) => list.some((read) => read.lexeme === lexeme)) ?? false;
    const isNamed = list.some(({ lexeme: { pos } }) => pos === 'noun' || pos === 'adj');
    const times = (side: Side): number => side.words.filter((_, i) => isOne(side, i)).length;
    const first = own.words.findIndex((_, i) => isOne(own, i));
    if (!isNamed || first < 0 || first === at || times(own) <= times(theirs) || times(theirs) === 0)
      return [];
    const isAgreeing = list.some(
      (read) =>
        read.features.case !== undefined &&
        [at - 1, at + 1].some((i) =>
          own.readings[i]?.some(
            ({ lexeme, features }) =>
              (lexeme.pos === 'noun') !== (read.lexeme.pos === 'noun') &&
              features.case === read.features.case &&
              features.number === read.features.number &&
              (lexeme.gender === 'c' ||
                read.lexeme.gender === 'c' ||
                (lexeme.gender ?? features.gender) === (read.lexeme.gender ?? read.features.gender)),
          ),
        ),
    );
    return isAgreeing ? [without(own.words, at)] : [];
  });

/** Without any hope: sine ūllā spē, sine spē. */
export const withoutAny: Rule = (own, { theirs, prompt }) => {
  if (!/\bany\b/i.test(prompt)) return [];
  const anyIn = ({ folded }: Side): number =>
    folded.findIndex((word, at) => folded[at - 1] === 'sine' && /^ull[aoi]s?$/.test(word));
  const [mine, their] = [anyIn(own), anyIn(theirs)];
  if (mine >= 0 && their < 0) return [without(own.words, mine)];
  const sine = placeOf(own, 'sine');
  return mine < 0 && their >= 0 && sine >= 0
    ? [edited(own.words, new Map([[sine, [own.words[sine] ?? '', theirs.words[their] ?? '']]]))]
    : [];
};

/** As fast as possible: quam celerrimē, quam celerrimē potuit. */
export const asPossible: Rule = (own, { theirs, prompt }) => {
  if (!/\bas \w+(?: \w+)? as (?:possible|(?:he|she|they|we|you|i) (?:can|could))\b/i.test(prompt)) return [];
  const possible = (side: Side): number =>
    side.readings.findIndex(
      (list, at) =>
        side.folded.slice(0, at).includes('quam') &&
        list.some(({ lexeme: { id }, features: { person } }) => id === 'possum_v' && person !== undefined),
    );
  const [mine, their] = [possible(own), possible(theirs)];
  if (mine >= 0 && their < 0) return [without(own.words, mine)];
  return mine < 0 && their >= 0 ? [[...own.words, theirs.words[their] ?? '']] : [];
};

/** Others were running: aliī autem, where the one is set against the other. */
export const setAgainst: Rule = (own, { theirs, prompt }) => {
  const at = placeOf(own, 'autem', 'uero');
  return at < 1 ||
    has(theirs, 'autem', 'uero', 'sed', 'at', 'tamen', 'et', 'atque') ||
    !prompt.includes(',') ||
    told(theirs) < 2
    ? []
    : [without(own.words, at)];
};

/** Three hours now: iam trēs hōrās, of what lasts until now. */
export const already: Rule = (own, { theirs, prompt }) => {
  if (!/\b(?:have|has) been\b|\bhow long (?:have|has)\b/i.test(prompt)) return [];
  const [mine, their] = [placeOf(own, 'iam'), placeOf(theirs, 'iam')];
  if (mine >= 0 && their < 0) return [without(own.words, mine)];
  return mine < 0 && their >= 0 ? [[theirs.words[their] ?? '', ...own.words]] : [];
};

/** Who is who: quisnam, quis. */
export const asking: Rule = (own, { theirs }) =>
  own.folded.flatMap((word, at): readonly Words[] => {
    const base = /^(qu\w+)nam$/.exec(word)?.[1];
    const place = theirs.folded.findIndex((one) => one === base || one === `${word}nam`);
    return place < 0 || !word.startsWith('qu')
      ? []
      : [edited(own.words, new Map([[at, [theirs.words[place] ?? '']]]))];
  });

const AGENTS: readonly (readonly [english: RegExp, word: string])[] = [
  [/\bi\b/i, 'mihi'],
  [/\bwe\b/i, 'nobis'],
  [/\byou\b/i, 'tibi'],
  [/\byou\b/i, 'uobis'],
];

/** We must not: by the gerundive alone, or with nōbīs. */
export const whoMust: Rule = (own, { theirs, prompt }) => {
  const isDuty = ({ readings }: Side): boolean =>
    readings.some((list) => list.some(({ features: { mood } }) => mood === 'gerundive'));
  if (!isDuty(own) || !isDuty(theirs)) return [];
  return AGENTS.flatMap(([english, word]): readonly Words[] => {
    const [mine, their] = [placeOf(own, word), placeOf(theirs, word)];
    return english.test(prompt) && mine >= 0 && their < 0 ? [without(own.words, mine)] : [];
  });
};

const TWO = /^du(?:o|ae|orum|arum|obus|abus|os|as)$/;

/** Of the two sisters: which of two says how many there are. */
export const ofTwo: Rule = (own, { theirs, prompt }) => {
  const isOfTwo = theirs.readings.some((list) =>
    list.some(({ lexeme: { id } }) => /^(?:uter_adj|uterque_pron|alter_adj|neuter_adj|ambo_num)$/.test(id)),
  );
  const two = own.folded.findIndex((word) => TWO.test(word));
  return /\btwo\b/i.test(prompt) &&
    isOfTwo &&
    two >= 0 &&
    !theirs.folded.some((word) => TWO.test(word)) &&
    isBesideNoun(own, two)
    ? [without(own.words, two)]
    : [];
};

/** The duty of a soldier: mīlitis est, mīlitis officium est. */
export const ofDuty: Rule = (own, { theirs, prompt }) => {
  if (!/\bduty\b|\btask\b|\bjob\b/i.test(prompt)) return [];
  const duty = (side: Side): number => placeOf(side, 'officium', 'munus');
  const isGenitive = (side: Side): boolean =>
    side.readings.some((list) =>
      list.some(({ lexeme: { pos }, features }) => pos === 'noun' && features.case === 'gen'),
    );
  const [mine, their] = [duty(own), duty(theirs)];
  if (!isGenitive(own) || !isGenitive(theirs)) return [];
  if (mine >= 0 && their < 0) return [without(own.words, mine)];
  return mine < 0 && their >= 0 ? [[theirs.words[their] ?? '', ...own.words]] : [];
};

/** Many and foolish things: multa et stulta, multa stulta. */
export const manyAnd: Rule = (own, { theirs }) =>
  own.folded.flatMap((word, at): readonly Words[] =>
    (word === 'et' || word === 'ac' || word === 'atque') &&
    !has(theirs, 'et', 'ac', 'atque') &&
    own.readings[at - 1]?.some(
      ({ lexeme: { id }, features }) =>
        id === 'multus_adj' &&
        own.readings[at + 1]?.some(
          (other) =>
            other.lexeme.pos === 'adj' &&
            other.features.case === features.case &&
            other.features.number === features.number &&
            other.features.gender === features.gender,
        ),
    ) === true
      ? [without(own.words, at)]
      : [],
  );

/** Neither … nor: nec … nec, nōn … nec. */
export const neither: Rule = (own, { theirs, prompt }) => {
  if (!/\bnor\b/i.test(prompt)) return [];
  const norsIn = ({ folded }: Side): readonly number[] =>
    folded.flatMap((word, at) => (word === 'nec' || word === 'neque' ? [at] : []));
  const [ours, others] = [norsIn(own), norsIn(theirs)];
  const [not, theirNot] = [placeOf(own, 'non'), placeOf(theirs, 'non')];
  const [first = 0] = others;
  if (ours.length === 1 && others.length === 2 && not >= 0 && not < (ours[0] ?? 0) && theirNot < 0)
    return [edited(own.words, new Map([[not, [theirs.words[first] ?? '']]]))];
  return ours.length === 2 && others.length === 1 && theirNot >= 0 && not < 0
    ? [edited(own.words, new Map([[ours[0] ?? 0, ['nōn']]]))]
    : [];
};

/** One verb where its author says it twice, for each of two: nōs aquam bibimus, illī vīnum. */
export const saidTwice: Rule = (own, { theirs }) =>
  theirs.verbs.flatMap((verb, i) =>
    theirs.verbs.slice(i + 1).flatMap((other): readonly Words[] => {
      if (verb.at.length > 1 || other.at.length > 1 || verb.at[0] === other.at[0]) return [];
      const both = verb.readings.flatMap(({ lexeme, cell }) =>
        FINITE.test(cell)
          ? other.readings.flatMap((one) =>
              one.lexeme === lexeme && FINITE.test(one.cell) && one.cell.slice(0, -3) === cell.slice(0, -3)
                ? [{ lexeme, cells: [cell, one.cell] as const }]
                : [],
            )
          : [],
      )[0];
      if (!both) return [];
      const mine = own.verbs.filter(({ readings }) =>
        readings.some(({ lexeme, cell }) => lexeme === both.lexeme && FINITE.test(cell)),
      );
      const [only] = mine;
      if (mine.length !== 1 || !only) return [];
      const isFirst = only.readings.some(
        ({ lexeme, cell }) => lexeme === both.lexeme && cell === both.cells[0],
      );
      return isFirst ? [[...own.words, theirs.words[other.at[0] ?? 0] ?? '']] : [];
    }),
  );

const CLAUSES = ['cum', 'ubi', 'postquam', 'si', 'simulac', 'simulatque', 'dum', 'quando'];
const CERTAIN = new Set(['quidam_pron']);

/** Words that change nothing, and where: iam of what is now, tum behind a clause of time, quidem behind what it stresses. */
const LIGHT: readonly (readonly [
  words: readonly string[],
  mayGo: (own: Side, at: number, prompt: string) => boolean,
])[] = [
  [
    ['iam'],
    (own, _, prompt) =>
      /\b(?:now|already)\b/i.test(prompt) &&
      !has(own, 'non', 'nec', 'neque', 'nemo', 'nihil', 'numquam', 'nullus', 'nulla', 'nullum'),
  ],
  [['tum', 'tunc'], (own, at, prompt) => at > 0 && has(own, ...CLAUSES) && !/\bthen\b/i.test(prompt)],
  [['quidem'], (own, at) => at > 0 && !has(own, 'ne')],
];

/** Light words, and a certain one for "a": rēx quīdam. */
export const light: Rule = (own, { theirs, prompt }) => [
  ...LIGHT.flatMap(([words, mayGo]) =>
    own.folded.flatMap((word, at): readonly Words[] =>
      words.includes(word) && !has(theirs, word) && mayGo(own, at, prompt) ? [without(own.words, at)] : [],
    ),
  ),
  ...own.words.flatMap((_, at): readonly Words[] =>
    isSomeId(own, at, CERTAIN) &&
    isBesideNoun(own, at) &&
    /\ban?\b/i.test(prompt) &&
    !theirs.words.some((__, i) => isSomeId(theirs, i, CERTAIN))
      ? [without(own.words, at)]
      : [],
  ),
];
