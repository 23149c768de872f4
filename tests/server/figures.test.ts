// What a process tells of itself once a minute.
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { tellFigures } from '@sigilla/server/figures.ts';
import type { Figures } from '@sigilla/server/figures.ts';
import type { StoreHealth } from '@sigilla/server/store/Store.ts';

const health: StoreHealth = {
  queued: 2,
  oldestWait: 12.4,
  commits: 100,
  syncs: 40,
  isFailing: false,
};

describe('the figures of a process', () => {
  it('are told again and again, each time of what has been since, until the telling ends', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let commits = 100;
    const told: Figures[] = [];
    const log = {
      info: (figures: unknown) => void told.push(figures as Figures),
      isLevelEnabled: () => true,
    };
    const stop = tellFigures({ health: () => ({ ...health, commits: (commits += 7) }) }, log, 20);
    vi.advanceTimersByTime(40);
    expect(told).toHaveLength(2);
    stop();
    expect(told[1]).toMatchObject({
      commits: 7,
      syncs: 0,
      queued: 2,
      oldestWaitMs: 12,
      windows: 0,
      rooms: 0,
    });
    for (const { busy, cores, memoryMb, lateMs } of told) {
      expect(busy).toBeGreaterThanOrEqual(0);
      expect(busy).toBeLessThanOrEqual(1);
      expect(cores).toBeGreaterThanOrEqual(0);
      expect(memoryMb).toBeGreaterThan(20);
      expect(Number.isInteger(lateMs)).toBe(true);
    }
    vi.advanceTimersByTime(60);
    expect(told).toHaveLength(2);
  });

  it('are not measured where the log would not take them', () => {
    const asked = { health: (): StoreHealth => expect.fail('nobody asks') };
    const log = { info: () => expect.fail('nobody hears'), isLevelEnabled: () => false };
    tellFigures(asked, log, 1)();
  });
});
