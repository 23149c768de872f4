// Adjectives said of a subject: "braver than his brother", "as brave as a lion", "too deep", "full of water", "dark and cold", "mine".
// Invariant: what an adjective governs is read only where the lexicon says that it governs it.
import type { Adjective, Argument, NounPhrase, Predicate } from '../../sentences/tree.ts';
import type { Found } from './found.ts';
import { after, cheapestForEach, found } from './found.ts';
import { VerbParser } from './verbParser.ts';

/** Possessives that stand alone. */
const OWNED: Readonly<Record<string, string>> = { mine: 'meus_adj', yours: 'tuus_adj', ours: 'noster_adj' };

/** What may stand between two adjectives. */
const PAIRING: Readonly<Record<string, 'et' | 'sed' | 'aut' | undefined>> = {
  and: 'et',
  but: 'sed',
  or: 'aut',
};

const MOST_PREDICATES = 6;

/** English between an adjective and what it governs. */
const GOVERNED: Readonly<Record<string, readonly ('gen' | 'dat' | 'abl')[]>> = {
  of: ['gen', 'abl'],
  to: ['dat'],
  for: ['dat'],
};

/** Reads adjectives behind "be". */
export abstract class PredicateParser extends VerbParser {
  /** One adjective or several, with what belongs to them. */
  protected predicateAdjectives(place: number): readonly Found<Predicate>[] {
    const ones = this.onePredicate(place);
    const pairs = ones.flatMap((first) => {
      const by = PAIRING[this.words.at(first.end)];
      if (!by) return [];
      return this.onePredicate(first.end + 1).map((second) => {
        const said = { ...first.value, also: second.value, by };
        const asEnglish: Predicate = {
          adjective: { ...first.value.adjective, en: this.words.text(place, second.end), degree: 'pos' },
        };
        return after<Predicate>(
          first,
          { ...said, asEnglish },
          second.end,
          second.cost + 0.1,
          second.confidence,
        );
      });
    });
    return cheapestForEach([...ones, ...pairs], MOST_PREDICATES);
  }

  private onePredicate(place: number): readonly Found<Predicate>[] {
    const [word, mine] = [this.words.at(place), OWNED[this.words.at(place)]];
    if (mine !== undefined && Object.hasOwn(OWNED, word))
      return [found({ adjective: { lexeme: mine, en: word, degree: 'pos' } }, place + 1)];
    if (word === 'as') return this.equals(place);
    if (word === 'too')
      return this.plain(place + 1).map((one) => ({
        ...one,
        value: {
          adjective: one.value,
          measure: { lexeme: 'nimis_adv', features: {}, role: 'degree', en: ['too'] },
        },
        cost: one.cost - 0.2,
      }));
    return this.plain(place).flatMap((one) => [
      ...this.compared(one),
      ...this.governing(one),
      after<Predicate>(one, { adjective: one.value }, one.end),
    ]);
  }

  private plain(place: number): readonly Found<Adjective>[] {
    return this.words
      .best(place, 'adj', 'num')
      .filter(
        ({ form, lexeme }) =>
          form !== 'ly' &&
          (lexeme.pos === 'adj' || lexeme.numeral?.kind === 'ordinal') &&
          lexeme.kind !== 'possessive',
      )
      .map(({ lexeme, gloss, form, end, cost, confidence }) => {
        const degree = form === 'comp' || form === 'sup' ? form : 'pos';
        const isDoing =
          gloss.endsWith('ing') &&
          this.words.readings(place, 'verb').some((reading) => reading.form === 'ing');
        return found(
          { lexeme: lexeme.id, en: gloss, degree } as const,
          end,
          cost + (isDoing ? 1 : 0),
          confidence,
        );
      });
  }

  /** Of another person than the subject: "than his brother" is than eius frāter. */
  protected abstract standard(phrase: NounPhrase): NounPhrase;

  private compared(one: Found<Adjective>): readonly Found<Predicate>[] {
    if (one.value.degree !== 'comp' || this.words.at(one.end) !== 'than') return [];
    return this.nounPhrases(one.end + 1).map((than) =>
      after<Predicate>(
        one,
        { adjective: one.value, than: this.standard(than.value), thanCase: 'quam' },
        than.end,
        than.cost,
        than.confidence,
      ),
    );
  }

  private equals(place: number): readonly Found<Predicate>[] {
    return this.plain(place + 1).flatMap((one) =>
      one.value.degree === 'pos' && this.words.at(one.end) === 'as'
        ? this.nounPhrases(one.end + 1).map((than) =>
            after<Predicate>(
              one,
              { adjective: one.value, than: this.standard(than.value), thanCase: 'quam', isEqual: true },
              than.end,
              than.cost,
              than.confidence,
            ),
          )
        : [],
    );
  }

  private governing(one: Found<Adjective>): readonly Found<Predicate>[] {
    const english = this.words.at(one.end);
    const patterns = this.words.lookup.index.byId(one.value.lexeme)?.gov ?? [];
    const own = Object.hasOwn(GOVERNED, english) ? (GOVERNED[english] ?? []) : [];
    const [grammaticalCase] = own.filter((name) => patterns.includes(name));
    if (grammaticalCase === undefined) return [];
    const isThing = ({ article, determiner, pronoun, en }: NounPhrase): boolean =>
      english !== 'to' ||
      article !== 'none' ||
      determiner !== undefined ||
      pronoun !== undefined ||
      /^[A-Z]/.test(en);
    return this.nounPhrases(one.end + 1)
      .filter(({ value }) => isThing(value))
      .map((phrase) => {
        const of: Argument = { role: 'standard', case: grammaticalCase, en: [english], phrase: phrase.value };
        const sure = english === 'to' && !this.isLiving(phrase.value) ? 0.65 : 1;
        return after<Predicate>(
          one,
          { adjective: one.value, of },
          phrase.end,
          phrase.cost - 0.2,
          phrase.confidence * sure,
        );
      });
  }
}
