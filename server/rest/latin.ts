// The academy over REST. What takes the Latin engine's time is done by the scholars, on threads of their own.
import { utcDay } from '@sigilla/engine/core/day.ts';
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import type { House } from '../app/house.ts';
import type { Scholars } from '../app/academy/scholars.ts';
import type { latinRoutes } from '../contract/latin.ts';
import type { Handlers } from './call.ts';

type Books = Pick<Handlers<'latin'>, keyof typeof latinRoutes>;

export const latinHandlers = (
  { limits, clock }: Pick<House, 'limits' | 'clock'>,
  scholars: Scholars,
): Books => ({
  async dictionary({ query: { query, letter, level, frequency, theme, limit, offset }, exchange }) {
    const may = await limits.take('lookUp', exchange.from.address);
    if (!may.ok) return may;
    const found = await scholars.ask('search', {
      ...(query === undefined ? {} : { query }),
      ...(letter === undefined ? {} : { letter }),
      ...(level === undefined ? {} : { level }),
      ...(frequency === undefined ? {} : { frequency }),
      ...(theme === undefined ? {} : { theme }),
      limit,
      offset,
    });
    if (!found.ok || query !== undefined) return found;
    const page = [letter, level, frequency, theme, limit, offset].join(' ');
    return { ...found, keptAs: `dictionary ${page}` };
  },

  async entry({ params, exchange }) {
    const may = await limits.take('lookUp', exchange.from.address);
    if (!may.ok) return may;
    const found = await scholars.ask('entry', params.id);
    if (!found.ok) return found;
    return found.value === null ? refuse({ code: 'word_unknown', params: {} }) : ok(found.value);
  },

  async wordOfDay({ exchange }) {
    const may = await limits.take('lookUp', exchange.from.address);
    if (!may.ok) return may;
    const day = utcDay(clock.now());
    const found = await scholars.ask('wordOfDay', day);
    if (!found.ok) return found;
    if (found.value === null) return refuse({ code: 'word_unknown', params: {} });
    return { ...ok({ day, ...found.value }), keptAs: `word of ${day}` };
  },

  async translate({ query, exchange }) {
    const may = await limits.take('translation', exchange.from.address);
    if (!may.ok) return may;
    const translated = await scholars.ask('translate', query.text);
    return translated.ok ? ok({ translation: translated.value }) : translated;
  },

  async drill({ body: { id, answer, ...place }, exchange }) {
    const may = await limits.take('lookUp', exchange.from.address);
    if (!may.ok) return may;
    const graded = await scholars.ask('drill', id, place, answer);
    if (!graded.ok) return graded;
    return graded.value === null ? refuse({ code: 'cell_unknown', params: {} }) : ok(graded.value);
  },
});
