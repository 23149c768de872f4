// Changes of the shared state on their way to many: Colyseus encodes them once and writes them to every client in one go, which holds up
// everything else for as long as the room is full. Here they are handed out a portion at a time (RoomServices.soon), and the more are here the
// more seldom, so that what a room sends in a second has an end: what all share nobody waits for.
// Invariants: every client that was in the room when the state changed is told of the change, once, and in the order of the changes; whoever comes
// is shown everything, so that a change held back is nothing but late; bytes that were handed over to be sent are never written over, for a line
// holds them until the turn ends (server/oneGo.ts), and until its reader reads where that is slow.
import { ClientState, SchemaSerializer } from '@colyseus/core';
import type { Client } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
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

/** Where every room encodes: what it wrote is copied before another does. A sheet of its own would be two of 16 KiB for each duel. */
const SHEETS = {
  whole: new Uint8Array(Encoder.BUFFER_SIZE),
  change: new Uint8Array(Encoder.BUFFER_SIZE),
};

const isHere = ({ state }: Client): boolean => state === ClientState.JOINED;

const send = (clients: readonly Client[], bytes: Uint8Array): void => {
  for (const client of clients) if (isHere(client)) client.raw(bytes);
};

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
  /** The whole as it was last encoded, and a copy of it. */
  #whole: { readonly encoded: Uint8Array; readonly bytes: Uint8Array } | null = null;

  constructor(soon: (work: () => void) => void) {
    super();
    this.#soon = soon;
  }

  override reset(state: Schema): void {
    this.fullEncodeBuffer = SHEETS.whole;
    super.reset(state);
    this.encoder.sharedBuffer = SHEETS.change;
  }

  /** Whoever comes is shown what has changed as a part of the whole, and must not be told of it again. */
  override getFullState(...asked: Parameters<SchemaSerializer<Schema>['getFullState']>): Uint8Array {
    const [client] = asked;
    this.#hold((this.#clients ?? this.#first).filter((other) => other !== client && isHere(other)));
    if (this.#clients === null && client !== undefined) this.#first.push(client);
    const encoded = super.getFullState(...asked);
    // As long as nothing changes it is the same as before.
    if (encoded !== this.#whole?.encoded) this.#whole = { encoded, bytes: encoded.slice() };
    return this.#whole.bytes;
  }

  override applyPatches(clients: Client[]): boolean {
    this.#clients = clients;
    this.#first = [];
    this.#beats += 1;
    if (this.#beats < clients.length / MOST_A_BEAT) return false;
    if (this.#held.length === 0 && !this.encoder.hasChanges) return false;
    this.#beats = 0;
    this.#hold(clients.filter(isHere));
    const held = this.#held;
    this.#held = [];
    if (clients.length <= A_PORTION && this.#waiting === 0) for (const { bytes, to } of held) send(to, bytes);
    else
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
      send(clients, bytes);
    });
  }
}
