// Which orders of right words are still a sentence: prepositions and quam keep their words, clauses keep together behind what opens them,
// an ablative absolute is not torn apart, and an adjective stands by its noun. Everything else is free.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import { fold } from '../../../fold.ts';
import type { Slot } from './textSlots.ts';
import type { Fault } from '../verdict.ts';

const fault = (message: string): Fault => ({ kind: 'order', message });

const OPENERS = new Set(['conjunction', 'relative pronoun']);

const phraseFault = (slots: readonly LatinSlot[], inOrder: readonly LatinSlot[]): Fault | undefined => {
  for (const phrase of new Set(inOrder.flatMap((slot) => slot.phrase ?? []))) {
    const at = inOrder.flatMap((slot, i) => (slot.phrase === phrase ? [i] : []));
    const [first = 0] = at;
    const between = inOrder.slice(first, (at.at(-1) ?? 0) + 1);
    const opener = slots.find((slot) => slot.phrase === phrase);
    const openerAt = inOrder.findIndex((slot) => slot === opener);
    const isTorn = between.some(
      (slot) => slot.phrase !== phrase && !slot.role.startsWith('genitive') && slot.role !== 'conjunction',
    );
    const comesSecond = openerAt === first + 1 && (inOrder[first]?.role.endsWith('attribute') ?? false);
    if (isTorn || (openerAt !== first && !comesSecond))
      return fault(`*${opener?.text ?? 'The preposition'}* must stand before its own words.`);
  }
  return undefined;
};

/** Words that open a circumstance, whose subject may be that of the main clause. */
const CIRCUMSTANCE = new Set(
  'cum_conj postquam_conj ubi_conj simulac_conj si_conj nisi_conj dum_conj donec_conj quamquam_conj etsi_conj quamvis_conj antequam_conj priusquam_conj quia_conj quoniam_conj'.split(
    ' ',
  ),
);

/** A subject that both clauses share stands in either: avia cum īrāta sit clāmat. */
const sharing = (slots: readonly LatinSlot[], inOrder: readonly LatinSlot[]): readonly LatinSlot[] => {
  const isSubject = ({ role, cells: [cell = ''] }: LatinSlot): boolean =>
    role.startsWith('subject') && cell !== '' && !/acc|abl/.test(cell);
  if (slots.some((slot) => slot.clause === 0 && isSubject(slot) && inOrder.includes(slot))) return inOrder;
  return inOrder.map((slot, at) => {
    const openerAt = inOrder.findIndex(
      ({ role, clause, lexemes }) =>
        role === 'conjunction' && clause === slot.clause && CIRCUMSTANCE.has(lexemes[0] ?? ''),
    );
    const lastAt = inOrder.findLastIndex((one) => one.clause === slot.clause && !isSubject(one));
    const isOutside = openerAt >= 0 && (at < openerAt || at > lastAt);
    return isSubject(slot) && isOutside ? { ...slot, clause: 0 } : slot;
  });
};

const clauseFault = (slots: readonly LatinSlot[], given: readonly LatinSlot[]): Fault | undefined => {
  const inOrder = sharing(slots, given);
  for (const clause of new Set(inOrder.map((slot) => slot.clause))) {
    if (clause === 0) continue;
    const own = slots.filter((slot) => slot.clause === clause);
    const opener = own.find(({ role }) => OPENERS.has(role) || role === 'question word');
    const isAbsolute =
      !opener && own.some(({ role }) => role === 'participle') && own.every(({ role }) => role !== 'verb');
    if (!opener && !isAbsolute) continue;
    const at = inOrder.flatMap((slot, i) => (slot.clause === clause ? [i] : []));
    const [first = 0] = at;
    const span = inOrder.slice(first, (at.at(-1) ?? 0) + 1);
    const head = inOrder[first];
    const opens = head === opener || (head?.role === 'preposition' && head.phrase === opener?.phrase);
    if (isAbsolute) {
      if (span.some((slot) => slot.clause !== clause))
        return fault(
          `${own.map(({ text }) => `*${text}*`).join(' and ')} must stand together: they are a clause of their own.`,
        );
    } else if (span.some((slot) => slot.clause < clause) || !opens)
      return fault(
        `The clause that *${opener?.text ?? ''}* opens must keep together, with *${opener?.text ?? ''}* first.`,
      );
  }
  return undefined;
};

/** Two pairs of noun and adjective may not cross: magna rēx urbem bonus is verse, not prose. */
const crossingFault = (
  slots: readonly LatinSlot[],
  inOrder: readonly LatinSlot[],
  places: readonly number[],
): Fault | undefined => {
  const pairs = inOrder.flatMap((slot, at) => {
    const nounAt = slot.agrees === undefined ? -1 : places.indexOf(slot.agrees);
    return nounAt < 0 || !slot.role.endsWith('attribute')
      ? []
      : [{ slot, noun: slots[slot.agrees ?? -1], from: Math.min(at, nounAt), to: Math.max(at, nounAt) }];
  });
  for (const one of pairs)
    for (const other of pairs)
      if (one.from < other.from && other.from < one.to && one.to < other.to)
        return fault(`*${one.slot.text}* stands too far from *${one.noun?.text ?? ''}*.`);
  return undefined;
};

