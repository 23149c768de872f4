// The works of one kind in the land that would hold them: what stands is painted, the others are still in pen, the chosen one painted as high as what it
// asks for has been gathered. Over each lies its name, which chooses it. Decorative but for the names: the leaf beneath says the rest.
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { BuildingDefinition } from '@sigilla/content/schema/building.ts';
import { TOWN_CAPTIONS } from '@sigilla/content/texts/townCaptions.ts';
import { CaptionBand } from '../../realm/page/CaptionBand.tsx';
import { ownedOf } from '@sigilla/engine/kingdom/buildings.ts';
import { useOwn } from '../../realm/useKingdom.ts';
import { localHour, localMonth } from '../../session/clock.ts';
import { openCurve, seeded } from '../../ui/art/curves.ts';
import { Shapes } from '../../ui/art/Figure.tsx';
import { houseMarks, kindBox } from '../../ui/art/town/catalogue.ts';
import { Drawing } from '../../ui/art/town/Drawing.tsx';
import { villagerPalette, villagerShapes } from '../../ui/art/town/folk.ts';
import { Heavens } from '../../ui/art/town/Land.tsx';
import { stones, treeMarks } from '../../ui/art/town/nature.ts';
import { seasonOf } from '../../ui/art/town/season.ts';
import { townLook } from '../../ui/art/town/TownScene.tsx';
import town from '../../ui/art/town/town.module.css';
import { classes } from '../../ui/classes.ts';
import { gatheredFor, standingOf } from './works.ts';
import type { Standing } from './works.ts';
import styles from './Prospect.module.css';

const WIDTH = 1000;
const HEIGHT = 400;
/** Where the works' feet stand; what is higher than this is drawn smaller. */
const GROUND = 340;
const TALLEST = 284;
/** Of the room that each has, it takes as much; and is never drawn larger than that. */
const SHARE = 0.82;
const LARGEST = 2.6;

const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  constructed: 'stands',
  buildable: 'can be built',
  blocked: 'not yet',
};

