// Every id of a lexeme that the Latin engine and its content name, whole ('amo_v') or by its stem (verbIds('amo')), read out of the source
// by a real parser and looked up in the lexicon. A misspelt one finds nothing and would be passed over without a word.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrames } from '@sigilla/content/latin/frames/index.ts';
import { readLexicon } from '@sigilla/content/latin/lexicon/index.ts';
import { adverbIds, nounIds, verbIds } from '@sigilla/engine/latin/lexemeIds.ts';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { ROOT, sourcesUnder } from '../../support/sources.ts';

const lexicon = new Set(readLexicon().map(({ id }) => id));
const endings = [...new Set([...lexicon].map((id) => id.slice(id.lastIndexOf('_') + 1)))];
const ID = new RegExp(
  `(?<![\\p{L}\\d_-])[a-z]+\\d*_(?:${endings.join('|')})(?:_?\\d+)?(?![\\p{L}\\d_-])`,
  'gu',
);
const BUILT = new RegExp(`^_(?:${endings.join('|')})\\b`);
const LISTS = { adverbIds, nounIds, verbIds };
/** The one place where ids are built of stems. */
const BUILDER = 'engine/latin/lexemeIds.ts';

type Named = { readonly ids: readonly string[]; readonly built: readonly string[] };

/** The ids that a source names, and the templates in which it puts one together of parts. */
const namedIn = (text: string): Named => {
  const ids: string[] = [];
  const built: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') ids.push(...(value.match(ID) ?? []));
    },
    Property: ({ key }) => {
      if (key.type === 'Identifier') ids.push(...(key.name.match(ID) ?? []));
    },
    TemplateLiteral: ({ quasis }) => {
      for (const [at, { value }] of quasis.entries()) {
        ids.push(...(value.raw.match(ID) ?? []));
        if (at > 0 && BUILT.test(value.raw)) built.push(value.raw);
      }
    },
    CallExpression: ({ callee, arguments: [stems] }) => {
      if (callee.type !== 'Identifier' || !Object.hasOwn(LISTS, callee.name)) return;
      const list = LISTS[callee.name as keyof typeof LISTS];
      const literals =
        stems?.type === 'ConditionalExpression' ? [stems.consequent, stems.alternate] : [stems];
      for (const one of literals) {
        if (one?.type === 'Literal' && typeof one.value === 'string') ids.push(...list(one.value));
        else if (one?.type === 'TemplateLiteral' && one.quasis.length === 1)
          ids.push(...list(one.quasis[0]?.value.raw ?? ''));
        else built.push(`${callee.name}(…)`);
      }
    },
  }).visit(parseSync('source.ts', text).program);
  return { ids, built };
};

const sources = sourcesUnder('engine/latin', 'content/latin').map(({ path }) => ({
  path,
  ...namedIn(readFileSync(join(ROOT, path), 'utf8')),
}));

/** Whatever looks like an id in a value, however deep. */
const idsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.match(ID) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value)].flatMap(idsOf);
};

describe('ids of lexemes', () => {
  it('are in the lexicon wherever the engine or its content names one', () => {
    const lost = sources
      .filter(({ path }) => path !== BUILDER)
      .flatMap(({ path, ids }) => ids.filter((id) => !lexicon.has(id)).map((id) => `${path}: ${id}`));
    expect(lost).toEqual([]);
    expect(sources.flatMap(({ ids }) => ids).length).toBeGreaterThan(2500);
  });

  it('are in the lexicon when the frames build them of stems', () => {
    const ids = idsOf(readFrames());
    expect(ids.filter((id) => !lexicon.has(id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(2500);
  });

  it('are put together of parts nowhere else', () => {
    const astray = sources.filter(
      ({ path, built }) => built.length > 0 && path !== BUILDER && !path.startsWith('content/latin/frames/'),
    );
    expect(astray.map(({ path, built }) => `${path}: ${built.join(' ')}`)).toEqual([]);
  });

  it.each([
    ["const one = 'paucus_adj';", ['paucus_adj']],
    ["const two = 'habito_v lego_v_2'.split(' ');", ['habito_v', 'lego_v_2']],
    ["const three = verbIds('amo  nolo3');", ['amo_v', 'nolo3_v']],
    ["const four = nounIds(isLong ? 'annus' : `nox`);", ['annus_n', 'nox_n']],
    ["const five = { rosa_n: 'type_response', 'nōn_vīs': `equus_n: horse` };", ['rosa_n', 'equus_n']],
  ])('are read out of %s', (text, ids) => expect(namedIn(text).ids).toEqual(ids));

  it.each(['const id = `${stem}_adj`;', 'const ids = verbIds(stems);'])('are seen built in %s', (text) =>
    expect(namedIn(text).built).toHaveLength(1),
  );
});
