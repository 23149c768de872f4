// Single documents that are asked for at the same moment are read together: one question to MongoDB for all of them, since a question costs far more than
// one document more in its answer.
// Invariants: whoever asks is answered by a question that went out after they asked, as if they had asked alone; while fewer questions are under way
// than may be, nobody waits for company.

export interface GatheredOptions<K, V> {
  /** Questions at a time. */
  readonly mostAtOnce: number;
  /** Documents of one question. */
  readonly mostTogether: number;
  /** Answers for each of some different names what there is, if there is any. */
  readonly read: (keys: ReadonlyMap<string, K>) => Promise<ReadonlyMap<string, V>>;
}

interface Asked<K, V> {
  readonly name: string;
  readonly key: K;
  readonly told: PromiseWithResolvers<V | undefined>;
}

export class Gathered<K, V> {
  readonly #options: GatheredOptions<K, V>;
  readonly #asked: Asked<K, V>[] = [];
  #underWay = 0;

  constructor(options: GatheredOptions<K, V>) {
    this.#options = options;
  }

  /** What there is under a name; `key` is what the name stands for. Rejects when the question failed. */
  ask(name: string, key: K): Promise<V | undefined> {
    const told = Promise.withResolvers<V | undefined>();
    // What is asked in one turn of the loop is asked together.
    if (this.#asked.push({ name, key, told }) === 1) setImmediate(() => this.#send());
    return told.promise;
  }

  #send(): void {
    const { mostAtOnce, mostTogether } = this.#options;
    while (this.#asked.length > 0 && this.#underWay < mostAtOnce)
      void this.#read(this.#asked.splice(0, mostTogether));
  }

  async #read(asked: readonly Asked<K, V>[]): Promise<void> {
    this.#underWay += 1;
    try {
      const found = await this.#options.read(new Map(asked.map(({ name, key }) => [name, key])));
      for (const { name, told } of asked) told.resolve(found.get(name));
    } catch (error) {
      for (const { told } of asked) told.reject(error);
    }
    this.#underWay -= 1;
    this.#send();
  }
}
