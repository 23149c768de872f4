// Latin nouns with what belongs to them, and the arguments of a verb. Agreement is made here.
import type { Case, Features, Gender } from '../features.ts';
import { inflect } from '../inflect.ts';
import { LatinWords, ofAnyGender } from './latinWords.ts';
import type { LatinWord } from './latinWords.ts';
import type { Stock } from './stock.ts';
import type { Adjective, Argument, Clause, NounPhrase, Phrase, SentenceTree, Verbal } from './tree.ts';

const VOWEL = /^[aeiouhāēīōūy]/i;

/** Attributes that stand before their noun: size, worth, number; and those that stand behind it. */
const EARLY = /^(?:magnus|summus|parvus|ingens|novus|antiquus|bonus|malus)_/;
const LATE = /^(?:meus|tuus|suus|noster|vester)_/;

/** Pronouns that cum leans on: mēcum. */
const FUSED = new Set(['ego_pron', 'tu_pron', 'sui_pron', 'quis_pron']);

/** Phrases of one sentence; numbers its clauses and phrases. */
export abstract class LatinPhrases extends LatinWords {
  protected clauses = 0;
  protected phrases = 0;
  protected readonly tree: SentenceTree;

  constructor(stock: Stock, tree: SentenceTree) {
    super(stock);
    this.tree = tree;
  }

  /** A clause in order; `gap`: its subject is said elsewhere. */
  abstract clause(clause: Clause, at: number, subjectIs?: 'full' | 'gap'): LatinWord[];

  /** A gerund, gerundive or supine with what belongs to it. */
  protected abstract verbal(verbal: Verbal, clause: number): LatinWord[];

  /** A noun with what belongs to it. Possessives and genitives follow, adjectives of size and number go before. */
  protected noun(phrase: NounPhrase, grammaticalCase: Case, role: string, clause: number): LatinWord[] {
    const { number, gender, genitive, participle, relative, quality } = phrase;
    const agreeing: Features = { case: grammaticalCase, number, gender };
    const gloss = phrase.pronoun ? undefined : phrase.en;
    const own: Features = phrase.pronoun
      ? { ...agreeing, ...(phrase.degree ? { degree: phrase.degree } : {}) }
      : { case: grammaticalCase, number };
    const named = this.word(phrase.lexeme, own, role, clause, gloss);
    const head = phrase.pronoun && number === 'pl' ? ofAnyGender(named) : named;
    const words: LatinWord[] = this.determined(
      phrase,
      this.described(phrase, agreeing, role, clause, head),
      agreeing,
      role,
      clause,
      head,
    );
    if (phrase.name) words.push(...this.noun(phrase.name, grammaticalCase, 'name', clause));
    if (genitive) words.push(...this.noun(genitive, 'gen', 'genitive', clause));
    if (quality) words.push(...this.noun(quality.phrase, quality.case, 'quality', clause));
    if (phrase.verbal) words.push(...this.verbal(phrase.verbal, clause));
    if (phrase.apposition) words.push(...this.noun(phrase.apposition, grammaticalCase, 'apposition', clause));
    if (participle) {
      if (participle.agent) words.push(...this.agent(participle.agent, clause));
      for (const argument of participle.args ?? []) words.push(...this.argument(argument, clause));
      words.push(this.participleOf(participle, agreeing, clause, head));
    }
    if (phrase.place) words.push(...this.argument(phrase.place, clause));
    if (relative) words.push(...this.relative(phrase, head));
    return this.withOthers(phrase, words, grammaticalCase, role, clause);
  }

  /** The noun with its adjectives about it. */
  private described(
    { adjective, second }: NounPhrase,
    agreeing: Features,
    role: string,
    clause: number,
    head: LatinWord,
  ): LatinWord[] {
    if (!adjective) return [head];
    const { lexeme, degree, en } = adjective;
    const word = this.agreeing(lexeme, { ...agreeing, degree }, `${role} attribute`, clause, head, en);
    const isEarly = EARLY.test(lexeme);
    const words = isEarly ? [word, head] : [head, word];
    return second ? [...words, ...this.second(second, agreeing, role, clause, head, !isEarly)] : words;
  }

  /** With the determiner before it, or behind it where it stands there. */
  private determined(
    { determiner }: NounPhrase,
    words: LatinWord[],
    agreeing: Features,
    role: string,
    clause: number,
    head: LatinWord,
  ): LatinWord[] {
    if (!determiner) return words;
    const own = determiner.features ?? {
      ...agreeing,
      ...(determiner.degree ? { degree: determiner.degree } : {}),
    };
    const said = [determiner.lexeme, ...(determiner.more ?? [])].map((id, place) =>
      this.agreeing(
        id,
        place > 0 && id === 'unus_num' ? { ...own, number: 'sg' } : own,
        `${role} attribute`,
        clause,
        determiner.features ? undefined : head,
      ),
    );
    return LATE.test(determiner.lexeme) ? [...words, ...said] : [...said, ...words];
  }

  /** With another noun that is joined to it. */
  private withOthers(
    { also }: NounPhrase,
    words: LatinWord[],
    grammaticalCase: Case,
    role: string,
    clause: number,
  ): LatinWord[] {
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
