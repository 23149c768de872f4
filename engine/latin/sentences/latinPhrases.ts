// Latin nouns with what belongs to them, and the arguments of a verb. Agreement is made here.
// Invariant: a word whose form does not exist comes out empty; nothing is invented.
import type { Case, Features, Gender } from '../features.ts';
import { candidateKeys, cellKey } from '../features.ts';
import { formsAt, inflect } from '../inflect.ts';
import type { Stock } from './stock.ts';
import type {
  Adjective,
  Argument,
  Clause,
  Extra,
  Joiner,
  NounPhrase,
  Phrase,
  SentenceTree,
  Verbal,
} from './tree.ts';

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

/** Attributes that stand before their noun: size, worth, number; and those that stand behind it. */
const EARLY = /^(?:magnus|summus|parvus|ingens|novus|antiquus|bonus|malus)_/;
const LATE = /^(?:meus|tuus|suus|noster|vester)_/;

/** Pronouns that cum leans on: mēcum. */
const FUSED = new Set(['ego_pron', 'tu_pron', 'sui_pron', 'quis_pron']);

const JOINERS: Readonly<Record<Exclude<Joiner, 'que'>, readonly [string, string]>> = {
  et: ['et_conj', 'et'],
  aut: ['aut_conj', 'aut'],
  an: ['an_conj', 'an'],
  sed: ['sed_conj', 'sed'],
  neque: ['nec_conj', 'neque'],
};

