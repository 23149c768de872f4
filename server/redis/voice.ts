// What processes over one realm say to each other, on one channel of Redis: at most once, in the order in which one said it.
// Each hears its own beat; who no longer does is cut off. What may have been lost, by this process's ears or by another's voice, is told as
// doubt: again and again while cut off, and once when it is over. Invariant: whoever might have missed a word is told so later.
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

const BEAT_MS = 2_000;
/** Not having heard oneself for so long means being cut off. */
const SILENCE_MS = 3 * BEAT_MS + 500;

/** `said` is the listeners' to understand; `lost` says that words of this speaker may not have been heard. */
const Word = z.object({
  from: z.string(),
  kind: z.string(),
  lost: z.boolean().optional(),
  said: z.unknown(),
});
const BEAT = 'beat';

export interface Voice {
  /** Says something to all other processes. */
  say(kind: string, said: unknown): void;
  /** Hears what others say of a kind. A listener answers false when it did not understand, which is as if it had been lost. */
  hear(kind: string, listener: (said: unknown, from: string) => boolean): void;
  /** The answer ends the subscription. */
  onDoubt(listener: () => void): () => void;
  /** Called with every beat, whole or cut off. */
  onBeat(listener: () => void): void;
  /** Called when this process has come back. */
  onBack(listener: () => void): void;
  readonly isCutOff: boolean;
  stop(): Promise<void>;
}

export interface VoiceOptions {
  readonly mouth: Redis;
  readonly ears: Redis;
  readonly channel: string;
  /** This process's name among the others. */
  readonly name: string;
  readonly clock: Pick<Clock, 'elapsed'>;
  readonly log: Pick<Log, 'warn' | 'error'>;
}

/** Those who want to hear of something: all are called, though one of them fails. */
const bell = (log: VoiceOptions['log']) => {
  const hearers = new Set<() => void>();
  return {
    /** The answer ends it. */
    add: (hearer: () => void): (() => void) => {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    ring: (): void => {
      for (const hearer of hearers) {
        try {
          hearer();
        } catch (error) {
          log.error({ err: error }, 'a listener to the other processes failed');
        }
      }
    },
  };
};

/** Speaks on the channel; a word that may have been lost is owned up to with the next. */
const speaker = ({ mouth, channel, name }: Pick<VoiceOptions, 'mouth' | 'channel' | 'name'>) => {
  let isOwing = false;
  return async (kind: string, said: unknown): Promise<void> => {
    const lost = isOwing;
    isOwing = false;
    try {
      await mouth.publish(channel, JSON.stringify({ from: name, kind, said, ...(lost ? { lost } : {}) }));
    } catch {
      isOwing = true;
    }
  };
};

/** What was said, or null for what is no word. */
const understood = (text: string): z.infer<typeof Word> | null => {
  try {
    return Word.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** Begins to listen. Rejects when Redis can't be listened to. */
export const openVoice = async ({ mouth, ears, channel, name, clock, log }: VoiceOptions): Promise<Voice> => {
  const listeners = new Map<string, (said: unknown, from: string) => boolean>();
  const doubt = bell(log);
  const beat = bell(log);
  const returning = bell(log);
  const send = speaker({ mouth, channel, name });
  let heardAt = clock.elapsed();
  let isCutOff = false;

  const cutOff = (): void => {
    if (isCutOff) return;
    isCutOff = true;
    log.error('Redis is away: each process goes on by itself, limits are counted here alone');
  };
  const back = (): void => {
    heardAt = clock.elapsed();
    if (!isCutOff) return;
    isCutOff = false;
    log.warn('Redis is back: the processes hear each other again');
    returning.ring();
    doubt.ring();
  };

  const take = (text: string): void => {
    const word = understood(text);
    if (word === null) {
      doubt.ring();
      return;
    }
    if (word.from === name) {
      if (word.kind === BEAT) back();
      return;
    }
    const isUnderstood = listeners.get(word.kind)?.(word.said, word.from) ?? word.kind === BEAT;
    if (word.lost === true || !isUnderstood) doubt.ring();
  };

  const listen = async (): Promise<void> => {
    await ears.subscribe(channel);
    void send(BEAT, null);
  };
  ears.on('message', (_channel, text) => {
    try {
      take(text);
    } catch (error) {
      log.error({ err: error }, 'a word of another process could not be taken in');
    }
  });
  await listen();
  // A line that was cut for less than a beat has lost words all the same.
  ears.on('ready', () => {
    listen().then(doubt.ring, () => undefined);
  });
  ears.on('close', cutOff);

  const timer = setInterval(() => {
    if (clock.elapsed() - heardAt > SILENCE_MS) {
      cutOff();
      // A line that says nothing, or a subscription that was refused: asking again does no harm.
      if (ears.status === 'ready') listen().catch(() => undefined);
    } else void send(BEAT, null);
    if (isCutOff) doubt.ring();
    beat.ring();
  }, BEAT_MS);

  return {
    say: (kind, said) => void send(kind, said),
    hear: (kind, listener) => {
      listeners.set(kind, listener);
    },
    onDoubt: doubt.add,
    onBeat: (listener) => void beat.add(listener),
    onBack: (listener) => void returning.add(listener),
    get isCutOff() {
      return isCutOff;
    },
    async stop() {
      clearInterval(timer);
      ears.removeListener('close', cutOff);
      await ears.unsubscribe(channel).catch(() => undefined);
    },
  };
};
