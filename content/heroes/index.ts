// Everything about heroes, read and checked: who there is, their classes and tempers, and where they may be sent.
import { z } from 'zod';
import { HeroDefinition } from '../schema/hero.ts';
import { economicHeroes } from './economic.ts';
import { magicalHeroes } from './magical.ts';
import { militaryHeroes } from './military.ts';

export { heroClasses } from './classes.ts';
export { heroMissions } from './missions.ts';
export { heroTraits } from './traits.ts';

export const heroes: readonly HeroDefinition[] = z
  .array(HeroDefinition)
  .parse([...militaryHeroes, ...magicalHeroes, ...economicHeroes]);
