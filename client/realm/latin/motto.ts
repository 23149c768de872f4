// The motto of a kingdom, drawn from its name as its arms are: the same name always bears the same.
import { mottoes } from '@sigilla/content/texts/mottoes.ts';
import type { Motto } from '@sigilla/content/texts/mottoes.ts';
import { randomFrom, sha256Hex } from '@sigilla/engine/core/random.ts';

export const mottoOf = (kingdomName: string): Motto | undefined => {
  const seed = sha256Hex(`motto/${kingdomName.trim().toLowerCase()}`).slice(0, 32);
  return mottoes[randomFrom(seed).below(mottoes.length)];
};
