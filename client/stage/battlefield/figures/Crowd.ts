// Both armies on the stage: a figure for every slot of every company, a standard for every body of a great host, the two banners with their
// commanders, what else stands on the field (the victors' standard: PlantedStandard.ts), and the shields thrown away. All of them are made when the hanging is hung.
// Invariant: what is visible is exactly what the state says stands or flees.
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { STANDARD, standardOf } from '../bodies.ts';
import type { Body } from '../bodies.ts';
import { BREACHES, WALL_FOOT, facingOf, gapsIn, its } from '../field.ts';
import { BANNER, BANNER_FOLLOWS, isThrong } from '../deployment.ts';
import type { Deployment } from '../deployment.ts';
import { ease } from '../easing.ts';
import { COMMANDER, SHOWN } from '../gestures.ts';
import { lineShare } from '../standing.ts';
import type { StandingCompany } from '../standing.ts';
import { sizeAt } from '../room.ts';
import { SpritePool } from '../effects/SpritePool.ts';
import type { Atlas } from '../paint/Atlas.ts';
import type { PlacedProp } from '../paint/props.ts';
import type { CompanyState, FieldState } from '../fieldState.ts';
import { hazeAt } from './distant.ts';
import { aPose } from './posing.ts';
import { layersOf } from './puppetLayers.ts';
import type { Layer } from './puppetLayers.ts';
import { DistantSoldier, NearSoldier } from './Soldier.ts';
import type { Soldier } from './Soldier.ts';
import { Throng } from './Throng.ts';
import type { Stitch } from './Throng.ts';
import { PlantedStandard } from './PlantedStandard.ts';

interface Enlisted {
  readonly figure: Soldier;
  readonly slot: StandingCompany['slots'][number];
  /** Place in the order of falling: it stands while more than this many have not fallen. */
  readonly fallRank: number;
}

interface Borne {
  readonly body: Body;
  readonly figure: Soldier;
}

/** Of a throng that runs, one in so many leaves a shield to be seen. */
const DROPPED = 5;

const lerp = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Filled in anew for every figure. */
const POSE = aPose();

export class Crowd {
  readonly throng = new Throng('figures');
  readonly dropped: SpritePool;
  private readonly companies: readonly (readonly Enlisted[])[];
  private readonly shields: readonly (Layer | null)[];
  private readonly standards: readonly Borne[];
  private readonly banners: Readonly<Record<Side, Soldier>>;
  private readonly commanders: Readonly<Record<Side, Soldier>>;
  private readonly breaches: readonly Stitch[];
  private readonly planted: PlantedStandard;
  private readonly deployment: Deployment;
  private readonly isFar: boolean;

  constructor(deployment: Deployment, atlas: Atlas, props: readonly PlacedProp[]) {
    const { throng } = this;
    this.deployment = deployment;
    this.isFar = isThrong(deployment);
    this.dropped = new SpritePool(atlas, 'dropped shields');
    this.companies = deployment.companies.map((standing) => {
      const { puppet, company } = standing;
      const ranks = new Map(standing.fallOrder.map((slot, rank) => [slot, rank]));
      return standing.slots.map((slot, i) => {
        const label = `figure ${company.index}.${i}`;
        const figure = this.isFar
          ? new DistantSoldier(throng, atlas, puppet, company.side, hazeAt(standing.y + slot.y), label)
          : new NearSoldier(throng, atlas, puppet, company.side, label);
        return { figure, slot, fallRank: ranks.get(i) ?? 0 };
      });
    });
    this.shields = deployment.companies.map(
      ({ puppet, company }) => layersOf(puppet, company.side).find(({ kind }) => kind === 'shield') ?? null,
    );
    this.standards = this.isFar
      ? deployment.bodies.map((body, i) => ({
          body,
          figure: new NearSoldier(throng, atlas, 'banner', body.side, `standard ${i}`),
        }))
      : [];
    const bearer = (side: Side): Soldier => new NearSoldier(throng, atlas, 'banner', side, `banner ${side}`);
    this.banners = { attacker: bearer('attacker'), defender: bearer('defender') };
    const lord = (side: Side): Soldier =>
      new NearSoldier(throng, atlas, deployment.leaders[side], side, `commander ${side}`);
    this.commanders = { attacker: lord('attacker'), defender: lord('defender') };
    this.breaches = BREACHES.map((at) => {
      const gap = throng.add(atlas.texture('breach'), 'breach');
      gap.x = at;
      gap.y = WALL_FOOT;
      gap.depth = WALL_FOOT + 0.5;
      gap.shown = false;
      return gap;
    });
    this.planted = new PlantedStandard(throng, atlas, deployment.bearers);
    for (const { key, x, y, scale, flip } of props) {
      const stitch = throng.add(atlas.texture(`prop/${key}`), key);
      stitch.x = x;
      stitch.y = y;
      stitch.depth = y;
      stitch.scaleX = flip ? -scale : scale;
      stitch.scaleY = scale;
    }
  }

