// English noun phrases: the noun with what stands before and behind it, pairs of nouns, participles and relative clauses.
import type { Tense, Voice } from '../features.ts';
import type { Line, Piece } from './englishLines.ts';
import { join, one, says, unique } from './englishLines.ts';
import { isMass, pluralOf, possessiveOf } from './englishNouns.ts';
import { englishVerb } from './englishVerbs.ts';
import { EnglishWords } from './englishWords.ts';
import type { Clause, Determiner, Joiner, NounPhrase, Sense, Verbal } from './tree.ts';

/** What doubles a conjunction, and the conjunction. */
const JOINED: Readonly<Record<Joiner, readonly [readonly string[], readonly string[]]>> = {
  et: [['both'], ['and']],
  que: [['both'], ['and']],
  aut: [['either'], ['or']],
  an: [['either'], ['or']],
  sed: [['not only'], ['but also', 'but']],
  neque: [['neither'], ['nor', 'or']],
};

/** Noun phrases of one sentence. */
export abstract class EnglishNounPhrases extends EnglishWords {
  /** A gerund, gerundive or supine with what depends on it. */
  protected abstract verbal(verbal: Verbal): readonly Line[];

  /** A noun with all that hangs on it. */
  noun(phrase: NounPhrase, role: string): readonly Line[] {
    const { also, asEnglish } = phrase;
    const own = asEnglish
      ? this.noun(asEnglish, role)
      : phrase.pronoun
        ? this.pronoun(phrase, role)
        : this.named(phrase, role);
    if (!also) return own;
    const other = this.noun(also.phrase, role);
    const [both, and] = JOINED[also.by];
    return join(also.both ? one(says('both', both)) : [[]], own, one(says('and', and)), other);
  }

  private pronoun(phrase: NounPhrase, role: string): readonly Line[] {
    const word = one(says(role, phrase.pronoun ?? [], { lexeme: phrase.lexeme }));
    const of = phrase.genitive ? join(one(says('of', ['of'])), this.noun(phrase.genitive, 'genitive')) : [[]];
    return join(word, of, phrase.relative ? this.relative(phrase) : [[]]);
  }

