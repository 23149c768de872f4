// The teachers at work: a job that looks which shelf of the archive runs low, asks the teachers in turn for a lesson, has the scholars examine what
// comes, and keeps what is sound, in one commit with its own successor. Nobody who learns ever waits for it.
// Invariants: what an asking may cost is written down before it is asked; one process of a realm asks at a time; whatever a teacher says or fails to
// say, the job ends and comes again.
import { QUESTION_TYPES } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinQuestion, QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import { batchFailed, TEACHING } from '@sigilla/content/texts/teaching.ts';
import { changed, created } from '@sigilla/engine/actions/outcome.ts';
import type { JobRequest } from '@sigilla/engine/actions/jobs.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import {
  answeredWith,
  asking,
  bookAt,
  failedWith,
  newTeacherBook,
  standingOf,
} from '@sigilla/engine/learning/teacherBook.ts';
import type { Failure, Standing, TeacherBook } from '@sigilla/engine/learning/teacherBook.ts';
import type { Drop } from '@sigilla/engine/learning/teacherStanding.ts';
import { newWriting, shelf } from '@sigilla/engine/learning/writing.ts';
import type { Writing } from '@sigilla/engine/learning/writing.ts';
import { teachers, writings } from '../../store/collections.ts';
import type { Change } from '../../store/Store.ts';
import type { Scholars } from '../academy/scholars.ts';
import type { House } from '../house.ts';
import { seeToJob } from '../jobs/jobs.ts';
import type { HeldJob } from '../jobs/jobs.ts';
import { doJob } from '../jobs/jobWork.ts';
import { transact } from '../transact.ts';
import type { Unit } from '../transact.ts';
import { writeOutcome } from '../writeOutcome.ts';
import { callTeacher, MOST_REPLY_TOKENS } from './call.ts';
import type { Prompt } from './call.ts';
import { candidatesIn, promptFor } from './lesson.ts';
import type { Lesson } from './lesson.ts';
import type { Teacher } from './teachers.ts';

/** With fewer fresh questions than these a shelf runs low. */
const LOW = 4;
/** Between two lessons while a shelf is low, and between two looks when none is. */
const PACE_MS = 10_000;
const LOOK_MS = 10 * 60_000;
/** While every teacher rests or has spent its day, it looks again after an hour at the latest: settings may have changed. */
const LONGEST_PAUSE_MS = 3_600_000;
/** Letters of a prompt or a reply in the log. */
const MOST_LOGGED = 4_000;
/** Letters of Latin and English that make a token, at least. */
const LETTERS_A_TOKEN = 2;
const STARS = [1, 2, 3, 4, 5] as const;
/** Beginners are not asked for these (engine/learning/asked.ts). */
const NOT_BELOW: Partial<Readonly<Record<QuestionType, number>>> = {
  grammar_transformation: 2,
  cultural_context: 2,
  creative_composition: 3,
};

/** Those who teach, who examines them, and what hangs up when the house is left. */
export interface Faculty {
  readonly teachers: readonly Teacher[];
  readonly scholars: Scholars;
  readonly signal: AbortSignal;
}

const nextJob = (dueAt: number): JobRequest => ({ key: 'teaching', kind: 'teaching', dueAt, payload: {} });
const shortened = (text: string): string => text.slice(0, MOST_LOGGED);

/** Of all shelves that run low, one by chance, so that one that no teacher can fill keeps none of the others empty. */
const lowShelf = async (
  house: House,
): Promise<{ readonly type: QuestionType; readonly difficulty: number } | null> => {
  const low = [];
  for (const type of QUESTION_TYPES)
    for (const difficulty of STARS) {
      if (difficulty < (NOT_BELOW[type] ?? 1)) continue;
      const fresh = await house.store.count(writings, 'fresh', shelf(type, difficulty), { most: LOW });
      if (fresh < LOW) low.push({ type, difficulty });
    }
  return low[house.ids.below(Math.max(1, low.length))] ?? null;
};

/** A lesson for a shelf, about the point of grammar of which it has least. Null when no scholar is free. */
const lessonFor = async (
  house: House,
  scholars: Scholars,
  wish: NonNullable<Awaited<ReturnType<typeof lowShelf>>>,
): Promise<Lesson | null> => {
  const material = await scholars.ask('material', house.ids.seed(), wish.difficulty);
  if (!material.ok) return null;
  const counted = await Promise.all(
    material.value.skills.map(async (skill) => ({
      skill,
      n: await house.store.count(writings, 'skill', [...shelf(wish.type, wish.difficulty), skill], {
        most: 50,
      }),
    })),
  );
  const least = counted.toSorted((one, other) => one.n - other.n)[0];
  return { ...wish, skill: least?.skill ?? 'vocabulary', words: material.value.words };
};

