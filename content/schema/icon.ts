// The name of a drawing in the game-icons collection. Branded: only what content has named can be shown as a `GameIcon`, so that the
// window never asks for a drawing that was not put in its album (client/build/gameIcons.ts fails on names the collection lacks).
import { z } from 'zod';

export const IconName = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .brand<'IconName'>();
export type IconName = z.infer<typeof IconName>;
