// Latin outside the academy: the motto of a kingdom, the name of a battle's ground and the captions of its rounds are touched where they stand, and a word
// is hung in the Memory Palace from there; what a learner has learned stands marked on the hanging.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAPTION_WORDS } from '@sigilla/content/texts/captions.ts';
import { newLearner } from '@sigilla/engine/learning/learner.ts';
import { cards, learners } from '@sigilla/server/store/collections.ts';
import { create } from '@sigilla/server/store/Store.ts';
import { longIt } from '../support/longIt.ts';
import { COARSE, picture } from './support/pictures.ts';
import { inOne, inRealm, playAsGuest, turnTo } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { touch } from './support/slip.ts';
import { wordsMet } from '../support/wordsMet.ts';

/** Longer than any step here takes: a window closes when the test lets the time pass, and not before. */
const WINDOW_SECONDS = 60;
const enter = inRealm({ ORDER_WINDOW_SECONDS: WINDOW_SECONDS });

describe.each(inOne('1280'))('Latin about the realm at $name px', ({ name, ...look }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await enter({ ...COARSE, ...look });
    await playAsGuest(visitor.page);
    const now = Date.now();
    const guest = await enter.guest();
    const placement = { at: now, skillLevel: 4, confidenceCalibration: 0 };
    const learner = { ...newLearner(guest, now), placement, skill: 4, words: wordsMet(...CAPTION_WORDS) };
    await enter.store().commit([create(learners, guest, learner)]);
  });
  afterAll(() => visitor.close());

  it('is touched in the motto of one’s kingdom', async () => {
    const { page } = visitor;
    await turnTo(page, '/overview');
    const motto = page.getByRole('main').locator('[lang=la]').first();
    await touch(page, motto.getByRole('button').first(), () => picture(page, `tie-motto-${name}`));
  });

  longIt(
    'is touched in the ground of a battle and in the captions of its rounds, where what was learned is marked, and is hung from there',
    async () => {
      const { page } = visitor;
      await page.goto('/war');
      await page.getByRole('button', { name: /^Challenge / }).click();
      await page.waitForURL('**/battles/*');
      enter.pass(10_000);
      await page.getByRole('heading', { name: 'Your orders' }).waitFor({ timeout: 60_000 });
      const ground = page.getByRole('main').locator('[lang=la]').first();
      await touch(page, ground.getByRole('button').first(), () => picture(page, `tie-ground-${name}`));
      await page.getByRole('radio', { name: 'Press' }).click();
      enter.pass(4 * WINDOW_SECONDS * 1000);
      const caption = page.locator('p[aria-describedby] [lang=la]');
      await caption.getByRole('button').first().waitFor({ timeout: 120_000 });
      const words = await caption.getByRole('button').allTextContents();
      let met: string | undefined;
      for (const word of words) {
        await caption.getByRole('button', { name: word, exact: true }).first().click();
        const slip = page.getByRole('dialog', { name: `The word ${word}`, exact: true });
        await slip.getByRole('link').first().waitFor();
        const isMet = await slip.getByText('You have met this word at your desk.').isVisible();
        if (isMet) {
          met = word;
          await picture(page, `tie-caption-${name}`);
          await slip.getByRole('link').first().click();
          break;
        }
        await page.keyboard.press('Escape');
        await slip.waitFor({ state: 'detached' });
      }
      expect(met, words.join(' ')).toBeDefined();
      const leaf = page.getByRole('dialog', { name: 'Dictionary' });
      await leaf.getByRole('button', { name: /Memory Palace/ }).click();
      await expect
        .poll(async () => enter.store().count(cards, 'account', [await enter.guest()]))
        .toBeGreaterThan(0);
      await picture(page, `tie-hung-${name}`);
      expect(visitor.complaints).toEqual([]);
    },
  );
});
