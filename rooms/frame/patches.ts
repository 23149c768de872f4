// Changes of the shared state on their way to many: Colyseus encodes them once and writes them to every client in one go, which holds up
// everything else for as long as the room is full. Here they are handed out a portion at a time (RoomServices.soon).
// Invariants: every client that was in the room when the state changed is told of the change, once, and in the order of the changes.
import { ClientState, SchemaSerializer } from '@colyseus/core';
import type { Client } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';

/** Clients that are written to in one go. */
const A_PORTION = 50;

/** A serializer that tells more than a portion of clients one portion after another. */
export class PortionedSerializer extends SchemaSerializer<Schema> {
  readonly #soon: (work: () => void) => void;
  /** Portions that wait: whatever comes after them waits too. */
  #waiting = 0;

  constructor(soon: (work: () => void) => void) {
    super();
    this.#soon = soon;
  }

  override applyPatches(clients: Client[]): boolean {
    if (clients.length <= A_PORTION && this.#waiting === 0) return super.applyPatches(clients);
    const written: Uint8Array[] = [];
    // The encoder's bytes are its own, and written over by the next change.
    const scribe = { state: ClientState.JOINED, raw: (bytes: Uint8Array) => written.push(bytes.slice()) };
    const isChanged = super.applyPatches(clients.length === 0 ? [] : [scribe as unknown as Client]);
    // Whoever comes later is shown the whole, this change included.
    const here = clients.filter(({ state }) => state === ClientState.JOINED);
    for (const bytes of written)
      for (let first = 0; first < here.length; first += A_PORTION)
        this.#tell(here.slice(first, first + A_PORTION), bytes);
    return isChanged;
  }

  #tell(clients: readonly Client[], bytes: Uint8Array): void {
    this.#waiting += 1;
    this.#soon(() => {
      this.#waiting -= 1;
      for (const client of clients) if (client.state === ClientState.JOINED) client.raw(bytes);
    });
  }
}
