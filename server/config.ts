// The one door to the environment: a single zod schema whose refusal names every bad value and what would be right.
// An empty string counts as unset, so that `PORT= npm start` means the default.
import { z } from 'zod';
import { CannotStart } from './cannotStart.ts';
import { doubtfulNames } from './settingNames.ts';
import { unfitTogether, withoutEffect } from './settingsTogether.ts';

const flag = z.stringbool({
  truthy: ['true', '1', 'yes', 'on'],
  falsy: ['false', '0', 'no', 'off'],
  error: 'must be true or false',
});
/** Where a teacher speaks the protocol of chat completions; keys go there. */
const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
});
/** Where browsers find the server: nothing of it is served below a path. */
const origin = z.string().refine((given) => /^https?:\/\/[^\s/?#@]+\/?$/.test(given) && URL.canParse(given), {
  error: 'must look like https://realm.example, without a path',
});
const between = (error: string, low: number, high: number) =>
  z.coerce.number({ error }).min(low, { error }).max(high, { error });
const whole = (low: number, high: number) => {
  const error = `must be a whole number from ${low} to ${high}`;
  return between(error, low, high).int({ error });
};
const number = (low: number, high: number) => between(`must be a number from ${low} to ${high}`, low, high);
const words = (low: number, high: number) => {
  const error = `must have ${low} to ${high} characters`;
  return z.string().min(low, { error }).max(high, { error });
};
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export const ConfigSchema = z.object({
  /** 0 lets the machine choose; the `ready` line tells which it chose. */
  PORT: whole(0, 65_535).default(2567),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  /** Where the realm is kept when not in DATA_DIR: a MongoDB replica set. May hold a password. */
  STORE_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must look like mongodb://HOST:27017/sigilla?replicaSet=rs0')
    .optional(),
  /** Where browsers reach this server, when that is not http://localhost:PORT. */
  PUBLIC_URL: origin.optional(),
  /** Where several processes over one realm hear each other. Unset: this process is alone. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://HOST:6379' }).optional(),
  /** Path, or host and path, at which a proxy leads to this very process: `/via/1`. Unset: wherever the caller came in. */
  PUBLIC_ADDRESS: z
    .string()
    .regex(
      /^(?:[\w.-]+(?::\d{1,5})?)?(?:\/[\w.-]+)*$/,
      'must look like /via/1 or realm.example/via/1, without a scheme and without a slash at the end',
    )
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('warn'),
  /** Where figures are told in Prometheus' format, and who may ask. Unset: nowhere, and none are counted. */
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: words(16, 200).optional(),
  DEFAULT_SERVER: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/, 'must be the name of a game server, such as default-server')
    .default('default-server'),
  /** Signs access and refresh tokens. Made once and kept in the store when unset. */
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  NPC_KINGDOMS: whole(0, 64).default(8),
  /** Overrides the rules' order window of a battle round. */
  ORDER_WINDOW_SECONDS: number(0.05, 3600).optional(),
  /** Overrides the mean time between an NPC's turns. */
  NPC_TURN_SECONDS: number(0.05, 86_400).optional(),
  /** How many proxies in front may be believed about a caller's address. */
  TRUST_PROXY: whole(0, 10).default(0),
  /** The refresh cookie travels over https only. Unset: true when PUBLIC_URL is https. */
  COOKIE_SECURE: flag.optional(),
  /** Opens the academy's books as soon as the server is ready, for a second of processor; else when the first learner asks. */
  WAKE_SCHOLARS: flag.default(true),
  /** Multiplies every rate limit; tests and load drivers raise it. */
  RATE_LIMIT_FACTOR: number(0.01, 1_000_000).default(1),
  /** Teachers of silicon, each with address, key, model, time and what a day may cost (docs/OPERATIONS.md, “Teachers”). May hold secrets. */
  MORPHEUS_URL: address.default('https://api.mor.org/api/v1'),
  MORPHEUS_KEY: z.string().min(1).optional(),
  MORPHEUS_MODEL: words(1, 200).optional(),
  MORPHEUS_TIMEOUT_SECONDS: number(0.05, 90).default(60),
  MORPHEUS_REQUESTS_A_DAY: whole(0, 1_000_000).default(200),
  MORPHEUS_TOKENS_A_DAY: whole(0, 1_000_000_000).default(1_000_000),
  CLAUDE_URL: address.default('https://api.anthropic.com/v1'),
  CLAUDE_KEY: z.string().min(1).optional(),
  CLAUDE_MODEL: words(1, 200).optional(),
  CLAUDE_TIMEOUT_SECONDS: number(0.05, 90).default(60),
  CLAUDE_REQUESTS_A_DAY: whole(0, 1_000_000).default(200),
  CLAUDE_TOKENS_A_DAY: whole(0, 1_000_000_000).default(1_000_000),
  AI_URL: address.optional(),
  AI_KEY: z.string().min(1).optional(),
  AI_MODEL: words(1, 200).optional(),
  AI_TIMEOUT_SECONDS: number(0.05, 90).default(60),
  AI_REQUESTS_A_DAY: whole(0, 1_000_000).default(200),
  AI_TOKENS_A_DAY: whole(0, 1_000_000_000).default(1_000_000),
  /** Failures in a row after which a teacher rests, and for how long at first. */
  TEACHERS_REST_AFTER: whole(1, 100).default(3),
  TEACHERS_REST_MINUTES: number(0.01, 1440).default(15),
});
export type Config = z.infer<typeof ConfigSchema>;
export type Environment = Readonly<Record<string, string | undefined>>;

/** Values that are not shown; of the others, none in which somebody has put a password. */
const SECRET = [
  'TOKEN_SECRET',
  'METRICS_TOKEN',
  'STORE_URL',
  'REDIS_URL',
  'MORPHEUS_KEY',
  'CLAUDE_KEY',
  'AI_KEY',
];

const indented = (lines: readonly string[]): string => lines.map((line) => `\n  ${line}`).join('');

/** The configuration is unusable. The message has one line a bad value, and what else is doubtful about the environment. */
export class BadConfig extends CannotStart {
  constructor(lines: readonly string[], doubts: readonly string[] = []) {
    const besides = doubts.length === 0 ? '' : `\nBesides:${indented(doubts)}`;
    super(`The settings can't be used:${indented(lines)}${besides}`);
    this.name = 'BadConfig';
  }
}

const NAMES = Object.keys(ConfigSchema.shape);

/** What an operator is told of at the start although nothing is refused for it: names that are probably misspelt, settings without effect. */
export const doubtsAbout = (config: Config, environment: Environment = process.env): readonly string[] => [
  ...doubtfulNames(environment, NAMES),
  ...withoutEffect(config),
];

/** Reads the settings; throws BadConfig with every bad value named. */
export const readConfig = (environment: Environment = process.env): Config => {
  const given = Object.fromEntries(
    NAMES.map((name) => [name, environment[name]?.trim()] as const).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  const parsed = ConfigSchema.safeParse(given);
  const unfit = parsed.success
    ? unfitTogether(parsed.data)
    : parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        const isShown = !SECRET.includes(name) && given[name]?.includes('@') !== true;
        const shown = isShown ? ` (it is ${JSON.stringify(given[name])})` : '';
        return `${name}: ${issue.message}${shown}`;
      });
  if (parsed.success && unfit.length === 0) return parsed.data;
  throw new BadConfig(unfit, doubtfulNames(environment, NAMES));
};
