// What is said with "be": predicates, nouns and places; "this is my son", "she was born in Rome", "I am twenty years old".
// Invariant: a noun said of a subject suits its number; an infinitive for a subject is neuter.
import { feminineIds } from '../../lexemeIds.ts';
import { agreementOf, englishAgreement } from '../../sentences/agreement.ts';
import { isAbstract, isMass } from '../../sentences/englishNouns.ts';
import type { Clause, Extra, NounPhrase, Phrase, Predicate, VerbChoice } from '../../sentences/tree.ts';
import { BE, DoingParser } from './doingParser.ts';
import type { Found } from './found.ts';
import { after } from './found.ts';
import type { Government } from './government.ts';
import { resultTense } from './government.ts';
import type { Item } from './items.ts';
import { BORN } from './nounOpening.ts';
import type { VerbGroup } from './verbParser.ts';

/** What "be" takes: nothing. */
export const ALONE: Government = {
  receiver: false,
  infinitive: false,
  statement: false,
  question: false,
  urging: false,
  ordering: false,
  going: false,
  telling: false,
  alone: true,
  furnishing: false,
  moving: false,
  making: false,
  naming: false,
};

/** A clause without its subject and verb. */
export type Base = Omit<Clause, 'verb' | 'args'>;

/** "It" takes the gender of the thing it stands for: mūrus … eum. */
export const referring = (clause: Clause, subject: Phrase): Clause => {
  if (subject.kind !== 'noun' || subject.number !== 'sg') return clause;
  const { gender } = subject;
  const { complement, args } = clause;
  return {
    ...clause,
    args: args.map((one) =>
      one.phrase.lexeme === 'is_pron' && one.phrase.pronoun?.[0] === 'it'
        ? { ...one, phrase: { ...one.phrase, gender } }
        : one,
    ),
    ...(complement ? { complement: { ...complement, clause: referring(complement.clause, subject) } } : {}),
  };
};

const DEMONSTRATIVES = new Set(['hic_pron', 'ille_pron']);

/** Reads clauses with "be". */
export abstract class BeingParser extends DoingParser {
  /** A noun can be said of a subject when English gives it an article and the subject's number; a rank does without. */
  private isPredicate(noun: NounPhrase, subject: Phrase): boolean {
    if (noun.isPart || noun.place) return true;
    if (noun.pronoun) return false;
    const { number } = englishAgreement(subject);
    const isBare = noun.count === 'sg' && noun.article === 'none' && !noun.determiner && !noun.genitive;
    const isStuff = isMass(noun.en) || isAbstract(noun.en);
    if (isBare && isStuff) return subject.kind === 'noun' && !this.isLiving(subject);
    const isRank = this.nounOf(noun)?.tags.some((tag) => tag === 'role' || tag === 'politics') ?? false;
    const isName = /^[A-Z]/.test(noun.en);
    return (
      isName ||
      (noun.article === 'the' && subject.kind === 'person') ||
      (noun.count === number && (!isBare || isRank))
    );
  }

  /** A verb that makes something of its subject: "became king", "seems good". */
  protected becoming(
    base: Base,
    verb: VerbChoice,
    items: readonly Item[],
    group: Found<VerbGroup>,
    end: number,
  ): readonly Found<Clause>[] {
    const [item] = items;
    if (items.length !== 1 || !item) return [];
    if (item.is === 'adjective' && !item.result && verb.en !== 'be made')
      return [after(group, { ...base, verb, args: [], predicate: item.predicate }, end)];
    return item.is === 'noun' && this.isPredicate(item.phrase, base.subject)
      ? [after(group, { ...base, verb, args: [], noun: this.owned(item.phrase, base.subject) }, end)]
      : [];
  }

  /** Of a woman one says the feminine where there is one: medica, serva. */
  private ofHerSex(noun: NounPhrase, isWoman: boolean): NounPhrase {
    const other =
      !isWoman || noun.gender !== 'm'
        ? undefined
        : feminineIds(noun.lexeme).find((id) => this.words.lookup.index.byId(id)?.gender === 'f');
    return other === undefined ? noun : { ...noun, lexeme: other, gender: 'f' };
  }

  /** "This is my son": hic est fīlius meus; the pronoun takes the gender of what it is. */
  private matched(subject: Phrase, noun: NounPhrase): Phrase {
    const isOne =
      subject.kind === 'noun' && subject.pronoun !== undefined && DEMONSTRATIVES.has(subject.lexeme);
    return isOne ? { ...subject, gender: noun.gender } : subject;
  }

