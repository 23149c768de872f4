// Memory for what is young, thread by thread. V8 takes `--max-semi-space-size` for every thread of a process, whatever `resourceLimits` say of it:
// started thriftily (scripts/thrift.mjs), a thread that needs two megabytes held fifty. The server's own heap is laid out when this runs and keeps
// what it was started with; threads from here on have what they are given.
import { setFlagsFromString } from 'node:v8';

/** From here on each thread has the young memory of its own limits. */
export const giveEachItsOwn = (): void => setFlagsFromString('--max-semi-space-size=0');
