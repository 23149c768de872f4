// The chronicle of a game server, line by line, seen by everyone.
import { z } from 'zod';
import { EventTextShape } from '@sigilla/content/schema/eventText.ts';
import { aggregate } from '../aggregate.ts';
import { topics } from '../topics.ts';

const ChronicleLine = z
  .object({
    serverId: z.string(),
    at: z.int(),
    text: EventTextShape,
    link: z.string().nullable(),
    /** True for what only the realm's own had a part in: it is kept less long. Lines of earlier versions do not say. */
    realmsOwn: z.boolean().exactOptional(),
  })
  .readonly();

export const chronicle = aggregate({
  name: 'chronicle',
  shape: ChronicleLine,
  versions: [],
  indexes: { server: (line) => [line.serverId, line.at] },
  unique: {},
  told: { written: (line) => [topics.realm(line.serverId)], removed: 'none' },
  owner: 'none',
});
