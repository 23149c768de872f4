// The moderators' queue as it is read: what waits, the oldest first. Whoever asks is looked at by whoever hands it on.
import { reportLine } from '@sigilla/engine/learning/report.ts';
import { reports } from '../../store/collections.ts';
import type { House } from '../house.ts';

const MOST = 100;

/** The reports that wait to be settled, the oldest hundred. */
export const openReports = async ({ store }: Pick<House, 'store'>) =>
  (await store.find(reports, 'open', { prefix: [], limit: MOST })).items.map(({ body }) => reportLine(body));
