// The words of an English text and what each can be: every reading by lexicon and frames, priced, the likeliest first.
// Invariant: a price says how far a reading is from the first meaning of the word; nothing here looks at Latin syntax.
import { standsAt } from '../../reading/english.ts';
import type { LatinFrames } from '@sigilla/content/schema/latinFrame.ts';
import type { PartOfSpeech } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from '../../analyse.ts';
import type { EnglishIndex, EnglishReading } from '../englishIndex.ts';
import { indexSynonyms, isFar, readingConfidence, readingCost } from '../englishIndex.ts';
import { curated } from './curated.ts';
import { RIVAL, RIVALLED } from './found.ts';

/** A reading of the words at a place. */
export type Reading = EnglishReading & {
  readonly end: number;
  readonly cost: number;
  readonly confidence: number;
  /** Whether a set expression gives it, so that there is no doubt of its meaning. */
  readonly isSet?: true;
};

/** What one text is read against. */
export type Lookup = {
  readonly index: LatinIndex;
  readonly frames: LatinFrames;
  readonly english: EnglishIndex;
  /** Words that the text is known to be about, by id: where one of them can be meant, no other is. */
  readonly meant?: ReadonlySet<string>;
};

/** A gloss that swallows a preposition of place is no likelier for it: "go to" Rome is first of all to go. */
const DIRECTION = / (?:to|in|into|from|on)$/;

/** How far apart verb and object of a set expression may stand. */
const SET_REACH = 6;

/** Words of one text with what each can be; readings are remembered, words in `banned` are passed over. */
export class Words {
  readonly tokens: readonly string[];
  readonly lookup: Lookup;
  private readonly banned: ReadonlySet<string>;
  private readonly places = new Map<number, readonly Reading[]>();

  constructor(tokens: readonly string[], lookup: Lookup, banned: ReadonlySet<string>) {
    this.tokens = tokens;
    this.lookup = lookup;
    this.banned = banned;
  }

  at(place: number): string {
    return this.tokens[place] ?? '';
  }

  /** The words between two places, as they were written. */
  text(start: number, end: number): string {
    return this.tokens.slice(start, end).join(' ').replaceAll(" 's", "'s");
  }

  /** Whether these words stand there. */
  says(place: number, phrase: string): boolean {
    return standsAt(this.tokens, place, phrase.split(' '));
  }

  /** Every reading of the words from here, of any length; longer phrases are the likelier. */
  private all(place: number): readonly Reading[] {
    const there = this.places.get(place);
    if (there) return there;
    const { english, index } = this.lookup;
    const extra = curated(this.lookup).english;
    const readings: Reading[] = [];
    const last = Math.min(this.tokens.length, place + english.longest);
    for (let end = last; end > place; end -= 1)
      for (const reading of english.readings(this.tokens.slice(place, end)))
        if (!this.banned.has(reading.lexeme.id) && !this.swallows(reading, end))
          readings.push(this.priced(reading, end, end - place));
    for (let end = Math.min(this.tokens.length, place + extra.longest); end > place; end -= 1)
      for (const reading of extra.readings(this.tokens.slice(place, end))) {
        const lexeme = index.byId(reading.lexeme.id);
        if (lexeme && !this.banned.has(lexeme.id))
          readings.push(this.priced({ ...reading, lexeme }, end, end - place));
      }
    readings.push(...this.inSet(place));
    if (readings.length === 0) readings.push(...this.answering(place));
    const meant = this.meant(place, readings);
    this.places.set(place, meant);
    return meant;
  }

  /** Of some readings those of words that the text is known to be about; all where there is none. */
  private meant(place: number, readings: readonly Reading[]): readonly Reading[] {
    const { meant } = this.lookup;
    if (!meant) return readings;
    const isMeant = ({ lexeme }: Reading): boolean => meant.has(lexeme.id);
    const own = readings.filter(isMeant);
    const loose = own.length > 0 ? own : this.answering(place).filter(isMeant);
    return loose.length > 0 ? loose : readings;
  }

  /** Where no gloss has the word: the words that answer to it all the same. */
  private answering(place: number): readonly Reading[] {
    const { index } = this.lookup;
    return indexSynonyms(index)
      .readings([this.at(place)])
      .flatMap((reading) => {
        const lexeme = index.byId(reading.lexeme.id);
        return lexeme && !this.banned.has(lexeme.id)
          ? [
              {
                ...reading,
                lexeme,
                end: place + 1,
                cost: 1 + readingCost({ ...reading, place: 0 }),
                confidence: 0.6,
              },
            ]
          : [];
      });
  }

  /** "Cast" with a spell near by, a promise with one who keeps it: what set expressions make of the word. */
  private inSet(place: number): readonly Reading[] {
    const { setVerbs = [] } = this.lookup.frames;
    const { sets } = curated(this.lookup);
    const isNear = (word: string): boolean =>
      this.tokens.some(
        (token, at) =>
          (at !== place &&
            Math.abs(at - place) <= SET_REACH &&
            sets.readings([token]).some(({ gloss }) => gloss === word)) ||
          (token === word && at !== place && Math.abs(at - place) <= SET_REACH),
      );
    return sets.readings([this.at(place)]).flatMap((reading) => {
      const lexeme = this.lookup.index.byId(reading.lexeme.id);
      const isMeant = setVerbs.some(({ verb, object, latin, thing }) =>
        reading.lexeme.pos === 'verb'
          ? latin === reading.lexeme.id && verb === reading.gloss && isNear(object)
          : thing === reading.lexeme.id && object === reading.gloss && isNear(verb),
      );
      if (!lexeme || !isMeant || this.banned.has(lexeme.id)) return [];
      return [
        { ...reading, lexeme, sense: 0, place: 0, end: place + 1, cost: -0.5, confidence: 1, isSet: true },
      ];
    });
  }

