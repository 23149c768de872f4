// The teachers of silicon that the settings name, in the order in which they are asked: Morpheus, Claude, then whatever else speaks the same protocol.
// Invariant: without a key there is none, and nothing of this folder is ever loaded or asked.
import { sha256Hex } from '@sigilla/engine/core/random.ts';
import type { TeacherRules } from '@sigilla/engine/learning/teacherBook.ts';
import type { TeacherName } from '@sigilla/engine/learning/teacherStanding.ts';
import type { Config } from '../../config.ts';

/** A model behind an address, and what may be asked of it. */
export interface Teacher extends TeacherRules {
  readonly name: TeacherName;
  readonly url: string;
  readonly key: string;
  readonly model: string;
  readonly timeoutMs: number;
  /** Tells this configuration from another, and nothing about the key. */
  readonly configuredAs: string;
}

/** What a model that asks for no key is given: the protocol wants one. */
const NO_KEY = 'none';

/** The teachers that can be asked. */
export const teachersOf = (config: Config): readonly Teacher[] => {
  const shared = {
    restsAfter: config.TEACHERS_REST_AFTER,
    restMs: config.TEACHERS_REST_MINUTES * 60_000,
  };
  const named = (
    name: TeacherName,
    given: {
      readonly url: string | undefined;
      readonly key: string | undefined;
      readonly model: string | undefined;
      readonly timeoutSeconds: number;
      readonly requestsADay: number;
      readonly tokensADay: number;
    },
  ): readonly Teacher[] => {
    const { url, key, model, timeoutSeconds, requestsADay, tokensADay } = given;
    if (url === undefined || key === undefined || model === undefined) return [];
    const configuredAs = sha256Hex(`${url}\n${model}\n${key}`).slice(0, 8);
    const timeoutMs = timeoutSeconds * 1000;
    return [{ ...shared, name, url, key, model, timeoutMs, requestsADay, tokensADay, configuredAs }];
  };
  return [
    ...named('morpheus', {
      url: config.MORPHEUS_URL,
      key: config.MORPHEUS_KEY,
      model: config.MORPHEUS_MODEL,
      timeoutSeconds: config.MORPHEUS_TIMEOUT_SECONDS,
      requestsADay: config.MORPHEUS_REQUESTS_A_DAY,
      tokensADay: config.MORPHEUS_TOKENS_A_DAY,
    }),
    ...named('claude', {
      url: config.CLAUDE_URL,
      key: config.CLAUDE_KEY,
      model: config.CLAUDE_MODEL,
      timeoutSeconds: config.CLAUDE_TIMEOUT_SECONDS,
      requestsADay: config.CLAUDE_REQUESTS_A_DAY,
      tokensADay: config.CLAUDE_TOKENS_A_DAY,
    }),
    ...named('AI', {
      url: config.AI_URL,
      key: config.AI_KEY ?? NO_KEY,
      model: config.AI_MODEL,
      timeoutSeconds: config.AI_TIMEOUT_SECONDS,
      requestsADay: config.AI_REQUESTS_A_DAY,
      tokensADay: config.AI_TOKENS_A_DAY,
    }),
  ];
};
