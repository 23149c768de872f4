// What is wrong with something that was sent, in words for `invalid_request`. Shapes that have words of their own are quoted;
// for the rest the field is named.
import type { z } from 'zod';

/** How many of the values that may stand somewhere are named. */
const MOST_VALUES = 6;
/** How many keys that nobody asked for are named; the rest are counted. */
const MOST_KEYS = 3;

const unknownKeys = (keys: readonly string[]): string => {
  const named = keys.slice(0, MOST_KEYS).map((key) => `“${key.slice(0, 40).toWellFormed()}”`);
  const more = keys.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'nothing',
};
/** A measured value is counted in what it is made of: one, and several. */
const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
  object: ['entry', 'entries'],
};
const measured = (count: number | bigint, origin: string): string => {
  const unit = UNITS[origin]?.[Number(count) === 1 ? 0 : 1];
  return unit === undefined ? String(count) : `${count} ${unit}`;
};

const oneOf = (values: readonly string[]): string => {
  const named = values.slice(0, MOST_VALUES);
  const more = values.length - named.length;
  const last = more > 0 ? `one of ${more} more` : (named.pop() ?? 'nothing');
  return named.length === 0 ? last : `${named.join(', ')} or ${last}`;
};

type Issues = { readonly [Code in z.core.$ZodIssue['code']]: Extract<z.core.$ZodIssue, { code: Code }> };
/** What a person understands of each kind of fault. */
const PLAIN: { readonly [Code in keyof Issues]?: (issue: Issues[Code]) => string } = {
  invalid_type: ({ expected }) => `must be ${KINDS[expected] ?? expected}`,
  too_small: ({ minimum, origin, inclusive }) =>
    `must be ${inclusive === false ? 'more than' : 'at least'} ${measured(minimum, origin)}`,
  too_big: ({ maximum, origin, inclusive }) =>
    `must be ${inclusive === false ? 'less than' : 'at most'} ${measured(maximum, origin)}`,
  not_multiple_of: ({ divisor }) => `must be a multiple of ${divisor}`,
  invalid_value: ({ values }) => `must be ${oneOf(values.map(String))}`,
  invalid_format: () => 'is not written as it should be',
  invalid_union: () => 'is none of the kinds that may stand there',
};

const PARTS = new Set<PropertyKey>(['body', 'query', 'params']);

/** The first thing wrong, such as “password is missing” or “a password has at least 10 characters”; `whole` is what all of it is called. */
export const reasonOf = (error: z.ZodError, whole = 'the body'): string => {
  const issue = error.issues[0];
  if (issue === undefined) return 'it is not well-formed';
  const path = PARTS.has(issue.path[0] ?? '') ? issue.path.slice(1) : issue.path;
  const field = path.map(String).join('.') || whole;
  // Our own shapes speak in small letters; the library's default words begin with a capital.
  if (/^\p{Ll}/u.test(issue.message)) return issue.message;
  if (issue.code === 'unrecognized_keys') return `${field} has nothing called ${unknownKeys(issue.keys)}`;
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return `${field} is missing`;
  return `${field} ${PLAIN[issue.code]?.(issue as never) ?? 'is not what it should be'}`;
};
