// A battle to be watched and commanded: rounds as they are committed, orders in between, and everything so far for whoever comes late.
// Commanders, spectators with an account and visitors without one stand in the same room; what each sees is publicBattle's to say.
// Invariants: orders go through the one door like any action; a dropped client keeps its place for 20 seconds and misses nothing.
import { CloseCode, Room } from '@colyseus/core';
import type { AuthContext, Client } from '@colyseus/core';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import { publicBattle, sideOf } from '@sigilla/engine/war/publicBattle.ts';
import { admitted, parsedOptions, turnedAway } from '../admission.ts';
import { guardOf, refusedWith } from '../guard.ts';
import type { Guard } from '../guard.ts';
import { placesOf } from '../places.ts';
import type { Entrance, Places } from '../places.ts';
import { redraw } from '../redraw.ts';
import type { At, RoomServices } from '../services.ts';
import { DuelJoin, GiveOrders } from './messages.ts';
import type { BattleAdvance, BattleSnapshot } from './messages.ts';
import { Nothing } from '../shared/messages.ts';
import { battleAdvance, drawDuel } from './project.ts';
import { DuelState } from './state.ts';

type DuelClient = Client<{
  auth: Entrance;
  messages: { battle: BattleSnapshot; advance: BattleAdvance };
}>;

const KEEP_PLACE_SECONDS = 20;
const PATCH_MS = 100;
/** Facts may be lost: the document is read again this often. */
const LOOK_AGAIN_MS = 5_000;
const MESSAGES_PER_SECOND = 100;

const accountOf = (client: DuelClient): AccountId | null => client.auth?.viewer?.accountId ?? null;

/** May someone who commands neither side see this battle? Once it is accepted (a challenge is between two rulers). */
const isPublic = ({ acceptedAt }: BattleDoc): boolean => acceptedAt !== null;

