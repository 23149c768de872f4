// The smallest choices of a frame: a noun phrase, a verb row with its arguments, a tense. All chance comes from the given stream.
import type { VerbFrame } from '@sigilla/content/schema/latinFrame.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Random } from '../../core/random.ts';
import type { GrammaticalNumber, Tense } from '../features.ts';
import { formsAt } from '../inflect.ts';
import { isAbstract, isMass, isPlural, isUnique } from './englishNouns.ts';
import type { Stock } from './stock.ts';
import { hasPlural, hasSingular } from './stock.ts';
import type {
  Adjective,
  Argument,
  Clause,
  Determiner,
  NounPhrase,
  PersonPhrase,
  Phrase,
  VerbChoice,
} from './tree.ts';

export type PhraseWish = {
  readonly number?: GrammaticalNumber;
  readonly article?: NounPhrase['article'];
  /** Permille of adorning it. */
  readonly adorned?: number;
  /** No dative or ablative that looks like another case. */
  readonly isDative?: boolean;
};

const DETERMINERS: readonly (Determiner & { readonly level: number; readonly number?: GrammaticalNumber })[] =
  [
    { lexeme: 'meus_adj', en: ['my'], level: 1 },
    { lexeme: 'tuus_adj', en: ['your'], level: 1 },
    { lexeme: 'noster_adj', en: ['our'], level: 2 },
    { lexeme: 'multus_adj', en: ['many', 'a lot of', 'lots of'], level: 2, number: 'pl' },
    { lexeme: 'omnis_adj', en: ['all', 'all of', 'every'], level: 3, number: 'pl' },
    { lexeme: 'hic_pron', en: ['this', 'these'], level: 4 },
    { lexeme: 'ille_pron', en: ['that', 'those'], level: 4 },
    { lexeme: 'duo_num', en: ['two'], level: 3, number: 'pl' },
    { lexeme: 'tres_num', en: ['three'], level: 3, number: 'pl' },
    { lexeme: 'paucus_adj', en: ['few', 'a few'], level: 4, number: 'pl' },
  ];

/** Places that English is on, not in. */
const ON = new Set(['insula_n', 'mons_n', 'litus_n', 'ripa_n', 'via_n', 'campus_n', 'sella_n', 'collis_n']);

/** Tenses by the level at which they are met. */
const TENSE_LEVELS: readonly (readonly [Tense, number])[] = [
  ['pres', 1],
  ['impf', 2],
  ['perf', 3],
  ['fut', 3],
  ['plup', 4],
];

export class Draft {
  readonly stock: Stock;
  readonly random: Random;
  readonly level: number;
  private readonly used = new Set<string>();

  constructor(stock: Stock, random: Random, level: number) {
    this.stock = stock;
    this.random = random;
    this.level = level;
  }

  tense(...among: readonly Tense[]): Tense {
    const known = TENSE_LEVELS.filter(
      ([tense, level]) => level <= this.level && (among.length === 0 || among.includes(tense)),
    );
    return known.length === 0 ? (among[0] ?? 'pres') : this.random.pick(known)[0];
  }

  private word(classes: readonly string[]): Lexeme | undefined {
    const free = this.stock.nouns(classes, this.level).filter(({ id }) => !this.used.has(id));
    const word = free.length === 0 ? undefined : this.random.pick(free);
    if (word) this.used.add(word.id);
    return word;
  }

  /** A noun of these classes not yet in the sentence. */
  noun(classes: readonly string[] | undefined, wish: PhraseWish = {}): NounPhrase | undefined {
    const lexeme = classes && this.word(classes);
    if (!lexeme) return undefined;
    const en = this.stock.frames.english[lexeme.id] ?? lexeme.senses[0]?.en[0] ?? lexeme.id;
    const wanted = wish.number ?? (this.random.chance(this.level === 1 ? 250 : 380) ? 'pl' : 'sg');
    const onlyPlural = !hasSingular(lexeme);
    const number: GrammaticalNumber = onlyPlural
      ? 'pl'
      : wanted === 'pl' && hasPlural(lexeme) && !isMass(en) && !isUnique(en)
        ? 'pl'
        : 'sg';
    if (wish.number && wish.number !== number) return undefined;
    const genders = { m: 'm', f: 'f', n: 'n', c: 'm' } as const;
    const name = /^[A-Z]/.test(en) || (isAbstract(en) && wish.article === undefined);
    const phrase: NounPhrase = {
      kind: 'noun', lexeme: lexeme.id, en, number, count: isPlural(en) ? 'pl' : onlyPlural ? 'sg' : number,
      gender: genders[lexeme.gender ?? 'm'], article: name ? 'none' : (wish.article ?? 'the'),
    }; // prettier-ignore
    if (wish.isDative && number === 'sg' && this.looksGenitive(lexeme)) return undefined;
    return name ? phrase : this.adorned(phrase, lexeme, wish.adorned ?? (this.level === 1 ? 120 : 300));
  }