/** A number that does not change counts the noun it stands by: decem dominī are ten masters, whoever else is there. */
const countingFault = (
  slots: readonly LatinSlot[],
  inOrder: readonly LatinSlot[],
  places: readonly number[],
): Fault | undefined => {
  for (const [at, slot] of inOrder.entries()) {
    const nounAt = slot.agrees === undefined ? -1 : places.indexOf(slot.agrees);
    if (nounAt < 0 || slot.cells[0] !== 'form' || !slot.role.endsWith('attribute')) continue;
    const between = inOrder.slice(Math.min(at, nounAt) + 1, Math.max(at, nounAt));
    const isCountable = (one: LatinSlot): boolean =>
      /^(?:nom|acc|dat|abl)\.pl/.test(one.cells[0] ?? '') && one.agrees !== slot.agrees;
    if (between.some(isCountable))
      return fault(`*${slot.text}* must stand by *${slots[slot.agrees ?? -1]?.text ?? ''}*.`);
  }
  return undefined;
};

const caseAndNumber = ({ cells }: LatinSlot): readonly string[] =>
  cells.flatMap((cell) => /\b(?:nom|gen|dat|acc|abl|voc|loc)\.(?:sg|pl)\b/.exec(cell)?.[0] ?? []);

/** A preposition stands before its word, with nothing between them but what belongs to that word. */
const textPhraseFault = (slots: readonly Slot[], inOrder: readonly Slot[]): Fault | undefined => {
  for (const head of slots.filter(({ role, phrase }) => role === 'preposition' && phrase !== undefined)) {
    const own = slots.filter(({ phrase }) => phrase === head.phrase);
    const governed = own.at(-1) ?? head;
    const [from, to] = [inOrder.indexOf(head), inOrder.indexOf(governed)];
    const fits = caseAndNumber(governed);
    const belongs = (slot: Slot): boolean =>
      slot.phrase === head.phrase ||
      caseAndNumber(slot).some((one) => one.startsWith('gen') || fits.includes(one));
    if (to < from || !inOrder.slice(from, to).every(belongs))
      return fault(`*${head.text}* must stand before its own words.`);
  }
  return undefined;
};

/** Post and ante behind what tells how long (tribus diēbus post) do not stand before it: there they ask for an accusative. */
const laterFault = (slots: readonly Slot[], inOrder: readonly Slot[]): Fault | undefined => {
  const isAblative = (slot: Slot | undefined): boolean =>
    slot !== undefined &&
    caseAndNumber(slot).length > 0 &&
    caseAndNumber(slot).every((one) => /^(?:abl|dat)/.test(one));
  const later = slots.find(
    ({ text, phrase }, at) =>
      /^(?:post|ante)$/.test(fold(text)) && phrase === undefined && isAblative(slots[at - 1]),
  );
  const at = later ? inOrder.indexOf(later) : -1;
  return later && isAblative(inOrder[at + 1]) && isAblative(inOrder[at + 2])
    ? fault(`*${later.text}* must stand behind how long it was.`)
    : undefined;
};

const isAddress = (slot: Slot): boolean => {
  const cells = caseAndNumber(slot);
  return cells.length > 0 && cells.every((one) => one.startsWith('voc'));
};

/** The words of a clause keep together, behind what opens it or around it, but for whom it is said to; sentences follow each other. */
const textClauseFault = (slots: readonly Slot[], inOrder: readonly Slot[]): Fault | undefined => {
  const torn = (opener: Slot | undefined): Fault =>
    fault(`The words that belong to *${opener?.text ?? ''}* must keep together.`);
  for (const clause of new Set(slots.map((slot) => slot.clause))) {
    if (clause === 0) continue;
    const [opener] = slots.filter((slot) => slot.clause === clause);
    const at = inOrder.flatMap((slot, i) => (slot.clause === clause ? [i] : []));
    const span = inOrder.slice(at[0] ?? 0, (at.at(-1) ?? 0) + 1);
    if (span.some((slot) => slot.clause < clause && !isAddress(slot))) return torn(opener);
    if (span.length > 1 && (span.at(-1) === opener || (opener?.role === 'joining' && span[0] !== opener)))
      return torn(opener);
  }
  const early = inOrder.find((slot, i) =>
    inOrder.slice(0, i).some(({ sentence = 0 }) => sentence > (slot.sentence ?? 0)),
  );
  if (early) return fault('Each sentence must keep its own words.');
  const last = inOrder.at(-1);
  return last?.role === 'joining' && slots.at(-1) !== last ? torn(last) : undefined;
};

const kindOf = ({ cells }: Slot): readonly string[] =>
  cells.map((cell) => cell.replace(/\.[mfn]$/, '')).filter((cell) => cell.includes('.'));