  /** Draws one instant. `time` is the battle's, `breath` the stage's own. */
  show(state: FieldState, time: number, breath: number): void {
    const { companies, deployment, throng } = this;
    POSE.time = time;
    POSE.breath = breath;
    POSE.gesture = 0;
    POSE.sunk = 0;
    this.dropped.begin();
    throng.view.alpha = state.veil;
    for (let i = 0; i < companies.length; i += 1) {
      const standing = deployment.companies[i];
      const company = state.companies[i];
      if (standing !== undefined && company !== undefined) this.company(i, standing, company, state);
    }
    POSE.gather = 0;
    POSE.reel = 0;
    for (let i = 0; i < this.standards.length; i += 1) this.standard(this.standards[i] as Borne, state);
    this.banner('attacker', state);
    this.banner('defender', state);
    const gaps = gapsIn(state.walls);
    for (let i = 0; i < this.breaches.length; i += 1) throng.present(this.breaches[i] as Stitch, i < gaps);
    this.planted.show(state.triumph);
    this.dropped.done();
    throng.arrange();
  }

  private company(i: number, standing: StandingCompany, company: CompanyState, state: FieldState): void {
    const { side } = standing.company;
    const men = this.companies[i] ?? [];
    const disorder = standing.footing !== 'ground' ? 0 : its(state.disorder, side);
    const lost = men.length - company.figures;
    const { scale } = this.deployment;
    POSE.stride = company.stride;
    POSE.jolt = company.jolt;
    POSE.aim = company.aim;
    POSE.gather = company.gather;
    POSE.reel = company.reel;
    POSE.morale = its(state.morale, side);
    POSE.heading = company.heading;
    POSE.cheering = company.cheering;
    POSE.shieldless = company.routed > 0;
    for (let k = 0; k < men.length; k += 1) {
      const { figure, slot, fallRank } = men[k] as Enlisted;
      const stands = fallRank >= lost && company.gone < 1;
      figure.present(stands);
      if (!stands) continue;
      POSE.x = company.x + lerp(slot.x, slot.looseX, disorder);
      POSE.y = company.y + lerp(slot.y, slot.looseY, disorder);
      POSE.scale = sizeAt(scale, POSE.y);
      POSE.beat = slot.beat;
      figure.pose(POSE);
      if (company.routed > 0 && (!this.isFar || fallRank % DROPPED === 0))
        this.drop(this.shields[i] ?? null, side, company, slot.beat);
    }
  }

  /** A shield thrown away lies where its bearer, who is being posed, turned. */
  private drop(layer: Layer | null, side: Side, { fled, routed }: CompanyState, beat: number): void {
    if (layer === null) return;
    const { x, y, scale } = POSE;
    const down = ease(routed * 2.2);
    const sprite = this.dropped.take(layer.name);
    sprite.position.set(
      x - fled + layer.grip.x * facingOf(side) * scale,
      y + lerp(layer.grip.y * scale, -4 * scale, down),
    );
    sprite.scale.set(facingOf(side) * scale, scale * (1 - 0.35 * down));
    sprite.rotation = (beat - 0.5) * 2.6 * down;
  }

