// How a kingdom ruled by the realm decides: which deed to spend turns on, which army to send, whom to fight, whether to accept.
// It acts through the same verbs as everyone and sees what any ruler in its place would see. Pure: the caller brings the dice.
// Invariants: a turn reserve is kept for challenges; armies stay near the strength they were founded with, so that whoever comes later still
// finds a near-equal, and neither hoards nor greatness outgrow their station; a player who is here is invited only to a fair match.
import { TerrainId } from '@sigilla/content/schema/terrain.ts';
import type { z } from 'zod';
import { recruitUnits } from '../actions/army/recruitUnits.ts';
import type { WireAction } from '../actions/command.ts';
import { buildStructure } from '../actions/economy/buildStructure.ts';
import { exploreLand } from '../actions/economy/exploreLand.ts';
import { rushResource } from '../actions/economy/rushResource.ts';
import { upgradeBuilding } from '../actions/economy/upgradeBuilding.ts';
import { preview } from '../actions/preview.ts';
import type { Preview } from '../actions/preview.ts';
import type { Actor, CheckContext, Verb } from '../actions/verb.ts';
import { initiateBattle } from '../actions/war/initiateBattle.ts';
import { permilleOf } from '../core/permille.ts';
import type { Random } from '../core/random.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import type { Army, Kingdom, NpcTemper } from '../kingdom/kingdom.ts';
import { powerOfArmy, powerOfMan } from '../kingdom/power.ts';
import { ownKingdomView } from '../kingdom/views.ts';
import type { BattleKind } from './kinds.ts';

/** Turns that a realm ruler keeps for challenges. */
const TURN_RESERVE = 4;

const DEEDS = ['recruit', 'tax', 'build', 'upgrade', 'explore'] as const;
type Deed = (typeof DEEDS)[number];

/** What each temper likes to spend turns on; weights in the order of DEEDS. */
const DEED_WEIGHTS: Readonly<Record<NpcTemper, readonly number[]>> = {
  bold: [50, 20, 10, 15, 5],
  wary: [20, 20, 25, 25, 10],
  steady: [30, 25, 20, 20, 5],
  raider: [45, 25, 5, 10, 15],
};

/** Something a realm ruler might do, with what it would cost and whether it may. */
interface Wish {
  readonly wire: WireAction;
  readonly preview: (ctx: CheckContext<null>) => Preview;
}
const wish = <S extends z.ZodObject, R extends z.ZodObject>(
  verb: Verb<S, null, null, R>,
  input: z.input<S>,
): Wish => ({ wire: verb.wire(input), preview: (ctx) => preview(verb, ctx, input) });

const wishesFor = (
  deed: Deed,
  kingdom: Kingdom,
  content: KingdomContent,
  random: Random,
  soldiers: number,
): Wish[] => {
  switch (deed) {
    case 'recruit': {
      const unit = random.pick([...content.units.values()]);
      const room = Math.floor(soldiers / powerOfMan(unit, 'recruit'));
      return [20, 10, 5, 1]
        .filter((quantity) => quantity <= room)
        .map((quantity) => wish(recruitUnits, { unitId: unit.id, quantity }));
    }
    case 'tax':
      return [wish(rushResource, { rush: 'tax_collection' })];
    case 'build':
      return [wish(buildStructure, { buildingId: random.pick([...content.buildings.keys()]) })];
    case 'upgrade':
      return kingdom.buildings.length === 0
        ? []
        : [wish(upgradeBuilding, { buildingId: random.pick(kingdom.buildings).type })];
    case 'explore':
      return [wish(exploreLand, { exploration: 'territorial_exploration' })];
  }
};

/** The realm's own ruler as an actor. */
const npcActor = (kingdom: Kingdom): Actor => ({
  accountId: kingdom.accountId,
  kingdomId: kingdom.id,
  serverId: kingdom.serverId,
  isGuest: false,
});

/** How far above its founding strength (permille) a realm ruler's army may be when more are called to it. */
const MUSTERED = 1150;

/** Gold that a realm ruler keeps, and the power beyond which it builds no more: so much, and so much for each point of its founding army. */
const PURSE = { least: 2000, perPoint: 5 };
const GREATNESS = { least: 1000, perPoint: 2.5 };

/** What a kingdom of the realm lacks for its station: points of army, a full purse, greatness. Losses are made good; beyond that it builds. */
interface Station {
  readonly soldiers: number;
  readonly isRich: boolean;
  readonly isGreat: boolean;
}

const stationOf = (kingdom: Kingdom, content: KingdomContent): Station => {
  const founding = content.npcKingdoms.find(({ name }) => name === kingdom.name);
  if (founding === undefined) return { soldiers: Number.POSITIVE_INFINITY, isRich: false, isGreat: false };
  const points = powerOfArmy(founding.army.units, content);
  const soldiers = powerOfArmy(
    kingdom.armies.flatMap(({ units, waiting }) => [...units, ...waiting]),
    content,
  );
  return {
    soldiers: Math.floor((points * MUSTERED) / 1000) - soldiers,
    isRich: kingdom.resources.gold >= PURSE.least + PURSE.perPoint * points,
    isGreat: kingdom.power >= GREATNESS.least + GREATNESS.perPoint * points,
  };
};

