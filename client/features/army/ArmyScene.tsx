// The army drawn up man for man: its companies in formation under their ribbons, pikes as steep as its morale, the wagon as full as its
// supply. Decorative: the rolls beneath say the same in words.
import { memo, useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { Army } from '@sigilla/engine/kingdom/kingdom.ts';
import { TOWN_CAPTIONS } from '@sigilla/content/texts/townCaptions.ts';
import { CaptionBand } from '../../realm/page/CaptionBand.tsx';
import { useWide } from '../../realm/page/useGentle.ts';
import { localHour, localMonth } from '../../session/clock.ts';
import { puppetOf } from '../../stage/battlefield/puppetOf.ts';
import { openCurve, seeded } from '../../ui/art/curves.ts';
import { Shapes } from '../../ui/art/Figure.tsx';
import { Arms } from '../../ui/art/Shield.tsx';
import { puppet, puppetShapes } from '../../ui/art/puppets.ts';
import type { PuppetKey, PuppetPalette } from '../../ui/art/puppets.ts';
import { Drawing } from '../../ui/art/town/Drawing.tsx';
import { Heavens } from '../../ui/art/town/Land.tsx';
import { sacks } from '../../ui/art/town/masonry/yard.ts';
import { villagerPalette, villagerShapes } from '../../ui/art/town/folk.ts';
import { treeMarks } from '../../ui/art/town/nature.ts';
import { seasonOf } from '../../ui/art/town/season.ts';
import { cartMarks, clothsOf, seatMarks, townLook } from '../../ui/art/town/TownScene.tsx';
import town from '../../ui/art/town/town.module.css';
import { classes } from '../../ui/classes.ts';
import { whole } from '../../ui/numberText.ts';
import { drawnUp, FIELD_HEIGHT, LEAST_WIDTHS } from './drawnUp.ts';
import type { Arm, Company } from './drawnUp.ts';
import { liveryPalette } from './livery.ts';
import { SACKS } from './sacks.ts';
import styles from './ArmyScene.module.css';

const ARM_OF: Readonly<Record<string, Arm>> = { infantry: 'foot', cavalry: 'horse' };

/** The army's kinds, those of one kind under several banners of experience together. */
const companiesOf = ({ units, waiting }: Army): readonly Company<PuppetKey>[] => {
  const men = new Map<string, number>();
  for (const { unitId, quantity } of [...units, ...waiting])
    men.set(unitId, (men.get(unitId) ?? 0) + quantity);
  return [...men].flatMap(([unitId, quantity]): Company<PuppetKey>[] => {
    const definition = kingdomContent.units.get(unitId);
    if (definition === undefined) return [];
    return [
      {
        key: unitId,
        name: quantity === 1 ? definition.name : definition.plural,
        men: quantity,
        puppet: puppetOf({ unitId, puppet: definition.puppet }),
        arm: ARM_OF[definition.type] ?? 'behind',
      },
    ];
  });
};

/** One puppet, its weapon sunk by as much as the heart is. */
function Man({
  of,
  palette,
  lean,
}: {
  readonly of: PuppetKey;
  readonly palette: PuppetPalette;
  readonly lean: number;
}): ReactNode {
  const shapes = puppetShapes(of, 'A');
  const { grip } = puppet(of);
  const held = shapes.filter(({ part }) => part === 'weapon' || part === 'banner');
  return (
    <>
      <g transform={`rotate(${lean} ${grip.x} ${grip.y})`}>
        <Shapes shapes={held} palette={palette} />
      </g>
      <Shapes shapes={shapes.filter((shape) => !held.includes(shape))} palette={palette} />
    </>
  );
}

function Tent({
  x,
  y,
  cloth,
}: {
  readonly x: number;
  readonly y: number;
  readonly cloth: string;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--t-ink)" strokeLinejoin="round" strokeWidth="1.3">
      <path d="M-34 0L-6 -42L0 -48L6 -42L34 0Z" fill="var(--t-linen)" />
      <path d="M-16 -27L-6 -42L0 -48L6 -42L16 -27q-4 5 -8 0q-4 5 -8 0q-4 5 -8 0q-4 5 -8 0Z" fill={cloth} />
      <path d="M-9 0L0 -24L9 0Z" fill="var(--t-dark)" />
    </g>
  );
}

/** A company of so many has the kingdom's banner behind it. */
const LED = 4;
/** Its cloth, on the field that arms are drawn on. */
const BANNER = 'M0 0H100L84 54L100 108H0Z';
const FIRE = 'M-12 0L12 -5M-12 -5L12 0M0 -4Q-9 -12 -2 -22Q0 -14 4 -16Q9 -11 4 -4Z';

/** Grass about the camp and the companies, so that no ground lies bare. */
const tuftsOf = (name: string, width: number): string => {
  const draw = seeded('tufts', name);
  return Array.from({ length: Math.round(width / 16) }, () => {
    const x = draw.below(width);
    const y = 205 + draw.below(FIELD_HEIGHT - 215);
    return `M${x - 4} ${y - 4}L${x - 2} ${y}M${x} ${y - 7}V${y}M${x + 4} ${y - 4}L${x + 2} ${y}`;
  }).join('');
};

interface ArmySceneProps {
  readonly army: Army;
  readonly kingdomName: string;
}

