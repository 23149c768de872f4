// The one writer: change sets queue, and up to a group of them at a time goes to a scribe, on this thread or on one beside it.
// Invariants: a set is acknowledged only after the COMMIT that carries it; a set that cannot be written fails alone; one group is under way
// at a time, and what is done `alone` is done between two.
import { CommitUnknown, StoreBusy, StoreUnwritable, type CommitResult, type StoreHealth } from '../Store.ts';
import { revisionsAfter, writesNothing } from './changeSets.ts';
import type { Fate, Fates, ReadySet } from './scribe.ts';

interface Waiting {
  readonly changes: ReadySet;
  readonly since: number;
  readonly resolve: (result: CommitResult) => void;
  readonly reject: (error: unknown) => void;
}

export interface WriterOptions {
  readonly now: () => number;
  /** Change sets that may wait; one more is refused with StoreBusy. */
  readonly maxQueue: number;
  /** Change sets that share a transaction. */
  readonly maxGroup: number;
  /**
   * A moment in which those who were answered just now may come again; null where there is nobody to wait for. One that comes alone never waits for
   * it: only where several shared the group before does the next begin with it. Else two halves of them take turns, each with a sync of its own.
   */
  readonly pause: (() => Promise<void>) | null;
  /** Writes a group, at once or beside. Neither throws nor rejects. */
  readonly write: (group: readonly ReadySet[]) => Fates | Promise<Fates>;
  /** Hears of every change set that was committed, before whoever gave it. */
  readonly kept: (changes: ReadySet) => void;
  /** Hears that nobody knows whether a change set was committed, before whoever gave it. */
  readonly lost: () => void;
}

const RETRY_AFTER_SECONDS = 1;
/** Turns of the event loop that the first of a group waits for others. */
const MOST_TURNS = 3;

export class Writer {
  readonly #options: WriterOptions;
  #queue: Waiting[] = [];
  #scheduled = false;
  /** How many sets shared the last group. */
  #shared = 0;
  /** The group that is being written beside, and the end of that. */
  #underWay: { readonly group: readonly Waiting[]; readonly end: Promise<void> } | null = null;
  #commits = 0;
  #syncs = 0;
  #isFailing = false;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /** Queues a change set; resolves when its fate is durable. Rejects with StoreBusy when the queue is full. */
  commit(changes: ReadySet): Promise<CommitResult> {
    if (this.#queue.length >= this.#options.maxQueue) {
      return Promise.reject(new StoreBusy(RETRY_AFTER_SECONDS));
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ changes, since: this.#options.now(), resolve, reject });
      this.#schedule(MOST_TURNS);
    });
  }

  /** Does something between two groups. */
  async alone<T>(work: () => T): Promise<T> {
    // The next group begins in a turn of its own, so whoever waits here comes first.
    while (this.#underWay !== null) await this.#underWay.end;
    return work();
  }

  /** Writes everything that waits. */
  async drain(): Promise<void> {
    while (this.#underWay !== null || this.#queue.length > 0) {
      if (this.#underWay === null) this.#flush();
      await this.#underWay?.end;
    }
  }

  health(): StoreHealth {
    const underWay = this.#underWay?.group ?? [];
    const oldest = underWay[0] ?? this.#queue[0];
    return {
      queued: underWay.length + this.#queue.length,
      oldestWait: oldest === undefined ? 0 : Math.max(0, this.#options.now() - oldest.since),
      commits: this.#commits,
      syncs: this.#syncs,
      isFailing: this.#isFailing,
    };
  }

  #schedule(turns: number): void {
    if (this.#scheduled || this.#underWay !== null) return;
    this.#scheduled = true;
    const { pause, maxGroup } = this.#options;
    if (pause === null || this.#shared < 2 || this.#queue.length >= maxGroup)
      this.#flushAfter(this.#queue.length, turns);
    else void pause().then(() => this.#flushNow());
  }

  #flushNow(): void {
    this.#scheduled = false;
    try {
      this.#flush();
    } finally {
      this.#goOn();
    }
  }

  /** Waits while each turn of the loop brings more, so that what is under way at once shares a sync; `turns` at most, for a turn may be long. */
  #flushAfter(waiting: number, turns: number): void {
    setImmediate(() => {
      const now = this.#queue.length;
      if (now > waiting && now < this.#options.maxGroup && turns > 1) {
        this.#flushAfter(now, turns - 1);
        return;
      }
      this.#flushNow();
    });
  }

  /** What has waited for a group waits for no others. */
  #goOn(): void {
    if (this.#queue.length > 0) this.#schedule(1);
  }

  #flush(): void {
    if (this.#underWay !== null) return;
    const group = this.#queue.splice(0, this.#options.maxGroup);
    if (group.length === 0) return;
    this.#shared = group.length;
    const written = this.#options.write(group.map(({ changes }) => changes));
    if (!(written instanceof Promise)) {
      this.#settle(group, written);
      return;
    }
    this.#underWay = { group, end: this.#ended(group, written) };
  }

  async #ended(group: readonly Waiting[], written: Promise<Fates>): Promise<void> {
    const fates = await written;
    this.#underWay = null;
    try {
      this.#settle(group, fates);
    } finally {
      this.#goOn();
    }
  }

  /** Tells everybody of a group; what whoever hears of them has stumbled over is thrown when all have been told. */
  #settle(group: readonly Waiting[], { fates, syncs }: Fates): void {
    this.#syncs += syncs;
    const faults: unknown[] = [];
    for (const [i, waiting] of group.entries())
      try {
        this.#tell(waiting, fates[i] ?? { status: 'unknown', cause: undefined });
      } catch (fault) {
        faults.push(fault);
      }
    if (faults.length > 0) throw faults[0];
  }

  #tell({ changes, resolve, reject }: Waiting, fate: Fate): void {
    switch (fate.status) {
      case 'committed':
        this.#commits += 1;
        if (!writesNothing(changes)) this.#isFailing = false;
        try {
          this.#options.kept(changes);
        } finally {
          // It is on disk, whatever was made of it here.
          resolve({ status: 'committed', revisions: revisionsAfter(changes) });
        }
        return;
      case 'moved':
      case 'taken':
        resolve(fate);
        return;
      case 'busy':
        reject(new StoreBusy(RETRY_AFTER_SECONDS));
        return;
      case 'unwritable':
        this.#isFailing = true;
        reject(new StoreUnwritable(fate.cause));
        return;
      case 'failed':
        reject(fate.cause);
        return;
      case 'unknown':
        this.#isFailing = true;
        try {
          this.#options.lost();
        } finally {
          reject(new CommitUnknown(fate.cause));
        }
    }
  }
}