  /** Bears a body's standard while any of its companies stands its ground. */
  private standard({ body, figure }: Borne, state: FieldState): void {
    let led: CompanyState | undefined;
    for (let i = 0; i < body.companies.length; i += 1) {
      const company = state.companies[body.companies[i] as number];
      if (company !== undefined && company.figures > 0 && company.gone < 1) led = company;
    }
    figure.present(led !== undefined);
    if (led === undefined) return;
    const { bearers } = this.deployment;
    const { x, y } = standardOf(body);
    POSE.x = x + this.wayOf(body, state) + led.fled + led.rode;
    POSE.y = y;
    POSE.scale = sizeAt(bearers, y) * STANDARD;
    POSE.stride = led.gone > 0 ? led.stride : 0;
    POSE.jolt = 0;
    POSE.aim = 0;
    POSE.morale = its(state.morale, body.side);
    POSE.heading = led.heading;
    POSE.cheering = led.cheering;
    POSE.shieldless = false;
    POSE.beat = (body.x % 7) / 7;
    figure.pose(POSE);
  }

  /** How far a body has come from where it was drawn up. */
  private wayOf(body: Body, state: FieldState): number {
    return lineShare(body.footing, body.rank) * facingOf(body.side) * its(state.line, body.side);
  }

  private banner(side: Side, state: FieldState): void {
    const { companies, banners, bearers } = this.deployment;
    const place = banners[side];
    let flight: CompanyState | undefined;
    let stands = false;
    let cheers = false;
    for (let i = 0; i < state.companies.length; i += 1) {
      const company = state.companies[i];
      if (company === undefined || companies[i]?.company.side !== side) continue;
      if (company.figures > 0) stands = true;
      if (company.figures > 0 && company.gone > 0) flight ??= company;
      if (company.cheering) cheers = true;
    }
    const isThere = stands && (flight?.gone ?? 0) < 1;
    this.banners[side].present(isThere);
    const lord = state.lords[side];
    // Somebody who was hurt or taken does not vanish with the host.
    const isLordThere = isThere || lord.isTaken || (lord.isHurt && flight === undefined);
    this.commanders[side].present(isLordThere);
    const { turn, forward } = its(state.gestures, side);
    const x =
      place.x + facingOf(side) * (its(state.line, side) * BANNER_FOLLOWS + forward) + (flight?.fled ?? 0);
    POSE.x = x;
    POSE.y = place.y;
    POSE.scale = sizeAt(bearers, place.y) * BANNER;
    POSE.stride = flight?.stride ?? 0;
    POSE.jolt = 0;
    POSE.aim = 0;
    POSE.morale = its(state.morale, side);
    POSE.heading = flight?.heading ?? 1;
    POSE.cheering = cheers;
    POSE.shieldless = false;
    POSE.beat = side === 'attacker' ? 0.2 : 0.7;
    POSE.gesture = turn;
    if (isThere) this.banners[side].pose(POSE);
    if (!isLordThere) return;
    // The commander keeps by the banner and shows the order with sword, staff or standard.
    POSE.gesture = turn * SHOWN;
    POSE.x = lord.x;
    POSE.y = lord.y;
    POSE.scale = sizeAt(bearers, POSE.y) * COMMANDER;
    POSE.stride = lord.led > 0 ? 0.8 * lord.led : (flight?.stride ?? Math.abs(forward) / 16);
    POSE.beat = side === 'attacker' ? 0.5 : 0.1;
    POSE.sunk = lord.sunk;
    POSE.shieldless = lord.isTaken || lord.isHurt;
    POSE.unarmed = lord.isTaken;
    if (lord.isTaken) POSE.heading = 1;
    if (lord.isTaken || lord.isHurt) POSE.cheering = false;
    this.commanders[side].pose(POSE);
    POSE.sunk = 0;
    POSE.unarmed = false;
  }
}
