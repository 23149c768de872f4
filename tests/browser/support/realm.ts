// A whole realm for browser tests: the built window served by a real server over its own data, and people with browsers of their own.
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { accounts } from '@sigilla/server/store/collections.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { startServer } from '@sigilla/server/main.ts';
import type { RunningServer } from '@sigilla/server/main.ts';
import type { Config } from '@sigilla/server/config.ts';
import { lentScholars } from '../../support/lentScholars.ts';
import { movedTime } from '../../support/movedTime.ts';
import { opened } from '../../support/opened.ts';
import { LONG } from '../../support/tier.ts';
import { aChromium } from './chromium.ts';

/** A wide screen by day and a phone by night. */
export const WINDOWS = [
  { name: '1280', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: '360', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const satisfies readonly (BrowserContextOptions & { readonly name: string })[];

/** The window for deeds that are the same in both, and for what they come by: that one in a short run, both in a long one. */
export const inOne = (name: (typeof WINDOWS)[number]['name']) =>
  LONG ? WINDOWS : WINDOWS.filter((window) => window.name === name);

interface Realm extends RunningServer {
  /** Lets the realm's time go on by so many milliseconds at once. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

/** Starts a server that serves client/dist; `npm test` has built it. */
const openRealm = async (settings: Partial<Config> = {}): Promise<Realm> => {
  const folder = mkdtempSync(join(tmpdir(), 'sigilla-browser-'));
  const time = movedTime();
  const server = await startServer(
    {
      PORT: 0,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: 1000,
      ...settings,
    },
    { clock: time.clock, scholars: lentScholars() },
  );
  return {
    ...server,
    pass: (milliseconds) => time.pass(server, milliseconds),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A page in a context of its own, and every complaint its console makes. */
export interface Visitor {
  readonly page: Page;
  /** Errors of the page: exceptions, and what the console called an error. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** Nothing stirs but where a test asks for it: what fades has no colours to be judged by, and what turns for ever is drawn for ever. */
const STILL: BrowserContextOptions = { reducedMotion: 'reduce' };

const aPage = async (browser: Browser, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext(options);
  // A machine with other work takes its time; what never comes still fails.
  context.setDefaultTimeout(60_000);
  return context.newPage();
};

/** Nothing is left of whoever sat here but scripts that have been read: a window that begins anew costs twice as much as a page that is opened in one. */
const clearAway = async (page: Page, origin: string): Promise<void> => {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.goto('about:blank');
  await context.clearCookies();
  const line = await context.newCDPSession(page);
  await line.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await line.detach();
};

/** Windows of one origin; who leaves one leaves it to the next who wants one of the kind. */
const windowsOf = (browser: Browser, baseURL: string, isFresh: boolean) => {
  const free = new Map<string, Page[]>();
  return async (options: BrowserContextOptions = {}): Promise<Visitor> => {
    const {
      viewport = { width: 1280, height: 720 },
      colorScheme = 'light',
      reducedMotion = 'reduce',
      ...kind
    } = { ...STILL, ...options };
    const name = JSON.stringify(kind);
    const page = free.get(name)?.pop() ?? (await aPage(browser, { baseURL, ...kind }));
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const close = async (): Promise<void> => {
      if (isFresh) return page.context().close();
      await clearAway(page, baseURL);
      free.set(name, [...(free.get(name) ?? []), page]);
    };
    return { page, complaints, close };
  };
};

/** Everything stirs as it does for most people. */
export const STIRRING: BrowserContextOptions = { reducedMotion: 'no-preference' };

/** Brings somebody into the realm; `pass` lets the realm's time go on, `url` is where it is reached. */
interface Entrance {
  (options?: BrowserContextOptions): Promise<Visitor>;
  pass(milliseconds: number): void;
  url(): string;
  /** What the realm keeps, for a test that must know more than a player may. */
  store(): RunningServer['house']['store'];
  /** The account of the guest who came last. */
  guest(): Promise<AccountId>;
}

/**
 * A realm for the tests of a file, closed after them, and the worker's browser. Answers with the way to bring somebody in, each in a context of their own, which
 * is cleared for the next when they leave; made anew for each where it matters what has been fetched before (`isFresh`).
 */
export const inRealm = (
  settings: Partial<Config> = {},
  { isFresh = false }: { readonly isFresh?: boolean } = {},
): Entrance => {
  let enter: ReturnType<typeof windowsOf>;
  let realm: Realm;
  beforeAll(async () => {
    realm = await openRealm({ NPC_TURN_SECONDS: 3600, ...settings });
    opened.push(() => realm.close());
    enter = windowsOf(await aChromium(), realm.url, isFresh);
  });
  return Object.assign((options?: BrowserContextOptions) => enter(options), {
    pass: (milliseconds: number) => realm.pass(milliseconds),
    url: () => realm.url,
    store: () => realm.house.store,
    guest: async () => {
      const last = { prefix: [], descending: true, limit: 1 };
      const found = (await realm.house.store.find(accounts, 'guests', last)).items[0];
      if (found === undefined) throw new Error('nobody is here');
      return found.body.id;
    },
  });
};

let registered = 0;

/** Turns to another page of the realm as a link does: the window stays, which costs a fraction of one that is loaded anew. */
export const turnTo = (page: Page, path: string): Promise<void> =>
  page.evaluate<void>(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'));`,
  );

/** Whoever has a page of the realm before them turns to another; who has none yet opens it. */
export const comeTo = async (page: Page, path: string): Promise<void> => {
  if (/^about:|\/anteroom$/.test(page.url())) await page.goto(path);
  else await turnTo(page, path);
};

/** Registers someone new through the form and waits for their Overview; throws what the form refuses with. Answers the kingdom's name. */
export const register = async (page: Page, kingdomName: string): Promise<string> => {
  registered += 1;
  await comeTo(page, '/register');
  await page.getByLabel('Kingdom name').fill(kingdomName);
  await page.getByLabel('E-mail').fill(`ruler${registered}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('cras ingens iterabimus');
  await page.getByRole('button', { name: 'Begin Your Reign' }).click();
  const refusal = page.locator('form').getByRole('alert').first();
  await page.getByRole('heading', { level: 1, name: kingdomName }).or(refusal).waitFor();
  if (await refusal.isVisible())
    throw new Error(`${kingdomName} was not founded: ${await refusal.innerText()}`);
  await page.waitForURL('**/overview');
  await page.getByRole('heading', { level: 1, name: kingdomName }).waitFor();
  return kingdomName;
};

/** Signs a guest up, of whom this browser remembers that they are signed in (client/session/session.ts). */
const BECOME_GUEST = `(async () => {
  const headers = { 'content-type': 'application/json' };
  const said = await fetch('/api/auth/guest', { method: 'POST', headers, body: '{}' });
  localStorage.setItem('sigilla.visited', (await said.json()).user.id + ' guest');
})()`;

/** A page of the realm's address with nothing on it, that asks for no icon either. */
const ANTEROOM = '**/anteroom';

/** Somebody is a guest, whichever page they open first: for tests that begin elsewhere than on the Overview. */
export const becomeGuest = async (page: Page): Promise<void> => {
  await page.route(ANTEROOM, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/anteroom');
  await page.evaluate(BECOME_GUEST);
  await page.unroute(ANTEROOM);
};

/** Plays as a guest and waits for the Overview. */
export const playAsGuest = async (page: Page): Promise<void> => {
  await comeTo(page, '/guest');
  await page.getByRole('main').getByRole('button').first().click();
  await page.waitForURL('**/overview');
  await page.getByRole('heading', { level: 1, name: /^Wanderer/ }).waitFor();
};
