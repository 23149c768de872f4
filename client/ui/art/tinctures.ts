// The pigments of heraldry. Arms look the same by day and by night: they are painted things, not text.

import type { Tincture } from './blazon.ts';

export const PIGMENT: Readonly<Record<Tincture, string>> = {
  or: '#dba93f',
  argent: '#f3eddc',
  gules: '#a32d24',
  azure: '#2c5288',
  vert: '#2f6a4f',
  purpure: '#643c74',
  sable: '#2c2622',
};
