// Both armies on the stage: a figure for every slot of every company, the two banners, those who have fallen and are sliding
// into the border, the shields thrown away. All of them are made when the hanging is hung; playing creates none.
// Invariant: what is visible is exactly what the state says stands, flees or has fallen.
import { Container, Sprite } from 'pixi.js';
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { BORDER_HEIGHT } from '../borders.ts';
import { held } from '../camera.ts';
import type { Sight } from '../camera.ts';
import { BREACHES, FIELD_HEIGHT, WALL_FOOT, facingOf, gapsIn } from '../field.ts';
import { roomOf } from '../ranks.ts';
import { BANNER, BANNER_FOLLOWS } from '../deployment.ts';
import type { Deployment } from '../deployment.ts';
import type { StandingCompany } from '../standing.ts';
import { sizeAt } from '../room.ts';
import { SpritePool } from '../effects/SpritePool.ts';
import type { Atlas } from '../paint/Atlas.ts';
import { ease } from '../easing.ts';
import type { CompanyState, FallState, FieldState } from '../fieldState.ts';
import { Figure } from './Figure.ts';
import { layersOf } from './puppetLayers.ts';

interface Enlisted {
  readonly figure: Figure;
  readonly slot: StandingCompany['slots'][number];
  /** Place in the order of falling: it stands while more than this many have not fallen. */
  readonly fallRank: number;
}

/** A commander's size beside his men's. */
const COMMANDER = 0.96;
/** Turning over takes this share of a fall; the rest is the slide. */
const TURNING = 0.42;

const lerp = (a: number, b: number, share: number): number => a + (b - a) * share;

export class Crowd {
  /** Figures in the field, sorted from the far to the near; things that stand may be added to it. */
  readonly field = new Container({ label: 'figures', sortableChildren: true });
  /** The fallen, over field and border. */
  readonly fallen = new Container({ label: 'fallen' });
  readonly dropped: SpritePool;
  private readonly companies: readonly (readonly Enlisted[])[];
  private readonly banners: Readonly<Record<Side, Figure>>;
  private readonly commanders: Readonly<Record<Side, Figure>>;
  private readonly breaches: readonly Sprite[];
  private readonly lying = new Map<string, Figure[]>();
  private readonly deployment: Deployment;
  private readonly atlas: Atlas;

  constructor(deployment: Deployment, atlas: Atlas) {
    this.deployment = deployment;
    this.atlas = atlas;
    this.dropped = new SpritePool(atlas, 'dropped shields');
    this.companies = deployment.companies.map((standing) => {
      const ranks = new Map(standing.fallOrder.map((slot, rank) => [slot, rank]));
      return standing.slots.map((slot, i) => {
        const figure = new Figure(
          atlas,
          standing.puppet,
          standing.company.side,
          `figure ${standing.company.index}.${i}`,
        );
        this.field.addChild(figure.view);
        return { figure, slot, fallRank: ranks.get(i) ?? 0 };
      });
    });
    const bearer = (side: Side): Figure => {
      const figure = new Figure(atlas, 'banner', side, `banner ${side}`);
      this.field.addChild(figure.view);
      return figure;
    };
    this.banners = { attacker: bearer('attacker'), defender: bearer('defender') };
    const lord = (side: Side): Figure => {
      const figure = new Figure(atlas, 'knights', side, `commander ${side}`);
      this.field.addChild(figure.view);
      return figure;
    };
    this.commanders = { attacker: lord('attacker'), defender: lord('defender') };
    this.breaches = BREACHES.map((at) => {
      const gap = new Sprite({ texture: atlas.texture('breach'), label: 'breach', visible: false });
      gap.position.set(at, WALL_FOOT);
      gap.zIndex = WALL_FOOT + 0.5;
      this.field.addChild(gap);
      return gap;
    });
  }

  private sizeAt(y: number): number {
    return sizeAt(this.deployment.scale, y);
  }

  /** Draws one instant. `time` is the battle's, `breath` the stage's own. */
  show(state: FieldState, time: number, breath: number, sight: Sight, width: number): void {
    this.dropped.begin();
    this.field.alpha = state.veil;
    this.companies.forEach((men, i) => {
      const standing = this.deployment.companies[i];
      const company = state.companies[i];
      if (standing === undefined || company === undefined) return;
      this.company(standing, company, men, state, time, breath);
    });
    for (const side of SIDES) this.banner(side, state, time, breath);
    const gaps = gapsIn(state.walls);
    this.breaches.forEach((gap, i) => {
      gap.visible = i < gaps;
    });
    this.dropped.done();
    this.showFallen(state.falls, sight, width);
  }

