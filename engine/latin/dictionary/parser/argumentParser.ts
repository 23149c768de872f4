// What an English verb has behind it, as the cases Latin gives it: object and receiver, prepositions, whom one tells.
// Invariant: every noun behind the verb has its place, or the reading is given up.
import type { Tense } from '../../features.ts';
import type { Argument, Clause, Phrase } from '../../sentences/tree.ts';
import { AlteringParser } from './alteringParser.ts';
import { ALONE } from './beingParser.ts';
import type { Reading } from './words.ts';
import type { Government } from './government.ts';
import { isGoing } from './government.ts';
import type { Gap, Item } from './items.ts';

/** Adverbs of place and what they are of a goal. */
const GOALS: Readonly<Record<string, string>> = {
  hic_adv: 'huc_adv',
  ibi_adv: 'illuc_adv',
  illic_adv: 'illuc_adv',
};

export abstract class ArgumentParser extends AlteringParser {
  protected override argumentsOf(
    items: readonly Item[],
    government: Government,
    voice: Clause['voice'],
    subject: Phrase,
    gap: Gap | undefined,
    stays = false,
  ): readonly { readonly args: readonly Argument[]; readonly cost: number }[] {
    const nouns = items.flatMap((item) => (item.is === 'noun' ? [this.owned(item.phrase, subject)] : []));
    const { object, receiver } = government;
    const hasObject = gap === 'object';
    const [first, second] = nouns;
    if (nouns.length > 2) return [];
    const args: Argument[] = [];
    if (voice === 'pass') {
      if (object !== 'acc' || nouns.length > 0) return [];
    } else if (hasObject) {
      if (object !== 'acc' || second || (first && !(receiver && this.isLiving(first)))) return [];
      if (first) args.push({ role: 'indirect', case: 'dat', en: ['to'], phrase: first });
    } else if (first && second) {
      if (!receiver || first.relative) return [];
      args.push(
        { role: 'object', case: 'acc', phrase: second },
        { role: 'indirect', case: 'dat', en: ['to'], phrase: first },
      );
    } else if (first && government.telling && this.isLiving(first)) {
      args.push({ role: 'indirect', case: 'dat', en: ['to'], phrase: first });
    } else if (first) {
      if (!object) return [];
      args.push({ role: 'object', case: object, phrase: first });
    }
    let rows: { readonly args: readonly Argument[]; readonly cost: number }[] = [{ args, cost: 0 }];
    for (const item of items) {
      if (item.is !== 'preposition') continue;
      let ways = item.ways;
      if (government === ALONE && item.english === 'to') return [];
      const [{ argument } = { argument: undefined }] = ways;
      if (item.english === 'to' && argument && receiver) {
        const dative: Argument = { role: 'indirect', case: 'dat', en: ['to'], phrase: argument.phrase };
        ways = this.isLiving(argument.phrase)
          ? [{ argument: dative, cost: 0 }, ...ways.map((way) => ({ ...way, cost: way.cost + 0.6 }))]
          : [...ways, { argument: dative, cost: 0.5 }];
      }
      const isNear =
        stays || (voice === 'act' && argument?.phrase.article === 'the' && this.isHearth(argument.phrase));
      if (
        item.english === 'by' &&
        isNear &&
        ways.some(({ argument: way }) => way.preposition?.lexeme === 'apud_prep')
      )
        ways = ways
          .filter(({ argument: way }) => way.preposition?.lexeme === 'apud_prep')
          .map((way) => ({ ...way, cost: 0 }));
      if (
        item.english === 'with' &&
        government.furnishing &&
        ways.some(({ argument: way }) => way.role === 'means')
      )
        ways = ways.filter(({ argument: way }) => way.role === 'means').map((way) => ({ ...way, cost: 0 }));
      if (item.english === 'with' && (government.moving || stays))
        ways = ways.map((way) => (way.argument.role === 'means' ? { ...way, cost: way.cost + 0.5 } : way));
      if (voice === 'act') ways = ways.filter((way) => way.argument.role !== 'agent');
      rows = rows.flatMap((row) =>
        ways.map((way) => ({
          args: [...row.args, { ...way.argument, phrase: this.owned(way.argument.phrase, subject) }],
          cost: row.cost + way.cost,
        })),
      );
    }
    return rows;
  }

  protected isPlace(adverb: Clause['adverb']): boolean {
    return this.words.lookup.index.byId(adverb?.lexeme ?? '')?.tags.includes('position') ?? false;
  }

  /** Of another than the subject the report says eum; sē is the subject's own. */
  protected reportedOf(statement: Clause, subject: Phrase): Clause {
    const { subject: inner } = statement;
    const isOther = subject.kind === 'person' && subject.person < 3;
    if (!isOther || inner.kind !== 'person' || inner.person !== 3 || inner.gender === 'n') return statement;
    const pronoun = inner.number === 'pl' ? 'they' : inner.gender === 'f' ? 'she' : 'he';
    return {
      ...statement,
      subject: {
        kind: 'noun',
        lexeme: 'is_pron',
        en: pronoun,
        number: inner.number,
        count: inner.number,
        gender: inner.gender,
        article: 'none',
        pronoun: [pronoun],
      },
    };
  }

  /** What it costs to do now what was done yesterday. */
  protected timeliness(adverb: Clause['adverb'], tense: Tense): number {
    const rows = this.words.lookup.frames.adverbs.filter((row) => row.adverb === adverb?.lexeme);
    return rows.length > 0 &&
      rows.every(({ tenses }) => tenses !== undefined && !tenses.some((one) => one === tense))
      ? 1
      : 0;
  }

  /** "Come here" is hūc venī: with going and sending English does not tell place from goal. */
  protected whither(
    adverb: NonNullable<Clause['adverb']>,
    { lexeme }: Reading,
  ): NonNullable<Clause['adverb']> {
    const goal = Object.hasOwn(GOALS, adverb.lexeme) ? GOALS[adverb.lexeme] : undefined;
    return goal !== undefined && isGoing(lexeme) ? { ...adverb, lexeme: goal } : adverb;
  }

  /** Whom one tells: the only thing that may stand beside a report or question; undefined when something else does. */
  protected listenerOf(items: readonly Item[], government: Government): readonly Argument[] | undefined {
    const others = items.filter(({ is }) => is === 'noun' || is === 'preposition');
    const [one] = others;
    if (!one) return [];
    if (others.length > 1 || one.is !== 'noun' || !this.isLiving(one.phrase)) return undefined;
    if (government.telling) return [{ role: 'indirect', case: 'dat', en: [''], phrase: one.phrase }];
    return government.question && government.object === 'acc'
      ? [{ role: 'object', case: 'acc', phrase: one.phrase }]
      : undefined;
  }
}
