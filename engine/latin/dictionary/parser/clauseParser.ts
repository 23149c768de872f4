// English clauses read into trees: statements with what stands before their subject, exhortations, commands.
// Invariant: a clause takes every word between its ends.
import type { Clause, PersonPhrase, Phrase } from '../../sentences/tree.ts';
import { AssemblyParser } from './assemblyParser.ts';
import { OBJECTIVE } from './englishPronouns.ts';
import type { Found } from './found.ts';
import { after } from './found.ts';
import type { Gap, Item } from './items.ts';

export class ClauseParser extends AssemblyParser {
  /** Verb and what follows it, for a subject already read; to any end. */
  predicates(place: number, subject: Phrase, gap?: Gap): readonly Found<Clause>[] {
    const list = this.verbGroups(place).flatMap((group) => {
      const rows =
        group.value.kind === 'modal'
          ? this.infinitives(group.end).map((item) => ({ ...item, value: [item.value] }))
          : this.items(group.end);
      return rows.flatMap((row) =>
        this.assemble(subject, group, row.value, row.end, gap).map((clause) => ({
          ...clause,
          cost: clause.cost + row.cost,
          confidence: clause.confidence * row.confidence,
        })),
      );
    });
    return list;
  }

  /** A whole statement from here: an adverb or prepositional phrase may go before the subject. */
  statements(place: number, gap?: Gap): readonly Found<Clause>[] {
    const plain = this.subjects(place).flatMap((subject) => [
      ...this.predicates(subject.end, subject.value, gap).map((clause) =>
        after(subject, clause.value, clause.end, clause.cost, clause.confidence),
      ),
      ...this.aside(subject, gap),
    ]);
    const openers: readonly Found<Item>[] = [
      ...this.adverbs(place).map((adverb) => ({
        ...adverb,
        value: { is: 'adverb' as const, adverb: adverb.value },
      })),
      ...this.prepositions(place),
    ];
    const fronted = openers.flatMap((opener) => {
      const next = this.words.at(opener.end) === ',' ? opener.end + 1 : opener.end;
      return this.subjects(next).flatMap((subject) =>
        this.predicates(subject.end, subject.value, gap).flatMap((clause) => this.fronted(opener, clause)),
      );
    });
    return [...plain, ...fronted, ...(gap ? [] : this.doings(place))];
  }

  /** "The man in the garden sees the king": what stands between subject and verb belongs to the whole. */
  private aside(subject: Found<Phrase>, gap: Gap | undefined): readonly Found<Clause>[] {
    if (subject.value.kind !== 'noun' || subject.value.pronoun) return [];
    return this.prepositions(subject.end).flatMap((item) =>
      this.predicates(item.end, subject.value, gap).flatMap((clause) =>
        this.fronted(
          item,
          after(subject, clause.value, clause.end, clause.cost + 0.2, clause.confidence * 0.95),
        ),
      ),
    );
  }

  private fronted(opener: Found<Item>, clause: Found<Clause>): readonly Found<Clause>[] {
    const { value } = opener;
    if (value.is === 'adverb')
      return clause.value.adverb
        ? []
        : [
            after(
              opener,
              { ...clause.value, adverb: value.adverb },
              clause.end,
              clause.cost,
              clause.confidence,
            ),
          ];
    if (value.is !== 'preposition') return [];
    return value.ways
      .filter(({ argument }) => clause.value.voice === 'pass' || argument.role !== 'agent')
      .map(({ argument, cost }) =>
        after(
          opener,
          { ...clause.value, args: [...clause.value.args, argument] },
          clause.end,
          clause.cost + cost,
          clause.confidence,
        ),
      );
  }

  /** "Let us go", "let him come", "may the boys come": whoever it is, in the subjunctive. */
  exhortations(place: number): readonly Found<Clause>[] {
    const word = this.words.at(place);
    const isMay = this.words.at(place - 1) === 'may';
    const person = !isMay && Object.hasOwn(OBJECTIVE, word) ? OBJECTIVE[word] : undefined;
    const who: readonly Found<Phrase>[] = person
      ? [
          { value: { kind: 'person', ...person }, end: place + 1, cost: 0, confidence: 1 },
          ...(word === 'her'
            ? this.subjects(place).filter(({ value }) => value.kind === 'noun' && !value.pronoun)
            : []),
        ]
      : this.subjects(place).filter(({ value }) => isMay || (value.kind === 'noun' && !value.pronoun));
    return who.flatMap((subject) => {
      const isNegated = /^(?:not|never)$/.test(this.words.at(subject.end));
      const start = subject.end + (isNegated ? 1 : 0);
      const openings = [
        { end: start, adverb: undefined },
        ...this.adverbs(start).map(({ end, value }) => ({ end, adverb: value })),
      ];
      return openings.flatMap(({ end, adverb }) =>
        this.bases(end).flatMap((group) =>
          this.items(group.end).flatMap((row) =>
            this.assemble(
              subject.value,
              adverb ? { ...group, value: { ...group.value, adverb } } : group,
              row.value,
              row.end,
              undefined,
            ).map((clause) =>
              after(
                subject,
                { ...clause.value, mood: 'subj' as const, isNegated },
                row.end,
                row.cost + clause.cost,
                row.confidence * clause.confidence,
              ),
            ),
          ),
        ),
      );
    });
  }

  /** Commands: a verb in its base form and what follows. */
  commands(place: number, number: 'sg' | 'pl', isNegated: boolean): readonly Found<Clause>[] {
    const subject: PersonPhrase = { kind: 'person', person: 2, number, gender: 'm' };
    return this.bases(place).flatMap((group) =>
      this.items(group.end).flatMap((row) =>
        this.assemble(subject, group, row.value, row.end, undefined).map((clause) =>
          after(
            row,
            { ...clause.value, mood: 'imp' as const, isNegated },
            row.end,
            clause.cost,
            clause.confidence,
          ),
        ),
      ),
    );
  }
}
