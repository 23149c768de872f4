// A day of twenty scrolls. Every type has an input made for it: eight lie open for a learner who reads well, and are looked at and answered rightly one after
// another by nothing but the keyboard, the next on the page whatever the server is doing; then each type is answered wrongly and explained, by words that
// can be touched. What one window learns, the other shows; and with the twentieth the day is over.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { QUESTION_TYPES } from '@sigilla/content/schema/latinQuestion.ts';
import type { LatinQuestion } from '@sigilla/content/schema/latinQuestion.ts';
import { forkSeed } from '@sigilla/engine/core/random.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { saidBy } from '@sigilla/engine/learning/asked.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { learners, questions } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { tabTo as tabOn } from './support/keyboard.ts';
import { POEM, UNJUDGEABLE } from '../support/poem.ts';
import { lookAt } from './support/looked.ts';
import { comeBackLater, givenOffline, goOffline } from './support/offline.ts';
import { becomeGuest, inRealm, inOne } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { touch } from './support/slip.ts';
import { mustCommit } from '../support/mustCommit.ts';

const ANSWERED = '**/api/latin/questions';

/** What is read of whatever has the keyboard: by what it is called, then by what it is described. */
const SAID_OF_FOCUS = `['aria-labelledby', 'aria-describedby'].flatMap((by) =>
  (document.activeElement.getAttribute(by) ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? ''))`;

const visit = inRealm();
const academy = openAcademy(readLibrary());
const SEED = forkSeed('0'.repeat(32), 'eight scrolls');
const LEVEL = 6;

type Kind = (typeof QUESTION_TYPES)[number];

/** The scrolls of the day, in the order in which they are asked. */
let cut = 0;
const aScroll = (type: Kind, isMeant: (question: LatinQuestion) => boolean = () => true): LatinQuestion => {
  const id = `scroll${String.fromCodePoint(97 + cut)}`;
  cut += 1;
  const generatedAt = '2026-11-22T12:00:00.000Z';
  for (let at = 0; at < 40; at += 1) {
    const question = academy.ask({ seed: forkSeed(SEED, type, cut, at), type, level: LEVEL, generatedAt });
    if (question !== undefined && isMeant(question)) return { ...question, id };
  }
  throw new Error(`no question of type ${type}`);
};

/** An answer that is wrong whatever was asked. */
const wrongTo = (question: LatinQuestion): string =>
  question.questionType === 'multiple_choice'
    ? (question.multipleChoiceOptions.find((option) => option !== question.correctAnswer) ?? '')
    : question.correctAnswer.replaceAll(/\S+/g, 'nemo');
const isSetInOrder = (question: LatinQuestion): boolean =>
  'reconstructionType' in question && question.reconstructionType === 'word_order';
/** Words that are set in another order may be as right. */
const canBeMissed = (question: LatinQuestion): boolean =>
  !isSetInOrder(question) && ['wrong', 'close'].includes(academy.grade(question, wrongTo(question)).verdict);

const drawn: readonly LatinQuestion[] = QUESTION_TYPES.map((type) =>
  aScroll(type, (question) => type !== 'text_reconstruction' || isSetInOrder(question)),
);
/** Its heading names the word that is asked about. */
const namesItsWord = ({ questionType, questionText }: LatinQuestion): boolean =>
  questionType !== 'type_response' || /[āēīōū]/u.test(questionText);
const missed: readonly LatinQuestion[] = QUESTION_TYPES.map((type) =>
  aScroll(type, (question) => canBeMissed(question) && namesItsWord(question)),
);
/** The one that is answered while another window looks on. */
const seventeenth = aScroll('multiple_choice');
const rest: readonly LatinQuestion[] = [
  aScroll('dialogue_completion'),
  { ...POEM, id: 'scrollx' },
  { ...POEM, id: 'scrolly' },
];

