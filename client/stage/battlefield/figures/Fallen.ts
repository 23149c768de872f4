// Those who have fallen: they turn over where they stood, slide to the foot of the hanging and lie in its lower border.
// Invariant: who lies there is what the state says has fallen; a figure once made lies again wherever one of its kind does.
import { Container } from 'pixi.js';
import { BORDER_HEIGHT } from '../borders.ts';
import { held } from '../camera.ts';
import type { Sight } from '../camera.ts';
import type { Deployment } from '../deployment.ts';
import { ease } from '../easing.ts';
import { FIELD_HEIGHT } from '../field.ts';
import type { FallState } from '../fieldState.ts';
import type { PuppetKey } from '../../../ui/art/puppets.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import type { Atlas } from '../paint/Atlas.ts';
import { LYING, LYING_HEAVY, feetOf } from '../graves.ts';
import type { FallManner } from '../score.ts';
import { roomOf } from '../ranks.ts';
import { sizeAt } from '../room.ts';
import { Figure } from './Figure.ts';

/** So many of those who fell last are sewn as strongly as the living. */
const FRESHEST = 40;

/** Turning over takes this share of a fall; the rest is the slide. */
const TURNING = 0.42;

/** How far over somebody is, of whom the share of the turning is done: a man on his knees waits a moment, a man thrown is over at once. */
const turned = (manner: FallManner, share: number): number => {
  switch (manner) {
    case 'topples':
      return ease(share * share);
    case 'thrown':
      return ease(share * 1.4);
    case 'sinks':
      return share < 0.5 ? 0.22 * ease(share * 2) : 0.22 + 0.78 * ease((share - 0.5) * 2);
  }
};

/** How high he is meanwhile, in units: thrown up, stumbling, or sinking. */
const raised = (manner: FallManner, share: number): number => {
  const arc = Math.sin(Math.min(1, share) * Math.PI);
  return manner === 'thrown' ? 26 * arc : manner === 'topples' ? 7 * arc : -4 * arc;
};

const lerp = (a: number, b: number, share: number): number => a + (b - a) * share;

/** The figures of one kind that have been made, and how many of them lie. */
interface Kind {
  readonly puppet: PuppetKey;
  readonly side: Side;
  readonly figures: Figure[];
  /** Whose place each has been laid in for good; null while it falls. */
  readonly resting: (FallState['fall'] | null)[];
  lying: number;
}

export class Fallen {
  /** Over field and border. */
  readonly view = new Container({ label: 'fallen' });
  private readonly kinds: readonly Kind[];
  /** By company. */
  private readonly kindOf: readonly Kind[];
  private readonly deployment: Deployment;
  /** Where the field in sight begins, and how far the border has gone along with the eye. */
  private left = 0.5;
  private along = 0.5;
  private readonly atlas: Atlas;

  constructor(deployment: Deployment, atlas: Atlas) {
    const kinds = new Map<string, Kind>();
    this.deployment = deployment;
    this.atlas = atlas;
    this.kindOf = deployment.companies.map(({ puppet, company: { side } }) => {
      const key = `${puppet}/${side}`;
      const kind = kinds.get(key) ?? { puppet, side, figures: [], resting: [], lying: 0 };
      kinds.set(key, kind);
      return kind;
    });
    this.kinds = [...kinds.values()];
  }

  /** Draws one instant. */
  show(falls: readonly FallState[], sight: Sight, width: number): void {
    const { kinds } = this;
    for (let i = 0; i < kinds.length; i += 1) (kinds[i] as Kind).lying = 0;
    this.left = sight.x - width / (2 * sight.zoom);
    const along = held({ x: sight.x, y: sight.y, zoom: 1 }, width).x - width / 2;
    if (along !== this.along) for (const { resting } of kinds) resting.fill(null);
    this.along = along;
    for (let order = 0; order < falls.length; order += 1)
      this.lay(falls[order] as FallState, order < falls.length - FRESHEST, sight);
    for (let k = 0; k < kinds.length; k += 1) {
      const { figures, lying } = kinds[k] as Kind;
      for (let i = lying; i < figures.length; i += 1) (figures[i] as Figure).view.visible = false;
    }
  }

  private lay({ fall, progress }: FallState, pale: boolean, sight: Sight): void {
    const kind = this.kindOf[fall.company] as Kind;
    const figure = this.nextOf(kind);
    const place = kind.lying - 1;
    figure.view.visible = true;
    figure.view.alpha = pale ? 0.4 : 1;
    if (kind.resting[place] === fall) return;
    kind.resting[place] = progress === 1 ? fall : null;
    const heavy = roomOf(figure.puppet) !== 'foot';
    const turning = progress / TURNING;
    const slide = ease((progress - TURNING) / (1 - TURNING));
    const fromX = (fall.x - this.left) * sight.zoom;
    const fromY = (fall.y - sight.y) * sight.zoom + FIELD_HEIGHT / 2 + BORDER_HEIGHT;
    const toY = BORDER_HEIGHT + FIELD_HEIGHT + fall.restY;
    figure.topple(
      lerp(fromX, feetOf(fall) - this.along, slide),
      lerp(fromY, toY, slide * slide) - raised(fall.manner, turning) * (1 - slide),
      lerp(sizeAt(this.deployment.scale, fall.y) * sight.zoom, heavy ? LYING_HEAVY : LYING, slide),
      fall.spin * turned(fall.manner, turning),
    );
  }

  private nextOf(kind: Kind): Figure {
    const { figures, lying, puppet, side } = kind;
    kind.lying = lying + 1;
    const made = figures[lying];
    if (made !== undefined) return made;
    const figure = new Figure(this.atlas, puppet, side, `fallen ${puppet}/${side} ${lying}`);
    figures.push(figure);
    this.view.addChild(figure.view);
    return figure;
  }
}
