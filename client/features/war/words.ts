// Words of the war screen that several tabs share.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';

/** A terrain as players call it; the id itself for ground this content does not know. */
export const groundName = (terrain: string): string =>
  [...kingdomContent.terrains.values()].find(({ id }) => id === terrain)?.name ?? terrain;
