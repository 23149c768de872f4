// Heraldry from a name: the same name always bears the same arms, and arms always obey the rule of tincture, that metal
// never lies on metal nor colour on colour. Pure data and words; Shield.tsx draws it, the stage paints banners with it.

import { randomFrom, sha256Hex } from '@sigilla/engine/core/random.ts';
import type { Random } from '@sigilla/engine/core/random.ts';
import { GREAT_CHARGES, SMALL_CHARGES, chargeWords } from './charges.ts';
import type { ChargeKey, GreatCharge, SmallCharge } from './charges.ts';

const METALS = ['or', 'argent'] as const;
const COLOURS = ['gules', 'azure', 'vert', 'purpure', 'sable'] as const;
type Metal = (typeof METALS)[number];
type Colour = (typeof COLOURS)[number];
export type Tincture = Metal | Colour;

/** Lines that part a field in two, over which a charge is counterchanged. */
const PARTITIONS = ['per pale', 'per fess', 'per bend', 'per chevron', 'quarterly'] as const;
/** Fields of many equal parts, borne without a charge. */
const PATTERNS = ['chequy', 'lozengy', 'barry', 'paly', 'bendy'] as const;
const ORDINARIES = ['fess', 'bend', 'chevron', 'pale', 'cross', 'saltire', 'pile', 'chief'] as const;
export type Partition = (typeof PARTITIONS)[number];
export type Pattern = (typeof PATTERNS)[number];
export type Ordinary = (typeof ORDINARIES)[number];

/** Fields first, then what lies on them. `on` says what a charge lies on; `counterchanged` takes each half's other tincture. */
export type Coat =
  | {
      readonly form: 'charge';
      readonly field: Tincture;
      readonly charge: GreatCharge;
      readonly tincture: Tincture;
      readonly bordure?: Tincture;
    }
  | {
      readonly form: 'counterchanged';
      readonly partition: Partition;
      readonly field: readonly [Tincture, Tincture];
      readonly charge: GreatCharge;
    }
  | { readonly form: 'pattern'; readonly pattern: Pattern; readonly field: readonly [Tincture, Tincture] }
  | {
      readonly form: 'ordinary';
      readonly field: Tincture;
      readonly ordinary: Ordinary;
      readonly tincture: Tincture;
    }
  | {
      /** A charged ordinary: "on a bend argent three mullets azure". */
      readonly form: 'on';
      readonly field: Tincture;
      readonly ordinary: 'fess' | 'bend' | 'pale';
      readonly tincture: Tincture;
      readonly charge: SmallCharge;
      readonly chargeTincture: Tincture;
    }
  | {
      /** "a chevron between three roses". */
      readonly form: 'between';
      readonly field: Tincture;
      readonly ordinary: 'fess' | 'chevron';
      readonly tincture: Tincture;
      readonly charge: ChargeKey;
      readonly chargeTincture: Tincture;
    }
  | {
      /** A great charge below a chief with three small ones. */
      readonly form: 'chief';
      readonly field: Tincture;
      readonly charge: GreatCharge;
      readonly tincture: Tincture;
      readonly chief: Tincture;
      readonly chiefCharge: SmallCharge;
      readonly chiefChargeTincture: Tincture;
    };

export interface Blazon {
  readonly coat: Coat;
  /** The arms in words, as a herald says them: "Gules, a bear's head or". */
  readonly words: string;
}

const GREAT = Object.keys(GREAT_CHARGES) as GreatCharge[];
const SMALL = Object.keys(SMALL_CHARGES) as SmallCharge[];

/** True for or and argent. */
export const isMetal = (tincture: Tincture): tincture is Metal =>
  (METALS as readonly string[]).includes(tincture);

/** A tincture that may lie on `under`. */
const against = (draw: Random, under: Tincture): Tincture =>
  draw.pick<Tincture>(isMetal(under) ? COLOURS : METALS);

/** A field: four in five bear a colour, as in the old rolls. */
const fieldTincture = (draw: Random): Tincture => (draw.chance(780) ? draw.pick(COLOURS) : draw.pick(METALS));

/** One metal and one colour, either first. */
function pair(draw: Random): readonly [Tincture, Tincture] {
  const first = fieldTincture(draw);
  return [first, against(draw, first)];
}

