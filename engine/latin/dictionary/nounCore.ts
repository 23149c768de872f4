// The core of an English noun phrase: article, possessive, number, adjectives, noun; pronouns; parts of a whole.
// Invariant: every word read is accounted for in the phrase; what the tree cannot hold is not read.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { GrammaticalNumber } from '../features.ts';
import { isAbstract, isMass, isPlural, pluralOf } from '../sentences/englishNouns.ts';
import { hasPlural, hasSingular } from '../sentences/stock.ts';
import type { Adjective, Argument, Determiner, NounPhrase } from '../sentences/tree.ts';
import { ANTECEDENTS, DETERMINERS, PARTS, PRONOUNS, SINGULAR_PRONOUNS } from './englishPronouns.ts';
import type { Found, Reading, Words } from './found.ts';
import { after, cheapestForEach, found } from './found.ts';
import { latinNumber, numberAt } from './numerals.ts';

const GENDERS = { m: 'm', f: 'f', n: 'n', c: 'm' } as const;

/** What is read before the noun. */
type Opening = {
  readonly article: NounPhrase['article'];
  readonly determiner?: Determiner;
  readonly number?: GrammaticalNumber;
  /** How many thousands, when the noun is to stand in the genitive: duo mīlia mīlitum. */
  readonly thousands?: readonly string[];
};

/** One adjective or two, with the English of both. */
type Adjectives = { readonly adjective?: Adjective; readonly second?: Adjective; readonly both?: string };

/** Most readings of one phrase that are pursued. */
export const MOST_PHRASES = 8;

/** A phrase with more to it, in Latin and in English. */
export const withMore = (phrase: NounPhrase, more: Partial<NounPhrase>): NounPhrase => ({
  ...phrase,
  ...more,
  ...(phrase.asEnglish ? { asEnglish: { ...phrase.asEnglish, ...more } } : {}),
});

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

/** Reads nouns with what stands before them. */
export abstract class NounCore {
  protected readonly words: Words;

  constructor(words: Words) {
    this.words = words;
  }

  /** Every way to read a noun phrase from here, likeliest first. */
  abstract nounPhrases(place: number): readonly Found<NounPhrase>[];

  /** English that stands for a whole phrase, word for word. */
  protected verbatim(phrase: NounPhrase, start: number, end: number): NounPhrase {
    const { genitive: _, isPart: __, place: ___, adjective: ____, determiner: _____, asEnglish: ______, ...plain } = phrase;
    return { ...plain, article: 'none', pronoun: [this.words.text(start, end)] };
  } // prettier-ignore

  private pronouns(place: number): readonly Found<NounPhrase>[] {
    const antecedent = this.words.at(place + 1) === 'who' ? ANTECEDENTS[this.words.at(place)] : undefined;
    if (antecedent) {
      const en = this.words.at(place);
      return [
        found<NounPhrase>(
          {
            kind: 'noun',
            lexeme: 'is_pron',
            en,
            ...antecedent,
            count: antecedent.number,
            article: 'none',
            pronoun: [en],
          },
          place + 1,
        ),
      ];
    }
    const isTwo = this.words.says(place, 'no one');
    const word = isTwo ? 'no one' : this.words.at(place);
    const rows = Object.hasOwn(PRONOUNS, word) ? (PRONOUNS[word] ?? []) : [];
    return rows.map(({ lexeme, number, gender, cost = 0 }) =>
      found<NounPhrase>(
        {
          kind: 'noun', lexeme, en: word, number, gender, count: SINGULAR_PRONOUNS.has(word) ? 'sg' : number,
          article: 'none', pronoun: [word],
        },
        place + (isTwo ? 2 : 1),
        cost,
      ),
    ); // prettier-ignore
  }

  private numbers(place: number): readonly Found<Opening>[] {
    const isThe = this.words.at(place) === 'the';
    const start = isThe ? place + 1 : place;
    const read = numberAt(this.words.tokens, start);
    if (!read) return [];
    const { value, end } = read;
    const article = isThe ? 'the' : 'none';
    const en = [this.words.text(start, end)];
    const { index } = this.words.lookup;
    const isThousands = value > 1000 && value % 1000 === 0;
    const ids = latinNumber(index, isThousands ? value / 1000 : value);
    const [lexeme, ...more] = ids ?? [];
    if (!ids || lexeme === undefined) return [];
    const determiner: Determiner = { lexeme: isThousands ? 'mille_num' : lexeme, en, ...(more.length > 0 && !isThousands ? { more } : {}) };
    return [found({ article, determiner, number: value === 1 ? 'sg' : 'pl', ...(isThousands ? { thousands: ids } : {}) }, end)];
  } // prettier-ignore

  private openings(place: number): readonly Found<Opening>[] {
    const list: Found<Opening>[] = [];
    const word = this.words.at(place);
    if (word === 'the' || word === 'a') list.push(found({ article: word }, place + 1));
    else list.push(found({ article: 'none' }, place));
    for (let length = 4; length > 0; length -= 1) {
      const key = this.words.tokens.slice(place, place + length).join(' ');
      const rows = Object.hasOwn(DETERMINERS, key) ? (DETERMINERS[key] ?? []) : [];
      for (const { cost = 0, number, ...determiner } of rows)
        list.push(found({ article: 'none', determiner, ...(number ? { number } : {}) }, place + length, cost)); // prettier-ignore
    }
    return [...list, ...this.numbers(place)];
  }

