// Players at play: settlers who build, recruit, explore and rush; pairs who duel; raiders against the realm's own;
// scholars at the academy; some who leave for good. Each life begins with a founding and ends when the turns are spent,
// and another begins. All of chance is drawn from one seed; only its timing is the machine's.
// To have a new deed under every fault, add a row to DEEDS (and to tests/faults/harness/audit.ts what must hold of it, if more than the ledger).
import { setTimeout as pause } from 'node:timers/promises';
import { forkSeed, randomFrom, sha256Hex } from '@sigilla/engine/core/random.ts';
import type { Random } from '@sigilla/engine/core/random.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import type { Clock } from '@sigilla/server/clock.ts';
import { depart } from './depart.ts';
import { fight } from './fight.ts';
import type { Journal } from './journal.ts';
import { Seat } from './seat.ts';
import { apiAt, commandOf, give, playerAt } from './speak.ts';
import type { Player } from './speak.ts';
import { study } from './study.ts';

/** What a settler may do next. */
const DEEDS: readonly ((random: Random) => Partial<WireAction> & Pick<WireAction, 'actionType'>)[] = [
  (random) => ({
    actionType: 'rush_resource',
    actionId: random.pick(['tax_collection', 'magical_meditation', 'recruitment_drive', 'intensive_study']),
  }),
  () => ({ actionType: 'explore_land', actionId: 'territorial_exploration' }),
  (random) => ({
    actionType: 'build_structure',
    actionId: 'building_construction',
    metadata: { buildingId: random.pick(['farm', 'town', 'granary', 'barracks']) },
  }),
  (random) => ({
    actionType: 'recruit_units',
    actionId: random.pick(['militia', 'archers', 'pikemen']),
    quantity: random.between(1, 3),
  }),
  () => ({ actionType: 'upgrade_building', actionId: 'building_upgrade', metadata: { buildingId: 'town' } }),
];
const MOST_DEEDS_A_LIFE = 40;
const LONGEST_THOUGHT_MS = 60;
/** Between two who leave: each hashes a password twice. */
const LONGEST_STAY_AWAY_MS = 400;

export interface LoadOptions {
  readonly url: () => string;
  readonly journal: Journal;
  readonly seed: string;
  readonly settlers: number;
  readonly duels: number;
  readonly raiders: number;
  readonly scholars: number;
  readonly leavers: number;
  /** A refusal that says that nothing was done is sometimes taken at its word, so that the audit can hold it to that. */
  readonly isTrusting?: boolean;
  /** How long a client waits for an answer before it asks again; as long as a browser would unless told. */
  readonly patienceMs?: number;
  /** What the server's machine takes for the time, where that is not so. */
  readonly clock?: Clock;
}

const SERVER_ID = 'default-server';

/** Whoever harms a realm a few times, to notice, has few players at it; whoever does so often, to trust it, a crowd. */
export const playersFor = (times: number): Pick<LoadOptions, 'settlers' | 'duels' | 'raiders'> =>
  times <= FEW_TIMES ? { settlers: 3, duels: 2, raiders: 1 } : { settlers: 6, duels: 3, raiders: 2 };
const FEW_TIMES = 10;

export class Load {
  readonly #options: LoadOptions;
  readonly #lives: Promise<void>[] = [];
  #isOver = false;
  #isResting = false;

  constructor(options: LoadOptions) {
    this.#options = options;
    const { settlers, duels, raiders, scholars, leavers } = options;
    for (let i = 0; i < settlers; i += 1) this.#play(`settler ${i}`, (random) => this.#settle(random));
    for (let i = 0; i < duels; i += 1) this.#play(`duel ${i}`, (random) => this.#duel(random));
    for (let i = 0; i < raiders; i += 1) this.#play(`raider ${i}`, (random) => this.#raid(random));
    for (let i = 0; i < scholars; i += 1) this.#play(`scholar ${i}`, (random) => this.#learn(random));
    for (let i = 0; i < leavers; i += 1) this.#play(`leaver ${i}`, (random) => this.#depart(random));
  }

  /** Nobody begins anything new until `wake`; what is begun goes on. */
  rest(): void {
    this.#isResting = true;
  }

  wake(): void {
    this.#isResting = false;
  }

