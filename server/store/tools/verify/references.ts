// What documents say of each other: a kingdom's account, an open battle's kingdoms and their armies, the jobs that carry a battle on.
// Invariant looked for: whoever is named is there, and both sides of a bond say the same. An ended battle may outlive its kingdoms.
import type { Account } from '@sigilla/engine/account/account.ts';
import { REALM_ID } from '@sigilla/engine/realm/realm.ts';
import type { BattleDoc } from '@sigilla/engine/war/battle.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { expiryKey, oathKey, roundKey } from '@sigilla/engine/war/jobs.ts';
import { awaitingOath } from '@sigilla/engine/war/oath.ts';
import { accounts, battles, jobs, kingdoms, ledger, notices, realm, sessions } from '../../collections.ts';
import type { JobDoc } from '../../aggregates/jobs.ts';
import type { Fault } from '../snapshot.ts';

/** What is remembered of a kingdom. */
interface Holding extends Pick<Kingdom, 'accountId' | 'resources' | 'turns' | 'ledgerCount'> {
  /** Which battle holds each army. */
  readonly armies: readonly { readonly id: string; readonly lockedBy: string | null }[];
}

type OpenBattle = Pick<BattleDoc, 'status'> & {
  readonly sides: readonly { readonly kingdomId: string; readonly armyId: string | null }[];
  readonly awaits: string;
};

/** What awaits an open battle, by the key of the job that brings it. */
const awaitedJob = (battle: BattleDoc): string => {
  if (battle.status === 'proposed') return expiryKey(battle.id);
  return awaitingOath(battle) === null ? roundKey(battle.id, battle.rounds.length + 1) : oathKey(battle.id);
};

const OPEN: readonly string[] = ['proposed', 'accepted', 'fighting'];

export class References {
  readonly #accounts = new Set<string>();
  readonly #kingdoms = new Map<string, Holding>();
  readonly #open = new Map<string, OpenBattle>();
  readonly #jobs = new Map<string, JobDoc>();
  #realms = 0;
  /** Documents of accounts and kingdoms that are gone: removed after them, page by page. */
  readonly #ofGone = new Map<string, number>();

  /** Takes down what a document says; accounts and kingdoms come before what names them. */
  note(collection: string, id: string, body: unknown): void {
    switch (collection) {
      case accounts.name:
        this.#accounts.add((body as Account).id);
        break;
      case kingdoms.name: {
        const { accountId, resources, turns, ledgerCount, armies } = body as Kingdom;
        const held = armies.map((army) => ({ id: army.id, lockedBy: army.lockedBy }));
        this.#kingdoms.set(id, { accountId, resources, turns, ledgerCount, armies: held });
        break;
      }
      case battles.name:
        this.#noteBattle(body as BattleDoc);
        break;
      case jobs.name:
        this.#jobs.set((body as JobDoc).key, body as JobDoc);
        break;
      case realm.name:
        if (id === REALM_ID) this.#realms += 1;
        break;
      case sessions.name:
      case notices.name:
        if (!this.#accounts.has((body as { accountId: string }).accountId)) this.#leave(collection);
        break;
      case ledger.name:
        if (!this.#kingdoms.has((body as { kingdomId: string }).kingdomId)) this.#leave(collection);
        break;
    }
  }

  /** What a kingdom holds; null where there is none of that id. */
  holding(kingdomId: string): Holding | null {
    return this.#kingdoms.get(kingdomId) ?? null;
  }

  kingdomIds(): Iterable<string> {
    return this.#kingdoms.keys();
  }

  /** How many documents are left of accounts and kingdoms that are gone, by collection. */
  remains(): ReadonlyMap<string, number> {
    return this.#ofGone;
  }

  /** Everything that does not hold together, once all has been noted. */
  faults(): readonly Fault[] {
    return [
      ...(this.#realms === 0 && this.#kingdoms.size > 0
        ? [{ collection: realm.name, id: REALM_ID, what: 'is missing: the secrets of the realm are gone' }]
        : []),
      ...[...this.#kingdoms].flatMap(([id, holding]) => this.#kingdomFaults(id, holding)),
      ...[...this.#open].flatMap(([id, battle]) => this.#battleFaults(id, battle)),
      ...[...this.#jobs.values()].flatMap((job) => this.#jobFaults(job)),
    ];
  }

  #leave(collection: string): void {
    this.#ofGone.set(collection, (this.#ofGone.get(collection) ?? 0) + 1);
  }

  #noteBattle(battle: BattleDoc): void {
    if (!OPEN.includes(battle.status)) return;
    const side = ({ kingdomId, armyId }: BattleDoc['attacker']) => ({ kingdomId, armyId });
    this.#open.set(battle.id, {
      status: battle.status,
      sides: [side(battle.attacker), side(battle.defender)],
      awaits: awaitedJob(battle),
    });
  }

  #kingdomFaults(id: string, { accountId, armies }: Holding): readonly Fault[] {
    const fault = (what: string): Fault => ({ collection: kingdoms.name, id, what });
    return [
      ...(this.#accounts.has(accountId) ? [] : [fault(`its account ${accountId} is not there`)]),
      ...armies.flatMap((army) =>
        army.lockedBy === null || this.#open.has(army.lockedBy)
          ? []
          : [fault(`its army ${army.id} is held by battle ${army.lockedBy}, which is not open`)],
      ),
    ];
  }

  #battleFaults(id: string, { status, sides, awaits }: OpenBattle): readonly Fault[] {
    const fault = (what: string): Fault => ({ collection: battles.name, id, what });
    const faults = this.#jobs.has(awaits) ? [] : [fault(`is ${status}, and no job ${awaits} carries it on`)];
    for (const { kingdomId, armyId } of sides) {
      const kingdom = this.#kingdoms.get(kingdomId);
      const army = kingdom?.armies.find((one) => one.id === armyId);
      if (kingdom === undefined)
        faults.push(fault(`is ${status}, and its kingdom ${kingdomId} is not there`));
      else if (status !== 'proposed' && army?.lockedBy !== id)
        faults.push(fault(`is ${status}, and does not hold army ${armyId} of kingdom ${kingdomId}`));
    }
    return faults;
  }

  #jobFaults({ key, kind, payload }: JobDoc): readonly Fault[] {
    const fault = (what: string): readonly Fault[] => [{ collection: jobs.name, id: key, what }];
    if (
      (kind === 'battle_oath' || kind === 'battle_round' || kind === 'battle_expiry') &&
      !this.#open.has(payload.battleId)
    )
      return fault(`waits for battle ${payload.battleId}, which is not open`);
    if (kind === 'npc_turn' && payload.task === 'turn' && !this.#kingdoms.has(payload.kingdomId))
      return fault(`waits for kingdom ${payload.kingdomId}, which is not there`);
    return [];
  }
}
