// The larger choices of a frame: a verb with its objects and circumstances, a plain clause. Scene and level narrow what may be drawn.
import { nounIds, verbIds } from '../lexemeIds.ts';
import type { VerbFrame } from '@sigilla/content/schema/latinFrame.ts';
import type { Tense } from '../features.ts';
import { DraftNouns } from './draftNouns.ts';
import type { PhraseWish } from './draftNouns.ts';
import type { Argument, Clause, NounPhrase, PersonPhrase, Phrase, VerbChoice } from './tree.ts';

/** Places that English is on, not in. */
const ON = new Set(
  nounIds(
    'insula mons litus ripa via campus sella collis torus rupes semita herba terra vallum murus solium folium ramus',
  ),
);

/** Verbs of coming to be where English says at, Latin whither. */
const ARRIVING = verbIds('advenio pervenio convenio');

/** Verbs of breaking into a place, or moving to it for good: never "towards". */
const INTO = verbIds('irrumpo migro');

/** What is laid upon somebody: a tax, a war. */
const UPON = verbIds('impono indico2');

/** To whom, in English, a verb of giving gives: "to" most, "on" some. */
export const givenTo = (verb: string): readonly string[] =>
  UPON.has(verb) ? ['on', 'upon', 'against', 'to'] : ['to'];

/** Verbs of going towards a place rather than into it. */
const TOWARDS = new Set(['proficiscor_v', 'navigo_v']);

/** Verbs that say little without a place. */
const PLACED = verbIds('habito vivo sto maneo sedeo moror iaceo navigo accurro advenio pervenio accedo');

/** domī: the house one lives in is no place one is "in". */
const AT_HOME: NounPhrase = {
  kind: 'noun',
  lexeme: 'domus_n',
  en: 'home',
  number: 'sg',
  count: 'sg',
  gender: 'f',
  article: 'none',
  pronoun: ['home'],
};

/** How often, in permille, a verb is one that its scene alone knows. */
const OWN_DEEDS = 550;

/** The choices of one sentence. */
export class Draft extends DraftNouns {
  /** A verb row of one of these kinds; sooner one that is done in this scene alone. */
  verb(...kinds: readonly VerbFrame['kind'][]): VerbFrame | undefined {
    const isOwn = ({ scenes }: VerbFrame): boolean => scenes?.includes(this.scene) ?? false;
    return (
      (this.random.chance(OWN_DEEDS)
        ? this.verbThat((row) => isOwn(row) && kinds.includes(row.kind))
        : undefined) ?? this.verbThat(({ kind }) => kinds.includes(kind))
    );
  }

  /** A verb row of this scene that passes. */
  verbThat(test: (row: VerbFrame) => boolean): VerbFrame | undefined {
    const fits = (row: VerbFrame): boolean =>
      !this.used.has(row.verb) && !this.used.has(`to ${row.en}`) && test(row);
    const rows = this.stock.verbs(this.level, this.scene).filter(fits);
    if (rows.length === 0) return undefined;
    const row = this.drawn(rows, ({ verb }) => verb);
    this.used.add(row.verb).add(`to ${row.en}`);
    return row;
  }

  /** The verb of a row, as trees hold it. */
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
            { role: 'indirect', case: 'dat', en: givenTo(row.verb), phrase: to },
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
      case 'order':
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
        const phrase = this.noun(where, { ...modest, number: 'sg' });
        if (phrase?.lexeme === 'domus_n' && !phrase.adjective && !phrase.determiner && !phrase.genitive)
          return { role: 'place', case: 'loc', en: ['at'], phrase: AT_HOME };
        const en =
          phrase && ON.has(phrase.lexeme) ? ['on', 'in', 'at', 'upon'] : ['in', 'at', 'on', 'inside'];
        return say(phrase, {
          role: 'place',
          case: 'abl',
          preposition: { lexeme: 'in_prep', form: 'in', en },
        });
      });
    }
    if (whither && !INTO.has(row.verb)) {
      ways.push(() =>
        say(this.noun(whither, { ...modest, number: 'sg' }), {
          role: 'goal',
          case: 'acc',
          preposition: {
            lexeme: 'ad_prep',
            form: 'ad',
            en: ARRIVING.has(row.verb)
              ? ['at', 'in', 'to']
              : row.verb === 'proficiscor_v'
                ? ['for', 'to', 'towards', 'toward']
                : ['to', 'towards', 'toward', 'for'],
          },
        }),
      );
    }
    if (whither) {
      if (!row.towards && !TOWARDS.has(row.verb))
        ways.push(() => {
          const phrase = this.noun(whither, { ...modest, number: 'sg' });
          const into =
            row.verb === 'redeo_v' || row.verb === 'revertor_v' ? ['to', 'into', 'in'] : ['into', 'to', 'in'];
          if (ARRIVING.has(row.verb))
            return say(phrase, {
              role: 'goal',
              case: 'acc',
              preposition: { lexeme: 'in_prep', form: 'in', en: ['in', 'at', 'into', 'to'] },
            });
          const en = phrase && ON.has(phrase.lexeme) ? ['to', 'onto', 'on to', 'into'] : into;
          return say(phrase, {
            role: 'goal',
            case: 'acc',
            preposition: { lexeme: 'in_prep', form: 'in', en },
          });
        });
    }
    if (whence)
      ways.push(() =>
        say(this.noun(whence, { ...modest, number: 'sg' }), {
          role: 'source',
          case: 'abl',
          preposition: {
            lexeme: 'ex_prep',
            form: 'ex',
            en: row.verb === 'exeo_v' ? ['of', 'from', 'out of', 'out from'] : ['from', 'out of', 'out from'],
          },
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

  /** What is done in a moment is rarely told in the imperfect. */
  private fitting({ sudden }: VerbFrame, tense: Tense, mood: Clause['mood'] = 'ind'): Tense {
    if (!sudden || tense !== 'impf' || mood !== 'ind') return tense;
    return this.level < 3 ? 'pres' : 'perf';
  }

  /** An adverb that goes with the tense; `isOnce`: none that says how often; of these if any are named. */
  adverb(tense: Tense, isOnce = false, among?: ReadonlySet<string>): Clause['adverb'] {
    const rows = this.stock
      .adverbs(this.level)
      .filter(
        ({ adverb, tenses, often }) =>
          (among?.has(adverb) ?? true) &&
          (tenses === undefined || tenses.some((one) => one === tense)) &&
          !(isOnce && often),
      );
    if (rows.length === 0) return undefined;
    const { adverb, en } = this.drawn(rows, (row) => row.adverb);
    return { lexeme: adverb, en };
  }

  /** A person named by the verb's ending alone; "you" only of one. */
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
    const time = this.fitting(row, tense, wish.mood);
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
      (mustSay && this.random.chance(PLACED.has(row.verb) ? 1000 : 800)) ||
      this.random.chance(this.level > 2 && !wish.plain ? 250 : 0)
        ? this.circumstance(row)
        : undefined;
    return {
      verb: this.choice(row),
      tense: time,
      mood: wish.mood ?? 'ind',
      voice: 'act',
      isNegated: false,
      subject,
      args: more ? [...args, more] : args,
    };
  }
}
