// English clauses read into trees: subject, verb, and what the verb governs in Latin. Government decides which verb is meant.
// Invariant: a clause takes every word between its ends.
import type { Tense } from '../features.ts';
import type { Argument, Clause, PersonPhrase, Phrase } from '../sentences/tree.ts';
import { isPast } from '../sentences/tree.ts';
import { AlteringParser } from './alteringParser.ts';
import { ALONE } from './beingParser.ts';
import { OBJECTIVE } from './englishPronouns.ts';
import type { Found, Reading } from './found.ts';
import { after } from './found.ts';
import type { Government } from './government.ts';
import { askedTense, bare, choiceOf, governmentOf, isGoing, reportedTense } from './government.ts';
import type { Gap, Item } from './innerParser.ts';
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

/** Adverbs of place and what they are of a goal. */
const GOALS: Readonly<Record<string, string>> = {
  hic_adv: 'huc_adv',
  ibi_adv: 'illuc_adv',
  illic_adv: 'illuc_adv',
};

export class ClauseParser extends AlteringParser {
  protected override argumentsOf(
    items: readonly Item[],
    government: Government,
    voice: Clause['voice'],
    subject: Phrase,
    gap: Gap | undefined,
    stays = false,
  ): readonly { readonly args: readonly Argument[]; readonly cost: number }[] {
    const nouns = items.flatMap((item) => (item.is === 'noun' ? [this.owned(item.phrase, subject)] : []));
    const { object, receiver } = government;
    const hasObject = gap === 'object';
    const [first, second] = nouns;
    if (nouns.length > 2) return [];
    const args: Argument[] = [];
    if (voice === 'pass') {
      if (object !== 'acc' || nouns.length > 0) return [];
    } else if (hasObject) {
      if (object !== 'acc' || second || (first && !(receiver && this.isLiving(first)))) return [];
      if (first) args.push({ role: 'indirect', case: 'dat', en: ['to'], phrase: first });
    } else if (first && second) {
      if (!receiver || first.relative) return [];
      args.push(
        { role: 'object', case: 'acc', phrase: second },
        { role: 'indirect', case: 'dat', en: ['to'], phrase: first },
      );
    } else if (first && government.telling && this.isLiving(first)) {
      args.push({ role: 'indirect', case: 'dat', en: ['to'], phrase: first });
    } else if (first) {
      if (!object) return [];
      args.push({ role: 'object', case: object, phrase: first });
    }
    let rows: { readonly args: readonly Argument[]; readonly cost: number }[] = [{ args, cost: 0 }];
    for (const item of items) {
      if (item.is !== 'preposition') continue;
      let ways = item.ways;
      if (government === ALONE && item.english === 'to') return [];
      const [{ argument } = { argument: undefined }] = ways;
      if (item.english === 'to' && argument && receiver) {
        const dative: Argument = { role: 'indirect', case: 'dat', en: ['to'], phrase: argument.phrase };
        ways = this.isLiving(argument.phrase)
          ? [{ argument: dative, cost: 0 }, ...ways.map((way) => ({ ...way, cost: way.cost + 0.6 }))]
          : [...ways, { argument: dative, cost: 0.5 }];
      }
      const isNear =
        stays || (voice === 'act' && argument?.phrase.article === 'the' && this.isHearth(argument.phrase));
      if (
        item.english === 'by' &&
        isNear &&
        ways.some(({ argument: way }) => way.preposition?.lexeme === 'apud_prep')
      )
        ways = ways
          .filter(({ argument: way }) => way.preposition?.lexeme === 'apud_prep')
          .map((way) => ({ ...way, cost: 0 }));
      if (
        item.english === 'with' &&
        government.furnishing &&
        ways.some(({ argument: way }) => way.role === 'means')
      )
        ways = ways.filter(({ argument: way }) => way.role === 'means').map((way) => ({ ...way, cost: 0 }));
      if (item.english === 'with' && (government.moving || stays))
        ways = ways.map((way) => (way.argument.role === 'means' ? { ...way, cost: way.cost + 0.5 } : way));
      if (voice === 'act') ways = ways.filter((way) => way.argument.role !== 'agent');
      rows = rows.flatMap((row) =>
        ways.map((way) => ({
          args: [...row.args, { ...way.argument, phrase: this.owned(way.argument.phrase, subject) }],
          cost: row.cost + way.cost,
        })),
      );
    }
    return rows;
  }

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

