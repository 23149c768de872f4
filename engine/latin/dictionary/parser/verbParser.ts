// English verbs read as tense, voice and negation: "was being seen", "had not come", "used to work", "cannot".
// Invariant: agreement with the subject is not judged here; the sentence said back in English judges it.
import type { VerbFrame } from '@sigilla/content/schema/latinFrame.ts';
import type { Tense, Voice } from '../../features.ts';
import type { Clause } from '../../sentences/tree.ts';
import type { Modal, Step } from './auxiliaries.ts';
import { AUXILIARIES, HAVE_TO, MODALS, NEED_TO, OUGHT, USED } from './auxiliaries.ts';
import type { Found } from './found.ts';
import type { Reading } from './words.ts';
import { after, found } from './found.ts';
import { NounParser } from './nounParser.ts';
import { AS_QUALITY, FINISHED, HAPPENING } from './verbAspects.ts';

/** What was read between auxiliary and verb. */
export type Adverbs = { readonly isNegated: boolean; readonly adverb?: NonNullable<Clause['adverb']> };

/** A verb in its tense. `be`: the verb "be" itself; `modal`: an infinitive without "to" follows, as after "can". */
export type VerbGroup = Adverbs & {
  readonly kind: 'verb' | 'be' | 'modal';
  readonly reading?: Reading;
  readonly tense: Tense;
  readonly voice: Voice;
  /** What "would" says beside the tense; the English tense where Latin takes another. */
  readonly sense?: 'would' | 'would have' | 'pres';
};

/** States that are told as perfects all the same: one saw, one heard. */
const isState = (reading: Reading, frames: readonly VerbFrame[]): boolean =>
  !reading.lexeme.tags.includes('perception') &&
  frames.some(({ verb, stative }) => verb === reading.lexeme.id && stative === true);

/** Reads verbs with their auxiliaries. */
export abstract class VerbParser extends NounParser {
  /** One adverb, as itself or as an adjective's. */
  protected adverbs(place: number): readonly Found<NonNullable<Clause['adverb']>>[] {
    const own = this.words
      .best(place, 'adv')
      .filter(({ lexeme }) => lexeme.id !== 'non_adv' && lexeme.id !== 'haud_adv');
    const isState =
      this.words.at(place) === 'well' && /^(?:be|am|are|is|was|were|feel)$/.test(this.words.at(place - 1));
    const derived = isState ? [] : this.words.best(place, 'adj').filter(({ form }) => form === 'ly');
    const times = this.words.best(place, 'num').filter(({ lexeme }) => lexeme.numeral?.kind === 'adverbial');
    return [...own, ...derived, ...times].map(({ lexeme, gloss, form, end, cost, confidence }) =>
      found(
        { lexeme: lexeme.id, en: form === 'ly' ? this.words.tokens.slice(place, end).join(' ') : gloss },
        end,
        cost,
        confidence,
      ),
    );
  }

  /** "not", an adverb, both or neither. */
  private between(place: number): readonly Found<Adverbs>[] {
    const isNot = this.words.at(place) === 'not';
    const start = isNot ? place + 1 : place;
    const plain = found<Adverbs>({ isNegated: isNot }, start);
    const denied = isNot
      ? this.adverbs(place).map((adverb) => ({
          ...adverb,
          value: { isNegated: false, adverb: adverb.value },
        }))
      : [];
    return [
      plain,
      ...denied,
      ...this.adverbs(start).map((adverb) =>
        after<Adverbs>(
          plain,
          { isNegated: isNot, adverb: adverb.value },
          adverb.end,
          adverb.cost,
          adverb.confidence,
        ),
      ),
    ];
  }

  private mains(before: Found<Adverbs>, step: Step): readonly Found<VerbGroup>[] {
    const { words, form, tense, voice = 'act', cost = 0, sense } = step;
    if (words !== '' && !this.words.says(before.end, words)) return [];
    const said = this.groupsOf(before, step, tense, voice, cost, form);
    return sense ? said.map((group) => ({ ...group, value: { ...group.value, sense } })) : said;
  }

  private groupsOf(
    before: Found<Adverbs>,
    { words }: Step,
    tense: Tense,
    voice: Voice,
    cost: number,
    form: Step['form'],
  ): readonly Found<VerbGroup>[] {
    const place = before.end + (words === '' ? 0 : words.split(' ').length);
    const asGroup = (reading: Reading): Found<VerbGroup> =>
      after<VerbGroup>(
        before,
        { ...before.value, kind: 'verb', reading, tense, voice },
        reading.end,
        cost + reading.cost,
        reading.confidence,
      );
    if (form === 'be')
      return [
        after(before, { ...before.value, kind: 'be', tense, voice }, place, cost),
        ...this.beings(place)
          .filter(({ gloss }) => tense !== 'impf' || !HAPPENING.has(gloss))
          .map(asGroup),
        ...(this.words.says(place, 'obliged to') ? this.modal(before, OUGHT, tense, place + 2) : []),
        ...(this.words.says(place, 'able to')
          ? this.modal(before, { verb: 'possum_v', gloss: 'be able', tense }, tense, place + 2)
          : []),
      ];
    const modal =
      form === 'base' && voice === 'act'
        ? [HAVE_TO, NEED_TO].filter(({ gloss }) => this.words.says(place, gloss))
        : [];
    return [
      ...this.verbsAt(place)
        .filter(
          (reading) =>
            reading.form === form && reading.lexeme.id !== 'sum_v' && !/^be(?: |$)/.test(reading.gloss),
        )
        .filter(
          ({ gloss }) =>
            voice !== 'pass' ||
            words !== '' ||
            tense !== 'pres' ||
            this.words.tokens.includes('by', place) ||
            (gloss === 'make' && this.words.tokens.includes('from', place)) ||
            !FINISHED.has(gloss.split(' ')[0] ?? ''),
        )
        .map((reading) =>
          voice === 'pass' && words === '' && this.isQuality(reading, place)
            ? { ...asGroup(reading), cost: before.cost + cost + reading.cost + AS_QUALITY }
            : asGroup(reading),
        ),
      ...modal.flatMap((one) => this.modal(before, one, tense, place + 2)),
    ];
  }

