// What may stand behind an English verb or before it, read one by one: nouns, prepositions, adverbs, predicates, infinitives, reports.
// Invariant: rows of things are found once for each place; the likeliest few for each end are kept.
import type { Stock } from '../sentences/stock.ts';
import type { Argument, NounPhrase, Phrase } from '../sentences/tree.ts';
import { agreementOf } from '../sentences/tree.ts';
import { SUBJECTS, TIMES } from './englishPronouns.ts';
import type { Found, Words } from './found.ts';
import { after, cheapestForEach, found } from './found.ts';
import { awayForm } from './phraseLatin.ts';
import {
  isTabledPreposition,
  LONGEST_PREPOSITION,
  prepositional,
  prepositionalByLexicon,
} from './prepositions.ts';
import type { Item } from './innerParser.ts';
import { InnerParser, SPEAKERS } from './innerParser.ts';

/** Most rows of things behind a verb that are pursued. */
const MOST_ITEMS = 24;

/** Most infinitives one inside the other; more are no English, and would take for ever. */
const MOST_NESTED = 2;

/** Most things behind one verb. */
const MOST_BEHIND = 6;

/** Of clauses a verb takes one. */
const isClause = ({ is }: Item): boolean =>
  is === 'infinitive' || is === 'statement' || is === 'question' || is === 'fear' || is === 'purpose';

const depthOf = (items: readonly Item[]): number =>
  Math.max(0, ...items.map((item) => (item.is === 'infinitive' ? 1 + depthOf(item.items) : 0)));

/** Adverbs that before a noun are none. */
const ATTACHED = new Set([
  'more',
  'most',
  'about',
  'too',
  'so',
  'very',
  'only',
  'enough',
  'long',
  'early',
  'late',
]);

/** House and country, which do without a preposition. */
const HOMES = [
  ['home', 'domus_n', 'goal', 'acc'],
  ['at home', 'domus_n', 'place', 'loc'],
  ['from home', 'domus_n', 'source', 'abl'],
  ['in the country', 'rus_n', 'place', 'loc'],
  ['from the country', 'rus_n', 'source', 'abl'],
  ['at sea', 'mare_n', 'place', 'abl'],
] as const;

/** What points at a time. */
const POINTED: Readonly<
  Record<string, { readonly lexeme: string; readonly degree?: 'sup'; readonly isLong?: true }>
> = {
  all: { lexeme: 'totus_adj', isLong: true },
  last: { lexeme: 'propior_adj', degree: 'sup' },
  next: { lexeme: 'propior_adj', degree: 'sup' },
  this: { lexeme: 'hic_pron' },
  that: { lexeme: 'ille_pron' },
};

const MUTUAL = new Set(['each other', 'one another']);

/** Reads what belongs to a verb; clauses are put together by whoever reads those. */
export abstract class ItemParser extends InnerParser {
  protected readonly stock: Stock;
  private readonly rows = new Map<number, readonly Found<readonly Item[]>[]>();

  constructor(words: Words, stock: Stock) {
    super(words);
    this.stock = stock;
  }

  /** A preposition with its noun, and every way Latin says it. */
  prepositions(place: number): readonly Found<Item>[] {
    const list: Found<Item>[] = [];
    list.push(...this.home(place), ...this.times(place), ...this.ago(place));
    for (let end = Math.min(place + LONGEST_PREPOSITION, this.words.tokens.length); end > place; end -= 1) {
      const english = this.words.tokens.slice(place, end).join(' ');
      const isTabled = isTabledPreposition(english);
      const [reading] = isTabled ? [] : this.words.readings(place, 'prep').filter((one) => one.end === end);
      if ((!isTabled && !reading) || english === 'more than') continue;
      for (const phrase of this.nounPhrases(end)) {
        const lexeme = this.nounOf(phrase.value);
        if (!lexeme) continue;
        const behind = { lexeme, isLiving: this.isLiving(phrase.value) };
        const ways = reading
          ? [
              {
                argument: prepositionalByLexicon(english, phrase.value, reading.lexeme, reading.note),
                cost: reading.cost,
              },
            ]
          : prepositional(english, phrase.value, behind);
        const isVerb =
          english === 'to' &&
          phrase.value.article === 'none' &&
          !phrase.value.determiner &&
          !phrase.value.pronoun &&
          this.words.readings(end, 'verb').some(({ form }) => form === 'base');
        if (isVerb) continue;
        const spelt = ways.map((way) => ({ ...way, argument: this.spelt(way.argument) }));
        if (spelt.length > 0)
          list.push(
            found<Item>(
              { is: 'preposition', english, ways: spelt },
              phrase.end,
              phrase.cost - (end - place - 1) * 0.2,
              phrase.confidence *
                (reading?.confidence ?? 1) *
                (ways[0] && 'sure' in ways[0] ? (ways[0].sure ?? 1) : 1),
            ),
          );
      }
    }
    return list;
  }

