// Realms to be carried and looked through: a data file with a history and battles under way, everything that is in one, and the tools' doors.
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wakeNpcs } from '@sigilla/server/app/npc.ts';
import { AGGREGATES } from '@sigilla/server/store/collections.ts';
import type { ToolDoors } from '@sigilla/server/store/tools/instants.ts';
import { verifyRealm } from '@sigilla/server/store/tools/carry.ts';
import { openPlace } from '@sigilla/server/store/tools/place.ts';
import type { Place } from '@sigilla/server/store/tools/place.ts';
import { openProgress } from '@sigilla/server/store/tools/progress.ts';
import type { RawDocument } from '@sigilla/server/store/Store.ts';
import { NOW } from '../support/builders.ts';
import { predictableIds } from '../support/predictableIds.ts';
import { openWarHouse } from '../server/warHouse.ts';

const HOUR = 3_600_000;

/** A folder of a test's own. */
export const aFolder = (): string => mkdtempSync(path.join(tmpdir(), 'sigilla-carry-'));

/** The tools' doors, with a stopwatch that goes by itself; `said` hears the progress. */
export const toolDoors = (said: string[] = []): ToolDoors => {
  let time = 0;
  return {
    clock: { now: () => NOW, elapsed: () => time },
    ids: predictableIds('0'.repeat(32)),
    progress: openProgress({ elapsed: () => (time += 1000), write: (line) => said.push(line), every: 0 }),
  };
};

/** A realm that has lived for some hours, then was left: one challenge open, one battle under way. Answers its data file in `folder`. */
export const aRealm = async (folder: string): Promise<string> => {
  const war = await openWarHouse({ npcTurnSeconds: 120 });
  await wakeNpcs(war.house);
  const [one, other, third] = [await war.ruler(), await war.ruler(), await war.ruler()];
  await war.until(NOW + 6 * HOUR);
  const challenge = async (from: typeof one, to: typeof one): Promise<string> => {
    const sent = await war.act(from, 'initiate_battle', { targetUserId: to.id, armyId: 'army-1' });
    if (!sent.ok) throw new Error(`the challenge was refused: ${sent.refusal.code}`);
    return String(sent.result.actionResult['battleId']);
  };
  const fought = await challenge(one, other);
  await challenge(third, other);
  await war.act(other, 'accept_battle', { battleRequestId: fought, defenderArmyId: 'army-1' });
  await war.until(war.now());
  const left = await war.leave();
  const file = path.join(folder, 'realm.sqlite');
  renameSync(path.join(left.folder, 'realm.sqlite'), file);
  rmSync(left.folder, { recursive: true });
  return file;
};

/** Every document of a place as it is kept, by collection. */
export const everything = async (place: Place): Promise<Readonly<Record<string, readonly RawDocument[]>>> => {
  const store = await openPlace(place, () => NOW);
  const all: Record<string, RawDocument[]> = {};
  for (const collection of AGGREGATES) {
    const documents: RawDocument[] = [];
    for (let some = await store.scan(collection, { limit: 500 }); some.length > 0;) {
      documents.push(...some);
      some = await store.scan(collection, { limit: 500, after: some.at(-1)?.id ?? '' });
    }
    all[collection.name] = documents;
  }
  await store.close();
  return all;
};

/** The faults that are found in a place, as sentences. */
export const faultsIn = async (place: Place): Promise<readonly string[]> => {
  const faults: string[] = [];
  await verifyRealm(place, toolDoors(), ({ collection, id, what }) =>
    faults.push(`${collection}/${id}: ${what}`),
  );
  return faults;
};
