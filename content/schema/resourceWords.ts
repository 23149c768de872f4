// What players call each resource: for texts, for the engine's refusals and for the window.
import type { ResourceName } from './resource.ts';

interface ResourceWords {
  /** "Gold": a heading. */
  readonly label: string;
  /** "Need 5 more gold": what one must have. */
  readonly spoken: string;
  /** "+6 people a turn": what comes. */
  readonly brought: string;
}

export const RESOURCE_WORDS = {
  gold: { label: 'Gold', spoken: 'gold', brought: 'gold' },
  food: { label: 'Food', spoken: 'food', brought: 'food' },
  materials: { label: 'Materials', spoken: 'materials', brought: 'materials' },
  mana: { label: 'Mana', spoken: 'mana', brought: 'mana' },
  land: { label: 'Land', spoken: 'land', brought: 'land' },
  population: { label: 'Population', spoken: 'population', brought: 'people' },
  researchPoints: { label: 'Research', spoken: 'research points', brought: 'research' },
} as const satisfies Readonly<Record<ResourceName, ResourceWords>>;
