// What academy.ts measures, in a process of its own: two hundred learners who answer at once (what an answer costs the server, judging included, and when
// the last but two have theirs, by CPU time of the process with the scholar's and the writer's threads), or at the pace of people (academyPace.ts), by the
// clock. Two in three give the key, the third something else: another choice where there are any, another wording, or a slip that a scholar must read.
// Honors counted and the learner shown as REST does; HTTP itself apart. Any refusal ends it, and so the process.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openScholars } from '@sigilla/server/app/academy/scholars.ts';
import type { Scholars } from '@sigilla/server/app/academy/scholars.ts';
import { answerScrollOf } from '@sigilla/server/app/academy/answering.ts';
import { readHonorRules } from '@sigilla/content/learning/honors/index.ts';
import { ownLearner } from '@sigilla/server/app/readings/learner.ts';
import type { House } from '@sigilla/server/app/house.ts';
import { systemIds } from '@sigilla/server/ids.ts';
import { drawScrolls } from '@sigilla/server/app/academy/drawing.ts';
import { accounts, kingdoms, learners } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { giveEachItsOwn } from '@sigilla/server/youngMemory.ts';
import { openWarHouse } from '../server/warHouse.ts';
import { atThePaceOfPeople } from './academyPace.ts';
import { median } from './measure.ts';
import type { BenchRow } from './measure.ts';
import { accountIdOf, kingdomIdOf, someAccount, someKingdom } from './someRealm.ts';
import { mustCommit } from '../support/mustCommit.ts';

const LEARNERS = 200;
const ROUNDS = 7;
/** Rounds before those that count: a server that has been up for a minute has compiled what it does all day. */
const WARM_UP = 5;
/** The last but two of two hundred have their answers within so many milliseconds. */
const GOAL_MS = 100;

/** Those before the last of them are not timed. */
const UNTIMED = 10;

/** Latin may delay the server's being ready by so many milliseconds. */
const READY_GOAL_MS = 300;

