// English as learners write it: everything the sentence's own English says, and the other ways of saying the same. Used to judge, never
// to show. Invariant: a wider wording changes no role, number, tense or negation of the tree.
import type { Tense } from '../features.ts';
import type { Line, Piece } from '../sentences/englishLines.ts';
import { join, one, says, unique } from '../sentences/englishLines.ts';
import { englishVerb } from '../sentences/englishVerbs.ts';
import type { Stock } from '../sentences/stock.ts';
import type {
  Argument,
  Clause,
  Complement,
  NounPhrase,
  SentenceTree,
  VerbChoice,
} from '../sentences/tree.ts';
import { englishAgreement, isPast } from '../sentences/tree.ts';
import { denied, otherVoice } from './restate.ts';
import type { Tenses } from './wideEnglishNouns.ts';
import { either, WideEnglishNouns } from './wideEnglishNouns.ts';

const QUESTION_WORDS: Readonly<Record<string, readonly string[]>> = {
  why: ['for what reason', 'what for'],
  how: ['in what way', 'by what means', 'in which way'],
  where: ['in what place', 'in which place'],
  when: ['at what time'],
  whence: ['from where', 'where from'],
  who: ['which person'],
};

const WHEN = ['once', 'as soon as', 'whilst', 'now that', 'though', 'even though', 'seeing that', 'after'];

const BY_ME = { sg: { 1: ['me'], 2: ['you'], 3: ['him', 'her', 'it'] }, pl: { 1: ['us'], 2: ['you'], 3: ['them'] } } as const; // prettier-ignore

/** Verbs that English follows with -ing as well as with "to". */
const WITH_ING = new Set(['conor_v', 'incipio_v', 'coepi_v', 'amo_v', 'malo_v', 'odi_v', 'soleo_v']);

/** Writes every wording of one tree. */
export class WideEnglish extends WideEnglishNouns {
  private isReporting = false;

  constructor(stock: Stock, tree: SentenceTree) {
    super(
      stock,
      tree.asks ? { ...tree, asks: { ...tree.asks, en: WideEnglish.asking(tree.asks.en) } } : tree,
    );
  }

  private static asking(words: readonly string[]): readonly string[] {
    return unique([...words, ...words.flatMap((word) => QUESTION_WORDS[word] ?? [])]);
  }

  protected override predication(clause: Clause, tenses?: Tenses): readonly Line[] {
    const before = this.verbInHand;
    this.verbInHand = clause.verb.lexeme;
    const own = tenses ? super.predication(clause, tenses) : super.predication(clause);
    const lines = [
      ...this.parted(own),
      ...this.withIng(clause, tenses),
      ...this.unable(clause, tenses),
      ...this.entering(clause, tenses),
    ];
    this.verbInHand = before;
    return lines;
  }

  private unable(clause: Clause, tenses?: Tenses): readonly Line[] {
    if (clause.verb.lexeme !== 'possum_v' || !clause.isNegated) return [];
    const verb: VerbChoice = { ...clause.verb, en: 'be unable', only: ['be unable', 'be incapable'] };
    return super.predication({ ...clause, verb, isNegated: false }, tenses);
  }

  /** "Enters the wood" for "goes into the wood". */
  private entering(clause: Clause, tenses?: Tenses): readonly Line[] {
    const into = clause.args.find(({ role, preposition }) => role === 'goal' && preposition?.lexeme === 'in_prep'); // prettier-ignore
    if (!into || !/^(?:eo|venio|ambulo|curro)_v$/.test(clause.verb.lexeme)) return [];
    const verb: VerbChoice = { lexeme: 'intro_v', en: 'enter', stative: false, only: ['enter'] };
    const args = clause.args.map((one_): Argument => one_ === into ? { role: 'object', case: 'acc', phrase: into.phrase } : one_); // prettier-ignore
    return super.predication({ ...clause, verb, args }, tenses);
  }

