// The process in which the bench of small battles reckons odds, its code not yet warm: says when it is loaded, does one task, and tells
// the CPU seconds that it took.
import { estimateOdds } from '@sigilla/engine/battle/odds.ts';
import { SEED } from '../engine/battle/armies.ts';
import type { OddsTask } from './skirmish.ts';

process.on('message', ({ setup, samples }: OddsTask) => {
  const before = process.cpuUsage();
  estimateOdds(setup, samples, SEED);
  const { user, system } = process.cpuUsage(before);
  process.send?.((user + system) / 1_000_000);
  process.disconnect();
});
process.send?.('loaded');
