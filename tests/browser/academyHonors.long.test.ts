// Honors in the window: a medal is handed over when it is earned, the challenge of the day is begun and followed, a title is worn on the wall.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHonorRules } from '@sigilla/content/learning/honors/index.ts';
import { newHonors } from '@sigilla/engine/honors/honors.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { honors, learners } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { lookAt } from './support/looked.ts';
import { givenOffline } from './support/offline.ts';
import { becomeGuest, inRealm, inOne } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { mustCommit } from '../support/mustCommit.ts';

const visit = inRealm();
const HELD = [
  'placed',
  'words-25',
  'words-500',
  'streak-2',
  'streak-8',
  'order-10',
  'passages-1',
  'run-30',
  'nights-10',
];

describe.each(inOne('360'))('honors at $name px', ({ name, ...window }) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit(window);
    await becomeGuest(visitor.page);
    const store = visit.store();
    const accountId = await visit.guest();
    const now = Date.now();
    const placement = { at: now, skillLevel: 3, confidenceCalibration: 0.4 };
    await mustCommit(store, [
      create(learners, accountId, { ...newLearner(accountId, now), placement, skill: 3 }),
      create(honors, accountId, {
        ...newHonors(accountId),
        counts: { 'won.feast-saturnalia': 2, 'won.twins': 1, challenges: 3 },
        earned: HELD.map((id) => ({ id, at: now })),
        seen: HELD.length - 2,
      }),
    ]);
  });
  afterAll(() => visitor.close());

  const look = (screen: string): Promise<void> => lookAt(visitor.page, `academy-honors-${screen}-${name}`);

  it('LT-017 LT-018 hands over what is new, and once', async () => {
    const { page } = visitor;
    // Over a book that is being read nothing is handed over; it waits until the book is closed.
    await page.goto(`${new URL(page.url()).origin}/academy?book=rhetoric`);
    const dialog = page.getByRole('dialog');
    const book = page.getByRole('dialog', { name: 'Rhetoric' });
    await book.waitFor();
    await page.locator('h1', { hasText: 'The scriptorium' }).waitFor({ state: 'attached' });
    expect(await dialog.count()).toBe(1);
    await book.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.getByText(/turns earned!/).waitFor();
    await look('unlocked');
    await dialog.getByRole('button', { name: 'Awesome!' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'The scriptorium' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('LT-075 LT-076 LT-078 LT-079 begins the challenge of the day, which goes on over the scrolls', async () => {
    const { page } = visitor;
    await page.getByText('NOT STARTED').waitFor();
    await look('desk');
    await page.getByRole('button', { name: 'Start Challenge' }).click();
    await page.getByRole('complementary', { name: 'The challenge of the day' }).waitFor();
    await page.getByRole('link', { name: 'Back to the desk' }).click();
    await page.getByText('IN PROGRESS').waitFor();
    await page.getByRole('link', { name: 'Continue Challenge' }).waitFor();
  });

  it('LT-003 LT-072 LT-073 shows the wall, its categories and titles, one of which is put on', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'See the wall' }).click();
    await page.getByRole('heading', { name: 'Honors & Titles', level: 1 }).waitFor();
    await page.getByRole('region', { name: 'Recently Unlocked' }).waitFor();
    await page.getByRole('button', { name: /^Creative/ }).waitFor();
    await givenOffline(
      page,
      () => page.getByRole('radio', { name: /Comes Verbōrum/ }).check(),
      'The title is worn',
    );
    await look('wall');
    // A medal that is struck tells its story, one that is not tells how far one has come.
    await page.getByRole('button', { name: /^Vocabulary/ }).click();
    const rail = page.getByRole('region', { name: 'Vocabulary: all honors' });
    const leaf = page.getByRole('dialog');
    await rail.getByRole('button', { name: /^In good company gold, / }).click();
    await leaf.getByText('Five hundred words who would greet you in the street.').waitFor();
    await leaf.getByText('Struck on').waitFor();
    await look('struck');
    await page.keyboard.press('Escape');
    await leaf.waitFor({ state: 'detached' });
    await rail.getByRole('button', { name: 'A thousand in the granary platinum, 0 of 1,000' }).click();
    await leaf.getByText('Its story is told when it is struck.').waitFor();
    await leaf.getByRole('meter', { name: 'Progress' }).waitFor({ state: 'attached' });
    expect(await leaf.getByText('Struck on').count()).toBe(0);
    await page.keyboard.press('Escape');
    const told = await page.content();
    const secrets = readHonorRules().achievements.filter(({ id, hidden }) => hidden && !HELD.includes(id));
    for (const secret of secrets) expect(told).not.toContain(secret.name);
    await page.getByRole('link', { name: 'Back to the desk' }).click();
    await page.getByText('You are Comes Verbōrum.').waitFor();
  });
});
