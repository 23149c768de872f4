// Where a hand looks on the hanging.
import { describe, expect, it } from 'vitest';
import { FIELD_WIDTH } from '@sigilla/client/stage/battlefield/field.ts';
import { Looking } from '@sigilla/client/stage/battlefield/Looking.ts';

describe('a look by hand', () => {
  it('comes nearer about a point, which stays where it is, and no nearer than the thread bears', () => {
    const looking = new Looking();
    looking.lean(2, { x: 300, y: 200 });
    const two = looking.snapshot();
    // Left of the middle by 200 as it was: by as much as it is seen, and half as much of the field.
    expect(two).toMatchObject({ zoom: 2, x: 400 });
    for (let i = 0; i < 9; i += 1) looking.lean(2);
    expect(looking.snapshot()?.zoom).toBe(3);
  });

  it('never shows where there is no cloth, and moves nothing while the eye follows the fight', () => {
    const looking = new Looking();
    looking.pan(100, 0);
    expect(looking.snapshot()).toBeNull();
    looking.lean(2);
    looking.pan(1e6, 0);
    expect(looking.snapshot()?.x).toBe(FIELD_WIDTH / 4);
    looking.pan(-1e6, 0);
    expect(looking.snapshot()?.x).toBe((FIELD_WIDTH * 3) / 4);
  });

  it('goes after the hand on a cloth that hangs the other way round, too', () => {
    const [looking, turned] = [new Looking(), new Looking(true)];
    for (const one of [looking, turned]) {
      one.lean(2);
      one.pan(100, 20);
    }
    expect(looking.snapshot()).toMatchObject({ x: 450 });
    expect(turned.snapshot()).toMatchObject({ x: 550, y: looking.snapshot()?.y });
  });

  it('begins from what was seen, and ends when the whole is seen again', () => {
    const looking = new Looking();
    let told = 0;
    const stop = looking.subscribe(() => (told += 1));
    looking.saw({ x: 600, y: 200, zoom: 1.5 }, FIELD_WIDTH);
    looking.lean(1.2);
    expect(looking.snapshot()).toMatchObject({ x: 600, y: 200 });
    looking.lean(0.4);
    expect(looking.snapshot()).toBeNull();
    looking.release();
    expect(told).toBe(2);
    stop();
  });
});