  /** "Tries opening", "was used to opening", "usually opened". */
  private withIng(clause: Clause, tenses: Tenses = this.tensesOf(clause)): readonly Line[] {
    const { complement, verb } = clause;
    if (complement?.kind !== 'infinitive') return [];
    const inner = complement.clause;
    const { complement: _, ...outer } = clause;
    if (verb.lexeme === 'audeo_v')
      return super.predication({ ...outer, args: [] }, tenses).flatMap((line) => join([line], this.base(inner))); // prettier-ignore
    if (!WITH_ING.has(verb.lexeme)) return [];
    const ing = unique(this.verbGlosses(inner.verb).map((gloss) => englishVerb(gloss).ing));
    const doing = join(one(says('verb', ing, { lexeme: inner.verb.lexeme })), this.predicate(inner), this.arguments(inner.args), this.adverb(inner)); // prettier-ignore
    const head = super.predication(outer, tenses).map((line) =>
      line.map((piece) =>
        piece.role === 'verb'
          ? { ...piece, any: piece.any.flatMap((phrase) => /(?:accustomed|used|wont)$/.test(phrase) ? [`${phrase} to`] : phrase.endsWith('habit') ? [`${phrase} of`] : phrase.endsWith(' to') ? [] : [phrase]) }
          : piece,
      ),
    ); // prettier-ignore
    const lines = head.filter((line) => line.every(({ any, either: lines_ }) => lines_ || any.length > 0));
    const usual =
      verb.lexeme === 'soleo_v'
        ? join(one(says('adverb', ['usually', 'normally', 'generally', 'regularly'])), super.predication({ ...inner, mood: 'ind', subject: clause.subject, tense: clause.tense, isNegated: clause.isNegated }, tenses))
        : []; // prettier-ignore
    return [...this.parted(join(lines, doing)), ...usual];
  }

  protected override predicate(clause: Clause): readonly Line[] {
    const own = super.predicate(clause);
    if (!clause.predicate?.than) return own;
    const be = isPast(clause.tense) ? ['', 'was', 'were'] : ['', 'is', 'are', 'am'];
    return join(own, one(says('echo', be)));
  }

  protected override base(clause: Clause): readonly Line[] {
    const before = this.verbInHand;
    this.verbInHand = clause.verb.lexeme;
    const lines = this.parted(super.base(clause));
    this.verbInHand = before;
    return lines;
  }

  override statement(clause: Clause, tenses?: Tenses): readonly Line[] {
    const plain = (said: Clause): readonly Line[] => super.statement(said, tenses);
    if (clause.asEnglish) return plain(clause);
    const { subject } = clause;
    const each = subject.kind === 'noun' ? this.each(subject) : undefined;
    const others = [otherVoice(clause, true), denied(clause), each && { ...clause, subject: each }];
    const lines = [
      ...plain(clause),
      ...others.flatMap((other) => (other ? plain(other) : [])),
      ...this.byPerson(clause, tenses),
      ...this.askedFirst(clause, tenses),
      ...this.duty(clause),
      ...this.itIs(clause, tenses),
    ];
    return this.isReporting ? lines : either(lines);
  }

  /** "The grain was moved by me". */
  private byPerson(clause: Clause, tenses?: Tenses): readonly Line[] {
    const { subject, args, voice, mood } = clause;
    const [object, ...rest] = args;
    if (subject.kind !== 'person' || voice !== 'act' || mood === 'imp' || mood === 'gerundive') return [];
    if (object?.role !== 'object' || object.phrase.pronoun || clause.complement || clause.predicate)
      return [];
    const by = one(says('by', BY_ME[subject.number][subject.person].map((word) => `by ${word}`))); // prettier-ignore
    return join(super.statement({ ...clause, voice: 'pass', subject: object.phrase, args: rest }, tenses), by); // prettier-ignore
  }

  /** "Why they came, he does not know". */
  private askedFirst(clause: Clause, tenses?: Tenses): readonly Line[] {
    const { complement, ...rest } = clause;
    if (complement?.kind !== 'question') return [];
    return join(this.complement(clause), super.statement(rest, tenses));
  }

