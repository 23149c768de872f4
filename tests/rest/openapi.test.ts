// The served document against what is truly sent: a ruler's evening is played over HTTP, every answer of it, refusals included, is held to
// the document by a JSON Schema validator, and a route that was given no answer fails.
import { setTimeout as pause } from 'node:timers/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as formats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyCall } from '@sigilla/server/contract/index.ts';
import { accounts } from '@sigilla/server/store/collections.ts';
import { replace } from '@sigilla/server/store/Store.ts';
import { withChallenge, withStreak } from '../support/scholar.ts';
import { ILVETH } from '../support/characters.ts';
import { rewritten } from '../support/rewritten.ts';
import { aServer, PASSWORD } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { drawnUpOn } from '../support/swornTo.ts';
import { mustCommit } from '../support/mustCommit.ts';

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<
    Record<string, { readonly content: { readonly 'application/json': { readonly schema: object } } }>
  >;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default.default(ajv);

let server: TestServer;
let paths: Paths;
/** Every answer that was given, by route. */
const given = new Map<string, { readonly status: number; readonly faults: readonly string[] }[]>();

const routeOf = (method: string, path: string): { readonly title: string; readonly operation: Operation } => {
  const parts = path.split('?')[0]?.split('/') ?? [];
  // What is written out is meant before a parameter.
  const fits = Object.keys(paths)
    .filter((known) => {
      const wanted = known.split('/');
      return (
        wanted.length === parts.length && wanted.every((part, i) => part.startsWith('{') || part === parts[i])
      );
    })
    .toSorted((a, b) => a.split('{').length - b.split('{').length);
  const known = fits.find((one) => paths[one]?.[method.toLowerCase()] !== undefined) ?? '';
  const operation = paths[known]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`the document has no ${method} ${path}`);
  return { title: `${method} ${known}`, operation };
};

/** By their text: most refusals look alike, and each schema takes its time to compile. */
const schemas = new Map<string, ReturnType<typeof ajv.compile>>();
const faultsIn = (operation: Operation, status: number, said: unknown): string[] => {
  const schema = operation.responses[status]?.content['application/json'].schema;
  if (schema === undefined) return [`${status} is not in the document`];
  const text = JSON.stringify(schema);
  const check = schemas.get(text) ?? ajv.compile(schema);
  schemas.set(text, check);
  return check(said) ? [] : (check.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
};

interface Asked {
  readonly token?: string | null;
  readonly body?: unknown;
  readonly raw?: string;
  readonly type?: string;
  readonly cookie?: string;
}
const ask = async (method: 'GET' | 'POST', path: string, asked: Asked = {}) => {
  const { title, operation } = routeOf(method, path);
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(method === 'POST' ? { 'content-type': asked.type ?? 'application/json' } : {}),
      ...(asked.token === null || asked.token === undefined
        ? {}
        : { authorization: `Bearer ${asked.token}` }),
      ...(asked.cookie === undefined ? {} : { cookie: asked.cookie }),
    },
    ...(method === 'POST' ? { body: asked.raw ?? JSON.stringify(asked.body ?? {}) } : {}),
  });
  const said = (await response.json()) as Record<string, unknown>;
  const answers = given.get(title) ?? [];
  answers.push({ status: response.status, faults: faultsIn(operation, response.status, said) });
  given.set(title, answers);
  return { said, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};

interface Guest {
  readonly token: string;
  readonly cookie: string;
  readonly id: string;
}
const signedIn = ({ said, cookie }: Awaited<ReturnType<typeof ask>>): Guest => ({
  token: String(said['token']),
  cookie,
  id: (said['user'] as { readonly id: string }).id,
});
let commands = 0;
const act = async (token: string, actionType: string, actionId: string, more: object = {}) => {
  commands += 1;
  const command = { commandId: `evening-${commands}`, actionType, actionId, ...more };
  return (await ask('POST', '/api/actions', { token, body: command })).said;
};
const war = (token: string, actionId: string, metadata: object) =>
  act(token, 'pvp_battle', actionId, { metadata });
const idOf = (said: Record<string, unknown>): string =>
  String((said['actionResult'] as Record<string, unknown> | undefined)?.['battleId']);

