// A Latin text read by its forms: its clauses, behind what each noun stands, and what agrees with what.
// Invariant: a form that may stand in several cases keeps them all, but what agrees with what stands beside it is of one case with it.
import type { Analysis } from '../../../analyse.ts';
import { COPULAS } from '../../changesRole.ts';
import type { Clause } from './clauses.ts';
import { clausesIn, isFinite, isPreposition, isWith } from './clauses.ts';
import { isRelative, ownerOf, personOf } from './small.ts';
import type { Word } from './words.ts';

/** A word with the number of its link, the same in both texts, and the readings that this leaves. */
export interface Part extends Word {
  readonly id: number | undefined;
  /** It is said of somebody as an adjective is, though it may be a verb's. */
  readonly isQuality?: boolean;
}

export const THAN = 'than';
/** How far a preposition reaches. */
const REACH = 4;
const NONE: Part = { text: '', folded: '', readings: [], stop: '', id: undefined };
const POINTING = new Set(['hic_pron', 'ipse_pron', 'idem_pron']);

export const casesOf = ({ readings }: Word): ReadonlySet<string> =>
  new Set(readings.flatMap(({ features }) => features.case ?? []));
const firstOf = ({ readings }: Word) => readings[0]?.lexeme;
export const pronounIn = (word: Word): string | undefined => {
  const lexeme = firstOf(word);
  return lexeme && personOf(lexeme);
};
export const ownerIn = (word: Word): string | undefined => {
  const lexeme = firstOf(word);
  return lexeme && ownerOf(lexeme);
};
export const isRelativeWord = ({ readings }: Word): boolean =>
  readings.some(({ lexeme }) => isRelative(lexeme));
export const isVerbal = ({ features: { mood } }: Analysis): boolean =>
  mood === 'part' || mood === 'gerundive';

const isPointing = ({ readings }: Word): boolean => readings.some(({ lexeme: { id } }) => POINTING.has(id));
export const isNoun = ({ readings }: Word): boolean =>
  readings.length === 0 || readings.some(({ lexeme: { pos } }) => pos === 'noun' || pos === 'pron');
export const isQuality = (word: Word): boolean =>
  word.duty === undefined &&
  (isPointing(word) ||
    word.readings.some(
      (one) => one.features.case !== undefined && (/^(?:adj|num)$/.test(one.lexeme.pos) || isVerbal(one)),
    ));
/** What is said of a noun and is none itself. */
export const isOnlyQuality = (word: Word): boolean => isQuality(word) && (!isNoun(word) || isPointing(word));

export const genderOf = ({ lexeme, features }: Analysis): string | undefined => {
  if (lexeme.id === 'nihil_pron') return 'n';
  if (lexeme.pos === 'noun') return lexeme.gender === 'c' ? undefined : lexeme.gender;
  return features.gender;
};

/** Whether two words have a reading each that agree. */
export const agreeing = (one: Word, other: Word): boolean =>
  one.readings.some((mine) =>
    other.readings.some((theirs) => {
      const [a, b] = [genderOf(mine), genderOf(theirs)];
      return (
        mine.features.case !== undefined &&
        mine.features.case === theirs.features.case &&
        mine.features.number === theirs.features.number &&
        (a === undefined || b === undefined || a === b)
      );
    }),
  );

/** Each quality and the noun beside it, in the readings in which they agree. */
const settled = (parts: readonly Part[]): readonly Part[] => {
  const found = [...parts];
  const only = (one: Part, two: Part): Part => ({
    ...one,
    readings: one.readings.filter((reading) => agreeing({ ...one, readings: [reading] }, two)),
  });
  for (const [at, part] of parts.entries()) {
    if (!isQuality(part) || part.readings.some(isFinite)) continue;
    // A participle stands behind its noun, as a rule.
    for (const other of part.readings.some(isVerbal) ? [at - 1, at + 1] : [at + 1, at - 1]) {
      const [own, noun] = [found[at], found[other]];
      if (!own || !noun || noun.readings.length === 0 || !isNoun(noun) || pronounIn(noun) !== undefined)
        continue;
      if ((found[Math.max(at, other)]?.stop ?? '') !== '' || !agreeing(own, noun)) continue;
      [found[at], found[other]] = [only(own, noun), only(noun, own)];
      break;
    }
  }
  return found;
};

/** Behind what each word stands: "in abl", "than", or nothing. */
const behind = (parts: readonly Part[]): readonly (string | undefined)[] => {
  const found: (string | undefined)[] = parts.map(() => undefined);
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    if (part.folded === 'quam' && next && (casesOf(next).size > 0 || next.readings.length === 0)) {
      const second = parts[at + 2];
      found[at + 1] = THAN;
      if (second?.stop === '' && agreeing(next, second)) found[at + 2] = THAN;
    } else if (isPreposition(part) && (part.folded !== 'cum' || isWith(parts, at)))
      noteBehind(parts, at, found);
  }
  return found;
};

