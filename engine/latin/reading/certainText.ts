// Patterns that are asked of every text, hundreds of them, and match hardly any: whether a text has the letters that a pattern cannot do without is seen much
// sooner than that the pattern does not match. Invariant: nothing is passed over that would have matched (tests/engine/latin/certainText.test.ts).

/** Stands for all that is no letter by itself. */
const PART = '\n';

/** Escapes that are followed by letters which are none. */
const SPELT = /\\[cku0x]/;

/** The longest text that whatever a pattern matches has in it; empty where none is sure. */
export const certainText = ({ source, flags }: RegExp): string => {
  if (flags.includes('i') || SPELT.test(source)) return '';
  let rest = source.replaceAll(/\\(?:p\{[^}]*\}|.)/gi, PART).replaceAll(/\[[^\]]*\]/g, PART);
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/\([^()]*\)/g, PART);
  }
  if (rest.includes('|')) return '';
  const texts = rest.replaceAll(/.?[?*]|.?\{[^}]*\}/g, PART).split(/[^a-z ,';:-]+/i);
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
};

/** A row of replacements made one after another, those left out that cannot match. */
export const replacing = (rules: readonly (readonly [RegExp, string])[]): ((text: string) => string) => {
  const ready = rules.map(([from, to]) => ({ from, to, certain: certainText(from) }));
  return (text) =>
    ready.reduce(
      (said, { from, to, certain }) => (said.includes(certain) ? said.replace(from, to) : said),
      text,
    );
};