/** The DuelRoom class over these services. */
export const duelRoom = (services: RoomServices) =>
  class DuelRoom extends Room<{ state: DuelState; client: DuelClient }> {
    override state = new DuelState();
    override patchRate = PATCH_MS;
    override maxMessagesPerSecond = MESSAGES_PER_SECOND;
    private shown: At<BattleDoc> | null = null;
    private readonly ends: (() => void)[] = [];
    private guard: Guard<DuelClient> | null = null;
    private places: Places<DuelClient> | null = null;
    /** Sides whose commander's window has said that it has drawn the field. */
    private readonly drawn = new Set<Side>();

    static override async onAuth(token: string, options: unknown, context: AuthContext): Promise<Entrance> {
      const { battleId } = parsedOptions(DuelJoin, options);
      const viewer = await admitted(services, token ?? context.token);
      const battle = await services.battle(battleId);
      const mayEnter =
        battle !== null && (isPublic(battle.body) || sideOf(battle.body, viewer?.accountId ?? null) !== null);
      if (!mayEnter) throw turnedAway({ code: 'not_found', params: {} });
      return { viewer };
    }

    override async onCreate(options: unknown): Promise<void> {
      const { battleId } = parsedOptions(DuelJoin, options);
      const battle = await services.battle(battleId);
      if (battle === null) throw turnedAway({ code: 'not_found', params: {} });
      this.shown = battle;
      drawDuel(this.state, battle.revision, battle.body);
      const draw = redraw(
        async () => this.advance(await services.battle(battleId)),
        (error) => services.report(error, 'duel/draw'),
      );
      this.ends.push(draw.stop, services.onBattle(battleId, draw));
      this.clock.setInterval(draw, LOOK_AGAIN_MS);
      const guard = guardOf<DuelClient>(this, services);
      this.guard = guard;
      // Whose session is over looks on as a visitor, where visitors may; what was theirs alone is taken off their hands.
      this.places = placesOf(this, services, guard, (client) => {
        if (this.shown !== null && !isPublic(this.shown.body)) client.leave(CloseCode.WITH_ERROR);
        else this.greet(client);
        this.count();
      });
      guard.on('orders', GiveOrders, { burst: 10, perSecond: 4 }, async (client, orders) => {
        const viewer = client.auth?.viewer ?? null;
        if (viewer === null) return refusedWith({ code: 'sign_in_required', params: {} });
        const { commandId, round, stance, target, ready } = orders;
        return services.act(viewer, battle.body.serverId, {
          commandId,
          actionType: 'pvp_battle',
          actionId: 'set_orders',
          metadata: { battleId, round, stance, target, ready },
        });
      });
      guard.on('drawn', Nothing, { burst: 5, perSecond: 1 }, async (client) => {
        const side = this.shown === null ? null : sideOf(this.shown.body, accountOf(client));
        if (side === null) return refusedWith({ code: 'not_a_commander', params: {} });
        this.drawn.add(side);
        if (this.allHaveDrawn()) await services.fieldDrawn(battleId);
        return { success: true };
      });
      guard.on('battle', Nothing, { burst: 5, perSecond: 1 }, async (client) => {
        const snapshot = this.snapshotFor(client);
        return snapshot === null
          ? refusedWith({ code: 'not_found', params: {} })
          : { success: true, ...snapshot };
      });
      guard.on('time', Nothing, { burst: 5, perSecond: 1 }, async () => ({
        success: true,
        now: services.now(),
      }));
    }

    override onJoin(client: DuelClient): void {
      this.places?.take(client);
      this.greet(client);
      this.count();
    }

    override onDrop(client: DuelClient): void {
      this.places?.leave(client);
      this.count();
      this.allowReconnection(client, KEEP_PLACE_SECONDS).catch(() => undefined);
    }

    override onReconnect(client: DuelClient): void {
      this.places?.take(client);
      this.greet(client);
      this.count();
    }

    override onLeave(client: DuelClient): void {
      this.places?.leave(client);
      this.guard?.forget(client);
      this.count();
    }

    override onDispose(): void {
      for (const end of this.ends) end();
    }

    override onBeforeShutdown(): void {
      this.broadcastPatch();
      void this.disconnect(CloseCode.SERVER_SHUTDOWN);
    }

    private snapshotFor(client: DuelClient): BattleSnapshot | null {
      if (this.shown === null) return null;
      const { revision, body } = this.shown;
      return { revision, battle: publicBattle(body, accountOf(client)), now: services.now() };
    }

    private greet(client: DuelClient): void {
      const snapshot = this.snapshotFor(client);
      if (snapshot !== null) this.places?.tell(client, 'battle', snapshot);
    }

    /** Shows a later state of the document: shared state first, then to each viewer what is new for them. */
    private advance(battle: At<BattleDoc> | null): void {
      const { shown } = this;
      if (battle === null || shown === null || battle.revision <= shown.revision) return;
      this.shown = battle;
      drawDuel(this.state, battle.revision, battle.body);
      const now = services.now();
      for (const client of this.clients) {
        const account = accountOf(client);
        const news = battleAdvance(
          publicBattle(shown.body, account),
          publicBattle(battle.body, account),
          battle.revision,
          now,
        );
        if (news !== null) this.places?.tell(client, 'advance', news);
      }
    }

    /** The realm's own rulers need no window. */
    private allHaveDrawn(): boolean {
      const battle = this.shown?.body;
      return battle !== undefined && SIDES.every((side) => battle[side].isNpc || this.drawn.has(side));
    }

    /** Who is here: each account once, each visitor once. */
    private count(): void {
      if (this.shown === null) return;
      const watchers = new Set<string>();
      const present = { attacker: false, defender: false };
      for (const client of this.clients) {
        const account = accountOf(client);
        const side = sideOf(this.shown.body, account);
        if (side === null) watchers.add(account ?? client.sessionId);
        else present[side] = true;
      }
      this.state.watchers = watchers.size;
      for (const side of SIDES) this.state[`${side}Present`] = present[side];
    }
  };
