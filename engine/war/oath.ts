// How a battle comes by its proof (docs/BATTLE.md, “Proof”): the realm swears to both hosts, words are given, sky and hour are drawn, and every
// round's record is sealed as it is fought. Invariants: nobody's word is taken before the oath, and none is changed afterwards; what was not sworn
// to is never fought (battles that were begun before there was a notary apart). Between the counting of the hosts and the oath their captains are heard,
// and nobody's line waits for that (reactions/battleOath.ts).
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import { beginBattle } from '../battle/resolve.ts';
import { SIDES } from '../battle/setup.ts';
import type { BattleSetup, Side } from '../battle/setup.ts';
import { drawSky } from '../battle/skies.ts';
import { mustered, underSky } from '../battle/skyless.ts';
import type { SkylessPlan } from '../battle/skyless.ts';
import { utcDay } from '../core/day.ts';
import { wordOfDay } from '../proof/dayWords.ts';
import { digestOf } from '../proof/digest.ts';
import type { Notary } from '../proof/notary.ts';
import { headOfClosing, headOfCommitment, headOfOpening, headOfRound } from '../proof/record.ts';
import type { BattleProof, Commitment } from '../proof/shapes.ts';
import type { BattleDoc } from './battle.ts';
import { withCaptains } from './doctrine.ts';
import type { Captains } from './doctrine.ts';
import { firstRoundDueAt, isUnattended, wordsDueAt } from './orderWindow.ts';
import { seedOf } from './seedOf.ts';

/** The proof of a challenge that nobody has answered. `speaks`: the challenger's window will give a word. */
export const unsworn = (speaks: boolean): BattleProof => ({
  speaks: { attacker: speaks, defender: false },
  sworn: null,
  muster: null,
  skies: null,
  opening: null,
  head: null,
  closing: null,
});

const commanderOf = ({ kingdomId, kingdomName, isNpc, armyId, armyName, power }: BattleDoc['attacker']) => ({
  kingdomId,
  kingdomName,
  isNpc,
  armyId,
  armyName,
  power,
});

/** The battle accepted at `now`: both hosts are counted, and nothing is sworn yet. `speaks`: the defender's window will give a word. */
export const counted = (
  battle: BattleDoc,
  plan: SkylessPlan,
  speaks: boolean,
  content: KingdomContent,
  now: number,
): BattleDoc => ({
  ...battle,
  status: 'accepted',
  // Whatever was said before the oath was said too early.
  attacker: { ...battle.attacker, nonce: null },
  defender: { ...battle.defender, nonce: null },
  acceptedAt: now,
  proof: {
    ...unsworn(false),
    speaks: { attacker: battle.proof?.speaks.attacker ?? false, defender: speaks },
    muster: mustered(content, plan),
  },
});

/** The hosts of a battle that were counted and that the realm has not sworn to, without their sky; null where there are none. */
export const awaitingOath = ({ proof }: Pick<BattleDoc, 'proof'>): BattleSetup | null =>
  proof === null || proof.sworn !== null ? null : (proof.muster?.bare ?? null);

/** Must captains be heard before the realm swears? Between two of its own there is nobody to hear. */
export const hearsCaptains = (battle: BattleDoc): boolean =>
  awaitingOath(battle) !== null && !isUnattended(battle);

/**
 * The realm swears to both hosts as they were counted, with what their captains have settled. The battle waits for the words of those who will give one, and is
 * drawn up at once where nobody will.
 */
export const sworn = (
  battle: BattleDoc,
  captains: Captains,
  rules: RealmRules,
  notary: Notary,
  now: number,
): BattleDoc => {
  const { proof } = battle;
  if (proof === null || proof.muster === null) throw new Error(`nobody was counted of battle ${battle.id}`);
  const muster = { ...proof.muster, bare: withCaptains(proof.muster.bare, captains) };
  const commitment: Commitment = {
    protocol: 1,
    battleId: battle.id,
    at: new Date(now).toISOString(),
    kind: battle.kind,
    seedHash: battle.seedHash,
    muster: digestOf(muster),
    commanders: { attacker: commanderOf(battle.attacker), defender: commanderOf(battle.defender) },
    speaks: proof.speaks,
    day: notary.wordOf(utcDay(now)),
  };
  const head = headOfCommitment(commitment);
  const bound: BattleDoc = {
    ...battle,
    roundDueAt: wordsDueAt(rules, now),
    proof: { ...proof, sworn: { commitment, seal: notary.seal(head) }, muster, head },
  };
  return isEverythingSaid(bound) ? drawnUp(bound, rules, notary, now) : bound;
};

