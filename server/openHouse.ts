// The house that everybody works in: content, store, company and realm, as the settings want them.
// Invariant: nobody comes in before it stands; rooms, jobs and HTTP are opened over it (main.ts).
import { characterBook } from '@sigilla/content/characters/index.ts';
import { heroQuests } from '@sigilla/content/heroes/quests/index.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { magicContent } from '@sigilla/content/magic/index.ts';
import { readFinds } from '@sigilla/content/kingdom/finds.ts';
import { readHonorRules } from '@sigilla/content/learning/honors/index.ts';
import { readRenownRules } from '@sigilla/content/renown/index.ts';
import { wordNumbers } from '@sigilla/content/latin/wordNumbers.ts';
import { lookAlikes } from '@sigilla/content/kingdom/lookAlikes.ts';
import type { KingdomContent } from '@sigilla/engine/kingdom/content.ts';
import { councilBeside, councilHere } from './app/captains/council.ts';
import { alone } from './app/company.ts';
import type { CompanyOptions } from './app/company.ts';
import type { House } from './app/house.ts';
import { keyOlderNames } from './app/housekeeping/olderNames.ts';
import { openNotary } from './app/notary.ts';
import { keyedQueue } from './app/queue.ts';
import { openRealm, peopleRealm } from './app/realm.ts';
import { untilSessionsEnd } from './auth/endedSessions.ts';
import { openTokens } from './auth/tokens.ts';
import type { SteadyClock } from './clock.ts';
import { doubtsAbout } from './config.ts';
import type { Config } from './config.ts';
import type { Ids } from './ids.ts';
import { openLog } from './log.ts';
import type { Watch } from './metrics/watch.ts';
import type { RedisCompany } from './redis/openCompany.ts';
import { openStore } from './store/openStore.ts';
import { watchingAge } from './store/outdated.ts';

/** Actions that may wait on one kingdom; more are told to come again. */
const MOST_WAITING = 256;

const honors = readHonorRules();
const renown = readRenownRules();
const finds = readFinds();

/** The content with what the settings override in every game server's rules. */
const contentFor = (config: Config): KingdomContent => ({
  ...kingdomContent,
  ...magicContent,
  lookAlikes,
  wordNumbers,
  honors,
  heroQuests,
  characters: characterBook,
  renown,
  finds,
  gameServers: new Map(
    [...kingdomContent.gameServers].map(([id, rules]) => [
      id,
      {
        ...rules,
        orderWindowSeconds: config.ORDER_WINDOW_SECONDS ?? rules.orderWindowSeconds,
        npcTurnSeconds: config.NPC_TURN_SECONDS ?? rules.npcTurnSeconds,
      },
    ]),
  ),
});

/** The company in Redis, where the settings name one; its libraries are loaded only then. */
const openRedis = async (
  { REDIS_URL }: Config,
  ids: Ids,
  options: CompanyOptions,
): Promise<RedisCompany | null> => {
  if (REDIS_URL === undefined) return null;
  const { openCompany } = await import('./redis/openCompany.ts');
  return openCompany(REDIS_URL, ids.id(), options);
};

/** The house as the settings want it, peopled, and the company in Redis that it keeps, if any. Rejects when the data is in use. */
export const openHouse = async (
  config: Config,
  clock: SteadyClock,
  ids: Ids,
  hasThreads: boolean,
  watch: Watch | undefined,
): Promise<{ readonly house: House; readonly redis: RedisCompany | null }> => {
  const log = openLog(config);
  for (const doubt of doubtsAbout(config)) log.warn(doubt);
  const options = { clock, log, limitFactor: config.RATE_LIMIT_FACTOR };
  const redis = await openRedis(config, ids, options);
  const company = redis ?? alone(options);
  const opened = await openStore(config, () => clock.now(), { writesBeside: hasThreads }).catch(
    async (error: unknown) => {
      await company.close();
      throw error;
    },
  );
  const { store, age } = watchingAge(opened);
  const transactor = { store, clock, ids, log, publisher: company.publisher, ...(watch && { watch }) };
  const content = contentFor(config);
  const realm = await openRealm({ ...transactor, content });
  await keyOlderNames(transactor.store, content);
  const house: House = {
    ...transactor,
    config,
    content,
    tokens: untilSessionsEnd(
      openTokens(config.TOKEN_SECRET ?? realm.tokenSecret, clock),
      company.publisher,
      clock,
    ),
    limits: company.limits,
    company,
    age,
    queue: keyedQueue(MOST_WAITING),
    council: hasThreads ? councilBeside(log) : councilHere(),
    notary: await openNotary({ ...transactor, content }),
    secret: realm.secret,
  };
  await peopleRealm(house, config.NPC_KINGDOMS);
  return { house, redis };
};
