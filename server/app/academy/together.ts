// Errands that many ask at one moment and that take less time than going to a scholar and coming back: they go together.
// Invariants: few wait; an errand that ends its scholar is nobody else's end, for those that went with it are sent once more, each by itself.
import type { Desks } from '../desks.ts';
import type { Ended, Errand } from './scholar.ts';

/** So many at most, that the first need not wait for long. */
const MOST_TOGETHER = 16;

type Desk = Desks<Errand | readonly Errand[], unknown>;
type Answered = Awaited<ReturnType<Desk['send']>>;

interface Waiting {
  readonly errand: Errand;
  readonly resolve: (answered: Answered | Promise<Answered>) => void;
  readonly reject: (error: unknown) => void;
}

/** Sends an errand with those that come at the same moment; as `desks.send`, and null as well when `most` wait here. */
export const sendingTogether = (desks: Desk, most: number): ((errand: Errand) => Promise<Answered>) => {
  let waiting: Waiting[] = [];
  let errands = 0;
  const send = async (these: readonly Waiting[]): Promise<void> => {
    const [only] = these;
    if (these.length === 1 && only !== undefined) return only.resolve(desks.send(only.errand));
    const done = await desks.send(these.map(({ errand }) => errand));
    if (done === null) {
      for (const { errand, resolve } of these) resolve(desks.send(errand));
      return;
    }
    const all = done.answer as readonly Ended[];
    these.forEach(({ resolve, reject }, at) => {
      const one = all[at];
      if (one !== undefined && 'answer' in one) resolve(one);
      else reject(one?.error);
    });
  };
  const sendAll = (): void => {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += MOST_TOGETHER) {
      const these = all.slice(at, at + MOST_TOGETHER);
      send(these).catch((error: unknown) => these.forEach(({ reject }) => reject(error)));
    }
  };
  return async (errand) => {
    if (errands >= most) return null;
    errands += 1;
    try {
      return await new Promise<Answered>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(sendAll);
        waiting.push({ errand, resolve, reject });
      });
    } finally {
      errands -= 1;
    }
  };
};
