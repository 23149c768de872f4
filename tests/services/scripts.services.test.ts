// The scripts that bring the real servers: what is started serves, a killed one comes back where it was with what it had, and nothing is left behind.
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { MongoClient } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { startMongo, startRedis, type Service } from '../support/services.ts';

const running: Service[] = [];
const kept = async (starting: Promise<Service>): Promise<Service> => {
  const service = await starting;
  running.push(service);
  return service;
};
afterEach(() => Promise.all(running.splice(0).map((service) => service.dispose())));

/** What Redis answers to one command. */
const said = (url: string, command: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(`${command}\r\n`));
    socket.once('error', reject);
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(answer.toString().trim());
    });
  });

describe('the real servers', () => {
  it('are a Redis that remembers over a stop, and is gone with its folder in the end', async () => {
    const redis = await kept(startRedis());
    expect(await said(redis.url, 'SET seal lion')).toBe('+OK');
    await redis.stop();
    await expect(said(redis.url, 'PING')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
    await redis.start();
    expect(await said(redis.url, 'GET seal')).toMatch(/lion$/);
    await redis.dispose();
    await expect(said(redis.url, 'PING')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
    expect(existsSync(redis.folder)).toBe(false);
  });

  it('are a MongoDB of three that carries transactions, and one of the others when its primary is killed', async () => {
    const mongo = await kept(startMongo({ nodes: 3 }));
    const client = new MongoClient(mongo.url, { writeConcern: { w: 'majority' } });
    const purses = client.db('real').collection<{ _id: string }>('purses');
    const pay = (_id: string) =>
      client.withSession((session) => session.withTransaction(() => purses.insertOne({ _id }, { session })));
    await pay('before');
    await mongo.kill9('primary');
    await expect
      .poll(() =>
        pay('after').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    expect((await purses.find().toArray()).map(({ _id }) => _id)).toEqual(['before', 'after']);
    await client.close();
  });
});