/** Looks at a battle as these callers may see it until it is over, its replay included. The realm's own may decline. */
const watched = async (id: string, tokens: readonly (string | null)[]): Promise<void> => {
  for (let look = 0; look < 600; look += 1) {
    await ask('GET', `/api/battles/${id}/replay`);
    for (const token of tokens) {
      const { said } = await ask('GET', `/api/battles/${id}`, { token });
      const status = (said['battle'] as { readonly status?: string } | undefined)?.status ?? '';
      if (status === 'settled') await ask('GET', `/api/battles/${id}/replay`);
      if (['settled', 'declined'].includes(status)) return;
    }
    server.pass(1000);
    await pause(25);
  }
  throw new Error('the battle did not end');
};

const LISTS = [
  '/api/kingdom',
  '/api/turns',
  '/api/ledger?limit=5',
  '/api/ledger?stock=gold&kind=seasons&limit=5',
  '/api/ledger/account',
  '/api/ledger/account?stock=turns',
  '/api/ledger/course',
  '/api/level-progression',
  '/api/morpheus-quest',
  '/api/achievements',
  '/api/achievements/unseen',
  '/api/notices?limit=5',
  '/api/latin/progress',
  '/api/latin/dictionary?query=amaverat',
  '/api/latin/dictionary/rex_n',
  '/api/latin/word-of-the-day',
  '/api/latin/srs/lately',
  '/api/latin/dictionary/nowhere_n',
  '/api/latin/word?form=rosa',
  '/api/latin/translate?text=the+king+sees+the+girl',
  '/api/pvp/players',
  '/api/pvp/requests',
  '/api/pvp/history',
  '/api/pvp/rankings?npcs=with',
  '/api/pvp/rankings?by=power&npcs=only&limit=2',
  '/api/battles/live',
  '/api/realm',
  '/api/chronicle?limit=5',
  '/healthz',
  '/readyz',
];
const lists = async (token: string | null): Promise<void> => {
  for (const path of LISTS) await ask('GET', path, { token });
  for (const row of [1, 99])
    await ask('POST', '/api/latin/drill', {
      token,
      body: { id: 'rex_n', section: 0, row, column: 0, answer: 'rēgis' },
    });
};

/** An evening at the desk: assessed, given scrolls, paid, and a streak that was lost bought back. */
const lamplight = async ({ token, id }: Guest): Promise<void> => {
  const say = (path: string, body: object) => ask('POST', `/api/latin/${path}`, { token, body });
  await say('time-zone', { timeZone: 'Europe/Rome' });
  await say('generate-batch', {});
  let { said } = await say('assessment/next', {});
  while (said['question'] !== null) {
    const { id: questionId } = said['question'] as { readonly id: string };
    const answer = { questionId, userAnswer: 'zzz', confidenceRating: 5 };
    ({ said } = await say('assessment/next', { answer }));
  }
  await say('assessment', {});
  await say('assessment', {});
  const { said: drawn } = await say('generate-batch', { batchSize: 3 });
  await say('generate-question', { questionType: 'type_response', targetDifficulty: 2 });
  for (const { id: questionId } of drawn['questions'] as { readonly id: string }[]) {
    await say('questions', { questionId, userAnswer: 'rēx' });
    await say('questions', { questionId, userAnswer: 'rēx' });
    await say('save-response', { questionId });
    await say('reports', { questionId, reason: 'should_be_accepted', text: 'It is right.' });
  }
  await say('rewards', { turnsEarned: 500 });
  for (const daysAgo of [1, 3]) {
    const streak = { currentStreak: 7, freezeScrollsAvailable: 1, daysAgo };
    await withStreak(server, id, streak);
    await say('streak/freeze', {});
    await say('streak/recover', {});
  }
  await ask('GET', '/api/latin/taster?seed=7');
  await ask('GET', '/api/latin/taster?seed=seven');
  await ask('POST', '/api/latin/taster', { body: { questionId: 'taster-7', userAnswer: 'a king' } });
  await ask('GET', '/api/reports', { token });
  const found = await server.house.store.get(accounts, id);
  if (found === null) throw new Error('no account');
  await mustCommit(server.house.store, [replace(accounts, found, { ...found.body, role: 'moderator' })]);
  const credentials = { email: found.body.email, password: PASSWORD };
  const moderator = signedIn(await ask('POST', '/api/auth/login', { body: credentials }));
  await ask('GET', '/api/reports', { token: moderator.token });
  await ask('GET', '/api/teachers', { token: moderator.token });
  const report = `/api/reports/question~${String((drawn['questions'] as { readonly id: string }[])[0]?.id)}/settle`;
  await ask('POST', report, { token, body: { decision: 'refuse' } });
  for (const _twice of [1, 2])
    await ask('POST', report, { token: moderator.token, body: { decision: 'refuse' } });
};

