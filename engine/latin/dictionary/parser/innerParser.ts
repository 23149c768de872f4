// Clauses inside clauses: what one says, asks, fears or aims at, what follows from it, and what is told of a noun.
// Invariant: a clause inside another is read to any end; whoever reads the whole decides which.
import type { Asker, Clause, NounPhrase, PersonPhrase, Phrase, Relative } from '../../sentences/tree.ts';
import { agreementOf } from '../../sentences/agreement.ts';
import type { Found } from './found.ts';
import { after, cheapestForEach } from './found.ts';
import { isGoing } from './government.ts';
import type { Gap, Item } from './items.ts';
import { PredicateParser } from './predicateParser.ts';
import { askedWhere } from './transitivity.ts';
import type { VerbGroup } from './verbParser.ts';

/** Words that ask, and their Latin. */
export const ASKERS: Readonly<Record<string, readonly [lexeme: string, form: string]>> = {
  where: ['ubi_conj', 'ubi'],
  why: ['cur_adv', 'cūr'],
  when: ['quando_conj', 'quandō'],
  how: ['quomodo_adv', 'quōmodo'],
  whether: ['num_part', 'num'],
  whence: ['unde_conj', 'unde'],
};

/** Words that begin a report from which "that" is left out. */
export const SPEAKERS = new Set(['i', 'he', 'she', 'it', 'we', 'they', 'you']);
const MOST_CLAUSES = 8;

/** Without what "would" says: a report takes it for the future. */
const unsaid = ({ says: _, ...clause }: Clause): Clause => clause;

/** Reads clauses that hang from a verb, an adjective or a noun. */
export abstract class InnerParser extends PredicateParser {
  /** Verb and what follows it, for a subject already read; to any end. */
  abstract predicates(place: number, subject: Phrase, gap?: Gap): readonly Found<Clause>[];

  /** Puts a verb and what stands behind it together with a subject. */
  protected abstract assemble(
    subject: Phrase,
    group: Found<VerbGroup>,
    items: readonly Item[],
    end: number,
    gap: Gap | undefined,
  ): readonly Found<Clause>[];

  /** A whole statement from here, to any end. */
  abstract statements(place: number, gap?: Gap): readonly Found<Clause>[];

  /** Rows of things behind a verb, to any end. */
  protected abstract items(place: number): readonly Found<readonly Item[]>[];

  /** Subjects that begin here. */
  abstract subjects(place: number): readonly Found<Phrase>[];

  /** "so that he might see": what it is done for. */
  protected purposes(place: number): readonly Found<Item>[] {
    return cheapestForEach(
      this.subjects(place).flatMap((subject) =>
        /^(?:may|might|can|could|will|would|should)$/.test(this.words.at(subject.end))
          ? this.willed(subject, subject.end + 1, 'purpose')
          : [],
      ),
      MOST_CLAUSES,
    );
  }

  /** A clause whose verb stands in its base form, as after "may". */
  private willed(subject: Found<Phrase>, place: number, is: 'fear' | 'purpose'): readonly Found<Item>[] {
    const isNegated = this.words.at(place) === 'not';
    return this.bases(isNegated ? place + 1 : place).flatMap((group) =>
      this.items(group.end).flatMap((row) =>
        this.assemble(subject.value, group, row.value, row.end, undefined).map((clause) =>
          after<Item>(
            subject,
            { is, clause: { ...clause.value, mood: 'subj', isNegated } },
            row.end,
            row.cost + clause.cost,
            row.confidence * clause.confidence,
          ),
        ),
      ),
    );
  }

  /** What someone says or thinks: an accusative and infinitive, its tense seen from the main verb. */
  protected reported(place: number): readonly Found<Item>[] {
    return cheapestForEach(
      this.statements(place).map((clause) => ({
        ...clause,
        value: { is: 'statement' as const, clause: { ...unsaid(clause.value), mood: 'inf' as const } },
      })),
      MOST_CLAUSES,
    );
  }

  /** What one fears: "that the wolf may come". */
  protected feared(place: number): readonly Found<Item>[] {
    return cheapestForEach(
      this.subjects(place).flatMap((subject) =>
        /^(?:may|might)$/.test(this.words.at(subject.end))
          ? this.willed(subject, subject.end + 1, 'fear')
          : [],
      ),
      MOST_CLAUSES,
    );
  }

  /** "so brave that he does not flee": an adjective with its result. */
  protected results(place: number): readonly Found<Item>[] {
    return this.predicateAdjectives(place).flatMap((item) => {
      if (this.words.at(item.end) !== 'that') return [];
      const predicate = item.value;
      return cheapestForEach(this.statements(item.end + 1), MOST_CLAUSES).map((clause) =>
        after<Item>(
          item,
          { is: 'adjective', predicate: { ...predicate, isResult: true }, result: clause.value },
          clause.end,
          clause.cost,
          clause.confidence,
        ),
      );
    });
  }

