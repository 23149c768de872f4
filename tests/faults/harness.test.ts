// The harness of the faults, where it could find fault with a sound realm or tell of an unsound one so that nobody can read it.
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import { unanswered } from './cases/ailing.ts';
import { LONG } from '../support/tier.ts';
import { FAULTS, shortForms } from './cases/index.ts';
import { saysAsTold } from './harness/saysAsTold.ts';
import { lastWords } from './harness/lastWords.ts';
import { Journal } from './harness/journal.ts';
import type { Silence } from './harness/journal.ts';
import type { Seat } from './harness/seat.ts';
import { Bench } from './harness/bench.ts';
import { Patience, within } from './harness/patience.ts';
import { apiAt, commandOf, send } from './harness/speak.ts';
import type { Player } from './harness/speak.ts';
import { troublesOf } from './harness/table.ts';

const stack = `Error: connect ECONNRESET\n${'    at somewhere (file:///deep/in/a/driver.js:1:1)\n'.repeat(80)}`;
const logged = (second: number, msg: string, more: object = {}): string =>
  JSON.stringify({ level: 40, time: Date.UTC(2026, 0, 1, 12, 0, second), ...more, msg });

describe('the last words of a server', () => {
  it('are a line each, however deep the stacks, and what comes again is told once', () => {
    const err = { type: 'MongoServerSelectionError', message: 'read ECONNRESET', stack };
    const log = [1, 2, 3].map((second) => logged(second, 'the jobs could not be looked at', { err }));
    expect(lastWords([...log, logged(4, 'the store writes again: ready'), 'a word', ''].join('\n'))).toEqual([
      '12:00:01.000 warn the jobs could not be looked at MongoServerSelectionError: read ECONNRESET (3 times)',
      '12:00:04.000 warn the store writes again: ready',
      'a word',
    ]);
  });

  it('are the end of the log, and short', () => {
    const words = lastWords(
      Array.from({ length: 500 }, (_, i) => logged(i % 60, `word ${i} ${'x'.repeat(900)}`)).join('\n'),
    );
    expect(words.at(-1)).toContain('word 499');
    expect(words.join('\n').length).toBeLessThan(2_100);
    expect(words.length).toBeGreaterThan(3);
  });

  it('stand below the troubles, which are told one a line', () => {
    const row = { fault: 'store silent', store: 'mongodb', runs: 1, acknowledged: 1, lessons: 0 };
    const counts = { lost: 0, doubled: 0, wrong: 2, recoveries: [], remark: '' };
    expect(
      troublesOf({ ...row, ...counts, troubles: ['one', 'another'], lastWords: ['12:00 warn so it went'] }),
    ).toBe(
      'store silent, mongodb: 2 troubles\n- one\n- another\nThe servers said at last:\n  12:00 warn so it went',
    );
  });
});

describe('a command that was left without an answer', () => {
  const cut: Silence = { waited: 3, road: 'REST', why: 'Error: other side closed' };
  const held: Silence = { waited: 900, road: 'a room', why: 'connection closed' };
  it.each<[string, readonly Silence[], string | null]>([
    ['whose connections closed as it set out', [cut, cut, cut], null],
    ['that nothing came back for once, for a moment', [cut, held], null],
    [
      'that nothing came back for twice',
      [held, held],
      '0.9 s by a room (connection closed), 0.9 s by a room (connection closed)',
    ],
    ['that was waited for', [{ ...held, waited: 45_000 }], '45.0 s by a room (connection closed)'],
    [
      'that was cut off again and again',
      Array.from({ length: 6 }, () => cut),
      '0.0 s by REST (Error: other side closed)',
    ],
  ])('%s', (_what, silences, told) => {
    const journal = new Journal();
    const entry = commandOf(
      journal,
      { accountId: 'someone' },
      { actionType: 'pvp_battle', actionId: 'set_orders' },
    );
    entry.inVain.push(...silences);
    const [said = null] = unanswered(journal);
    if (told === null) expect(said).toBeNull();
    else expect(said).toMatch(/^command fault-.* \(pvp_battle\/set_orders\) was not answered: /);
    if (told !== null) expect(said).toContain(told);
  });
});

describe('the suite', () => {
  it.each(['embedded', 'mongodb'] as const)('does every fault to a realm on the %s store, once', (store) => {
    const done = shortForms(store, ['process', 'store', 'company']).flatMap(({ standsFor }) => standsFor);
    const all = FAULTS.filter(({ on, longOn }) => on.includes(store) && (LONG || !longOn?.includes(store)));
    expect(done.toSorted()).toEqual(all.map(({ name }) => name).toSorted());
  });
  it('leaves no fault to the long run alone', () => {
    for (const { name, on, longOn = [] } of FAULTS)
      expect(
        on.filter((store) => !longOn.includes(store)),
        name,
      ).not.toEqual([]);
  });
});

