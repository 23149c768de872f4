// The frame that every room stands in: how one enters, is dropped and comes back, is greeted and kept up to date, and how it all ends.
// A room says what it shows, to which kinds of viewers, and what may be asked of it (RoomPlan); Colyseus is met here alone.
// Invariants: a dropped client keeps its place for 20 seconds; whoever has no business here any more is out.
import { CloseCode, Room } from '@colyseus/core';
import type { AuthContext } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';
import type { z } from 'zod';
import type { Refusal } from '@sigilla/content/texts/errors.ts';
import type { RoomServices, Viewer } from '../services.ts';
import { admitted, parsedOptions, turnedAway } from './admission.ts';
import { audienceOf } from './audience.ts';
import type { Audience, Present, View } from './audience.ts';
import { guardOf, refusedWith } from './guard.ts';
import type { Guard } from './guard.ts';
import { Nothing } from './messages.ts';
import { PortionedSerializer } from './patches.ts';
import { placesOf } from './places.ts';
import type { Entrance, Guest } from './places.ts';
import { redraw } from './redraw.ts';
import type { Failing } from './redraw.ts';

/**
 * How often a part of the shared state is drawn: soon when asked, but at most every `pauseMs`, and at least every `againMs`, for facts may be lost.
 */
interface Pace {
  readonly pauseMs: number;
  readonly againMs: number;
}

/** What the frame does for a room. */
export interface Frame<K extends string> {
  /** Registers a request. */
  readonly on: Guard<Guest>['on'];
  /** Draws a part of the shared state again when asked, never twice at once. Answers the asking. */
  drawing(what: string, draw: () => Promise<void>, pace: Pace): () => void;
  /** Looks again at what a kind of viewer (or every kind) sees, and sends them what has changed. */
  refresh(kind?: K): void;
  /** Sends one message to everyone of a kind. */
  tell(kind: K, type: string, message: object): void;
  /** Called when the room ends. */
  until(end: () => void): void;
}

/** What a room is once it is open. */
export interface Scene<K extends string, V> extends View<K, V> {
  /** What everyone sees alike. */
  readonly state: Schema;
  /** Which kind of viewer this is (null: without a session); null when they have no business here. */
  kindOf(viewer: Viewer | null): K | null;
  /** The request that is answered with the whole, and what it is refused with when there is nothing to see. */
  readonly asked: { readonly type: string; readonly nothing: Refusal };
  /** Somebody came, went, or is another kind of viewer now. */
  counted(present: Present<K>): void;
}

/** A kind of room. */
export interface RoomPlan<O, K extends string, V> {
  readonly options: z.ZodType<O>;
  /** How long after something was drawn it is told. */
  readonly patchMs: number;
  /** Beyond any human; whoever sends more is cut. The buckets of each request are far below. */
  readonly messagesPerSecond: number;
  /** When so many are in a room, whoever comes next is shown into another. Unlimited unless told. */
  readonly mostClients?: number;
  /** Why this viewer (null: a visitor) may not enter, or null when they may. Asked before there is a room. */
  readonly bars: (options: O, viewer: Viewer | null) => Promise<Refusal | null>;
  readonly open: (frame: Frame<K>, options: O) => Promise<Scene<K, V>>;
}

/** A room in its frame, as Colyseus' events need it. */
interface Life {
  readonly state: Schema;
  came(client: Guest): void;
  /** Cut off. Answers whether its place is kept. */
  dropped(client: Guest): boolean;
  left(client: Guest): void;
  end(): void;
}

const KEEP_PLACE_SECONDS = 20;
/**
 * A room's clock goes by its beats, and where nothing is drawn they have no other use: two hundred duels that beat ten times a second each take a
 * twenty-fifth of the server's thread. So they beat so seldom, and what was drawn is told when the plan says.
 */
const QUIET_MS = 500;

/** Null once their session is over, and for visitors. */
export const viewerOf = (client: Guest): Viewer | null => client.auth?.viewer ?? null;

/** How the room's parts are drawn again: soon when asked, and from time to time, for facts may be lost. What is drawn is told by `patchSoon`. */
const drawingIn = (
  room: Room,
  services: RoomServices,
  failing: (what: string) => Failing,
  patchSoon: () => void,
  until: (end: () => void) => void,
): Frame<never>['drawing'] =>
  function drawing(what, draw, { pauseMs, againMs }) {
    const drawn = async (): Promise<void> => {
      await draw();
      patchSoon();
    };
    const again = redraw(drawn, services.soon, failing(what));
    until(again.stop);
    until(services.onDoubt(again));
    room.clock.setInterval(again, againMs);
    let waiting = false;
    let drawnAt = -Infinity;
    const drawNow = (): void => {
      waiting = false;
      drawnAt = services.elapsed();
      again();
    };
    return () => {
      if (waiting) return;
      const left = drawnAt + pauseMs - services.elapsed();
      waiting = left > 0;
      if (waiting) room.clock.setTimeout(drawNow, left);
      else drawNow();
    };
  };