  private company(
    standing: StandingCompany,
    company: CompanyState,
    men: readonly Enlisted[],
    state: FieldState,
    time: number,
    breath: number,
  ): void {
    const { side } = standing.company;
    const disorder = standing.footing !== 'ground' ? 0 : state.disorder[side];
    const lost = men.length - company.figures;
    for (const { figure, slot, fallRank } of men) {
      const stands = fallRank >= lost && company.gone < 1;
      figure.view.visible = stands;
      if (!stands) continue;
      const x = company.x + lerp(slot.x, slot.looseX, disorder);
      const y = company.y + lerp(slot.y, slot.looseY, disorder);
      const scale = this.sizeAt(y);
      figure.pose({
        x,
        y,
        scale,
        stride: company.stride,
        jolt: company.jolt,
        aim: company.aim,
        morale: state.morale[side],
        heading: company.heading,
        beat: slot.beat,
        time,
        breath,
        cheering: company.cheering,
        shieldless: company.routed > 0,
      });
      if (company.routed > 0) this.drop(figure, x - company.fled, y, scale, company.routed, slot.beat);
    }
  }

  /** A shield thrown away lies where its bearer turned. */
  private drop(figure: Figure, x: number, y: number, scale: number, since: number, beat: number): void {
    const layer = layersOf(figure.puppet, figure.side).find(({ kind }) => kind === 'shield');
    if (layer === undefined) return;
    const down = ease(since * 2.2);
    const sprite = this.dropped.take(layer.name);
    sprite.position.set(
      x + layer.grip.x * facingOf(figure.side) * scale,
      y + lerp(layer.grip.y * scale, -4, down),
    );
    sprite.scale.set(facingOf(figure.side) * scale, scale * (1 - 0.35 * down));
    sprite.rotation = (beat - 0.5) * 2.6 * down;
  }

  private banner(side: Side, state: FieldState, time: number, breath: number): void {
    const figure = this.banners[side];
    const place = this.deployment.banners[side];
    const own = state.companies.filter((_, i) => this.deployment.companies[i]?.company.side === side);
    const flight = own.find(({ figures, gone }) => figures > 0 && gone > 0);
    const standing = own.some(({ figures }) => figures > 0);
    figure.view.visible = standing && (flight?.gone ?? 0) < 1;
    const cheering = own.some(({ cheering: cheers }) => cheers);
    const { turn, forward } = state.gestures[side];
    const x = place.x + facingOf(side) * (state.line[side] * BANNER_FOLLOWS + forward) + (flight?.fled ?? 0);
    figure.pose({
      x,
      y: place.y,
      scale: this.sizeAt(place.y) * BANNER,
      stride: flight?.stride ?? 0,
      jolt: 0,
      aim: 0,
      morale: state.morale[side],
      heading: flight?.heading ?? 1,
      beat: side === 'attacker' ? 0.2 : 0.7,
      time,
      breath,
      cheering,
      shieldless: false,
      gesture: turn,
    });
    // The commander keeps by the banner and shows the order with the lance.
    const lord = this.commanders[side];
    lord.view.visible = figure.view.visible;
    const y = place.y + 16;
    lord.pose({
      x: x - facingOf(side) * 30 * this.deployment.scale,
      y,
      scale: this.sizeAt(y) * COMMANDER,
      stride: flight?.stride ?? Math.abs(forward) / 16,
      jolt: Math.max(0, turn) * 1.4,
      aim: 0,
      morale: state.morale[side],
      heading: flight?.heading ?? 1,
      beat: side === 'attacker' ? 0.5 : 0.1,
      time,
      breath,
      cheering,
      shieldless: false,
    });
  }

  private showFallen(falls: readonly FallState[], sight: Sight, width: number): void {
    const used = new Map<string, number>();
    for (const figures of this.lying.values()) for (const figure of figures) figure.view.visible = false;
    falls.forEach(({ fall, progress }, order) => {
      const standing = this.deployment.companies[fall.company];
      if (standing === undefined) return;
      const { puppet, company } = standing;
      const key = `${puppet}/${company.side}`;
      const figures = this.lying.get(key) ?? [];
      this.lying.set(key, figures);
      const next = used.get(key) ?? 0;
      used.set(key, next + 1);
      let figure = figures[next];
      if (figure === undefined) {
        figure = new Figure(this.atlas, puppet, company.side, `fallen ${key} ${next}`);
        figures.push(figure);
        this.fallen.addChild(figure.view);
      }
      const heavy = roomOf(puppet) !== 'foot';
      const turn = ease(progress / TURNING);
      const slide = ease((progress - TURNING) / (1 - TURNING));
      const size = this.sizeAt(fall.y);
      const fromX = (fall.x - sight.x) * sight.zoom + width / 2;
      const fromY = (fall.y - sight.y) * sight.zoom + FIELD_HEIGHT / 2 + BORDER_HEIGHT;
      const toX = fall.restX - held({ ...sight, zoom: 1 }, width).x + width / 2;
      const toY = BORDER_HEIGHT + FIELD_HEIGHT + 24 + fall.depth * 15;
      figure.topple(
        lerp(fromX, toX, slide),
        lerp(fromY, toY, slide * slide) - Math.sin(turn * Math.PI) * 7 * (1 - slide),
        lerp(size * sight.zoom, heavy ? 0.6 : 0.74, slide),
        fall.spin * turn,
      );
      figure.view.visible = true;
      figure.view.alpha = falls.length > 40 && order < falls.length - 40 ? 0.4 : 1;
    });
  }
}
