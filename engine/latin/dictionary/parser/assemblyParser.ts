// Subject, verb and what stands behind it put together into one clause. Government decides which verb is meant, and what becomes of an
// infinitive, a report, a question, a fear or an aim. Invariant: a clause takes every word between its ends.
import type { Tense } from '../../features.ts';
import type { Clause, Phrase } from '../../sentences/tree.ts';
import { isPast } from '../../sentences/agreement.ts';
import { ArgumentParser } from './argumentParser.ts';
import type { Found } from './found.ts';
import { after } from './found.ts';
import type { Government } from './government.ts';
import { askedTense, bare, choiceOf, governmentOf, reportedTense } from './government.ts';
import type { Gap, Item } from './items.ts';
import {
  absoluteUse,
  acquainted,
  dwellingCost,
  isMisled,
  isPreterite,
  isStaying,
  isTurned,
  oneself,
  strangeSubject,
  unwilling,
  vouched,
} from './transitivity.ts';
import type { VerbGroup } from './verbParser.ts';

/** With nē of what is feared. */
const FEARING = new Set(['timeo_v', 'metuo_v', 'vereor_v']);

/** One promises that one will: sē with the future infinitive. */
const PROMISES = new Set(['promise', 'hope', 'swear', 'vow', 'threaten']);

export abstract class AssemblyParser extends ArgumentParser {
  /** Puts a verb and what stands behind it together with a subject. */
  protected assemble(
    subject: Phrase,
    group: Found<VerbGroup>,
    items: readonly Item[],
    end: number,
    gap: Gap | undefined,
  ): readonly Found<Clause>[] {
    const { kind, reading, voice, isNegated, adverb, sense } = group.value;
    const said = group.value.tense;
    const tense = reading && isPreterite(reading) ? acquainted(said) : said;
    if (tense === undefined) return [];
    const adverbs = items.flatMap((item) => (item.is === 'adverb' ? [item.adverb] : []));
    const [own = adverb] = adverbs;
    if (adverbs.length + (adverb ? 1 : 0) > 1) return [];
    const adjectives = items.flatMap((item) => (item.is === 'adjective' ? [item.predicate] : []));
    const infinitives = items.flatMap((item) => (item.is === 'infinitive' ? [item] : []));
    const statements = items.flatMap((item) => (item.is === 'statement' ? [item.clause] : []));
    const placed = own && reading ? this.whither(own, reading) : own;
    const base: Omit<Clause, 'verb' | 'args'> = {
      tense,
      mood: 'ind',
      voice,
      isNegated,
      subject,
      ...(placed ? { adverb: placed } : {}),
      ...(sense ? { says: [sense] } : tense === said ? {} : { says: [said] }),
    };
    if (kind === 'be')
      return items.some(
        ({ is }) => is === 'statement' || is === 'question' || is === 'fear' || is === 'purpose',
      ) || gap
        ? []
        : this.being(base, items, group, end);
    const isModal = kind === 'modal';
    const { frames } = this.words.lookup;
    const gives = reading && governmentOf(frames, reading);
    if (
      reading &&
      (gives?.making || (gives?.naming && voice === 'pass' && items[0]?.is === 'noun')) &&
      items.length > 0
    )
      return this.becoming(base, choiceOf(frames, reading), items, group, end);
    const altered =
      reading && gives?.naming && voice === 'act' ? this.altering(base, reading, items, group, end, gap) : [];
    if (!reading || altered.length > 0) return altered;
    if (adjectives.length > 0 || infinitives.length + statements.length > 1) return [];
    if (
      (reading.lexeme.parts[0] ?? '').endsWith('t') &&
      (subject.kind !== 'person' || subject.gender !== 'n')
    )
      return [];
    const government = governmentOf(frames, reading);
    const verb = choiceOf(frames, reading);
    const made = (more: Partial<Clause>, cost: number, confidence = 1): Found<Clause> =>
      after(group, unwilling({ ...base, verb, args: [], ...more }), end, cost, confidence);
    const [[infinitive], [statement]] = [infinitives, statements];
    if (
      infinitive &&
      isModal &&
      reading.gloss === 'ought' &&
      infinitive.group.value.voice === 'pass' &&
      !infinitive.items.some((item) => item.is === 'preposition')
    ) {
      const duty = choiceOf(frames, infinitive.group.value.reading ?? reading);
      if (
        duty.lexeme !== reading.lexeme.id &&
        !this.words.lookup.index.byId(duty.lexeme)?.flags.includes('intransitive')
      )
        return [made({ verb: duty, mood: 'gerundive', voice: 'pass' }, infinitive.group.cost)];
    }
    const isPeopled = items.some(({ is }) => is === 'noun' || is === 'preposition');
    if (infinitive && isModal && (isPeopled || infinitive.isNegated)) return [];
    if (
      infinitive &&
      !infinitive.isNegated &&
      !infinitive.isAim &&
      !isPeopled &&
      (government.infinitive || isModal)
    ) {
      return this.infinitiveOf(infinitive, subject).map((inner) =>
        made(
          { complement: { kind: 'infinitive', clause: inner.value } },
          inner.cost - infinitive.group.cost,
          inner.confidence,
        ),
      );
    }
    if (
      infinitive &&
      !isPeopled &&
      !infinitive.isNegated &&
      !infinitive.isAim &&
      PROMISES.has(reading.gloss) &&
      government.statement
    )
      return this.infinitiveOf(infinitive, bare(subject)).map((inner) => {
        const promised: Clause = {
          ...base,
          verb,
          args: [],
          complement: { kind: 'object infinitive', clause: inner.value },
        };
        return made(
          {
            complement: { kind: 'statement', clause: { ...inner.value, tense: 'fut' } },
            asEnglish: [promised],
          },
          inner.cost - infinitive.group.cost,
          inner.confidence,
        );
      });
    if (infinitive) return this.aimed(infinitive, items, government, made, subject, tense);
    if (isModal || (reading.lexeme.id === 'iubeo_v' && reading.gloss === 'tell')) return [];
    const listener = this.listenerOf(items, government);
    const telling = reading.lexeme.id === 'narro_v' ? 1 : 0;
    if (statement) {
      const place = (kind: Item['is']): number => items.findIndex(({ is }) => is === kind);
      if (place('noun') > place('statement')) return [];
      if (!government.statement || !listener) return [];
      const told = reportedTense(statement.tense, tense);
      return told
        ? [
            made(
              {
                args: listener,
                complement: {
                  kind: 'statement',
                  clause: { ...this.reportedOf(statement, subject), tense: told },
                },
              },
              telling,
            ),
          ]
        : [];
    }
    const [fear] = items.flatMap((item) => (item.is === 'fear' ? [item.clause] : []));
    if (fear)
      return FEARING.has(reading.lexeme.id) && !isPeopled
        ? [
            made(
              { complement: { kind: 'fear', clause: { ...fear, tense: isPast(tense) ? 'impf' : 'pres' } } },
              0,
            ),
          ]
        : [];
    const [question] = items.flatMap((item) => (item.is === 'question' ? [item] : []));
    if (question) {
      const told = askedTense(question.clause.tense, tense);
      if (!(government.question || government.telling) || !told || !listener) return [];
      return [
        made(
          {
            args: listener,
            complement: {
              kind: 'question',
              clause: { ...question.clause, mood: 'subj', tense: told },
              asks: question.asks,
            },
          },
          telling,
        ),
      ];
    }
    const [purpose] = items.flatMap((item) => (item.is === 'purpose' ? [item.clause] : []));
    const aim: Partial<Clause> = purpose
      ? { complement: { kind: 'purpose', clause: { ...purpose, tense: isPast(tense) ? 'impf' : 'pres' } } }
      : {};
    return this.argumentsOf(items, government, voice, subject, gap, isStaying(reading)).flatMap(
      ({ args, cost }) => {
        const hasObject = args.some(({ role }) => role === 'object') || gap === 'object';
        const sure = vouched(this.stock, frames, reading, subject, args, voice);
        if (hasObject && isMisled(reading, government)) return [];
        if (
          reading.lexeme.id === 'scio_v' &&
          args.some(({ role, phrase }) => role === 'object' && this.isLiving(phrase))
        )
          return [acquainted(said)].flatMap((known) =>
            known && voice === 'act'
              ? [
                  made(
                    { ...aim, args, verb: { ...verb, lexeme: 'nosco_v' }, tense: known, says: [said] },
                    cost,
                  ),
                ]
              : [],
          );
        const strange =
          this.timeliness(own, tense) +
          this.timed(reading, args) +
          strangeSubject(this.stock, frames, reading, subject) +
          dwellingCost(reading, this.isPlace(placed) || this.isHoused(args));
        if (!hasObject && voice === 'act' && isTurned(reading, government)) {
          const active: Clause = { ...base, verb, args, ...aim };
          return [made({ args, ...aim, voice: 'pass', asEnglish: [active] }, cost + 0.2, sure)];
        }
        if (hasObject || government.alone || voice === 'pass')
          return [made({ args, ...aim }, cost + strange, sure)];
        const self = oneself(reading, subject);
        if (self) return [made({ args: [self, ...args], ...aim }, cost)];
        const absolute = args.some(({ role }) => role === 'topic')
          ? { cost: 0.2, confidence: 1 }
          : absoluteUse(reading);
        return [made({ args, ...aim }, cost + strange + absolute.cost, absolute.confidence * sure)];
      },
    );
  }

