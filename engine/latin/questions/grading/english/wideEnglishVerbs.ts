// Verbs as learners write them: "unable to", "enter" for "go into", "tries opening", "urges that he should".
// Invariant: every way here has the tense, the person and the sense of the sentence's own.
import { englishAgreement, isPast } from '../../../sentences/agreement.ts';
import type { Line } from '../../../sentences/englishLines.ts';
import { join, one, says, unique } from '../../../sentences/englishLines.ts';
import { englishVerb } from '../../../sentences/englishVerbs.ts';
import type { Wanted } from '../../../sentences/englishWords.ts';
import type { Argument, Asker, Clause, VerbChoice } from '../../../sentences/tree.ts';
import { askedTurned } from './turnedEnglish.ts';
import type { Tenses } from './wideEnglishNouns.ts';
import { either, WideEnglishNouns } from './wideEnglishNouns.ts';

/** Verbs that English follows with -ing as well as with "to". */
const WITH_ING = new Set(['conor_v', 'incipio_v', 'coepi_v', 'amo_v', 'malo_v', 'odi_v', 'soleo_v']);

/** What one can do without trying. */
const PERCEIVED = new Set(['video_v', 'audio_v', 'sentio_v', 'cerno_v']);

export abstract class WideEnglishVerbs extends WideEnglishNouns {
  /** Whether a reported clause is being said, whose verb is changed afterwards. */
  protected isReporting = false;

  protected override verbGlosses(verb: VerbChoice): readonly string[] {
    const own = super.verbGlosses(verb);
    return own.includes('have to')
      ? unique([...own, 'be obliged to', 'be compelled to', 'be bound to'])
      : own;
  }

  protected override phrases(verb: VerbChoice, wanted: Wanted, negative?: string): readonly string[] {
    const own = super.phrases(verb, wanted, negative);
    if (PERCEIVED.has(verb.lexeme) && wanted.voice === 'act')
      return [...own, ...this.canPerceive(verb, wanted)];
    const time = wanted.tense === 'about to' ? 'pres' : wanted.tense === 'was about to' ? 'impf' : undefined;
    if (!time || wanted.voice === 'pass') return own;
    const glosses = this.verbGlosses(verb).map((gloss) => `intend to ${gloss}`);
    const will =
      time === 'pres' && !wanted.isNegated ? this.verbGlosses(verb).map((gloss) => `will ${gloss}`) : [];
    return unique([
      ...own,
      ...glosses.flatMap((gloss) =>
        super.phrases({ ...verb, en: gloss, only: [gloss] }, { ...wanted, tense: time }, negative),
      ),
      ...will,
    ]);
  }

  /** English can see and could hear where Latin sees and heard. */
  private canPerceive(verb: VerbChoice, { tense, isNegated = false }: Wanted): readonly string[] {
    const can = tense === 'pres' ? ['can'] : tense === 'impf' || tense === 'perf' ? ['could'] : [];
    const denied = tense === 'pres' ? ['cannot', 'can not'] : ['could not'];
    return (isNegated && can.length > 0 ? denied : can).flatMap((modal) =>
      this.verbGlosses(verb).map((gloss) => `${modal} ${gloss}`),
    );
  }

