// The first page as a browser sees it: few scripts, pressed ones, and the promise as the largest thing painted. It promises live battles and shows one:
// the frieze is the battle on the field while there is one, the drawn one otherwise, and nothing of the stage is fetched before it is needed.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { axeViolations } from './support/axe.ts';
import { goOffline } from './support/offline.ts';
import { COARSE, picture } from './support/pictures.ts';
import { inOne, inRealm, STIRRING, WINDOWS } from './support/realm.ts';

const visit = inRealm({ ORDER_WINDOW_SECONDS: 6 });

/** Scripts fetched so far, by name. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))`,
  );
const STAGE = /LiveFrieze|Hanging|Battlefield/;

interface Answered {
  readonly token: string;
  readonly kingdom: { readonly armies: readonly { readonly id: string }[] };
  readonly players: readonly { readonly userId: string; readonly isNpc: boolean }[];
  readonly live: readonly unknown[];
}

/** A guest challenges the `nth` ruler of the realm's own; done when a battle is on the field. */
const beginBattle = async (page: Page, nth: number): Promise<void> => {
  const ask = async (path: string, token?: string, data?: object): Promise<Answered> => {
    const answer = await page.request.fetch(path, {
      method: data === undefined ? 'GET' : 'POST',
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
      ...(data === undefined ? {} : { data }),
    });
    return (await answer.json()) as Answered;
  };
  const { token } = await ask('/api/auth/guest', undefined, {});
  const { kingdom } = await ask('/api/kingdom', token);
  const { players } = await ask('/api/pvp/players', token);
  await ask('/api/actions', token, {
    commandId: `landing-battle-${nth}-of-the-tests`,
    actionType: 'pvp_battle',
    actionId: 'initiate_battle',
    metadata: {
      targetUserId: players.filter(({ isNpc }) => isNpc)[nth]?.userId,
      armyId: kingdom.armies[0]?.id,
      terrain: 'plains',
      message: 'none',
      ranked: false,
    },
  });
  for (;;) {
    const { live } = await ask('/api/battles/live');
    if (live.length > 0) return;
    await page.waitForTimeout(250);
  }
};

interface Seen {
  readonly largest: string;
  readonly scripts: readonly { readonly name: string; readonly bytes: number; readonly whole: number }[];
}

const SEEN = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const element = list.getEntries().at(-1).element;
    resolve({
      largest: element?.closest('main') ? 'main ' + element.tagName : (element?.tagName ?? 'gone'),
      scripts: performance.getEntriesByType('resource')
        .filter(({ name }) => /\\/assets\\/.*\\.js$/.test(name))
        .map(({ name, encodedBodySize, decodedBodySize }) => ({ name, bytes: encodedBodySize, whole: decodedBodySize })),
    });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** Has a page find the field quiet: whoever looks wakes the realm's own, who may meet before the page has said that nobody does. */
const keepQuiet = async (page: Page): Promise<void> => {
  await page.route('**/api/battles/live*', async (route) => {
    const response = await route.fetch();
    const said = (await response.json()) as object;
    await route.fulfill({ response, json: { ...said, live: [], recent: [], first: null } });
  });
};

