// Latin clauses: subject, verb and all that belongs to it in order, with the clauses that hang from them.
// Invariant: a clause that is opened by a conjunction keeps together, and the conjunction comes first.
import type { Case, Features } from '../features.ts';
import { LatinVerbals } from './latinVerbals.ts';
import type { LatinWord } from './latinWords.ts';
import type { Asker, Background, Clause, Opener, WordOrder } from './tree.ts';
import { agreementOf } from './agreement.ts';

const PERSONS = { 1: 'ego_pron', 2: 'tu_pron', 3: 'sui_pron' } as const;

type Part = 'subject' | 'adverb' | 'others' | 'object' | 'predicate' | 'middle' | 'verb';

const ORDERS: Readonly<Record<WordOrder, readonly Part[]>> = {
  'subject-object-verb': ['subject', 'adverb', 'others', 'object', 'middle', 'predicate', 'verb'],
  'circumstance-first': ['others', 'subject', 'adverb', 'object', 'middle', 'predicate', 'verb'],
  'object-subject-verb': ['object', 'subject', 'adverb', 'others', 'middle', 'predicate', 'verb'],
  'verb-first': ['verb', 'adverb', 'subject', 'predicate', 'object', 'others', 'middle'],
  'subject-verb-object': ['subject', 'adverb', 'verb', 'predicate', 'object', 'others', 'middle'],
};

/** Clauses of one sentence. */
export abstract class LatinClauses extends LatinVerbals {
  /** A clause in order. `gap`: its subject is said elsewhere (relative pronoun, infinitive, imperative). */
  clause(clause: Clause, at: number, subjectIs: 'full' | 'gap' = 'full'): LatinWord[] {
    const { args, predicate, adverb, isNegated, complement, background, joined } = clause;
    const isReported = clause.mood === 'inf' && subjectIs === 'full';
    const aside = background ? this.background(background) : [];
    const subject = subjectIs === 'gap' ? [] : this.subjectOf(clause, at, isReported);
    const head =
      clause.subject.kind === 'noun' && clause.subject.also
        ? undefined
        : subject.find((word) => word.role === 'subject');
    const isObject = ({ role }: Clause['args'][number]): boolean =>
      role === 'object' || role === 'second object';
    const negation =
      isNegated && adverb?.lexeme !== 'numquam_adv' ? [this.fixed('non_adv', 'nōn', 'negation', at)] : [];
    const hanging = complement ? this.complement(clause, at) : [];
    const isBare = complement?.kind === 'infinitive' || complement?.kind === 'object infinitive';
    const parts: Readonly<Record<Part, readonly LatinWord[]>> = {
      subject,
      object: args.filter(isObject).flatMap((argument) => this.argument(argument, at)),
      others: args
        .filter((argument) => !isObject(argument))
        .flatMap((argument) => this.argument(argument, at)),
      predicate: [
        ...(predicate ? this.predicate(clause, at, head, isReported) : []),
        ...(clause.noun ? this.noun(clause.noun, isReported ? 'acc' : 'nom', 'predicate', at) : []),
      ],
      adverb: [
        ...(adverb ? [this.word(adverb.lexeme, {}, 'adverb', at, adverb.en)] : []),
        ...(clause.extra ? [this.extra(clause.extra, at)] : []),
      ],
      middle: [...(clause.verbal ? this.verbal(clause.verbal, at) : []), ...(isBare ? hanging : [])],
      verb: [...negation, ...this.verb(clause, at, head)],
    };
    const isInner = clause.mood === 'inf' && this.tree.mode === 'ne';
    const order = at === 0 && !isInner ? this.tree.order : 'subject-object-verb';
    const words = ORDERS[order].flatMap((part) => parts[part]);
    return [
      ...(background?.isAfter ? [] : aside),
      ...words,
      ...(isBare ? [] : hanging),
      ...(background?.isAfter ? aside : []),
      ...(joined ? this.joined(joined) : []),
    ];
  }

  private subjectOf({ subject }: Clause, at: number, isReported: boolean): LatinWord[] {
    if (subject.kind === 'noun') return this.noun(subject, isReported ? 'acc' : 'nom', 'subject', at);
    if (!isReported || subject.gender === 'n') return [];
    return [this.word(PERSONS[subject.person], { case: 'acc', number: subject.number }, 'subject', at)];
  }

  private joined({ by, clause, isSame }: NonNullable<Clause['joined']>): LatinWord[] {
    const inner = this.nextClause();
    const body = this.clause(clause, inner, isSame ? 'gap' : 'full');
    return by === 'que' ? body : [this.joiner(by, 'conjunction', inner), ...body];
  }

