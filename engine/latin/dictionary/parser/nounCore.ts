// The core of an English noun phrase: what nounOpening.ts reads, then the noun; those who are brave, thousands of them.
// Invariant: every word read is accounted for in the phrase; what the tree cannot hold is not read.
import { genderBeside } from '../../sentences/agreement.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { GrammaticalNumber } from '../../features.ts';
import { isAbstract, isMass, isPlural, pluralOf } from '../../sentences/englishNouns.ts';
import { hasPlural, hasSingular } from '../../sentences/stock.ts';
import type { NounPhrase } from '../../sentences/tree.ts';
import type { Found } from './found.ts';
import { after, cheapestForEach } from './found.ts';
import type { Adjectives, Opening } from './nounOpening.ts';
import { BORN } from './nounOpening.ts';
import { NounWholes } from './nounWholes.ts';
import type { Reading } from './words.ts';

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

/** English that is a noun only behind an article: otherwise it belongs to a verb. */
const PARTICLES = new Set(['down', 'well', 'back', 'still', 'like', 'out', 'off', 'over', 'close']);

/** With "the" a thing rather than people. */
const THINGS = new Set([
  'unknown',
  'impossible',
  'possible',
  'beautiful',
  'infinite',
  'forbidden',
  'unexpected',
  'past',
  'future',
  'true',
  'present',
  'eternal',
]);

/** Reads nouns with what stands before them. */
export abstract class NounCore extends NounWholes {
  private heads(before: Found<Opening & Adjectives>): readonly Found<NounPhrase>[] {
    const { article, determiner, number, adjective, second, both, thousands } = before.value;
    if (article === 'none' && !determiner && !adjective && PARTICLES.has(this.words.at(before.end)))
      return [];
    return this.persons(before.end).flatMap((first): Found<NounPhrase>[] => {
      const reading = this.peopleRather(first, before.end);
      const { lexeme, gloss, end, cost, confidence, form } = reading;
      const isMany = number === 'pl' || (number === undefined && article === 'none' && !determiner);
      const isSame = form === 'base' && isMany && pluralOf(gloss) === gloss && hasPlural(lexeme);
      if (lexeme.id === 'nihilum_n') return [];
      const isOnePeople = gloss === 'people' && form === 'base' && (number === 'sg' || article === 'a');
      const numbers = isOnePeople
        ? ({ number: 'sg', count: 'sg' } as const)
        : isSame
          ? ({ number: 'pl', count: 'pl' } as const)
          : numbersOf(lexeme, reading);
      if (!numbers || (number !== undefined && number !== numbers.count)) return [];
      const plain: NounPhrase = {
        kind: 'noun',
        lexeme: lexeme.id,
        en: gloss,
        ...numbers,
        gender: genderBeside(lexeme),
        article,
        ...(adjective ? { adjective } : {}),
        ...(determiner ? { determiner } : {}),
      };
      const phrase: NounPhrase =
        adjective && second && both !== undefined
          ? {
              ...plain,
              second,
              asEnglish: { ...plain, adjective: { ...adjective, en: both, degree: 'pos' } },
            }
          : plain;
      const born =
        adjective && adjective.degree !== 'pos' && this.isLiving(phrase) ? BORN[adjective.en] : undefined;
      const isLong =
        adjective?.lexeme === 'vetus_adj' &&
        adjective.degree === 'pos' &&
        this.isLiving(phrase) &&
        !lexeme.tags.includes('love');
      const kin = lexeme.tags.includes('family') ? 0.9 : 0.6;
      const said =
        adjective && born !== undefined ? { ...phrase, adjective: { ...adjective, lexeme: born } } : phrase;
      return [
        after(
          before,
          thousands ? this.thousandsOf(thousands, said) : said,
          end,
          cost + this.bareness(phrase),
          confidence * (born === undefined ? (isLong ? 0.8 : 1) : kin),
        ),
      ];
    });
  }

  /** The likeliest nouns, and of persons the other gender too: amīcus and amīca. */
  private persons(place: number): readonly Reading[] {
    const best = this.words.best(place, 'noun');
    const others = best.flatMap(({ lexeme, gloss, form, end, cost }) =>
      lexeme.tags.includes('person')
        ? this.words
            .readings(place, 'noun')
            .filter(
              (one) =>
                one.end === end &&
                one.form === form &&
                one.gloss === gloss &&
                one.lexeme.gender === 'f' &&
                lexeme.gender === 'm' &&
                one.lexeme.tags.includes('person'),
            )
            .slice(0, 1)
            .map((one) => ({ ...one, cost: Math.max(one.cost, cost + 0.3) }))
        : [],
    );
    return [...best, ...others];
  }

