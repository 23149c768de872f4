// The English of a tree: pieces with every wording that says them, in each arrangement English allows, and one sentence to show.
// Invariant: articles stand only in what is shown; the grader never asks for them.
import type { EnglishPiece } from '@sigilla/content/schema/latinQuestion.ts';
import { EnglishDependents } from './englishDependents.ts';
import { isSense, senseGroups } from './englishSenses.ts';
import { verbGroups } from './englishVerbs.ts';
import type { Stock } from './stock.ts';
import type { Asker, Clause, SentenceTree } from './tree.ts';
import { endOf, englishAgreement } from './agreement.ts';
import type { Line } from './englishLines.ts';
import { join, MOST_ARRANGEMENTS, one, says, unique } from './englishLines.ts';

/** A sentence as it is shown, and every way to say it. */
export type EnglishSentence = {
  readonly text: string;
  /** Ways to arrange it, the shown one first. */
  readonly arrangements: readonly (readonly EnglishPiece[])[];
};

/** Writes one tree; grading widens it (questions/grading/english/wideEnglish.ts). */
export class EnglishWriter extends EnglishDependents {
  /** "Does the girl see …?", "Is the girl seeing …?": auxiliary, subject, rest. */
  protected inverted(clause: Clause): readonly Line[] {
    if (clause.asEnglish) return clause.asEnglish.flatMap((other) => this.inverted(other));
    const { verb, voice, subject, tense, isNegated, args } = clause;
    const agreement = englishAgreement(subject);
    const bySide = new Map<string, string[]>();
    for (const gloss of this.verbGlosses(verb)) {
      const saying = { voice, subject: agreement, isStative: verb.stative };
      for (const { aux, main } of this.tensesOf(clause).flatMap((time) =>
        isSense(time) ? senseGroups(gloss, time, saying) : verbGroups(gloss, { ...saying, tense: time }),
      )) {
        if (aux === '') continue;
        bySide.set(aux, [...(bySide.get(aux) ?? []), main]);
      }
    }
    if (
      !clause.says &&
      (tense === 'impf' || tense === 'perf') &&
      voice === 'act' &&
      verb.lexeme !== 'sum_v' &&
      !bySide.has('did')
    )
      bySide.set('did', [...this.verbGlosses(verb)]);
    const did = bySide.get('did');
    if (did && !clause.says && tense === 'impf')
      bySide.set('did', [...did, ...this.verbGlosses(verb).map((gloss) => `use to ${gloss}`)]);
    const noun = clause.noun ? this.noun(clause.noun, 'predicate') : [[]];
    const tail = join(
      this.predicate(clause),
      noun,
      this.arguments(args),
      this.adverb(clause),
      this.complement(clause),
    );
    const isInfinitive = clause.complement?.kind === 'infinitive';
    const toward = (main: string): string =>
      !isInfinitive || main === '' || /(?:^|\s)to$/.test(main) ? main : `${main} to`;
    const entries = [...bySide].map(([aux, mains]) => [aux, mains.map(toward)] as const);
    const isGoingOn = !verb.stative && !clause.says && (tense === 'impf' || tense === 'pres');
    const plain = isGoingOn ? /^(?:am|is|are|was|were)$/ : /^(?:do|does|did|will)$/;
    const preferred =
      verb.lexeme === 'sum_v' || voice === 'pass'
        ? entries
        : entries.toSorted(([one], [other]) => Number(plain.test(other)) - Number(plain.test(one)));
    return preferred
      .flatMap(([aux, mains]) => {
        const main = mains.every((one) => one === '')
          ? [[]]
          : one(says('verb', mains, { lexeme: verb.lexeme, cell: `${tense}.ind.${voice}` }));
        const opening = one(
          says('auxiliary', isNegated ? [`${aux} not`, aux] : [aux], isNegated ? { show: `${aux} not` } : {}),
        );
        const behind = isNegated
          ? join(
              one(says('auxiliary', [aux])),
              this.subject(subject),
              one(says('negation', ['not'])),
              main,
              tail,
            )
          : [];
        return [...join(opening, this.subject(subject), main, tail), ...behind];
      })
      .slice(0, MOST_ARRANGEMENTS);
  }

  sentence(): readonly Line[] {
    const { clause, mode, asks, vocative } = this.tree;
    const background = this.background(clause);
    switch (mode) {
      case 'statement':
        return clause.background?.isAfter
          ? join(this.statement(clause), background)
          : join(background, this.answering(clause), this.statement(clause));
      case 'command': {
        const called = vocative ? this.noun({ ...vocative, article: 'none' }, 'vocative') : [[]];
        this.groups += 1;
        const free = this.groups;
        const body = this.base({ ...clause, isNegated: false });
        const not = clause.isNegated ? one(says('negation', ['do not', 'never'])) : [[]];
        return join(
          clause.background?.isAfter ? [[]] : background,
          called.map((line) => line.map((piece) => ({ ...piece, free }))),
          not,
          body,
          clause.background?.isAfter ? background : [[]],
        );
      }
      case 'ne':
        return join(background, this.inverted(clause));
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
      case 'asks':
        return join(background, this.asking(clause, asks));
      case 'utrum':
        return this.inverted(clause);
      case 'wish':
        return this.wish(clause);
      case 'let':
        return this.let(clause);
    }
  }

