// Loaded before everything else into a server whose machine's clock the harness sets: this process takes for the time what the file named by
// FAULT_CLOCK says, and lives in the zone it says. Stopwatches and timers go on, as they do where a clock is set.
import { readFileSync } from 'node:fs';

const LOOK_MS = 10;
const TrueDate = globalThis.Date;
const trueNow = TrueDate.now;
let ahead = 0;

const look = () => {
  const [milliseconds, zone] = readFileSync(process.env.FAULT_CLOCK, 'utf8').split(' ');
  ahead = Number(milliseconds);
  if (zone !== process.env.TZ) process.env.TZ = zone;
};
look();
setInterval(look, LOOK_MS).unref();

TrueDate.now = () => trueNow() + ahead;
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [target.now()] : given, made),
});
