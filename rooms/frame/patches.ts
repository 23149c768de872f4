// Changes of the shared state on their way to many: Colyseus encodes them once and writes them to every client in one go, which holds up
// everything else for as long as the room is full. Here they are handed out a portion at a time (RoomServices.soon), and the more are here the
// more seldom, so that what a room sends in a second has an end: what all share nobody waits for.
// Invariants: every client that was in the room when the state changed is told of the change, once, and in the order of the changes; whoever comes
// is shown everything, so that a change held back is nothing but late.
import { ClientState, SchemaSerializer } from '@colyseus/core';
import type { Client } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';

/** Clients that are written to in one go. */
const A_PORTION = 50;
/** Clients that are told at each beat of the room (its patch rate): of more, all are told at every second, third … beat. */
const MOST_A_BEAT = 250;

/** A change as bytes, and whom it is news to. */
interface Held {
  readonly bytes: Uint8Array;
  readonly to: readonly Client[];
}

const isHere = ({ state }: Client): boolean => state === ClientState.JOINED;

/** A serializer that tells more than a portion of clients one portion after another. */
export class PortionedSerializer extends SchemaSerializer<Schema> {
  readonly #soon: (work: () => void) => void;
  /** Portions that wait: whatever comes after them waits too. */
  #waiting = 0;
  /** Beats since all were told. */
  #beats = 0;
  /** Changes written down before somebody came, for those who were there. */
  #held: Held[] = [];
  /** The room's own list of who is in it, as it stands at any moment; null until its first beat. */
  #clients: readonly Client[] | null = null;
  /** Who came before that. */
  #first: Client[] = [];

  constructor(soon: (work: () => void) => void) {
    super();
    this.#soon = soon;
  }

  /** Whoever comes is shown what has changed as a part of the whole, and must not be told of it again. */
  override getFullState(...asked: Parameters<SchemaSerializer<Schema>['getFullState']>): Uint8Array {
    const [client] = asked;
    this.#hold((this.#clients ?? this.#first).filter((other) => other !== client && isHere(other)));
    if (this.#clients === null && client !== undefined) this.#first.push(client);
    return super.getFullState(...asked);
  }

  override applyPatches(clients: Client[]): boolean {
    this.#clients = clients;
    this.#first = [];
    this.#beats += 1;
    if (this.#beats < clients.length / MOST_A_BEAT) return false;
    this.#beats = 0;
    if (clients.length <= A_PORTION && this.#waiting === 0 && this.#held.length === 0)
      return super.applyPatches(clients);
    this.#hold(clients.filter(isHere));
    const held = this.#held;
    this.#held = [];
    for (const { bytes, to } of held)
      for (let first = 0; first < to.length; first += A_PORTION)
        this.#tell(to.slice(first, first + A_PORTION), bytes);
    return held.length > 0;
  }

  /** Writes down what has changed, for those who are to be told of it. */
  #hold(to: readonly Client[]): void {
    // The encoder's bytes are its own, and written over by the next change.
    const raw = (bytes: Uint8Array) => this.#held.push({ bytes: bytes.slice(), to });
    const scribe = { state: ClientState.JOINED, raw };
    super.applyPatches(to.length === 0 ? [] : [scribe as unknown as Client]);
  }

  #tell(clients: readonly Client[], bytes: Uint8Array): void {
    this.#waiting += 1;
    this.#soon(() => {
      this.#waiting -= 1;
      for (const client of clients) if (isHere(client)) client.raw(bytes);
    });
  }
}
