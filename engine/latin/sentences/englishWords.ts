// English words with every wording: what a gloss can be, adjectives in their degrees, articles, verbs in a tense or sense.
import { rememberedBy } from '../../core/remembered.ts';
import { isDeponent } from '../classes.ts';
import type { Tense } from '../features.ts';
import type { Line, Piece } from './englishLines.ts';
import { distinct, says, unique } from './englishLines.ts';
import { comparativesOf, indefinite, isMass, isPlural, superlativesOf } from './englishNouns.ts';
import { isSense, sensePhrases } from './englishSenses.ts';
import type { Saying } from './englishVerbs.ts';
import { nameOfSaying, verbPhrases } from './englishVerbs.ts';
import type { Stock } from './stock.ts';
import { glossesOf } from './stock.ts';
import type { Adjective, Clause, NounPhrase, Sense, SentenceTree, VerbChoice } from './tree.ts';

/** What an English verb is asked to say: a tense, or a sense that is none. */
export type Wanted = Omit<Saying, 'tense'> & { readonly tense: Tense | Sense };

/** Verbs kept for the next sentence: one answer is held against dozens, in which nearly all is said alike. */
const MOST_KEPT = 4_000;

/** What glosses say, all of them. */
const phrasesOf = rememberedBy(
  MOST_KEPT,
  (glosses: readonly string[], wanted: Wanted, negative: string) =>
    `${glosses.join('/')}/${wanted.tense} ${nameOfSaying(wanted)}/${negative}`,
  (glosses, { tense, ...said }, negative) =>
    distinct(
      glosses.flatMap((gloss) =>
        isSense(tense)
          ? sensePhrases(gloss, tense, said, negative)
          : verbPhrases(gloss, { ...said, tense }, negative),
      ),
    ),
);

/** Words of one sentence; numbers its free groups. */
export abstract class EnglishWords {
  protected groups = 0;
  protected readonly stock: Stock;
  protected readonly tree: SentenceTree;

  constructor(stock: Stock, tree: SentenceTree) {
    this.stock = stock;
    this.tree = tree;
  }

  /** A whole statement, for relative clauses. */
  abstract statement(clause: Clause, tenses?: readonly (Tense | Sense)[]): readonly Line[];

  /** A statement without its subject. */
  protected abstract predication(clause: Clause, tenses?: readonly (Tense | Sense)[]): readonly Line[];

  protected glosses(lexeme: string, en: string): readonly string[] {
    return lexeme === 'sum_v' ? [en] : unique([en, ...glossesOf(this.stock.index.byId(lexeme))]);
  }

  protected adjective({ lexeme, en, degree }: Adjective, role: string, lexemeCell = degree): Piece {
    // Two joined say what no gloss of the first says.
    const all = / (?:and|or|but) /.test(en) ? [en] : this.glosses(lexeme, en);
    const any =
      degree === 'comp' ? all.flatMap(comparativesOf) : degree === 'sup' ? all.flatMap(superlativesOf) : all;
    return says(role, any, { lexeme, cell: lexemeCell });
  }

  protected withArticle(line: Line, phrase: NounPhrase): Line {
    const [first, ...rest] = line;
    const isName = /^[A-Z]/.test(phrase.en);
    const isBarred = phrase.article === 'none' && (isName || !phrase.relative);
    if (!first || phrase.determiner || isBarred) return line;
    const shown = first.show ?? first.any[0] ?? '';
    const isBare =
      phrase.article === 'a' && (phrase.count === 'pl' || isMass(phrase.en) || isPlural(phrase.en));
    if (isBare) return line;
    const article = phrase.article !== 'a' || phrase.adjective?.degree === 'sup' ? 'the' : indefinite(shown);
    return [{ ...first, show: `${article} ${shown}` }, ...rest];
  }

  protected isPerson(phrase: NounPhrase): boolean {
    return this.stock.index.byId(phrase.lexeme)?.tags.includes('person') ?? false;
  }

  protected isDeponent({ lexeme }: VerbChoice): boolean {
    const verb = this.stock.index.byId(lexeme);
    return verb !== undefined && isDeponent(verb);
  }

  /** English of a verb: its own glosses here, or all of the dictionary's. */
  protected verbGlosses({ lexeme, en, only }: VerbChoice): readonly string[] {
    return only ? unique([en, ...only]) : this.glosses(lexeme, en);
  }

  protected phrases(verb: VerbChoice, wanted: Wanted, negative = 'not'): readonly string[] {
    const all = wanted.voice === 'pass' ? this.transitive(verb) : this.verbGlosses(verb);
    return phrasesOf(all, { ...wanted, isStative: verb.stative }, negative);
  }

  protected transitive(verb: VerbChoice): readonly string[] {
    return this.verbGlosses(verb).filter((gloss) => !gloss.startsWith('be '));
  }
}
