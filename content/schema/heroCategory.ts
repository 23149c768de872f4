// What heroes are for: fighting, magic, or the running of things. Apart, for whoever needs to know no more of them.
import { z } from 'zod';

export const HERO_CATEGORIES = ['military', 'magical', 'economic'] as const;
export const HeroCategory = z.enum(HERO_CATEGORIES);
export type HeroCategory = z.infer<typeof HeroCategory>;
