// Latin verbs of a clause: finite, infinitive, imperative, gerundive; compound forms as two words.
import type { Case, Features, Gender, GrammaticalNumber } from '../features.ts';
import type { Clause } from './tree.ts';
import { agreementOf } from './agreement.ts';
import type { LatinWord } from './latinWords.ts';
import { LatinPhrases } from './latinPhrases.ts';
import { ofAnyGender } from './latinWords.ts';

/** pugnātum est: a verb without an object has no participle of its own, only this form, which reads as the supine. */
const nobodys = (participle: LatinWord, whole: LatinWord): LatinWord => ({
  ...participle,
  text: whole.text.split(' ')[0] ?? '',
  cells: [...participle.cells, 'supine.acc'],
});

/** Verbs of one sentence. */
export abstract class LatinVerbs extends LatinPhrases {
  protected verb(clause: Clause, at: number, subjectWord: LatinWord | undefined): LatinWord[] {
    const { subject, tense, voice, mood, verb } = clause;
    const { person, number } = agreementOf(subject);
    const gender = this.subjectGender(subject);
    if (mood === 'gerundive') {
      const agreement: { case: Case; number: GrammaticalNumber; gender: Gender } = {
        case: 'nom',
        number,
        gender,
      };
      return [
        this.word(verb.lexeme, { mood: 'gerundive', ...agreement }, 'verb', at, verb.en, subjectWord),
        this.word('sum_v', { mood: 'ind', tense, voice: 'act', person, number }, 'auxiliary', at),
      ];
    }
    if (clause.isPeriphrastic) return this.periphrastic(clause, at, subjectWord);
    const features: Features =
      mood === 'inf'
        ? { mood, tense, voice, case: 'acc', number, gender }
        : mood === 'imp'
          ? { mood, tense: 'pres', voice, person: 2, number }
          : { mood, tense, voice, person, number, gender };
    const whole = this.word(verb.lexeme, features, 'verb', at, verb.en);
    const isImpersonal = this.stock.index.byId(verb.lexeme)?.flags.includes('intransitive') ?? false;
    const isNobody = subject.kind === 'person' && subject.gender === 'n';
    if (voice === 'pass' && isImpersonal && !isNobody) return [{ ...whole, text: '' }];
    if (!whole.text.includes(' ')) return [whole];
    return this.compound(clause, whole, at, subjectWord);
  }

  /** `captūrus est`, `captūrus sit`: the participle agrees, sum tells the rest. */
  private periphrastic(clause: Clause, at: number, subjectWord: LatinWord | undefined): LatinWord[] {
    const { subject, verb, mood, tense } = clause;
    const { person, number } = agreementOf(subject);
    const part: Features = {
      mood: 'part',
      tense: 'fut',
      voice: 'act',
      case: 'nom',
      number,
      gender: this.subjectGender(subject),
    };
    const sum: Features = { mood: mood === 'subj' ? 'subj' : 'ind', tense, voice: 'act', person, number };
    return [
      this.unnamed(this.word(verb.lexeme, part, 'verb', at, verb.en, subjectWord), clause),
      this.word('sum_v', sum, 'auxiliary', at),
    ];
  }

  /** `captus est` is two words for the order, and two slots for the grader. */
  protected compound(
    clause: Clause,
    whole: LatinWord,
    at: number,
    subjectWord: LatinWord | undefined,
  ): LatinWord[] {
    const { subject, verb, mood, tense } = clause;
    const { person, number } = agreementOf(subject);
    const gender = this.subjectGender(subject);
    const isInfinitive = mood === 'inf';
    const part: Features = {
      mood: 'part',
      tense: isInfinitive && tense === 'fut' ? 'fut' : 'perf',
      voice: isInfinitive && tense === 'fut' ? 'act' : 'pass',
      case: isInfinitive ? 'acc' : 'nom',
      number,
      gender,
    };
    const auxiliaryTense = tense === 'plup' ? 'impf' : tense === 'futp' ? 'fut' : 'pres';
    const own = this.word(
      verb.lexeme,
      this.deponentVoice(verb.lexeme, part),
      'verb',
      at,
      verb.en,
      subjectWord,
    );
    const participle = own.text === '' && subject.gender === 'n' ? nobodys(own, whole) : own;
    const auxiliary = isInfinitive
      ? this.word('sum_v', { mood: 'inf', tense: 'pres', voice: 'act' }, 'auxiliary', at)
      : this.word(
          'sum_v',
          { mood: mood === 'subj' ? 'subj' : 'ind', tense: auxiliaryTense, voice: 'act', person, number },
          'auxiliary',
          at,
        );
    return whole.text === `${participle.text} ${auxiliary.text}`
      ? [this.unnamed(participle, clause), auxiliary]
      : [{ ...whole, text: '' }];
  }

  /** A person whom no noun names may be a man or a woman; nobody is neuter. */
  private unnamed(participle: LatinWord, { subject }: Clause): LatinWord {
    if (subject.kind !== 'person' || subject.gender === 'n') return participle;
    return ofAnyGender(participle);
  }
}
