// MongoDB away, silent, slow, or without its primary: seen from the server through a proxy of the harness, or as a set of three loses a member.
import { smallDisk } from '../harness/smallDisk.ts';
import { mongoStage } from '../harness/stages.ts';
import { Proxy } from '../harness/proxy.ts';
import type { Weather } from '../harness/proxy.ts';
import type { Row } from '../harness/table.ts';
import { ailing } from './ailing.ts';
import type { Ailment } from './ailing.ts';

/** What the way to the store is like while it ails, and what comes of it. */
export type StoreWeather = Pick<Ailment, 'fault' | 'lastsMs' | 'refusals' | 'readiness' | 'isReadable'> & {
  readonly weather: Weather;
};

/** A proxied member is spoken to directly: as one of a set the driver would find its way around the proxy. */
const throughPort = (url: string, port: number): string => {
  const direct = new URL(url);
  direct.host = `127.0.0.1:${port}`;
  direct.search = '?directConnection=true';
  return direct.href;
};

/** One weather after another, so many times over. */
export const inWeather = async (
  weathers: readonly StoreWeather[],
  seed: string,
  times: number,
): Promise<Row> => {
  let target = { host: '127.0.0.1', port: 0 };
  const proxy = await Proxy.open(() => target);
  const stage = await mongoStage(1, async (url) => {
    target = { host: '127.0.0.1', port: Number(new URL(url).port) };
    return throughPort(url, proxy.port);
  });
  const set = (next: Weather) => () => {
    proxy.weather = next;
  };
  const ailments = weathers.map(({ weather, ...ailment }) => ({
    ...ailment,
    begins: set(weather),
    ends: set({}),
  }));
  try {
    return await ailing({ stage, seed }, ailments, times);
  } finally {
    await proxy.close();
  }
};

export const primaryKilled = async (seed: string, times: number): Promise<Row> => {
  const stage = await mongoStage(3);
  return ailing(
    { stage, seed },
    [
      {
        fault: 'primary of three killed',
        begins: () => stage.mongo.kill9('primary'),
        ends: () => stage.mongo.start(),
        lastsMs: 0,
        refusals: 0,
        readiness: null,
        isReadable: false,
        isGotOver: true,
      },
    ],
    times,
  );
};

/** Room for the journal that mongod makes ahead, and a little more. */
const DISK_BYTES = 600 * 1024 * 1024;

/**
 * mongod has made the room for its journal ahead. What a full disk ends it by is its checkpoint: a minute after the last one unless told, as long
 * as this harness is patient, so that it came too late now and then.
 */
const OFTEN = ['--syncdelay', '2'];

/** mongod ends when it can't write, and is started again, by whoever supervises it, once there is room. */
export const mongoDiskFull = async (seed: string, times: number): Promise<Row> => {
  const disk = smallDisk(DISK_BYTES);
  try {
    const stage = await mongoStage(1, async (url) => url, disk.disk, OFTEN);
    return await ailing(
      { stage, seed },
      [
        {
          fault: 'disk of MongoDB full',
          begins: () => disk.fill(),
          async ends() {
            disk.empty();
            await stage.mongo.start();
          },
          lastsMs: 1_000,
          refusals: 5,
          readiness: 'unwritable',
          isReadable: false,
        },
      ],
      times,
    );
  } finally {
    disk.dispose();
  }
};
