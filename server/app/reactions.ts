// What is done when a job falls due, kind by kind: the one list, which the runner and the tests derive from. To add a kind, name its payload
// in engine/actions/jobs.ts; the compiler then asks for its reaction here and its horizon in setRight.ts.
// Invariant: a job that could be scheduled has a reaction.
import { clearBelongings } from './belongings.ts';
import type { House } from './house.ts';
import { keepHouse } from './housekeeping.ts';
import type { Reactions } from './jobs.ts';
import { npcTurn } from './npc.ts';
import type { Presences } from './presences.ts';
import { expireChallenge, fightDueRound } from './rounds.ts';

/** The reactions of a house. */
export const reactionsOf = (house: House, presences: Presences): Reactions => ({
  battle_round: (job, done) => fightDueRound(house, presences, job, done),
  battle_expiry: (job, done) => expireChallenge(house, job, done),
  npc_turn: (job, done) => npcTurn(house, presences, job, done),
  belongings: (job, done) => clearBelongings(house, job, done),
  housekeeping: (job, done) => keepHouse(house, job, done),
});