/** Would its station have a ruler do this? Who is rich asks for no more, who is great builds no more. */
const suits = (deed: Deed, { soldiers, isRich, isGreat }: Station): boolean => {
  switch (deed) {
    case 'recruit':
      return soldiers > 0;
    case 'tax':
      return !isRich;
    case 'build':
    case 'upgrade':
    case 'explore':
      return !isGreat;
  }
};

const TRIES = 8;

/** A deed that this kingdom can afford and may do now, or null when nothing suits. */
export const npcDeed = (
  kingdom: Kingdom,
  temper: NpcTemper,
  content: KingdomContent,
  rules: RealmRules,
  now: number,
  random: Random,
): WireAction | null => {
  const view = ownKingdomView(kingdom, content, rules, now);
  const actor = npcActor(kingdom);
  const station = stationOf(kingdom, content);
  for (let i = 0; i < TRIES; i += 1) {
    const deed = DEEDS[random.weighted(DEED_WEIGHTS[temper])] ?? 'tax';
    if (!suits(deed, station)) continue;
    for (const one of wishesFor(deed, kingdom, content, random, station.soldiers)) {
      const weighed = one.preview({ now, actor, kingdom: view, seen: null, content, rules });
      if (weighed.ok && view.turns.turns >= weighed.cost.turns + TURN_RESERVE) return one.wire;
    }
  }
  return null;
};

/** The strongest army that can march, or null. */
export const npcArmy = (kingdom: Pick<Kingdom, 'armies'>, content: KingdomContent): Army | null => {
  const free = kingdom.armies.filter(({ lockedBy, units }) => lockedBy === null && units.length > 0);
  return free.reduce<Army | null>(
    (best, army) =>
      best === null || powerOfArmy(army.units, content) > powerOfArmy(best.units, content) ? army : best,
    null,
  );
};

/** How much stronger than its own an army may be (permille) that a temper still agrees to meet in earnest. */
const DARES: Readonly<Record<NpcTemper, number>> = { bold: 2500, wary: 1300, steady: 1600, raider: 1800 };
/** With blunted steel everyone is braver. */
const SPARRING_COURAGE = 2;

/**
 * Does a realm ruler take up a challenge, by the powers of the two armies? A raid asks nobody's leave: it is always met when there is an
 * army to meet it.
 */
export const npcAccepts = (
  temper: NpcTemper,
  kind: BattleKind,
  ownPower: number,
  challengerPower: number,
): boolean => {
  const ratio = permilleOf(challengerPower, Math.max(1, ownPower));
  switch (kind) {
    case 'raid':
      return true;
    case 'sparring':
      return ratio <= DARES[temper] * SPARRING_COURAGE;
    case 'ranked':
      return ratio <= DARES[temper];
  }
};

/** A player is offered a fight only by armies between these shares of their own power (permille). */
const MATCH_LOW = 350;
const MATCH_HIGH = 1100;

/** Is an army of `npcPower` a fair opponent for a player's army of `playerPower`? */
export const isFairMatch = (npcPower: number, playerPower: number): boolean => {
  const ratio = permilleOf(npcPower, Math.max(1, playerPower));
  return ratio >= MATCH_LOW && ratio <= MATCH_HIGH;
};

/**
 * Who of `candidates` suits a player best: the strongest fair match, or else the weakest of all. Null only when there are none.
 */
export const bestMatch = <T extends { readonly armyPower: number }>(
  candidates: readonly T[],
  playerPower: number,
): T | null => {
  const byPower = candidates.toSorted((a, b) => a.armyPower - b.armyPower);
  return byPower.findLast(({ armyPower }) => isFairMatch(armyPower, playerPower)) ?? byPower[0] ?? null;
};

/** While nobody looks, a ruler of the realm waits this many times longer for its next turn, and at least so long. */
const QUIET_PACE = 12;
const QUIET_LEAST_MS = 3_600_000;

/** Mean milliseconds between two turns of a ruler of the realm, while somebody looks at its game server and while nobody does. */
export const npcPace = ({ npcTurnSeconds }: RealmRules, isWatched: boolean): number => {
  const awake = npcTurnSeconds * 1000;
  return isWatched ? awake : Math.max(QUIET_LEAST_MS, awake * QUIET_PACE);
};
/** No turn is farther off than this many permille of the mean, none nearer. */
export const NPC_PACE_SPREAD = { low: 500, high: 1500 } as const;

/** Where the realm's own meet: anywhere but on the shore. */
export const boutGround = (content: KingdomContent, random: Random): TerrainId =>
  TerrainId.parse(random.pick([...content.terrains.keys()].filter((terrain) => terrain !== 'coastal')));

/** The request with which a realm ruler challenges somebody. */
export const npcChallenge = (
  temper: NpcTemper,
  army: Army,
  rivalId: Kingdom['id'],
  inEarnest: boolean,
  content: KingdomContent,
  random: Random,
): WireAction =>
  initiateBattle.wire({
    targetUserId: rivalId,
    armyId: army.id,
    terrain: boutGround(content, random),
    message: random.pick(content.npcPhrases[temper]),
    ranked: inEarnest,
  });
