// Scholars for the servers of tests: opening the books takes a second of a processor, so that all servers of a worker, one file after another, are lent
// the same. Invariant: a server that was closed is answered nothing more, as if its own had gone with it.
import { pino } from 'pino';
import { refuse } from '@sigilla/engine/core/result.ts';
import { Foreseen } from '@sigilla/server/app/academy/foreseen.ts';
import { openScholars } from '@sigilla/server/app/academy/scholars.ts';
import type { Scholars } from '@sigilla/server/app/academy/scholars.ts';

const together = openScholars(pino({ level: 'silent' }));

/** Scholars for one server, to be closed with it. */
export const lentScholars = (): Scholars => {
  const gone = Promise.withResolvers<ReturnType<typeof refuse>>();
  return {
    ask: (task, ...given) => Promise.race([gone.promise, together.ask(task, ...given)]),
    foreseen: new Foreseen(),
    turns: together.turns,
    load: () => together.load(),
    wake: () => together.wake(),
    close: async () => gone.resolve(refuse({ code: 'scholars_busy', params: {} })),
  };
};