/** Is the realm waiting for this side's word? */
const awaitsWord = (
  { setup, proof, ...battle }: Pick<BattleDoc, 'setup' | 'proof' | 'attacker' | 'defender'>,
  side: Side,
): boolean =>
  setup === null &&
  (proof?.sworn ?? null) !== null &&
  proof?.speaks[side] === true &&
  battle[side].nonce === null;

/** Has everybody spoken who said that they would? */
export const isEverythingSaid = (battle: BattleDoc): boolean =>
  !SIDES.some((side) => awaitsWord(battle, side));

/** The hosts drawn up under the sky that both words have drawn; for whoever has given none the realm's word of the day speaks. */
export const drawnUp = (battle: BattleDoc, rules: RealmRules, notary: Notary, now: number): BattleDoc => {
  const { proof } = battle;
  if (proof === null || proof.sworn === null || proof.muster === null || proof.head === null)
    throw new Error(`nothing was sworn of battle ${battle.id}`);
  const { day } = proof.sworn.commitment;
  const wordOf = (side: Side) => battle[side].nonce ?? wordOfDay(day.link, battle.id, side);
  const fromOf = (side: Side) => (battle[side].nonce === null ? ('day' as const) : ('window' as const));
  const words = { attacker: wordOf('attacker'), defender: wordOf('defender') };
  const from = { attacker: fromOf('attacker'), defender: fromOf('defender') };
  const spoken = {
    ...battle,
    attacker: { ...battle.attacker, nonce: words.attacker },
    defender: { ...battle.defender, nonce: words.defender },
  };
  const { skies } = proof.muster;
  const sky = drawSky(skies, seedOf(spoken));
  const setup = underSky(proof.muster, sky);
  const head = headOfOpening(proof.head, words, from, setup);
  return {
    ...spoken,
    weather: sky.weather.id,
    timeOfDay: sky.hour.id,
    setup,
    state: beginBattle(setup),
    roundDueAt: firstRoundDueAt(battle, rules, now),
    proof: { ...proof, muster: null, skies, opening: { from, seal: notary.seal(head) }, head },
  };
};

/** The battle with every round that has been fought sealed. */
export const sealed = (battle: BattleDoc, notary: Notary): BattleDoc => {
  const { proof, rounds, given } = battle;
  if (proof === null || proof.head === null) return battle;
  const seals = [...battle.seals];
  let { head } = proof;
  for (const [i, round] of rounds.entries()) {
    const said = given[i];
    if (i < seals.length || said === undefined || head === null) continue;
    head = headOfRound(head, round, said);
    seals.push(notary.seal(head));
  }
  return { ...battle, seals, proof: { ...proof, head } };
};

/** The record closed: a settled battle with its seed, its report and what it brought sealed. */
export const closed = (battle: BattleDoc, notary: Notary): BattleDoc => {
  const { proof, report, settledAt } = battle;
  if (proof === null || proof.head === null || report === null || settledAt === null) return battle;
  const at = new Date(settledAt).toISOString();
  const head = headOfClosing(proof.head, battle.seed, report, battle.spoils, at);
  return { ...battle, proof: { ...proof, head, closing: notary.seal(head) } };
};

/**
 * A settled battle with another moment of its end, where a wrong clock had dated it: the last link names that moment, so it is reckoned and
 * sealed anew behind those that stand.
 */
export const redated = (battle: BattleDoc, settledAt: number, notary: Notary): BattleDoc => {
  const { proof, setup, attacker, defender, rounds, given } = battle;
  const dated = { ...battle, settledAt };
  if (setup === null || proof === null || proof.closing === null) return dated;
  if (proof.sworn === null || proof.opening === null) return dated;
  const words = { attacker: attacker.nonce ?? '', defender: defender.nonce ?? '' };
  const oath = headOfCommitment(proof.sworn.commitment);
  let head = headOfOpening(oath, words, proof.opening.from, setup);
  for (const [i, round] of rounds.entries())
    head = headOfRound(head, round, given[i] ?? { attacker: false, defender: false });
  return closed({ ...dated, proof: { ...proof, head } }, notary);
};