  protected override predication(clause: Clause, tenses?: Tenses): readonly Line[] {
    const before = this.verbInHand;
    this.verbInHand = clause.verb.lexeme;
    const own = super.predication(clause, tenses);
    const enter = this.enters(clause);
    const lines = [
      ...this.parted(own),
      ...this.withIng(clause, tenses),
      ...this.unable(clause, tenses),
      ...(enter ? super.predication(enter, tenses) : []),
      ...this.aiming(clause, tenses),
      ...this.urgingThat(clause, tenses),
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
  private enters(clause: Clause): Clause | undefined {
    const into = clause.args.find(
      ({ role, preposition }) => role === 'goal' && preposition?.lexeme === 'in_prep',
    );
    if (!into || !/^(?:eo|venio|ambulo|curro)_v$/.test(clause.verb.lexeme)) return undefined;
    const verb: VerbChoice = { lexeme: 'intro_v', en: 'enter', stative: false, only: ['enter'] };
    const args = clause.args.map((one_): Argument =>
      one_ === into ? { role: 'object', case: 'acc', phrase: into.phrase } : one_,
    );
    return { ...clause, verb, args };
  }

  /** "In order to buy fields" as a clause: "so that he could buy fields". */
  private aiming(clause: Clause, tenses?: Tenses): readonly Line[] {
    const { verbal, subject, ...rest } = clause;
    if (!verbal || !/^(?:ad|supine|causa)$/.test(verbal.kind)) return [];
    const { person, number } = englishAgreement(subject);
    const same = { kind: 'person', person, number, gender: subject.gender } as const;
    const aim = { ...verbal.clause, subject: same, isNegated: false } as const;
    return join(
      super.predication({ ...rest, subject }, tenses),
      either(this.purpose(aim, isPast(clause.tense))),
    );
  }

  /** "Begs that the poet look for him" for "begs the poet to look for him". */
  private urgingThat(clause: Clause, tenses?: Tenses): readonly Line[] {
    const { complement, args, ...rest } = clause;
    const [whom, ...others] = args;
    if (complement?.kind !== 'command' || whom?.role !== 'object') return [];
    const not = complement.clause.isNegated
      ? ['not', 'should not', 'must not']
      : ['', 'should', 'might', 'would', 'must'];
    return join(
      super.predication({ ...rest, args: others }, tenses),
      one(says('that', ['that'])),
      this.noun(whom.phrase, 'subject'),
      one(says('modal', not)),
      this.base({ ...complement.clause, isNegated: false }),
    );
  }

  /** "How many islands were ruled by the chief?", "by whom was the chief praised?" */
  protected override asking(clause: Clause, asks: Asker | undefined): readonly Line[] {
    const turned = asks && askedTurned(clause, asks);
    const own = super.asking(clause, asks);
    if (!turned) return own;
    const word = asks.phrase
      ? this.noun({ ...asks.phrase, article: 'none' }, 'question word')
      : one(says('question word', asks.en, { lexeme: asks.lexeme }));
    return [...own, ...join(word, super.predication(turned))];
  }

  /** "Tries opening", "was used to opening", "usually opened". */
  private withIng(clause: Clause, tenses: Tenses = this.tensesOf(clause)): readonly Line[] {
    const { complement, verb } = clause;
    if (complement?.kind !== 'infinitive') return [];
    const inner = complement.clause;
    const { complement: _, ...outer } = clause;
    if (verb.lexeme === 'audeo_v')
      return super
        .predication({ ...outer, args: [] }, tenses)
        .flatMap((line) => join([line], this.base(inner)));
    if (!WITH_ING.has(verb.lexeme)) return [];
    const ing = unique(this.verbGlosses(inner.verb).map((gloss) => englishVerb(gloss).ing));
    const doing = join(
      one(says('verb', ing, { lexeme: inner.verb.lexeme })),
      this.predicate(inner),
      this.arguments(inner.args),
      this.adverb(inner),
    );
    const head = super.predication(outer, tenses).map((line) =>
      line.map((piece) =>
        piece.role === 'verb'
          ? {
              ...piece,
              any: piece.any.flatMap((phrase) =>
                /(?:accustomed|used|wont)$/.test(phrase)
                  ? [`${phrase} to`]
                  : phrase.endsWith('habit')
                    ? [`${phrase} of`]
                    : phrase.endsWith(' to')
                      ? []
                      : [phrase],
              ),
            }
          : piece,
      ),
    );
    const lines = head.filter((line) => line.every(({ any, either: lines_ }) => lines_ || any.length > 0));
    const usual =
      verb.lexeme === 'soleo_v'
        ? join(
            one(says('adverb', ['usually', 'normally', 'generally', 'regularly'])),
            super.predication(
              {
                ...inner,
                mood: 'ind',
                subject: clause.subject,
                tense: clause.tense,
                isNegated: clause.isNegated,
              },
              tenses,
            ),
          )
        : [];
    return [...this.parted(join(lines, doing)), ...usual];
  }

  protected override base(clause: Clause): readonly Line[] {
    const before = this.verbInHand;
    this.verbInHand = clause.verb.lexeme;
    const enter = this.enters(clause);
    const lines = [...this.parted(super.base(clause)), ...(enter ? super.base(enter) : [])];
    this.verbInHand = before;
    return lines;
  }
}