  /** Adjectives, ordinals and (after a possessive) numbers before the noun. */
  protected adjectives(place: number, isOwned: boolean): readonly Found<Adjective>[] {
    if (this.words.readings(place, 'prep').length > 0) return [];
    const isDeterminer = !isOwned && Object.hasOwn(DETERMINERS, this.words.at(place));
    return this.words
      .best(place, 'adj', 'num')
      .filter(
        ({ form, lexeme, end }) =>
          form !== 'ly' &&
          !(isDeterminer && end === place + 1) &&
          lexeme.kind !== 'possessive' &&
          (isOwned || lexeme.numeral?.kind !== 'cardinal'),
      )
      .map(({ lexeme, gloss, form, end, cost, confidence }) => {
        const degree = form === 'comp' || form === 'sup' ? form : 'pos';
        return found({ lexeme: lexeme.id, en: gloss, degree }, end, cost, confidence);
      });
  }

  /** One adjective or two: "big black", "brave and noble". */
  private described(opening: Found<Opening>): readonly Found<Opening & Adjectives>[] {
    const { determiner, article } = opening.value;
    const isOwned = determiner !== undefined && !this.isNumber(determiner);
    return this.adjectives(opening.end, isOwned).flatMap((first) => {
      const one = after(opening, { ...opening.value, adjective: first.value }, first.end, first.cost, first.confidence);
      const between = this.words.at(first.end);
      const start = between === ',' || between === 'and' ? first.end + 1 : first.end;
      if (between === 'and' && determiner === undefined && article === 'none') return [one];
      const two = this.adjectives(start, false).map((second) =>
        after(one, { ...opening.value, adjective: first.value, second: second.value, both: this.words.text(opening.end, second.end) }, second.end, second.cost + 0.3, second.confidence),
      );
      return [one, ...two];
    });
  } // prettier-ignore

  private isNumber({ lexeme }: Determiner): boolean {
    return this.words.lookup.index.byId(lexeme)?.pos === 'num';
  }

  private heads(before: Found<Opening & Adjectives>): readonly Found<NounPhrase>[] {
    const { article, determiner, number, adjective, second, both, thousands } = before.value;
    return this.persons(before.end).flatMap((first): Found<NounPhrase>[] => {
      const reading = this.peopleRather(first, before.end);
      const { lexeme, gloss, end, cost, confidence, form } = reading;
      const isSame = form === 'base' && number === 'pl' && pluralOf(gloss) === gloss && hasPlural(lexeme);
      const numbers = isSame ? ({ number: 'pl', count: 'pl' } as const) : numbersOf(lexeme, reading);
      if (!numbers || (number !== undefined && number !== numbers.count)) return [];
      const plain: NounPhrase = {
        kind: 'noun', lexeme: lexeme.id, en: gloss, ...numbers, gender: GENDERS[lexeme.gender ?? 'm'], article,
        ...(adjective ? { adjective } : {}),
        ...(determiner ? { determiner } : {}),
      }; // prettier-ignore
      const phrase: NounPhrase = adjective && second && both !== undefined
        ? { ...plain, second, asEnglish: { ...plain, adjective: { ...adjective, en: both, degree: 'pos' } } }
        : plain; // prettier-ignore
      return [after(before, thousands ? this.thousandsOf(thousands, phrase) : phrase, end, cost + this.bareness(phrase), confidence)]; // prettier-ignore
    });
  }

  /** The likeliest nouns, and of persons the other gender too: amīcus and amīca. */
  private persons(place: number): readonly Reading[] {
    const best = this.words.best(place, 'noun');
    const others = best.flatMap(({ lexeme, gloss, form, end, cost }) =>
      lexeme.tags.includes('person')
        ? this.words.readings(place, 'noun').filter((one) => one.end === end && one.form === form && one.gloss === gloss && one.lexeme.gender === 'f' && lexeme.gender === 'm' && one.lexeme.tags.includes('person')).slice(0, 1).map((one) => ({ ...one, cost: Math.max(one.cost, cost + 0.3) }))
        : [],
    );
    return [...best, ...others];
  } // prettier-ignore

  /** "The Gauls" are people before they are several lands. */
  private peopleRather(reading: Reading, place: number): Reading {
    const isLand = ({ lexeme }: Reading): boolean => lexeme.flags.includes('proper') && lexeme.tags.includes('place');
    if (reading.form !== 'plural' || !isLand(reading)) return reading;
    return this.words.readings(place, 'noun').find((other) => other.end === reading.end && !isLand(other)) ?? reading;
  } // prettier-ignore

