// Fourteen ways to rule, each after one love and with some sense: they put their money where it comes back soonest by their own measure, gather
// what is missing for it, and keep the army they believe in. Invariant: a policy only names wishes; the verbs say what may be done.
import { activateArtifact } from '@sigilla/engine/actions/artifacts/activateArtifact.ts';
import { recruitUnits } from '@sigilla/engine/actions/army/recruitUnits.ts';
import { buildStructure } from '@sigilla/engine/actions/economy/buildStructure.ts';
import { exploreLand } from '@sigilla/engine/actions/economy/exploreLand.ts';
import { rushResource } from '@sigilla/engine/actions/economy/rushResource.ts';
import { tradeWithKingdom } from '@sigilla/engine/actions/economy/tradeWithKingdom.ts';
import { upgradeBuilding } from '@sigilla/engine/actions/economy/upgradeBuilding.ts';
import { discounted } from '@sigilla/engine/kingdom/bonuses.ts';
import { leftOfTurn } from '@sigilla/engine/kingdom/income.ts';
import { paysBackIn, WORTH, type Investment } from '@sigilla/engine/kingdom/forecast.ts';
import { RESOURCES, type ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';
import { menIn } from '@sigilla/engine/kingdom/armies.ts';
import type { UnitDefinition } from '@sigilla/content/schema/unit.ts';
import { powerOfMan } from '@sigilla/engine/kingdom/power.ts';
import { missingForUnit } from '@sigilla/engine/kingdom/recruitment.ts';
import { RUSHES, rushReward, type RushId } from '@sigilla/engine/kingdom/rush.ts';
import { synergiesOf } from '@sigilla/engine/kingdom/together.ts';
import { content } from '../../support/builders.ts';
import { captains, court } from './court.ts';
import { errands } from './errands.ts';
import { hedgecraft, spells } from './magic.ts';
import { turnsWorth, wish, type Situation, type Wish } from './situation.ts';

export interface Policy {
  readonly id: string;
  /** What it believes in, for the table. */
  readonly creed: string;
  /** Does it go to war? */
  readonly fights: boolean;
  /** What it would do now, best first. */
  readonly wishes: (situation: Situation) => readonly Wish[];
}

type Worth = Readonly<Record<ResourceName, number>>;

const explore = (): Wish => wish(exploreLand, { exploration: 'territorial_exploration' });
const rush = (id: RushId): Wish => wish(rushResource, { rush: id });
const RUSH_FOR: Partial<Record<ResourceName, RushId>> = {
  gold: 'tax_collection',
  mana: 'magical_meditation',
  researchPoints: 'intensive_study',
  population: 'recruitment_drive',
};
/** Mana that nobody sells: towers are raised with it. */
const KEPT_MANA = 200;

/** Gold at once: the collector's round, or the merchants' eighty for each mana, whichever brings more a turn. */
const gathered = (situation: Situation): readonly Wish[] => {
  const { kingdom } = situation;
  const quantity = Math.min(59, kingdom.resources.mana - KEPT_MANA);
  const taxes = rush('tax_collection');
  if (quantity < 9) return [taxes];
  const sale = wish(tradeWithKingdom, { trade: 'mana_for_gold', quantity });
  const { cost } = sale.preview(situation);
  return (80 * quantity) / Math.max(1, cost.turns) > turnsWorth(situation) ? [sale, taxes] : [taxes];
};

/** Mana made and sold, as long as that brings more a turn than the collector does. */
const candles = (situation: Situation): readonly Wish[] => {
  const { kingdom } = situation;
  const mana = rushReward('magical_meditation', kingdom, content);
  const turns = RUSHES.magical_meditation.turns + mana / 10;
  return (80 * mana) / turns > turnsWorth(situation) && kingdom.resources.mana < KEPT_MANA + 59
    ? [rush('magical_meditation')]
    : [];
};

const begun = ({ deed, building }: Investment): Wish =>
  deed === 'raise'
    ? wish(buildStructure, { buildingId: building.id })
    : wish(upgradeBuilding, { buildingId: building.id });

/** Turns of hurried work and waiting until a price and an acre are there; what is longest to wait for comes first. */
const lacking = (situation: Situation, { deed, building, price }: Investment) => {
  const { kingdom } = situation;
  const left = leftOfTurn(kingdom);
  const waits = RESOURCES.flatMap((name) => {
    const short = (price[name] ?? 0) - kingdom.resources[name];
    if (short <= 0) return [];
    const hurried = RUSH_FOR[name];
    const gain =
      hurried === undefined
        ? 0
        : rushReward(hurried, kingdom, content) / (hurried === 'tax_collection' ? 2 : 3);
    const perTurn = Math.max(0, left[name]) + gain;
    return [{ name, wait: perTurn <= 0 ? 400 : Math.ceil(short / perTurn) }];
  });
  const acres = deed === 'raise' ? Math.max(0, building.costs.land - kingdom.landFree) : 0;
  if (acres > 0) waits.push({ name: 'land', wait: Math.ceil((acres * 5) / 3) });
  return waits.toSorted((one, other) => other.wait - one.wait);
};

const waitOf = (situation: Situation, one: Investment): number =>
  lacking(situation, one).reduce((most, { wait }) => Math.max(most, wait), 0);

/** Begins it, or gathers what it lacks. */
const toward = (situation: Situation, one: Investment): readonly Wish[] => {
  const missing = lacking(situation, one);
  if (missing.length === 0) return [begun(one)];
  return missing.flatMap(({ name }): readonly Wish[] => {
    if (name === 'land') return [explore()];
    const hurried = RUSH_FOR[name];
    return hurried === undefined || name === 'gold' ? gathered(situation) : [rush(hurried)];
  });
};

interface Taste {
  readonly worth?: Partial<Worth>;
  /** Kinds it puts money into; all when left out. */
  readonly likes?: readonly string[];
}

/** The investment that comes back soonest, its turns included, if it comes back before the end: of those that can be paid, else of all. */
const invest = (situation: Situation, { worth, likes }: Taste = {}): readonly Wish[] => {
  const measure = { ...WORTH, ...worth };
  const turn = turnsWorth(situation);
  const open = situation.investments.flatMap((one) => {
    if (likes !== undefined && !likes.includes(one.building.id)) return [];
    const gold = (one.price.gold ?? 0) + one.turns * turn;
    const pays = paysBackIn({ gain: one.gain, price: { ...one.price, gold } }, measure);
    if (pays === null) return [];
    const wait = waitOf(situation, one);
    const after = pays + one.turns + wait;
    return after <= situation.turns - situation.turn ? [{ one, after, wait }] : [];
  });
  const payable = open.filter(({ wait }) => wait === 0);
  const [best] = (payable.length > 0 ? payable : open).toSorted((one, other) => one.after - other.after);
  return best === undefined ? [] : toward(situation, best.one);
};

/** Milestones, in their order: so many of a kind at a level. The first that is open and near enough is worked for. */
type Milestone = readonly [type: string, level: number, quantity: number];
const climb = (situation: Situation, ladder: readonly Milestone[], patience: number): readonly Wish[] => {
  for (const [type, level, quantity] of ladder) {
    const owned = situation.kingdom.buildings.find((one) => one.type === type);
    const wants =
      (owned?.quantity ?? 0) < quantity ? 'raise' : (owned?.level ?? 0) < level ? 'improve' : null;
    if (wants === null) continue;
    const one = situation.investments.find(({ building, deed }) => building.id === type && deed === wants);
    if (one !== undefined && waitOf(situation, one) <= patience) return toward(situation, one);
  }
  return [];
};

/** A farm before anybody starves. */
const bread = (situation: Situation): readonly Wish[] => {
  const { kingdom } = situation;
  const left = leftOfTurn(kingdom).food;
  if (left >= 0 || kingdom.resources.food > -20 * left) return [];
  return invest(situation, { likes: ['farm', 'granary', 'bakehouse'], worth: { food: 20 } });
};

/** Soldiers, as far as the wage allows that one is ready to pay: of a host's kinds the one it has fewest of, or whoever is most strength for the money. */
const muster = (
  situation: Situation,
  wagePercent: number,
  { likes, mixed = false }: { readonly likes?: readonly string[]; readonly mixed?: boolean } = {},
): readonly Wish[] => {
  const { kingdom } = situation;
  // What lies in the chest may be spent until the end.
  const chest = kingdom.resources.gold / Math.max(20, situation.turns - situation.turn);
  const budget = ((kingdom.income.gold + chest) * wagePercent) / 100 - kingdom.upkeep.gold;
  if (budget <= 0) return [];
  if (kingdom.upkeep.food >= kingdom.income.food + kingdom.resources.food / 50)
    return invest(situation, { likes: ['farm', 'granary', 'bakehouse'], worth: { food: 20 } });
  const men = (unitId: string): number =>
    kingdom.armies.reduce((sum, { units }) => sum + menIn(units.filter((one) => one.unitId === unitId)), 0);
  const rank = (unit: UnitDefinition): number =>
    mixed
      ? -men(unit.id)
      : powerOfMan(unit, 'recruit') /
        (discounted(unit.costs.gold, kingdom.bonuses.recruitPercent) + 2 * unit.costs.mana);
  const [first] = [...content.units.values()]
    .filter(({ id }) => likes === undefined || likes.includes(id))
    .filter((unit) => missingForUnit(unit, kingdom, content).ok)
    .toSorted((one, other) => rank(other) - rank(one));
  if (first === undefined) return [];
  return [50, 40, 30, 20, 10].map((quantity) => wish(recruitUnits, { unitId: first.id, quantity }));
};

/** People, while there are fewer than that: of the merchants, or by the drive. */
const people = (
  situation: Situation,
  least: number,
  trade?: 'gold_for_population' | 'mana_for_population',
): readonly Wish[] => {
  const { resources } = situation.kingdom;
  if (resources.population >= least) return [];
  const bought = trade === undefined ? [] : [wish(tradeWithKingdom, { trade, quantity: 9 })];
  return [...bought, rush('recruitment_drive')];
};

/** Whatever lies ready on the shelf. */
const artifacts = ({ kingdom }: Situation): readonly Wish[] =>
  kingdom.artifacts
    .filter(({ isActive }) => !isActive)
    .map(({ id }) => wish(activateArtifact, { artifactId: id }));

/** What is wished for in this order; whoever knows nothing better fills the chest. */
const after = (situation: Situation, ...parts: readonly (readonly Wish[])[]): readonly Wish[] => [
  ...parts.flat(),
  ...gathered(situation),
];

const rich = ({ kingdom }: Situation, gold: number): boolean => kingdom.resources.gold > gold;

/** The next building or level that completes something together, if it may be begun. */
const together = (situation: Situation): readonly Wish[] => {
  const { highPriority, available } = synergiesOf(situation.kingdom, content);
  for (const { missing } of [...highPriority, ...available])
    for (const { type, more } of missing) {
      const one = situation.investments.find(
        ({ building, deed }) => building.id === type && deed === (more > 0 ? 'raise' : 'improve'),
      );
      if (one !== undefined && waitOf(situation, one) <= 8) return toward(situation, one);
    }
  return [];
};

const MARKET = [
  'town',
  'guild',
  'merchant_guild',
  'trade_district',
  'counting_house',
  'guild_hall',
  'embassy',
  'brewhouse',
  'diplomatic_quarter',
  'sawmill',
  'quarry',
];
const TOWERS = ['mage_tower', 'mana_node', 'observatory', 'alembic_house', 'sanctuary', 'town', 'guild'];
const BOOKS = ['library', 'academy', 'university', 'observatory', 'town', 'guild', 'sawmill'];
const SPOILS = [
  'town',
  'farm',
  'guild',
  'granary',
  'bakehouse',
  'sawmill',
  'mine',
  'barracks',
  'stable',
  'armoury',
  'parade_ground',
  'merchant_guild',
];
const HOST = [
  'soldiers',
  'archers',
  'pikemen',
  'halberdiers',
  'horse_archers',
  'heavy_cavalry',
  'banner',
  'healer',
  'swordsmen',
  'longbowmen',
];
const FIELDS = ['farm', 'granary', 'bakehouse', 'town', 'aqueduct', 'sawmill', 'brewhouse', 'mine', 'quarry'];

export const POLICIES: readonly Policy[] = [
  {
    id: 'builder',
    creed: 'raises whatever comes back soonest, of all there is',
    fights: false,
    wishes: (situation) => after(situation, bread(situation), invest(situation), muster(situation, 35)),
  },
  {
    id: 'taxer',
    creed: 'towns, roofs and the collector’s round',
    fights: false,
    wishes: (situation) =>
      after(
        situation,
        bread(situation),
        climb(
          situation,
          [
            ['town', 1, 10],
            ['sawmill', 2, 1],
            ['quarry', 1, 1],
            ['town', 2, 10],
            ['aqueduct', 3, 4],
          ],
          6,
        ),
        invest(situation, {
          likes: ['town', 'aqueduct', 'granary', 'quarry', 'sawmill', 'bakehouse'],
          worth: { population: 15 },
        }),
        muster(situation, 30, { likes: ['militia', 'soldiers'] }),
      ),
  },
  {
    id: 'trader',
    creed: 'guilds, districts and routes; sells mana, buys what is short',
    fights: false,
    wishes: (situation) =>
      after(
        situation,
        bread(situation),
        situation.kingdom.resources.mana < 20 && rich(situation, 2500)
          ? [wish(tradeWithKingdom, { trade: 'gold_for_mana', quantity: 9 })]
          : [],
        situation.kingdom.resources.researchPoints < 120 && rich(situation, 2500)
          ? [wish(tradeWithKingdom, { trade: 'gold_for_research', quantity: 9 })]
          : [],
        climb(
          situation,
          [
            ['guild', 2, 3],
            ['merchant_guild', 2, 5],
            ['trade_district', 1, 5],
            ['embassy', 2, 1],
          ],
          10,
        ),
        invest(situation, { likes: MARKET }),
        muster(situation, 30),
      ),
  },
  {
    id: 'warrior',
    creed: 'barracks first, two thirds of all gold in wages, and raids, a captain at the head',
    fights: true,
    wishes: (situation) =>
      after(
        situation,
        bread(situation),
        captains(situation),
        people(situation, 60, 'gold_for_population'),
        climb(
          situation,
          [
            ['barracks', 2, 1],
            ['town', 1, 8],
            ['barracks', 3, 2],
            ['stable', 2, 1],
            ['watchtower', 1, 2],
            ['armoury', 2, 1],
            ['sanctuary', 1, 1],
            ['parade_ground', 1, 1],
            ['war_council', 1, 1],
          ],
          5,
        ),
        situation.kingdom.upkeep.gold * 4 > situation.kingdom.income.gold
          ? invest(situation, { likes: SPOILS })
          : [],
        muster(situation, 65, { likes: HOST, mixed: true }),
        invest(situation, { likes: SPOILS }),
      ),
  },
  {
    id: 'explorer',
    creed: 'rides out first, builds on what it finds',
    fights: false,
    wishes: (situation) =>
      after(
        situation,
        bread(situation),
        situation.random.below(2) === 0 ? artifacts(situation) : [],
        climb(
          situation,
          [
            ['academy', 1, 1],
            ['surveyors_lodge', 3, 1],
            ['watchtower', 2, 2],
          ],
          8,
        ),
        situation.kingdom.landFree < 30 ? [explore()] : [],
        invest(situation, { worth: { food: 2 } }),
        muster(situation, 30),
        [explore()],
      ),
  },
  {
    id: 'scholar',
    creed: 'books, and the learning that opens greater houses',
    fights: false,
    wishes: (situation) =>
      after(
        situation,
        bread(situation),
        climb(
          situation,
          [
            ['library', 2, 2],
            ['academy', 3, 2],
            ['university', 1, 2],
          ],
          8,
        ),
        invest(situation, { likes: BOOKS, worth: { researchPoints: 60 } }),
        invest(situation),
        muster(situation, 30),
      ),
  },
  {
    id: 'hoarder',
    creed: 'a few good houses, then a full chest and a guard before it',
    fights: false,
    wishes: (situation) =>
      after(
        situation,
        bread(situation),
        situation.turn < 150
          ? invest(situation, { likes: ['town', 'guild', 'merchant_guild', 'counting_house'] })
          : [],
        muster(situation, 20),
      ),
  },
  {
    id: 'mage',
    creed: 'towers and nodes, a path and its spells; mana for everything that mana buys',
    fights: false,
    wishes: (situation) =>
      after(
        situation,
        bread(situation),
        spells(situation),
        people(situation, 60, 'mana_for_population'),
        climb(
          situation,
          [
            ['mage_tower', 2, 2],
            ['mana_node', 2, 2],
            ['observatory', 1, 1],
            ['alembic_house', 1, 1],
          ],
          8,
        ),
        invest(situation, { likes: TOWERS, worth: { mana: 40 } }),
        invest(situation),
        muster(situation, 30, { likes: ['mage', 'storm_callers', 'healer', 'archers'] }),
      ),
  },
  {
    id: 'architect',
    creed: 'what counts twice when it stands together',
    fights: false,
    wishes: (situation) =>
      after(situation, bread(situation), together(situation), invest(situation), muster(situation, 30)),
  },
  {
    id: 'patron',
    creed:
      'a court of heroes, each trained for what they bring and sent where it pays, then whatever comes back soonest',
    fights: false,
    wishes: (situation) =>
      after(
        situation,
        bread(situation),
        court(situation),
        process.env.NOERR ? [] : errands(situation),
        invest(situation),
        muster(situation, 35),
      ),
  },
  {
    id: 'hedge-wizard',
    creed:
      'a tower or two and the small spells of the farmyard, each cast whenever it brings more than its turn',
    fights: false,
    wishes: (situation) =>
      after(
        situation,
        bread(situation),
        climb(situation, [['mage_tower', 1, 3]], 10),
        hedgecraft(situation),
        invest(situation),
        muster(situation, 35),
      ),
  },
  {
    id: 'chandler',
    creed: 'meditates, and sells what comes of it by the candle',
    fights: false,
    wishes: (situation) =>
      after(
        situation,
        bread(situation),
        climb(situation, [['guild', 1, 6]], 8),
        invest(situation, { worth: { mana: 200 } }),
        muster(situation, 35),
        candles(situation),
      ),
  },
  {
    id: 'castellan',
    creed: 'walls, towers and engines, and a guard that is paid',
    fights: false,
    wishes: (situation) =>
      after(
        situation,
        bread(situation),
        climb(
          situation,
          [
            ['town', 1, 8],
            ['watchtower', 1, 4],
            ['barracks', 3, 2],
            ['siege_workshop', 1, 1],
            ['mine', 1, 2],
            ['fortress', 2, 2],
            ['stable', 2, 1],
            ['war_council', 1, 1],
            ['fortress', 4, 3],
          ],
          8,
        ),
        invest(situation, { likes: [...SPOILS, 'embassy'] }),
        muster(situation, 45, {
          mixed: true,
          likes: ['pikemen', 'archers', 'crossbowmen', 'ballista', 'elite_guard'],
        }),
      ),
  },
  {
    id: 'farmer',
    creed: 'bread, roofs and a large cheap levy',
    fights: false,
    wishes: (situation) =>
      after(
        situation,
        bread(situation),
        situation.turn < 40 ? people(situation, 120) : [],
        invest(situation, { likes: FIELDS, worth: { food: 6, population: 8 } }),
        muster(situation, 55, { likes: ['militia', 'pikemen', 'slingers'] }),
      ),
  },
];
