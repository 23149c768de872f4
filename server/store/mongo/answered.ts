// Waits for MongoDB that have an end. The driver's own time-out ends the wait for an answer, and not two others: a call that is still being written when its
// line breaks off (a stalled member, a message larger than the line holds) is told nothing by the driver, ever; and what waits for a line of the pool waits
// as long as none is free. Invariant: whoever asks the store something is answered; a call that was given up may have
// been done, and is looked up like any other.
import { MongoNetworkError, type MongoClient } from 'mongodb';

/** A call of several commands, each of which may take as long as the driver's time-out, once to be written and once to be answered. */
const TIMES_THE_DRIVERS = 3;
const UNLESS_TOLD_MS = 8_000;

/** Nothing was heard of a call for far longer than any answer takes. Passes, like whatever else befalls a line. */
class Unanswered extends MongoNetworkError {
  constructor(milliseconds: number) {
    super(`no word of a call for ${milliseconds / 1000} s`);
  }
}

/** What `work` comes to; rejects with Unanswered when that takes far longer than the client waits for an answer. What it does after that nobody hears. */
export const answered = async <T>(client: MongoClient, work: Promise<T>): Promise<T> => {
  const longest = TIMES_THE_DRIVERS * (client.options.socketTimeoutMS || UNLESS_TOLD_MS);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unanswered(longest)), longest);
  });
  try {
    return await Promise.race([work, givenUp]);
  } finally {
    clearTimeout(timer);
  }
};
