// The real server as a child process, and its supervisor: kept at one address, killed, frozen and started again as a case wants.
// Invariant: nothing started here outlives `leave`; a server that ends although nobody told it to is an accident, started again and counted.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PROGRAM } from '../../support/program.ts';
import { lastWords } from './lastWords.ts';
import { WaitedInVain, within } from './patience.ts';
import { TOKEN_SECRET } from './speak.ts';

/** This version of the game. */
export const THIS_TREE = fileURLToPath(new URL('../../..', import.meta.url));
const LAST_WORDS = 16_000;
/** A start takes seconds; half a minute on a machine with fifteen times too much to do. */
const READY_WITHIN_MS = 240_000;
/** Ten seconds are its own; then it is a fault of the server's that it is still there. */
const GONE_WITHIN_MS = 120_000;

export type Settings = Readonly<Record<string, string>>;

/** Settings under which a realm is lively, and nobody's limits are in the way. */
const LIVELY: Settings = {
  HOST: '127.0.0.1',
  NPC_KINGDOMS: '2',
  NPC_TURN_SECONDS: '5',
  ORDER_WINDOW_SECONDS: '0.4',
  RATE_LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'warn',
  TOKEN_SECRET,
};

/** How a server that could not start ended, with what it said. */
class DidNotStart extends Error {
  readonly code: number | null;
  constructor(code: number | null, said: string) {
    super(`the server ended with ${code} before it was ready:\n${lastWords(said).join('\n')}`);
    this.name = 'DidNotStart';
    this.code = code;
  }
}

export class SupervisedServer {
  readonly #settings: Settings;
  #port = 0;
  #child: ChildProcess | null = null;
  #said = '';
  #told = false;
  readonly accidents: string[] = [];
  /** The working tree whose server is started next. */
  tree = THIS_TREE;

  constructor(settings: Settings) {
    this.#settings = { ...LIVELY, ...settings };
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get isRunning(): boolean {
    return this.#child?.pid !== undefined;
  }

  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error('no server runs');
    return pid;
  }

  /** The end of what it has logged. */
  get said(): string {
    return this.#said;
  }

  /** Starts it at the address it had before; answers after how many milliseconds it was ready. */
  async start(): Promise<number> {
    const began = performance.now();
    const program = this.tree === THIS_TREE ? PROGRAM : path.join(this.tree, 'server/main.ts');
    const child = spawn(process.execPath, [program], {
      cwd: this.tree,
      env: { ...process.env, PORT: String(this.#port), ...this.#settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#told = false;
    child.stderr.on('data', (chunk: Buffer) => this.#hear(chunk.toString()));
    const lines = createInterface({ input: child.stdout });
    const ready = new Promise<string>((resolve, reject) => {
      lines.on('line', (line) => {
        const address = /^ready (\S+)$/.exec(line)?.[1];
        if (address === undefined) this.#hear(`${line}\n`);
        else resolve(address);
      });
      child.once('close', (code) => reject(new DidNotStart(code, this.#said)));
    });
    try {
      this.#port = Number(
        new URL(await within(READY_WITHIN_MS, 'a server that is ready', ready, () => lastWords(this.#said)))
          .port,
      );
    } catch (error) {
      if (error instanceof WaitedInVain) await this.kill();
      throw error;
    }
    child.once('exit', (code, signal) => {
      if (this.#told) return;
      this.accidents.push(`it ended by itself (${signal ?? code})`);
      this.start().catch((error: unknown) => this.accidents.push(String(error)));
    });
    return performance.now() - began;
  }

  /** Ends it as a power cut ends a process: without a word. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Tells it to leave in good order. */
  leave(): Promise<void> {
    return this.#end('SIGTERM');
  }

  freeze(): void {
    process.kill(this.pid, 'SIGSTOP');
  }

  thaw(): void {
    process.kill(this.pid, 'SIGCONT');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#told = true;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    try {
      await within(GONE_WITHIN_MS, `the end of a server after ${signal}`, ended, () => lastWords(this.#said));
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  #hear(words: string): void {
    const said = this.#said + words;
    // Whole lines, but for the one that is being said.
    this.#said = said.length <= LAST_WORDS ? said : said.slice(-LAST_WORDS).replace(/^[^\n]*\n/, '');
  }
}
