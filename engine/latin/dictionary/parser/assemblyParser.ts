// Subject, verb and what stands behind it put together into one clause (what is a clause of its own: complementParser.ts). Government decides
// which verb is meant. Invariant: a clause takes every word between its ends.
import type { Tense } from '../../features.ts';
import type { Clause, Phrase } from '../../sentences/tree.ts';
import { isPast } from '../../sentences/agreement.ts';
import { acquainted } from '../../sentences/preterites.ts';
import { ComplementParser } from './complementParser.ts';
import type { Begun } from './complementParser.ts';
import type { Found } from './found.ts';
import { after } from './found.ts';
import { choiceOf, governmentOf } from './government.ts';
import type { Gap, Item } from './items.ts';
import {
  absoluteUse,
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

export abstract class AssemblyParser extends ComplementParser {
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
    const verb = choiceOf(frames, reading);
    const begun: Begun = {
      subject,
      tense,
      base,
      reading,
      verb,
      isModal: kind === 'modal',
      government: governmentOf(frames, reading),
      items,
      made: (more, cost, confidence = 1) =>
        after(group, unwilling({ ...base, verb, args: [], ...more }), end, cost, confidence),
    };
    const [[infinitive], [statement]] = [infinitives, statements];
    if (infinitive) return this.withInfinitive(begun, infinitive);
    if (begun.isModal || (reading.lexeme.id === 'iubeo_v' && reading.gloss === 'tell')) return [];
    if (statement) return this.withStatement(begun, statement);
    const [fear] = items.flatMap((item) => (item.is === 'fear' ? [item.clause] : []));
    if (fear) return this.withFear(begun, fear);
    const [question] = items.flatMap((item) => (item.is === 'question' ? [item] : []));
    if (question) return this.withQuestion(begun, question);
    return this.withArguments(begun, said, own, gap);
  }

  /** A verb with nothing but its objects, its prepositions and perhaps an aim. `own` is its adverb as it was said, `said` its tense. */
  private withArguments(
    { subject, tense, base, reading, verb, government, items, made }: Begun,
    said: Tense,
    own: Clause['adverb'],
    gap: Gap | undefined,
  ): readonly Found<Clause>[] {
    const { voice, adverb: placed } = base;
    const { frames } = this.words.lookup;
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
}
