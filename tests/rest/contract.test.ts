// The treaty as it is kept: every route answers in its own shape, is in the documents, and refuses in the one error shape.
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { everyCall } from '@sigilla/server/contract/index.ts';
import type { Contract } from '@sigilla/server/contract/index.ts';
import { ErrorAnswer } from '@sigilla/server/contract/route.ts';
import type { Route } from '@sigilla/server/contract/route.ts';
import { fileOf } from '@sigilla/engine/characters/sheet.ts';
import { ILVETH } from '../support/characters.ts';
import { aModerator } from '../support/moderator.ts';
import { rewritten } from '../support/rewritten.ts';
import { answeredAll, assess, draw, withChallenge, withPlacement, withStreak } from '../support/scholar.ts';
import { aServer, PASSWORD, valueOf } from '../support/server.ts';
import type { Ruler, TestServer } from '../support/server.ts';

let server: TestServer;
let ruler: Ruler;
let foughtBattle: string;
let scrollIds: readonly string[];
beforeAll(async () => {
  server = await aServer({ ORDER_WINDOW_SECONDS: 0.05 });
  ruler = await server.ruler();
  foughtBattle = await aFoughtBattle();
  await assess(server, ruler);
  scrollIds = (await draw(ruler, 3)).map(({ id }) => id);
});

/** Two rulers spar until it is over. */
const aFoughtBattle = async (): Promise<string> => {
  const rival = await server.ruler();
  const challenged = valueOf(
    await ruler.act({
      actionType: 'pvp_battle',
      actionId: 'initiate_battle',
      metadata: { targetUserId: rival.user.id, armyId: 'army-1', terrain: 'plains', message: 'Well met.' },
    }),
  );
  const id = String(challenged.actionResult['battleId']);
  valueOf(
    await rival.act({
      actionType: 'pvp_battle',
      actionId: 'accept_battle',
      metadata: { battleRequestId: id, defenderArmyId: 'army-1' },
    }),
  );
  for (let look = 0; look < 400; look += 1) {
    server.pass(1000);
    await pause(25);
    const battle = await server.visitor().api.battles.battle({ params: { id } });
    if (battle.ok && battle.value.battle.status === 'settled') return id;
  }
  throw new Error('the battle did not end');
};

/** Somebody whose ten answers are given, and who has not been placed yet. */
const readyToBePlaced = async (): Promise<Ruler> => {
  const learner = await server.ruler();
  await answeredAll(server, learner);
  return learner;
};
/** Somebody with a streak of a week, whose last day was so many days ago. */
const streaking = async (daysAgo: number): Promise<Ruler> => {
  const learner = await server.ruler();
  await withStreak(server, learner.user.id, { currentStreak: 7, freezeScrollsAvailable: 1, daysAgo });
  return learner;
};
/** Somebody whose challenge of the day is begun, and met at `metAt` if at all. */
const challenged = async (metAt: number | null): Promise<Ruler> => {
  const learner = await server.ruler();
  await withPlacement(server, learner.user.id);
  await withChallenge(server, learner.user.id, { challengeId: 'small-change', metAt });
  return learner;
};
/** Somebody of the level at which paths open. */
const ascending = async (): Promise<Ruler> => {
  const student = await server.ruler();
  const { kingdom } = valueOf(await student.api.kingdom.own({ query: {} }));
  await rewritten(server, kingdom.id, () => ({ experience: 400 }));
  return student;
};
/** Somebody who can pay a hero. */
const hiring = async (): Promise<Ruler> => {
  const lord = await server.ruler();
  const { kingdom } = valueOf(await lord.api.kingdom.own({ query: {} }));
  await rewritten(server, kingdom.id, ({ resources }) => ({ resources: { ...resources, gold: 900 } }));
  return lord;
};
/** Somebody who can pay a hero, with a character at their table. */
const atTable = { id: '' };
const playing = async (): Promise<Ruler> => {
  const lord = await hiring();
  atTable.id = valueOf(await lord.api.characters.create({ body: { character: ILVETH } })).character.id;
  return lord;
};
const moderator = (): Promise<Ruler> => aModerator(server);
/** What the last walker of the Memory Palace holds in their hands. */
const held = { cardId: '', sessionId: '', questionId: '' };
const withACard = async (): Promise<Ruler> => {
  const learner = await server.ruler();
  await learner.api.latin.hangWords({ body: { lexemeIds: ['panis_n', 'aqua_n'] } });
  held.cardId = valueOf(await learner.api.latin.palaceCards({ query: {} })).cards[0]?.cardId ?? '';
  return learner;
};
const walking = async (): Promise<Ruler> => {
  const learner = await withACard();
  const { session, cards } = valueOf(await learner.api.latin.beginSession({ body: {} }));
  Object.assign(held, { sessionId: session.id, questionId: cards[0]?.question.id ?? '' });
  return learner;
};
const reviewing = async (): Promise<Ruler> => {
  const learner = await walking();
  valueOf(await learner.api.latin.answerCard({ body: { ...held, userAnswer: 'zzz' } }));
  return learner;
};

