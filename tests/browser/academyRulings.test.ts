// A wording that nobody could judge, from the learner who stands by it to the moderator who agrees: its author is told, thanked and paid, where they are.
import { afterAll, beforeAll, describe, it } from 'vitest';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { saidBy } from '@sigilla/engine/learning/asked.ts';
import { accounts, learners, questions } from '@sigilla/server/store/collections.ts';
import { create, replace } from '@sigilla/server/store/Store.ts';
import { POEM, UNJUDGEABLE } from '../support/poem.ts';
import { mustCommit } from '../support/mustCommit.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
import { lookAt } from './support/looked.ts';
import { becomeGuest, inOne, inRealm } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';

const visit = inRealm();

describe.each(inOne('360'))('a wording past judging at $name px', ({ name, ...window }) => {
  let visitor: Visitor;
  let moderator: Visitor;
  beforeAll(async () => {
    const store = visit.store();
    moderator = await visit(window);
    await becomeGuest(moderator.page);
    const account = await store.get(accounts, await visit.guest());
    if (account === null) throw new Error('nobody is here');
    await mustCommit(store, [replace(accounts, account, { ...account.body, role: 'moderator' })]);
    visitor = await visit(window);
    await becomeGuest(visitor.page);
    const guest = await visit.guest();
    const now = Date.now();
    const placement = { at: now, skillLevel: 6, confidenceCalibration: 0 };
    const id = `poem${name}`;
    await mustCommit(store, [
      create(learners, guest, { ...newLearner(guest, now), placement, skill: 6 }),
      create(questions, id, {
        id,
        accountId: guest,
        purpose: 'scroll',
        paysOn: 'default-server',
        question: { ...POEM, id },
        level: 6,
        said: saidBy(POEM),
        cardId: null,
        writingId: null,
        askedAt: now,
        unjudged: null,
        answer: null,
      }),
    ]);
  });
  afterAll(async () => {
    await visitor.close();
    await moderator.close();
  });

  it('G-016 is reported, laid aside, found right at the desk, and paid into the counter of whoever said it', async () => {
    const { page } = visitor;
    await page.goto('/academy?path=daily');
    await page.getByRole('region', { name: 'Scroll 1 of 20' }).waitFor();
    await tabTo(page, `it.matches('[data-question] :is(input, textarea)')`);
    await page.keyboard.insertText(UNJUDGEABLE);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Past My Judging' }).waitFor();
    await pressByKey(page, 'This should be accepted');
    await pressByKey(page, 'Send it');
    await page.getByText('its turns will come to you').waitFor();
    await lookAt(page, `ruling-reported-${name}`);
    await pressByKey(page, 'Done');
    await pressByKey(page, 'Lay it aside');
    await page.getByRole('heading', { name: 'Laid Aside' }).waitFor();
    const counter = page.locator('a[title="Spend them"] b').first();
    const before = Number.parseInt((await counter.textContent()) ?? '', 10);

    const desk = moderator.page;
    await desk.goto('/reports');
    const leaf = desk.getByRole('region', { name: 'Should be accepted' });
    await leaf.getByText(UNJUDGEABLE).first().waitFor();
    await leaf.getByText('paid what it should have brought').waitFor();
    await leaf.getByRole('button', { name: 'They are right' }).click();
    await desk.getByText('Nothing waits', { exact: true }).waitFor();

    await page.locator('a[title="Spend them"] b', { hasText: `${before + 5}/` }).waitFor();
    await page.getByRole('button', { name: /^Notices/ }).click();
    await page.getByText(`“${UNJUDGEABLE}” counts from now on`).first().waitFor();
    await lookAt(page, `ruling-paid-${name}`);
  });
});
