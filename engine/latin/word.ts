// The grammar's own notion of a word: principal parts, gender and flags, without senses. A lexicon's lexeme is one,
// and so is a word that someone types in from a dictionary (lexemeFromParts).
import type { LexemeFlag, PartOfSpeech } from '@sigilla/content/schema/lexeme.ts';
import type { CellKey } from './features.ts';

/** A word as the grammar needs it. The fields are those of a lexeme (content/schema/lexeme.ts). */
export type Word = {
  readonly pos: PartOfSpeech;
  readonly parts: readonly string[];
  readonly lemma?: string | undefined;
  readonly gender?: 'm' | 'f' | 'n' | 'c' | undefined;
  readonly flags: readonly LexemeFlag[];
  readonly comp?: string | false | undefined;
  readonly sup?: string | false | undefined;
  readonly adv?: string | true | undefined;
  readonly forms?: Readonly<Record<string, string>> | undefined;
  readonly numeral?:
    | { readonly kind: 'cardinal' | 'ordinal' | 'distributive' | 'adverbial'; readonly value: number }
    | undefined;
};

/** Why a form stands beside the usual one. */
export type VariantKind =
  | 're' // amāre for amāris
  | 'ere' // amāvēre for amāvērunt
  | 'contracted' // amāsse for amāvisse, fīlī for fīliī
  | 'is' // accusative plural -īs of i-stems
  | 'i' // ablative -ī beside -e, or -e beside -ī
  | 'um' // genitive plural -um beside -ōrum, -ium
  | 'quantity' // another vowel length of the same form: amāverīmus
  | 'undus' // regundus for regendus
  | 'other'; // an alternative of any other sort

/** One way to write a cell. The first of a cell's forms has no `variant`: it is the usual one. */
export type Form = { readonly text: string; readonly variant?: VariantKind };

/** An ending on one of the word's stems. */
export type Piece = { readonly stem: StemName; readonly ending: string; readonly variant?: VariantKind };

/** Names of stems. A cell whose pieces all need stems the word lacks does not exist for that word. */
export type StemName =
  | 'nom' // nominative singular as it stands
  | 'obl' // oblique stem of nouns and adjectives
  | 'short' // oblique stem without its i (fīl-)
  | 'comp' // comparative without -or (fortī-)
  | 'compx' // a second comparative (dītior beside dīvitior)
  | 'sup' // superlative without -us
  | 'supx' // a second superlative (summus beside suprēmus)
  | 'adv' // the adverb and its degrees as they stand
  | 'advc'
  | 'advs'
  | 'pres' // present stem without its vowel (am-, mon-, reg-), or the prefix of an irregular verb
  | 'presv' // the prefix of sum before a vowel (prōd-)
  | 'ppl' // present participle of a compound of sum, without -ēns (abs-)
  | 'perf' // perfect stem
  | 'perfc' // perfect stem without -v- (amā-)
  | 'perfi' // perfect stem without -īv- (aud-), or without -i- (ab-)
  | 'perfv' // perfect stem with -īv- beside -i- (abīv-)
  | 'part' // stem of the perfect participle and supine
  | 'futp' // stem of the future participle
  | 'futpx'; // a second future participle (iūtūrus beside iuvātūrus)

/** The stems a word has; one it lacks is left out. */
export type Stems = Readonly<Partial<Record<StemName, string>>>;

/** An inflection class: for each cell, the endings and the stems they go on. Shared by all words of the class. */
export type Pattern = { readonly id: string; readonly cells: ReadonlyMap<CellKey, readonly Piece[]> };

/** A word with its class found: what `inflect` and `analyse` work from. */
export type Inflection = {
  readonly pattern: Pattern;
  readonly stems: Stems;
  /** Cells written out, from the grammar's exceptions and the word's own `forms`; an empty list removes the cell. */
  readonly forms: ReadonlyMap<CellKey, readonly Form[]>;
  /** Whether the word has the cell at all (number, impersonal, passive …). */
  readonly has: (key: CellKey) => boolean;
};

/** The forms of one cell by its canonical key; empty when the word lacks the cell. */
export const formsOfCell = (inflection: Inflection, key: CellKey): readonly Form[] => {
  const written = inflection.forms.get(key);
  if (written) return written;
  if (!inflection.has(key)) return [];
  const forms: Form[] = [];
  for (const { stem, ending, variant } of inflection.pattern.cells.get(key) ?? []) {
    const base = inflection.stems[stem];
    if (base === undefined || (variant === 'undus' && /[uv]$/.test(base))) continue;
    const text = base + ending;
    if (forms.some((form) => form.text === text)) continue;
    if (forms.length === 0) forms.push({ text });
    else forms.push({ text, variant: variant ?? 'other' });
  }
  return forms;
};

/** Why parts could not be read as a Latin word, in a sentence for an author. */
export type Unreadable = { readonly problem: string };

const patterns = new Map<string, Pattern>();

/** The pattern of that id, built once and shared. */
export const patternOf = (id: string, build: () => ReadonlyMap<CellKey, readonly Piece[]>): Pattern => {
  const known = patterns.get(id);
  if (known) return known;
  const pattern: Pattern = { id, cells: build() };
  patterns.set(id, pattern);
  return pattern;
};

/** Cells as they are being gathered into a pattern. */
export class CellTable {
  readonly cells = new Map<CellKey, Piece[]>();

  /** Adds a piece to a cell; the first piece added is the usual form. */
  add(key: CellKey, stem: StemName, ending: string, variant?: VariantKind): void {
    const piece: Piece = variant ? { stem, ending, variant } : { stem, ending };
    const there = this.cells.get(key);
    if (there) there.push(piece);
    else this.cells.set(key, [piece]);
  }
}

/** `'deōrum|deum'` as forms, the first the usual one; `'-'` as none. */
export const formsFromText = (text: string): readonly Form[] =>
  text === '-'
    ? []
    : text.split('|').map((form, at): Form => (at === 0 ? { text: form } : { text: form, variant: 'other' }));

/** Cells written out as text, ready to be gathered into a map. */
export const writtenCells = (
  cells: Readonly<Record<string, string>> | undefined,
): readonly (readonly [CellKey, readonly Form[]])[] =>
  Object.entries(cells ?? {}).map(([key, text]) => [key, formsFromText(text)]);

/** A form without its ending. */
export const without = (form: string, ending: string): string => form.slice(0, form.length - ending.length);

/** What a form is made of: Latin letters with macrons, composed; a space or hyphen between words. */
export const LATIN_FORM = /^[A-Za-zĀāĒēĪīŌōŪūȲȳëï]+(?:[ -][A-Za-zĀāĒēĪīŌōŪūȲȳëï]+)*$/;

/** What a table of exceptions says of a word; its own entries only, so that no word is called `constructor` by accident. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
