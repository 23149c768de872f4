// What a battle's record proves, and what is left to be believed (docs/BATTLE.md, “Proof”). The record is held against itself, against the realm's
// key as somebody else knows it, and against what a window has kept. Invariants: nothing that the record says of itself vouches for it; every
// field of it is covered by a check here, or it is no record; whatever was not checked stands among what must be believed.
import { isKnownLaw } from '../battle/olderLaw.ts';
import { battleSeed, seedHashOf } from '../battle/replay.ts';
import { verifyReplay } from '../battle/verifyReplay.ts';
import type { Replay } from '../battle/replay.ts';
import { SIDES } from '../battle/setup.ts';
import { drawSky } from '../battle/skies.ts';
import { bareOf, underSky } from '../battle/skyless.ts';
import { hangsOn, wordOfDay } from './dayWords.ts';
import { canonical, digestOf } from './digest.ts';
import { Forged } from './findings.ts';
import type { Believed, Fault, Findings, Proved } from './findings.ts';
import { isSealed, isUnbroken } from './notary.ts';
import type { CheckSignature, NotaryView, PublishedKey } from './notary.ts';
import { headOfClosing, headOfCommitment, headOfOpening, headOfRound, wordsOfSeal } from './record.ts';
import type { ReplayProof } from './shapes.ts';
import { keptLinks } from './witness.ts';
import type { Witness } from './witness.ts';

export interface Verdict {
  /** `verified`: all holds, and something outside the record vouches for it. `consistent`: it agrees with itself, and nothing more is known. */
  readonly status: 'verified' | 'consistent' | 'forged';
  /** `round` is the first that differs, where that can be said. */
  readonly fault: { readonly code: Fault; readonly round: number | null } | null;
  readonly proved: readonly Proved[];
  readonly believed: readonly Believed[];
  /** The law that the battle was fought by, and whether it could be fought again here. */
  readonly law: number;
  readonly isFoughtAgain: boolean;
  readonly rounds: number;
}

/** What is known besides the record. */
export interface Evidence {
  /** The battle that was asked for; null where only the record says which it is. */
  readonly battleId: string | null;
  /** What the realm publishes of its notary, from wherever but the record; null when nobody asked. */
  readonly notary: NotaryView | null;
  /** Keys that were known beforehand: those a window has kept, or that somebody was told. */
  readonly known: readonly Pick<PublishedKey, 'id' | 'publicKey'>[];
  readonly witness: Witness | null;
  readonly check: CheckSignature;
}

const alike = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** Fights it again, when its law is known here. */
const fightAgain = (replay: Replay, { proved, believed }: Findings): boolean => {
  if (replay.versions.content !== replay.setup.contentVersion) throw new Forged('names');
  if (replay.versions.engine !== replay.setup.engineVersion) throw new Forged('terms');
  if (!isKnownLaw(replay.versions.engine)) {
    believed.push('lawUnread');
    return false;
  }
  const fought = verifyReplay(replay);
  if (!fought.verified)
    throw new Forged(
      fought.reason === 'version' ? 'terms' : fought.reason,
      fought.round === 0 ? null : fought.round,
    );
  proved.push('fought');
  return true;
};

/** The terms that were sworn to: seed, hosts, names, sky and words. */
const holdTerms = (replay: Replay, proof: ReplayProof, { proved, believed }: Findings): void => {
  const { setup, seed, seedHash, nonces, rounds } = replay;
  const { commitment } = proof.sworn;
  if (seedHashOf(seed) !== seedHash) throw new Forged('seed');
  if (commitment.seedHash !== seedHash) throw new Forged('terms');
  if (proof.given.length !== rounds.length || proof.seals.length !== rounds.length)
    throw new Forged('length');
  proved.push('seed');

  const muster = { bare: bareOf(setup), skies: proof.skies };
  if (digestOf(muster) !== commitment.muster) throw new Forged('hosts');
  for (const side of SIDES) {
    const { kingdomId, kingdomName, isNpc } = commitment.commanders[side];
    if (
      !alike(
        [kingdomId, kingdomName, isNpc],
        [setup[side].kingdomId, setup[side].kingdomName, setup[side].isNpc],
      )
    )
      throw new Forged('names');
  }
  proved.push('hosts');

  const stirred = battleSeed(seed, nonces.challenger, nonces.defender);
  if (!alike(underSky(muster, drawSky(proof.skies, stirred)), setup)) throw new Forged('sky');
  proved.push('sky');

  const words = { attacker: nonces.challenger, defender: nonces.defender };
  const { from } = proof.opening;
  for (const side of SIDES) {
    if (
      from[side] === 'window'
        ? !commitment.speaks[side]
        : words[side] !== wordOfDay(commitment.day.link, commitment.battleId, side)
    )
      throw new Forged('words');
    if (from[side] === 'day' && commitment.speaks[side]) believed.push('wordMissing');
  }
  if (SIDES.every((side) => from[side] === 'day')) believed.push('realmsOwn');
};

