// What each level of a building asks for beside its price, house by house: what must have been found out, what must stand, how many must live here.
// The second level of what every newcomer may raise asks for nothing; the ruler's own level and path stand in the building (requirements).
import { z } from 'zod';
import { BuildingStep } from '../schema/buildingStep.ts';

/** What was found out, by its id and name in content/magic/technologies.ts. */
const known = (id: string, name: string) => ({ id, name });

const CROP_ROTATION = known('crop_rotation', 'Crop Rotation');
const HEAVY_PLOUGH = known('heavy_plough', 'Heavy Plough');
const WATER_MEADOWS = known('water_meadows', 'Water Meadows');
const SALTING_HOUSE = known('salting_house', 'Salting House');
const HOT_MORTAR = known('hot_mortar', 'Hot Mortar');
const TREADWHEEL_CRANE = known('treadwheel_crane', 'Treadwheel Crane');
const POINTED_ARCH = known('pointed_arch', 'Pointed Arch');
const ANGLED_BASTION = known('angled_bastion', 'Angled Bastion');
const DOUBLE_ENTRY = known('double_entry', 'Double Entry');
const SPRUNG_WAGONS = known('sprung_wagons', 'Sprung Wagons');
const MILESTONES = known('milestones', 'Milestones');
const BILLS_OF_EXCHANGE = known('bills_of_exchange', 'Bills of Exchange');
const STRONGROOM_LOCKS = known('strongroom_locks', 'Strongroom Locks');
const PIKE_DRILL = known('pike_drill', 'Pike Drill');
const PAY_BOOKS = known('pay_books', 'Pay Books');
const FIELD_KITCHENS = known('field_kitchens', 'Field Kitchens');
const SIGNAL_FLAGS = known('signal_flags', 'Signal Flags');
const QUILTED_COATS = known('quilted_coats', 'Quilted Coats');
const CATALOGUE_OF_BOOKS = known('catalogue_of_books', 'Catalogue of Books');
const MOVABLE_TYPE = known('movable_type', 'Movable Type');
const GROUND_LENSES = known('ground_lenses', 'Ground Lenses');
const ART_OF_MEMORY = known('art_of_memory', 'Art of Memory');
const COLD_STILL = known('cold_still', 'Cold Still');
const DRY_INCANTATION = known('dry_incantation', 'Dry Incantation');

