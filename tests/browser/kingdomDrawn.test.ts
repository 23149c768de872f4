// What the kingdom's pages tell on a phone beside what the other files hold: a rise by many levels in few words, a market of scales, and what a level asks for.
import { kingdoms } from '@sigilla/server/store/collections.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { lookAt } from './support/looked.ts';
import { inRealm, playAsGuest, turnTo, inOne } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';
import { rewritten } from '../support/rewritten.ts';

const visit = inRealm();

describe.each(inOne('360'))('at $name px', ({ name, ...window }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(window);
    await playAsGuest(visitor.page);
  });
  afterAll(() => visitor.close());

  const change = async (to: (kingdom: Kingdom) => Partial<Kingdom>): Promise<void> => {
    const own = { prefix: [await visit.guest()], limit: 1 };
    const [kept] = (await visit.store().find(kingdoms, 'account', own)).items;
    if (kept === undefined) throw new Error('nobody rules here');
    // Nobody looks on meanwhile: what is told of it is told where the tests look.
    const here = visitor.page.url();
    await visitor.page.goto('about:blank');
    await rewritten({ house: { store: visit.store() } }, kept.id, to);
    await visitor.page.goto(here);
  };

  longIt(
    'a rise by many levels is told in three names and a count, and all of it is one press away',
    async () => {
      const { page } = visitor;
      await change(({ resources }) => ({
        experience: 2_020,
        resources: { ...resources, gold: 90_000, materials: 9_000 },
        buildings: [
          { type: 'town', level: 3, quantity: 1 },
          { type: 'farm', level: 1, quantity: 1 },
        ],
      }));
      const notice = page.locator('[data-notice]').filter({ hasText: 'Level 21' });
      await notice.getByText(/^From here: .+, .+, .+ and \d+ more\./).waitFor();
      const box = await notice.boundingBox();
      expect(box?.height ?? 999).toBeLessThan(190);
      await notice.getByRole('button', { name: 'See all that opens' }).click();
      const leaf = page.getByRole('dialog', { name: 'Level Progression' });
      await leaf.getByRole('heading', { name: 'War Council' }).first().waitFor();
      await page.keyboard.press('Escape');
      await leaf.waitFor({ state: 'detached' });
    },
  );

  longIt('a level says what it asks for, and its button why not', async () => {
    const { page } = visitor;
    await turnTo(page, '/buildings');
    await page.getByRole('tab', { name: 'Upgrade' }).click();
    // What is to be improved is what stands; the plots of the other tab go when these have been drawn.
    await expect.poll(() => page.locator('[data-plot]').count()).toBe(2);
    await page.locator('[data-plot="town"]').click();
    const leaf = page.getByRole('region', { name: 'Town', exact: true });
    await leaf.getByText('needs Hot Mortar found out, 220 people').waitFor();
    await leaf.getByText('Needs Hot Mortar to be found out first').waitFor();
    await page.getByRole('radio', { name: 'Table' }).click();
    await page.getByText('requirements: Hot Mortar found out, 220 people').waitFor();
    await lookAt(page, `upgrade-asks-${name}`);
    await page.getByRole('radio', { name: 'Town' }).click();
  });

  it('the market is five stalls whose scales lean while the purse is short, and the same five bargains in a table', async () => {
    const { page } = visitor;
    await turnTo(page, '/trade');
    const stall = page.getByRole('article', { name: 'Gold for Mana' });
    await stall.locator('svg[data-lean]').waitFor();
    expect(await page.locator('svg[data-lean]').count()).toBe(5);
    const lean = () => stall.locator('svg[data-lean]').getAttribute('data-lean');
    expect(await lean()).toBe('0');
    await stall.getByRole('spinbutton').fill('999');
    await page.keyboard.press('Tab');
    await expect.poll(lean).not.toBe('0');
    await lookAt(page, `market-${name}`);
    await page.getByRole('radio', { name: 'Table' }).click();
    await page
      .getByRole('row', { name: /Gold for Mana/ })
      .getByRole('button', { name: 'Trade' })
      .waitFor();
    expect(await page.getByRole('row').count()).toBe(1 + 3 + 5);
    await lookAt(page, `market-table-${name}`);
    await page.getByRole('radio', { name: 'Market' }).click();
    await stall.locator('svg[data-lean]').waitFor();
  });

  it('the treasury has a niche for each artifact: an empty one names nothing, a filled one leads to its card whatever is sifted', async () => {
    const { page } = visitor;
    await turnTo(page, '/artifacts');
    await page.getByText('No artifacts discovered').waitFor();
    const treasury = page.getByRole('region', { name: 'The treasury' });
    expect(await treasury.getByRole('button').count()).toBe(0);
    await change(() => ({
      artifacts: ['honest_coin', 'drum_without_a_skin'].map((artifactId) => ({
        id: `own-${artifactId}`,
        artifactId,
        discoveredAt: 0,
        isActive: true,
        usesRemaining: null,
        lastUsedAt: null,
        cooldownUntil: null,
      })),
    }));
    await page.getByRole('radio', { name: 'military' }).click();
    const coin = page.getByRole('article', { name: 'Honest Coin' });
    expect(await coin.count()).toBe(0);
    await treasury.getByRole('button', { name: 'Honest Coin' }).click();
    await coin.waitFor();
    expect(await page.evaluate('document.activeElement?.id')).toBe('artifact-own-honest_coin');
    expect(await treasury.getByRole('button').count()).toBe(2);
    await lookAt(page, `treasury-${name}`);
  });
});