/** The chain of the record, link by link: [oath, opening, rounds …, closing]. */
const linksOf = (replay: Replay, proof: ReplayProof): { readonly head: string; readonly seal: string }[] => {
  const { sworn, opening, given, seals, closing } = proof;
  const oath = headOfCommitment(sworn.commitment);
  const words = { attacker: replay.nonces.challenger, defender: replay.nonces.defender };
  const opened = headOfOpening(oath, words, opening.from, replay.setup);
  const links = [
    { head: oath, seal: sworn.seal },
    { head: opened, seal: opening.seal },
  ];
  let head = opened;
  for (const [i, round] of replay.rounds.entries()) {
    head = headOfRound(head, round, given[i] ?? { attacker: false, defender: false });
    links.push({ head, seal: seals[i] ?? '' });
  }
  head = headOfClosing(head, replay.seed, replay.report, closing.spoils, closing.settledAt);
  return [...links, { head, seal: closing.seal }];
};

/** Every seal, by keys that are not the record's own word. True when such keys were there. */
const holdSeals = (
  replay: Replay,
  proof: ReplayProof,
  evidence: Evidence,
  { proved, believed }: Findings,
): boolean => {
  const { notary, known, check } = evidence;
  const keys = notary?.keys ?? known;
  if (keys.length === 0) {
    believed.push('keyOfRecord');
    return false;
  }
  if (notary !== null && !isUnbroken(notary.keys, check)) throw new Forged('keys');
  if (known.some(({ id, publicKey }) => !keys.some((key) => key.id === id && key.publicKey === publicKey)))
    throw new Forged('keys');
  const links = linksOf(replay, proof);
  for (const [i, { head, seal }] of links.entries()) {
    if (isSealed(keys, seal, wordsOfSeal(head), check)) continue;
    if (i === 0) throw new Forged('oathSeal');
    if (i === 1) throw new Forged('openingSeal');
    throw i === links.length - 1 ? new Forged('closingSeal') : new Forged('roundSeal', i - 1);
  }
  proved.push('chain');
  if (known.length > 0) proved.push('keyKept');
  else believed.push('keyAsked');

  const { day, at } = proof.sworn.commitment;
  // Of ten years' words the realm may not choose the day that pleases it.
  if (day.day !== at.slice(0, day.day.length)) throw new Forged('dayWord');
  const chain = notary?.chains.find(({ anchor }) => anchor === day.anchor);
  if (notary !== null && (chain === undefined || !hangsOn(day, chain.from))) throw new Forged('dayWord');
  if (chain !== undefined && SIDES.some((side) => proof.opening.from[side] === 'day'))
    proved.push('dayWords');
  return true;
};

/**
 * Did the round hear what the window ordered? Only what the window said is compared: orders may say more, but never lay down arms that it did
 * not. Where somebody did, nothing else was heard (docs/BATTLE.md, “Orders”).
 */
const wasObeyed = (
  ordered: Readonly<Record<string, unknown>>,
  heard: Readonly<Record<string, unknown>>,
  isParley: boolean,
): boolean =>
  (ordered['surrenders'] === true) === (heard['surrenders'] === true) &&
  (isParley ||
    Object.entries(ordered).every(
      ([name, value]) => name === 'ready' || value === undefined || alike([value], [heard[name] ?? null]),
    ));

