// English noun phrases read into the tree of the sentence: articles, possessives, numbers, adjectives, owners, "of", "and".
// Invariant: every word read is accounted for in the phrase; what the tree cannot hold is not read.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { GrammaticalNumber } from '../features.ts';
import { isAbstract, isMass, isPlural } from '../sentences/englishNouns.ts';
import { hasPlural, hasSingular } from '../sentences/stock.ts';
import type { Adjective, Determiner, NounPhrase, Relative } from '../sentences/tree.ts';
import { DETERMINERS, PRONOUNS, SUBJECT_PRONOUNS } from './englishPronouns.ts';
import type { Found, Reading, Words } from './found.ts';
import { after, cheapestForEach, found } from './found.ts';

const GENDERS = { m: 'm', f: 'f', n: 'n', c: 'm' } as const;

/** What is read before the noun. */
type Opening = {
  readonly article: NounPhrase['article'];
  readonly determiner?: Determiner;
  readonly number?: GrammaticalNumber;
};

/** Most readings of one phrase that are pursued. */
const MOST = 8;

/** The engine's notion of a singular or plural for an English noun reading. */
const numbersOf = (
  lexeme: Lexeme,
  { gloss, form, note }: Reading,
): { readonly number: GrammaticalNumber; readonly count: GrammaticalNumber } | undefined => {
  const isMany = form === 'plural';
  const count: GrammaticalNumber = isMany || isPlural(gloss) ? 'pl' : 'sg';
  if (!hasSingular(lexeme)) return { number: 'pl', count };
  const wanted: GrammaticalNumber = isMany || (note !== undefined && /plural/.test(note)) ? 'pl' : 'sg';
  return wanted === 'pl' && !hasPlural(lexeme) ? undefined : { number: wanted, count };
};

/** Reads noun phrases; relative clauses are left to whoever reads clauses. */
export abstract class NounParser {
  protected readonly words: Words;
  private readonly nouns = new Map<number, readonly Found<NounPhrase>[]>();

  constructor(words: Words) {
    this.words = words;
  }

  /** A relative clause that begins here, about this noun. */
  protected abstract relative(place: number, head: NounPhrase): readonly Found<Relative>[];

  private pronouns(place: number): readonly Found<NounPhrase>[] {
    const isTwo = this.words.says(place, 'no one');
    const word = isTwo ? 'no one' : this.words.at(place);
    const rows = Object.hasOwn(PRONOUNS, word) ? (PRONOUNS[word] ?? []) : [];
    return rows.map(({ lexeme, number, gender, cost = 0 }) =>
      found<NounPhrase>(
        {
          kind: 'noun', lexeme, en: word, number, gender, count: SUBJECT_PRONOUNS.has(word) ? 'sg' : number,
          article: 'none', pronoun: [word],
        },
        place + (isTwo ? 2 : 1),
        cost,
      ),
    ); // prettier-ignore
  }

  private openings(place: number): readonly Found<Opening>[] {
    const list: Found<Opening>[] = [];
    const word = this.words.at(place);
    if (word === 'the' || word === 'a') list.push(found({ article: word }, place + 1));
    else list.push(found({ article: 'none' }, place));
    for (let length = 3; length > 0; length -= 1) {
      const key = this.words.tokens.slice(place, place + length).join(' ');
      for (const { cost = 0, number, ...determiner } of Object.hasOwn(DETERMINERS, key)
        ? (DETERMINERS[key] ?? [])
        : [])
        list.push(
          found({ article: 'none', determiner, ...(number ? { number } : {}) }, place + length, cost),
        );
    }
    const start = word === 'the' ? place + 1 : place;
    for (const { lexeme, gloss, end, cost } of this.words.best(start, 'num'))
      if (lexeme.numeral?.kind === 'cardinal' && lexeme.id !== 'milia_num')
        list.push(
          found(
            {
              article: word === 'the' ? 'the' : 'none',
              determiner: { lexeme: lexeme.id, en: [gloss] },
              number: lexeme.numeral.value === 1 ? 'sg' : 'pl',
            },
            end,
            cost,
          ),
        );
    return list;
  }

  /** Adjectives, ordinals and (after a possessive) numbers before the noun. */
  private adjectives(place: number, isOwned: boolean): readonly Found<Adjective>[] {
    if (this.words.readings(place, 'prep').length > 0) return [];
    return this.words
      .best(place, 'adj', 'num')
      .filter(
        ({ form, lexeme }) =>
          form !== 'ly' && lexeme.kind !== 'possessive' && (isOwned || lexeme.numeral?.kind !== 'cardinal'),
      )
      .map(({ lexeme, gloss, form, end, cost, confidence }) => {
        const degree = form === 'comp' || form === 'sup' ? form : 'pos';
        return found({ lexeme: lexeme.id, en: gloss, degree }, end, cost, confidence);
      });
  }

  private heads(before: Found<Opening>, adjective?: Adjective): readonly Found<NounPhrase>[] {
    const { article, determiner, number } = before.value;
    return this.words.best(before.end, 'noun').flatMap((reading): Found<NounPhrase>[] => {
      const { lexeme, gloss, end, cost, confidence } = reading;
      const numbers = numbersOf(lexeme, reading);
      if (!numbers || (number !== undefined && number !== numbers.count)) return [];
      const phrase: NounPhrase = {
        kind: 'noun', lexeme: lexeme.id, en: gloss, ...numbers, gender: GENDERS[lexeme.gender ?? 'm'], article,
        ...(adjective ? { adjective } : {}),
        ...(determiner ? { determiner } : {}),
      }; // prettier-ignore
      return [after(before, phrase, end, cost + this.bareness(phrase), confidence)];
    });
  }