  protected asking(clause: Clause, asks: Asker | undefined): readonly Line[] {
    if (!asks) return this.statement(clause);
    const word = asks.phrase
      ? this.noun({ ...asks.phrase, article: 'none' }, 'question word')
      : one(says('question word', asks.en, { lexeme: asks.lexeme }));
    return join(word, asks.is === 'subject' ? this.predication(clause) : this.inverted(clause));
  }

  private wish(clause: Clause): readonly Line[] {
    const words = [
      'if only',
      'would that',
      'i wish',
      'i wish that',
      'how i wish',
      'how i wish that',
      'o that',
      'o if only',
    ];
    const wished = join(one(says('wish', words)), this.statement(clause));
    if (clause.tense !== 'pres') return wished;
    const may = one(says('wish', ['may']));
    const not = clause.isNegated ? one(says('negation', ['not'])) : [[]];
    return [
      ...wished,
      ...join(may, this.subject(clause.subject), not, this.base({ ...clause, isNegated: false })),
    ];
  }

  /** "Let us go", "let the king come", "may he come". */
  private let(clause: Clause): readonly Line[] {
    const { subject, isNegated } = clause;
    const base = this.base({ ...clause, isNegated: false });
    if (subject.kind === 'person' && subject.person === 2)
      return join(one(says('negation', ['do not', 'never'])), base);
    const whom = this.objective(subject);
    const not = isNegated ? one(says('negation', ['not', 'never'])) : [[]];
    const modal = ['should', 'must', 'is to', 'are to'].map((word) =>
      isNegated ? word.replace(/^(\w+)/, '$1 not') : word,
    );
    const other =
      subject.kind === 'person' && subject.person === 1
        ? ['should', 'must'].map((word) => (isNegated ? `${word} not` : word))
        : modal;
    return [
      ...join(one(says('let', ['let'])), whom, not, base),
      ...(isNegated ? join(one(says('let', ['do not let', 'let not'])), whom, base) : []),
      ...join(this.subject(subject), one(says('modal', other)), base),
      ...join(one(says('let', ['may'])), this.subject(subject), not, base),
    ];
  }

  /** "then", "nevertheless": a word that takes the background up. */
  private answering({ background }: Clause): readonly Line[] {
    const words = background?.answer;
    return words ? one(says('answer', ['', ...words], { show: '' })) : [[]];
  }

  /** "does she", "is it not": tags after a question that expects an answer. */
  protected tags(clause: Clause, isNegated: boolean): readonly string[] {
    const { number, person } = englishAgreement(clause.subject);
    const auxiliaries =
      number === 'sg' && person === 3
        ? ['does', 'is', 'did', 'was', 'has', 'will']
        : number === 'sg' && person === 1
          ? ['do', 'am', 'did', 'was', 'have', 'will', 'shall']
          : ['do', 'are', 'did', 'were', 'have', 'will'];
    const pronouns = {
      1: number === 'sg' ? ['i'] : ['we'],
      2: ['you'],
      3: number === 'sg' ? ['he', 'she', 'it'] : ['they'],
    }[person];
    return auxiliaries.flatMap((aux) =>
      pronouns.flatMap((pronoun) =>
        isNegated ? [`${aux} not ${pronoun}`, `${aux} ${pronoun} not`] : [`${aux} ${pronoun}`],
      ),
    );
  }
}

const shownLine = (line: Line, tree: SentenceTree): string => {
  const words: string[] = [];
  const aside = tree.clause.background;
  for (const [at, piece] of line.entries()) {
    const text = piece.show ?? piece.any[0] ?? '';
    const before = line[at - 1];
    const opened = aside && line[0]?.free !== undefined && before?.free === line[0].free;
    const endsBackground = opened && piece.free !== line[0]?.free;
    const endsVocative = tree.vocative && before?.role === 'vocative' && piece.role !== 'vocative';
    if (endsBackground || endsVocative) words.push(`${words.pop() ?? ''},`);
    if (text) words.push(text);
  }
  const sentence = words
    .join(' ')
    .replaceAll('can not', 'cannot')
    .replaceAll(/ ,/g, ',')
    .replaceAll(/,+/g, ',')
    .replace(/,$/, '')
    .replaceAll(/\bi\b/g, 'I');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${endOf(tree)}`;
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
