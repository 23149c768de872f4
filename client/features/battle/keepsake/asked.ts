// What the page asks of the worker that sews the long picture, and what it hears of it.
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import type { RoundLog } from '@sigilla/engine/battle/state.ts';
import type { KeepsakeWords } from '../../../realm/battle/keepsakeWords.ts';
import type { Theme } from '../../../stage/battlefield/palette.ts';
import type { Aftermath } from '../../../stage/battlefield/score.ts';

export type PictureKind = 'png' | 'svg';

export interface PictureAsked {
  readonly kind: PictureKind;
  readonly setup: BattleSetup;
  readonly logs: readonly RoundLog[];
  readonly aftermath: Aftermath;
  readonly theme: Theme;
  /** Whose host stands on the left. */
  readonly left: Side;
  readonly words: KeepsakeWords;
}

export type PictureTold =
  | { readonly kind: 'sewn'; readonly share: number }
  | { readonly kind: 'done'; readonly picture: Blob }
  | { readonly kind: 'failed' };