  /** "The Gauls" are people before they are several lands. */
  private peopleRather(reading: Reading, place: number): Reading {
    const isLand = ({ lexeme }: Reading): boolean =>
      lexeme.flags.includes('proper') && lexeme.tags.includes('place');
    if (reading.form !== 'plural' || !isLand(reading)) return reading;
    return (
      this.words.readings(place, 'noun').find((other) => other.end === reading.end && !isLand(other)) ??
      reading
    );
  }

  /** duo mīlia mīlitum, where English has "two thousand soldiers". */
  private thousandsOf(ids: readonly string[], phrase: NounPhrase): NounPhrase {
    const { determiner, ...counted } = phrase;
    const [lexeme = '', ...more] = ids;
    return {
      kind: 'noun',
      lexeme: 'milia_num',
      en: 'thousand',
      number: 'pl',
      count: 'pl',
      gender: 'n',
      article: phrase.article,
      pronoun: ['thousands'],
      determiner: { lexeme, en: determiner?.en ?? [], ...(more.length > 0 ? { more } : {}) },
      genitive: { ...counted, article: 'none' },
      isPart: true,
      asEnglish: phrase,
    };
  }

  /** What it costs to leave out the article where English needs one. */
  protected bareness({ article, determiner, count, en }: NounPhrase): number {
    const needs =
      article === 'none' &&
      !determiner &&
      count === 'sg' &&
      !isMass(en) &&
      !isAbstract(en) &&
      !/^[A-Z]/.test(en);
    return needs ? 0.5 : 0;
  }

  /** "the brave", "our dead": those who are. */
  private people(before: Found<Opening>): readonly Found<NounPhrase>[] {
    const { article, determiner } = before.value;
    const isOnly = determiner?.lexeme === 'solus_adj';
    const isOwned = determiner !== undefined && /^(?:meus|tuus|noster|vester)_adj$/.test(determiner.lexeme);
    if (article !== 'the' && !isOnly && !isOwned) return [];
    return this.adjectives(before.end, false).map(({ value, end, cost, confidence }) => {
      const brave: NounPhrase = {
        kind: 'noun',
        lexeme: value.lexeme,
        en: value.en,
        number: 'pl',
        count: 'pl',
        gender: 'm',
        article: 'none',
        pronoun: [this.words.text(before.end, end)],
        degree: value.degree,
      };
      if (!determiner && THINGS.has(value.en)) {
        const thing: NounPhrase = { ...brave, number: 'sg', count: 'sg', gender: 'n' };
        return after<NounPhrase>(before, thing, end, cost + 0.8, confidence * 0.8);
      }
      const said = `${isOnly ? 'only' : (determiner?.en[0] ?? '')} ${brave.pronoun?.[0] ?? ''}`;
      const phrase: NounPhrase =
        determiner && (isOnly || isOwned)
          ? { ...brave, determiner, asEnglish: { ...brave, pronoun: [said] } }
          : brave;
      return after<NounPhrase>(
        before,
        phrase,
        end,
        cost + (isOnly || isOwned ? 0 : 0.8),
        confidence *
          (/^(?:last|first|next)$/.test(value.en) || (before.end === 1 && end === this.words.tokens.length)
            ? 0.75
            : 1),
      );
    });
  }

  private participles(before: Found<Opening>): readonly Found<NounPhrase>[] {
    return this.words.best(before.end, 'verb').flatMap(({ lexeme, gloss, form, end, cost, confidence }) => {
      if ((form !== 'part' && form !== 'ing') || gloss.includes(' ')) return [];
      const tense = form === 'ing' ? 'pres' : 'perf';
      const verb = { lexeme: lexeme.id, en: gloss, stative: false };
      const heads = this.heads(after(before, before.value, end, cost + 1, confidence)).filter(
        ({ value }) => !/^[A-Z]/.test(value.en),
      );
      return heads.map((head) => ({
        ...head,
        value: { ...head.value, participle: { verb, tense } as const },
      }));
    });
  }

  /** A noun with what stands before it. */
  protected core(place: number): readonly Found<NounPhrase>[] {
    const list = this.openings(place).flatMap((opening) => [
      ...this.heads(opening),
      ...this.described(opening).flatMap((described) => this.heads(described)),
      ...this.participles(opening),
      ...this.people(opening),
    ]);
    return cheapestForEach(
      [...list, ...this.partitives(place), ...this.amounts(place), ...this.pronouns(place)],
      MOST_PHRASES,
    );
  }

  /** The lexeme of a phrase's noun, or of what is counted. */
  protected nounOf({ lexeme, genitive }: NounPhrase): Lexeme | undefined {
    return this.words.lookup.index.byId(lexeme === 'milia_num' && genitive ? genitive.lexeme : lexeme);
  }

  /** Whether it is somebody, whom nobody calls "it". */
  isPerson(phrase: NounPhrase): boolean {
    return this.nounOf(phrase)?.tags.includes('person') ?? false;
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
