// Latin nouns with what belongs to them, and the arguments of a verb. Agreement is made here.
// Invariant: a word whose form does not exist comes out empty; nothing is invented.
import type { Case, Features, Gender } from '../features.ts';
import { cellKey } from '../features.ts';
import { formsAt, inflect } from '../inflect.ts';
import { candidateKeys } from '../features.ts';
import type { Stock } from './stock.ts';
import type { Argument, Clause, NounPhrase, Phrase, SentenceTree } from './tree.ts';

/** A word on its way into the sentence; `agrees` points at the noun it follows. */
export type LatinWord = {
  text: string;
  readonly lexemes: readonly string[];
  readonly cells: readonly string[];
  readonly role: string;
  clause: number;
  phrase?: number;
  readonly agrees?: LatinWord;
  enclitic?: string;
};

const VOWEL = /^[aeiouhāēīōūy]/i;

/** Phrases of one sentence; numbers its clauses and phrases. */
export abstract class LatinPhrases {
  protected clauses = 0;
  protected phrases = 0;
  protected readonly stock: Stock;
  protected readonly tree: SentenceTree;

  constructor(stock: Stock, tree: SentenceTree) {
    this.stock = stock;
    this.tree = tree;
  }

  /** A clause in order; `gap`: its subject is said elsewhere. */
  abstract clause(clause: Clause, at: number, subjectIs?: 'full' | 'gap'): LatinWord[];

  protected word(
    lexemeId: string,
    features: Features,
    role: string,
    clause: number,
    gloss?: string,
    agrees?: LatinWord,
  ): LatinWord {
    const lexeme = this.stock.index.byId(lexemeId);
    const text = lexeme ? inflect(lexeme, features)[0]?.text : undefined;
    const cell = lexeme ? candidateKeys(features).find((key) => formsAt(lexeme, key).length > 0) : undefined;
    return {
      text: text ?? '',
      lexemes: lexeme && gloss !== undefined ? this.stock.synonyms(lexeme, gloss) : [lexemeId],
      cells: [cell ?? cellKey(features)],
      role,
      clause,
      ...(agrees ? { agrees } : {}),
    };
  }

  protected fixed(lexemeId: string, text: string, role: string, clause: number): LatinWord {
    return {
      text: this.stock.index.byId(lexemeId) ? text : '',
      lexemes: [lexemeId],
      cells: ['form'],
      role,
      clause,
    };
  }

  /** A noun with what belongs to it. Possessives and genitives follow, adjectives of size and number go before. */
  protected noun(phrase: NounPhrase, grammaticalCase: Case, role: string, clause: number): LatinWord[] {
    const { number, gender } = phrase;
    const head = this.word(phrase.lexeme, { case: grammaticalCase, number }, role, clause, phrase.en);
    const agreeing: Features = { case: grammaticalCase, number, gender };
    const words: LatinWord[] = [head];
    const { determiner, adjective, genitive, participle, relative } = phrase;
    if (adjective) {
      const word = this.word(
        adjective.lexeme,
        { ...agreeing, degree: adjective.degree },
        `${role} attribute`,
        clause,
        adjective.en,
        head,
      );
      if (/^(?:magnus|parvus|ingens|novus|antiquus|bonus|malus)_/.test(adjective.lexeme)) words.unshift(word);
      else words.push(word);
    }
    if (determiner) {
      const word = this.word(determiner.lexeme, agreeing, `${role} attribute`, clause, undefined, head);
      if (/^(?:meus|tuus|suus|noster|vester)_/.test(determiner.lexeme)) words.push(word);
      else words.unshift(word);
    }
    if (genitive) words.push(...this.noun(genitive, 'gen', 'genitive', clause));
    if (participle) {
      const form: Features = {
        mood: 'part',
        tense: participle.tense,
        voice: participle.tense === 'pres' ? 'act' : 'pass',
        ...agreeing,
      };
      if (participle.agent) words.push(...this.agent(participle.agent, clause));
      words.push(
        this.word(
          participle.verb.lexeme,
          this.deponentVoice(participle.verb.lexeme, form),
          'participle',
          clause,
          participle.verb.en,
          head,
        ),
      );
    }
    if (relative) {
      const inner = this.nextClause();
      const pronoun = this.word(
        'qui_pron',
        { case: relative.case, number, gender },
        'relative pronoun',
        inner,
        undefined,
        head,
      );
      words.push(pronoun, ...this.clause(relative.clause, inner, relative.case === 'nom' ? 'gap' : 'full'));
    }
    return words;
  }

  protected agent(phrase: NounPhrase, clause: number): LatinWord[] {
    const words = this.noun(phrase, 'abl', 'agent', clause);
    return this.together(
      this.fixed('a_prep', VOWEL.test(words[0]?.text ?? '') ? 'ab' : 'ā', 'preposition', clause),
      words,
    );
  }

  protected together(first: LatinWord, rest: LatinWord[]): LatinWord[] {
    this.phrases += 1;
    const group = [first, ...rest.filter((word) => word.clause === first.clause)];
    for (const word of group) word.phrase ??= this.phrases;
    return [first, ...rest];
  }

  protected nextClause(): number {
    this.clauses += 1;
    return this.clauses;
  }

  /** Deponents have no passive cells: their forms are filed as active. */
  protected deponentVoice(lexemeId: string, features: Features): Features {
    const lexeme = this.stock.index.byId(lexemeId);
    if (!lexeme || inflect(lexeme, features).length > 0) return features;
    return { ...features, voice: 'act' };
  }

  protected argument(
    { case: grammaticalCase, preposition, role, phrase }: Argument,
    clause: number,
  ): LatinWord[] {
    if (role === 'agent' && preposition) return this.agent(phrase, clause);
    const words = this.noun(phrase, grammaticalCase, role, clause);
    if (!preposition) return words;
    const isEx = preposition.lexeme === 'ex_prep';
    return this.together(
      this.fixed(preposition.lexeme, isEx ? 'ex' : preposition.form, 'preposition', clause),
      words,
    );
  }

  protected subjectGender(subject: Phrase): Gender {
    return subject.gender;
  }
}
