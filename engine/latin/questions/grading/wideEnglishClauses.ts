// Clauses as learners write them: the other voice, "we must", "unable to", "enter" for "go into", "tries opening", "it is a good book".
// Invariant: a wider wording changes no role, number, tense or negation of the tree.
import type { Line } from '../../sentences/englishLines.ts';
import { join, one, says, unique } from '../../sentences/englishLines.ts';
import { englishVerb } from '../../sentences/englishVerbs.ts';
import type { Wanted } from '../../sentences/englishWords.ts';
import type { Argument, Asker, Clause, VerbChoice } from '../../sentences/tree.ts';
import { englishAgreement, isPast } from '../../sentences/tree.ts';
import { otherVoice } from './recastClauses.ts';
import { denied } from './recastDenials.ts';
import { askedTurned, turnedClauses } from './turnedEnglish.ts';
import type { Tenses } from './wideEnglishNouns.ts';
import { either, WideEnglishNouns } from './wideEnglishNouns.ts';

const BY_ME = {
  sg: { 1: ['me'], 2: ['you'], 3: ['him', 'her', 'it'] },
  pl: { 1: ['us'], 2: ['you'], 3: ['them'] },
} as const;

/** Verbs that English follows with -ing as well as with "to". */
const WITH_ING = new Set(['conor_v', 'incipio_v', 'coepi_v', 'amo_v', 'malo_v', 'odi_v', 'soleo_v']);

/** The clauses of WideEnglish. */
export abstract class WideEnglishClauses extends WideEnglishNouns {
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
    const head = super
      .predication(outer, tenses)
      .map((line) =>
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

  protected override predicate(clause: Clause): readonly Line[] {
    const own = super.predicate(clause);
    if (!clause.predicate?.than) return own;
    const be = isPast(clause.tense) ? ['', 'was', 'were'] : ['', 'is', 'are', 'am'];
    return join(own, one(says('echo', be)));
  }

  protected override base(clause: Clause): readonly Line[] {
    const before = this.verbInHand;
    this.verbInHand = clause.verb.lexeme;
    const enter = this.enters(clause);
    const lines = [...this.parted(super.base(clause)), ...(enter ? super.base(enter) : [])];
    this.verbInHand = before;
    return lines;
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
