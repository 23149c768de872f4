// The machine's clock is set under load, forward and back, by hand and as summer begins and ends, and a server is started by a wrong one: nothing
// is lost or done twice, battles come to their ends, turns, sessions and tokens are as the clock says (harness/witness.ts), and at the end
// nothing lies absurdly far ahead. What may befall a clock stands in tests/support/clockCases.ts: a row there is one here.
import { setTimeout as pause } from 'node:timers/promises';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { clockCases, DAY, farAhead } from '../../support/clockCases.ts';
import type { ClockHands } from '../../support/clockCases.ts';
import { changesOf, ZONES } from '../../support/zones.ts';
import { Bench } from '../harness/bench.ts';
import type { BenchOptions } from '../harness/bench.ts';
import { NOTHING_COMES_MS, within } from '../harness/patience.ts';
import type { Row } from '../harness/table.ts';
import { WallClock } from '../harness/wallClock.ts';
import { Witness } from '../harness/witness.ts';

const MEANWHILE = 10;
/** The server comes so long before clocks change, and lives through it. */
const BEFORE_CHANGE_MS = 1_000;

/** `zones`: how many of ZONES the server lives in, from one to the next, with both changes of clocks in each. */
export const clockSet = async (
  options: Omit<BenchOptions, 'times'>,
  times: number,
  zones: number,
): Promise<Row> => {
  const clock = new WallClock();
  const bench = new Bench({
    ...options,
    times,
    settings: { ...options.settings, ...clock.settings },
    load: { ...options.load, clock },
    alsoWrong: (store) => farAhead({ house: { clock, store, content: kingdomContent } }),
  });
  const witness = new Witness(
    () => bench.server.url,
    clock,
    (what) => bench.wrong(what),
  );
  let setAt = 0;
  const hands: ClockHands = {
    now: () => clock.now(),
    // Time passes by itself.
    pass: () => undefined,
    setClock(milliseconds) {
      clock.setClock(milliseconds);
      setAt = performance.now();
    },
  };
  const followed = async (): Promise<void> => {
    await within(NOTHING_COMES_MS, 'a server that lives by the clock', witness.followed());
    // By whatever the clock says, people come and act.
    await bench.more(MEANWHILE);
  };
  let runs = 0;
  const lived = async (befall: () => Promise<void>): Promise<void> => {
    await befall();
    await bench.recovered(setAt);
    runs += 1;
  };
  const startedAnew = async (milliseconds: number): Promise<void> => {
    await bench.server.kill();
    hands.setClock(milliseconds);
    await bench.server.start();
    await followed();
  };
  try {
    await bench.begin();
    await followed();
    for (const zone of ZONES.slice(0, zones)) {
      clock.setZone(zone);
      for (const change of changesOf(zone, clock.now()))
        await lived(async () => {
          hands.setClock(change - BEFORE_CHANGE_MS - clock.now());
          await followed();
          await pause(Math.max(0, change - clock.now()));
          await followed();
        });
    }
    // Last what goes back: what a wrong clock has left is not overtaken by the time.
    for (let time = 0; time < times; time += 1) {
      for (const { befall } of clockCases) await lived(() => befall(hands, followed));
      await lived(() => startedAnew(400 * DAY));
      await lived(() => startedAnew(-400 * DAY));
    }
    return await bench.end('clock set under load', runs, `${zones} zones, with summer's beginning and end`);
  } finally {
    await bench.dispose();
    clock.dispose();
  }
};
