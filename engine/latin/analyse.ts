// Reading a form back: which words it can be, and in which cells. Macron-blind, u/v and i/j folded, enclitics split off.
// The index holds stems and shared ending tables, never expanded forms; every candidate is confirmed by inflecting it,
// so analyse and inflect can never disagree.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { CellKey, Features } from './features.ts';
import { CASES, DEGREES, featuresOf, GENDERS, MOODS, NUMBERS, TENSES, VOICES } from './features.ts';
import { fold, plainText } from './fold.ts';
import { firstCell, classify, formsAt } from './inflect.ts';
import type { Form, Inflection, Pattern, StemName } from './word.ts';

/** One reading of a written form. */
export type Analysis = {
  readonly lexeme: Lexeme;
  readonly key: CellKey;
  readonly features: Features;
  /** The form as the grammar writes it, with macrons; marked when it is a variant. */
  readonly form: Form;
  /** Whether what was written has the very macrons of `form` (capitals aside). */
  readonly exact: boolean;
  /** The enclitic that was split off: -que, -ve, -ne, or -cum after a pronoun. */
  readonly enclitic?: 'que' | 've' | 'ne' | 'cum';
};

/** A lexicon made searchable by form, headword and id. */
export type LatinIndex = {
  readonly lexemes: readonly Lexeme[];
  /** The word of that id. */
  readonly byId: (id: string) => Lexeme | undefined;
  /** Words whose headword or other spelling is this, folded. */
  readonly byLemma: (lemma: string) => readonly Lexeme[];
  /**
   * Every reading of a form: one word, or a compound such as `amātus sum`. Readings as one word come first, then those with an
   * enclitic. Empty when the lexicon knows none.
   */
  readonly analyse: (form: string) => readonly Analysis[];
};

type StemEntry = { readonly at: number; readonly stem: StemName };
type CellEntry = { readonly at: number; readonly key: CellKey };

/** The headword: what the dictionary files the word under. */
export const lemmaOf = (word: {
  readonly lemma?: string | undefined;
  readonly parts: readonly string[];
}): string => word.lemma ?? word.parts[0] ?? '';

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const there = map.get(key);
  if (there) there.push(value);
  else map.set(key, [value]);
};

const endingTables = new WeakMap<Pattern, ReadonlyMap<string, readonly CellKey[]>>();

/** A pattern's cells by stem and folded ending; built once per pattern, shared by every index. */
const endingsOf = (pattern: Pattern): ReadonlyMap<string, readonly CellKey[]> => {
  const known = endingTables.get(pattern);
  if (known) return known;
  const table = new Map<string, CellKey[]>();
  for (const [key, pieces] of pattern.cells) {
    for (const piece of pieces) push(table, `${piece.stem} ${fold(piece.ending)}`, key);
  }
  endingTables.set(pattern, table);
  return table;
};

/** Where a cell stands in a grammar's table, for putting readings in order. */
const tablePlace = (f: Features): number => {
  const at = <T>(list: readonly T[], value: T | undefined): number =>
    value === undefined ? 0 : list.indexOf(value) + 1;
  const verbal = at(MOODS, f.mood) * 100 + at(TENSES, f.tense) * 10 + at(VOICES, f.voice);
  const nominal =
    at(DEGREES, f.degree) * 1000 +
    at(NUMBERS, f.number) * 100 +
    at(CASES, f.case) * 10 +
    at(GENDERS, f.gender);
  return verbal * 10_000 + nominal + (f.person ?? 0);
};

/** Usual forms before variants, then in the order of the lexicon, then of the grammar's tables. */
const inOrder = (found: readonly (readonly [number, Analysis])[]): Analysis[] =>
  found
    .toSorted(
      ([at, one], [otherAt, other]) =>
        Number(one.form.variant !== undefined) - Number(other.form.variant !== undefined) ||
        at - otherAt ||
        tablePlace(one.features) - tablePlace(other.features),
    )
    .map(([, analysis]) => analysis);

/** No Latin form comes near; what is longer is not looked at. */
const LONGEST_FORM = 100;

const ENCLITICS = ['que', 'ne', 'ue'] as const;
const WITH_CUM = new Set(['me', 'te', 'se', 'nobis', 'uobis', 'quo', 'qua', 'qui', 'quibus']);

/** The cell that another spelling of the headword stands for. */
const headCell = (lexeme: Lexeme): CellKey => (lexeme.alt.length === 0 ? '' : (firstCell(lexeme) ?? 'form'));

class Index {
  private readonly stems = new Map<string, StemEntry[]>();
  private readonly written = new Map<string, CellEntry[]>();
  private readonly lexemes: readonly Lexeme[];

  constructor(lexemes: readonly Lexeme[]) {
    this.lexemes = lexemes;
    for (const [at, lexeme] of lexemes.entries()) {
      const inflection = classify(lexeme);
      if ('problem' in inflection) continue;
      this.addStems(at, inflection);
      for (const [key, forms] of inflection.forms) {
        for (const form of forms) push(this.written, fold(form.text), { at, key });
      }
      for (const spelling of lexeme.alt) push(this.written, fold(spelling), { at, key: headCell(lexeme) });
    }
  }

