// Who goes when: sets of this process that touch the same document go one after the other, in the order they came, and only so many at once altogether.
// MongoDB lets transactions that meet run into each other and fail; those of one process need not meet at all.
// Invariant: no set waits for one that came after it, so none waits for ever.

export class Lanes {
  readonly #most: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #last = new Map<string, Promise<unknown>>();
  /** The latest revisions that this process wrote, of documents that somebody still waits for. */
  readonly #written = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Does `work` when it is its turn. */
  run<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const before = names.flatMap((name) => this.#last.get(name) ?? []);
    const turn =
      before.length === 0 ? this.#within(work) : Promise.all(before).then(() => this.#within(work));
    const over: Promise<void> = turn.then(
      () => this.#leave(names, over),
      () => this.#leave(names, over),
    );
    for (const name of names) this.#last.set(name, over);
    return turn;
  }

  /** Notes what was written, for those who wait behind. */
  note(revisions: ReadonlyMap<string, number>): void {
    for (const [name, revision] of revisions) if (this.#last.has(name)) this.#written.set(name, revision);
  }

  /** Is it certain, without asking, that this document has gone beyond a revision? */
  hasPassed(name: string, revision: number): boolean {
    return revision > 0 && (this.#written.get(name) ?? 0) > revision;
  }

  #leave(names: readonly string[], over: Promise<unknown>): void {
    for (const name of names) {
      if (this.#last.get(name) !== over) continue;
      this.#last.delete(name);
      this.#written.delete(name);
    }
  }

  async #within<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
