// What may stand behind an English verb or before it, read one by one: nouns, prepositions, adverbs, predicates, infinitives, reports.
// Invariant: rows of things are found once for each place; the likeliest few for each end are kept.
import type { Stock } from '../sentences/stock.ts';
import type {
  Argument,
  Asker,
  Clause,
  NounPhrase,
  PersonPhrase,
  Phrase,
  Relative,
} from '../sentences/tree.ts';
import { agreementOf } from '../sentences/tree.ts';
import { SUBJECTS } from './englishPronouns.ts';
import { isGoing } from './government.ts';
import type { Found, Words } from './found.ts';
import { after, cheapestForEach, found } from './found.ts';
import { awayForm } from './phraseLatin.ts';
import {
  isTabledPreposition,
  LONGEST_PREPOSITION,
  prepositional,
  prepositionalByLexicon,
} from './prepositions.ts';
import type { VerbGroup } from './verbParser.ts';
import { PredicateParser } from './predicateParser.ts';

/** What stands behind a verb. */
export type Item =
  | { readonly is: 'noun'; readonly phrase: NounPhrase }
  | { readonly is: 'adverb'; readonly adverb: NonNullable<Clause['adverb']> }
  | { readonly is: 'preposition'; readonly english: string; readonly ways: readonly { readonly argument: Argument; readonly cost: number }[] }
  | { readonly is: 'adjective'; readonly predicate: NonNullable<Clause['predicate']>; readonly result?: Clause }
  | { readonly is: 'infinitive'; readonly group: Found<VerbGroup>; readonly items: readonly Item[]; readonly isNegated: boolean; readonly isAim?: true }
  | { readonly is: 'statement'; readonly clause: Clause }
  | { readonly is: 'fear'; readonly clause: Clause }
  | { readonly is: 'purpose'; readonly clause: Clause }
  | { readonly is: 'question'; readonly clause: Clause; readonly asks: Asker }; // prettier-ignore

/** A role that a word outside the clause plays in it: the relative pronoun, "whom" of a question. */
export type Gap = 'object';

/** Words that ask, and their Latin. */
export const ASKERS: Readonly<Record<string, readonly [lexeme: string, form: string]>> = {
  where: ['ubi_conj', 'ubi'],
  why: ['cur_adv', 'cūr'],
  when: ['quando_conj', 'quandō'],
  how: ['quomodo_adv', 'quōmodo'],
  whether: ['num_part', 'num'],
};

/** Most rows of things behind a verb that are pursued. */
const MOST_ITEMS = 24;
const MOST_CLAUSES = 8;

/** Words that begin a report from which "that" is left out. */
const SPEAKERS = new Set(['i', 'he', 'she', 'it', 'we', 'they', 'you']);

/** Adverbs that before a noun are none. */
const ATTACHED = new Set(['more', 'most', 'about', 'too', 'so', 'very', 'only']);

const MUTUAL = new Set(['each other', 'one another']);

/** Without what "would" says: a report takes it for the future. */
const unsaid = ({ says: _, ...clause }: Clause): Clause => clause;

/** Reads what belongs to a verb; clauses are put together by whoever reads those. */
export abstract class ItemParser extends PredicateParser {
  protected readonly stock: Stock;
  private readonly rows = new Map<number, readonly Found<readonly Item[]>[]>();

  constructor(words: Words, stock: Stock) {
    super(words);
    this.stock = stock;
  }

  /** Verb and what follows it, for a subject already read; to any end. */
  abstract predicates(place: number, subject: Phrase, gap?: Gap): readonly Found<Clause>[];

  /** Puts a verb and what stands behind it together with a subject. */
  protected abstract assemble(
    subject: Phrase,
    group: Found<VerbGroup>,
    items: readonly Item[],
    end: number,
    gap: Gap | undefined,
  ): readonly Found<Clause>[];

  /** A whole statement from here, to any end. */
  abstract statements(place: number, gap?: Gap): readonly Found<Clause>[];