  /** "We must watch the birds", "one has to watch the birds": what is to be done, without a doer. */
  private duty(clause: Clause): readonly Line[] {
    const { mood, subject, tense, isNegated, args, verb } = clause;
    if (mood !== 'gerundive' || subject.kind !== 'noun' || args.length > 0 || clause.predicate) return [];
    const not = isNegated ? ' not' : '';
    const heads = isPast(tense)
      ? isNegated ? ['did not have to', 'should not have'] : ['had to', 'needed to', 'were to']
      : isNegated
        ? ['must not', 'should not', 'ought not to']
        : ['must', 'should', 'have to', 'has to', 'ought to', 'need to', 'needs to', 'are to', 'is to']; // prettier-ignore
    const be = isPast(tense) ? 'was' : 'is';
    const object = this.noun(subject, 'object');
    const act = one(says('verb', this.transitive(verb), { lexeme: verb.lexeme }));
    return [
      ...join(one(says('subject', ['we', 'one', 'you', 'they', 'people', 'someone'])), one(says('modal', heads)), act, object),
      ...join(one(says('modal', [`it ${be}${not} necessary to`, `there ${be}${not} need to`])), act, object),
    ]; // prettier-ignore
  }

  /** "It is a beautiful shop" for "the shop is beautiful". */
  private itIs(clause: Clause, tenses: Tenses = this.tensesOf(clause)): readonly Line[] {
    const { predicate, subject, verb, isNegated } = clause;
    if (verb.lexeme !== 'sum_v' || !predicate || predicate.adjective.degree === 'comp' || subject.kind !== 'noun' || predicate.isResult || predicate.of || predicate.verbal) return []; // prettier-ignore
    if (subject.adjective || subject.determiner || subject.genitive || subject.participle || subject.relative || subject.also) return []; // prettier-ignore
    const number = englishAgreement(subject).number;
    const forms = unique(tenses.flatMap((tense) => this.phrases(verb, { tense, voice: 'act', subject: { person: 3, number }, isNegated }))); // prettier-ignore
    return join(
      one(says('subject', number === 'sg' ? ['it', 'he', 'she', 'this'] : ['they', 'these']), says('verb', forms), this.adjective(predicate.adjective, 'predicate')),
      this.noun(subject, 'subject'),
    ); // prettier-ignore
  }

  protected override inverted(clause: Clause): readonly Line[] {
    const before = this.verbInHand;
    this.verbInHand = clause.verb.lexeme;
    const own = this.parted(super.inverted(clause));
    const other = clause.asEnglish ? undefined : otherVoice(clause, true);
    const lines = [...own, ...(other ? super.inverted(other) : [])];
    this.verbInHand = before;
    return this.tree.mode === 'nonne' ? lines : either(lines);
  }

  override sentence(): readonly Line[] {
    const own = super.sentence();
    const { mode, clause } = this.tree;
    if (mode !== 'num') return own;
    this.groups += 1;
    return [
      ...own,
      ...join(one(says('really', ['really', 'actually'], { free: this.groups })), this.inverted(clause)),
    ];
  }

  protected override complement(outer: Clause): readonly Line[] {
    const { complement } = outer;
    if (!complement) return [[]];
    const asks = complement.asks && { ...complement.asks, en: WideEnglish.asking(complement.asks.en) };
    const wide: Complement = asks ? { ...complement, asks } : complement;
    const lines = super.complement({ ...outer, complement: wide });
    const { kind, clause } = complement;
    if (kind === 'statement' && outer.verb.lexeme !== 'dico_v')
      return either([...lines, ...this.toBe(clause)]);
    if (kind !== 'fear' || clause.subject.kind !== 'noun') return either(lines);
    const lest = [clause, otherVoice(clause, true)].flatMap((said) =>
      said
        ? join(one(says('that', ['lest', 'that', ''])), this.subject(said.subject), one(says('modal', ['should', 'could', 'would', ''])), this.base(said))
        : [],
    ); // prettier-ignore
    return either([...lines, ...(clause.isNegated ? [] : lest)]);
  }

