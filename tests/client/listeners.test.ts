// Those who listen to something outside of React.
import { describe, expect, it } from 'vitest';
import { openListeners } from '@sigilla/client/ui/listeners.ts';

describe('listeners', () => {
  it('are told until they have gone', () => {
    const heard: string[] = [];
    const { subscribe, tell } = openListeners();
    const [endOne] = ['one', 'other'].map((name) => subscribe(() => heard.push(name)));
    tell();
    endOne?.();
    tell();
    expect(heard).toEqual(['one', 'other', 'other']);
  });

  it('are attended from the first to the last, and anew when one comes again', () => {
    const done: string[] = [];
    const { subscribe } = openListeners(() => {
      done.push('begun');
      return () => done.push('ended');
    });
    const ends = [subscribe(() => undefined), subscribe(() => undefined)];
    for (const end of ends) {
      expect(done).toEqual(['begun']);
      end();
    }
    expect(done).toEqual(['begun', 'ended']);
    subscribe(() => undefined)();
    expect(done).toEqual(['begun', 'ended', 'begun', 'ended']);
  });
});
