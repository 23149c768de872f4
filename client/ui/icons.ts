// The interface's own icons by what they mean here, and the game-icons drawing each stands for. Content names its icons by
// the game-icons name itself; see Icon.tsx.

export const ICONS = {
  // places
  overview: 'castle',
  buildings: 'stone-tower',
  army: 'spears',
  heroes: 'crowned-heart',
  characters: 'dice-twenty-faces-twenty',
  actions: 'flying-flag',
  war: 'crossed-swords',
  sandtable: 'chess-knight',
  ledger: 'abacus',
  achievements: 'star-medal',
  locked: 'padlock',
  trade: 'trade',
  greatWorks: 'byzantin-temple',
  academy: 'scroll-quill',
  reports: 'gavel',
  more: 'hamburger-menu',
  // resources
  gold: 'coins',
  food: 'wheat',
  materials: 'wood-pile',
  mana: 'crystal-ball',
  land: 'field',
  population: 'village',
  researchPoints: 'scroll-unfurled',
  turns: 'sands-of-time',
  power: 'crown',
  // building categories
  economic: 'windmill',
  military: 'shield',
  magical: 'wizard-staff',
  specialized: 'gears',
  // signs
  notices: 'ringing-bell',
  travel: 'crossroad',
  leave: 'exit-door',
  claim: 'quill-ink',
  refresh: 'cycle',
  close: 'cancel',
  confirm: 'check-mark',
  warning: 'hazard-sign',
  broken: 'broken-shield',
  info: 'info',
  artifact: 'gem-pendant',
  magic: 'magic-palm',
  experience: 'laurels',
  watching: 'eye-target',
} as const;

export type IconKey = keyof typeof ICONS;
