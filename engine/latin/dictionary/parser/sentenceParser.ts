// English sentences read into trees in their mode: statements, questions of every kind, commands and prohibitions.
// A question is read as the statement it inverts. Invariant: a tree takes every word of the text.
import { IS } from '../../reading/english.ts';
import type { Clause, Joiner, NounPhrase, SentenceTree } from '../../sentences/tree.ts';
import type { Found } from './found.ts';
import { after, cheapest } from './found.ts';
import { referring } from './beingParser.ts';
import { isUnreal, subordinatorAt, withBackground } from './subordinators.ts';
import type { Reader, Tree } from './questionParser.ts';
import { QuestionParser } from './questionParser.ts';

const JOINERS: Readonly<Record<string, Joiner>> = { and: 'et', but: 'sed', or: 'aut' };

/** Most trees that are handed on. */
const MOST_TREES = 40;

class SentenceParser extends QuestionParser {
  /** "It" in the main clause is the thing that the other told of: urbem … eam; never a person. */
  private told(main: Clause, { subject, args }: Clause): Clause {
    const object = args.find(({ role }) => role === 'object')?.phrase;
    const thing = [object, subject].find(
      (one) => one?.kind === 'noun' && !one.pronoun && !this.own.isPerson(one),
    );
    return thing ? referring(main, thing) : main;
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
      const put =
        (isSame: boolean) =>
        (next: Found<Clause>): Found<Clause> =>
          after(
            first,
            { ...first.value, joined: { by, clause: next.value, isSame } },
            next.end,
            next.cost + (isSame ? 0 : 0.1),
            next.confidence,
          );
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
  }

  private introduced(): readonly Found<Clause>[] {
    const subordinator = subordinatorAt(this.tokens, 0);
    if (!subordinator) return [];
    return this.own.statements(subordinator.length).flatMap((inner) => {
      const isComma = this.tokens[inner.end] === ',';
      if (!isComma && this.tokens.includes(',')) return [];
      return this.own.statements(isComma ? inner.end + 1 : inner.end).flatMap((main) => {
        const whole = withBackground(
          subordinator.english,
          inner.value,
          this.told(main.value, inner.value),
          false,
        );
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
    const isCalled = ({ value }: Found<NounPhrase>): boolean =>
      !value.pronoun && value.article === 'none' && this.own.isLiving(value);
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
    return [
      ...this.commandTo(undefined, 0, length),
      ...before,
      ...behind,
      ...this.introducedCommands(),
      ...this.continuedCommands(),
    ];
  }

  /** "Wait until I return!" */
  private continuedCommands(): readonly Found<Tree>[] {
    return this.tokens.flatMap((token, place) => {
      const isComma = this.tokens[place - 1] === ',';
      const subordinator = place > 0 && token !== 'that' ? subordinatorAt(this.tokens, place) : undefined;
      if (!subordinator) return [];
      return this.whole(this.own.statements(place + subordinator.length), this.tokens.length).flatMap(
        (inner) =>
          this.commandTo(undefined, 0, isComma ? place - 1 : place).flatMap((tree) => {
            const clause = withBackground(subordinator.english, inner.value, tree.value.clause, true);
            return clause
              ? [
                  after<Tree>(
                    inner,
                    { ...tree.value, clause },
                    this.tokens.length,
                    tree.cost,
                    tree.confidence,
                  ),
                ]
              : [];
          }),
      );
    });
  }

  /** "If they come, run!" */
  private introducedCommands(): readonly Found<Tree>[] {
    const subordinator = subordinatorAt(this.tokens, 0);
    if (!subordinator) return [];
    return this.own.statements(subordinator.length).flatMap((inner) => {
      if (this.tokens[inner.end] !== ',') return [];
      return this.commandTo(undefined, inner.end + 1, this.tokens.length).flatMap((tree) => {
        const clause = withBackground(
          subordinator.english,
          inner.value,
          this.told(tree.value.clause, inner.value),
          false,
        );
        return clause
          ? [after<Tree>(inner, { ...tree.value, clause }, tree.end, tree.cost, tree.confidence)]
          : [];
      });
    });
  }

  /** "If he comes, what will you do?" */
  introducedQuestions(): readonly Found<Tree>[] {
    const subordinator = subordinatorAt(this.tokens, 0);
    if (!subordinator) return [];
    return this.own.statements(subordinator.length).flatMap((inner) => {
      if (this.tokens[inner.end] !== ',') return [];
      const asked = this.behind(inner.end + 1);
      return [...asked.asking(), ...asked.yesOrNo()].flatMap((tree) => {
        const clause = withBackground(subordinator.english, inner.value, tree.value.clause, false);
        return clause
          ? [after<Tree>(inner, { ...tree.value, clause }, this.tokens.length, tree.cost, tree.confidence)]
          : [];
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
        value: {
          mode: 'command',
          order: 'subject-object-verb',
          clause: clause.value,
          ...(called ? { vocative: called.value } : {}),
        } as const,
        end,
        cost: clause.cost + (called?.cost ?? 0) + (number === 'pl' && !called ? 0.3 : 0),
        confidence: clause.confidence * (called?.confidence ?? 1),
      })),
    );
  }
}

/** "Who would not love her?": what would be, in the subjunctive; less sure, since no condition tells how unreal it is. */
const supposed = (tree: Found<Tree>): Found<Tree> => {
  const { clause } = tree.value;
  if (!isUnreal(clause) || clause.background || clause.mood !== 'ind') return tree;
  const tense = clause.says?.includes('would have') ? 'plup' : 'pres';
  return {
    ...tree,
    value: { ...tree.value, clause: { ...clause, mood: 'subj', tense } },
    confidence: tree.confidence * 0.8,
  };
};

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
    ...[...parser.yesOrNo(), ...parser.asking()].map(supposed),
    ...(isQuestion ? parser.introducedQuestions() : []),
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
  const length =
    tokens[0] !== 'there'
      ? 0
      : IS.test(tokens[1] ?? '')
        ? 1
        : /^(?:will be|has been|have been|had been)$/.test(tokens.slice(1, 3).join(' '))
          ? 2
          : 0;
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
