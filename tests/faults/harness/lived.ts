// Time as this process lives it: while it stands still (it was stopped, or its machine has no core for it) hardly any passes. What a client waits for is
// measured by it where a server is to answer for the waiting: a client that was not there heard nothing, whatever was said.

const BEAT_MS = 100;
/** More than one beat late, and the rest of it nobody lived. */
const MOST_A_BEAT_MS = 500;

let sum = 0;
let at = performance.now();
const sinceBeat = (): number => Math.min(MOST_A_BEAT_MS, performance.now() - at);
setInterval(() => {
  sum += sinceBeat();
  at = performance.now();
}, BEAT_MS).unref();

/** Milliseconds lived since the start. */
export const lived = (): number => sum + sinceBeat();