  /** Whether a verb's gloss takes the first word of an adverb: to "wait for" what is a long time. */
  private swallows({ lexeme, gloss }: EnglishReading, end: number): boolean {
    if (lexeme.pos !== 'verb' || !gloss.endsWith(' for')) return false;
    const { english } = this.lookup;
    return [end + 2, end + 3].some((last) =>
      english.readings(this.tokens.slice(end - 1, last)).some((one) => one.lexeme.pos === 'adv'),
    );
  }

  private priced(reading: EnglishReading, end: number, length: number): Reading {
    const { pairs, firsts } = curated(this.lookup);
    const pair = `${reading.lexeme.id} ${reading.gloss}`;
    const isCurated = pairs.has(pair);
    const own = readingCost(reading);
    const cost =
      (firsts.has(pair) ? Math.max(-0.3, own - 1.5) : Math.max(0, own - (isCurated ? 0.8 : 0))) -
      (DIRECTION.test(reading.gloss) ? 0 : (length - 1) * 0.3);
    const confidence = isCurated ? Math.max(0.95, readingConfidence(reading)) : readingConfidence(reading);
    return { ...reading, end, cost, confidence };
  }

  /** Whether a lexeme is what one thinks of first for some word of the text, or is known to be good for it. */
  isFirstChoice(id: string): boolean {
    const { pairs } = curated(this.lookup);
    return this.tokens.some((_, place) =>
      this.all(place).some(
        ({ lexeme, gloss, sense, place: at, note }) =>
          lexeme.id === id && ((sense === 0 && at === 0 && !note) || pairs.has(`${id} ${gloss}`)),
      ),
    );
  }

  /** Whether some word of the text can be this lexeme under just this gloss. */
  has(gloss: string, id: string): boolean {
    return this.tokens.some(
      (_, place) =>
        this.all(place).some((one) => one.lexeme.id === id && one.gloss === gloss) &&
        !this.all(place).some(({ isSet, lexeme }) => isSet && lexeme.id === id),
    );
  }

  /** The gloss by which the text reaches a word, when it does so only by a far one that nothing vouches for. */
  farGloss(id: string): string | undefined {
    const readings = this.tokens.flatMap((_, place) =>
      this.all(place).filter(({ lexeme }) => lexeme.id === id),
    );
    const { pairs } = curated(this.lookup);
    return readings.every((one) => isFar(one) && !one.isSet && !pairs.has(`${id} ${one.gloss}`))
      ? readings[0]?.gloss
      : undefined;
  }

  /** Verbs whose gloss is this word and those between the places: "be" before "able". */
  behind(word: string, place: number, end: number): readonly Reading[] {
    const said = [word, ...this.tokens.slice(place, end)];
    const own = this.lookup.english.readings(said);
    const further = curated(this.lookup)
      .english.readings(said)
      .flatMap((reading) => {
        const lexeme = this.lookup.index.byId(reading.lexeme.id);
        return lexeme ? [{ ...reading, lexeme }] : [];
      });
    return [...own, ...further]
      .filter(({ lexeme, form }) => lexeme.pos === 'verb' && form === 'base' && !this.banned.has(lexeme.id))
      .map((reading) => this.priced(reading, end, end - place + 1));
  }

  /** Verbs whose gloss is this word with a preposition that is not there: "listen" for "listen to". */
  without(place: number): readonly Reading[] {
    return ['to', 'for', 'at', 'up'].flatMap((particle) =>
      this.lookup.english
        .readings([this.at(place), particle])
        .filter(({ lexeme }) => lexeme.pos === 'verb' && !this.banned.has(lexeme.id))
        .map((reading) => ({
          ...this.priced(reading, place + 1, 1),
          gloss: reading.gloss.replace(/ \w+$/, ''),
        })),
    );
  }

  /** Readings of everything from here to the end of the text. */
  whole(place: number): readonly Reading[] {
    return this.all(place).filter(({ end }) => end === this.tokens.length);
  }

  /** Readings of the longest phrase that begins here, likeliest first. */
  longest(place: number): readonly Reading[] {
    const readings = this.all(place);
    const end = Math.max(0, ...readings.map((reading) => reading.end));
    return readings.filter((reading) => reading.end === end).toSorted((one, other) => one.cost - other.cost);
  }

  /** Readings as one of these parts of speech, likeliest first. */
  readings(place: number, ...parts: readonly PartOfSpeech[]): readonly Reading[] {
    return this.all(place)
      .filter(({ lexeme }) => parts.includes(lexeme.pos))
      .toSorted((one, other) => one.cost - other.cost);
  }

  /** The likeliest reading for each length and form; one that has its equal is the less sure. */
  best(place: number, ...parts: readonly PartOfSpeech[]): readonly Reading[] {
    const first = new Map<string, Reading>();
    for (const reading of this.readings(place, ...parts)) {
      const key = `${reading.end} ${reading.form}`;
      const there = first.get(key);
      if (!there) first.set(key, reading);
      else if (
        there.lexeme !== reading.lexeme &&
        reading.cost - there.cost < RIVAL &&
        there.confidence === reading.confidence
      )
        first.set(key, { ...there, confidence: there.confidence * RIVALLED });
    }
    return [...first.values()];
  }
}