/** A walk through the palace, a title laid down, and the challenge of the day begun and met. */
const walk = async ({ token, id }: Guest): Promise<void> => {
  const say = (path: string, body: object) => ask('POST', `/api/latin/${path}`, { token, body });
  await say('srs/cards', { lexemeIds: ['panis_n', 'rex_n', 'aqua_n'] });
  await say('srs/import', { csv: 'word,skill\namo,recognise\nblorbum,recognise\n' });
  await say('srs/target', { dailyTarget: 10 });
  const { said: begun } = await say('srs/session', { size: 3 });
  const { id: sessionId } = begun['session'] as { readonly id: string };
  const [asked] = begun['cards'] as { readonly question: { readonly id: string } }[];
  const questionId = asked?.question.id ?? '';
  await say('srs/answer', { sessionId, questionId, userAnswer: 'bread' });
  await say('srs/rate', { sessionId, questionId, rating: 'again' });
  await say('srs/undo', { sessionId });
  await say('srs/finish', { sessionId });
  const { said: hung } = await ask('GET', '/api/latin/srs/cards', { token });
  const [card] = hung['cards'] as { readonly cardId: string }[];
  await say('srs/cards/keep', { cardId: card?.cardId, keeping: 'suspend' });
  await ask('GET', '/api/latin/srs/export', { token });
  await say('achievements/check', {});
  await say('achievements/seen', { seen: 1 });
  await say('title', { titleId: null });
  await withChallenge(server, id, { challengeId: 'umbra' });
  await say('challenge/start', { challengeId: 'umbra' });
  await withChallenge(server, id, { challengeId: 'umbra', metAt: server.now(), turns: 5 });
  await say('challenge/complete', { challengeId: 'umbra' });
};

/** A table: a character made, looked at, changed, carried out and in, taken into service and let go; and a stranger who looks in. */
const table = async (token: string, stranger: string): Promise<void> => {
  const at = '/api/dnd/characters';
  const say = (path: string, body: object, whose = token) => ask('POST', path, { token: whose, body });
  await say('/api/dnd/rolls', {});
  const { said } = await say(at, { character: ILVETH });
  await say(at, { character: { ...ILVETH, skills: [] } });
  const { id } = said['character'] as { readonly id: string };
  await ask('GET', at, { token });
  for (const whose of [token, stranger]) {
    await ask('GET', `${at}/${id}`, { token: whose });
    await ask('GET', `${at}/${id}/export`, { token: whose });
    await say(`${at}/${id}/rename`, { name: 'Somebody Else' }, whose);
    await say(`${at}/${id}/level`, { level: 2 }, whose);
    for (const _twice of [1, 2]) await say('/api/heroes/import-dnd-character', { characterId: id }, whose);
    await say(`${at}/${id}/delete`, {}, whose);
  }
  const file = { format: 'sigilla-character', version: 1, character: ILVETH };
  await say(`${at}/import`, { file });
  await say(`${at}/import`, { file: { ...file, gold: 1 } });
};

/** What may go wrong with any call. */
const misfortunes = async (token: string): Promise<void> => {
  for (const { route } of everyCall) {
    const path = route.path.replaceAll(/:\w+/g, 'none');
    if (route.method === 'GET') {
      await ask('GET', path, { token: 'nonsense' });
      await ask('GET', `${path}?serverId=nowhere`, { token });
      await ask('GET', `${path}?serverId=NO+SUCH&limit=0&cursor=AAAA.AAAA`, { token });
      await ask('GET', `${path}?userId=somebody-else`, { token });
    } else {
      for (const raw of [
        '{',
        '[]',
        '{"email":7,"ids":[]}',
        '{"email":"\\ud800"}',
        JSON.stringify('x'.repeat(70_000)),
      ])
        await ask('POST', path, { token, raw });
      await ask('POST', path, { token, raw: 'a=b', type: 'application/x-www-form-urlencoded' });
      await ask('POST', path);
      await ask('POST', path, { token: 'nonsense', body: { commandId: 'x', actionType: 'x' } });
    }
  }
};

