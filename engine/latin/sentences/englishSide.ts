// The English of a tree: pieces with every wording that says them, in each arrangement English allows, and one sentence to show.
// Invariant: articles stand only in what is shown; the grader never asks for them.
import type { EnglishPiece } from '@sigilla/content/schema/latinQuestion.ts';
import { verbGroups } from './englishVerbs.ts';
import type { Stock } from './stock.ts';
import type { Clause, SentenceTree } from './tree.ts';
import { englishAgreement } from './tree.ts';

import type { Line } from './englishLines.ts';
import { join, MOST_ARRANGEMENTS, one, says, unique } from './englishLines.ts';
import { EnglishClauses } from './englishClauses.ts';

export type EnglishSentence = {
  readonly text: string;
  /** Ways to arrange it, the shown one first. */
  readonly arrangements: readonly (readonly EnglishPiece[])[];
};

class EnglishWriter extends EnglishClauses {
  /** "Does the girl see …?", "Is the girl seeing …?": auxiliary, subject, rest. */
  private inverted(clause: Clause): readonly Line[] {
    const { verb, voice, subject, tense, isNegated, args } = clause;
    const agreement = englishAgreement(subject);
    const bySide = new Map<string, string[]>();
    for (const gloss of this.glosses(verb.lexeme, verb.en)) {
      for (const { aux, main } of this.tensesOf(clause).flatMap((time) =>
        verbGroups(gloss, { tense: time, voice, subject: agreement, isStative: verb.stative }),
      )) {
        if (aux === '') continue;
        bySide.set(aux, [...(bySide.get(aux) ?? []), main]);
      }
    }
    if (
      (tense === 'impf' || tense === 'perf') &&
      voice === 'act' &&
      verb.lexeme !== 'sum_v' &&
      !bySide.has('did')
    )
      bySide.set('did', [...this.glosses(verb.lexeme, verb.en)]);
    const tail = join(this.predicate(clause), this.arguments(args), this.adverb(clause));
    const entries = [...bySide];
    const preferred =
      verb.lexeme === 'sum_v' || voice === 'pass'
        ? entries
        : entries.toSorted(
            ([one], [other]) =>
              Number(/^(?:do|does|did|will)$/.test(other)) - Number(/^(?:do|does|did|will)$/.test(one)),
          );
    return preferred
      .flatMap(([aux, mains]) =>
        join(
          one(
            says(
              'auxiliary',
              isNegated ? [`${aux} not`, aux] : [aux],
              isNegated ? { show: `${aux} not` } : {},
            ),
          ),
          this.subject(subject),
          mains.every((main) => main === '')
            ? [[]]
            : one(says('verb', mains, { lexeme: verb.lexeme, cell: `${tense}.ind.${voice}` })),
          tail,
        ),
      )
      .slice(0, MOST_ARRANGEMENTS);
  }

  sentence(): readonly Line[] {
    const { clause, mode, asks, vocative } = this.tree;
    const background = this.background(clause);
    switch (mode) {
      case 'statement':
        return join(background, this.statement(clause));
      case 'command': {
        const called = vocative ? this.noun({ ...vocative, article: 'none' }, 'vocative') : [[]];
        this.groups += 1;
        const free = this.groups;
        const body = this.base({ ...clause, isNegated: false });
        const not = clause.isNegated ? one(says('negation', ['do not', 'never'])) : [[]];
        return join(
          called.map((line) => line.map((piece) => ({ ...piece, free }))),
          not,
          body,
        );
      }
      case 'ne':
        return this.inverted(clause);
      case 'num':
        return join(
          one(says('surely', ['surely', ''])),
          this.statement({ ...clause, isNegated: true }),
          one(says('tag', ['', ...this.tags(clause, false)])),
        );
      case 'nonne':
        return [
          ...join(one(says('surely', ['surely'])), this.statement(clause)),
          ...join(this.inverted({ ...clause, isNegated: true })).map((line) =>
            line.map((piece) =>
              piece.role === 'auxiliary' ? { ...piece, any: piece.any.slice(0, 1) } : piece,
            ),
          ),
          ...join(this.statement(clause), one(says('tag', this.tags(clause, true)))),
        ];
      case 'asks': {
        if (!asks) return this.inverted(clause);
        const word = one(says('question word', asks.en, { lexeme: asks.lexeme }));
        return asks.is === 'subject'
          ? join(word, this.predication(clause))
          : join(word, this.inverted(clause));
      }
    }
  }

  /** "does she", "is it not": tags after a question that expects an answer. */
  private tags(clause: Clause, isNegated: boolean): readonly string[] {
    const number = englishAgreement(clause.subject).number;
    const auxiliaries =
      number === 'sg'
        ? ['does', 'is', 'did', 'was', 'has', 'will']
        : ['do', 'are', 'did', 'were', 'have', 'will'];
    const pronouns = number === 'sg' ? ['he', 'she', 'it'] : ['they'];
    return auxiliaries.flatMap((aux) =>
      pronouns.flatMap((pronoun) =>
        isNegated ? [`${aux} not ${pronoun}`, `${aux} ${pronoun} not`] : [`${aux} ${pronoun}`],
      ),
    );
  }
}

const shownLine = (line: Line, tree: SentenceTree): string => {
  const words: string[] = [];
  for (const [at, piece] of line.entries()) {
    const text = piece.show ?? piece.any[0] ?? '';
    const before = line[at - 1];
    const endsBackground =
      before &&
      tree.clause.background &&
      before.free !== undefined &&
      line[0]?.free === before.free &&
      piece.free !== before.free;
    const endsVocative = tree.vocative && before?.role === 'vocative' && piece.role !== 'vocative';
    if (endsBackground || endsVocative) words.push(`${words.pop() ?? ''},`);
    if (text) words.push(text);
  }
  const sentence = words.join(' ').replaceAll('can not', 'cannot');
  const end = tree.mode === 'statement' ? '.' : tree.mode === 'command' ? '!' : '?';
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${end}`;
};

/** The English of a tree: the sentence to show, and the pieces an answer is held against. */
export const englishOf = (stock: Stock, tree: SentenceTree): EnglishSentence => {
  const lines = new EnglishWriter(stock, tree).sentence().slice(0, MOST_ARRANGEMENTS);
  const arrangements = lines.map((line) =>
    line.map(({ show: _, ...piece }): EnglishPiece => ({
      ...piece,
      any: unique(piece.any.map((text) => text.toLowerCase())),
    })),
  );
  return { text: shownLine(lines[0] ?? [], tree), arrangements };
};
