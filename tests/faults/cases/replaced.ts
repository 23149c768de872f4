// Two processes of an older version replaced by this one, one after the other, under load: for a while both versions serve one realm. What the
// new one writes in a shape of its own the old one refuses to touch, says so, and is passed by; nothing acknowledged by either is lost.
import { setTimeout as pause } from 'node:timers/promises';
import type { SupervisedServer } from '../harness/serverProcess.ts';
import { THIS_TREE } from '../harness/serverProcess.ts';
import { apiAt } from '../harness/speak.ts';
import type { Row } from '../harness/table.ts';
import { inCompany } from './company.ts';

const SIDE_BY_SIDE = 80;
const MEANWHILE = 30;
/** The older process learns of what it can't read by meeting it. */
const PATIENCE_MS = 20_000;

/** Refusals that a row tells of. */
const TOLD: readonly string[] = ['outdated', 'unexpected_error', 'unread', 'unreachable', 'leaving', 'busy'];

const readinessOf = async ({ url }: SupervisedServer): Promise<string> => {
  const said = await fetch(`${url}/readyz`);
  return said.ok ? 'ready' : String(((await said.json()) as { readonly code?: unknown }).code);
};

/** A learner of the new version, and what the old one says to them. */
const learnerAtBoth = async (old: SupervisedServer, next: SupervisedServer): Promise<string> => {
  const guest = await apiAt(next.url, null).auth.guest();
  if (!guest.ok) return `the new version lets nobody in (${guest.failure.code})`;
  const { token } = guest.value;
  const sat = await apiAt(next.url, token).latin.nextOfAssessment({ body: {} });
  if (!sat.ok) return `the new version asks nothing (${sat.failure.code})`;
  const told = await apiAt(old.url, token).latin.progress();
  return told.ok ? 'the same shape to both' : `${told.failure.status} ${told.failure.code}`;
};

/** `tree` is a working tree of the older version, installed. */
export const replacedByThis = (tree: string, seed: string): Promise<Row> =>
  inCompany(
    'older version replaced by this one',
    seed,
    1,
    async ({ bench, sendTo }) => {
      const [old] = bench.companions;
      if (old === undefined) throw new Error('there are two');
      sendTo(1);
      await bench.server.leave();
      bench.server.tree = THIS_TREE;
      const since = performance.now();
      await bench.server.start();
      sendTo(0, 1);
      await bench.recovered(since);
      await bench.more(SIDE_BY_SIDE);
      const before = new Map(bench.journal.refusals);
      const toLearner = await learnerAtBoth(old, bench.server);
      const until = performance.now() + PATIENCE_MS;
      while (toLearner.includes('outdated') && (await readinessOf(old)) !== 'outdated') {
        if (performance.now() > until) bench.wrong('the old version does not say that it is outdated');
        if (performance.now() > until) break;
        await pause(50);
      }
      const readiness = await readinessOf(old);
      if (!(await fetch(`${old.url}/healthz`)).ok) bench.wrong('the old process says that it does not live');
      // As any proxy does that asks /readyz.
      if (readiness !== 'ready') sendTo(0);
      await bench.more(MEANWHILE);
      await old.leave();
      old.tree = THIS_TREE;
      await old.start();
      sendTo(0, 1);
      await bench.more(MEANWHILE);
      if (bench.journal.refusals.has('unexpected_error')) bench.wrong('a server had a fault of its own');
      const refused = [...bench.journal.refusals]
        .filter(([code]) => TOLD.includes(code))
        .map(([code, count]) => `${count} × ${code}`);
      return [
        `a learner of the new version at the old process: ${toLearner}; its readiness then: ${readiness}`,
        `outdated before that: ${before.get('outdated') ?? 0}`,
        ...refused,
      ].join('; ');
    },
    tree,
  );
