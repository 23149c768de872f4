// Fights a plan over and over, off the page's own thread, and tells what it has found as it goes.
// Invariant: one plan a worker; what it is asked is asked once, and whoever has changed the plan ends it and asks another.
import { beginForecast, forecast, shareOf } from '@sigilla/engine/battle/forecast.ts';
import { FIGHTS, PLANNED_STANCES } from './fights.ts';
import type { FightsAsked, FightsTold } from './fights.ts';

/** Battles at a stretch, for each circumstance, and for each pair of stances. */
const SLICE = 100;
const FOR_A_CIRCUMSTANCE = 500;
const FOR_A_PAIR = 250;

const tell = (told: FightsTold): void => {
  postMessage(told);
};

addEventListener('message', ({ data }: MessageEvent<FightsAsked>) => {
  const { setup, orders, seed, without } = data;
  const making = beginForecast(setup, seed, orders);
  for (let fought = 0; fought < FIGHTS; fought += SLICE) {
    making.fight(SLICE);
    tell({ kind: 'forecast', forecast: making.result() });
  }
  for (const attacker of PLANNED_STANCES)
    for (const defender of PLANNED_STANCES)
      tell({
        kind: 'stances',
        stances: { attacker, defender },
        share: shareOf(
          forecast(setup, FOR_A_PAIR, seed, {
            attacker: { ...orders.attacker, stance: attacker },
            defender: { ...orders.defender, stance: defender },
          }),
        ),
      });
  for (const [index, changed] of without.entries())
    tell({ kind: 'without', index, share: shareOf(forecast(changed, FOR_A_CIRCUMSTANCE, seed, orders)) });
  tell({ kind: 'done' });
});
