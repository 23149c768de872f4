// Every quest, read and checked, by its id.
import { z } from 'zod';
import { HeroQuest } from '../../schema/heroQuest.ts';
import { questsOfArms } from './arms.ts';
import { questsOfMagic } from './magic.ts';
import { questsOfTheRoad } from './road.ts';
import { questsOfTrade } from './trade.ts';

const all: readonly HeroQuest[] = z
  .array(HeroQuest)
  .parse([...questsOfArms, ...questsOfMagic, ...questsOfTrade, ...questsOfTheRoad]);

export const heroQuests: ReadonlyMap<string, HeroQuest> = new Map(all.map((one) => [one.id, one]));
