// How the source looks: what the formatter is told to leave alone is a table of data, so that a file is as long as it seems to be.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { ROOT, sourcesUnder } from './support/sources.ts';

const MARK = /^\s*(?:prettier|oxfmt)-ignore/;
/** Lines of a file at most; rows of data may be more (content), and so may what is run by hand (scripts). */
const LONGEST = 300;

/** The marks of a source that stand at something else than a table: a declaration at the top, without any function in it. */
const misplacedMarks = (text: string): readonly number[] => {
  const { program, comments } = parseSync('source.ts', text);
  const functions: number[] = [];
  const note = ({ start }: { readonly start: number }): void => void functions.push(start);
  new Visitor({
    ArrowFunctionExpression: note,
    FunctionExpression: note,
    FunctionDeclaration: note,
    ClassDeclaration: note,
  }).visit(program);
  const isTable = ({ start, end, type }: (typeof program.body)[number]): boolean =>
    /^(?:VariableDeclaration|ExportNamedDeclaration)$/.test(type) &&
    !functions.some((at) => at >= start && at < end);
  return comments
    .filter(({ value }) => MARK.test(value))
    .filter(({ start, end }) => {
      const nearby = program.body.find(
        (statement) =>
          (statement.end <= start && text.slice(statement.end, start).trim() === '') ||
          (statement.start >= end && text.slice(end, statement.start).trim() === ''),
      );
      return nearby === undefined || !isTable(nearby);
    })
    .map(({ start }) => text.slice(0, start).split('\n').length);
};

describe('the formatter', () => {
  const paths = sourcesUnder('engine', 'rooms', 'server', 'client', 'scripts').map(({ path }) => path);
  const texts = paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

  it('is told to leave alone nothing but tables of data', () => {
    const misplaced = texts.flatMap(({ path, text }) =>
      misplacedMarks(text).map((line) => `${path}:${line}`),
    );
    expect(misplaced).toEqual([]);
    expect(texts.filter(({ text }) => /\/\/ (?:prettier|oxfmt)-ignore/.test(text)).length).toBeLessThan(20);
  });

  it('leaves no file of engine, rooms, server and window longer than three hundred lines', () => {
    const long = texts
      .filter(({ path }) => /^(?:engine|rooms|server|client)\//.test(path))
      .map(({ path, text }) => [path, text.trimEnd().split('\n').length] as const)
      .filter(([, lines]) => lines > LONGEST);
    expect(long).toEqual([]);
  });

  it.each([
    ['const A = { a: 1 }; // prettier-ignore', 0],
    ['// oxfmt-ignore\nexport const A = [[1, 2], [3, 4]];', 0],
    ['export const f = (a: number) => a; // prettier-ignore', 1],
    ['const f = () => {\n  const a = 1; // prettier-ignore\n};', 1],
    ['class A {\n  f() { return 1; } // prettier-ignore\n}', 1],
  ])('in %s finds misplaced: %i', (text, count) => expect(misplacedMarks(text)).toHaveLength(count));
});
