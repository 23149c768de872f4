// Drawing questions for a learner: proved by the scholars, not said to this learner within a month, kept with their keys before anyone sees them.
// Invariants: what is drawn is seeded by the realm's secret, the account and the number of the draw, so nothing rerolls it; never more scrolls
// lie open than the day has left; a question is handed out by its public view alone.
import { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { changed, created } from '@sigilla/engine/actions/outcome.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { dayOf } from '@sigilla/engine/core/calendar.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { drawScroll, wayOf } from '@sigilla/engine/learning/asked.ts';
import type { AskedQuestion } from '@sigilla/engine/learning/asked.ts';
import {
  ASSESSMENT_QUESTIONS,
  SCROLLS_A_DAY,
  learnerAt,
  newLearner,
  skillLevel,
} from '@sigilla/engine/learning/learner.ts';
import type { Learner } from '@sigilla/engine/learning/learner.ts';
import { assessed, putInSitting } from '@sigilla/engine/learning/sitting.ts';
import { nextLevel } from '@sigilla/engine/learning/placement.ts';
import { drawnFrom } from '@sigilla/engine/learning/writing.ts';
import type { Writing } from '@sigilla/engine/learning/writing.ts';
import { learners, questions, writings } from '../../store/collections.ts';
import type { Stored } from '../../store/Store.ts';
import { typesWanted } from '../readings/honors.ts';
import { meantServer } from '../callersKingdom.ts';
import type { House } from '../house.ts';
import { BUSY, transact } from '../transact.ts';
import { writeOutcome } from '../writeOutcome.ts';
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

const oneAtATime = async <T>(
  house: House,
  accountId: AccountId,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> => {
  const waiting = house.queue.run([`accounts/${accountId}`], work);
  return waiting === null ? refuse(BUSY) : waiting;
};

/** A question as it is put to a learner; what was said of its answers is kept in mind. */
const askedOf = (
  house: House,
  { foreseen }: Scholars,
  accountId: AccountId,
  purpose: AskedQuestion['purpose'],
  paysOn: string,
  { question, level, said, writing, foreseen: answers }: Fresh,
): AskedQuestion => {
  const id = house.ids.id();
  if (answers !== null) foreseen.keep(id, answers);
  return {
    id,
    accountId,
    purpose,
    paysOn,
    question: { ...question, id },
    level,
    said,
    cardId: null,
    writingId: writing?.id ?? null,
    askedAt: house.clock.now(),
    unjudged: null,
    answer: null,
  };
};

/** Keeps questions with the learner they were drawn for. Somebody else having drawn meanwhile is `busy`. */
const keep = (
  house: House,
  accountId: AccountId,
  before: Stored<Learner> | null,
  after: Learner,
  asked: readonly AskedQuestion[],
  written: readonly Writing[] = [],
): Promise<Result<void>> =>
  transact(house, async (unit) => {
    const now = await unit.get(learners, accountId);
    if ((now?.revision ?? 0) !== (before?.revision ?? 0)) return refuse(BUSY);
    const drawn = [];
    for (const { id } of written) {
      const found = await unit.get(writings, id);
      if (found !== null && found.body.firstDrawnAt === null)
        drawn.push(changed('writings', drawnFrom(found.body, unit.now)));
    }
    await writeOutcome(
      house,
      unit,
      {
        changes: [
          before === null ? created('learners', after, accountId) : changed('learners', after, accountId),
          ...asked.map((one) => created('questions', one)),
          ...drawn,
        ],
      },
      { reason: 'draw_questions', transactionId: house.ids.id() },
    );
    return ok(undefined);
  });

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

/**
 * Scrolls for a learner: those that lie open and that the caller does not have, then new ones. Refuses `assessment_needed`, `scrolls_done`, and
 * `scholars_busy` when not one could be had, the emergency set included.
 */
export const drawScrolls = (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
  { count, known, type, level }: ScrollWish,
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

    const open = await house.store.find(questions, 'open', {
      prefix: [accountId, 'scroll'],
      limit: MOST_OPEN,
    });
    // A challenge that is on fills the rack with what it asks for; the others lie open until it is met or over.
    const wanted = type === undefined ? await typesWanted(house, accountId, stored.body) : [type];
    const fits = ({ question }: AskedQuestion): boolean => isOf(question, wanted, level);
    const lying = open.items
      .map(({ body }) => body)
      .filter((one) => !known.includes(one.id) && fits(one))
      .slice(0, count);
    const inTheWay = type === undefined ? open.items.filter(({ body }) => fits(body)) : open.items;
    const room = Math.min(left - inTheWay.length, MOST_OPEN - open.items.length);
    const lacking = Math.min(count - lying.length, room);
    if (lacking <= 0) return ok({ scrolls: lying, learner });

    const skill = skillLevel(learner);
    let { drawn } = learner;
    const dealt = [
      ...open.items.map(({ body }) => body.question.questionType),
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
    if (found.length === 0) {
      // What lies open will do; without it the emergency set, which needs no scholar.
      if (lying.length > 0) return ok({ scrolls: lying, learner });
      found.push(...inNeed(skill).filter(({ question }) => isOf(question, type && [type], level)));
      if (found.length === 0 && !batch.ok) return batch;
    }
    const given = found.slice(0, lacking);
    const asked = given
      .map((one) => askedOf(house, scholars, accountId, 'scroll', rules.value.id, one))
      // As they will lie when they are looked up.
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const written = given.flatMap(({ writing }) => writing ?? []);
    const kept = await keep(house, accountId, stored, { ...stored.body, drawn }, asked, written);
    return kept.ok ? ok({ scrolls: [...lying, ...asked], learner }) : kept;
  });

/** The question of the assessment that waits for its answer, or the next one; null when all are answered. Refuses `assessment_done`. */
export const nextOfAssessment = (
  house: House,
  scholars: Scholars,
  accountId: AccountId,
): Promise<Result<{ readonly asked: AskedQuestion; readonly number: number } | null>> =>
  oneAtATime(house, accountId, async () => {
    const rules = await meantServer(house, accountId, undefined);
    if (!rules.ok) return rules;
    const stored = await house.store.get(learners, accountId);
    const learner = stored?.body ?? newLearner(accountId, house.clock.now());
    if (learner.placement !== null) return refuse({ code: 'assessment_done', params: {} });
    const waiting = learner.sitting.findIndex(({ answer }) => answer === null);
    const questionId = learner.sitting[waiting]?.questionId;
    if (questionId !== undefined) {
      const asked = await house.store.get(questions, questionId);
      if (asked === null) throw new Error(`the question ${questionId} of a sitting is not there`);
      return ok({ asked: asked.body, number: waiting + 1 });
    }
    if (learner.sitting.length >= ASSESSMENT_QUESTIONS) return ok(null);

    const type = assessmentType(learner.sitting.length);
    const level = nextLevel(assessed(learner), wayOf(type));
    let { drawn } = learner;
    const taken = new Set<string>();
    for (let draw = 0; draw < SINGLE_DRAWS; draw += 1) {
      const made = await proved(
        house,
        scholars,
        accountId,
        'assessment',
        [{ type, level, number: drawn }],
        taken,
      );
      drawn += 1;
      if (!made.ok) return made;
      const fresh = made.value[0];
      if (fresh === undefined) continue;
      const asked = askedOf(house, scholars, accountId, 'assessment', rules.value.id, fresh);
      const put = putInSitting(learner, { questionId: asked.id, level, way: wayOf(type) });
      const kept = await keep(house, accountId, stored, { ...put, drawn }, [asked]);
      return kept.ok ? ok({ asked, number: put.sitting.length }) : kept;
    }
    throw new Error(`no question of type ${type} and level ${level} can be had`);
  });

/** Choices and written answers take turns, so that neither guessing nor spelling decides. */
const assessmentType = (at: number): QuestionType => (at % 2 === 0 ? 'multiple_choice' : 'translation');
