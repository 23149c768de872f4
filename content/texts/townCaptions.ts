// What stands written over the pictures of a realm at home, in the manner of the hanging’s captions: a Latin sentence and its English.
// Invariant: a caption says what its picture shows; the occasion is chosen by hour, season and what the realm is doing.

export interface TownCaption {
  readonly latin: string;
  readonly english: string;
}

export const TOWN_CAPTIONS = {
  night: { latin: 'Hīc vigilēs noctem custōdiunt', english: 'Here the watchmen guard the night' },
  hunger: { latin: 'Hīc pānis quaeritur', english: 'Here one looks for bread' },
  spring: { latin: 'Hīc agrī arantur', english: 'Here the fields are ploughed' },
  summer: { latin: 'Hīc messis fit', english: 'Here the harvest is cut' },
  autumn: { latin: 'Hīc frūmentum conditur', english: 'Here the grain is brought in' },
  winter: { latin: 'Hīc ignēs foventur', english: 'Here the fires are kept' },
  day: { latin: 'Hīc diēs trānsit', english: 'Here the day goes by' },
  army: { latin: 'Hīc exercitus īnstruitur', english: 'Here the army is drawn up' },
  worksPlanned: { latin: 'Hīc opera magna cōgitantur', english: 'Here great works are thought of' },
  worksRaised: { latin: 'Hīc opera magna spectantur', english: 'Here great works are gazed at' },
  treasury: { latin: 'Hīc thēsaurus custōdītur', english: 'Here the treasure is guarded' },
  camp: { latin: 'Hīc mīlitēs quaeruntur', english: 'Here soldiers are sought' },
} as const satisfies Readonly<Record<string, TownCaption>>;

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

/** An hour of the clock, 0 to 23, as Rome counted: twelve hours of the day from six, four watches of the night. */
export const romanHour = (hour: number): string =>
  hour >= 6 && hour < 18
    ? `the ${ORDINALS[hour - 6] ?? 'first'} hour`
    : `the ${ORDINALS[Math.floor(((hour + 6) % 24) / 3)] ?? 'first'} watch`;
