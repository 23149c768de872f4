// The planner's table: both hosts drawn up on their ground as the hanging would show them before the first blow. React says who stands there;
// where they stand from frame to frame is told to Pixi through refs.
// Invariants: a company's place follows the engine's rank and lane, as on the hanging; what is dragged changes nothing but the order told to
// `onReorder`; everything painted is destroyed with it.
import 'pixi.js/unsafe-eval';
import { Application, extend } from '@pixi/react';
import { Container, Rectangle, Sprite } from 'pixi.js';
import type { FederatedPointerEvent } from 'pixi.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import { THRONG, deploy, isThrong } from '../battlefield/deployment.ts';
import type { Deployment } from '../battlefield/deployment.ts';
import { RIBBON_FONTS } from '../battlefield/effects/Ribbons.ts';
import { FIELD_WIDTH } from '../battlefield/field.ts';
import type { Badge } from '../battlefield/figures/puppetLayers.ts';
import type { Theme } from '../battlefield/palette.ts';
import { around, union } from '../battlefield/room.ts';
import { blocksOf, orderAfter } from './blocks.ts';
import type { Block } from './blocks.ts';
import { enlist } from './enlisted.ts';
import type { Enlisted } from './enlisted.ts';
import { paint, sceneryKey, sewRibbons, unpaint } from './painted.ts';
import type { Painted } from './painted.ts';
import { useBeat } from './useBeat.ts';
import styles from './Table.module.css';

extend({ Container, Sprite });

interface TableProps {
  readonly setup: BattleSetup;
  readonly badges: Readonly<Record<Side, Badge>>;
  readonly theme: Theme;
  /** Reduced motion: companies stand where they belong at once, nothing stirs. */
  readonly gentle: boolean;
  /** The units of a side in a new order: their indices in the setup. */
  readonly onReorder: (side: Side, order: readonly number[]) => void;
}

/** Of its way a company goes in a second; the rest it leaves to the next. */
const HASTE = 7;

/** Nearer to its place than this a company stands. */
const ARRIVED = 0.05;

interface CompanyProps {
  readonly block: Block;
  readonly painted: Painted;
  readonly deployment: Deployment;
  readonly isFar: boolean;
  readonly morale: number;
  readonly gentle: boolean;
  readonly onDropped: (block: Block, y: number) => void;
}

/** One unit's companies: a container that eases to its place, or follows the hand that has taken it. */
function Companies({
  block,
  painted,
  deployment,
  isFar,
  morale,
  gentle,
  onDropped,
}: CompanyProps): ReactNode {
  const view = useRef<Container | null>(null);
  const figures = useRef<Enlisted | null>(null);
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const home = useRef(block);
  const breath = useRef(0);

  useEffect(() => {
    home.current = block;
    const container = view.current;
    if (container === null) return;
    const enlisted = enlist(block, deployment, painted.atlas, isFar);
    figures.current = enlisted;
    container.addChild(enlisted.view);
    const room = union(block.companies.map(({ box, x, y }) => around(box, x - block.x, y - block.y)));
    if (room !== null)
      container.hitArea = new Rectangle(room.left, room.top, room.right - room.left, room.bottom - room.top);
    return () => {
      enlisted.view.destroy();
      figures.current = null;
    };
  }, [block, painted, deployment, isFar]);

  useBeat((seconds) => {
    const container = view.current;
    const enlisted = figures.current;
    if (container === null || enlisted === null) return;
    if (!gentle) breath.current += seconds;
    const { x, y } = held.current ?? home.current;
    const share =
      gentle || container.x === 0 ? 1 : Math.min(1, HASTE * seconds * (held.current === null ? 1 : 4));
    const [dx, dy] = [(x - container.x) * share, (y - container.y) * share];
    container.position.set(container.x + dx, container.y + dy);
    container.zIndex = container.y + (held.current === null ? 0 : 1000);
    const way = Math.abs(dx) + Math.abs(dy);
    const isThere = way < ARRIVED;
    if (isThere) container.position.set(x, y);
    enlisted.pose(container.y, isThere ? 0 : Math.min(1, way / 3), morale, breath.current);
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

/** Whether the hand that ribbons are written in has come: what is painted in a substitute would stay so. */
const useLetters = (): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isAwaited = true;
    const come = async (): Promise<void> => {
      await Promise.allSettled(RIBBON_FONTS.map((font) => document.fonts.load(font)));
      if (isAwaited) setThere(true);
    };
    void come();
    return () => {
      isAwaited = false;
    };
  }, []);
  return isThere;
};

function Scene({
  setup,
  badges,
  theme,
  gentle,
  width,
  onReorder,
}: TableProps & { readonly width: number }): ReactNode {
  const deployment = useMemo(() => deploy(setup, THRONG), [setup]);
  const isFar = isThrong(deployment);
  const key = sceneryKey(setup, deployment);
  // Painted by whoever throws it away: a scene that is taken down and put up again has paint of its own.
  const painted = useMemo(
    () => paint(setup, deployment, badges, theme),
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what of the setup is painted
    [key, badges, theme],
  );
  const sky = useRef<Container | null>(null);
  const names = useRef<Container | null>(null);
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
  useBeat((seconds) => {
    if (gentle) return;
    breath.current += seconds;
    painted.weather.show(breath.current);
  });
  // After the figures and sprites that show it, which are taken down first: the table without its paint would still be drawn for a frame.
  useEffect(() => () => unpaint(painted), [painted]);
  const scale = width / FIELD_WIDTH;
  const isLettered = useLetters();
  useEffect(() => {
    if (!isLettered) return undefined;
    const sewn = sewRibbons(deployment, badges, scale);
    names.current?.addChild(sewn.view);
    return () => sewn.unpick();
  }, [deployment, badges, scale, isLettered]);
  const dropped = (block: Block, y: number): void => {
    const order = orderAfter(setup, blocks, block, y);
    if (order.some((unit, i) => unit !== i)) onReorder(block.side, order);
  };
  return (
    <pixiContainer scale={scale}>
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
            deployment={deployment}
            isFar={isFar}
            morale={setup[block.side].morale}
            gentle={gentle}
            onDropped={dropped}
          />
        ))}
      </pixiContainer>
      <pixiContainer ref={sky} />
      <pixiContainer ref={names} />
    </pixiContainer>
  );
}

export default function Table(props: TableProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
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
          <Scene {...props} width={width} />
        </Application>
      )}
    </div>
  );
}
