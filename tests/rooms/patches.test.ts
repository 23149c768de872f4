// Shared state before many eyes: a change is told a portion of the clients at a time, to everyone who was there, in order; and a drawing begins
// only after whoever asked for it has been answered.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ClientState } from '@colyseus/core';
import type { Client } from '@colyseus/core';
import { describe, expect, it } from 'vitest';
import { audienceOf } from '@sigilla/rooms/frame/audience.ts';
import { PortionedSerializer } from '@sigilla/rooms/frame/patches.ts';
import type { Guest } from '@sigilla/rooms/frame/places.ts';
import { redraw } from '@sigilla/rooms/frame/redraw.ts';
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
