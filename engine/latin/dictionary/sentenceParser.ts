// English sentences read into trees in their mode: statements, questions of every kind, commands and prohibitions.
// A question is read as the statement it inverts. Invariant: a tree takes every word of the text.
import type { Clause, Joiner, NounPhrase, PersonPhrase, Phrase, SentenceTree } from '../sentences/tree.ts';
import { agreementOf } from '../sentences/tree.ts';
import { ClauseParser } from './clauseParser.ts';
import { ASKERS } from './itemParser.ts';
import type { Found } from './found.ts';
import { after, cheapest, Words } from './found.ts';
import type { Lookup } from './found.ts';
import type { Stock } from '../sentences/stock.ts';
import { isUnreal, subordinatorAt, withBackground } from './subordinators.ts';
import { isAuxiliary } from './verbParser.ts';

type Tree = Omit<SentenceTree, 'frame'>;

const SOMEONE: PersonPhrase = { kind: 'person', person: 3, number: 'sg', gender: 'm' };

const JOINERS: Readonly<Record<string, Joiner>> = { and: 'et', but: 'sed', or: 'aut' };

/** What stands in place of an article when one asks about a noun. */
const ASKED = new Set(['qui_pron', 'quis_pron', 'quot_adj', 'qualis_adj']);

/** Most trees that are handed on. */
const MOST_TREES = 40;

/** What reads one text. `banned`: ids of words not to be used. */
export type Reader = {
  readonly lookup: Lookup;
  readonly stock: Stock;
  readonly banned: ReadonlySet<string>;
};

class SentenceParser {
  private readonly tokens: readonly string[];
  private readonly reader: Reader;
  readonly own: ClauseParser;

  constructor(tokens: readonly string[], reader: Reader) {
    this.tokens = tokens;
    this.reader = reader;
    this.own = this.over(tokens);
  }

  private over(tokens: readonly string[]): ClauseParser {
    const { lookup, stock, banned } = this.reader;
    return new ClauseParser(new Words(tokens, lookup, banned), stock);
  }

  private whole<T>(list: readonly Found<T>[], length: number): readonly Found<T>[] {
    return list.filter(({ end }) => end === length);
  }

  /** Statements with what is joined to them: "and …", "because …", "When …, …". */
  private compounds(): readonly Found<Clause>[] {
    const plain = this.own.statements(0);
    return [...plain, ...plain.flatMap((first) => this.continued(first)), ...this.introduced()];
  }

  private continued(first: Found<Clause>): readonly Found<Clause>[] {
    const start = this.tokens[first.end] === ',' ? first.end + 1 : first.end;
    const word = this.tokens[start] ?? '';
    const by = Object.hasOwn(JOINERS, word) ? JOINERS[word] : undefined;
    if (by) {
      const put = (isSame: boolean) => (next: Found<Clause>): Found<Clause> =>
        after(first, { ...first.value, joined: { by, clause: next.value, isSame } }, next.end, next.cost + (isSame ? 0 : 0.1), next.confidence);
      return [
        ...this.own.predicates(start + 1, first.value.subject).map(put(true)),
        ...this.own.statements(start + 1).map(put(false)),
      ];
    }
    const subordinator = subordinatorAt(this.tokens, start);
    if (!subordinator) return [];
    return this.own.statements(start + subordinator.length).flatMap((inner) => {
      const whole = withBackground(subordinator.english, inner.value, first.value, true);
      return whole ? [after(first, whole, inner.end, inner.cost, inner.confidence)] : [];
    });
  } // prettier-ignore

  private introduced(): readonly Found<Clause>[] {
    const subordinator = subordinatorAt(this.tokens, 0);
    if (!subordinator) return [];
    return this.own.statements(subordinator.length).flatMap((inner) => {
      const isComma = this.tokens[inner.end] === ',';
      if (!isComma && this.tokens.includes(',')) return [];
      return this.own
        .statements(isComma ? inner.end + 1 : inner.end)
        .flatMap((main) => {
          const whole = withBackground(subordinator.english, inner.value, main.value, false);
          return whole ? [after(inner, whole, main.end, main.cost, main.confidence)] : [];
        });
    });
  }

