// What a kingdom has and spends. The one list, for content, engine and window alike; what players call each is resourceWords.ts's.
import { z } from 'zod';

export const RESOURCES = [
  'gold',
  'mana',
  'population',
  'land',
  'researchPoints',
  'food',
  'materials',
] as const;
export const ResourceName = z.enum(RESOURCES);
export type ResourceName = z.infer<typeof ResourceName>;
