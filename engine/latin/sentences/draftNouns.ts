// The smallest choices of a frame: a noun with what adorns it, a tense. Every sentence has a scene, so that its people belong together.
// All chance comes from the given stream; no word and no English noun comes twice.
import { genderBeside } from './agreement.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Random } from '../../core/random.ts';
import type { GrammaticalNumber, Tense } from '../features.ts';
import { formsAt } from '../inflect.ts';
import { isAbstract, isMass, isPlural, isUnique } from './englishNouns.ts';
import type { Stock } from './stock.ts';
import { hasPlural, hasSingular } from './stock.ts';
import type { Adjective, Determiner, NounPhrase } from './tree.ts';

/** What a noun phrase must be; what is left out is for chance. */
export type PhraseWish = {
  readonly number?: GrammaticalNumber;
  readonly article?: NounPhrase['article'];
  /** Permille of adorning it. */
  readonly adorned?: number;
  readonly en?: string;
  /** No dative or ablative that looks like another case. */
  readonly isDative?: boolean;
};

/** Classes of nouns that are counted. */
export const COUNTED = ['human', 'soldier', 'enemy', 'captive', 'animal', 'counted'];
const OURS = ['own', 'common'];
const POINTED = [...COUNTED, ...OURS, 'building', 'town', 'text'];

/** How often, in permille, an adjective is one that is said of this very noun. */
const OWN_QUALITIES = 600;

/** Ideas that English speaks of with an article all the same: one tells the truth. */
const WITH_ARTICLE: ReadonlySet<string> = new Set(['truth']);

type DeterminerRow = Determiner & {
  readonly level: number;
  readonly number?: GrammaticalNumber;
  /** Classes of the nouns that it goes with. */
  readonly of: readonly string[];
};

const DETERMINERS: readonly DeterminerRow[] = [
  { lexeme: 'meus_adj', en: ['my'], level: 1, of: ['own'] },
  { lexeme: 'tuus_adj', en: ['your'], level: 1, of: ['own'] },
  { lexeme: 'noster_adj', en: ['our'], level: 2, of: OURS },
  { lexeme: 'multus_adj', en: ['many', 'a lot of', 'lots of'], level: 2, number: 'pl', of: COUNTED },
  {
    lexeme: 'omnis_adj',
    en: ['all', 'all of', 'every'],
    show: 'all the',
    level: 3,
    number: 'pl',
    of: COUNTED,
  },
  { lexeme: 'hic_pron', en: ['this', 'these'], level: 4, of: POINTED },
  { lexeme: 'ille_pron', en: ['that', 'those'], level: 4, of: POINTED },
  { lexeme: 'duo_num', en: ['two'], level: 3, number: 'pl', of: COUNTED },
  { lexeme: 'tres_num', en: ['three'], level: 3, number: 'pl', of: COUNTED },
  { lexeme: 'quattuor_num', en: ['four'], level: 3, number: 'pl', of: COUNTED },
  { lexeme: 'quinque_num', en: ['five'], level: 4, number: 'pl', of: COUNTED },
  { lexeme: 'decem_num', en: ['ten'], level: 4, number: 'pl', of: COUNTED },
  { lexeme: 'pauci_adj', en: ['few', 'a few'], level: 4, number: 'pl', of: COUNTED },
];

/** Tenses by the level at which they are met. */
const TENSE_LEVELS: readonly (readonly [Tense, number])[] = [
  ['pres', 1],
  ['impf', 2],
  ['perf', 3],
  ['fut', 3],
  ['plup', 4],
];

/** Nouns and tenses of one sentence. */
export abstract class DraftNouns {
  readonly stock: Stock;
  readonly random: Random;
  readonly level: number;
  /** Where the sentence is set. */
  readonly scene: string;
  /** A word that is taken wherever it may stand. */
  protected readonly wanted: Lexeme | undefined;
  protected readonly used = new Set<string>();

  constructor(stock: Stock, random: Random, level: number, wanted?: Lexeme) {
    this.stock = stock;
    this.random = random;
    this.level = level;
    this.wanted = wanted;
    const all = stock.frames.scenes.map(({ name }) => name);
    const fit = wanted === undefined ? all : all.filter((scene) => stock.isMet(wanted.id, level, scene));
    this.scene = all.length === 0 ? '' : random.pick(fit.length === 0 ? all : fit);
  }

  /** One of a list; the wanted word's own where there is one. */
  protected drawn<T>(list: readonly T[], idOf: (one: T) => string): T {
    const own = this.wanted === undefined ? [] : list.filter((one) => idOf(one) === this.wanted?.id);
    return this.random.pick(own.length === 0 ? list : own);
  }

  /** A tense that the level knows, of these if any are named. */
  tense(...among: readonly Tense[]): Tense {
    const known = TENSE_LEVELS.filter(
      ([tense, level]) => level <= this.level && (among.length === 0 || among.includes(tense)),
    );
    return known.length === 0 ? (among[0] ?? 'pres') : this.random.pick(known)[0];
  }

  /** Marks a word as said, so that nothing repeats it. */
  claim(id: string): void {
    this.used.add(id);
  }

  private english(lexeme: Lexeme): string {
    return this.stock.frames.english[lexeme.id] ?? lexeme.senses[0]?.en[0] ?? lexeme.id;
  }

  private word(classes: readonly string[]): Lexeme | undefined {
    const list = this.stock.nouns(classes, this.level, this.scene);
    for (let attempt = 0; attempt < 6 && list.length > 0; attempt += 1) {
      const word = attempt === 0 ? this.drawn(list, ({ id }) => id) : this.random.pick(list);
      const en = this.english(word);
      if (this.used.has(word.id) || this.used.has(en)) continue;
      this.used.add(word.id).add(en);
      return word;
    }
    return undefined;
  }

