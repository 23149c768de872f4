// What may stand behind an English verb or before it, one thing after the other, and the subjects that begin a clause.
// Invariant: rows of things are found once for each place; the likeliest few for each end are kept.
import type { NounPhrase, Phrase } from '../../sentences/tree.ts';
import { agreementOf } from '../../sentences/agreement.ts';
import { SUBJECTS } from './englishPronouns.ts';
import type { Found } from './found.ts';
import { after, cheapestForEach, found } from './found.ts';
import type { Item } from './items.ts';
import { SPEAKERS } from './innerParser.ts';
import { PrepositionParser } from './prepositionParser.ts';

/** Most rows of things behind a verb that are pursued. */
const MOST_ITEMS = 24;

/** Most infinitives one inside the other; more are no English, and would take for ever. */
const MOST_NESTED = 2;

/** Most things behind one verb. */
const MOST_BEHIND = 6;

/** Of clauses a verb takes one. */
const isClause = ({ is }: Item): boolean =>
  is === 'infinitive' || is === 'statement' || is === 'question' || is === 'fear' || is === 'purpose';
const depthOf = (items: readonly Item[]): number =>
  Math.max(0, ...items.map((item) => (item.is === 'infinitive' ? 1 + depthOf(item.items) : 0)));

/** Adverbs that before a noun are none. */
const ATTACHED = new Set([
  'more',
  'most',
  'about',
  'too',
  'so',
  'very',
  'only',
  'enough',
  'long',
  'early',
  'late',
]);

const MUTUAL = new Set(['each other', 'one another']);

/** Reads what belongs to a verb; clauses are put together by whoever reads those. */
export abstract class ItemParser extends PrepositionParser {
  private readonly rows = new Map<number, readonly Found<readonly Item[]>[]>();

  private adjectivePredicates(place: number): readonly Found<Item>[] {
    return this.predicateAdjectives(place).map((one) => ({
      ...one,
      value: { is: 'adjective', predicate: one.value, said: this.words.text(place, one.end) },
    }));
  }

  protected override standard(phrase: NounPhrase): NounPhrase {
    return this.owned(phrase, undefined);
  }

  protected infinitives(place: number, isNegated = false): readonly Found<Item>[] {
    return this.bases(place).flatMap((group) =>
      this.items(group.end)
        .filter((items) => depthOf(items.value) < MOST_NESTED)
        .map((items) =>
          after<Item>(
            items,
            { is: 'infinitive', group, items: items.value, isNegated },
            items.end,
            group.cost,
            group.confidence,
          ),
        ),
    );
  }

  private item(place: number): readonly Found<Item>[] {
    const isTo = this.words.at(place) === 'to';
    return [
      ...this.nounPhrases(place).map((phrase) => ({
        ...phrase,
        value: { is: 'noun' as const, phrase: phrase.value },
      })),
      ...this.prepositions(place),
      ...(this.isAttached(place)
        ? []
        : this.adverbs(place).map((adverb) => ({
            ...adverb,
            value: { is: 'adverb' as const, adverb: adverb.value },
          }))),
      ...(SPEAKERS.has(this.words.at(place)) && this.words.readings(place - 1, 'verb').length > 0
        ? this.reported(place).map((one) => ({ ...one, cost: one.cost + 0.2 }))
        : []),
      ...this.adjectivePredicates(place),
      ...(isTo ? this.infinitives(place + 1) : []),
      ...(this.words.says(place, 'not to') ? this.infinitives(place + 2, true) : []),
      ...['in order to', 'so as to'].flatMap((aim) =>
        this.words.says(place, aim) ? this.aims(place + 3) : [],
      ),
      ...(this.words.says(place, 'so that') ? this.purposes(place + 2) : []),
      ...this.mutual(place),
      ...(this.words.at(place) === 'that' ? this.reported(place + 1) : []),
      ...this.questions(place),
      ...(this.words.at(place) === 'that' ? this.feared(place + 1) : []),
      ...(this.words.at(place) === 'so' ? this.results(place + 1) : []),
    ];
  }

  /** Whether the word goes with what follows rather than with the verb: more gold, about the war. */
  private isAttached(place: number): boolean {
    return ATTACHED.has(this.words.at(place)) && this.nounPhrases(place + 1).length > 0;
  }

  private aims(place: number): readonly Found<Item>[] {
    return this.infinitives(place).map((one) => ({
      ...one,
      cost: one.cost - 0.5,
      value: one.value.is === 'infinitive' ? { ...one.value, isAim: true } : one.value,
    }));
  }

  /** Rows of things from here, to any end; likeliest first, longest for each. */
  protected items(place: number): readonly Found<readonly Item[]>[] {
    const known = this.rows.get(place);
    if (known) return known;
    this.rows.set(place, [found([], place)]);
    const list: Found<readonly Item[]>[] = [found([], place)];
    for (const item of this.item(place))
      for (const rest of this.items(item.end))
        if (rest.value.length < MOST_BEHIND && !(isClause(item.value) && rest.value.some(isClause)))
          list.push(
            after(
              item,
              [item.value, ...rest.value],
              rest.end,
              rest.cost +
                (isClause(item.value) && /^(?:adverb|noun)$/.test(rest.value[0]?.is ?? '') ? 0.5 : 0),
              rest.confidence,
            ),
          );
    const kept = cheapestForEach(list, MOST_ITEMS);
    this.rows.set(place, kept);
    return kept;
  }

  /** Subjects that begin here: a pronoun in the verb, or a noun. */
  subjects(place: number): readonly Found<Phrase>[] {
    const word = this.words.at(place);
    const row = Object.hasOwn(SUBJECTS, word) ? SUBJECTS[word] : undefined;
    const nouns: readonly Found<Phrase>[] = this.nounPhrases(place).flatMap((phrase) =>
      phrase.value.pronoun && row && !phrase.value.relative
        ? []
        : [{ ...phrase, value: this.owned(phrase.value, undefined) }],
    );
    if (!row) return nouns;
    const { also, ...person } = row;
    const one = found<Phrase>({ kind: 'person', ...person }, place + 1);
    return also
      ? [one, found<Phrase>({ kind: 'person', ...person, number: 'pl' }, place + 1, 0.2), ...nouns]
      : [one, ...nouns];
  }

  /** "his": his own when the subject is a third person, eius otherwise. */
  owned(phrase: NounPhrase, subject: Phrase | undefined): NounPhrase {
    if (
      phrase.lexeme === 'sui_pron' &&
      subject?.kind === 'person' &&
      subject.person < 3 &&
      MUTUAL.has(phrase.en)
    )
      return { ...phrase, lexeme: subject.person === 1 ? 'ego_pron' : 'tu_pron' };
    const { determiner, ...rest } = phrase;
    const isThird = subject !== undefined && agreementOf(subject).person === 3;
    if (
      determiner?.lexeme !== 'suus_adj' ||
      isThird ||
      (determiner.en[0] ?? '').endsWith(' own') ||
      phrase.genitive
    )
      return phrase;
    const [en = 'his'] = determiner.en;
    const owner: NounPhrase = {
      kind: 'noun',
      lexeme: 'is_pron',
      en,
      number: en === 'their' ? 'pl' : 'sg',
      count: 'sg',
      gender: en === 'her' ? 'f' : 'm',
      article: 'none',
      pronoun: [en],
    };
    return { ...rest, genitive: owner };
  }
}
