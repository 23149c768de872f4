// What Latin says without a preposition of place and time: home and country, nights and years, how long ago; and inter sē.
// Invariant: the phrase keeps its English, word for word, beside the Latin.
import { genderBeside } from '../../sentences/agreement.ts';
import type { Argument, NounPhrase } from '../../sentences/tree.ts';
import { TIMES } from './englishPronouns.ts';
import type { Found } from './found.ts';
import { after, found } from './found.ts';
import type { Item } from './items.ts';
import { InnerParser } from './innerParser.ts';

/** House and country, which do without a preposition. */
const HOMES = [
  ['home', 'domus_n', 'goal', 'acc'],
  ['at home', 'domus_n', 'place', 'loc'],
  ['from home', 'domus_n', 'source', 'abl'],
  ['in the country', 'rus_n', 'place', 'loc'],
  ['from the country', 'rus_n', 'source', 'abl'],
  ['at sea', 'mare_n', 'place', 'abl'],
] as const;

/** Who stays or is "home" goes nowhere: domī, not domum. */
const RESTING = /^(?:stay(?:s|ed|ing)?|remain(?:s|ed|ing)?|be|am|is|are|was|were|been)$/;

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

export abstract class TimeParser extends InnerParser {
  /** "home" as a goal, "at home" as a place, "from home": domum, domī, domō; "in the country": rūrī. */
  protected home(place: number): readonly Found<Item>[] {
    const isAtRest = RESTING.test(this.words.tokens[place - 1] ?? '');
    return HOMES.filter(([said]) => this.words.says(place, said)).map(([said, lexeme, toward, direction]) => {
      const [role, grammaticalCase] =
        isAtRest && toward === 'goal' ? (['place', 'loc'] as const) : ([toward, direction] as const);
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
    });
  }

  /** "last night", "at dawn": proximā nocte, prīmā lūce. */
  protected times(place: number): readonly Found<Item>[] {
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
      gender: genderBeside(noun.lexeme),
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
  protected ago(place: number): readonly Found<Item>[] {
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

  /** "each other": inter sē, among whoever they are. */
  protected mutual(place: number): readonly Found<Item>[] {
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
}