  /** A preposition with its noun, and every way Latin says it. */
  prepositions(place: number): readonly Found<Item>[] {
    const list: Found<Item>[] = [];
    if (['home', 'at home', 'from home'].some((said) => this.words.says(place, said))) list.push(...this.home(place));
    for (let end = Math.min(place + LONGEST_PREPOSITION, this.words.tokens.length); end > place; end -= 1) {
      const english = this.words.tokens.slice(place, end).join(' ');
      const isTabled = isTabledPreposition(english);
      const [reading] = isTabled ? [] : this.words.readings(place, 'prep').filter((one) => one.end === end);
      if (!isTabled && !reading) continue;
      for (const phrase of this.nounPhrases(end)) {
        const lexeme = this.nounOf(phrase.value);
        if (!lexeme) continue;
        const behind = { lexeme, isLiving: this.isLiving(phrase.value) };
        const ways = reading
          ? [{ argument: prepositionalByLexicon(english, phrase.value, reading.lexeme, reading.note), cost: reading.cost }]
          : prepositional(english, phrase.value, behind);
        const isVerb = english === 'to' && phrase.value.article === 'none' && !phrase.value.determiner && !phrase.value.pronoun && this.words.readings(end, 'verb').some(({ form }) => form === 'base');
        const spelt = ways.map((way) => ({ ...way, argument: this.spelt(way.argument) }));
        if (spelt.length > 0) list.push(found<Item>({ is: 'preposition', english, ways: spelt }, phrase.end, phrase.cost + (isVerb ? 1.5 : 0) - (end - place - 1) * 0.2, phrase.confidence * (reading?.confidence ?? 1)));
      }
    }
    return list;
  } // prettier-ignore

  private spelt(argument: Argument): Argument {
    const { preposition, phrase } = argument;
    return preposition?.lexeme === 'a_prep' ? { ...argument, preposition: { ...preposition, form: awayForm(this.stock, phrase) } } : argument; // prettier-ignore
  }

  /** "home" as a goal, "at home" as a place, "from home": domum, domī, domō. */
  private home(place: number): readonly Found<Item>[] {
    const first = this.words.at(place);
    const [role, grammaticalCase] = first === 'at' ? (['place', 'loc'] as const) : first === 'from' ? (['source', 'abl'] as const) : (['goal', 'acc'] as const);
    const said = first === 'home' ? 'home' : `${first} home`;
    const phrase: NounPhrase = { kind: 'noun', lexeme: 'domus_n', en: said, number: 'sg', count: 'sg', gender: 'f', article: 'none', pronoun: [said] };
    const argument: Argument = { role, case: grammaticalCase, phrase };
    return [found<Item>({ is: 'preposition', english: 'home', ways: [{ argument, cost: -0.3 }] }, place + said.split(' ').length)];
  } // prettier-ignore

  private adjectivePredicates(place: number): readonly Found<Item>[] {
    return this.predicateAdjectives(place).map((one) => ({ ...one, value: { is: 'adjective', predicate: one.value } }));
  } // prettier-ignore

  protected override standard(phrase: NounPhrase): NounPhrase {
    return this.owned(phrase, undefined);
  }

  protected infinitives(place: number, isNegated = false): readonly Found<Item>[] {
    return this.bases(place).flatMap((group) =>
      this.items(group.end).map((items) =>
        after<Item>(items, { is: 'infinitive', group, items: items.value, isNegated }, items.end, group.cost, group.confidence),
      ),
    ); // prettier-ignore
  }

  private item(place: number): readonly Found<Item>[] {
    const isTo = this.words.at(place) === 'to';
    return [
      ...this.nounPhrases(place).map((phrase) => ({ ...phrase, value: { is: 'noun' as const, phrase: phrase.value } })),
      ...this.prepositions(place),
      ...(this.isAttached(place) ? [] : this.adverbs(place).map((adverb) => ({ ...adverb, value: { is: 'adverb' as const, adverb: adverb.value } }))),
      ...(SPEAKERS.has(this.words.at(place)) ? this.reported(place).map((one) => ({ ...one, cost: one.cost + 0.2 })) : []),
      ...this.adjectivePredicates(place),
      ...(isTo ? this.infinitives(place + 1) : []),
      ...(this.words.says(place, 'not to') ? this.infinitives(place + 2, true) : []),
      ...['in order to', 'so as to'].flatMap((aim) => (this.words.says(place, aim) ? this.aims(place + 3) : [])),
      ...(this.words.says(place, 'so that') ? this.purposes(place + 2) : []),
      ...this.mutual(place),
      ...(this.words.at(place) === 'that' ? this.reported(place + 1) : []),
      ...this.questions(place),
      ...(this.words.at(place) === 'that' ? this.feared(place + 1) : []),
      ...(this.words.at(place) === 'so' ? this.results(place + 1) : []),
    ];
  } // prettier-ignore

  /** Whether the word goes with what follows rather than with the verb: more gold, about the war. */
  private isAttached(place: number): boolean {
    return ATTACHED.has(this.words.at(place)) && this.nounPhrases(place + 1).length > 0;
  }

  private aims(place: number): readonly Found<Item>[] {
    return this.infinitives(place).map((one) => ({ ...one, cost: one.cost - 0.5, value: one.value.is === 'infinitive' ? { ...one.value, isAim: true } : one.value })); // prettier-ignore
  }

