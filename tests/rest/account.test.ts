// One's own account over HTTP: what its page reads, what a password is asked for, and what a stolen token can't do.
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, battles, kingdoms, notices, sessions } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { mustCommit } from '../support/mustCommit.ts';
import { everything } from '../support/everything.ts';
import { aServer, PASSWORD, refusalOf, valueOf } from '../support/server.ts';
import type { Caller, Ruler, TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});

const OTHER = 'eheu fugaces labuntur anni';
const ENDED = { status: 401, code: 'session_ended' };
const WRONG = { status: 403, code: 'wrong_password' };

/** The same account, signed in on another browser. */
const elsewhere = async (ruler: Ruler, password = PASSWORD, on = server): Promise<Caller> => {
  const caller = on.visitor();
  const { token } = valueOf(
    await caller.api.auth.login({ body: { email: ruler.user.email ?? '', password } }),
  );
  return Object.assign(caller, { token });
};

/** Somebody who has got hold of an access token and of nothing else. */
const thiefOf = ({ token }: Ruler): Caller => Object.assign(server.visitor(), { token });

const toldTo = async ({ user }: Ruler) =>
  (await everything(server.house.store, notices, 'account', [user.id])).map(({ body }) => body.text.code);

describe('the account’s page', () => {
  it('says who one is and where one is signed in, and nothing that could be used in one’s place', async () => {
    const ruler = await server.ruler();
    await elsewhere(ruler);
    const own = valueOf(await ruler.api.account.own());
    expect(own.account).toEqual({
      email: ruler.user.email,
      role: 'player',
      isGuest: false,
      createdAt: server.now(),
      timeZone: 'UTC',
    });
    expect(own.sessions).toHaveLength(2);
    expect(own.sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(own.sessions[0]).toMatchObject({ network: '127.0.0.0/24', rotatedAt: server.now() });
    expect(Object.keys(own.sessions[0] ?? {}).toSorted()).toEqual(
      ['createdAt', 'device', 'id', 'isThis', 'network', 'rotatedAt'].toSorted(),
    );
    const guest = await server.guest();
    expect(valueOf(await guest.api.account.own()).account).toMatchObject({ email: null, isGuest: true });
  });

  it('names a browser by what it calls itself, and follows where the session is used', async () => {
    const post = (path: string, agent: string, cookie = '') =>
      fetch(`${server.url}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': agent, cookie },
        body: '{}',
      });
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const edge =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';
    const begun = await post('guest', firefox);
    const { token } = (await begun.json()) as { token: string };
    const guest = Object.assign(server.visitor(), { token });
    const device = async () => valueOf(await guest.api.account.own()).sessions[0]?.device;
    expect(await device()).toBe('Firefox on Linux');
    await post('refresh', edge, begun.headers.getSetCookie()[0]?.split(';')[0]);
    expect(await device()).toBe('Microsoft Edge on Windows');
  });
});

describe('a new password', () => {
  it('wants the one of today, ends every other session in its commit and keeps this one', async () => {
    const ruler = await server.ruler();
    const other = await elsewhere(ruler);
    const before = ruler.cookie;
    const change = (password: string) =>
      ruler.api.account.changePassword({ body: { password, newPassword: OTHER } });
    expect(refusalOf(await change('cras ingens iterabimos'))).toEqual(WRONG);
    expect((await other.api.auth.refresh()).ok).toBe(true);
    valueOf(await change(PASSWORD));

    expect(refusalOf(await other.api.auth.refresh())).toEqual(ENDED);
    expect(refusalOf(await other.api.kingdom.own())).toEqual(ENDED);
    expect(ruler.cookie).not.toBe(before);
    expect(valueOf(await ruler.api.auth.refresh()).user.id).toBe(ruler.user.id);
    expect(valueOf(await ruler.api.account.own()).sessions).toHaveLength(1);
    const login = (password: string) =>
      server.visitor().api.auth.login({ body: { email: ruler.user.email ?? '', password } });
    expect(refusalOf(await login(PASSWORD))).toEqual({ status: 401, code: 'wrong_credentials' });
    expect((await login(OTHER)).ok).toBe(true);
    expect(await toldTo(ruler)).toEqual(['passwordChanged']);
  });

  it('voids a refresh token of this browser that was copied before the last exchange, at that very moment too', async () => {
    const ruler = await server.ruler();
    const copied = ruler.cookie;
    valueOf(await ruler.api.auth.refresh());
    valueOf(await ruler.api.account.changePassword({ body: { password: PASSWORD, newPassword: OTHER } }));
    const thief = Object.assign(server.visitor(), { cookie: copied });
    expect(refusalOf(await thief.api.auth.refresh())).toEqual(ENDED);
  });

  it('is had once for the one of before, however many are asked for at the same moment', async () => {
    const ruler = await server.ruler();
    const wished = ['prima nocte dicta est', 'altera nocte dicta est', 'tertia nocte dicta est'];
    const answers = await Promise.all(
      wished.map((newPassword) =>
        ruler.api.account.changePassword({ body: { password: PASSWORD, newPassword } }),
      ),
    );
    const had = wished.filter((_, at) => answers[at]?.ok === true);
    expect(had).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok)) expect(refusalOf(answer)).toEqual(WRONG);
    const email = ruler.user.email ?? '';
    const [password = ''] = had;
    expect((await server.visitor().api.auth.login({ body: { email, password } })).ok).toBe(true);
  });

  it('makes a copied refresh token of before void', async () => {
    const ruler = await server.ruler();
    const stolen = ruler.cookie;
    valueOf(await ruler.api.account.changePassword({ body: { password: PASSWORD, newPassword: OTHER } }));
    const thief = Object.assign(server.visitor(), { cookie: stolen });
    expect(refusalOf(await thief.api.auth.refresh())).toEqual(ENDED);
  });

  it('is not had with a session that has ended, nor by a guest, nor shorter than it may be', async () => {
    const ruler = await server.ruler();
    const gone = await elsewhere(ruler);
    valueOf(await ruler.api.account.endSessions({ body: {} }));
    const body = { password: PASSWORD, newPassword: OTHER };
    expect(refusalOf(await gone.api.account.changePassword({ body }))).toEqual(ENDED);
    const guest = await server.guest();
    expect(refusalOf(await guest.api.account.changePassword({ body }))).toEqual({
      status: 403,
      code: 'guest_must_claim',
    });
    expect(
      refusalOf(await ruler.api.account.changePassword({ body: { ...body, newPassword: 'ninechars' } })),
    ).toEqual({ status: 400, code: 'invalid_request' });
  });

  it('is guessed no faster with a stolen token than at the gate: one limit counts both', async () => {
    const strict = await aServer({ RATE_LIMIT_FACTOR: 0.3 });
    const ruler = await strict.ruler();
    const guess = () =>
      ruler.api.account.changePassword({ body: { password: 'a guess at it', newPassword: OTHER } });
    expect(refusalOf(await guess()).code).toBe('wrong_password');
    expect(refusalOf(await guess()).code).toBe('wrong_password');
    const login = { email: ruler.user.email ?? '', password: PASSWORD };
    expect((await strict.visitor().api.auth.login({ body: login })).ok).toBe(true);
    expect(refusalOf(await guess())).toEqual({ status: 429, code: 'too_many_requests' });
    expect(
      refusalOf(await ruler.api.account.leave({ body: { password: 'a guess at it', kingdomName: 'x' } })),
    ).toEqual({ status: 429, code: 'too_many_requests' });
  });
});

describe('a new e-mail', () => {
  it('wants the password, counts at once, and is told to the account', async () => {
    const ruler = await server.ruler();
    const change = (email: string, password = PASSWORD) =>
      ruler.api.account.changeEmail({ body: { email, password } });
    expect(refusalOf(await change('nova@example.org', 'cras ingens iterabimos'))).toEqual(WRONG);
    expect(valueOf(await change(' Nova@Example.org'.trim())).email).toBe('nova@example.org');
    const login = (email: string) => server.visitor().api.auth.login({ body: { email, password: PASSWORD } });
    expect(refusalOf(await login(ruler.user.email ?? '')).code).toBe('wrong_credentials');
    expect(valueOf(await login('NOVA@example.org')).user.id).toBe(ruler.user.id);
    expect(await toldTo(ruler)).toEqual(['emailChanged']);
    expect((await change('nova@example.org')).ok).toBe(true);
    expect(await toldTo(ruler)).toEqual(['emailChanged']);
  });

  it('tells nobody without the password whether there is such an e-mail, and whoever has it only a few times a day', async () => {
    const strict = await aServer({ RATE_LIMIT_FACTOR: 1 });
    const [ruler, other] = [await strict.ruler(), await strict.ruler()];
    const ask = (email: string, password = PASSWORD) =>
      ruler.api.account.changeEmail({ body: { email, password } });
    const wrong = 'cras ingens iterabimos';
    expect(refusalOf(await ask(other.user.email ?? '', wrong))).toEqual(WRONG);
    expect(refusalOf(await ask('nobody@example.org', wrong))).toEqual(WRONG);
    for (let times = 0; times < 5; times += 1)
      expect(refusalOf(await ask(other.user.email ?? ''))).toEqual({ status: 409, code: 'email_unusable' });
    expect(refusalOf(await ask(other.user.email ?? ''))).toEqual({ status: 429, code: 'too_many_requests' });
  });
});

describe('where one is signed in', () => {
  it('is ended there, and everywhere else, at once and for every call', async () => {
    const ruler = await server.ruler();
    const [first, second] = [await elsewhere(ruler), await elsewhere(ruler)];
    const idOf = async (caller: Caller) =>
      valueOf(await caller.api.account.own()).sessions.find(({ isThis }) => isThis)?.id ?? '';
    valueOf(await ruler.api.account.endSessions({ body: { sessionId: await idOf(first) } }));
    expect(refusalOf(await first.api.kingdom.own())).toEqual(ENDED);
    expect(refusalOf(await first.api.auth.refresh())).toEqual(ENDED);
    expect((await second.api.kingdom.own()).ok).toBe(true);
    valueOf(await ruler.api.account.endSessions({ body: {} }));
    expect(refusalOf(await second.api.kingdom.own())).toEqual(ENDED);
    expect((await ruler.api.kingdom.own()).ok).toBe(true);
  });

  it('is nobody else’s to end', async () => {
    const [ruler, other] = [await server.ruler(), await server.ruler()];
    const [own] = valueOf(await ruler.api.account.own()).sessions;
    valueOf(await other.api.account.endSessions({ body: { sessionId: own?.id ?? '' } }));
    expect((await ruler.api.auth.refresh()).ok).toBe(true);
  });
});

describe('a copy of all that is one’s own', () => {
  it('holds what the aggregates say, without key or hash, and nothing of another’s', async () => {
    const [ruler, other] = [await server.ruler(), await server.ruler()];
    const { copy } = valueOf(await ruler.api.account.copy());
    expect(copy['kingdoms']).toHaveLength(1);
    expect(copy['accounts']).toMatchObject([{ email: ruler.user.email }]);
    const said = JSON.stringify(copy);
    expect(said).not.toContain('argon2');
    expect(said).not.toMatch(/passwordHash|generation|givenFor/);
    expect(said).not.toContain(other.user.id);
    expect(said).not.toContain(other.user.email);
  });

  it('is taken a few times an hour', async () => {
    const strict = await aServer({ RATE_LIMIT_FACTOR: 0.4 });
    const ruler = await strict.ruler();
    expect((await ruler.api.account.copy()).ok).toBe(true);
    expect((await ruler.api.account.copy()).ok).toBe(true);
    expect(refusalOf(await ruler.api.account.copy())).toEqual({ status: 429, code: 'too_many_requests' });
  });
});

describe('leaving for good', () => {
  it('wants password and name, and takes account, kingdom and sessions in one commit', async () => {
    const ruler = await server.ruler();
    const other = await elsewhere(ruler);
    const kingdomName = ruler.user.kingdomName ?? '';
    const leave = (body: { password?: string; kingdomName: string }) => ruler.api.account.leave({ body });
    expect(refusalOf(await leave({ kingdomName }))).toEqual(WRONG);
    expect(refusalOf(await leave({ kingdomName, password: 'a guess at it' }))).toEqual(WRONG);
    expect(refusalOf(await leave({ kingdomName: 'Another', password: PASSWORD }))).toEqual({
      status: 400,
      code: 'name_not_repeated',
    });
    valueOf(await leave({ kingdomName, password: PASSWORD }));
    expect(ruler.cookie).toBeNull();
    const { store } = server.house;
    expect(await store.get(accounts, ruler.user.id)).toBeNull();
    expect(await everything(store, kingdoms, 'account', [ruler.user.id])).toEqual([]);
    expect(await everything(store, sessions, 'account', [ruler.user.id])).toEqual([]);
    expect(refusalOf(await other.api.kingdom.own())).toEqual(ENDED);
    expect(refusalOf(await other.api.auth.refresh())).toEqual(ENDED);
    const again = { email: ruler.user.email ?? '', password: PASSWORD, kingdomName };
    expect((await server.visitor().api.auth.register({ body: again })).ok).toBe(true);
  });

  it('wants of a guest the browser’s own cookie: a token alone removes nobody', async () => {
    const guest = await server.guest();
    const kingdomName = guest.user.kingdomName ?? '';
    expect(refusalOf(await thiefOf(guest).api.account.leave({ body: { kingdomName } }))).toEqual(ENDED);
    const another = await server.guest();
    const mixed = Object.assign(thiefOf(guest), { cookie: another.cookie });
    expect(refusalOf(await mixed.api.account.leave({ body: { kingdomName } }))).toEqual(ENDED);
    // Nor one of a session that has run out, or of two exchanges ago.
    const { store } = server.house;
    const session = async () => {
      const [found] = await everything(store, sessions, 'account', [guest.user.id]);
      if (found === undefined) throw new Error('there is no session');
      return found;
    };
    const { body } = await session();
    for (const worn of [
      { ...body, expiresAt: server.now() },
      { ...body, generation: body.generation + 2, givenFor: body.generation + 1 },
    ]) {
      await mustCommit(store, [replace(sessions, await session(), worn)]);
      expect(refusalOf(await guest.api.account.leave({ body: { kingdomName } }))).toEqual(ENDED);
    }
    await mustCommit(store, [replace(sessions, await session(), body)]);
    valueOf(await guest.api.account.leave({ body: { kingdomName } }));
    expect(await server.house.store.get(accounts, guest.user.id)).toBeNull();
  });

  it('is not asked from another site’s page', async () => {
    const ruler = await server.ruler();
    const response = await fetch(`${server.url}/api/auth/leave`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${ruler.token}`,
        origin: 'https://evil.example',
      },
      body: JSON.stringify({ password: PASSWORD, kingdomName: ruler.user.kingdomName }),
    });
    expect(response.status).toBe(403);
  });

  it('says to whoever asks twice that the account is gone, not that the password was wrong', async () => {
    const ruler = await server.ruler();
    const body = { password: PASSWORD, kingdomName: ruler.user.kingdomName ?? '' };
    const asked = [1, 2, 3].map(() => ruler.api.account.leave({ body }));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok)) expect(refusalOf(answer)).toEqual(ENDED);
  });

  const war = (ruler: Ruler, actionId: string, metadata: Readonly<Record<string, unknown>>) =>
    ruler.act({ actionType: 'pvp_battle', actionId, metadata });
  const challenge = async (from: Ruler, to: Ruler): Promise<string> =>
    String(
      valueOf(await war(from, 'initiate_battle', { targetUserId: to.user.kingdomId, armyId: 'army-1' }))
        .actionResult['battleId'],
    );
  const leaving = (ruler: Ruler) =>
    ruler.api.account.leave({ body: { password: PASSWORD, kingdomName: ruler.user.kingdomName ?? '' } });
  const statusOf = async (id: string) => (await server.house.store.get(battles, id))?.body.status;

  it('is not held up by challenges: those that came are declined, those that were sent withdrawn, and each rival is told', async () => {
    const [ruler, first, second] = [await server.ruler(), await server.ruler(), await server.ruler()];
    const [came, sent] = [await challenge(first, ruler), await challenge(ruler, second)];
    valueOf(await leaving(ruler));
    expect(await server.house.store.get(accounts, ruler.user.id)).toBeNull();
    expect([await statusOf(came), await statusOf(sent)]).toEqual(['declined', 'cancelled']);
    expect([await toldTo(first), await toldTo(second)]).toEqual([
      ['challengeDeclined'],
      expect.arrayContaining(['challengeReceived', 'challengeCancelled']),
    ]);
  });

  it('waits for the end of a battle under way, which it says, and answers no challenge until then', async () => {
    const [ruler, rival, another] = [await server.ruler(), await server.ruler(), await server.ruler()];
    const fought = await challenge(rival, ruler);
    valueOf(await war(ruler, 'accept_battle', { battleRequestId: fought, defenderArmyId: 'army-1' }));
    const open = await challenge(another, ruler);
    expect(refusalOf(await leaving(ruler))).toEqual({ status: 409, code: 'account_in_battle' });
    expect(await statusOf(open)).toBe('proposed');
    server.pass(25 * 3_600_000);
  });
});
