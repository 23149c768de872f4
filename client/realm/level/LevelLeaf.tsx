// The whole climb, fetched when it is first opened: from the badge or from the news of a new level.
import { later } from '../page/later.tsx';

export const LevelLeaf = later(async () => (await import('./LevelProgression.tsx')).LevelProgression);
