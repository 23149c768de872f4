// The English of a tree: pieces with every wording that says them, in each arrangement English allows, and one sentence to show.
// Invariant: articles stand only in what is shown; the grader never asks for them.
import type { EnglishPiece } from '@sigilla/content/schema/latinQuestion.ts';
import type { Tense, Voice } from '../features.ts';
import { TENSES } from '../features.ts';
import { usualForm } from '../inflect.ts';
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
import { englishVerb, verbGroups, verbPhrases } from './englishVerbs.ts';
import type { Stock } from './stock.ts';
import { glossesOf } from './stock.ts';
import type {
  Adjective,
  Argument,
  Clause,
  Complement,
  NounPhrase,
  Phrase,
  SentenceTree,
  VerbChoice,
} from './tree.ts';
import { agreementOf, englishAgreement, isPast } from './tree.ts';

type Piece = EnglishPiece & { readonly show?: string };
type Line = readonly Piece[];

export type EnglishSentence = {
  readonly text: string;
  /** Ways to arrange it, the shown one first. */
  readonly arrangements: readonly (readonly EnglishPiece[])[];
};

const MOST_ARRANGEMENTS = 12;

/** Each way to say the first followed by each way to say the rest. */
const join = (...parts: readonly (readonly Line[])[]): readonly Line[] =>
  parts.reduce<readonly Line[]>(
    (lines, part) =>
      lines.flatMap((line) => part.map((next) => [...line, ...next])).slice(0, MOST_ARRANGEMENTS),
    [[]],
  );

const unique = (list: readonly string[]): string[] => [...new Set(list)];

const says = (role: string, any: readonly string[], more: Partial<Piece> = {}): Piece => ({
  role,
  any: unique(any),
  ...more,
});

const one = (...pieces: readonly Piece[]): readonly Line[] => [pieces];

const PRONOUNS = {
  sg: { 1: ['I'], 2: ['you'], 3: { m: ['he', 'she', 'it'], f: ['she', 'he', 'it'], n: ['it', 'he', 'she'] } },
  pl: { 1: ['we'], 2: ['you', 'you all'], 3: { m: ['they'], f: ['they'], n: ['they'] } },
} as const;

/** Adverbs that English puts before the verb. */
const EARLY = new Set(['saepe_adv', 'semper_adv', 'mox_adv', 'subito_adv', 'tandem_adv', 'nunc_adv']);

const CONNECTED_PAST: Readonly<Record<string, readonly Tense[]>> = {
  pres: ['impf', 'perf'],
  perf: ['plup', 'perf'],
  fut: ['fut'],
};

class EnglishWriter {
  private groups = 0;
  private readonly stock: Stock;
  private readonly tree: SentenceTree;

  constructor(stock: Stock, tree: SentenceTree) {
    this.stock = stock;
    this.tree = tree;
  }

  private glosses(lexeme: string, en: string): readonly string[] {
    return lexeme === 'sum_v' ? [en] : unique([en, ...glossesOf(this.stock.index.byId(lexeme))]);
  }

  private adjective({ lexeme, en, degree }: Adjective, role: string, lexemeCell = degree): Piece {
    const all = this.glosses(lexeme, en);
    const any =
      degree === 'comp' ? all.flatMap(comparativesOf) : degree === 'sup' ? all.flatMap(superlativesOf) : all;
    return says(role, any, { lexeme, cell: lexemeCell });
  }

