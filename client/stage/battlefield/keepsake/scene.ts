// One instant of a battle, sewn on to whatever a brush paints on: the same land, puppets, missiles and fallen that the stage shows, without Pixi.
// Invariants: pure but for the brush; what stands, flies and lies is what the state says; a puppet held alike is one stamp.
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { BORDER_HEIGHT } from '../borders.ts';
import { BANNER, BANNER_FOLLOWS } from '../deployment.ts';
import { Flights } from '../effects/Flights.ts';
import { addEffects } from '../effects/pieces.ts';
import { addTriumph, settleCrows } from '../effects/triumph.ts';
import { BREACHES, FIELD_HEIGHT, FIELD_WIDTH, WALL_FOOT, facingOf, gapsIn } from '../field.ts';
import type { FieldState } from '../fieldState.ts';
import { badgesOf } from '../figures/kingdomBadge.ts';
import { holdWhole, turnOf } from '../figures/posing.ts';
import type { Pose } from '../figures/posing.ts';
import { addPuppet, layersOf, turnedBadges } from '../figures/puppetLayers.ts';
import { COMMANDER, SHOWN } from '../gestures.ts';
import { LYING, LYING_HEAVY, feetOf } from '../graves.ts';
import type { Brush } from '../paint/Brush.ts';
import { PROPS } from '../paint/props.ts';
import type { PlacedProp } from '../paint/props.ts';
import { paletteOf } from '../palette.ts';
import type { Palette, Scenery, Theme } from '../palette.ts';
import type { PuppetKey } from '../../../ui/art/puppets.ts';
import { roomOf } from '../ranks.ts';
import { sizeAt } from '../room.ts';
import type { Timeline } from '../score.ts';
import { paintLand } from '../terrain/paintLand.ts';
import { paintWeather } from './weather.ts';
import { Notes, PieceBook } from './pieceBook.ts';
import type { Note } from './pieceBook.ts';

/** Turns are told apart by this many radians: figures held nearly alike are one stamp. */
const TURN_STEP = 0.08;

export class Scene {
  readonly timeline: Timeline;
  readonly palette: Palette;
  readonly scenery: Scenery;
  private readonly isTurned: boolean;
  private readonly book = new PieceBook();
  private readonly air = new Notes();
  private readonly words = new Notes();
  private readonly flights: Flights;
  private standing: readonly PlacedProp[] = [];

  /** Of a field that is hung the other way round, the defender on the left, where it `isTurned`. */
  constructor(timeline: Timeline, theme: Theme, isTurned = false) {
    const { setup, deployment } = timeline;
    this.isTurned = isTurned;
    this.timeline = timeline;
    this.scenery = {
      terrain: setup.terrain,
      weather: setup.weather,
      timeOfDay: setup.timeOfDay,
      theme,
    };
    this.palette = paletteOf(this.scenery);
    const borne = badgesOf(setup.attacker.kingdomName, setup.defender.kingdomName);
    const badges = isTurned ? turnedBadges(borne) : borne;
    for (const { puppet, company } of deployment.companies)
      addPuppet(this.book, puppet, company.side, this.palette.field, badges[company.side]);
    for (const side of SIDES)
      for (const key of ['banner', deployment.leaders[side]] as const)
        addPuppet(this.book, key, side, this.palette.field, badges[side]);
    addEffects(this.book, this.palette, badges);
    addTriumph(this.book, this.palette, setup, badges);
    this.flights = new Flights(this.air, this.words, deployment, isTurned);
  }

  private chance(...label: readonly string[]) {
    return randomFrom(forkSeed(this.timeline.deployment.seed, ...label));
  }

  /** One figure about its feet, its parts turned as the pose has them. */
  private figure(b: Brush, key: PuppetKey, side: Side, pose: Pose | null): void {
    const heavy = roomOf(key) !== 'foot';
    const layers = layersOf(key, side).filter(
      ({ kind }) =>
        (kind !== 'shield' || pose?.shieldless !== true) && (kind !== 'weapon' || pose?.unarmed !== true),
    );
    const turns = layers.map(({ kind }) =>
      pose === null ? 0 : Math.round(turnOf(kind, pose, heavy) / TURN_STEP) * TURN_STEP,
    );
    const name = `${key}/${side}/${turns.map((turn) => Math.round(turn / TURN_STEP)).join('.')}/${layers.length}/${pose?.unarmed === true ? 'unarmed' : ''}`;
    b.stamp(name, () => {
      layers.forEach((layer, i) => {
        const turn = turns[i] ?? 0;
        b.ctx.save();
        if (turn !== 0) {
          b.ctx.translate(layer.grip.x, layer.grip.y);
          b.ctx.rotate(turn);
          b.ctx.translate(-layer.grip.x, -layer.grip.y);
        }
        this.book.paint(b, layer.name);
        b.ctx.restore();
      });
    });
  }