describe('a command that is given until its fate is known', () => {
  const someone: Player = {
    accountId: AccountId.parse('someone'),
    kingdomId: 'nowhere',
    token: '',
    api: apiAt('http://127.0.0.1', null),
  };
  const answering = (...codes: readonly string[]): Seat => {
    const left = [...codes];
    return {
      isTaken: true,
      request: async () => ({ success: false, code: left.shift() }),
    } as unknown as Seat;
  };
  const sent = async (isTakenAtItsWord: boolean, ...codes: readonly string[]) => {
    const journal = new Journal();
    const entry = commandOf(journal, someone, { actionType: 'pvp_battle', actionId: 'set_orders' });
    const road = { seat: answering(...codes), type: 'orders' } as const;
    for (const _ of codes)
      if (await send(journal, someone, entry, road, isTakenAtItsWord)) return entry.refused;
    return 'nobody knows';
  };

  it('is not taken for refused where nobody looked whether it was done', async () => {
    expect(await sent(true, 'outcome_unknown', 'too_many_requests')).toBe('nobody knows');
    expect(await sent(false, 'too_many_requests')).toBe('nobody knows');
    expect(await sent(true, 'too_many_requests')).toBe('too_many_requests');
    expect(await sent(false, 'outcome_unknown', 'wrong_round')).toBe('wrong_round');
  });

  it.each([
    ['busy', 0],
    ['wrong_round', 1],
  ])('once acknowledged is contradicted by a no, and not by being asked again: %s', async (code, many) => {
    const journal = new Journal();
    const entry = commandOf(journal, someone, { actionType: 'pvp_battle', actionId: 'set_orders' });
    journal.acknowledge(entry, {} as ActionResult);
    await send(journal, someone, entry, { seat: answering(code), type: 'orders' });
    expect(journal.contradictions).toHaveLength(many);
  });
});

describe('a wait of the harness', () => {
  afterEach(() => vi.useRealTimers());
  const journalled = (bench: Bench) =>
    commandOf(bench.journal, { accountId: 'someone' }, { actionType: 'explore_land', actionId: 'far' });
  const aBench = () =>
    new Bench({
      stage: {
        name: 'embedded',
        settings: {},
        look: () => Promise.reject(new Error('nothing is there')),
        dispose: async () => undefined,
      },
      seed: 'waiting',
      times: 1,
    });

  it('for acknowledgements has an end when none comes, and says what is known', async () => {
    vi.useFakeTimers();
    const bench = aBench();
    journalled(bench).unanswered = 3;
    bench.journal.heard('outcome_unknown');
    const waited = expect(bench.more(1)).rejects.toThrow(
      /an acknowledgement did not come in 240 s\nacknowledged so far: 0; refused: 1 × outcome_unknown\nnobody knows what became of .*explore_land\/far.*, 3 times without a word\n.* does not run/,
    );
    await vi.advanceTimersByTimeAsync(241_000);
    await waited;
  });

  it('lasts for as long as any comes', async () => {
    vi.useFakeTimers();
    const bench = aBench();
    const answer = { success: true } as never;
    const waited = bench.more(3);
    for (let i = 0; i < 3; i += 1) {
      await vi.advanceTimersByTimeAsync(200_000);
      bench.journal.acknowledge(journalled(bench), answer);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    await waited;
  });

  it('is twice as long after each answer that did not come, and short again once one has', () => {
    const patience = new Patience(1_000, 5_000);
    const waits = [false, false, false, true].map((isAnswered) => {
      patience.note(isAnswered);
      return patience.milliseconds;
    });
    expect(waits).toEqual([2_000, 4_000, 5_000, 1_000]);
  });

  it('of a client whose answer does not come in time is longer the next time', async () => {
    const waits = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
    onTestFinished(() => waits.mockRestore());
    const api = apiAt('http://127.0.0.1', null, 1_000);
    for (let time = 0; time < 3; time += 1) await api.realm.health({});
    expect(waits.mock.calls).toEqual([[1_000], [2_000], [4_000]]);
  });

  it('for a piece of work is over with the work, or says what did not come', async () => {
    vi.useFakeTimers();
    await expect(within(1_000, 'a word', Promise.resolve('a word'))).resolves.toBe('a word');
    expect(vi.getTimerCount()).toBe(0);
    const waited = expect(
      within(1_000, 'a word', new Promise(() => undefined), () => ['so it stood']),
    ).rejects.toThrow('a word did not come in 1 s\nso it stood');
    await vi.advanceTimersByTimeAsync(1_000);
    await waited;
  });
});

describe('an answer that was told by an earlier version', () => {
  const told = { message: 'done', actionResult: { gold: 5, bonuses: [{ percent: 10 }] } };
  it.each([
    ['as it was', told, true],
    [
      'with what that version did not know, and which is nothing',
      { ...told, feats: [], actionResult: { ...told.actionResult, magic: [], gained: {} } },
      true,
    ],
    ['with something more', { ...told, feats: ['first blood'] }, false],
    ['with less', { message: 'done', actionResult: { gold: 5 } }, false],
    ['otherwise', { ...told, actionResult: { ...told.actionResult, gold: 6 } }, false],
    ['with another list', { ...told, actionResult: { gold: 5, bonuses: [] } }, false],
  ])('is remembered %s', (_how, remembered, isRight) => {
    expect(saysAsTold(remembered, told)).toBe(isRight);
  });
});