interface Sample {
  readonly path?: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly cookie?: () => Promise<string | null>;
  /** Whose token goes along. */
  readonly as?: () => Promise<Ruler>;
}

/** A request whose ids are known when its caller is there. */
const inPalace = (as: () => Promise<Ruler>, besides: Readonly<Record<string, unknown>> = {}): Sample => ({
  as,
  get body() {
    return { ...held, ...besides };
  },
});

/** A request about the character that its caller has just made. */
const ofCharacter = (end: string, body?: unknown): Sample => ({
  as: playing,
  body,
  get path() {
    return `/api/dnd/characters/${atTable.id}${end}`;
  },
});

/** A good request for every route there is: a route without one does not compile. */
const SAMPLES: { readonly [D in keyof Contract]: { readonly [R in keyof Contract[D]]: () => Sample } } = {
  auth: {
    register: () => ({ body: { email: 'treaty@example.org', password: PASSWORD, kingdomName: 'Foedus' } }),
    login: () => ({ body: { email: ruler.user.email, password: PASSWORD } }),
    refresh: () => ({ cookie: async () => (await server.guest()).cookie }),
    logout: () => ({ cookie: async () => (await server.guest()).cookie }),
    guest: () => ({ body: {} }),
    claim: () => ({ as: () => server.guest(), body: { email: 'claim@example.org', password: PASSWORD } }),
  },
  account: {
    own: () => ({}),
    changePassword: () => ({
      as: () => server.ruler(),
      body: { password: PASSWORD, newPassword: 'eheu fugaces labuntur anni' },
    }),
    changeEmail: () => ({
      as: () => server.ruler(),
      body: { password: PASSWORD, email: 'moved@example.org' },
    }),
    endSessions: () => ({ as: () => server.ruler(), body: {} }),
    copy: () => ({}),
    leave: () => ({
      as: () => server.ruler('Domus Relinquenda'),
      body: { password: PASSWORD, kingdomName: 'Domus Relinquenda' },
    }),
  },
  kingdom: {
    own: () => ({}),
    holdings: () => ({}),
    turns: () => ({}),
    ledger: () => ({ query: 'limit=2' }),
    progress: () => ({}),
    quest: () => ({}),
    trackBuilding: () => ({ body: { buildingType: 'town', buildingName: 'Town' } }),
    chooseSpellPath: () => ({ as: () => ascending(), body: { selectedSpellPath: 'verdant' } }),
    account: () => ({ query: 'stock=turns' }),
    course: () => ({ query: 'stock=food' }),
  },
  actions: {
    act: () => ({ body: { commandId: 'sample', actionType: 'rush_resource', actionId: 'tax_collection' } }),
  },
  latin: {
    dictionary: () => ({ query: 'query=rex&limit=3' }),
    entry: () => ({ path: '/api/latin/dictionary/rex_n' }),
    wordOfDay: () => ({}),
    word: () => ({ query: 'form=regem' }),
    translate: () => ({ query: 'text=the+king' }),
    drill: () => ({ body: { id: 'rex_n', section: 0, row: 1, column: 0, answer: 'regis' } }),
    progress: () => ({}),
    learnedOfCaptions: () => ({}),
    timeZone: () => ({ body: { timeZone: 'UTC' } }),
    nextOfAssessment: () => ({ as: () => server.ruler(), body: {} }),
    assessment: () => ({ as: readyToBePlaced, body: {} }),
    batch: () => ({ body: { batchSize: 1 } }),
    question: () => ({ body: { questionType: 'multiple_choice', targetDifficulty: 1 } }),
    answer: () => ({ body: { questionId: scrollIds[0], userAnswer: 'rex' } }),
    saveResponse: () => ({ body: { questionId: scrollIds[1] } }),
    rewards: () => ({ body: { reason: 'scrolls', turnsEarned: 5000 } }),
    freeze: () => ({ as: () => streaking(1), body: {} }),
    recover: () => ({ as: () => streaking(3), body: {} }),
    report: () => ({ body: { questionId: scrollIds[1], reason: 'other' } }),
    achievements: () => ({}),
    checkAchievements: () => ({ body: {} }),
    seeAchievements: () => ({ body: { seen: 1 } }),
    wearTitle: () => ({ body: { titleId: null } }),
    challenge: () => ({}),
    startChallenge: () => ({ as: () => challenged(null), body: { challengeId: 'small-change' } }),
    completeChallenge: () => ({
      as: () => challenged(server.now()),
      body: { challengeId: 'small-change' },
    }),
    taster: () => ({ query: 'seed=3' }),
    tasterAnswer: () => ({ body: { questionId: 'taster-3', userAnswer: 'rex' } }),
    palace: () => ({}),
    wordsLately: () => ({}),
    palaceCards: () => ({ query: 'room=culina&limit=2' }),
    beginSession: () => ({ as: withACard, body: { size: 3 } }),
    answerCard: () => inPalace(walking, { userAnswer: 'bread' }),
    finishSession: () => inPalace(walking),
    undoReview: () => inPalace(reviewing),
    rateReview: () => inPalace(reviewing, { rating: 'again' }),
    hangWords: () => ({ body: { lexemeIds: ['panis_n'] } }),
    keepCard: () => inPalace(withACard, { keeping: 'suspend' }),
    dailyTarget: () => ({ body: { dailyTarget: 15 } }),
    exportDeck: () => ({}),
    importDeck: () => ({ body: { csv: 'latin\naqua\nzzz' } }),
  },
  achievements: {
    all: () => ({}),
    unseen: () => ({}),
    check: () => ({ body: {} }),
    see: () => ({ body: { seen: 1 } }),
  },
  heroes: {
    recruit: () => ({ as: () => hiring(), body: { heroId: 'hob_underpike' } }),
    importDndCharacter: () => ({
      as: playing,
      get body() {
        return { characterId: atTable.id };
      },
    }),
  },
  characters: {
    list: () => ({ as: playing }),
    create: () => ({ body: { character: ILVETH } }),
    roll: () => ({ body: {} }),
    bring: () => ({
      body: { file: fileOf({ choices: { ...ILVETH, name: 'Ilveth Overbough' }, throws: null }, 'as read') },
    }),
    one: () => ofCharacter(''),
    carry: () => ofCharacter('/export'),
    rename: () => ofCharacter('/rename', { name: 'Somebody Else' }),
    level: () => ofCharacter('/level', { level: 5 }),
    remove: () => ofCharacter('/delete', {}),
  },
  notices: { list: () => ({ query: 'limit=2' }), read: () => ({ body: { ids: ['nothing-of-mine'] } }) },
  pvp: {
    players: () => ({}),
    requests: () => ({}),
    history: () => ({}),
    rankings: () => ({ query: 'by=power&npcs=with' }),
  },
  battles: {
    live: () => ({}),
    battle: () => ({ path: `/api/battles/${foughtBattle}` }),
    replay: () => ({ path: `/api/battles/${foughtBattle}/replay` }),
  },
  reports: {
    open: () => ({ as: moderator }),
    words: () => ({ as: moderator, body: { kind: 'challenge_words', id: foughtBattle, reason: 'other' } }),
    settle: () => ({
      as: moderator,
      path: `/api/reports/question~${scrollIds[1]}/settle`,
      body: { decision: 'refuse' },
    }),
  },
  teachers: { standing: () => ({ as: moderator }) },
  realm: {
    realm: () => ({}),
    notary: () => ({}),
    chronicle: () => ({ query: 'limit=3' }),
    health: () => ({}),
    ready: () => ({}),
  },
};

