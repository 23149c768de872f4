// The world of one game server: who is here, who leads, what happened, which battles are on; and to each ruler, privately, their own kingdom.
// Each process may hold one for the same game server: nothing in it is the truth. Actions go through it to the one door.
// Invariants: a ruler's kingdom and notices are sent to that ruler's own clients alone; a dropped client keeps its place for 20 seconds.
import { CloseCode, Room } from '@colyseus/core';
import type { AuthContext, Client } from '@colyseus/core';
import { Command } from '@sigilla/engine/actions/command.ts';
import type { AccountId } from '@sigilla/engine/core/brand.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { admitted, parsedOptions, turnedAway } from '../admission.ts';
import { guardOf, refusedWith } from '../guard.ts';
import type { Guard } from '../guard.ts';
import { placesOf } from '../places.ts';
import type { Entrance, Places } from '../places.ts';
import { redraw } from '../redraw.ts';
import type { Redraw } from '../redraw.ts';
import type { At, RoomFact, RoomServices, Viewer } from '../services.ts';
import { Nothing } from '../shared/messages.ts';
import { WorldJoin } from './messages.ts';
import type { KingdomChange, KingdomSnapshot, Notice } from './messages.ts';
import { drawBattles, drawChronicle, drawRankings, kingdomChange } from './project.ts';
import { WorldState } from './state.ts';

type WorldClient = Client<{
  auth: Entrance;
  messages: { kingdom: KingdomSnapshot; kingdomChange: KingdomChange; notice: Notice };
}>;

/** A ruler present in this room, in one window or several. */
interface Ruler {
  readonly viewer: Viewer;
  readonly sessions: Set<string>;
  /** What their clients were last sent. */
  shown: At<OwnKingdomView> | null;
  readonly show: Redraw;
  readonly unsubscribe: () => void;
}

const KEEP_PLACE_SECONDS = 20;
const PATCH_MS = 200;
/** Rankings and chronicle are drawn at most this often, and at least this seldom. */
const DRAW_PAUSE_MS = 250;
const DRAW_AGAIN_MS = 60_000;
/** Beyond any human; the buckets of each command are far below. */
const MESSAGES_PER_SECOND = 200;

