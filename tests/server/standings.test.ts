// Ranks and head-counts of a large realm: what milestones answer is what counting would, and nobody who asks makes the store go through a long index.
import { array, assert, integer, property } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { House } from '@sigilla/server/app/house.ts';
import { milestonesOf, passedBy, STRIDE } from '@sigilla/server/app/milestones.ts';
import { keepMilestones, openStandings } from '@sigilla/server/app/standings.ts';
import { kingdoms, milestones } from '@sigilla/server/store/collections.ts';
import type { Store } from '@sigilla/server/store/Store.ts';
import { storeBehind } from '../support/storeBehind.ts';
import { aKingdom } from '../support/builders.ts';
import { openWarHouse } from './warHouse.ts';
import type { WarHouse } from './warHouse.ts';

const MANY = 1_300;
const SERVER = 'default-server';
let war: WarHouse;
beforeAll(async () => {
  war = await openWarHouse({ npcKingdoms: 0 });
  await war.house.store.restore(
    kingdoms,
    Array.from({ length: MANY }, (_, n) => {
      const kingdom = aKingdom(`k${n}`).build();
      // Every honor is held by two, so that equals are among those who ask.
      const fought = { ...kingdom.war, honor: 1000 + Math.floor(n / 2) };
      const body = { ...kingdom, power: (n * 7919) % MANY, war: fought };
      return { id: kingdom.id, revision: 1, schemaVersion: kingdoms.schemaVersion, body };
    }),
  );
});
afterAll(() => war.close());

