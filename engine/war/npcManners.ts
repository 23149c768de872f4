// How the realm's own rulers keep company: whom they may write to, how soon again, and how often they would rather fight than build.
// Pure: the caller brings the dice and what was found. Invariant: a newcomer is welcomed, never raided, and nobody is pressed twice in a while.
import type { Random } from '../core/random.ts';
import type { Kingdom, NpcTemper } from '../kingdom/kingdom.ts';
import type { BattleDoc } from './battle.ts';

/** Nobody hears from the realm's rulers again before this long. */
const COURTESY_MS = 10 * 60_000;
/** How long a ruler counts as new to the realm and is only welcomed. */
const NEWCOMER_MS = 2 * 60_000;
/** Chances in a thousand that a turn is used to invite a player who is here, or to meet another of the realm's own. */
const INVITES = 300;
const MEETS = 200;
/** A raider raids its neighbours in earnest this often; everyone else spars. */
const RAIDS = 400;

/** Did one of the realm's own write to a ruler lately, this having been their last battle? */
export const wroteLately = (last: BattleDoc | undefined, now: number): boolean =>
  last !== undefined && last.attacker.isNpc && now - (last.settledAt ?? last.proposedAt) < COURTESY_MS;

/** Is this ruler still looking round? */
export const isNewcomer = ({ foundedAt }: Pick<Kingdom, 'foundedAt'>, now: number): boolean =>
  now - foundedAt < NEWCOMER_MS;

/** Would a ruler of the realm rather invite a player than build? */
export const wouldInvite = (random: Random): boolean => random.chance(INVITES);

/** Would it rather meet another of the realm's own? */
export const wouldMeet = (random: Random): boolean => random.chance(MEETS);

/** Does it meet them in earnest? */
export const meansIt = (temper: NpcTemper, random: Random): boolean =>
  temper === 'raider' && random.chance(RAIDS);
