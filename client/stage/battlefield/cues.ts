// From facts to cues: where the fronts go for their orders, how a blow is shown and how far it carries, which figures fall, what
// numbers are written. The arithmetic behind timeline.ts, one function a question.
// Invariant: pure; chance comes from the deployment's seed and the round alone.
import type { BattleEvent } from '@sigilla/engine/battle/events.ts';
import { SIDES, opposite } from '@sigilla/engine/battle/setup.ts';
import type { Side, Stance } from '@sigilla/engine/battle/setup.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { HALF_GAP, RETREAT, facingOf } from './field.ts';
import { MOST_FALLEN, grave } from './graves.ts';
import type { Deployment } from './deployment.ts';
import { lineShare } from './standing.ts';
import type { StandingCompany } from './standing.ts';
import type { Blow, BlowKind, Fall, FallManner, NumberCue, PerSide, Timeline } from './score.ts';

/** One number a block within this many seconds. */
const NUMBER_WINDOW = 1.5;

/** Seconds from a blow's start to its impact, and from there to its end. */
export const PACE: Record<BlowKind, { out: number; back: number }> = {
  foot: { out: 0.42, back: 0.46 },
  charge: { out: 1.15, back: 1.3 },
  arrow: { out: 1.35, back: 0.1 },
  stone: { out: 1.5, back: 0.25 },
  magic: { out: 1.25, back: 0.5 },
};

/** The place of a company when its side's line has come forward by `line`. The rear follows at a third; walls stand still. */
export const placeOf = (standing: StandingCompany, line: number): { x: number; y: number } => ({
  x: standing.x + facingOf(standing.company.side) * lineShare(standing.footing, standing.company.rank) * line,
  y: standing.y,
});

/** How near the fronts may come to each other. */
const CONTACT = 46;

/** Where the fronts stand in the coming round: each stance wishes, a front that presses pushes one that does not. */
export function nextLine(line: PerSide<number>, stances: PerSide<Stance>): Record<Side, number> {
  const wish = (side: Side): number => {
    switch (stances[side]) {
      case 'hold':
        return Math.max(line[side], 72);
      case 'press':
        return line[side] + 64;
      case 'feint':
        return line[side] + 26;
      case 'fall_back':
        return line[side] - 58;
    }
  };
  const next = { attacker: wish('attacker'), defender: wish('defender') };
  const over = next.attacker + next.defender - (2 * HALF_GAP - CONTACT);
  if (over > 0) {
    const push = (side: Side): number =>
      stances[side] === stances[opposite(side)] ? 0.5 : stances[side] === 'press' ? 0.25 : 0.75;
    next.attacker -= over * push('attacker');
    next.defender -= over * (1 - push('attacker'));
  }
  for (const side of SIDES) next[side] = Math.max(-RETREAT, Math.min(HALF_GAP + 40, next[side]));
  return next;
}

/** How a blow is shown. */
export const blowKind = (
  event: Extract<BattleEvent, { type: 'companyAttacked' }>,
  actor: StandingCompany,
): BlowKind => {
  if (event.strike === 'magic') return 'magic';
  if (event.strike === 'ranged') return 'arrow';
  if (event.strike === 'siege') return actor.puppet === 'ram' ? 'foot' : 'stone';
  return event.charge ? 'charge' : 'foot';
};

/** The way a company goes to strike: foot a few paces, a charge all the way, nobody through a wall. */
export function reachOf(
  kind: BlowKind,
  from: { x: number; y: number },
  to: { x: number; y: number },
): { x: number; y: number } {
  if (kind !== 'foot' && kind !== 'charge') return { x: 0, y: 0 };
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const distance = Math.max(1, Math.hypot(dx, dy));
  const go = Math.max(0, Math.min(distance - 34, kind === 'charge' ? 300 : 84));
  return { x: (dx / distance) * go, y: (dy / distance) * go };
}

/** Figures still drawn when `men` of a company are left. */
export const figuresLeft = (standing: StandingCompany, men: number): number =>
  men <= 0 ? 0 : Math.max(1, Math.ceil((men * standing.slots.length) / standing.company.men));

/** Gathers what fell in one block within a moment into one number, so that there is never a cloud of them. */
export function numbersOf(blows: readonly Blow[], deployment: Deployment): NumberCue[] {
  const open = new Map<
    string,
    { side: Side; first: number; at: number; fallen: number; x: number; y: number }
  >();
  const done: NumberCue[] = [];
  for (const blow of blows.toSorted((a, b) => a.impact - b.impact)) {
    const struck = deployment.companies[blow.target];
    if (struck === undefined || blow.fallen === 0) continue;
    const key = `${struck.company.side}/${struck.block}`;
    const current = open.get(key);
    if (current !== undefined && blow.impact - current.first <= NUMBER_WINDOW) {
      current.fallen += blow.fallen;
      current.at = blow.impact;
      continue;
    }
    if (current !== undefined) done.push(current);
    open.set(key, {
      side: struck.company.side,
      first: blow.impact,
      at: blow.impact,
      fallen: blow.fallen,
      x: blow.to.x,
      y: blow.to.y,
    });
  }
  const cues: NumberCue[] = [];
  for (const { side, at, fallen, x, y } of [...done, ...open.values()].toSorted((a, b) => a.at - b.at)) {
    // Beside one that still hangs there, never over it.
    const crowded = cues.filter(
      (cue) => at - cue.at < NUMBER_WINDOW && Math.abs(cue.x - x) < 46 && Math.abs(cue.y - y) < 30,
    );
    cues.push({ side, at, fallen, x: x - facingOf(side) * 46 * crowded.length, y });
  }
  return cues;
}

/** How those fall whom such a blow fells. */
const mannerOf = (kind: BlowKind): FallManner => {
  if (kind === 'charge' || kind === 'stone') return 'thrown';
  return kind === 'foot' ? 'topples' : 'sinks';
};

/** Which figures fall when: as many as the men who are left no longer need. */
export function fallsOf(blows: readonly Blow[], menBefore: readonly number[], timeline: Timeline): Fall[] {
  const { deployment } = timeline;
  const random = randomFrom(forkSeed(deployment.seed, 'falls', timeline.rounds.length));
  const men = [...menBefore];
  const falls: Fall[] = [];
  for (const blow of blows.toSorted((a, b) => a.impact - b.impact)) {
    const standing = deployment.companies[blow.target];
    if (standing === undefined) continue;
    const manner = mannerOf(blow.kind);
    // Whoever is struck hand to hand falls away from it; whom an arrow finds falls as it happens.
    const away = facingOf(standing.company.side) === 1 ? -1 : 1;
    const before = figuresLeft(standing, men[blow.target] ?? 0);
    men[blow.target] = Math.max(0, (men[blow.target] ?? 0) - blow.fallen);
    const after = figuresLeft(standing, men[blow.target] ?? 0);
    for (let left = before; left > after; left -= 1) {
      const slot = standing.fallOrder[standing.slots.length - left] ?? 0;
      const offset = standing.slots[slot] ?? { x: 0, y: 0 };
      const x = blow.to.x + offset.x;
      falls.push({
        company: blow.target,
        slot,
        at: timeline.duration + blow.impact + random.below(160) / 1000,
        x,
        y: blow.to.y + offset.y,
        ...grave(x, [...timeline.falls.slice(-MOST_FALLEN), ...falls]),
        manner,
        spin:
          (random.chance(manner === 'sinks' ? 500 : 850) ? away : -away) *
          (Math.PI / 2 + random.between(-16, 16) / 100),
      });
    }
  }
  return falls.toSorted((a, b) => a.at - b.at);
}