  statements(): readonly Found<Tree>[] {
    const real = this.compounds().filter(({ value }) => !isUnreal(value) || value.mood === 'subj');
    return this.whole(real, this.tokens.length).map((clause) => ({
      ...clause,
      value: { mode: 'statement', order: 'subject-object-verb', clause: clause.value },
    }));
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
  private straightened(start: number): readonly { readonly tokens: readonly string[]; readonly isNegated: boolean }[] {
    const auxiliary = this.tokens[start] ?? '';
    if (!isAuxiliary(auxiliary)) return [];
    const isNegated = this.tokens[start + 1] === 'not';
    const place = start + (isNegated ? 2 : 1);
    const ends = new Set(this.own.subjects(place).map(({ end }) => end));
    return [...ends].map((end) => ({
      tokens: [...this.tokens.slice(place, end), auxiliary, ...this.tokens.slice(end)],
      isNegated,
    }));
  } // prettier-ignore

  yesOrNo(): readonly Found<Tree>[] {
    return this.straightened(0).flatMap(({ tokens, isNegated }) =>
      this.whole(this.over(tokens).statements(0), tokens.length).map((clause) => ({
        ...clause,
        value: isNegated
          ? { mode: 'nonne', order: 'subject-object-verb', clause: clause.value }
          : { mode: 'ne', order: 'verb-first', clause: clause.value },
      })),
    ); // prettier-ignore
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
    const asker = Object.hasOwn(ASKERS, word) ? ASKERS[word] : undefined;
    if (!asker) return [];
    return this.straightened(1).flatMap(({ tokens, isNegated }) =>
      this.whole(this.over(tokens).statements(0), tokens.length).map((clause) => ({
        ...clause,
        value: {
          mode: 'asks',
          order: clause.value.verb.lexeme === 'sum_v' ? 'verb-first' : 'subject-object-verb',
          clause: isNegated ? { ...clause.value, isNegated } : clause.value,
          asks: this.own.askerOf(word, asker, clause.value),
        } as const,
      })),
    );
  }

  /** "Who are you?": what is asked is said of the subject. */
  private askingWho(word: string, form: string): readonly Found<Tree>[] {
    return this.straightened(1).flatMap(({ tokens }) =>
      this.whole(this.over(tokens).statements(0), tokens.length).flatMap((clause) =>
        clause.value.verb.lexeme === 'sum_v' && !clause.value.predicate && !clause.value.noun && clause.value.args.length === 0 && this.isPointed(clause.value.subject)
          ? [{ ...clause, value: this.whoIs(word, form, clause.value) }]
          : [],
      ),
    ); // prettier-ignore
  }

  private isPointed(subject: Phrase): boolean {
    return subject.kind === 'person' || (subject.pronoun !== undefined && subject.lexeme !== 'omnis_adj');
  }

  /** "Who are you" of many is quī estis; "whose" is a genitive; one points at a person, not a thing. */
  private whoIs(word: string, form: string, clause: Clause): Tree {
    const { subject } = clause;
    const isMany = word === 'who' && agreementOf(subject).number === 'pl';
    const features = word === 'whose' ? ({ case: 'gen', number: 'sg', gender: 'm' } as const) : isMany ? ({ case: 'nom', number: 'pl', gender: 'm' } as const) : undefined;
    const someone: Clause = word === 'who' && subject.kind === 'noun' ? { ...clause, subject: { ...subject, gender: 'm' } } : clause;
    return { mode: 'asks', order: 'verb-first', clause: someone, asks: { lexeme: 'quis_pron', form, en: [word], ...(features ? { features } : {}) } };
  } // prettier-ignore

  /** "Which road is long?", "how many sheep do you have?", "whose sword did he take?" */
  private askingOf(): readonly Found<Tree>[] {
    const { length } = this.tokens;
    const asked = this.own.nounPhrases(0).filter(({ value }) => ASKED.has(value.determiner?.lexeme ?? ''));
    const tree = (clause: Clause, phrase: NounPhrase, is: 'subject' | 'object'): Tree => ({
      mode: 'asks', order: 'subject-object-verb', clause, asks: { lexeme: phrase.determiner?.lexeme ?? '', form: '', en: [''], is, phrase },
    });
    return asked.flatMap((phrase) => {
      const asSubject = this.whole(this.own.predicates(phrase.end, phrase.value), length).map((clause) => after<Tree>(phrase, tree(clause.value, phrase.value, 'subject'), length, clause.cost, clause.confidence));
      const asObject = this.straightened(phrase.end).flatMap(({ tokens, isNegated }) =>
        this.whole(this.over(tokens).statements(0, 'object'), tokens.length).map((clause) =>
          after<Tree>(phrase, tree(isNegated ? { ...clause.value, isNegated } : clause.value, phrase.value, 'object'), length, clause.cost, clause.confidence),
        ),
      );
      return [...asSubject, ...asObject];
    });
  } // prettier-ignore

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
        value: { mode: 'asks', order: 'subject-object-verb', clause: isNegated ? { ...clause.value, isNegated } : clause.value, asks } as const,
      })),
    ); // prettier-ignore
  }

  exhortations(): readonly Found<Tree>[] {
    if (this.tokens[0] !== 'let' && this.tokens[0] !== 'may') return [];
    return this.whole(this.own.exhortations(1), this.tokens.length).map((clause) => ({
      ...clause,
      value: { mode: 'let', order: 'subject-object-verb', clause: clause.value },
    }));
  }

  /** "Boys, run!", "Run, boys!", "Do not run!" */
  commands(): readonly Found<Tree>[] {
    const { length } = this.tokens;
    const isCalled = ({ value }: Found<NounPhrase>): boolean => !value.pronoun && value.article === 'none';
    const before = this.own
      .nounPhrases(0)
      .filter((phrase) => isCalled(phrase) && this.tokens[phrase.end] === ',')
      .flatMap((phrase) => this.commandTo(phrase, phrase.end + 1, length));
    const comma = this.tokens.lastIndexOf(',');
    const behind =
      comma <= 0
        ? []
        : this.whole(this.own.nounPhrases(comma + 1), length)
            .filter(isCalled)
            .flatMap((phrase) => this.commandTo(phrase, 0, comma));
    return [...this.commandTo(undefined, 0, length), ...before, ...behind, ...this.introducedCommands()];
  }

  /** "If they come, run!" */
  private introducedCommands(): readonly Found<Tree>[] {
    const subordinator = subordinatorAt(this.tokens, 0);
    if (!subordinator) return [];
    return this.own.statements(subordinator.length).flatMap((inner) => {
      if (this.tokens[inner.end] !== ',') return [];
      return this.commandTo(undefined, inner.end + 1, this.tokens.length).flatMap((tree) => {
        const clause = withBackground(subordinator.english, inner.value, tree.value.clause, false);
        return clause ? [after<Tree>(inner, { ...tree.value, clause }, tree.end, tree.cost, tree.confidence)] : [];
      });
    });
  }

  private commandTo(
    called: Found<NounPhrase> | undefined,
    place: number,
    end: number,
  ): readonly Found<Tree>[] {
    const isNever = this.tokens[place] === 'never';
    const isNegated = isNever || (this.tokens[place] === 'do' && this.tokens[place + 1] === 'not');
    const start = place + (isNever ? 1 : isNegated ? 2 : 0);
    const numbers = called ? [called.value.number] : (['sg', 'pl'] as const);
    return numbers.flatMap((number) =>
      this.whole(this.own.commands(start, number, isNegated), end).map((clause) => ({
        value: { mode: 'command', order: 'subject-object-verb', clause: clause.value, ...(called ? { vocative: called.value } : {}) } as const,
        end,
        cost: clause.cost + (called?.cost ?? 0) + (number === 'pl' && !called ? 0.3 : 0),
        confidence: clause.confidence * (called?.confidence ?? 1),
      })),
    ); // prettier-ignore
  }
}

