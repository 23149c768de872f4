// The planner's table: both hosts drawn up on their ground as the hanging would show them before the first blow. React says who stands there;
// where they stand from frame to frame is told to Pixi through refs.
// Invariants: a company's place follows the engine's rank and lane, as on the hanging; what is dragged changes nothing but the order told to
// `onReorder`; everything painted is destroyed with it.
import 'pixi.js/unsafe-eval';
import { Application, extend, useTick } from '@pixi/react';
import { Container, Rectangle, Sprite } from 'pixi.js';
import type { FederatedPointerEvent } from 'pixi.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { deploy } from '../battlefield/deployment.ts';
import type { Deployment } from '../battlefield/deployment.ts';
import { FIELD_HEIGHT, FIELD_WIDTH } from '../battlefield/field.ts';
import { addPuppet } from '../battlefield/figures/puppetLayers.ts';
import type { Badge } from '../battlefield/figures/puppetLayers.ts';
import { Figure } from '../battlefield/figures/Figure.ts';
import { paletteOf } from '../battlefield/palette.ts';
import type { Scenery, Theme } from '../battlefield/palette.ts';
import { Atlas } from '../battlefield/paint/Atlas.ts';
import { easel, paintScale, wholeTexture } from '../battlefield/paint/canvas.ts';
import { PROPS } from '../battlefield/paint/props.ts';
import { sizeAt, union, around } from '../battlefield/room.ts';
import type { StandingCompany } from '../battlefield/standing.ts';
import { paintLand } from '../battlefield/terrain/paintLand.ts';
import { Weather } from '../battlefield/weather.ts';
import styles from './Table.module.css';

extend({ Container, Sprite });

/** Everything that depends on the scenery and on who is there, painted together. */
interface Painted {
  readonly ground: ReturnType<typeof wholeTexture>;
  readonly atlas: Atlas;
  readonly props: ReturnType<typeof paintLand>;
  readonly light: string;
  readonly weather: Weather;
}

interface TableProps {
  readonly setup: BattleSetup;
  readonly badges: Readonly<Record<Side, Badge>>;
  readonly theme: Theme;
  /** Reduced motion: companies stand where they belong at once, nothing stirs. */
  readonly gentle: boolean;
  /** The units of a side in a new order: their indices in the setup. */
  readonly onReorder: (side: Side, order: readonly number[]) => void;
}

/** All companies of one unit: what is taken by hand. */
interface Block {
  readonly key: string;
  readonly side: Side;
  readonly unit: number;
  readonly rank: 'front' | 'rear';
  readonly companies: readonly StandingCompany[];
  readonly x: number;
  readonly y: number;
}

const blocksOf = (setup: BattleSetup, { companies }: Deployment): Block[] => {
  const blocks = new Map<string, StandingCompany[]>();
  for (const standing of companies) {
    const { side, unit } = standing.company;
    const { unitId = '', veteranLevel = '' } = setup[side].units[unit] ?? {};
    const key = `${side} ${unitId} ${veteranLevel}`;
    blocks.set(key, [...(blocks.get(key) ?? []), standing]);
  }
  return [...blocks].flatMap(([key, members]) => {
    const [first] = members;
    if (first === undefined) return [];
    const mean = (of: (one: StandingCompany) => number): number =>
      members.reduce((sum, one) => sum + of(one), 0) / members.length;
    const { side, unit, rank } = first.company;
    return [{ key, side, unit, rank, companies: members, x: mean(({ x }) => x), y: mean(({ y }) => y) }];
  });
};

