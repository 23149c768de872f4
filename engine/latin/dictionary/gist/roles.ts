// Who does what to whom in a sentence of parts, where and with whom, and of whom a quality is said: read from the order of English alone.
// Invariant: what cannot be read is left out, and two texts are told apart by what was read of both.
import type { Part } from './parts.ts';
import type { Who } from './who.ts';
import {
  agentBehind,
  antecedent,
  isAnd,
  isInside,
  isNominal,
  isPlacing,
  objectBehind,
  phraseBefore,
  subjectBefore,
  whoOf,
} from './who.ts';

export interface Deed {
  readonly doer?: Who | undefined;
  readonly sufferer?: Who | undefined;
  /** Whom a participle stands before, whether he does it or suffers it. */
  readonly beside?: Who | undefined;
}

export interface Told {
  readonly deeds: ReadonlyMap<number, Deed>;
  /** Where a thing stands: its preposition, or none; of whose it is also the owned. */
  readonly places: ReadonlyMap<number, ReadonlySet<string>>;
  readonly heads: ReadonlyMap<number, Who>;
  /** The verbs of the clause that a part stands in. */
  readonly clauses: ReadonlyMap<number, ReadonlySet<number>>;
  readonly owners: ReadonlyMap<number, string>;
  /** Verbs of a clause that hangs on a noun. */
  readonly related: ReadonlySet<number>;
  /** Where the parts of a link stand, and in which clause; of a place, in which clause it is. */
  readonly spots: ReadonlyMap<number, Spot>;
  readonly clauseAt: readonly number[];
}

export interface Spot {
  readonly at: number;
  readonly clause: number;
}

/** "To fight", "fighting": who does it is not told by what stands before it as of a told verb. */
const isInfinitive = (part: Part | undefined): boolean =>
  part?.manner?.isInfinitive === true && /^(?:to |\w+ing\b)/.test(part.text);

/** What is told of one verb. */
const deedOf = (parts: readonly Part[], at: number, before: Deed | undefined): Deed => {
  const verb = parts[at];
  const manner = verb?.manner;
  const object = objectBehind(parts, at);
  if (isInfinitive(verb)) {
    const end = parts[at - 1]?.what === 'word' ? at - 2 : at - 1;
    const told =
      parts[end]?.what === 'thing' || parts[end]?.what === 'person'
        ? whoOf(parts, phraseBefore(parts, end), end)
        : undefined;
    return manner?.isPassive
      ? { doer: agentBehind(parts, at), sufferer: told }
      : { doer: told, sufferer: object };
  }
  const found = subjectBefore(parts, at);
  if (manner?.isLoose && (found === undefined || found === 'and' || !isNominal(parts[at - 1]))) {
    if (isNominal(parts[at + 1]))
      return { beside: object, ...(manner.isPassive ? { doer: agentBehind(parts, at) } : {}) };
    const named = parts[at - 1]?.what === 'mark' ? antecedent(parts, at - 1) : undefined;
    return manner.isPassive
      ? { doer: agentBehind(parts, at), sufferer: named }
      : { doer: named, sufferer: object };
  }
  const last = before?.doer ?? before?.sufferer;
  const subject = found === 'and' ? last && { ...last, isInherited: true } : found?.who;
  if (manner?.isPassive) return { doer: agentBehind(parts, at), sufferer: subject };
  const from = found === 'and' || found === undefined ? 0 : found.from;
  const isRelated =
    parts[from - 1]?.what === 'who' ||
    (parts[from]?.what === 'person' && isNominal(parts[from - 1])) ||
    (parts[from - 1]?.what === 'that' && isNominal(parts[from - 2]));
  const related =
    object === undefined && isRelated
      ? antecedent(parts, parts[from]?.what === 'person' && isNominal(parts[from - 1]) ? from : from - 1)
      : undefined;
  return { doer: subject, sufferer: object ?? related };
};

/** Having said it, he left: who is told of by a participle alone is of whom the next verb is told. */
const withNextDoers = (parts: readonly Part[], deeds: Map<number, Deed>): ReadonlyMap<number, Deed> => {
  for (const [at, part] of parts.entries()) {
    const deed = deeds.get(part.id);
    if (part.what !== 'verb' || !part.manner?.isLoose || !deed || deed.beside) continue;
    const next = parts.find(
      (one, i) => i > at && one.what === 'verb' && !one.manner?.isLoose && !isInfinitive(one),
    );
    const main = next && deeds.get(next.id);
    const who = next?.manner?.isPassive ? main?.sufferer : main?.doer;
    if (part.manner.isPassive ? deed.sufferer : deed.doer) continue;
    deeds.set(part.id, part.manner.isPassive ? { ...deed, sufferer: who } : { ...deed, doer: who });
  }
  return deeds;
};

const deedsOf = (parts: readonly Part[]): ReadonlyMap<number, Deed> => {
  const deeds = new Map<number, Deed>();
  let last: Deed | undefined;
  for (const [at, part] of parts.entries()) {
    if (part.what !== 'verb') continue;
    const deed = deedOf(parts, at, last);
    deeds.set(part.id, deed);
    if (!part.manner?.isLoose && !isInfinitive(part)) last = deed;
  }
  return withNextDoers(parts, deeds);
};

