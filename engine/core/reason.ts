// What is wrong with something that was sent, in words for `invalid_request`. Shapes that have words of their own are quoted;
// for the rest the field is named.
import type { z } from 'zod';

/** How many keys that nobody asked for are named; the rest are counted. */
const MOST_KEYS = 3;

const unknownKeys = (keys: readonly string[]): string => {
  const named = keys.slice(0, MOST_KEYS).map((key) => `“${key.slice(0, 40).toWellFormed()}”`);
  const more = keys.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
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
  return `${field} is not what it should be (${issue.message.replace(/^Invalid (?:input|option): /, '')})`;
};