  private withArticle(line: Line, phrase: NounPhrase): Line {
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
    const head = says(
      role,
      nouns.map((noun) => (/^[A-Z]/.test(noun) ? noun : noun)),
      { lexeme: phrase.lexeme, cell: phrase.number },
    );
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
    if (participle?.tense === 'pres') {
      const ing = says(
        `${role} participle`,
        this.glosses(participle.verb.lexeme, participle.verb.en).map((gloss) => englishVerb(gloss).ing),
        { lexeme: participle.verb.lexeme },
      );
      const behind = join([this.withArticle([...before, head], phrase)], after);
      return participle.verb.en.includes(' ')
        ? behind
        : [this.withArticle([...before, ing, head], phrase), ...behind];
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
    return [...of, ...join(owned, after)];
  }

  private participle(phrase: NounPhrase, role: string): readonly Line[] {
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

  private relative(phrase: NounPhrase): readonly Line[] {
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

  private isPerson(phrase: NounPhrase): boolean {
    return this.stock.index.byId(phrase.lexeme)?.tags.includes('person') ?? false;
  }

  private isDeponent({ lexeme }: VerbChoice): boolean {
    return /(?:or|tur)$/.test(this.stock.index.byId(lexeme)?.parts[0] ?? '');
  }

  private phrases(verb: VerbChoice, saying: Saying, negative = 'not'): readonly string[] {
    const all = saying.voice === 'pass' ? this.transitive(verb) : this.glosses(verb.lexeme, verb.en);
    return unique(
      all.flatMap((gloss) => verbPhrases(gloss, { ...saying, isStative: verb.stative }, negative)),
    );
  }

  private transitive(verb: VerbChoice): readonly string[] {
    return this.glosses(verb.lexeme, verb.en).filter((gloss) => !gloss.startsWith('be '));
  }

  private subject(subject: Phrase): readonly Line[] {
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

  private argument(argument: Argument): readonly Line[] {
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
  private arguments(args: readonly Argument[], without?: Argument): readonly Line[] {
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

  private adverb(clause: Clause): readonly Line[] {
    const { adverb } = clause;
    if (!adverb || adverb.lexeme === 'numquam_adv') return [[]];
    this.groups += 1;
    return one(
      says('adverb', this.glosses(adverb.lexeme, adverb.en), { lexeme: adverb.lexeme, free: this.groups }),
    );
  }

  /** Tenses that the very form can be: dēfendit is present and perfect. The meant one first. */
  private tensesOf({ verb, tense, mood, voice, subject }: Clause): readonly Tense[] {
    const lexeme = this.stock.index.byId(verb.lexeme);
    if (!lexeme || mood !== 'ind') return [tense];
    const { person, number } = agreementOf(subject);
    const form = (time: Tense): string | undefined =>
      usualForm(lexeme, { mood, tense: time, voice, person, number });
    const own = form(tense);
    return [tense, ...TENSES.filter((time) => time !== tense && form(time) === own)];
  }

  /** Verb and what follows it; the subject is said. */
  private predication(clause: Clause, tenses: readonly Tense[] = this.tensesOf(clause)): readonly Line[] {
    const { verb, voice, subject, args, isNegated, mood } = clause;
    const agreement = englishAgreement(subject);
    const never = clause.adverb?.lexeme === 'numquam_adv';
    const negated = isNegated || never;
    const saying = (tense: Tense): Saying => ({
      tense,
      voice,
      subject: agreement,
      isNegated: negated,
      isStative: verb.stative,
    });
    const said =
      mood === 'gerundive'
        ? this.obligation(clause)
        : unique(
            tenses.flatMap((tense) => [
              ...this.phrases(verb, saying(tense)),
              ...(never ? this.neverPhrases(verb, saying(tense)) : []),
            ]),
          );
    const shown = never ? this.neverPhrases(verb, saying(tenses[0] ?? 'pres'))[0] : undefined;
    const toInfinitive = clause.complement?.kind === 'infinitive';
    const forms = toInfinitive
      ? said.map((phrase) =>
          /(?:^|\s)(?:can|could|must|should|to)(?: not)?$/.test(phrase) ? phrase : `${phrase} to`,
        )
      : said;
    const piece = says('verb', shown ? [shown, ...forms] : forms, {
      lexeme: verb.lexeme,
      cell: `${clause.tense}.ind.${voice}`,
    });
    const adverb = this.adverb(clause);
    const goesBefore =
      EARLY.has(clause.adverb?.lexeme ?? '') &&
      !(piece.any[0] ?? '').includes(' ') &&
      verb.lexeme !== 'sum_v';
    const tail = [this.predicate(clause), this.arguments(args)] as const;
    return goesBefore
      ? join(adverb, one(piece), ...tail, this.complement(clause))
      : join(one(piece), ...tail, adverb, this.complement(clause));
  }

  private neverPhrases(verb: VerbChoice, saying: Saying): readonly string[] {
    const plain = this.phrases(verb, { ...saying, isNegated: false });
    return plain.map((phrase) => {
      const [first = '', ...rest] = phrase.split(' ');
      return /^(?:is|am|are|was|were|has|have|had|will|shall|can|could|does|do|did)$/.test(first) &&
        rest.length > 0
        ? [first, 'never', ...rest].join(' ')
        : `never ${phrase}`;
    });
  }

  private obligation({ verb, subject, isNegated, tense }: Clause): readonly string[] {
    const agreement = englishAgreement(subject);
    const parts = this.transitive(verb).flatMap((gloss) => englishVerb(gloss).part);
    const be = verbPhrases('be', { tense, voice: 'act', subject: agreement })[0] ?? 'is';
    const not = isNegated ? ' not' : '';
    const heads =
      tense === 'pres'
        ? [
            `must${not} be`,
            `${agreement.number === 'pl' ? 'have' : 'has'} to be`,
            `${be}${not} to be`,
            `should${not} be`,
            `ought${not} to be`,
            `needs to be`,
          ]
        : [`had to be`, `${be} to be`];
    return heads.flatMap((head) => parts.map((part) => `${head} ${part}`));
  }

  private predicate({ predicate }: Clause): readonly Line[] {
    if (!predicate) return [[]];
    const { adjective, than, isResult } = predicate;
    const piece = this.adjective(adjective, 'predicate');
    const shown = adjective.degree === 'sup' ? { ...piece, show: `very ${adjective.en}` } : piece;
    const words = isResult ? [says('degree', ['so'], {}), shown] : [shown];
    return than ? join([words], one(says('than', ['than'])), this.noun(than, 'standard')) : [words];
  }

  /** A whole statement: subject, verb and the rest. */
  statement(clause: Clause, tenses?: readonly Tense[]): readonly Line[] {
    return join(this.subject(clause.subject), this.predication(clause, tenses));
  }

  private base(clause: Clause): readonly Line[] {
    const any = this.glosses(clause.verb.lexeme, clause.verb.en);
    const piece = says('verb', any, { lexeme: clause.verb.lexeme, cell: 'pres.inf.act' });
    return join(one(piece), this.predicate(clause), this.arguments(clause.args), this.adverb(clause));
  }

  /** Tenses that English uses in a dependent clause, by the Latin tense and that of the main clause. */
  private dependentTenses(inner: Tense, isAfterPast: boolean): readonly Tense[] {
    if (!isAfterPast) return inner === 'perf' ? ['perf', 'impf'] : [inner];
    return CONNECTED_PAST[inner] ?? [inner];
  }

  private complement(outer: Clause): readonly Line[] {
    const { complement, tense } = outer;
    if (!complement) return [[]];
    const { kind, clause } = complement;
    const isAfterPast = isPast(tense);
    switch (kind) {
      case 'infinitive':
        return this.base(clause);
      case 'statement':
        return join(one(says('that', ['that', ''])), this.reported(clause, isAfterPast));
      case 'purpose':
        return this.purpose(clause);
      case 'command': {
        const not = clause.isNegated ? 'not to' : 'to';
        return join(one(says('to', [not])), this.base(clause));
      }
      case 'fear':
        return join(
          one(says('that', ['that', 'lest', ''])),
          this.modal(
            clause,
            isAfterPast ? ['might', 'would'] : ['may', 'will', 'might'],
            isAfterPast ? ['impf', 'perf'] : ['pres', 'fut'],
          ),
        );
      case 'result':
        return join(
          one(says('that', ['that', ''])),
          this.statement(clause, isAfterPast ? ['perf', 'impf'] : ['pres']),
        );
      case 'question':
        return this.indirectQuestion(complement, isAfterPast);
    }
  }

  private reported(clause: Clause, isAfterPast: boolean): readonly Line[] {
    const lines = this.statement(clause, this.dependentTenses(clause.tense, isAfterPast));
    if (clause.tense !== 'fut' || !isAfterPast) return lines;
    const would = (text: string): string =>
      text.replace(/^(?:will|shall) /, 'would ').replace(/^(?:am|is|are) going/, 'was going');
    return lines.map((line) =>
      line.map((piece) => (piece.role === 'verb' ? { ...piece, any: unique(piece.any.map(would)) } : piece)),
    );
  }

  /** Subject and modal verb: "he may come"; or a plain tense. */
  private modal(clause: Clause, modals: readonly string[], tenses: readonly Tense[]): readonly Line[] {
    return this.statement(clause, tenses).map((line) => {
      const bases = this.glosses(clause.verb.lexeme, clause.verb.en);
      return line.map((piece) =>
        piece.role === 'verb' && piece.lexeme === clause.verb.lexeme
          ? {
              ...piece,
              any: unique([
                ...modals.slice(0, 1).flatMap((modal) => bases.slice(0, 1).map((base) => `${modal} ${base}`)),
                ...piece.any,
                ...modals.flatMap((modal) => bases.map((base) => `${modal} ${base}`)),
              ]),
            }
          : piece,
      );
    });
  }

  private purpose(clause: Clause): readonly Line[] {
    const not = clause.isNegated ? ' not' : '';
    const infinitive = clause.isNegated
      ? ['so as not to', 'in order not to', 'not to']
      : ['to', 'in order to', 'so as to'];
    const modals = ['may', 'might', 'can', 'could', 'should', 'would', 'will'];
    const body = this.base(clause);
    const pronoun =
      clause.subject.kind === 'person' ? this.subject(clause.subject) : this.noun(clause.subject, 'subject');
    return [
      ...join(one(says('purpose', infinitive)), body),
      ...join(
        one(says('purpose', ['so that', 'in order that', 'that', ...(clause.isNegated ? ['lest'] : [])])),
        pronoun,
        one(says('modal', [...modals.map((modal) => modal + not), ...(clause.isNegated ? modals : [])])),
        body,
      ),
    ];
  }

  private indirectQuestion({ clause, asks }: Complement, isAfterPast: boolean): readonly Line[] {
    const word = one(
      says('question word', asks?.en ?? ['whether', 'if'], asks ? { lexeme: asks.lexeme } : {}),
    );
    const tenses =
      clause.tense === 'plup'
        ? (['plup', 'perf'] as const)
        : clause.tense === 'impf'
          ? (['impf', 'perf'] as const)
          : this.dependentTenses(clause.tense, isAfterPast);
    if (asks?.is === 'subject') return join(word, this.predication(clause, tenses));
    return join(word, this.statement(clause, tenses));
  }

  private background({ background }: Clause): readonly Line[] {
    if (!background) return [[]];
    const { kind, clause } = background;
    this.groups += 1;
    const free = this.groups;
    const past: readonly Tense[] =
      clause.tense === 'plup' || clause.tense === 'perf'
        ? ['plup', 'perf']
        : clause.tense === 'impf'
          ? ['impf', 'perf']
          : ['pres', 'impf', 'perf'];
    const lines =
      kind === 'cum'
        ? join(
            one(says('conjunction', ['when', 'since', 'because', 'as', 'although', 'after', 'while'])),
            this.statement(clause, past),
          )
        : this.absolute(clause, past);
    return lines.map((line) => line.map((piece) => ({ ...piece, free })));
  }

  private absolute(clause: Clause, tenses: readonly Tense[]): readonly Line[] {
    const { subject, verb } = clause;
    if (subject.kind !== 'noun') return [[]];
    const isActive = clause.tense === 'pres' || this.isDeponent(verb);
    const finite = join(
      one(says('conjunction', ['when', 'after', 'since', 'because', 'as', 'once', 'although', 'while'])),
      this.statement({ ...clause, mood: 'ind', voice: isActive ? 'act' : 'pass' }, tenses),
    );
    const all = this.glosses(verb.lexeme, verb.en).map(englishVerb);
    const forms = isActive
      ? clause.tense === 'pres'
        ? all.map(({ ing }) => ing)
        : all.flatMap(({ part }) => part.map((form) => `having ${form}`))
      : all.flatMap(({ part }) => part.flatMap((form) => [`having been ${form}`, form]));
    return [
      ...finite,
      ...join(
        one(says('with', ['with', ''])),
        this.noun(subject, 'subject'),
        one(says('participle', forms, { lexeme: verb.lexeme })),
      ),
    ];
  }

  /** "Does the girl see …?", "Is the girl seeing …?": auxiliary, subject, rest. */
  private inverted(clause: Clause): readonly Line[] {
    const { verb, voice, subject, tense, isNegated, args } = clause;
    const agreement = englishAgreement(subject);
    const bySide = new Map<string, string[]>();
    for (const gloss of this.glosses(verb.lexeme, verb.en)) {
      for (const { aux, main } of this.tensesOf(clause).flatMap((time) =>
        verbGroups(gloss, { tense: time, voice, subject: agreement, isStative: verb.stative }),
      )) {
        if (aux === '') continue;
        bySide.set(aux, [...(bySide.get(aux) ?? []), main]);
      }
    }
    if (
      (tense === 'impf' || tense === 'perf') &&
      voice === 'act' &&
      verb.lexeme !== 'sum_v' &&
      !bySide.has('did')
    )
      bySide.set('did', [...this.glosses(verb.lexeme, verb.en)]);
    const tail = join(this.predicate(clause), this.arguments(args), this.adverb(clause));
    const entries = [...bySide];
    const preferred =
      verb.lexeme === 'sum_v' || voice === 'pass'
        ? entries
        : entries.toSorted(
            ([one], [other]) =>
              Number(/^(?:do|does|did|will)$/.test(other)) - Number(/^(?:do|does|did|will)$/.test(one)),
          );
    return preferred
      .flatMap(([aux, mains]) =>
        join(
          one(
            says(
              'auxiliary',
              isNegated ? [`${aux} not`, aux] : [aux],
              isNegated ? { show: `${aux} not` } : {},
            ),
          ),
          this.subject(subject),
          mains.every((main) => main === '')
            ? [[]]
            : one(says('verb', mains, { lexeme: verb.lexeme, cell: `${tense}.ind.${voice}` })),
          tail,
        ),
      )
      .slice(0, MOST_ARRANGEMENTS);
  }

  sentence(): readonly Line[] {
    const { clause, mode, asks, vocative } = this.tree;
    const background = this.background(clause);
    switch (mode) {
      case 'statement':
        return join(background, this.statement(clause));
      case 'command': {
        const called = vocative ? this.noun({ ...vocative, article: 'none' }, 'vocative') : [[]];
        this.groups += 1;
        const free = this.groups;
        const body = this.base({ ...clause, isNegated: false });
        const not = clause.isNegated ? one(says('negation', ['do not', 'never'])) : [[]];
        return join(
          called.map((line) => line.map((piece) => ({ ...piece, free }))),
          not,
          body,
        );
      }
      case 'ne':
        return this.inverted(clause);
      case 'num':
        return join(
          one(says('surely', ['surely', ''])),
          this.statement({ ...clause, isNegated: true }),
          one(says('tag', ['', ...this.tags(clause, false)])),
        );
      case 'nonne':
        return [
          ...join(one(says('surely', ['surely'])), this.statement(clause)),
          ...join(this.inverted({ ...clause, isNegated: true })).map((line) =>
            line.map((piece) =>
              piece.role === 'auxiliary' ? { ...piece, any: piece.any.slice(0, 1) } : piece,
            ),
          ),
          ...join(this.statement(clause), one(says('tag', this.tags(clause, true)))),
        ];
      case 'asks': {
        if (!asks) return this.inverted(clause);
        const word = one(says('question word', asks.en, { lexeme: asks.lexeme }));
        return asks.is === 'subject'
          ? join(word, this.predication(clause))
          : join(word, this.inverted(clause));
      }
    }
  }

  /** "does she", "is it not": tags after a question that expects an answer. */
  private tags(clause: Clause, isNegated: boolean): readonly string[] {
    const number = englishAgreement(clause.subject).number;
    const auxiliaries =
      number === 'sg'
        ? ['does', 'is', 'did', 'was', 'has', 'will']
        : ['do', 'are', 'did', 'were', 'have', 'will'];
    const pronouns = number === 'sg' ? ['he', 'she', 'it'] : ['they'];
    return auxiliaries.flatMap((aux) =>
      pronouns.flatMap((pronoun) =>
        isNegated ? [`${aux} not ${pronoun}`, `${aux} ${pronoun} not`] : [`${aux} ${pronoun}`],
      ),
    );
  }
}

const shownLine = (line: Line, tree: SentenceTree): string => {
  const words: string[] = [];
  for (const [at, piece] of line.entries()) {
    const text = piece.show ?? piece.any[0] ?? '';
    const before = line[at - 1];
    const endsBackground =
      before &&
      tree.clause.background &&
      before.free !== undefined &&
      line[0]?.free === before.free &&
      piece.free !== before.free;
    const endsVocative = tree.vocative && before?.role === 'vocative' && piece.role !== 'vocative';
    if (endsBackground || endsVocative) words.push(`${words.pop() ?? ''},`);
    if (text) words.push(text);
  }
  const sentence = words.join(' ').replaceAll('can not', 'cannot');
  const end = tree.mode === 'statement' ? '.' : tree.mode === 'command' ? '!' : '?';
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${end}`;
};

/** The English of a tree: the sentence to show, and the pieces an answer is held against. */
export const englishOf = (stock: Stock, tree: SentenceTree): EnglishSentence => {
  const lines = new EnglishWriter(stock, tree).sentence().slice(0, MOST_ARRANGEMENTS);
  const arrangements = lines.map((line) =>
    line.map(({ show: _, ...piece }): EnglishPiece => ({
      ...piece,
      any: unique(piece.any.map((text) => text.toLowerCase())),
    })),
  );
  return { text: shownLine(lines[0] ?? [], tree), arrangements };
};
