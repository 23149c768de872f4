// What settings mean to each other: those that can't work together are refused, those without effect are told of.
// Invariant: no value is told but a port; values may hold secrets.
import type { Config } from './config.ts';

/** What makes no sense without another: a key, or an address of one’s own, without a model. */
const WANTS_MODEL = [
  ['MORPHEUS_KEY', 'MORPHEUS_MODEL'],
  ['CLAUDE_KEY', 'CLAUDE_MODEL'],
  ['AI_URL', 'AI_MODEL'],
] as const;

/** The hosts whose pages browsers trust with a secure cookie without https. */
const IN_THE_HOUSE = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|\/|$)/;

/** Why these settings can't work together: a line each, which begins with the name of the one to mend. */
export const unfitTogether = (config: Config): readonly string[] => [
  ...WANTS_MODEL.filter(([given, model]) => config[given] !== undefined && config[model] === undefined).map(
    ([given, model]) => `${model}: ${given} is set, so name the model to ask`,
  ),
  ...(config.AI_KEY !== undefined && config.AI_URL === undefined
    ? ['AI_URL: AI_KEY is set, so name the address whose key it is, or leave both out']
    : []),
  ...(config.REDIS_URL !== undefined && config.STORE_URL === undefined
    ? [
        'STORE_URL: REDIS_URL is set, so several processes serve one realm; the embedded store is for one alone. ' +
          'Name the MongoDB that they share, or leave REDIS_URL out',
      ]
    : []),
  ...(config.METRICS_PORT === config.PORT && config.PORT !== 0
    ? ['METRICS_PORT: is PORT; figures are not told at the public port']
    : []),
  ...(config.COOKIE_SECURE === true &&
  config.PUBLIC_URL?.startsWith('http:') === true &&
  !IN_THE_HOUSE.test(config.PUBLIC_URL)
    ? [
        'COOKIE_SECURE: is true, but browsers come by http (PUBLIC_URL) and would never send the cookie back: nobody would stay signed in',
      ]
    : []),
];

/** Settings that do less than whoever set them may believe: a sentence each. */
export const withoutEffect = (config: Config): readonly string[] => [
  ...WANTS_MODEL.filter(([given, model]) => config[model] !== undefined && config[given] === undefined).map(
    ([given, model]) => `${model} is set and ${given} is not: nobody asks that model`,
  ),
  ...(config.METRICS_TOKEN !== undefined && config.METRICS_PORT === undefined
    ? ['METRICS_TOKEN is set and METRICS_PORT is not: no figures are told']
    : []),
  ...(config.PUBLIC_URL?.startsWith('https:') === true && config.TRUST_PROXY === 0
    ? [
        'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is 0: all callers pass for one, and share its limits. Set TRUST_PROXY to the number of proxies',
      ]
    : []),
];
