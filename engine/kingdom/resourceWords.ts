// A resource as players call it, by a name of which nobody can be sure (content/schema/resourceWords.ts).
import { RESOURCE_WORDS } from '@sigilla/content/schema/resourceWords.ts';

const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(RESOURCE_WORDS).map(([name, { label }]) => [name, label]),
);

/** A resource as players call it; the name itself for one this edition does not know. */
export const resourceName = (name: string): string => LABELS[name] ?? name;
