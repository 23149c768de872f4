import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { teachersOf } from '@sigilla/server/app/teachers/teachers.ts';
import { BadConfig, ConfigSchema, doubtsAbout, readConfig } from '@sigilla/server/config.ts';

describe('the settings', () => {
  it('have a default for everything, and take an empty string for unset', () => {
    const plain = readConfig({});
    expect(plain).toMatchObject({
      PORT: 2567,
      DATA_DIR: './data',
      DEFAULT_SERVER: 'default-server',
      NPC_KINGDOMS: 8,
    });
    expect(readConfig({ PORT: '', DATA_DIR: '  ', COOKIE_SECURE: '' })).toEqual(plain);
  });

  it('are all in the README', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const rows = [...readme.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)];
    const listed = rows.flatMap(([, names = '']) => names.match(/[A-Z_]+/g) ?? []);
    expect(new Set(listed)).toEqual(new Set(Object.keys(ConfigSchema.shape)));
  });

  it('read numbers and flags out of strings', () => {
    expect(readConfig({ PORT: '0', COOKIE_SECURE: 'true', ORDER_WINDOW_SECONDS: '0.5' })).toMatchObject({
      PORT: 0,
      COOKIE_SECURE: true,
      ORDER_WINDOW_SECONDS: 0.5,
    });
  });

  it('name every bad value at once, and never print a secret', () => {
    const read = () =>
      readConfig({
        PORT: '70000',
        LOG_LEVEL: 'loud',
        TOKEN_SECRET: 'short',
        STORE_URL: 'postgres://me:hush@host/realm',
        PUBLIC_URL: 'sigilla',
      });
    expect(read).toThrow(BadConfig);
    try {
      read();
    } catch (error) {
      const { message } = error as BadConfig;
      for (const name of ['PORT', 'LOG_LEVEL', 'TOKEN_SECRET', 'STORE_URL', 'PUBLIC_URL'])
        expect(message).toContain(name);
      expect(message).toContain('70000');
      expect(message).not.toContain('short');
      expect(message).not.toContain('hush');
    }
  });

  it.each([
    ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
    ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
    ['PORT', '70000', 'must be a whole number from 0 to 65535'],
    ['TRUST_PROXY', 'true', 'must be a whole number from 0 to 10'],
    ['ORDER_WINDOW_SECONDS', '0', 'must be a number from 0.05 to 3600'],
    ['RATE_LIMIT_FACTOR', 'much', 'must be a number from 0.01 to 1000000'],
    ['LOG_LEVEL', 'INFO', 'must be one of trace, debug, info, warn, error, fatal, silent'],
    ['COOKIE_SECURE', 'maybe', 'must be true or false'],
    ['DEFAULT_SERVER', 'A B', 'must be the name of a game server, such as default-server'],
    ['PUBLIC_URL', 'sigilla', 'must look like https://realm.example'],
    ['PUBLIC_URL', 'https://realm.example/sigilla', 'must look like https://realm.example'],
    ['PUBLIC_URL', 'https://realm.example/?a', 'must look like https://realm.example'],
    ['REDIS_URL', 'http://cache', 'must look like redis://HOST:6379'],
    ['AI_URL', 'ftp://models', 'must be an address that begins with http:// or https://'],
    ['TOKEN_SECRET', 'short', 'must have at least 32 characters'],
    ['AI_MODEL', 'm'.repeat(201), 'must have 1 to 200 characters'],
  ])('are refused in words: %s=%s', (name, value, words) => {
    expect(() => readConfig({ [name]: value })).toThrow(`  ${name}: ${words}`);
  });

  it('take an address with the slash that browsers put behind it', () => {
    expect(readConfig({ PUBLIC_URL: 'https://realm.example/' }).PUBLIC_URL).toBe('https://realm.example/');
  });

  it('print no password that an address holds by mistake', () => {
    const read = () => readConfig({ PUBLIC_URL: 'https://me:hush@realm.example' });
    expect(read).toThrow(/PUBLIC_URL: must look like/);
    expect(read).not.toThrow(/hush/);
  });

  it('name teachers in their order, none without a key, and want a model for each', () => {
    expect(teachersOf(readConfig({}))).toEqual([]);
    const all = readConfig({
      AI_URL: 'http://localhost:11434/v1',
      AI_MODEL: 'small',
      CLAUDE_KEY: 'sk-hush',
      CLAUDE_MODEL: 'large',
      CLAUDE_REQUESTS_A_DAY: '7',
      MORPHEUS_KEY: 'mor-hush',
      MORPHEUS_MODEL: 'wide',
      TEACHERS_REST_MINUTES: '2',
    });
    const found = teachersOf(all);
    expect(found.map(({ name, url, model }) => [name, url, model])).toEqual([
      ['morpheus', 'https://api.mor.org/api/v1', 'wide'],
      ['claude', 'https://api.anthropic.com/v1', 'large'],
      ['AI', 'http://localhost:11434/v1', 'small'],
    ]);
    expect(found[1]).toMatchObject({ requestsADay: 7, restsAfter: 3, restMs: 120_000, timeoutMs: 60_000 });
    for (const { configuredAs } of found) expect(configuredAs).toMatch(/^[0-9a-f]{8}$/);
    const lacking = () => readConfig({ CLAUDE_KEY: 'sk-hush', AI_URL: 'http://localhost/v1' });
    expect(lacking).toThrow(/CLAUDE_MODEL[^]*AI_MODEL/);
    expect(lacking).not.toThrow(/hush/);
  });

  it.each([
    [{ AI_KEY: 'sk-hush' }, 'AI_URL: AI_KEY is set'],
    [{ AI_KEY: 'sk-hush', AI_MODEL: 'small' }, 'AI_URL: AI_KEY is set'],
    [{ REDIS_URL: 'redis://cache:6379' }, 'STORE_URL: REDIS_URL is set'],
    [
      { COOKIE_SECURE: 'true', PUBLIC_URL: 'http://realm.example' },
      'COOKIE_SECURE: is true, but browsers come by http',
    ],
  ])('are refused together where they can’t work: %o', (given, words) => {
    expect(() => readConfig(given)).toThrow(words);
    expect(() => readConfig(given)).not.toThrow(/hush/);
  });

  it('take a secure cookie at home, where browsers send it without https', () => {
    for (const PUBLIC_URL of ['http://localhost:2567', 'http://127.0.0.1:80', 'https://realm.example'])
      expect(readConfig({ COOKIE_SECURE: 'true', PUBLIC_URL }).COOKIE_SECURE).toBe(true);
  });

  const doubtsOf = (environment: Record<string, string>) => doubtsAbout(readConfig(environment), environment);

  it('tell of what has no effect, and take it', () => {
    expect(doubtsOf({ CLAUDE_MODEL: 'large' })).toEqual([expect.stringContaining('CLAUDE_KEY is not')]);
    expect(doubtsOf({ AI_MODEL: 'small' })).toEqual([expect.stringContaining('AI_URL is not')]);
    expect(doubtsOf({ PUBLIC_URL: 'https://realm.example' })).toEqual([
      expect.stringContaining('TRUST_PROXY'),
    ]);
    expect(doubtsOf({ PUBLIC_URL: 'https://realm.example', TRUST_PROXY: '1' })).toEqual([]);
  });

  it.each([
    ['STOER_URL', 'STORE_URL'],
    ['STORE_URI', 'STORE_URL'],
    ['STORE-URL', 'STORE_URL'],
    ['Store_Url', 'STORE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['PROT', 'PORT'],
    ['SIGILLA_PORT', 'PORT'],
    ['SIGILLA_STORE_URI', 'STORE_URL'],
    ['CLAUDE_API_KEY', 'CLAUDE_KEY'],
    ['MORPHEUS_API_KEY', 'MORPHEUS_KEY'],
    ['AI_KEYS', 'AI_KEY'],
    ['AI_BASE_URL', 'AI_URL'],
    ['TEACHER_REST_MINUTES', 'TEACHERS_REST_MINUTES'],
  ])('tell of %s that %s is probably meant, and no value of it', (name, setting) => {
    const [told, ...more] = doubtsOf({ [name]: 'hush' });
    expect(told).toBe(`${name} is no setting, and is not used; ${setting} is probably meant`);
    expect(more).toEqual([]);
  });

  it('tell of a name that only we would use, though nothing lies near', () => {
    expect(doubtsOf({ MORPHEUS_MOOD: 'calm' })).toEqual([
      'MORPHEUS_MOOD is no setting, and is not used (README, “Settings”)',
    ]);
  });

  it('name what is misspelt where they are refused, too', () => {
    expect(() => readConfig({ AI_KEY: 'sk-hush', AI_URI: 'http://localhost/v1' })).toThrow(
      /AI_URL: AI_KEY is set[^]*Besides:\n {2}AI_URI is no setting, and is not used; AI_URL is probably meant/,
    );
  });

  it('say nothing of what belongs to others, nor of what compose and the tests read', () => {
    const foreign = Object.fromEntries(
      `PATH HOME HOSTNAME USER SHELL PWD OLDPWD TERM LANG TZ CI SHLVL LOGNAME EDITOR PAGER NODE_ENV NODE_OPTIONS HTTP_PROXY HTTPS_PROXY NO_PROXY
       XDG_DATA_DIRS XDG_RUNTIME_DIR SSH_AUTH_SOCK DATABASE_URL MONGO_URL REDIS_HOST REDIS_PORT API_URL API_KEY OPENAI_API_KEY ANTHROPIC_API_KEY
       CLAUDE_CODE_ENTRYPOINT CLAUDE_CONFIG_DIR AI_AGENT PUBLIC_KEY DATA_HOME LOG_FILE STORE_DIR npm_config_port port host SIGILLA_USER SIGILLA_HOST
       SIGILLA_LONG MALLOC_ARENA_MAX KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_HOST REDIS_PORT_6379_TCP INVOCATION_ID JOURNAL_STREAM`
        .trim()
        .split(/\s+/)
        .map((name) => [name, 'something']),
    );
    expect(doubtsOf(foreign)).toEqual([]);
    const neighbour = { SIGILLA_PORT: 'tcp://10.0.0.1:2567', SIGILLA_PORT_2567_TCP_ADDR: '10.0.0.1' };
    expect(doubtsOf({ ...neighbour, SIGILLA_SERVICE_PORT: '2567' })).toEqual([]);
  });
});
