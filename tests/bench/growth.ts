// `npm run bench:growth [-- DAYS] [WATCHED]`: how much the store grows in a day with nobody there, by a clock that is set forward, not waited for.
// Every job of the realm is done when it falls due, the housekeeper's too. Bytes are counted by collection (bodies, summaries, keys and
// index entries as they stand in the file), and the file itself is measured after a checkpoint. Give TMPDIR a memory disk: it syncs often.
import { openField } from '@sigilla/server/app/field.ts';
import { engageHousekeeper } from '@sigilla/server/app/housekeeping/housekeeping.ts';
import { wakeNpcs } from '@sigilla/server/app/npc.ts';
import { openWarHouse } from '../server/warHouse.ts';
import { weighFile } from './weigh.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** What a realm that nobody visits may grow by. */
const GOAL_MB = 10;

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(2).padStart(8);

const args = process.argv.slice(2);
const days = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 1);
/** A game server that somebody looks at all the time, if one is named. */
const watched = args.find((arg) => /^[a-z]/.test(arg)) ?? null;
const war = await openWarHouse({ npcTurnSeconds: null });
await wakeNpcs(war.house);
await engageHousekeeper(war.house);
const field = openField(war.house, war.presences);
const began = war.now();
let before = await weighFile(war.file);
for (let day = 1; day <= days; day += 1) {
  const cpu = process.cpuUsage();
  const end = began + day * DAY;
  if (watched === null) await war.until(end);
  else
    while (war.now() < end) {
      field.looked(watched);
      await new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
      await war.until(Math.min(end, war.now() + MINUTE));
    }
  const { user, system } = process.cpuUsage(cpu);
  const after = await weighFile(war.file);
  console.log(
    `day ${day}, ${watched === null ? 'nobody there' : `${watched} watched`}: MB grown, documents more`,
  );
  for (const [name, { documents, bytes }] of after.sizes) {
    const was = before.sizes.get(name) ?? { documents: 0, bytes: 0 };
    console.log(`  ${name.padEnd(12)} ${megabytes(bytes - was.bytes)}  ${documents - was.documents}`);
  }
  const grown = after.onDisk - before.onDisk;
  const verdict = grown < GOAL_MB * 1_000_000 ? 'met' : 'missed';
  console.log(
    `  the file     ${megabytes(grown)}  of ${megabytes(after.onDisk)} (goal under ${GOAL_MB}: ${verdict})`,
  );
  console.log(`  CPU          ${((user + system) / 1_000_000).toFixed(1)} s`);
  before = after;
}
await war.close();
