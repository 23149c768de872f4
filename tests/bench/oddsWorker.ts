// The process in which the bench of small battles reckons odds, its code not yet warm: says when it is loaded, does one task, and tells
// the CPU seconds that it took.
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import { SEED } from '../engine/battle/armies.ts';
import type { CpuSeconds, OddsTask } from './skirmish.ts';

const secondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000_000;

process.on('message', ({ setup, samples }: OddsTask) => {
  const before = process.cpuUsage();
  const ownBefore = process.threadCpuUsage();
  estimateOdds(setup, samples, SEED);
  const own = secondsOf(process.threadCpuUsage(ownBefore));
  process.send?.({ all: secondsOf(process.cpuUsage(before)), own } satisfies CpuSeconds);
  process.disconnect();
});
process.send?.('loaded');