function drawCoat(draw: Random): Coat {
  const form = draw.weighted([34, 15, 8, 8, 14, 13, 8]);
  if (form === 1) {
    return {
      form: 'counterchanged',
      partition: draw.pick(PARTITIONS),
      field: pair(draw),
      charge: draw.pick(GREAT),
    };
  }
  if (form === 2) return { form: 'pattern', pattern: draw.pick(PATTERNS), field: pair(draw) };
  const field = fieldTincture(draw);
  const tincture = against(draw, field);
  switch (form) {
    case 3:
      return { form: 'ordinary', field, ordinary: draw.pick(ORDINARIES), tincture };
    case 4:
      return {
        form: 'on',
        field,
        ordinary: draw.pick(['fess', 'bend', 'pale'] as const),
        tincture,
        charge: draw.pick(SMALL),
        chargeTincture: against(draw, tincture),
      };
    case 5:
      return {
        form: 'between',
        field,
        ordinary: draw.pick(['fess', 'chevron', 'chevron'] as const),
        tincture,
        charge: draw.chance(600) ? draw.pick(GREAT) : draw.pick(SMALL),
        chargeTincture: draw.chance(700) ? tincture : against(draw, field),
      };
    case 6: {
      const chief = against(draw, field);
      return {
        form: 'chief',
        field,
        charge: draw.pick(GREAT),
        tincture,
        chief,
        chiefCharge: draw.pick(SMALL),
        chiefChargeTincture: against(draw, chief),
      };
    }
    default: {
      const charge = draw.pick(GREAT);
      return draw.chance(220)
        ? { form: 'charge', field, charge, tincture, bordure: against(draw, field) }
        : { form: 'charge', field, charge, tincture };
    }
  }
}

/** "a fess or", or "a fess" when the tincture follows later. */
const withArticle = (noun: string): string => `a ${noun}`;

function describe(coat: Coat): string {
  switch (coat.form) {
    case 'charge': {
      const words = `${coat.field}, ${chargeWords(coat.charge).one} ${coat.tincture}`;
      return coat.bordure === undefined ? words : `${words} within a bordure ${coat.bordure}`;
    }
    case 'counterchanged':
      return `${coat.partition} ${coat.field.join(' and ')}, ${chargeWords(coat.charge).one} counterchanged`;
    case 'pattern':
      return `${coat.pattern} ${coat.field.join(' and ')}`;
    case 'ordinary':
      return `${coat.field}, ${withArticle(coat.ordinary)} ${coat.tincture}`;
    case 'on':
      return `${coat.field}, on ${withArticle(coat.ordinary)} ${coat.tincture} three ${chargeWords(coat.charge).many} ${coat.chargeTincture}`;
    case 'between':
      return coat.tincture === coat.chargeTincture
        ? `${coat.field}, ${withArticle(coat.ordinary)} between three ${chargeWords(coat.charge).many} ${coat.tincture}`
        : `${coat.field}, ${withArticle(coat.ordinary)} ${coat.tincture} between three ${chargeWords(coat.charge).many} ${coat.chargeTincture}`;
    case 'chief':
      return `${coat.field}, ${chargeWords(coat.charge).one} ${coat.tincture}, on a chief ${coat.chief} three ${chargeWords(coat.chiefCharge).many} ${coat.chiefChargeTincture}`;
  }
}

/** The arms of `name`. Case and spaces around it do not matter, so that a kingdom keeps its arms however it is typed. */
export function blazon(name: string): Blazon {
  const seed = sha256Hex(`arms/${name.trim().toLowerCase()}`).slice(0, 32);
  const coat = drawCoat(randomFrom(seed));
  const words = describe(coat);
  return { coat, words: words.charAt(0).toUpperCase() + words.slice(1) };
}

/** The device a banner bears: the coat's great charge, or a small one, or a plain mullet for coats without any. */
export function badgeOf(coat: Coat): ChargeKey {
  return coat.form === 'pattern' || coat.form === 'ordinary' ? 'mullet' : coat.charge;
}

/** Two tinctures for a kingdom's livery and banner: cloth and device, contrasting. */
export function liveryOf(coat: Coat): readonly [cloth: Tincture, device: Tincture] {
  if (coat.form === 'pattern' || coat.form === 'counterchanged') return coat.field;
  return [coat.field, coat.tincture];
}
