// What everyone at a battle sees alike: where it stands, who is there, when the coming round begins.
// The rounds themselves travel as messages (messages.ts), so that a reconnecting client asks only for what it missed.
import { schema, t } from '@colyseus/schema';
import type { SchemaType } from '@colyseus/schema';

export const DuelState = schema(
  {
    battleId: t.string().default(''),
    status: t.string().default(''),
    /** The battle document's revision that this state was drawn from. */
    revision: t.uint32().default(0),
    /** Rounds fought so far, as visitors are shown them (engine/war/delay.ts). */
    round: t.uint16().default(0),
    /** Server time in epoch milliseconds at which the coming round is fought, or 0. */
    roundDueAt: t.number().default(0),
    /** Everyone connected who commands neither side. */
    watchers: t.uint32().default(0),
    attackerPresent: t.boolean().default(false),
    defenderPresent: t.boolean().default(false),
    /** True once that side's commander has spoken for the coming round; which orders stays secret. */
    attackerReady: t.boolean().default(false),
    defenderReady: t.boolean().default(false),
    /** How often each of content/texts/calls.ts has been called out, in their order; a room that is opened anew begins at nothing. */
    calls: t.array('uint32'),
  },
  'DuelState',
);
export type DuelState = SchemaType<typeof DuelState>;