describe.each(inOne('360'))('eight kinds of scroll at $name px', ({ name, ...window }) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit(window);
    await becomeGuest(visitor.page);
    const store = visit.store();
    const accountId = await visit.guest();
    const now = Date.now();
    const placement = { at: now, skillLevel: LEVEL, confidenceCalibration: 0 };
    await mustCommit(store, [
      create(learners, accountId, { ...newLearner(accountId, now), placement, skill: LEVEL }),
      ...[...drawn, ...missed, seventeenth, ...rest].map((question) =>
        create(questions, `${name}${question.id}`, {
          id: `${name}${question.id}`,
          accountId,
          purpose: 'scroll' as const,
          paysOn: 'default-server',
          question: { ...question, id: `${name}${question.id}` },
          level: LEVEL,
          said: saidBy(question),
          cardId: null,
          writingId: null,
          askedAt: now,
          unjudged: null,
          answer: null,
        }),
      ),
    ]);
  });
  afterAll(() => visitor.close());

  const look = (screen: string): Promise<void> => lookAt(visitor.page, `academy-kind-${screen}-${name}`);

  const tabTo = (meant: string): Promise<void> => tabOn(visitor.page, meant);
  const type = async (meant: string, text: string): Promise<void> => {
    await tabTo(`it.matches('[data-question] :is(input, textarea)') && ${meant}`);
    await visitor.page.keyboard.insertText(text);
  };

  const fill = async (question: LatinQuestion, given = question.correctAnswer): Promise<void> => {
    const { page } = visitor;
    if (question.questionType === 'multiple_choice') {
      await page.keyboard.press('abcdef'.charAt(question.multipleChoiceOptions.indexOf(given)));
    } else if (
      question.questionType === 'text_reconstruction' &&
      question.reconstructionType === 'word_order'
    ) {
      for (const word of given.replaceAll(/[.,?!]/g, '').split(' ')) {
        const pool = `it.matches('[aria-label="Words to be set"] button:enabled')`;
        await tabTo(`${pool} && it.textContent.toLowerCase() === ${JSON.stringify(word.toLowerCase())}`);
        await page.keyboard.press('Enter');
      }
    } else if (question.questionType === 'text_reconstruction') {
      const words = given.split(' ');
      for (const [at, word] of words.entries())
        await type(`it.ariaLabel === 'Gap ${at + 1} of ${words.length}'`, word);
    } else await type('true', given);
  };
  /** A phone lays the page aside and loads it anew: what was written, set or filled stands there still, and may be sent. */
  const loadAnew = async (): Promise<void> => {
    const { page } = visitor;
    await page.reload();
    const ready = page.getByRole('button', { name: 'Submit to the Scrolls' });
    await expect.poll(() => ready.getAttribute('aria-disabled')).toBeNull();
  };
  const submit = async (): Promise<void> => {
    await tabTo(`it.textContent === 'Submit to the Scrolls'`);
    await visitor.page.keyboard.press('Enter');
  };
  const pressOn = async (): Promise<void> => {
    await tabTo(`it.textContent === 'Continue Journey'`);
    await visitor.page.keyboard.press('Enter');
  };
  /** Keeps every answer of the academy from the window until it is let go. */
  const holdBack = async (): Promise<() => Promise<void>> => {
    const { page } = visitor;
    let letGo = (): void => undefined;
    const free = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/**', async (route) => {
      await free;
      await route.continue();
    });
    return async () => {
      letGo();
      await page.unrouteAll({ behavior: 'wait' });
    };
  };

  it('LR-010 LR-014 puts each, takes its key by the keyboard and finds it right; the next is there when this is done, though the server be silent', async () => {
    const { page } = visitor;
    await page.goto('/academy?path=daily');
    for (const [at, question] of drawn.entries()) {
      const scroll = page.getByRole('region', { name: `Scroll ${at + 1} of 20` });
      await scroll.waitFor();
      await expect.poll(() => scroll.getAttribute('data-question')).toBe(`${name}${question.id}`);
      // The keyboard stands before it, or in the field that it is written in; and that is called by it.
      await expect
        .poll(() => page.evaluate('document.activeElement.matches("[data-question] :is(h3, textarea)")'))
        .toBe(true);
      if (question.questionType === 'translation')
        await page
          .getByRole('group', { name: /^Translate into / })
          .getByRole('textbox')
          .waitFor();
      await look(question.questionType);
      await fill(question);
      if (question.questionType === 'translation' || question.questionType === 'text_reconstruction') {
        await loadAnew();
        if (question.questionType === 'translation')
          expect(await scroll.getByRole('textbox').inputValue()).toBe(question.correctAnswer);
      }
      if (at === 1) await goOffline(page);
      if (at === 2)
        await page.route(ANSWERED, async (route) => {
          await route.fetch();
          await route.abort('internetdisconnected');
        });
      await submit();
      if (at === 2) {
        // It was judged, and the reply was lost: what came of it is told on the next visit, and the day goes on.
        await page.getByText('The line is down. Your answer waits here').waitFor();
        await comeBackLater(page, '/academy?path=daily');
        await page.getByText('The answer that waited since your last visit was right').first().waitFor();
        continue;
      }
      if (at === 1) {
        // Given to a line that is down, it goes on the next visit; the desk says that it waits.
        await page.getByText('The line is down. Your answer waits here').waitFor();
        await comeBackLater(page, '/academy');
        await page.getByText('An answer of yours has lain here since the line went down').waitFor();
        await page.locator(`a[href$='?path=daily']`, { hasText: 'Send your answer' }).first().waitFor();
        await page.goto('/academy?path=daily');
      }
      await page.getByRole('heading', { name: 'Excellently Done!' }).waitFor();
      // Enter goes on from the verdict, where the keys are, and from the button.
      if (at % 2 === 1) await tabTo(`it.textContent === 'Continue Journey'`);
      const letGo = await holdBack();
      await page.keyboard.press('Enter');
      // It was fetched while its neighbours were being answered: nothing that the server may yet say is waited for.
      await page
        .locator('[data-question]')
        .and(page.getByLabel(`Scroll ${at + 2} of 20`))
        .waitFor();
      await letGo();
    }
  });

  it('LR-013 each answered wrongly is explained, and every Latin word that is spoken of can be touched', async () => {
    const { page } = visitor;
    const touched: string[] = [];
    for (const [at, question] of missed.entries()) {
      await page.getByRole('region', { name: `Scroll ${drawn.length + at + 1} of 20` }).waitFor();
      await fill(question, wrongTo(question));
      if (question.questionType === 'text_reconstruction') await loadAnew();
      await submit();
      await page.getByRole('heading', { name: 'Study Further, Scholar' }).waitFor();
      // A reader of the screen says what has the keys, and then what describes it: the grade, the reason, the way on.
      const [grade, ...then] = await page.evaluate<string[]>(SAID_OF_FOCUS);
      expect(grade).toBe('Study Further, Scholar');
      expect(then.at(-1)).toBe('Continue Journey');
      expect(then.slice(0, -1).join(' ').length).toBeGreaterThan(12);
      if (question.questionType === 'multiple_choice') {
        // Of the choices the right one is marked, for the eye and for readers of the screen.
        const answer = page.getByRole('radio', { name: `The answer: ${question.correctAnswer}` });
        expect(await answer.count()).toBe(1);
      }
      const { explanation } = academy.grade(question, wrongTo(question));
      const [, spokenOf = ''] = /\*([\p{L}\p{M}]+)[^*]*\*/u.exec(explanation) ?? [];
      if (spokenOf !== '') {
        const verdict = page.getByRole('group', { name: 'Study Further, Scholar' });
        const word = verdict.getByRole('button', { name: spokenOf, exact: true }).first();
        await touch(page, word, touched.length === 0 ? () => look('word-of-explanation') : undefined);
        touched.push(spokenOf);
      }
      if (question.questionType === 'type_response') {
        const [asked = ''] = /[\p{L}\p{M}]*[āēīōū][\p{L}\p{M}]*/u.exec(question.questionText) ?? [];
        const heading = page.getByRole('heading', { level: 3 });
        await touch(page, heading.getByRole('button', { name: asked, exact: true }));
      }
      await pressOn();
    }
    expect(touched.length).toBeGreaterThan(3);
  });

  longIt(
    'whoever looks in at the palace and comes back finds the scroll that lay open, and the next day brings its own',
    async () => {
      const { page } = visitor;
      const there = async (): Promise<void> => {
        await page.evaluate(
          `history.pushState(null, '', '/academy?path=srs'); dispatchEvent(new PopStateEvent('popstate'))`,
        );
        await page.getByRole('heading', { name: 'Memory Palace' }).waitFor();
      };
      await page.getByRole('region', { name: 'Scroll 17 of 20' }).waitFor();
      await there();
      await page.goBack();
      await page.getByRole('region', { name: 'Scroll 17 of 20' }).waitFor();
      await there();
      // Tomorrow, as the server would tell it.
      await page.route('**/api/latin/progress', async (route) => {
        const said = (await (await route.fetch()).json()) as { learner: { today: object } };
        const today = { ...said.learner.today, day: '2030-01-01', questionsAnswered: 0 };
        await route.fulfill({ json: { ...said, learner: { ...said.learner, today } } });
      });
      const read = page.waitForResponse('**/api/latin/progress');
      await page.getByLabel('Daily Target').selectOption('20');
      await read;
      await page.goBack();
      await page.getByRole('region', { name: 'Scroll 1 of 20' }).waitFor();
      await page.unrouteAll({ behavior: 'wait' });
      await page.goto('/academy?path=daily');
    },
  );

  it('another window of the same learner shows what this one has done', async () => {
    const { page } = visitor;
    const other = await page.context().newPage();
    await other.goto('/academy');
    await other.getByText('16/20').first().waitFor();
    await page.goto('/academy?path=daily');
    await page.getByRole('region', { name: 'Scroll 17 of 20' }).waitFor();
    await fill(seventeenth);
    await submit();
    await page.getByRole('button', { name: 'Continue Journey' }).waitFor();
    await other.getByText('17/20').first().waitFor();
    await other.close();
  });

  it('LR-009 with the twentieth the day is over, and the desk says when the next begins', async () => {
    const { page } = visitor;
    await page.keyboard.press('Enter');
    for (const question of rest) {
      const scroll = page.locator(`[data-question="${name}${question.id}"]`);
      await scroll.waitFor();
      if (question.explanation === POEM.explanation) {
        await fill(question, UNJUDGEABLE);
        await submit();
        await page.getByRole('heading', { name: 'Past My Judging' }).waitFor();
        // Nothing of the key is on the page, and the scroll waits.
        expect(await scroll.innerText()).not.toMatch(/I fear Greeks|Laocoon/);
      }
      if (question === rest[1]) {
        await look('unjudged');
        await tabTo(`it.textContent === 'Lay it aside'`);
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Laid Aside' }).waitFor();
        await page.getByText(POEM.correctAnswer).first().waitFor();
        await look('laid-aside');
      } else {
        await page.locator('[data-question] :is(input, textarea)').first().clear();
        await fill(question);
        await submit();
        await page.getByRole('heading', { name: 'Excellently Done!' }).waitFor();
      }
      await tabTo(`it.textContent === 'Continue Journey'`);
      await page.keyboard.press('Enter');
    }
    await page.getByText('Master Scholar!', { exact: true }).waitFor();
    await look('day-done');
    await page.getByRole('link', { name: 'Back to the desk' }).last().click();
    await page
      .getByText(/^Master Scholar! All twenty are sealed; new ones are cut in \d+ hours?\.$/)
      .waitFor();
  });

  longIt('a learner says where their day ends, and is told when they may say it again', async () => {
    const { page } = visitor;
    await page.goto('/academy');
    await page.getByRole('button', { name: 'Awesome!' }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const leaf = page.getByRole('dialog', { name: 'Where your day ends' });
    await leaf.getByLabel('Time zone').fill('Asia/Tokyo');
    await look('zone');
    await givenOffline(
      page,
      () => leaf.getByRole('button', { name: 'Live by this clock' }).click(),
      'Your choice stands here',
    );
    await leaf.waitFor({ state: 'detached' });
    await page.getByText('midnight in Asia, Tokyo').waitFor();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await leaf.getByLabel('Time zone').fill('Atlantis/Agora');
    await leaf.getByRole('button', { name: 'Live by this clock' }).click();
    await leaf.getByText('No clock in the realm knows the time zone Atlantis/Agora.').waitFor();
    expect(visitor.complaints.filter((line) => !/400|ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
  });
});
