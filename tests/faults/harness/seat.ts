// A place in a live room that is kept through everything: left by a drop, it is taken again until it is given up.
// Made of the SDK alone, without its own reconnecting, so that a case sees each drop and a seat is back as soon as there is a server.
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@colyseus/sdk';
import type { Room } from '@colyseus/sdk';
import { errorText } from '@sigilla/server/errorText.ts';
import { Patience } from './patience.ts';

const PAUSE_MS = 100;
const REQUEST_MS = 45_000;

export interface SeatPlan {
  readonly url: () => string;
  readonly room: 'world' | 'duel';
  readonly options: Readonly<Record<string, unknown>>;
  readonly token: string | null;
  /** How long a request waits for its answer at first. */
  readonly patienceMs?: number | undefined;
  readonly hear: (type: string, message: unknown) => void;
}

export class Seat {
  readonly #plan: SeatPlan;
  readonly #patience: Patience;
  #room: Room | null = null;
  #silence = 'no place is taken';
  #isGivenUp = false;

  constructor(plan: SeatPlan) {
    this.#plan = plan;
    this.#patience = new Patience(plan.patienceMs ?? REQUEST_MS, REQUEST_MS);
    void this.#take();
  }

  get isTaken(): boolean {
    return this.#room !== null;
  }

  /** Why the last request that was not answered was not. */
  get silence(): string {
    return this.#silence;
  }

  /** What the room answers; null when it did not. */
  async request(type: string, payload: unknown): Promise<unknown> {
    const room = this.#room;
    if (room === null) return null;
    try {
      const answer: unknown = await room.request(type, payload, { timeout: this.#patience.milliseconds });
      this.#patience.note(true);
      return answer;
    } catch (error) {
      // A room that is lost answers nothing either; to wait for longer then does no harm.
      this.#patience.note(false);
      this.#silence = errorText(error);
      return null;
    }
  }

  giveUp(): void {
    this.#isGivenUp = true;
    const room = this.#room;
    this.#room = null;
    if (room?.connection.isOpen === true) void room.leave();
  }

  async #take(): Promise<void> {
    const { url, room: name, options, token, hear } = this.#plan;
    while (!this.#isGivenUp && this.#room === null) {
      try {
        const client = new Client(url());
        if (token !== null) client.http.authToken = token;
        const room = await client.joinOrCreate(name, options);
        room.reconnection.enabled = false;
        room.onMessage('*', (type, message) => hear(String(type), message));
        room.onLeave(() => this.#dropped(room));
        room.onDrop(() => this.#dropped(room));
        this.#room = room;
        // It may have gone while it was being taken.
        if (!room.connection.isOpen) this.#dropped(room);
        if (this.#isGivenUp) this.giveUp();
      } catch {
        await pause(PAUSE_MS);
      }
    }
  }

  #dropped(room: Room): void {
    if (this.#room !== room) return;
    this.#room = null;
    void this.#take();
  }
}
