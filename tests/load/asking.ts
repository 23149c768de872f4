// A child process that is asked one thing at a time and answers it: the server under load, and each crowd of players.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

type Told = { readonly answer: unknown } | { readonly fault: string };

/** What a child answers to each kind of question. */
export type Answers<Q extends { readonly ask: string }> = { readonly [K in Q['ask']]: unknown };

export interface Asked<Q extends { readonly ask: string }, A extends Answers<Q>> {
  readonly process: ChildProcess;
  /** Rejects with what went wrong in the child, or that it has ended. */
  ask<K extends Q['ask']>(question: Extract<Q, { readonly ask: K }>): Promise<A[K]>;
}

/** Starts `script` as a child that answers. */
export const askable = <Q extends { readonly ask: string }, A extends Answers<Q>>(
  script: string,
  execArgv: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Asked<Q, A> => {
  const child = fork(script, [], {
    execArgv: [...execArgv],
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const ask = (question: Q): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const ended = (code: number | null): void => reject(new Error(`${script} ended with code ${code}`));
      child.once('exit', ended);
      child.once('message', (told: Told) => {
        child.off('exit', ended);
        if ('fault' in told) reject(new Error(told.fault));
        else resolve(told.answer);
      });
      child.send(question);
    });
  return { process: child, ask: ask as Asked<Q, A>['ask'] };
};

/** Has this process answer; a question `close` is its last. */
export const answer = (reply: (question: never) => Promise<unknown>): void => {
  const say = (told: Told): void => void process.send?.(told);
  process.on('message', (question: { readonly ask: string }) => {
    reply(question as never)
      .then(
        (answered) => say({ answer: answered }),
        (error: unknown) =>
          say({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      )
      .finally(() => {
        if (question.ask === 'close') process.disconnect();
      })
      .catch(() => process.exit(1));
  });
  // Whoever asked is gone: nobody needs the answers.
  process.on('disconnect', () => process.exit(0));
};
