// A verb given over REST by whoever is signed in: through the one door, with a command id of the house's own.
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { Result } from '@sigilla/engine/core/result.ts';
import { executeAction } from '../app/executeAction.ts';
import type { House } from '../app/house.ts';
import type { Identity } from '../auth/identity.ts';
import type { ActionResult } from '../contract/action.ts';

/** Gives a verb for `identity`, on the game server named (the verb's own choice when none is). Refused as the verb is. */
export type Acting = (
  identity: Identity,
  wire: WireAction,
  serverId?: string,
) => Promise<Result<ActionResult>>;

/** How the handlers of a house give verbs. */
export const acting =
  (house: House): Acting =>
  async (identity, wire, serverId) => {
    const done = await executeAction(house, identity, {
      commandId: house.ids.id(),
      ...(serverId === undefined ? {} : { serverId }),
      ...wire,
    });
    return done.ok ? ok(done.result) : done;
  };
