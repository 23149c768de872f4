// Names and public text against those who would pass for someone else: look-alikes, piled accents, signs that are not seen.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { lookAlikes } from '@sigilla/content/kingdom/lookAlikes.ts';
import { tidyText } from '@sigilla/engine/core/publicText.ts';
import { isFitToRead, likenessOf, nameRefusal, tidyName } from '@sigilla/engine/kingdom/names.ts';

const content = { ...kingdomContent, lookAlikes };
const refused = (name: string): string | null => {
  const allowed = nameRefusal(tidyName(name), content);
  return allowed.ok ? null : allowed.refusal.code;
};
const likeness = (name: string): string => likenessOf(name, content);

describe('names', () => {
  it('of the Latin tongue and of living ones are borne with their macrons and accents', () => {
    for (const name of [
      'Rōma Aeterna',
      'Mārcus Rēx',
      'Ȳdrā',
      'Łódź',
      'Đà Nẵng',
      'Şırnak',
      'Île-de-France',
      'Ærø',
      'Straße',
      'Ţara Românească',
      'Legio 10',
      'O’Brien’s Keep',
      'Pompeii',
      'Scunthorpe',
      'Nulli',
      'Titania',
      'Ilia',
    ])
      expect(refused(name), name).toBeNull();
  });

  it('that pass for a steward’s or an oath by borrowed letters are refused', () => {
    for (const name of [
      'Admın',
      'ᴀdmin',
      'Admln',
      'Ådmín',
      'Sıgilla',
      'Siɡilla',
      'Fᴜck',
      'Fuсk',
      'F-ü-c-k',
      'Moderatоr',
      'Ꮪigilla',
    ])
      expect(refused(name), name).not.toBeNull();
    for (const text of [
      'Fᴜck',
      'ｆｕｃｋ',
      '𝔣𝔲𝔠𝔨',
      'fυck',
      'ʂhıt',
      'f\u200Bu\u200Bc\u200Bk',
      'f\u0336u\u0336c\u0336k',
    ])
      expect(isFitToRead(text, content), text).toBe(false);
  });

  it('G-187 that are an oath or a steward’s title cut in two are refused, and those that only begin like one are borne', () => {
    for (const name of [
      'Mo-derator',
      'Ad min',
      'Ad-min Hall',
      "Ad'm in",
      'Sig Illa',
      'Sup-port Team',
      'Fu-ck Them All',
      'Hit Ler',
      'Ni gg er',
      'Pe-nis',
      'Wh0 Re',
    ])
      expect(refused(name), name).toBe('kingdom_name_unfit');
    for (const name of [
      'Topor Nord',
      "Mo D'Arcy",
      'An Al-Rashid',
      'Scunthorpe',
      'Bit Chapel',
      'Sta Ffordshire',
    ])
      expect(refused(name), name).toBeNull();
    // In a sentence words stand beside each other by chance.
    expect(isFitToRead('Who re-reads an old letter, or what it is is mine to say.', content)).toBe(true);
  });

  it('are written in letters that a herald knows', () => {
    for (const name of [
      'Mɑrcus Rex',
      'Mᴀrcus Rex',
      'ǀvan',
      'Маrcus',
      'Marcus\u200BRex',
      'Mar\u202Ecus',
      'Rex\u0000',
      'Legio ٣',
      'Ｍarcus',
    ])
      expect(refused(name), name).toBe('kingdom_name_letters');
  });

  it('bear few marks, however they are composed', () => {
    for (const pile of [2, 3, 27])
      expect(refused(`Mar${'\u0301'.repeat(pile + 1)}cus`), `${pile}`).not.toBeNull();
    expect(refused('M\u0304arc\u0304us\u0304 R\u0304')).toBe('kingdom_name_marks');
    expect(refused('Am\u0304ara')).toBeNull();
  });

  it('that a reader would take for each other have one likeness', () => {
    for (const [one, other] of [
      ['Marcus Rex', 'Mɑrcus Rex'],
      ['Marcus Rex', 'Mᴀrcus Rex'],
      ['Marcus Rex', 'MARCUS  REX'],
      ['Marcus Rex', 'Mārcus Rēx'],
      ['Marcus Rex', 'Маrсus Rех'],
      ['Marcus Rex', 'rnarcus rex'],
      ['Ivan', 'ǀvan'],
      ['Ivan', 'lvan'],
      ['Ivan', '1van'],
      ['Sigilla', 'Sıgilla'],
      ['Osiris', '0siris'],
      ["O'Brien", 'O’Brien'],
      ['Łodz', 'Lodz'],
    ] as const)
      expect(likeness(one), `${one} ${other}`).toBe(likeness(other));
    expect(likeness('Marcus Rex')).not.toBe(likeness('Marcus Dux'));
    expect(likeness('Legio 10')).not.toBe(likeness('Legio 11'));
  });

  it('that were one by case, accents, width and blanks are still one by their looks', () => {
    const earlier = (name: string): string =>
      name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
    const letters = Array.from({ length: 0x1f00 }, (_, i) => String.fromCodePoint(i)).filter(
      (letter) => refused(`xx${letter}`) === null,
    );
    expect(letters.length).toBeGreaterThan(600);
    for (const letter of letters) expect(likeness(earlier(letter)), letter).toBe(likeness(letter));
  });

  it('every look-alike of the table is read as what it is taken for', () => {
    for (const [sign, taken] of lookAlikes) {
      expect(taken).toMatch(/^[a-z0-9]{1,4}$/);
      const folded = sign.normalize('NFKD');
      if (folded === sign) expect(likeness(`x${sign}x`), sign).toBe(likeness(`x${taken}x`));
    }
    expect(lookAlikes.size).toBeGreaterThan(3000);
  });
});

describe('public text', () => {
  it('is kept without what can’t be seen, and otherwise as it was written', () => {
    for (const [written, kept] of [
      ['Meet me\u0000 at dawn\u202E!', 'Meet me at dawn!'],
      ['one\r\n\ttwo\u2028three', 'one two three'],
      ['zero\u200Bwidth\uFEFF', 'zerowidth'],
      ['a\u0301\u0301\u0301\u0301\u0301\u0301x', 'á\u0301\u0301\u0301x'],
      ['👨‍👩‍👧 and ❤️ under 🏳️‍🌈', '👨‍👩‍👧 and ❤️ under 🏳️‍🌈'],
      ['Iuppiter tē servet, rēx!', 'Iuppiter tē servet, rēx!'],
      ['می‌خواهم', 'می‌خواهم'],
      ['\u2066isolated\u2069 \u{E0041}tag', 'isolated tag'],
      ['\u200D', ''],
    ] as const)
      expect(tidyText(written)).toBe(kept);
  });

  it('holds no control sign, no override and no pile of marks, whatever is written; tidied twice it is the same', () => {
    const wild = fc.string({
      unit: fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        fc.constantFrom('\u0000', '\u202E', '\u2066', '\u200D', '\uFE0F', '\u0301', ' ', 'a', '\n', '\uD800'),
      ),
    });
    fc.assert(
      fc.property(wild, (written) => {
        const kept = tidyText(written);
        return (
          !/[\p{Cc}\p{Bidi_Control}\p{Cs}\p{Co}]|\p{M}{5}|^\s|\s$/u.test(kept) && tidyText(kept) === kept
        );
      }),
      { numRuns: 2000 },
    );
  });
});