  /** An infinitive that Latin does not govern: what one goes for (ut), or what one asks of someone (ut too). */
  private aimed(
    item: Extract<Item, { is: 'infinitive' }>,
    items: readonly Item[],
    government: Government,
    made: (more: Partial<Clause>, cost: number, confidence?: number) => Found<Clause>,
    subject: Phrase,
    tense: Tense,
  ): readonly Found<Clause>[] {
    if (item.isNegated && !government.urging) return [];
    const rest = items.filter((other) => other !== item);
    return this.argumentsOf(rest, government, 'act', subject, undefined).flatMap(({ args, cost }) => {
      const object = args.find(({ role }) => role === 'object');
      if (object && government.ordering && !item.isNegated)
        return this.infinitiveOf(item, bare(object.phrase)).map((inner) =>
          made(
            { args, complement: { kind: 'object infinitive', clause: inner.value } },
            inner.cost - item.group.cost + cost,
            inner.confidence,
          ),
        );
      const isUrged = government.urging && object !== undefined;
      const asked =
        isUrged && government.receiver
          ? args.map((one) => (one === object ? { ...one, case: 'dat' as const } : one))
          : args;
      const doer = isUrged ? bare(object.phrase) : bare(subject);
      return this.infinitiveOf(item, doer).map((inner) => {
        const clause: Clause = {
          ...inner.value,
          mood: 'subj',
          tense: isPast(tense) ? 'impf' : 'pres',
          isNegated: item.isNegated,
        };
        return made(
          { args: asked, complement: { kind: isUrged ? 'command' : 'purpose', clause } },
          inner.cost - item.group.cost + cost + (isUrged || government.going || item.isAim ? 0.1 : 0.8),
          inner.confidence,
        );
      });
    });
  }
}