/** Answers whoever asks for the whole of what they may see, and what time it is. */
const answerLooks = <K extends string, V>(
  guard: Guard<Guest>,
  services: RoomServices,
  scene: Scene<K, V>,
): void => {
  guard.on(scene.asked.type, Nothing, { burst: 5, perSecond: 1 }, async (client) => {
    const kind = scene.kindOf(viewerOf(client));
    if (kind === null) return refusedWith({ code: 'session_ended', params: {} });
    const at = await scene.look(kind);
    return at === null
      ? refusedWith(scene.asked.nothing)
      : { success: true, ...scene.showing.whole.of(at, services.now()) };
  });
  guard.on('time', Nothing, { burst: 5, perSecond: 1 }, async () => ({ success: true, now: services.now() }));
};

const begin = async <O, K extends string, V>(
  room: Room,
  services: RoomServices,
  plan: RoomPlan<O, K, V>,
  options: O,
  patchSoon: () => void,
): Promise<Life> => {
  const ends: (() => void)[] = [];
  const until = (end: () => void): void => void ends.push(end);
  let audience: Audience<K> | null = null;
  const failing = (what: string): Failing => ({
    report: (error) => services.report(error, `${room.roomName}/${what}`) !== null,
    later: (work, milliseconds) => void room.clock.setTimeout(work, milliseconds),
  });
  const guard = guardOf<Guest>(room, services);
  const places = placesOf(room, services, guard, (client) => {
    became(client);
    // Where a visitor may stay they stay as one; a window whose session goes on comes again with a token of today.
    places.tell([client], 'over', {});
  });
  const scene = await plan.open(
    {
      on: guard.on,
      drawing: drawingIn(room, services, failing, patchSoon, until),
      refresh: (kind) => audience?.refresh(kind),
      tell: (kind, type, message) => places.tell(audience?.of(kind) ?? [], type, message),
      until,
    },
    options,
  );
  const here = audienceOf(scene, places, services, failing(scene.showing.whole.type));
  audience = here;
  until(
    services.onDoubt(() => {
      here.refresh();
      places.lookAgain();
    }),
  );

  const counted = (): void => {
    scene.counted(here);
    patchSoon();
  };
  /** Shows a client what they may see; out with whoever may see nothing. */
  const became = (client: Guest): void => {
    const kind = scene.kindOf(viewerOf(client));
    if (kind === null) {
      here.leave(client);
      client.leave(CloseCode.WITH_ERROR);
    } else here.enter(client, kind);
    counted();
  };
  const went = (client: Guest): void => {
    places.leave(client);
    here.leave(client);
    counted();
  };

  answerLooks(guard, services, scene);

  return {
    state: scene.state,
    came(client) {
      places.take(client);
      became(client);
    },
    dropped(client) {
      went(client);
      return scene.kindOf(viewerOf(client)) !== null;
    },
    left(client) {
      went(client);
      guard.forget(client);
    },
    end() {
      for (const end of ends) end();
      here.close();
    },
  };
};

/** The room class of a plan, for Colyseus. */
export const framed = <O, K extends string, V>(services: RoomServices, plan: RoomPlan<O, K, V>) =>
  class FramedRoom extends Room<{ state: Schema; client: Guest }> {
    override patchRate = Math.max(QUIET_MS, plan.patchMs);
    override maxMessagesPerSecond = plan.messagesPerSecond;
    override maxClients = plan.mostClients ?? Infinity;
    private life: Life | null = null;
    private patching: ReturnType<typeof setTimeout> | null = null;

    /** Colyseus sets one of its own with every state. */
    override setSerializer(): void {
      super.setSerializer(new PortionedSerializer(services.soon));
    }

    static override async onAuth(token: string, options: unknown, context: AuthContext): Promise<Entrance> {
      const asked = parsedOptions(plan.options, options);
      const viewer = await admitted(services, token ?? context.token);
      const refusal = await plan.bars(asked, viewer);
      if (refusal !== null) throw turnedAway(refusal);
      return { viewer };
    }

    override async onCreate(options: unknown): Promise<void> {
      const asked = parsedOptions(plan.options, options);
      this.life = await begin(this, services, plan, asked, () => this.patchSoon());
      this.state = this.life.state;
    }

    override onJoin(client: Guest): void {
      this.life?.came(client);
    }

    override onDrop(client: Guest): void {
      if (this.life?.dropped(client) === true)
        this.allowReconnection(client, KEEP_PLACE_SECONDS).catch(() => undefined);
    }

    override onReconnect(client: Guest): void {
      this.life?.came(client);
    }

    override onLeave(client: Guest): void {
      this.life?.left(client);
    }

    override onDispose(): void {
      if (this.patching !== null) clearTimeout(this.patching);
      this.life?.end();
    }

    /** Tells what was drawn after `patchMs`, with all that is drawn until then. A room that beats no oftener tells it at its next beat. */
    private patchSoon(): void {
      if (this.patching !== null || plan.patchMs >= QUIET_MS) return;
      this.patching = setTimeout(() => {
        this.patching = null;
        this.broadcastPatch();
      }, plan.patchMs);
    }

    override onBeforeShutdown(): void {
      this.broadcastPatch();
      void this.disconnect(CloseCode.SERVER_SHUTDOWN);
    }
  };
