// From a compact round log to typed events, when someone watches: nothing here is computed while a battle is being fought.
// Invariant: decoding needs only the setup and the one log, so a latecomer may begin at any round.
import { NO_AIDS } from './aids.ts';
import type { Company } from './companies.ts';
import { isFormed } from './bearing.ts';
import { captionOf } from './captions.ts';
import { compile } from './compile.ts';
import type { CompiledBattle } from './compiledBattle.ts';
import type { BattleEvent, BlowModifier } from './events.ts';
import { AS_ORDERED, CHARGED, DESTROYED, HIT_WIDTH, RESTED_BLOW, hitAt } from './hits.ts';
import type { Hit } from './hits.ts';
import { MORALE_WAVER, POINT } from './law.ts';
import { explainBlow } from './modifiers.ts';
import { isBeforeLawThree } from './olderLaw.ts';
import { SIDES, opposite } from './setup.ts';
import type { BattleSetup, BattleUnit, Drill, Side } from './setup.ts';
import type { RoundLog } from './state.ts';

const unitOf = (setup: BattleSetup, { side, unit }: Company): BattleUnit => {
  const found = setup[side].units[unit];
  if (!found) throw new Error(`company of no unit: ${side} ${unit}`);
  return found;
};

/** The formation in which a side fought the round; null: out of it. */
const drillIn = (setup: BattleSetup, log: RoundLog, side: Side): Drill | null => {
  const drawn = log.drawn?.[side];
  if (!isFormed(log.morale[side][0], drawn ?? { power: null })) return null;
  const own = setup[side];
  return drawn === undefined || drawn.formation === own.formation
    ? own.drill
    : (setup.drills?.[drawn.formation] ?? own.drill);
};

const explain = (setup: BattleSetup, log: RoundLog, actor: Company, target: Company, flags: number) => {
  const own = actor.side;
  const foe = opposite(own);
  const drawn = log.drawn?.[own];
  return explainBlow(
    {
      setup,
      striker: setup[own],
      by: unitOf(setup, actor),
      struck: setup[foe],
      on: unitOf(setup, target),
    },
    {
      round: log.round,
      strikerDrill: drillIn(setup, log, own),
      struckDrill: drillIn(setup, log, foe),
      reforming: drawn?.reforming === true,
      rested: (flags & RESTED_BLOW) === 0 ? 0 : (drawn?.rested ?? 0),
      held: log.drawn?.[foe].held === true,
      power: drawn?.power ?? null,
      walls: foe === 'defender' ? (log.walls?.[0] ?? null) : null,
      strikerMorale: log.morale[own][0],
      strikerExposed: log.exposed?.[own] ?? 0,
      struckExposed: log.exposed?.[foe] ?? 0,
      strikerAids: log.aids?.[own] ?? NO_AIDS,
      struckAids: log.aids?.[foe] ?? NO_AIDS,
      byLawThree: !isBeforeLawThree(setup),
      strikerOrders: log.orders[own],
      struckOrders: log.orders[foe],
      asOrdered: (flags & AS_ORDERED) !== 0,
      charge: (flags & CHARGED) !== 0,
    },
  );
};

/** What a side did besides striking, in words for those who watch. */
const moves = (log: RoundLog, side: Side): BattleEvent[] => {
  const drawn = log.drawn?.[side];
  if (drawn === undefined) return [];
  const { formation, reforming, held, rested, power } = drawn;
  const told = (move: Extract<BattleEvent, { type: 'hostMoved' }>['move']): BattleEvent => ({
    type: 'hostMoved',
    side,
    move,
    formation,
  });
  return [
    ...(reforming ? [told('reformed')] : []),
    ...(held ? [told('reserveHeld')] : []),
    ...(rested > 0 ? [told('reserveSent')] : []),
    ...(power === null ? [] : [told(power)]),
  ];
};

const opening = (battle: CompiledBattle, log: RoundLog): BattleEvent[] => [
  {
    type: 'roundBegan',
    round: log.round,
    men: log.men,
    morale: { attacker: log.morale.attacker[0], defender: log.morale.defender[0] },
    fortune: log.fortune,
    front: log.front ?? { attacker: 1000, defender: 1000 },
    tide: log.tide ?? 0,
  },
  { type: 'captionShown', ...captionOf(battle, log) },
  ...(log.ending?.cause === 'surrender'
    ? SIDES.filter((side) => log.orders[side].surrenders === true).map(
        (side) => ({ type: 'surrendered', side }) as const,
      )
    : [
        ...SIDES.map((side) => {
          const { stance, target } = log.orders[side];
          return { type: 'ordersGiven', side, stance, target } as const;
        }),
        ...SIDES.flatMap((side) => moves(log, side)),
      ]),
  ...(log.walls === undefined || log.walls[0] === battle.setup.walls
    ? []
    : [{ type: 'wallsBreached', left: log.walls[0], atFirst: battle.setup.walls ?? 0 } as const]),
];

type Morales = Readonly<Record<'attacker' | 'defender', number>>;

