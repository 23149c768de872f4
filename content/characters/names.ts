// Names that a new character may take for the asking, by ancestry, and a line of Latin for each background. Our own, all of them.
// Invariant: every name that can be put together passes the rule for names (tests/client/characterDraft.test.ts).

interface Names {
  readonly given: readonly string[];
  readonly family: readonly string[];
}

const PEOPLE: Names = {
  given: ['Maud', 'Wilkin', 'Isolde', 'Rafe', 'Perrin', 'Hawise', 'Tobin', 'Agnes', 'Corbin', 'Linnet'],
  family: ['Ashdown', 'Pell', 'Marrow', 'Quickset', 'Thorne', 'Overwater', 'Latch', 'Fenwright'],
};

export const CHARACTER_NAMES: Readonly<Record<string, Names>> = {
  human: PEOPLE,
  elf: {
    given: ['Ilveth', 'Saelin', 'Orrin', 'Thiriel', 'Caladh', 'Neriwen', 'Aveline', 'Faelar'],
    family: ['Underbough', 'Longsummer', 'of the Ninth Rain', 'Silverlath', 'Leafwarden', 'Evenstep'],
  },
  half_elf: {
    given: ['Ilveth', 'Rowan', 'Marisel', 'Tobin', 'Saelin', 'Averil'],
    family: ['Twohearth', 'Halfsummer', 'Pell', 'Leafwarden', 'Overwater'],
  },
  dwarf: {
    given: ['Borra', 'Durgan', 'Hild', 'Torvik', 'Brenna', 'Oddny', 'Karrick', 'Grum'],
    family: ['Deepcellar', 'Coldanvil', 'Lampwright', 'Underlintel', 'Slowhammer', 'Orebeard'],
  },
  halfling: {
    given: ['Pip', 'Rosamund', 'Tansy', 'Barnaby', 'Mirabel', 'Odo', 'Clover', 'Hob'],
    family: ['Second-Supper', 'Hayrick', 'Buttonhole', 'Goodkettle', 'Lowlatch', 'Thistledown'],
  },
  gnome: {
    given: ['Fizzel', 'Nim', 'Quillon', 'Wink', 'Orla', 'Tinker', 'Bramble', 'Zook'],
    family: ['Cogsworthy', 'Halfpenny', 'Springwell', 'Overclever', 'Copperthumb'],
  },
  half_orc: {
    given: ['Grisha', 'Mokh', 'Urda', 'Thokk', 'Varga', 'Brusk', 'Yeva'],
    family: ['Gatebreaker', 'Stillwater', 'Twice-Met', 'Ironsong', 'Soft-Spoken'],
  },
  tiefling: {
    given: ['Carmine', 'Sable', 'Ember', 'Vesper', 'Malachite', 'Lament', 'Wisp'],
    family: ['Ashdown', 'Lowcandle', 'of No Address', 'Nightmarket', 'Cinder'],
  },
  dragonborn: {
    given: ['Arrakh', 'Sirrith', 'Bharos', 'Kethend', 'Vyrna', 'Tazzar'],
    family: ['Goldenkeel', 'of the Warm Stone', 'Highroost', 'Clearflame', 'Bronzewing'],
  },
};

/** Written under the portrait, in the painter's best hand. */
export const CHARACTER_MOTTOES: Readonly<Record<string, string>> = {
  acolyte: 'ōrāre et labōrāre',
  outlaw: 'arcus, sagittae, nūllum domicilium',
  pikeman: 'stāre didicit',
  gatewarden: 'porta clausa est',
  wandering_scholar: 'liber et via',
  hedge_healer: 'herbae nōn mentiuntur',
  bell_reader: 'audīre est scīre',
  younger_child: 'nōmen sine agrīs',
  caravaner: 'via longa, lucrum breve',
  toll_clerk: 'bis numerat',
  tower_mason: 'altē, sed cautē',
  strolling_player: 'saepe perit, semper redit',
};