const paint = (setup: BattleSetup, seed: string, badges: TableProps['badges'], theme: Theme): Painted => {
  const { terrain, weather, timeOfDay } = setup;
  const scenery: Scenery = { terrain, weather, timeOfDay, theme };
  const palette = paletteOf(scenery);
  const scale = paintScale(Math.min(2, Math.max(1, devicePixelRatio * 1.2)));
  const ground = easel(FIELD_WIDTH, FIELD_HEIGHT, scale, randomFrom(forkSeed(seed, 'land')));
  const props = paintLand(ground, palette, scenery, {
    attacker: setup.attacker.position,
    defender: setup.defender.position,
  });
  const atlas = new Atlas();
  for (const { puppet, company } of deploy(setup).companies)
    addPuppet(atlas, puppet, company.side, theme, badges[company.side]);
  for (const { key } of props) {
    const { left, right, height, paint: paintProp } = PROPS[key];
    atlas.add(`prop/${key}`, {
      left: -left,
      right,
      top: -height,
      bottom: 6,
      paint: (brush) => paintProp(brush, palette),
    });
  }
  atlas.paint(paintScale(2), 2048, randomFrom(forkSeed(seed, 'atlas')));
  return {
    ground: wholeTexture(ground, scale),
    atlas,
    props,
    light: palette.light,
    weather: new Weather(scenery, palette, seed),
  };
};

/** Of its way a company goes in a second; the rest it leaves to the next. */
const HASTE = 7;

interface CompanyProps {
  readonly block: Block;
  readonly painted: Painted;
  readonly scale: number;
  readonly morale: number;
  readonly gentle: boolean;
  readonly onDropped: (block: Block, y: number) => void;
}

/** One unit's companies: a container that eases to its place, or follows the hand that has taken it. */
function Companies({ block, painted, scale, morale, gentle, onDropped }: CompanyProps): ReactNode {
  const view = useRef<Container | null>(null);
  const figures = useRef<
    { readonly figure: Figure; readonly x: number; readonly y: number; readonly beat: number }[]
  >([]);
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const home = useRef(block);
  const breath = useRef(0);

  useEffect(() => {
    home.current = block;
    const container = view.current;
    if (container === null) return;
    figures.current = block.companies.flatMap((company) =>
      company.slots.map((slot) => ({
        figure: new Figure(painted.atlas, company.puppet, block.side, company.puppet),
        x: company.x - block.x + slot.x,
        y: company.y - block.y + slot.y,
        beat: slot.beat,
      })),
    );
    for (const { figure } of figures.current) container.addChild(figure.view);
    const room = union(block.companies.map(({ box, x, y }) => around(box, x - block.x, y - block.y)));
    if (room !== null)
      container.hitArea = new Rectangle(room.left, room.top, room.right - room.left, room.bottom - room.top);
    return () => {
      for (const { figure } of figures.current) figure.view.destroy({ children: true });
      figures.current = [];
    };
  }, [block, painted]);

  useTick(({ deltaMS }) => {
    const container = view.current;
    if (container === null) return;
    const seconds = deltaMS / 1000;
    if (!gentle) breath.current += seconds;
    const { x, y } = held.current ?? home.current;
    const share =
      gentle || container.x === 0 ? 1 : Math.min(1, HASTE * seconds * (held.current === null ? 1 : 4));
    const [dx, dy] = [(x - container.x) * share, (y - container.y) * share];
    container.position.set(container.x + dx, container.y + dy);
    container.zIndex = container.y + (held.current === null ? 0 : 1000);
    const stride = Math.min(1, (Math.abs(dx) + Math.abs(dy)) / 3);
    for (const one of figures.current)
      one.figure.pose({
        x: one.x,
        y: one.y,
        scale: sizeAt(scale, container.y + one.y),
        stride,
        jolt: 0,
        aim: 0,
        morale,
        heading: 1,
        beat: one.beat,
        time: breath.current,
        breath: breath.current,
        cheering: false,
        shieldless: false,
      });
  });

  const release = (): void => {
    if (held.current === null) return;
    held.current = null;
    onDropped(block, view.current?.y ?? block.y);
  };
  return (
    <pixiContainer
      ref={view}
      eventMode="static"
      cursor="grab"
      sortableChildren
      onPointerDown={(event: FederatedPointerEvent) => {
        const { x, y } = event.getLocalPosition(view.current?.parent ?? event.target);
        held.current = { x, y };
      }}
      onGlobalPointerMove={(event: FederatedPointerEvent) => {
        if (held.current === null || view.current?.parent === undefined || view.current.parent === null)
          return;
        const { x, y } = event.getLocalPosition(view.current.parent);
        held.current = { x, y };
      }}
      onPointerUp={release}
      onPointerUpOutside={release}
    />
  );
}

