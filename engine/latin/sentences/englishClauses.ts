// English clauses: a subject and its verb in a tense or sense, negated or not, with predicate, objects and adverbs.
import type { Features, Tense } from '../features.ts';
import type { Word } from '../word.ts';
import { TENSES } from '../features.ts';
import { adverbIds } from '../lexemeIds.ts';
import { usualForm } from '../inflect.ts';
import { englishVerb, verbPhrases } from './englishVerbs.ts';
import type { Wanted } from './englishWords.ts';
import type { Clause, NounPhrase, Sense, VerbChoice } from './tree.ts';
import { agreementOf, englishAgreement } from './agreement.ts';
import type { Line, Piece } from './englishLines.ts';
import { join, MOST_ARRANGEMENTS, one, says, unique } from './englishLines.ts';
import { EnglishPhrases } from './englishPhrases.ts';

/** Adverbs that English puts before the verb. */
const EARLY = adverbIds(
  `saepe semper mox subito tandem nunc iam deinde fortasse certe profecto libenter repente extemplo clam furtim temere paulatim interdum plerumque
  nuper adhuc denique postremo`,
);

/** Whether a phrase ends in what has a verb of its own, to which a word behind it would seem to belong. */
const endsInDeed = ({ relative, participle, verbal, also }: NounPhrase): boolean =>
  relative !== undefined ||
  participle !== undefined ||
  verbal !== undefined ||
  (also !== undefined && endsInDeed(also.phrase));

/** Whether an adverb or a time at the end of a clause would be read with another verb: "the house left by the friends rashly". */
const isMistaken = ({ args, complement }: Clause): boolean =>
  args.some(({ phrase }) => endsInDeed(phrase)) ||
  (complement !== undefined && complement.kind !== 'infinitive' && args.some(({ role }) => role !== 'time'));

const formed = new WeakMap<Word, Map<string, readonly Tense[]>>();

/** Tenses of the indicative that have the same form as this one, which comes first; found once for a word. */
const alikeTenses = (
  word: Word,
  tense: Tense,
  { voice, person, number }: Required<Pick<Features, 'voice' | 'person' | 'number'>>,
): readonly Tense[] => {
  const ofWord = formed.get(word) ?? new Map<string, readonly Tense[]>();
  formed.set(word, ofWord);
  const name = `${tense} ${voice} ${person} ${number}`;
  const known = ofWord.get(name);
  if (known !== undefined) return known;
  const form = (time: Tense): string | undefined =>
    usualForm(word, { mood: 'ind', tense: time, voice, person, number });
  const own = form(tense);
  const found = [
    tense,
    ...TENSES.filter((time) => own !== undefined && time !== tense && form(time) === own),
  ];
  ofWord.set(name, found);
  return found;
};

const AUXILIARY = /^(?:is|am|are|was|were|has|have|had|will|shall|would|should|can|could|does|do|did)$/;

/** Clauses of one sentence. */
export abstract class EnglishClauses extends EnglishPhrases {
  /** What hangs from a clause behind its verb. */
  protected abstract complement(clause: Clause): readonly Line[];

  /** A circumstance that goes before, or behind. */
  protected abstract background(clause: Clause): readonly Line[];

  protected adverb(clause: Clause): readonly Line[] {
    const { adverb, extra } = clause;
    const word = extra && says(extra.role, extra.en, { lexeme: extra.lexeme });
    const more = word ? (word.role === 'value' ? one(word) : this.freely(word)) : [[]];
    if (!adverb || adverb.lexeme === 'numquam_adv') return more;
    const any = this.glosses(adverb.lexeme, adverb.en);
    return join(this.freely(says('adverb', any, { lexeme: adverb.lexeme })), more);
  }

  private freely(piece: Piece): readonly Line[] {
    this.groups += 1;
    return one({ ...piece, free: this.groups });
  }

  /** Tenses that the very form can be: dēfendit is present and perfect. The meant one first. */
  protected tensesOf({ verb, tense, mood, voice, subject, says: said }: Clause): readonly (Tense | Sense)[] {
    if (said) return said;
    const lexeme = this.stock.index.byId(verb.lexeme);
    if (!lexeme || mood !== 'ind') return [tense];
    const { person, number } = agreementOf(subject);
    return alikeTenses(lexeme, tense, { voice, person, number });
  }