  private predicate(
    clause: Clause,
    at: number,
    subjectWord: LatinWord | undefined,
    isReported: boolean,
  ): LatinWord[] {
    const { predicate, subject } = clause;
    if (!predicate) return [];
    const { also, ...first } = predicate;
    if (also)
      return [
        ...this.predicate({ ...clause, predicate: first }, at, subjectWord, isReported),
        this.joiner(first.by ?? 'et', 'coordinator', at),
        ...this.predicate({ ...clause, predicate: also }, at, subjectWord, isReported),
      ];
    const { adjective, than, thanCase, isResult, isEqual, measure, of, verbal } = predicate;
    const { number } = agreementOf(subject);
    const nominal: Case = isReported ? 'acc' : 'nom';
    const word = this.agreeing(
      adjective.lexeme,
      { case: nominal, number, gender: this.subjectGender(subject), degree: adjective.degree },
      'predicate',
      at,
      subjectWord,
      adjective.en,
    );
    const governed = [...(of ? this.argument(of, at) : []), ...(verbal ? this.verbal(verbal, at) : [])];
    const words =
      isResult || isEqual
        ? [this.fixed('tam_adv', 'tam', 'degree', at), word]
        : [...governed, ...(measure ? [this.extra(measure, at)] : []), word];
    if (!than) return words;
    if (thanCase === 'abl') return [...this.noun(than, 'abl', 'standard', at), ...words];
    return [
      ...words,
      ...this.together(
        this.fixed(this.stock.index.byId('quam_conj') ? 'quam_conj' : 'quam_adv', 'quam', 'than', at),
        this.noun(than, nominal, 'standard', at),
      ),
    ];
  }

  protected asker(asks: Asker, at: number): LatinWord[] {
    const own: Case = asks.is === 'object' ? 'acc' : asks.is === 'receiver' ? 'dat' : 'nom';
    if (asks.argument) return this.argument({ ...asks.argument, role: 'place' }, at);
    if (asks.phrase) return this.noun(asks.phrase, own, 'question word', at);
    return [
      asks.features
        ? this.word(asks.lexeme, asks.features, 'question word', at)
        : this.fixed(asks.lexeme, asks.form, 'question word', at),
    ];
  }

  private opener({ lexemes, form }: Opener, at: number): LatinWord {
    const [first = '', ...others] = lexemes;
    return this.fixed(first, form, 'conjunction', at, others);
  }

  private complement(outer: Clause, at: number): LatinWord[] {
    const { complement } = outer;
    if (!complement) return [];
    const { kind, clause, asks, opener } = complement;
    if (kind === 'infinitive' || kind === 'object infinitive') return this.clause(clause, at, 'gap');
    const inner = this.nextClause();
    if (kind === 'statement') return this.clause(clause, inner);
    if (kind === 'question') {
      const asking = asks ? this.asker(asks, inner) : [];
      return [...asking, ...this.clause(clause, inner, asks?.is === 'subject' ? 'gap' : 'full')];
    }
    if (opener) return [this.opener(opener, inner), ...this.clause(clause, inner)];
    const isNe = (kind === 'purpose' || kind === 'command') && clause.isNegated;
    const body = this.clause(isNe ? { ...clause, isNegated: false } : clause, inner);
    const isFear = kind === 'fear';
    return [
      isFear || isNe
        ? this.fixed('ne_conj', 'nē', 'conjunction', inner)
        : this.fixed('ut_conj', 'ut', 'conjunction', inner),
      ...body,
    ];
  }

  protected background({ kind, clause, opener }: Background): LatinWord[] {
    const inner = this.nextClause();
    if (opener) return [this.opener(opener, inner), ...this.clause(clause, inner)];
    if (kind === 'cum')
      return [this.fixed('cum_conj', 'cum', 'conjunction', inner), ...this.clause(clause, inner)];
    if (clause.subject.kind !== 'noun') return [];
    const words = this.noun(clause.subject, 'abl', 'subject', inner);
    if (clause.noun) return [...words, ...this.noun(clause.noun, 'abl', 'predicate', inner)];
    const head = words.find((word) => word.role === 'subject');
    const { number, gender } = clause.subject;
    const agreeing: Features = { case: 'abl', number, gender };
    if (clause.predicate) {
      const { lexeme, en } = clause.predicate.adjective;
      return [...words, this.word(lexeme, agreeing, 'predicate', inner, en, head)];
    }
    const isPresent = clause.tense === 'pres';
    const form: Features = {
      mood: 'part',
      tense: isPresent ? 'pres' : 'perf',
      voice: isPresent ? 'act' : 'pass',
      ...agreeing,
    };
    const { lexeme, en } = clause.verb;
    const objects = clause.args.flatMap((argument) => this.argument(argument, inner));
    return [
      ...words,
      ...objects,
      this.word(lexeme, this.deponentVoice(lexeme, form), 'participle', inner, en, head),
    ];
  }
}
