// Drawing scrolls for a learner: proved by the scholars, not said to this learner within a month.
// Invariants: what is drawn is seeded by the realm's secret, the account and the number of the draw, so nothing rerolls it; never more scrolls
// lie open than the day has left; a question is handed out by its public view alone.
import { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { dayOf } from '@sigilla/engine/core/calendar.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { drawScroll } from '@sigilla/engine/learning/asked.ts';
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import { SCROLLS_A_DAY, learnerAt, skillLevel } from '@sigilla/engine/learning/learner.ts';
import type { Learner } from '@sigilla/engine/learning/learner.ts';
import { learners, questions } from '../../store/collections.ts';
import { typesWanted } from '../readings/honors.ts';
import { meantServer } from '../callersKingdom.ts';
import type { House } from '../house.ts';
import { askedOf, keep, oneAtATime } from './keeping.ts';
import type { Scholars } from './scholars.ts';
import { SIMPLE, fromArchive, inNeed, ofWeakWords, proved } from './sources.ts';
import type { Draw, Fresh } from './sources.ts';

/** Single draws at most, after a batch that lacked some (G-074). */
const SINGLE_DRAWS = 15;
/** Of each of these there are so many more, when that was not enough (latin.md 4.1). */
const LAST_DRAWS = 5;
/** What is drawn one by one after a batch, until there are enough. */
const SINGLES: readonly QuestionType[] = [
  ...Array.from({ length: SINGLE_DRAWS }, (_, at) => SIMPLE[at % SIMPLE.length] ?? 'multiple_choice'),
  ...Array.from({ length: LAST_DRAWS }, () => 'multiple_choice' as const),
  ...Array.from({ length: LAST_DRAWS }, () => 'translation' as const),
];

/** Scrolls that lie open at most, and are all looked through: of each type a day's worth, which challenges may have left aside. */
const MOST_OPEN = QuestionType.options.length * SCROLLS_A_DAY;

/** What a caller wants: `known` are open scrolls that they have already. */
export interface ScrollWish {
  readonly count: number;
  readonly known: readonly string[];
  readonly type?: QuestionType;
  readonly level?: number;
}

/** Is a question of one of these types (any, where none is named) and of this level (any, where it is left out)? */
const isOf = (
  { questionType, difficulty }: Pick<LatinQuestion, 'questionType' | 'difficulty'>,
  types: readonly QuestionType[] = [],
  level?: number,
): boolean =>
  (types.length === 0 || types.includes(questionType)) &&
  (level === undefined || difficulty === Math.ceil(level / 2));

/** Of what was put to a learner last so much is looked through for the day's scrolls: a day's worth, and the cards of a long walk besides. */
const LAST_PUT = 5 * SCROLLS_A_DAY;

/** The types of the scrolls that a learner has answered today. */
const answeredToday = async (house: House, { accountId, today, calendar }: Learner) => {
  if (today.scrolls.length === 0) return [];
  const put = await house.store.find(questions, 'account', {
    prefix: [accountId],
    descending: true,
    limit: LAST_PUT,
  });
  return put.items
    .filter(
      ({ body: { purpose, answer } }) =>
        purpose === 'scroll' && answer !== null && dayOf(answer.at, calendar) === today.day,
    )
    .map(({ body }) => body.question.questionType);
};

/** What was drawn and what lay open already, in the order in which it is to be answered. */
export interface DrawnScrolls {
  readonly scrolls: readonly AskedQuestion[];
  readonly learner: Learner;
}

/** What lies open for a learner. */
interface Rack {
  readonly open: readonly AskedQuestion[];
  /** What alone is asked for; any type, where none is named. */
  readonly wanted: readonly QuestionType[];
  /** What lies open and is handed out again. */
  readonly lying: readonly AskedQuestion[];
  /** New ones that are asked for, and for which there is room. */
  readonly lacking: number;
}

/** The rack of a learner who has so many scrolls left today. */
const rackOf = async (
  house: House,
  learner: Learner,
  { count, known, type, level }: ScrollWish,
  left: number,
): Promise<Rack> => {
  const found = await house.store.find(questions, 'open', {
    prefix: [learner.accountId, 'scroll'],
    limit: MOST_OPEN,
  });
  const open = found.items.map(({ body }) => body);
  // A challenge that is on fills the rack with what it asks for; the others lie open until it is met or over.
  const wanted = type === undefined ? await typesWanted(house, learner.accountId, learner) : [type];
  const fitting = open.filter(({ question }) => isOf(question, wanted, level));
  const lying = fitting.filter(({ id }) => !known.includes(id)).slice(0, count);
  const inTheWay = type === undefined ? fitting : open;
  const room = Math.min(left - inTheWay.length, MOST_OPEN - open.length);
  return { open, wanted, lying, lacking: Math.min(count - lying.length, room) };
};

/** New questions for the rack, and how many draws there have been then. Refused as the scholars refuse, where not one could be had and none lies open. */
const freshFor = async (
  house: House,
  scholars: Scholars,
  learner: Learner,
  { open, wanted, lying, lacking }: Rack,
  { type, level }: ScrollWish,
): Promise<Result<{ readonly found: readonly Fresh[]; readonly drawn: number }>> => {
  const { accountId } = learner;
  const skill = skillLevel(learner);
  let { drawn } = learner;
  const dealt = [
    ...open.map(({ question }) => question.questionType),
    ...(await answeredToday(house, learner)),
  ];
  const nextDraw = (simple?: QuestionType): Draw => {
    const number = drawn;
    drawn += 1;
    const usual = drawScroll(skill, dealt, randomFrom(forkSeed(house.secret, accountId, 'mix', number)));
    const asked = type ?? simple ?? wanted[number % wanted.length] ?? usual.type;
    dealt.push(asked);
    return { type: asked, level: level ?? usual.level, number };
  };
  const taken = new Set<string>();
  const found: Fresh[] = [];
  const have = async (draws: readonly Draw[]): Promise<Result<void>> => {
    const made = await proved(house, scholars, accountId, 'scroll', draws, taken);
    if (!made.ok) return made;
    found.push(...made.value);
    return ok(undefined);
  };
  const draws = Array.from({ length: lacking }, () => nextDraw());
  // What is weak comes back, where nobody asked for something else.
  const isFree = wanted.length === 0 && level === undefined;
  const weak = isFree
    ? await ofWeakWords(house, scholars, accountId, draws, taken)
    : { found: [], left: draws };
  const shelved = await fromArchive(house, accountId, weak.left, taken);
  found.push(...weak.found, ...shelved.found);
  const batch = shelved.left.length === 0 ? ok(undefined) : await have(shelved.left);
  for (const simple of batch.ok ? SINGLES : []) {
    if (found.length >= lacking) break;
    const more = await have([nextDraw(simple)]);
    if (!more.ok) break;
  }
  if (found.length === 0 && lying.length === 0) {
    // The emergency set, which needs no scholar.
    found.push(...inNeed(skill).filter(({ question }) => isOf(question, type && [type], level)));
    if (found.length === 0 && !batch.ok) return batch;
  }
  return ok({ found: found.slice(0, lacking), drawn });
};

/**
 * Scrolls for a learner: those that lie open and that the caller does not have, then new ones. Refuses `assessment_needed`, `scrolls_done`, and
 * `scholars_busy` when not one could be had, the emergency set included.
 */
export const drawScrolls = (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
  wish: ScrollWish,
  serverId?: string,
): Promise<Result<DrawnScrolls>> =>
  oneAtATime(house, accountId, async () => {
    const rules = await meantServer(house, accountId, serverId);
    if (!rules.ok) return rules;
    const stored = await house.store.get(learners, accountId);
    if (stored === null || stored.body.placement === null)
      return refuse({ code: 'assessment_needed', params: {} });
    const learner = learnerAt(stored.body, house.clock.now());
    const left = SCROLLS_A_DAY - learner.today.scrolls.length;
    if (left <= 0) return refuse({ code: 'scrolls_done', params: { limit: SCROLLS_A_DAY } });

    const rack = await rackOf(house, learner, wish, left);
    const { lying } = rack;
    if (rack.lacking <= 0) return ok({ scrolls: lying, learner });
    const fresh = await freshFor(house, scholars, learner, rack, wish);
    if (!fresh.ok) return fresh;
    const { found, drawn } = fresh.value;
    if (found.length === 0 && lying.length > 0) return ok({ scrolls: lying, learner });
    const asked = found
      .map((one) => askedOf(house, scholars, { accountId, purpose: 'scroll', paysOn: rules.value.id }, one))
      // As they will lie when they are looked up.
      .toSorted((one, other) => one.askedAt - other.askedAt || (one.id < other.id ? -1 : 1));
    const written = found.flatMap(({ writing }) => writing ?? []);
    const kept = await keep(house, accountId, stored, {
      learner: { ...stored.body, drawn },
      asked,
      written,
    });
    return kept.ok ? ok({ scrolls: [...lying, ...asked], learner }) : kept;
  });
