// One live room as an external store for React: joins when the first component looks, leaves when the last has gone,
// keeps its place through a dropped connection, and joins anew when its place is lost (a restarted server, an expired seat).
// Invariant: a view is immutable and replaced whole, so that useSyncExternalStore compares by identity.
import { Client } from '@colyseus/sdk';
import type { Room } from '@colyseus/sdk';
import { sentence } from '@sigilla/content/texts/errors.ts';
import type { Answer, RefusedAnswer } from '@sigilla/rooms/frame/messages.ts';
import { spread } from './ids.ts';
import { leaveRoom } from './leaveRoom.ts';

/** What live rooms need of the application. */
export interface RoomWires {
  /** Origin of the server, such as location.origin. */
  readonly endpoint: () => string;
  /** The access token, or null for a visitor. `renew` asks for a fresh one, because the last was refused. */
  readonly accessToken: (renew: boolean) => Promise<string | null>;
}

/** `reconnecting` keeps the last view on screen; `refused` will not be tried again (see `refusal`). */
export type Link = 'idle' | 'connecting' | 'live' | 'reconnecting' | 'refused';

export interface Connection {
  readonly link: Link;
  /** Why the room was refused; null otherwise. */
  readonly refusal: { readonly error: string } | null;
}

export const UNCONNECTED: Connection = { link: 'idle', refusal: null };

/**
 * The server keeps a dropped client's place for 20 seconds; the SDK tries for about that time, then we join anew. A server that was killed listens again
 * within two seconds and knows no place: whoever tries again every second at most is told so at once.
 */
const KEPT_MS = 20_000;
const LONGEST_TRY_MS = 1_000;
/** Before a place is taken anew; twice as long after each attempt that fails. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** A screen that is left and entered again within this time keeps its connection. */
const LINGER_MS = 3_000;

export interface RoomPlan<V extends Connection> {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Visitors are turned away without asking the server. */
  readonly forRulersAlone: boolean;
  readonly initial: V;
  /** Registers message handlers on a room just joined. Called again for every new room object. */
  readonly wire: (room: Room, store: LiveRoom<V>) => void;
  /** The fields of the view that shared state gives. Called on every patch. */
  readonly fromState: (state: unknown) => Partial<V>;
}

const signIn = { error: sentence({ code: 'sign_in_required', params: {} }) };
const offline: RefusedAnswer = { success: false, code: 'unexpected_error', error: 'The connection is down.' };

export class LiveRoom<V extends Connection> {
  private readonly plan: RoomPlan<V>;
  private readonly wires: RoomWires;
  private view: V;
  private room: Room | null = null;
  private readonly listeners = new Set<() => void>();
  private closing: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private attempts = 0;
  /** The token that the room was last shown. */
  private shown: string | null = null;
  /** The last join was refused for its token; the next asks for a fresh one. */
  private renewing = false;
  /** The token that was refused, or is being shown. */
  private refused: string | null = null;
  /** Raised whenever the room is left on purpose, so that what an earlier join still brings is dropped. */
  private life = 0;

