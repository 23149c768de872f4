// Nouns as learners write them: synonyms, collectives, "every" for "all", participles as clauses, particles behind their object.
// Invariant: a wider wording changes no role, number, tense or negation of the tree.
import type { Tense } from '../../../features.ts';
import type { Line, Piece } from '../../../sentences/englishLines.ts';
import { join, one, says, unique } from '../../../sentences/englishLines.ts';
import { pluralOf } from '../../../sentences/englishNouns.ts';
import { EnglishWriter } from '../../../sentences/englishSide.ts';
import type { Argument, Clause, NounPhrase, Sense, Verbal } from '../../../sentences/tree.ts';
import { BY } from '../../../sentences/tree.ts';

export type Tenses = readonly (Tense | Sense)[];

/** Words that part from their verb and stand behind the object: hand it over, put it down. */
const PARTICLE = /^(.+) (over|down|up|away|off|out|back|behind|on|in|aside)$/;

const FROM = ['from', 'out of', 'of', 'away from', 'out from', 'off', 'down from', ''];

/** Nouns that English says of many together. */
const COLLECTIVE: Readonly<Record<string, readonly string[]>> = {
  eques_n: ['cavalry'],
  miles_n: ['troops', 'soldiery'],
  civis_n: ['townspeople', 'townsfolk', 'citizenry'],
  puer_n: ['children'],
  vicinus_n: ['people next door'],
};

const OF = [
  'of',
  'belonging to',
  ...['that', 'which'].flatMap((who) =>
    ['belonged to', 'belongs to', 'belong to'].map((verb) => `${who} ${verb}`),
  ),
];

/** Several ways to say one thing, as a single piece. */
export const either = (lines: readonly Line[], more: Partial<Piece> = {}): readonly Line[] =>
  lines.length === 1 && more.free === undefined
    ? lines
    : [[{ role: 'either', any: [], either: lines, ...more }]];

const AT_A_PRICE = ['with', 'at', 'at price of', 'at cost of', 'for price of', 'for sum of'];

/** Prepositions that say the same, by the first that the sentence has. */
const PREPOSITIONS: Readonly<Record<string, readonly string[]>> = {
  with: ['together with', 'along with', 'in company of', 'in company with', 'accompanied by'], through: ['across', 'along', 'throughout', 'over'], across: ['over', 'through'], near: ['close to', 'by', 'next to', 'beside', 'not far from'],
  under: ['beneath', 'below', 'underneath'], before: ['in front of', 'ahead of'], about: ['concerning', 'on', 'regarding', 'of'], for: ['on behalf of', 'in defence of'], around: ['about', 'round'], among: ['amongst', 'between', 'amid'],
  without: ['lacking'], against: ['towards'], behind: ['at back of'], beyond: ['past', 'on other side of'], 'because of': ['on account of', 'due to', 'owing to'], to: ['towards', 'up to', 'as far as'], into: ['inside'], in: ['inside', 'within'], on: ['upon'],
}; // prettier-ignore

/** The nouns and arguments of WideEnglish. */
export abstract class WideEnglishNouns extends EnglishWriter {
  /** The verb whose arguments are being said. */
  protected verbInHand = '';

  protected override glosses(lexeme: string, en: string): readonly string[] {
    const own = super.glosses(lexeme, en);
    return lexeme === 'sum_v' ? own : unique([...own, ...(this.stock.index.byId(lexeme)?.also ?? [])]);
  }

  override noun(phrase: NounPhrase, role: string): readonly Line[] {
    const lines = super.noun(phrase, role).map((line) => line.map((piece) => this.widened(piece, phrase)));
    if (role === 'genitive') return lines;
    const called = role === 'vocative' ? join(one(says('call', ['', 'o', 'oh', 'you', 'my'])), lines) : lines;
    const each = this.each(phrase);
    const { apposition, ...bare } = phrase;
    const titled = apposition ? join(this.noun(apposition, 'apposition'), this.noun(bare, role)) : [];
    const { also, ...alone } = phrase;
    const swapped =
      also && !also.phrase.also ? super.noun({ ...also.phrase, also: { ...also, phrase: alone } }, role) : [];
    return either([
      ...called,
      ...(each && role !== 'subject' ? super.noun(each, role) : []),
      ...titled,
      ...swapped.map((line) => line.map((piece) => this.widened(piece, phrase))),
    ]);
  }

