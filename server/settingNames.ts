// Names in the environment that look like settings of ours and are none: a slip of the hand would otherwise be taken in silence, and the realm
// kept elsewhere than its operator believes. Invariant: the environment is everybody's. What others may have put there is never refused, and
// only spoken of where it begins as ours alone do or lies within a slip of one; no value of it is told.
import { distance } from '@sigilla/engine/core/distance.ts';

/** No other program is known to begin its names so. */
const OURS_ALONE = ['SIGILLA_', 'MORPHEUS_', 'TEACHERS_'];
/** Others do begin theirs so; ours are told by how they end. */
const SHARED = ['CLAUDE_', 'AI_'];
/** Of this project, and no settings of the server: docker-compose.yml, scripts and tests read them. */
const KNOWN = new Set([
  'SIGILLA_USER',
  'SIGILLA_HOST',
  'SIGILLA_LONG',
  'SIGILLA_PICTURES',
  'SIGILLA_PROGRAM',
  'SIGILLA_AS_ONE',
  'SIGILLA_ON_DISK',
  'SIGILLA_TEST_STORE',
  'SIGILLA_WRITE_GOLDENS',
]);
/** Lie within a slip of ours, and mean other programs. */
const FOREIGN = new Set(['API_URL', 'API_KEY', 'HOSTS', 'POST', 'SORT']);
/** What Kubernetes and Docker's links tell every container of its neighbours, one of which may be called sigilla. */
const NEIGHBOURS = /_SERVICE_(?:HOST|PORT)|_PORT_\d+_(?:TCP|UDP)/;
const isNeighbours = (name: string, value: string | undefined): boolean =>
  NEIGHBOURS.test(name) || (name.endsWith('_PORT') && /^(?:tcp|udp):/.test(value ?? ''));

/** From this length on a name may have two slips. */
const LONG = 8;
/** So far from ours is a name that begins as one, and is still led to it. */
const FAR = 8;

const lastWord = (name: string): string => name.slice(name.lastIndexOf('_'));
const slips = (name: string): number => (name.length < LONG ? 1 : 2);

/** The setting nearest to `name`, at most `most` slips away. */
const nearest = (name: string, settings: readonly string[], most: number): string | undefined =>
  settings
    .map((setting) => ({ setting, off: distance(name, setting, most) }))
    .filter(({ off }) => off <= most)
    .toSorted((one, other) => one.off - other.off)[0]?.setting;

/** What `name` is probably meant for; null where nothing is; undefined where it is none of ours to speak of. */
const meant = (name: string, settings: readonly string[]): string | null | undefined => {
  const plain = name.toUpperCase().replaceAll('-', '_');
  if (settings.includes(plain)) return plain.includes('_') ? plain : undefined;
  const near = nearest(plain, settings, slips(plain));
  if (near !== undefined) return near;
  const prefix = [...OURS_ALONE, ...SHARED].find((one) => plain.startsWith(one));
  if (prefix === undefined) return undefined;
  const bare = plain.slice(prefix.length);
  if (prefix === 'SIGILLA_')
    return settings.includes(bare) ? bare : (nearest(bare, settings, slips(bare)) ?? null);
  const alike = settings.filter(
    (setting) => setting.startsWith(prefix) && lastWord(setting) === lastWord(plain),
  );
  return nearest(plain, alike, FAR) ?? (OURS_ALONE.includes(prefix) ? null : undefined);
};

/** A sentence for each name in the environment that is probably meant for one of `settings` and is none. */
export const doubtfulNames = (
  environment: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): readonly string[] =>
  Object.keys(environment)
    .filter(
      (name) =>
        !settings.includes(name) &&
        !KNOWN.has(name) &&
        !FOREIGN.has(name) &&
        !isNeighbours(name, environment[name]),
    )
    .toSorted()
    .flatMap((name) => {
      const setting = meant(name, settings);
      // Where the case of a name does not matter, it was read.
      if (setting === undefined || (setting === name.toUpperCase() && environment[setting] !== undefined))
        return [];
      return setting === null
        ? [`${name} is no setting, and is not used (README, “Settings”)`]
        : [`${name} is no setting, and is not used; ${setting} is probably meant`];
    });
