// What a server logged last, for whoever reads why a fault went wrong: a line each, the moment, the level, the words and the error's first line.
// Invariant: what is told is short, however long the log, its lines or the stacks in them are.
const LENGTH = 2_000;
const LONGEST_LINE = 240;
const LEVELS: Readonly<Record<number, string>> = { 30: 'info', 40: 'warn', 50: 'ERROR', 60: 'FATAL' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (line: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

const spoken = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A line of the log in few words; null for one that says nothing. */
const shortly = (line: string): string | null => {
  const said = parsed(line);
  if (said === null) return line.trim() === '' ? null : line.trim().slice(0, LONGEST_LINE);
  const { time, level, msg, err, ...more } = said;
  const moment = typeof time === 'number' ? new Date(time).toISOString().slice(11, 23) : '';
  const cause = isRecord(err) ? `${spoken(err['type'])}: ${spoken(err['message'])}` : '';
  const rest = Object.entries(more).map(([name, value]) => `${name}=${spoken(value)}`);
  return [moment, LEVELS[Number(level)] ?? '', msg, cause, ...rest]
    .filter((part) => part !== '' && part !== undefined)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST_LINE);
};

/** The end of a log. What comes again and again is told once, with how often it came. */
export const lastWords = (log: string): readonly string[] => {
  const lines: { text: string; times: number }[] = [];
  for (const line of log.split('\n')) {
    const text = shortly(line);
    if (text === null) continue;
    const last = lines.at(-1);
    // The same but for its moment.
    if (last !== undefined && last.text.slice(12) === text.slice(12)) last.times += 1;
    else lines.push({ text, times: 1 });
  }
  const told: string[] = [];
  let length = 0;
  for (const { text, times } of lines.toReversed()) {
    const line = times === 1 ? text : `${text} (${times} times)`;
    length += line.length;
    if (length > LENGTH) break;
    told.unshift(line);
  }
  return told;
};