const bookOf = async (unit: Unit, { name, configuredAs }: Teacher): Promise<TeacherBook> => {
  const found = await unit.get(teachers, name);
  return found === null
    ? newTeacherBook(name, configuredAs, unit.now)
    : bookAt(found.body, configuredAs, unit.now);
};

const costOf = ({ system, user }: Prompt): number =>
  MOST_REPLY_TOKENS + Math.ceil((system.length + user.length) / LETTERS_A_TOKEN);

/** How a teacher stands, or that it is asked, and on which day that was counted. */
type Taken = Standing | { readonly state: 'asked'; readonly day: string };

/** Writes down that a teacher is being asked; answers how it stands when it may not be. */
const takeUp = async (house: House, teacher: Teacher, reserved: number): Promise<Taken> => {
  const taken = await transact<Taken>(house, async (unit) => {
    const book = await bookOf(unit, teacher);
    const standing = standingOf(book, teacher, reserved, unit.now);
    if (standing.state !== 'ready') return ok(standing);
    const isNew = (await unit.get(teachers, teacher.name)) === null;
    const after = asking(book, reserved);
    await writeOutcome(
      house,
      unit,
      { changes: [isNew ? created('teachers', after) : changed('teachers', after)] },
      { reason: 'teaching', transactionId: house.ids.id() },
    );
    return ok({ state: 'asked', day: after.day });
  });
  return taken.ok ? taken.value : { state: 'resting', until: house.clock.now() + PACE_MS };
};

/** What is done to a teacher's page, and what goes into the archive, when the job is. */
interface Brought {
  readonly pages: readonly {
    readonly teacher: Teacher;
    readonly turn: (book: TeacherBook, now: number) => TeacherBook;
  }[];
  readonly writings: readonly Writing[];
  /** When somebody may be asked again, where nobody may now. */
  readonly until: number | null;
}

const failure = (teacher: Teacher, failed: Failure) => ({
  teacher,
  turn: (book: TeacherBook, now: number) => failedWith(book, failed, teacher, now),
});

/** Has the scholars examine a reply. Null when it can't be read at all. */
const examined = async (
  house: House,
  { scholars }: Faculty,
  teacher: Teacher,
  lesson: Lesson,
  text: string,
): Promise<{
  readonly sound: readonly LatinQuestion[];
  readonly dropped: Readonly<Partial<Record<Drop, number>>>;
  readonly remarks: readonly string[];
} | null> => {
  const candidates = candidatesIn(text);
  if (candidates === null) return null;
  const written = {
    id: 'candidate',
    generatedBy: teacher.name,
    generatedAt: new Date(house.clock.now()).toISOString(),
  };
  const sound: LatinQuestion[] = [];
  const dropped: Partial<Record<Drop, number>> = {};
  const remarks: string[] = [];
  const drop = (why: Drop, remark: string): void => {
    dropped[why] = (dropped[why] ?? 0) + 1;
    remarks.push(`${why}: ${remark}`.slice(0, 200));
  };
  const known = new Set<string>();
  for (const candidate of candidates) {
    const found = await scholars.ask('examine', candidate, lesson, written);
    if (!found.ok) drop('not_judged', '');
    else if ('drop' in found.value) drop(found.value.drop, found.value.remark);
    else {
      const { id } = newWriting(found.value.question, lesson.skill, 0);
      if (known.has(id) || (await house.store.get(writings, id)) !== null) drop('known_already', '');
      else sound.push(found.value.question);
      known.add(id);
    }
  }
  return { sound, dropped, remarks };
};