  private stand(b: Brush, key: PuppetKey, side: Side, pose: Pose): void {
    const whole = { x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0 };
    holdWhole(pose, facingOf(side), roomOf(key) !== 'foot', whole);
    b.ctx.save();
    b.ctx.translate(whole.x, whole.y);
    b.ctx.rotate(whole.rotation);
    b.ctx.scale(whole.scaleX, whole.scaleY);
    this.figure(b, key, side, pose);
    b.ctx.restore();
  }

  /** Where on the cloth lies what is at `x` of the field. */
  along(x: number): number {
    return this.isTurned ? FIELD_WIDTH - x : x;
  }

  /** Paints what lies between two places of the cloth, given as places of the field. */
  private hung(b: Brush, left: number, right: number, paint: (from: number, to: number) => void): void {
    b.ctx.save();
    if (this.isTurned) {
      b.ctx.translate(FIELD_WIDTH, 0);
      b.ctx.scale(-1, 1);
    }
    const ends = [this.along(left), this.along(right)];
    paint(Math.min(...ends), Math.max(...ends));
    b.ctx.restore();
  }

  /** Land and everybody on it between two places of the cloth, from the far to the near. `time` is the battle's. */
  paintField(b: Brush, state: FieldState, time: number, left = 0, right = FIELD_WIDTH): void {
    this.hung(b, left, right, (from, to) => this.paintWithin(b, state, time, from, to));
  }

  private paintWithin(b: Brush, state: FieldState, time: number, left: number, right: number): void {
    const { setup, deployment } = this.timeline;
    b.stamp('land', () => {
      this.standing = paintLand(b.withChance(this.chance('land')), this.palette, this.scenery, {
        attacker: setup.attacker.position,
        defender: setup.defender.position,
      });
    });
    const near: { readonly y: number; readonly paint: () => void }[] = this.standing.map((prop) => ({
      y: prop.y,
      paint: () => {
        b.ctx.save();
        b.ctx.translate(prop.x, prop.y);
        b.ctx.scale(prop.flip ? -prop.scale : prop.scale, prop.scale);
        b.stamp(`prop/${prop.key}`, () => PROPS[prop.key].paint(b, this.palette));
        b.ctx.restore();
      },
    }));
    deployment.companies.forEach((standing, i) => {
      const company = state.companies[i];
      if (company === undefined || company.gone >= 1) return;
      const { side } = standing.company;
      const disorder = standing.footing === 'ground' ? state.disorder[side] : 0;
      const fallen = new Set(standing.fallOrder.slice(0, standing.slots.length - company.figures));
      standing.slots.forEach((slot, s) => {
        if (fallen.has(s)) return;
        const x = company.x + slot.x + (slot.looseX - slot.x) * disorder;
        const y = company.y + slot.y + (slot.looseY - slot.y) * disorder;
        if (x < left - 60 || x > right + 60) return;
        const pose: Pose = {
          x,
          y,
          scale: sizeAt(deployment.scale, y),
          stride: company.stride,
          jolt: company.jolt,
          aim: company.aim,
          gather: company.gather,
          reel: company.reel,
          morale: state.morale[side],
          heading: company.heading,
          beat: slot.beat,
          time,
          breath: 0,
          cheering: company.cheering,
          shieldless: company.routed > 0,
        };
        near.push({ y, paint: () => this.stand(b, standing.puppet, side, pose) });
      });
    });
    for (const at of BREACHES.slice(0, gapsIn(state.walls)))
      near.push({
        y: WALL_FOOT + 0.5,
        paint: () => {
          b.ctx.save();
          b.ctx.translate(at, WALL_FOOT);
          b.stamp('breach', () => this.book.paint(b, 'breach'));
          b.ctx.restore();
        },
      });
    for (const side of SIDES) near.push(...this.banner(b, state, side, time));
    const { triumph } = state;
    if (triumph !== null && triumph.share > 0)
      near.push({ y: triumph.y - 1, paint: () => this.triumph(b, triumph) });
    for (const { paint } of near.toSorted((one, other) => one.y - other.y)) paint();
    paintWeather(b, this.scenery, this.palette, (name) => this.chance('weather', name));
    this.flights.show(state, deployment.bearers, left, right);
    for (const note of [...this.air.notes, ...this.words.notes]) this.note(b, note);
  }