export const ArmyScene = memo(function ArmyScene({ army, kingdomName }: ArmySceneProps) {
  const id = useId();
  const companies = companiesOf(army);
  const { width, scale, drawn } = drawnUp(
    companies,
    army.formation,
    LEAST_WIDTHS[useWide() ? 'wide' : 'usual'],
  );
  const road = useRef<HTMLDivElement>(null);
  // On a phone the camp would fill the window: what is looked at first is the men.
  const middle = drawn.reduce((sum, { x }) => sum + x, 0) / Math.max(1, drawn.length) / width;
  useEffect(() => {
    const frame = road.current;
    if (frame !== null) frame.scrollLeft = middle * frame.scrollWidth - frame.clientWidth / 2;
  }, [middle]);
  const hour = localHour();
  const look = townLook({ name: kingdomName, hour, season: seasonOf(localMonth()), hasBread: true });
  const [side, light] = clothsOf(kingdomName);
  const palette = liveryPalette(kingdomName);
  const tufts = tuftsOf(kingdomName, width);
  const lean = Math.round((100 - army.morale) * -0.5);
  const draw = seeded('field', kingdomName);
  const ridge = openCurve(
    Array.from({ length: 9 }, (_, i) => ({ x: (i * width) / 8, y: 150 - draw.below(34) })),
  );
  const near = openCurve(
    Array.from({ length: 9 }, (_, i) => ({ x: (i * width) / 8, y: 182 - draw.below(10) })),
  );
  const formation = kingdomContent.formations.get(army.formation);
  const size = (1.3 * scale).toFixed(3);
  const figures = drawn
    .flatMap(({ key, puppet: of, x, y, places }) =>
      places.map((place, i) => ({ of, id: `${key} ${i}`, x: x + place.x, y: y + place.y })),
    )
    .toSorted((a, b) => a.y - b.y);
  return (
    <div className={classes(styles.field, look.className)} style={look.style}>
      <CaptionBand
        {...(companies.length === 0 ? TOWN_CAPTIONS.camp : TOWN_CAPTIONS.army)}
        aside={`${army.name}, ${formation?.name.toLowerCase() ?? army.formation}`}
      />
      <div
        ref={road}
        className={styles.road}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={`${army.name}, drawn up`}
      >
        <div
          className={styles.scene}
          style={{ aspectRatio: `${width} / ${FIELD_HEIGHT}`, minWidth: `${Math.round(width * 0.72)}px` }}
        >
          <svg viewBox={`0 0 ${width} ${FIELD_HEIGHT}`} className={town.picture} aria-hidden="true">
            <defs>
              <clipPath id={`${id}-cloth`}>
                <path d={BANNER} />
              </clipPath>
              <g id={`${id}-banner`}>
                <g clipPath={`url(#${id}-cloth)`}>
                  <Arms name={kingdomName} />
                </g>
                <path d={BANNER} className={styles.hem} />
              </g>
              {[...new Set(companies.map((one) => one.puppet))].map((key) => (
                <g key={key} id={`${id}-${key}`}>
                  <Man of={key} palette={palette} lean={lean} />
                </g>
              ))}
            </defs>
            <Heavens width={width} height={170} name={kingdomName} hour={hour} />
            <path d={`${ridge}V${FIELD_HEIGHT}H0Z`} className={town.hill1} />
            <path d={ridge} className={town.crest} />
            <Drawing marks={seatMarks(4)} x={78} y={182} scale={0.42} />
            <path d={`${near}V${FIELD_HEIGHT}H0Z`} className={town.ground2} />
            <path d={near} className={town.crest} />
            {[0.34, 0.58, 0.63, 0.9].map((part, i) => (
              <Drawing key={part} marks={treeMarks(i * 4 + 1, false)} x={width * part} y={184} scale={0.7} />
            ))}
            <path d={tufts} className={styles.tufts} />
            <Tent x={48} y={282} cloth={side} />
            <Tent x={122} y={300} cloth={light} />
            <path d={FIRE} transform="translate(104 352)" className={styles.fire} />
            <g transform="translate(134 354) scale(1.15)">
              <Shapes shapes={villagerShapes('woman')} palette={villagerPalette(2)} />
            </g>
            {drawn.map(({ key, x, y, places }) => {
              const back = y + 20 + Math.min(...places.map((place) => place.y));
              return places.length < LED ? null : (
                <g key={key} transform={`translate(${x} ${back.toFixed(1)}) scale(${size})`}>
                  <path d="M0 0V-90" className={styles.pole} />
                  <use href={`#${id}-banner`} transform="translate(1 -88) scale(0.29)" />
                </g>
              );
            })}
            {figures.map((figure) => (
              <use
                key={figure.id}
                href={`#${id}-${figure.of}`}
                transform={`translate(${figure.x.toFixed(1)} ${(figure.y + 20).toFixed(1)}) scale(${size})`}
              />
            ))}
            <g transform="translate(70 420)">
              <Drawing marks={cartMarks('hay')} />
              <Drawing marks={sacks(0, -16, SACKS.slice(0, Math.round(army.supply / 10)))} />
            </g>
          </svg>
          {drawn.map(({ key, name, men, x, y, places }) => (
            <span
              key={key}
              className={styles.ribbon}
              aria-hidden="true"
              style={{
                left: `${(x / width) * 100}%`,
                top: `${((y + Math.max(...places.map((place) => place.y)) + 24) / FIELD_HEIGHT) * 100}%`,
              }}
            >
              {name} <b>{whole(men)}</b>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
});