  private widened(piece: Piece, phrase: NounPhrase): Piece {
    const { role, any, lexeme, cell } = piece;
    if (role === 'of')
      return { ...piece, any: phrase.isPart ? [...OF, 'among', 'out of', 'from among', ''] : OF };
    if (lexeme === 'suus_adj')
      return { ...piece, any: unique([...any, ...any.map((whose) => `${whose} own`)]) };
    if (phrase.pronoun && any.includes('many'))
      return { ...piece, any: [...any, 'lots', 'lot', 'great many', 'numerous'] };
    if (role === 'both' && /^(?:both|either)$/.test(any[0] ?? '')) return { ...piece, any: [...any, ''] };
    if (role === 'manner attribute' && any.includes('great'))
      return { ...piece, any: [...any, 'much', 'lot of'] };
    if (role.endsWith(' attribute') && any.includes('all'))
      return { ...piece, any: [...any, 'all of', 'all of these'] };
    if (lexeme !== phrase.lexeme || cell !== 'pl' || phrase.pronoun || any.length === 0) return piece;
    const plurals = this.glosses(phrase.lexeme, phrase.en).map(pluralOf);
    return {
      ...piece,
      any: unique([
        ...any,
        ...(any.some((word) => word.endsWith("'")) ? [] : [...plurals, ...(COLLECTIVE[lexeme] ?? [])]),
      ]),
    };
  }

  /** "Every judge" for "all judges". */
  protected each(phrase: NounPhrase): NounPhrase | undefined {
    const { determiner, count } = phrase;
    return determiner?.en.includes('all') && count === 'pl'
      ? { ...phrase, count: 'sg', determiner: { ...determiner, en: ['every', 'each', 'every single'] } }
      : undefined;
  }

  protected override participle(phrase: NounPhrase, role: string): readonly Line[] {
    const own = super.participle(phrase, role);
    const { participle } = phrase;
    if (!participle || participle.tense === 'fut') return own;
    const { verb, tense, agent } = participle;
    const clause = { verb, mood: 'ind', isNegated: false, args: [] } as const;
    const { participle: _, relative: __, ...bare } = phrase;
    if (tense === 'pres' || this.isDeponent(verb)) {
      const pronouns = { kind: 'person', person: 3, number: phrase.count, gender: phrase.gender } as const;
      const times: Tenses = tense === 'pres' ? ['pres', 'impf', 'perf'] : ['perf', 'plup'];
      const words = tense === 'pres' ? ['while', 'as', 'when'] : ['after', 'when', 'once'];
      const while_ = join(
        one(says('conjunction', words)),
        this.statement({ ...clause, voice: 'act', tense: 'impf', subject: pronouns }, times),
      );
      return [...own, ...while_];
    }
    if (!agent) return own;
    const who = one(says('relative pronoun', ['who', 'whom', 'which', 'that', '']));
    const passive: Clause = { ...clause, voice: 'pass', tense: 'perf', subject: bare, args: [] };
    const by = join(one(says('by', ['by'])), this.noun(agent, 'agent'));
    return [
      ...own,
      ...join(
        who,
        this.statement({ ...clause, voice: 'act', tense: 'perf', subject: agent }, ['perf', 'plup', 'impf']),
      ),
      ...join(
        one(says('relative pronoun', ['who', 'which', 'that'])),
        this.predication(passive, ['perf', 'plup', 'impf']),
        by,
      ),
    ];
  }

