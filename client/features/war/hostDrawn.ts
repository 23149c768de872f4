// A host drawn up by its arms, as a muster shows it: how many men of each arm there are, and where the few figures stand that are drawn for them. Pure.
// Invariants: every arm that is there is drawn; nobody stands in another's place; the same host stands the same way.

/** From the rear to the front. */
export const ARMS = ['engines', 'staves', 'bows', 'foot', 'horse', 'ships'] as const;
export type Arm = (typeof ARMS)[number];

/** As a count stands behind them. */
export const ARM_NAMES: Readonly<Record<Arm, string>> = {
  engines: 'engines',
  staves: 'mages and healers',
  bows: 'bows',
  foot: 'foot',
  horse: 'horse',
  ships: 'ships',
};

/** By a unit's type; whatever is none of them goes on foot. */
const ARM_OF: Readonly<Record<string, Arm>> = {
  infantry: 'foot',
  archer: 'bows',
  cavalry: 'horse',
  siege: 'engines',
  support: 'staves',
  naval: 'ships',
};

export interface Kind<P extends string> {
  readonly puppet: P;
  readonly type: string;
  readonly men: number;
}

/** An arm of a host: its men, and the figures drawn for them, in their order. */
export interface DrawnArm<P extends string> {
  readonly arm: Arm;
  readonly men: number;
  readonly figures: readonly P[];
}

/** How many of an arm are drawn: every man of a handful, ever fewer of more. */
const figuresFor = (men: number, share: number): number => Math.max(1, Math.min(men, Math.round(share)));

/** A host by its arms, from the rear to the front, in at most so many figures or one an arm. */
export const byArm = <P extends string>(kinds: readonly Kind<P>[], most: number): readonly DrawnArm<P>[] => {
  const all = kinds.reduce((sum, { men }) => sum + men, 0);
  const count = Math.min(most, all);
  return ARMS.flatMap((arm): DrawnArm<P>[] => {
    const own = kinds.filter(({ type, men }) => men > 0 && (ARM_OF[type] ?? 'foot') === arm);
    if (own.length === 0) return [];
    const men = own.reduce((sum, kind) => sum + kind.men, 0);
    const figures = own.flatMap(({ puppet, men: some }) =>
      Array.from({ length: figuresFor(some, (count * some) / all) }, () => puppet),
    );
    return [{ arm, men, figures }];
  });
};

/** What a figure takes of the ground beside it. */
const WIDTHS: Readonly<Record<Arm, number>> = {
  engines: 54,
  staves: 23,
  bows: 23,
  foot: 21,
  horse: 46,
  ships: 76,
};
const RANKS = 2;
const RANK_DEPTH = 17;
/** Between two arms. */
const GAP = 12;

export interface Standing<P extends string> {
  readonly puppet: P;
  /** From the front, which is 0, backwards: never above 0. */
  readonly x: number;
  /** From the front rank's feet: never above 0. */
  readonly y: number;
}

export interface Column {
  readonly arm: Arm;
  readonly men: number;
  /** Its middle. */
  readonly x: number;
}

/** Where all of them stand, the hindmost first, and how far back the host reaches. */
export const standing = <P extends string>(
  arms: readonly DrawnArm<P>[],
): { readonly men: readonly Standing<P>[]; readonly columns: readonly Column[]; readonly depth: number } => {
  let edge = 0;
  const men: Standing<P>[] = [];
  const columns: Column[] = [];
  for (const { arm, men: count, figures } of arms.toReversed()) {
    const step = WIDTHS[arm];
    const files = Math.ceil(figures.length / RANKS);
    figures.forEach((puppet, at) => {
      const rank = at % RANKS;
      men.push({
        puppet,
        x: edge - step * (Math.floor(at / RANKS) + 0.5) - rank * 7,
        y: -rank * RANK_DEPTH,
      });
    });
    columns.push({ arm, men: count, x: edge - (step * files) / 2 });
    edge -= step * files + GAP;
  }
  return { men: men.toSorted((one, other) => one.y - other.y || one.x - other.x), columns, depth: 0 - edge };
};

/** Of a host of which only its weight is known: as many figures, of the common kinds, as it weighs beside one's own. */
export const weighed = <P extends string>(
  power: number,
  beside: { readonly power: number; readonly figures: number },
  kinds: readonly P[],
  lot: number,
  most: number,
): readonly P[] => {
  if (power <= 0 || kinds.length === 0) return [];
  const even = beside.power <= 0 ? most / 2 : (beside.figures * power) / beside.power;
  const count = Math.max(2, Math.min(most, Math.round(even)));
  return Array.from({ length: count }, (_, at) => kinds[(at + lot) % kinds.length]).filter(
    (kind) => kind !== undefined,
  );
};
