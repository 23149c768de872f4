// How a rank is drawn up: an army's units become blocks, blocks become rows and files, the formation bends them.
// Invariant: a block has a cell for every figure of its companies, and a rank fits between NORTH and SOUTH where it can.
import type { FormationId } from '@sigilla/content/schema/formation.ts';
import type { Company } from '@sigilla/engine/battle/companies.ts';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import type { PuppetKey } from '../../ui/art/puppets.ts';
import { NORTH, SOUTH } from './field.ts';
import { puppetOf } from './puppetOf.ts';

/** Room a figure takes, in feet of foot soldiers, and the distance between neighbours. */
export const ROOM: Record<'foot' | 'horse' | 'engine' | 'ship', { weight: number; dx: number; dy: number }> =
  {
    foot: { weight: 1, dx: 19, dy: 19 },
    horse: { weight: 2.4, dx: 46, dy: 27 },
    engine: { weight: 4, dx: 56, dy: 40 },
    ship: { weight: 6, dx: 80, dy: 44 },
  };

/** Who sits a horse. */
const RIDERS: ReadonlySet<PuppetKey> = new Set([
  'light_cavalry',
  'heavy_cavalry',
  'knights',
  'captain',
  'steward',
]);

/** Whose room on the field a figure needs. */
export const roomOf = (puppet: PuppetKey): keyof typeof ROOM => {
  if (RIDERS.has(puppet)) return 'horse';
  if (puppet === 'catapult' || puppet === 'ram') return 'engine';
  return puppet === 'galley' ? 'ship' : 'foot';
};

/** How close a formation stands: a share of the usual distance along and across. */
export const SPACING: Record<FormationId, { along: number; across: number }> = {
  line: { along: 1, across: 1.06 },
  phalanx: { along: 0.82, across: 0.86 },
  wedge: { along: 1.02, across: 1 },
  circle: { along: 0.94, across: 0.94 },
  combined: { along: 1.02, across: 1.02 },
  scattered: { along: 1.3, across: 1.22 },
};

export interface Block {
  readonly unit: number;
  readonly puppet: PuppetKey;
  readonly members: readonly { readonly company: Company; readonly figures: number }[];
  readonly figures: number;
}

/** Figures for a company: in proportion to its men, at least one, never more than it has men. */
const figuresFor = (men: number, menPerFigure: number, weight: number): number =>
  Math.max(1, Math.min(men, Math.round(men / (menPerFigure * weight))));

/** A side's units of one rank, in the army's order. */
export const blocksOf = (
  setup: BattleSetup,
  side: Side,
  rank: Company['rank'],
  companies: readonly Company[],
  menPerFigure: number,
): Block[] =>
  setup[side].units.flatMap((unit, u) => {
    const puppet = puppetOf(unit);
    const { weight } = ROOM[roomOf(puppet)];
    const members = companies
      .filter((company) => company.side === side && company.unit === u && company.rank === rank)
      .map((company) => ({ company, figures: figuresFor(company.men, menPerFigure, weight) }));
    if (members.length === 0) return [];
    return [{ unit: u, puppet, members, figures: members.reduce((sum, m) => sum + m.figures, 0) }];
  });

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/**
 * The cells of one block about its centre, x growing towards the enemy, rows from north to south and the front of a row first.
 * `rows` is how many ranks of files fit; the formation bends the front.
 */
export function cellsOf(
  figures: number,
  rows: number,
  formation: FormationId,
  dx: number,
  dy: number,
): Cell[] {
  const files = Math.ceil(figures / rows);
  const { along, across } = SPACING[formation];
  const stepX = dx * along;
  const stepY = dy * across;
  const cells: Cell[] = [];
  for (let row = 0; row < rows && cells.length < figures; row += 1) {
    const inRow = Math.min(files, Math.ceil((figures - cells.length) / (rows - row)));
    const off = rows === 1 ? 0 : Math.abs((2 * row) / (rows - 1) - 1);
    const bend =
      formation === 'wedge'
        ? -off * stepX * 1.5
        : formation === 'circle'
          ? -off * off * stepX * 0.9
          : (row % 2) * stepX * -0.36;
    for (let file = 0; file < inRow; file += 1) {
      cells.push({ x: bend - file * stepX, y: (row - (rows - 1) / 2) * stepY });
    }
  }
  const front = Math.max(...cells.map((cell) => cell.x));
  const rear = Math.min(...cells.map((cell) => cell.x));
  return cells.map((cell) => ({ x: cell.x - (front + rear) / 2, y: cell.y }));
}

/** The share of a figure's usual distance to its neighbours: the smaller the figures of a host are drawn, the more of them overlap. */
export const pace = (scale: number): number => scale * Math.min(1, 0.55 + 0.45 * scale);

/** What stays free between two blocks of a rank: for the ribbon below the one, and the heads of the other. `scale` is the size of a figure. */
export const gapOf = (scale: number): number => 11 + 16 * scale;

/** Files a formation is deep at least: a line is shallow, the others keep depth. */
const SHALLOWEST: Record<FormationId, number> = {
  line: 3,
  phalanx: 5,
  wedge: 4,
  circle: 5,
  combined: 4,
  scattered: 4,
};

/**
 * Rows for each block of a rank: the shallowest depth, the same for all, at which every block finds room between NORTH and
 * SOUTH, so that the rank reads as one front. `scale` is the size of a figure.
 */
export function rowsOf(blocks: readonly Block[], formation: FormationId, scale: number): number[] {
  const { along, across } = SPACING[formation];
  const step = pace(scale);
  const room = SOUTH - NORTH - gapOf(scale) * (blocks.length - 1);
  const rowsAt = (depth: number): number[] =>
    blocks.map(({ puppet, figures }) =>
      Math.ceil(figures / Math.max(1, Math.round(depth / (ROOM[roomOf(puppet)].dx * step * along)))),
    );
  const height = (rows: readonly number[]): number =>
    rows.reduce((sum, n, i) => sum + n * ROOM[roomOf((blocks[i] as Block).puppet)].dy * step * across, 0);
  const file = ROOM.foot.dx * step * along;
  let depth = SHALLOWEST[formation] * file;
  while (height(rowsAt(depth)) > room && depth < 400) depth += file;
  return rowsAt(depth);
}
