// One scholar: a thread with the whole Latin engine open, who does one task after another.
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';
import { scholarTasks } from './tasks.ts';

const tasks: Readonly<Record<string, (...given: never[]) => unknown>> = scholarTasks(
  openAcademy(readLibrary()),
);

export interface Errand {
  readonly task: string;
  readonly given: readonly unknown[];
}

/** How one of several errands ended. */
export type Ended = { readonly answer: unknown } | { readonly error: unknown };

const done = ({ task, given }: Errand): unknown => {
  const known = tasks[task];
  if (known === undefined) throw new Error(`no scholar knows the task ${task}`);
  return known(...(given as never[]));
};

const ended = (errand: Errand): Ended => {
  try {
    return { answer: done(errand) };
  } catch (error) {
    return { error };
  }
};

/** Does one task, or several, of which none is the others' end; what it answers is plain data. */
export default (errand: Errand | readonly Errand[]): unknown =>
  'task' in errand ? done(errand) : errand.map(ended);