const SAME_PLACE: Readonly<Record<string, string>> = {
  into: 'to',
  towards: 'to',
  onto: 'on',
  off: 'from',
  out: 'from',
  at: 'in',
  on: 'in',
  inside: 'in',
  beside: 'near',
  around: 'near',
  across: 'over',
  through: 'over',
  under: 'under',
  for: 'for',
};

const placesOf = (parts: readonly Part[]): ReadonlyMap<number, ReadonlySet<string>> => {
  const places = new Map<number, ReadonlySet<string>>();
  for (const [at, part] of parts.entries()) {
    if (part.what === 'verb') {
      const place = parts[at - 1];
      places.set(
        part.id,
        new Set([
          place?.what === 'place' && (part.manner?.isLoose || isInfinitive(part)) ? place.text : 'told',
        ]),
      );
      continue;
    }
    if (part.what !== 'thing') continue;
    const from = phraseBefore(parts, at);
    const before = parts[from - 1];
    const found = new Set<string>();
    const first = parts.findIndex((one, i) => i >= from && one.what === 'thing');
    if (before && isPlacing(parts, from - 1)) {
      if (first < at && !isAnd(parts[first + 1])) found.add('core');
      const isOut = before.text === 'of' && parts[from - 2]?.text === 'out';
      const owned = phraseBefore(parts, from - 2);
      const head = whoOf(parts, owned, from - 2);
      if (before.text === 'of' && !isOut) for (const id of head?.ids ?? []) found.add(`of ${id}`);
      else found.add(isOut ? 'from' : (SAME_PLACE[before.text] ?? before.text));
    } else if (before?.what === 'telling' && before.text === 'than') found.add('than');
    else found.add('core');
    const next = parts[at + 1];
    if (next?.what === 'thing') found.add(`of ${next.id}`);
    places.set(part.id, found);
  }
  return places;
};

/** Of whom a quality is said: of what follows it, or of whom the clause is told. */
const headsOf = (parts: readonly Part[]): ReadonlyMap<number, Who> => {
  const heads = new Map<number, Who>();
  for (const [at, part] of parts.entries()) {
    if (part.what !== 'quality') continue;
    let to = at + 1;
    while (
      parts[to]?.what === 'quality' ||
      parts[to]?.what === 'owner' ||
      (isAnd(parts[to]) && parts[to + 1]?.what === 'quality')
    )
      to += 1;
    if (parts[to]?.what === 'thing') {
      const head = whoOf(parts, to, to);
      if (head) heads.set(part.id, head);
      continue;
    }
    let from = phraseBefore(parts, at);
    // "So kind" is said of whoever is kind.
    while (/^(?:so|as)$/.test(parts[from - 1]?.text ?? '')) from -= 1;
    const found = subjectBefore(parts, from);
    if (found !== 'and' && found?.who) heads.set(part.id, { ...found.who, isPredicate: true });
  }
  return heads;
};

/** In which clause each part stands. */
const clauseNumbers = (parts: readonly Part[]): readonly number[] => {
  let clause = 0;
  return parts.map((part, at) => {
    const isNext = isAnd(part) && isInside(parts[at - 1]) && isInside(parts[at + 1]);
    const isPlace = isPlacing(parts, at);
    if (
      /^(?:mark|who)$/.test(part.what) ||
      (!isPlace && part.what === 'telling') ||
      (part.what === 'that' && isInside(parts[at + 1]) && at > 0) ||
      (part.what === 'joining' && !isNext && !isPlace)
    )
      clause += 1;
    return clause;
  });
};

const clausesOf = (
  parts: readonly Part[],
  clauseAt: readonly number[],
): ReadonlyMap<number, ReadonlySet<number>> => {
  const verbs = new Map<number, Set<number>>();
  for (const [at, { what, id }] of parts.entries())
    if (what === 'verb') {
      const clause = clauseAt[at] ?? 0;
      verbs.set(clause, (verbs.get(clause) ?? new Set()).add(id));
    }
  return new Map(
    parts.flatMap(({ what, id }, at) =>
      what === 'word' || what === 'thing'
        ? [[id, verbs.get(clauseAt[at] ?? 0) ?? new Set<number>()] as const]
        : [],
    ),
  );
};

const ownersOf = (parts: readonly Part[]): ReadonlyMap<number, string> => {
  const owners = new Map<number, string>();
  for (const [at, part] of parts.entries()) {
    if (part.what !== 'owner') continue;
    const head = parts.slice(at + 1).find(({ what }) => what === 'thing');
    if (head) owners.set(head.id, part.text);
  }
  return owners;
};

const relatedOf = (parts: readonly Part[]): ReadonlySet<number> =>
  new Set(
    parts.flatMap((part, at) => {
      if (part.what !== 'verb') return [];
      let before = at - 1;
      while (/^(?:word|be|modal|not)$/.test(parts[before]?.what ?? '')) before -= 1;
      return parts[before]?.what === 'who' ? [part.id] : [];
    }),
  );

/** All that is read of a text. */
export const toldIn = (parts: readonly Part[]): Told => {
  const clauseAt = clauseNumbers(parts);
  return {
    deeds: deedsOf(parts),
    places: placesOf(parts),
    heads: headsOf(parts),
    clauses: clausesOf(parts, clauseAt),
    owners: ownersOf(parts),
    related: relatedOf(parts),
    spots: new Map(
      parts.flatMap(({ id }, at) => (id < 0 ? [] : [[id, { at, clause: clauseAt[at] ?? 0 }] as const])),
    ),
    clauseAt,
  };
};
