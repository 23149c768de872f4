// Presses of the cards on the Actions page: a second one that comes too soon is passed over.
import { describe, expect, it } from 'vitest';
import { THROTTLE_MS, createThrottle } from '@sigilla/client/features/actions/throttle.ts';

describe('a press on a card of deeds', () => {
  it('KK-051 KR-062 is passed over in silence within 1000 ms of the last that counted, and counts again after them', () => {
    let at = 5;
    let done = 0;
    const throttled = createThrottle(() => at);
    const press = (after: number): number => {
      at += after;
      throttled(() => void (done += 1));
      return done;
    };
    expect(THROTTLE_MS).toBe(1000);
    expect([press(0), press(1), press(998), press(1)]).toEqual([1, 1, 1, 2]);
    expect([press(600), press(600)]).toEqual([2, 3]);
  });
});