  /** "so that he might see": what it is done for. */
  private purposes(place: number): readonly Found<Item>[] {
    return cheapestForEach(
      this.subjects(place).flatMap((subject) =>
        /^(?:may|might|can|could|will|would|should)$/.test(this.words.at(subject.end)) ? this.willed(subject, subject.end + 1, 'purpose') : [],
      ),
      MOST_CLAUSES,
    );
  } // prettier-ignore

  /** A clause whose verb stands in its base form, as after "may". */
  private willed(subject: Found<Phrase>, place: number, is: 'fear' | 'purpose'): readonly Found<Item>[] {
    const isNegated = this.words.at(place) === 'not';
    return this.bases(isNegated ? place + 1 : place).flatMap((group) =>
      this.items(group.end).flatMap((row) =>
        this.assemble(subject.value, group, row.value, row.end, undefined).map((clause) =>
          after<Item>(subject, { is, clause: { ...clause.value, mood: 'subj', isNegated } }, row.end, row.cost + clause.cost, row.confidence * clause.confidence),
        ),
      ),
    );
  } // prettier-ignore

  /** "each other": inter sē, among whoever they are. */
  private mutual(place: number): readonly Found<Item>[] {
    const said = ['each other', 'one another'].find((words) => this.words.says(place, words));
    if (said === undefined) return [];
    const phrase: NounPhrase = { kind: 'noun', lexeme: 'sui_pron', en: said, number: 'pl', count: 'pl', gender: 'm', article: 'none', pronoun: [said] };
    const argument: Argument = { role: 'company', case: 'acc', preposition: { lexeme: 'inter_prep', form: 'inter', en: [''] }, phrase };
    return [found<Item>({ is: 'preposition', english: said, ways: [{ argument, cost: 0 }] }, place + 2)];
  } // prettier-ignore

  /** Rows of things from here, to any end; likeliest first, longest for each. */
  protected items(place: number): readonly Found<readonly Item[]>[] {
    const known = this.rows.get(place);
    if (known) return known;
    this.rows.set(place, [found([], place)]);
    const list: Found<readonly Item[]>[] = [found([], place)];
    for (const item of this.item(place))
      for (const rest of this.items(item.end))
        list.push(after(item, [item.value, ...rest.value], rest.end, rest.cost, rest.confidence));
    const kept = cheapestForEach(list, MOST_ITEMS);
    this.rows.set(place, kept);
    return kept;
  }

  /** Subjects that begin here: a pronoun in the verb, or a noun. */
  subjects(place: number): readonly Found<Phrase>[] {
    const word = this.words.at(place);
    const row = Object.hasOwn(SUBJECTS, word) ? SUBJECTS[word] : undefined;
    const nouns: readonly Found<Phrase>[] = this.nounPhrases(place).flatMap((phrase) =>
      phrase.value.pronoun && row && !phrase.value.relative ? [] : [{ ...phrase, value: this.owned(phrase.value, undefined) }],
    );
    if (!row) return nouns;
    const { also, ...person } = row;
    const one = found<Phrase>({ kind: 'person', ...person }, place + 1);
    return also ? [one, found<Phrase>({ kind: 'person', ...person, number: 'pl' }, place + 1, 0.2), ...nouns] : [one, ...nouns]; // prettier-ignore
  }

  /** "his": his own when the subject is a third person, eius otherwise. */
  owned(phrase: NounPhrase, subject: Phrase | undefined): NounPhrase {
    if (phrase.lexeme === 'sui_pron' && subject?.kind === 'person' && subject.person < 3 && MUTUAL.has(phrase.en))
      return { ...phrase, lexeme: subject.person === 1 ? 'ego_pron' : 'tu_pron' };
    const { determiner, ...rest } = phrase;
    const isThird = subject !== undefined && agreementOf(subject).person === 3;
    if (determiner?.lexeme !== 'suus_adj' || isThird || (determiner.en[0] ?? '').endsWith(' own') || phrase.genitive) return phrase;
    const [en = 'his'] = determiner.en;
    const owner: NounPhrase = { kind: 'noun', lexeme: 'is_pron', en, number: en === 'their' ? 'pl' : 'sg', count: 'sg', gender: en === 'her' ? 'f' : 'm', article: 'none', pronoun: [en] };
    return { ...rest, genitive: owner };
  } // prettier-ignore

  /** What someone says or thinks: an accusative and infinitive, its tense seen from the main verb. */
  private reported(place: number): readonly Found<Item>[] {
    return cheapestForEach(
      this.statements(place).map((clause) => ({
        ...clause,
        value: { is: 'statement' as const, clause: { ...unsaid(clause.value), mood: 'inf' as const } },
      })),
      MOST_CLAUSES,
    );
  }

