// `npm run verify:replay -- FILE_OR_URL`: fights a battle again from its replay and says whether every round is the same.
// Takes a replay, or the answer of GET /api/battles/:id/replay that carries one. Exits 0 and prints `verified`, or exits 1 and
// names the first round that differs; a file that is no replay exits 1 as well.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Replay, verifyReplay } from '@sigilla/engine/battle/replay.ts';
import type { Verification } from '@sigilla/engine/battle/replay.ts';

const Answer = z.object({ success: z.literal(true), replay: Replay });

const REASONS: Readonly<Record<Extract<Verification, { verified: false }>['reason'], string>> = {
  version: 'it was fought by another version of the engine, which alone can verify it',
  seed: 'the revealed seed is not the one whose hash was published',
  round: 'the round does not follow from seed, setup and orders',
  report: 'the rounds are right, but the report does not follow from them',
};

const read = async (source: string): Promise<unknown> => {
  if (!/^https?:\/\//.test(source)) return JSON.parse(await readFile(source, 'utf8'));
  const answer = await fetch(source, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}`);
  return answer.json();
};

const main = async (source: string | undefined): Promise<number> => {
  if (source === undefined) {
    console.error('usage: npm run verify:replay -- FILE_OR_URL');
    return 1;
  }
  const document = await read(source);
  const answer = Answer.safeParse(document);
  const replay = answer.success ? answer.data.replay : Replay.parse(document);
  const result = verifyReplay(replay);
  if (result.verified) {
    console.log('verified');
    return 0;
  }
  const where = result.round === 0 ? 'before the first round' : `round ${result.round}`;
  console.log(`not verified: ${where} differs (${REASONS[result.reason]})`);
  return 1;
};

try {
  process.exitCode = await main(process.argv[2]);
} catch (error) {
  const why = error instanceof z.ZodError ? `not a replay: ${z.prettifyError(error)}` : String(error);
  console.error(why);
  process.exitCode = 1;
}