  /** What it costs to leave out the article where English needs one. */
  private bareness({ article, determiner, count, en }: NounPhrase): number {
    const needs = article === 'none' && !determiner && count === 'sg' && !isMass(en) && !isAbstract(en) && !/^[A-Z]/.test(en);
    return needs ? 0.5 : 0;
  } // prettier-ignore

  /** "the brave": those who are. */
  private people(before: Found<Opening>): readonly Found<NounPhrase>[] {
    if (before.value.article !== 'the') return [];
    return this.adjectives(before.end, false).map(({ value, end, cost, confidence }) =>
      after<NounPhrase>(before, { kind: 'noun', lexeme: value.lexeme, en: value.en, number: 'pl', count: 'pl', gender: 'm', article: 'none', pronoun: [value.en] }, end, cost + 0.8, confidence),
    );
  } // prettier-ignore

  private participles(before: Found<Opening>): readonly Found<NounPhrase>[] {
    return this.words.best(before.end, 'verb').flatMap(({ lexeme, gloss, form, end, cost, confidence }) => {
      if ((form !== 'part' && form !== 'ing') || gloss.includes(' ')) return [];
      const tense = form === 'ing' ? 'pres' : 'perf';
      const verb = { lexeme: lexeme.id, en: gloss, stative: false };
      return this.heads(after(before, before.value, end, cost + 1, confidence)).map((head) => ({
        ...head,
        value: { ...head.value, participle: { verb, tense } as const },
      }));
    });
  }

  /** A noun with what stands before it. */
  private core(place: number): readonly Found<NounPhrase>[] {
    const list = this.openings(place).flatMap((opening) => [
      ...this.heads(opening),
      ...this.adjectives(opening.end, opening.value.determiner !== undefined).flatMap((adjective) =>
        this.heads(
          after(opening, opening.value, adjective.end, adjective.cost, adjective.confidence),
          adjective.value,
        ),
      ),
      ...this.participles(opening),
      ...this.people(opening),
    ]);
    return cheapestForEach([...list, ...this.pronouns(place)], MOST);
  }

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
    if (this.words.at(head.end) !== 'of' || head.value.genitive || head.value.pronoun) return [head];
    const owners = this.single(head.end + 1).map((owner) =>
      after(head, { ...head.value, genitive: owner.value }, owner.end, owner.cost, owner.confidence),
    );
    return [...owners, head];
  }

  /** "the town captured by the soldiers", "the boy running": a participle behind the noun. */
  private withParticiple(head: Found<NounPhrase>): readonly Found<NounPhrase>[] {
    if (head.value.pronoun || head.value.participle || head.value.genitive) return [head];
    const participles = this.words.best(head.end, 'verb').flatMap(({ lexeme, gloss, form, end, cost, confidence }): readonly Found<NounPhrase>[] => {
      if (form !== 'part' && form !== 'ing') return [];
      const verb = { lexeme: lexeme.id, en: gloss, stative: false };
      if (form === 'ing') return [after(head, { ...head.value, participle: { verb, tense: 'pres' } as const }, end, cost + 0.4, confidence)];
      if (this.words.at(end) !== 'by') return [];
      return this.nounPhrases(end + 1)
        .filter(({ value }) => this.isLiving(value))
        .map((agent) => after(head, { ...head.value, participle: { verb, tense: 'perf', agent: agent.value } as const }, agent.end, cost + agent.cost + 0.1, confidence * agent.confidence));
    });
    return [...participles, head];
  } // prettier-ignore

  /** "Marcus, the consul,": a name with what its bearer is. */
  private withApposition(head: Found<NounPhrase>): readonly Found<NounPhrase>[] {
    if (!/^[A-Z]/.test(head.value.en) || head.value.pronoun || this.words.at(head.end) !== ',') return [head];
    const beside = this.core(head.end + 1)
      .filter(
        ({ value }) =>
          (value.article === 'the' || value.determiner !== undefined) && value.count === head.value.count,
      )
      .map(({ value, end, cost, confidence }) => {
        const closed = this.words.at(end) === ',' ? end + 1 : end;
        return after(head, { ...head.value, apposition: value }, closed, cost, confidence);
      });
    return [...beside, head];
  }

  private withRelative(head: Found<NounPhrase>): readonly Found<NounPhrase>[] {
    if (head.value.pronoun) return [head];
    const clauses = this.relative(head.end, head.value).map((clause) =>
      after(head, { ...head.value, relative: clause.value }, clause.end, clause.cost, clause.confidence),
    );
    return [...clauses, head];
  }

  /** One noun with all that belongs to it. */
  private single(place: number): readonly Found<NounPhrase>[] {
    return this.core(place)
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
    return [...pairs, first];
  }

  /** Every way to read a noun phrase from here, likeliest first. */
  nounPhrases(place: number): readonly Found<NounPhrase>[] {
    const known = this.nouns.get(place);
    if (known) return known;
    this.nouns.set(place, []);
    const list = cheapestForEach(
      this.single(place).flatMap((phrase) => this.joined(phrase)),
      MOST,
    );
    this.nouns.set(place, list);
    return list;
  }

  /** The lexeme of a phrase's noun. */
  protected nounOf(phrase: NounPhrase): Lexeme | undefined {
    return this.words.lookup.index.byId(phrase.lexeme);
  }

  /** Whether the noun lives, so that it can be company, doer or receiver. */
  isLiving(phrase: NounPhrase): boolean {
    if (phrase.pronoun) return phrase.gender !== 'n';
    const tags: readonly string[] = this.nounOf(phrase)?.tags ?? [];
    const has = (...names: readonly string[]): boolean => names.some((name) => tags.includes(name));
    return (
      has('person', 'people', 'animal', 'army', 'god', 'role') ||
      (has('family') && !has('house', 'building', 'place'))
    );
  }
}
