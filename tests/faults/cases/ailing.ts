// A store that ails for a while under load, and is well again: what is refused meanwhile is refused in clear words and not done, readiness
// says so, the process lives, and all is over by itself when the cause has gone. What ails it is each ailment's own.
import { setTimeout as pause } from 'node:timers/promises';
import { Bench } from '../harness/bench.ts';
import type { BenchOptions } from '../harness/bench.ts';
import type { Entry, Journal, Silence } from '../harness/journal.ts';
import { apiAt } from '../harness/speak.ts';
import type { Row } from '../harness/table.ts';

export interface Ailment {
  readonly fault: string;
  readonly begins: (bench: Bench) => Promise<void> | void;
  readonly ends: (bench: Bench) => Promise<void> | void;
  /** How it lasts: at least so long, and at least until so many commands have been refused for it. */
  readonly lastsMs: number;
  readonly refusals: number;
  /** What readiness says meanwhile; null where it may well be ready. */
  readonly readiness: string | null;
  /** What the store holds can be read meanwhile. */
  readonly isReadable: boolean;
  /** It is not ended but got over: recovery is counted from its beginning. */
  readonly isGotOver?: boolean;
}

/** The words for a command that was not kept, or of which nobody knows. Anything else but a rule's no is no clear refusal. */
const CLEAR: readonly string[] = ['busy', 'unwritable', 'outcome_unknown'];
const BETWEEN = { acknowledged: 25 };
const LOOK_MS = 50;
/** A machine with much else to do. */
const PATIENCE_MS = 60_000;

const refusedFor = ({ journal }: Bench): number =>
  CLEAR.reduce((sum, code) => sum + (journal.refusals.get(code) ?? 0), 0);
/**
 * A connection that nobody used may close as a request sets out on it, and whoever gives the command again is answered:
 * a sending in vain that is known at once.
 */
const AT_ONCE_MS = 250;
const MOST_AT_ONCE = 5;
/** Else one sending in vain, and soon known. */
const SOON_MS = 5_000;
const isUnanswered = ({ inVain }: Pick<Entry, 'inVain'>): boolean => {
  const held = inVain.filter(({ waited }) => waited > AT_ONCE_MS);
  return held.length > 1 || held.some(({ waited }) => waited > SOON_MS) || inVain.length > MOST_AT_ONCE;
};
const told = ({ waited, road, why }: Silence): string =>
  `${(waited / 1000).toFixed(1)} s by ${road} (${why})`;
/** Of every command that was left without an answer, how. */
export const unanswered = ({ entries }: Pick<Journal, 'entries'>): readonly string[] =>
  entries
    .filter(isUnanswered)
    .map(
      ({ command: { commandId, actionType, actionId }, inVain }) =>
        `command ${commandId} (${actionType}/${actionId}) was not answered: ${inVain.map(told).join(', ')}`,
    );

const readinessOf = async (url: string): Promise<string> => {
  const said = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return said.ok ? 'ready' : String(((await said.json()) as { readonly code?: unknown }).code);
};

const eventually = async (holds: () => Promise<boolean> | boolean): Promise<boolean> => {
  const until = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > until) return false;
    await pause(LOOK_MS);
  }
  return true;
};

const endure = async (bench: Bench, ailment: Ailment): Promise<void> => {
  const { url, pid } = bench.server;
  const refusedBefore = refusedFor(bench);
  const wrong = (what: string): void => bench.wrong(`${ailment.fault}: ${what}`);
  const began = performance.now();
  await ailment.begins(bench);
  await pause(ailment.lastsMs);
  if (!(await eventually(() => refusedFor(bench) >= refusedBefore + ailment.refusals)))
    wrong(`${refusedFor(bench) - refusedBefore} commands were refused for it`);
  const { readiness } = ailment;
  if (readiness !== null && !(await eventually(async () => (await readinessOf(url)) === readiness)))
    wrong(`readiness says ${await readinessOf(url)} where it should say ${readiness}`);
  if (!(await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) })).ok)
    wrong('the process says that it does not live');
  if (ailment.isReadable && !(await apiAt(url, null).realm.realm()).ok)
    wrong('what is there can’t be read meanwhile');
  if (ailment.isGotOver === true) await bench.recovered(began);
  const since = performance.now();
  await ailment.ends(bench);
  if (ailment.isGotOver !== true) await bench.recovered(since);
  if (!(await eventually(async () => (await readinessOf(url)) === 'ready'))) wrong('it is not ready again');
  if (bench.server.pid !== pid) wrong('it took another process to recover');
};

/** One ailment after another, so many times over, in one realm. */
export const ailing = async (
  options: Omit<BenchOptions, 'times'>,
  ailments: readonly Ailment[],
  times: number,
): Promise<Row> => {
  const bench = new Bench({ ...options, times, load: { isTrusting: true, ...options.load } });
  try {
    await bench.begin();
    for (let time = 0; time < times; time += 1)
      for (const ailment of ailments) {
        await bench.more(BETWEEN.acknowledged);
        await endure(bench, ailment);
      }
    for (const silence of unanswered(bench.journal)) bench.wrong(silence);
    for (const code of ['unexpected_error', 'unread', 'unreachable'])
      if (bench.journal.refusals.has(code))
        bench.wrong(`${bench.journal.refusals.get(code)} commands were refused as ${code}`);
    const words = CLEAR.filter((code) => bench.journal.refusals.has(code)).map(
      (code) => `${bench.journal.refusals.get(code)} × ${code}`,
    );
    const fault = ailments.map((ailment) => ailment.fault).join(', then ');
    return await bench.end(fault, times * ailments.length, words.join(', '));
  } finally {
    for (const ailment of ailments) await ailment.ends(bench);
    await bench.dispose();
  }
};
