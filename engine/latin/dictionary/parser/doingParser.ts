// A deed as the subject of what is said: "it is good to learn", "to err is human", "seeing is believing".
// Invariant: the deed is an infinitive in Latin, whatever English makes of it.
import type {
  Argument,
  Clause,
  NounPhrase,
  PersonPhrase,
  Phrase,
  Predicate,
  VerbChoice,
} from '../../sentences/tree.ts';
import type { Base } from './beingParser.ts';
import type { Found } from './found.ts';
import { after } from './found.ts';
import type { Government } from './government.ts';
import { ItemParser } from './itemParser.ts';
import type { Gap, Item } from './items.ts';
import { isPreterite } from './transitivity.ts';
import type { VerbGroup } from './verbParser.ts';

export const BE: VerbChoice = { lexeme: 'sum_v', en: 'be', stative: true };

/** Nobody and nothing: the subject of what is good to do. */
const IT: PersonPhrase = { kind: 'person', person: 3, number: 'sg', gender: 'n' };

export abstract class DoingParser extends ItemParser {
  protected abstract argumentsOf(
    items: readonly Item[],
    government: Government,
    voice: Clause['voice'],
    subject: Phrase,
    gap: Gap | undefined,
  ): readonly { readonly args: readonly Argument[]; readonly cost: number }[];

  /** The infinitive that a verb governs, said of the same subject. */
  protected infinitiveOf(
    item: Extract<Item, { is: 'infinitive' }>,
    subject: Phrase,
  ): readonly Found<Clause>[] {
    return this.assemble(subject, item.group, item.items, item.group.end, undefined).map((clause) => ({
      ...clause,
      value: {
        ...clause.value,
        mood: 'inf',
        tense: item.group.value.reading && isPreterite(item.group.value.reading) ? 'perf' : 'pres',
      },
    }));
  }

  /** "It is easy to learn": facile est discere. */
  protected impersonal(
    base: Base,
    predicate: Predicate,
    infinitive: Extract<Item, { is: 'infinitive' }>,
    group: Found<VerbGroup>,
    end: number,
  ): readonly Found<Clause>[] {
    const { subject } = base;
    if (subject.kind !== 'person' || subject.gender !== 'n' || infinitive.isNegated || predicate.than)
      return [];
    return this.infinitiveOf(infinitive, IT).map((inner) => {
      const english: Clause = {
        ...base,
        verb: BE,
        args: [],
        predicate,
        complement: { kind: 'object infinitive', clause: inner.value },
      };
      const clause: Clause = {
        ...english,
        complement: { kind: 'infinitive', clause: inner.value },
        asEnglish: [english],
      };
      return after(group, clause, end, inner.cost - infinitive.group.cost - 0.3, inner.confidence);
    });
  }

  /** "To err is human", "fighting is not easy": an infinitive for a subject. */
  protected doings(place: number): readonly Found<Clause>[] {
    const isTo = this.words.at(place) === 'to';
    const rows = isTo ? this.infinitives(place + 1) : this.gerunds(place);
    return rows.flatMap((row) => {
      const { value: item } = row;
      if (item.is !== 'infinitive' || item.isNegated) return [];
      const said: NounPhrase = {
        kind: 'noun',
        lexeme: 'res_n',
        en: '',
        number: 'sg',
        count: 'sg',
        gender: 'n',
        article: 'none',
        pronoun: [this.words.text(place, row.end)],
      };
      return this.infinitiveOf(item, IT).flatMap((inner) =>
        this.predicates(row.end, said).flatMap((clause) => {
          const { verb, predicate, noun, complement, args, background } = clause.value;
          if (
            verb.lexeme !== 'sum_v' ||
            (!predicate && !noun) ||
            complement ||
            background ||
            args.length > 0 ||
            predicate?.than
          )
            return [];
          const whole: Clause = {
            ...clause.value,
            subject: IT,
            complement: { kind: 'infinitive', clause: inner.value },
            asEnglish: [clause.value],
          };
          return [after(clause, whole, clause.end, row.cost + inner.cost, row.confidence * inner.confidence)];
        }),
      );
    });
  }

  /** "fighting", "seeing the king". */
  private gerunds(place: number): readonly Found<Item>[] {
    return this.words
      .readings(place, 'verb')
      .filter(({ form }) => form === 'ing')
      .flatMap((reading) => {
        const group: Found<VerbGroup> = {
          value: { kind: 'verb', reading, tense: 'pres', voice: 'act', isNegated: false },
          end: reading.end,
          cost: reading.cost,
          confidence: reading.confidence,
        };
        return this.items(reading.end).map((items) =>
          after<Item>(
            items,
            { is: 'infinitive', group, items: items.value, isNegated: false },
            items.end,
            reading.cost,
            reading.confidence,
          ),
        );
      });
  }
}
