// What is made of an object ("they made him king", "pain makes us strong"), and what a noun beside a verb rather is: a time, a state, a place to sit by.
// Invariant: what is made of an object stands in its case, number and gender.
import { isAbstract } from '../../sentences/englishNouns.ts';
import type { Argument, Clause, NounPhrase } from '../../sentences/tree.ts';
import { BeingParser } from './beingParser.ts';
import type { Found } from './found.ts';
import type { Reading } from './words.ts';
import { after } from './found.ts';
import { choiceOf } from './government.ts';
import type { Gap, Item } from './items.ts';
import type { VerbGroup } from './verbParser.ts';

/** Reads what a verb makes of its object. */
export abstract class AlteringParser extends BeingParser {
  /** "They made him king", "pain makes us strong": what is made of the object, in its case. */
  protected altering(
    base: Omit<Clause, 'verb' | 'args'>,
    reading: Reading,
    items: readonly Item[],
    group: Found<VerbGroup>,
    end: number,
    gap: Gap | undefined,
  ): readonly Found<Clause>[] {
    const [first, second, ...more] = items;
    if (first?.is !== 'noun' || !second || more.length > 0 || gap) return [];
    const object = this.owned(first.phrase, base.subject);
    const made =
      second.is === 'adjective'
        ? this.quality(second, object)
        : second.is === 'noun' && !second.phrase.pronoun && second.phrase.article !== 'the'
          ? second.phrase
          : undefined;
    if (
      !made ||
      (second.is === 'noun' && !(this.isLiving(object) && (this.isLiving(made) || /^[A-Z]/.test(made.en))))
    )
      return [];
    const args: readonly Argument[] = [
      { role: 'object', case: 'acc', phrase: object },
      { role: 'second object', case: 'acc', phrase: made },
    ];
    return [
      after(group, { ...base, verb: choiceOf(this.words.lookup.frames, reading), args }, end, -0.5, 0.95),
    ];
  }

  /** An adjective said of the object; undefined where more hangs from it than Latin says so. */
  protected quality(
    { predicate, said = '' }: Extract<Item, { is: 'adjective' }>,
    { number, count, gender, also }: NounPhrase,
  ): NounPhrase | undefined {
    const { adjective, than, of, also: second, measure, isEqual } = predicate;
    if (than || of || second || measure || isEqual || also) return undefined;
    return {
      kind: 'noun',
      lexeme: adjective.lexeme,
      en: adjective.en,
      number,
      count,
      gender,
      article: 'none',
      pronoun: [said],
      degree: adjective.degree,
    };
  }

  /** Whether it leads somewhere, so that what is "to" a place goes there. */
  isJourney(phrase: NounPhrase): boolean {
    return this.nounOf(phrase)?.tags.some((tag) => tag === 'travel' || tag === 'motion') ?? false;
  }

  /** Whether one is in it as in a state: in fear one lives, and has no house there. */
  protected isState(phrase: NounPhrase): boolean {
    return (
      isAbstract(phrase.en) ||
      (this.nounOf(phrase)?.tags.some((tag) => tag === 'abstract' || tag === 'emotion') ?? false)
    );
  }

  /** Whether it is said where or with whom one lives, and not merely how. */
  protected isHoused(args: readonly Argument[]): boolean {
    const places = args.filter(
      ({ role, preposition }) => role === 'place' && preposition?.lexeme !== 'sine_prep',
    );
    return (
      places.some(({ phrase }) => !this.isState(phrase)) ||
      (places.length === 0 && args.some(({ role }) => role === 'company'))
    );
  }

  /** What it costs to take a time for an object: at dinner one laughs, and does not laugh at it. */
  protected timed({ gloss }: Reading, args: readonly Argument[]): number {
    const object = args.find(({ role }) => role === 'object')?.phrase;
    const isTime =
      object !== undefined &&
      !object.pronoun &&
      (this.nounOf(object)?.tags.some((tag) => tag === 'time' || tag === 'season') ?? false);
    return isTime && / (?:at|in|on)$/.test(gloss) ? 1.5 : 0;
  }

  /** By what one rather talks than acts: a fire, a river, a wall. */
  protected isHearth(phrase: NounPhrase): boolean {
    return (
      this.nounOf(phrase)?.tags.some((tag) => tag === 'fire' || tag === 'building' || tag === 'water') ??
      false
    );
  }
}