  protected override relative(phrase: NounPhrase): readonly Line[] {
    const own = super.relative(phrase);
    const { relative } = phrase;
    if (relative?.case !== 'acc' || relative.en || relative.whose || relative.clause.subject.kind !== 'noun')
      return own;
    const { clause } = relative;
    if (
      clause.voice === 'pass' ||
      clause.complement ||
      clause.mood !== 'ind' ||
      clause.subject.kind !== 'noun'
    )
      return own;
    const { relative: _, participle: __, ...bare } = phrase;
    const agent: Argument = { role: 'agent', case: 'abl', preposition: BY, phrase: clause.subject };
    const passive: Clause = { ...clause, voice: 'pass', subject: bare, args: [...clause.args, agent] };
    return [
      ...own,
      ...join(one(says('relative pronoun', ['who', 'which', 'that'])), this.predication(passive)),
    ];
  }

  /** "Handing the spear over" beside "handing over the spear". */
  protected parted(lines: readonly Line[]): readonly Line[] {
    const more = lines.flatMap((line) => {
      const at = line.findIndex(({ role }) => role === 'verb');
      const verb = line[at];
      if (!verb) return [];
      const isObject = (piece: Piece | undefined): boolean =>
        piece !== undefined && (/^(?:object|indirect)/.test(piece.role) || piece.role === 'either');
      let end = at + 1;
      while (isObject(line[end])) end += 1;
      if (end === at + 1) return [];
      const byParticle = new Map<string, string[]>();
      for (const phrase of verb.any) {
        const [, head = '', particle = ''] = PARTICLE.exec(phrase) ?? [];
        if (particle) byParticle.set(particle, [...(byParticle.get(particle) ?? []), head]);
      }
      return [...byParticle].map(([particle, any]) => [
        ...line.slice(0, at),
        { ...verb, any },
        ...line.slice(at + 1, end),
        says('particle', [particle]),
        ...line.slice(end),
      ]);
    });
    return [...lines, ...more];
  }

  /** "Taught the girl an art", "taught an art to the girl". */
  protected override arguments(args: readonly Argument[], without?: Argument): readonly Line[] {
    const own = super.arguments(args, without);
    const taught = args.find(({ role }) => role === 'object');
    const second = args.find(({ role }) => role === 'second object');
    if (!taught || !second) return own;
    const to: Argument = { ...taught, role: 'indirect', en: ['to'] };
    return [
      ...own,
      ...super.arguments(
        [{ ...second, role: 'object' }, to, ...args.filter((one_) => one_ !== taught && one_ !== second)],
        without,
      ),
    ];
  }

  /** "By singing" stands anywhere. */
  protected override verbal(verbal: Verbal): readonly Line[] {
    const lines = super.verbal(verbal);
    if (verbal.kind !== 'by') return lines;
    this.groups += 1;
    const free = this.groups;
    return lines.map((line) => line.map((piece) => ({ ...piece, free })));
  }

  protected override argument(argument: Argument): readonly Line[] {
    const { preposition, role } = argument;
    if (role === 'price' && argument.en)
      return super.argument({ ...argument, en: [...argument.en, ...AT_A_PRICE] });
    const [home = ''] = argument.phrase.pronoun ?? [];
    if (!preposition && role === 'place' && /^(?:at )?home$/.test(home))
      return super.argument({
        ...argument,
        en: [''],
        phrase: { ...argument.phrase, pronoun: ['at home', 'home'] },
      });
    if (!preposition) return super.argument(argument);
    const alike = PREPOSITIONS[preposition.en[0] ?? ''] ?? [];
    const isPlaceOf = role === 'place' && this.verbInHand === 'habito_v';
    const en =
      role === 'source'
        ? unique([...preposition.en, ...FROM])
        : role === 'goal' && this.verbInHand === 'proficiscor_v'
          ? [...preposition.en, 'for']
          : isPlaceOf
            ? [...preposition.en, '']
            : [...preposition.en, ...alike];
    return super.argument({ ...argument, preposition: { ...preposition, en } });
  }
}
