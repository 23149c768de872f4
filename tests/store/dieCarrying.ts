// A process that carries a realm and is killed in the midst: `node dieCarrying.ts copy|backup|restore FROM TO PARTS`. It gives itself
// SIGKILL at the moment when that many parts are done, so that nothing of it can tidy up; with a number too large it comes to its end.
import { elapsed, systemClock } from '@sigilla/server/clock.ts';
import { systemIds } from '@sigilla/server/ids.ts';
import { backupRealm, copyRealm, restoreRealm } from '@sigilla/server/store/tools/carry.ts';
import type { ToolDoors } from '@sigilla/server/store/tools/instants.ts';
import { placeOf } from '@sigilla/server/store/tools/place.ts';
import { openProgress } from '@sigilla/server/store/tools/progress.ts';

const [verb = '', from = '', to = '', parts = ''] = process.argv.slice(2);
const inner = openProgress({ elapsed, write: (line) => process.stderr.write(`${line}\n`), every: 0 });
let what = '';
let done = 0;
const doors: ToolDoors = {
  clock: systemClock,
  ids: systemIds,
  progress: {
    ...inner,
    begin(stage, ...counts) {
      what = stage;
      inner.begin(stage, ...counts);
    },
    add(more) {
      inner.add(more);
      if (!/^(into|backed up)/.test(what)) return;
      done += 1;
      if (done === Number(parts)) process.kill(process.pid, 'SIGKILL');
    },
  },
};
if (verb === 'copy') await copyRealm(placeOf(from), placeOf(to), doors);
else if (verb === 'backup') await backupRealm(placeOf(from), to, doors);
else await restoreRealm(from, placeOf(to), doors);
