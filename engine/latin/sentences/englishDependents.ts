// English dependent clauses: infinitives, reports, purposes, fears, results, questions, and the circumstances of an action.
// Tenses follow English usage after a present or a past, the shown one first.
import type { Tense } from '../features.ts';
import { EnglishClauses } from './englishClauses.ts';
import type { Line } from './englishLines.ts';
import { join, one, says, unique } from './englishLines.ts';
import { englishVerb } from './englishVerbs.ts';
import type { Clause, Complement, Sense } from './tree.ts';
import { isPast } from './agreement.ts';

const CONNECTED_PAST: Readonly<Partial<Record<Tense, readonly Tense[]>>> = {
  pres: ['impf', 'perf'],
  perf: ['plup', 'perf'],
  fut: ['fut'],
};

/** The conjunction that goes with an adjective in an absolute: "while he was alive", "although he was unwilling". */
const SAID_BY: Readonly<Record<string, string>> = { vivus_adj: 'while', invitus_adj: 'although' };

/** Dependent clauses of one sentence. */
export abstract class EnglishDependents extends EnglishClauses {
  /** Tenses that English uses in a dependent clause, by the Latin tense and that of the main clause. */
  protected dependentTenses(inner: Tense, isAfterPast: boolean): readonly Tense[] {
    if (!isAfterPast) return inner === 'perf' ? ['perf', 'impf'] : [inner];
    return CONNECTED_PAST[inner] ?? [inner];
  }

