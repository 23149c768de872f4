// Access tokens whose session has ended: they identify nobody for as long as they could have been good, whatever else ends meanwhile.
import { describe, expect, it } from 'vitest';
import { AccountId } from '@sigilla/engine/core/brand.ts';
import type { Publisher } from '@sigilla/server/app/publish.ts';
import { untilSessionsEnd } from '@sigilla/server/auth/endedSessions.ts';
import { ACCESS_SECONDS, openTokens } from '@sigilla/server/auth/tokens.ts';
import { topics } from '@sigilla/server/store/topics.ts';

const ruler = { id: AccountId.parse('ruler'), role: 'player', isGuest: false } as const;
const NOW = 1_800_000_000_000;

const aGate = () => {
  let passed = 0;
  const clock = { now: () => NOW + passed, elapsed: () => passed };
  const heard: Parameters<Publisher['subscribe']>[1][] = [];
  const tokens = untilSessionsEnd(
    openTokens('a secret of thirty-two characters', clock),
    {
      subscribe: (topic, listener) => {
        expect(topic).toBe(topics.sessions());
        heard.push(listener);
        return () => undefined;
      },
    },
    clock,
  );
  return {
    tokens,
    pass: (seconds: number) => void (passed += 1000 * seconds),
    end: (id: string) => {
      const fact = { aggregate: 'sessions', revision: 0, movesRank: false, dueAt: 0 } as const;
      for (const listener of heard) listener({ ...fact, topic: topics.sessions(), id });
    },
  };
};

describe('an access token', () => {
  it('is good until its session ends, and another session’s is good after that', () => {
    const { tokens, end } = aGate();
    const [first, second] = ['first', 'second'].map((id) => tokens.access(ruler, id));
    end('first');
    expect(tokens.identify(first ?? '')).toBeNull();
    expect(tokens.identify(second ?? '')).toMatchObject({ accountId: 'ruler', sessionId: 'second' });
    expect(tokens.identify(tokens.access(ruler, null))).toMatchObject({ sessionId: null });
  });

  it('stays good for nothing, however many sessions end before it has run out', () => {
    const { tokens, pass, end } = aGate();
    const late = tokens.access(ruler, 'first');
    end('first');
    for (let minute = 1; minute < ACCESS_SECONDS / 60; minute += 1) {
      pass(60);
      end(`another ${minute}`);
      expect(tokens.identify(late), `after ${minute} minutes`).toBeNull();
    }
  });
});
