// A client whose socket has yet to confirm that it has joined. Invariant: one that never does is cut, and little is kept for it meanwhile.
import { ClientState, CloseCode } from '@colyseus/core';
import type { Client } from '@colyseus/core';

const CONFIRM_WITHIN_MS = 10_000;
const MOST_KEPT = 16;

export class Joining {
  readonly #client: Client;
  /** By the stopwatch. */
  readonly #since: number;
  /** Messages kept until the join is confirmed. */
  #kept = 0;

  constructor(client: Client, since: number) {
    this.#client = client;
    this.#since = since;
  }

  /** Has it had its time, by the stopwatch's `now`? */
  isOverdue(now: number): boolean {
    return this.#isUnconfirmed() && now - this.#since >= CONFIRM_WITHIN_MS;
  }

  /** Sends an encoded message, or keeps it until the join is confirmed; cuts the client where too much is kept. */
  deliver(bytes: Uint8Array): void {
    if (this.#isUnconfirmed()) {
      this.#kept += 1;
      if (this.#kept > MOST_KEPT) {
        this.cut();
        return;
      }
    }
    this.#client.enqueueRaw(bytes);
  }

  cut(): void {
    this.#client.leave(CloseCode.WITH_ERROR);
  }

  #isUnconfirmed(): boolean {
    return this.#client.state === ClientState.JOINING;
  }
}
