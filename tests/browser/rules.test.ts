// Rules of the specification that only a window can show: what is offered, what is refused and in which words, when replies are late, thin or bad.
// The live line is cut, so that every read and deed goes by REST, where a test can hold a reply back or change it.
import type { Locator, Page, Route } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { longDescribe, longIt } from '../support/longIt.ts';
import { becomeGuest, inRealm } from './support/realm.ts';
import type { Visitor } from './support/realm.ts';

const visit = inRealm();
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  visitor = await visit({ viewport: { width: 1280, height: 900 } });
  page = visitor.page;
  await page.routeWebSocket(/.*/, (line) => line.close());
  await becomeGuest(page);
});
afterEach(() => visitor.close());

const ANY_ACTION = '**/api/actions';
const ANY_KINGDOM = '**/api/kingdom?*';

/** Changes the JSON of a real reply before the window reads it. */
const altered =
  (change: (reply: Record<string, unknown>) => Record<string, unknown>) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Record<string, unknown>) });
  };

/** A server that has lost its way: a sentence of its own, but no rule that was broken. */
const broken =
  (more: Record<string, unknown> = {}) =>
  (route: Route) =>
    route.fulfill({
      status: 500,
      json: {
        success: false,
        code: 'unexpected_error',
        error: 'Something went wrong.',
        requestId: 'r1',
        ...more,
      },
    });

const ofKingdom = (change: (kingdom: Record<string, unknown>) => Record<string, unknown>) =>
  page.route(
    ANY_KINGDOM,
    altered((reply) => ({ ...reply, kingdom: change(reply['kingdom'] as Record<string, unknown>) })),
  );

const disabled = (name: RegExp) =>
  page.getByRole('button', { name }).and(page.locator('[aria-disabled="true"]'));
const enabled = (name: RegExp) =>
  page.getByRole('button', { name }).and(page.locator(':not([aria-disabled="true"])'));

/** Why a button is refused, as it is read out. */
const reasonOf = async (name: RegExp): Promise<string> => {
  const id = await disabled(name).first().getAttribute('aria-describedby');
  return (await page.locator(`[id="${id ?? ''}"]`).textContent()) ?? '';
};

describe('without soldiers', () => {
  beforeEach(() => ofKingdom((kingdom) => ({ ...kingdom, armies: [] })));
  it('KR-002 the army panel says so and offers to recruit', async () => {
    await page.goto('/army');
    await page.getByText('No armies yet').waitFor();
    await page.getByRole('button', { name: 'Start Recruiting' }).click();
    await page.getByRole('dialog', { name: 'Call the muster' }).waitFor();
  });
  longIt('KR-002 an army whose men are gone says the same', async () => {
    await page.unroute(ANY_KINGDOM);
    await ofKingdom((kingdom) => ({
      ...kingdom,
      armies: (kingdom['armies'] as Record<string, unknown>[])
        .slice(0, 1)
        .map((army) => ({ ...army, units: [] })),
    }));
    await page.goto('/army');
    await page.getByText('No armies yet').waitFor();
    await page.getByRole('button', { name: 'Start Recruiting' }).waitFor();
  });
  longIt('KR-020 no opponent is met for practice, and there is a way to the muster', async () => {
    await page.goto('/sandtable?tab=opponents');
    await page.getByText('No army available').waitFor();
    await page.getByRole('link', { name: 'Start Recruiting' }).waitFor();
    expect(await page.getByText('Begin Battle!').count()).toBe(0);
  });
  longIt('SR-074 no challenge can be sent', async () => {
    await page.goto('/war');
    await disabled(/^Challenge /).waitFor();
    await expect.poll(() => reasonOf(/^Challenge /)).toBe('You have no army to send.');
  });
});

longDescribe('without a rival', () => {
  longIt('SR-074 there is nothing to send a challenge with', async () => {
    await page.route('**/api/pvp/players?*', altered((reply) => ({ ...reply, players: [] }))); // prettier-ignore
    await page.goto('/war');
    await page.getByText('There is nobody else on this game server yet.').waitFor();
    expect(await page.getByRole('button', { name: /^Challenge |^Send the challenge/ }).count()).toBe(0);
  });
});

