// English noun phrases read into the tree of the sentence: owners, "of", names, participles and clauses behind the noun, "and".
// Invariant: every word read is accounted for in the phrase; what the tree cannot hold is not read.
import type { Joiner, NounPhrase, Relative } from '../../sentences/tree.ts';
import type { Found } from './found.ts';
import { after, cheapestForEach } from './found.ts';
import { MOST_PHRASES, NounCore, withMore } from './nounCore.ts';

/** What a name can stand beside in the same case: the city of Rome, the month of May. */
const NAMED = /^(?:city|town|island|month|river|mountain|village|harbour)$/;

type Pair = { readonly first: string; readonly second: string; readonly by: Joiner; readonly cost?: number };

/** Conjunctions in two parts. */
const PAIRS: readonly Pair[] = [
  { first: 'both', second: 'and', by: 'et' },
  { first: 'either', second: 'or', by: 'aut' },
  { first: 'neither', second: 'nor', by: 'neque' },
  { first: 'not only', second: 'but also', by: 'sed' },
];

/** "A kingdom of stone and silver": what is joined may belong to what stands behind "of"; the article tells which, or nobody knows. */
const ofBoth = (pair: Found<NounPhrase>): readonly Found<NounPhrase>[] => {
  const { genitive, also, article } = pair.value;
  if (!genitive || !also || genitive.also || genitive.pronoun || also.phrase.pronoun) return [pair];
  const { also: _, ...head } = pair.value;
  const inner = { ...pair, value: { ...head, genitive: { ...genitive, also } } };
  const second = also.phrase.article;
  if (second === genitive.article && second !== article) return [inner];
  if (second === article && second !== genitive.article) return [pair];
  return [
    { ...inner, confidence: inner.confidence * EITHER },
    { ...pair, cost: pair.cost + 0.2, confidence: pair.confidence * EITHER },
  ];
};

/** What is left where two readings are as good. */
const EITHER = 0.6;

/** Reads noun phrases; relative clauses are left to whoever reads clauses. */
export abstract class NounParser extends NounCore {
  private readonly nouns = new Map<number, readonly Found<NounPhrase>[]>();

  /** A relative clause that begins here, about this noun. */
  protected abstract relative(place: number, head: NounPhrase): readonly Found<Relative>[];

  /** The owner in front: "the king's daughter". */
  private possessed(owner: Found<NounPhrase>): readonly Found<NounPhrase>[] {
    if (this.words.at(owner.end) !== "'s") return [owner];
    return this.core(owner.end + 1).flatMap((thing) =>
      thing.value.determiner || thing.value.article !== 'none' || thing.value.pronoun
        ? []
        : this.possessed(
            after(
              owner,
              { ...thing.value, article: 'the' as const, genitive: owner.value },
              thing.end,
              thing.cost - this.bareness(thing.value),
              thing.confidence,
            ),
          ),
    );
  }

  private withOf(head: Found<NounPhrase>): readonly Found<NounPhrase>[] {
    if (this.words.at(head.end) !== 'of' || head.value.genitive || head.value.pronoun || head.value.place)
      return [head];
    const owners = this.single(head.end + 1).map((owner) =>
      after(
        head,
        this.isNameOf(head.value, owner.value)
          ? this.named(head.value, owner.value)
          : withMore(head.value, { genitive: owner.value }),
        owner.end,
        owner.cost,
        owner.confidence,
      ),
    );
    return [...owners, head];
  }

  private isNameOf({ en }: NounPhrase, name: NounPhrase): boolean {
    const isName = this.nounOf(name)?.flags.includes('proper') ?? false;
    return (
      NAMED.test(en) && isName && !name.determiner && !name.adjective && !name.also && !this.isLiving(name)
    );
  }

  private named(head: NounPhrase, name: NounPhrase): NounPhrase {
    return { ...head, name, asEnglish: { ...head, genitive: name } };
  }

  /** "the town captured by the soldiers", "the boy running": a participle behind the noun. */
  private withParticiple(head: Found<NounPhrase>): readonly Found<NounPhrase>[] {
    if (head.value.pronoun || head.value.participle || head.value.genitive) return [head];
    const participles = this.words
      .best(head.end, 'verb')
      .flatMap(({ lexeme, gloss, form, end, cost, confidence }): readonly Found<NounPhrase>[] => {
        if (form !== 'part' && form !== 'ing') return [];
        const verb = { lexeme: lexeme.id, en: gloss, stative: false };
        if (form === 'ing')
          return [
            after(
              head,
              { ...head.value, participle: { verb, tense: 'pres' } as const },
              end,
              cost + 0.4,
              confidence,
            ),
          ];
        if (this.words.at(end) !== 'by') return [];
        return this.nounPhrases(end + 1)
          .filter(({ value }) => this.isLiving(value))
          .map((agent) =>
            after(
              head,
              { ...head.value, participle: { verb, tense: 'perf', agent: agent.value } as const },
              agent.end,
              cost + agent.cost + 0.1,
              confidence * agent.confidence,
            ),
          );
      });
    return [...participles, head];
  }