  /** "why he came", "who sees the king": what one asks or knows. */
  protected questions(place: number): readonly Found<Item>[] {
    const word = this.words.at(place);
    if (word === 'who') {
      if (
        this.words.readings(place - 1, 'noun').length > 0 &&
        /^(?:a|the|no|any|every|some)$/.test(this.words.at(place - 2))
      )
        return [];
      const asks = { lexeme: 'quis_pron', form: 'quis', en: ['who'], is: 'subject' } as const;
      const someone: PersonPhrase = { kind: 'person', person: 3, number: 'sg', gender: 'm' };
      const whoItIs = this.statements(place + 1).flatMap((clause) => {
        const { verb, predicate, noun, args, subject } = clause.value;
        if (verb.lexeme !== 'sum_v' || predicate || noun || args.length > 0) return [];
        const isMany = agreementOf(subject).number === 'pl';
        const who: Asker = {
          lexeme: 'quis_pron',
          form: 'quis',
          en: ['who'],
          ...(isMany ? { features: { case: 'nom', number: 'pl', gender: 'm' } } : {}),
        };
        return [{ ...clause, value: { is: 'question' as const, clause: clause.value, asks: who } }];
      });
      return cheapestForEach(
        [
          ...whoItIs,
          ...this.predicates(place + 1, someone).map((clause) => ({
            ...clause,
            value: { is: 'question' as const, clause: clause.value, asks },
          })),
        ],
        MOST_CLAUSES,
      );
    }
    if (word === 'what') return this.whatever(place + 1);
    const asker = Object.hasOwn(ASKERS, word) ? ASKERS[word] : undefined;
    if (!asker) return [];
    return cheapestForEach(
      this.statements(place + 1).map((clause) => ({
        ...clause,
        value: {
          is: 'question' as const,
          clause: clause.value,
          asks: this.askerOf(word, asker, clause.value),
        },
        cost: clause.cost + askedWhere(word, clause.value.verb.lexeme),
      })),
      MOST_CLAUSES,
    );
  }

  /** "what he wants", "what happened": quid, of the object or the subject. */
  private whatever(place: number): readonly Found<Item>[] {
    const thing: PersonPhrase = { kind: 'person', person: 3, number: 'sg', gender: 'n' };
    const asking = (is: 'subject' | 'object', list: readonly Found<Clause>[]): readonly Found<Item>[] =>
      list.map((clause) => ({
        ...clause,
        value: {
          is: 'question',
          clause: clause.value,
          asks: { lexeme: 'quis_pron', form: 'quid', en: ['what'], is },
        },
      }));
    return cheapestForEach(
      [
        ...asking('subject', this.predicates(place, thing)),
        ...asking('object', this.statements(place, 'object')),
      ],
      MOST_CLAUSES,
    );
  }

  /** "Where are you going" asks whither. */
  askerOf(word: string, [lexeme, form]: readonly [string, string], { verb }: Clause): Asker {
    const going = this.words.lookup.index.byId(verb.lexeme);
    return word === 'where' && going && isGoing(going)
      ? { lexeme: 'quo_conj', form: 'quō', en: [word] }
      : { lexeme, form, en: [word] };
  }

  /** "who sees the king", "whom the king sees", "which she carried". */
  protected override relative(place: number, head: NounPhrase): readonly Found<Relative>[] {
    const word = this.words.at(place);
    if (SPEAKERS.has(word) && !head.pronoun)
      return cheapestForEach(
        this.statements(place, 'object').map((clause) =>
          after<Relative>(clause, { case: 'acc', clause: clause.value }, clause.end, 0.5),
        ),
        4,
      );
    if (word === 'whose') return this.relativeOfOwner(place + 1);
    if (word !== 'who' && word !== 'whom' && word !== 'which' && word !== 'that') return [];
    const { also: _, ...one } = head;
    const gap: PersonPhrase = { kind: 'person', person: 3, number: one.number, gender: one.gender };
    const asSubject =
      word === 'whom'
        ? []
        : this.predicates(place + 1, gap).map((clause) =>
            after<Relative>(clause, { case: 'nom', clause: clause.value }, clause.end, 0.2),
          );
    const asObject = this.statements(place + 1, 'object').map((clause) =>
      after<Relative>(clause, { case: 'acc', clause: clause.value }, clause.end, 0.2),
    );
    return cheapestForEach([...asSubject, ...asObject], 4);
  }

  /** "whose son died", "whose horse I bought". */
  private relativeOfOwner(place: number): readonly Found<Relative>[] {
    const things = this.core(place).filter(
      ({ value }) => !value.determiner && value.article === 'none' && !value.pronoun,
    );
    return things.flatMap((thing) => {
      const owned: NounPhrase = { ...thing.value, article: 'the' };
      const cost = -this.bareness(thing.value);
      const asSubject = this.predicates(thing.end, owned).map((clause) =>
        after<Relative>(
          thing,
          { case: 'gen', clause: clause.value, whose: 'subject' },
          clause.end,
          clause.cost + cost,
          clause.confidence,
        ),
      );
      const asObject = this.statements(thing.end, 'object').map((clause) =>
        after<Relative>(
          thing,
          {
            case: 'gen',
            clause: {
              ...clause.value,
              args: [{ role: 'object', case: 'acc', phrase: owned }, ...clause.value.args],
            },
            whose: 'object',
          },
          clause.end,
          clause.cost + cost,
          clause.confidence,
        ),
      );
      return cheapestForEach([...asSubject, ...asObject], 4);
    });
  }
}
