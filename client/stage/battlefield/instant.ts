// The one instant that a stage writes over and over: its companies, missiles, numbers and falls are made once and filled anew for every frame.
// Invariants: what is read of an instant is what was last written into it; who keeps a picture asks for an instant of its own; once the
// busiest moment has been seen, writing makes nothing.
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { Deployment } from './deployment.ts';
import type {
  CompanyState,
  FallState,
  FieldState,
  LordState,
  MissileState,
  NumberState,
} from './fieldState.ts';
import { STILL } from './gestures.ts';
import { still } from './motions.ts';
import type { Motion } from './motions.ts';
import { BANNER } from './deployment.ts';
import { facingOf } from './field.ts';
import { figureBox } from './room.ts';
import type { Box } from './room.ts';

/** As the one sees it who fills it in. */
export type Written<T> = { -readonly [Key in keyof T]: T[Key] };

/** Things of one kind, as many as an instant has of them. */
class Row<T> {
  /** To be read when `end` has been called. */
  readonly all: T[] = [];
  private readonly made: T[] = [];
  private readonly make: () => T;
  private count = 0;

  constructor(make: () => T) {
    this.make = make;
  }

  begin(): void {
    this.count = 0;
  }

  /** The next one, still as it was left by whatever it was before. */
  next(): T {
    const { all, made, count } = this;
    const one = made[count] ?? this.make();
    made[count] = one;
    all[count] = one;
    this.count = count + 1;
    return one;
  }

  end(): void {
    if (this.all.length !== this.count) this.all.length = this.count;
  }
}

const aCompany = (): Written<CompanyState> => ({
  x: 0.5,
  y: 0.5,
  men: 0,
  figures: 0,
  stride: 0.5,
  jolt: 0.5,
  aim: 0.5,
  gather: 0.5,
  reel: 0.5,
  heading: 1,
  routed: 0.5,
  gone: 0.5,
  fled: 0.5,
  rode: 0.5,
  cheering: false,
});

const POINT = { x: 0, y: 0 };
const NO_FALL: FallState['fall'] = {
  company: 0,
  slot: 0,
  at: 0,
  x: 0,
  y: 0,
  restX: 0,
  manner: 'topples',
  restY: 0,
  spin: 0,
};

const aMissile = (): Written<MissileState> => ({
  kind: 'arrow',
  actor: 0,
  target: 0,
  from: POINT,
  to: POINT,
  progress: 0.5,
  volley: 0,
  great: false,
});
const aNumber = (): Written<NumberState> => ({ side: 'attacker', fallen: 0, x: 0.5, y: 0.5, progress: 0.5 });
const aFall = (): Written<FallState> => ({ fall: NO_FALL, progress: 0.5 });

const aLord = (): Written<LordState> => ({
  x: 0.5,
  y: 0.5,
  sunk: 0.5,
  led: 0.5,
  isHurt: false,
  isTaken: false,
});

type Sides<T> = Record<Side, T>;
const both = <T>(of: (side: Side) => T): Sides<T> => ({
  attacker: of('attacker'),
  defender: of('defender'),
});

/** What `stateAt` writes into. */
export class Instant implements FieldState {
  readonly deployment: Deployment;
  readonly companies: readonly Written<CompanyState>[];
  readonly moving: readonly Motion[];
  /** The index of each side's first company. */
  readonly first: Readonly<Sides<number>>;
  readonly flying = new Row(aMissile);
  readonly written = new Row(aNumber);
  readonly falling = new Row(aFall);
  readonly missiles: readonly MissileState[] = this.flying.all;
  readonly numbers: readonly NumberState[] = this.written.all;
  readonly falls: readonly FallState[] = this.falling.all;
  /** What a banner takes of the field about its place. */
  readonly bannerBox: Readonly<Sides<Box>>;
  readonly ground: Written<Box> = { left: 0.5, right: 0.5, top: 0.5, bottom: 0.5 };
  round = 0;
  readonly morale = both(() => 0);
  readonly men = both(() => 0);
  readonly disorder = both(() => 0.5);
  readonly line = both(() => 0.5);
  readonly gestures: Sides<FieldState['gestures'][Side]> = both(() => STILL);
  readonly lords = both(aLord);
  triumph: FieldState['triumph'] = null;
  crows = 0.5;
  rallies: FieldState['rallies'] = [];
  walls: number | null = null;
  readonly gaze = { x: 500.5, y: 300.5, lean: 0.5, stir: 0.5 };
  standing: Box | null = null;
  veil = 1;

  constructor(deployment: Deployment) {
    const { companies, banners, bearers } = deployment;
    this.bannerBox = both((side) => figureBox('banner', facingOf(side), banners[side].y, bearers * BANNER));
    this.deployment = deployment;
    this.companies = companies.map(aCompany);
    this.moving = companies.map(still);
    this.first = both((side) => companies.findIndex(({ company }) => company.side === side));
  }

  /** Empties what is counted anew. */
  begin(): void {
    this.flying.begin();
    this.written.begin();
    this.falling.begin();
    for (const side of SIDES) this.men[side] = 0;
  }

  end(): void {
    this.flying.end();
    this.written.end();
    this.falling.end();
  }
}
