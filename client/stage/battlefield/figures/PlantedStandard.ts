// The victors' standard on its hillock, planted among the figures when all is decided. Made with them, and hidden until then.
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { Side } from '@sigilla/engine/battle/setup.ts';
import { facingOf } from '../field.ts';
import type { FieldState } from '../fieldState.ts';
import type { Atlas } from '../paint/Atlas.ts';
import type { Stitch, Throng } from './Throng.ts';

export class PlantedStandard {
  private readonly throng: Throng;
  private readonly hillock: Stitch;
  private readonly planted: Readonly<Record<Side, Stitch>>;
  private readonly scale: number;

  /** `bearers` is the size of whoever bears a banner: the standard is no smaller among small men. */
  constructor(throng: Throng, atlas: Atlas, bearers: number) {
    this.throng = throng;
    this.scale = Math.max(0.9, bearers);
    this.hillock = throng.add(atlas.texture('hillock'), 'hillock');
    const standard = (side: Side): Stitch =>
      throng.add(atlas.texture(`standard/${side}`), `standard ${side}`);
    this.planted = { attacker: standard('attacker'), defender: standard('defender') };
    for (const stitch of [this.hillock, this.planted.attacker, this.planted.defender]) stitch.shown = false;
  }

  /** Raises the standard as far as it has come; null while nothing is decided. */
  show(triumph: FieldState['triumph']): void {
    const { throng, hillock, scale } = this;
    const rises = triumph !== null && triumph.share > 0;
    throng.present(hillock, rises);
    for (const side of SIDES) throng.present(this.planted[side], rises && triumph.side === side);
    if (!rises) return;
    const { side, x, y, share } = triumph;
    const staff = this.planted[side];
    for (const stitch of [hillock, staff]) {
      stitch.x = x;
      stitch.y = y;
      stitch.scaleX = scale;
      stitch.scaleY = scale * share;
    }
    hillock.depth = y - 1;
    staff.depth = y - 0.5;
    staff.y = y - 19 * scale * share;
    staff.scaleX = facingOf(side) * scale;
  }
}