/** Every tree that takes all the words, likeliest first. A question mark calls for a question, its lack for none of those that invert. */
export const readSentence = (
  tokens: readonly string[],
  isQuestion: boolean,
  reader: Reader,
): readonly Found<SentenceTree>[] => {
  const parser = new SentenceParser(tokens, reader);
  const trees = [
    ...(isQuestion ? [] : [...parser.exhortations(), ...parser.statements(), ...parser.commands()]),
    ...(isQuestion ? parser.surely() : []),
    ...parser.yesOrNo(),
    ...parser.asking(),
  ];
  return cheapest(
    trees.map((tree) => ({ ...tree, value: { ...tree.value, frame: 'translated' } })),
    MOST_TREES,
  );
};

/** How far any phrase or clause could be read from the start: where a reader lost the thread. */
export const readAhead = (tokens: readonly string[], reader: Reader): number => {
  const { own } = new SentenceParser(tokens, reader);
  return Math.max(0, ...own.subjects(0).map(({ end }) => end), ...own.statements(0).map(({ end }) => end));
};

/** "There is a king in the city" as "a king is in the city", for each way to read the noun. */
export const existentials = (tokens: readonly string[], reader: Reader): readonly (readonly string[])[] => {
  const length = tokens[0] !== 'there' ? 0 : /^(?:is|are|was|were)$/.test(tokens[1] ?? '') ? 1 : /^(?:will be|has been|have been|had been)$/.test(tokens.slice(1, 3).join(' ')) ? 2 : 0; // prettier-ignore
  if (length === 0) return [];
  const be = tokens.slice(1, 1 + length);
  const place = tokens[1 + length] === 'not' ? 2 + length : 1 + length;
  const ends = new Set(new SentenceParser(tokens, reader).own.nounPhrases(place).map(({ end }) => end));
  return [...ends].map((end) => [
    ...tokens.slice(place, end),
    ...be,
    ...tokens.slice(1 + length, place),
    ...tokens.slice(end),
  ]);
};