/** The WorldRoom class over these services. */
export const worldRoom = (services: RoomServices) =>
  class WorldRoom extends Room<{ state: WorldState; client: WorldClient }> {
    override state = new WorldState();
    override patchRate = PATCH_MS;
    override maxMessagesPerSecond = MESSAGES_PER_SECOND;
    private readonly rulers = new Map<AccountId, Ruler>();
    /** Whose each client is, by its session id. */
    private readonly owners = new Map<string, AccountId>();
    private readonly ends: (() => void)[] = [];
    private guard: Guard<WorldClient> | null = null;
    private places: Places<WorldClient> | null = null;

    static override async onAuth(token: string, options: unknown, context: AuthContext): Promise<Entrance> {
      const { serverId } = parsedOptions(WorldJoin, options);
      if (!services.knowsServer(serverId))
        throw turnedAway({ code: 'unknown_server', params: { server: serverId } });
      const viewer = await admitted(services, token ?? context.token);
      if (viewer === null) throw turnedAway({ code: 'sign_in_required', params: {} });
      return { viewer };
    }

    override async onCreate(options: unknown): Promise<void> {
      const { serverId } = parsedOptions(WorldJoin, options);
      this.state.serverId = serverId;
      const draw = redraw(
        () => this.draw(serverId),
        (error) => services.report(error, 'world/draw'),
      );
      let waiting = false;
      const drawSoon = (): void => {
        if (waiting) return;
        waiting = true;
        this.clock.setTimeout(() => {
          waiting = false;
          draw();
        }, DRAW_PAUSE_MS);
      };
      this.ends.push(draw.stop, services.onRealm(serverId, drawSoon));
      this.clock.setInterval(draw, DRAW_AGAIN_MS);
      const guard = guardOf<WorldClient>(this, services);
      this.guard = guard;
      // There are no visitors in the world.
      this.places = placesOf(this, services, guard, (client) => {
        this.leave(client);
        client.leave(CloseCode.WITH_ERROR);
      });
      guard.on('act', Command, { burst: 30, perSecond: 10 }, async (client, command) => {
        const viewer = viewerOf(client);
        return viewer === null
          ? refusedWith({ code: 'session_ended', params: {} })
          : services.act(viewer, serverId, command);
      });
      guard.on('snapshot', Nothing, { burst: 5, perSecond: 1 }, async (client) => {
        const viewer = viewerOf(client);
        if (viewer === null) return refusedWith({ code: 'session_ended', params: {} });
        const kingdom = await services.ownKingdom(viewer, serverId);
        return kingdom === null
          ? refusedWith({ code: 'no_kingdom', params: {} })
          : { success: true, ...this.snapshot(kingdom) };
      });
      guard.on('time', Nothing, { burst: 5, perSecond: 1 }, async () => ({
        success: true,
        now: services.now(),
      }));
      await this.draw(serverId);
    }

    override onJoin(client: WorldClient): void {
      this.enter(client);
    }

    override onDrop(client: WorldClient): void {
      const isOver = viewerOf(client) === null;
      this.leave(client);
      if (!isOver) this.allowReconnection(client, KEEP_PLACE_SECONDS).catch(() => undefined);
    }

    override onReconnect(client: WorldClient): void {
      this.enter(client);
    }

    override onLeave(client: WorldClient): void {
      this.leave(client);
      this.guard?.forget(client);
    }

    override onDispose(): void {
      for (const end of this.ends) end();
      for (const ruler of this.rulers.values()) this.endRuler(ruler);
    }

    override onBeforeShutdown(): void {
      this.broadcastPatch();
      void this.disconnect(CloseCode.SERVER_SHUTDOWN);
    }

    private async draw(serverId: string): Promise<void> {
      drawRankings(this.state, await services.rankings(serverId));
      drawChronicle(this.state, await services.chronicle(serverId));
      drawBattles(this.state, await services.battlesUnderWay(serverId));
    }

    private snapshot({ revision, body }: At<OwnKingdomView>): KingdomSnapshot {
      return { revision, kingdom: body, now: services.now() };
    }

    /** A window opens: it is sent the whole kingdom, and counts as present. */
    private enter(client: WorldClient): void {
      const viewer = viewerOf(client);
      if (viewer === null) {
        client.leave(CloseCode.WITH_ERROR);
        return;
      }
      this.places?.take(client);
      const ruler = this.rulers.get(viewer.accountId) ?? this.beginRuler(viewer);
      if (ruler.sessions.has(client.sessionId)) return;
      ruler.sessions.add(client.sessionId);
      this.owners.set(client.sessionId, viewer.accountId);
      services.arrived(this.state.serverId, viewer.accountId);
      this.state.present = this.rulers.size;
      void this.greet(client, viewer);
    }

    private async greet(client: WorldClient, viewer: Viewer): Promise<void> {
      try {
        const kingdom = await services.ownKingdom(viewer, this.state.serverId);
        if (kingdom !== null && viewerOf(client) !== null)
          this.tell(client, 'kingdom', this.snapshot(kingdom));
      } catch (error) {
        services.report(error, 'world/greet');
      }
    }

    private leave(client: WorldClient): void {
      this.places?.leave(client);
      const accountId = this.owners.get(client.sessionId);
      this.owners.delete(client.sessionId);
      if (accountId === undefined) return;
      const ruler = this.rulers.get(accountId);
      if (ruler?.sessions.delete(client.sessionId) !== true) return;
      services.left(this.state.serverId, accountId);
      if (ruler.sessions.size === 0) {
        this.endRuler(ruler);
        this.rulers.delete(accountId);
      }
      this.state.present = this.rulers.size;
    }

    private beginRuler(viewer: Viewer): Ruler {
      const show = redraw(
        () => this.showKingdom(viewer.accountId),
        (error) => services.report(error, 'world/kingdom'),
      );
      const ruler: Ruler = {
        viewer,
        sessions: new Set(),
        shown: null,
        show,
        unsubscribe: services.onAccount(viewer.accountId, (fact) => this.heard(viewer.accountId, fact)),
      };
      this.rulers.set(viewer.accountId, ruler);
      return ruler;
    }

    private endRuler(ruler: Ruler): void {
      ruler.unsubscribe();
      ruler.show.stop();
    }

    private heard(accountId: AccountId, fact: RoomFact): void {
      const ruler = this.rulers.get(accountId);
      if (ruler === undefined) return;
      if (fact.aggregate === 'kingdoms') ruler.show();
      else if (fact.aggregate === 'notices') void this.passOn(ruler, fact.id);
    }

    private tell(client: WorldClient, type: 'kingdom' | 'kingdomChange' | 'notice', message: unknown): void {
      this.places?.tell(client, type, message);
    }

    private clientsOf({ sessions }: Ruler): WorldClient[] {
      return [...sessions].flatMap((sessionId) => this.clients.get(sessionId) ?? []);
    }

    /** Sends what has changed since this ruler's clients were last sent something. Clients who miss a step ask for a snapshot. */
    private async showKingdom(accountId: AccountId): Promise<void> {
      const ruler = this.rulers.get(accountId);
      if (ruler === undefined) return;
      const kingdom = await services.ownKingdom(ruler.viewer, this.state.serverId);
      if (kingdom === null || (ruler.shown !== null && kingdom.revision <= ruler.shown.revision)) return;
      const { shown } = ruler;
      ruler.shown = kingdom;
      for (const client of this.clientsOf(ruler)) {
        if (shown === null) this.tell(client, 'kingdom', this.snapshot(kingdom));
        else this.tell(client, 'kingdomChange', kingdomChange(shown, kingdom, services.now()));
      }
    }

    private async passOn(ruler: Ruler, noticeId: string): Promise<void> {
      try {
        const notice = await services.notice(ruler.viewer, noticeId);
        if (notice === null) return;
        for (const client of this.clientsOf(ruler)) this.tell(client, 'notice', notice);
      } catch (error) {
        services.report(error, 'world/notice');
      }
    }
  };

/** Null once their session is over. */
const viewerOf = (client: WorldClient): Viewer | null => client.auth?.viewer ?? null;
