// A bout on the realm's field: two of the realm's own meet with blunted steel because somebody looks, in one step and without a herald.
// It is fought in real time, a round at a time, so that a battle lasts long enough to be watched and not longer than BOUT_MS.
// Invariants: nobody pays turns for it and nobody dies; like any battle it is drawn from a seed whose hash is published before the first round.
import type { TerrainId } from '@sigilla/content/schema/terrain.ts';
import type { Seed } from '../core/random.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import type { Kingdom } from '../kingdom/kingdom.ts';
import type { Notary } from '../proof/notary.ts';
import type { BattleDoc } from './battle.ts';
import { typeByDefault } from './challenge.ts';
import { committed, joined } from './muster.ts';
import type { Mustering } from './muster.ts';
import { isUnattended } from './orderWindow.ts';
import { proposedBattle } from './proposal.ts';
import { isDecided, nextRound } from './round.ts';
import type { Tempers } from './round.ts';

/** From the moment the hosts stand drawn up to the last round, shared evenly among the rounds within the bounds of one. */
const BOUT_MS = 112_000;
const SHORTEST_WINDOW_MS = 4_000;
const LONGEST_WINDOW_MS = 38_000;

export interface Bout {
  readonly id: BattleDoc['id'];
  readonly seed: Seed;
  readonly terrain: TerrainId;
  readonly attacker: Mustering;
  readonly defender: Mustering;
}

/** The bout drawn up at `now`, and both kingdoms with their armies bound to it. */
export const drawnBout = (
  { id, seed, terrain, attacker, defender }: Bout,
  content: KingdomContent,
  rules: RealmRules,
  notary: Notary,
  now: number,
): { readonly battle: BattleDoc; readonly attacker: Kingdom; readonly defender: Kingdom } => {
  const proposed = proposedBattle(
    {
      id,
      seed,
      speaks: false,
      kind: 'sparring',
      type: typeByDefault('sparring', terrain),
      challenger: attacker.kingdom,
      army: attacker.army,
      rival: defender.kingdom,
      title: null,
      terrain,
      message: '',
    },
    content,
    rules,
    now,
  );
  const met: BattleDoc = {
    ...proposed,
    defender: {
      ...proposed.defender,
      armyId: defender.army.id,
      armyName: defender.army.name,
    },
  };
  // Between two of the realm's own nobody is asked.
  const drawn = joined(met, { attacker, defender }, false, { now, content, rules, notary });
  const tempers = { attacker: attacker.kingdom.npc, defender: defender.kingdom.npc };
  const battle = { ...drawn, roundDueAt: now + boutWindow(drawn, tempers, rules) };
  return {
    battle,
    attacker: committed(attacker.kingdom, attacker.army, battle, defender.kingdom.id, now),
    defender: committed(defender.kingdom, defender.army, battle, attacker.kingdom.id, now),
  };
};

/**
 * Is this a bout that is fought in real time? It was drawn up to wait for its first round, or has one behind it; other battles between two of
 * the realm's own wait for nothing and are never seen half fought.
 */
export const isBout = (battle: BattleDoc): boolean =>
  isUnattended(battle) &&
  (battle.status === 'fighting' || (battle.roundDueAt ?? 0) > (battle.acceptedAt ?? 0));

/** How many rounds a bout lasts in all: the realm's own decide by the battle's chance alone, so it is known beforehand. */
export const boutLength = (battle: BattleDoc, tempers: Tempers, rules: RealmRules): number => {
  let ahead = battle;
  while (!isDecided(ahead)) ahead = nextRound(ahead, tempers, rules, 0);
  return ahead.rounds.length;
};

/** Milliseconds before each round of a bout: the same throughout it. */
export const boutWindow = (battle: BattleDoc, tempers: Tempers, rules: RealmRules): number => {
  const share = Math.floor(BOUT_MS / Math.max(1, boutLength(battle, tempers, rules)));
  return Math.min(LONGEST_WINDOW_MS, Math.max(SHORTEST_WINDOW_MS, share));
};
