// One kingdom ruled by one policy for so many turns, in memory, by the engine's own verbs, its feats paid as the one writer pays them; the hours
// pass as the turns are spent, but for the turns that feats bring. Whoever fights rides against the realm's own kingdoms, as they were founded.
// Invariant: the same policy and seed play the same.
import { rewardsOf } from '@sigilla/content/schema/feat.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import type { Kingdom } from '@sigilla/engine/kingdom/kingdom.ts';
import { ledgerLines } from '@sigilla/engine/kingdom/ledger.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import { worthOf } from '@sigilla/engine/kingdom/forecast.ts';
import { incomeOf } from '@sigilla/engine/kingdom/income.ts';
import { levelOf } from '@sigilla/engine/kingdom/levels.ts';
import { powerOfArmy } from '@sigilla/engine/kingdom/power.ts';
import { aKingdom, anNpcKingdom, content, HOUR, NOW, rulesOf } from '../../support/builders.ts';
import { MemoryRealm } from '../../support/realm.ts';
import { challenging, settle, theBattle, war } from '../../engine/war/wager.ts';
import type { Policy } from './policies.ts';
import { situationOf } from './situation.ts';

/** How a kingdom stands at some turn. */
export interface Standing {
  readonly turn: number;
  readonly power: number;
  /** What a turn brings before wages, in gold's worth. */
  readonly income: number;
  readonly gold: number;
  readonly men: number;
  readonly level: number;
}

export interface Reign {
  readonly policy: string;
  readonly course: readonly Standing[];
  readonly end: Kingdom;
  /** How often each verb was done, hurried work by its name. */
  readonly deeds: Readonly<Record<string, number>>;
  /** How often each spell was cast. */
  readonly casts: Readonly<Record<string, number>>;
  /** The feats that it was renowned for in the end, and the turns among what they brought. */
  readonly feats: { readonly ids: readonly string[]; readonly turns: number };
}

/** What feats have brought so far. */
const renownOf = (realm: MemoryRealm): Reign['feats'] => {
  const ids = [...realm.documents.renown.values()].flatMap(({ earned }) => earned.map(({ id }) => id));
  const turns = content.renown.feats
    .filter(({ id }) => ids.includes(id))
    .flatMap(rewardsOf)
    .reduce((sum, { type, quantity }) => sum + (type === 'turns' ? quantity : 0), 0);
  return { ids, turns };
};

const NPCS = Array.from({ length: 8 }, (_, number) => anNpcKingdom(number).build());
/** How often a warrior rides, in turns. */
const CAMPAIGN = 20;

const standingOf = (kingdom: Kingdom, turn: number): Standing => ({
  turn,
  power: kingdom.power,
  income: Math.floor(worthOf(incomeOf(kingdom, content, rulesOf()).total) / 10),
  gold: kingdom.resources.gold,
  men: kingdom.armies.reduce((sum, { units }) => sum + menIn(units), 0),
  level: levelOf(kingdom.experience),
});

/** Rides against the strongest kingdom of the realm that is clearly weaker; says whether there was one, and the host was fit. */
const campaign = (realm: MemoryRealm, ruler: string): boolean => {
  const [army] = realm.kingdom(ruler).armies;
  if (army === undefined || army.morale < 70) return false;
  const strength = powerOfArmy(army.units, content);
  const rivals = NPCS.filter(
    ({ armies: [host] }) => host !== undefined && powerOfArmy(host.units, content) <= strength * 0.75,
  );
  const rival = rivals.at(-1);
  if (rival === undefined) return false;
  realm.kingdoms.set(rival.id, rival);
  if (!realm.play(ruler, challenging(rival.id, { armyId: army.id, ranked: true })).ok) return false;
  const { id } = theBattle(realm);
  const [host] = rival.armies;
  const answered = realm.play(
    rival.id,
    war('accept_battle', { battleRequestId: id, defenderArmyId: host?.id }),
  );
  if (!answered.ok) return false;
  const before = realm.kingdom(ruler);
  const { battle, kingdoms } = settle(realm, theBattle(realm));
  const after = battle.attacker.kingdomId === before.id ? kingdoms.attacker : kingdoms.defender;
  realm.keepKingdom(before, after, ledgerLines(before, after, 'battle_spoils'));
  realm.battles.delete(battle.id);
  return true;
};

/** Plays a reign. `look` is how often a standing is noted, in turns. */
export const reign = (policy: Policy, seed: number, turns: number, look = 10): Reign => {
  const realm = new MemoryRealm(aKingdom().build());
  realm.celebrates = true;
  realm.secret = `reign ${policy.id} ${seed}`;
  const random = randomFrom(forkSeed('00000000000000000000000000000000', policy.id, seed));
  const rules = rulesOf();
  const course: Standing[] = [];
  const deeds: Record<string, number> = {};
  const casts: Record<string, number> = {};
  let noted = -look;
  let rides = CAMPAIGN;
  for (;;) {
    const kingdom = realm.kingdom('harrow');
    const turn = kingdom.turnsSpent;
    if (turn >= noted + look) {
      course.push(standingOf(kingdom, turn));
      noted = turn - (turn % look);
    }
    const feats = renownOf(realm);
    if (turn >= turns) return { policy: policy.id, course, end: kingdom, deeds, casts, feats };
    // Turns come with the hours and with feats, and are spent as they come.
    realm.now = NOW + Math.max(0, turn - feats.turns) * HOUR;
    if (policy.fights && turn >= rides) {
      rides = turn + CAMPAIGN;
      if (campaign(realm, 'harrow')) continue;
    }
    const situation = situationOf(kingdom, rules, realm.now, { turn, turns, random });
    const chosen = policy.wishes(situation).find((one) => one.preview(situation).ok);
    if (chosen === undefined) throw new Error(`${policy.id} knows nothing to do at turn ${turn}`);
    const played = realm.play('harrow', chosen.wire);
    if (!played.ok) throw new Error(`${chosen.wire.actionType} was promised and is refused`);
    const { actionType, actionId } = chosen.wire;
    const name =
      actionType === 'rush_resource' || actionType === 'trade_with_kingdom' ? actionId : actionType;
    deeds[name] = (deeds[name] ?? 0) + 1;
    if (actionType === 'cast_spell') casts[actionId] = (casts[actionId] ?? 0) + 1;
  }
};
