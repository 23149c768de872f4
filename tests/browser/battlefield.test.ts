// The battlefield in a real browser: what the canvas shows for an instant, and the battle screen around it in every state.
// No ticker runs on the stage page: a state is set, the stage is drawn, and what is there is read by label, bounds and pixels. One page serves one
// test after another, what it said is looked at after each. Pictures of every ground, sky and hour can be had (support/pictures.ts).
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { longIt } from '../support/longIt.ts';
import { TERRAIN_IDS } from '@sigilla/content/schema/terrain.ts';
import { WEATHER_IDS } from '@sigilla/content/schema/weather.ts';
import { opened } from '../support/opened.ts';
import { LONG, often, some } from '../support/tier.ts';
import { axeViolations, COLOURS } from './support/axe.ts';
import { aChromium } from './support/chromium.ts';
import { COARSE, picture } from './support/pictures.ts';
import { digestOfBattle } from './stagePage/fought.ts';
import type { BattlePageApi, HangRequest, Seen, ShowRequest, StageApi } from './stagePage/api.ts';
import { serveStage } from './stagePage/serve.ts';

/** What the pages put on their window; functions handed to `evaluate` run there. */
declare const window: { readonly stage: StageApi; readonly battlePage: BattlePageApi };

/** What the built window is served with, as far as scripts go. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:";

let site: Awaited<ReturnType<typeof serveStage>>;
let browser: Browser;

beforeAll(async () => {
  site = await serveStage();
  opened.push(() => site.close());
  browser = await aChromium();
});

/** Errors that any page has said since the last test. */
const said: string[] = [];
const pages = new Map<string, Page>();
afterEach(async () => {
  for (const page of pages.values())
    await page.evaluate(() => {
      if ('stage' in window) window.stage.take();
      if ('battlePage' in window) window.battlePage.leave();
    });
  expect(said.splice(0)).toEqual([]);
});

type Path = '' | 'battle.html';

/** A page of its own, for a test that does something to it for good. */
async function openAnew(path: Path, width: number, gentle: boolean, grain = COARSE): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: gentle ? 'reduce' : 'no-preference',
    hasTouch: width < 600,
    ...grain,
  });
  await context.route(`${site.url}${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': POLICY },
    });
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if ((message.type() === 'error' && !text.includes('404')) || text.includes('PixiJS')) said.push(text);
  });
  await page.goto(`${site.url}${path}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return page;
}

