// Which of the driver's errors pass by themselves. The driver hands some errors of the network through as they come from Node.
import { MongoNetworkError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { isPassing } from '@sigilla/server/store/mongo/faults.ts';

const fromNode = (code: string): Error =>
  Object.assign(new Error(`write ${code}`), { code, syscall: 'write' });

describe('an error of the driver', () => {
  it.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'ECONNABORTED'])(
    'passes when the network says %s, whoever wraps it',
    (code) => {
      expect(isPassing(fromNode(code))).toBe(true);
      expect(isPassing(new MongoNetworkError('connection closed', { cause: fromNode(code) }))).toBe(true);
    },
  );

  it('does not pass when it is a bug', () => {
    expect(isPassing(new TypeError('undefined is not a function'))).toBe(false);
    expect(isPassing(fromNode('ERR_INVALID_ARG_TYPE'))).toBe(false);
  });
});
