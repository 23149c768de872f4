// The rules of challenging: what kind of battle it is, which army may go, which rival may be asked, what a herald may say.
// Checks see only what the player may see; the same functions run in the browser before the herald is sent.
// Numbers and reasons: docs/RULES.md, "War".
import { fine, firstRefusal, refuse } from '../core/result.ts';
import type { Result } from '../core/result.ts';
import { freeArmy } from '../kingdom/armies.ts';
import type { KingdomContent, RealmRules } from '../kingdom/content.ts';
import { tallyOf } from '../kingdom/dayTally.ts';
import type { Army, DayTally } from '../kingdom/kingdom.ts';
import { isFitToRead } from '../kingdom/names.ts';
import type { OwnKingdomView, TargetView } from '../kingdom/views.ts';
import { BY_TORCHES, UNDER_EARTH } from '@sigilla/content/schema/terrain.ts';
import type { BattleType, TerrainId } from '@sigilla/content/schema/terrain.ts';
import type { WeatherId } from '@sigilla/content/schema/weather.ts';
import type { EventText } from '@sigilla/content/texts/events.ts';
import { MAX_MESSAGE } from './battle.ts';
import type { BattleDoc } from './battle.ts';
import type { BattleKind } from './kinds.ts';
import type { Side } from '../battle/setup.ts';

/** Ranked battles a day against one opponent (G-180). */
const RANKED_A_DAY = 3;
/** Raids a day, whomever they are on (G-188). */
const RAIDS_A_DAY = 10;
/** Heralds a day to one ruler who takes none of them up: whoever won't fight is asked five times, and left in peace until tomorrow. */
const HERALDS_A_DAY = 5;
/** Rulers of whom a kingdom remembers that they took none up, so that it stays small: of more, the first is forgotten. */
const UNANSWERED = 100;
/** Sparring partners a day who bring experience (G-180). */
export const PAID_SPARRING_PARTNERS = 3;
/** Experience for each side of a paid bout (G-180). */
export const SPARRING_EXPERIENCE = 10;

/** Turns that sending a challenge costs; answering one is free, and so are orders. */
export const CHALLENGE_TURNS: Readonly<Record<BattleKind, number>> = { sparring: 1, raid: 3, ranked: 3 };

/**
 * What a challenge amounts to. In earnest (`ranked`) it is a raid on a kingdom of the realm's own and a ranked battle with a player;
 * otherwise it is sparring.
 */
export const kindOf = (inEarnest: boolean, rivalIsNpc: boolean): BattleKind => {
  if (!inEarnest) return 'sparring';
  return rivalIsNpc ? 'raid' : 'ranked';
};

/** The kind of fighting when the herald names none: a raid is a skirmish, and where the veil is thin spells are cast. */
export const typeByDefault = (kind: BattleKind, terrain: TerrainId): BattleType => {
  if (terrain === 'magical') return 'magical';
  return kind === 'raid' ? 'skirmish' : 'field';
};

/** A challenge whose ground was countered, and not yet agreed on: nobody can take it up. */
export const awaitsGround = ({ counter }: Pick<BattleDoc, 'counter'>): boolean =>
  counter !== null && !counter.agreed;

/** What a herald calls each kind of battle. */
export const KIND_WORDS: Readonly<Record<BattleKind, string>> = {
  sparring: 'a bout with blunted steel',
  raid: 'a raid',
  ranked: 'a ranked battle',
};

/** What a herald adds of the kind of fighting; nothing where it goes without saying. */
export const FIGHTING_WORDS: Readonly<Record<BattleType, string>> = {
  field: '',
  siege: ', and means to besiege you',
  skirmish: ', quick and loose',
  magical: ', spell against spell',
};

/** Where a battle is fought, as a phrase: "on the plains". */
export const groundPhrase = (terrain: TerrainId, content: KingdomContent): string =>
  content.terrains.get(terrain)?.phrase ?? 'in the field';

/** Under what sky it is fought, as a phrase: "in the rain", "by torchlight". */
const skyPhrase = (terrain: TerrainId, weather: WeatherId | null, content: KingdomContent): string =>
  UNDER_EARTH.includes(terrain)
    ? BY_TORCHES
    : (content.weathers.get(weather ?? 'clear')?.phrase ?? 'under the sky');

/** The line with which the chronicle tells that two hosts stand drawn up. `variant` chooses the words. */
export const drawnUpLine = (
  { attacker, defender, terrain, weather }: BattleDoc,
  content: KingdomContent,
  variant: number,
): EventText => ({
  code: 'battleBegun',
  params: {
    attacker: attacker.kingdomName,
    defender: defender.kingdomName,
    ground: groundPhrase(terrain, content),
    sky: skyPhrase(terrain, weather, content),
  },
  variant,
});

/** The tally with one more raid sent out in it. One that is called back is not given back, for the herald has ridden. */
export const raidTallied = (today: DayTally, now: number): DayTally => {
  const tally = tallyOf(today, now);
  return { ...tally, raids: tally.raids + 1 };
};

/** The tally with one more herald in it who rode to `rivalId`. One that is called back is not given back, for the rival has heard of both. */
export const heraldTallied = (today: DayTally, rivalId: string, now: number): DayTally => {
  const tally = tallyOf(today, now);
  const { [rivalId]: sent = 0, ...others } = tally.heralds;
  const lately = Object.entries(others).slice(1 - UNANSWERED);
  return { ...tally, heralds: { ...Object.fromEntries(lately), [rivalId]: sent + 1 } };
};

