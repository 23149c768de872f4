// Battles written down, to be read by people: when a rule changes, the diff says which rounds came out otherwise.
// How they are kept: tests/support/golden.ts.
import { describe, expect, it } from 'vitest';
import { captionFor } from '@sigilla/content/texts/captions.ts';
import { companiesOf } from '@sigilla/engine/battle/companies.ts';
import { decodeRound } from '@sigilla/engine/battle/decode.ts';
import { HIT_WIDTH, hitAt } from '@sigilla/engine/battle/hits.ts';
import { ENGINE_VERSION } from '@sigilla/engine/battle/law.ts';
import { battleReport } from '@sigilla/engine/battle/battleReport.ts';
import { fightBattle } from '@sigilla/engine/battle/resolve.ts';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Orders } from '@sigilla/engine/battle/setup.ts';
import type { RoundLog } from '@sigilla/engine/battle/state.ts';
import { expectGolden } from '../../support/golden.ts';
import { SEED, aBattle, anArmy, orders } from './armies.ts';

const HEADER = `How to read a diff of this file
  A line changes only if a rule, a number of the law, a unit's stats or the draws of a round have changed.
  The first line that differs is the cause; everything after it follows from it, because each round starts where the last one ended.
  - "initiative" alone differs        a unit's speed or the ground's; the same men act in another order
  - "fortune" differs                 the order of draws has changed: every stored replay of this engine version is broken
  - the parts of a blow differ        a modifier has changed; the number beside the name says which and by how much
  - the same parts, another damage    base, press, variance or rounding has changed
  A change you meant: raise ENGINE_VERSION if stored replays would no longer verify, delete this file, run the test with
  SIGILLA_WRITE_GOLDENS=1, and read the new file before you keep it.
`;

interface Script {
  readonly setup: BattleSetup;
  readonly ordersFor: (round: number) => Orders;
}

const SCRIPTS: Readonly<Record<string, Script>> = {
  'newcomers-duel': {
    setup: aBattle(
      anArmy({ militia: 4, soldiers: 2, archers: 3 }, { kingdomName: 'Aquilonia', morale: 75 }),
      anArmy({ militia: 5, pikemen: 2, archers: 2 }, { kingdomName: 'Nordmark', morale: 70 }),
    ),
    ordersFor: () => orders(),
  },
  'charge-in-the-rain': {
    setup: aBattle(
      anArmy(
        { knights: 20, archers: 30 },
        { kingdomName: 'Aquilonia', formation: 'wedge', commanderBonus: 10 },
      ),
      anArmy({ pikemen: 30, soldiers: 30 }, { kingdomName: 'Nordmark', formation: 'phalanx', morale: 90 }),
      { weather: 'rain', timeOfDay: 'dusk', season: 'spring' },
    ),
    ordersFor: (round) =>
      orders({ stance: 'press', target: 'nearest' }, { stance: round < 3 ? 'hold' : 'press' }),
  },
  'siege-by-night': {
    setup: aBattle(
      anArmy({ catapult: 6, swordsmen: 40, mage: 8 }, { kingdomName: 'Aquilonia', formation: 'line' }),
      anArmy({ elite_guard: 12, crossbowmen: 24 }, { kingdomName: 'Nordmark', formation: 'circle' }),
      { type: 'siege', terrain: 'mountains', timeOfDay: 'night', season: 'winter', weather: 'snow' },
    ),
    ordersFor: (round) =>
      orders({ target: 'archers' }, round > 4 ? { stance: 'feint', target: 'engines' } : {}),
  },
  'orderly-withdrawal': {
    setup: aBattle(
      anArmy({ soldiers: 20 }, { kingdomName: 'Aquilonia' }),
      anArmy({ heavy_cavalry: 20 }, { kingdomName: 'Nordmark' }),
      { terrain: 'hills' },
    ),
    ordersFor: (round) =>
      orders({ stance: round < 2 ? 'hold' : 'fall_back' }, { stance: 'press', target: 'nearest' }),
  },
};

const signed = (permille: number): string => `${permille > 0 ? '+' : ''}${permille}`;

/** The blows of a round, those of one unit at another under the same modifiers on one line. */
const blowLines = (setup: BattleSetup, log: RoundLog): string[] => {
  const companies = companiesOf(setup);
  const lines = new Map<string, { blows: number; damage: number; fallen: number; order: string[] }>();
  const attacks = decodeRound(setup, log).filter((event) => event.type === 'companyAttacked');
  for (const [i, event] of attacks.entries()) {
    const by = companies[event.actor];
    const on = companies[event.target];
    const parts = event.modifiers.map(({ code, permille }) => `${code} ${signed(permille)}`).join(', ');
    const key = `${event.side} ${by?.unitId}${event.charge ? ' charge' : ''} -> ${on?.unitId}  [${parts}]`;
    const line = lines.get(key) ?? { blows: 0, damage: 0, fallen: 0, order: [] };
    line.blows += 1;
    line.damage += hitAt(log.hits, i * HIT_WIDTH).damage;
    line.fallen += event.fallen;
    line.order.push(`${event.actor}>${event.target}@${event.initiative}`);
    lines.set(key, line);
  }
  return [...lines].flatMap(([key, { blows, damage, fallen, order }]) => [
    `  ${key}`,
    `      ${blows} blows, ${damage} thousandths of a point, ${fallen} fall; initiative ${order.join(' ')}`,
  ]);
};

const write = ({ setup, ordersFor }: Script): string => {
  const { state, rounds } = fightBattle(setup, SEED, ordersFor);
  const report = battleReport(setup, state, rounds);
  const armies = SIDES.map((side) => {
    const { kingdomName, formation, morale, units } = setup[side];
    const men = units.map(({ quantity, unitId }) => `${quantity} ${unitId}`).join(', ');
    return `${side}: ${kingdomName}, ${men}; ${formation}, morale ${morale}`;
  });
  const told = rounds.flatMap((log) => {
    const shown = decodeRound(setup, log).find((event) => event.type === 'captionShown');
    const { latin, english } = captionFor(shown ?? expect.fail('no caption'));
    const sides = SIDES.map((side) => {
      const { stance, target } = log.orders[side];
      const [before, after] = log.morale[side];
      return `  ${side}: ${log.men[side]} men, ${stance} and ${target}, fortune ${signed(log.fortune[side])}, morale ${before} -> ${after}`;
    });
    return ['', `round ${log.round}`, `  ${latin} (${english})`, ...sides, ...blowLines(setup, log)];
  });
  const ends = SIDES.map((side) => {
    const { fallen, men, initialPower, finalPower, rating, experience } = report[side];
    return `${side}: ${fallen} of ${men} fell; power ${initialPower} -> ${finalPower}, rating after ${rating.after}; experience ${experience}`;
  });
  const ending = `${report.result} (winner ${report.winner}, by ${report.cause}) after ${report.rounds} rounds`;
  return [
    HEADER,
    `engine version ${ENGINE_VERSION}, seed ${SEED}`,
    setup.description,
    ...armies,
    ...told,
    '',
    ending,
    ...ends,
    '',
  ].join('\n');
};

describe('battles written down', () => {
  for (const [name, script] of Object.entries(SCRIPTS))
    it(`${name} is fought as it was`, () => expectGolden('battle', name, write(script)));
});