/** All that one may do about the account itself, its end included. */
const ownAccount = async (
  token: string,
  { password, kingdomName }: { readonly password: string; readonly kingdomName: string },
): Promise<void> => {
  const wrong = { password: 'not this one', kingdomName: 'Another' };
  const change = (path: string, body: unknown) => ask('POST', path, { token, body });
  await ask('GET', '/api/account', { token });
  await ask('GET', '/api/account/copy', { token });
  await change('/api/account/sessions/end', {});
  await change('/api/auth/password', { ...wrong, newPassword: PASSWORD });
  await change('/api/auth/password', { password, newPassword: PASSWORD });
  await change('/api/auth/email', { ...wrong, email: 'moved@example.org' });
  await change('/api/auth/email', { password, email: 'treaty@example.org' });
  await change('/api/auth/email', { password, email: 'moved@example.org' });
  await change('/api/auth/leave', wrong);
  await change('/api/auth/leave', { password, kingdomName: 'Another' });
  await change('/api/auth/leave', { password, kingdomName });
};

beforeAll(async () => {
  server = await aServer({ ORDER_WINDOW_SECONDS: 0.05 });
  const document = (await (await fetch(`${server.url}/api/docs/openapi.json`)).json()) as { paths: Paths };
  ({ paths } = document);

  const credentials = { email: 'treaty@example.org', password: PASSWORD, kingdomName: 'Foedus' };
  const first = signedIn(await ask('POST', '/api/auth/register', { body: credentials }));
  await ask('POST', '/api/auth/register', { body: credentials });
  await ask('POST', '/api/auth/login', { body: credentials });
  await ask('POST', '/api/auth/login', { body: { ...credentials, password: 'not this one' } });
  const second = signedIn(await ask('POST', '/api/auth/guest'));
  await ask('POST', '/api/auth/refresh', { cookie: second.cookie });
  const third = signedIn(await ask('POST', '/api/auth/guest'));
  const claim = { email: 'claim@example.org', password: PASSWORD, kingdomName: 'Recepta' };
  await ask('POST', '/api/auth/claim', { token: third.token, body: claim });
  await ask('POST', '/api/auth/claim', { token: third.token, body: claim });
  await ownAccount(third.token, claim);
  await ask('POST', '/api/auth/logout', { cookie: third.cookie });

  await lists(null);
  await lists(first.token);
  for (const [verb, what] of [
    ['rush_resource', 'tax_collection'],
    ['rush_resource', 'magical_meditation'],
    ['explore_land', 'territorial_exploration'],
    ['build_structure', 'farm'],
    ['upgrade_building', 'town'],
    ['recruit_units', 'archers'],
    ['recruit_units', 'dragons'],
    ['no_such_verb', ''],
  ] as const)
    await act(first.token, verb, what, { quantity: 1 });
  await act(first.token, 'rename_kingdom', '', { metadata: { name: 'Foedus Novum' } });
  for (const buildingType of ['farm', 'moon'])
    await ask('POST', '/api/morpheus-quest/track-building', { token: first.token, body: { buildingType } });
  for (const seen of [1, -1])
    await ask('POST', '/api/achievements/seen', { token: first.token, body: { seen } });
  for (const userId of [undefined, 'another'])
    await ask('POST', '/api/achievements/check', { token: first.token, body: { userId } });
  const { said: held } = await ask('GET', '/api/kingdom', { token: first.token });
  const hob = { token: first.token, body: { heroId: 'hob_underpike' } };
  await rewritten(server, (held['kingdom'] as { readonly id: string }).id, ({ resources }) => ({
    resources: { ...resources, gold: 900 },
  }));
  for (let times = 0; times < 2; times += 1) await ask('POST', '/api/heroes/recruit', hob);
  await table(first.token, second.token);
  const path = { token: first.token, body: { selectedSpellPath: 'nether' } };
  await ask('POST', '/api/spell-path', path);
  await rewritten(server, (held['kingdom'] as { readonly id: string }).id, () => ({ experience: 400 }));
  for (let times = 0; times < 2; times += 1) await ask('POST', '/api/spell-path', path);
  const named = {
    kind: 'kingdom_name',
    id: (held['kingdom'] as { readonly id: string }).id,
    reason: 'other',
  };
  for (const token of [first.token, second.token]) await ask('POST', '/api/reports', { token, body: named });

  // A bout between two rulers, seen by both and by a stranger at every stage; and a raid.
  const bout = idOf(
    await war(first.token, 'initiate_battle', {
      targetUserId: second.id,
      armyId: 'army-1',
      message: 'Well met.',
    }),
  );
  for (const token of [first.token, second.token, null]) await ask('GET', `/api/battles/${bout}`, { token });
  await lists(second.token);
  await war(second.token, 'accept_battle', { battleRequestId: bout, defenderArmyId: 'army-1' });
  await drawnUpOn(server, bout);
  await war(first.token, 'set_orders', { battleId: bout, round: 1, stance: 'press', target: 'nearest' });
  await lists(first.token);
  await watched(bout, [first.token, second.token, null]);
  const { said } = await ask('GET', '/api/pvp/players', { token: first.token });
  const npcs = (said['players'] as { userId: string; isNpc: boolean; power: number }[])
    .filter(({ isNpc }) => isNpc)
    .toSorted((one, other) => one.power - other.power);
  let raid = 'undefined';
  // One of them may have asked for a bout itself by now: then another is raided.
  for (const { userId } of npcs)
    if (raid === 'undefined')
      raid = idOf(
        await war(first.token, 'initiate_battle', { targetUserId: userId, armyId: 'army-1', ranked: true }),
      );
  await watched(raid, [first.token, null]);
  const declined = idOf(
    await war(second.token, 'initiate_battle', { targetUserId: first.id, armyId: 'army-1' }),
  );
  await war(first.token, 'decline_battle', { battleRequestId: declined });
  await ask('GET', `/api/battles/${declined}`, { token: first.token });
  await lists(first.token);
  await lists(second.token);
  const { said: told } = await ask('GET', '/api/notices', { token: second.token });
  const ids = (told['notices'] as { id: string }[]).map(({ id }) => id);
  await ask('POST', '/api/notices/read', { token: second.token, body: { ids: [...ids, 'nothing-of-mine'] } });
  await lists(second.token);
  await misfortunes(first.token);
  await lamplight(first);
  await walk(first);
  await lists(first.token);
});