  /** "With whom", "about what", "in which city": a preposition before what is asked. */
  askedBehind(): readonly Found<Item>[] {
    const [english, word] = [this.words.at(0), this.words.at(1)];
    const isPerson = word === 'whom';
    const ofThing = isPerson
      ? []
      : this.prepositions(0).filter(
          ({ value }) =>
            value.is === 'preposition' &&
            value.ways.some(({ argument }) =>
              /^(?:qui|quis|quot|qualis)_/.test(argument.phrase.determiner?.lexeme ?? ''),
            ),
        );
    const lexeme = this.words.lookup.index.byId('quis_pron');
    if (ofThing.length > 0 || !(isPerson || word === 'what')) return ofThing;
    if (!lexeme || !isTabledPreposition(english)) return [];
    const phrase: NounPhrase = {
      kind: 'noun',
      lexeme: lexeme.id,
      en: word,
      number: 'sg',
      count: 'sg',
      gender: isPerson ? 'm' : 'n',
      article: 'none',
      pronoun: [word],
    };
    const given: Argument = { role: 'indirect', case: 'dat', phrase };
    const ways = prepositional(english, phrase, { lexeme, isLiving: isPerson }).filter(
      ({ argument }) => isPerson || argument.preposition,
    );
    const kept =
      english === 'to' && isPerson
        ? [{ argument: given, cost: 0 }, ...ways.map((way) => ({ ...way, cost: way.cost + 0.5 }))]
        : ways;
    return kept.length === 0
      ? []
      : [
          found<Item>(
            {
              is: 'preposition',
              english,
              ways: kept.map((way) => ({ ...way, argument: this.spelt(way.argument) })),
            },
            2,
          ),
        ];
  }

  private spelt(argument: Argument): Argument {
    const { preposition, phrase } = argument;
    return preposition?.lexeme === 'a_prep'
      ? { ...argument, preposition: { ...preposition, form: awayForm(this.stock, phrase) } }
      : argument;
  }

  /** "home" as a goal, "at home" as a place, "from home": domum, domī, domō; "in the country": rūrī. */
  private home(place: number): readonly Found<Item>[] {
    return HOMES.filter(([said]) => this.words.says(place, said)).map(
      ([said, lexeme, role, grammaticalCase]) => {
        const phrase: NounPhrase = {
          kind: 'noun',
          lexeme,
          en: said,
          number: 'sg',
          count: 'sg',
          gender: lexeme === 'domus_n' ? 'f' : 'n',
          article: 'none',
          pronoun: [said],
        };
        return found<Item>(
          {
            is: 'preposition',
            english: 'home',
            ways: [{ argument: { role, case: grammaticalCase, phrase }, cost: -0.3 }],
          },
          place + said.split(' ').length,
          lexeme === 'rus_n' ? -0.7 : 0,
        );
      },
    );
  }

  /** "last night", "at dawn": proximā nocte, prīmā lūce. */
  private times(place: number): readonly Found<Item>[] {
    const said = [6, 5, 3, 2, 1]
      .map((length) => this.words.tokens.slice(place, place + length).join(' '))
      .find((words) => Object.hasOwn(TIMES, words));
    const row = said === undefined ? undefined : TIMES[said];
    if (!row) return this.timesNamed(place);
    const noun = this.words.lookup.index.byId(row?.noun ?? '');
    const by = this.words.lookup.index.byId(row?.by ?? '');
    if (said === undefined || !row || !noun || !by) return [];
    const plain: NounPhrase = {
      kind: 'noun',
      lexeme: noun.id,
      en: said,
      number: 'sg',
      count: 'sg',
      gender: noun.gender === 'f' ? 'f' : 'm',
      article: 'none',
    };
    const english: NounPhrase = { ...plain, pronoun: [said] };
    const owner: NounPhrase = {
      kind: 'noun',
      lexeme: by.id,
      en: '',
      number: 'sg',
      count: 'sg',
      gender: 'm',
      article: 'none',
      pronoun: [''],
    };
    const described: NounPhrase = row.isOwner
      ? { ...plain, genitive: owner }
      : { ...plain, determiner: { lexeme: by.id, en: [''], ...(row.degree ? { degree: row.degree } : {}) } };
    const argument: Argument = {
      role: 'time',
      case: row.isLong ? 'acc' : 'abl',
      en: [''],
      phrase: { ...described, asEnglish: english },
    };
    return [
      found<Item>(
        { is: 'preposition', english: said, ways: [{ argument, cost: 0 }] },
        place + said.split(' ').length,
        -1,
      ),
    ];
  }