  /** Verb and what follows it; the subject is said. */
  protected predication(
    clause: Clause,
    tenses: readonly (Tense | Sense)[] = this.tensesOf(clause),
  ): readonly Line[] {
    const { verb, voice, subject, args, isNegated, mood } = clause;
    const agreement = englishAgreement(subject);
    const never = clause.adverb?.lexeme === 'numquam_adv';
    const negated = isNegated || never;
    const saying = (tense: Tense | Sense): Wanted => ({
      tense,
      voice,
      subject: agreement,
      isNegated: negated,
      isStative: verb.stative,
    });
    const said =
      mood === 'gerundive'
        ? this.obligation(clause)
        : tenses.length === 1 && tenses[0] !== undefined && !never
          ? this.phrases(verb, saying(tenses[0]))
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
          /(?:^|\s)(?:can|could|may|might|must|should|to)(?: not)?$/.test(phrase) ? phrase : `${phrase} to`,
        )
      : said;
    const piece = says('verb', shown ? [shown, ...forms] : forms, {
      lexeme: verb.lexeme,
      cell: `${clause.tense}.ind.${voice}`,
    });
    const adverb = this.adverb(clause);
    const head =
      (EARLY.has(clause.adverb?.lexeme ?? '') || (clause.adverb && !never && isMistaken(clause))) &&
      verb.lexeme !== 'sum_v'
        ? this.amid(piece, adverb)
        : undefined;
    const verbal = clause.verbal ? this.verbal(clause.verbal) : [[]];
    const noun = clause.noun ? this.noun(clause.noun, 'predicate') : [[]];
    const tail = [this.predicate(clause), noun, this.arguments(args)] as const;
    return head
      ? join(head, ...tail, this.complement(clause), verbal)
      : toInfinitive
        ? join(one(piece), ...tail, this.complement(clause), adverb, verbal)
        : join(one(piece), ...tail, adverb, this.complement(clause), verbal);
  }

  /** "will often see", "often sees", "often does not see": an adverb goes before the verb but behind its auxiliary, unless that is denied. */
  private amid(piece: Piece, adverb: readonly Line[]): readonly Line[] {
    const [said] = adverb;
    const shown = said?.map((word) => word.show ?? word.any[0] ?? '').join(' ') ?? '';
    const [first = '', ...rest] = (piece.show ?? piece.any[0] ?? '').split(' ');
    if (rest.length === 0 || rest[0] === 'not' || !AUXILIARY.test(first)) return join(adverb, one(piece));
    const show = [first, shown, ...rest].join(' ');
    return join(
      one({ ...piece, show }),
      adverb.map((line) => line.map((word) => ({ ...word, show: '' }))),
    );
  }

  protected neverPhrases(verb: VerbChoice, saying: Wanted): readonly string[] {
    const plain = this.phrases(verb, { ...saying, isNegated: false });
    return plain.map((phrase) => {
      const [first = '', ...rest] = phrase.split(' ');
      return AUXILIARY.test(first) && rest.length > 0
        ? [first, 'never', ...rest].join(' ')
        : `never ${phrase}`;
    });
  }

  protected obligation({ verb, subject, isNegated, tense }: Clause): readonly string[] {
    const agreement = englishAgreement(subject);
    const parts = this.transitive(verb).flatMap((gloss) => englishVerb(gloss).part);
    const be = verbPhrases('be', { tense, voice: 'act', subject: agreement })[0] ?? 'is';
    const not = isNegated ? ' not' : '';
    const agrees = agreement.number === 'pl' ? 'need' : 'needs';
    const heads =
      tense === 'pres'
        ? [
            `must${not} be`,
            `${agreement.number === 'pl' ? 'have' : 'has'} to be`,
            `${be}${not} to be`,
            `should${not} be`,
            `ought${not} to be`,
            ...(isNegated ? [] : [`${agrees} to be`]),
          ]
        : isNegated
          ? [
              `${be} not to be`,
              'did not have to be',
              'should not have been',
              'ought not to have been',
              `had${not} to be`,
            ]
          : ['had to be', `${be} to be`, 'should have been', 'ought to have been', 'needed to be'];
    return heads.flatMap((head) => parts.map((part) => `${head} ${part}`));
  }

  protected predicate(clause: Clause): readonly Line[] {
    const { predicate } = clause;
    if (!predicate) return [[]];
    if (predicate.asEnglish) return this.predicate({ ...clause, predicate: predicate.asEnglish });
    const { adjective, than, isResult, isEqual, measure, of, verbal } = predicate;
    const piece = this.adjective(adjective, 'predicate');
    const shown = adjective.degree === 'sup' ? { ...piece, show: `very ${adjective.en}` } : piece;
    const words = [
      ...(isResult ? [says('degree', ['so'])] : []),
      ...(isEqual ? [says('degree', ['as', 'so', 'just as'])] : []),
      ...(measure ? [says('degree', measure.en, { lexeme: measure.lexeme })] : []),
      shown,
    ];
    return join(
      [words],
      of ? this.argument(of) : [[]],
      than ? join(one(says('than', [isEqual ? 'as' : 'than'])), this.noun(than, 'standard')) : [[]],
      verbal ? this.verbal(verbal) : [[]],
    );
  }

  /** A whole statement: subject, verb and the rest; what is joined to it; or what English says instead. */
  statement(clause: Clause, tenses?: readonly (Tense | Sense)[]): readonly Line[] {
    const { asEnglish } = clause;
    if (asEnglish) {
      const share = Math.ceil(MOST_ARRANGEMENTS / asEnglish.length);
      return asEnglish.flatMap((other) => this.statement(other, other.says ?? tenses).slice(0, share));
    }
    const { joined } = clause;
    const time = clause.args.find(({ role, en }) => role === 'time' && en !== undefined);
    if (time && isMistaken(clause))
      return join(
        this.argument(time),
        this.statement({ ...clause, args: clause.args.filter((one) => one !== time) }, tenses),
      );
    // "In the morning I held the keys left by …": what is more than one word goes before all as well.
    if (clause.adverb?.en.includes(' ') && isMistaken(clause)) {
      const { adverb, ...rest } = clause;
      const { extra: _, ...alone } = rest;
      return join(this.adverb({ ...alone, adverb }), this.statement(rest, tenses));
    }
    const own = join(this.subject(clause.subject), this.predication(clause, tenses));
    if (!joined) return own;
    const and = { et: ['and'], que: ['and'], sed: ['but'], neque: ['and', 'nor'], aut: ['or'], an: ['or'] }[
      joined.by
    ];
    const next = joined.by === 'neque' ? { ...joined.clause, isNegated: true } : joined.clause;
    const body = joined.isSame
      ? join(this.optionalPronoun(clause.subject), this.predication(next))
      : this.statement(next);
    return join(own, one(says('conjunction', and)), body);
  }

  private optionalPronoun(subject: Clause['subject']): readonly Line[] {
    const { person, number } = agreementOf(subject);
    const pronouns = {
      kind: 'person',
      person,
      number: englishAgreement(subject).number ?? number,
      gender: subject.gender,
    } as const;
    return this.subject(pronouns).map((line) =>
      line.map((piece) => ({ ...piece, any: ['', ...piece.any], show: '' })),
    );
  }

  protected base(clause: Clause): readonly Line[] {
    const any = this.verbGlosses(clause.verb);
    const passive =
      clause.voice === 'pass'
        ? this.transitive(clause.verb).flatMap((gloss) => englishVerb(gloss).part.map((part) => `be ${part}`))
        : any;
    const bare =
      clause.complement?.kind === 'infinitive'
        ? passive.map((gloss) => (gloss.endsWith(' to') ? gloss : `${gloss} to`))
        : passive;
    const piece = says('verb', bare, { lexeme: clause.verb.lexeme, cell: `pres.inf.${clause.voice}` });
    const noun = clause.noun ? this.noun(clause.noun, 'predicate') : [[]];
    return join(
      one(piece),
      this.predicate(clause),
      noun,
      this.arguments(clause.args),
      this.adverb(clause),
      this.complement(clause),
    );
  }
}
