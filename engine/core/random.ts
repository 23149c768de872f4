// Accountable chance: a 128-bit seed, forked by label with SHA-256, drives xoshiro128** (Blackman & Vigna 2018).
// The same seed and labels give the same draws in Node and in every browser; nothing here reads a clock or entropy.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A 128-bit seed as 32 lower-case hex digits. */
export type Seed = string;

export const SEED_PATTERN = /^[0-9a-f]{32}$/;

/** The UTF-8 bytes of a text; the encoder is costly to call, and labels are nearly always ASCII. */
const bytesOf = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return utf8ToBytes(text);
    bytes[i] = code;
  }
  return bytes;
};

// One hasher for all: making one costs more than hashing a short text. It is put back to `blank` before each use.
const blank = sha256.create();
const hasher = sha256.create();
const digest = new Uint8Array(32);

/** SHA-256 of a text (UTF-8); the bytes are overwritten by the next call. */
const digestOf = (text: string): Uint8Array => {
  blank._cloneInto(hasher);
  hasher.update(bytesOf(text)).digestInto(digest);
  return digest;
};

/** SHA-256 of a text (UTF-8) as 64 hex digits: commitments and content hashes. */
export const sha256Hex = (text: string): string => bytesToHex(digestOf(text));

/** The seed for a labelled purpose under `seed`: the first 128 bits of SHA-256("seed/label/label…"). */
export const forkSeed = (seed: Seed, ...labels: readonly (string | number)[]): Seed =>
  sha256Hex([seed, ...labels].join('/')).slice(0, 32);

/** A stream of draws. Stateful by design: one per round or per action, never shared, never stored. */
export interface Random {
  /** The next 32 bits as an unsigned integer. */
  next(): number;
  /** One of so many faces (at most 65,536): floor(next × faces / 2^32), which is what the rules of a battle call a draw of 0 to faces − 1. */
  face(faces: number): number;
  /** A uniform integer in [0, bound), unbiased. `bound` is an integer from 1 to 2^32. */
  below(bound: number): number;
  /** A uniform integer in [low, high], both included. */
  between(low: number, high: number): number;
  /** True with `permille` chances in a thousand. */
  chance(permille: number): boolean;
  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** The index of one weight, in proportion; weights are integers >= 0 with a positive sum. */
  weighted(weights: readonly number[]): number;
}

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

class Xoshiro128 implements Random {
  /** Its four words. A list of 32-bit integers, for a field that holds one beyond 31 bits is a new object at every draw in a browser. */
  private readonly state = new Int32Array(4);

  constructor(a: number, b: number, c: number, d: number) {
    this.begin(a, b, c, d);
  }

  /** Begins anew from these words. */
  begin(a: number, b: number, c: number, d: number): void {
    const { state } = this;
    state[0] = a;
    state[1] = b;
    state[2] = c;
    // The all-zero state is the generator's one fixed point.
    state[3] = (a | b | c | d) === 0 ? 1 : d;
  }

  next(): number {
    const { state } = this;
    const b = state[1] as number;
    const result = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
    const c = (state[2] as number) ^ (state[0] as number);
    const d = (state[3] as number) ^ b;
    state[0] = (state[0] as number) ^ d;
    state[1] = b ^ c;
    state[2] = c ^ (b << 9);
    state[3] = rotl(d, 11);
    return result;
  }

  face(faces: number): number {
    const draw = this.next();
    // In two halves of 16 bits, so that nothing leaves 32 bits; a floor of a floor is the floor.
    return ((draw >>> 16) * faces + (((draw & 0xffff) * faces) >>> 16)) >>> 16;
  }

  below(bound: number): number {
    // Rejection keeps the draw unbiased: values in the last incomplete block are thrown away.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    let value = this.next();
    while (value >= limit) value = this.next();
    return value % bound;
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(permille: number): boolean {
    return this.below(1000) < permille;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('pick from an empty list');
    return list[this.below(list.length)] as T;
  }

  weighted(weights: readonly number[]): number {
    let total = 0;
    for (const weight of weights) total += weight;
    let draw = this.below(total);
    for (let i = 0; i < weights.length; i += 1) {
      draw -= weights[i] as number;
      if (draw < 0) return i;
    }
    throw new Error('weights do not add up');
  }
}

/** A stream of draws from `seed`. */
export const randomFrom = (seed: Seed): Random => {
  if (!SEED_PATTERN.test(seed)) throw new Error(`not a seed: ${seed}`);
  const word = (at: number): number => parseInt(seed.slice(at, at + 8), 16);
  return new Xoshiro128(word(0), word(8), word(16), word(24));
};

/** `randomFrom(forkSeed(seed, ...labels))` without spelling the forked seed out: for loops that fork often. */
export const randomFork = (seed: Seed, ...labels: readonly (string | number)[]): Random => {
  const bytes = digestOf([seed, ...labels].join('/'));
  const word = (at: number): number =>
    ((bytes[at] as number) << 24) |
    ((bytes[at + 1] as number) << 16) |
    ((bytes[at + 2] as number) << 8) |
    (bytes[at + 3] as number);
  return new Xoshiro128(word(0), word(4), word(8), word(12));
};

/**
 * Streams one after another, for what is tried ten thousand times and replayed by nobody: the first words of each are four draws of one stream
 * forked once, where a fork for each would be a hash for each. xoshiro128** draws every four words but zeros once in its period
 * (it is equidistributed in four dimensions), so no two of them begin alike. Each is the one before it begun anew:
 * whoever asks for the next is done with the last.
 */
export function* randomStreams(
  seed: Seed,
  ...labels: readonly (string | number)[]
): Generator<Random, never> {
  const source = randomFork(seed, ...labels);
  const stream = new Xoshiro128(0, 0, 0, 0);
  for (;;) {
    stream.begin(source.next(), source.next(), source.next(), source.next());
    yield stream;
  }
}

class WhenDrawn implements Random {
  private readonly make: () => Random;
  private made: Random | null = null;

  constructor(make: () => Random) {
    this.make = make;
  }

  private get stream(): Random {
    this.made ??= this.make();
    return this.made;
  }

  next(): number {
    return this.stream.next();
  }

  below(bound: number): number {
    return this.stream.below(bound);
  }

  face(faces: number): number {
    return this.stream.face(faces);
  }

  between(low: number, high: number): number {
    return this.stream.between(low, high);
  }

  chance(permille: number): boolean {
    return this.stream.chance(permille);
  }

  pick<T>(list: readonly T[]): T {
    return this.stream.pick(list);
  }

  weighted(weights: readonly number[]): number {
    return this.stream.weighted(weights);
  }
}

/** A stream that is made with the first draw: to fork a seed is to hash, and most deeds leave nothing to chance. */
export const randomWhenDrawn = (make: () => Random): Random => new WhenDrawn(make);
