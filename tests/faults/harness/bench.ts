// One realm under one fault: a stage, a supervised server, players at it and their journal, and how it is all judged at the end.
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@sigilla/server/store/Store.ts';
import { audit } from './audit.ts';
import type { Findings } from './audit.ts';
import { Journal } from './journal.ts';
import { lastWords } from './lastWords.ts';
import { Load, playersFor } from './load.ts';
import type { LoadOptions } from './load.ts';
import { NOTHING_COMES_MS, until, within } from './patience.ts';
import { SupervisedServer } from './serverProcess.ts';
import type { Settings } from './serverProcess.ts';
import { apiAt } from './speak.ts';
import type { Stage } from './stages.ts';
import type { Row } from './table.ts';

export interface BenchOptions {
  readonly stage: Stage;
  readonly seed: string;
  /** How often harm is done to it. */
  readonly times: number;
  readonly settings?: Settings;
  /** Settings of other processes over the same store. */
  readonly companions?: readonly Settings[];
  /** What must hold of the store besides: what does not, in words. */
  readonly alsoWrong?: (store: Store) => Promise<readonly string[]>;
  /** Where clients reach the server, when that is not where it listens. */
  readonly url?: (server: SupervisedServer) => string;
  readonly load?: Partial<
    Pick<
      LoadOptions,
      'settlers' | 'duels' | 'raiders' | 'scholars' | 'leavers' | 'isTrusting' | 'patienceMs' | 'clock'
    >
  >;
}

/** A battle of which nobody has seen anything new for so long stands still; a machine with much else to do fights a round in seconds. */
const STANDS_STILL_MS = 60_000;
const LOOK_MS = 20;
/** A whole battle is read at each look, and a round of it takes as long. */
const LOOK_AT_BATTLES_MS = 400;
const SETTLED_AFTER_MS = 2_000;
const MOST_TOLD = 10;
const KINDS = ['lost', 'doubled', 'wrong'] as const;

export class Bench {
  readonly journal = new Journal();
  readonly server: SupervisedServer;
  readonly companions: readonly SupervisedServer[];
  readonly recoveries: number[] = [];
  readonly #options: BenchOptions;
  readonly #found: Findings = { lost: [], doubled: [], wrong: [] };
  #load: Load | null = null;

  constructor(options: BenchOptions) {
    this.#options = options;
    const { stage, settings, companions = [] } = options;
    this.server = new SupervisedServer({ ...stage.settings, ...settings });
    this.companions = companions.map((own) => new SupervisedServer({ ...stage.settings, ...own }));
  }

