// Whom the words beside a verb name: who is told of, what it is done to, by whom.
// Invariant: a noun behind a preposition is told of by no verb, but for the one by whom it is done.
import type { Part } from './parts.ts';

/** Somebody or something: by links, or a person. */
export interface Who {
  readonly ids: ReadonlySet<number>;
  readonly person?: string;
  /** Where the pronoun stands. */
  readonly at: number;
  readonly isMany: boolean;
  /** What is said of them is said by a verb. */
  readonly isPredicate?: boolean;
  /** Taken from the verb before, not said of this one. */
  readonly isInherited?: boolean;
}

export const isNominal = (part: Part | undefined): boolean =>
  part !== undefined && (part.what === 'thing' || part.what === 'quality' || part.what === 'person');
export const isInside = (part: Part | undefined): boolean =>
  part !== undefined && (isNominal(part) || /^(?:owner|near|that|not)$/.test(part.what));
export const isAnd = (part: Part | undefined): boolean => part?.what === 'joining' && part.text === 'and';

/** The parts of the noun phrase that ends here, and where it begins. */
export const phraseBefore = (parts: readonly Part[], end: number): number => {
  let from = end;
  while (
    from > 0 &&
    !(parts[from - 1]?.what === 'that' && isNominal(parts[from - 2])) &&
    (isInside(parts[from - 1]) || (isAnd(parts[from - 1]) && from > 1 && isInside(parts[from - 2]))) &&
    parts[from]?.what !== 'person'
  )
    from -= 1;
  return from;
};

export const whoOf = (parts: readonly Part[], from: number, to: number): Who | undefined => {
  const row = parts.slice(from, to + 1);
  const things = row.filter(({ what }) => what === 'thing');
  const said = things.length > 0 ? things : row.filter(({ what }) => what === 'quality');
  const person = row.findLast(({ what }) => what === 'person');
  if (said.length === 0 && !person) return undefined;
  const isMany =
    said.some(({ isMany: many }) => many) || row.some((part) => isAnd(part)) || person?.text === 'they';
  return {
    ids: new Set(said.map(({ id }) => id)),
    ...(said.length === 0 && person ? { person: person.text } : {}),
    at: from + row.findLastIndex(({ what }) => what === 'person'),
    isMany,
  };
};

/** The nearest named before a place, whatever it is. */
export const antecedent = (parts: readonly Part[], at: number): Who | undefined => {
  let end = at - 1;
  while (parts[end]?.what === 'mark' || parts[end]?.what === 'place') end -= 1;
  return isNominal(parts[end]) ? whoOf(parts, phraseBefore(parts, end), end) : undefined;
};

/** Whether a preposition stands here; "after" and "before" are such before a noun that no verb follows. */
export const isPlacing = (parts: readonly Part[], at: number): boolean =>
  parts[at]?.what === 'place' || /^(?:after|before|until|since)$/.test(parts[at]?.text ?? '');

interface Before {
  readonly who: Who | undefined;
  /** Where who does it begins. */
  readonly from: number;
}

/** Who stands before a verb as the one of whom it is told. */
export const subjectBefore = (parts: readonly Part[], at: number): Before | 'and' | undefined => {
  let end = at - 1;
  while (end >= 0) {
    const part = parts[end];
    if (!part) return undefined;
    if (/^(?:word|be|modal|not)$/.test(part.what)) end -= 1;
    else if (part.what === 'who' || (part.what === 'that' && isNominal(parts[end - 1])))
      return { who: antecedent(parts, end), from: end };
    else if (isNominal(part)) {
      const from = phraseBefore(parts, end);
      if (!isPlacing(parts, from - 1)) return { who: whoOf(parts, from, end), from };
      // "In winter farmers reap": what follows the first of two is no part of the place.
      const first = parts.findIndex((one, i) => i >= from && one.what === 'thing');
      if (first >= from && first < end && !isAnd(parts[first + 1]))
        return { who: whoOf(parts, first + 1, end), from: first + 1 };
      end = from - 2;
    } else return part.what === 'joining' && /^(?:and|but|and-then)$/.test(part.text) ? 'and' : undefined;
  }
  return undefined;
};

/** Whom a verb is done to: what follows it without a preposition. */
export const objectBehind = (parts: readonly Part[], at: number): Who | undefined => {
  let from = at + 1;
  while (/^(?:word|not)$/.test(parts[from]?.what ?? '')) from += 1;
  let to = from;
  while (isInside(parts[to]) || (isAnd(parts[to]) && isInside(parts[to + 1]) && to > from)) {
    if (to > from && parts[to]?.what === 'person' && isNominal(parts[to - 1])) break;
    to += 1;
  }
  return to > from ? whoOf(parts, from, to - 1) : undefined;
};

export const agentBehind = (parts: readonly Part[], at: number): Who | undefined => {
  for (let i = at + 1; i < parts.length && !/^(?:mark|telling|verb|who)$/.test(parts[i]?.what ?? ''); i += 1)
    if (parts[i]?.what === 'place' && parts[i]?.text === 'by') return objectBehind(parts, i);
  return undefined;
};
