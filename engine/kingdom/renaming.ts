// A kingdom under another name, whoever gave it: its ruler by a deed, or a guest who makes the kingdom their own.
import type { EventText } from '@sigilla/content/texts/events.ts';
import type { KingdomContent } from './content.ts';
import type { Kingdom } from './kingdom.ts';
import { likenessOf } from './names.ts';

/** The kingdom bears this name, which is tidy and allowed; whether another bears its like, the store says. */
export const renamed = (kingdom: Kingdom, name: string, content: KingdomContent): Kingdom => ({
  ...kingdom,
  name,
  nameKey: likenessOf(name, content),
});

/** What the chronicle says of it. */
export const tookName = (old: string, name: string): EventText => ({
  code: 'kingdomTookName',
  params: { old, name },
});
