// How a server process is started so that it holds little memory that it does not use. Whoever starts one starts it so.
// V8 keeps three times its young generation (16 MiB unless told) and lets the old one grow with it; glibc keeps a heap for every thread.
// What the operator has set goes before.

/** Arguments of Node. */
export const THRIFTY_ARGUMENTS = ['--max-semi-space-size=8'];

/** Settings of the environment. */
export const THRIFTY_ENVIRONMENT = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };
