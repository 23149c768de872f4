// The clock of the machine that a server of the harness runs on, and its zone: set at will, from outside, while the server runs.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { elapsed } from '@sigilla/server/clock.ts';
import type { Clock } from '@sigilla/server/clock.ts';
import type { Settings } from './serverProcess.ts';

export class WallClock implements Clock {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'sigilla-clock-'));
  #ahead = 0;
  #zone = 'UTC';

  constructor() {
    this.#show();
  }

  /** What a server is told to live by it. */
  get settings(): Settings {
    return {
      FAULT_CLOCK: this.#file,
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${new URL('wallClockInside.mjs', import.meta.url).href}`,
    };
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  elapsed(): number {
    return elapsed();
  }

  /** Sets it forward or back. */
  setClock(milliseconds: number): void {
    this.#ahead += milliseconds;
    this.#show();
  }

  setZone(zone: string): void {
    this.#zone = zone;
    this.#show();
  }

  dispose(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #file(): string {
    return path.join(this.#folder, 'clock');
  }

  /** Whoever looks finds the whole of it. */
  #show(): void {
    writeFileSync(`${this.#file}.next`, `${this.#ahead} ${this.#zone}`);
    renameSync(`${this.#file}.next`, this.#file);
  }
}