const CORRELATIVES = [
  /^[tq]u?ant(?:us|a|um|i|ae|o|am|os|as|is|arum|orum)$/,
  /^(?:quo|eo)$/,
  /^[tq]u?al(?:is|em|e|es|ia|i|ibus)$/,
];

/** Two words of one kind, and two of another: where each stands with the other's mate, they were exchanged. */
const exchangeFault = (slots: readonly Slot[], inOrder: readonly Slot[]): Fault | undefined => {
  const said = slots.filter(({ text }) => text !== '');
  /** A noun and its adjective, side by side in both orders, are not two. */
  const isPhrase = (one: Slot, other: Slot): boolean =>
    [slots, inOrder].every((order) => Math.abs(order.indexOf(one) - order.indexOf(other)) === 1) &&
    [one, other].some(({ lexemes }) => lexemes.some((id) => id.endsWith('_n'))) &&
    [one, other].some(({ lexemes }) => lexemes.every((id) => id.endsWith('_adj')));
  const pairs = said.flatMap((one, i) =>
    said.slice(i + 1).flatMap((other): (readonly [Slot, Slot])[] => {
      const kinds = kindOf(other);
      const isAlike = kindOf(one).some((cell) => kinds.includes(cell));
      return isAlike && fold(one.text) !== fold(other.text) && !isPhrase(one, other) ? [[one, other]] : [];
    }),
  );
  /** How much nearer each of two is to its own of two others, than to the other's. */
  const nearness = (
    order: readonly Slot[],
    [one, other]: readonly [Slot, Slot],
    [mate, stranger]: readonly [Slot, Slot],
  ): number => {
    const apart = (a: Slot, b: Slot): number => Math.abs(order.indexOf(a) - order.indexOf(b));
    return apart(one, stranger) + apart(other, mate) - apart(one, mate) - apart(other, stranger);
  };
  /** Two that stand side by side in both, as a noun and what is said of it, are no two things. */
  const areTogether = ([one, other]: readonly [Slot, Slot]): boolean =>
    [slots, inOrder].every((order) => Math.abs(order.indexOf(one) - order.indexOf(other)) === 1);
  /** As much and how much are told apart by their verbs, or by what is more. */
  const isTelling = ({ cells }: Slot): boolean =>
    cells.some((cell) => /\.[123](?:sg|pl)/.test(cell) || cell.includes('comp'));
  const areCorrelative = (pair: readonly Slot[]): boolean =>
    CORRELATIVES.some((words) => pair.every(({ text }) => words.test(fold(text)))) &&
    fold(pair[0]?.text ?? '').slice(0, 1) !== fold(pair[1]?.text ?? '').slice(0, 1);
  for (const [at, pair] of pairs.entries())
    for (const mates of pairs.slice(at + 1)) {
      if (pair.some((slot) => mates.includes(slot))) continue;
      if (areTogether(pair) || areTogether(mates)) continue;
      if (
        (areCorrelative(pair) && !mates.every(isTelling)) ||
        (areCorrelative(mates) && !pair.every(isTelling))
      )
        continue;
      const before = nearness(slots, pair, mates);
      if (before * nearness(inOrder, pair, mates) < 0)
        return fault(`*${pair[0].text}* and *${pair[1].text}* stand in each other's place.`);
    }
  // Before and behind "than" the two may not change places, nor two subjects before and behind what opens a clause.
  const isThan = ({ text }: Slot): boolean => fold(text) === 'quam';
  const isSubject = ({ cells, lexemes }: Slot): boolean =>
    cells.some((cell) => cell.startsWith('nom.')) && lexemes.some((id) => id.endsWith('_n'));
  for (const than of said.filter((slot) => isThan(slot) || slot.role === 'conjunction'))
    for (const [one, other] of pairs) {
      if (!isThan(than) && !(isSubject(one) && isSubject(other))) continue;
      const isBetween = (order: readonly Slot[]): number =>
        Math.sign(order.indexOf(one) - order.indexOf(than)) -
        Math.sign(order.indexOf(other) - order.indexOf(than));
      if (isBetween(said) * isBetween(inOrder) < 0)
        return fault(`*${one.text}* and *${other.text}* stand in each other's place.`);
    }
  return undefined;
};

/** What is wrong with the order of words whose slots were read off a text. */
export const textOrderFault = (slots: readonly Slot[], places: readonly number[]): Fault | undefined => {
  const inOrder = places.flatMap((place) => slots[place] ?? []);
  const present = slots.filter((slot) => inOrder.includes(slot));
  return (
    textPhraseFault(present, inOrder) ??
    laterFault(present, inOrder) ??
    textClauseFault(present, inOrder) ??
    exchangeFault(present, inOrder)
  );
};

/** What is wrong with an order; `places` are the slots in the order of the answer's words. */
export const orderFault = (slots: readonly LatinSlot[], places: readonly number[]): Fault | undefined => {
  const inOrder = places.flatMap((place) => slots[place] ?? []);
  return (
    phraseFault(slots, inOrder) ??
    clauseFault(slots, inOrder) ??
    crossingFault(slots, inOrder, places) ??
    countingFault(slots, inOrder, places)
  );
};
