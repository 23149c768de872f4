// What may be done with an artifact and what comes of it: whether it rests, is at work, or has run out, and what it brings at once (gains.ts).
// Invariants: time is the server's; an artifact at work or at rest can't be used; nothing but its own uses and hours pays for what it brings.
import type { KingdomContent } from './content.ts';
import type { ArtifactDefinition } from '@sigilla/content/schema/artifact.ts';
import { received, type Receiving } from './gains.ts';
import type { ActiveEffect, Kingdom, OwnedArtifact } from './kingdom.ts';

const HOUR = 3_600_000;
/** Turns that using an artifact takes (kingdom.md §9). */
export const ACTIVATION_TURNS = 1;
/** Artifacts that may be switched on at once. */
export const SWITCHED_AT_ONCE = 2;
/** More uses of one kind than this are not kept. */
const USES_KEPT = 99;

/** What a holder may do with an artifact now. */
export type ArtifactState =
  | { readonly is: 'ready' }
  /** It works by being owned. */
  | { readonly is: 'always' }
  | { readonly is: 'at work'; readonly until: number | null }
  | { readonly is: 'resting'; readonly until: number }
  | { readonly is: 'used up' };

type Holder = Pick<Kingdom, 'activeEffects'>;

/** The state of an owned artifact at `now`. */
export const artifactState = (
  owned: OwnedArtifact,
  { effect }: ArtifactDefinition,
  { activeEffects }: Holder,
  now: number,
): ArtifactState => {
  if (effect.mode === 'passive') return { is: 'always' };
  if (effect.mode === 'toggleable') return owned.isActive ? { is: 'at work', until: null } : { is: 'ready' };
  for (const glow of activeEffects)
    if (glow.kind === 'artifact' && glow.id === owned.artifactId && glow.until > now)
      return { is: 'at work', until: glow.until };
  if (owned.usesRemaining === 0) return { is: 'used up' };
  if (owned.cooldownUntil !== null && owned.cooldownUntil > now)
    return { is: 'resting', until: owned.cooldownUntil };
  return { is: 'ready' };
};

/** How many are switched on. */
export const switchedOn = (artifacts: readonly OwnedArtifact[], content: KingdomContent): number =>
  artifacts.filter(
    ({ artifactId, isActive }) => isActive && content.artifacts.get(artifactId)?.effect.mode === 'toggleable',
  ).length;

/** The artifacts with one more found: of a kind that runs out, its uses are added to what is there. */
export const withFound = (
  artifacts: readonly OwnedArtifact[],
  { id: artifactId, effect }: ArtifactDefinition,
  id: string,
  now: number,
): OwnedArtifact[] => {
  const present = artifacts.find((one) => one.artifactId === artifactId);
  if (present !== undefined && effect.uses !== null) {
    const usesRemaining = Math.min(USES_KEPT, (present.usesRemaining ?? 0) + effect.uses);
    return artifacts.map((one) => (one === present ? { ...one, usesRemaining } : one));
  }
  return [
    ...artifacts,
    {
      id,
      artifactId,
      discoveredAt: now,
      usesRemaining: effect.uses,
      isActive: effect.mode === 'passive',
      lastUsedAt: null,
      cooldownUntil: null,
    },
  ];
};

/** The kingdom after using an artifact that is ready: what it brings at once, what goes on, and how long it rests. */
export const used = (
  kingdom: Kingdom,
  owned: OwnedArtifact,
  { effect }: ArtifactDefinition,
  using: Receiving,
): Kingdom => {
  const { now } = using;
  const after: OwnedArtifact = {
    ...owned,
    isActive: effect.mode === 'toggleable' ? true : owned.isActive,
    usesRemaining: owned.usesRemaining === null ? null : owned.usesRemaining - 1,
    lastUsedAt: now,
    cooldownUntil: effect.cooldownHours === null ? null : now + effect.cooldownHours * HOUR,
  };
  const glow: readonly ActiveEffect[] =
    effect.durationHours === null
      ? []
      : [
          {
            kind: 'artifact',
            id: owned.artifactId,
            startedAt: now,
            until: now + effect.durationHours * HOUR,
          },
        ];
  const gained = effect.gains.reduce((one, gain) => received(one, gain, using), kingdom);
  return {
    ...gained,
    artifacts: gained.artifacts.map((one) => (one.id === owned.id ? after : one)),
    activeEffects: glow.length === 0 ? gained.activeEffects : [...gained.activeEffects, ...glow],
  };
};