  /** duo mīlia mīlitum, where English has "two thousand soldiers". */
  private thousandsOf(ids: readonly string[], phrase: NounPhrase): NounPhrase {
    const { determiner, ...counted } = phrase;
    const [lexeme = '', ...more] = ids;
    return {
      kind: 'noun', lexeme: 'milia_num', en: 'thousand', number: 'pl', count: 'pl', gender: 'n', article: phrase.article, pronoun: ['thousands'],
      determiner: { lexeme, en: determiner?.en ?? [], ...(more.length > 0 ? { more } : {}) },
      genitive: { ...counted, article: 'none' }, isPart: true, asEnglish: phrase,
    }; // prettier-ignore
  }

  /** What it costs to leave out the article where English needs one. */
  protected bareness({ article, determiner, count, en }: NounPhrase): number {
    const needs = article === 'none' && !determiner && count === 'sg' && !isMass(en) && !isAbstract(en) && !/^[A-Z]/.test(en);
    return needs ? 0.5 : 0;
  } // prettier-ignore

  /** "the brave": those who are. */
  private people(before: Found<Opening>): readonly Found<NounPhrase>[] {
    const { article, determiner } = before.value;
    const isOnly = determiner?.lexeme === 'solus_adj';
    if (article !== 'the' && !isOnly) return [];
    return this.adjectives(before.end, false).map(({ value, end, cost, confidence }) => {
      const brave: NounPhrase = { kind: 'noun', lexeme: value.lexeme, en: value.en, number: 'pl', count: 'pl', gender: 'm', article: 'none', pronoun: [this.words.text(before.end, end)], degree: value.degree };
      const phrase: NounPhrase = isOnly ? { ...brave, determiner, asEnglish: { ...brave, pronoun: [`only ${brave.pronoun?.[0] ?? ''}`] } } : brave;
      return after<NounPhrase>(before, phrase, end, cost + (isOnly ? 0 : 0.8), confidence);
    });
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

  /** "one of the soldiers", "many of the citizens", "the bravest of all the Gauls". */
  private partitives(place: number): readonly Found<NounPhrase>[] {
    const isThe = this.words.at(place) === 'the';
    const row = Object.hasOwn(PARTS, this.words.at(place)) ? PARTS[this.words.at(place)] : undefined;
    const graded = isThe ? this.adjectives(place + 1, false).filter(({ value }) => value.degree === 'sup' || this.isOrdinal(value.lexeme)) : [];
    const heads = [
      ...(row ? [found({ ...row, degree: 'pos' as const }, place + 1)] : []),
      ...graded.map((one) => ({ ...one, value: { lexeme: one.value.lexeme, degree: one.value.degree, number: 'sg' as const, isOut: false } })),
    ];
    return heads.flatMap((head) => {
      if (this.words.at(head.end) !== 'of') return [];
      return this.nounPhrases(head.end + 1)
        .filter(({ value }) => value.count === 'pl' && !value.also)
        .map((whole) => {
          const { lexeme, number, isOut, degree } = head.value;
          const base: NounPhrase = { kind: 'noun', lexeme, en: '', number, count: number, gender: lexeme === 'nemo_pron' ? 'm' : whole.value.gender, article: 'none', pronoun: [''], degree };
          const place_: Argument = { role: 'source', case: 'abl', preposition: { lexeme: 'ex_prep', form: 'ex', en: ['of'] }, phrase: whole.value };
          const phrase: NounPhrase = { ...base, ...(isOut ? { place: place_ } : { genitive: whole.value, isPart: true }) };
          return after(head, { ...phrase, asEnglish: this.verbatim(phrase, place, whole.end) }, whole.end, whole.cost, whole.confidence);
        });
    });
  } // prettier-ignore

  private isOrdinal(id: string): boolean {
    return this.words.lookup.index.byId(id)?.numeral?.kind === 'ordinal';
  }

  /** A noun with what stands before it. */
  protected core(place: number): readonly Found<NounPhrase>[] {
    const list = this.openings(place).flatMap((opening) => [
      ...this.heads(opening),
      ...this.described(opening).flatMap((described) => this.heads(described)),
      ...this.participles(opening),
      ...this.people(opening),
    ]);
    return cheapestForEach([...list, ...this.partitives(place), ...this.pronouns(place)], MOST_PHRASES);
  }

  /** The lexeme of a phrase's noun, or of what is counted. */
  protected nounOf({ lexeme, genitive }: NounPhrase): Lexeme | undefined {
    return this.words.lookup.index.byId(lexeme === 'milia_num' && genitive ? genitive.lexeme : lexeme);
  }

  /** Whether the noun lives, so that it can be company, doer or receiver. */
  isLiving(phrase: NounPhrase): boolean {
    if (phrase.also && !this.isLiving(phrase.also.phrase)) return false;
    if (phrase.isPart && phrase.genitive) return this.isLiving(phrase.genitive);
    if (phrase.place?.preposition?.lexeme === 'ex_prep') return this.isLiving(phrase.place.phrase);
    if (phrase.pronoun) return phrase.gender !== 'n';
    const tags: readonly string[] = this.nounOf(phrase)?.tags ?? [];
    const has = (...names: readonly string[]): boolean => names.some((name) => tags.includes(name));
    return (
      has('person', 'people', 'animal', 'army', 'god', 'role') ||
      (has('family') && !has('house', 'building', 'place'))
    );
  }
}
