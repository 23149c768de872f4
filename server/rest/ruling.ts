// Calls that are about the caller's own kingdom: found on the game server that the call names, refused where there is none, and only then read.
import type { House } from '../app/house.ts';
import { standingOf } from '../app/callersKingdom.ts';
import type { Standing } from '../app/callersKingdom.ts';
import type { Bearer } from '../auth/tokens.ts';

/** What such a call says of where the kingdom is. */
interface FromRuler {
  readonly identity: Bearer;
  readonly query: { readonly serverId?: string | undefined };
}
type Refused = Extract<Awaited<ReturnType<typeof standingOf>>, { readonly ok: false }>;

/** How handlers of a house are made of what they answer about the caller's kingdom. Refuses unknown_server and no_kingdom. */
export const ruling =
  (house: House) =>
  <C extends FromRuler, H>(read: (standing: Standing, call: C) => H | Promise<H>) =>
  async (call: C): Promise<H | Refused> => {
    const standing = await standingOf(house, call.identity, call.query.serverId);
    return standing.ok ? read(standing.value, call) : standing;
  };
