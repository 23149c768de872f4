// Holding Latin against slots: each word must be a form that may stand there, and together they must stand in an order that prose allows.
// Macron-blind unless strict, u/v and i/j folded. Invariant: every word of the answer fills a slot, and every slot that must be filled is.
import { genderBeside } from '../../../sentences/agreement.ts';
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../../../analyse.ts';
import { fold } from '../../../fold.ts';
import { orderFault, textOrderFault } from './latinOrder.ts';
import type { Slot } from './textSlots.ts';
import { genderOfNoun, latinWordsOf } from '../../../reading/latin.ts';
import type { Fault } from '../verdict.ts';

export type Written = { readonly text: string; readonly readings: readonly Analysis[] };

const GENDER = /\.[mfn]$/;

class Fitting {
  readonly taken = new Map<number, number>();
  private readonly chosen = new Map<number, Lexeme>();
  private readonly index: LatinIndex;
  private readonly slots: readonly Slot[];
  private readonly words: readonly Written[];
  private readonly isStrict: boolean;
  private steps = 0;

  constructor(index: LatinIndex, slots: readonly Slot[], words: readonly Written[], isStrict: boolean) {
    this.index = index;
    this.slots = slots;
    this.words = words;
    this.isStrict = isStrict;
  }

  /** Whether a word is spelt as a slot read off a text allows, with an enclitic that the text has. */
  private isSpelt({ spellings = [], marked = [] }: Slot, text: string): boolean {
    const hung = this.slots
      .flatMap(({ enclitic }) => enclitic ?? [])
      .filter((one) => fold(text).endsWith(one));
    return [text, ...hung.map((one) => text.slice(0, -one.length))].some((bare) => {
      const lower = bare.toLowerCase();
      return (
        marked.some((one) => one.toLowerCase() === lower) ||
        spellings.some((one) => (this.isStrict ? one.toLowerCase() === lower : fold(one) === fold(bare)))
      );
    });
  }

  /** The reading by which a word fits a slot. */
  private reading(slot: Slot, word: Written): Lexeme | undefined {
    const noun = slot.agrees === undefined ? undefined : this.chosen.get(slot.agrees);
    const gender = genderOfNoun(noun);
    const cells =
      gender === undefined ? slot.cells : slot.cells.map((cell) => cell.replace(GENDER, `.${gender}`));
    if (slot.spellings) return this.isSpelt(slot, word.text) ? this.index.lexemes[0] : undefined;
    const isOther = (id: string, key: string): boolean =>
      slot.others?.some(
        (one) =>
          one.lexeme === id &&
          one.cells.some(
            (cell) => (gender === undefined ? cell : cell.replace(GENDER, `.${gender}`)) === key,
          ),
      ) ?? false;
    const isTaken = (lexeme: Lexeme): boolean =>
      lexeme.pos === 'noun' &&
      lexeme.id !== slot.lexemes[0] &&
      this.slots.some(({ lexemes }) => lexemes[0] === lexeme.id);
    const isAbsolute =
      slot.role === 'participle' &&
      slot.clause > 0 &&
      !this.slots.some(({ role, clause }) => role === 'verb' && clause === slot.clause);
    const fits = word.readings.filter(
      ({ lexeme, key, enclitic, exact, form }) =>
        !(isAbsolute && form.variant === 'i') &&
        !isTaken(lexeme) &&
        ((slot.lexemes.includes(lexeme.id) &&
          (cells.includes(key) || (slot.cells[0] === 'form' && this.isFixed(slot, lexeme, key)))) ||
          isOther(lexeme.id, key)) &&
        (enclitic === undefined || enclitic === slot.enclitic || enclitic === 'ne' || enclitic === 'que') &&
        (!this.isStrict || exact || slot.cells[0] === 'form'),
    );
    return fits[0]?.lexeme;
  }

  /** Whether a word set down as it is may stand there in this form: of what is inflected (quid, duōs) only those that are written alike. */
  private isFixed({ text }: Slot, lexeme: Lexeme, key: string): boolean {
    if (!key.includes('.')) return true;
    const own = this.index.analyse(text).filter((reading) => reading.lexeme.id === lexeme.id);
    return own.length === 0 || own.some((reading) => reading.key === key);
  }

