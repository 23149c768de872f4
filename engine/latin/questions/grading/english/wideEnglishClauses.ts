// Clauses as learners write them: the other voice, "we must", "it is said that", "it is a good book".
// Invariant: a wider wording changes no role, number, tense or negation of the tree.
import { englishAgreement, isPast } from '../../../sentences/agreement.ts';
import type { Line } from '../../../sentences/englishLines.ts';
import { join, one, says, unique } from '../../../sentences/englishLines.ts';
import type { Clause } from '../../../sentences/tree.ts';
import { denied } from '../latin/recastDenials.ts';
import { otherVoice } from '../latin/recastVoices.ts';
import { turnedClauses } from './turnedEnglish.ts';
import type { Tenses } from './wideEnglishNouns.ts';
import { either } from './wideEnglishNouns.ts';
import { WideEnglishVerbs } from './wideEnglishVerbs.ts';

const BY_ME = {
  sg: { 1: ['me'], 2: ['you'], 3: ['him', 'her', 'it'] },
  pl: { 1: ['us'], 2: ['you'], 3: ['them'] },
} as const;

/** The clauses of WideEnglish. */
export abstract class WideEnglishClauses extends WideEnglishVerbs {
  protected override predicate(clause: Clause): readonly Line[] {
    const own = super.predicate(clause);
    if (!clause.predicate?.than) return own;
    const be = isPast(clause.tense) ? ['', 'was', 'were'] : ['', 'is', 'are', 'am'];
    return join(own, one(says('echo', be)));
  }

  override statement(clause: Clause, tenses?: Tenses): readonly Line[] {
    const plain = (said: Clause): readonly Line[] => super.statement(said, tenses);
    if (clause.asEnglish) return plain(clause);
    const { subject } = clause;
    const each = subject.kind === 'noun' ? this.each(subject) : undefined;
    const others = [
      otherVoice(clause, true),
      denied(clause),
      ...turnedClauses(clause),
      each && { ...clause, subject: each },
    ];
    const lines = [
      ...plain(clause),
      ...others.flatMap((other) => (other ? plain(other) : [])),
      ...this.byPerson(clause, tenses),
      ...this.askedFirst(clause, tenses),
      ...this.duty(clause),
      ...this.itIs(clause, tenses),
      ...this.itIsSaid(clause),
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
    const by = one(
      says(
        'by',
        BY_ME[subject.number][subject.person].map((word) => `by ${word}`),
      ),
    );
    return join(
      super.statement({ ...clause, voice: 'pass', subject: object.phrase, args: rest }, tenses),
      by,
    );
  }

  /** "It is said that the woman runs", "they say she runs", "it seems that she runs". */
  private itIsSaid(clause: Clause): readonly Line[] {
    const { verb, voice, complement, subject, tense, isNegated } = clause;
    const isSaid = verb.lexeme === 'dico_v' && voice === 'pass';
    if (complement?.kind !== 'infinitive' || isNegated || (!isSaid && verb.en !== 'seem')) return [];
    const [be, s, d] = isPast(tense) ? (['was', 'ed', 'said'] as const) : (['is', 's', 'say'] as const);
    const words = isSaid
      ? [`it ${be} said`, `they ${d}`, `people ${d}`, `men ${d}`]
      : [`it seem${s}`, `it appear${s}`];
    const told: Clause = { ...complement.clause, subject, mood: 'ind' };
    return join(
      one(says('report', words)),
      one(says('that', ['that', ''])),
      this.reported(told, isPast(tense)),
    );
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
      ? isNegated
        ? ['did not have to', 'should not have']
        : ['had to', 'needed to', 'were to']
      : isNegated
        ? ['must not', 'should not', 'ought not to']
        : ['must', 'should', 'have to', 'has to', 'ought to', 'need to', 'needs to', 'are to', 'is to'];
    const be = isPast(tense) ? 'was' : 'is';
    const object = this.noun(subject, 'object');
    const act = one(says('verb', this.transitive(verb), { lexeme: verb.lexeme }));
    return [
      ...join(
        one(says('subject', ['we', 'one', 'you', 'they', 'people', 'someone'])),
        one(says('modal', heads)),
        act,
        object,
      ),
      ...join(one(says('modal', [`it ${be}${not} necessary to`, `there ${be}${not} need to`])), act, object),
    ];
  }

  /** "It is a beautiful shop" for "the shop is beautiful". */
  private itIs(clause: Clause, tenses: Tenses = this.tensesOf(clause)): readonly Line[] {
    const { predicate, subject, verb, isNegated } = clause;
    if (
      verb.lexeme !== 'sum_v' ||
      !predicate ||
      predicate.adjective.degree === 'comp' ||
      subject.kind !== 'noun' ||
      predicate.isResult ||
      predicate.of ||
      predicate.verbal
    )
      return [];
    if (
      subject.adjective ||
      subject.determiner ||
      subject.genitive ||
      subject.participle ||
      subject.relative ||
      subject.also
    )
      return [];
    const number = englishAgreement(subject).number;
    const forms = unique(
      tenses.flatMap((tense) =>
        this.phrases(verb, { tense, voice: 'act', subject: { person: 3, number }, isNegated }),
      ),
    );
    return join(
      one(
        says('subject', number === 'sg' ? ['it', 'he', 'she', 'this'] : ['they', 'these']),
        says('verb', forms),
        this.adjective(predicate.adjective, 'predicate'),
      ),
      this.noun(subject, 'subject'),
    );
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
}
