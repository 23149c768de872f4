// The moderators' queue as it is read: what waits, the oldest first, and where that stands which is reported. Whoever asks is looked at by whoever hands it on.
import { reportLine } from '@sigilla/engine/learning/report.ts';
import { battles, kingdoms, questions, reports } from '../../store/collections.ts';
import type { Report } from '@sigilla/engine/learning/report.ts';
import { ledAt } from '@sigilla/engine/characters/heroId.ts';
import type { House } from '../house.ts';

const MOST = 100;

/** The reports that wait to be settled, the oldest hundred. */
export const openReports = async ({ store }: Pick<House, 'store'>) =>
  (await store.find(reports, 'open', { prefix: [], limit: MOST })).items.map(({ body }) => reportLine(body));

/** The game server on which words stand that may be reported, or that pays for a question; undefined where they are gone. */
export const serverOfWords = async (
  { store }: Pick<House, 'store'>,
  { kind, id }: Report['about'],
): Promise<string | undefined> => {
  switch (kind) {
    case 'question':
      return (await store.get(questions, id))?.body.paysOn;
    case 'kingdom_name':
      return (await store.get(kingdoms, id))?.body.serverId;
    case 'challenge_words':
      return (await store.get(battles, id))?.body.serverId;
    case 'hero_name':
      return (await store.get(battles, ledAt(id)?.battleId ?? ''))?.body.serverId;
  }
};

/** The game server that a report is about; undefined as above. */
export const serverOfReport = async (
  house: Pick<House, 'store'>,
  reportId: string,
): Promise<string | undefined> => {
  const report = await house.store.get(reports, reportId);
  return report === null ? undefined : serverOfWords(house, report.body.about);
};
