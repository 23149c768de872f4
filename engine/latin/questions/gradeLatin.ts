// Judging a Latin answer by analysis: each word must be a form the syntax allows there; the order is free within sense.
// Macron-blind unless strict, u/v and i/j folded. Names the slot that went wrong: "you wrote the nominative …".
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../analyse.ts';
import { lemmaOf, wordsOf } from '../analyse.ts';
import { describeFeatures, featuresOf } from '../features.ts';
import { fold } from '../fold.ts';
import type { Fault, Verdict } from './verdict.ts';
import { correct, incorrect } from './verdict.ts';

type Written = { readonly text: string; readonly readings: readonly Analysis[] };

const GENDER = /\.[mfn]$/;

const genderOf = (lexeme: Lexeme | undefined): string | undefined =>
  lexeme?.pos === 'noun' ? { m: 'm', f: 'f', n: 'n', c: 'm' }[lexeme.gender ?? 'm'] : undefined;

/** Slots read off a Latin text that came without any: every reading of each word of it is allowed. */
export const slotsFromText = (index: LatinIndex, text: string): readonly LatinSlot[] =>
  wordsOf(text).map((word): LatinSlot => {
    const all = index.analyse(word);
    const exact = all.filter((reading) => reading.exact);
    const readings = exact.length > 0 ? exact : all;
    const enclitic = readings[0]?.enclitic;
    return {
      text: word,
      lexemes: readings.length === 0 ? ['-'] : [...new Set(readings.map(({ lexeme }) => lexeme.id))],
      cells: readings.length === 0 ? ['form'] : [...new Set(readings.map(({ key }) => key))],
      role: 'word',
      clause: 0,
      ...(enclitic ? { enclitic } : {}),
    };
  });

class Fitting {
  readonly taken = new Map<number, number>();
  private readonly chosen = new Map<number, Lexeme>();
  private readonly index: LatinIndex;
  private readonly slots: readonly LatinSlot[];
  private readonly words: readonly Written[];
  private readonly isStrict: boolean;
  private steps = 0;

  constructor(index: LatinIndex, slots: readonly LatinSlot[], words: readonly Written[], isStrict: boolean) {
    this.index = index;
    this.slots = slots;
    this.words = words;
    this.isStrict = isStrict;
  }

  /** The reading by which a word fits a slot. */
  private reading(slot: LatinSlot, word: Written): Lexeme | undefined {
    const noun = slot.agrees === undefined ? undefined : this.chosen.get(slot.agrees);
    const gender = genderOf(noun);
    const cells =
      gender === undefined ? slot.cells : slot.cells.map((cell) => cell.replace(GENDER, `.${gender}`));
    if (slot.lexemes[0] === '-' && fold(word.text) === fold(slot.text)) return this.index.lexemes[0];
    const fits = word.readings.filter(
      ({ lexeme, key, enclitic, exact }) =>
        slot.lexemes.includes(lexeme.id) &&
        (cells.includes(key) || slot.cells[0] === 'form') &&
        (enclitic === undefined || enclitic === slot.enclitic || enclitic === 'ne' || enclitic === 'que') &&
        (!this.isStrict || exact || slot.cells[0] === 'form'),
    );
    return fits[0]?.lexeme;
  }

  /** Assigns words to slots, nouns before what agrees with them; true when every slot is filled. */
  fits(order: readonly number[], at = 0): boolean {
    this.steps += 1;
    const place = order[at];
    if (place === undefined) return true;
    if (this.steps > 20_000) return false;
    const slot = this.slots[place];
    if (!slot) return false;
    const candidates = this.words.map((_, i) => i).filter((i) => !this.taken.has(i));
    const own = fold(slot.text);
    candidates.sort(
      (a, b) =>
        Number(fold(this.words[b]?.text ?? '') === own) - Number(fold(this.words[a]?.text ?? '') === own),
    );
    for (const i of candidates) {
      const word = this.words[i];
      const lexeme = word && this.reading(slot, word);
      if (!lexeme) continue;
      this.taken.set(i, place);
      this.chosen.set(place, lexeme);
      if (this.fits(order, at + 1)) return true;
      this.taken.delete(i);
      this.chosen.delete(place);
    }
    return slot.optional === true && this.fits(order, at + 1);
  }

