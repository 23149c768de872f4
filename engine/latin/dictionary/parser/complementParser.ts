// What a verb has behind it that is a clause of its own: an infinitive, what one says, fears or asks, what one goes or asks for.
// Government decides what Latin makes of it. Invariant: the inner clause follows the outer one's tense, and has its subject where Latin has none.
import type { Tense } from '../../features.ts';
import { isPast } from '../../sentences/agreement.ts';
import type { Clause, Phrase } from '../../sentences/tree.ts';
import { ArgumentParser } from './argumentParser.ts';
import type { Found } from './found.ts';
import type { Government } from './government.ts';
import { askedTense, bare, choiceOf, reportedTense } from './government.ts';
import type { Item } from './items.ts';
import type { Reading } from './words.ts';

/** With nē of what is feared. */
const FEARING = new Set(['timeo_v', 'metuo_v', 'vereor_v']);

/** One promises that one will: sē with the future infinitive. */
const PROMISES = new Set(['promise', 'hope', 'swear', 'vow', 'threaten']);

/** A clause whose subject and verb are known, and what still stands behind the verb. */
export interface Begun {
  readonly subject: Phrase;
  readonly tense: Tense;
  readonly base: Omit<Clause, 'verb' | 'args'>;
  readonly reading: Reading;
  readonly verb: Clause['verb'];
  readonly isModal: boolean;
  readonly government: Government;
  readonly items: readonly Item[];
  /** The clause made whole with what is given. */
  readonly made: (more: Partial<Clause>, cost: number, confidence?: number) => Found<Clause>;
}

type Infinitive = Extract<Item, { is: 'infinitive' }>;
type Question = Extract<Item, { is: 'question' }>;

const isPeopled = ({ items }: Begun): boolean =>
  items.some(({ is }) => is === 'noun' || is === 'preposition');

/** Telling somebody is rather narrating than saying. */
const tellingCost = ({ reading }: Begun): number => (reading.lexeme.id === 'narro_v' ? 1 : 0);

export abstract class ComplementParser extends ArgumentParser {
  protected withInfinitive(begun: Begun, infinitive: Infinitive): readonly Found<Clause>[] {
    const { subject, base, reading, verb, isModal, government, made } = begun;
    const duty = this.duty(begun, infinitive);
    if (duty) return [duty];
    const isBare = !isPeopled(begun) && !infinitive.isNegated;
    if (isModal && !isBare) return [];
    if (isBare && !infinitive.isAim && (government.infinitive || isModal))
      return this.infinitiveOf(infinitive, subject).map((inner) =>
        made(
          { complement: { kind: 'infinitive', clause: inner.value } },
          inner.cost - infinitive.group.cost,
          inner.confidence,
        ),
      );
    if (isBare && !infinitive.isAim && PROMISES.has(reading.gloss) && government.statement)
      return this.infinitiveOf(infinitive, bare(subject)).map((inner) => {
        const promised: Clause = {
          ...base,
          verb,
          args: [],
          complement: { kind: 'object infinitive', clause: inner.value },
        };
        return made(
          {
            complement: { kind: 'statement', clause: { ...inner.value, tense: 'fut' } },
            asEnglish: [promised],
          },
          inner.cost - infinitive.group.cost,
          inner.confidence,
        );
      });
    return this.aimed(begun, infinitive);
  }

  /** What ought to be done: the gerundive. Undefined where it is said otherwise. */
  private duty({ reading, isModal, made }: Begun, infinitive: Infinitive): Found<Clause> | undefined {
    const { reading: done, voice } = infinitive.group.value;
    if (!isModal || reading.gloss !== 'ought' || voice !== 'pass') return undefined;
    if (infinitive.items.some((item) => item.is === 'preposition')) return undefined;
    const { frames, index } = this.words.lookup;
    const duty = choiceOf(frames, done ?? reading);
    if (duty.lexeme === reading.lexeme.id || index.byId(duty.lexeme)?.flags.includes('intransitive'))
      return undefined;
    return made({ verb: duty, mood: 'gerundive', voice: 'pass' }, infinitive.group.cost);
  }

  protected withStatement(begun: Begun, statement: Clause): readonly Found<Clause>[] {
    const { subject, tense, items, government, made } = begun;
    const place = (kind: Item['is']): number => items.findIndex(({ is }) => is === kind);
    if (place('noun') > place('statement') || !government.statement) return [];
    const listener = this.listenerOf(items, government);
    const told = reportedTense(statement.tense, tense);
    if (!listener || !told) return [];
    const clause = { ...this.reportedOf(statement, subject), tense: told };
    return [made({ args: listener, complement: { kind: 'statement', clause } }, tellingCost(begun))];
  }

  protected withFear(begun: Begun, fear: Clause): readonly Found<Clause>[] {
    const { tense, reading, made } = begun;
    if (!FEARING.has(reading.lexeme.id) || isPeopled(begun)) return [];
    const clause: Clause = { ...fear, tense: isPast(tense) ? 'impf' : 'pres' };
    return [made({ complement: { kind: 'fear', clause } }, 0)];
  }

  protected withQuestion(begun: Begun, { clause: asked, asks }: Question): readonly Found<Clause>[] {
    const { tense, items, government, made } = begun;
    if (!government.question && !government.telling) return [];
    const listener = this.listenerOf(items, government);
    const told = askedTense(asked.tense, tense);
    if (!listener || !told) return [];
    const clause: Clause = { ...asked, mood: 'subj', tense: told };
    return [made({ args: listener, complement: { kind: 'question', clause, asks } }, tellingCost(begun))];
  }

  /** An infinitive that Latin does not govern: what one goes for (ut), or what one asks of someone (ut too). */
  private aimed(
    { subject, tense, items, government, made }: Begun,
    item: Infinitive,
  ): readonly Found<Clause>[] {
    if (item.isNegated && !government.urging) return [];
    const rest = items.filter((other) => other !== item);
    return this.argumentsOf(rest, government, 'act', subject, undefined).flatMap(({ args, cost }) => {
      const object = args.find(({ role }) => role === 'object');
      if (object && government.ordering && !item.isNegated)
        return this.infinitiveOf(item, bare(object.phrase)).map((inner) =>
          made(
            { args, complement: { kind: 'object infinitive', clause: inner.value } },
            inner.cost - item.group.cost + cost,
            inner.confidence,
          ),
        );
      const isUrged = government.urging && object !== undefined;
      const asked =
        isUrged && government.receiver
          ? args.map((one) => (one === object ? { ...one, case: 'dat' as const } : one))
          : args;
      const doer = isUrged ? bare(object.phrase) : bare(subject);
      return this.infinitiveOf(item, doer).map((inner) => {
        const clause: Clause = {
          ...inner.value,
          mood: 'subj',
          tense: isPast(tense) ? 'impf' : 'pres',
          isNegated: item.isNegated,
        };
        return made(
          { args: asked, complement: { kind: isUrged ? 'command' : 'purpose', clause } },
          inner.cost - item.group.cost + cost + (isUrged || government.going || item.isAim ? 0.1 : 0.8),
          inner.confidence,
        );
      });
    });
  }
}