  private isPlace(adverb: Clause['adverb']): boolean {
    return this.words.lookup.index.byId(adverb?.lexeme ?? '')?.tags.includes('position') ?? false;
  }

  /** Of another than the subject the report says eum; sē is the subject's own. */
  private reportedOf(statement: Clause, subject: Phrase): Clause {
    const { subject: inner } = statement;
    const isOther = subject.kind === 'person' && subject.person < 3;
    if (!isOther || inner.kind !== 'person' || inner.person !== 3 || inner.gender === 'n') return statement;
    const pronoun = inner.number === 'pl' ? 'they' : inner.gender === 'f' ? 'she' : 'he';
    return {
      ...statement,
      subject: {
        kind: 'noun',
        lexeme: 'is_pron',
        en: pronoun,
        number: inner.number,
        count: inner.number,
        gender: inner.gender,
        article: 'none',
        pronoun: [pronoun],
      },
    };
  }

  /** What it costs to do now what was done yesterday. */
  private timeliness(adverb: Clause['adverb'], tense: Tense): number {
    const rows = this.words.lookup.frames.adverbs.filter((row) => row.adverb === adverb?.lexeme);
    return rows.length > 0 &&
      rows.every(({ tenses }) => tenses !== undefined && !tenses.some((one) => one === tense))
      ? 1
      : 0;
  }

  /** "Come here" is hūc venī: with going and sending English does not tell place from goal. */
  private whither(adverb: NonNullable<Clause['adverb']>, { lexeme }: Reading): NonNullable<Clause['adverb']> {
    const goal = Object.hasOwn(GOALS, adverb.lexeme) ? GOALS[adverb.lexeme] : undefined;
    return goal !== undefined && isGoing(lexeme) ? { ...adverb, lexeme: goal } : adverb;
  }

