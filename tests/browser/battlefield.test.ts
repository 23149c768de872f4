// The battlefield in a real browser: what the canvas shows for an instant, and the battle screen around it in every state.
// No ticker runs on the stage page: a state is set, the stage is drawn, and what is there is read by label, bounds and pixels.
// Pictures of every ground, sky and hour go to screenshots/battlefield/ to be looked at.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERRAIN_IDS } from '@sigilla/content/schema/terrain.ts';
import { WEATHER_IDS } from '@sigilla/content/schema/weather.ts';
import { axeViolations } from './support/axe.ts';
import { launchChromium } from './support/chromium.ts';
import type { BattlePageApi, HangRequest, Seen, ShowRequest, StageApi } from './stagePage/api.ts';
import { serveStage } from './stagePage/serve.ts';

const PICTURES = fileURLToPath(new URL('../../screenshots/battlefield/', import.meta.url));
/** What the pages put on their window; functions handed to `evaluate` run there. */
declare const window: { readonly stage: StageApi; readonly battlePage: BattlePageApi };

/** What the built window is served with, as far as scripts go. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:";

let site: Awaited<ReturnType<typeof serveStage>>;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  [site, browser] = await Promise.all([serveStage(), launchChromium()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

interface Opened {
  readonly page: Page;
  /** Errors the page has said. */
  readonly said: string[];
}

async function open(
  path: '' | 'battle.html',
  width: number,
  height: number,
  gentle = false,
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: gentle ? 'reduce' : 'no-preference',
    hasTouch: width < 600,
  });
  await context.route(`${site.url}${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': POLICY },
    });
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) said.push(message.text());
  });
  await page.goto(`${site.url}${path}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return { page, said };
}

const hang = (
  page: Page,
  request: HangRequest,
): Promise<{ start: number; duration: number; blows: number }[]> =>
  page.evaluate((asked) => window.stage.hang(asked), request);
const show = (
  page: Page,
  t: number,
  options: { readonly gentle?: boolean; readonly weather?: number } = {},
): Promise<void> => page.evaluate(([time, how]) => window.stage.show(time, how), [t, options] as const);

const visibleIn = (page: Page, label: string): Promise<Seen[]> =>
  page.evaluate((name) => window.stage.visible(name), label);