/** House by house, each from its lowest level. */
export const buildingSteps: readonly BuildingStep[] = z.array(BuildingStep).parse([
  { building: 'town', level: 3, population: 120 },
  { building: 'town', level: 4, research: HOT_MORTAR, population: 220 },
  {
    building: 'town',
    level: 5,
    research: TREADWHEEL_CRANE,
    otherBuildings: [{ type: 'aqueduct', level: 1 }],
    population: 400,
  },
  { building: 'farm', level: 3, population: 110 },
  { building: 'farm', level: 4, research: CROP_ROTATION, population: 180 },
  {
    building: 'farm',
    level: 5,
    research: HEAVY_PLOUGH,
    otherBuildings: [{ type: 'granary', level: 3 }],
    population: 280,
  },
  { building: 'granary', level: 3, otherBuildings: [{ type: 'farm', level: 2 }] },
  { building: 'granary', level: 4, research: SALTING_HOUSE, population: 240 },
  { building: 'sawmill', level: 3, population: 110 },
  { building: 'sawmill', level: 4, otherBuildings: [{ type: 'mine', level: 1 }], population: 200 },
  { building: 'sawmill', level: 5, research: SPRUNG_WAGONS, population: 300 },
  { building: 'mine', level: 3, population: 130 },
  {
    building: 'mine',
    level: 4,
    research: HOT_MORTAR,
    otherBuildings: [{ type: 'quarry', level: 1 }],
    population: 220,
  },
  { building: 'mine', level: 5, research: TREADWHEEL_CRANE, population: 340 },
  { building: 'guild', level: 3, population: 130 },
  {
    building: 'guild',
    level: 4,
    research: DOUBLE_ENTRY,
    otherBuildings: [{ type: 'merchant_guild', level: 1 }],
    population: 240,
  },
  { building: 'guild', level: 5, research: BILLS_OF_EXCHANGE, population: 380 },
  {
    building: 'merchant_guild',
    level: 3,
    otherBuildings: [{ type: 'counting_house', level: 1 }],
    population: 180,
  },
  { building: 'merchant_guild', level: 4, research: DOUBLE_ENTRY, population: 280 },
  { building: 'merchant_guild', level: 5, research: BILLS_OF_EXCHANGE, population: 400 },
  {
    building: 'trade_district',
    level: 3,
    otherBuildings: [{ type: 'counting_house', level: 2 }],
    population: 300,
  },
  { building: 'trade_district', level: 4, research: MILESTONES, population: 420 },
  { building: 'trade_district', level: 5, research: STRONGROOM_LOCKS, population: 560 },
  { building: 'barracks', level: 3, population: 130 },
  {
    building: 'barracks',
    level: 4,
    research: PIKE_DRILL,
    otherBuildings: [{ type: 'stable', level: 1 }],
    population: 220,
  },
  {
    building: 'barracks',
    level: 5,
    research: PAY_BOOKS,
    otherBuildings: [{ type: 'armoury', level: 1 }],
    population: 340,
  },
  { building: 'stable', level: 3, otherBuildings: [{ type: 'farm', level: 2 }], population: 140 },
  { building: 'stable', level: 4, population: 240 },
  { building: 'stable', level: 5, research: FIELD_KITCHENS, population: 360 },
  { building: 'siege_workshop', level: 3, otherBuildings: [{ type: 'quarry', level: 1 }], population: 180 },
  { building: 'siege_workshop', level: 4, research: TREADWHEEL_CRANE, population: 300 },
  { building: 'war_council', level: 2, otherBuildings: [{ type: 'parade_ground', level: 1 }] },
  { building: 'war_council', level: 3, research: SIGNAL_FLAGS, population: 480 },
  { building: 'fortress', level: 2, otherBuildings: [{ type: 'quarry', level: 1 }] },
  { building: 'fortress', level: 3, research: HOT_MORTAR, population: 240 },
  { building: 'fortress', level: 4, research: POINTED_ARCH, population: 360 },
  {
    building: 'fortress',
    level: 5,
    research: ANGLED_BASTION,
    otherBuildings: [{ type: 'watchtower', level: 3 }],
    population: 520,
  },
  { building: 'mage_tower', level: 3, otherBuildings: [{ type: 'library', level: 1 }] },
  { building: 'mage_tower', level: 4, otherBuildings: [{ type: 'academy', level: 1 }], population: 200 },
  {
    building: 'mage_tower',
    level: 5,
    research: MOVABLE_TYPE,
    otherBuildings: [{ type: 'library', level: 3 }],
    population: 320,
  },
  { building: 'mana_node', level: 2, population: 140 },
  { building: 'mana_node', level: 3, research: GROUND_LENSES, population: 240 },
  { building: 'sanctuary', level: 3, otherBuildings: [{ type: 'library', level: 1 }], population: 140 },
  { building: 'sanctuary', level: 4, research: CATALOGUE_OF_BOOKS, population: 240 },
  { building: 'academy', level: 3, otherBuildings: [{ type: 'library', level: 2 }], population: 140 },
  { building: 'academy', level: 4, research: CATALOGUE_OF_BOOKS, population: 260 },
  { building: 'surveyors_lodge', level: 2, otherBuildings: [{ type: 'watchtower', level: 1 }] },
  { building: 'surveyors_lodge', level: 3, research: MILESTONES, population: 220 },
  {
    building: 'embassy',
    level: 3,
    research: ART_OF_MEMORY,
    otherBuildings: [{ type: 'sanctuary', level: 1 }],
    population: 320,
  },
  { building: 'brewhouse', level: 3, otherBuildings: [{ type: 'farm', level: 2 }], population: 140 },
  { building: 'brewhouse', level: 4, research: SALTING_HOUSE, population: 240 },
  { building: 'quarry', level: 3, population: 150 },
  { building: 'quarry', level: 4, research: HOT_MORTAR, population: 240 },
  {
    building: 'quarry',
    level: 5,
    research: TREADWHEEL_CRANE,
    otherBuildings: [{ type: 'mine', level: 3 }],
    population: 360,
  },
  { building: 'counting_house', level: 3, otherBuildings: [{ type: 'guild', level: 2 }], population: 180 },
  { building: 'counting_house', level: 4, research: DOUBLE_ENTRY, population: 280 },
  { building: 'counting_house', level: 5, research: STRONGROOM_LOCKS, population: 420 },
  { building: 'aqueduct', level: 2, otherBuildings: [{ type: 'quarry', level: 1 }] },
  { building: 'aqueduct', level: 3, research: HOT_MORTAR, population: 260 },
  { building: 'aqueduct', level: 4, research: POINTED_ARCH, population: 380 },
  { building: 'aqueduct', level: 5, otherBuildings: [{ type: 'quarry', level: 3 }], population: 520 },
  { building: 'bakehouse', level: 3, otherBuildings: [{ type: 'farm', level: 3 }], population: 200 },
  { building: 'bakehouse', level: 4, research: WATER_MEADOWS, population: 320 },
  { building: 'guild_hall', level: 2, otherBuildings: [{ type: 'merchant_guild', level: 3 }] },
  { building: 'guild_hall', level: 3, population: 340 },
  { building: 'guild_hall', level: 4, research: BILLS_OF_EXCHANGE, population: 480 },
  {
    building: 'guild_hall',
    level: 5,
    research: STRONGROOM_LOCKS,
    otherBuildings: [{ type: 'counting_house', level: 3 }],
    population: 620,
  },
  { building: 'watchtower', level: 2, population: 110 },
  { building: 'watchtower', level: 3, research: SIGNAL_FLAGS, population: 200 },
  { building: 'armoury', level: 3, otherBuildings: [{ type: 'mine', level: 2 }], population: 220 },
  { building: 'armoury', level: 4, research: PAY_BOOKS, population: 320 },
  { building: 'armoury', level: 5, research: QUILTED_COATS, population: 440 },
  { building: 'parade_ground', level: 3, otherBuildings: [{ type: 'barracks', level: 4 }], population: 380 },
  { building: 'parade_ground', level: 4, research: FIELD_KITCHENS, population: 520 },
  { building: 'observatory', level: 1, research: CATALOGUE_OF_BOOKS },
  { building: 'observatory', level: 3, otherBuildings: [{ type: 'mana_node', level: 2 }], population: 260 },
  { building: 'observatory', level: 4, research: GROUND_LENSES, population: 380 },
  { building: 'alembic_house', level: 2, otherBuildings: [{ type: 'sanctuary', level: 2 }] },
  { building: 'alembic_house', level: 3, research: COLD_STILL, population: 380 },
  {
    building: 'alembic_house',
    level: 4,
    otherBuildings: [{ type: 'observatory', level: 2 }],
    population: 520,
  },
  { building: 'library', level: 3, otherBuildings: [{ type: 'academy', level: 1 }], population: 140 },
  { building: 'library', level: 4, research: CATALOGUE_OF_BOOKS, population: 220 },
  { building: 'university', level: 1, research: CATALOGUE_OF_BOOKS },
  { building: 'university', level: 2, otherBuildings: [{ type: 'library', level: 3 }] },
  { building: 'university', level: 3, research: MOVABLE_TYPE, population: 420 },
  {
    building: 'university',
    level: 4,
    research: ART_OF_MEMORY,
    otherBuildings: [{ type: 'observatory', level: 2 }],
    population: 560,
  },
  {
    building: 'diplomatic_quarter',
    level: 2,
    otherBuildings: [{ type: 'guild_hall', level: 1 }],
    population: 360,
  },
  { building: 'diplomatic_quarter', level: 3, research: MILESTONES, population: 520 },
  { building: 'arcane_nexus', level: 1, research: GROUND_LENSES },
  {
    building: 'arcane_nexus',
    level: 2,
    otherBuildings: [{ type: 'observatory', level: 3 }],
    population: 700,
  },
  { building: 'arcane_nexus', level: 3, research: DRY_INCANTATION, population: 900 },
  { building: 'world_tree', level: 1, research: WATER_MEADOWS },
  { building: 'world_tree', level: 2, otherBuildings: [{ type: 'aqueduct', level: 3 }], population: 700 },
  { building: 'world_tree', level: 3, research: SALTING_HOUSE, population: 800 },
  { building: 'world_tree', level: 4, otherBuildings: [{ type: 'bakehouse', level: 4 }], population: 1000 },
  { building: 'war_machine_factory', level: 1, research: TREADWHEEL_CRANE },
  {
    building: 'war_machine_factory',
    level: 2,
    otherBuildings: [{ type: 'quarry', level: 4 }],
    population: 700,
  },
  { building: 'war_machine_factory', level: 3, research: ANGLED_BASTION, population: 900 },
  { building: 'underworld_portal', level: 1, research: COLD_STILL },
  {
    building: 'underworld_portal',
    level: 2,
    otherBuildings: [{ type: 'sanctuary', level: 3 }],
    population: 700,
  },
  { building: 'underworld_portal', level: 3, research: DRY_INCANTATION, population: 900 },
  { building: 'nexus_all_paths', level: 1, research: ART_OF_MEMORY },
  {
    building: 'nexus_all_paths',
    level: 2,
    otherBuildings: [{ type: 'diplomatic_quarter', level: 1 }],
    population: 700,
  },
  { building: 'nexus_all_paths', level: 3, research: DRY_INCANTATION, population: 900 },
  { building: 'arcane_arsenal', level: 1, research: QUILTED_COATS },
  {
    building: 'arcane_arsenal',
    level: 2,
    otherBuildings: [{ type: 'mage_tower', level: 4 }],
    population: 700,
  },
  { building: 'arcane_arsenal', level: 3, research: DRY_INCANTATION, population: 900 },
  { building: 'life_death_nexus', level: 1, research: COLD_STILL },
  {
    building: 'life_death_nexus',
    level: 2,
    otherBuildings: [{ type: 'alembic_house', level: 3 }],
    population: 700,
  },
  { building: 'life_death_nexus', level: 3, research: DRY_INCANTATION, population: 900 },
  { building: 'economic_war_machine', level: 1, research: BILLS_OF_EXCHANGE },
  {
    building: 'economic_war_machine',
    level: 2,
    otherBuildings: [{ type: 'counting_house', level: 3 }],
    population: 700,
  },
  { building: 'economic_war_machine', level: 3, research: STRONGROOM_LOCKS, population: 800 },
  {
    building: 'economic_war_machine',
    level: 4,
    otherBuildings: [{ type: 'guild_hall', level: 4 }],
    population: 1000,
  },
  { building: 'trinity_spire', level: 1, research: ART_OF_MEMORY },
  { building: 'trinity_spire', level: 2, research: DRY_INCANTATION, population: 1000 },
  { building: 'seal_power', level: 1, research: DRY_INCANTATION },
  { building: 'seal_power', level: 2, otherBuildings: [{ type: 'mana_node', level: 3 }], population: 1000 },
  { building: 'seal_power', level: 3, otherBuildings: [{ type: 'observatory', level: 4 }], population: 1200 },
  { building: 'reality_anchor', level: 1, research: DRY_INCANTATION },
  { building: 'reality_anchor', level: 2, otherBuildings: [{ type: 'library', level: 4 }], population: 1000 },
  {
    building: 'reality_anchor',
    level: 3,
    otherBuildings: [{ type: 'observatory', level: 4 }],
    population: 1200,
  },
  { building: 'crown_fortress', level: 1, research: ANGLED_BASTION },
  { building: 'crown_fortress', level: 2, otherBuildings: [{ type: 'armoury', level: 5 }], population: 1000 },
  { building: 'crown_fortress', level: 3, research: QUILTED_COATS, population: 1200 },
  { building: 'world_capital', level: 1, research: STRONGROOM_LOCKS },
  {
    building: 'world_capital',
    level: 2,
    otherBuildings: [{ type: 'guild_hall', level: 4 }],
    population: 1000,
  },
  {
    building: 'world_capital',
    level: 3,
    otherBuildings: [{ type: 'diplomatic_quarter', level: 2 }],
    population: 1200,
  },
  { building: 'world_capital', level: 4, otherBuildings: [{ type: 'town', level: 5 }], population: 1400 },
]);