  /** "Considers the master to be coming". */
  private toBe(clause: Clause): readonly Line[] {
    const { verb, tense, voice, isNegated, subject } = clause;
    if (clause.asEnglish || clause.says || subject.kind !== 'noun' || clause.complement) return [];
    const all = (voice === 'pass' ? this.transitive(verb) : this.verbGlosses(verb)).map(englishVerb);
    const not = isNegated ? 'not ' : '';
    const forms = all.flatMap(({ base, ing, part }) => {
      if (tense === 'fut') return [`to be going to ${base}`, `to be about to ${base}`];
      if (voice === 'pass') return part.flatMap((form) => tense === 'perf' ? [`to have been ${form}`] : [`to be ${form}`, `to be being ${form}`]);
      return tense === 'perf' ? part.map((form) => `to have ${form}`) : [`to be ${ing}`, `to ${base}`];
    }); // prettier-ignore
    const said = one(says('verb', forms.map((form) => not + form), { lexeme: verb.lexeme })); // prettier-ignore
    return join(this.subject(subject), said, this.predicate(clause), this.arguments(clause.args), this.adverb(clause)); // prettier-ignore
  }

  protected override reported(clause: Clause, isAfterPast: boolean): readonly Line[] {
    this.isReporting = true;
    const lines = super.reported(clause, isAfterPast);
    this.isReporting = false;
    const would = (piece: Piece): Piece =>
      piece.role === 'verb' && clause.tense === 'fut' && isAfterPast && !clause.says
        ? { ...piece, any: unique([...piece.any, ...piece.any.flatMap((text) => text.startsWith('was going') ? [text.replace('was', 'were')] : [])]) }
        : piece; // prettier-ignore
    return lines.map((line) => line.map(would));
  }

  protected override background(clause: Clause): readonly Line[] {
    const { background } = clause;
    if (!background) return [[]];
    const lines = super.background(clause);
    const wide = (piece: Piece): Piece => {
      const { free: _, ...bound } = piece;
      return piece.role === 'conjunction' && !background.opener
        ? { ...bound, any: unique([...bound.any, ...WHEN]) }
        : bound;
    };
    this.groups += 1;
    return either(
      lines.map((line) => line.map(wide)),
      { free: this.groups },
    );
  }

  protected override absolute(clause: Clause, tenses: readonly Tense[]): readonly Line[] {
    const own = super.absolute(clause, tenses);
    const { subject, verb, args } = clause;
    if (subject.kind !== 'noun' || clause.noun || clause.predicate || args.length > 0) return own;
    const isDeed = clause.tense !== 'pres' && !this.isDeponent(verb);
    const and = join(super.statement({ ...clause, mood: 'ind', voice: isDeed ? 'pass' : 'act' }, tenses), one(says('and', ['and', 'and then']))); // prettier-ignore
    return isDeed ? [...own, ...and, ...this.havingDone(verb, subject)] : [...own, ...and];
  }

  /** "When they had written the letter", "having written it", "after writing it", "after the writing of it". */
  private havingDone(verb: VerbChoice, done: NounPhrase): readonly Line[] {
    const all = this.transitive(verb).map(englishVerb);
    const object = this.noun(done, 'subject');
    const parts = all.flatMap(({ part }) => part);
    const ings = all.map(({ ing }) => ing);
    const who = one(says('subject', ['they', 'he', 'she', 'it', 'we', 'i', 'you', 'someone', 'people']));
    const conjunction = one(says('conjunction', ['when', 'since', 'because', 'as', 'although', ...WHEN]));
    const did = unique([...parts.map((part) => `had ${part}`), ...all.flatMap(({ past }) => past)]);
    const having = unique([
      ...parts.map((part) => `having ${part}`),
      ...parts.map((part) => `after having ${part}`),
      ...['after', 'on', 'upon'].flatMap((word) => ings.map((ing) => `${word} ${ing}`)),
      ...ings.map((ing) => `after ${ing} of`),
    ]);
    return [
      ...join(conjunction, who, one(says('verb', did)), object),
      ...join(one(says('participle', having)), object),
    ];
  }
}

/** Every wording of a tree by which an answer may say it. */
export const wideEnglishOf = (stock: Stock, tree: SentenceTree): readonly Line[] =>
  new WideEnglish(stock, tree).sentence();