/** A page in a window of this size, with nothing on it; the next test of its kind goes on with it. */
async function open(path: Path, width: number, height: number, gentle = false): Promise<Page> {
  const kind = `${path} ${width < 600} ${gentle}`;
  const page = pages.get(kind) ?? (await openAnew(path, width, gentle));
  pages.set(kind, page);
  await page.setViewportSize({ width, height });
  return page;
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

/** Battles that are fought in Node and in the browser. */
const FOUGHT = 40;

describe('the engine in a browser', () => {
  it('says the same bytes of a battle as in Node: rounds, events, report, captains, odds and forecast', async () => {
    const page = await open('', 1000, 522);
    const there = await page.evaluate((battles) => window.stage.fought(battles), FOUGHT);
    expect(there).toEqual(Array.from({ length: FOUGHT }, (_, number) => digestOfBattle(number)));
  });
});

const isFigure = ({ label }: { label: string }): boolean => label.startsWith('figure ');

describe('the hanging', () => {
  it('shows every figure that stands, within the field, without a word of complaint under a strict policy', async () => {
    const page = await open('', 1000, 522);
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
  });

  longIt('takes the fallen out of the ranks and lays them in the lower border', async () => {
    const page = await open('', 1000, 522);
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
  });

  longIt('leaves the fallen sewn into the lower border when all is over', async () => {
    const page = await open('', 1000, 522);
    const rounds = await hang(page, { width: 1000, height: 522 });
    const last = rounds.at(-1);
    await show(page, (last?.start ?? 0) + (last?.duration ?? 0));
    const lying = (await visibleIn(page, 'fallen')).filter(({ x }) => x > 60 && x < 900).slice(-6);
    expect(lying.length).toBe(6);
    const spots = lying.map(
      ({ x, y, width, height }) => [x + width / 2 - 4, Math.min(y + height / 2 - 4, 512)] as const,
    );
    const colours = async (): Promise<number[][]> => {
      const seen: number[][] = [];
      for (const [x, y] of spots) seen.push(await colourAt(page, x, y, 8));
      return seen;
    };
    const after = await colours();
    await show(page, 0);
    const before = await colours();
    const changed = after.filter(
      (colour, i) => Math.hypot(...colour.map((channel, k) => channel - (before[i]?.[k] ?? 0))) > 20,
    );
    expect(changed.length).toBeGreaterThanOrEqual(5);
  });

  longIt('flies missiles between companies and writes numbers beside those who were struck', async () => {
    const page = await open('', 1000, 522);
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
  });

  longIt('lets a broken side leave the field, its shields behind it', async () => {
    const page = await open('', 1000, 522);
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
  });

  it.each([false, true])(
    'stands the defender on the left for their own ruler, and what is written reads as ever (turned: %s)',
    async (isTurned) => {
      const page = await open('', 1000, 522);
      const rounds = await hang(page, { width: 1000, height: 522, isTurned });
      const numbered = await page.evaluate(
        (until) => {
          for (let t = 0; t < until; t += 0.1)
            if (window.stage.state(t)?.numbers.length === 1) return t + 0.2;
          return 0;
        },
        rounds.reduce((sum, { duration }) => sum + duration, 0),
      );
      expect(numbered).toBeGreaterThan(0);
      await show(page, numbered, { gentle: true });
      const figures = await visibleIn(page, 'figures');
      const middleOf = (label: string): number => {
        const there = figures.find((figure) => figure.label === label);
        return (there?.x ?? 0) + (there?.width ?? 0) / 2;
      };
      expect(Math.sign(middleOf('banner attacker') - middleOf('banner defender'))).toBe(isTurned ? 1 : -1);
      // A number begins with its sign; a ribbon ends with its count.
      const [sign, digit] = await visibleIn(page, 'numbers');
      expect(sign?.x).toBeLessThan(digit?.x ?? 0);
      const [ribbon] = await visibleIn(page, 'ribbons');
      const [band, ...digits] = await visibleIn(page, ribbon?.label ?? '');
      for (const { x } of digits) expect(x).toBeGreaterThan((band?.x ?? 0) + (band?.width ?? 0) / 2);
    },
  );

  it('makes nothing new when a battle is played a second time', async () => {
    const page = await open('', 1000, 522);
    await hang(page, { width: 480, height: 251, attacker: 'grand', defender: 'grand', weather: 'storm' });
    const objects = await page.evaluate(() => [window.stage.play(0, 16, 0.8), window.stage.play(0, 16, 0.8)]);
    expect(objects[0]).toBeGreaterThan(200);
    expect(objects[1]).toBe(objects[0]);
  });

  longIt(
    'names and counts every body of a great host on a wide cloth, and the larger ones on a phone',
    async () => {
      const page = await open('', 1000, 522);
      const ribbons = async (width: number, height: number): Promise<Seen[]> => {
        await hang(page, { width, height, attacker: 'grand', defender: 'grand' });
        await show(page, 0);
        return visibleIn(page, 'ribbons');
      };
      const wide = await ribbons(1280, 668);
      expect(wide.map(({ label }) => label)).toContain('ribbon attacker Swordsmen');
      expect(wide.length).toBe(22);
      const narrow = await ribbons(360, 188);
      expect(narrow.length).toBeGreaterThanOrEqual(10);
      for (const { x, y, width, height } of narrow) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(360);
        expect(y + height).toBeLessThanOrEqual(188);
      }
    },
  );

  longIt(
    'is a little dimmer by candlelight and keeps its hour, and dresses anew for it without being hung again',
    async () => {
      const page = await open('', 1000, 522);
      await hang(page, { width: 1000, height: 522 });
      await show(page, 0);
      const day = await colourAt(page, 480, 250, 30);
      await page.evaluate(() => window.stage.dress('night'));
      await show(page, 0);
      const night = await colourAt(page, 480, 250, 30);
      const light = (colour: readonly number[]): number => colour.reduce((sum, channel) => sum + channel, 0);
      expect(light(night)).toBeLessThan(light(day) * 0.97);
      expect(light(night)).toBeGreaterThan(light(day) * 0.75);
      await hang(page, { width: 1000, height: 522, timeOfDay: 'night' });
      await show(page, 0);
      expect(light(await colourAt(page, 480, 250, 30))).toBeLessThan(light(day) * 0.62);
    },
  );

  it('comes back when the browser has taken its context away', async () => {
    const page = await open('', 1000, 522);
    await hang(page, { width: 1000, height: 522 });
    await show(page, 0);
    const before = await colourAt(page, 480, 250, 30);
    await page.evaluate(() => window.stage.loseContext());
    await show(page, 0);
    const after = await colourAt(page, 480, 250, 30);
    after.forEach((channel, i) => expect(Math.abs(channel - (before[i] ?? 0))).toBeLessThan(3));
  });

  longIt('hangs once more where its context was taken away while it was being hung', async () => {
    const page = await openAnew('battle.html', 1000, false);
    // The first context is gone as soon as it is there.
    await page.evaluate(`(() => {
      const give = HTMLCanvasElement.prototype.getContext;
      let left = 1;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        const context = give.call(this, kind, ...rest);
        if (kind === 'webgl2' && left-- > 0)
          queueMicrotask(() => context.getExtension('WEBGL_lose_context').loseContext());
        return context;
      };
    })()`);
    await page.evaluate(() => window.battlePage.show({ status: 'settled' }));
    await expect
      .poll(() =>
        page.evaluate(
          `document.querySelector('[data-testid=battlefield] canvas')?.getContext('webgl2').isContextLost()`,
        ),
      )
      .toBe(false);
    await page.context().close();
  });

  longIt('leaves nothing behind when it is taken down', async () => {
    const page = await open('', 1000, 522);
    for (let time = 0; time < 3; time += 1) {
      await hang(page, { width: 1000, height: 522, weather: 'rain', seed: `take ${time}` });
      await show(page, 1);
      await page.evaluate(() => window.stage.take());
    }
    expect(await page.locator('canvas').count()).toBe(0);
  });

  it('moves no figure with reduced motion while blows fall', async () => {
    const page = await open('', 1000, 522);
    await hang(page, { width: 1000, height: 522, attacker: 'horse' });
    const places = async (t: number): Promise<Map<string, number>> => {
      await show(page, t, { gentle: true });
      return new Map((await visibleIn(page, 'figures')).filter(isFigure).map(({ label, x }) => [label, x]));
    };
    const early = await places(2);
    const late = await places(4);
    // A weapon may sink with its bearer's heart; nobody leaves his place.
    for (const [label, x] of late) expect(Math.abs(x - (early.get(label) ?? Infinity))).toBeLessThan(6);
  });

  // Every host is held to every window without pixels (tests/client/stage/withinTheHanging.test.ts): here it is looked at what was drawn.
  const NARROW_AND_WIDE = [
    [360, 188, ['horse', 'grand']],
    [1280, 200, ['siege']],
    [2560, 680, ['grand']],
  ] as const;
  const BETWEEN = [
    [360, 188, ['levy', 'rival', 'siege']],
    [412, 215, ['horse', 'grand']],
    [931, 486, ['siege']],
    [1280, 668, ['grand']],
    [2560, 680, ['levy']],
    [1280, 200, ['rival']],
  ] as const;
  it.each([...NARROW_AND_WIDE, ...(LONG ? BETWEEN : [])])(
    'shows all of itself and of both hosts in a window of %i by %i',
    async (width, height, hosts) => {
      const page = await open('', width, height);
      for (const host of hosts) {
        const rounds = await hang(page, { width, height, attacker: host, defender: host });
        const first = rounds[0]?.duration ?? 0;
        for (const t of [0, first * 0.3, first * 0.6]) {
          await show(page, t);
          const upper = await page.evaluate(() => window.stage.bounds('upper border'));
          const lower = await page.evaluate(() => window.stage.bounds('lower border'));
          expect(upper?.y).toBeGreaterThanOrEqual(-1);
          expect((lower?.y ?? 0) + (lower?.height ?? Infinity)).toBeLessThanOrEqual(height + 4);
          // The ends of the cloth, or its mirror image beyond them, reach the ends of the window.
          expect(lower?.x).toBeLessThanOrEqual(0.5);
          expect((lower?.x ?? 0) + (lower?.width ?? 0)).toBeGreaterThanOrEqual(width - 0.5);
          const figures = (await visibleIn(page, 'figures')).filter(
            ({ label }) => isFigure({ label }) || label.startsWith('banner'),
          );
          expect(figures.length).toBeGreaterThan(20);
          const cut = figures.filter(
            (one) => one.x < 0 || one.x + one.width > width || one.y < 0 || one.y + one.height > height,
          );
          expect(cut).toEqual([]);
        }
      }
    },
  );
});

