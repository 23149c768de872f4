// Parts of a whole and how much of it: "one of the soldiers", "the bravest of the Gauls", "more gold", "enough water".
// Invariant: the whole keeps its English, word for word, beside the Latin.
import { isAbstract, isMass } from '../../sentences/englishNouns.ts';
import type { Argument, NounPhrase } from '../../sentences/tree.ts';
import { AMOUNTS, PARTS } from './englishPronouns.ts';
import type { Found } from './found.ts';
import { after, found } from './found.ts';
import { NounOpening } from './nounOpening.ts';

export abstract class NounWholes extends NounOpening {
  /** Every way to read a noun phrase from here, likeliest first. */
  abstract nounPhrases(place: number): readonly Found<NounPhrase>[];

  /** English that stands for a whole phrase, word for word. */
  protected verbatim(phrase: NounPhrase, start: number, end: number): NounPhrase {
    const {
      genitive: _,
      isPart: __,
      place: ___,
      adjective: ____,
      determiner: _____,
      asEnglish: ______,
      ...plain
    } = phrase;
    return { ...plain, article: 'none', pronoun: [this.words.text(start, end)] };
  }

  /** "one of the soldiers", "many of the citizens", "the bravest of all the Gauls". */
  protected partitives(place: number): readonly Found<NounPhrase>[] {
    const isThe = this.words.at(place) === 'the';
    const row = Object.hasOwn(PARTS, this.words.at(place)) ? PARTS[this.words.at(place)] : undefined;
    const graded = isThe
      ? this.adjectives(place + 1, false).filter(
          ({ value }) => value.degree === 'sup' || this.isOrdinal(value.lexeme),
        )
      : [];
    const heads = [
      ...(row ? [found({ ...row, degree: 'pos' as const }, place + 1)] : []),
      ...graded.map((one) => ({
        ...one,
        value: { lexeme: one.value.lexeme, degree: one.value.degree, number: 'sg' as const, isOut: false },
      })),
    ];
    return heads.flatMap((head) => {
      if (this.words.at(head.end) !== 'of') return [];
      return this.nounPhrases(head.end + 1)
        .filter(({ value }) => value.count === 'pl' && !value.also)
        .map((whole) => {
          const { lexeme, number, isOut, degree } = head.value;
          const base: NounPhrase = {
            kind: 'noun',
            lexeme,
            en: '',
            number,
            count: number,
            gender: lexeme === 'nemo_pron' ? 'm' : whole.value.gender,
            article: 'none',
            pronoun: [''],
            degree,
          };
          const place_: Argument = {
            role: 'source',
            case: 'abl',
            preposition: { lexeme: 'ex_prep', form: 'ex', en: ['of'] },
            phrase: whole.value,
          };
          const phrase: NounPhrase = {
            ...base,
            ...(isOut ? { place: place_ } : { genitive: whole.value, isPart: true }),
          };
          return after(
            head,
            { ...phrase, asEnglish: this.verbatim(phrase, place, whole.end) },
            whole.end,
            whole.cost,
            whole.confidence,
          );
        });
    });
  }

  /** "more gold", "enough water": plūs aurī, satis aquae. */
  protected amounts(place: number): readonly Found<NounPhrase>[] {
    const word = this.words.at(place);
    const row = Object.hasOwn(AMOUNTS, word) ? AMOUNTS[word] : undefined;
    if (!row) return [];
    return this.nounPhrases(place + 1)
      .filter(
        ({ value }) =>
          value.article === 'none' &&
          !value.determiner &&
          !value.pronoun &&
          !value.also &&
          (value.count === 'sg' ? isMass(value.en) || isAbstract(value.en) : row.takesMany),
      )
      .map((whole) => {
        const phrase: NounPhrase = {
          kind: 'noun',
          ...row.latin,
          en: '',
          number: 'sg',
          count: whole.value.count,
          gender: 'n',
          article: 'none',
          pronoun: [''],
          genitive: whole.value,
          isPart: true,
        };
        return {
          ...whole,
          value: { ...phrase, asEnglish: this.verbatim(phrase, place, whole.end) },
          cost: whole.cost + 0.1,
        };
      });
  }

  private isOrdinal(id: string): boolean {
    return this.words.lookup.index.byId(id)?.numeral?.kind === 'ordinal';
  }
}
