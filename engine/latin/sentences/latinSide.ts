// The Latin of a tree: agreement, government, moods, and the order of words. Answers slots, so that a grader knows what each word must be.
// Invariant: a word whose form does not exist comes out empty, and whoever asked gives the sentence up; nothing is invented.
import type { LatinSlot } from '@sigilla/content/schema/latinQuestion.ts';
import type { Case, Features } from '../features.ts';
import type { Stock } from './stock.ts';
import type { Clause, NounPhrase, SentenceTree } from './tree.ts';
import { agreementOf } from './tree.ts';

import type { LatinWord } from './latinPhrases.ts';
import { LatinVerbs } from './latinVerbs.ts';

export type LatinSentence = { readonly text: string; readonly slots: readonly LatinSlot[] };

class LatinWriter extends LatinVerbs {
  /** A clause in order. `gap`: its subject is said elsewhere (relative pronoun, infinitive, imperative). */
  clause(clause: Clause, at: number, subjectIs: 'full' | 'gap' = 'full'): LatinWord[] {
    const { subject, args, predicate, adverb, isNegated, complement, background, mood } = clause;
    const isReported = mood === 'inf' && subjectIs === 'full';
    const before = background ? this.background(background) : [];
    const subjectWords =
      subjectIs === 'gap'
        ? []
        : subject.kind === 'noun'
          ? this.noun(subject, isReported ? 'acc' : 'nom', 'subject', at)
          : isReported
            ? [
                this.word(
                  subject.person === 3 ? 'sui_pron' : subject.person === 1 ? 'ego_pron' : 'tu_pron',
                  { case: 'acc', number: subject.number },
                  'subject',
                  at,
                ),
              ]
            : [];
    const subjectWord = subjectWords.find((word) => word.role === 'subject');
    const objects = args.filter(({ role }) => role === 'object');
    const others = args.filter(({ role }) => role !== 'object');
    const objectWords = objects.flatMap((argument) => this.argument(argument, at));
    const otherWords = others.flatMap((argument) => this.argument(argument, at));
    const predicateWords = predicate ? this.predicate(clause, at, subjectWord, isReported) : [];
    const adverbWords = adverb ? [this.word(adverb.lexeme, {}, 'adverb', at, adverb.en)] : [];
    const negation =
      isNegated && adverb?.lexeme !== 'numquam_adv' ? [this.fixed('non_adv', 'nōn', 'negation', at)] : [];
    const verbWords = [...negation, ...this.verb(clause, at, subjectWord)];
    const complementWords = complement ? this.complement(clause, at) : [];
    const bare = complement?.kind === 'infinitive';
    const middle = bare ? complementWords : [];
    const after = bare ? [] : complementWords;
    const order = at === 0 ? this.tree.order : 'subject-object-verb';
    switch (order) {
      case 'object-subject-verb':
        return [
          ...before,
          ...objectWords,
          ...subjectWords,
          ...adverbWords,
          ...otherWords,
          ...predicateWords,
          ...middle,
          ...verbWords,
          ...after,
        ];
      case 'verb-first':
        return [
          ...before,
          ...verbWords,
          ...adverbWords,
          ...subjectWords,
          ...predicateWords,
          ...objectWords,
          ...otherWords,
          ...middle,
          ...after,
        ];
      case 'subject-verb-object':
        return [
          ...before,
          ...subjectWords,
          ...adverbWords,
          ...verbWords,
          ...predicateWords,
          ...objectWords,
          ...otherWords,
          ...middle,
          ...after,
        ];
      case 'subject-object-verb':
        return [
          ...before,
          ...subjectWords,
          ...adverbWords,
          ...otherWords,
          ...objectWords,
          ...predicateWords,
          ...middle,
          ...verbWords,
          ...after,
        ];
    }
  }

  private predicate(
    clause: Clause,
    at: number,
    subjectWord: LatinWord | undefined,
    isReported: boolean,
  ): LatinWord[] {
    const { predicate, subject } = clause;
    if (!predicate) return [];
    const { adjective, than, thanCase, isResult } = predicate;
    const { number } = agreementOf(subject);
    const nominal: Case = isReported ? 'acc' : 'nom';
    const word = this.word(
      adjective.lexeme,
      { case: nominal, number, gender: subject.gender, degree: adjective.degree },
      'predicate',
      at,
      adjective.en,
      subjectWord,
    );
    const words = isResult ? [this.fixed('tam_adv', 'tam', 'degree', at), word] : [word];
    if (!than) return words;
    if (thanCase === 'abl') return [...this.noun(than, 'abl', 'standard', at), ...words];
    return [
      ...words,
      ...this.together(
        this.fixed(this.stock.index.byId('quam_conj') ? 'quam_conj' : 'quam_adv', 'quam', 'than', at),
        this.noun(than, nominal, 'standard', at),
      ),
    ];
  }