describe('pictures of the hanging', () => {
  it.each(['day', 'night'].slice(0, often(1, 2)) as ('day' | 'night')[])(
    'every ground, told from all others, in the %s theme',
    async (theme) => {
      const page = await open('', 1000, 522);
      const seen: number[][] = [];
      for (const terrain of TERRAIN_IDS) {
        const rounds = await hang(page, { terrain, theme, width: 1000, height: 522, seed: terrain });
        await show(page, (rounds[0]?.start ?? 0) + 3, { weather: 3 });
        await picture(page, `battlefield/ground-${terrain}-${theme}`);
        await show(page, 0);
        seen.push([...(await colourAt(page, 470, 90, 60)), ...(await colourAt(page, 470, 300, 60))]);
      }
      seen.forEach((one, i) => {
        for (const other of seen.slice(i + 1)) {
          const distance = Math.hypot(...one.map((channel, k) => channel - (other[k] ?? 0)));
          expect(distance).toBeGreaterThan(4);
        }
      });
    },
  );

  it.each(some(WEATHER_IDS, 4))('%s', async (weather) => {
    const page = await open('', 1000, 522);
    await hang(page, { weather, terrain: 'forest', width: 1000, height: 522, timeOfDay: 'dusk' });
    await show(page, 3, { weather: 7.2 });
    await picture(page, `battlefield/weather-${weather}`);
  });

  longIt('a siege, a great host, a handful, and a phone', async () => {
    const page = await open('', 1280, 668);
    const take = async (name: string, request: HangRequest): Promise<void> => {
      const rounds = await hang(page, { width: 1280, height: 668, ...request });
      await show(page, (rounds[0]?.start ?? 0) + 3.2);
      await picture(page, `battlefield/${name}`);
    };
    await take('siege', {
      type: 'siege',
      attacker: 'siege',
      positions: ['open', 'walls'],
      timeOfDay: 'dawn',
    });
    await take('great-host', { attacker: 'grand', defender: 'grand', positions: ['high_ground', 'open'] });
    await take('handful', { attacker: 'handful', defender: 'levy', terrain: 'swamp', weather: 'storm' });
    await page.setViewportSize({ width: 360, height: 188 });
    await take('phone', { width: 360, height: 188, timeOfDay: 'night' });
    await take('phone-levy', { width: 360, height: 188, attacker: 'levy', defender: 'levy' });
    await page.setViewportSize({ width: 1280, height: 200 });
    await take('frieze', { width: 1280, height: 200 });
  });
});

