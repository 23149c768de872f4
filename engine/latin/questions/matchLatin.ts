// Holding Latin against slots: each word must be a form that may stand there, and together they must stand in an order that prose allows.
// Macron-blind unless strict, u/v and i/j folded. Invariant: every word of the answer fills a slot, and every slot that must be filled is.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../analyse.ts';
import { fold } from '../fold.ts';
import { orderFault, textOrderFault } from './latinOrder.ts';
import type { Slot } from './textSlots.ts';
import { latinWordsOf } from './textSlots.ts';
import type { Fault } from './verdict.ts';

export type Written = { readonly text: string; readonly readings: readonly Analysis[] };

const GENDER = /\.[mfn]$/;

const genderOf = (lexeme: Lexeme | undefined): string | undefined =>
  lexeme?.pos === 'noun' ? { m: 'm', f: 'f', n: 'n', c: 'm' }[lexeme.gender ?? 'm'] : undefined;

const FROM = ['ex_prep', 'a_prep', 'de_prep'];
const TOWARDS = ['ad_prep', 'in_prep'];
const NOT = ['non_adv', 'haud_adv'];
const ALL = ['omnis_adj', 'cunctus_adj'];
const SO = ['tam_adv', 'ita_adv', 'adeo_adv'];
const PRONOUNS: Readonly<Record<string, readonly string[]>> = {
  '1sg': ['ego_pron'], '2sg': ['tu_pron'], '1pl': ['ego_pron', 'nos_pron'], '2pl': ['tu_pron', 'vos_pron'], '3sg': ['is_pron', 'ille_pron'], '3pl': ['is_pron', 'ille_pron'],
}; // prettier-ignore

/**
 * Slots as an answer may fill them: a pronoun beside a verb whose ending is its subject, "from" by any of its prepositions where English
 * says no more, haud for nōn, esse left out of a compound infinitive.
 */