  /** How far before the first word of its phrase a preposition stands there; 0 for whatever is none. */
  private aheadOf(slot: Slot, i: number): number {
    if (slot.role !== 'preposition' || slot.phrase === undefined) return 0;
    for (let ahead = 1; i + ahead < this.words.length; ahead += 1)
      if (this.slots[this.taken.get(i + ahead) ?? -1]?.phrase === slot.phrase) return ahead;
    return this.words.length;
  }

  /** Assigns words to slots, prepositions last and nouns before what agrees with them; true when every slot is filled. */
  fits(order: readonly number[], at = 0): boolean {
    this.steps += 1;
    const place = order[at];
    if (place === undefined) return this.taken.size === this.words.length;
    if (this.steps > 20_000) return false;
    const slot = this.slots[place];
    if (!slot) return false;
    const candidates = this.words.map((_, i) => i).filter((i) => !this.taken.has(i));
    const own = fold(slot.text);
    const isOwn = (i: number): number => Number(fold(this.words[i]?.text ?? '') === own);
    // Of two alike, that which stands before its own words: *in urbe* and *in vīllā* may change places.
    candidates.sort((a, b) => isOwn(b) - isOwn(a) || this.aheadOf(slot, a) - this.aheadOf(slot, b));
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

  /** As many slots as can be, for a diagnosis: first each word that is the slot's own. */
  fillSome(order: readonly number[]): void {
    for (const isOwn of [true, false])
      for (const place of order) {
        const slot = this.slots[place];
        if (!slot || this.chosen.has(place)) continue;
        const fits = (word: Written, at: number): boolean =>
          !this.taken.has(at) &&
          (!isOwn || fold(word.text) === fold(slot.text)) &&
          this.reading(slot, word) !== undefined;
        const i = this.words.findIndex(fits);
        const word = this.words[i];
        const lexeme = word && this.reading(slot, word);
        if (!lexeme) continue;
        this.taken.set(i, place);
        this.chosen.set(place, lexeme);
      }
  }

  /** A relative clause that stands behind a noun which it fits, but which is not its own. */
  wrongAntecedent(): Fault | undefined {
    const inOrder = this.words.map((_, i) => this.taken.get(i) ?? -1);
    for (const [at, place] of inOrder.entries()) {
      const slot = this.slots[place];
      if (slot?.role !== 'relative pronoun' || slot.agrees === undefined) continue;
      const own = this.slots[slot.agrees];
      const besideThat = (noun: number): string | undefined => {
        const lexeme = this.chosen.get(noun);
        return lexeme?.pos === 'noun' ? genderBeside(lexeme) : undefined;
      };
      const fits = (other: number): boolean => {
        if (other === slot.agrees) return true;
        if (!/^(?:subject|object|indirect)$/.test(this.slots[other]?.role ?? '')) return false;
        const gender = besideThat(other);
        const numberOf = (one: Slot | undefined): string | undefined =>
          /\.(sg|pl)/.exec(one?.cells[0] ?? '')?.[1];
        return (
          gender !== undefined &&
          gender === besideThat(slot.agrees ?? -1) &&
          numberOf(this.slots[other]) === numberOf(own) &&
          this.slots[other]?.clause === own?.clause
        );
      };
      const nearest = inOrder.slice(0, at).findLast(fits);
      if (nearest !== undefined && nearest !== slot.agrees)
        return {
          kind: 'order',
          message: `*${slot.text}* would belong to *${this.slots[nearest]?.text ?? ''}* here: set it behind *${own?.text ?? ''}*.`,
        };
    }
    return undefined;
  }
}

/** What became of an answer: right; its words right but not their order; or which words are left and which slots are open. */
export type LatinMatch =
  | { readonly is: 'right'; readonly isInOrder: boolean }
  | { readonly is: 'misplaced'; readonly fault: Fault }
  | {
      readonly is: 'wrong';
      readonly spare: readonly Written[];
      readonly open: readonly Slot[];
      readonly filled: number;
      readonly of: number;
    };

const encliticFault = (
  slots: readonly LatinSlot[],
  words: readonly Written[],
  taken: ReadonlyMap<number, number>,
): Fault | undefined => {
  const asks = slots.some(({ enclitic }) => enclitic === 'ne');
  const hasNe = words.some((word, i) =>
    word.readings.some(
      ({ enclitic, lexeme }) => enclitic === 'ne' && slots[taken.get(i) ?? -1]?.lexemes.includes(lexeme.id),
    ),
  );
  if (asks && !hasNe) return { kind: 'missing', message: 'A question needs -ne on its first word.' };
  const bare = words.find((word, i) => {
    const slot = slots[taken.get(i) ?? -1];
    return slot?.enclitic === 'que' && word.readings.every(({ enclitic }) => enclitic !== 'que');
  });
  if (bare) return { kind: 'missing', message: `-que must hang on *${bare.text}*.` };
  const isNeedless =
    !asks &&
    words.some((word, i) => {
      const slot = slots[taken.get(i) ?? -1];
      return (
        slot &&
        slot.enclitic === undefined &&
        fold(word.text) !== fold(slot.text) &&
        word.readings.every(({ enclitic }) => enclitic !== undefined)
      );
    });
  return isNeedless ? { kind: 'extra', message: 'There is an enclitic too many.' } : undefined;
};

/** The words of an answer, read. */
export const writtenOf = (index: LatinIndex, answer: string): readonly Written[] =>
  latinWordsOf(answer).map((text) => ({ text, readings: index.analyse(text) }));

/** What is wrong with an order; of a word that is written twice either may stand for the other. */
const textFault = (
  slots: readonly Slot[],
  words: readonly Written[],
  places: readonly number[],
): Fault | undefined => {
  const fault = textOrderFault(slots, places);
  if (!fault) return undefined;
  for (const [at, word] of words.entries()) {
    const other = words.findIndex(({ text }, i) => i > at && fold(text) === fold(word.text));
    if (other < 0) continue;
    const swapped = places.with(at, places[other] ?? -1).with(other, places[at] ?? -1);
    if (!textOrderFault(slots, swapped)) return undefined;
  }
  return fault;
};

const fewestOf = (slots: readonly Slot[]): number => slots.filter((slot) => slot.optional !== true).length;

/** The order in which slots are filled: prepositions last, nouns before what agrees with them. */
const orderOf = (slots: readonly Slot[]): readonly number[] => {
  const turnOf = ({ role, agrees }: Slot): number =>
    role === 'preposition' ? 2 : agrees === undefined ? 0 : 1;
  return [0, 1, 2].flatMap((turn) => slots.flatMap((slot, place) => (turnOf(slot) === turn ? [place] : [])));
};

/** Latin that fills all slots that must be filled, right or not in order; undefined when it does not. */
const wholeMatch = (
  index: LatinIndex,
  slots: readonly Slot[],
  words: readonly Written[],
  isStrict: boolean,
): Exclude<LatinMatch, { readonly is: 'wrong' }> | undefined => {
  if (words.length < fewestOf(slots) || words.length > slots.length) return undefined;
  const fitting = new Fitting(index, slots, words, isStrict);
  if (!fitting.fits(orderOf(slots))) return undefined;
  const places = words.map((_, i) => fitting.taken.get(i) ?? -1);
  const isText = slots.some(({ spellings }) => spellings !== undefined);
  const fault =
    encliticFault(slots, words, fitting.taken) ??
    fitting.wrongAntecedent() ??
    (isText ? textFault(slots, words, places) : orderFault(slots, places));
  return fault
    ? { is: 'misplaced', fault }
    : { is: 'right', isInOrder: places.every((place, i) => i === 0 || place > (places[i - 1] ?? -1)) };
};

/** Whether Latin says what the slots do, where nobody asks what is wrong with it. */
export const isMatch = (...given: Parameters<typeof wholeMatch>): boolean =>
  wholeMatch(...given)?.is === 'right';

/** Holds Latin against slots; words read before may be given instead of the text. */
export const matchLatin = (
  index: LatinIndex,
  slots: readonly Slot[],
  answer: string | readonly Written[],
  isStrict = false,
): LatinMatch => {
  const words = typeof answer === 'string' ? writtenOf(index, answer) : answer;
  const whole = wholeMatch(index, slots, words, isStrict);
  if (whole !== undefined) return whole;
  const partial = new Fitting(index, slots, words, isStrict);
  partial.fillSome(orderOf(slots));
  const filled = new Set(partial.taken.values());
  return {
    is: 'wrong',
    spare: words.filter((_, i) => !partial.taken.has(i)),
    open: slots.filter((slot, place) => !filled.has(place) && slot.optional !== true),
    filled: filled.size,
    of: Math.max(1, fewestOf(slots), words.length),
  };
};
