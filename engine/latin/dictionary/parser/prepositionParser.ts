// English prepositions with their nouns, each with every way that Latin has of saying it; those before what is asked as well.
// Invariant: what the table of prepositions does not hold is read by the lexicon.
import type { Stock } from '../../sentences/stock.ts';
import type { Argument, NounPhrase } from '../../sentences/tree.ts';
import type { Found } from './found.ts';
import type { Words } from './words.ts';
import { found } from './found.ts';
import type { Item } from './items.ts';
import { awayForm } from '../phraseLatin.ts';
import {
  isTabledPreposition,
  LONGEST_PREPOSITION,
  prepositional,
  prepositionalByLexicon,
} from './prepositions.ts';
import { TimeParser } from './timeParser.ts';

export abstract class PrepositionParser extends TimeParser {
  protected readonly stock: Stock;

  constructor(words: Words, stock: Stock) {
    super(words);
    this.stock = stock;
  }

  /** A preposition with its noun, and every way Latin says it. */
  prepositions(place: number): readonly Found<Item>[] {
    const list: Found<Item>[] = [];
    list.push(...this.home(place), ...this.times(place), ...this.ago(place));
    for (let end = Math.min(place + LONGEST_PREPOSITION, this.words.tokens.length); end > place; end -= 1) {
      const english = this.words.tokens.slice(place, end).join(' ');
      const isTabled = isTabledPreposition(english);
      const [reading] = isTabled ? [] : this.words.readings(place, 'prep').filter((one) => one.end === end);
      if ((!isTabled && !reading) || english === 'more than') continue;
      for (const phrase of this.nounPhrases(end)) {
        const lexeme = this.nounOf(phrase.value);
        if (!lexeme) continue;
        const behind = { lexeme, isLiving: this.isLiving(phrase.value) };
        const ways = reading
          ? [
              {
                argument: prepositionalByLexicon(english, phrase.value, reading.lexeme, reading.note),
                cost: reading.cost,
              },
            ]
          : prepositional(english, phrase.value, behind);
        const isVerb =
          english === 'to' &&
          phrase.value.article === 'none' &&
          !phrase.value.determiner &&
          !phrase.value.pronoun &&
          this.words.readings(end, 'verb').some(({ form }) => form === 'base');
        if (isVerb) continue;
        const spelt = ways.map((way) => ({ ...way, argument: this.spelt(way.argument) }));
        if (spelt.length > 0)
          list.push(
            found<Item>(
              { is: 'preposition', english, ways: spelt },
              phrase.end,
              phrase.cost - (end - place - 1) * 0.2,
              phrase.confidence *
                (reading?.confidence ?? 1) *
                (ways[0] && 'sure' in ways[0] ? (ways[0].sure ?? 1) : 1),
            ),
          );
      }
    }
    return list;
  }

  /** "With whom", "about what", "in which city": a preposition before what is asked. */
  askedBehind(): readonly Found<Item>[] {
    const [english, word] = [this.words.at(0), this.words.at(1)];
    const isPerson = word === 'whom';
    const ofThing = isPerson
      ? []
      : this.prepositions(0).filter(
          ({ value }) =>
            value.is === 'preposition' &&
            value.ways.some(({ argument }) =>
              /^(?:qui|quis|quot|qualis)_/.test(argument.phrase.determiner?.lexeme ?? ''),
            ),
        );
    const lexeme = this.words.lookup.index.byId('quis_pron');
    if (ofThing.length > 0 || !(isPerson || word === 'what')) return ofThing;
    if (!lexeme || !isTabledPreposition(english)) return [];
    const phrase: NounPhrase = {
      kind: 'noun',
      lexeme: lexeme.id,
      en: word,
      number: 'sg',
      count: 'sg',
      gender: isPerson ? 'm' : 'n',
      article: 'none',
      pronoun: [word],
    };
    const given: Argument = { role: 'indirect', case: 'dat', phrase };
    const ways = prepositional(english, phrase, { lexeme, isLiving: isPerson }).filter(
      ({ argument }) => isPerson || argument.preposition,
    );
    const kept =
      english === 'to' && isPerson
        ? [{ argument: given, cost: 0 }, ...ways.map((way) => ({ ...way, cost: way.cost + 0.5 }))]
        : ways;
    return kept.length === 0
      ? []
      : [
          found<Item>(
            {
              is: 'preposition',
              english,
              ways: kept.map((way) => ({ ...way, argument: this.spelt(way.argument) })),
            },
            2,
          ),
        ];
  }

  private spelt(argument: Argument): Argument {
    const { preposition, phrase } = argument;
    return preposition?.lexeme === 'a_prep'
      ? { ...argument, preposition: { ...preposition, form: awayForm(this.stock, phrase) } }
      : argument;
  }
}
