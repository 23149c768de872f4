// What may be seen of a battle, by whom. The one place where a battle document loses its secrets before it leaves the server.
// Invariants: the seed appears only once the battle is settled; orders for a coming round are seen by their own side alone;
// a word is its ruler's alone until the hosts are drawn up; account ids never appear; visitors see a ranked battle late
// (delay.ts); the message and an unanswered challenge's army are for the two rulers only; what is shown is named, field
// by field, so that a field added to the document is shown to nobody until it is named here.
import { z } from 'zod';
import type { AccountId } from '../core/brand.ts';
import { only } from '../core/only.ts';
import { GivenOrders, Side } from '../battle/setup.ts';
import { ProofView } from '../proof/shapes.ts';
import { BattleDoc } from './battle.ts';
import { roundsWithheld } from './delay.ts';

/** What anyone may see of a ruler in a battle. */
const OF_A_COMMANDER = {
  kingdomId: true,
  kingdomName: true,
  isNpc: true,
  title: true,
  armyId: true,
  armyName: true,
  nonce: true,
  power: true,
} as const;
const CommanderView = BattleDoc.shape.attacker.pick(OF_A_COMMANDER);
type CommanderView = z.infer<typeof CommanderView>;

/** What of the document anyone may see as it stands. */
const OPENLY = {
  id: true,
  serverId: true,
  kind: true,
  status: true,
  type: true,
  terrain: true,
  counter: true,
  weather: true,
  timeOfDay: true,
  season: true,
  message: true,
  proposedAt: true,
  expiresAt: true,
  acceptedAt: true,
  seedHash: true,
  setup: true,
  rounds: true,
  given: true,
  roundDueAt: true,
  report: true,
  spoils: true,
  settledAt: true,
  seals: true,
} as const;

/** A battle as one viewer may see it. `side` is the viewer's own, null for spectators; times are epoch milliseconds. */
export const BattleView = BattleDoc.pick(OPENLY).extend({
  attacker: CommanderView,
  defender: CommanderView,
  /** The revealed seed once settled, null before. */
  seed: z.string().nullable(),
  /** What the realm has sworn to; null in battles of before. */
  proof: ProofView.nullable(),
  side: Side.nullable(),
  /** The viewer's own orders for the coming round, if they have given any. */
  ownOrders: GivenOrders.nullable(),
});
export type BattleView = z.infer<typeof BattleView>;

/** The side that an account commands in a battle; null for everyone else and for visitors. */
export const sideOf = (doc: BattleDoc, viewer: AccountId | null): Side | null => {
  if (viewer === null) return null;
  if (doc.attacker.accountId === viewer) return 'attacker';
  return doc.defender.accountId === viewer ? 'defender' : null;
};

/** What of the proof anyone may see: the muster waits for its sky. */
const OF_THE_PROOF = { speaks: true, sworn: true, opening: true, closing: true } as const;

/** A ruler's word is for themselves alone until both hosts are drawn up: whoever spoke last could choose theirs by it. */
const commanderView = (doc: BattleDoc, which: Side, viewer: Side | null): CommanderView => {
  const view = only(doc[which], OF_A_COMMANDER);
  return doc.setup === null && which !== viewer ? { ...view, nonce: null } : view;
};

/** What `viewer` (null: a visitor) may see of a battle. Total; changes nothing. */
export const publicBattle = (doc: BattleDoc, viewer: AccountId | null): BattleView => {
  const side = sideOf(doc, viewer);
  const attacker = commanderView(doc, 'attacker', side);
  const { seed, pending, proof } = doc;
  const shown = doc.rounds.length - (side === null ? roundsWithheld(doc, doc.rounds.length) : 0);
  return {
    ...only(doc, OPENLY),
    rounds: doc.rounds.slice(0, shown),
    given: doc.given.slice(0, shown),
    seals: doc.seals.slice(0, shown),
    attacker:
      side === null && doc.acceptedAt === null ? { ...attacker, armyId: null, armyName: null } : attacker,
    defender: commanderView(doc, 'defender', side),
    message: side === null ? '' : doc.message,
    seed: doc.status === 'settled' ? seed : null,
    proof: proof === null ? null : only(proof, OF_THE_PROOF),
    side,
    ownOrders: side === null ? null : pending[side],
  };
};
