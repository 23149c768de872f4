// English nouns, adjectives, participles and the arguments of a verb, each with every wording. Clauses are built on these.
import type { Tense, Voice } from '../features.ts';
import {
  comparativesOf,
  indefinite,
  isMass,
  isPlural,
  pluralOf,
  possessiveOf,
  superlativesOf,
} from './englishNouns.ts';
import type { Saying } from './englishVerbs.ts';
import { englishVerb, verbPhrases } from './englishVerbs.ts';
import type { Stock } from './stock.ts';
import { glossesOf } from './stock.ts';
import type { Adjective, Argument, Clause, NounPhrase, Phrase, SentenceTree, VerbChoice } from './tree.ts';

import type { Line, Piece } from './englishLines.ts';
import { join, one, says, unique } from './englishLines.ts';

const PRONOUNS = {
  sg: { 1: ['I'], 2: ['you'], 3: { m: ['he', 'she', 'it'], f: ['she', 'he', 'it'], n: ['it', 'he', 'she'] } },
  pl: { 1: ['we'], 2: ['you', 'you all'], 3: { m: ['they'], f: ['they'], n: ['they'] } },
} as const;

/** Phrases of one sentence; numbers its free groups. */
export abstract class EnglishPhrases {
  protected groups = 0;
  protected readonly stock: Stock;
  protected readonly tree: SentenceTree;

  constructor(stock: Stock, tree: SentenceTree) {
    this.stock = stock;
    this.tree = tree;
  }

  /** A whole statement, for relative clauses. */
  abstract statement(clause: Clause, tenses?: readonly Tense[]): readonly Line[];

  /** A statement without its subject. */
  protected abstract predication(clause: Clause, tenses?: readonly Tense[]): readonly Line[];

  protected glosses(lexeme: string, en: string): readonly string[] {
    return lexeme === 'sum_v' ? [en] : unique([en, ...glossesOf(this.stock.index.byId(lexeme))]);
  }

  protected adjective({ lexeme, en, degree }: Adjective, role: string, lexemeCell = degree): Piece {
    const all = this.glosses(lexeme, en);
    const any =
      degree === 'comp' ? all.flatMap(comparativesOf) : degree === 'sup' ? all.flatMap(superlativesOf) : all;
    return says(role, any, { lexeme, cell: lexemeCell });
  }

  protected withArticle(line: Line, phrase: NounPhrase): Line {
    const [first, ...rest] = line;
    if (!first || phrase.determiner || phrase.article === 'none') return line;
    const shown = first.show ?? first.any[0] ?? '';
    const isBare =
      phrase.article === 'a' && (phrase.count === 'pl' || isMass(phrase.en) || isPlural(phrase.en));
    if (isBare) return line;
    const article =
      phrase.article === 'the' || phrase.adjective?.degree === 'sup' ? 'the' : indefinite(shown);
    return [{ ...first, show: `${article} ${shown}` }, ...rest];
  }