  /** As many slots as can be, for a diagnosis. */
  fillSome(order: readonly number[]): void {
    for (const place of order) {
      const slot = this.slots[place];
      if (!slot) continue;
      const i = this.words.findIndex(
        (word, at) => !this.taken.has(at) && this.reading(slot, word) !== undefined,
      );
      const word = this.words[i];
      const lexeme = word && this.reading(slot, word);
      if (lexeme) {
        this.taken.set(i, place);
        this.chosen.set(place, lexeme);
      }
    }
  }
}

const orderFault = (
  slots: readonly LatinSlot[],
  places: readonly (number | undefined)[],
): Fault | undefined => {
  const inOrder = places
    .flatMap((place) => (place === undefined ? [] : [slots[place]]))
    .filter((slot) => slot !== undefined);
  for (const phrase of new Set(inOrder.flatMap((slot) => slot.phrase ?? []))) {
    const at = inOrder.flatMap((slot, i) => (slot.phrase === phrase ? [i] : []));
    const [first = 0] = at;
    const last = at.at(-1) ?? 0;
    const between = inOrder.slice(first, last + 1);
    const opener = slots.find((slot) => slot.phrase === phrase);
    const openerAt = inOrder.findIndex((slot) => slot === opener);
    if (
      between.some(
        (slot) => slot.phrase !== phrase && slot.role !== 'genitive' && !slot.role.startsWith('genitive'),
      ) ||
      openerAt > first + 1
    )
      return {
        kind: 'order',
        message: `${opener?.text ?? 'The preposition'} must stand with its own words.`,
      };
  }
  for (const clause of new Set(inOrder.map((slot) => slot.clause))) {
    const opener = slots.find(
      (slot) =>
        slot.clause === clause &&
        (slot.role === 'conjunction' ||
          slot.role === 'relative pronoun' ||
          (slot.role === 'question word' && clause > 0)),
    );
    if (!opener || clause === 0) continue;
    const at = inOrder.flatMap((slot, i) => (slot.clause === clause ? [i] : []));
    const [first = 0] = at;
    const span = inOrder.slice(first, (at.at(-1) ?? 0) + 1);
    if (span.some((slot) => slot.clause < clause) || inOrder[first] !== opener)
      return {
        kind: 'order',
        message: `The clause that ${opener.text} opens must keep together, with ${opener.text} first.`,
      };
  }
  return undefined;
};

const describe = (cell: string | undefined): string =>
  describeFeatures(featuresOf(cell ?? '') ?? {}) || 'form';

const slotFault = (
  index: LatinIndex,
  slot: LatinSlot,
  spare: readonly Written[],
  isStrict: boolean,
): Fault => {
  const needed = `${describe(slot.cells[0])} ${slot.text}`;
  for (const word of spare) {
    const own = word.readings.find(({ lexeme }) => slot.lexemes.includes(lexeme.id));
    if (!own) continue;
    if (isStrict && fold(word.text) === fold(slot.text))
      return { kind: 'macron', message: `Macrons: ${slot.text}, not ${word.text}.` };
    if (slot.cells[0] === 'form')
      return { kind: 'word', message: `${slot.text} is needed, not ${word.text}.` };
    const kind =
      slot.role === 'verb' && own.features.tense !== featuresOf(slot.cells[0] ?? '')?.tense
        ? 'tense'
        : 'ending';
    return {
      kind,
      message:
        `You wrote ${word.text}, the ${describe(own.key)}; here the ${slot.role === 'word' ? '' : `${slot.role} needs the `}${needed} is right.`.replace(
          / is right\.$/,
          slot.role === 'word' ? ' is right.' : '.',
        ),
    };
  }
  const lexeme = index.byId(slot.lexemes[0] ?? '');
  return {
    kind: 'missing',
    message: `The ${slot.role} is missing: ${slot.text}${lexeme && slot.cells[0] !== 'form' ? ` (from ${lemmaOf(lexeme)})` : ''}.`,
  };
};

/** How Latin is held against slots. */
export type LatinMatch = {
  readonly isRight: boolean;
  readonly errors: readonly Fault[];
  readonly share: number;
};

