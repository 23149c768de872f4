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
import type { Atlas } from '../paint/Atlas.ts';
import type { FallManner } from '../score.ts';
import { roomOf } from '../ranks.ts';
import { sizeAt } from '../room.ts';
import { Figure } from './Figure.ts';

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

export class Fallen {
  /** Over field and border. */
  readonly view = new Container({ label: 'fallen' });
  private readonly lying = new Map<string, Figure[]>();
  private readonly used = new Map<string, number>();
  private readonly deployment: Deployment;
  private readonly atlas: Atlas;

  constructor(deployment: Deployment, atlas: Atlas) {
    this.deployment = deployment;
    this.atlas = atlas;
  }

  /** Draws one instant. */
  show(falls: readonly FallState[], sight: Sight, width: number): void {
    const { used, lying, deployment } = this;
    used.clear();
    for (const figures of lying.values()) for (const figure of figures) figure.view.visible = false;
    falls.forEach(({ fall, progress }, order) => {
      const standing = deployment.companies[fall.company];
      if (standing === undefined) return;
      const figure = this.figureFor(standing.puppet, standing.company.side);
      const heavy = roomOf(standing.puppet) !== 'foot';
      const turn = turned(fall.manner, progress / TURNING);
      const slide = ease((progress - TURNING) / (1 - TURNING));
      const size = sizeAt(deployment.scale, fall.y);
      const fromX = (fall.x - sight.x) * sight.zoom + width / 2;
      const fromY = (fall.y - sight.y) * sight.zoom + FIELD_HEIGHT / 2 + BORDER_HEIGHT;
      const toX = fall.restX - held({ ...sight, zoom: 1 }, width).x + width / 2;
      const toY = BORDER_HEIGHT + FIELD_HEIGHT + 24 + fall.depth * 15;
      figure.topple(
        lerp(fromX, toX, slide),
        lerp(fromY, toY, slide * slide) - raised(fall.manner, progress / TURNING) * (1 - slide),
        lerp(size * sight.zoom, heavy ? 0.6 : 0.74, slide),
        fall.spin * turn,
      );
      figure.view.visible = true;
      figure.view.alpha = falls.length > 40 && order < falls.length - 40 ? 0.4 : 1;
    });
  }

  private figureFor(puppet: Figure['puppet'], side: Figure['side']): Figure {
    const key = `${puppet}/${side}`;
    let figures = this.lying.get(key);
    if (figures === undefined) {
      figures = [];
      this.lying.set(key, figures);
    }
    const next = this.used.get(key) ?? 0;
    this.used.set(key, next + 1);
    let figure = figures[next];
    if (figure === undefined) {
      figure = new Figure(this.atlas, puppet, side, `fallen ${key} ${next}`);
      figures.push(figure);
      this.view.addChild(figure.view);
    }
    return figure;
  }
}
