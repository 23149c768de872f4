// The moderators' queue over REST.
import { ok, refuse } from '@sigilla/engine/core/result.ts';
import { reportLine } from '@sigilla/engine/learning/report.ts';
import type { House } from '../app/house.ts';
import { reports } from '../store/collections.ts';
import type { Handlers } from './call.ts';

const MOST = 100;

export const reportHandlers = (house: House): Handlers<'reports'> => ({
  async open({ identity }) {
    if (identity.role === 'player') return refuse({ code: 'not_allowed', params: {} });
    const { items } = await house.store.find(reports, 'open', { prefix: [], limit: MOST });
    return ok({ reports: items.map(({ body }) => reportLine(body)) });
  },
});