  protected being(
    base: Base,
    items: readonly Item[],
    group: Found<VerbGroup>,
    end: number,
  ): readonly Found<Clause>[] {
    const adjectives = items.flatMap((item) => (item.is === 'adjective' ? [item.predicate] : []));
    const infinitives = items.flatMap((item) => (item.is === 'infinitive' ? [item] : []));
    const nouns = items.flatMap((item) => (item.is === 'noun' ? [item.phrase] : []));
    if (nouns.length + adjectives.length > 1) return [];
    const [predicate] = adjectives;
    const [named] = nouns;
    const noun =
      named && this.isLiving(named)
        ? this.ofHerSex(
            named,
            base.subject.gender === 'f' && (base.subject.kind === 'person' || this.isLiving(base.subject)),
          )
        : named;
    const [infinitive] = infinitives;
    if (infinitive)
      return predicate && items.length === 2 ? this.impersonal(base, predicate, infinitive, group, end) : [];
    if (noun && !this.isPredicate(noun, base.subject)) return [];
    if (predicate && this.isAged(predicate, base.subject))
      return this.aged(base, predicate, items, group, end);
    const rest = items.filter(({ is }) => is !== 'noun' && is !== 'adjective');
    const manner =
      !predicate && !noun && this.words.lookup.index.byId(base.adverb?.lexeme ?? '')?.pos === 'adj' ? 1.5 : 0;
    if (!predicate && !noun && rest.length === 0)
      return [after(group, { ...base, verb: BE, args: [] }, end, 0.3)];
    const [result] = items.flatMap((item) => (item.is === 'adjective' && item.result ? [item.result] : []));
    const told = result && resultTense(result.tense, base.tense);
    if (result && !told) return [];
    const hanging =
      result && told
        ? {
            complement: {
              kind: 'result',
              clause: { ...referring(result, base.subject), mood: 'subj', tense: told },
            } as const,
          }
        : {};
    const subject = noun ? this.matched(base.subject, noun) : base.subject;
    const bare =
      noun && !noun.pronoun && isMass(noun.en) && noun.article === 'none' && !noun.determiner ? 0.7 : 0;
    const strange =
      noun &&
      subject.kind === 'person' &&
      subject.person === 3 &&
      subject.gender !== noun.gender &&
      this.isLiving(noun) &&
      !noun.isPart
        ? 1
        : 0;
    const isBorn =
      predicate &&
      BORN[predicate.adjective.en] !== undefined &&
      predicate.adjective.degree !== 'pos' &&
      (!predicate.than || this.isLiving(predicate.than)) &&
      (subject.kind === 'person' ? subject.gender !== 'n' : this.isLiving(subject));
    const aged = isBorn ? this.byBirth(predicate) : predicate;
    const isOtherSex =
      noun !== undefined &&
      subject.kind === 'noun' &&
      subject.gender === 'f' &&
      noun.gender === 'm' &&
      this.isLiving(subject) &&
      this.isLiving(noun);
    const sure = isOtherSex || noun?.relative ? 0.8 : 1;
    return this.argumentsOf(rest, ALONE, 'act', subject, undefined).map(({ args, cost }) =>
      after(
        group,
        {
          ...base,
          subject,
          verb: BE,
          args,
          ...hanging,
          ...(aged ? { predicate: aged } : {}),
          ...(noun
            ? {
                noun: this.owned(
                  noun.degree && noun.isPart ? { ...noun, gender: subject.gender } : noun,
                  subject,
                ),
              }
            : {}),
        },
        end,
        cost + bare + strange + manner,
        sure,
      ),
    );
  }

  /** Who is older is greater by birth: nātū maior; younger, nātū minor. */
  private byBirth(predicate: Predicate): Predicate {
    const { adjective } = predicate;
    const lexeme = BORN[adjective.en] ?? adjective.lexeme;
    const measure: Extra = {
      lexeme: 'nascor_v',
      features: { mood: 'supine', case: 'abl' },
      role: 'degree',
      en: [''],
    };
    return { ...predicate, adjective: { ...adjective, lexeme }, measure, asEnglish: predicate };
  }

  /** A man who is old is an old man: senex est. */
  private isAged({ adjective, than, also, isEqual }: Predicate, subject: Phrase): boolean {
    const isMan = subject.gender === 'm' && (subject.kind === 'person' || this.isLiving(subject));
    return adjective.en === 'old' && adjective.degree === 'pos' && !than && !also && !isEqual && isMan;
  }

  private aged(
    base: Base,
    predicate: Predicate,
    items: readonly Item[],
    group: Found<VerbGroup>,
    end: number,
  ): readonly Found<Clause>[] {
    if (items.length > 1) return [];
    const { number } = agreementOf(base.subject);
    const noun: NounPhrase = {
      kind: 'noun',
      lexeme: 'senex_n',
      en: 'old man',
      number,
      count: number,
      gender: 'm',
      article: 'a',
    };
    const english: Clause = { ...base, verb: BE, args: [], predicate };
    return [after(group, { ...base, verb: BE, args: [], noun, asEnglish: [english] }, end)];
  }
}