/** Where English does not tell men from women, either will do. */
export const ofAnyGender = (word: LatinWord): LatinWord => {
  const cells = word.cells.flatMap((cell) =>
    ['m', 'f', 'n'].map((one) => cell.replace(/\.[mfn]$/, `.${one}`)),
  );
  return { ...word, cells: [...new Set([...word.cells, ...cells])] };
};

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

  /** A gerund, gerundive or supine with what belongs to it. */
  protected abstract verbal(verbal: Verbal, clause: number): LatinWord[];

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

  /** A word that does not change; `others` may stand in its place. */
  protected fixed(
    lexemeId: string,
    text: string,
    role: string,
    clause: number,
    others: readonly string[] = [],
  ): LatinWord {
    return {
      text: this.stock.index.byId(lexemeId) ? text : '',
      lexemes: [lexemeId, ...others],
      cells: ['form'],
      role,
      clause,
    };
  }

  protected extra({ lexeme, features, role }: Extra, clause: number): LatinWord {
    return this.word(lexeme, features, role, clause);
  }

  protected joiner(by: Exclude<Joiner, 'que'>, role: string, clause: number): LatinWord {
    const [lexeme, form] = JOINERS[by];
    return this.fixed(lexeme, form, role, clause);
  }

  /** An adjective or pronoun with its noun; a word that does not change stands as it is. */
  protected agreeing(
    lexeme: string,
    features: Features,
    role: string,
    clause: number,
    head?: LatinWord,
    gloss?: string,
  ): LatinWord {
    const own = this.stock.index.byId(lexeme);
    const unchanging = own && (formsAt(own, 'form')[0] ?? formsAt(own, 'adverb')[0])?.text;
    return unchanging && inflect(own, { case: 'gen', number: 'pl' }).length === 0
      ? { ...this.fixed(lexeme, unchanging, role, clause), ...(head ? { agrees: head } : {}) }
      : this.word(lexeme, features, role, clause, gloss, head);
  }

  /** A noun with what belongs to it. Possessives and genitives follow, adjectives of size and number go before. */
  protected noun(phrase: NounPhrase, grammaticalCase: Case, role: string, clause: number): LatinWord[] {
    const { number, gender, determiner, adjective, genitive, participle, relative, also } = phrase;
    const agreeing: Features = { case: grammaticalCase, number, gender };
    const gloss = phrase.pronoun ? undefined : phrase.en;
    const own: Features = phrase.pronoun
      ? { ...agreeing, ...(phrase.degree ? { degree: phrase.degree } : {}) }
      : { case: grammaticalCase, number };
    const named = this.word(phrase.lexeme, own, role, clause, gloss);
    const head = phrase.pronoun && number === 'pl' ? ofAnyGender(named) : named;
    const words: LatinWord[] = [head];
    if (adjective) {
      const { lexeme, degree, en } = adjective;
      const word = this.agreeing(lexeme, { ...agreeing, degree }, `${role} attribute`, clause, head, en);
      if (EARLY.test(lexeme)) words.unshift(word);
      else words.push(word);
      if (phrase.second)
        words.push(...this.second(phrase.second, agreeing, role, clause, head, !EARLY.test(lexeme)));
    }
    if (determiner) {
      const attribute = `${role} attribute`;
      const ids = [determiner.lexeme, ...(determiner.more ?? [])];
      const own = determiner.features ?? {
        ...agreeing,
        ...(determiner.degree ? { degree: determiner.degree } : {}),
      };
      const said = ids.map((id, place) =>
        this.agreeing(
          id,
          place > 0 && id === 'unus_num' ? { ...own, number: 'sg' } : own,
          attribute,
          clause,
          determiner.features ? undefined : head,
        ),
      );
      if (LATE.test(determiner.lexeme)) words.push(...said);
      else words.unshift(...said);
    }
    if (phrase.name) words.push(...this.noun(phrase.name, grammaticalCase, 'name', clause));
    if (genitive) words.push(...this.noun(genitive, 'gen', 'genitive', clause));
    if (phrase.quality)
      words.push(...this.noun(phrase.quality.phrase, phrase.quality.case, 'quality', clause));
    if (phrase.verbal) words.push(...this.verbal(phrase.verbal, clause));
    if (phrase.apposition) words.push(...this.noun(phrase.apposition, grammaticalCase, 'apposition', clause));
    if (participle) {
      if (participle.agent) words.push(...this.agent(participle.agent, clause));
      for (const argument of participle.args ?? []) words.push(...this.argument(argument, clause));
      words.push(this.participleOf(participle, agreeing, clause, head));
    }
    if (phrase.place) words.push(...this.argument(phrase.place, clause));
    if (relative) words.push(...this.relative(phrase, head));
    if (!also) return words;
    const others = this.noun(also.phrase, grammaticalCase, role, clause);
    if (also.by === 'que') {
      const [first] = others;
      if (first) first.enclitic = 'que';
      return [...words, ...others];
    }
    if (also.by === 'sed' && also.both) {
      const said = (id: string, form: string): LatinWord => this.fixed(id, form, 'coordinator', clause);
      const [not, but] = [
        [said('non_adv', 'nōn'), said('solum_adv', 'sōlum')],
        [said('sed_conj', 'sed'), said('etiam_adv', 'etiam')],
      ];
      return [...not, ...words, ...but, ...others];
    }
    const between = this.joiner(also.by, 'coordinator', clause);
    const opening = also.both ? [this.joiner(also.by, 'coordinator', clause)] : [];
    return [...opening, ...words, between, ...others];
  }

  /** A second adjective behind the noun, joined by et when the first stands there too. */
  private second(
    { lexeme, degree, en }: Adjective,
    agreeing: Features,
    role: string,
    clause: number,
    head: LatinWord,
    isJoined: boolean,
  ): LatinWord[] {
    const word = this.agreeing(lexeme, { ...agreeing, degree }, `${role} attribute`, clause, head, en);
    return isJoined ? [this.joiner('et', 'coordinator', clause), word] : [word];
  }

  private participleOf(
    { verb, tense }: NonNullable<NounPhrase['participle']>,
    agreeing: Features,
    clause: number,
    head: LatinWord,
  ): LatinWord {
    const voice = tense === 'perf' ? 'pass' : 'act';
    const form = this.deponentVoice(verb.lexeme, { mood: 'part', tense, voice, ...agreeing });
    return this.word(verb.lexeme, form, 'participle', clause, verb.en, head);
  }

  /** The relative clause: pronoun, with its preposition or what it owns, and the rest. */
  private relative({ number, gender, relative }: NounPhrase, head: LatinWord): LatinWord[] {
    if (!relative) return [];
    const { case: own, clause, preposition, whose } = relative;
    const inner = this.nextClause();
    const features: Features = { case: own, number, gender };
    const pronoun = this.word('qui_pron', features, 'relative pronoun', inner, undefined, head);
    const opening = preposition
      ? this.together(this.fixed(preposition.lexeme, preposition.form, 'preposition', inner), [pronoun])
      : [pronoun];
    if (whose !== 'object')
      return [...opening, ...this.clause(clause, inner, own === 'nom' ? 'gap' : 'full')];
    const [object, ...args] = clause.args;
    const owned = object ? this.argument(object, inner) : [];
    return [...opening, ...owned, ...this.clause({ ...clause, args }, inner)];
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
    const [only] = words;
    if (only && words.length === 1 && preposition.lexeme === 'cum_prep' && FUSED.has(phrase.lexeme)) {
      only.enclitic = 'cum';
      return words;
    }
    const isEx = preposition.lexeme === 'ex_prep';
    return this.together(
      this.fixed(preposition.lexeme, isEx ? 'ex' : preposition.form, 'preposition', clause),
      words,
    );
  }

  /** The gender that goes with a subject; persons of both kinds together are masculine. */
  protected subjectGender(subject: Phrase): Gender {
    if (subject.kind === 'person' || !subject.also) return subject.gender;
    return subject.also.phrase.gender === subject.gender ? subject.gender : 'm';
  }
}