  private named(phrase: NounPhrase, role: string): readonly Line[] {
    const nouns = this.glosses(phrase.lexeme, phrase.en).map((gloss) =>
      phrase.count === 'pl' && !isMass(gloss) ? pluralOf(gloss) : gloss,
    );
    const collective = phrase.count === 'pl' && phrase.en === 'enemy' ? ['enemy'] : [];
    const head = says(role, [...nouns, ...collective], { lexeme: phrase.lexeme, cell: phrase.number });
    const before: Piece[] = [];
    if (phrase.determiner) before.push(this.determiner(phrase.determiner, role));
    if (phrase.adjective) before.push(this.adjective(phrase.adjective, `${role} attribute`));
    const after = this.after(phrase, role);
    const { participle } = phrase;
    if (participle && participle.tense !== 'fut' && !participle.agent && !participle.verb.en.includes(' ')) {
      const forms = this.glosses(participle.verb.lexeme, participle.verb.en)
        .map(englishVerb)
        .flatMap(({ ing, part }) => (participle.tense === 'pres' ? [ing] : part));
      const early = says(`${role} participle`, forms, { lexeme: participle.verb.lexeme });
      return [
        this.withArticle([...before, early, head], phrase),
        ...join([this.withArticle([...before, head], phrase)], after),
      ];
    }
    const plain = this.withArticle([...before, head], phrase);
    if (!phrase.genitive) return join([plain], after);
    const owners = this.noun(phrase.genitive, 'genitive');
    if (phrase.genitive.pronoun && !phrase.isPart) return join(owners, [[...before, head]], after);
    const of = join([plain], one(says('of', ['of'])), owners, after);
    if (phrase.isPart) return of;
    const owned = owners.map((line): Line => {
      const last = line.at(-1);
      if (!last) return line;
      const any = last.any.flatMap((noun) => [possessiveOf(noun), possessiveOf(noun).replace(/'$/, '')]);
      return [
        ...line.slice(0, -1),
        { ...last, any: unique(any), ...(last.show ? { show: possessiveOf(last.show) } : {}) },
        ...before,
        head,
      ];
    });
    return [...join(owned, after), ...of];
  }

  private determiner({ lexeme, en, show }: Determiner, role: string): Piece {
    return says(`${role} attribute`, en, { lexeme, ...(show ? { show } : {}) });
  }

  /** What stands behind the noun: quality, verbal noun, apposition, participle, relative clause. */
  private after(phrase: NounPhrase, role: string): readonly Line[] {
    const { quality, verbal, apposition, participle, relative } = phrase;
    const of = quality ? join(one(says('of', ['of', 'with'])), this.noun(quality.phrase, 'quality')) : [[]];
    const beside = apposition
      ? this.noun(apposition, 'apposition').map((line) =>
          line.map((piece, at): Piece => {
            const shown = piece.show ?? piece.any[0] ?? '';
            const opened = at === 0 ? `, ${shown}` : shown;
            return { ...piece, show: at === line.length - 1 ? `${opened},` : opened };
          }),
        )
      : [[]];
    return join(
      of,
      verbal ? this.verbal(verbal) : [[]],
      beside,
      participle ? this.participle(phrase, role) : [[]],
      relative ? this.relative(phrase) : [[]],
    );
  }

  protected participle(phrase: NounPhrase, role: string): readonly Line[] {
    const { participle } = phrase;
    if (!participle) return [[]];
    const { verb, tense, agent } = participle;
    const all = this.verbGlosses(verb).map(englishVerb);
    const by = agent ? join(one(says('by', ['by'])), this.noun(agent, 'agent')) : [[]];
    const isActive = tense === 'pres' || this.isDeponent(verb);
    const subject = { person: 3, number: phrase.count } as const;
    const who = (tenses: readonly (Tense | Sense)[], voice: Voice): readonly string[] =>
      tenses.flatMap((time) =>
        this.phrases(verb, { tense: time, voice, subject }).flatMap((said) =>
          ['who', 'which', 'that'].map((pronoun) => `${pronoun} ${said}`),
        ),
      );
    const future =
      tense === 'fut'
        ? this.verbGlosses(verb).flatMap((gloss) => [
            `about to ${gloss}`,
            `going to ${gloss}`,
            `intending to ${gloss}`,
          ])
        : [];
    const any =
      tense === 'fut'
        ? [...future, ...who(['about to', 'was about to', 'would', 'fut'], 'act')]
        : isActive
          ? tense === 'pres'
            ? [
                ...all.map(({ ing }) => ing),
                ...who(['pres', 'impf'], 'act'),
                ...all.map(({ ing }) => `while ${ing}`),
              ]
            : [
                ...all.flatMap(({ part }) => part.map((form) => `having ${form}`)),
                ...who(['perf', 'plup'], 'act'),
              ]
          : [
              ...all.flatMap(({ part }) => part.flatMap((form) => [form, `having been ${form}`])),
              ...who(['perf', 'plup'], 'pass'),
            ];
    return join(one(says(`${role} participle`, any, { lexeme: verb.lexeme })), by);
  }

  protected relative(phrase: NounPhrase): readonly Line[] {
    const { relative } = phrase;
    if (!relative) return [[]];
    const { case: own, clause, en, whose } = relative;
    const person = this.isPerson(phrase);
    if (whose) return this.whose(clause, whose);
    const pronoun = (any: readonly string[], show: string): readonly Line[] =>
      one(says('relative pronoun', any, { show }));
    if (own === 'nom')
      return join(
        pronoun(['who', 'which', 'that'], person ? 'who' : 'which'),
        this.predication({ ...clause, subject: { ...phrase, count: phrase.count } }),
      );
    if (!en)
      return join(
        pronoun(['whom', 'who', 'which', 'that', ''], person ? 'whom' : 'which'),
        this.statement(clause),
      );
    const stranded = join(
      pronoun(['which', 'whom', 'who', 'that', ''], person ? 'whom' : 'which'),
      this.statement(clause),
      one(says('preposition', en)),
    );
    const where =
      en.includes('in') || en.includes('on')
        ? join(one(says('relative pronoun', ['where'])), this.statement(clause))
        : [];
    const [, ...glosses] = en;
    const plain = pronoun(person ? ['whom', 'who'] : ['which'], person ? 'whom' : 'which');
    return [
      ...join(one(says('preposition', [en[0] ?? '', ...glosses])), plain, this.statement(clause)),
      ...stranded,
      ...where,
    ];
  }

  private whose(clause: Clause, owned: 'subject' | 'object'): readonly Line[] {
    const word = one(says('relative pronoun', ['whose']));
    const bare = (phrase: NounPhrase): NounPhrase => ({ ...phrase, article: 'none' });
    if (owned === 'subject')
      return clause.subject.kind === 'noun'
        ? join(word, this.noun(bare(clause.subject), 'subject'), this.predication(clause))
        : [[]];
    const [object, ...args] = clause.args;
    return object
      ? join(word, this.noun(bare(object.phrase), 'object'), this.statement({ ...clause, args }))
      : [[]];
  }
}
