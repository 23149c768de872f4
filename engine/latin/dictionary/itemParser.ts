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
import { VerbParser } from './verbParser.ts';

/** What stands behind a verb. */
export type Item =
  | { readonly is: 'noun'; readonly phrase: NounPhrase }
  | { readonly is: 'adverb'; readonly adverb: NonNullable<Clause['adverb']> }
  | { readonly is: 'preposition'; readonly english: string; readonly ways: readonly { readonly argument: Argument; readonly cost: number }[] }
  | { readonly is: 'adjective'; readonly predicate: NonNullable<Clause['predicate']>; readonly result?: Clause }
  | { readonly is: 'infinitive'; readonly group: Found<VerbGroup>; readonly items: readonly Item[]; readonly isNegated: boolean }
  | { readonly is: 'statement'; readonly clause: Clause }
  | { readonly is: 'fear'; readonly clause: Clause }
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

/** Reads what belongs to a verb; clauses are put together by whoever reads those. */
export abstract class ItemParser extends VerbParser {
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
        const spelt = ways.map((way) => ({ ...way, argument: this.spelt(way.argument) }));
        if (spelt.length > 0) list.push(found<Item>({ is: 'preposition', english, ways: spelt }, phrase.end, phrase.cost - (end - place - 1) * 0.2, phrase.confidence * (reading?.confidence ?? 1)));
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
    return this.words
      .best(place, 'adj')
      .filter(({ form }) => form !== 'ly')
      .flatMap(({ lexeme, gloss, form, end, cost, confidence }): Found<Item>[] => {
        const degree = form === 'comp' || form === 'sup' ? form : 'pos';
        const adjective = { lexeme: lexeme.id, en: gloss, degree } as const;
        const plain = found<Item>({ is: 'adjective', predicate: { adjective } }, end, cost, confidence);
        if (degree !== 'comp' || this.words.at(end) !== 'than') return [plain];
        return this.nounPhrases(end + 1).map((than) =>
          after<Item>(plain, { is: 'adjective', predicate: { adjective, than: than.value, thanCase: 'quam' } }, than.end, than.cost, than.confidence),
        ); // prettier-ignore
      });
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
      ...this.adverbs(place).map((adverb) => ({ ...adverb, value: { is: 'adverb' as const, adverb: adverb.value } })),
      ...this.adjectivePredicates(place),
      ...(isTo ? this.infinitives(place + 1) : []),
      ...(this.words.says(place, 'not to') ? this.infinitives(place + 2, true) : []),
      ...(this.words.at(place) === 'that' ? this.reported(place + 1) : []),
      ...this.questions(place),
      ...(this.words.at(place) === 'that' ? this.feared(place + 1) : []),
      ...(this.words.at(place) === 'so' ? this.results(place + 1) : []),
    ];
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
      phrase.value.pronoun && row ? [] : [{ ...phrase, value: this.owned(phrase.value, undefined) }],
    );
    if (!row) return nouns;
    const { also, ...person } = row;
    const one = found<Phrase>({ kind: 'person', ...person }, place + 1);
    return also ? [one, found<Phrase>({ kind: 'person', ...person, number: 'pl' }, place + 1, 0.2), ...nouns] : [one, ...nouns]; // prettier-ignore
  }

  /** "his": his own when the subject is a third person, eius otherwise. */
  owned(phrase: NounPhrase, subject: Phrase | undefined): NounPhrase {
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
        value: { is: 'statement' as const, clause: { ...clause.value, mood: 'inf' as const } },
      })),
      MOST_CLAUSES,
    );
  }

  /** What one fears: "that the wolf may come". */
  private feared(place: number): readonly Found<Item>[] {
    return cheapestForEach(
      this.subjects(place).flatMap((subject) =>
        /^(?:may|might)$/.test(this.words.at(subject.end))
          ? this.bases(subject.end + 1).flatMap((group) =>
              this.items(group.end).flatMap((row) =>
                this.assemble(subject.value, group, row.value, row.end, undefined).map((clause) =>
                  after<Item>(subject, { is: 'fear', clause: { ...clause.value, mood: 'subj' } }, row.end, row.cost + clause.cost, row.confidence * clause.confidence),
                ),
              ),
            )
          : [],
      ),
      MOST_CLAUSES,
    );
  } // prettier-ignore

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
    const asks: Asker = { lexeme: asker[0], form: asker[1], en: [word] };
    return cheapestForEach(this.statements(place + 1).map((clause) => ({ ...clause, value: { is: 'question' as const, clause: clause.value, asks } })), MOST_CLAUSES);
  } // prettier-ignore

  /** "who sees the king", "whom the king sees", "which she carried". */
  protected relative(place: number, head: NounPhrase): readonly Found<Relative>[] {
    const word = this.words.at(place);
    if (word !== 'who' && word !== 'whom' && word !== 'which' && word !== 'that') return [];
    const { also: _, ...one } = head;
    const gap: PersonPhrase = { kind: 'person', person: 3, number: one.number, gender: one.gender };
    const asSubject = word === 'whom' ? [] : this.predicates(place + 1, gap).map((clause) => after<Relative>(clause, { case: 'nom', clause: clause.value }, clause.end, 0.2));
    const asObject = this.statements(place + 1, 'object').map((clause) => after<Relative>(clause, { case: 'acc', clause: clause.value }, clause.end, 0.2));
    return cheapestForEach([...asSubject, ...asObject], 4);
  } // prettier-ignore
}