/** The tally once the two have met: whoever fights may be asked as often again. */
export const heraldsHeard = (today: DayTally, rivalId: string): DayTally => {
  const { [rivalId]: _heard, ...heralds } = today.heralds;
  return { ...today, heralds };
};

/** May one more herald ride to that ruler today? Not after five that led to no battle; the realm's own are asked as often as one likes. */
export const mayRide = (
  { today }: Pick<OwnKingdomView, 'today'>,
  rival: TargetView | null,
  now: number,
): Result<void> =>
  rival === null || (tallyOf(today, now).heralds[rival.id] ?? 0) < HERALDS_A_DAY
    ? fine
    : refuse({ code: 'heralds_today', params: { kingdom: rival.name } });

/** The tally with one more ranked battle against `rivalId` in it. */
export const tallied = (today: DayTally, rivalId: string, now: number): DayTally => {
  const tally = tallyOf(today, now);
  return { ...tally, ranked: { ...tally.ranked, [rivalId]: (tally.ranked[rivalId] ?? 0) + 1 } };
};

/** The army of that id when it can march: known, free, and not empty. */
export const readyArmy = (armies: readonly Army[], armyId: string): Result<Army> => {
  const army = freeArmy(armies, armyId);
  return army.ok && army.value.units.length === 0
    ? refuse({ code: 'army_empty', params: { army: army.value.name } })
    : army;
};

const HOUR_MS = 3_600_000;

const mayRaid = (kingdom: Pick<OwnKingdomView, 'today'>, rival: TargetView, now: number): Result<void> => {
  if (!rival.isNpc) return refuse({ code: 'raid_needs_npc', params: {} });
  return tallyOf(kingdom.today, now).raids < RAIDS_A_DAY
    ? fine
    : refuse({ code: 'raids_today', params: { limit: RAIDS_A_DAY } });
};

const mayFightRanked = (
  kingdom: Pick<OwnKingdomView, 'level' | 'today'>,
  rival: TargetView,
  rules: RealmRules,
  now: number,
): Result<void> => {
  const { pvpLevel } = rules;
  if (kingdom.level < pvpLevel)
    return refuse({ code: 'level_required', params: { level: pvpLevel, n: pvpLevel - kingdom.level } });
  if (rival.level < pvpLevel)
    return refuse({ code: 'rival_level', params: { kingdom: rival.name, level: pvpLevel } });
  if (rival.protectedUntil !== null && rival.protectedUntil > now) {
    const hours = Math.ceil((rival.protectedUntil - now) / HOUR_MS);
    return refuse({ code: 'rival_protected', params: { kingdom: rival.name, hours } });
  }
  if ((tallyOf(kingdom.today, now).ranked[rival.id] ?? 0) >= RANKED_A_DAY)
    return refuse({ code: 'ranked_today', params: { kingdom: rival.name, limit: RANKED_A_DAY } });
  return fine;
};

/** May `kingdom` fight `rival` in this kind of battle now? Either may be the challenger. */
export const mayFight = (
  kind: BattleKind,
  kingdom: Pick<OwnKingdomView, 'id' | 'serverId' | 'level' | 'today'>,
  rival: TargetView | null,
  rules: RealmRules,
  now: number,
): Result<void> => {
  if (rival === null || rival.serverId !== kingdom.serverId)
    return refuse({ code: 'unknown_rival', params: {} });
  if (rival.id === kingdom.id) return refuse({ code: 'challenge_self', params: {} });
  switch (kind) {
    case 'sparring':
      return fine;
    case 'raid':
      return mayRaid(kingdom, rival, now);
    case 'ranked':
      return rival.isNpc
        ? refuse({ code: 'ranked_needs_player', params: { kingdom: rival.name } })
        : mayFightRanked(kingdom, rival, rules, now);
  }
};

/** What a ruler may know of the battle that is open between them and a rival: which side is theirs, and whether it was accepted. */
export interface OpenBattle {
  readonly side: Side;
  readonly accepted: boolean;
}

/** May a new challenge be sent while `open` stands between the two kingdoms? */
export const nothingOpen = (
  open: OpenBattle | null,
  rival: Pick<TargetView, 'name'> | null,
): Result<void> => {
  if (open === null) return fine;
  if (open.accepted || rival === null) return refuse({ code: 'challenge_open', params: {} });
  return open.side === 'attacker'
    ? refuse({ code: 'challenge_unanswered', params: { kingdom: rival.name } })
    : refuse({ code: 'challenge_received', params: { kingdom: rival.name } });
};

/** The sentence a herald reads: a set phrase by its key, or the words themselves. */
export const spokenMessage = (words: string, content: Pick<KingdomContent, 'challengePhrases'>): string =>
  content.challengePhrases.get(words) ?? words.trim();

/** Is it fit to be read out? Guests choose among the set phrases (G-186); others' words pass the filter of public text (G-187). */
export const fitMessage = (
  words: string,
  isGuest: boolean,
  content: Pick<KingdomContent, 'challengePhrases' | 'unfitWords' | 'lookAlikes'>,
): Result<void> => {
  const message = spokenMessage(words, content);
  const isSet = [...content.challengePhrases.values()].includes(message);
  return firstRefusal(
    () =>
      message.length > MAX_MESSAGE ? refuse({ code: 'message_length', params: { max: MAX_MESSAGE } }) : fine,
    () => (isGuest && !isSet ? refuse({ code: 'guest_set_phrases', params: {} }) : fine),
    () => (isFitToRead(message, content) ? fine : refuse({ code: 'message_unfit', params: {} })),
  );
};
