// What a new build keeps of the one before, and for how long; and what it writes pressed.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepEdition, keptFolder, layOut } from '../../client/build/layOutEditions.ts';
import { press } from '../../client/build/pressFiles.ts';
import { NOW } from '../support/builders.ts';

const DAY = 86_400_000;
let folder: string;
let dist: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sigilla-editions-'));
  dist = path.join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (at: number, ...names: readonly string[]): void => {
  keepEdition(dist, new Date(at));
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  for (const name of names) writeFileSync(path.join(dist, 'assets', name), name);
};
const kept = (): readonly string[] => {
  const assets = path.join(keptFolder(dist), 'assets');
  return existsSync(assets) ? readdirSync(assets).toSorted() : [];
};

describe('keepEdition', () => {
  it('has nothing to keep before the first build', () => {
    build(NOW, 'a-1.js');
    expect(kept()).toEqual([]);
  });

  it('keeps every earlier edition for fourteen days after it was replaced', () => {
    build(NOW, 'a-1.js', 'both.js');
    build(NOW + DAY, 'a-2.js', 'both.js');
    build(NOW + 10 * DAY, 'a-3.js', 'both.js');
    expect(kept()).toEqual(['a-1.js', 'a-2.js', 'both.js']);
    build(NOW + 15 * DAY + 1, 'a-4.js');
    expect(kept()).toEqual(['a-2.js', 'a-3.js', 'both.js']);
    build(NOW + 40 * DAY, 'a-5.js');
    expect(kept()).toEqual(['a-4.js']);
  });
});

describe('layOut', () => {
  const written = (name: string): string => {
    const next = `${dist}-next`;
    mkdirSync(path.join(next, 'assets'), { recursive: true });
    writeFileSync(path.join(next, 'assets', name), name);
    writeFileSync(path.join(next, 'index.html'), name);
    return next;
  };

  it('puts a whole edition in the place of the one before, whose files are kept', () => {
    layOut(written('a-1.js'), dist, new Date(NOW));
    // Whatever is being written, what is laid out stays as it is.
    const next = written('a-2.js');
    expect(readFileSync(path.join(dist, 'index.html'), 'utf8')).toBe('a-1.js');
    layOut(next, dist, new Date(NOW));
    expect(readFileSync(path.join(dist, 'index.html'), 'utf8')).toBe('a-2.js');
    expect(readdirSync(path.join(dist, 'assets'))).toEqual(['a-2.js']);
    expect(kept()).toEqual(['a-1.js']);
    expect(readdirSync(folder).toSorted()).toEqual(['dist', 'dist-kept']);
  });

  it('goes on where another was cut off between taking the old away and laying out the new', () => {
    layOut(written('a-1.js'), dist, new Date(NOW));
    renameSync(dist, `${dist}-last`);
    layOut(written('a-2.js'), dist, new Date(NOW));
    expect(readdirSync(path.join(dist, 'assets'))).toEqual(['a-2.js']);
    expect(kept()).toEqual(['a-1.js']);
    expect(readdirSync(folder).toSorted()).toEqual(['dist', 'dist-kept']);
  });
});

describe('press', () => {
  it('writes text files by brotli and gzip beside themselves, where that makes them smaller', () => {
    build(NOW, 'letter.js', 'picture.woff2');
    const file = path.join(dist, 'assets', 'long.css');
    const text = '.a { color: red }'.repeat(200);
    writeFileSync(file, text);
    press(dist);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
    expect(readdirSync(path.join(dist, 'assets')).toSorted()).toEqual([
      'letter.js',
      'long.css',
      'long.css.br',
      'long.css.gz',
      'picture.woff2',
    ]);
  });
});
