// How much one address may say in rooms: beyond that it is read on later, whoever it is; others are heard meanwhile.
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { roomMessages } from '@sigilla/server/rest/roomMessages.ts';

afterEach(() => void vi.useRealTimers());

const from = (remoteAddress: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: {} }) as unknown as IncomingMessage;

const aLine = () => {
  const line = Object.assign(new EventEmitter(), {
    isRead: true,
    pause: () => void (line.isRead = false),
    resume: () => void (line.isRead = true),
    says: (times: number) => {
      for (let time = 0; time < times; time += 1) line.emit('message');
    },
  });
  return line;
};

describe('what rooms hear', () => {
  it('of one address has an end, over all of its windows together; then it is read on', () => {
    vi.useFakeTimers();
    const listen = roomMessages(1, 0, () => Date.now());
    const [first, second, other] = [aLine(), aLine(), aLine()];
    listen(first, from('198.51.100.1'));
    listen(second, from('198.51.100.1'));
    listen(other, from('203.0.113.1'));
    first.says(1_000);
    second.says(499);
    expect([first.isRead, second.isRead]).toEqual([true, true]);
    second.says(1);
    expect([first.isRead, second.isRead]).toEqual([true, false]);
    first.says(1);
    other.says(1_499);
    expect([first.isRead, other.isRead]).toEqual([false, true]);
    vi.advanceTimersByTime(5_000);
    expect([first.isRead, second.isRead]).toEqual([true, true]);
    first.says(1_499);
    expect(first.isRead).toBe(true);
  });

  it('is more where limits are multiplied', () => {
    const listen = roomMessages(2, 0, () => 0);
    const line = aLine();
    listen(line, from('198.51.100.1'));
    line.says(2_999);
    expect(line.isRead).toBe(true);
    line.says(1);
    expect(line.isRead).toBe(false);
  });
});
