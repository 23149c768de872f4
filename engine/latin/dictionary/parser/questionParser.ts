// English questions read as the statements they invert: yes or no, "surely", who, whom, what, whose, which, where.
// Invariant: a tree takes every word of the text.
import type { Stock } from '../../sentences/stock.ts';
import type { Clause, NounPhrase, PersonPhrase, Phrase, SentenceTree } from '../../sentences/tree.ts';
import { agreementOf } from '../../sentences/agreement.ts';
import { ClauseParser } from './clauseParser.ts';
import type { Found } from './found.ts';
import type { Lookup } from './words.ts';
import { after } from './found.ts';
import { Words } from './words.ts';
import { ASKERS } from './innerParser.ts';
import { askedWhere } from './transitivity.ts';
import { isTabledPreposition } from './prepositions.ts';
import { isAuxiliary } from './auxiliaries.ts';

export type Tree = Omit<SentenceTree, 'frame'>;

const SOMEONE: PersonPhrase = { kind: 'person', person: 3, number: 'sg', gender: 'm' };

/** What stands in place of an article when one asks about a noun. */
const ASKED = new Set(['qui_pron', 'quis_pron', 'quot_adj', 'qualis_adj']);

/** For how much: the genitive of the price. */
const PRICE = ['quantus_adj', 'quantī'] as const;

/** What reads one text. `banned`: ids of words not to be used. */
export type Reader = {
  readonly lookup: Lookup;
  readonly stock: Stock;
  readonly banned: ReadonlySet<string>;
};

/** Reads questions; keeps the words of one text. */
export class QuestionParser {
  protected readonly tokens: readonly string[];
  private readonly reader: Reader;
  readonly own: ClauseParser;

  constructor(tokens: readonly string[], reader: Reader) {
    this.tokens = tokens;
    this.reader = reader;
    this.own = this.over(tokens);
  }

  protected over(tokens: readonly string[]): ClauseParser {
    const { lookup, stock, banned } = this.reader;
    return new ClauseParser(new Words(tokens, lookup, banned), stock);
  }

  /** A reader of what stands from here to the end. */
  protected behind(place: number): QuestionParser {
    return new QuestionParser(this.tokens.slice(place), this.reader);
  }

  protected whole<T>(list: readonly Found<T>[], length: number): readonly Found<T>[] {
    return list.filter(({ end }) => end === length);
  }

  /** "Surely he sees?", "Surely he does not see?" */
  surely(): readonly Found<Tree>[] {
    if (this.tokens[0] !== 'surely') return [];
    return this.whole(this.own.statements(1), this.tokens.length).map((clause) => ({
      ...clause,
      value: {
        mode: clause.value.isNegated ? 'num' : 'nonne',
        order: 'subject-object-verb',
        clause: { ...clause.value, isNegated: false },
      },
    }));
  }

  /** The words behind `start`, auxiliary put behind the subject: "does the girl see" → "the girl does see". */
  private straightened(
    start: number,
  ): readonly { readonly tokens: readonly string[]; readonly isNegated: boolean }[] {
    const auxiliary = this.tokens[start] ?? '';
    if (!isAuxiliary(auxiliary)) return [];
    const isNegated = this.tokens[start + 1] === 'not';
    const place = start + (isNegated ? 2 : 1);
    const ends = new Set(this.own.subjects(place).map(({ end }) => end));
    return [...ends].map((end) => ({
      tokens: [...this.tokens.slice(place, end), auxiliary, ...this.tokens.slice(end)],
      isNegated,
    }));
  }

  yesOrNo(): readonly Found<Tree>[] {
    return this.straightened(0).flatMap(({ tokens, isNegated }) =>
      this.whole(this.over(tokens).statements(0), tokens.length).map((clause) => ({
        ...clause,
        value:
          isNegated || clause.value.isNegated
            ? { mode: 'nonne', order: 'subject-object-verb', clause: { ...clause.value, isNegated: false } }
            : { mode: 'ne', order: 'verb-first', clause: clause.value },
      })),
    );
  }

  asking(): readonly Found<Tree>[] {
    const [word = ''] = this.tokens;
    const length = this.tokens.length;
    if (word === 'who' || word === 'what') {
      const form = word === 'who' ? 'quis' : 'quid';
      const subject: PersonPhrase = word === 'who' ? SOMEONE : { ...SOMEONE, gender: 'n' };
      const asks = { lexeme: 'quis_pron', form, en: [word], is: 'subject' } as const;
      const asSubject = this.whole(this.own.predicates(1, subject), length).map((clause) => ({
        ...clause,
        value: { mode: 'asks', order: 'subject-object-verb', clause: clause.value, asks } as const,
      }));
      return [...asSubject, ...this.askingObject(word), ...this.askingWho(word, form), ...this.askingOf()];
    }
    if (word === 'whose') return [...this.askingOf(), ...this.askingWho(word, '')];
    if (word === 'which' || word === 'how') {
      const asked = this.askingOf();
      if (asked.length > 0) return asked;
    }
    if (word === 'whom') return this.askingObject(word);
    if (isTabledPreposition(word)) return this.askingBehind();
    const isPrice = word === 'how' && this.tokens[1] === 'much';
    const asker = isPrice ? PRICE : Object.hasOwn(ASKERS, word) ? ASKERS[word] : undefined;
    if (!asker) return [];
    return this.straightened(isPrice ? 2 : 1).flatMap(({ tokens, isNegated }) =>
      this.whole(this.over(tokens).statements(0), tokens.length).map((clause) => ({
        ...clause,
        value: {
          mode: 'asks',
          order: clause.value.verb.lexeme === 'sum_v' ? 'verb-first' : 'subject-object-verb',
          clause: isNegated ? { ...clause.value, isNegated } : clause.value,
          asks: isPrice
            ? { lexeme: PRICE[0], form: PRICE[1], en: ['how much'] }
            : this.own.askerOf(word, asker, clause.value),
        } as const,
        cost: clause.cost + askedWhere(word, clause.value.verb.lexeme),
      })),
    );
  }

