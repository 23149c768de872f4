// English subjects and objects, and gerunds: what a clause is put together from.
import type { Line } from './englishLines.ts';
import { join, one, says, unique } from './englishLines.ts';
import { EnglishNounPhrases } from './englishNounPhrases.ts';
import { englishVerb } from './englishVerbs.ts';
import type { Argument, Phrase, Verbal } from './tree.ts';

const PRONOUNS = {
  sg: { 1: ['I'], 2: ['you'], 3: { m: ['he', 'she', 'it'], f: ['she', 'he', 'it'], n: ['it', 'he', 'she'] } },
  pl: { 1: ['we'], 2: ['you', 'you all'], 3: { m: ['they'], f: ['they'], n: ['they'] } },
} as const;

const AIMS = ['to', 'in order to', 'so as to'];
const AIMED = [
  'for',
  'for the sake of',
  'for the purpose of',
  'with the purpose of',
  'with the aim of',
  'with a view to',
];

const OBJECTIVE = {
  sg: { 1: ['me'], 2: ['you'], 3: ['him', 'her', 'it'] },
  pl: { 1: ['us'], 2: ['you'], 3: ['them'] },
} as const;

/** Phrases of one sentence. */
export abstract class EnglishPhrases extends EnglishNounPhrases {
  protected subject(subject: Phrase): readonly Line[] {
    if (subject.kind === 'noun') return this.noun(subject, 'subject');
    const { person, number, gender } = subject;
    const pronouns = PRONOUNS[number][person];
    const any: readonly string[] = 'm' in pronouns ? pronouns[gender] : pronouns;
    return one(
      says(
        'subject',
        any.map((word) => word.toLowerCase()),
        person === 1 && number === 'sg' ? { show: 'I' } : {},
      ),
    );
  }

  /** The subject of an infinitive: "let him", "for us to". */
  protected objective(subject: Phrase): readonly Line[] {
    return subject.kind === 'noun'
      ? this.noun(subject, 'subject')
      : one(says('subject', OBJECTIVE[subject.number][subject.person]));
  }

  protected argument(argument: Argument): readonly Line[] {
    const { role, phrase } = argument;
    const lines = this.noun(phrase, role);
    const words = argument.preposition?.en ?? argument.en;
    if (!words) return lines;
    this.groups += 1;
    const free = this.groups;
    return join(one(says('preposition', words)), lines).map((line) =>
      line.map((piece) => ({ ...piece, free })),
    );
  }

  /** Objects and circumstances behind the verb. A receiver may stand before the thing, then without "to". */
  protected arguments(args: readonly Argument[], without?: Argument): readonly Line[] {
    const core = args.filter(({ role }) => role === 'object' || role === 'second object');
    const free = args.filter((argument) => !core.includes(argument) && argument !== without);
    const receiver = free.find(({ role }) => role === 'indirect');
    const objects = join(...core.map((argument) => this.argument(argument)));
    const others = free
      .filter((argument) => argument !== receiver)
      .map((argument) => this.argument(argument));
    if (!receiver) return join(objects, ...others);
    const { en: _, ...bare } = receiver;
    return [
      ...join(objects, this.argument(receiver), ...others),
      ...join(this.argument(bare), objects, ...others),
    ];
  }

  protected verbal({ kind, clause }: Verbal): readonly Line[] {
    const { verb, args } = clause;
    const all = this.verbGlosses(verb);
    const rest = this.arguments(args);
    const plain = one(says('verb', all, { lexeme: verb.lexeme }));
    const ing = one(
      says('verb', unique(all.map((gloss) => englishVerb(gloss).ing)), { lexeme: verb.lexeme }),
    );
    const aimed = (words: readonly string[]): readonly Line[] => one(says('purpose', words));
    switch (kind) {
      case 'ad':
      case 'supine':
        return [...join(aimed(AIMS), plain, rest), ...join(aimed(AIMED), ing, rest)];
      case 'causa':
        return [...join(aimed(['for the sake of', ...AIMED]), ing, rest), ...join(aimed(AIMS), plain, rest)];
      case 'by':
        return join(aimed(['by', 'by means of', 'through', 'in']), ing, rest);
      case 'of':
        return [...join(aimed(['of', 'for', 'in']), ing, rest), ...join(aimed(['to']), plain, rest)];
      case 'to':
        return [...join(aimed(['to']), plain, rest), ...join(aimed(['of', 'for', 'in']), ing, rest)];
      case 'supine-u': {
        const parts = all.flatMap((gloss) => englishVerb(gloss).part.map((part) => `be ${part}`));
        return join(aimed(['to']), one(says('verb', unique([...all, ...parts]), { lexeme: verb.lexeme })));
      }
    }
  }
}
