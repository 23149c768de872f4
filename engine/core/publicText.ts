// Text that one player writes and others read: kept so that it shows what it holds and nothing else, by this one rule.
// Control signs, NUL and line breaks become blanks; what can't be seen goes (bidi overrides, zero-width signs, tags, signs that no
// script has); a letter keeps at most three marks. Invariant: tidying what is tidy changes nothing.

/** Marks that a letter may carry beside those it is composed with: more would climb over the lines above. */
const MARKS_ON_A_LETTER = 3;

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
// Joiners and variation selectors belong to emoji and to scripts that join; between visible signs one of them is let be.
const UNSEEN =
  /(?!\p{Join_Control}|\uFE0E|\uFE0F)[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Co}\p{Cn}\p{Cs}]/gu;
const ASTRAY =
  /(?<=^| |\p{Join_Control})\p{Join_Control}+|\p{Join_Control}+(?= |$)|(?<=^| |\p{Join_Control}|\p{Variation_Selector})\p{Variation_Selector}+/gu;
const PILED = new RegExp(`(\\p{M}{${MARKS_ON_A_LETTER}})\\p{M}+`, 'gu');

/** The text as it may be stored and shown: composed, blanks single, nothing in it that is not seen. Total on any string. */
export const tidyText = (text: string): string => {
  let before = text;
  // Taking one thing away may bring two others together; a few turns settle anything.
  for (;;) {
    const after = before
      .replaceAll(BREAKS, ' ')
      .replaceAll(UNSEEN, '')
      .normalize('NFC')
      .replaceAll(PILED, '$1')
      .replaceAll(ASTRAY, '')
      .replaceAll(/ {2,}/g, ' ')
      .trim();
    if (after === before) return after;
    before = after;
  }
};