const present = (page: Page, request: ShowRequest): Promise<void> =>
  page.evaluate((asked) => window.battlePage.show(asked), request);

describe('the battle screen', () => {
  it.each(LONG ? [1280, 360] : [1280])(
    'is whole and accessible by day and night at %i, live and when it has ended',
    async (width) => {
      const page = await openAnew('battle.html', width, true, {});
      await page.setViewportSize({ width, height: width < 600 ? 740 : 720 });
      const looked = async (name: string, request: ShowRequest): Promise<void> => {
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        await picture(page, `battlefield/${name}-${width}-day`, true);
        await present(page, { ...request, theme: 'night' });
        expect(await axeViolations(page, COLOURS)).toEqual([]);
        await picture(page, `battlefield/${name}-${width}-night`, true);
      };
      const live = { status: 'fighting', side: 'attacker', fought: 2 } as const;
      await present(page, live);
      await page.locator('canvas').waitFor();
      await page.getByRole('heading', { name: 'Round 2' }).waitFor();
      await page.getByText('led by Sir Amory Vane, Knight Champion').waitFor();
      await looked('screen-live', live);
      await page.evaluate(() => window.battlePage.leave());
      await present(page, { status: 'settled' });
      await page.getByRole('button', { name: 'Show me how it ended' }).click();
      await page.getByRole('heading', { name: 'How it ended' }).waitFor();
      await looked('screen-ended', { status: 'settled' });
      // As wide as a phone it is whole, too.
      await page.setViewportSize({ width: 360, height: 740 });
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      // Nine rounds of blows do not stand between the hanging and how it ended.
      const log = await page.getByRole('region', { name: 'Round by round' }).boundingBox();
      expect(log?.height).toBeLessThan(740);
      await page.context().close();
    },
  );

  it('tells a replay round by round, by keyboard, and keeps its outcome to itself until then', async () => {
    const page = await open('battle.html', 1280, 720, true);
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
  });

  longIt(
    'gives a caption its English on focus, every word of it its entry, and keeps it while it is read',
    async () => {
      const page = await openAnew('battle.html', 1280, true);
      await page.route('**/api/latin/word?**', (route) =>
        route.fulfill({
          json: {
            success: true,
            readings: [
              {
                id: 'hic_adv',
                headword: 'hīc',
                form: 'hīc',
                definition: 'here',
                partOfSpeech: 'adverb',
                features: '',
                exact: true,
              },
            ],
          },
        }),
      );
      await present(page, { status: 'fighting', fought: 1 });
      const word = page.locator('figure [lang="la"] button').first();
      await word.focus();
      const english = page.getByRole('tooltip');
      await expect
        .poll(() => page.evaluate(`getComputedStyle(document.querySelector('[role="tooltip"]')).opacity`))
        .toBe('1');
      const sentence = (await english.textContent()) ?? '';
      expect(sentence.length).toBeGreaterThan(8);
      await page.keyboard.press('Enter');
      const slip = page.getByRole('dialog', { name: 'The word Hīc' });
      await slip.getByText('hīc', { exact: true }).waitFor();
      await slip.getByText(`“${sentence}”`).waitFor();
      const ground = page.locator('header [lang="la"] button').first();
      expect(await ground.getAttribute('aria-haspopup')).toBe('dialog');
      // The battle goes on to its next round; the sentence that is being read stays.
      await present(page, { status: 'fighting', fought: 2 });
      await page.getByRole('heading', { name: 'Round 2' }).waitFor();
      expect(await slip.getByText(`“${sentence}”`).count()).toBe(1);
      await page.keyboard.press('Escape');
      // Whoever reads by the keyboard is back on their word, and the sentence stays until they leave it.
      await expect.poll(() => word.evaluate((one) => one === document.activeElement)).toBe(true);
      await expect.poll(() => english.textContent()).toBe(sentence);
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => english.textContent()).not.toBe(sentence);
      await page.context().close();
    },
  );

  longIt('says where a challenge stands, and loads no canvas for it', async () => {
    const page = await openAnew('battle.html', 1280, true);
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
    const page = await openAnew('battle.html', 1280, true);
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
    const page = await open('battle.html', 1280, 720, true);
    await present(page, { status: 'fighting', side: 'attacker', fought: 1, link: 'reconnecting' });
    await page.getByText('The line dropped').waitFor();
    await page.getByText('Your host does as it was last told').first().waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Fight round 2 now' }).getAttribute('aria-disabled'))
      .toBe('true');
    // A battle that is over needs none.
    const fight = page.getByRole('button', { name: 'Fight round 2 now' });
    await fight.focus();
    await present(page, { status: 'settled', side: 'attacker', link: 'reconnecting' });
    await page.getByText('The line dropped').waitFor({ state: 'detached' });
    // The keyboard is not left nowhere by orders that are no longer to be given.
    await fight.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement === document.body')).toBe(false);
  });

  longIt(
    'lights what will be done if nothing more is said, before the first word and after any',
    async () => {
      const page = await open('battle.html', 1280, 720, true);
      const lit = async (): Promise<string[]> =>
        page.locator('[role="radio"][aria-checked="true"]').allTextContents();
      await present(page, { status: 'accepted', side: 'attacker' });
      await page.getByText('your host will hold and strike the weakest').waitFor();
      await expect.poll(() => lit()).toEqual(['Hold', 'Weakest', 'Line']);
      await page.getByText('once both commanders see the field').waitFor();
      await present(page, {
        status: 'fighting',
        side: 'attacker',
        fought: 0,
        ownOrders: { stance: 'feint', target: 'archers', ready: false },
      });
      await page.getByText('your host will feint and look for archers').waitFor();
      await expect.poll(() => lit()).toEqual(['Feint', 'Archers', 'Line']);
      // The round was fought pressing: silence presses on.
      await present(page, { status: 'fighting', side: 'attacker', fought: 1 });
      await page.getByText('your host will press and strike the weakest').waitFor();
      await expect.poll(() => lit()).toEqual(['Press', 'Weakest', 'Line']);
      // An order that does not reach the field is not lit.
      await page.getByRole('radio', { name: 'Fall back' }).click();
      await page.getByText('There is nothing here by that name').waitFor();
      await expect.poll(() => lit()).toEqual(['Press', 'Weakest', 'Line']);
    },
  );

  longIt('says when the picture trails behind the battle, and is live only when it does not', async () => {
    const page = await open('battle.html', 1280, 720, true);
    const live = page.getByRole('button', { name: 'live', exact: true });
    await present(page, { status: 'fighting', side: 'attacker', fought: 1 });
    await page.locator('canvas').waitFor();
    await expect.poll(() => live.getAttribute('aria-pressed')).toBe('true');
    // Nothing is drawn while the page is not seen: rounds come all the same.
    await hide(page, true);
    await present(page, { status: 'fighting', side: 'attacker', fought: 3 });
    await page.getByText('Two rounds behind: catching up').waitFor();
    await expect.poll(() => live.getAttribute('aria-pressed')).toBe('false');
    await page.getByRole('button', { name: 'Jump to now' }).click();
    await page.getByText('catching up').waitFor({ state: 'detached' });
    await expect.poll(() => live.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('heading', { name: 'Round 3' }).waitFor();
    await present(page, { status: 'fighting', side: 'attacker', fought: 4 });
    await page.getByText('A round behind: catching up').waitFor();
    await hide(page, false);
    await page.getByText('catching up').waitFor({ state: 'detached' });
    await expect.poll(() => live.getAttribute('aria-pressed')).toBe('true');
  });

  it('is brought nearer by hand, moved by a drag or the arrows, and follows the fight again when told to', async () => {
    const page = await open('battle.html', 1280, 720, true);
    await present(page, { status: 'settled' });
    const canvas = page.locator('canvas');
    await canvas.waitFor();
    const follow = page.getByRole('button', { name: 'Follow the fight' });
    await follow.waitFor();
    // Nothing moves by itself here: what differs is where one looks.
    await page.mouse.move(2, 2);
    const seen = async (): Promise<string> => (await canvas.screenshot()).toString('base64');
    const becomes = (differs: string): Promise<void> => expect.poll(seen).not.toBe(differs);
    const whole = await seen();
    await page.getByRole('button', { name: 'Nearer' }).click();
    await becomes(whole);
    await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('false');
    const nearer = await seen();
    await page.keyboard.press('ArrowRight');
    await becomes(nearer);
    const aside = await seen();
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('there is no cloth');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(2, 2);
    await becomes(aside);
    await picture(page, 'battlefield/screen-nearer-1280');
    // The arrows moved the look, not the battle; a wheel alone moves the page.
    expect(await page.getByRole('heading', { name: 'Round 2' }).count()).toBe(0);
    await follow.click();
    await expect.poll(seen).toBe(whole);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 40);
    expect(await follow.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('false');
    await page.evaluate('scrollTo(0, 0)');
  });

  longIt(
    'comes nearer by two fingers on a phone, and by one goes aside; the page stays as wide as it was',
    async () => {
      const page = await open('battle.html', 360, 740, true);
      await present(page, { status: 'settled' });
      const canvas = page.locator('canvas');
      await canvas.waitFor();
      const follow = page.getByRole('button', { name: 'Follow the fight' });
      const seen = async (): Promise<string> => (await canvas.screenshot()).toString('base64');
      const whole = await seen();
      const box = await canvas.boundingBox();
      if (box === null) throw new Error('there is no cloth');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const line = await page.context().newCDPSession(page);
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...at: readonly number[]
      ): Promise<unknown> =>
        line.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at.map((aside, id) => ({ x: x + aside, y, id })),
        });
      await touch('touchStart', -20);
      await touch('touchStart', -20, 20);
      for (const apart of [30, 45, 60]) await touch('touchMove', -apart, apart);
      await touch('touchEnd');
      await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('false');
      await expect.poll(seen).not.toBe(whole);
      const nearer = await seen();
      await touch('touchStart', 0);
      for (const to of [20, 50]) await touch('touchMove', to);
      await touch('touchEnd');
      await expect.poll(seen).not.toBe(nearer);
      expect(await page.evaluate('visualViewport.scale')).toBe(1);
      await line.detach();
      await follow.click();
      await expect.poll(seen).toBe(whole);
    },
  );

  longIt('takes the focus to how it ended when asked for it', async () => {
    const page = await open('battle.html', 1280, 720, true);
    await present(page, { status: 'settled' });
    await page.getByRole('button', { name: 'Show me how it ended' }).click();
    await page.getByRole('heading', { name: 'How it ended' }).waitFor();
    await expect.poll(() => page.evaluate(`document.activeElement.textContent`)).toMatch(/^Aquilonia wins/);
  });
});