function Scene({
  setup,
  deployment,
  painted,
  gentle,
  width,
  onReorder,
}: Pick<TableProps, 'setup' | 'gentle' | 'onReorder'> & {
  readonly deployment: Deployment;
  readonly painted: Painted;
  readonly width: number;
}): ReactNode {
  const sky = useRef<Container | null>(null);
  const breath = useRef(0);
  const blocks = useMemo(() => blocksOf(setup, deployment), [setup, deployment]);
  useEffect(() => {
    const container = sky.current;
    container?.addChild(painted.weather.view);
    painted.weather.show(0);
    return () => {
      container?.removeChild(painted.weather.view);
    };
  }, [painted]);
  useTick(({ deltaMS }) => {
    if (gentle) return;
    breath.current += deltaMS / 1000;
    painted.weather.show(breath.current);
  });
  const dropped = (block: Block, y: number): void => {
    const rank = blocks.filter((one) => one.side === block.side && one.rank === block.rank);
    const ordered = rank
      .map((one) => ({ unit: one.unit, y: one === block ? y : one.y }))
      .toSorted((a, b) => a.y - b.y)
      .map(({ unit }) => unit);
    // The places that this rank has among the army's entries, filled anew.
    const places = rank.map(({ unit }) => unit).toSorted((a, b) => a - b);
    const order = setup[block.side].units.map((_, i) => {
      const at = places.indexOf(i);
      return at === -1 ? i : (ordered[at] ?? i);
    });
    if (order.some((unit, i) => unit !== i)) onReorder(block.side, order);
  };
  return (
    <pixiContainer scale={width / FIELD_WIDTH}>
      <pixiSprite texture={painted.ground} />
      <pixiContainer sortableChildren tint={painted.light}>
        {painted.props.map(({ key, x, y, scale, flip }) => (
          <pixiSprite
            key={`${key} ${x} ${y}`}
            texture={painted.atlas.texture(`prop/${key}`)}
            x={x}
            y={y}
            zIndex={y}
            scale={{ x: flip ? -scale : scale, y: scale }}
          />
        ))}
        {blocks.map((block) => (
          <Companies
            key={block.key}
            block={block}
            painted={painted}
            scale={deployment.scale}
            morale={setup[block.side].morale}
            gentle={gentle}
            onDropped={dropped}
          />
        ))}
      </pixiContainer>
      <pixiContainer ref={sky} />
    </pixiContainer>
  );
}

/** What must be painted anew when it changes; who stands where need not. */
const sceneryKey = (setup: BattleSetup, deployment: Deployment): string =>
  JSON.stringify([
    setup.terrain,
    setup.weather,
    setup.timeOfDay,
    setup.attacker.position,
    setup.defender.position,
    [...new Set(deployment.companies.map(({ puppet, company }) => `${company.side} ${puppet}`))].toSorted(),
  ]);

export default function Table({ setup, badges, theme, gentle, onReorder }: TableProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const deployment = useMemo(() => deploy(setup), [setup]);
  const key = sceneryKey(setup, deployment);
  const painted = useMemo(
    () => paint(setup, deployment.seed, badges, theme),
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what of the setup is painted
    [key, badges, theme],
  );
  useEffect(
    () => () => {
      painted.weather.destroy();
      painted.atlas.destroy();
      painted.ground.destroy(true);
    },
    [painted],
  );
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const sizes = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.frame} aria-hidden="true" data-testid="table">
      {width > 0 && (
        <Application
          resizeTo={frame}
          resolution={Math.min(2, devicePixelRatio)}
          autoDensity
          backgroundAlpha={0}
          preference="webgl"
        >
          <Scene
            setup={setup}
            deployment={deployment}
            painted={painted}
            gentle={gentle}
            width={width}
            onReorder={onReorder}
          />
        </Application>
      )}
    </div>
  );
}