const ROUTES = everyCall.map(
  ({ route: { method, path } }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
);
/** Nothing that a caller sends can be wrong with these. */
const NEVER_REFUSED = new Set([
  'GET /healthz',
  'GET /readyz',
  'GET /api/realm',
  'GET /api/notary',
  'GET /api/latin/word-of-the-day',
]);

describe.each(ROUTES)('%s', (title) => {
  it('answers as the document says, whatever it answers', () => {
    const answers = given.get(title) ?? [];
    expect(answers.filter(({ status }) => status === 200).length, 'real answers').toBeGreaterThan(0);
    if (!NEVER_REFUSED.has(title))
      expect(answers.filter(({ status }) => status >= 400).length, 'refusals').toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const faults = answers.flatMap(({ status, faults: found }) =>
      found.map((fault) => `${status}: ${fault}`),
    );
    expect([...new Set(faults)]).toEqual([]);
  });
});

describe('the document', () => {
  it('would refuse an answer that lacks what it promises', () => {
    const { operation } = routeOf('GET', '/api/battles/some');
    expect(faultsIn(operation, 200, { success: true, revision: 1 })).not.toEqual([]);
    expect(faultsIn(operation, 418, {})).toEqual(['418 is not in the document']);
  });
});

describe('the pages of the treaty', () => {
  it.each(['openapi.json', 'swagger-ui-bundle.js', 'swagger-ui.css'])(
    '%s is pressed once, for whoever asks however often: its length is known before it is sent',
    async (file) => {
      const get = (accepted: string) =>
        fetch(`${server.url}/api/docs/${file}`, { headers: { 'accept-encoding': accepted } });
      const plain = await get('identity');
      const text = await plain.text();
      expect(plain.headers.get('content-encoding')).toBeNull();
      for (const [accepted, encoding] of [
        ['br, gzip', 'br'],
        ['gzip', 'gzip'],
        // Nobody presses it for them alone.
        ['deflate', null],
      ] as const) {
        const pressed = await get(accepted);
        expect(pressed.headers.get('content-encoding')).toBe(encoding);
        expect(Number(pressed.headers.get('content-length'))).toBeGreaterThan(0);
        expect(await pressed.text()).toBe(text);
        expect((await get(accepted)).headers.get('etag')).toBe(pressed.headers.get('etag'));
      }
    },
  );
});
