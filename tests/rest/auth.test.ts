// Accounts over HTTP: who one is, how one stays signed in, and what a thief or a guesser gets, which is nothing.
import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { aServer, PASSWORD, refusalOf, valueOf } from '../support/server.ts';
import type { Caller, TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});

const MINUTE = 60_000;
const DAY = 86_400_000;
const ENDED = { status: 401, code: 'session_ended' };

const register = (
  caller: Caller,
  fields: Partial<Record<'email' | 'password' | 'kingdomName', string>> = {},
) =>
  caller.api.auth.register({
    body: { email: 'someone@example.org', password: PASSWORD, kingdomName: 'Somewhere', ...fields },
  });

const post = (path: string, headers: Record<string, string> = {}, body = '{}') =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

describe('signing up', () => {
  it('makes an account and its kingdom together, and signs in (G-107, G-161)', async () => {
    const caller = server.visitor();
    const { token, user } = valueOf(
      await register(caller, { email: 'First@Example.org', kingdomName: '  Lacus   Niger ' }),
    );
    expect(user).toMatchObject({
      email: 'first@example.org',
      role: 'player',
      isGuest: false,
      currentServerId: 'default-server',
      kingdomName: 'Lacus Niger',
    });
    caller.token = token;
    expect(valueOf(await caller.api.kingdom.own()).kingdom).toMatchObject({
      id: user.kingdomId,
      name: 'Lacus Niger',
    });
    expect(valueOf(await caller.api.kingdom.ledger()).entries.map(({ reason }) => reason)).toEqual([
      'founded',
    ]);
  });

  it('G-024 holds to the rules for names, e-mails and passwords', async () => {
    const refused = async (fields: Parameters<typeof register>[1]) =>
      refusalOf(await register(server.visitor(), fields));
    expect(await refused({ kingdomName: 'ab' })).toEqual({ status: 400, code: 'kingdom_name_length' });
    expect(await refused({ kingdomName: 'x'.repeat(31) })).toEqual({
      status: 400,
      code: 'kingdom_name_length',
    });
    expect(await refused({ kingdomName: '<b>Roma</b>' })).toEqual({
      status: 400,
      code: 'kingdom_name_letters',
    });
    expect(await refused({ email: 'no-address' })).toEqual({ status: 400, code: 'invalid_request' });
    expect(await refused({ password: 'ninechars' })).toEqual({ status: 400, code: 'invalid_request' });
    expect(await refused({ password: 'x'.repeat(257) })).toEqual({ status: 400, code: 'invalid_request' });
  });

  it('refuses a taken name or e-mail with 409 and founds nothing', async () => {
    valueOf(await register(server.visitor(), { email: 'taken@example.org', kingdomName: 'Prima' }));
    const count = async () => valueOf(await server.visitor().api.realm.realm()).servers[0]?.rulers;
    const before = await count();
    expect(
      refusalOf(await register(server.visitor(), { email: 'TAKEN@example.org', kingdomName: 'Secunda' })),
    ).toEqual({
      status: 409,
      code: 'email_unusable',
    });
    expect(
      refusalOf(await register(server.visitor(), { email: 'free@example.org', kingdomName: 'prima' })),
    ).toEqual({
      status: 409,
      code: 'kingdom_name_taken',
    });
    expect(await count()).toBe(before);
    expect((await register(server.visitor(), { email: 'free@example.org', kingdomName: 'Secunda' })).ok).toBe(
      true,
    );
  });

  it('gives one of two who ask for an e-mail at once the account', async () => {
    const answers = await Promise.all(
      ['Gemina', 'Gemella'].map((kingdomName) =>
        register(server.visitor(), { email: 'twin@example.org', kingdomName }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('answers a wrong password and an unknown e-mail alike', async () => {
    valueOf(await register(server.visitor(), { email: 'known@example.org', kingdomName: 'Nota' }));
    const answer = async (body: string) => {
      const response = await post('/api/auth/login', {}, body);
      const { requestId: _requestId, ...said } = (await response.json()) as Record<string, unknown>;
      return { status: response.status, said };
    };
    const wrong = await answer('{"email":"known@example.org","password":"not the password"}');
    expect(wrong).toEqual(await answer('{"email":"unknown@example.org","password":"not the password"}'));
    expect(wrong.status).toBe(401);
    const { user } = valueOf(
      await server.visitor().api.auth.login({ body: { email: ' Known@example.org', password: PASSWORD } }),
    );
    expect(user.kingdomName).toBe('Nota');
  });

  it('is limited by e-mail and by address, and so is signing up', async () => {
    const strict = await aServer({ RATE_LIMIT_FACTOR: 0.1 });
    const login = (email: string) =>
      strict.visitor().api.auth.login({ body: { email, password: 'a guess at it' } });
    expect(refusalOf(await login('victim@example.org')).status).toBe(401);
    const second = await login('Victim@example.org');
    expect(refusalOf(second)).toEqual({ status: 429, code: 'too_many_requests' });
    if (!second.ok) expect(second.failure.retryAfterSeconds).toBeGreaterThan(0);
    const others = await Promise.all(
      Array.from({ length: 12 }, (_, index) => login(`other${index}@example.org`)),
    );
    expect(others.map((answer) => refusalOf(answer).status)).toContain(429);
    const guests = await Promise.all(Array.from({ length: 14 }, () => strict.visitor().api.auth.guest()));
    expect(guests.filter(({ ok }) => ok)).toHaveLength(12);
  });
});

describe('access tokens', () => {
  const asking = (authorization: string) =>
    fetch(`${server.url}/api/kingdom`, { headers: { authorization } }).then(async (response) => ({
      status: response.status,
      code: ((await response.json()) as { code: string }).code,
    }));

  it('G-001 G-002 LR-001 are needed, and nothing else will do: no raw user id, no other signature, none of ours for refreshing', async () => {
    const ruler = await server.ruler();
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${ruler.token.split('.')[1]}.`;
    const foreign = jwt.sign({ role: 'admin', guest: false }, 'x'.repeat(32), {
      subject: ruler.user.id,
      issuer: 'sigilla',
      audience: 'sigilla/access',
    });
    const [head, body, signature] = ruler.token.split('.');
    const promoted = Buffer.from(
      JSON.stringify({
        ...(JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as object),
        role: 'admin',
      }),
    ).toString('base64url');
    for (const token of [
      ruler.user.id,
      unsigned,
      foreign,
      `${head}.${promoted}.${signature}`,
      ruler.cookie?.split('=')[1] ?? '',
    ]) {
      expect(await asking(`Bearer ${token}`)).toEqual(ENDED);
    }
    expect(await asking(`Basic ${ruler.token}`)).toEqual(ENDED);
    expect((await asking(`Bearer ${ruler.token}`)).status).toBe(200);
    expect(refusalOf(await server.visitor().api.kingdom.own())).toEqual({
      status: 401,
      code: 'sign_in_required',
    });
  });

  it('run out after fifteen minutes', async () => {
    const own = await aServer();
    const ruler = await own.ruler();
    own.pass(14 * MINUTE);
    expect((await ruler.api.kingdom.own()).ok).toBe(true);
    own.pass(2 * MINUTE);
    expect(refusalOf(await ruler.api.kingdom.own())).toEqual(ENDED);
  });

  it('G-003 SR-089 speak for their subject alone: another user id in query or body is refused with 403', async () => {
    const ruler = await server.ruler();
    const headers = { authorization: `Bearer ${ruler.token}` };
    const get = (query: string) => fetch(`${server.url}/api/kingdom?${query}`, { headers });
    expect((await get(`userId=${ruler.user.id}`)).status).toBe(200);
    expect((await get('userId=someone-else')).status).toBe(403);
    expect((await get(`userId=${ruler.user.id}&userId=someone-else`)).status).toBe(403);
    const command = {
      commandId: 'c',
      actionType: 'rush_resource',
      actionId: 'tax_collection',
      userId: 'someone-else',
    };
    const acted = await post('/api/actions', headers, JSON.stringify(command));
    expect(acted.status).toBe(403);
    expect(await acted.json()).toMatchObject({ success: false, code: 'other_identity' });
  });

  it('are still good after a restart, and signed by TOKEN_SECRET when there is one', async () => {
    const secret = 'a secret of forty characters, or so it is';
    const first = await aServer({ TOKEN_SECRET: secret });
    const ruler = await first.ruler();
    const { sub } = jwt.verify(ruler.token, secret, { clockTimestamp: first.now() / 1000 }) as {
      sub: string;
    };
    expect(sub).toBe(ruler.user.id);
    const plain = await aServer();
    const other = await plain.ruler();
    const again = Object.assign((await plain.restart()).visitor(), { token: other.token });
    expect((await again.api.kingdom.own()).ok).toBe(true);
  });
});

describe('the refresh cookie', () => {
  it('is out of scripts’ and other sites’ reach', async () => {
    const response = await post('/api/auth/guest');
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^sigilla_refresh=/);
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/api/auth', 'Max-Age=2592000']) {
      expect(cookie).toContain(attribute);
    }
    expect(cookie).not.toContain('Secure');
    const secure = await aServer({ PUBLIC_URL: 'https://sigilla.example' });
    const there = await fetch(`${secure.url}/api/auth/guest`, { method: 'POST' });
    expect(there.headers.get('set-cookie')).toContain('Secure');
    expect(there.headers.get('strict-transport-security')).toContain('max-age');
  });

  it('changes with every use, and a second tab that was a moment later is told the same', async () => {
    const ruler = await server.ruler();
    const old = ruler.cookie;
    valueOf(await ruler.api.auth.refresh());
    const current = ruler.cookie;
    expect(current).not.toBe(old);
    const otherTab = Object.assign(server.visitor(), { cookie: old });
    expect(valueOf(await otherTab.api.auth.refresh()).user.id).toBe(ruler.user.id);
    expect(otherTab.cookie).toBe(current);
    const tabs = await Promise.all(
      Array.from({ length: 5 }, () =>
        Object.assign(server.visitor(), { cookie: current }).api.auth.refresh(),
      ),
    );
    expect(tabs.every(({ ok }) => ok)).toBe(true);
  });

  it('is exchanged as often as the answer is lost on the way, however long the tunnel', async () => {
    const ruler = await server.ruler();
    const held = ruler.cookie;
    for (const tunnel of [1_000, 60_000, 86_400_000]) {
      // What was answered never came.
      ruler.cookie = held;
      valueOf(await ruler.api.auth.refresh());
      server.pass(tunnel);
    }
    valueOf(await ruler.api.auth.refresh());
    expect(valueOf(await ruler.api.auth.refresh()).user.id).toBe(ruler.user.id);
  });

  it('ends the whole session when two have been given for one: it was copied, and whoever comes second finds it out', async () => {
    const ruler = await server.ruler();
    const stolen = ruler.cookie;
    valueOf(await ruler.api.auth.refresh());
    server.pass(11_000);
    const thief = Object.assign(server.visitor(), { cookie: stolen });
    valueOf(await thief.api.auth.refresh());
    expect(refusalOf(await ruler.api.auth.refresh())).toEqual(ENDED);
    expect(ruler.cookie).toBeNull();
    expect(refusalOf(await thief.api.auth.refresh())).toEqual(ENDED);
  });

  it('ends the whole session when one comes back whose successor has been used: it was stolen', async () => {
    const ruler = await server.ruler();
    const stolen = ruler.cookie;
    valueOf(await ruler.api.auth.refresh());
    valueOf(await ruler.api.auth.refresh());
    const thief = Object.assign(server.visitor(), { cookie: stolen });
    expect(refusalOf(await thief.api.auth.refresh())).toEqual(ENDED);
    expect(thief.cookie).toBeNull();
    expect(refusalOf(await ruler.api.auth.refresh())).toEqual(ENDED);
    const again = valueOf(
      await ruler.api.auth.login({ body: { email: ruler.user.email ?? '', password: PASSWORD } }),
    );
    expect(again.user.id).toBe(ruler.user.id);
  });

  it('of a session that version 1 kept was given for the one before it, and version 2 kept nothing of the browser', () => {
    const first = { accountId: 'a', generation: 7, rotatedAt: 2, createdAt: 1, expiresAt: 3 };
    expect(sessions.upcast(first, 1)).toEqual({ ...first, givenFor: 6, device: null, network: null });
  });

  it('can’t be made up, outlive thirty idle days, or be used after logging out', async () => {
    const own = await aServer();
    const ruler = await own.ruler();
    const [, sessionId, generation] = /=([\w-]+)\.(\d+)\./.exec(ruler.cookie ?? '') ?? [];
    const mac = createHmac('sha256', 'guess')
      .update(`refresh/${sessionId}/${generation}`)
      .digest('base64url');
    const forger = Object.assign(own.visitor(), {
      cookie: `sigilla_refresh=${sessionId}.${generation}.${mac}`,
    });
    expect(refusalOf(await forger.api.auth.refresh())).toEqual(ENDED);
    const kept = ruler.cookie;
    valueOf(await ruler.api.auth.logout());
    expect(ruler.cookie).toBeNull();
    expect(refusalOf(await Object.assign(own.visitor(), { cookie: kept }).api.auth.refresh())).toEqual(ENDED);
    expect((await own.visitor().api.auth.logout()).ok).toBe(true);
    const sleeper = await own.ruler();
    own.pass(31 * DAY);
    expect(refusalOf(await sleeper.api.auth.refresh())).toEqual(ENDED);
  });

  it('lives for thirty days from its last use, and not from its first', async () => {
    const own = await aServer();
    const ruler = await own.ruler();
    for (let use = 0; use < 3; use += 1) {
      own.pass(20 * DAY);
      valueOf(await ruler.api.auth.refresh());
    }
    own.pass(31 * DAY);
    expect(refusalOf(await ruler.api.auth.refresh())).toEqual(ENDED);
  });

  it('that was exchanged at a moment yet to come, by a clock that has been set back since, is no second tab’s', async () => {
    const ruler = await server.ruler();
    const old = ruler.cookie;
    valueOf(await ruler.api.auth.refresh());
    const [, sessionId = ''] = /=([\w-]+)\./.exec(old ?? '') ?? [];
    const { store } = server.house;
    const session = await store.get(sessions, sessionId);
    if (session === null) throw new Error('the session is not kept');
    const ahead = { ...session.body, rotatedAt: session.body.rotatedAt + 60 * MINUTE };
    expect((await store.commit([replace(sessions, session, ahead)])).status).toBe('committed');
    const thief = Object.assign(server.visitor(), { cookie: old });
    valueOf(await thief.api.auth.refresh());
    expect(thief.cookie).not.toBe(ruler.cookie);
    expect(refusalOf(await ruler.api.auth.refresh())).toEqual(ENDED);
  });

  it('is not taken from another site’s page', async () => {
    const ruler = await server.ruler();
    const cookie = ruler.cookie ?? '';
    const refused = async (headers: Record<string, string>) =>
      (await post('/api/auth/refresh', { cookie, ...headers })).status;
    expect(await refused({ origin: 'https://evil.example' })).toBe(403);
    expect(await refused({ origin: 'null' })).toBe(403);
    expect(await refused({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect((await post('/api/auth/logout', { cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect(await refused({ origin: server.url.replace('localhost', new URL(server.url).hostname) })).toBe(
      200,
    );
  });
});

describe('guests', () => {
  it('G-186 play at once under a wanderer’s name, and may not rename', async () => {
    const guest = await server.guest();
    expect(guest.user).toMatchObject({ email: null, isGuest: true });
    expect(guest.user.kingdomName).toMatch(/^Wanderer [A-Z]{4}$/);
    const act = { actionType: 'rush_resource', actionId: 'tax_collection' };
    expect(valueOf(await guest.act(act)).turnsSpent).toBe(2);
    expect(
      refusalOf(await guest.act({ actionType: 'rename_kingdom', metadata: { name: 'Libera' } })),
    ).toEqual({
      status: 403,
      code: 'guest_must_claim',
    });
  });

  it('G-162 become rulers by claiming, and keep everything', async () => {
    const guest = await server.guest();
    valueOf(await guest.act({ actionType: 'rush_resource', actionId: 'tax_collection' }));
    const before = valueOf(await guest.api.kingdom.own()).kingdom;
    const body = { email: 'claimed@example.org', password: PASSWORD, kingdomName: 'Vindicata' };
    expect(refusalOf(await guest.api.auth.claim({ body: { ...body, kingdomName: 'x' } })).code).toBe(
      'kingdom_name_length',
    );
    const claimed = valueOf(await guest.api.auth.claim({ body }));
    expect(claimed.user).toMatchObject({
      id: guest.user.id,
      isGuest: false,
      email: body.email,
      kingdomName: 'Vindicata',
    });
    guest.token = claimed.token;
    const after = valueOf(await guest.api.kingdom.own()).kingdom;
    expect(after).toMatchObject({
      id: before.id,
      resources: before.resources,
      isGuest: false,
      name: 'Vindicata',
    });
    expect((await guest.act({ actionType: 'rename_kingdom', metadata: { name: 'Libertas' } })).ok).toBe(true);
    expect(refusalOf(await guest.api.auth.claim({ body })).code).toBe('already_claimed');
    const login = await server.visitor().api.auth.login({ body: { email: body.email, password: PASSWORD } });
    expect(valueOf(login).user.id).toBe(guest.user.id);
    const late = await server.guest();
    expect(refusalOf(await late.api.auth.claim({ body: { ...body, kingdomName: 'Sera' } }))).toEqual({
      status: 409,
      code: 'email_unusable',
    });
  });
});
