// What is known of a plan so far, as the worker beside the page tells it. A plan that is changed is fought anew once it has stood still for a
// moment. Invariant: what is shown belongs to the plan on the table or says that it is being found; a worker never outlives its plan.
import { useEffect, useMemo, useState } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { circumstancesOf } from '@sigilla/engine/battle/circumstances.ts';
import type { Circumstance } from '@sigilla/engine/battle/circumstances.ts';
import type { Forecast } from '@sigilla/engine/battle/forecast.ts';
import type { BattleSetup, Orders } from '@sigilla/engine/battle/setup.ts';
import { sha256Hex } from '@sigilla/engine/core/random.ts';
import type { FightsAsked, FightsTold } from './fights.ts';
import type { Plan } from './plan.ts';

export interface Worth {
  readonly side: Circumstance['side'];
  readonly code: Circumstance['code'];
  /** The attacker's share (permille) without it. */
  readonly share: number;
}

export type StancePair = Extract<FightsTold, { kind: 'stances' }>;

/** A plan as it is fought. */
export interface LaidOut {
  readonly plan: Plan;
  readonly setup: BattleSetup;
  readonly orders: Orders;
}

export interface Fights {
  /** What was fought; while `state` says that another is waiting, the plan before it. */
  readonly fought: LaidOut;
  readonly forecast: Forecast | null;
  readonly worths: readonly Worth[];
  readonly pairs: readonly StancePair[];
  readonly state: 'waiting' | 'fighting' | 'done' | 'failed';
}

/** Milliseconds a plan must stand before it is fought: a finger on the stepper is not a plan. */
const SETTLED = 300;

/** A seed of the table's own, the same for the same battle: a plan laid out again says the same. */
const seedFor = (setup: BattleSetup): string => sha256Hex(JSON.stringify(setup)).slice(0, 32);

/** The plan that was last fought to the end: whoever comes back to it finds it told, and the page as long as they left it. */
let last: Fights | null = null;

const remembered = (laid: LaidOut): Fights | null =>
  last !== null &&
  JSON.stringify([last.fought.setup, last.fought.orders]) === JSON.stringify([laid.setup, laid.orders])
    ? { ...last, fought: laid }
    : null;

/** Fights what is laid out; null while a side of the table is empty. */
export function useFights(laid: LaidOut | null): Fights | null {
  const [known, setKnown] = useState<Fights | null>(null);
  const before = useMemo(() => (laid === null ? null : remembered(laid)), [laid]);
  useEffect(() => {
    if (laid === null || before !== null) return;
    let worker: Worker | null = null;
    const begin = (): void => {
      const { setup, orders } = laid;
      const circumstances = circumstancesOf(setup, kingdomContent.units);
      let fights: Fights = { fought: laid, forecast: null, worths: [], pairs: [], state: 'fighting' };
      const show = (change: Partial<Fights>): void => {
        fights = { ...fights, ...change };
        if (fights.state === 'done') last = fights;
        if (fights.forecast !== null || fights.state === 'failed') setKnown(fights);
      };
      worker = new Worker(new URL('fights.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('error', () => show({ state: 'failed' }));
      worker.addEventListener('message', ({ data }: MessageEvent<FightsTold>) => {
        switch (data.kind) {
          case 'forecast':
            return show({ forecast: data.forecast });
          case 'stances':
            return show({ pairs: [...fights.pairs, data] });
          case 'without': {
            const circumstance = circumstances[data.index];
            if (circumstance === undefined) return;
            const { side, code } = circumstance;
            return show({ worths: [...fights.worths, { side, code, share: data.share }] });
          }
          case 'done':
            // What has told all lies about no longer.
            worker?.terminate();
            return show({ state: 'done' });
        }
      });
      const asked: FightsAsked = {
        setup,
        orders,
        seed: seedFor(setup),
        without: circumstances.map(({ without }) => without),
      };
      worker.postMessage(asked, []);
    };
    const timer = setTimeout(begin, SETTLED);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [laid, before]);
  if (before !== null) return before;
  if (laid === null || known === null) return null;
  return known.fought === laid ? known : { ...known, state: 'waiting' };
}
