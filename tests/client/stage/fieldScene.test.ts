// A battle in a list: a picture of its own, that agrees with its ground and gives nothing away.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FieldScene } from '../../../client/features/battle/FieldScene.tsx';
import { liveriesOf } from '../../../client/ui/art/livery.ts';

const drawn = (change: Partial<Parameters<typeof FieldScene>[0]> = {}): string =>
  renderToStaticMarkup(
    createElement(FieldScene, {
      id: 'abc',
      terrain: 'plains',
      hour: 'day',
      share: 0.5,
      liveries: liveriesOf('Saltmarsh Abbey', 'Gallowmere'),
      isOver: true,
      ...change,
    }),
  );
const lying = (picture: string): number => picture.match(/rotate\(-82\)/g)?.length ?? 0;

describe('the small picture of a battle', () => {
  it('shows no two battles alike, and the same one always the same', () => {
    expect(drawn()).toBe(drawn());
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((id) => drawn({ id }))).size).toBe(5);
  });

  it('dresses both hosts in the cloth of their houses', () => {
    const [ours, theirs] = liveriesOf('Saltmarsh Abbey', 'Gallowmere');
    expect(drawn()).toContain(ours.side);
    expect(drawn()).toContain(theirs.side);
    expect(drawn({ liveries: liveriesOf('Thistlecombe', 'Redwater Ford') })).not.toBe(drawn());
  });

  it('has a torch under the earth and no sun, wherever the sun stands on other ground', () => {
    const lights = (terrain: string) =>
      new Set(['a', 'b', 'c', 'd'].map((id) => /<circle cx="([^"]+)"/.exec(drawn({ id, terrain }))?.[1]));
    expect(lights('plains').size).toBe(4);
    expect([...lights('underground')]).toEqual(['-70.5']);
  });

  it('has a moon and stars by night, but none under the earth', () => {
    const circles = (picture: string): number => picture.match(/<circle cx="[^"]+" cy="2/g)?.length ?? 0;
    expect(circles(drawn())).toBe(1);
    expect(circles(drawn({ hour: 'night' }))).toBe(2);
    expect(drawn({ hour: 'night' })).not.toBe(drawn());
    expect(drawn({ hour: 'dusk' })).not.toBe(drawn({ hour: 'dawn' }));
    expect(drawn({ hour: 'night', terrain: 'underground' })).toBe(drawn({ terrain: 'underground' }));
  });

  it('lets as many lie on either side once it is over, and somebody stand; nobody while it is fought', () => {
    for (const id of ['a', 'b', 'c', 'd'])
      for (const share of [0.02, 0.5, 0.98]) {
        expect(lying(drawn({ id, share, isOver: false }))).toBe(0);
        expect(lying(drawn({ id, share }))).toBeGreaterThan(1);
        expect(lying(drawn({ id, share }))).toBeLessThan(5);
      }
    expect(lying(drawn({ share: 0.02 }))).toBe(lying(drawn({ share: 0.98 })));
  });
});