  /** Whom one tells: the only thing that may stand beside a report or question; undefined when something else does. */
  private listenerOf(items: readonly Item[], government: Government): readonly Argument[] | undefined {
    const others = items.filter(({ is }) => is === 'noun' || is === 'preposition');
    const [one] = others;
    if (!one) return [];
    if (others.length > 1 || one.is !== 'noun' || !this.isLiving(one.phrase)) return undefined;
    if (government.telling) return [{ role: 'indirect', case: 'dat', en: [''], phrase: one.phrase }];
    return government.question && government.object === 'acc'
      ? [{ role: 'object', case: 'acc', phrase: one.phrase }]
      : undefined;
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

  /** Verb and what follows it, for a subject already read; to any end. */
  predicates(place: number, subject: Phrase, gap?: Gap): readonly Found<Clause>[] {
    const list = this.verbGroups(place).flatMap((group) => {
      const rows =
        group.value.kind === 'modal'
          ? this.infinitives(group.end).map((item) => ({ ...item, value: [item.value] }))
          : this.items(group.end);
      return rows.flatMap((row) =>
        this.assemble(subject, group, row.value, row.end, gap).map((clause) => ({
          ...clause,
          cost: clause.cost + row.cost,
          confidence: clause.confidence * row.confidence,
        })),
      );
    });
    return list;
  }

  /** A whole statement from here: an adverb or prepositional phrase may go before the subject. */
  statements(place: number, gap?: Gap): readonly Found<Clause>[] {
    const plain = this.subjects(place).flatMap((subject) => [
      ...this.predicates(subject.end, subject.value, gap).map((clause) =>
        after(subject, clause.value, clause.end, clause.cost, clause.confidence),
      ),
      ...this.aside(subject, gap),
    ]);
    const openers: readonly Found<Item>[] = [
      ...this.adverbs(place).map((adverb) => ({
        ...adverb,
        value: { is: 'adverb' as const, adverb: adverb.value },
      })),
      ...this.prepositions(place),
    ];
    const fronted = openers.flatMap((opener) => {
      const next = this.words.at(opener.end) === ',' ? opener.end + 1 : opener.end;
      return this.subjects(next).flatMap((subject) =>
        this.predicates(subject.end, subject.value, gap).flatMap((clause) => this.fronted(opener, clause)),
      );
    });
    return [...plain, ...fronted, ...(gap ? [] : this.doings(place))];
  }

  /** "The man in the garden sees the king": what stands between subject and verb belongs to the whole. */
  private aside(subject: Found<Phrase>, gap: Gap | undefined): readonly Found<Clause>[] {
    if (subject.value.kind !== 'noun' || subject.value.pronoun) return [];
    return this.prepositions(subject.end).flatMap((item) =>
      this.predicates(item.end, subject.value, gap).flatMap((clause) =>
        this.fronted(
          item,
          after(subject, clause.value, clause.end, clause.cost + 0.2, clause.confidence * 0.95),
        ),
      ),
    );
  }

  private fronted(opener: Found<Item>, clause: Found<Clause>): readonly Found<Clause>[] {
    const { value } = opener;
    if (value.is === 'adverb')
      return clause.value.adverb
        ? []
        : [
            after(
              opener,
              { ...clause.value, adverb: value.adverb },
              clause.end,
              clause.cost,
              clause.confidence,
            ),
          ];
    if (value.is !== 'preposition') return [];
    return value.ways
      .filter(({ argument }) => clause.value.voice === 'pass' || argument.role !== 'agent')
      .map(({ argument, cost }) =>
        after(
          opener,
          { ...clause.value, args: [...clause.value.args, argument] },
          clause.end,
          clause.cost + cost,
          clause.confidence,
        ),
      );
  }

  /** "Let us go", "let him come", "may the boys come": whoever it is, in the subjunctive. */
  exhortations(place: number): readonly Found<Clause>[] {
    const word = this.words.at(place);
    const isMay = this.words.at(place - 1) === 'may';
    const person = !isMay && Object.hasOwn(OBJECTIVE, word) ? OBJECTIVE[word] : undefined;
    const who: readonly Found<Phrase>[] = person
      ? [
          { value: { kind: 'person', ...person }, end: place + 1, cost: 0, confidence: 1 },
          ...(word === 'her'
            ? this.subjects(place).filter(({ value }) => value.kind === 'noun' && !value.pronoun)
            : []),
        ]
      : this.subjects(place).filter(({ value }) => isMay || (value.kind === 'noun' && !value.pronoun));
    return who.flatMap((subject) => {
      const isNegated = /^(?:not|never)$/.test(this.words.at(subject.end));
      const start = subject.end + (isNegated ? 1 : 0);
      const openings = [
        { end: start, adverb: undefined },
        ...this.adverbs(start).map(({ end, value }) => ({ end, adverb: value })),
      ];
      return openings.flatMap(({ end, adverb }) =>
        this.bases(end).flatMap((group) =>
          this.items(group.end).flatMap((row) =>
            this.assemble(
              subject.value,
              adverb ? { ...group, value: { ...group.value, adverb } } : group,
              row.value,
              row.end,
              undefined,
            ).map((clause) =>
              after(
                subject,
                { ...clause.value, mood: 'subj' as const, isNegated },
                row.end,
                row.cost + clause.cost,
                row.confidence * clause.confidence,
              ),
            ),
          ),
        ),
      );
    });
  }

  /** Commands: a verb in its base form and what follows. */
  commands(place: number, number: 'sg' | 'pl', isNegated: boolean): readonly Found<Clause>[] {
    const subject: PersonPhrase = { kind: 'person', person: 2, number, gender: 'm' };
    return this.bases(place).flatMap((group) =>
      this.items(group.end).flatMap((row) =>
        this.assemble(subject, group, row.value, row.end, undefined).map((clause) =>
          after(
            row,
            { ...clause.value, mood: 'imp' as const, isNegated },
            row.end,
            clause.cost,
            clause.confidence,
          ),
        ),
      ),
    );
  }
}
