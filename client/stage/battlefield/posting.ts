// Where companies are posted: in a rank of their side, or strung along the wall walk and the sea road.
// Invariant: a block's cells are shared among its companies in their order, and each is measured by the cells it has.
import type { FormationId } from '@sigilla/content/schema/formation.ts';
import type { Random } from '@sigilla/engine/core/random.ts';
import { FIELD_WIDTH, NORTH, SEA_ROAD, SOUTH, WALL_WALK } from './field.ts';
import { ROOM, SPACING, cellsOf, gapOf, pace, roomOf, rowsOf } from './ranks.ts';
import type { Block, Cell } from './ranks.ts';
import { sizeAt } from './room.ts';
import type { Box } from './room.ts';
import type { Footing, Slot, StandingCompany } from './standing.ts';

const NOWHERE: Box = { left: 0, right: 0, top: 0, bottom: 0 };

/** `dx` is the distance between neighbours, `scale` the size of a figure. */
const slotsFrom = (cells: readonly Cell[], random: Random, dx: number, scale: number): Slot[] =>
  cells.map((cell) => ({
    x: cell.x + (random.between(-10, 10) / 10) * scale,
    y: cell.y + (random.between(-8, 8) / 10) * scale,
    looseX: cell.x * 1.22 + (random.between(-100, 100) / 100) * dx * 0.55,
    looseY: cell.y * 1.08 + (random.between(-70, 70) / 10) * scale,
    beat: random.below(1000) / 1000,
  }));

const shuffled = (count: number, random: Random): number[] => {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
};

/** Gives a block's cells to its companies and measures each company's own place. */
function companiesIn(
  block: Block,
  cells: readonly Cell[],
  centre: Cell,
  facing: 1 | -1,
  footing: Footing,
  random: Random,
  scale: number,
): StandingCompany[] {
  const dx = ROOM[roomOf(block.puppet)].dx * pace(scale);
  let next = 0;
  return block.members.map(({ company, figures }) => {
    const own = cells.slice(next, next + figures);
    next += figures;
    const x = own.reduce((sum, cell) => sum + cell.x, 0) / own.length;
    const y = own.reduce((sum, cell) => sum + cell.y, 0) / own.length;
    return {
      company,
      block: block.unit,
      puppet: block.puppet,
      x: centre.x + facing * x,
      y: centre.y + y,
      footing,
      slots: slotsFrom(
        own.map((cell) => ({ x: facing * (cell.x - x), y: cell.y - y })),
        random,
        dx,
        scale,
      ),
      box: NOWHERE,
      fallOrder: shuffled(own.length, random),
    };
  });
}

/** One rank of one side, north to south. Returns its companies and its rearmost x. */
export function rank(
  blocks: readonly Block[],
  formation: FormationId,
  facing: 1 | -1,
  front: number,
  scale: number,
  random: Random,
): { companies: StandingCompany[]; rear: number } {
  const rows = rowsOf(blocks, formation, scale);
  const step = pace(scale);
  const heights = blocks.map(
    ({ puppet }, i) => (rows[i] ?? 1) * ROOM[roomOf(puppet)].dy * step * SPACING[formation].across,
  );
  const used = heights.reduce((sum, height) => sum + height, 0);
  const gap = Math.min(34, Math.max(gapOf(scale), (SOUTH - NORTH - used) / (blocks.length + 1)));
  let y = (NORTH + SOUTH) / 2 - (used + gap * (blocks.length - 1)) / 2;
  let rear = front;
  const companies = blocks.flatMap((block, i) => {
    // Those who stand far away stand closer, as they are smaller.
    const height = heights[i] ?? 0;
    const size = sizeAt(step, y + height / 2);
    const { dx, dy } = ROOM[roomOf(block.puppet)];
    const cells = cellsOf(block.figures, rows[i] ?? 1, formation, dx * size, dy * size);
    const depth = Math.max(...cells.map((c) => c.x)) - Math.min(...cells.map((c) => c.x));
    // An army in a wedge or a ring bends as a whole, too.
    const off = (y + height / 2 - (NORTH + SOUTH) / 2) / ((SOUTH - NORTH) / 2);
    const bend = formation === 'wedge' ? 46 * Math.abs(off) : formation === 'circle' ? 30 * off * off : 0;
    const centre = {
      x: front - facing * (depth / 2 + bend),
      y: y + height / 2 + dy * scale * 0.3,
    };
    y += height + gap;
    rear = facing === 1 ? Math.min(rear, front - depth - bend) : Math.max(rear, front + depth + bend);
    return companiesIn(block, cells, centre, facing, 'ground', random, scale);
  });
  return { companies, rear };
}

/** A line along which companies are strung evenly, from near the middle of the field to its edge, in one row or two. */
interface Line {
  readonly footing: Footing;
  readonly y: number;
  /** From the middle of the field. */
  readonly from: number;
  readonly to: number;
  /** Figures from which a second row is begun, and how far behind it lies. */
  readonly rowOf: number;
  readonly rowStep: number;
}

/** Archers and mages behind the battlements. */
export const WALL: Line = { footing: 'wall', y: WALL_WALK, from: 150, to: 470, rowOf: 34, rowStep: 7 };
/** Ships before the shore. */
export const SEA: Line = { footing: 'water', y: SEA_ROAD, from: 110, to: 480, rowOf: 5, rowStep: 15 };

/** Companies strung out along a line from the middle outwards, in two rows where more figures stand than one takes. */
export function strung(
  blocks: readonly Block[],
  line: Line,
  facing: 1 | -1,
  random: Random,
  scale: number,
): StandingCompany[] {
  const figures = blocks.reduce((sum, block) => sum + block.figures, 0);
  if (figures === 0) return [];
  const rows = figures > line.rowOf ? 2 : 1;
  const perRow = Math.ceil(figures / rows);
  let next = 0;
  return blocks.flatMap((block) => {
    const cells = Array.from({ length: block.figures }, () => {
      const file = Math.floor(next / rows);
      const row = next % rows;
      next += 1;
      const out = line.from + ((line.to - line.from) * (file + 0.5 + row * 0.4)) / perRow;
      return { x: FIELD_WIDTH / 2 - facing * out, y: -row * line.rowStep };
    });
    const middle = cells.reduce((sum, cell) => sum + cell.x, 0) / cells.length;
    const about = cells.map((cell) => ({ x: facing * (cell.x - middle), y: cell.y }));
    return companiesIn(block, about, { x: middle, y: line.y }, facing, line.footing, random, scale);
  });
}