  private addStems(at: number, inflection: Inflection): void {
    for (const [stem, text] of Object.entries(inflection.stems)) {
      if (text !== undefined) push(this.stems, fold(text), { at, stem: stem as StemName });
    }
  }

  /** Cells that a folded form may fill, not yet confirmed. */
  private *candidates(folded: string): Generator<CellEntry> {
    yield* this.written.get(folded) ?? [];
    for (let cut = folded.length; cut >= 0; cut -= 1) {
      const entries = this.stems.get(folded.slice(0, cut));
      if (!entries) continue;
      const ending = folded.slice(cut);
      for (const { at, stem } of entries) {
        const lexeme = this.lexemes[at];
        const inflection = lexeme && classify(lexeme);
        if (!inflection || 'problem' in inflection) continue;
        for (const key of endingsOf(inflection.pattern).get(`${stem} ${ending}`) ?? []) yield { at, key };
      }
    }
  }

  read(written: string, folded: string): Analysis[] {
    const found: (readonly [number, Analysis])[] = [];
    const seen = new Set<string>();
    for (const { at, key } of this.candidates(folded)) {
      const lexeme = this.lexemes[at];
      const mark = `${at} ${key}`;
      if (!lexeme || seen.has(mark)) continue;
      seen.add(mark);
      const features = featuresOf(key);
      const spellings = headCell(lexeme) === key ? lexeme.alt : [];
      const ways: readonly Form[] = [
        ...formsAt(lexeme, key),
        ...spellings.map((text): Form => ({ text, variant: 'other' })),
      ].filter(({ text }) => fold(text) === folded);
      const form = ways.find(({ text }) => text.toLowerCase() === written) ?? ways[0];
      if (form && features)
        found.push([at, { lexeme, key, features, form, exact: form.text.toLowerCase() === written }]);
    }
    return inOrder(found);
  }
}

/** Forms whose readings are remembered; then all are forgotten, so that no reader of odd books fills the memory. */
const MOST_REMEMBERED = 16_384;

/**
 * Makes a lexicon searchable. The index of forms is built at the first `analyse`; for 2,500 words that takes well under half a second
 * and a few megabytes. Readings are remembered: the same words come in every question, lesson and answer.
 */
export const indexLexicon = (lexemes: readonly Lexeme[]): LatinIndex => {
  const ids = new Map(lexemes.map((lexeme) => [lexeme.id, lexeme]));
  let lemmas: Map<string, Lexeme[]> | undefined;
  let index: Index | undefined;
  const byLemma = (lemma: string): readonly Lexeme[] => {
    if (!lemmas) {
      lemmas = new Map();
      for (const lexeme of lexemes) {
        for (const spelling of new Set([lemmaOf(lexeme), ...lexeme.alt].map(fold)))
          push(lemmas, spelling, lexeme);
      }
    }
    return lemmas.get(fold(plainText(lemma))) ?? [];
  };
  const remembered = new Map<string, readonly Analysis[]>();
  const analyse = (form: string): readonly Analysis[] => {
    if (form.length > LONGEST_FORM) return [];
    const known = remembered.get(form);
    if (known !== undefined) return known;
    const readings = readingsOf(form);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(form, readings);
    return readings;
  };
  const readingsOf = (form: string): readonly Analysis[] => {
    const words = (index ??= new Index(lexemes));
    const written = plainText(form).trim().replaceAll(/\s+/g, ' ').toLowerCase();
    const folded = fold(written);
    if (!folded) return [];
    const found = words.read(written, folded);
    /** mēcum, quibuscum */
    const withCum = (text: string, level: string): readonly Analysis[] =>
      level.endsWith('cum') && WITH_CUM.has(level.slice(0, -3))
        ? words
            .read(text.slice(0, -3), level.slice(0, -3))
            .filter(({ lexeme, features }) => lexeme.pos === 'pron' && features.case === 'abl')
        : [];
    for (const enclitic of ENCLITICS) {
      if (!folded.endsWith(enclitic) || folded.length <= enclitic.length + 1) continue;
      const name = enclitic === 'ue' ? 've' : enclitic;
      const rest = written.slice(0, -enclitic.length);
      const level = folded.slice(0, -enclitic.length);
      for (const analysis of [...words.read(rest, level), ...withCum(rest, level)]) {
        const { lexeme } = analysis;
        if (!lexeme.flags.includes('enclitic')) found.push({ ...analysis, enclitic: name });
      }
    }
    for (const analysis of withCum(written, folded)) found.push({ ...analysis, enclitic: 'cum' });
    return found;
  };
  return { lexemes, byId: (id) => ids.get(id), byLemma, analyse };
};

/** The words of a Latin text in order, punctuation left out. */
export const wordsOf = (text: string): readonly string[] => plainText(text).match(/[\p{L}\p{M}]+/gu) ?? [];
