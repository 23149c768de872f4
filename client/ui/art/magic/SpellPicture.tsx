// A spell as a miniature: who casts it, from their staff the gold that becomes its sign, and below it those whom it concerns, under the sky of its
// school in a painted border. It looks the same by day and by night. Always beside the name, so it says nothing itself.
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import type { IconName } from '@sigilla/content/schema/icon.ts';
import { GameIcon } from '../../Icon.tsx';
import { classes } from '../../classes.ts';
import { Figure, Shapes } from '../Figure.tsx';
import { puppetPalette } from '../puppets.ts';
import type { PuppetPalette } from '../puppets.ts';
import { Drawing } from '../town/Drawing.tsx';
import { villagerPalette, villagerShapes } from '../town/folk.ts';
import { cart, dog, goose, sheep, stones, treeMarks } from '../town/nature.ts';
import town from '../town/town.module.css';
import { HEAVENS, tendril } from './heavens.ts';
import type { Stroke } from './heavens.ts';
import { Border } from './Border.tsx';
import { INNER, MINIATURE, planMiniature } from './miniaturePlan.ts';
import type { Depicted, MiniaturePlan } from './miniaturePlan.ts';
import { pigmentsOf } from './schools.ts';
import styles from './SpellPicture.module.css';

function Strokes({ strokes }: { readonly strokes: readonly Stroke[] }): ReactNode {
  return strokes.map(({ d, fill, line, width, faint }) => (
    <path
      key={`${d}${line ?? ''}${fill ?? ''}`}
      d={d}
      fill={fill ?? 'none'}
      {...(line === undefined ? {} : { stroke: line, strokeWidth: width })}
      {...(faint === undefined ? {} : { opacity: faint })}
    />
  ));
}

const BEASTS = { goose, sheep, dog } as const;

function Extra({ extra, seed }: Pick<MiniaturePlan['company'][number], 'extra' | 'seed'>): ReactNode {
  switch (extra.of) {
    case 'puppet':
      return <Figure puppet={extra.puppet} side={extra.side} />;
    case 'villager':
      return <Shapes shapes={villagerShapes(extra.villager)} palette={villagerPalette(seed)} />;
    case 'cart':
      return <Drawing marks={cart(extra.load)} />;
    case 'beast':
      return <Drawing marks={BEASTS[extra.beast]} />;
    case 'tree':
      return <Drawing marks={treeMarks(seed, false)} scale={1.1} />;
    case 'stones':
      return <Drawing marks={stones} />;
  }
}

const placed = ({ x, y, scale, flip }: { x: number; y: number; scale: number; flip: boolean }): string =>
  `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`;

const robed = ([robe, robeDark]: readonly [string, string]): PuppetPalette => ({
  ...puppetPalette('A', 'day'),
  robe,
  robeDark,
  linen: robe === '#f0e6cf' ? '#f0e6cf' : puppetPalette('A', 'day').linen,
  side: '#c8962f',
});

interface SpellPictureProps extends Depicted {
  readonly icon: IconName;
  /** Not learned yet: still in pen. */
  readonly inPen?: boolean;
}

export const SpellPicture = memo(function SpellPicture({
  icon,
  inPen = false,
  ...depicted
}: SpellPictureProps) {
  const clip = useId();
  const plan = planMiniature(depicted);
  const paint = pigmentsOf(depicted.school);
  const [ground, netColour, knot] = paint.sky;
  return (
    <div className={classes(town.town, styles.picture)} data-pen={inPen || undefined} aria-hidden="true">
      <svg viewBox={`0 0 ${MINIATURE.width} ${MINIATURE.height}`} focusable="false">
        <Border
          width={MINIATURE.width}
          height={MINIATURE.height}
          depth={MINIATURE.border}
          ground={ground}
          turn={plan.vine}
        />
        <clipPath id={clip}>
          <rect width={INNER.width} height={INNER.height} />
        </clipPath>
        <g transform={`translate(${INNER.x} ${INNER.y})`}>
          <g clipPath={`url(#${clip})`} strokeLinecap="round" strokeLinejoin="round">
            <rect width={INNER.width} height={INNER.height} fill={ground} />
            <path
              d={plan.net.d}
              {...(plan.net.kind === 'check'
                ? { fill: netColour, opacity: 0.6 }
                : { fill: 'none', stroke: netColour, strokeWidth: 1.3 })}
            />
            {plan.net.knots.map(({ x, y }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r="1.1" fill={knot} />
            ))}
            {plan.hills.map((hill, i) => (
              <path
                key={hill}
                d={hill}
                fill={paint.land[i === 0 ? 0 : 1]}
                stroke="#2a2018"
                strokeWidth="1.3"
              />
            ))}
            <path d={plan.tufts} fill="none" stroke={paint.land[2]} strokeWidth="1.2" />
            {plan.heavens.map(({ heaven, ...place }) => (
              <g key={`${heaven} ${place.x}`} transform={placed(place)}>
                <Strokes strokes={HEAVENS[heaven]} />
              </g>
            ))}
            {plan.breath.map((d) => (
              <g key={d}>
                <path d={d} fill="none" stroke="#7f5a12" strokeWidth="4" />
                <path d={d} fill="none" stroke="#f3dc94" strokeWidth="2.2" />
              </g>
            ))}
            {plan.curls.map(({ x, y, radius, from, turn }) => (
              <Strokes key={`${x} ${y}`} strokes={tendril(x, y, radius, from, turn)} />
            ))}
            <g
              transform={`translate(${plan.sign.x} ${plan.sign.y}) rotate(${plan.sign.lean}) translate(${-plan.sign.size / 2} ${-plan.sign.size / 2})`}
              className={styles.sign}
            >
              <GameIcon name={icon} size={plan.sign.size} />
            </g>
            <g transform={placed(plan.caster)}>
              <Figure puppet={plan.caster.puppet} side="A" palette={robed(paint.robe)} />
            </g>
            {plan.company.map(({ extra, seed, ...place }) => (
              <g key={`${place.x} ${place.y}`} transform={placed(place)}>
                <Extra extra={extra} seed={seed} />
              </g>
            ))}
          </g>
          <rect width={INNER.width} height={INNER.height} fill="none" stroke="#2a2018" strokeWidth="1.4" />
        </g>
      </svg>
    </div>
  );
});
