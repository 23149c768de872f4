// Answers that are the same for whoever asks, for as long as what they tell of stands: written once, pressed once for each encoding, and kept. Written
// and pressed for every asker, the replay of a battle took eight thousandths of a second of a processor each time, without an account.
// Invariant: what is kept is bounded in bytes; what was asked for longest ago goes first.
import { pressedAs, type Encoding } from './pressing.ts';

/** Of all answers together, in every form that was asked for: some hundred replays. */
const MOST_BYTES = 16_777_216;
/** Of what is pressed while somebody waits: smaller than gzip, and not much slower. */
export const WAITING_QUALITY = 5;

/** An answer as it goes out. */
export interface KeptAnswer {
  /** In that encoding; pressed by whoever is the first to ask for it. */
  as(encoding: Encoding): Promise<Buffer>;
}

export interface KeptAnswers {
  /** The answer of that name, written now if it is not kept. A name stands for the same words for ever. */
  of(name: string, write: () => string): KeptAnswer;
}

/** An empty shelf for `most` bytes. */
export const keepAnswers = (most = MOST_BYTES): KeptAnswers => {
  const shelf = new Map<string, { readonly answer: KeptAnswer; bytes: number }>();
  let held = 0;
  const letGo = (name: string): void => {
    held -= shelf.get(name)?.bytes ?? 0;
    shelf.delete(name);
  };
  /** Adds to what an answer holds, and lets go until all fit; one that is too long by itself makes no room. */
  const grow = (name: string, answer: KeptAnswer, by: number): void => {
    const kept = shelf.get(name);
    if (kept?.answer !== answer) return;
    kept.bytes += by;
    held += by;
    if (kept.bytes > most) letGo(name);
    for (const oldest of shelf.keys()) {
      if (held <= most) return;
      letGo(oldest);
    }
  };
  return {
    of(name, write) {
      const known = shelf.get(name);
      if (known !== undefined) {
        shelf.delete(name);
        shelf.set(name, known);
        return known.answer;
      }
      const plain = Buffer.from(write());
      const forms = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
      const answer: KeptAnswer = {
        as(encoding) {
          const before = forms.get(encoding);
          if (before !== undefined) return before;
          const form = pressedAs(encoding, plain, WAITING_QUALITY).then((bytes) => {
            grow(name, answer, bytes.length);
            return bytes;
          });
          forms.set(encoding, form);
          return form;
        },
      };
      shelf.set(name, { answer, bytes: 0 });
      grow(name, answer, plain.length);
      return answer;
    },
  };
};
