// A resource as players call it (content/schema/resourceWords.ts); the compiler asks for the words of each.
import { RESOURCE_WORDS as WORDS } from '@sigilla/content/schema/resourceWords.ts';
import type { ResourceName } from './kingdom.ts';

export const RESOURCE_WORDS: Readonly<Record<ResourceName, (typeof WORDS)[ResourceName]>> = WORDS;

const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(RESOURCE_WORDS).map(([name, { label }]) => [name, label]),
);

/** A resource as players call it; the name itself for one this edition does not know. */
export const resourceName = (name: string): string => LABELS[name] ?? name;
