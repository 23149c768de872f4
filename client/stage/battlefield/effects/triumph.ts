// What is sewn on the field when all is decided: the victors' great standard planted on a hillock where the others stood, and crows upon the fallen.
// It flies when there is one side left, and bears the kingdom's first tinctures, whatever was worn against this rival.
// Invariant: what stands there follows from the state alone; a standard's foot is at the origin, its cloth to the right.
import { SIDES } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import { blazon, liveryOf } from '../../../ui/art/blazon.ts';
import { PIGMENT } from '../../../ui/art/tinctures.ts';
import { BORDER_HEIGHT } from '../borders.ts';
import { clamp01, ease } from '../easing.ts';
import { FIELD_HEIGHT } from '../field.ts';
import type { FieldState } from '../fieldState.ts';
import { paintBadge } from '../figures/puppetLayers.ts';
import type { Badge } from '../figures/puppetLayers.ts';
import { feetOf } from '../graves.ts';
import type { Brush } from '../paint/Brush.ts';
import { deepen, mix } from '../paint/colour.ts';
import type { Sheet } from '../paint/pieces.ts';
import type { Palette } from '../palette.ts';
import type { Pieces } from './Flights.ts';

/** Height of the standard in units at full size. */
const STAFF = 152;

const standard = (p: Palette, side: Side, badge: Badge, kingdomName: string) => (b: Brush) => {
  const [cloth, device] = liveryOf(blazon(kingdomName).coat);
  const staff = b.path(`M0 2 L0 ${-STAFF}`);
  b.stroke(staff, p.ink, 6.6);
  b.stroke(staff, '#8a5c33', 3.8);
  const knob = b.path();
  knob.arc(0, -STAFF - 4, 5.4, 0, Math.PI * 2);
  b.flood(knob, p.gold);
  b.stroke(knob, p.ink, 1.6);
  const top = 6 - STAFF;
  const flag = b.path(
    `M2 ${top} Q34 ${top - 8} 64 ${top + 1} T116 ${top - 4} L100 ${top + 28} L118 ${top + 62} Q88 ${top + 70} 60 ${top + 63} T2 ${top + 66} Z`,
  );
  b.flood(flag, PIGMENT[cloth]);
  b.stroke(flag, p.ink, 2.2);
  b.ctx.save();
  b.ctx.setLineDash([5, 3.4]);
  b.stroke(
    b.path(
      `M7 ${top + 5} Q36 ${top - 2} 64 ${top + 7} T106 ${top + 2} L94 ${top + 28} L108 ${top + 57} Q86 ${top + 63} 60 ${top + 57} T7 ${top + 60}`,
    ),
    PIGMENT[device],
    1.8,
  );
  b.ctx.restore();
  paintBadge(
    b,
    side === 'defender' ? { ...badge, mirrored: !badge.mirrored } : badge,
    50,
    top + 32,
    50,
    PIGMENT[device],
  );
};

const hillock = (p: Palette) => (b: Brush) => {
  const turf = mix(p.ground, p.green, 0.3);
  const hill = b.path('M-78 8 Q-46 -6 -26 -17 Q0 -27 26 -17 Q46 -6 78 8 Q0 15 -78 8 Z');
  b.flood(hill, turf);
  b.stroke(b.path('M-78 8 Q-46 -6 -26 -17 Q0 -27 26 -17 Q46 -6 78 8'), deepen(turf, 0.42), 1.6, 0.85);
  const blades = b.path();
  for (let i = -5; i <= 5; i += 1) {
    blades.moveTo(i * 11, -17 + Math.abs(i) * 3.4);
    blades.lineTo(i * 12.4, -5 + Math.abs(i) * 2.2);
  }
  b.stroke(blades, deepen(turf, 0.42), 1.1, 0.6);
};

const crow = (p: Palette) => (b: Brush) => {
  const feather = p.theme === 'day' ? '#26231f' : '#0d0e13';
  const rim = p.theme === 'day' ? p.ink : '#8b93a6';
  const body = b.path(
    'M-13 1 L-6 -5 Q-1 -11 5 -11.4 Q9.6 -11.4 10 -8 L14.6 -6.4 L9.6 -5.6 Q6 0 -2 0 L-7 -1.4 Z',
  );
  b.flood(body, feather);
  b.stroke(body, rim, 0.9);
  b.stroke(b.path('M0 0 L-0.6 4.6 M3 -0.4 L3 4.4'), rim, 1.2);
  b.stroke(b.path('M-6 -4 Q-1 -6 3 -3.4'), rim, 0.7, 0.7);
  const eye = b.path();
  eye.arc(6.6, -8.6, 0.9, 0, Math.PI * 2);
  b.flood(eye, p.linen);
};

/** Adds all of it to the sheet. */
export const addTriumph = (
  atlas: Sheet,
  p: Palette,
  setup: BattleSetup,
  badges: Readonly<Record<Side, Badge>>,
): void => {
  for (const side of SIDES)
    atlas.add(`standard/${side}`, {
      left: -8,
      right: 122,
      top: -STAFF - 14,
      bottom: 6,
      paint: standard(p, side, badges[side], setup[side].kingdomName),
    });
  atlas.add('hillock', { left: -82, right: 82, top: -30, bottom: 16, paint: hillock(p) });
  atlas.add('crow', { left: -15, right: 16, top: -14, bottom: 7, paint: crow(p) });
};

/** Crows that come at most, and how many of the fallen one of them comes for. */
const CROWS = 6;
const FOR_EACH = 3;
/** What a crow has come down by, and seconds between two of them as shares of all. */
const HIGH = 90;
const APART = 0.09;

/** Puts the crows where the fallen lie, the border's own middle being `along` to the right of the field's. */
export const settleCrows = (pieces: Pieces, { crows, falls }: FieldState, along: number): void => {
  pieces.begin();
  const come = crows === 0 ? 0 : Math.min(CROWS, Math.floor(falls.length / FOR_EACH));
  for (let i = 0; i < come; i += 1) {
    const there = falls[falls.length - 1 - Math.floor(((i + 0.5) * Math.min(falls.length, 40)) / come)];
    const down = ease(clamp01((crows - APART * i) / (1 - APART * CROWS)));
    if (there === undefined || down === 0) continue;
    const facing = i % 2 === 0 ? 1 : -1;
    const { fall } = there;
    const bird = pieces.take('crow');
    bird.position.set(
      feetOf(fall) - along + 12 + facing * (1 - down) * 60,
      BORDER_HEIGHT + FIELD_HEIGHT + fall.restY - 6 - (1 - down) * HIGH,
    );
    bird.scale.set(facing, 1);
    bird.rotation = facing * (1 - down) * -0.5;
    bird.alpha = Math.min(1, down * 2);
  }
  pieces.done();
};