  /** "Last month", "that evening": the next or last of them, or the one pointed at. */
  private timesNamed(place: number): readonly Found<Item>[] {
    const word = this.words.at(place);
    const by = Object.hasOwn(POINTED, word) ? POINTED[word] : undefined;
    if (!by) return [];
    const [noun] = this.words
      .readings(place + 1, 'noun')
      .filter(
        ({ lexeme, form, end }) =>
          form === 'base' &&
          end === place + 2 &&
          lexeme.tags.some((tag) => tag === 'time' || tag === 'season') &&
          !lexeme.tags.includes('food'),
      );
    if (!noun) return [];
    const said = this.words.text(place, noun.end);
    const plain: NounPhrase = {
      kind: 'noun',
      lexeme: noun.lexeme.id,
      en: said,
      number: 'sg',
      count: 'sg',
      gender: noun.lexeme.gender === 'c' ? 'm' : (noun.lexeme.gender ?? 'm'),
      article: 'none',
    };
    const phrase: NounPhrase = {
      ...plain,
      determiner: { lexeme: by.lexeme, ...(by.degree ? { degree: by.degree } : {}), en: [''] },
      asEnglish: { ...plain, pronoun: [said] },
    };
    return [
      found<Item>(
        {
          is: 'preposition',
          english: said,
          ways: [{ argument: { role: 'time', case: by.isLong ? 'acc' : 'abl', en: [''], phrase }, cost: 0 }],
        },
        noun.end,
        by.degree || by.isLong ? -0.5 : 0.3,
        noun.confidence,
      ),
    ];
  }

  /** "Three years ago", "three days later": ante trēs annōs, post trēs diēs. */
  private ago(place: number): readonly Found<Item>[] {
    return this.nounPhrases(place).flatMap((phrase) => {
      const { value, end } = phrase;
      const isTime = this.nounOf(value)?.tags.includes('time') ?? false;
      const word = this.words.at(end);
      const isTold = word === 'ago' || word === 'later';
      if (!isTold || !isTime || value.genitive) return [];
      const said: NounPhrase = { ...value, asEnglish: this.verbatim(value, place, end + 1) };
      const [lexeme, form] = word === 'ago' ? ['ante_prep', 'ante'] : ['post_prep', 'post'];
      const argument: Argument = {
        role: 'time',
        case: 'acc',
        preposition: { lexeme, form, en: [''] },
        phrase: said,
      };
      return [
        after<Item>(phrase, { is: 'preposition', english: word, ways: [{ argument, cost: 0 }] }, end + 1),
      ];
    });
  }

  private adjectivePredicates(place: number): readonly Found<Item>[] {
    return this.predicateAdjectives(place).map((one) => ({
      ...one,
      value: { is: 'adjective', predicate: one.value, said: this.words.text(place, one.end) },
    }));
  }

  protected override standard(phrase: NounPhrase): NounPhrase {
    return this.owned(phrase, undefined);
  }

  protected infinitives(place: number, isNegated = false): readonly Found<Item>[] {
    return this.bases(place).flatMap((group) =>
      this.items(group.end)
        .filter((items) => depthOf(items.value) < MOST_NESTED)
        .map((items) =>
          after<Item>(
            items,
            { is: 'infinitive', group, items: items.value, isNegated },
            items.end,
            group.cost,
            group.confidence,
          ),
        ),
    );
  }

  private item(place: number): readonly Found<Item>[] {
    const isTo = this.words.at(place) === 'to';
    return [
      ...this.nounPhrases(place).map((phrase) => ({
        ...phrase,
        value: { is: 'noun' as const, phrase: phrase.value },
      })),
      ...this.prepositions(place),
      ...(this.isAttached(place)
        ? []
        : this.adverbs(place).map((adverb) => ({
            ...adverb,
            value: { is: 'adverb' as const, adverb: adverb.value },
          }))),
      ...(SPEAKERS.has(this.words.at(place)) && this.words.readings(place - 1, 'verb').length > 0
        ? this.reported(place).map((one) => ({ ...one, cost: one.cost + 0.2 }))
        : []),
      ...this.adjectivePredicates(place),
      ...(isTo ? this.infinitives(place + 1) : []),
      ...(this.words.says(place, 'not to') ? this.infinitives(place + 2, true) : []),
      ...['in order to', 'so as to'].flatMap((aim) =>
        this.words.says(place, aim) ? this.aims(place + 3) : [],
      ),
      ...(this.words.says(place, 'so that') ? this.purposes(place + 2) : []),
      ...this.mutual(place),
      ...(this.words.at(place) === 'that' ? this.reported(place + 1) : []),
      ...this.questions(place),
      ...(this.words.at(place) === 'that' ? this.feared(place + 1) : []),
      ...(this.words.at(place) === 'so' ? this.results(place + 1) : []),
    ];
  }