  protected complement(outer: Clause): readonly Line[] {
    const { complement, tense } = outer;
    if (!complement) return [[]];
    const { kind, clause } = complement;
    const isAfterPast = isPast(tense);
    switch (kind) {
      case 'infinitive':
        return this.base(clause);
      case 'object infinitive':
        return join(one(says('to', ['to'])), this.base(clause));
      case 'for infinitive':
        return [
          ...join(
            one(says('for', ['for'])),
            this.objective(clause.subject),
            one(says('to', ['to'])),
            this.base(clause),
          ),
          ...join(one(says('that', ['that'])), this.statement(clause, ['pres', 'may'])),
        ];
      case 'hindrance':
        return join(one(says('from', ['from', ''])), this.coming(clause));
      case 'opened':
        return join(
          one(says('conjunction', complement.opener?.en ?? ['that'])),
          this.statement(clause, clause.says ?? this.dependentTenses(clause.tense, isAfterPast)),
        );
      case 'statement':
        return this.ofOneself(
          outer,
          join(one(says('that', ['that', ''])), this.reported(clause, isAfterPast)),
        );
      case 'purpose':
        return this.purpose(clause, isAfterPast);
      case 'command': {
        const not = clause.isNegated ? 'not to' : 'to';
        return join(one(says('to', [not])), this.base(clause));
      }
      case 'fear':
        return join(
          one(says('that', ['that', 'lest', ''])),
          this.statement(clause, isAfterPast ? ['might', 'impf', 'perf'] : ['may', 'pres', 'fut']),
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

  /** In a report "she" is the woman who reports: sē is nobody else. */
  private ofOneself({ subject, complement }: Clause, lines: readonly Line[]): readonly Line[] {
    if (subject.kind !== 'noun' || complement?.clause.subject.kind !== 'person' || !this.isPerson(subject))
      return lines;
    const gender = this.stock.index.byId(subject.lexeme)?.gender;
    const other = gender === 'f' ? 'he' : gender === 'm' ? 'she' : undefined;
    return lines.map((line) =>
      line.map((piece) =>
        piece.role === 'subject'
          ? { ...piece, any: piece.any.filter((word) => word !== other && word !== 'it') }
          : piece,
      ),
    );
  }

  protected reported(clause: Clause, isAfterPast: boolean): readonly Line[] {
    if (clause.says) return this.statement(clause);
    const lines = this.statement(clause, this.dependentTenses(clause.tense, isAfterPast));
    if (clause.tense !== 'fut' || !isAfterPast) return lines;
    const would = (text: string): string =>
      text.replace(/^(?:will|shall) /, 'would ').replace(/^(?:am|is|are) going/, 'was going');
    return lines.map((line) =>
      line.map((piece) => (piece.role === 'verb' ? { ...piece, any: unique(piece.any.map(would)) } : piece)),
    );
  }

  private coming(clause: Clause): readonly Line[] {
    const any = unique(this.verbGlosses(clause.verb).map((gloss) => englishVerb(gloss).ing));
    return join(one(says('verb', any, { lexeme: clause.verb.lexeme })), this.arguments(clause.args));
  }

  protected purpose(clause: Clause, isAfterPast: boolean): readonly Line[] {
    const { isNegated, subject } = clause;
    const infinitive = isNegated
      ? ['so as not to', 'in order not to', 'not to']
      : ['to', 'in order to', 'so as to'];
    const modals = isAfterPast
      ? ['might', 'could', 'should', 'would', 'may', 'can']
      : ['may', 'might', 'can', 'should', 'will', 'would', 'could'];
    const body = this.base({ ...clause, isNegated: false });
    const who = this.subject(subject);
    const so = one(says('purpose', ['so that', 'in order that', 'that']));
    const denied = modals.map((modal) => (isNegated ? `${modal} not` : modal));
    return [
      ...(subject.kind === 'person' ? join(one(says('purpose', infinitive)), body) : []),
      ...join(so, who, one(says('modal', denied)), body),
      ...(isNegated ? join(one(says('purpose', ['lest'])), who, one(says('modal', modals)), body) : []),
    ];
  }

  protected indirectQuestion({ clause, asks }: Complement, isAfterPast: boolean): readonly Line[] {
    const tenses: readonly (Tense | Sense)[] =
      clause.says ??
      (clause.tense === 'plup'
        ? ['plup', 'perf']
        : clause.tense === 'impf'
          ? ['impf', 'perf']
          : this.dependentTenses(clause.tense, isAfterPast));
    if (asks?.phrase) {
      const asked = this.noun({ ...asks.phrase, article: 'none' }, 'question word');
      return join(
        asked,
        asks.is === 'subject' ? this.predication(clause, tenses) : this.statement(clause, tenses),
      );
    }
    const word = one(
      says('question word', asks?.en ?? ['whether', 'if'], asks ? { lexeme: asks.lexeme } : {}),
    );
    if (asks?.is === 'subject') return join(word, this.predication(clause, tenses));
    return join(word, this.statement(clause, tenses));
  }

  protected background({ background, tense }: Clause): readonly Line[] {
    if (!background) return [[]];
    const { kind, clause, opener } = background;
    this.groups += 1;
    const free = this.groups;
    const past: readonly Tense[] =
      clause.tense === 'plup' || clause.tense === 'perf'
        ? ['plup', 'perf']
        : clause.tense === 'impf' || isPast(tense)
          ? ['impf', 'perf']
          : ['pres', 'fut'];
    const opened = (words: readonly string[], said: Clause): readonly Line[] =>
      join(one(says('conjunction', words)), this.statement(said, said.says ?? past));
    const outright = opener ? opened(opener.en, clause) : [];
    const denied = opener?.negates ? opened(['if'], { ...clause, isNegated: !clause.isNegated }) : [];
    const lines = opener
      ? clause.mood === 'subj'
        ? [...denied, ...outright]
        : [...outright, ...denied]
      : kind === 'cum'
        ? opened(['when', 'since', 'because', 'as', 'although', 'after', 'while'], clause)
        : this.absolute(clause, past);
    return lines.map((line) => line.map((piece) => ({ ...piece, free })));
  }

  protected absolute(clause: Clause, tenses: readonly Tense[]): readonly Line[] {
    const { subject, verb } = clause;
    if (subject.kind !== 'noun') return [[]];
    if (clause.noun || clause.predicate) return this.verbless(clause, tenses);
    const isActive = clause.tense === 'pres' || this.isDeponent(verb);
    const first = clause.tense === 'pres' ? ['while', 'when'] : ['when', 'after', 'once'];
    const finite = join(
      one(says('conjunction', [...first, 'when', 'since', 'because', 'as', 'although', 'while'])),
      this.statement({ ...clause, mood: 'ind', voice: isActive ? 'act' : 'pass' }, tenses),
    );
    const all = this.verbGlosses(verb).map(englishVerb);
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
        this.arguments(clause.args),
      ),
    ];
  }

  /** mē duce, rēge vīvō: "under my leadership" is beyond us; "when I was leader", "with me as leader" are not. */
  private verbless(clause: Clause, tenses: readonly Tense[]): readonly Line[] {
    const { subject, noun, predicate } = clause;
    if (subject.kind !== 'noun') return [[]];
    const usual = ['when', 'while', 'since', 'because', 'as', 'although'];
    const apt = SAID_BY[predicate?.adjective.lexeme ?? ''];
    const conjunctions = apt ? [apt, ...usual.filter((word) => word !== apt)] : usual;
    const what = noun
      ? this.noun(noun, 'predicate')
      : this.predicate({ ...clause, ...(predicate ? { predicate } : {}) });
    const as = noun ? one(says('as', ['as', ''])) : [[]];
    return [
      ...join(one(says('conjunction', conjunctions)), this.statement(clause, tenses)),
      ...join(one(says('with', ['with'])), this.noun(subject, 'subject'), as, what),
    ];
  }
}
