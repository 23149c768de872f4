// The thread that writes: a connection of its own to the data file, and whatever group comes next (beside.ts is the other end).
import { parentPort, workerData } from 'node:worker_threads';
import { configure, openConnection, type ConnectionOptions } from './connection.ts';
import { packedFates, unpackedGroup, type Parcel } from './parcels.ts';
import { Scribe } from './scribe.ts';
import { prepareStatements } from './statements.ts';

const port = parentPort;
if (port === null) throw new Error('this is a thread of the store, and no program');
const { file, ...options } = workerData as ConnectionOptions;
const db = openConnection(file);
configure(db, options);
const scribe = new Scribe(db, prepareStatements(db));

port.on('message', (parcel: Parcel | null) => {
  if (parcel !== null) {
    port.postMessage(packedFates(scribe.write(unpackedGroup(parcel))), []);
    return;
  }
  db.close();
  port.close();
});

// What can't be read can't be written. Unheard, it would be waited for; this ends the thread, and the other end hears that.
port.on('messageerror', (error) => {
  throw error;
});
