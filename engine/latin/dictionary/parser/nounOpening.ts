// What stands before an English noun: article, possessive, number, adjectives; and pronouns, which stand for the whole.
// Invariant: every word read is accounted for in what is handed on.
import type { GrammaticalNumber } from '../../features.ts';
import type { Adjective, Determiner, NounPhrase } from '../../sentences/tree.ts';
import { ANTECEDENTS, DETERMINERS, PRONOUNS, SINGULAR_PRONOUNS } from './englishPronouns.ts';
import type { Found } from './found.ts';
import type { Words } from './words.ts';
import { after, found } from './found.ts';
import { latinNumber, numberAt, ordinalPair } from './numerals.ts';

/** What is read before the noun. */
export type Opening = {
  readonly article: NounPhrase['article'];
  readonly determiner?: Determiner;
  readonly number?: GrammaticalNumber;
  /** How many thousands, when the noun is to stand in the genitive: duo mīlia mīlitum. */
  readonly thousands?: readonly string[];
};

/** One adjective or two, with the English of both. */
export type Adjectives = {
  readonly adjective?: Adjective;
  readonly second?: Adjective;
  readonly both?: string;
};

/** Older and younger people are greater and smaller by birth. */
export const BORN: Readonly<Record<string, string | undefined>> = { old: 'magnus_adj', young: 'parvus_adj' };

/** Reads what comes before nouns. */
export abstract class NounOpening {
  protected readonly words: Words;

  constructor(words: Words) {
    this.words = words;
  }

  protected pronouns(place: number): readonly Found<NounPhrase>[] {
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
    const several = ['no one', 'them all', 'all of them'].find((words) => this.words.says(place, words));
    const word = several ?? this.words.at(place);
    const rows = Object.hasOwn(PRONOUNS, word) ? (PRONOUNS[word] ?? []) : [];
    return rows.map(({ lexeme, number, gender, cost = 0 }) =>
      found<NounPhrase>(
        {
          kind: 'noun',
          lexeme,
          en: word,
          number,
          gender,
          count: SINGULAR_PRONOUNS.has(word) ? 'sg' : number,
          article: 'none',
          pronoun: [word],
        },
        place + word.split(' ').length,
        cost,
      ),
    );
  }

  private numbers(place: number): readonly Found<Opening>[] {
    const isThe = this.words.at(place) === 'the';
    const start = isThe ? place + 1 : place;
    const pair = ordinalPair(this.words.lookup.index, this.words.tokens, start);
    if (pair) {
      const [tens, unit] = pair.ids;
      return [
        found(
          {
            article: isThe ? 'the' : 'none',
            determiner: { lexeme: tens, more: [unit], en: [this.words.text(start, pair.end)] },
            number: 'sg',
          },
          pair.end,
        ),
      ];
    }
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
    const determiner: Determiner = {
      lexeme: isThousands ? 'mille_num' : lexeme,
      en,
      ...(more.length > 0 && !isThousands ? { more } : {}),
    };
    return [
      found(
        {
          article,
          determiner,
          number: value === 1 ? 'sg' : 'pl',
          ...(isThousands ? { thousands: ids } : {}),
        },
        end,
      ),
    ];
  }

  protected openings(place: number): readonly Found<Opening>[] {
    const list: Found<Opening>[] = [];
    const word = this.words.at(place);
    if (word === 'the' || word === 'a') list.push(found({ article: word }, place + 1));
    else list.push(found({ article: 'none' }, place));
    for (let length = 4; length > 0; length -= 1) {
      const key = this.words.tokens.slice(place, place + length).join(' ');
      const rows = Object.hasOwn(DETERMINERS, key) ? (DETERMINERS[key] ?? []) : [];
      for (const { cost = 0, number, ...determiner } of rows)
        list.push(
          found({ article: 'none', determiner, ...(number ? { number } : {}) }, place + length, cost),
        );
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
  protected described(opening: Found<Opening>): readonly Found<Opening & Adjectives>[] {
    const { determiner, article } = opening.value;
    const isOwned = determiner !== undefined && !this.isNumber(determiner);
    return this.adjectives(opening.end, isOwned).flatMap((first) => {
      const one = after(
        opening,
        { ...opening.value, adjective: first.value },
        first.end,
        first.cost,
        first.confidence,
      );
      const between = this.words.at(first.end);
      const start = between === ',' || between === 'and' ? first.end + 1 : first.end;
      if (between === 'and' && determiner === undefined && article === 'none') return [one];
      const two = this.adjectives(start, false).map((second) =>
        after(
          one,
          {
            ...opening.value,
            adjective: first.value,
            second: second.value,
            both: this.words.text(opening.end, second.end),
          },
          second.end,
          second.cost + 0.3,
          second.confidence,
        ),
      );
      return [one, ...two];
    });
  }

  private isNumber({ lexeme }: Determiner): boolean {
    return this.words.lookup.index.byId(lexeme)?.pos === 'num';
  }
}
