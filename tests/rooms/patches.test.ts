// Shared state before many eyes: a change is told a portion of the clients at a time, to everyone who was there, in order; and a drawing begins
// only after whoever asked for it has been answered.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ClientState } from '@colyseus/core';
import type { Client } from '@colyseus/core';
import { Decoder } from '@colyseus/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audienceOf } from '@sigilla/rooms/frame/audience.ts';
import { PortionedSerializer } from '@sigilla/rooms/frame/patches.ts';
import type { Guest } from '@sigilla/rooms/frame/places.ts';
import { redraw } from '@sigilla/rooms/frame/redraw.ts';
import type { BattleUnderWay, ChronicleEntry, Ranked } from '@sigilla/rooms/services.ts';
import { drawBattles, drawChronicle, drawRankings } from '@sigilla/rooms/world/project.ts';
import { WorldState } from '@sigilla/rooms/world/state.ts';

/** Work that waits until it is told to be done, one piece a call. */
const later = () => {
  const waiting: (() => void)[] = [];
  return {
    soon: (work: () => void): void => void waiting.push(work),
    /** Does the next piece; false when there is none. */
    next: (): boolean => {
      const work = waiting.shift();
      work?.();
      return work !== undefined;
    },
  };
};

const aClient = () => {
  const told: string[] = [];
  const client = {
    state: ClientState.JOINED as ClientState,
    raw: (bytes: Uint8Array) => told.push(Buffer.from(bytes).toString('hex')),
    told,
  };
  return client;
};
/** Every message begins with a byte that says what it is. */
const SKIPPED = 1;
const aRank = (n: number): Ranked => ({
  kingdomId: `k${n}`,
  kingdomName: `of ${n}`,
  honor: n,
  power: 2,
  wins: 3,
  losses: 4,
  isNpc: false,
});
const aLine = (n: number): ChronicleEntry => ({ id: `line${n}`, at: n, text: `what ${n} did`, link: null });
const aFight = (n: number): BattleUnderWay => ({
  id: `fight${n}`,
  kind: 'duel',
  attackerName: `one of ${n}`,
  defenderName: `other of ${n}`,
  round: n,
});
const clientsOf = (all: readonly ReturnType<typeof aClient>[]): Client[] => all as unknown as Client[];
const aWorld = (soon: (work: () => void) => void) => {
  const state = new WorldState();
  const serializer = new PortionedSerializer(soon);
  serializer.reset(state);
  serializer.applyPatches([]);
  return { state, serializer };
};