  /** Starts the server and the play. */
  async begin(): Promise<void> {
    await this.server.start();
    for (const companion of this.companions) await companion.start();
    const { seed, times, url, load } = this.#options;
    this.#load = new Load({
      url: () => url?.(this.server) ?? this.server.url,
      journal: this.journal,
      seed,
      ...playersFor(times),
      scholars: 0,
      leavers: 0,
      ...load,
    });
  }

  /** Nobody begins anything while `wait` lasts; the realm goes on by itself. */
  async quietly(wait: () => Promise<void>): Promise<void> {
    this.#load?.rest();
    await wait();
    this.#load?.wake();
  }

  /** Waits until so many more things have been acknowledged; fails when none is for minutes. */
  async more(acknowledged: number): Promise<void> {
    const goal = this.journal.acknowledged + acknowledged;
    await until(goal, () => this.journal.acknowledged, 'an acknowledgement', {
      lookMs: LOOK_MS,
      milliseconds: NOTHING_COMES_MS,
      known: () => this.#known(),
    });
  }

  /** A fault is over as of `since` (by the stopwatch): measures the time to the next acknowledgement. */
  async recovered(since: number): Promise<void> {
    await this.more(1);
    this.recoveries.push(performance.now() - since);
  }

  /** Audits what lies in the store. No server may be writing; what a dead one had sent to its store may still arrive, so that nothing is believed at once. */
  async judge(when: string): Promise<void> {
    const { stage, alsoWrong } = this.#options;
    const look = () =>
      stage.look(async (store): Promise<Findings> => {
        const found = await audit(store, this.journal);
        return { ...found, wrong: [...found.wrong, ...((await alsoWrong?.(store)) ?? [])] };
      });
    const first = await look();
    if (KINDS.every((kind) => first[kind].length === 0)) return;
    await pause(SETTLED_AFTER_MS);
    const second = await look();
    for (const kind of KINDS)
      for (const it of first[kind].filter((found) => second[kind].includes(found)))
        if (!this.#found[kind].some((known) => known.startsWith(it)))
          this.#found[kind].push(`${it} (${when})`);
  }

  wrong(what: string): void {
    this.#found.wrong.push(what);
  }

  /** The play ends, battles are fought to their end, and everything is looked up once more. */
  async end(fault: string, runs: number, remark = ''): Promise<Row> {
    await within(NOTHING_COMES_MS, 'the fate of every command', this.#load?.end() ?? Promise.resolve(), () =>
      this.#known(),
    );
    await this.#battlesEnd();
    for (const server of this.#all()) await server.leave();
    await this.judge('at the end');
    const { lost, doubled } = this.#found;
    const wrong = [...this.#found.wrong, ...this.#all().flatMap(({ accidents }) => accidents)];
    const isSound = lost.length + doubled.length + wrong.length === 0;
    return {
      fault,
      store: this.#options.stage.name,
      runs,
      acknowledged: this.journal.acknowledged,
      lost: lost.length,
      doubled: doubled.length,
      wrong: wrong.length,
      recoveries: this.recoveries,
      lessons: this.journal.lessons.filter(({ turns }) => turns !== null).length,
      troubles: [...lost, ...doubled, ...wrong],
      lastWords: isSound ? [] : this.#all().flatMap(({ said }) => lastWords(said)),
      remark,
    };
  }

  /** Whatever a case came to, no server and no data are left. */
  async dispose(): Promise<void> {
    for (const server of this.#all()) await server.kill();
    await this.#options.stage.dispose();
  }

  /** How things stand, for whoever waited in vain. */
  #known(): readonly string[] {
    const { acknowledged, refusals, entries } = this.journal;
    const open = entries.filter(({ answer, refused }) => answer === null && refused === null);
    return [
      `acknowledged so far: ${acknowledged}; refused: ${[...refusals].map(([code, times]) => `${times} × ${code}`).join(', ') || 'nothing'}`,
      ...open
        .slice(0, MOST_TOLD)
        .map(
          ({ command: { commandId, actionType, actionId }, unanswered }) =>
            `nobody knows what became of ${commandId} (${actionType}/${actionId}), ${unanswered} times without a word`,
        ),
      ...this.#all().flatMap(({ isRunning, url, said }) => [
        `${url} ${isRunning ? 'runs' : 'does not run'}; it said at last:`,
        ...lastWords(said).map((line) => `  ${line}`),
      ]),
    ];
  }

  #all(): readonly SupervisedServer[] {
    return [this.server, ...this.companions];
  }

  /** Every battle that was accepted comes to its end by itself, however long the machine takes over it: while any goes on, none stands still. */
  async #battlesEnd(): Promise<void> {
    const api = apiAt(this.server.url, null);
    const open = new Map([...this.journal.rounds.keys()].map((battleId) => [battleId, -1]));
    for (let movedAt = performance.now(); open.size > 0; await pause(LOOK_AT_BATTLES_MS)) {
      for (const [battleId, fought] of open) {
        const said = await api.battles.battle({ params: { id: battleId } });
        // Before it is accepted, nobody but its two rulers may see it.
        if (!said.ok && said.failure.status !== 404) continue;
        const battle = said.ok ? said.value.battle : null;
        if (battle !== null) this.journal.sawWhole(battleId, battle.rounds);
        const isOpen = battle?.status === 'accepted' || battle?.status === 'fighting';
        if (isOpen && battle.rounds.length === fought) continue;
        movedAt = performance.now();
        if (isOpen) open.set(battleId, battle.rounds.length);
        else open.delete(battleId);
      }
      if (performance.now() - movedAt < STANDS_STILL_MS) continue;
      for (const [battleId, fought] of open) this.wrong(`battle ${battleId} stands still at round ${fought}`);
      return;
    }
  }
}
