// English as learners write it: everything the sentence's own English says, and the other ways of saying the same. Used to judge, never
// to show. Invariant: a wider wording changes no role, number, tense or negation of the tree.
import { isPast } from '../../../sentences/agreement.ts';
import type { Line, Piece } from '../../../sentences/englishLines.ts';
import { join, one, says, unique } from '../../../sentences/englishLines.ts';
import { englishVerb } from '../../../sentences/englishVerbs.ts';
import type { Stock } from '../../../sentences/stock.ts';
import type { Clause, Complement, NounPhrase, SentenceTree } from '../../../sentences/tree.ts';
import { otherVoice } from '../latin/recastVoices.ts';
import { otherNaming } from '../latin/restate.ts';
import { namedBefore, namedInMain } from './turnedEnglish.ts';
import { WideEnglishBackgrounds } from './wideEnglishBackgrounds.ts';
import { either } from './wideEnglishNouns.ts';

const QUESTION_WORDS: Readonly<Record<string, readonly string[]>> = {
  why: ['for what reason', 'what for'],
  how: ['in what way', 'by what means', 'in which way'],
  where: ['in what place', 'in which place'],
  when: ['at what time'],
  whence: ['from where', 'where from'],
  who: ['which person'],
};

/** "So they can wait" for "so that they can wait". */
const withSo = (piece: Piece): Piece =>
  piece.role === 'purpose' && piece.any.includes('so that') ? { ...piece, any: [...piece.any, 'so'] } : piece;

/** Noun phrases kept for the next sentence: an answer is held against dozens that differ in one of them. */
const MOST_PHRASES = 400;

const kept = new WeakMap<
  Stock,
  {
    readonly sentences: WeakMap<SentenceTree, readonly Line[]>;
    readonly phrases: Map<string, readonly Line[]>;
  }
>();

/** What was said by a stock. */
const keptOf = (stock: Stock) => {
  const there = kept.get(stock) ?? { sentences: new WeakMap(), phrases: new Map() };
  kept.set(stock, there);
  return there;
};

const names = new WeakMap<NounPhrase, string>();

/** All that a phrase says, in one text. */
const nameOf = (phrase: NounPhrase): string => {
  const there = names.get(phrase) ?? JSON.stringify(phrase);
  names.set(phrase, there);
  return there;
};

/** Writes every wording of one tree. */
class WideEnglish extends WideEnglishBackgrounds {
  constructor(stock: Stock, tree: SentenceTree) {
    super(
      stock,
      tree.asks ? { ...tree, asks: { ...tree.asks, en: WideEnglish.asking(tree.asks.en) } } : tree,
    );
  }

  private static asking(words: readonly string[]): readonly string[] {
    return unique([...words, ...words.flatMap((word) => QUESTION_WORDS[word] ?? [])]);
  }

  /** Kept for the next sentence that has the phrase, unless it has parts that are numbered within their sentence. */
  override noun(phrase: NounPhrase, role: string): readonly Line[] {
    const { phrases } = keptOf(this.stock);
    const name = `${role}/${this.verbInHand}/${this.isReporting ? 'told' : ''}/${nameOf(phrase)}`;
    const known = phrases.get(name);
    if (known !== undefined) return known;
    const before = this.groups;
    const lines = super.noun(phrase, role);
    if (this.groups > before) return lines;
    if (phrases.size >= MOST_PHRASES) phrases.clear();
    phrases.set(name, lines);
    return lines;
  }

  override sentence(): readonly Line[] {
    const own = super.sentence();
    const { mode, clause } = this.tree;
    if (mode === 'wish' && clause.tense === 'pres' && !clause.isNegated)
      return [
        ...own,
        ...join(
          one(says('wish', ['would that', 'o that', 'if only'])),
          this.subject(clause.subject),
          this.base(clause),
        ),
      ];
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
    const lines = [
      ...super.complement({ ...outer, complement: wide }),
      ...this.furtherComplements(outer, complement),
    ];
    return either(lines.map((line) => line.map(withSo)));
  }

  private furtherComplements({ verb, tense }: Clause, { kind, clause, opener }: Complement): readonly Line[] {
    const { subject } = clause;
    switch (kind) {
      case 'statement':
        return verb.lexeme === 'dico_v' ? [] : this.toBe(clause);
      case 'purpose':
        return this.soThat(clause, isPast(tense));
      case 'opened':
        return opener?.lexemes.includes('quo_conj') ? this.purpose(clause, isPast(tense)) : [];
      case 'for infinitive':
        return this.thatHeShould(clause);
      case 'command':
        return this.thatHeShould(clause);
      case 'result':
        return subject.kind === 'person'
          ? join(
              one(says('as to', clause.isNegated ? ['as not to', 'as to not'] : ['as to'])),
              this.base({ ...clause, isNegated: false }),
            )
          : [];
      case 'infinitive':
        return clause.voice === 'act' && /^(?:dico|video)_v$/.test(verb.lexeme) ? this.beDoing(clause) : [];
      case 'fear':
        return clause.isNegated
          ? []
          : [clause, otherVoice(clause, true)].flatMap((said) =>
              said?.subject.kind === 'noun'
                ? join(
                    one(says('that', ['lest', 'that', ''])),
                    this.subject(said.subject),
                    one(says('modal', ['should', 'could', 'would', ''])),
                    this.base(said),
                  )
                : [],
            );
      case 'object infinitive':
      case 'hindrance':
      case 'question':
        return [];
    }
  }