/** What one teacher brought: the page that is written of it, and questions that are sound; null where the house itself hung up. */
const askOne = async (
  house: House,
  faculty: Faculty,
  lesson: Lesson,
  teacher: Teacher,
  day: string,
): Promise<{ readonly page: Brought['pages'][number]; readonly sound: readonly LatinQuestion[] } | null> => {
  const prompt = promptFor(lesson);
  const counted = { reserved: costOf(prompt), day };
  const began = house.clock.elapsed();
  const reply = await callTeacher(teacher, prompt, faculty.signal, house.clock.now());
  // Nothing of anybody is in a prompt, and nothing but the teacher's own words in a reply.
  const about = {
    teacher: teacher.name,
    model: teacher.model,
    lesson: { type: lesson.type, difficulty: lesson.difficulty, skill: lesson.skill },
    milliseconds: Math.round(house.clock.elapsed() - began),
    prompt: shortened(prompt.user),
  };
  if (!reply.ok) {
    // Nobody's failure, and the cost stays counted.
    if (faculty.signal.aborted) return null;
    house.log.warn(
      { ...about, trouble: reply.trouble, status: reply.status },
      reply.trouble === 'unauthorized' ? TEACHING.noToken : batchFailed(reply.status ?? reply.trouble),
    );
    return { page: failure(teacher, { ...reply, ...counted, tokens: null }), sound: [] };
  }
  const { text, tokens } = reply;
  const found = await examined(house, faculty, teacher, lesson, text);
  if (found === null) {
    house.log.warn({ ...about, reply: shortened(text) }, TEACHING.unreadable);
    const unreadable = { trouble: 'unreadable', status: null, retryAfterMs: null } as const;
    return { page: failure(teacher, { ...unreadable, ...counted, tokens }), sound: [] };
  }
  const { sound, dropped, remarks } = found;
  const told = { ...about, reply: shortened(text), tokens, kept: sound.length, dropped, remarks };
  if (sound.length > 0) house.log.info(told, TEACHING.kept);
  else house.log.warn(told, TEACHING.nothingValid);
  const turn = (book: TeacherBook) => answeredWith(book, { ...counted, tokens, kept: sound.length, dropped });
  return { page: { teacher, turn }, sound };
};

/** Asks the teachers in turn until one brings something. */
const askInTurn = async (house: House, faculty: Faculty, lesson: Lesson): Promise<Brought> => {
  const reserved = costOf(promptFor(lesson));
  const pages: Brought['pages'][number][] = [];
  const waits: number[] = [];
  let asked = 0;
  for (const teacher of faculty.teachers) {
    if (faculty.signal.aborted) break;
    const taken = await takeUp(house, teacher, reserved);
    if (taken.state !== 'asked') {
      if (taken.state !== 'ready') waits.push(taken.until);
      continue;
    }
    asked += 1;
    const brought = await askOne(house, faculty, lesson, teacher, taken.day);
    if (brought === null) break;
    pages.push(brought.page);
    if (brought.sound.length > 0) {
      const now = house.clock.now();
      return { pages, writings: brought.sound.map((one) => newWriting(one, lesson.skill, now)), until: null };
    }
  }
  if (asked > 0) house.log.warn({ asked }, TEACHING.allFailed);
  const until = asked === 0 && waits.length > 0 ? Math.min(...waits) : null;
  return { pages, writings: [], until };
};

const NOTHING: Brought = { pages: [], writings: [], until: null };

/** Does the `teaching` job and writes the next. With nobody to teach there is no next. */
export const teach = async (
  house: House,
  faculty: Faculty,
  job: HeldJob<'teaching'>,
  done: Change,
): Promise<void> => {
  if (faculty.teachers.length === 0) return doJob(house, job, done, async () => undefined);
  const low = await lowShelf(house);
  const lesson = low === null ? null : await lessonFor(house, faculty.scholars, low);
  const brought = lesson === null ? NOTHING : await askInTurn(house, faculty, lesson);
  const pause = low === null ? LOOK_MS : PACE_MS;
  await doJob(house, job, done, async (unit) => {
    const turned = [];
    for (const { teacher, turn } of brought.pages)
      turned.push(changed('teachers', turn(await bookOf(unit, teacher), unit.now)));
    const fresh = [];
    for (const writing of brought.writings)
      if ((await unit.get(writings, writing.id)) === null) fresh.push(created('writings', writing));
    const dueAt = Math.min(unit.now + LONGEST_PAUSE_MS, Math.max(unit.now + pause, brought.until ?? 0));
    await writeOutcome(
      house,
      unit,
      { changes: [...turned, ...fresh], jobs: [nextJob(dueAt)] },
      { reason: 'teaching', transactionId: job.id },
    );
  });
};

/** Sees to it that the job is pending, where there is somebody to teach. At start. */
export const engageTeachers = async (house: House, { teachers: engaged }: Faculty): Promise<void> => {
  if (engaged.length > 0) await seeToJob(house, ({ now }) => nextJob(now));
};
