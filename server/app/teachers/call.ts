// One asking of a teacher, over the protocol that OpenAI's chat completions have made common. Whatever comes back, or does not, is a value.
// Invariants: a reply is read up to a bound and within the teacher's time, body included; it is followed nowhere else, for the key goes along; the
// key is in no value that leaves here; nothing is asked twice.
import { z } from 'zod';
import type { Trouble } from '@sigilla/engine/learning/teacherStanding.ts';
import type { Teacher } from './teachers.ts';

/** Tokens that a reply may have; five questions of the longest type need some three thousand. */
export const MOST_REPLY_TOKENS = 6_000;
/** Bytes of a reply that are read. */
const MOST_BYTES = 256 * 1024;

export interface Prompt {
  readonly system: string;
  readonly user: string;
}

/** What a teacher said, and what it says that this has cost; or what went wrong. */
export type Reply =
  | { readonly ok: true; readonly text: string; readonly tokens: number | null }
  | {
      readonly ok: false;
      readonly trouble: Trouble;
      readonly status: number | null;
      readonly retryAfterMs: number | null;
    };

const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ total_tokens: z.int().min(0).max(10_000_000) }).nullish(),
});

class TooLong extends Error {}

const readUpTo = async (response: Response, most: number): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new TooLong(`more than ${most} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

/** Fetches with the whole body, so that the time allowed is the body's too. */
const wholly: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const text = await readUpTo(response, MOST_BYTES);
  const hasBody = ![101, 204, 205, 304].includes(response.status);
  return new Response(hasBody ? text : null, {
    status: response.status,
    headers: response.headers,
  });
};

/** `Retry-After` in milliseconds: seconds, or a date. */
const patience = (headers: Headers | undefined, now: number): number | null => {
  const given = headers?.get('retry-after');
  if (given === null || given === undefined) return null;
  const seconds = Number(given);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(given);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
};

const troubleOf = (status: number): Trouble => {
  if (status === 401 || status === 403) return 'unauthorized';
  return status === 429 ? 'limited' : 'failed';
};

const isTooLong = (error: unknown): boolean =>
  error instanceof TooLong || (error instanceof Error && isTooLong(error.cause));

/** Asks a teacher once. `signal` hangs up, upon which it was `unreachable`. */
export const callTeacher = async (
  teacher: Teacher,
  { system, user }: Prompt,
  signal: AbortSignal,
  now: number,
): Promise<Reply> => {
  const { default: OpenAI, APIConnectionTimeoutError, APIError } = await import('openai');
  const failed = (
    trouble: Trouble,
    status: number | null = null,
    retryAfterMs: number | null = null,
  ): Reply => ({
    ok: false,
    trouble,
    status,
    retryAfterMs,
  });
  // What the library would read from the environment of whoever runs the server is said outright.
  const client = new OpenAI({
    apiKey: teacher.key,
    baseURL: teacher.url,
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: teacher.timeoutMs,
    fetch: wholly,
  });
  try {
    const said: unknown = await client.chat.completions.create(
      {
        model: teacher.model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        max_completion_tokens: MOST_REPLY_TOKENS,
      },
      { signal },
    );
    const read = Completion.safeParse(said);
    const text = read.data?.choices[0]?.message.content ?? '';
    if (text === '') return failed('unreadable');
    return { ok: true, text, tokens: read.data?.usage?.total_tokens ?? null };
  } catch (error) {
    if (isTooLong(error)) return failed('too_long');
    if (error instanceof APIConnectionTimeoutError) return failed('slow');
    if (error instanceof APIError && typeof error.status === 'number')
      return failed(troubleOf(error.status), error.status, patience(error.headers, now));
    return failed(error instanceof SyntaxError ? 'unreadable' : 'unreachable');
  }
};
