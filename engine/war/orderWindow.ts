// How long commanders have before a round is fought. Players get the realm's window; against a kingdom of the realm's own a shorter
// one, since it answers at once; the first window is longer, because both hosts are looked over before the first word, and it opens
// only when every player's window has drawn the field, or after DRAWING_MS. In a ruler's first battles the realm's own wait longer still:
// nobody else is kept waiting, and whoever is ready fights at once.
// Invariant: a battle between two kingdoms of the realm waits for nobody; what a window says of itself can only bring the first
// round forward, never put it off.
import type { RealmRules } from '../kingdom/content.ts';
import type { BattleDoc } from './battle.ts';
import { hasSpoken } from './standingOrders.ts';

/** Permille of the realm's window when one commander is the realm's own. */
const AGAINST_NPC = 600;
/** Permille of a window that commanders have before the first round. */
const FIRST_WINDOW = 1500;
/** Permille of the realm's window that a novice has against the realm's own, before the first round and each of the next. */
const NOVICE_WINDOWS = [3000, 1500, 1500];

/** The first window opens at most this long after the challenge was accepted: by then a slow machine has drawn the field, too. */
export const DRAWING_MS = 10_000;
/** In a realm of very short windows it is no longer than this permille of one. */
const DRAWING_WINDOWS = 1250;

type Commanders = Pick<BattleDoc, 'attacker' | 'defender'>;

/** Do both commanders belong to the realm? */
export const isUnattended = ({ attacker, defender }: Commanders): boolean => attacker.isNpc && defender.isNpc;

/** Milliseconds that commanders have for orders after so many rounds. */
export const orderWindow = (battle: Commanders, rules: RealmRules, rounds: number): number => {
  if (isUnattended(battle)) return 0;
  const { attacker, defender } = battle;
  const full = rules.orderWindowSeconds * 1000;
  const answersAtOnce = attacker.isNpc || defender.isNpc;
  const novice =
    answersAtOnce && (attacker.isNovice || defender.isNovice) ? NOVICE_WINDOWS[rounds] : undefined;
  if (novice !== undefined) return Math.floor((full * novice) / 1000);
  const against = answersAtOnce ? (full * AGAINST_NPC) / 1000 : full;
  return Math.floor(rounds === 0 ? (against * FIRST_WINDOW) / 1000 : against);
};

/** Has every commander who is a player spoken for the coming round? Then nobody needs to wait. */
export const allOrdersIn = ({ attacker, defender, pending }: BattleDoc): boolean =>
  (attacker.isNpc || hasSpoken(pending.attacker)) && (defender.isNpc || hasSpoken(pending.defender));

/** Windows have this long to give their words once both hosts are sworn to; in a realm of short windows, one of them. */
const WORDS_MS = 8_000;

/** When the realm speaks for whoever has not given a word. */
export const wordsDueAt = (rules: RealmRules, acceptedAt: number): number =>
  acceptedAt + Math.min(WORDS_MS, Math.floor(rules.orderWindowSeconds * 1000));

/** When the first round is fought if nobody says anything and no window reports that it has drawn the field. */
export const firstRoundDueAt = (battle: Commanders, rules: RealmRules, acceptedAt: number): number => {
  if (isUnattended(battle)) return acceptedAt;
  const drawing = Math.min(DRAWING_MS, Math.floor(rules.orderWindowSeconds * DRAWING_WINDOWS));
  return acceptedAt + drawing + orderWindow(battle, rules, 0);
};

/**
 * When the first window opens by itself, as far as a viewer knows; null once it is open, or when there is none to open.
 * `fighting` without a round fought means that it was opened early.
 */
export const windowOpensAt = ({
  status,
  acceptedAt,
  roundDueAt,
}: Pick<BattleDoc, 'status' | 'acceptedAt' | 'roundDueAt'>): number | null =>
  status === 'accepted' && acceptedAt !== null && roundDueAt !== null
    ? Math.min(acceptedAt + DRAWING_MS, roundDueAt)
    : null;

/**
 * The battle with its first window open from `now` on, because every player's window has drawn the field; null when there is nothing
 * to open any more.
 */
export const openedEarly = (battle: BattleDoc, rules: RealmRules, now: number): BattleDoc | null => {
  if (isUnattended(battle) || battle.setup === null) return null;
  if (battle.status !== 'accepted' || battle.rounds.length > 0 || battle.roundDueAt === null) return null;
  const dueAt = now + orderWindow(battle, rules, 0);
  return dueAt < battle.roundDueAt ? { ...battle, status: 'fighting', roundDueAt: dueAt } : null;
};