/** The links that this window kept: the oath, the opening, and each round that it saw. */
const holdLinks = (replay: Replay, proof: ReplayProof, witness: Witness): void => {
  const links = linksOf(replay, proof);
  for (const [i, { head }] of keptLinks(witness).entries()) {
    if (links[i]?.head === head && i < links.length - 1) continue;
    if (i === 0) throw new Forged('otherOath');
    throw i === 1 ? new Forged('otherOpening') : new Forged('otherRound', i - 1);
  }
  if (witness.contradicted !== null) throw new Forged('twoTales');
};

/** The word that this window gave for the battle's chance, as far as the realm has taken it. */
const holdWord = (
  replay: Replay,
  proof: ReplayProof,
  { side, word, taken, refused }: Witness,
  { proved, believed }: Findings,
): void => {
  if (side === null || word === null) return;
  const said = side === 'attacker' ? replay.nonces.challenger : replay.nonces.defender;
  if (said === word) proved.push('ownWord');
  else if (taken === true) throw new Forged('otherWord');
  else if (refused !== true) believed.push('wordUnanswered');
  else believed.push(proof.opening.from[side] === 'window' ? 'strangeWord' : 'wordRefused');
};

/** The orders that this window gave for its side. */
const holdOrders = (
  replay: Replay,
  proof: ReplayProof,
  witness: Witness,
  { proved, believed }: Findings,
): void => {
  const { side } = witness;
  if (side === null) return;
  const orders = Object.entries(witness.orders);
  for (const [round, ordered] of orders) {
    const heard = replay.rounds[Number(round) - 1];
    if (heard !== undefined && !wasObeyed(ordered, heard.orders[side], heard.ending?.cause === 'surrender'))
      throw new Forged('otherOrders', Number(round));
  }
  // Nobody who saw the battle and gave no orders for a round has to take it that they did.
  if (proof.given.some((said, i) => said[side] && witness.orders[String(i + 1)] === undefined))
    believed.push('strangeOrders');
  if (orders.length > 0) proved.push('ownOrders');
};

/** All that this window kept of the battle. */
const holdWitness = (replay: Replay, proof: ReplayProof, witness: Witness, findings: Findings): void => {
  const { proved } = findings;
  if (witness.battleId !== proof.sworn.commitment.battleId) throw new Forged('otherBattle');
  holdLinks(replay, proof, witness);
  proved.push('oathKept');
  holdWord(replay, proof, witness, findings);
  if (witness.rounds.length > 0) proved.push('roundsKept');
  const spoils = witness.spoils ?? null;
  if (spoils !== null && spoils !== digestOf(proof.closing.spoils)) throw new Forged('otherEnd');
  if (spoils !== null) proved.push('endKept');
  holdOrders(replay, proof, witness, findings);
};

/** What the record proves in the light of what else is known. Total: whatever is wrong with it is a verdict. */
export const verifyBattle = (replay: Replay, evidence: Evidence): Verdict => {
  const findings: Findings = { proved: [], believed: [] };
  const { proof } = replay;
  let isFoughtAgain = false;
  const verdict = (status: Verdict['status'], fault: Verdict['fault'] = null): Verdict => ({
    status,
    fault,
    ...findings,
    law: replay.versions.engine,
    isFoughtAgain,
    rounds: replay.rounds.length,
  });
  try {
    isFoughtAgain = fightAgain(replay, findings);
    if (proof === undefined) {
      // A record that was stripped of its proof is one whose oath somebody may have kept.
      if (evidence.witness !== null) throw new Forged('otherOath');
      findings.believed.push('noNotary');
      return verdict('consistent');
    }
    if (evidence.battleId !== null && evidence.battleId !== proof.sworn.commitment.battleId)
      throw new Forged('otherBattle');
    holdTerms(replay, proof, findings);
    const isVouchedFor = holdSeals(replay, proof, evidence, findings);
    if (evidence.witness === null) findings.believed.push('nobodyWatched');
    else holdWitness(replay, proof, evidence.witness, findings);
    findings.believed.push('hostsTrue', 'othersOrders', 'noLeague');
    return verdict(isVouchedFor && isFoughtAgain ? 'verified' : 'consistent');
  } catch (fault) {
    if (fault instanceof Forged) return verdict('forged', { code: fault.code, round: fault.round });
    throw fault;
  }
};
