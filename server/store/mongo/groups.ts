// Change sets that wait at the same moment and touch different documents go in one transaction: what a transaction costs beside its documents (its commands,
// its commit, the wait for the journals of a majority) is paid once for all of them.
// Invariants: sets go in the order they came; while fewer transactions are under way than may be, nobody waits for company.
import type { ReadySet } from './changeSets.ts';

interface Waiting<F> {
  readonly set: ReadySet;
  readonly told: PromiseWithResolvers<F>;
}

export interface GroupsOptions<F> {
  /** Transactions at a time. */
  readonly mostAtOnce: number;
  /** Sets of one transaction. */
  readonly mostTogether: number;
  /** Writes a group in one transaction; each of its sets is told what this answers or rejects with. */
  readonly write: (group: readonly ReadySet[]) => Promise<F>;
}

export class Groups<F> {
  readonly #options: GroupsOptions<F>;
  readonly #waiting: Waiting<F>[] = [];
  #underWay = 0;

  constructor(options: GroupsOptions<F>) {
    this.#options = options;
  }

  /** Takes a set along with whichever others are there; none of those under way touches what it touches. */
  take(set: ReadySet): Promise<F> {
    const told = Promise.withResolvers<F>();
    // What comes in one turn of the loop goes together.
    if (this.#waiting.push({ set, told }) === 1) setImmediate(() => this.#leave());
    return told.promise;
  }

  #leave(): void {
    const { mostAtOnce, mostTogether } = this.#options;
    while (this.#waiting.length > 0 && this.#underWay < mostAtOnce)
      void this.#go(this.#waiting.splice(0, mostTogether));
  }

  async #go(group: readonly Waiting<F>[]): Promise<void> {
    this.#underWay += 1;
    try {
      const fate = await this.#options.write(group.map(({ set }) => set));
      for (const { told } of group) told.resolve(fate);
    } catch (error) {
      for (const { told } of group) told.reject(error);
    }
    this.#underWay -= 1;
    this.#leave();
  }
}
