// Arms: the same name bears the same arms, and metal never lies on metal nor colour on colour, whatever the name.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badgeOf, blazon, isMetal, liveryOf } from '@sigilla/client/ui/art/blazon.ts';
import type { Coat, Tincture } from '@sigilla/client/ui/art/blazon.ts';
import { chargeWords } from '@sigilla/client/ui/art/charges.ts';

/** Every pair of what lies on what, read off the coat without the code that drew it. */
function overlays(coat: Coat): readonly (readonly [over: Tincture, under: Tincture])[] {
  switch (coat.form) {
    case 'charge':
      return [
        [coat.tincture, coat.field],
        ...(coat.bordure === undefined ? [] : [[coat.bordure, coat.field] as const]),
      ];
    case 'counterchanged':
      return [
        [coat.field[1], coat.field[0]],
        [coat.field[0], coat.field[1]],
      ];
    case 'pattern':
      return [[coat.field[1], coat.field[0]]];
    case 'ordinary':
      return [[coat.tincture, coat.field]];
    case 'on':
      return [
        [coat.tincture, coat.field],
        [coat.chargeTincture, coat.tincture],
      ];
    case 'between':
      return [
        [coat.tincture, coat.field],
        [coat.chargeTincture, coat.field],
      ];
    case 'chief':
      return [
        [coat.tincture, coat.field],
        [coat.chief, coat.field],
        [coat.chiefChargeTincture, coat.chief],
      ];
  }
}

const kingdomName = fc.string({ minLength: 3, maxLength: 30, unit: 'grapheme' });

describe('blazon', () => {
  it('never lays metal on metal or colour on colour', () => {
    fc.assert(
      fc.property(kingdomName, (name) => {
        for (const [over, under] of overlays(blazon(name).coat)) {
          expect(isMetal(over), `${over} on ${under}: ${blazon(name).words}`).toBe(!isMetal(under));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('gives the same arms to the same name, however it is capitalised or spaced about', () => {
    fc.assert(
      fc.property(kingdomName, (name) => {
        expect(blazon(` ${name} `)).toEqual(blazon(name));
        expect(blazon(blazon(name).words)).toEqual(blazon(blazon(name).words));
      }),
    );
    expect(blazon('AQUILONIA')).toEqual(blazon('Aquilonia'));
  });

  it('says in words every tincture and charge it shows', () => {
    fc.assert(
      fc.property(kingdomName, (name) => {
        const { coat, words } = blazon(name);
        const said = words.toLowerCase();
        for (const [over, under] of overlays(coat)) {
          expect(said).toContain(under);
          if (coat.form !== 'counterchanged') expect(said).toContain(over);
        }
        if ('charge' in coat) {
          const { one, many } = chargeWords(coat.charge);
          expect(said.includes(one) || said.includes(many)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('seldom gives two of a hundred kingdoms the same arms', () => {
    const arms = new Set(Array.from({ length: 100 }, (_, i) => blazon(`Kingdom ${i}`).words));
    expect(arms.size).toBeGreaterThan(90);
  });

  it('keeps every form of coat in use', () => {
    const forms = new Set(Array.from({ length: 300 }, (_, i) => blazon(`Realm ${i}`).coat.form));
    expect([...forms].sort()).toEqual([
      'between',
      'charge',
      'chief',
      'counterchanged',
      'on',
      'ordinary',
      'pattern',
    ]);
  });

  it('gives every banner a device on a cloth it can be seen against', () => {
    fc.assert(
      fc.property(kingdomName, (name) => {
        const { coat } = blazon(name);
        const [cloth, device] = liveryOf(coat);
        expect(isMetal(cloth)).toBe(!isMetal(device));
        expect(chargeWords(badgeOf(coat)).one).not.toBe('');
      }),
    );
  });
});