describe('the first page', () => {
  it('shows the drawn frieze on a quiet day, and fetches nothing of the stage', async () => {
    const visitor = await visit({ ...WINDOWS[0], ...STIRRING });
    const { page, complaints } = visitor;
    await keepQuiet(page);
    await page.goto('/');
    await page.getByText('The field lies quiet').waitFor();
    await page.waitForLoadState('networkidle');
    expect((await scriptsOf(page)).filter((name) => STAGE.test(name))).toEqual([]);
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  it.each(inOne('360'))('hangs the battle that is on the field, at $name px', async ({ name, ...window }) => {
    const visitor = await visit({ ...window, ...STIRRING, ...COARSE });
    const { page, complaints } = visitor;
    await beginBattle(page, name === '1280' ? 0 : 1);
    const isPhone = name === '360';
    // Lying on its side, so that the frieze is below the fold however few battles are listed above it.
    if (isPhone) await page.setViewportSize({ width: 740, height: 360 });
    await page.goto('/');
    const frieze = page.getByRole('region', { name: /^On the field now/ });
    // Nobody pays for a picture that lies below the fold.
    if (isPhone) {
      await page
        .getByRole('link', { name: /round|about to begin/ })
        .first()
        .waitFor();
      expect((await scriptsOf(page)).filter((script) => STAGE.test(script))).toEqual([]);
      await page.setViewportSize(window.viewport);
    }
    await page.mouse.wheel(0, 2000);
    await frieze.locator('canvas').waitFor({ timeout: 60_000 });
    await frieze.getByText(/^Hīc /).waitFor({ timeout: 60_000 });
    await frieze.getByText(/watching/).waitFor();
    await picture(page, `landing-live-${name}`);
    expect(await axeViolations(page)).toEqual([]);
    // The one begun, the one before if it is still fought, or, where both have ended, one of the realm's own: a battle that has stood on the field.
    await frieze.getByRole('link').click();
    await page.waitForURL('**/battles/*');
    const seen = await page.request.get(`/api${new URL(page.url()).pathname}`);
    const { battle } = (await seen.json()) as { readonly battle: { readonly acceptedAt: unknown } };
    expect(battle.acceptedAt).not.toBeNull();
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  longIt('stands still for those who ask for less motion', async () => {
    const visitor = await visit(WINDOWS[0]);
    const { page } = visitor;
    await beginBattle(page, 2);
    await page.goto('/');
    await page
      .getByRole('link', { name: /round|about to begin/ })
      .first()
      .waitFor();
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    expect((await scriptsOf(page)).filter((name) => STAGE.test(name))).toEqual([]);
    await visitor.close();
  });

  it.each([
    ['1280', { viewport: { width: 1280, height: 800 } }],
    ['360', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
  ] as const)('paints its promise largest, from few and pressed scripts (%s)', async (width, options) => {
    // With less motion the frieze is the drawn one: what a battle on the field brings comes later, and only where it is in sight.
    const visitor = await visit(options);
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Rule a realm.' }).waitFor();
    await page.waitForLoadState('networkidle');
    const { largest, scripts } = await page.evaluate<Seen>(SEEN);
    expect(largest).toMatch(/^main (H1|P|EM)$/);
    expect(scripts.length).toBeLessThanOrEqual(4);
    for (const { name, bytes, whole } of scripts) expect(bytes / whole, name).toBeLessThan(0.6);
    expect(visitor.complaints).toEqual([]);
    await picture(page, `first-page-${width}`);
    await visitor.close();
  });

  it('leads whoever comes for the Latin to a first sentence by one press, before any form', async () => {
    const visitor = await visit(WINDOWS[0]);
    const { page, complaints } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: 'Read a first sentence' }).click();
    const sentence = page.getByRole('region', { name: 'A first sentence' });
    await sentence.getByText('is whom it is done to').waitFor();
    await sentence.getByRole('heading', { name: /^What, then, does this mean/ }).waitFor();
    expect(complaints).toEqual([]);
    await visitor.close();
  });
});

describe('a newcomer without a line', () => {
  it('is told so, keeps what was written and founds with it when the line is back', async () => {
    const visitor = await visit(WINDOWS[0]);
    const { page } = visitor;
    const unheard = 'The steward does not answer. Nothing here is lost';
    await page.goto('/guest');
    await goOffline(page);
    await page.getByRole('main').getByRole('button', { name: 'Play as a guest' }).click();
    await page.getByRole('alert').getByText(unheard).waitFor();
    await page.getByRole('link', { name: 'Found a kingdom' }).click();
    await page.getByLabel('Kingdom name').fill('Sine Linea');
    await page.getByLabel('E-mail').fill('sine.linea@example.org');
    await page.getByLabel('Password', { exact: true }).fill('cras ingens iterabimus');
    const begin = page.getByRole('button', { name: 'Begin Your Reign' });
    await begin.click();
    await page.getByRole('alert').getByText(unheard).waitFor();
    await page.context().setOffline(false);
    await begin.click();
    await page.waitForURL('**/overview');
    await page.getByRole('heading', { level: 1, name: 'Sine Linea' }).waitFor();
    await visitor.close();
  });
});