  private looksGenitive(lexeme: Lexeme): boolean {
    return formsAt(lexeme, 'dat.sg')[0]?.text === formsAt(lexeme, 'gen.sg')[0]?.text;
  }

  private adorned(phrase: NounPhrase, lexeme: Lexeme, permille: number): NounPhrase {
    if (!this.random.chance(permille)) return phrase;
    if (this.random.chance(600)) {
      const adjective = this.adjective(lexeme);
      return adjective ? { ...phrase, adjective } : phrase;
    }
    const fit = DETERMINERS.filter(
      (row) =>
        row.level <= this.level &&
        (row.number === undefined || row.number === phrase.count) &&
        this.stock.index.byId(row.lexeme),
    );
    if (fit.length === 0 || isMass(phrase.en)) return phrase;
    const { lexeme: id, en } = this.random.pick(fit);
    const plural = phrase.count === 'pl';
    const shown = id === 'hic_pron' || id === 'ille_pron' ? [en[plural ? 1 : 0] ?? ''] : en;
    return { ...phrase, determiner: { lexeme: id, en: shown } };
  }

  adjective(noun: Lexeme, degree: Adjective['degree'] = 'pos'): Adjective | undefined {
    const rows = this.stock
      .adjectives(noun, this.level)
      .filter(({ graded, adjective }) => !this.used.has(adjective) && (degree === 'pos' || graded));
    if (rows.length === 0) return undefined;
    const { adjective, en } = this.random.pick(rows);
    this.used.add(adjective);
    return { lexeme: adjective, en, degree };
  }

  adjectiveFor(phrase: NounPhrase, degree: Adjective['degree'] = 'pos'): Adjective | undefined {
    const lexeme = this.stock.index.byId(phrase.lexeme);
    return lexeme && this.adjective(lexeme, degree);
  }

  verb(...kinds: readonly VerbFrame['kind'][]): VerbFrame | undefined {
    const rows = this.stock
      .verbs(this.level)
      .filter(({ kind, verb }) => kinds.includes(kind) && !this.used.has(verb));
    if (rows.length === 0) return undefined;
    const row = this.random.pick(rows);
    this.used.add(row.verb);
    return row;
  }

  verbThat(test: (row: VerbFrame) => boolean): VerbFrame | undefined {
    const rows = this.stock.verbs(this.level).filter((row) => !this.used.has(row.verb) && test(row));
    if (rows.length === 0) return undefined;
    const row = this.random.pick(rows);
    this.used.add(row.verb);
    return row;
  }

  choice(row: VerbFrame): VerbChoice {
    return { lexeme: row.verb, en: row.en, stative: row.stative ?? false };
  }

  /** What the verb row needs: object, receiver; undefined when the level has no such noun. */
  needed(row: VerbFrame, wish: PhraseWish = {}): readonly Argument[] | undefined {
    const object =
      row.object && row.kind !== 'with'
        ? this.noun(row.object, { ...wish, ...(row.kind === 'dat' ? { isDative: true } : {}) })
        : undefined;
    switch (row.kind) {
      case 'acc':
        return object && [{ role: 'object', case: 'acc', phrase: object }];
      case 'dat':
        return object && [{ role: 'object', case: 'dat', phrase: object }];
      case 'abl':
        return object && [{ role: 'object', case: 'abl', phrase: object }];
      case 'acc+dat': {
        const to = this.noun(row.to, { isDative: true, adorned: 150 });
        return (
          object &&
          to && [
            { role: 'object', case: 'acc', phrase: object },
            { role: 'indirect', case: 'dat', en: ['to'], phrase: to },
          ]
        );
      }
      case 'with': {
        const company = this.noun(row.object, { adorned: 200 });
        const en = row.verb === 'pugno_v' ? ['with', 'against'] : ['with', 'to'];
        return (
          company && [
            {
              role: 'company',
              case: 'abl',
              preposition: { lexeme: 'cum_prep', form: 'cum', en },
              phrase: company,
            },
          ]
        );
      }
      case 'none':
        return [];
      case 'inf':
      case 'aci':
      case 'ask':
      case 'urge':
        return undefined;
    }
  }

