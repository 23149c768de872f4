// The muster: one's own host by its arms and, over against it, the rival's as heavy as it is said to be, each under its own banner and in its own livery, with the
// odds between them. Of the picture nothing is told that does not stand beneath it in words. Invariant: what men a rival has is not known, and is not drawn as if
// it were: their host is of the common kinds, as many as it weighs.
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { TOWN_CAPTIONS } from '@sigilla/content/texts/townCaptions.ts';
import type { Army } from '@sigilla/engine/kingdom/kingdom.ts';
import type { RivalView } from '@sigilla/engine/war/rivalView.ts';
import { CaptionBand } from '../../realm/page/CaptionBand.tsx';
import { useSlender } from '../../realm/page/useGentle.ts';
import { puppetOf } from '../../stage/battlefield/puppetOf.ts';
import { seeded } from '../../ui/art/curves.ts';
import { Figure } from '../../ui/art/Figure.tsx';
import { liveriesOf } from '../../ui/art/livery.ts';
import type { Livery } from '../../ui/art/livery.ts';
import { puppetPalette } from '../../ui/art/puppets.ts';
import type { PuppetKey } from '../../ui/art/puppets.ts';
import { Standard } from '../../ui/art/Standard.tsx';
import { whole } from '../../ui/numberText.ts';
import { ARM_NAMES, byArm, standing, weighed } from './hostDrawn.ts';
import type { DrawnArm, Kind } from './hostDrawn.ts';
import { OddsScales } from './OddsScales.tsx';
import { chanceAgainst, oddsCalled } from './oddsWords.ts';
import styles from './Muster.module.css';

const HEIGHT = 176;
const FEET = 146;
const SCALE = 1.18;
/** How wide the field is, how far from its middle each front stands, and how many are drawn of a host. */
const FIELDS = {
  wide: { width: 1080, front: 60, most: 26 },
  slender: { width: 520, front: 30, most: 11 },
} as const;

/** Of what kinds a host is drawn whose men nobody has counted. */
const COMMON = {
  swordsmen: 'infantry',
  pikemen: 'infantry',
  archers: 'archer',
  militia: 'infantry',
  knights: 'cavalry',
  spearmen: 'infantry',
} as const satisfies Partial<Record<PuppetKey, string>>;
type Common = keyof typeof COMMON;
const COMMON_KINDS = Object.keys(COMMON) as readonly Common[];

const kindsOf = (army: Army | undefined): readonly Kind<PuppetKey>[] =>
  (army?.units ?? []).flatMap(({ unitId, quantity }) => {
    const unit = kingdomContent.units.get(unitId);
    if (unit === undefined) return [];
    return [{ puppet: puppetOf({ unitId, puppet: unit.puppet }), type: unit.type, men: quantity }];
  });

const commonHost = (drawn: readonly Common[]): readonly Kind<PuppetKey>[] =>
  COMMON_KINDS.map((puppet) => ({
    puppet,
    type: COMMON[puppet],
    men: drawn.filter((one) => one === puppet).length,
  }));

