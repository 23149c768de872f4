// Waiting until the realm has sworn to a battle that was taken up: it does so a moment later, once captains have been heard.
import { battles } from '@sigilla/server/store/collections.ts';
import type { TestServer } from './server.ts';
import { until } from './until.ts';

/** Waits until both hosts are drawn up, which they are with the oath where no window gives a word. */
export const drawnUpOn = ({ house }: Pick<TestServer, 'house'>, battleId: string): Promise<void> =>
  until(async () => ((await house.store.get(battles, battleId))?.body.setup ?? null) !== null);