export const openSlots = (slots: readonly Slot[], mayReword: boolean): readonly Slot[] => {
  const mates = (slot: Slot): readonly Slot[] => slots.filter(({ phrase }) => slot.phrase !== undefined && phrase === slot.phrase); // prettier-ignore
  const wide = slots.map((slot): Slot => {
    const [own = ''] = slot.lexemes;
    if (slot.role === 'auxiliary' && slot.cells.includes('pres.inf.act')) return { ...slot, optional: true };
    if (NOT.includes(own)) return { ...slot, lexemes: NOT };
    if (!mayReword) return slot;
    if (slot.role === 'degree' && SO.includes(own)) return { ...slot, lexemes: SO };
    if (own === 'is_pron') return { ...slot, lexemes: [...slot.lexemes, 'ille_pron'] };
    if (ALL.includes(own)) return { ...slot, lexemes: ALL };
    const about = mates(slot).map(({ role }) => role);
    if (FROM.includes(own) && about.includes('source')) return { ...slot, lexemes: FROM };
    if (TOWARDS.includes(own) && about.includes('goal')) return { ...slot, lexemes: TOWARDS };
    return slot;
  });
  const clauses = [...new Set(slots.map(({ clause }) => clause))];
  const pronouns = clauses.flatMap((clause): readonly Slot[] => {
    const own = slots.filter((slot) => slot.clause === clause);
    if (own.some(({ role }) => role === 'subject' || role === 'relative pronoun' || role === 'question word')) return []; // prettier-ignore
    const verb = own.find(({ cells }) => /\.[123](?:sg|pl)$/.test(cells[0] ?? ''));
    const who = /[123](?:sg|pl)$/.exec(verb?.cells[0] ?? '')?.[0] ?? '';
    const number = who.slice(1);
    const isNamed = verb?.spellings !== undefined && (who.startsWith('3') || own.some(({ lexemes }) => (PRONOUNS[who] ?? []).includes(lexemes[0] ?? ''))); // prettier-ignore
    return who === '' || isNamed || (verb?.cells[0] ?? '').includes('imp')
      ? []
      : [{ text: '', lexemes: [...(PRONOUNS[who] ?? [])], cells: [`nom.${number}`, ...['m', 'f', 'n'].map((gender) => `nom.${number}.${gender}`)], role: 'subject', clause, optional: true, ...(verb?.sentence === undefined ? {} : { sentence: verb.sentence }) }];
  }); // prettier-ignore
  return [...wide, ...pronouns];
};

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
      return marked.some((one) => one.toLowerCase() === lower) || spellings.some((one) => this.isStrict ? one.toLowerCase() === lower : fold(one) === fold(bare));
    }); // prettier-ignore
  }

  /** The reading by which a word fits a slot. */
  private reading(slot: Slot, word: Written): Lexeme | undefined {
    const noun = slot.agrees === undefined ? undefined : this.chosen.get(slot.agrees);
    const gender = genderOf(noun);
    const cells =
      gender === undefined ? slot.cells : slot.cells.map((cell) => cell.replace(GENDER, `.${gender}`));
    if (slot.spellings) return this.isSpelt(slot, word.text) ? this.index.lexemes[0] : undefined;
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
    if (place === undefined) return this.taken.size === this.words.length;
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

/** What became of an answer: right; its words right but not their order; or which words are left and which slots are open. */
export type LatinMatch =
  | { readonly is: 'right'; readonly isInOrder: boolean }
  | { readonly is: 'misplaced'; readonly fault: Fault }
  | {
      readonly is: 'wrong';
      readonly spare: readonly Written[];
      readonly open: readonly LatinSlot[];
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
    word.readings.some(({ enclitic, lexeme }) => enclitic === 'ne' && slots[taken.get(i) ?? -1]?.lexemes.includes(lexeme.id))); // prettier-ignore
  if (asks && !hasNe) return { kind: 'missing', message: 'A question needs -ne on its first word.' };
  const bare = words.find((word, i) => {
    const slot = slots[taken.get(i) ?? -1];
    return slot?.enclitic === 'que' && word.readings.every(({ enclitic }) => enclitic !== 'que');
  });
  if (bare) return { kind: 'missing', message: `-que must hang on *${bare.text}*.` };
  const isNeedless = !asks && words.some((word, i) => {
    const slot = slots[taken.get(i) ?? -1];
    return slot && slot.enclitic === undefined && fold(word.text) !== fold(slot.text) && word.readings.every(({ enclitic }) => enclitic !== undefined);
  }); // prettier-ignore
  return isNeedless ? { kind: 'extra', message: 'There is an enclitic too many.' } : undefined;
};

/** Holds Latin against slots. */
export const matchLatin = (
  index: LatinIndex,
  slots: readonly Slot[],
  answer: string,
  isStrict = false,
): LatinMatch => {
  const words = latinWordsOf(answer).map((text): Written => ({ text, readings: index.analyse(text) }));
  const all = slots.map((_, place) => place);
  const order = [
    ...all.filter((place) => slots[place]?.agrees === undefined),
    ...all.filter((place) => slots[place]?.agrees !== undefined),
  ];
  const fewest = slots.filter((slot) => slot.optional !== true).length;
  const fitting = new Fitting(index, slots, words, isStrict);
  if (words.length >= fewest && words.length <= slots.length && fitting.fits(order)) {
    const places = words.map((_, i) => fitting.taken.get(i) ?? -1);
    const isText = slots.some(({ spellings }) => spellings !== undefined);
    const fault = encliticFault(slots, words, fitting.taken) ?? (isText ? textOrderFault : orderFault)(slots, places); // prettier-ignore
    return fault ? { is: 'misplaced', fault } : { is: 'right', isInOrder: places.every((place, i) => i === 0 || place > (places[i - 1] ?? -1)) }; // prettier-ignore
  }
  const partial = new Fitting(index, slots, words, isStrict);
  partial.fillSome(order);
  const filled = new Set(partial.taken.values());
  return {
    is: 'wrong',
    spare: words.filter((_, i) => !partial.taken.has(i)),
    open: slots.filter((slot, place) => !filled.has(place) && slot.optional !== true),
    filled: filled.size,
    of: Math.max(1, fewest, words.length),
  };
};