const noteBehind = (parts: readonly Part[], at: number, found: (string | undefined)[]): void => {
  const preposition = parts[at]?.readings.find(({ lexeme: { pos } }) => pos === 'prep')?.lexeme;
  const cases = preposition?.gov ?? [];
  let head: number | undefined;
  for (let i = at + 1; i < parts.length && i <= at + REACH; i += 1) {
    const [part, next] = [parts[i], parts[i + 1]];
    if (!part || (i > at + 1 && part.stop !== '')) break;
    const isGoverned = [...casesOf(part)].some((of) => cases.includes(of));
    if (isGoverned || part.readings.length === 0) head = i;
    if (
      part.readings.length === 0 ||
      (isGoverned && isNoun(part) && !(next && pronounIn(part) !== undefined && agreeing(part, next)))
    )
      break;
  }
  const last = head === undefined ? undefined : parts[head];
  if (head === undefined || !last) return;
  const of = last.readings.length > 0 ? cases.find((one) => casesOf(last).has(one)) : cases[0];
  const said = `${preposition?.id.split('_')[0] ?? ''} ${of ?? ''}`;
  for (let i = at + 1; i <= head; i += 1)
    if (i === head || casesOf(parts[i] ?? NONE).has(of ?? '')) found[i] = said;
  // "Cum fīliō et fīliā", "ad castra hostium quaerenda".
  const second = parts[head + 2];
  if (parts[head + 1]?.folded === 'et' && second && casesOf(second).has(of ?? '') && isNoun(second))
    found[head + 2] = said;
  for (const i of [head + 1, head + 2]) {
    const behindIt = parts[i];
    const isOfIt = i === head + 1 ? behindIt && isQuality(behindIt) : behindIt?.readings.some(isVerbal);
    if (isOfIt && behindIt?.stop === '' && agreeing(behindIt, last)) found[i] = said;
  }
};

/** A text as it is read. */
export interface Text {
  readonly parts: readonly Part[];
  readonly clauses: readonly Clause[];
  /** The clause of each word. */
  readonly of: readonly number[];
  readonly place: readonly (string | undefined)[];
  /** Nouns and pronouns, and what stands for them: a quality that agrees with no noun of its clause. */
  readonly nouns: ReadonlySet<number>;
  readonly things: ReadonlySet<number>;
  readonly verbs: ReadonlySet<number>;
  readonly part: (at: number) => Part;
  readonly inClause: (clause: number) => readonly number[];
  /** The nouns that a quality agrees with: what stands beside it, or any of its clause. */
  readonly agreesWith: (at: number) => readonly number[];
  /** What stands in a case without a preposition; what can be no other case goes before what can. */
  readonly inCase: (clause: number, of: string) => readonly number[];
}

/** Reads a text. */
export const textOf = (given: readonly Part[]): Text => {
  const parts = settled(given);
  const { clauses, of } = clausesIn(parts);
  const place = behind(parts);
  const part = (at: number): Part => parts[at] ?? NONE;
  const all = [...parts.keys()];
  const inClause = (clause: number): readonly number[] => all.filter((at) => of[at] === clause);
  const nouns = new Set(
    all.filter((at) => {
      const one = part(at);
      return (
        isNoun(one) &&
        !isPreposition(one) &&
        (one.readings.length === 0 || (!one.readings.every(isFinite) && casesOf(one).size > 0))
      );
    }),
  );
  const verbs = new Set(
    all.filter((at) => {
      const one = part(at);
      return (
        one.id !== undefined && !one.isQuality && one.readings.some(({ lexeme: { pos } }) => pos === 'verb')
      );
    }),
  );
  const agreesWith = (at: number): readonly number[] => {
    const found = [...nouns].filter((other) => {
      const noun = part(other);
      return (
        other !== at &&
        pronounIn(noun) === undefined &&
        !isRelativeWord(noun) &&
        of[other] === of[at] &&
        place[other] === place[at] &&
        agreeing(part(at), noun)
      );
    });
    const beside = found.filter((one) => Math.abs(one - at) === 1);
    return beside.length > 0 ? beside : found;
  };
  const things = new Set(
    all.filter((at) => {
      const one = part(at);
      return (
        nouns.has(at) ||
        (isQuality(one) &&
          ownerIn(one) === undefined &&
          !one.readings.some(isVerbal) &&
          agreesWith(at).length === 0)
      );
    }),
  );
  const isBare = (at: number, case_: string): boolean =>
    place[at] === undefined && (part(at).readings.length === 0 || casesOf(part(at)).has(case_));
  /** Mē, tē and sē are no ablatives where nothing goes before them. */
  const isSure = (at: number, case_: string): boolean =>
    [...casesOf(part(at))].every(
      (one) =>
        one === case_ ||
        one === 'voc' ||
        one === 'loc' ||
        (case_ === 'acc' && one === 'abl' && pronounIn(part(at)) !== undefined),
    );
  const isEither = (at: number): boolean => {
    const cases = casesOf(part(at));
    return cases.has('nom') && cases.has('acc') && !isRelativeWord(part(at));
  };
  const inCase = (clause: number, case_: string): readonly number[] => {
    const own = inClause(clause);
    const found = own.filter((at) => things.has(at) && isBare(at, case_));
    const sure = found.filter((at) => isSure(at, case_));
    if (sure.length > 0 || (case_ !== 'nom' && case_ !== 'acc')) return sure.length > 0 ? sure : found;
    // Where forms do not tell who does it, he is named first.
    const either = found.filter(isEither);
    const verb = clauses[clause]?.verb;
    const isBeing = own.some((at) => part(at).readings.some(({ lexeme: { id } }) => COPULAS.has(id)));
    const isActive = verb !== undefined && part(verb).readings.some((one) => one.features.voice === 'act');
    if (either.length !== 2 || isBeing || !isActive || part(either[1] ?? 0).stop !== '') return found;
    return found.filter((at) => at !== either[case_ === 'nom' ? 1 : 0]);
  };
  return { parts, clauses, of, place, nouns, things, verbs, part, inClause, agreesWith, inCase };
};
