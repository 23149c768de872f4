// What opens at which level on a game server: one table for the realm's guards and for what a window shows.
// Invariant: nothing else compares a ruler's level with the level of a feature.
import type { UnlockId } from '@sigilla/content/schema/unlock.ts';
import type { KingdomContent, RealmRules } from './content.ts';

/** One feature or building, and the level at which it opens here. */
export interface Opening {
  readonly kind: 'feature' | 'building';
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly description: string;
  /** What may be done from then on; null where nothing in the realm asks for it yet. */
  readonly opens: string | null;
}

/** The level at which a feature opens on a game server. */
export const unlockLevel = (id: UnlockId, content: KingdomContent, rules: RealmRules): number => {
  const unlock = content.unlocks.get(id);
  if (unlock === undefined) throw new Error(`no feature ${id} is in the content`);
  return unlock.rule === null ? unlock.level : rules[unlock.rule];
};

/** Everything that opens at a level of its own, the lowest first: the features, and the buildings that ask for more than the first level. */
export const openingsOf = (content: KingdomContent, rules: RealmRules): readonly Opening[] =>
  [
    ...[...content.unlocks.values()].map(({ id, name, description, opens }) => ({
      kind: 'feature' as const,
      id,
      name,
      level: unlockLevel(id, content, rules),
      description,
      opens,
    })),
    ...[...content.buildings.values()]
      .filter(({ requirements }) => requirements.level > 1)
      .map(({ id, name, requirements, effects }) => ({
        kind: 'building' as const,
        id,
        name,
        level: requirements.level,
        description: effects.description,
        opens: effects.benefits.join(' · '),
      })),
  ].toSorted((a, b) => a.level - b.level);