  private banner(b: Brush, state: FieldState, side: Side, time: number) {
    const { banners, companies, bearers, leaders } = this.timeline.deployment;
    const own = state.companies.filter((_, i) => companies[i]?.company.side === side);
    const stands = own.some(({ figures, gone }) => figures > 0 && gone === 0);
    const { x, y, sunk, led, isHurt, isTaken } = state.lords[side];
    const isDown = isHurt || isTaken;
    if (!stands && !isDown) return [];
    const place = banners[side];
    const pose = {
      x: place.x + facingOf(side) * state.line[side] * BANNER_FOLLOWS,
      y: place.y,
      scale: sizeAt(bearers, place.y) * BANNER,
      stride: 0,
      jolt: 0,
      aim: 0,
      morale: state.morale[side],
      heading: 1 as const,
      beat: side === 'attacker' ? 0.2 : 0.7,
      time,
      breath: 0,
      cheering: own.some(({ cheering }) => cheering),
      shieldless: false,
      gesture: state.gestures[side].turn,
    };
    const lord: Pose = {
      ...pose,
      x,
      y,
      scale: sizeAt(bearers, y) * COMMANDER,
      gesture: pose.gesture * SHOWN,
      stride: 0.8 * led,
      cheering: pose.cheering && !isDown,
      shieldless: isDown,
      sunk,
      unarmed: isTaken,
    };
    return [
      ...(stands ? [{ y: place.y, paint: () => this.stand(b, 'banner', side, pose) }] : []),
      { y: lord.y, paint: () => this.stand(b, leaders[side], side, lord) },
    ];
  }

  private triumph(b: Brush, { side, x, y, share }: NonNullable<FieldState['triumph']>): void {
    const scale = Math.max(0.9, this.timeline.deployment.bearers);
    for (const [piece, high, turned] of [
      ['hillock', 0, 1],
      [`standard/${side}`, 19, facingOf(side)],
    ] as const) {
      b.ctx.save();
      b.ctx.translate(x, y - high * scale * share);
      b.ctx.scale(turned * scale, scale * share);
      b.stamp(piece, () => this.book.paint(b, piece));
      b.ctx.restore();
    }
  }

  private note(b: Brush, { piece, placed }: Note): void {
    const [x = 0, y = 0] = placed.at;
    const [scaleX = 1, scaleY = 1] = placed.size;
    if (placed.alpha <= 0.02) return;
    b.ctx.save();
    b.ctx.translate(x, y);
    b.ctx.rotate(placed.rotation);
    b.ctx.scale(scaleX, scaleY);
    b.ctx.globalAlpha = placed.alpha;
    b.stamp(piece, () => this.book.paint(b, piece));
    b.ctx.restore();
  }

  /** Those who lie in the lower border between `left` and `right`, whose upper edge is at 0. */
  paintFallen(b: Brush, state: FieldState, left = 0, right = FIELD_WIDTH): void {
    this.hung(b, left, right, (from, to) => this.layWithin(b, state, from, to));
  }

  private layWithin(b: Brush, state: FieldState, left: number, right: number): void {
    for (const { fall } of state.falls) {
      const standing = this.timeline.deployment.companies[fall.company];
      if (standing === undefined || fall.restX < left + 10 || fall.restX > right - 10) continue;
      const { side } = standing.company;
      const size = roomOf(standing.puppet) === 'foot' ? LYING : LYING_HEAVY;
      b.ctx.save();
      b.ctx.translate(feetOf(fall), fall.restY);
      b.ctx.rotate(fall.spin);
      b.ctx.scale(facingOf(side) * size, size);
      this.figure(b, standing.puppet, side, null);
      b.ctx.restore();
    }
    settleCrows(this.air, state, 0);
    b.ctx.save();
    b.ctx.translate(0, -BORDER_HEIGHT - FIELD_HEIGHT);
    for (const note of this.air.notes) this.note(b, note);
    b.ctx.restore();
  }
}