  /** "Who are you?": what is asked is said of the subject. */
  private askingWho(word: string, form: string): readonly Found<Tree>[] {
    return this.straightened(1).flatMap(({ tokens }) =>
      this.whole(this.over(tokens).statements(0), tokens.length).flatMap((clause) =>
        clause.value.verb.lexeme === 'sum_v' &&
        !clause.value.predicate &&
        !clause.value.noun &&
        clause.value.args.length === 0 &&
        (word === 'whose' || this.isPointed(clause.value.subject))
          ? [{ ...clause, value: this.whoIs(word, form, clause.value) }]
          : [],
      ),
    );
  }

  private isPointed(subject: Phrase): boolean {
    return subject.kind === 'person' || (subject.pronoun !== undefined && subject.lexeme !== 'omnis_adj');
  }

  /** "Who are you" of many is quī estis; "whose" is a genitive; one points at a person, not a thing. */
  private whoIs(word: string, form: string, clause: Clause): Tree {
    const { subject } = clause;
    const isMany = word === 'who' && agreementOf(subject).number === 'pl';
    const features =
      word === 'whose'
        ? ({ case: 'gen', number: 'sg', gender: 'm' } as const)
        : isMany
          ? ({ case: 'nom', number: 'pl', gender: 'm' } as const)
          : undefined;
    const someone: Clause =
      word === 'who' && subject.kind === 'noun'
        ? { ...clause, subject: { ...subject, gender: 'm' } }
        : clause;
    return {
      mode: 'asks',
      order: 'verb-first',
      clause: someone,
      asks: { lexeme: 'quis_pron', form, en: [word], ...(features ? { features } : {}) },
    };
  }

  /** "Which road is long?", "how many sheep do you have?", "whose sword did he take?" */
  private askingOf(): readonly Found<Tree>[] {
    const { length } = this.tokens;
    const asked = this.own.nounPhrases(0).filter(({ value }) => ASKED.has(value.determiner?.lexeme ?? ''));
    const tree = (clause: Clause, phrase: NounPhrase, is: 'subject' | 'object'): Tree => ({
      mode: 'asks',
      order: 'subject-object-verb',
      clause,
      asks: { lexeme: phrase.determiner?.lexeme ?? '', form: '', en: [''], is, phrase },
    });
    return asked.flatMap((phrase) => {
      const asSubject = this.whole(this.own.predicates(phrase.end, phrase.value), length).map((clause) =>
        after<Tree>(
          phrase,
          tree(clause.value, phrase.value, 'subject'),
          length,
          clause.cost,
          clause.confidence,
        ),
      );
      const asObject = this.straightened(phrase.end).flatMap(({ tokens, isNegated }) =>
        this.whole(this.over(tokens).statements(0, 'object'), tokens.length).map((clause) =>
          after<Tree>(
            phrase,
            tree(isNegated ? { ...clause.value, isNegated } : clause.value, phrase.value, 'object'),
            length,
            clause.cost,
            clause.confidence,
          ),
        ),
      );
      return [...asSubject, ...asObject];
    });
  }

  /** "With whom did you come?", "in which city does he live?", "to whom did you give it?" */
  private askingBehind(): readonly Found<Tree>[] {
    return this.own.askedBehind().flatMap((item) => {
      const { value, end } = item;
      if (value.is !== 'preposition') return [];
      return this.straightened(end).flatMap(({ tokens }) =>
        this.whole(this.over(tokens).statements(0), tokens.length).flatMap((clause) =>
          value.ways.map(({ argument, cost }) =>
            after<Tree>(
              item,
              {
                mode: 'asks',
                order: 'subject-object-verb',
                clause: clause.value,
                asks: {
                  lexeme: argument.phrase.lexeme,
                  form: '',
                  en: [this.tokens.slice(0, end).join(' ')],
                  argument,
                },
              },
              this.tokens.length,
              clause.cost + cost,
              clause.confidence * 0.9,
            ),
          ),
        ),
      );
    });
  }

  private askingObject(word: string): readonly Found<Tree>[] {
    const form = word === 'what' ? 'quid' : 'quem';
    const asks = {
      lexeme: 'quis_pron',
      form,
      en: word === 'what' ? ['what'] : ['whom', 'who'],
      is: 'object',
    } as const;
    return this.straightened(1).flatMap(({ tokens, isNegated }) =>
      this.whole(this.over(tokens).statements(0, 'object'), tokens.length).map((clause) => ({
        ...clause,
        value: {
          mode: 'asks',
          order: 'subject-object-verb',
          clause: isNegated ? { ...clause.value, isNegated } : clause.value,
          asks,
        } as const,
      })),
    );
  }
}
