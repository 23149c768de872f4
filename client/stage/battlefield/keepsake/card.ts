// The small picture that stands beside a link to a battle: both arms and names, what is to be said of it, and the field as it is.
// Invariant: 1200 by 630; everything on it is in what it was given.
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { BORDER_HEIGHT, paintCloth, paintLowerBorder } from '../borders.ts';
import { FIELD_HEIGHT, FIELD_WIDTH } from '../field.ts';
import type { Brush } from '../paint/Brush.ts';
import { stateAt } from '../stateAt.ts';
import { LABEL_FACE, paintArms, write } from './lettering.ts';
import type { Scene } from './scene.ts';

export const CARD = { width: 1200, height: 630 } as const;

export interface CardWords {
  readonly names: readonly [string, string];
  /** How it stands or ended, and the line above the field. */
  readonly result: string;
  readonly above: string;
}

const HEAD = 98;
const SCALE = CARD.width / FIELD_WIDTH;
/** Units of sky that are left out, so that the men are large. */
const SKY = FIELD_HEIGHT + 2 * BORDER_HEIGHT - (CARD.height - HEAD) / SCALE;

/** Paints the field as it is at `time` seconds of the score. */
export function paintCard(b: Brush, scene: Scene, words: CardWords, time: number): void {
  const { palette: p, timeline } = scene;
  const chance = (label: string) => b.withChance(randomFrom(forkSeed(timeline.deployment.seed, label)));
  const ink = p.theme === 'day' ? p.ink : '#efe4cd';
  const whole = b.path();
  whole.rect(0, 0, CARD.width, CARD.height);
  b.flood(whole, p.linen);
  paintArms(b, words.names[0], 26, 10, 66);
  paintArms(b, words.names[1], CARD.width - 92, 10, 66);
  const name = { size: 42, colour: ink, room: 380 } as const;
  write(b, words.names[0], 108, 66, name);
  write(b, words.names[1], CARD.width - 108, 66, { ...name, align: 'end' });
  // "Who wins: how" is two lines; on one it would shrink to nothing between two long names.
  const said = words.result.split(': ');
  for (const [line, text] of said.entries())
    write(b, text, CARD.width / 2, (said.length === 1 ? 60 : 44) + 30 * line, {
      size: line === 0 ? 25 : 20,
      colour: p.theme === 'day' ? p.rubric : '#e77a66',
      face: LABEL_FACE,
      weight: 700,
      align: 'center',
      room: 300,
    });
  const state = stateAt(timeline, time);
  b.ctx.save();
  b.ctx.translate(0, HEAD);
  b.ctx.scale(SCALE, SCALE);
  paintCloth(chance('upper'), p, 'top');
  write(b, words.above, FIELD_WIDTH / 2, 30, {
    size: 26,
    colour: ink,
    align: 'center',
    room: FIELD_WIDTH - 120,
  });
  b.ctx.translate(0, BORDER_HEIGHT);
  b.ctx.save();
  const field = b.path();
  field.rect(0, 0, FIELD_WIDTH, FIELD_HEIGHT - SKY);
  b.ctx.clip(field);
  b.ctx.translate(0, -SKY);
  scene.paintField(b, state, time);
  b.ctx.restore();
  b.ctx.translate(0, FIELD_HEIGHT - SKY);
  paintLowerBorder(chance('lower'), p);
  scene.paintFallen(b, state);
  b.ctx.restore();
}