  /** "Marcus, the consul,": a name with what its bearer is. */
  private withApposition(head: Found<NounPhrase>): readonly Found<NounPhrase>[] {
    if (!/^[A-Z]/.test(head.value.en) || head.value.pronoun || this.words.at(head.end) !== ',') return [head];
    const beside = this.core(head.end + 1)
      .filter(
        ({ value }) =>
          (value.article === 'the' || value.determiner !== undefined) &&
          value.count === head.value.count &&
          (value.gender === head.value.gender || !this.isLiving(value)),
      )
      .map(({ value, end, cost, confidence }) => {
        const closed = this.words.at(end) === ',' ? end + 1 : end;
        return after(head, { ...head.value, apposition: value }, closed, cost, confidence);
      });
    return [...beside, head];
  }

  /** "Julius Caesar": a name behind a name. */
  private withName(head: Found<NounPhrase>): readonly Found<NounPhrase>[] {
    const isName = (phrase: NounPhrase): boolean =>
      /^[A-Z]/.test(phrase.en) &&
      !phrase.pronoun &&
      phrase.article === 'none' &&
      this.isLiving(phrase) &&
      (this.nounOf(phrase)?.flags.includes('proper') ?? false);
    const isTitle =
      head.value.article === 'none' &&
      !head.value.pronoun &&
      head.value.count === 'sg' &&
      (this.nounOf(head.value)?.tags.some((tag) => tag === 'role' || tag === 'politics') ?? false) &&
      this.isLiving(head.value);
    if (!(isName(head.value) || isTitle) || head.value.determiner || head.value.adjective) return [head];
    const names = this.core(head.end).filter(
      ({ value }) =>
        isName(value) &&
        !value.determiner &&
        value.count === head.value.count &&
        value.gender === head.value.gender,
    );
    return [
      ...names.map((name) =>
        after(
          head,
          {
            ...head.value,
            name: name.value,
            asEnglish: { ...head.value, en: `${head.value.en} ${name.value.en}` },
          },
          name.end,
          name.cost,
          name.confidence,
        ),
      ),
      head,
    ];
  }

  private withRelative(head: Found<NounPhrase>): readonly Found<NounPhrase>[] {
    if (head.value.pronoun && !head.value.asEnglish && !/^(?:is|omnis|nemo)_/.test(head.value.lexeme))
      return [head];
    const clauses = this.relative(head.end, head.value).map((clause) =>
      after(
        head,
        withMore(head.value, { relative: clause.value }),
        clause.end,
        clause.cost,
        clause.confidence,
      ),
    );
    return [...clauses, head];
  }

  /** One noun with all that belongs to it. */
  private single(place: number): readonly Found<NounPhrase>[] {
    return this.core(place)
      .flatMap((core) => this.withName(core))
      .flatMap((core) => this.possessed(core))
      .flatMap((owned) => this.withOf(owned))
      .flatMap((phrase) => this.withApposition(phrase))
      .flatMap((phrase) => this.withParticiple(phrase))
      .flatMap((phrase) => this.withRelative(phrase));
  }

  private joined(first: Found<NounPhrase>): readonly Found<NounPhrase>[] {
    const word = this.words.at(first.end);
    if (word !== 'and' && word !== 'or') return [first];
    const by = word === 'and' ? 'et' : 'aut';
    const pairs = this.nounPhrases(first.end + 1).map((second) =>
      after(
        first,
        { ...first.value, also: { by, phrase: second.value } } satisfies NounPhrase,
        second.end,
        second.cost,
        second.confidence,
      ),
    );
    return [...pairs.flatMap((pair) => ofBoth(pair)), first];
  }

  /** "both the king and the queen", "neither bread nor wine". */
  private paired(place: number): readonly Found<NounPhrase>[] {
    const pair = PAIRS.find(({ first }) => this.words.says(place, first));
    if (!pair) return [];
    const length = (text: string): number => text.split(' ').length;
    return this.single(place + length(pair.first)).flatMap((one) =>
      this.words.says(one.end, pair.second)
        ? this.single(one.end + length(pair.second)).map((other) =>
            after<NounPhrase>(
              one,
              { ...one.value, also: { by: pair.by, both: true, phrase: other.value } },
              other.end,
              other.cost,
              other.confidence,
            ),
          )
        : [],
    );
  }

  /** Every way to read a noun phrase from here, likeliest first. */
  nounPhrases(place: number): readonly Found<NounPhrase>[] {
    const known = this.nouns.get(place);
    if (known) return known;
    this.nouns.set(place, []);
    const list = cheapestForEach(
      [...this.single(place).flatMap((phrase) => this.joined(phrase)), ...this.paired(place)],
      MOST_PHRASES,
    );
    this.nouns.set(place, list);
    return list;
  }
}