  private complement(outer: Clause, at: number): LatinWord[] {
    const { complement } = outer;
    if (!complement) return [];
    const { kind, clause, asks } = complement;
    if (kind === 'infinitive') return this.clause(clause, at, 'gap');
    const inner = this.nextClause();
    if (kind === 'statement') return this.clause(clause, inner);
    if (kind === 'question') {
      const asker = asks ? [this.fixed(asks.lexeme, asks.form, 'question word', inner)] : [];
      return [...asker, ...this.clause(clause, inner, asks?.is === 'subject' ? 'gap' : 'full')];
    }
    const isNe = (kind === 'purpose' || kind === 'command') && clause.isNegated;
    const body = this.clause(isNe ? { ...clause, isNegated: false } : clause, inner);
    const opener =
      kind === 'fear' || isNe
        ? this.fixed('ne_conj', 'nē', 'conjunction', inner)
        : this.fixed('ut_conj', 'ut', 'conjunction', inner);
    return [opener, ...body];
  }

  private background({ kind, clause }: NonNullable<Clause['background']>): LatinWord[] {
    const inner = this.nextClause();
    if (kind === 'cum')
      return [this.fixed('cum_conj', 'cum', 'conjunction', inner), ...this.clause(clause, inner)];
    if (clause.subject.kind !== 'noun') return [];
    const words = this.noun(clause.subject, 'abl', 'subject', inner);
    const { number, gender } = clause.subject;
    const features: Features = {
      mood: 'part',
      tense: clause.tense === 'pres' ? 'pres' : 'perf',
      voice: clause.tense === 'pres' ? 'act' : 'pass',
      case: 'abl',
      number,
      gender,
    };
    const participle = this.word(
      clause.verb.lexeme,
      this.deponentVoice(clause.verb.lexeme, features),
      'participle',
      inner,
      clause.verb.en,
      words.find((word) => word.role === 'subject'),
    );
    return [...words, participle];
  }

  sentence(): LatinWord[] {
    const { tree } = this;
    const { clause, mode, asks, vocative } = tree;
    if (mode === 'command') return this.command(clause, vocative);
    const body = this.clause(clause, 0, asks?.is === 'subject' ? 'gap' : 'full');
    if (mode === 'num') return [this.fixed('num_part', 'num', 'question word', 0), ...body];
    if (mode === 'nonne') return [this.fixed('nonne_part', 'nōnne', 'question word', 0), ...body];
    if (mode === 'asks' && asks) return [this.fixed(asks.lexeme, asks.form, 'question word', 0), ...body];
    if (mode === 'ne') {
      const at = body.findIndex((word) => word.role === 'verb' || word.role === 'negation');
      const verb = at < 0 ? undefined : body[at];
      if (!verb) return body;
      const rest = body.filter((_, place) => place !== at);
      const isCompound = body[at + 1]?.role === 'auxiliary';
      const auxiliary = isCompound ? body[at + 1] : undefined;
      return [
        { ...verb, enclitic: 'ne' },
        ...(auxiliary ? [auxiliary] : []),
        ...rest.filter((word) => word !== auxiliary),
      ];
    }
    return body;
  }

  private command(clause: Clause, vocative: NounPhrase | undefined): LatinWord[] {
    const called = vocative ? this.noun(vocative, 'voc', 'vocative', 0) : [];
    if (!clause.isNegated) return [...called, ...this.clause(clause, 0, 'gap')];
    const number = agreementOf(clause.subject).number;
    const forbid = this.word(
      'nolo_v',
      { mood: 'imp', tense: 'pres', voice: 'act', person: 2, number },
      'verb',
      0,
    );
    const rest = this.clause({ ...clause, isNegated: false, mood: 'inf', tense: 'pres' }, 0, 'gap');
    return [...called, forbid, ...rest];
  }
}

const punctuated = (words: readonly LatinWord[], tree: SentenceTree): string => {
  let text = '';
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const endsCall = before?.role.startsWith('vocative') === true && !word.role.startsWith('vocative');
    const comma = before !== undefined && (word.clause !== before.clause || endsCall);
    const isReported =
      words.some((other) => other.clause === word.clause && other.role === 'conjunction') ||
      words.some((other) => other.clause === before?.clause && other.role === 'conjunction');
    const isBackground = before?.role === 'participle' && word.clause !== before.clause;
    const relative = words.some(
      (other) =>
        other.role === 'relative pronoun' &&
        (other.clause === word.clause || other.clause === before?.clause),
    );
    const isAsked = word.role === 'question word' && at > 0;
    const needsComma = comma && (endsCall || isReported || isBackground || relative || isAsked);
    text += `${at === 0 ? '' : needsComma ? ', ' : ' '}${word.text}${word.enclitic ?? ''}`;
  }
  const end = tree.mode === 'statement' ? '.' : tree.mode === 'command' ? '!' : '?';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
};

/** The Latin of a tree, or undefined when some word lacks the form the syntax asks for. */
export const latinOf = (stock: Stock, tree: SentenceTree): LatinSentence | undefined => {
  const words = new LatinWriter(stock, tree).sentence();
  if (words.length === 0 || words.some((word) => word.text === '')) return undefined;
  const slots = words.map((word): LatinSlot => {
    const agrees = word.agrees ? words.indexOf(word.agrees) : -1;
    return {
      text: word.text,
      lexemes: [...word.lexemes],
      cells: [...word.cells],
      role: word.role,
      clause: word.clause,
      ...(word.phrase === undefined ? {} : { phrase: word.phrase }),
      ...(agrees >= 0 ? { agrees } : {}),
      ...(word.enclitic ? { enclitic: word.enclitic } : {}),
    };
  });
  return { text: punctuated(words, tree), slots };
};
