// Frames with their wider half: more words in more places, for sentences that are composed and never for the translator, which knows the first half alone.
import type { LatinFrames } from '@sigilla/content/schema/latinFrame.ts';

/** The frames with all that composition alone chooses from. */
export const widened = ({ wider, ...frames }: LatinFrames): LatinFrames => {
  if (!wider) return frames;
  const nouns: Record<string, string[]> = { ...frames.nouns };
  for (const [name, ids] of Object.entries(wider.nouns))
    nouns[name] = [...new Set([...(nouns[name] ?? []), ...ids])];
  const known = new Set(frames.scenes.map(({ name }) => name));
  const more = new Map(wider.scenes.map((scene) => [scene.name, scene]));
  return {
    ...frames,
    nouns,
    english: { ...frames.english, ...wider.english },
    verbs: [...frames.verbs, ...wider.verbs],
    adjectives: [...frames.adjectives, ...wider.adjectives],
    adverbs: [...frames.adverbs, ...wider.adverbs],
    scenes: [
      ...frames.scenes.map((scene) => ({
        ...scene,
        surroundings: [...scene.surroundings, ...(more.get(scene.name)?.people ?? [])],
      })),
      ...wider.scenes.filter(({ name }) => !known.has(name)),
    ],
    stories: [...frames.stories, ...wider.stories],
  };
};
