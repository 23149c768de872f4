// The second layer of the translator: noun phrases, alone or behind a preposition, inflected by the engine.
// A text may be read in several ways ("to" governs a receiver or a place); all that are whole are built, and the cheapest comes first.
import type { Case } from '../features.ts';
import { isAbstract } from '../sentences/englishNouns.ts';
import type { Argument, NounPhrase } from '../sentences/tree.ts';
import type { Built } from './built.ts';
import { built } from './built.ts';
import { ClauseParser } from './parser/clauseParser.ts';
import type { Found } from './parser/found.ts';
import { found } from './parser/found.ts';
import type { Reader } from './parser/questionParser.ts';
import { Words } from './parser/words.ts';
import type { SaidPhrase } from './phraseLatin.ts';
import { sayArgument, sayPhrase } from './phraseLatin.ts';

const byLatin = (list: readonly Built[]): readonly Built[] => {
  const seen = new Set<string>();
  return list
    .toSorted((one, other) => one.cost - other.cost)
    .filter(({ latin }) => {
      if (seen.has(latin)) return false;
      seen.add(latin);
      return true;
    });
};

/** How sure two phrases are together: that one belongs to the other is a guess besides. */
const OF_TWO_PHRASES = 0.95;

/** What the ways of reading a text have in common: its words, how they are parsed, and how a finding is said. */
class PhraseText {
  readonly tokens: readonly string[];
  readonly english: string;
  readonly reader: Reader;
  readonly parser: ClauseParser;

  constructor(tokens: readonly string[], english: string, reader: Reader) {
    this.tokens = tokens;
    this.english = english;
    this.reader = reader;
    this.parser = new ClauseParser(new Words(tokens, reader.lookup, reader.banned), reader.stock);
  }

  /** Those findings that leave no word over. */
  whole<T>(list: readonly Found<T>[]): readonly Found<T>[] {
    return list.filter(({ end }) => end === this.tokens.length);
  }

  /** A phrase in a case; undefined where it has no such form. */
  said(phrase: NounPhrase, grammaticalCase: Case): SaidPhrase | undefined {
    return sayPhrase(this.reader.stock, this.parser.owned(phrase, undefined), grammaticalCase);
  }

  /** What was said of a finding; nothing where it could not be. */
  built(said: SaidPhrase | undefined, kind: string, { cost, confidence }: Found<unknown>): readonly Built[] {
    return said ? [built(this.reader, said, kind, this.english, confidence, cost)] : [];
  }

  /** A noun phrase in a case, at `more` than its own cost. */
  inCase(phrase: Found<NounPhrase>, grammaticalCase: Case, more = 0): readonly Built[] {
    return this.built(this.said(phrase.value, grammaticalCase), 'noun phrase', {
      ...phrase,
      cost: phrase.cost + more,
    });
  }
}

/** "The king", "him". */
const plain = (text: PhraseText): readonly Built[] =>
  text
    .whole(text.parser.nounPhrases(0))
    .flatMap((phrase) =>
      text.inCase(
        phrase,
        phrase.value.lexeme.endsWith('_pron') && !phrase.value.relative && !phrase.value.isPart
          ? 'acc'
          : 'nom',
      ),
    );

/** "Of the king", "the king's". */
const ofOwners = (text: PhraseText): readonly Built[] => {
  const { tokens, english, reader, parser } = text;
  const behindOf = tokens[0] === 'of' ? text.whole(parser.nounPhrases(1)) : [];
  const owner = tokens.at(-1) === "'s" ? new PhraseText(tokens.slice(0, -1), english, reader) : null;
  return [
    ...behindOf.flatMap((phrase) => text.inCase(phrase, 'gen')),
    ...(owner === null
      ? []
      : owner.whole(owner.parser.nounPhrases(0)).flatMap((phrase) => owner.inCase(phrase, 'gen'))),
  ];
};

/** "To the king", "for the king". */
const toReceivers = (text: PhraseText): readonly Built[] => {
  const [first] = text.tokens;
  if (first !== 'to' && first !== 'for') return [];
  return text
    .whole(text.parser.nounPhrases(1))
    .flatMap((phrase) =>
      text.parser.isLiving(phrase.value) ? text.inCase(phrase, 'dat', first === 'to' ? -0.3 : 0) : [],
    );
};

/** "A gift for the king", "honour to the gods". */
const thingsForReceivers = (text: PhraseText): readonly Built[] => {
  const { tokens, parser } = text;
  return parser.nounPhrases(0).flatMap((thing) => {
    const { value } = thing;
    const preposition = tokens[thing.end];
    if (value.pronoun || value.relative) return [];
    if (preposition !== 'for' && !(preposition === 'to' && isAbstract(value.en))) return [];
    const isGiven = preposition === 'to' && !parser.isJourney(value);
    return text.whole(parser.nounPhrases(thing.end + 1)).flatMap((receiver) => {
      const dative =
        parser.isLiving(receiver.value) || isGiven ? text.said(receiver.value, 'dat') : undefined;
      const nominative = dative && text.said(value, 'nom');
      return text.built(
        dative && nominative
          ? { text: `${nominative.text} ${dative.text}`, slots: [...nominative.slots, ...dative.slots] }
          : undefined,
        'noun phrase',
        found(
          null,
          receiver.end,
          thing.cost + receiver.cost - 0.5,
          thing.confidence * receiver.confidence * OF_TWO_PHRASES,
        ),
      );
    });
  });
};

/** "In the city", "with the king". */
const behindPrepositions = (text: PhraseText): readonly Built[] =>
  text.whole(text.parser.prepositions(0)).flatMap((read) => {
    const { value, cost } = read;
    if (value.is !== 'preposition' || value.english === 'of') return [];
    return value.ways
      .filter(({ cost: own }) => own < 1.5)
      .flatMap((way) => {
        const phrase = text.parser.owned(way.argument.phrase, undefined);
        const argument: Argument = { ...way.argument, phrase };
        return text.built(sayArgument(text.reader.stock, argument), 'prepositional phrase', {
          ...read,
          cost: cost + way.cost,
        });
      });
  });

/** "A house in the city". */
const thingsInPlaces = (text: PhraseText): readonly Built[] =>
  text.parser.nounPhrases(0).flatMap((thing) => {
    if (thing.value.also || thing.value.pronoun) return [];
    return text.whole(text.parser.prepositions(thing.end)).flatMap(({ value, end, cost, confidence }) => {
      if (value.is !== 'preposition' || value.english === 'of') return [];
      const way = value.ways.find(({ argument }) => argument.preposition);
      if (way === undefined) return [];
      const placed = { ...thing.value, place: way.argument };
      return text.inCase(
        found(placed, end, thing.cost + cost, thing.confidence * confidence * OF_TWO_PHRASES),
        'nom',
        way.cost,
      );
    });
  });

/** The text as a noun phrase, alone or behind "of", "to" or another preposition; the likeliest first, each Latin once. */
export const translatePhrase = (
  tokens: readonly string[],
  english: string,
  reader: Reader,
): readonly Built[] => {
  const text = new PhraseText(tokens, english, reader);
  return byLatin([
    ...plain(text),
    ...thingsForReceivers(text),
    ...thingsInPlaces(text),
    ...ofOwners(text),
    ...toReceivers(text),
    ...behindPrepositions(text),
  ]);
};