/** The name of a work on a ribbon over its place. */
const Name = memo(function Name({
  definition,
  isChosen,
  onChoose,
}: {
  readonly definition: BuildingDefinition;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}) {
  const standing = useOwn((kingdom) => standingOf(definition, kingdom));
  return (
    <button
      type="button"
      className={classes(styles.work, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      onClick={() => onChoose(definition.id)}
    >
      <span className={styles.ribbon}>
        {definition.name}
        <i>{STANDING_WORDS[standing]}</i>
      </span>
    </button>
  );
});

/** Hills behind and the ground before, as the realm's own hand draws them. */
function Ground({ name }: { readonly name: string }): ReactNode {
  const draw = seeded('prospect', name);
  const line = (y: number, rise: number): string =>
    openCurve(Array.from({ length: 10 }, (_, i) => ({ x: (i * WIDTH) / 9, y: y - draw.below(rise) })));
  const grass = Array.from({ length: 60 }, () => {
    const x = draw.below(WIDTH);
    const y = GROUND - 6 + draw.below(HEIGHT - GROUND);
    return `M${x - 4} ${y - 5}L${x - 1} ${y}M${x} ${y - 7}V${y}M${x + 4} ${y - 5}L${x + 1} ${y}`;
  }).join('');
  const hills = [
    { line: line(232, 66), tone: town.hill1 },
    { line: line(274, 34), tone: town.hill2 },
    { line: line(318, 12), tone: town.ground2 },
  ];
  return (
    <>
      {hills.map((hill) => (
        <g key={hill.line}>
          <path d={`${hill.line}V${HEIGHT}H0Z`} className={hill.tone} />
          <path d={hill.line} className={town.crest} />
        </g>
      ))}
      {[0.02, 0.06, 0.94, 0.985].map((part, i) => (
        <Drawing
          key={part}
          marks={treeMarks(i * 3 + 2, i % 2 === 0)}
          x={WIDTH * part}
          y={GROUND - 10 + (i % 2) * 14}
          scale={0.8}
        />
      ))}
      <path d={grass} className={town.tufts} />
    </>
  );
}

/** A chosen work that does not stand yet: painted from the ground up, as far as what it asks for is gathered, with a mason beside it. */
function Begun({
  definition,
  x,
  wide,
  tall,
  scale,
}: {
  readonly definition: BuildingDefinition;
  readonly x: number;
  readonly wide: number;
  readonly tall: number;
  readonly scale: number;
}): ReactNode {
  const gathered = useOwn((kingdom) => gatheredFor(definition, kingdom));
  const box = kindBox(definition);
  const painted = ((tall + 12) * gathered) / 100;
  return (
    <>
      <svg x={x - wide} y={GROUND + 12 - painted} width={wide * 2} height={painted} overflow="hidden">
        <Drawing
          marks={houseMarks(definition, definition.maxLevel, 1)}
          x={wide - ((box.left + box.right) / 2) * scale}
          y={painted - 12}
          scale={scale}
        />
      </svg>
      <Drawing marks={stones} x={x + wide / 2 + 14} y={GROUND + 14} />
      <g transform={`translate(${x - wide / 2 - 10} ${GROUND + 14})`}>
        <Shapes shapes={villagerShapes('mason')} palette={villagerPalette(0)} />
      </g>
    </>
  );
}

const Raised = memo(function Raised({
  definition,
  x,
  room,
  isChosen,
}: {
  readonly definition: BuildingDefinition;
  readonly x: number;
  readonly room: number;
  readonly isChosen: boolean;
}) {
  const level = useOwn(({ buildings }) => ownedOf(buildings, definition.id)?.level ?? null);
  const box = kindBox(definition);
  const scale = Math.min(LARGEST, (room * SHARE) / (box.right - box.left), TALLEST / (box.bottom - box.top));
  const place = { x: x - ((box.left + box.right) / 2) * scale, y: GROUND, scale };
  const marks = houseMarks(definition, level ?? definition.maxLevel, 1);
  const wide = (box.right - box.left) * scale;
  if (level !== null) return <Drawing marks={marks} {...place} />;
  return (
    <>
      {isChosen && <ellipse cx={x} cy={GROUND + 4} rx={wide / 2 + 16} ry="14" className={town.chosenPlot} />}
      <g className={town.pen}>
        <Drawing marks={marks} {...place} />
      </g>
      {isChosen && <Begun definition={definition} x={x} wide={wide} tall={-box.top * scale} scale={scale} />}
    </>
  );
});

interface ProspectProps {
  readonly works: readonly BuildingDefinition[];
  readonly realm: string;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

export function Prospect({ works, realm, chosen, onChoose }: ProspectProps): ReactNode {
  const hour = localHour();
  const look = townLook({ name: realm, hour, season: seasonOf(localMonth()), hasBread: true });
  const isAnyRaised = useOwn((kingdom) => works.some((one) => standingOf(one, kingdom) === 'constructed'));
  const room = WIDTH / works.length;
  return (
    <div className={classes(styles.prospect, look.className)} style={look.style}>
      <CaptionBand {...(isAnyRaised ? TOWN_CAPTIONS.worksRaised : TOWN_CAPTIONS.worksPlanned)} />
      <div className={styles.road}>
        <div className={classes(styles.scene, works.length > 1 && styles.several)}>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            className={town.picture}
            preserveAspectRatio="xMidYMax slice"
            aria-hidden="true"
          >
            <Heavens width={WIDTH} height={230} name={realm} hour={hour} />
            <Ground name={realm} />
            {works.map((one, i) => (
              <Raised
                key={one.id}
                definition={one}
                x={(i + 0.5) * room}
                room={room}
                isChosen={one.id === chosen}
              />
            ))}
          </svg>
          <ul
            className={styles.names}
            style={{ gridTemplateColumns: `repeat(${works.length}, minmax(0, 1fr))` }}
          >
            {works.map((one) => (
              <li key={one.id}>
                <Name definition={one} isChosen={one.id === chosen} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
