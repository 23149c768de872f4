// What a wrong clock has made of a kingdom: artifacts that rest, and treaties and artifacts that work, until days that have not come. Invariant: each
// has its own hours from now on, and what was begun by a right clock is left as it is.
import type { ActiveEffect, Kingdom, OwnedArtifact } from './kingdom.ts';

const rested = (artifact: OwnedArtifact, now: number): OwnedArtifact => {
  const { discoveredAt, lastUsedAt, cooldownUntil } = artifact;
  const found = { ...artifact, discoveredAt: Math.min(discoveredAt, now) };
  if (lastUsedAt === null || lastUsedAt <= now) return found;
  return {
    ...found,
    lastUsedAt: now,
    cooldownUntil: cooldownUntil === null ? null : now + (cooldownUntil - lastUsedAt),
  };
};

const begun = (effect: ActiveEffect, now: number): ActiveEffect => {
  if (effect.startedAt <= now) return effect;
  return effect.kind === 'spell'
    ? { ...effect, startedAt: now }
    : { ...effect, startedAt: now, until: now + (effect.until - effect.startedAt) };
};

/** The kingdom with nothing begun later than `now` (epoch milliseconds). */
export const withTimesRight = (kingdom: Kingdom, now: number): Kingdom => ({
  ...kingdom,
  turns: { ...kingdom.turns, settledAt: Math.min(kingdom.turns.settledAt, now) },
  lastTurnUsedAt: kingdom.lastTurnUsedAt === null ? null : Math.min(kingdom.lastTurnUsedAt, now),
  artifacts: kingdom.artifacts.map((one) => rested(one, now)),
  activeEffects: kingdom.activeEffects.map((one) => begun(one, now)),
});
