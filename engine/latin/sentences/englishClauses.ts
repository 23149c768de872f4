// English clauses: the verb in its tense, and what hangs from it: infinitives, reports, purposes, fears, results, questions, backgrounds.
import type { Tense } from '../features.ts';
import { TENSES } from '../features.ts';
import { usualForm } from '../inflect.ts';
import type { Saying } from './englishVerbs.ts';
import { englishVerb, verbPhrases } from './englishVerbs.ts';
import type { Clause, Complement, VerbChoice } from './tree.ts';
import { agreementOf, englishAgreement, isPast } from './tree.ts';

import type { Line } from './englishLines.ts';
import { join, one, says, unique } from './englishLines.ts';
import { EnglishPhrases } from './englishPhrases.ts';

/** Adverbs that English puts before the verb. */
const EARLY = new Set(['saepe_adv', 'semper_adv', 'mox_adv', 'subito_adv', 'tandem_adv', 'nunc_adv']);

const CONNECTED_PAST: Readonly<Record<string, readonly Tense[]>> = {
  pres: ['impf', 'perf'],
  perf: ['plup', 'perf'],
  fut: ['fut'],
};

/** Clauses of one sentence. */
export abstract class EnglishClauses extends EnglishPhrases {
  protected adverb(clause: Clause): readonly Line[] {
    const { adverb } = clause;
    if (!adverb || adverb.lexeme === 'numquam_adv') return [[]];
    this.groups += 1;
    return one(
      says('adverb', this.glosses(adverb.lexeme, adverb.en), { lexeme: adverb.lexeme, free: this.groups }),
    );
  }

  /** Tenses that the very form can be: dēfendit is present and perfect. The meant one first. */
  protected tensesOf({ verb, tense, mood, voice, subject }: Clause): readonly Tense[] {
    const lexeme = this.stock.index.byId(verb.lexeme);
    if (!lexeme || mood !== 'ind') return [tense];
    const { person, number } = agreementOf(subject);
    const form = (time: Tense): string | undefined =>
      usualForm(lexeme, { mood, tense: time, voice, person, number });
    const own = form(tense);
    return [tense, ...TENSES.filter((time) => time !== tense && form(time) === own)];
  }

  /** Verb and what follows it; the subject is said. */
  protected predication(clause: Clause, tenses: readonly Tense[] = this.tensesOf(clause)): readonly Line[] {
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

  protected neverPhrases(verb: VerbChoice, saying: Saying): readonly string[] {
    const plain = this.phrases(verb, { ...saying, isNegated: false });
    return plain.map((phrase) => {
      const [first = '', ...rest] = phrase.split(' ');
      return /^(?:is|am|are|was|were|has|have|had|will|shall|can|could|does|do|did)$/.test(first) &&
        rest.length > 0
        ? [first, 'never', ...rest].join(' ')
        : `never ${phrase}`;
    });
  }

  protected obligation({ verb, subject, isNegated, tense }: Clause): readonly string[] {
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

  protected predicate({ predicate }: Clause): readonly Line[] {
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

  protected base(clause: Clause): readonly Line[] {
    const any = this.glosses(clause.verb.lexeme, clause.verb.en);
    const piece = says('verb', any, { lexeme: clause.verb.lexeme, cell: 'pres.inf.act' });
    return join(one(piece), this.predicate(clause), this.arguments(clause.args), this.adverb(clause));
  }

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

  protected reported(clause: Clause, isAfterPast: boolean): readonly Line[] {
    const lines = this.statement(clause, this.dependentTenses(clause.tense, isAfterPast));
    if (clause.tense !== 'fut' || !isAfterPast) return lines;
    const would = (text: string): string =>
      text.replace(/^(?:will|shall) /, 'would ').replace(/^(?:am|is|are) going/, 'was going');
    return lines.map((line) =>
      line.map((piece) => (piece.role === 'verb' ? { ...piece, any: unique(piece.any.map(would)) } : piece)),
    );
  }

  /** Subject and modal verb: "he may come"; or a plain tense. */
  protected modal(clause: Clause, modals: readonly string[], tenses: readonly Tense[]): readonly Line[] {
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

  protected purpose(clause: Clause): readonly Line[] {
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

  protected indirectQuestion({ clause, asks }: Complement, isAfterPast: boolean): readonly Line[] {
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

  protected background({ background }: Clause): readonly Line[] {
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

  protected absolute(clause: Clause, tenses: readonly Tense[]): readonly Line[] {
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
}
