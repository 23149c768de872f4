// What the first page costs and shows, as a browser sees it: few scripts, pressed ones, and the promise as the largest thing painted.
import { describe, expect, it } from 'vitest';
import { inRealm, picture } from './support/realm.ts';

const visit = inRealm();

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

describe('the first page', () => {
  it.each([
    ['1280', { viewport: { width: 1280, height: 800 } }],
    ['360', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
  ] as const)('paints its promise largest, from few and pressed scripts (%s)', async (width, options) => {
    // With less motion the frieze is the drawn one: what a battle on the field brings comes later, and only where it is in sight.
    const visitor = await visit({ ...options, reducedMotion: 'reduce' });
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
});