/** Holds Latin against slots: right, or what is wrong and how much was right. */
export const matchLatin = (
  index: LatinIndex,
  slots: readonly LatinSlot[],
  answer: string,
  isStrict = false,
): LatinMatch => {
  const words = wordsOf(answer).map((text): Written => ({ text, readings: index.analyse(text) }));
  const all = slots.map((_, place) => place);
  const order = [
    ...all.filter((place) => slots[place]?.agrees === undefined),
    ...all.filter((place) => slots[place]?.agrees !== undefined),
  ];
  const fewest = slots.filter((slot) => slot.optional !== true).length;
  const fitting = new Fitting(index, slots, words, isStrict);
  if (words.length >= fewest && words.length <= slots.length && fitting.fits(order) && fitting.taken.size === words.length) {
    const wrongOrder = orderFault(slots, words.map((_, i) => fitting.taken.get(i)));
    const asks = slots.some(({ enclitic }) => enclitic === 'ne');
    const hasNe = words.some((word, i) => (word.readings.some(({ enclitic, lexeme }) => enclitic === 'ne' && slots[fitting.taken.get(i) ?? -1]?.lexemes.includes(lexeme.id))));
    if (asks && !hasNe) return { isRight: false, errors: [{ kind: 'missing', message: 'A question needs -ne on its first word.' }], share: 70 };
    if (!asks && words.some((word, i) => { const slot = slots[fitting.taken.get(i) ?? -1]; return slot && slot.enclitic === undefined && fold(word.text) !== fold(slot.text) && word.readings.every(({ enclitic }) => enclitic !== undefined); }))
      return { isRight: false, errors: [{ kind: 'extra', message: 'There is an enclitic too many.' }], share: 70 };
    return wrongOrder ? { isRight: false, errors: [wrongOrder], share: 70 } : { isRight: true, errors: [], share: 100 };
  } // prettier-ignore
  const partial = new Fitting(index, slots, words, isStrict);
  partial.fillSome(order);
  const filled = new Set(partial.taken.values());
  const spare = words.filter((_, i) => !partial.taken.has(i));
  const open = slots.filter((slot, place) => !filled.has(place) && slot.optional !== true);
  const errors: Fault[] = open.map((slot) => slotFault(index, slot, spare, isStrict));
  const unknown = spare.filter(({ readings }) => readings.length === 0);
  if (unknown.length > 0)
    errors.push({
      kind: 'unknown',
      message: `No Latin word of the lexicon: ${unknown.map(({ text }) => text).join(', ')}.`,
    });
  const needless = spare.filter(
    ({ readings }) =>
      readings.length > 0 &&
      !readings.some(({ lexeme }) => open.some((slot) => slot.lexemes.includes(lexeme.id))),
  );
  if (needless.length > 0)
    errors.push({
      kind: 'extra',
      message: `Not wanted here: ${needless.map(({ text }) => text).join(', ')}.`,
    });
  if (errors.length === 0) errors.push({ kind: 'word', message: 'The forms do not fit together.' });
  return { isRight: false, errors, share: (filled.size * 85) / Math.max(1, slots.length, words.length) };
};

/** Grades a Latin answer against the key's slots and any accepted sentences. */
export const gradeLatin = (
  index: LatinIndex,
  answer: string,
  given: {
    readonly accepted: readonly string[];
    readonly slots?: readonly LatinSlot[] | undefined;
    readonly fixedOrder?: boolean | undefined;
    readonly isStrict: boolean;
    readonly explanation: string;
  },
): Verdict => {
  const { accepted, slots, fixedOrder = false, isStrict, explanation } = given;
  const level = (text: string): string => { const words = wordsOf(text).map((word) => (isStrict ? word.toLowerCase() : fold(word))); return words.join(' '); }; // prettier-ignore
  const said = level(answer);
  const solution = `A right answer: ${accepted[0] ?? ''}`;
  if (said === '') return incorrect([{ kind: 'empty', message: 'There is no answer.' }], 0, solution);
  if (accepted.some((one) => level(one) === said)) return correct(explanation);
  const key = slots ?? slotsFromText(index, accepted[0] ?? '');
  const match = matchLatin(index, key, answer, isStrict);
  if (match.isRight && !fixedOrder) return correct(explanation);
  if (
    !slots &&
    !fixedOrder &&
    accepted.slice(1).some((one) => matchLatin(index, slotsFromText(index, one), answer, isStrict).isRight)
  )
    return correct(explanation);
  const errors: readonly Fault[] = match.isRight
    ? [{ kind: 'order', message: 'The words are right; their order is asked for here.' }]
    : match.errors;
  return incorrect(errors, match.share, `${solution} ${explanation}`);
};
