// What comes at the same moment goes together: change sets share a transaction (its commands, its commit and the wait for the journals of a majority are paid
// once), single documents a question (which costs far more than one document more in its answer).
// Invariants: all go in the order they came, and no sooner than they were handed in; while fewer batches are under way than may be, nobody waits for company.

export interface BatchesOptions<I, A> {
  /** Batches under way at a time. */
  readonly mostAtOnce: number;
  /** Items of one batch. */
  readonly mostTogether: number;
  /** Does a batch, and says what each of it is answered; all of it are told what this rejects with. */
  readonly run: (batch: readonly I[]) => Promise<(item: I) => A>;
}

interface Waiting<I, A> {
  readonly item: I;
  readonly told: PromiseWithResolvers<A>;
}

export class Batches<I, A> {
  readonly #options: BatchesOptions<I, A>;
  readonly #waiting: Waiting<I, A>[] = [];
  #underWay = 0;

  constructor(options: BatchesOptions<I, A>) {
    this.#options = options;
  }

  /** Takes an item along with whichever others are there, and answers what came of it. */
  take(item: I): Promise<A> {
    const told = Promise.withResolvers<A>();
    // What comes in one turn of the loop goes together.
    if (this.#waiting.push({ item, told }) === 1) setImmediate(() => this.#leave());
    return told.promise;
  }

  #leave(): void {
    const { mostAtOnce, mostTogether } = this.#options;
    while (this.#waiting.length > 0 && this.#underWay < mostAtOnce)
      void this.#run(this.#waiting.splice(0, mostTogether));
  }

  async #run(batch: readonly Waiting<I, A>[]): Promise<void> {
    this.#underWay += 1;
    try {
      const answerTo = await this.#options.run(batch.map(({ item }) => item));
      for (const { item, told } of batch) told.resolve(answerTo(item));
    } catch (error) {
      for (const { told } of batch) told.reject(error);
    }
    this.#underWay -= 1;
    this.#leave();
  }
}
