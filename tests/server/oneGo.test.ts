// What goes over a line in one go, and that nothing is held back, put out of order or lost by it.
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inOneGo } from '@sigilla/server/oneGo.ts';

/** A line that notes what each call of the system would carry, and a connection over it. */
const aLine = () => {
  const calls: string[] = [];
  const line = new Writable({
    write(chunk: Buffer, _encoding, done) {
      calls.push(String(chunk));
      done();
    },
    writev(chunks, done) {
      calls.push(chunks.map(({ chunk }) => String(chunk)).join(' '));
      done();
    },
  });
  const connection = {
    send: (word: string): void => {
      line.cork();
      line.write(word);
      line.uncork();
    },
  };
  inOneGo(connection, line);
  return { calls, line, say: (word: string) => connection.send(word) };
};

describe('what is sent to a connection', () => {
  it('in one turn goes in one go, in its order, and what comes later by itself', async () => {
    const [one, other] = [aLine(), aLine()];
    one.say('answer');
    other.say('word');
    await Promise.resolve();
    one.say('change');
    expect(one.calls).toEqual([]);
    await nextTurn();
    expect(one.calls).toEqual(['answer change']);
    expect(other.calls).toEqual(['word']);
    one.say('later');
    await nextTurn();
    expect(one.calls).toEqual(['answer change', 'later']);
  });

  it('goes with what is drawn in the turn that was asked for before it', async () => {
    const { calls, say } = aLine();
    setImmediate(() => say('change'));
    say('answer');
    await nextTurn();
    expect(calls).toEqual(['answer change']);
  });

  it('is not lost when the connection ends in the same turn', async () => {
    const { calls, line, say } = aLine();
    say('answer');
    say('farewell');
    line.end();
    await nextTurn();
    expect(calls.join(' ')).toBe('answer farewell');
    expect(line.writableFinished).toBe(true);
  });

  it('goes on to others when a line is gone', async () => {
    const [gone, there] = [aLine(), aLine()];
    gone.say('word');
    there.say('word');
    gone.line.destroy();
    await nextTurn();
    expect(there.calls).toEqual(['word']);
  });
});