  /** "That he should leave", "that he leave" for "to leave". */
  private thatHeShould(clause: Clause): readonly Line[] {
    const not = clause.isNegated
      ? ['not', 'should not', 'must not']
      : ['', 'should', 'might', 'would', 'must'];
    return join(
      one(says('that', ['that'])),
      this.subject(clause.subject),
      one(says('modal', not)),
      this.base({ ...clause, isNegated: false }),
    );
  }

  /** "Is said to be running". */
  private beDoing(clause: Clause): readonly Line[] {
    const doing = unique(this.verbGlosses(clause.verb).map((gloss) => `be ${englishVerb(gloss).ing}`));
    return join(
      one(says('verb', doing, { lexeme: clause.verb.lexeme })),
      this.predicate(clause),
      this.arguments(clause.args),
      this.adverb(clause),
    );
  }

  /** "So that the thief does not hide it", "lest he hide it", "to prevent him from hiding it". */
  private soThat(clause: Clause, isAfterPast: boolean): readonly Line[] {
    const plain = join(
      one(says('purpose', ['so that', 'in order that', 'so'])),
      this.statement(clause, isAfterPast ? ['impf', 'perf'] : ['pres', 'fut']),
    );
    if (!clause.isNegated) return plain;
    const said = { ...clause, isNegated: false };
    const ing = unique(this.verbGlosses(clause.verb).map((gloss) => englishVerb(gloss).ing));
    const whom =
      clause.subject.kind === 'noun' ? this.subject(clause.subject) : this.objective(clause.subject);
    return [
      ...plain,
      ...join(
        one(says('purpose', ['lest', 'for fear that'])),
        this.subject(clause.subject),
        one(says('modal', ['', 'should', 'might', 'may'])),
        this.base(said),
      ),
      ...join(
        one(
          says('purpose', [
            'to prevent',
            'to stop',
            'to keep',
            'in order to prevent',
            'so as to prevent',
            'in order to stop',
          ]),
        ),
        whom,
        one(says('from', ['from', ''])),
        one(says('verb', ing, { lexeme: clause.verb.lexeme })),
        this.arguments(clause.args),
      ),
    ];
  }

  /** "Considers the master to be coming". */
  private toBe(clause: Clause): readonly Line[] {
    const { verb, tense, voice, isNegated, subject } = clause;
    if (clause.asEnglish || clause.says || subject.kind !== 'noun' || clause.complement) return [];
    const all = (voice === 'pass' ? this.transitive(verb) : this.verbGlosses(verb)).map(englishVerb);
    const not = isNegated ? 'not ' : '';
    const forms = all.flatMap(({ base, ing, part }) => {
      if (tense === 'fut') return [`to be going to ${base}`, `to be about to ${base}`];
      if (voice === 'pass')
        return part.flatMap((form) =>
          tense === 'perf' ? [`to have been ${form}`] : [`to be ${form}`, `to be being ${form}`],
        );
      return tense === 'perf' ? part.map((form) => `to have ${form}`) : [`to be ${ing}`, `to ${base}`];
    });
    const said = one(
      says(
        'verb',
        forms.map((form) => not + form),
        { lexeme: verb.lexeme },
      ),
    );
    return join(
      this.subject(subject),
      said,
      this.predicate(clause),
      this.arguments(clause.args),
      this.adverb(clause),
    );
  }

  protected override reported(clause: Clause, isAfterPast: boolean): readonly Line[] {
    this.isReporting = true;
    const aboutTo =
      clause.tense === 'fut' && !clause.says && !clause.asEnglish
        ? this.statement(clause, [isAfterPast ? 'was about to' : 'about to'])
        : [];
    const lines = [...super.reported(clause, isAfterPast), ...aboutTo];
    this.isReporting = false;
    const would = (piece: Piece): Piece =>
      piece.role === 'verb' && clause.tense === 'fut' && isAfterPast && !clause.says
        ? {
            ...piece,
            any: unique([
              ...piece.any,
              ...piece.any.flatMap((text) =>
                text.startsWith('was going') ? [text.replace('was', 'were')] : [],
              ),
            ]),
          }
        : piece;
    return lines.map((line) => line.map(would));
  }
}

/** Every wording of a tree by which an answer may say it. Kept with the tree, for one answer is held against them up to six times. */
export const wideEnglishOf = (stock: Stock, tree: SentenceTree): readonly Line[] => {
  const { sentences } = keptOf(stock);
  const there = sentences.get(tree);
  if (there !== undefined) return there;
  const other = otherNaming(tree.clause);
  const lines = [tree, other && { ...tree, clause: other }, namedBefore(tree), namedInMain(tree)].flatMap(
    (one_) => (one_ ? new WideEnglish(stock, one_).sentence() : []),
  );
  sentences.set(tree, lines);
  return lines;
};
