// Latin words over REST, wherever they stand: what a form may be, and which words of the captions one has learned.
import { CAPTION_WORDS } from '@sigilla/content/texts/captions.ts';
import { ok } from '@sigilla/engine/core/result.ts';
import type { Scholars } from '../app/academy/scholars.ts';
import type { House } from '../app/house.ts';
import { learnedOf } from '../app/readings/learner.ts';
import type { wordRoutes } from '../contract/words.ts';
import type { Handlers } from './call.ts';

type Words = Pick<Handlers<'latin'>, keyof typeof wordRoutes>;

export const wordHandlers = (house: House, scholars: Scholars): Words => ({
  async word({ query, exchange }) {
    const may = await house.limits.take('lookUp', exchange.from.address);
    if (!may.ok) return may;
    const read = await scholars.ask('word', query.form);
    return read.ok ? ok({ readings: read.value }) : read;
  },

  async learnedOfCaptions({ identity }) {
    return ok({ words: await learnedOf(house, identity.accountId, CAPTION_WORDS) });
  },
});
