// An answer that nobody has decided about, as this browser keeps it over a closed page: one of a kind and an account. It lies here from before it is
// sent until it has been judged or refused. Invariant: it comes back with the command id that it went under, so that it is judged and paid once;
// what can't be read is as if nothing had been kept. What is only being written is kept as well, for a page that is loaded anew.
import { z } from 'zod';
import { session } from '../../../session/session.ts';
import { remember, remembered } from '../../../ui/remembered.ts';

/** `commandId` is the same for every sending of an answer. */
const SHAPES = {
  scroll: z.object({
    commandId: z.string(),
    questionId: z.string(),
    userAnswer: z.string(),
    /** Gives up a scroll that could not be judged. */
    layAside: z.boolean().optional(),
  }),
  card: z.object({
    commandId: z.string(),
    sessionId: z.string(),
    questionId: z.string(),
    userAnswer: z.string(),
  }),
  assessment: z.object({
    commandId: z.string(),
    answer: z.object({ questionId: z.string(), userAnswer: z.string(), confidenceRating: z.number() }),
  }),
};
type Kind = keyof typeof SHAPES;
/** An answer of a kind, as it is sent. */
export type Given<K extends Kind> = z.infer<(typeof SHAPES)[K]>;

const nameOf = (kind: Kind): string | null => {
  const state = session.state();
  return state.status === 'signedIn' ? `sigilla/answer/${kind}/${state.user.id}` : null;
};

/** The answer of that kind which still waits; null where none does. */
export const keptAnswer = <K extends Kind>(kind: K): Given<K> | null => {
  const name = nameOf(kind);
  try {
    return name === null ? null : (SHAPES[kind].parse(JSON.parse(remembered(name) ?? 'null')) as Given<K>);
  } catch {
    return null;
  }
};

/** The answer to that very question which still waits; null where none does. */
export const keptFor = <K extends 'scroll' | 'card'>(kind: K, questionId: string): Given<K> | null => {
  const kept: Given<K> | null = keptAnswer(kind);
  return kept?.questionId === questionId ? kept : null;
};

/** Keeps an answer in the place of the one before; null for one that is done with. */
export const keepAnswer = <K extends Kind>(kind: K, given: Given<K> | null): void => {
  const name = nameOf(kind);
  if (name !== null) remember(name, given === null ? null : JSON.stringify(given));
};

/** What is being written: the last one alone, so that a browser's memory stays as small as it is. */
const draftName = (): string | null => {
  const state = session.state();
  return state.status === 'signedIn' ? `sigilla/draft/${state.user.id}` : null;
};

/** What was written to that question before the page was loaded anew; empty where nothing was. */
export const draftOf = (questionId: string): string => {
  const name = draftName();
  const kept = name === null ? null : remembered(name);
  return kept?.startsWith(`${questionId} `) === true ? kept.slice(questionId.length + 1) : '';
};

/** Keeps what is being written to a question, in the place of what was written to another. */
export const keepDraft = (questionId: string, text: string): void => {
  const name = draftName();
  if (name !== null) remember(name, text === '' ? null : `${questionId} ${text}`);
};
