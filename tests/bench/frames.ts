// A frame of the battle's hanging with two thousand figures in a headless Chromium: microseconds of JavaScript, by system, and the bytes it leaves
// to be swept up. Frames are a sixtieth of a second of battle
// time apart, however long the machine takes over drawing them, which is another process's work. Needs a Chromium on this machine.
import { serveStage } from '../browser/stagePage/serve.ts';
import type { FrameTimes, StageApi } from '../browser/stagePage/api.ts';
import { launchChromium } from '../browser/support/chromium.ts';
import type { Bench, BenchRow } from './measure.ts';

/** What the page puts on its window; functions handed to `evaluate` run there. */
declare const window: { readonly stage: StageApi };

const WARMUPS = 420;
const FRAMES = 300;
/** Pixels to a CSS pixel: they are filled by software here, in another process, and are none of the script's affair. */
const COARSE = 0.25;
/** Milliseconds of a frame: a quarter of what sixty a second allow. */
const GOAL = 4;

const SAID: Readonly<Record<keyof FrameTimes, string>> = {
  all: 'a frame',
  timeline: 'its timeline: the instant told from the score',
  figures: 'its transforms: figures posed',
  order: 'its culling and order: who is drawn, far before near',
  rest: 'its ribbons, missiles, fallen and weather',
  pixi: 'its update by Pixi and calls of WebGL',
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

interface Sample {
  readonly selfSize: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children: readonly Sample[];
}
const allocated = (node: Sample): number =>
  node.selfSize + node.children.reduce((sum, child) => sum + allocated(child), 0);

const run = async (): Promise<readonly BenchRow[]> => {
  const site = await serveStage();
  const browser = await launchChromium();
  try {
    const page = await (
      await browser.newContext({ viewport: { width: 1280, height: 668 }, deviceScaleFactor: COARSE })
    ).newPage();
    await page.goto(site.url);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const figures = await page.evaluate(async () => {
      await window.stage.hang({ attacker: 'multitude', defender: 'multitude', stances: ['press', 'press'] });
      return window.stage.drawnUp().figures;
    });
    await page.evaluate((frames) => window.stage.clock(frames), WARMUPS);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const cpu = async (): Promise<number> => {
      const { metrics } = await tools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    };
    const before = await cpu();
    const times = await page.evaluate((frames) => window.stage.clock(frames), FRAMES);
    const thread = ((await cpu()) - before) / FRAMES;
    await tools.send('HeapProfiler.startSampling', {
      samplingInterval: 2048,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    });
    await page.evaluate((frames) => window.stage.frames(frames), FRAMES);
    const { profile } = await tools.send('HeapProfiler.stopSampling');
    const row = (system: keyof FrameTimes): BenchRow => {
      const sorted = times[system].toSorted((a, b) => a - b);
      const median = at(sorted, 0.5);
      return {
        what: `${SAID[system]} (95 of 100 within ${at(sorted, 0.95).toFixed(2)} ms)`,
        rate: median * 1000,
        unit: 'µs',
        against: `what ${GOAL} ms allow`,
        ratio: GOAL / median,
        goal: system === 'all' ? 1 : null,
      };
    };
    return [
      ...(['all', 'timeline', 'figures', 'order', 'rest', 'pixi'] as const).map(row),
      {
        what: `a frame, by the thread’s CPU (${figures} figures, ${Math.round(allocated(profile.head) / FRAMES / 1024)} KiB to sweep up a frame)`,
        rate: thread * 1000,
        unit: 'µs',
        against: `what ${GOAL} ms allow`,
        ratio: GOAL / thread,
        goal: 1,
      },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
};

export const framesBench: Bench = {
  name: 'frames',
  about:
    'microseconds of JavaScript for a frame of the battle’s hanging, two hosts of 4,000 men as about 2,000 figures, in headless Chromium: medians of 300 frames on ' +
    'the wall clock by system, and the whole, with what the browser itself does in its turn, by the CPU time of the page’s thread.',
  run,
};
