// What Prometheus is told: who may ask, what is in it, and what is never in it.
import { describe, expect, it } from 'vitest';
import { openMetrics } from '@sigilla/server/metrics/metrics.ts';
import type { Watched } from '@sigilla/server/metrics/looking.ts';
import { freePort, takenPort } from '../../scripts/ports.ts';
import { aServer, refusalOf, valueOf } from '../support/server.ts';

const ask = (port: number, headers = {}, path = '/metrics') =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers });
/** The value of one series; undefined where it is not told. */
const valueOfSeries = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

describe('the figures for Prometheus', () => {
  it('are told nowhere unless a port is named, and never at the public port', async () => {
    const off = await aServer();
    expect((await fetch(`${off.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
    expect(off.house.watch).toBeUndefined();
    const METRICS_PORT = await freePort();
    const on = await aServer({ METRICS_PORT });
    expect(await (await fetch(`${on.url}/metrics`)).text()).not.toContain('sigilla_');
    expect((await ask(METRICS_PORT, {}, '/api/health')).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`, { method: 'POST' })).status).toBe(405);
  });

  it('count deeds by verb and outcome, jobs, rooms, the store and the scholars, and name nobody', async () => {
    const METRICS_PORT = await freePort();
    const server = await aServer({ METRICS_PORT });
    const ruler = await server.guest();
    valueOf(await ruler.act({ actionType: 'rush_resource', actionId: 'tax_collection' }));
    refusalOf(await ruler.act({ actionType: 'rush_resource', actionId: 'no_such_thing' }));
    refusalOf(await ruler.act({ actionType: 'sing"}\n# a_song', actionId: 'loud' }));
    const metadata = { battleRequestId: 'none' };
    refusalOf(await ruler.act({ actionType: 'pvp_battle', actionId: 'decline_battle', metadata }));
    const told = await ask(METRICS_PORT);
    expect(told.status).toBe(200);
    expect(told.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await told.text();
    expect(valueOfSeries(text, 'sigilla_deeds_total{verb="rush_resource",outcome="done"}')).toBe(1);
    expect(text).toMatch(/sigilla_deeds_total\{verb="unknown",outcome="\w+"\} 1/);
    expect(text).toMatch(/sigilla_deeds_total\{verb="pvp_battle\/decline_battle",outcome="\w+"\} 1/);
    expect(text).not.toContain('a_song');
    expect(valueOfSeries(text, 'sigilla_deed_seconds_count{outcome="done"}')).toBeGreaterThanOrEqual(1);
    for (const series of [
      'sigilla_ready',
      'sigilla_connections',
      'sigilla_rooms',
      'sigilla_commands_waiting',
      'sigilla_store_queued',
      'sigilla_store_failing',
      'sigilla_jobs_due',
      'sigilla_job_oldest_due_seconds',
      'sigilla_scholar_errands',
      'process_cpu_seconds_total',
    ])
      expect(valueOfSeries(text, series), series).toBeGreaterThanOrEqual(0);
    expect(valueOfSeries(text, 'sigilla_ready')).toBe(1);
    expect(valueOfSeries(text, 'sigilla_store_commits_total')).toBeGreaterThan(0);
    expect(text).toMatch(/sigilla_jobs_total\{kind="\w+",outcome="done"\} \d/);
    for (const secret of [ruler.user.id, ruler.user.kingdomId, ruler.user.kingdomName, ruler.token])
      expect(text).not.toContain(secret);
  });

  it('are told to whoever knows the token alone, where there is one', async () => {
    const METRICS_PORT = await freePort();
    await aServer({ METRICS_PORT, METRICS_TOKEN: 'a token of some length' });
    for (const authorization of [undefined, 'Bearer', 'Bearer a token of some lengt', 'Basic YTpi'])
      expect((await ask(METRICS_PORT, authorization === undefined ? {} : { authorization })).status).toBe(
        401,
      );
    expect((await ask(METRICS_PORT, { authorization: 'Bearer a token of some length' })).status).toBe(200);
  });

  it('keep a server from starting where their port is taken, in words, and nothing stays open', async () => {
    const { port, letGo } = await takenPort();
    await expect(aServer({ METRICS_PORT: port })).rejects.toThrow(
      /METRICS_PORT \d+ .* can't be had .*EADDRINUSE/,
    );
    await letGo();
    const server = await aServer({ METRICS_PORT: port });
    await server.close();
    await expect(ask(port)).rejects.toThrow();
  });

  it('leave out what the store can’t say, and wait for it no longer than a second', async () => {
    const health = { queued: 3, oldestWait: 4_000, commits: 7, syncs: 5, isFailing: true };
    const never = new Promise<never>(() => undefined);
    const watched = {
      house: {
        store: { health: () => health, find: () => never, get: () => Promise.reject(new Error('away')) },
        queue: { depth: () => 9 },
        clock: { now: () => 0 },
      },
      readiness: { check: async () => ({ code: 'unwritable', params: {} }), isDegraded: true },
      scholars: { load: () => ({ errands: 1, waiting: 2, turnedAway: 3, lost: 4 }) },
      teachers: [{ name: 'AI' }],
    } as unknown as Watched;
    const metrics = openMetrics();
    metrics.lookAt(watched);
    const text = await metrics.text();
    expect(valueOfSeries(text, 'sigilla_ready')).toBe(0);
    expect(valueOfSeries(text, 'sigilla_degraded')).toBe(1);
    expect(valueOfSeries(text, 'sigilla_store_failing')).toBe(1);
    expect(valueOfSeries(text, 'sigilla_store_oldest_wait_seconds')).toBe(4);
    expect(valueOfSeries(text, 'sigilla_commands_waiting')).toBe(9);
    expect(valueOfSeries(text, 'sigilla_scholar_waiting')).toBe(2);
    expect(valueOfSeries(text, 'sigilla_scholar_lost_total')).toBe(4);
    expect(valueOfSeries(text, 'sigilla_jobs_due')).toBeUndefined();
    expect(text).not.toContain('sigilla_teacher_resting{');
  });
});