  /** Whether the participle is an adjective too: "I am drunk", "she is tired". */
  private isQuality({ end }: Reading, place: number): boolean {
    return this.words.readings(place, 'adj').some((one) => one.end === end && one.form === 'base');
  }

  /** Verbs at a place; one that only a gloss with a preposition has ("listen to") stands alone without it. */
  private verbsAt(place: number): readonly Reading[] {
    const own = this.words.readings(place, 'verb');
    return own.length > 0 ? own : this.words.without(place);
  }

  /** Glosses that begin with "be", behind some form of it: able, afraid. */
  private beings(place: number): readonly Reading[] {
    const list: Reading[] = [];
    const isRank = this.words
      .readings(place, 'noun')
      .some(({ lexeme }) => lexeme.tags.includes('person') || lexeme.tags.includes('role'));
    if (isRank) return [];
    for (let end = place + 1; end <= Math.min(place + 4, this.words.tokens.length); end += 1)
      list.push(...this.words.behind('be', place, end));
    return list;
  }

  private simple(place: number): readonly Found<VerbGroup>[] {
    const { verbs } = this.words.lookup.frames;
    return this.between(place)
      .filter(({ value }) => !value.isNegated)
      .flatMap((before) =>
        this.verbsAt(before.end).flatMap((reading): Found<VerbGroup>[] => {
          const { form, end, cost, confidence } = reading;
          if (reading.lexeme.id === 'sum_v') return [];
          const group = (tense: Tense, more = 0): Found<VerbGroup> =>
            after(
              before,
              { ...before.value, kind: 'verb', reading, tense, voice: 'act' },
              end,
              cost + more,
              confidence,
            );
          if (form === 'base' || form === 'third') return [group('pres')];
          if (form !== 'past') return [];
          return isState(reading, verbs)
            ? [group('impf'), group('perf', 0.5)]
            : [group('perf'), group('impf', 0.8)];
        }),
      );
  }

  private modals(place: number): readonly Found<VerbGroup>[] {
    const two = this.words.tokens.slice(place, place + 2).join(' ');
    const one = this.words.at(place);
    const key = Object.hasOwn(MODALS, two) ? two : one;
    const modal = Object.hasOwn(MODALS, key) ? MODALS[key] : undefined;
    if (!modal) return [];
    const end = place + key.split(' ').length;
    return this.between(end).flatMap((adverbs) => this.modal(adverbs, modal, modal.tense, adverbs.end));
  }

  private modal(
    before: Found<Adverbs>,
    { verb, gloss }: Modal,
    tense: Tense,
    end: number,
  ): readonly Found<VerbGroup>[] {
    const lexeme = this.words.lookup.index.byId(verb);
    if (!lexeme) return [];
    const reading: Reading = { lexeme, gloss, sense: 0, place: 0, form: 'base', end, cost: 0, confidence: 1 };
    return [after(before, { ...before.value, kind: 'modal', reading, tense, voice: 'act' }, end)];
  }

  /** Every way to read a finite verb from here. */
  protected verbGroups(place: number): readonly Found<VerbGroup>[] {
    const word = this.words.at(place);
    const isUsed = this.words.says(place, 'used to');
    const steps = isUsed ? USED : Object.hasOwn(AUXILIARIES, word) ? (AUXILIARIES[word] ?? []) : [];
    const start = place + (isUsed ? 2 : 1);
    const compound =
      steps.length === 0
        ? []
        : this.between(start).flatMap((adverbs) => steps.flatMap((step) => this.mains(adverbs, step)));
    return [...compound, ...this.modals(place), ...this.simple(place)];
  }

  /** A verb in its base form, as after "to" or in a command; `be` for "be" itself. */
  protected bases(place: number): readonly Found<VerbGroup>[] {
    const plain = found<Adverbs>({ isNegated: false }, place);
    const passive: readonly Step[] = [
      { words: '', form: 'base', tense: 'pres' },
      { words: 'be', form: 'be', tense: 'pres' },
      { words: 'be', form: 'part', tense: 'pres', voice: 'pass' },
    ];
    return passive.flatMap((step) => this.mains(plain, step));
  }
}