/** The house over a store that does otherwise. */
const houseBehind = (instead: (store: Store) => Partial<Store>): House => ({
  ...war.house,
  store: storeBehind(war.house.store, instead(war.house.store)),
});
const turns = async (many: number): Promise<void> => {
  for (let turn = 0; turn < many; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('milestones', () => {
  it('tell with one short count how many stand above, whatever the measures and however many share one', () => {
    const some = array(integer({ min: 0, max: 40 }), { maxLength: 60 }).map((measures) =>
      // So many of each that strides are passed, and single ones between them.
      measures.flatMap((value) => Array.from({ length: value % 3 === 0 ? 130 : 1 }, () => value)),
    );
    assert(
      property(some, integer({ min: -2, max: 42 }), (measures, value) => {
        const passed = passedBy(milestonesOf(measures), value);
        const between = measures.filter((one) => one > value && (passed === undefined || one < passed.value));
        const isOne = passed?.value === value;
        const told = isOne ? passed.above : (passed?.upTo ?? 0) + between.length;
        expect(between.length).toBeLessThanOrEqual(STRIDE);
        expect(told).toBe(measures.filter((one) => one > value).length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('standings', () => {
  it('count as the store does, by honor and by power, for few above and for many, with milestones and without', async () => {
    const answersRight = async (): Promise<void> => {
      const standings = openStandings(war.house);
      for (const by of ['honor', 'power'] as const) {
        for (const value of [-1, 0, 3, 999, 1000, 1001, 1300, 1500, 1649, 1650, 5000]) {
          const counted = await war.house.store.count(kingdoms, by, [SERVER], { from: value + 1 });
          expect(await standings.above(SERVER, by, value), `${by} above ${value}`).toBe(counted);
        }
      }
      expect(await standings.all(SERVER)).toBe(MANY);
      expect(await standings.all('blitz')).toBe(0);
    };
    await answersRight();
    await keepMilestones(war.house);
    expect((await war.house.store.get(milestones, SERVER))?.body.kingdoms).toBe(MANY);
    expect(await war.house.store.get(milestones, 'blitz')).toBeNull();
    await answersRight();
  });

  it('of a process that has just started go by what is kept: nothing long is counted, and nothing read through', async () => {
    await keepMilestones(war.house);
    const counts: (number | undefined)[] = [];
    let lists = 0;
    const house = houseBehind((store) => ({
      count: async (collection, index, prefix, bounds) => {
        const counted = await store.count(collection, index, prefix, bounds);
        counts.push(counted);
        return counted;
      },
      list: (collection, index, options) => {
        lists += 1;
        return store.list(collection, index, options);
      },
    }));
    const standings = openStandings(house);
    expect(await standings.above(SERVER, 'power', 0)).toBe(MANY - 1);
    expect(await standings.above(SERVER, 'honor', 1001)).toBe(MANY - 4);
    expect(await standings.all(SERVER)).toBe(MANY);
    expect(Math.max(...counts.map(Number))).toBeLessThanOrEqual(STRIDE);
    expect(lists).toBe(0);
  });

  it('are counted in slices while there are no milestones, and others have their turn between them', async () => {
    const counts: number[] = [];
    let inATurn = 0;
    const house: House = {
      ...houseBehind((store) => ({
        get: async (collection, id) =>
          collection.name === milestones.name ? null : store.get(collection, id),
        count: async (...given) => {
          const counted = await store.count(...given);
          counts.push(counted);
          inATurn += 1;
          return counted;
        },
      })),
      // Another process is at the reading.
      company: { ...war.house.company, takeUp: async () => false },
    };
    const standings = openStandings(house);
    let most = 0;
    let isOver = false;
    const look = (): void => {
      most = Math.max(most, inATurn);
      inATurn = 0;
      if (!isOver) setImmediate(look);
    };
    look();
    expect(await standings.above(SERVER, 'power', -1)).toBe(MANY);
    expect(await standings.above(SERVER, 'honor', 1002)).toBe(MANY - 6);
    expect(await standings.all(SERVER)).toBe(MANY);
    isOver = true;
    expect(Math.max(...counts)).toBeLessThanOrEqual(500);
    expect(most).toBeLessThanOrEqual(3);
  });

  it('are counted once for all who ask while there are no milestones', async () => {
    let counts = 0;
    const house: House = {
      ...houseBehind((store) => ({
        get: async (collection, id) =>
          collection.name === milestones.name ? null : store.get(collection, id),
        count: (...given) => {
          counts += 1;
          return store.count(...given);
        },
      })),
      company: { ...war.house.company, takeUp: async () => false },
    };
    const standings = openStandings(house);
    const asked = (power: number) => standings.above(SERVER, 'power', power);
    expect(await asked(0)).toBe(MANY - 1);
    const first = counts;
    counts = 0;
    for (let power = 100; power < 140; power += 1) expect(await asked(power)).toBe(MANY - 1 - power);
    // For each, the few hundred that are counted exactly, and those of their own stretch.
    expect(counts).toBeLessThanOrEqual(2 * 40);
    expect(first).toBeGreaterThan(5);
  });

  it('grow old after a minute: they are read anew by one process alone, and nobody waits for that', async () => {
    await keepMilestones(war.house);
    war.pass(61_000);
    const letGo = Promise.withResolvers<void>();
    let pages = 0;
    const taken: string[] = [];
    const house: House = {
      ...houseBehind((store) => ({
        list: async (collection, index, options) => {
          await letGo.promise;
          pages += 1;
          return store.list(collection, index, options);
        },
      })),
      company: {
        ...war.house.company,
        takeUp: async (what) => {
          taken.push(what);
          return taken.length === 1;
        },
      },
    };
    const [one, other] = [openStandings(house), openStandings(house)];
    for (const standings of [one, other, one, other])
      expect(await standings.above(SERVER, 'power', 99)).toBe(MANY - 100);
    while (taken.length < 2) await turns(1);
    letGo.resolve();
    const isRenewed = async (): Promise<boolean> =>
      (await war.house.store.get(milestones, SERVER))?.body.at === war.now();
    while (!(await isRenewed())) await turns(1);
    expect(pages).toBe(MANY / 100);
    expect(await one.above(SERVER, 'power', 99)).toBe(MANY - 100);
    expect(taken).toHaveLength(2);
  });
});
