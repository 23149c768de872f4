// What a battle is fought from: its setup's companies and lookup tables as typed arrays (made by compile.ts).
// Units of both sides share one numbering (the attacker's first), so a pair of units is one index: striker x units + struck.
// Invariant: nothing here depends on seed, orders or rounds. What is filled when first needed, and the scratch space, hold no state of a battle.
import type { FormationId } from '@sigilla/content/schema/formation.ts';
import type { AidGiver } from './aids.ts';
import type { Armies } from './armies.ts';
import type { Company } from './companies.ts';
import type { BattleSetup, BattleUnit, Drill } from './setup.ts';

/**
 * The lasting parts of a factor, by unit. The factor of a blow is the striker's `striking` (1000 included) and the struck unit's
 * `taken`; while the striker's side keeps its formation also the `drill` of that (DrillSums); while the struck side keeps its own, the
 * striker's `guarded` and the struck unit's `taken` of that; and the matchup of the two.
 */
export interface LastingSums {
  readonly striking: Int32Array;
  readonly taken: Int32Array;
}

/** What one side's formation does, by unit of either side: to its own blows, to blows against it by who strikes and who is struck. */
export interface DrillSums {
  readonly formation: FormationId;
  /** Its place among all formations. */
  readonly place: number;
  readonly own: Drill;
  readonly drill: Int32Array;
  readonly guarded: Int32Array;
  readonly taken: Int32Array;
  /** By company: initiative before jitter in this formation; of this side's alone. */
  readonly initiative: Int32Array;
}

export interface CompiledBattle {
  readonly setup: BattleSetup;
  readonly companies: readonly Company[];
  /** Companies in all, and the attacker's. */
  readonly count: number;
  readonly attackers: number;
  readonly units: number;
  readonly all: readonly BattleUnit[];
  /** By company: its unit. */
  readonly unitOf: Int32Array;
  /** By side: men at the start. */
  readonly menAtStart: readonly [attacker: number, defender: number];
  /** By side: the health it came with, in thousandths: its strength. */
  readonly strength: readonly [attacker: number, defender: number];
  /** By company: its pool at the start. */
  readonly poolAtStart: Float64Array;
  /** Was it drawn up by law 1? */
  readonly lawOne: boolean;
  /** Was it drawn up before law 3? */
  readonly older: boolean;
  /** Was it drawn up before law 4? */
  readonly fixed: boolean;
  /** May a side lay down its arms: was it drawn up since law 5? */
  readonly yields: boolean;
  /** Does whoever is less shaken keep the field after the last round: was it drawn up since law 6? */
  readonly decides: boolean;
  /** In how many parts of a man strength to spare is counted: MAN_PARTS since law 7, whole men before. */
  readonly manParts: number;
  /** Morale at which a side breaks. */
  readonly breaksAt: number;
  /** By company: initiative before jitter, out of formation. */
  readonly loose: Int32Array;
  /** By company: does it belong to its side's reserve? */
  readonly reserve: Uint8Array;
  /** By unit: health of one man in thousandths; can it charge. */
  readonly health: Int32Array;
  /** One more than the greatest initiative that any company can draw. */
  readonly initiatives: number;
  readonly horse: Uint8Array;
  /** By unit: does it stand in the rear; how does it strike, by its place in STRIKES; does it strike by hand, does it shoot? */
  readonly rear: Uint8Array;
  readonly strikes: Uint8Array;
  readonly melee: Uint8Array;
  readonly ranged: Uint8Array;
  /** By unit: what its abilities add to its blows in the first round, and to blows against it while its side holds. */
  readonly volley: Int32Array;
  readonly braced: Int32Array;
  /** By pair of units: max(1, attack - defense / 2) in thousandths of a point; matchup and abilities; what a charge adds. */
  readonly base: Int32Array;
  readonly matchup: Int32Array;
  readonly charge: Int32Array;
  /** By side: the units that aid those beside them. */
  readonly givers: readonly [attacker: readonly AidGiver[], defender: readonly AidGiver[]];
  /** By unit: what lasts a whole battle. */
  readonly lasting: LastingSums;
  /** By unit: is it what a hunt for archers, or for engines, is after? And a table that says yes of all. */
  readonly archers: Uint8Array;
  readonly engines: Uint8Array;
  readonly anyone: Uint8Array;
  /** Permille of the men who find an enemy to strike at; by pair of units, base by press. */
  readonly press: number;
  readonly pressed: Float64Array;
  /** By side: what factor the pairs have while both sides stand in a certain way (rates.ts). Filled when first needed. */
  readonly factors: readonly [attacker: Map<number, Int32Array>, defender: Map<number, Int32Array>];
  /** By side: what each formation does. Filled when first needed. */
  readonly drills: readonly [attacker: Map<FormationId, DrillSums>, defender: Map<FormationId, DrillSums>];
  /** By company x companies in all: its enemies from near to far, and at which place of that each stands. Filled when first needed. */
  readonly near: Uint8Array;
  readonly place: Uint8Array;
  /** By company: is that filled? */
  readonly looked: Uint8Array;
  /** Scratch space that no battle is using at the moment (armies.ts). */
  idle: Armies | null;
}