  /** A noun with all that hangs on it. */
  noun(phrase: NounPhrase, role: string): readonly Line[] {
    const nouns = this.glosses(phrase.lexeme, phrase.en).map((gloss) =>
      phrase.count === 'pl' && !isMass(gloss) ? pluralOf(gloss) : gloss,
    );
    const collective = phrase.count === 'pl' && phrase.en === 'enemy' ? ['enemy'] : [];
    const head = says(role, [...nouns, ...collective], { lexeme: phrase.lexeme, cell: phrase.number });
    const before: Piece[] = [];
    if (phrase.determiner)
      before.push(says(`${role} attribute`, phrase.determiner.en, { lexeme: phrase.determiner.lexeme }));
    if (phrase.adjective) before.push(this.adjective(phrase.adjective, `${role} attribute`));
    const after = phrase.participle
      ? this.participle(phrase, role)
      : phrase.relative
        ? this.relative(phrase)
        : [[]];
    const { participle } = phrase;
    if (participle && !participle.agent && !participle.verb.en.includes(' ')) {
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
    const of = join([plain], one(says('of', ['of'])), owners, after);
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

  protected participle(phrase: NounPhrase, role: string): readonly Line[] {
    const { participle } = phrase;
    if (!participle) return [[]];
    const { verb, tense, agent } = participle;
    const all = this.glosses(verb.lexeme, verb.en).map(englishVerb);
    const by = agent ? join(one(says('by', ['by'])), this.noun(agent, 'agent')) : [[]];
    const isActive = tense === 'pres' || this.isDeponent(verb);
    const subject = { person: 3, number: phrase.count } as const;
    const who = (tenses: readonly Tense[], voice: Voice): readonly string[] =>
      tenses.flatMap((time) =>
        this.phrases(verb, { tense: time, voice, subject }).flatMap((said) =>
          ['who', 'which', 'that'].map((pronoun) => `${pronoun} ${said}`),
        ),
      );
    const any = isActive
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
    const isSubject = relative.case === 'nom';
    const pronoun = says(
      'relative pronoun',
      isSubject ? ['who', 'which', 'that'] : ['whom', 'who', 'which', 'that', ''],
    );
    const shown = { ...pronoun, show: this.isPerson(phrase) ? (isSubject ? 'who' : 'whom') : 'which' };
    const clause = isSubject
      ? this.predication({ ...relative.clause, subject: phrase })
      : this.statement(relative.clause);
    return join(one(shown), clause);
  }

  protected isPerson(phrase: NounPhrase): boolean {
    return this.stock.index.byId(phrase.lexeme)?.tags.includes('person') ?? false;
  }

  protected isDeponent({ lexeme }: VerbChoice): boolean {
    return /(?:or|tur)$/.test(this.stock.index.byId(lexeme)?.parts[0] ?? '');
  }

  protected phrases(verb: VerbChoice, saying: Saying, negative = 'not'): readonly string[] {
    const all = saying.voice === 'pass' ? this.transitive(verb) : this.glosses(verb.lexeme, verb.en);
    return unique(
      all.flatMap((gloss) => verbPhrases(gloss, { ...saying, isStative: verb.stative }, negative)),
    );
  }

  protected transitive(verb: VerbChoice): readonly string[] {
    return this.glosses(verb.lexeme, verb.en).filter((gloss) => !gloss.startsWith('be '));
  }

  protected subject(subject: Phrase): readonly Line[] {
    if (subject.kind === 'noun') return this.noun(subject, 'subject');
    const { person, number, gender } = subject;
    const pronouns = PRONOUNS[number][person];
    const any: readonly string[] = 'm' in pronouns ? pronouns[gender] : pronouns;
    return one(
      says(
        'subject',
        any.map((word) => word.toLowerCase()),
        person === 1 && number === 'sg' ? { show: 'I' } : {},
      ),
    );
  }

  protected argument(argument: Argument): readonly Line[] {
    const { role, phrase } = argument;
    const lines = this.noun(phrase, role);
    const words = argument.preposition?.en ?? argument.en;
    if (!words) return lines;
    this.groups += 1;
    const free = this.groups;
    return join(one(says('preposition', words)), lines).map((line) =>
      line.map((piece) => ({ ...piece, free })),
    );
  }

  /** Objects and circumstances behind the verb. A receiver may stand before the thing, then without "to". */
  protected arguments(args: readonly Argument[], without?: Argument): readonly Line[] {
    const core = args.filter(({ role }) => role === 'object');
    const free = args.filter((argument) => argument.role !== 'object' && argument !== without);
    const receiver = free.find(({ role }) => role === 'indirect');
    const objects = join(...core.map((argument) => this.argument(argument)));
    const others = free
      .filter((argument) => argument !== receiver)
      .map((argument) => this.argument(argument));
    if (!receiver) return join(objects, ...others);
    const { en: _, ...bare } = receiver;
    return [
      ...join(objects, this.argument(receiver), ...others),
      ...join(this.argument(bare), objects, ...others),
    ];
  }
}
