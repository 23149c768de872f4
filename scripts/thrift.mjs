// How a server process is started so that it holds little memory that it does not use. Whoever starts one starts it so.
// V8 keeps three times its young generation and lets the old one grow with it; glibc keeps a heap for every thread. With half of this generation
// a deed among many costs 3 % more, for what is under way is copied more often; twice of it spares hardly anything (docs/FIGURES.md).
// All that is old is marked, and everybody waits for it, when the heap has grown by three fifths; V8's own measure is a fifth or less, so that a server at
// work did it every four seconds. It comes a third as often now and costs a fifteenth less CPU altogether (docs/LOAD.md).
// V8 collects and compiles on one thread beside; four of them take the cores from each other and from the server (a twelfth of its CPU where there are two).
// What Node has compiled, types stripped, is kept beside the packages, which are trusted as it is: a start takes half the CPU, and neither the server nor
// any of its threads holds what strips types (10 to 15 MB each). It is written as a server leaves; where it can't be, nothing is lost by it.
// What the operator has set goes before.
import { fileURLToPath } from 'node:url';

// Over MongoDB what is young lives longer, until its commands are answered: twice the room spares a sixth of a deed's CPU there, for 20 to 40 MB.

const thriftyArguments = (youngMb) => [
  `--max-semi-space-size=${youngMb}`,
  '--heap-growing-percent=60',
  '--v8-pool-size=1',
];

/** Arguments of Node, for a server over the embedded store. */
export const THRIFTY_ARGUMENTS = thriftyArguments(16);

/** The same for one over MongoDB. */
export const ARGUMENTS_OVER_MONGODB = thriftyArguments(32);

/** Settings of the environment. */
export const THRIFTY_ENVIRONMENT = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ??
    fileURLToPath(new URL('../node_modules/.cache-compiled', import.meta.url)),
};