  /** What one fears: "that the wolf may come". */
  private feared(place: number): readonly Found<Item>[] {
    return cheapestForEach(
      this.subjects(place).flatMap((subject) =>
        /^(?:may|might)$/.test(this.words.at(subject.end)) ? this.willed(subject, subject.end + 1, 'fear') : [],
      ),
      MOST_CLAUSES,
    );
  }

  /** "so brave that he does not flee": an adjective with its result. */
  private results(place: number): readonly Found<Item>[] {
    return this.adjectivePredicates(place).flatMap((item) => {
      if (item.value.is !== 'adjective' || this.words.at(item.end) !== 'that') return [];
      const { predicate } = item.value;
      return cheapestForEach(this.statements(item.end + 1), MOST_CLAUSES).map((clause) =>
        after<Item>(item, { is: 'adjective', predicate: { ...predicate, isResult: true }, result: clause.value }, clause.end, clause.cost, clause.confidence),
      );
    });
  } // prettier-ignore

  /** "why he came", "who sees the king": what one asks or knows. */
  private questions(place: number): readonly Found<Item>[] {
    const word = this.words.at(place);
    if (word === 'who') {
      const asks = { lexeme: 'quis_pron', form: 'quis', en: ['who'], is: 'subject' } as const;
      const someone: PersonPhrase = { kind: 'person', person: 3, number: 'sg', gender: 'm' };
      return cheapestForEach(this.predicates(place + 1, someone).map((clause) => ({ ...clause, value: { is: 'question' as const, clause: clause.value, asks } })), MOST_CLAUSES);
    }
    const asker = Object.hasOwn(ASKERS, word) ? ASKERS[word] : undefined;
    if (!asker) return [];
    return cheapestForEach(this.statements(place + 1).map((clause) => ({ ...clause, value: { is: 'question' as const, clause: clause.value, asks: this.askerOf(word, asker, clause.value) } })), MOST_CLAUSES);
  } // prettier-ignore

  /** "Where are you going" asks whither. */
  askerOf(word: string, [lexeme, form]: readonly [string, string], { verb }: Clause): Asker {
    const going = this.words.lookup.index.byId(verb.lexeme);
    return word === 'where' && going && isGoing(going)
      ? { lexeme: 'quo_conj', form: 'quō', en: [word] }
      : { lexeme, form, en: [word] };
  }

  /** "who sees the king", "whom the king sees", "which she carried". */
  protected relative(place: number, head: NounPhrase): readonly Found<Relative>[] {
    const word = this.words.at(place);
    if (SPEAKERS.has(word) && !head.pronoun)
      return cheapestForEach(this.statements(place, 'object').map((clause) => after<Relative>(clause, { case: 'acc', clause: clause.value }, clause.end, 0.5)), 4);
    if (word === 'whose') return this.relativeOfOwner(place + 1);
    if (word !== 'who' && word !== 'whom' && word !== 'which' && word !== 'that') return [];
    const { also: _, ...one } = head;
    const gap: PersonPhrase = { kind: 'person', person: 3, number: one.number, gender: one.gender };
    const asSubject = word === 'whom' ? [] : this.predicates(place + 1, gap).map((clause) => after<Relative>(clause, { case: 'nom', clause: clause.value }, clause.end, 0.2));
    const asObject = this.statements(place + 1, 'object').map((clause) => after<Relative>(clause, { case: 'acc', clause: clause.value }, clause.end, 0.2));
    return cheapestForEach([...asSubject, ...asObject], 4);
  } // prettier-ignore

  /** "whose son died", "whose horse I bought". */
  private relativeOfOwner(place: number): readonly Found<Relative>[] {
    const things = this.core(place).filter(({ value }) => !value.determiner && value.article === 'none' && !value.pronoun);
    return things.flatMap((thing) => {
      const owned: NounPhrase = { ...thing.value, article: 'the' };
      const cost = -this.bareness(thing.value);
      const asSubject = this.predicates(thing.end, owned).map((clause) => after<Relative>(thing, { case: 'gen', clause: clause.value, whose: 'subject' }, clause.end, clause.cost + cost, clause.confidence));
      const asObject = this.statements(thing.end, 'object').map((clause) =>
        after<Relative>(thing, { case: 'gen', clause: { ...clause.value, args: [{ role: 'object', case: 'acc', phrase: owned }, ...clause.value.args] }, whose: 'object' }, clause.end, clause.cost + cost, clause.confidence),
      );
      return cheapestForEach([...asSubject, ...asObject], 4);
    });
  } // prettier-ignore
}
