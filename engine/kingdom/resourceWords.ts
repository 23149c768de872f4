// What players call each resource: as a heading, and within a sentence. The one list, for the engine's refusals and for the window.
import type { ResourceName } from './kingdom.ts';

interface ResourceWords {
  /** "Gold". */
  readonly label: string;
  /** "Need 5 more gold". */
  readonly spoken: string;
}

export const RESOURCE_WORDS: Readonly<Record<ResourceName, ResourceWords>> = {
  gold: { label: 'Gold', spoken: 'gold' },
  food: { label: 'Food', spoken: 'food' },
  materials: { label: 'Materials', spoken: 'materials' },
  mana: { label: 'Mana', spoken: 'mana' },
  land: { label: 'Land', spoken: 'land' },
  population: { label: 'Population', spoken: 'population' },
  researchPoints: { label: 'Research', spoken: 'research points' },
};

const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(RESOURCE_WORDS).map(([name, { label }]) => [name, label]),
);

/** A resource as players call it; the name itself for one this edition does not know. */
export const resourceName = (name: string): string => LABELS[name] ?? name;
