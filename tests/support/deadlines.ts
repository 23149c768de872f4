// What falls due in a realm after its own seconds, whatever the calendar says meanwhile. A later feature with a deadline joins by adding a row.
import { ACCESS_SECONDS, REFRESH_SECONDS } from '@sigilla/server/auth/tokens.ts';
import { battles } from '@sigilla/server/store/collections.ts';
import { valueOf } from './server.ts';
import type { Ruler, TestServer } from './server.ts';

export interface Begun {
  /** Milliseconds from its beginning until it falls due. */
  readonly afterMs: number;
  /** Has it? Asked once: asking may change it. */
  readonly hasCome: () => Promise<boolean>;
}

export interface Deadline {
  readonly what: string;
  readonly begin: (server: TestServer) => Promise<Begun>;
}

const SECOND = 1_000;

const challenge = async (first: Ruler, second: Ruler): Promise<string> => {
  const sent = valueOf(
    await first.act({
      actionType: 'pvp_battle',
      actionId: 'initiate_battle',
      metadata: { targetUserId: second.user.id, armyId: 'army-1' },
    }),
  );
  return String(sent.actionResult['battleId']);
};
const battleOf = async (server: TestServer, id: string) => {
  const found = await server.house.store.get(battles, id);
  if (found === null) throw new Error('there is no such battle');
  return found.body;
};

export const deadlines: readonly Deadline[] = [
  {
    what: 'a turn grows',
    async begin(server) {
      const ruler = await server.guest();
      valueOf(await ruler.act({ actionType: 'rush_resource', actionId: 'tax_collection' }));
      const turns = async () => valueOf(await ruler.api.kingdom.turns({ query: {} }));
      const { turns: held, timeUntilNextTurn } = await turns();
      return {
        afterMs: timeUntilNextTurn * SECOND,
        hasCome: async () => {
          ruler.token = valueOf(await ruler.api.auth.refresh()).token;
          return (await turns()).turns === held + 1;
        },
      };
    },
  },
  {
    what: 'an access token ends',
    async begin(server) {
      const ruler = await server.guest();
      return {
        afterMs: ACCESS_SECONDS * SECOND,
        hasCome: async () => {
          const said = await ruler.api.kingdom.turns({ query: {} });
          return !said.ok && said.failure.code === 'session_ended';
        },
      };
    },
  },
  {
    what: 'a session ends',
    async begin(server) {
      const ruler = await server.guest();
      return {
        afterMs: REFRESH_SECONDS * SECOND,
        hasCome: async () => !(await ruler.api.auth.refresh()).ok,
      };
    },
  },
  {
    what: 'a challenge lapses',
    async begin(server) {
      const battleId = await challenge(await server.guest(), await server.guest());
      const { proposedAt, expiresAt } = await battleOf(server, battleId);
      return {
        afterMs: expiresAt - proposedAt,
        hasCome: async () => (await battleOf(server, battleId)).status === 'expired',
      };
    },
  },
  {
    what: 'an order window closes',
    async begin(server) {
      const [first, second] = [await server.guest(), await server.guest()];
      const battleId = await challenge(first, second);
      valueOf(
        await second.act({
          actionType: 'pvp_battle',
          actionId: 'accept_battle',
          metadata: { battleRequestId: battleId, defenderArmyId: 'army-1' },
        }),
      );
      const { roundDueAt } = await battleOf(server, battleId);
      return {
        afterMs: (roundDueAt ?? 0) - server.house.clock.now(),
        hasCome: async () => (await battleOf(server, battleId)).rounds.length > 0,
      };
    },
  },
];