  /** Whether the word goes with what follows rather than with the verb: more gold, about the war. */
  private isAttached(place: number): boolean {
    return ATTACHED.has(this.words.at(place)) && this.nounPhrases(place + 1).length > 0;
  }

  private aims(place: number): readonly Found<Item>[] {
    return this.infinitives(place).map((one) => ({
      ...one,
      cost: one.cost - 0.5,
      value: one.value.is === 'infinitive' ? { ...one.value, isAim: true } : one.value,
    }));
  }

  /** "each other": inter sē, among whoever they are. */
  private mutual(place: number): readonly Found<Item>[] {
    const said = ['each other', 'one another'].find((words) => this.words.says(place, words));
    if (said === undefined) return [];
    const phrase: NounPhrase = {
      kind: 'noun',
      lexeme: 'sui_pron',
      en: said,
      number: 'pl',
      count: 'pl',
      gender: 'm',
      article: 'none',
      pronoun: [said],
    };
    const argument: Argument = {
      role: 'company',
      case: 'acc',
      preposition: { lexeme: 'inter_prep', form: 'inter', en: [''] },
      phrase,
    };
    return [found<Item>({ is: 'preposition', english: said, ways: [{ argument, cost: 0 }] }, place + 2)];
  }

  /** Rows of things from here, to any end; likeliest first, longest for each. */
  protected items(place: number): readonly Found<readonly Item[]>[] {
    const known = this.rows.get(place);
    if (known) return known;
    this.rows.set(place, [found([], place)]);
    const list: Found<readonly Item[]>[] = [found([], place)];
    for (const item of this.item(place))
      for (const rest of this.items(item.end))
        if (rest.value.length < MOST_BEHIND && !(isClause(item.value) && rest.value.some(isClause)))
          list.push(
            after(
              item,
              [item.value, ...rest.value],
              rest.end,
              rest.cost +
                (isClause(item.value) && /^(?:adverb|noun)$/.test(rest.value[0]?.is ?? '') ? 0.5 : 0),
              rest.confidence,
            ),
          );
    const kept = cheapestForEach(list, MOST_ITEMS);
    this.rows.set(place, kept);
    return kept;
  }

  /** Subjects that begin here: a pronoun in the verb, or a noun. */
  subjects(place: number): readonly Found<Phrase>[] {
    const word = this.words.at(place);
    const row = Object.hasOwn(SUBJECTS, word) ? SUBJECTS[word] : undefined;
    const nouns: readonly Found<Phrase>[] = this.nounPhrases(place).flatMap((phrase) =>
      phrase.value.pronoun && row && !phrase.value.relative
        ? []
        : [{ ...phrase, value: this.owned(phrase.value, undefined) }],
    );
    if (!row) return nouns;
    const { also, ...person } = row;
    const one = found<Phrase>({ kind: 'person', ...person }, place + 1);
    return also
      ? [one, found<Phrase>({ kind: 'person', ...person, number: 'pl' }, place + 1, 0.2), ...nouns]
      : [one, ...nouns];
  }

  /** "his": his own when the subject is a third person, eius otherwise. */
  owned(phrase: NounPhrase, subject: Phrase | undefined): NounPhrase {
    if (
      phrase.lexeme === 'sui_pron' &&
      subject?.kind === 'person' &&
      subject.person < 3 &&
      MUTUAL.has(phrase.en)
    )
      return { ...phrase, lexeme: subject.person === 1 ? 'ego_pron' : 'tu_pron' };
    const { determiner, ...rest } = phrase;
    const isThird = subject !== undefined && agreementOf(subject).person === 3;
    if (
      determiner?.lexeme !== 'suus_adj' ||
      isThird ||
      (determiner.en[0] ?? '').endsWith(' own') ||
      phrase.genitive
    )
      return phrase;
    const [en = 'his'] = determiner.en;
    const owner: NounPhrase = {
      kind: 'noun',
      lexeme: 'is_pron',
      en,
      number: en === 'their' ? 'pl' : 'sg',
      count: 'sg',
      gender: en === 'her' ? 'f' : 'm',
      article: 'none',
      pronoun: [en],
    };
    return { ...rest, genitive: owner };
  }
}