/** Mean colour of a square of the page, 0 to 255 a channel, in the order red, green, blue. */
async function colourAt(page: Page, x: number, y: number, size: number): Promise<number[]> {
  const png = await page.screenshot({ clip: { x, y, width: size, height: size } });
  return page.evaluate(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png.toString('base64')}';
    await image.decode();
    const ctx = new OffscreenCanvas(1, 1).getContext('2d');
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(image, 0, 0, 1, 1);
    return [...ctx.getImageData(0, 0, 1, 1).data].slice(0, 3);
  })()`);
}

const isFigure = ({ label }: { label: string }): boolean => label.startsWith('figure ');

describe('the hanging', () => {
  it('shows every figure that stands, within the field, without a word of complaint under a strict policy', async () => {
    const { page, said } = await open('', 1000, 522);
    await hang(page, { width: 1000, height: 522 });
    await show(page, 0);
    const figures = (await visibleIn(page, 'figures')).filter(isFigure);
    const drawn = await page.evaluate(() => window.stage.drawnUp());
    expect(figures).toHaveLength(drawn.figures);
    for (const { x, y, width, height } of figures) {
      expect(x).toBeGreaterThan(-20);
      expect(x + width).toBeLessThan(1020);
      expect(y).toBeGreaterThan(46);
      expect(y + height).toBeLessThan(490);
    }
    expect(said).toEqual([]);
    await page.context().close();
  });

  it('takes the fallen out of the ranks and lays them in the lower border', async () => {
    const { page } = await open('', 1000, 522);
    const rounds = await hang(page, { width: 1000, height: 522 });
    await show(page, 0);
    const before = (await visibleIn(page, 'figures')).filter(isFigure).length;
    const first = rounds[0]?.duration ?? 0;
    await show(page, first - 0.01);
    const after = (await visibleIn(page, 'figures')).filter(isFigure).length;
    const lying = await visibleIn(page, 'fallen');
    expect(lying.length).toBeGreaterThan(0);
    expect(before - after).toBe(lying.length);
    const atRest = await page.evaluate(
      (t) => window.stage.state(t)?.falls.filter(({ progress }) => progress === 1).length,
      first - 0.01,
    );
    const inBorder = lying.filter(({ y, height }) => y + height / 2 > 46 + 430);
    expect(inBorder.length).toBeGreaterThanOrEqual(atRest ?? Infinity);
    await page.context().close();
  });

  it('flies missiles between companies and writes numbers beside those who were struck', async () => {
    const { page } = await open('', 1000, 522);
    await hang(page, { width: 1000, height: 522 });
    const busy = await page.evaluate(() => {
      for (let t = 1; t < 7; t += 0.05) {
        const state = window.stage.state(t);
        if (state !== null && state.missiles.length > 0 && state.numbers.length > 0) return t;
      }
      return 0;
    });
    await show(page, busy);
    expect((await visibleIn(page, 'missiles')).length).toBeGreaterThan(0);
    expect((await visibleIn(page, 'numbers')).length).toBeGreaterThan(1);
    await show(page, 0);
    expect(await visibleIn(page, 'missiles')).toEqual([]);
    expect(await visibleIn(page, 'numbers')).toEqual([]);
    await page.context().close();
  });

  it('lets a broken side leave the field, its shields behind it', async () => {
    const { page } = await open('', 1000, 522);
    const rounds = await hang(page, { width: 1000, height: 522, morale: [90, 30], seed: 'rout' });
    const last = rounds.at(-1);
    const end = (last?.start ?? 0) + (last?.duration ?? 0);
    await show(page, end - 2.6);
    expect((await visibleIn(page, 'dropped shields')).length).toBeGreaterThan(0);
    await show(page, end);
    const standing = (await visibleIn(page, 'figures')).filter(isFigure);
    const { sides } = await page.evaluate(() => window.stage.drawnUp());
    expect(new Set(standing.map(({ label }) => sides[Number(label.split(/[ .]/)[1])]))).toEqual(
      new Set(['attacker']),
    );
    await page.context().close();
  });

  it('makes nothing new when a battle is played a second time', async () => {
    const { page } = await open('', 1000, 522);
    await hang(page, { width: 480, height: 251, attacker: 'grand', defender: 'grand', weather: 'storm' });
    const objects = await page.evaluate(() => [window.stage.play(0, 16, 0.8), window.stage.play(0, 16, 0.8)]);
    expect(objects[0]).toBeGreaterThan(200);
    expect(objects[1]).toBe(objects[0]);
    await page.context().close();
  });

  it('is darker by candlelight, and dresses anew for it without being hung again', async () => {
    const { page } = await open('', 1000, 522);
    await hang(page, { width: 1000, height: 522 });
    await show(page, 0);
    const day = await colourAt(page, 480, 250, 30);
    await page.evaluate(() => window.stage.dress('night'));
    await show(page, 0);
    const night = await colourAt(page, 480, 250, 30);
    const light = (colour: readonly number[]): number => colour.reduce((sum, channel) => sum + channel, 0);
    expect(light(night)).toBeLessThan(light(day) * 0.62);
    await page.context().close();
  });

  it('comes back when the browser has taken its context away', async () => {
    const { page } = await open('', 1000, 522);
    await hang(page, { width: 1000, height: 522 });
    await show(page, 0);
    const before = await colourAt(page, 480, 250, 30);
    await page.evaluate(() => window.stage.loseContext());
    await show(page, 0);
    const after = await colourAt(page, 480, 250, 30);
    after.forEach((channel, i) => expect(Math.abs(channel - (before[i] ?? 0))).toBeLessThan(3));
    await page.context().close();
  });

  it('leaves nothing behind when it is taken down', async () => {
    const { page, said } = await open('', 1000, 522);
    for (let time = 0; time < 3; time += 1) {
      await hang(page, { width: 1000, height: 522, weather: 'rain', seed: `take ${time}` });
      await show(page, 1);
      await page.evaluate(() => window.stage.take());
    }
    expect(await page.locator('canvas').count()).toBe(0);
    expect(said).toEqual([]);
    await page.context().close();
  });

  it('moves no figure with reduced motion while blows fall', async () => {
    const { page } = await open('', 1000, 522);
    await hang(page, { width: 1000, height: 522, attacker: 'horse' });
    const places = async (t: number): Promise<Map<string, number>> => {
      await show(page, t, { gentle: true });
      return new Map((await visibleIn(page, 'figures')).filter(isFigure).map(({ label, x }) => [label, x]));
    };
    const early = await places(2);
    const late = await places(4);
    // A weapon may sink with its bearer's heart; nobody leaves his place.
    for (const [label, x] of late) expect(Math.abs(x - (early.get(label) ?? Infinity))).toBeLessThan(6);
    await page.context().close();
  });

  it('shows a part of itself on a phone, follows what is done, and can be pushed aside', async () => {
    const { page } = await open('', 360, 300);
    await hang(page, { width: 360, height: 300 });
    await show(page, 0);
    const left = () => page.evaluate(() => window.stage.bounds('lower border')?.x);
    const middle = await left();
    expect(middle).toBeLessThan(-50);
    await page.evaluate(() => window.stage.push(80));
    await show(page, 0);
    expect(await left()).toBeCloseTo((middle ?? 0) + 80, 0);
    await page.evaluate(() => window.stage.push(5000));
    await show(page, 0);
    expect(await left()).toBeCloseTo(0, 0);
    await page.context().close();
  });
});

describe('pictures of the hanging', () => {
  it.each(['day', 'night'] as const)('every ground, told from all others, in the %s theme', async (theme) => {
    const { page } = await open('', 1000, 522);
    const seen: number[][] = [];
    for (const terrain of TERRAIN_IDS) {
      const rounds = await hang(page, { terrain, theme, width: 1000, height: 522, seed: terrain });
      await show(page, (rounds[0]?.start ?? 0) + 3, { weather: 3 });
      await page.screenshot({ path: `${PICTURES}ground-${terrain}-${theme}.png` });
      await show(page, 0);
      seen.push([...(await colourAt(page, 470, 90, 60)), ...(await colourAt(page, 470, 300, 60))]);
    }
    seen.forEach((one, i) => {
      for (const other of seen.slice(i + 1)) {
        const distance = Math.hypot(...one.map((channel, k) => channel - (other[k] ?? 0)));
        expect(distance).toBeGreaterThan(4);
      }
    });
    await page.context().close();
  });

  it.each(WEATHER_IDS)('%s', async (weather) => {
    const { page, said } = await open('', 1000, 522);
    await hang(page, { weather, terrain: 'forest', width: 1000, height: 522, timeOfDay: 'dusk' });
    await show(page, 3, { weather: 7.2 });
    await page.screenshot({ path: `${PICTURES}weather-${weather}.png` });
    expect(said).toEqual([]);
    await page.context().close();
  });

  it('a siege, a great host, a handful, and a phone', async () => {
    const { page } = await open('', 1280, 668);
    const take = async (name: string, request: HangRequest): Promise<void> => {
      const rounds = await hang(page, { width: 1280, height: 668, ...request });
      await show(page, (rounds[0]?.start ?? 0) + 3.2);
      await page.screenshot({ path: `${PICTURES}${name}.png` });
    };
    await take('siege', {
      type: 'siege',
      attacker: 'siege',
      positions: ['open', 'walls'],
      timeOfDay: 'dawn',
    });
    await take('great-host', { attacker: 'grand', defender: 'grand', positions: ['high_ground', 'open'] });
    await take('handful', { attacker: 'handful', defender: 'levy', terrain: 'swamp', weather: 'storm' });
    await page.setViewportSize({ width: 360, height: 300 });
    await take('phone', { width: 360, height: 300, timeOfDay: 'night' });
    await page.context().close();
  });
});

const present = (page: Page, request: ShowRequest): Promise<void> =>
  page.evaluate((asked) => window.battlePage.show(asked), request);

describe('the battle screen', () => {
  it.each([
    ['day', 1280],
    ['night', 1280],
    ['day', 360],
    ['night', 360],
  ] as const)('is whole and accessible by %s at %i, live and when it has ended', async (theme, width) => {
    const { page, said } = await open('battle.html', width, width < 600 ? 740 : 720, true);
    await present(page, { status: 'fighting', side: 'attacker', fought: 2, theme });
    await page.locator('canvas').waitFor();
    await page.getByRole('heading', { name: 'Round 2' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    await page.screenshot({ path: `${PICTURES}screen-live-${width}-${theme}.png`, fullPage: true });
    await page.evaluate(() => window.battlePage.leave());
    await present(page, { status: 'settled', theme });
    await page.getByRole('button', { name: 'Show me how it ended' }).click();
    await page.getByRole('heading', { name: 'How it ended' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.screenshot({ path: `${PICTURES}screen-ended-${width}-${theme}.png`, fullPage: true });
    expect(said).toEqual([]);
    await page.context().close();
  });

  it('tells a replay round by round, by keyboard, and keeps its outcome to itself until then', async () => {
    const { page } = await open('battle.html', 1280, 720, true);
    await present(page, { status: 'settled' });
    await page.locator('canvas').waitFor();
    expect(await page.getByRole('heading', { name: 'How it ended' }).count()).toBe(0);
    await page.locator('main').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Round 2' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Round 3' }).count()).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('heading', { name: 'Round 2' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Play' }).waitFor();
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'How it ended' }).waitFor();
    await page.context().close();
  });

  it('gives a caption its English on focus', async () => {
    const { page } = await open('battle.html', 1280, 720, true);
    await present(page, { status: 'fighting', fought: 1 });
    const caption = page.locator('button[lang="la"]');
    await caption.focus();
    const english = page.getByRole('tooltip');
    await expect
      .poll(() => page.evaluate(`getComputedStyle(document.querySelector('[role="tooltip"]')).opacity`))
      .toBe('1');
    expect((await english.textContent())?.length).toBeGreaterThan(8);
    await page.context().close();
  });

  it('says where a challenge stands, and loads no canvas for it', async () => {
    const { page } = await open('battle.html', 1280, 720, true);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const [status, words] of [
      ['proposed', 'challenges you'],
      ['declined', 'declined'],
      ['expired', 'Nobody answered'],
      ['cancelled', 'called off'],
    ] as const) {
      await present(page, { status, side: 'defender' });
      await page.getByRole('heading', { name: words }).waitFor();
    }
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.locator('canvas').count()).toBe(0);
    expect(asked.filter((url) => /pixi|Hanging/.test(url))).toEqual([]);
    await page.context().close();
  });

  it('goes on without a picture where there is no WebGL', async () => {
    const { page } = await open('battle.html', 1280, 720, true);
    await page.evaluate(`
      const real = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind.startsWith('webgl') ? null : real.call(this, kind, ...rest);
      };
    `);
    await present(page, { status: 'settled' });
    await page.getByText('This browser cannot show the picture').waitFor();
    await page.getByRole('button', { name: 'Forward a round' }).click();
    await page.getByRole('heading', { name: 'Round 2' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  it('says when the line is down, and why no order can be given then', async () => {
    const { page } = await open('battle.html', 1280, 720, true);
    await present(page, { status: 'fighting', side: 'attacker', fought: 1, link: 'reconnecting' });
    await page.getByText('The line dropped').waitFor();
    await page.getByText('Your host holds until it is back').waitFor();
    expect(await page.getByRole('button', { name: 'Give the order' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await page.context().close();
  });
});
