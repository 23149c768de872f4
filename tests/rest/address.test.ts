// Whom a limit counts: where a caller is, as far as the proxies in front may be believed, and what a stranger can and can't use up.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { callerOf, whereaboutsOf } from '@sigilla/server/rest/address.ts';
import { ROOT } from '../support/sources.ts';
import { aServer, PASSWORD, refusalOf } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

const addressOf = (written: string): string => whereaboutsOf(written).address;

describe('an address', () => {
  it('is one IPv4 address however it is written, and a household’s whole IPv6 /64', () => {
    expect(addressOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(addressOf('::ffff:c000:207')).toBe('192.0.2.7');
    expect(addressOf('2001:db8:1:2:3:4:5:6')).toBe(addressOf('2001:0DB8:1:2::1'));
    expect(addressOf('2001:db8:1:2::1')).not.toBe(addressOf('2001:db8:1:3::1'));
    expect(addressOf('192.0.2.7')).not.toBe(addressOf('192.0.2.8'));
    expect(addressOf('nonsense')).toBe('nonsense');
  });

  it('lies in a network: an IPv4 /24, an IPv6 /48', () => {
    expect(whereaboutsOf('192.0.2.7').network).toBe('192.0.2.0/24');
    expect(whereaboutsOf('2001:db8:1:2::1').network).toBe(whereaboutsOf('2001:db8:1:ffff::1').network);
    expect(whereaboutsOf('2001:db8:2::1').network).not.toBe(whereaboutsOf('2001:db8:1::1').network);
  });

  it('is believed as far as proxies are trusted, and no farther', async () => {
    const seen = async (trusted: number, forwarded: string): Promise<string> => {
      const { promise, resolve } = Promise.withResolvers<string>();
      const server = createServer((request, response) => {
        resolve(callerOf(request, trusted).address);
        response.end();
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const { port } = server.address() as AddressInfo;
      await fetch(`http://127.0.0.1:${port}`, {
        headers: { 'x-forwarded-for': forwarded, 'x-real-ip': '6.6.6.6' },
      });
      server.close();
      return promise;
    };
    expect(await seen(0, '203.0.113.9')).toBe('127.0.0.1');
    expect(await seen(1, '203.0.113.9')).toBe('203.0.113.9');
    expect(await seen(1, '6.6.6.6, 203.0.113.9')).toBe('203.0.113.9');
    expect(await seen(2, '6.6.6.6, 203.0.113.9, 192.0.2.1')).toBe('203.0.113.9');
  });

  it('is read in one place', () => {
    const readers = ['server', 'rooms']
      .flatMap((folder) =>
        readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
          path.posix.join(folder, file),
        ),
      )
      .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
      .filter((file) =>
        /proxyAddr\(|remoteAddress|request\.ips?\b|context\.ip\b/.test(
          readFileSync(path.join(ROOT, file), 'utf8'),
        ),
      );
    expect(readers).toEqual(['server/rest/address.ts']);
  });
});

describe('limits by address', () => {
  const matchmaking = (server: TestServer, from: string): Promise<number> =>
    fetch(`${server.url}/matchmake/joinOrCreate/duel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ battleId: 'nothing' }),
    }).then(({ status }) => status);

  it('count everyone behind a trusted proxy by themselves, in matchmaking too', async () => {
    const server = await aServer({ TRUST_PROXY: 1, RATE_LIMIT_FACTOR: 0.001 });
    for (let caller = 1; caller <= 8; caller += 1)
      expect(await matchmaking(server, `198.51.100.${caller}`)).toBe(404);
    const same: number[] = [];
    for (let call = 0; call < 8; call += 1) same.push(await matchmaking(server, '203.0.113.1'));
    expect(same).toEqual([404, 404, 404, 404, 404, 404, 429, 429]);
    const counting: number[] = [];
    for (let call = 0; call < 8; call += 1) counting.push(await matchmaking(server, `2001:db8::${call + 1}`));
    expect(counting).toEqual([404, 404, 404, 404, 404, 404, 429, 429]);
  });
});

describe('accounts made', () => {
  it('are few from one network, however many addresses somebody has of it', async () => {
    const server = await aServer({ TRUST_PROXY: 1, RATE_LIMIT_FACTOR: 0.01 });
    const begin = (from: string): Promise<number> =>
      fetch(`${server.url}/api/auth/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: '{}',
      }).then(({ status }) => status);
    for (let place = 1; place <= 12; place += 1) expect(await begin(`2001:db8:1:${place}::1`)).toBe(200);
    expect(await begin('2001:db8:1:13::1')).toBe(429);
    expect(await begin('2001:db8:2:1::1')).toBe(200);
  });
});

describe('passwords tried by strangers', () => {
  const tryFrom = (server: TestServer, email: string, password: string, from: string): Promise<number> =>
    fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ email, password }),
    }).then(({ status }) => status);

  it('never keep the owner out: each place has tries of its own', async () => {
    const server = await aServer({ TRUST_PROXY: 1, RATE_LIMIT_FACTOR: 1 });
    const { user } = await server.ruler();
    const email = user.email ?? '';
    const guesses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      guesses.push(await tryFrom(server, email, 'a guess at it', '198.51.100.1'));
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect(await tryFrom(server, email, PASSWORD, '198.51.100.1')).toBe(429);
    expect(await tryFrom(server, email, PASSWORD, '203.0.113.1')).toBe(200);
  });

  it('from very many places are slowed, and still the owner gets in', async () => {
    // A tenth of everything: five failures make a siege, and each place has one try.
    const server = await aServer({ TRUST_PROXY: 1, RATE_LIMIT_FACTOR: 0.1 });
    const { user } = await server.ruler();
    const email = user.email ?? '';
    for (let place = 1; place <= 5; place += 1)
      expect(await tryFrom(server, email, 'a guess at it', `198.51.${place}.1`)).toBe(401);
    // Besieged: all of a network has one try an hour between them.
    expect(await tryFrom(server, email, 'a guess at it', '198.51.100.1')).toBe(401);
    expect(await tryFrom(server, email, 'a guess at it', '198.51.100.2')).toBe(429);
    expect(await tryFrom(server, email, 'a guess at it', '2001:db8:1:1::1')).toBe(401);
    expect(await tryFrom(server, email, 'a guess at it', '2001:db8:1:2::1')).toBe(429);
    // Nobody else's e-mail is, and the owner's own network has its try.
    expect(await tryFrom(server, 'other@example.org', 'a guess at it', '198.51.100.3')).toBe(401);
    expect(await tryFrom(server, email, PASSWORD, '203.0.113.1')).toBe(200);
    // An hour later there is another, and after a day the siege is over.
    server.pass(3_600_000);
    expect(await tryFrom(server, email, 'a guess at it', '198.51.100.2')).toBe(401);
    expect(
      refusalOf(await server.visitor().api.auth.login({ body: { email, password: 'x'.repeat(12) } })).status,
    ).toBe(401);
    server.pass(86_400_000);
    expect(await tryFrom(server, email, PASSWORD, '198.51.100.2')).toBe(200);
    expect(await tryFrom(server, email, PASSWORD, '198.51.100.4')).toBe(200);
  });
});