const ROUTES = everyCall.map(({ domain, name, route }) => ({
  title: `${route.method} ${route.path}`,
  route,
  sample: (SAMPLES[domain] as unknown as Record<string, () => Sample>)[name],
}));

const ask = async (route: Route, sample: Sample, token: string | null): Promise<Response> =>
  fetch(`${server.url}${sample.path ?? route.path}${sample.query === undefined ? '' : `?${sample.query}`}`, {
    method: route.method,
    headers: {
      ...(route.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(sample.cookie === undefined ? {} : { cookie: (await sample.cookie()) ?? '' }),
    },
    ...(route.method === 'POST' ? { body: JSON.stringify(sample.body ?? {}) } : {}),
  });

/** Names of fields that an answer holds but its shape does not. */
const unknownFields = (shape: z.ZodType, answer: unknown): unknown => {
  const parsed = shape.parse(answer);
  const known = new Set(JSON.stringify(parsed).match(/"(\w+)":/g));
  return (JSON.stringify(answer).match(/"(\w+)":/g) ?? []).filter((name) => !known.has(name));
};

describe.each(ROUTES)('$title', ({ route, sample }) => {
  it('answers in its own shape', async () => {
    const given = sample?.() ?? {};
    const token = route.auth === 'none' ? null : ((await given.as?.()) ?? ruler).token;
    const response = await ask(route, given, token);
    const said: unknown = await response.json();
    expect({ status: response.status, said }).toMatchObject({ status: 200, said: { success: true } });
    expect(unknownFields(route.answer, said)).toEqual([]);
  });

  it('KR-001 asks a visitor to sign in when it must', async () => {
    const response = await ask(route, { ...sample?.(), cookie: async () => null }, null);
    if (route.auth === 'player') {
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(ErrorAnswer.parse(await response.json()).code).toBe('sign_in_required');
    } else expect([200, 401, 409]).toContain(response.status);
  });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });
const post = (path: string, body: string, type = 'application/json') =>
  fetch(`${server.url}${path}`, { method: 'POST', body, headers: { 'content-type': type } });
const login = '/api/auth/login';

describe('what can’t be read', () => {
  it.each([
    ['malformed JSON', () => post(login, '{"email":'), 400, 'invalid_request'],
    ['JSON that is no object', () => post(login, '"email"'), 400, 'invalid_request'],
    ['a missing field', () => post(login, '{"email":"a@b.c"}'), 400, 'invalid_request'],
    ['a wrong type', () => post(login, '{"email":7,"password":"x"}'), 400, 'invalid_request'],
    ['a bad query', () => get('/api/chronicle?limit=0'), 400, 'invalid_request'],
    ['a cursor from elsewhere', () => get('/api/chronicle?cursor=AAAA.AAAA'), 400, 'invalid_request'],
    ['a bad escape', () => get('/api/battles/%E0%A4%A'), 400, 'invalid_request'],
    [
      'a form',
      () => post(login, 'email=a&password=b', 'application/x-www-form-urlencoded'),
      415,
      'wrong_media_type',
    ],
    [
      'a strange charset',
      () => post(login, '{}', 'application/json; charset=klingon'),
      415,
      'wrong_media_type',
    ],
    ['far too much', () => post(login, JSON.stringify({ email: 'x'.repeat(70_000) })), 413, 'body_too_large'],
    ['an unknown call', () => get('/api/nothing'), 404, 'not_found'],
    ['an unknown method', () => fetch(`${server.url}/api/kingdom`, { method: 'DELETE' }), 404, 'not_found'],
    ['an unknown battle', () => get('/api/battles/none'), 404, 'battle_unknown'],
    ['a bad token', () => get('/api/kingdom', { authorization: 'Bearer nonsense' }), 401, 'session_ended'],
  ])('%s is refused in the one error shape', async (_what, asked, status, code) => {
    const response = await asked();
    const said = ErrorAnswer.parse(await response.json());
    expect({ status: response.status, code: said.code }).toEqual({ status, code });
    expect(said.requestId).toBe(response.headers.get('x-request-id'));
    expect(said.error).not.toMatch(/[{}]|undefined|Error:| at \S+:\d/);
  });
});

describe('headers', () => {
  it('hold browsers to our own scripts, on every kind of answer', async () => {
    for (const path of ['/', '/api/realm', '/api/nothing', '/api/docs', '/assets/none.js']) {
      const response = await get(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-eval');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('x-powered-by')).toBeNull();
    }
  });

  it('give no other origin leave to read', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    for (const path of ['/api/realm', '/matchmake/joinOrCreate/world', '/']) {
      expect((await get(path, headers)).headers.get('access-control-allow-origin')).toBeNull();
      const preflight = await fetch(`${server.url}${path}`, { method: 'OPTIONS', headers });
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('keep private answers out of caches', async () => {
    const response = await get('/api/kingdom', { authorization: `Bearer ${ruler.token}` });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('matchmaking', () => {
  it('opens no room but the realm’s own, and reads no endless body', async () => {
    const ask = (path: string, body = '{}') => post(`/matchmake/${path}`, body);
    for (const path of ['create/world', 'joinById/world', 'joinOrCreate/lobby', 'joinOrCreate/relay']) {
      expect((await ask(path)).ok).toBe(false);
    }
    expect((await ask('joinOrCreate/world', JSON.stringify({ x: 'y'.repeat(20_000) }))).status).toBe(413);
  });
});

describe('the documents', () => {
  it('list every call with its answers, and no other', async () => {
    const document = (await (await get('/api/docs/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(listed.toSorted()).toEqual(ROUTES.map(({ title }) => title).toSorted());
    expect(Object.keys(document.paths['/api/actions']?.['post']?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '413', '415', '429', '503']),
    );
  });

  it('are a page that works under the policy: every script is a file of ours', async () => {
    const page = await (await get('/api/docs')).text();
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files).toHaveLength(4);
    expect(page).not.toMatch(/<script(?![^>]*src)/);
    for (const file of files.filter((name) => name.startsWith('/api/')))
      expect((await get(file)).status).toBe(200);
  });
});
