// Readings of a game server's chronicle, for rooms and for REST alike.
import { eventSentence } from '@sigilla/content/texts/events.ts';
import { toldLine } from '@sigilla/engine/core/toldLine.ts';
import { chronicle } from '../../store/collections.ts';
import type { House } from '../house.ts';
import type { PageWish } from './pageWish.ts';
import { pageOf } from './pageWish.ts';

/** One page of a game server's chronicle, newest first. */
export const chroniclePage = async (house: House, serverId: string, wish: PageWish) => {
  const page = await house.store.find(chronicle, 'server', { prefix: [serverId], ...pageOf(wish) });
  const lines = page.items.map(({ id, body }) => toldLine(id, body, eventSentence));
  return { lines, next: page.next };
};
