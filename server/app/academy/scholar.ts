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

/** Does one task; what it answers is plain data. */
export default ({ task, given }: Errand): unknown => {
  const known = tasks[task];
  if (known === undefined) throw new Error(`no scholar knows the task ${task}`);
  return known(...(given as never[]));
};
