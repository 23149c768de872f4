// The painter's box: what each named colour of a portrait is ground from, light before dark.
// Invariants: the outline keeps in sight on every skin and the names are those of content/schema/portrait.ts (tests/client/portrait.test.ts).
import type { Portrait } from '@sigilla/content/schema/portrait.ts';

type Box<Name extends string, Pigment> = Readonly<Record<Name, Pigment>>;

/** Lit, in shadow, and where the blood is. */
export const SKINS: Box<Portrait['skin'], readonly [string, string, string]> = {
  fair: ['#f0cfa8', '#d9a983', '#d98c6e'],
  wheat: ['#e9c199', '#cb9a72', '#cd7f5c'],
  honey: ['#e3b48a', '#c38f66', '#c4744f'],
  almond: ['#cf9c72', '#ab7850', '#b66a48'],
  chestnut: ['#c08b60', '#9a6943', '#a85a3c'],
  umber: ['#a8754e', '#835534', '#9a5238'],
  walnut: ['#96653f', '#704626', '#8c4a30'],
  moss: ['#c3cfa8', '#9aa97e', '#b58a6c'],
  ash: ['#b7bcb4', '#8f958c', '#a08a80'],
  ember: ['#d98a70', '#b3604a', '#b8492f'],
  plum: ['#bb94b4', '#946b8e', '#a3587c'],
  brass: ['#cfa95c', '#a17d34', '#b8743a'],
  jade: ['#8fb49a', '#5f8a6f', '#8a8f5c'],
  lapis: ['#8ba3c7', '#5b759d', '#7a7aa8'],
  silver: ['#c9cdd0', '#969ca1', '#a8a0a8'],
};
export const HAIRS: Box<Portrait['hair'], readonly [string, string]> = {
  brown: ['#6d4521', '#4a2e15'],
  dark: ['#3c2a1c', '#1f150d'],
  black: ['#2b2320', '#4a3a32'],
  copper: ['#b8683a', '#8a4722'],
  gold: ['#c99a4b', '#96702f'],
  auburn: ['#8a5a2e', '#5e3b1b'],
  grey: ['#b9b0a2', '#857c70'],
  white: ['#efe7d8', '#b5a996'],
};
export const IRISES: Box<Portrait['eyes'], string> = {
  green: '#4d6a3c',
  blue: '#3f6a86',
  brown: '#6d4521',
  amber: '#7f5a12',
  slate: '#4a5a6c',
  red: '#a3371f',
};
export const CLOTHS: Box<Portrait['cloth'], readonly [string, string]> = {
  red: ['#a32d24', '#7c2019'],
  blue: ['#2c5288', '#203c66'],
  green: ['#2a6049', '#1d4735'],
  purple: ['#6a3c78', '#4d2a5a'],
  ochre: ['#7a5a1d', '#583f12'],
  grey: ['#55504a', '#3a3631'],
  olive: ['#4b5a36', '#35422a'],
  russet: ['#8a4a2a', '#62331b'],
};
/** Ground, its lines, its points. */
export const GROUNDS: Box<Portrait['ground'], readonly [string, string, string]> = {
  vellum: ['#e9dcc0', '#cdbb98', '#a08a5e'],
  vert: ['#3c7558', '#2c5b43', '#a9cfb6'],
  azure: ['#2c5288', '#1f3d6b', '#d9a63f'],
  purpure: ['#643c74', '#4b2a59', '#e0b654'],
  gold: ['#d9a63f', '#b07f22', '#fff0bd'],
  gules: ['#9b2c22', '#7c2019', '#f3dc94'],
};