describe('a change of shared state', () => {
  it('reaches a full room a portion at a time, in the order of the changes, and the bytes are each change’s own', () => {
    const { soon, next } = later();
    const { state, serializer } = aWorld(soon);
    const all = Array.from({ length: 120 }, aClient);
    const toldNow = (): number => all.reduce((sum, { told }) => sum + told.length, 0);
    state.present = 1;
    serializer.applyPatches(clientsOf(all));
    state.present = 2;
    serializer.applyPatches(clientsOf(all));
    let before = toldNow();
    expect(before).toBe(0);
    while (next()) {
      expect(toldNow() - before).toBeLessThanOrEqual(50);
      before = toldNow();
    }
    const [first] = all;
    expect(first?.told.length).toBe(2);
    expect(first?.told[0]).not.toBe(first?.told[1]);
    for (const { told } of all) expect(told).toEqual(first?.told);
  });

  it('is told neither to who came after it, nor to who has left since', () => {
    const { soon, next } = later();
    const { state, serializer } = aWorld(soon);
    const all = Array.from({ length: 60 }, aClient);
    const [gone, joining, ...others] = all;
    if (gone === undefined || joining === undefined) throw new Error('sixty are here');
    joining.state = ClientState.JOINING;
    state.present = 1;
    serializer.applyPatches(clientsOf(all));
    joining.state = ClientState.JOINED;
    gone.state = ClientState.LEAVING;
    while (next());
    expect([gone.told.length, joining.told.length]).toEqual([0, 0]);
    for (const { told } of others) expect(told.length).toBe(1);
  });

  it('is told the more seldom the more are here, all changes since then at once', () => {
    const { soon, next } = later();
    const { state, serializer } = aWorld(soon);
    const beat = (clients: readonly ReturnType<typeof aClient>[]): number => {
      state.present += 1;
      const before = clients.reduce((sum, { told }) => sum + told.length, 0);
      serializer.applyPatches(clientsOf(clients));
      while (next());
      return clients.reduce((sum, { told }) => sum + told.length, 0) - before;
    };
    const beats = (count: number) => {
      const all = Array.from({ length: count }, aClient);
      return Array.from({ length: 8 }, () => beat(all));
    };
    expect(beats(250)).toEqual(Array(8).fill(250));
    expect(beats(251)).toEqual([0, 251, 0, 251, 0, 251, 0, 251]);
    expect(beats(1000)).toEqual([0, 0, 0, 1000, 0, 0, 0, 1000]);
  });

  it('that was held back is seen right by whoever comes meanwhile, whichever rows came and went', () => {
    const sets = fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 7 }), {
      minLength: 12,
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        sets,
        sets,
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(0, 60, 600),
        (lines, fights, comes, others) => {
          const { state, serializer } = aWorld((work) => work());
          const all = Array.from({ length: others }, aClient);
          const newcomer = aClient();
          const reader = new WorldState();
          const decoder = new Decoder(reader);
          let isTold = false;
          for (let beat = 0; beat < 12; beat += 1) {
            drawChronicle(state, [...new Set(lines[beat])].map(aLine));
            drawBattles(state, [...new Set(fights[beat])].map(aFight));
            drawRankings(state, [...new Set(lines[beat])].map(aRank));
            if (beat === comes) {
              all.push(newcomer);
              const whole = serializer.getFullState(newcomer as unknown as Client);
              decoder.decode(whole.slice(SKIPPED));
              expect(reader.toJSON()).toEqual(state.toJSON());
            }
            serializer.applyPatches(clientsOf(all));
            const told = newcomer.told.splice(0);
            isTold ||= told.length > 0;
            for (const bytes of told) decoder.decode(Buffer.from(bytes, 'hex').subarray(SKIPPED));
            if (told.length > 0) expect(reader.toJSON()).toEqual(state.toJSON());
          }
          const hasMoved = new Set([...lines, ...fights].map((set) => JSON.stringify(set))).size > 8;
          if (hasMoved) expect(isTold).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is told to who was there when others came before the room’s first beat', () => {
    const state = new WorldState();
    const serializer = new PortionedSerializer((work) => work());
    serializer.reset(state);
    const [first, second, third] = [aClient(), aClient(), aClient()];
    const reader = new WorldState();
    const decoder = new Decoder(reader);
    const come = (client: ReturnType<typeof aClient>): Buffer =>
      Buffer.from(serializer.getFullState(client as unknown as Client));
    state.present = 1;
    decoder.decode(come(first).subarray(SKIPPED));
    state.present = 2;
    come(second);
    state.present = 3;
    come(third);
    serializer.applyPatches(clientsOf([first, second, third]));
    for (const bytes of first.told) decoder.decode(Buffer.from(bytes, 'hex').subarray(SKIPPED));
    expect(reader.present).toBe(3);
    expect(third.told).toEqual([]);
  });

  it('waits behind an earlier one when the room has become small', () => {
    const { soon, next } = later();
    const { state, serializer } = aWorld(soon);
    const all = Array.from({ length: 51 }, aClient);
    const few = all.slice(0, 2);
    state.present = 1;
    serializer.applyPatches(clientsOf(all));
    state.present = 2;
    serializer.applyPatches(clientsOf(few));
    expect(few[0]?.told.length).toBe(0);
    while (next());
    expect(few.map(({ told }) => told.length)).toEqual([2, 2]);
    state.present = 3;
    serializer.applyPatches(clientsOf(few));
    expect(few.map(({ told }) => told.length)).toEqual([3, 3]);
  });

  it('and the whole, once handed over to be sent, are never written over: a line may hold them until its reader reads', () => {
    const [a, b] = [aWorld((work) => work()), aWorld((work) => work())];
    const handed: { readonly bytes: Uint8Array; readonly as: string }[] = [];
    const hand = (bytes: Uint8Array): void => {
      handed.push({ bytes, as: Buffer.from(bytes).toString('hex') });
    };
    const few = [1, 2].map(() => ({ state: ClientState.JOINED, raw: hand })) as unknown as Client[];
    for (let n = 1; n <= 3; n += 1)
      for (const { state, serializer } of [a, b]) {
        drawRankings(state, [aRank(n), aRank(n + 1)]);
        for (const client of few) hand(serializer.getFullState(client));
        state.present = n;
        serializer.applyPatches(few);
      }
    expect(handed.length).toBeGreaterThan(20);
    expect(handed.map(({ bytes }) => Buffer.from(bytes).toString('hex'))).toEqual(handed.map(({ as }) => as));
  });

  it('is not there when nothing has changed, and is not kept for an empty room', () => {
    const { soon, next } = later();
    const { state, serializer } = aWorld(soon);
    const all = Array.from({ length: 60 }, aClient);
    expect(serializer.applyPatches(clientsOf(all))).toBe(false);
    state.present = 1;
    serializer.applyPatches([]);
    serializer.applyPatches(clientsOf(all));
    while (next());
    expect(all.every(({ told }) => told.length === 0)).toBe(true);
  });
});

