// What the rooms are given of the server (rooms/services.ts), built over a house: reads of what is committed, the one door, and facts.
// Invariant: a room learns of a document only what its projection asks for; who may see it is decided by views, never by rooms.
import type { BattleStatus } from '@sigilla/engine/war/kinds.ts';
import { roundsWithheld } from '@sigilla/engine/war/delay.ts';
import type { RoomFact, RoomServices } from '@sigilla/rooms/services.ts';
import { refusedWith } from '@sigilla/rooms/frame/guard.ts';
import { SESSION_ENDED } from '../auth/sessions.ts';
import { aggregateOf } from '../store/collections.ts';
import type { CollectionName } from '../store/collections.ts';
import type { Crowds } from './crowds.ts';
import { executeAction } from './executeAction.ts';
import type { Field } from './field.ts';
import { rulesOf } from './house.ts';
import type { House } from './house.ts';
import { notDone } from './notDone.ts';
import type { Presences } from './presences.ts';
import type { Fact } from './publish.ts';
import { keptBattle, latestBattles } from './readings/battles.ts';
import { chroniclePage } from './readings/chronicle.ts';
import { ownKingdom, ruledBy } from './readings/kingdom.ts';
import { latestNotices, ownNotice } from './readings/notices.ts';
import { rankings } from './readings/rankings.ts';
import { identityOf, isGood } from './readings/viewers.ts';
import { openFirstWindow } from './firstWindow.ts';
import { storeRefusal } from './storeAway.ts';
import { fewATurn } from './soon.ts';
import { topics } from '../store/topics.ts';

/** Drawings and portions of patches: some four milliseconds' worth. */
const PIECES_A_TURN = 4;
const RANKINGS_SHOWN = 10;
const CHRONICLE_SHOWN = 20;
const BATTLES_SHOWN = 10;
/** Facts are missed for no longer before it is noticed. */
const MISSED_WITHIN_MS = 15_000;
const UNDER_WAY: readonly BattleStatus[] = ['accepted', 'fighting'];

/** What is the house's alone tells of itself in no topic that rooms listen to (server/store/topics.ts). */
const isForRooms = (name: CollectionName): name is RoomFact['aggregate'] => aggregateOf(name).told !== 'none';

const forRooms =
  (listener: (fact: RoomFact) => void) =>
  ({ aggregate, id, revision, movesRank }: Fact): void => {
    if (isForRooms(aggregate)) listener({ aggregate, id, revision, movesRank });
  };

/** The powers of rooms over this house. */
export const roomServices = (
  house: House,
  presences: Presences,
  field: Field,
  { tellBattle, toldOfBattle, onToldOfBattle }: Crowds,
): RoomServices => ({
  soon: fewATurn(PIECES_A_TURN, (error) => house.log.error({ err: error }, 'a room failed')),
  async authenticate(token) {
    const bearer = house.tokens.identify(token);
    return bearer !== null && (await isGood(house, bearer)) ? bearer : null;
  },
  isGood: (viewer) => isGood(house, viewer),
  onStanding(viewer, listener) {
    const ends = [
      house.publisher.subscribe(topics.standing(viewer.accountId), listener),
      ...(viewer.sessionId === null
        ? []
        : [house.publisher.subscribe(topics.session(viewer.sessionId), listener)]),
    ];
    return () => {
      for (const end of ends) end();
    };
  },

  knowsServer: (serverId) => rulesOf(house, serverId).ok,
  now: () => house.clock.now(),
  elapsed: () => house.clock.elapsed(),

  async act(viewer, serverId, command) {
    const identity = await identityOf(house, viewer.accountId);
    if (identity === null) return refusedWith(SESSION_ENDED.refusal);
    // The guard of the room has read it by its shape.
    const answer = await executeAction(house, identity, { ...command, serverId }, { isRead: true });
    if (answer.ok) return answer.result;
    return { ...refusedWith(answer.refusal), ...(await notDone(house, identity, serverId, answer)) };
  },

  async ownKingdom({ accountId }, serverId) {
    const rules = rulesOf(house, serverId);
    const found = await ruledBy(house, accountId, serverId);
    if (found === null || !rules.ok) return null;
    const { revision, kingdom } = ownKingdom(house, found, rules.value);
    return { revision, body: kingdom };
  },

  async rankings(serverId) {
    const rows = await rankings(house, serverId, 'honor', 'with', RANKINGS_SHOWN);
    return rows.map(({ kingdomId, kingdomName, honor, power, wins, losses, isNpc }) => ({
      kingdomId,
      kingdomName,
      honor,
      power,
      wins,
      losses,
      isNpc,
    }));
  },

  async chronicle(serverId) {
    return (await chroniclePage(house, serverId, { limit: CHRONICLE_SHOWN })).lines.toReversed();
  },

  async battlesUnderWay(serverId) {
    field.looked(serverId);
    const found = await Promise.all(
      UNDER_WAY.map((status) => latestBattles(house, serverId, status, BATTLES_SHOWN)),
    );
    return found
      .flat()
      .slice(0, BATTLES_SHOWN)
      .map(({ id, kind, status, attacker, defender, rounds }) => ({
        id,
        kind,
        attackerName: attacker.kingdomName,
        defenderName: defender.kingdomName,
        // A world is everybody's, who are shown a ranked battle late.
        round: rounds - roundsWithheld({ kind, status }, rounds),
      }));
  },

  notice: ({ accountId }, id) => ownNotice(house, accountId, id),
  latestNotices: ({ accountId }) => latestNotices(house, accountId, house.clock.now() - MISSED_WITHIN_MS),

  // A room that shows a battle, or a game server's battles, reads it again and again: somebody looks.
  async battle(battleId) {
    const found = await keptBattle(house, battleId);
    if (found !== null) field.looked(found.body.serverId);
    return found;
  },
  fieldDrawn: (battleId) => openFirstWindow(house, battleId),
  onRealm: (serverId, listener) => house.publisher.subscribe(topics.realm(serverId), forRooms(listener)),
  onAccount: (accountId, listener) =>
    house.publisher.subscribe(topics.account(accountId), forRooms(listener)),
  onBattle: (battleId, listener) => house.publisher.subscribe(topics.battle(battleId), forRooms(listener)),
  arrived: (serverId, accountId) => presences.arrived(serverId, accountId),
  left: (serverId, accountId) => presences.left(serverId, accountId),
  present: (serverId) => presences.present(serverId).length,
  onElsewhere: (serverId, listener) => presences.onElsewhere(serverId, listener),
  tellBattle,
  toldOfBattle,
  onToldOfBattle,
  onDoubt: (listener) => house.publisher.onDoubt(listener),
  report(error, what) {
    const away = storeRefusal(error);
    // Of a store that is away, the log hears from the store's own health.
    if (away !== null) house.log.debug({ err: error, what }, 'a room waits for the store');
    else house.log.error({ err: error, what }, 'a room failed');
    return away;
  },
});