/** CPU milliseconds of opening what the server itself holds of the Latin engine; books, index and generator are opened by the scholars, later. */
const openingMs = (): number => {
  const told = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { cpuUsage } from 'node:process';
      await import('@sigilla/engine/actions/registry.ts');
      const before = cpuUsage();
      await import('@sigilla/engine/latin/academy.ts');
      await import('@sigilla/server/app/academy/scholars.ts');
      const { user, system } = cpuUsage(before);
      console.log((user + system) / 1000);`,
    ],
    { cwd: fileURLToPath(new URL('../../server', import.meta.url)), encoding: 'utf8' },
  );
  return Number(told);
};

const cpuMs = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const ownMs = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

interface Round {
  /** Milliseconds of CPU of drawing the scrolls, one after another. */
  readonly drawing: number;
  /** Milliseconds of CPU until each had their answer, in order. */
  readonly heard: readonly number[];
  /** Of them, those of the server's own thread. */
  readonly own: number;
}

/** What the learner of that number answers: of those who do not give the key, whoever has a choice before them chooses another. */
const answerOf = (learner: number, question: LatinQuestion): string => {
  const { correctAnswer, acceptableAnswers } = question;
  if (learner % 3 !== 2) return correctAnswer;
  return question.questionType === 'multiple_choice'
    ? (question.multipleChoiceOptions.find((option) => option !== correctAnswer) ?? correctAnswer)
    : (acceptableAnswers[0] ?? `${correctAnswer} et`);
};

/** Draws a learner's next scroll; answers with what they give for it. */
const draw = async (house: House, scholars: Scholars, learner: number) => {
  const drawn = await drawScrolls(house, scholars, accountIdOf(learner), { count: 1, known: [] });
  const scroll = drawn.ok ? drawn.value.scrolls[0] : undefined;
  if (scroll === undefined) throw new Error('a scroll could not be drawn');
  return { learner, questionId: scroll.id, userAnswer: answerOf(learner, scroll.question) };
};

/** Answers it, and reads what an answer over REST tells besides. */
const give = async (
  house: House,
  scholars: Scholars,
  { learner, ...given }: Awaited<ReturnType<typeof draw>>,
): Promise<void> => {
  const answered = await answerScrollOf(house, scholars, accountIdOf(learner), given);
  if (!answered.ok) throw new Error(`refused: ${answered.refusal.code}`);
  await ownLearner(house, accountIdOf(learner));
};

/** A round: every learner draws a scroll, then all answer at once. */
const round = async (house: House, scholars: Scholars): Promise<Round> => {
  const scrolls: Awaited<ReturnType<typeof draw>>[] = [];
  const beforeDrawing = process.cpuUsage();
  for (let learner = 0; learner < LEARNERS; learner += 1) scrolls.push(await draw(house, scholars, learner));
  const drawing = cpuMs(beforeDrawing);
  const before = process.cpuUsage();
  const ownBefore = process.threadCpuUsage();
  const heard: number[] = [];
  let last = 0;
  await Promise.all(
    scrolls.map(async (scroll) => {
      await give(house, scholars, scroll);
      // To look at the clock costs as much as a tenth of an answer: only the last are asked.
      if (heard.length + UNTIMED >= LEARNERS || heard.length === 0) last = cpuMs(before);
      heard.push(last);
    }),
  );
  return { drawing, heard, own: ownMs(ownBefore) };
};

/** A house with its learners, who have answered for long enough that all is compiled. */
const opened = async () => {
  giveEachItsOwn();
  const war = await openWarHouse({ npcKingdoms: 0, writesBeside: true });
  // Ids as a server draws them: those that come out the same at every run cost more.
  const house = {
    ...war.house,
    ids: systemIds,
    content: { ...war.house.content, honors: readHonorRules() },
  };
  const scholars = openScholars(house.log);
  const now = war.now();
  for (let n = 0; n < LEARNERS; n += 1) {
    const placement = { at: now, skillLevel: 5, confidenceCalibration: 0 };
    const learner = { ...newLearner(accountIdOf(n), now), placement };
    await mustCommit(war.house.store, [
      create(accounts, accountIdOf(n), someAccount(n, now)),
      create(kingdoms, kingdomIdOf(n), someKingdom(n, now)),
      create(learners, accountIdOf(n), learner),
    ]);
  }
  for (let turn = 0; turn < WARM_UP; turn += 1) await round(house, scholars);
  const close = async () => {
    await scholars.close();
    await war.close();
  };
  return { house, scholars, close };
};

const percentOf = (sorted: readonly number[], percent: number): number =>
  sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? 0;

const atOnce = async (): Promise<readonly BenchRow[]> => {
  const { house, scholars, close } = await opened();
  const rounds: Round[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) rounds.push(await round(house, scholars));
  await close();
  const p99 = median(rounds.map(({ heard }) => percentOf(heard, 99)));
  const each = median(rounds.map(({ heard }) => (heard.at(-1) ?? 0) / LEARNERS));
  const own = median(rounds.map((one) => one.own / LEARNERS));
  const drawing = median(rounds.map((one) => one.drawing / LEARNERS));
  const opening = median([openingMs(), openingMs(), openingMs()]);
  return [
    {
      what: 'an answer, judged, paid and kept',
      rate: 1000 / each,
      unit: '/s',
      against: 'of a core',
      ratio: 1,
      goal: null,
    },
    {
      what: 'the same, on the server’s own thread',
      rate: 1000 / own,
      unit: '/s',
      against: 'of a core',
      ratio: 1,
      goal: null,
    },
    {
      what: 'a scroll drawn ahead, proved and kept',
      rate: 1000 / drawing,
      unit: '/s',
      against: 'of a core',
      ratio: 1,
      goal: null,
    },
    {
      what: 'Latin before the server is ready',
      rate: opening,
      unit: 'ms',
      against: `of ${READY_GOAL_MS} ms`,
      ratio: READY_GOAL_MS / opening,
      goal: 1,
    },
    {
      what: `p99 of ${LEARNERS} in the same millisecond`,
      rate: p99,
      unit: 'ms',
      against: `of ${GOAL_MS} ms`,
      ratio: GOAL_MS / p99,
      goal: 1,
    },
  ];
};

/** Whatever else the machine is at, this is done before it, where the system lets: the clock tells then what a quiet machine would. */
const goBeforeOthers = (): void => {
  try {
    writeFileSync('/proc/self/autogroup', '-20');
  } catch {
    // Then it takes its turn.
  }
};

const atPace = async (cores: string): Promise<readonly BenchRow[]> => {
  goBeforeOthers();
  const { house, scholars, close } = await opened();
  const { waited, load } = await atThePaceOfPeople({
    learners: LEARNERS,
    draw: async (learner) => {
      const scroll = await draw(house, scholars, learner);
      return () => give(house, scholars, scroll);
    },
  });
  await close();
  return [
    ...[50, 95, 99].map((percent) => {
      const within = percentOf(waited, percent);
      return {
        what: `p${percent} of ${LEARNERS}, each every two seconds, ${cores}`,
        rate: within,
        unit: 'ms',
        against: `of ${GOAL_MS} ms`,
        ratio: GOAL_MS / within,
        goal: percent === 99 ? 1 : null,
      };
    }),
    {
      what: 'what these cost, the next scrolls drawn included',
      rate: 100 * load,
      unit: '%',
      against: 'of a core',
      ratio: load,
      goal: null,
    },
  ];
};

const [, , pace] = process.argv;
const leave = (): never => process.exit(1);
process.once('disconnect', leave);
process.send?.(await (pace === undefined ? atOnce() : atPace(pace)));
process.off('disconnect', leave);
process.disconnect();