/** Makes the page believe that it is not seen, or is again. */
const hide = (page: Page, hidden: boolean): Promise<unknown> =>
  page.evaluate(`
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${String(hidden)} });
    document.dispatchEvent(new Event('visibilitychange'));
  `);

describe('the battle’s picture', () => {
  /** How often the canvas is drawn while the browser shows thirty frames. */
  const draws = (page: Page): Promise<number> =>
    page.evaluate(`(async () => {
      const before = window.draws;
      for (let frame = 0; frame < 30; frame += 1) await new Promise((shown) => requestAnimationFrame(shown));
      return window.draws - before;
    })()`);
  // A small window: drawing is done in software here, and what counts is how often.
  const counted = async (request: ShowRequest, gentle = false): Promise<Page> => {
    const page = await open('battle.html', 640, 480, gentle);
    await page.evaluate(`(() => {
      if ('draws' in window) return;
      window.draws = 0;
      const clear = WebGL2RenderingContext.prototype.clear;
      WebGL2RenderingContext.prototype.clear = function (...what) {
        window.draws += 1;
        return clear.apply(this, what);
      };
    })()`);
    const before = await page.evaluate('window.draws');
    await present(page, { weather: 'rain', ...request });
    await page.locator('canvas').waitFor();
    await expect
      .poll(() => page.evaluate('window.draws'), { timeout: 60_000 })
      .toBeGreaterThan(Number(before));
    return page;
  };
  /** Thirty frames without a stroke, once what was under way has settled. */
  const rests = (page: Page): Promise<void> => expect.poll(() => draws(page), { timeout: 60_000 }).toBe(0);

  it('is drawn while a battle is played, and not while it is paused, in whatever weather', async () => {
    const page = await counted({ status: 'settled' });
    expect(await draws(page)).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Pause' }).click();
    await rests(page);
    await page.getByRole('button', { name: 'Play' }).click();
    expect(await draws(page)).toBeGreaterThan(3);
  });

  longIt('is not drawn when the battle has ended, but anew for whatever changes it', async () => {
    const page = await counted({ status: 'settled' });
    await page.getByRole('button', { name: 'Show me how it ended' }).click();
    await rests(page);
    const before = await page.evaluate('window.draws');
    await present(page, { status: 'settled', weather: 'rain', theme: 'night' });
    await expect
      .poll(() => page.evaluate('window.draws'), { timeout: 60_000 })
      .toBeGreaterThan(Number(before));
    await rests(page);
  });

  longIt('is not drawn while the page is hidden', async () => {
    const page = await counted({ status: 'settled' });
    await hide(page, true);
    await rests(page);
    await hide(page, false);
    expect(await draws(page)).toBeGreaterThan(3);
  });

  longIt('stirs while a live battle waits for its next round, but not with reduced motion', async () => {
    const stirring = await counted({ status: 'fighting', fought: 1 });
    await stirring.getByRole('heading', { name: 'Round 1' }).waitFor();
    expect(await draws(stirring)).toBeGreaterThan(3);
    const still = await counted({ status: 'fighting', fought: 1 }, true);
    await rests(still);
  });
});