function Host({
  name,
  arms,
  livery,
  facing,
  front,
  isCounted,
}: {
  readonly name: string;
  readonly arms: readonly DrawnArm<PuppetKey>[];
  readonly livery: Livery;
  readonly facing: 1 | -1;
  readonly front: number;
  readonly isCounted: boolean;
}): ReactNode {
  const { men, columns, depth } = standing(arms);
  const palette = useMemo(() => ({ ...puppetPalette('A', 'day'), ...livery }), [livery]);
  return (
    <g transform={`translate(${-facing * front} ${FEET})`}>
      <g transform={`translate(${-facing * Math.max(40, (depth * SCALE) / 2)} -4)`}>
        <Standard name={name} />
      </g>
      <g transform={`scale(${facing * SCALE} ${SCALE})`}>
        {men.map(({ puppet, x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <Figure puppet={puppet} side="A" palette={palette} />
          </g>
        ))}
      </g>
      {isCounted &&
        columns.map(({ arm, men: count, x }) => (
          <text key={arm} x={facing * x * SCALE} y="22" textAnchor="middle" className={styles.count}>
            {arm} {whole(count)}
          </text>
        ))}
    </g>
  );
}

/** ", 7 above you": how far two rulers are apart. */
const apart = (levels: number): string =>
  levels === 0 ? ', as you are' : `, ${Math.abs(levels)} ${levels > 0 ? 'above' : 'below'} you`;

/** Grass, so that no ground lies bare. */
const tuftsOf = (name: string, width: number): string => {
  const draw = seeded('muster', name);
  return Array.from({ length: Math.round(width / 22) }, () => {
    const x = draw.below(width) - width / 2;
    const y = 108 + draw.below(HEIGHT - 112);
    return `M${x - 4} ${y - 4}L${x - 2} ${y}M${x} ${y - 7}V${y}M${x + 4} ${y - 4}L${x + 2} ${y}`;
  }).join('');
};

interface MusterProps {
  readonly kingdomName: string;
  /** The host that would go; undefined where there is none. */
  readonly army: Army | undefined;
  /** What it weighs. */
  readonly ownHost: number;
  readonly ownLevel: number;
  /** Against whom; undefined until one is chosen. */
  readonly rival: RivalView | undefined;
}

export const Muster = memo(function Muster({ kingdomName, army, ownHost, ownLevel, rival }: MusterProps) {
  const { width, front, most } = FIELDS[useSlender() ? 'slender' : 'wide'];
  const [own, theirs] = liveriesOf(kingdomName, rival?.kingdomName ?? '');
  const arms = byArm(kindsOf(army), most);
  const figures = arms.reduce((sum, arm) => sum + arm.figures.length, 0);
  const lot = seeded('host', rival?.kingdomName ?? '').below(COMMON_KINDS.length);
  const foes = weighed(rival?.hostPower ?? 0, { power: ownHost, figures }, COMMON_KINDS, lot, most + 6);
  const chance =
    rival === undefined || rival.hostPower === 0 || ownHost === 0 ? null : chanceAgainst(ownHost, rival);
  return (
    <section className={styles.muster} aria-label="The muster">
      <CaptionBand {...(figures === 0 ? TOWN_CAPTIONS.camp : TOWN_CAPTIONS.army)} />
      <svg
        viewBox={`${-width / 2} 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="xMidYMax slice"
        className={styles.picture}
        aria-hidden="true"
      >
        <rect x={-width} width={width * 2} height={HEIGHT} className={styles.sky} />
        <path
          d={`M${-width} 92Q${-width / 4} 58 0 84T${width / 2} 76T${width} 84V${HEIGHT}H${-width}Z`}
          className={styles.far}
        />
        <path
          d={`M${-width} 112Q${-width / 5} 96 ${width / 6} 108T${width} 104V${HEIGHT}H${-width}Z`}
          className={styles.ground}
        />
        <path d={tuftsOf(kingdomName, width)} className={styles.tufts} />
        <Host name={kingdomName} arms={arms} livery={own} facing={1} front={front} isCounted />
        {rival !== undefined && (
          <Host
            name={rival.kingdomName}
            arms={byArm(commonHost(foes), foes.length)}
            livery={theirs}
            facing={-1}
            front={front}
            isCounted={false}
          />
        )}
      </svg>
      <div className={styles.told}>
        <div>
          <p className={styles.name}>{kingdomName}</p>
          {army === undefined || figures === 0 ? (
            <p className={styles.note}>
              Nobody stands under your banner. <Link to="/army?recruit">Call men up</Link>
            </p>
          ) : (
            <p className={styles.note}>
              {army.name}, host {whole(ownHost)}:{' '}
              {arms.map(({ arm, men }) => `${ARM_NAMES[arm]} ${whole(men)}`).join(' · ')}
            </p>
          )}
        </div>
        <div className={styles.odds}>
          {chance !== null && (
            <>
              <p>
                <b>{chance}</b> in 100
              </p>
              <OddsScales chance={chance} own={own} theirs={theirs} className={styles.scales} />
              <p className={styles.note}>{oddsCalled(chance)}, by the worth of the men alone</p>
            </>
          )}
        </div>
        <div className={styles.theirs}>
          {rival !== undefined && (
            <>
              <p className={styles.name}>{rival.kingdomName}</p>
              <p className={styles.note}>
                {rival.hostPower === 0
                  ? 'Its host is in the field.'
                  : `Level ${rival.level}${apart(rival.level - ownLevel)}, host ${whole(rival.hostPower)}. What men they are, no scout has told.`}
              </p>
            </>
          )}
        </div>
      </div>
    </section>
  );
});