/** Why a side's morale is other at the end of a round than its losses have left it. */
const reasonOfMorale = ({ ending }: RoundLog, side: Side, from: number, to: number) => {
  if (to > from) return 'steadied';
  return ending?.cause === 'withdrawal' && ending.winner === opposite(side) ? 'withdrew' : 'losses';
};

/** A side's heart at the end of a round. `left` is where its losses have left it. */
const heart = (log: RoundLog, side: Side, left: number): BattleEvent[] => {
  const [before, after] = log.morale[side];
  const isSound = after > MORALE_WAVER;
  const wasSound = before > MORALE_WAVER;
  return [
    ...(after === left
      ? []
      : [
          {
            type: 'moraleChanged',
            side,
            from: left,
            to: after,
            reason: reasonOfMorale(log, side, left, after),
          } as const,
        ]),
    ...(wasSound && !isSound ? [{ type: 'sideWavered', side, morale: after } as const] : []),
    ...(!wasSound && isSound ? [{ type: 'sideRallied', side, morale: after } as const] : []),
  ];
};

/** How the beaten side leaves the field: in order, or company by company. */
const flight = (
  { ending, initiative }: RoundLog,
  companies: readonly Company[],
  fallen: ReadonlySet<number>,
): BattleEvent[] => {
  if (!ending || ending.winner === 'none') return [];
  const loser = opposite(ending.winner);
  if (ending.cause === 'withdrawal') return [{ type: 'retreat', side: loser }];
  if (ending.cause !== 'morale') return [];
  return companies
    .filter(({ index, side }) => side === loser && (initiative[index] ?? -1) >= 0 && !fallen.has(index))
    .map(({ index, side }) => ({ type: 'companyRouted', company: index, side }));
};

/** What follows the last blow: morale, wavering, flight and the end. `morale` is where the losses have left it. */
const closing = (
  log: RoundLog,
  companies: readonly Company[],
  fallen: ReadonlySet<number>,
  morale: Morales,
): BattleEvent[] => [
  ...SIDES.flatMap((side) => heart(log, side, morale[side])),
  ...flight(log, companies, fallen),
  ...(log.ending ? [{ type: 'battleEnded', ...log.ending, rounds: log.round } as const] : []),
];

/**
 * How morale sinks while blows fall: as the side's share of what it bears in this round, so that it ends where the log says. Told when a
 * company falls; what is left of it is told at the end of the round.
 */
const sinking = (log: RoundLog, companies: readonly Company[]) => {
  const borne = { attacker: 0, defender: 0 };
  for (let at = 0; at < log.hits.length; at += HIT_WIDTH) {
    const { target, damage } = hitAt(log.hits, at);
    const side = companies[target]?.side;
    if (side !== undefined) borne[side] += damage;
  }
  return (side: Side, damage: number): number => {
    const [before, after] = log.morale[side];
    return after >= before ? before : before - Math.floor(((before - after) * damage) / borne[side]);
  };
};

/** The events of one round, in order. */
export const decodeRound = (setup: BattleSetup, log: RoundLog): BattleEvent[] => {
  const battle = compile(setup);
  const { companies } = battle;
  const known = new Map<number, readonly BlowModifier[]>();
  const modifiersOf = (hit: Hit, actor: Company, target: Company): readonly BlowModifier[] => {
    const flags = hit.flags & (AS_ORDERED | CHARGED | RESTED_BLOW);
    // Units are at most 40 a side, flags here at most 11.
    const key = ((actor.unit * 64 + target.unit) * 16 + flags) * 2 + (actor.side === 'attacker' ? 0 : 1);
    const found = known.get(key);
    if (found) return found;
    const fresh = explain(setup, log, actor, target, flags);
    known.set(key, fresh);
    return fresh;
  };
  const events = opening(battle, log);
  const morale = { attacker: log.morale.attacker[0], defender: log.morale.defender[0] };
  const fallen = new Set<number>();
  const moraleAt = sinking(log, companies);
  const borne = { attacker: 0, defender: 0 };
  for (let at = 0; at < log.hits.length; at += HIT_WIDTH) {
    const hit = hitAt(log.hits, at);
    const actor = companies[hit.actor];
    const target = companies[hit.target];
    if (!actor || !target) throw new Error('the log belongs to another battle');
    events.push({
      type: 'companyAttacked',
      actor: actor.index,
      target: target.index,
      side: actor.side,
      strike: actor.strikes,
      charge: (hit.flags & CHARGED) !== 0,
      initiative: log.initiative[actor.index] ?? 0,
      damage: Math.floor(hit.damage / POINT),
      fallen: hit.fallen,
      modifiers: modifiersOf(hit, actor, target),
    });
    borne[target.side] += hit.damage;
    if ((hit.flags & DESTROYED) === 0) continue;
    fallen.add(target.index);
    events.push({
      type: 'companyDestroyed',
      company: target.index,
      side: target.side,
      by: actor.index,
    });
    const from = morale[target.side];
    const to = moraleAt(target.side, borne[target.side]);
    morale[target.side] = to;
    if (from !== to) events.push({ type: 'moraleChanged', side: target.side, from, to, reason: 'losses' });
  }
  return [...events, ...closing(log, companies, fallen, morale)];
};