  /** Lets everyone finish the command they are at; resolves when the fate of every command is known. A server must be there. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#lives);
  }

  #play(name: string, live: (random: Random) => Promise<void>): void {
    const { seed } = this.#options;
    const random = randomFrom(forkSeed(sha256Hex(seed).slice(0, 32), name));
    const lives = async (): Promise<void> => {
      while (!this.#isOver) await live(random);
    };
    this.#lives.push(lives());
  }

  async #awake(): Promise<void> {
    while (this.#isResting && !this.#isOver) await pause(LONGEST_THOUGHT_MS);
  }

  /** Someone new; null when the play is over before they are let in. */
  async #newcomer(): Promise<Player | null> {
    const { url, journal, patienceMs, clock } = this.#options;
    await this.#awake();
    while (!this.#isOver) {
      const said = await apiAt(url(), null, patienceMs).auth.guest();
      if (said.ok && said.value.user.kingdomId !== null) {
        const { user } = said.value;
        const player = playerAt(url(), user, patienceMs, clock);
        journal.players.set(user.id, player);
        return player;
      }
      await pause(LONGEST_THOUGHT_MS);
    }
    return null;
  }

  async #settle(random: Random): Promise<void> {
    const player = await this.#newcomer();
    if (player === null) return;
    const { journal, url, patienceMs, isTrusting = false } = this.#options;
    const seat = random.chance(500)
      ? new Seat({
          url,
          room: 'world',
          options: { serverId: SERVER_ID },
          token: player.token,
          hear: () => undefined,
          patienceMs,
        })
      : null;
    for (let i = 0; i < MOST_DEEDS_A_LIFE && !this.#isOver; i += 1) {
      await this.#awake();
      const entry = commandOf(journal, player, random.pick(DEEDS)(random));
      const road = seat === null ? null : ({ seat, type: 'act' } as const);
      await give(journal, player, entry, road, isTrusting && random.chance(500));
      if (entry.refused === 'need_more_turns') break;
      await pause(random.below(LONGEST_THOUGHT_MS));
    }
    seat?.giveUp();
  }

  async #duel(random: Random): Promise<void> {
    const [first, second] = [await this.#newcomer(), await this.#newcomer()];
    if (first === null || second === null) return;
    const { journal } = this.#options;
    const challenge = commandOf(journal, first, {
      actionType: 'pvp_battle',
      actionId: 'initiate_battle',
      metadata: { targetUserId: second.accountId, armyId: 'army-1' },
    });
    await give(journal, first, challenge);
    const battleId = challenge.answer?.actionResult['battleId'];
    if (typeof battleId !== 'string') return;
    // Some are called back, some refused, most are fought.
    const [who, actionId, metadata] = random.pick([
      [first, 'cancel_battle', { battleRequestId: battleId }],
      [second, 'decline_battle', { battleRequestId: battleId }],
      ...Array.from(
        { length: 6 },
        () => [second, 'accept_battle', { battleRequestId: battleId, defenderArmyId: 'army-1' }] as const,
      ),
    ] as const);
    const word = commandOf(journal, who, { actionType: 'pvp_battle', actionId, metadata });
    await give(journal, who, word);
    if (actionId !== 'accept_battle' || word.answer === null) return;
    await this.#fight(battleId, [first, second], random);
  }

  /** A raid on a kingdom of the realm's own, which answers by a job. */
  async #raid(random: Random): Promise<void> {
    const player = await this.#newcomer();
    if (player === null) return;
    const { journal } = this.#options;
    const rankings = await player.api.pvp.rankings({ query: { by: 'power', npcs: 'only' } });
    const rivals = rankings.ok ? rankings.value.rankings.map(({ kingdomId }) => kingdomId) : [];
    if (rivals.length === 0) return pause(LONGEST_THOUGHT_MS);
    const challenge = commandOf(journal, player, {
      actionType: 'pvp_battle',
      actionId: 'initiate_battle',
      metadata: { targetUserId: random.pick(rivals), armyId: 'army-1', ranked: random.chance(500) },
    });
    await give(journal, player, challenge);
    const battleId = challenge.answer?.actionResult['battleId'];
    if (typeof battleId !== 'string') return pause(LONGEST_THOUGHT_MS);
    await this.#fight(battleId, [player], random);
  }

  async #learn(random: Random): Promise<void> {
    const player = await this.#newcomer();
    if (player !== null) await study(this.#options.journal, player, random, () => !this.#isOver);
  }

  async #depart(random: Random): Promise<void> {
    await this.#awake();
    const { journal, url } = this.#options;
    await depart(journal, url(), random);
    await pause(random.below(LONGEST_STAY_AWAY_MS));
  }

  #fight(battleId: string, commanders: readonly Player[], random: Random): Promise<void> {
    const { url, journal } = this.#options;
    return fight({ url, journal, battleId, commanders, random, goesOn: () => !this.#isOver });
  }
}
