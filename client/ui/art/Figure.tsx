// Draws a puppet as SVG, inside another drawing. Invariant: the same shapes and palettes as on the battlefield.

import { memo } from 'react';
import type { ReactNode } from 'react';
import { puppetPalette, puppetShapes } from './puppets.ts';
import type { PuppetKey, PuppetPalette } from './puppets.ts';
import type { PuppetShape, PuppetSide } from './puppets/shapes.ts';

const DAY: Readonly<Record<PuppetSide, PuppetPalette>> = {
  A: puppetPalette('A', 'day'),
  B: puppetPalette('B', 'day'),
};

function Shape({ shape, palette }: { shape: PuppetShape; palette: PuppetPalette }): ReactNode {
  const paint = {
    fill: shape.fill === undefined ? 'none' : palette[shape.fill],
    ...(shape.stroke === undefined ? {} : { stroke: palette[shape.stroke], strokeWidth: shape.strokeWidth }),
  };
  switch (shape.kind) {
    case 'path':
      return <path d={shape.d} {...paint} />;
    case 'poly':
      return <polygon points={shape.points.join(' ')} {...paint} />;
    case 'circle':
      return <circle cx={shape.cx} cy={shape.cy} r={shape.r} {...paint} />;
    case 'rect':
      return <rect x={shape.x} y={shape.y} width={shape.w} height={shape.h} rx={shape.r} {...paint} />;
  }
}

/** Shapes under any palette, for figures that are no troop’s. */
export function Shapes({
  shapes,
  palette,
}: {
  readonly shapes: readonly PuppetShape[];
  readonly palette: PuppetPalette;
}): ReactNode {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {shapes.map((shape, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list is fixed and its order is what it means
        <Shape key={index} shape={shape} palette={palette} />
      ))}
    </g>
  );
}

interface FigureProps {
  readonly puppet: PuppetKey;
  readonly side: PuppetSide;
  /** A kingdom’s own colours instead of the side’s. */
  readonly palette?: PuppetPalette;
}

/** One puppet with its feet at the origin, facing right. */
export const Figure = memo(function Figure({ puppet, side, palette }: FigureProps) {
  return <Shapes shapes={puppetShapes(puppet, side)} palette={palette ?? DAY[side]} />;
});
