// Latin gerunds, gerundives and supines. With an accusative object the gerundive agrees with it; without one the gerund stands alone.
// Invariant: ad and causā keep together with what they govern.
import type { Case, Features } from '../features.ts';
import { LatinVerbs } from './latinVerbs.ts';
import type { LatinWord } from './latinWords.ts';
import type { NounPhrase, Verbal } from './tree.ts';

const CASES: Readonly<Record<'ad' | 'causa' | 'by' | 'of' | 'to', Case>> = {
  ad: 'acc',
  causa: 'gen',
  by: 'abl',
  of: 'gen',
  to: 'gen',
};

/** Verbal nouns of one sentence. */
export abstract class LatinVerbals extends LatinVerbs {
  protected verbal({ kind, clause, asGerund }: Verbal, at: number): LatinWord[] {
    const { verb, args } = clause;
    if (kind === 'supine' || kind === 'supine-u') {
      const form: Features = { mood: 'supine', case: kind === 'supine' ? 'acc' : 'abl' };
      const before = args.flatMap((argument) => this.argument({ ...argument, role: 'goal' }, at));
      return [...before, this.word(verb.lexeme, form, 'supine', at, verb.en)];
    }
    const own = CASES[kind];
    const object = asGerund
      ? undefined
      : args.find((argument) => argument.role === 'object' && argument.case === 'acc');
    const others = args
      .filter((argument) => argument !== object)
      .flatMap((argument) => this.argument(argument, at));
    const words = object
      ? this.gerundive(verb.lexeme, verb.en, object.phrase, own, at)
      : this.gerund(verb.lexeme, verb.en, own, at);
    const all = [...others, ...words];
    if (kind === 'ad') return this.together(this.fixed('ad_prep', 'ad', 'preposition', at), all);
    if (kind !== 'causa') return all;
    const causa = this.word('causa_n', { case: 'abl', number: 'sg' }, 'cause', at);
    return [...all, { ...causa, lexemes: ['causa_n', 'gratia_n'] }];
  }

  private gerund(lexeme: string, en: string, own: Case, at: number): LatinWord[] {
    return [this.word(lexeme, { mood: 'gerund', case: own }, 'gerund', at, en)];
  }

  private gerundive(lexeme: string, en: string, object: NounPhrase, own: Case, at: number): LatinWord[] {
    const nouns = this.noun(object, own, 'gerundive object', at);
    const head = nouns.find((word) => word.role === 'gerundive object');
    const { number, gender } = object;
    const form: Features = { mood: 'gerundive', case: own, number, gender };
    return [...nouns, this.word(lexeme, form, 'gerundive', at, en, head)];
  }
}
