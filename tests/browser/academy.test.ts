// A learner's day in a real window, in a long run by day on a desk and by night on a phone: the first lesson, the assessment, scrolls right and wrong, the streak.
import type { Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { utcDay } from '@sigilla/engine/core/day.ts';
import { accounts, learners, questions, reports } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
import { lookAt } from './support/looked.ts';
import { comeBackLater, givenOffline, goOffline } from './support/offline.ts';
import { inOne, inRealm, WINDOWS } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { touch } from './support/slip.ts';
import { mustCommit } from '../support/mustCommit.ts';

const visit = inRealm();

/** No word of any tongue: another Latin word may be past judging where it is not listed, and is then neither right nor wrong. */
const NO_WORD = 'xyzzyx';

/** What the way to the scrolls lies over: of the page's own, or the shell's tabs. */
const COVERED = `(() => {
  const [main] = document.getElementsByTagName('main');
  const way = [...main.querySelectorAll('a')].find((one) => one.textContent.startsWith('Unroll the') && one.checkVisibility());
  const its = way.getBoundingClientRect();
  const lies = (one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return top < its.bottom && bottom > its.top && left < its.right && right > its.left;
  };
  const others = [...main.querySelectorAll('svg, h1, h2, p, dt, dd, a, button')].filter(
    (one) => !way.contains(one) && one.checkVisibility() && lies(one),
  );
  const tabs = [...document.querySelectorAll('nav')].filter((one) => one.checkVisibility() && lies(one));
  return [...others, ...tabs].map((one) => one.tagName + ' ' + one.textContent);
})()`;

/** The stored key of a question that is on the page, by its id in the batch's answer. */
const keyOf = async (id: string): Promise<string> => {
  const kept = await visit.store().get(questions, id);
  if (kept === null) throw new Error(`no question ${id} is kept`);
  return kept.body.question.correctAnswer;
};

describe.each(inOne('1280'))('a learner at $name px', ({ name, ...window }) => {
  let visitor: Visitor;
  /** Questions as the server put them, in their order, by the path that brought them. */
  let put: {
    id: string;
    questionType: string;
    scrambledWords?: string[];
    baseText?: string;
    reconstructionType?: string;
  }[] = [];

  beforeAll(async () => {
    visitor = await visit(window);
    const note = async (response: Response): Promise<void> => {
      if (!response.url().endsWith('/generate-batch') || !response.ok()) return;
      const body: { questions: typeof put } = await response.json();
      put = [...put, ...body.questions];
    };
    visitor.page.on('response', (response) => void note(response));
  });
  afterAll(() => visitor.close());

  const look = (screen: string): Promise<void> => lookAt(visitor.page, `academy-${screen}-${name}`);

  it('a stranger who was sent here comes here by whichever door', async () => {
    const { page } = visitor;
    await page.goto('/academy');
    await page.waitForURL('**/login?next=*');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Found a kingdom' }).click();
    await main.getByRole('link', { name: 'play as a guest' }).click();
    await main.getByRole('button', { name: 'Play as a guest' }).click();
    await page.waitForURL('**/academy');
  });

  it('a first visit teaches something before anything is asked', async () => {
    const { page } = visitor;
    await page.getByRole('heading', { level: 1, name: 'Learn Latin - Skill Assessment' }).waitFor();
    await page
      .getByText(/Sigillum is a seal/)
      .first()
      .waitFor();
    await look('first');
    // A try that comes back unjudged says so, and may be made again.
    const taster = page.getByRole('region', { name: 'A first sentence' });
    await page.route('**/api/latin/taster', (route) => route.abort('internetdisconnected'));
    await taster.getByRole('radio').first().press('Space');
    await taster.getByRole('button', { name: 'Try it' }).click();
    await taster.getByRole('alert').waitFor();
    await page.unroute('**/api/latin/taster');
    await taster.getByRole('button', { name: 'Try it' }).click();
    await taster.getByRole('status').waitFor();
    // What was tried leads on, where a phone has scrolled the way on out of sight.
    await taster.getByRole('button', { name: 'Now find out where you stand' }).waitFor();
  });

  it('LR-002 LR-004 LR-005 LR-007 the assessment stands before the desk until its ten questions are answered by nothing but the keyboard; a lost line and a failure lose nothing; then the way to the scrolls lies over nothing of the desk', async () => {
    const { page } = visitor;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/assessment/next')) sent.push(request.postData() ?? '');
    });
    await tabTo(page, `it.matches('button') && it.textContent.includes('Begin the assessment')`);
    await page.keyboard.press('Enter');
    for (let number = 1; number <= 10; number += 1) {
      await page.getByRole('heading', { name: `Question ${number} of 10` }).waitFor();
      const goOn = number === 10 ? 'Complete Assessment' : 'Continue Assessment';
      const go = page.getByRole('button', { name: goOn });
      await expect.poll(() => go.getAttribute('aria-disabled')).toBe('true');
      await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuenow')).toBe('5');
      const field = page.getByRole('textbox');
      if ((await field.count()) > 0) {
        await tabTo(page, `it.matches('main :is(input, textarea)') && it.type !== 'radio'`);
        // Two vowels make a long one in Latin alone.
        const isEnglish = (await page.getByRole('heading', { name: /^Translate into English/ }).count()) > 0;
        await page.keyboard.type('seed');
        expect(await field.inputValue()).toBe(isEnglish ? 'seed' : 'sēd');
        await field.fill('');
        await page.keyboard.insertText(NO_WORD);
      } else await page.keyboard.press('b');
      if (number === 1) {
        await tabTo(page, `it.getAttribute('role') === 'slider'`);
        await page.keyboard.press('ArrowRight');
        await look('assessment');
      }
      if (number === 2) {
        // Loaded anew before it was sent, the page brings back what was written or chosen.
        await page.reload();
        await page.getByRole('heading', { name: `Question ${number} of 10` }).waitFor();
        await expect.poll(() => go.getAttribute('aria-disabled')).toBeNull();
      }
      if (number === 10)
        await page.context().route(
          '**/api/latin/assessment',
          (route) => {
            const error = 'The examiner has spilt the ink.';
            return route.fulfill({
              status: 500,
              json: { success: false, error, code: 'unexpected_error', requestId: 'none' },
            });
          },
          { times: 1 },
        );
      // The third waits for the line, and so does the last.
      const isLate = number === 3 || number === 10;
      if (isLate) await goOffline(page);
      // Who has never met a word of it is not made to write something.
      await pressByKey(page, number === 4 ? 'I do not know this yet' : goOn);
      if (!isLate) continue;
      await page.getByText('The line is down. Your answer waits here').waitFor();
      await look('assessment-offline');
      await comeBackLater(page, '/academy');
    }
    await page.getByText('Assessment Error: The examiner has spilt the ink.').waitFor();
    // The first asks for a question, ten more bring an answer each, however often the third was sent.
    expect(new Set(sent).size).toBe(11);
    await pressByKey(page, 'Try again');
    await page.getByRole('button', { name: 'Enter the scriptorium' }).waitFor();
    await page.getByText('Turns Earned: +25').waitFor();
    await look('placed');
    const review = page.getByRole('region', { name: 'Your answers, looked at once more' });
    await review.getByText(/^Not known yet: .+ was wanted$/).waitFor();
    await touch(page, review.locator('[lang=la]').getByRole('button').first());
    await page.getByRole('button', { name: 'Enter the scriptorium' }).click();
    await page.getByRole('button', { name: 'Awesome!' }).click();
    await page.getByRole('heading', { level: 1, name: 'The scriptorium' }).waitFor();
    await look('desk');
    for (const { viewport } of WINDOWS) {
      await page.setViewportSize(viewport);
      await page.evaluate('scrollTo(0, 0)');
      await expect.poll(() => page.evaluate<string[]>(COVERED)).toEqual([]);
    }
    await page.setViewportSize(window.viewport);
  });

  /** What was answered last, where it was wrong. */
  let given = '';
  /** How many scrolls have been handed in. */
  let done = 0;
  const submit = async (): Promise<void> => {
    await visitor.page.getByRole('button', { name: 'Submit to the Scrolls' }).click();
    done += 1;
  };
  /** Answers the scroll that lies open, and says whether it is right. Latin lets words stand in many orders, so that those are always set rightly. */
  const answer = async (wish: boolean): Promise<boolean> => {
    const { page } = visitor;
    const scroll = page.getByRole('region', { name: /^Scroll \d+ of 20$/ });
    await scroll.waitFor();
    const id = (await scroll.getAttribute('data-question')) ?? '';
    const question = put.find((one) => one.id === id);
    if (question === undefined) throw new Error(`scroll ${id} came from nowhere`);
    const key = await keyOf(id);
    const isRight = wish || question.reconstructionType === 'word_order';
    given = NO_WORD;
    if (question.questionType === 'multiple_choice') {
      const options = scroll.getByRole('radio');
      const values = await options.evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
      const at = values.findIndex((value) => (value === key) === isRight);
      given = values[at] ?? '';
      await page.keyboard.press(String.fromCodePoint(97 + at));
    } else if (question.reconstructionType === 'word_order') {
      const words = key.replaceAll(/[.,?!]/g, '').split(' ');
      for (const word of words)
        await scroll
          .getByRole('group', { name: 'Words to be set' })
          .getByRole('button', { name: new RegExp(`^${word}$`, 'i'), disabled: false })
          .first()
          .click();
    } else if (question.reconstructionType === 'missing_words') {
      const words = key.split(' ');
      for (const [at, word] of words.entries())
        await scroll.getByLabel(`Gap ${at + 1} of ${words.length}`).fill(isRight ? word : NO_WORD);
    } else
      await scroll
        .getByRole('textbox')
        .first()
        .fill(isRight ? key : NO_WORD);
    return isRight;
  };

  /** Turns in the shell's purse. */
  const purse = async (): Promise<number> => {
    const dial = visitor.page.getByRole('button', { name: /^Refresh turns: \d+$/ });
    return Number(/\d+$/.exec((await dial.getAttribute('aria-label')) ?? '')?.[0]);
  };

  it('LR-010 LR-013 LR-014 LR-015 scrolls are answered rightly and wrongly, one after another, and turns arrive', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: /Unroll the first/ }).click();
    for (let number = 1; number <= 8; number += 1) {
      await page.getByRole('heading', { name: `Scroll ${number} of 20` }).waitFor();
      const isRight = await answer(number % 3 !== 0);
      const held = await purse();
      await submit();
      await page
        .getByRole('heading', { name: isRight ? 'Excellently Done!' : 'Study Further, Scholar' })
        .waitFor();
      // How each type of scroll looks before it is answered, academyScrolls.test.ts sees; what follows is one leaf for all.
      if (number === 1 || number === 3) await look(`result-${isRight ? 'right' : 'wrong'}`);
      await page
        .getByText(`+${isRight ? 5 : 1}`, { exact: true })
        .first()
        .waitFor();
      // They are seen to arrive: the purse in the shell moves by them, and by what honors pay besides.
      await expect.poll(purse).toBeGreaterThanOrEqual(held + (isRight ? 5 : 1));
      const rising = page.getByRole('banner').getByText(/^\+\d+$/);
      await expect.poll(() => rising.textContent()).toBe(`+${(await purse()) - held}`);
      // Focus stands on the way on: Enter is enough.
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { name: 'Scroll 9 of 20' }).waitFor();
  });

  it('an answer given without a line waits, and is sent once', async () => {
    const { page } = visitor;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/latin/questions')) sent.push(request.postData() ?? '');
    });
    await answer(true);
    await goOffline(page);
    await submit();
    await page.getByText('The line is down. Your answer waits here').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Excellently Done!' }).waitFor();
    expect(new Set(sent).size).toBe(1);
    await page.getByRole('button', { name: 'Continue Journey' }).click();
  });

  longIt('a wrong grade can be reported to the moderators', async () => {
    const { page } = visitor;
    // Words to be set are set rightly: the next scroll, then.
    while (await answer(false)) {
      await submit();
      await page.getByRole('button', { name: 'Continue Journey' }).click();
    }
    await submit();
    await page.getByRole('button', { name: /should be accepted|Something is wrong/ }).click();
    await page.getByRole('button', { name: 'Send it' }).click();
    await page.getByRole('dialog', { name: 'The Council has it' }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
  });

  longIt(
    'G-019 a moderator reads it, and settles it by a key; whoever is none finds no such desk',
    async () => {
      const { page } = visitor;
      await page.goto('/reports');
      await page.getByText('read by moderators alone').waitFor();
      expect(await page.getByRole('link', { name: 'Reports' }).count()).toBe(0);
      const store = visit.store();
      const account = await store.get(accounts, await visit.guest());
      if (account === null) throw new Error('nobody is here');
      await mustCommit(store, [replace(accounts, account, { ...account.body, role: 'moderator' })]);
      await page.route('**/api/reports', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/reports');
      await page.getByText('The queue could not be had').waitFor();
      await page.unroute('**/api/reports');
      await page.getByRole('button', { name: 'Try again' }).click();
      const leaf = page.getByRole('region', { name: 'Should be accepted' });
      await leaf.getByText(given).first().waitFor();
      await look('reports');
      await page.getByRole('radio', { name: 'Wrong Latin · 0' }).click();
      await page.getByText('Nothing of that kind waits.').waitFor();
      await page.getByRole('radio', { name: 'All · 1' }).click();
      await leaf.getByLabel(/^Why you decide so/).fill('A word is missing.');
      await goOffline(page);
      await leaf.getByRole('button', { name: 'They are right' }).focus();
      await page.keyboard.press('r');
      await page.getByText('The line is down. Your ruling waits here').waitFor();
      await page.context().setOffline(false);
      await page.getByText('Nothing waits', { exact: true }).waitFor();
      await look('reports-empty');
      const { items } = await store.find(reports, 'open', { prefix: [], limit: 9 });
      expect(items).toEqual([]);
      await page.goto('/academy?path=daily');
    },
  );

  longIt('the desk shows what the day has brought, and its books open', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'Back to the desk' }).click();
    // What was earned meanwhile has waited on the desk.
    await page.getByRole('button', { name: 'Awesome!' }).click();
    const counted = page.getByText(/^\d+\/20$/).first();
    await expect.poll(() => counted.textContent(), { timeout: 60_000 }).toBe(`${done}/20`);
    await page.getByRole('link', { name: `Daily Scrolls, ${done} of 20 done` }).waitFor();
    await look('desk-later');
    await page.getByRole('link', { name: 'Dictionary', exact: true }).click();
    await page.getByRole('dialog', { name: 'Dictionary' }).waitFor();
    await page.keyboard.press('Escape');
  });

  longIt('LR-031 LR-033 a broken streak is recovered for turns, and a freeze scroll keeps it', async () => {
    const { page } = visitor;
    const store = visit.store();
    const asked = await store.get(questions, put[0]?.id ?? '');
    const kept = asked === null ? null : await store.get(learners, asked.body.accountId);
    if (kept === null) throw new Error('no learner is kept');
    const lastActiveDate = utcDay(Date.now() - 3 * 86_400_000);
    const streak = {
      ...kept.body.streak,
      currentStreak: 8,
      longestStreak: 8,
      freezeScrollsAvailable: 1,
      lastActiveDate,
    };
    await mustCommit(store, [replace(learners, kept, { ...kept.body, streak })]);
    await page.goto('/academy');
    await page.getByRole('button', { name: 'Recover Streak' }).click();
    const leaf = page.getByRole('dialog', { name: 'Recover Your Streak' });
    await leaf.getByRole('button', { name: 'Cancel' }).waitFor();
    await look('recovery');
    await givenOffline(
      page,
      () => leaf.getByRole('button', { name: /^Recover 40 turns/ }).click(),
      'The lamp is lit',
    );
    await leaf.waitFor({ state: 'detached' });
    // Eight days in a row are worth a medal.
    await page.getByRole('button', { name: 'Awesome!' }).click();
    await page.getByText('Today is not yet lit').waitFor();
    await givenOffline(
      page,
      () => page.getByRole('button', { name: 'Use Freeze Scroll' }).click(),
      'The freeze scroll is burnt',
    );
    await page.getByText(/Kept by a freeze scroll/).waitFor();
    await look('streak');
  });

  longIt('the motto of the kingdom and the ranks of the desk are words that can be touched', async () => {
    const { page } = visitor;
    // A freeze scroll was worth a medal.
    await page.getByRole('button', { name: 'Awesome!' }).click();
    for (const path of ['/academy', '/overview']) {
      await page.goto(path);
      await touch(page, page.getByRole('main').locator('[lang=la]').getByRole('button').first());
    }
  });

  it('how the teachers stand is told to those who keep the realm, and to nobody else', async () => {
    const { page } = visitor;
    await page.goto('/teachers');
    await page.getByText('What teachers cost is read by those who keep the realm alone.').waitFor();
    const store = visit.store();
    const account = await store.get(accounts, await visit.guest());
    if (account === null) throw new Error('nobody is here');
    await store.commit([replace(accounts, account, { ...account.body, role: 'moderator' })]);
    await page.goto('/reports');
    await page.getByRole('link', { name: 'Teachers' }).click();
    await page.getByText('Nobody but ourselves').waitFor();
    await page
      .getByText(/^0 of 5,000$/)
      .first()
      .waitFor();
    await look('teachers');
  });

  it('leaves the console without an error', () => {
    expect(visitor.complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|50[03]/.test(line))).toEqual([]);
  });
});