const NEVER_FAILING = { report: () => false, later: () => undefined };

describe('a drawing', () => {
  it('begins in a later turn than it was asked for, once however often it was', async () => {
    const { soon, next } = later();
    let drawn = 0;
    const again = redraw(async () => void (drawn += 1), soon, NEVER_FAILING);
    again();
    again();
    expect(drawn).toBe(0);
    next();
    expect(drawn).toBe(1);
    await Promise.resolve();
    expect(next()).toBe(false);
    again();
    again.stop();
    next();
    expect(drawn).toBe(1);
  });

  it('that failed for a reason that passes is tried again by itself, and not after it was stopped', async () => {
    const { soon, next } = later();
    const waiting: (() => void)[] = [];
    let isAway = true;
    let drawn = 0;
    const again = redraw(
      async () => {
        if (isAway) throw new Error('the store is away');
        drawn += 1;
      },
      soon,
      { report: () => true, later: (work) => void waiting.push(work) },
    );
    /** The drawing asked for, and then what was put off. */
    const passes = async (): Promise<void> => {
      next();
      await nextTurn();
      for (const work of waiting.splice(0)) work();
      next();
      await nextTurn();
    };
    again();
    await passes();
    expect(drawn).toBe(0);
    isAway = false;
    await passes();
    expect(drawn).toBe(1);
    await passes();
    expect(drawn).toBe(1);
    isAway = true;
    again();
    next();
    await nextTurn();
    again.stop();
    isAway = false;
    await passes();
    expect(drawn).toBe(1);
  });

  it('of one ruler’s kingdom looks at no other’s', async () => {
    const { soon, next } = later();
    const looks: string[] = [];
    const audience = audienceOf<string, string>(
      {
        look: async (kind) => {
          looks.push(kind);
          return null;
        },
        showing: {
          whole: { type: 'whole', of: () => ({}) },
          change: { type: 'change', of: () => ({}) },
        },
      },
      { tell: () => undefined },
      { now: () => 0, soon },
      NEVER_FAILING,
    );
    for (const name of ['Aulus', 'Gaius', 'Titus'])
      audience.enter({ sessionId: name } as unknown as Guest, name);
    looks.length = 0;
    audience.refresh('Gaius');
    while (next());
    expect(looks).toEqual(['Gaius']);
    await nextTurn();
    audience.refresh();
    while (next());
    expect(looks).toEqual(['Gaius', 'Aulus', 'Gaius', 'Titus']);
    expect(audience.kinds()).toBe(3);
  });
});
