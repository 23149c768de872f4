// Facts for every process: told here at once, as alone, and said to the others together, once for all of a commit.
import { z } from 'zod';
import type { Fact, Publisher } from '../app/publish.ts';
import { localPublisher } from '../app/publish.ts';
import type { Log } from '../log.ts';
import { AGGREGATES } from '../store/collections.ts';
import type { CollectionName } from '../store/collections.ts';
import type { Voice } from './voice.ts';

const KIND = 'facts';
const names = new Set<string>(AGGREGATES.map(({ name }) => name));

/** Another version may know aggregates that this one does not. */
const Facts = z.array(
  z.tuple([
    z.string(),
    z.custom<CollectionName>((name) => typeof name === 'string' && names.has(name)),
    z.string(),
    z.number(),
    z.boolean(),
  ]),
);

/** A publisher that speaks to all processes. */
export const sharedPublisher = (voice: Voice, log: Log): Publisher => {
  const near = localPublisher(log);
  let waiting: Fact[] = [];
  const sayAll = (): void => {
    const facts = waiting;
    waiting = [];
    voice.say(
      KIND,
      facts.map(({ topic, aggregate, id, revision, movesRank }) => [
        topic,
        aggregate,
        id,
        revision,
        movesRank,
      ]),
    );
  };
  voice.hear(KIND, (said) => {
    const facts = Facts.safeParse(said);
    if (!facts.success) return false;
    for (const [topic, aggregate, id, revision, movesRank] of facts.data)
      near.publish({ topic, aggregate, id, revision, movesRank, dueAt: 0 });
    return true;
  });
  return {
    publish(fact) {
      near.publish(fact);
      waiting.push(fact);
      if (waiting.length === 1) setImmediate(sayAll);
    },
    subscribe: (topic, listener) => near.subscribe(topic, listener),
    onDoubt: (listener) => voice.onDoubt(listener),
  };
};