  /** Where, whither, whence or with what it happens, if the row says so. */
  circumstance(row: VerbFrame): Argument | undefined {
    const ways: (() => Argument | undefined)[] = [];
    const say = (phrase: NounPhrase | undefined, rest: Omit<Argument, 'phrase'>): Argument | undefined =>
      phrase && { ...rest, phrase };
    const modest = { adorned: 150 } as const;
    const { where, whither, whence, means } = row;
    if (where) {
      ways.push(() => {
        const phrase = this.noun(where, modest);
        const en =
          phrase && ON.has(phrase.lexeme) ? ['on', 'in', 'at', 'upon'] : ['in', 'at', 'on', 'inside'];
        return say(phrase, {
          role: 'place',
          case: 'abl',
          preposition: { lexeme: 'in_prep', form: 'in', en },
        });
      });
    }
    if (whither) {
      ways.push(() =>
        say(this.noun(whither, { ...modest, number: 'sg' }), {
          role: 'goal',
          case: 'acc',
          preposition: { lexeme: 'ad_prep', form: 'ad', en: ['to', 'towards', 'toward', 'for'] },
        }),
      );
      ways.push(() =>
        say(this.noun(whither, { ...modest, number: 'sg' }), {
          role: 'goal',
          case: 'acc',
          preposition: { lexeme: 'in_prep', form: 'in', en: ['into', 'to', 'in'] },
        }),
      );
    }
    if (whence)
      ways.push(() =>
        say(this.noun(whence, { ...modest, number: 'sg' }), {
          role: 'source',
          case: 'abl',
          preposition: { lexeme: 'ex_prep', form: 'ex', en: ['from', 'out of', 'out from'] },
        }),
      );
    if (means && this.level >= 3)
      ways.push(() =>
        say(this.noun(means, { number: 'sg', adorned: 100 }), {
          role: 'means',
          case: 'abl',
          en: ['with', 'by', 'by means of', 'using'],
        }),
      );
    return ways.length === 0 ? undefined : this.random.pick(ways)();
  }

  adverb(tense: Tense): Clause['adverb'] {
    const rows = this.stock
      .adverbs(this.level)
      .filter(({ tenses }) => tenses === undefined || tenses.some((one) => one === tense));
    if (rows.length === 0) return undefined;
    const { adverb, en } = this.random.pick(rows);
    return { lexeme: adverb, en };
  }

  person(): PersonPhrase {
    const [person, number] = this.random.pick([
      [1, 'sg'],
      [2, 'sg'],
      [3, 'sg'],
      [1, 'pl'],
      [3, 'pl'],
    ] as const);
    return { kind: 'person', person, number, gender: 'm' };
  }

  /** A plain clause of a verb row, with a noun or (now and then) a bare person for its subject. */
  clause(
    row: VerbFrame | undefined,
    tense: Tense,
    wish: {
      readonly subject?: Phrase;
      readonly mood?: Clause['mood'];
      readonly bare?: number;
      readonly plain?: boolean;
    } = {},
  ): Clause | undefined {
    if (!row) return undefined;
    const human = row.subject.some((name) => name === 'human');
    const subject =
      wish.subject ??
      (human && this.random.chance(wish.bare ?? 200)
        ? this.person()
        : this.noun(row.subject, { adorned: wish.plain ? 100 : 250 }));
    const args = this.needed(row, wish.plain ? { adorned: 100 } : {});
    if (!subject || !args) return undefined;
    const mustSay = row.kind === 'none' && (row.where || row.whither || row.whence);
    const more =
      (mustSay && this.random.chance(800)) || this.random.chance(this.level > 2 && !wish.plain ? 250 : 0)
        ? this.circumstance(row)
        : undefined;
    return {
      verb: this.choice(row),
      tense,
      mood: wish.mood ?? 'ind',
      voice: 'act',
      isNegated: false,
      subject,
      args: more ? [...args, more] : args,
    };
  }
}
