// What supervise.mjs takes and gives, for those who are typed.

/** Tells a supervisor what becomes of the server it started. */
interface Fate {
  readonly ready: () => void;
  readonly ended: (code: number | null, signal: string | null) => void;
}

interface World {
  start(fate: Fate): { kill(signal: string): unknown };
  now(): number;
  /** Answers a function that calls it off. */
  later(work: () => void, milliseconds: number): () => void;
  say(words: string): void;
  end(code: number): void;
}

export declare const WELL_AFTER_MS: number;
export declare const LEAVE_WITHIN_MS: number;
export declare const pauseAfter: (ended: number) => number;
export declare const supervise: (world: World) => (signal: string) => void;
