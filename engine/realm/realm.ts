// What the realm itself must remember. Only deeds about the realm are shown it, and they run on the server alone.
import { z } from 'zod';

export const Realm = z
  .object({
    /** Seeds the chance of every action. Never leaves the server. */
    secret: z.string(),
    /** Signs tokens when TOKEN_SECRET is not set. Never leaves the server. */
    tokenSecret: z.string(),
    foundedAt: z.int(),
    /** Game servers whose NPC kingdoms have been founded. */
    peopled: z.array(z.string()).readonly(),
  })
  .readonly();
export type Realm = z.infer<typeof Realm>;
declare module '../core/aggregates.ts' {
  interface Aggregates {
    readonly realm: Realm;
  }
}

/** One document, under this id. */
export const REALM_ID = 'realm';
