// What goes on behind the main clause, as learners write it: "should they come", "having done", "when they had captured the city".
// Invariant: the tense of the background stays as far from the main verb's as it was.
import type { Tense } from '../../../features.ts';
import type { Line, Piece } from '../../../sentences/englishLines.ts';
import { join, one, says, unique } from '../../../sentences/englishLines.ts';
import { englishVerb } from '../../../sentences/englishVerbs.ts';
import type { Background, Clause, NounPhrase, VerbChoice } from '../../../sentences/tree.ts';
import { WideEnglishClauses } from './wideEnglishClauses.ts';
import { either } from './wideEnglishNouns.ts';

const OPENERS: Readonly<Record<string, readonly string[]>> = {
  after: ['when', 'once', 'as soon as', 'since', 'now that'],
  when: ['once', 'as soon as', 'after', 'whenever'],
  'as soon as': ['once', 'when', 'right after', 'immediately after'],
  because: ['since', 'as', 'for', 'seeing that', 'for reason that'],
  although: ['though', 'even though', 'despite fact that'],
  while: ['whilst', 'as', 'when'],
  until: ['till', 'up until'],
  before: ['earlier than'],
  if: ['provided that'],
  unless: ['if not', 'except if'],
};

const WHEN = ['once', 'as soon as', 'whilst', 'now that', 'though', 'even though', 'seeing that', 'after'];

export abstract class WideEnglishBackgrounds extends WideEnglishClauses {
  protected override background(clause: Clause): readonly Line[] {
    const { background } = clause;
    if (!background) return [[]];
    const lines = super.background(clause);
    const wide = (piece: Piece): Piece => {
      const { free: _, ...bound } = piece;
      if (piece.role !== 'conjunction') return bound;
      const more = background.opener ? (OPENERS[bound.any[0] ?? ''] ?? []) : WHEN;
      return { ...bound, any: unique([...bound.any, ...more]) };
    };
    this.groups += 1;
    const all = [...lines.map((line) => line.map(wide)), ...this.shouldThey(background)];
    return either(all, { free: this.groups });
  }

  /** "Should they be foolish" for "if they should be foolish". */
  private shouldThey({ clause, opener }: Background): readonly Line[] {
    if (!opener?.en.includes('if') || !clause.says?.some((time) => time === 'were to' || time === 'were'))
      return [];
    const to = one(says('to', ['', 'to']));
    return join(one(says('should', ['should', 'were'])), this.subject(clause.subject), to, this.base(clause));
  }

  protected override absolute(clause: Clause, tenses: readonly Tense[]): readonly Line[] {
    const own = super.absolute(clause, tenses);
    const { subject, verb, args } = clause;
    if (subject.kind !== 'noun' || clause.noun || clause.predicate || args.length > 0) return own;
    const isDeed = clause.tense !== 'pres' && !this.isDeponent(verb);
    const and = join(
      super.statement({ ...clause, mood: 'ind', voice: isDeed ? 'pass' : 'act' }, tenses),
      one(says('and', ['and', 'and then'])),
    );
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