describe('building', () => {
  // The rules are told by the table, which says for each building what the town shows of one at a time.
  beforeEach(() => page.evaluate(`localStorage.setItem('sigilla.buildings', 'table')`));
  longIt(
    'KR-022 KR-023 lists a basic building that cannot be paid for, refused with the reason',
    async () => {
      await ofKingdom((kingdom) => ({
        ...kingdom,
        resources: { ...(kingdom['resources'] as Record<string, number>), gold: 0 },
      }));
      await page.goto('/buildings');
      const farm = page.getByRole('article', { name: 'Farm', exact: true });
      await farm.getByText('basic').waitFor();
      await disabled(/^Construct Farm/).waitFor();
      await expect.poll(() => reasonOf(/^Construct Farm/)).toMatch(/gold/);
    },
  );
  it('KR-029 shows a cost that is covered in green, one that is not in red, and says what there is', async () => {
    await ofKingdom((kingdom) => ({
      ...kingdom,
      resources: { ...(kingdom['resources'] as Record<string, number>), gold: 3, mana: 1_000_000 },
    }));
    await page.goto('/buildings');
    await page.getByRole('tab', { name: 'Upgrade' }).click();
    const costs = page.getByRole('article').getByRole('list', { name: 'Costs' }).first();
    const short = costs.getByRole('listitem').filter({ hasText: /gold/ });
    const met = page.getByRole('list', { name: 'Costs' }).getByRole('listitem').filter({ hasText: /turn/ });
    await short.getByText('(you have 3)').waitFor({ state: 'attached' });
    /** How much redder than green it is; none while the list is being drawn anew, which takes the node away. */
    const redness = (item: Locator): Promise<number> =>
      item.first().evaluate((node) => {
        const [red = 0, green = 0] = [...getComputedStyle(node).color.matchAll(/\d+/g)].map(([part]) =>
          Number(part),
        );
        return red - green;
      });
    await expect.poll(() => redness(short)).toBeGreaterThan(0);
    await expect.poll(() => redness(met)).toBeLessThan(0);
  });
  longIt('KR-025 KR-063 holds every other construct and upgrade button while one is under way', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(ANY_ACTION, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/buildings');
    await enabled(/^Construct /).first().click(); // prettier-ignore
    await page.getByRole('button', { name: /^Construct / }).and(page.locator('[aria-busy="true"]')).waitFor(); // prettier-ignore
    expect(await enabled(/^Construct /).count()).toBe(0);
    const others = page
      .getByRole('button', { name: /^Construct / })
      .and(page.locator(':not([aria-busy="true"])'));
    const id = await others.first().getAttribute('aria-describedby');
    await expect
      .poll(() => page.locator(`[id="${id ?? ''}"]`).textContent())
      .toBe('Another action is in progress. Please wait a moment and try again.');
    await page.getByRole('tab', { name: 'Upgrade' }).click();
    await page.getByRole('button', { name: /^Upgrade / }).first().waitFor(); // prettier-ignore
    expect(await enabled(/^Upgrade /).count()).toBe(0);
    release();
    await page.getByRole('dialog', { name: 'Action Completed!' }).waitFor();
  });
  longIt(
    'KR-031 KR-032 says which building could not be raised or improved when the server fails',
    async () => {
      await page.route(ANY_ACTION, broken());
      await page.goto('/buildings');
      const button = enabled(/^Construct /).first();
      const building =
        (await button.innerText())
          .replace(/^Construct\s+/, '')
          .split('\n')[0]
          ?.trim() ?? '';
      await button.click();
      const leaf = page.getByRole('dialog', { name: 'Action Failed' });
      await leaf.getByText(`Failed to construct ${building}. Please try again.`).waitFor();
      await leaf.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('tab', { name: 'Upgrade' }).click();
      await enabled(/^Upgrade /).first().click(); // prettier-ignore
      await leaf.getByText(/^Failed to upgrade .+\. Please try again\.$/).waitFor();
    },
  );
});

describe('the leaf after a deed', () => {
  it('KR-062 comes once when the button is pressed twice', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/actions')) asked.push(request.postData() ?? '');
    });
    await page.goto('/actions');
    await page.getByRole('button', { name: /^×1 Tax Collection/ }).dblclick();
    await page.getByRole('dialog', { name: 'Action Completed!' }).waitFor();
    await page.getByText('98/100').first().waitFor();
    expect(asked.length).toBe(1);
  });
  longIt('LR-074 has no tab for bonuses or passive effects when there were none', async () => {
    await page.route(
      ANY_ACTION,
      altered((reply) => {
        const result = reply['actionResult'] as Record<string, unknown>;
        return {
          ...reply,
          actionResult: {
            ...result,
            bonusEffects: {
              ...(result['bonusEffects'] as Record<string, unknown>),
              buildingBonuses: [],
              artifactBonuses: [],
            },
          },
          passiveResults: {
            ...(reply['passiveResults'] as Record<string, unknown>),
            buildingEffects: [],
            spellEffects: [],
            artifactEffects: [],
            researchProgress: [],
            eventTriggers: [],
          },
        };
      }),
    );
    await page.goto('/actions');
    await page.getByRole('button', { name: /^×1 Tax Collection/ }).click();
    const leaf = page.getByRole('dialog', { name: 'Action Completed!' });
    await leaf.waitFor();
    await expect.poll(() => leaf.getByRole('tab').allInnerTexts()).toEqual(['Overview', 'Technical Details']);
  });
  it('LR-075 says that turns and resources are safe when a deed was rolled back', async () => {
    await page.route(ANY_ACTION, broken({ rollbackApplied: true }));
    await page.goto('/actions');
    await page.getByRole('button', { name: /^×1 Tax Collection/ }).click();
    const leaf = page.getByRole('dialog', { name: 'Action Failed' });
    await leaf.getByText('Your turns and resources have been safely restored.').waitFor();
    await leaf.getByText('Transaction Rolled Back').waitFor();
    await leaf.getByText('Nothing was spent').waitFor();
    await leaf.getByRole('tab', { name: 'Technical Details' }).click();
    await leaf.getByText('unexpected_error').waitFor();
  });
  it('LR-075 claims nothing of what was spent when no answer came back', async () => {
    await page.route(ANY_ACTION, (route) => route.abort());
    await page.goto('/actions');
    await page.getByRole('button', { name: /^×1 Tax Collection/ }).click();
    const leaf = page.getByRole('dialog', { name: 'Action Failed' });
    await leaf.getByText('The steward does not answer.').waitFor();
    await leaf.getByText('No answer came back, so it may have been done all the same.').waitFor();
    expect(await leaf.getByText('Nothing was spent').count()).toBe(0);
    await leaf.getByRole('tab', { name: 'Technical Details' }).click();
    await expect.poll(() => leaf.getByText('not known').count()).toBe(3);
  });
});