  constructor(plan: RoomPlan<V>, wires: RoomWires) {
    this.plan = plan;
    this.wires = wires;
    this.view = plan.initial;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    clearTimeout(this.closing);
    if (this.view.link === 'idle') this.open();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.closing = setTimeout(() => this.close(), LINGER_MS);
    };
  };

  readonly snapshot = (): V => this.view;

  /** Replaces fields of the view and tells everyone who looks. */
  set(fields: Partial<V>): void {
    this.view = { ...this.view, ...fields };
    for (const listener of this.listeners) listener();
  }

  /** Sends a request; answers a refusal when the connection is down or the server stays silent. */
  async request<T>(type: string, payload?: unknown): Promise<Answer<T>> {
    const { room } = this;
    if (room === null) return offline;
    try {
      return await room.request<unknown, Answer<T>>(type, payload);
    } catch {
      return offline;
    }
  }

  /** Leaves and, if anyone still looks, joins again as whoever is signed in now. What was private is forgotten. */
  rejoin(): void {
    this.close();
    if (this.listeners.size > 0) this.open();
  }

  /** Leaves the room for good and forgets what it showed. */
  close(): void {
    this.life += 1;
    clearTimeout(this.retry);
    clearTimeout(this.closing);
    const { room } = this;
    this.room = null;
    this.attempts = 0;
    this.renewing = false;
    this.refused = null;
    if (room !== null) {
      room.removeAllListeners();
      void leaveRoom(room);
    }
    this.set(this.plan.initial);
  }

  private open(): void {
    const life = this.life;
    this.set({
      link: this.view.link === 'idle' ? 'connecting' : 'reconnecting',
      refusal: null,
    } as Partial<V>);
    this.join(life).catch((error: unknown) => {
      if (life === this.life) this.failed(error);
    });
  }

  private async join(life: number): Promise<void> {
    const client = new Client(this.wires.endpoint(), {
      // The seat was reserved for whoever signed the matchmaking request; the token need not stand in a socket's address.
      urlBuilder: (url) => {
        url.searchParams.delete('_authToken');
        return url.toString();
      },
    });
    const token = await this.wires.accessToken(this.renewing);
    if (life !== this.life) return;
    if (token === null && this.plan.forRulersAlone) {
      this.set({ link: 'refused', refusal: signIn } as Partial<V>);
      return;
    }
    // The same again: a fresh one could not be had just now, and nobody has said yet that none will be.
    if (token !== null && this.renewing && token === this.refused) {
      this.again();
      return;
    }
    if (token !== null) client.http.authToken = token;
    this.refused = token;
    const room = await client.joinOrCreate(this.plan.name, this.plan.options);
    this.refused = null;
    if (life !== this.life) {
      void leaveRoom(room);
      return;
    }
    this.room = room;
    this.attempts = 0;
    this.renewing = false;
    room.reconnection.minUptime = 0;
    room.reconnection.backoff = (attempt, delay) => spread(Math.min(LONGEST_TRY_MS, delay * 2 ** attempt));
    room.reconnection.maxRetries = Math.ceil(KEPT_MS / LONGEST_TRY_MS) + 5;
    room.onStateChange((state: unknown) => this.set(this.plan.fromState(state)));
    room.onDrop(() => this.set({ link: 'reconnecting' } as Partial<V>));
    room.onReconnect(() => this.set({ link: 'live' } as Partial<V>));
    room.onLeave(() => this.lost(room, life, false));
    this.shown = token;
    room.onMessage('renew', () => void this.showFreshToken());
    // The token that the room was shown is over: a laptop slept, a clock was set. Whoever is still signed in comes again with a fresh one.
    room.onMessage('over', () => this.lost(room, life, true));
    this.plan.wire(room, this);
    this.set({ link: 'live', refusal: null } as Partial<V>);
  }

  /** The place is gone: it is taken anew, with what was seen still on the screen. */
  private lost(room: Room, life: number, renewing: boolean): void {
    if (life !== this.life || this.room !== room) return;
    this.room = null;
    this.renewing = renewing;
    room.removeAllListeners();
    if (renewing) void leaveRoom(room);
    this.again();
  }

  /** The room asks for a token that is good for longer than the one it was shown. */
  private async showFreshToken(): Promise<void> {
    const known = await this.wires.accessToken(false);
    const token = known === this.shown ? await this.wires.accessToken(true) : known;
    if (token === null) return;
    this.shown = token;
    await this.request('renew', { token });
  }

  private failed(error: unknown): void {
    const code = (error as { readonly code?: unknown }).code;
    if (code !== 401) this.refused = null;
    if (code === 401 && !this.renewing) {
      this.renewing = true;
      this.open();
      return;
    }
    // What the realm refuses carries an HTTP status of its own; anything else is the road, and worth another try.
    if (typeof code === 'number' && code >= 400 && code < 500 && code !== 429) {
      this.set({ link: 'refused', refusal: { error: (error as Error).message } } as Partial<V>);
      return;
    }
    this.again();
  }

  private again(): void {
    const pause = spread(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.attempts));
    this.attempts += 1;
    this.set({ link: 'reconnecting' } as Partial<V>);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), pause);
  }
}

/** The refusal a screen shows when it asks for a room it is not in. */
export const notJoined: RefusedAnswer = {
  success: false,
  code: 'not_found',
  error: sentence({ code: 'not_found', params: {} }),
};