  /** How often a noun is plural, in permille. */
  private pluralChance(lexeme: Lexeme): number {
    if (this.stock.isOf(lexeme.id, ['idea'])) return 0;
    if (this.stock.isAlone(lexeme.id)) return 20;
    return this.level === 1 ? 250 : 380;
  }

  /** A noun of these classes not yet in the sentence. */
  noun(classes: readonly string[] | undefined, wish: PhraseWish = {}): NounPhrase | undefined {
    const lexeme = classes && this.word(classes);
    return lexeme && this.phrase(lexeme, wish);
  }

  /** This very noun, unless it is in the sentence already or unknown at the level. */
  named(id: string, wish: PhraseWish = {}): NounPhrase | undefined {
    const lexeme = this.stock.index.byId(id);
    if (!lexeme || this.used.has(id)) return undefined;
    this.used.add(id);
    return this.phrase(lexeme, { adorned: 0, ...wish });
  }

  /** In which number the Latin stands, and in which the English; undefined where that is not the number that is wished for. */
  private numberOf(
    lexeme: Lexeme,
    en: string,
    wish: PhraseWish,
  ): Pick<NounPhrase, 'number' | 'count'> | undefined {
    const wanted = wish.number ?? (this.random.chance(this.pluralChance(lexeme)) ? 'pl' : 'sg');
    const onlyPlural = !hasSingular(lexeme);
    const mayBePlural = wanted === 'pl' && hasPlural(lexeme) && !isMass(en) && !isUnique(en);
    const number = onlyPlural || mayBePlural ? 'pl' : 'sg';
    const inEnglish = onlyPlural ? 'sg' : number;
    const count = isPlural(en) ? 'pl' : inEnglish;
    return wish.number && wish.number !== number && wish.number !== count ? undefined : { number, count };
  }

  private phrase(lexeme: Lexeme, wish: PhraseWish): NounPhrase | undefined {
    const en = wish.en ?? this.english(lexeme);
    const numbered = this.numberOf(lexeme, en, wish);
    if (numbered === undefined) return undefined;
    const isIdea = isAbstract(en) || this.stock.isOf(lexeme.id, ['idea']);
    const name = /^[A-Z]/.test(en) || (isIdea && wish.article === undefined);
    const phrase: NounPhrase = {
      kind: 'noun',
      lexeme: lexeme.id,
      en,
      ...numbered,
      gender: genderBeside(lexeme),
      article: name && !WITH_ARTICLE.has(en) ? 'none' : (wish.article ?? 'the'),
    };
    if (wish.isDative && numbered.number === 'sg' && this.looksGenitive(lexeme)) return undefined;
    return name ? phrase : this.adorned(phrase, lexeme, wish.adorned ?? (this.level === 1 ? 120 : 300));
  }

  private looksGenitive(lexeme: Lexeme): boolean {
    return formsAt(lexeme, 'dat.sg')[0]?.text === formsAt(lexeme, 'gen.sg')[0]?.text;
  }

  private adorned(phrase: NounPhrase, lexeme: Lexeme, permille: number): NounPhrase {
    const isWanted = this.stock
      .adjectives(lexeme, this.level)
      .some(({ adjective }) => adjective === this.wanted?.id && !this.used.has(adjective));
    if (!isWanted && !this.random.chance(permille)) return phrase;
    if (isWanted || this.random.chance(600)) {
      const adjective = this.adjective(lexeme);
      return adjective ? { ...phrase, adjective } : phrase;
    }
    const fit = DETERMINERS.filter(
      (row) =>
        row.level <= this.level &&
        (row.number === undefined || row.number === phrase.count) &&
        this.stock.index.byId(row.lexeme) !== undefined &&
        this.stock.isOf(phrase.lexeme, row.of) &&
        !this.stock.isOf(phrase.lexeme, row.of === OURS || row.of[0] === 'own' ? [] : ['single']) &&
        !(
          row.number === 'pl' &&
          (this.stock.isAlone(phrase.lexeme) || this.stock.isOf(phrase.lexeme, ['family']))
        ),
    );
    if (fit.length === 0 || isMass(phrase.en)) return phrase;
    const { lexeme: id, en, show } = this.random.pick(fit);
    const plural = phrase.count === 'pl';
    const shown = id === 'hic_pron' || id === 'ille_pron' ? [en[plural ? 1 : 0] ?? ''] : en;
    return { ...phrase, determiner: { lexeme: id, en: shown, ...(show ? { show } : {}) } };
  }

  /** An adjective that suits a noun, in this degree. */
  adjective(noun: Lexeme, degree: Adjective['degree'] = 'pos'): Adjective | undefined {
    const rows = this.stock
      .adjectives(noun, this.level)
      .filter(({ graded, adjective }) => !this.used.has(adjective) && (degree === 'pos' || graded));
    if (rows.length === 0) return undefined;
    const own = rows.filter(({ of }) => of.includes(noun.id));
    const { adjective, en } = this.drawn(
      own.length > 0 &&
        this.random.chance(OWN_QUALITIES) &&
        !rows.some((row) => row.adjective === this.wanted?.id)
        ? own
        : rows,
      (row) => row.adjective,
    );
    this.used.add(adjective);
    return { lexeme: adjective, en, degree };
  }

  /** An adjective that suits the noun of a phrase. */
  adjectiveFor(phrase: NounPhrase, degree: Adjective['degree'] = 'pos'): Adjective | undefined {
    const lexeme = this.stock.index.byId(phrase.lexeme);
    return lexeme && this.adjective(lexeme, degree);
  }
}
