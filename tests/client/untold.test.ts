// A deed whose first sending was not answered, and what the window makes of the answers to the next ones.
import { describe, expect, it } from 'vitest';
import { untilTold } from '@sigilla/client/realm/untold.ts';
import type { Answered } from '@sigilla/server/contract/speak.ts';

const done: Answered<string> = { ok: true, value: 'done' };
const refused = (code: string, status = 503): Answered<string> => ({
  ok: false,
  failure: { success: false, code, error: code, requestId: 'r', status, retryAfterSeconds: 1 },
});
const silent = refused('unreachable', 0);

/** Asks where these are the answers, one after the other; the last stays. Answers what was told and what was waited. */
const told = async (wasSent: boolean, ...answers: readonly Answered<string>[]) => {
  const left = [...answers];
  const waited: number[] = [];
  let asked = 0;
  const said = await untilTold(
    async () => {
      asked += 1;
      return (left.length > 1 ? left.shift() : left[0]) ?? silent;
    },
    wasSent,
    async (milliseconds) => waited.push(milliseconds),
  );
  return { said: said.ok ? said.value : said.failure.code, asked, waited };
};

describe('a deed that may have been done', () => {
  it('is told as it was done, though whoever was asked next was busy: that said “nothing was spent” of what another process did a moment later', async () => {
    expect(await told(true, refused('busy'), refused('busy'), done)).toEqual({
      said: 'done',
      asked: 3,
      waited: [500, 1_000],
    });
    expect((await told(false, silent, refused('leaving'), done)).said).toBe('done');
  });

  it('stays unknown where everyone asked can only say that they have not done it', async () => {
    for (const code of ['busy', 'unwritable', 'leaving', 'outdated', 'too_many_requests'])
      expect((await told(true, refused(code))).said).toBe('outcome_unknown');
    expect((await told(true, refused('busy'))).asked).toBe(5);
  });

  it('is refused where somebody has looked', async () => {
    const answer = { said: 'need_more_turns', asked: 1, waited: [] };
    expect(await told(true, refused('need_more_turns', 400))).toEqual(answer);
  });
});

describe('a deed that was never sent before', () => {
  it('is refused at once by whoever is busy, and asked for until a server that starts anew is back where nothing is heard', async () => {
    expect(await told(false, refused('busy'))).toEqual({ said: 'busy', asked: 1, waited: [] });
    expect(await told(false, silent)).toEqual({ said: 'unreachable', asked: 4, waited: [500, 1_000, 2_000] });
    expect((await told(false, silent, silent, silent, done)).said).toBe('done');
    expect((await told(false, refused('outcome_unknown'), done)).said).toBe('done');
  });
});
