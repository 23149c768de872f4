// Pictures of battles as text: the needle writes what a canvas would show, and the module that the window's build lays out for the server.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battleReport } from '@sigilla/engine/battle/battleReport.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { layOutPictures } from '../../client/build/pictureMaker.ts';
import { keepsakeFile, keepsakeWords } from '../../client/realm/battle/keepsakeWords.ts';
import { SvgSheet, WrittenPath } from '../../client/stage/battlefield/paint/svgSheet.ts';
import { fixtureBattle } from '../browser/stagePage/fixtures.ts';

const { plan, setup, logs, state } = fixtureBattle();
const view = (fought = logs.length): BattleView =>
  ({
    attacker: { kingdomName: plan.names[0] },
    defender: { kingdomName: plan.names[1] },
    terrain: plan.terrain,
    weather: plan.weather,
    timeOfDay: plan.timeOfDay,
    setup,
    rounds: logs.slice(0, fought),
    report: fought === logs.length ? battleReport(setup, state, logs) : null,
    settledAt: fought === logs.length ? Date.UTC(2026, 10, 3) : null,
    acceptedAt: Date.UTC(2026, 10, 3),
  }) as unknown as BattleView;

/** The family that a font says it is of: the first of its names. */
const familyIn = (font: Buffer): string => {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const name = tables.find((at) => font.toString('latin1', at, at + 4) === 'name') ?? 0;
  const start = font.readUInt32BE(name + 8);
  const records = Array.from({ length: font.readUInt16BE(start + 2) }, (_, i) => start + 6 + 12 * i);
  const family = records.find((at) => font.readUInt16BE(at) === 3 && font.readUInt16BE(at + 6) === 1) ?? 0;
  const from = start + font.readUInt16BE(start + 4) + font.readUInt16BE(family + 10);
  return Buffer.from(font.subarray(from, from + font.readUInt16BE(family + 8)))
    .swap16()
    .toString('utf16le');
};

describe('what is painted on a sheet that writes', () => {
  it('is written once for all the places it is stamped on', () => {
    const sheet = new SvgSheet();
    let painted = 0;
    const circle = new WrittenPath();
    circle.arc(0, 0, 4, 0, Math.PI * 2);
    for (const x of [10, 20]) {
      sheet.save();
      sheet.translate(x, 0);
      sheet.stamp('leaf', () => {
        painted += 1;
        sheet.stroke(circle);
      });
      sheet.restore();
    }
    const text = sheet.written(30, 8, 'Two <leaves>');
    expect(painted).toBe(1);
    expect(text.match(/<use href="#s0" transform="translate\(\d+ 0\)"\/>/g)).toHaveLength(2);
    expect(text.match(/<path/g)).toHaveLength(1);
    expect(text).toContain('Two &lt;leaves&gt;');
  });

  it('opens as many groups as it closes, whatever is cut, turned and left open', () => {
    const sheet = new SvgSheet();
    sheet.save();
    sheet.rotate(1);
    sheet.clip(new WrittenPath('M0 0H4V4Z'));
    sheet.scale(2, 2);
    sheet.fillRect(0, 0, 1, 1);
    sheet.restore();
    sheet.translate(3, 3);
    sheet.fillRect(0, 0, 1, 1);
    const text = sheet.written(9, 9, '');
    expect(text.match(/<g /g)?.length).toBe(text.match(/<\/g>/g)?.length);
  });
});

describe('the pictures the build lays out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sigilla-pictures-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let linkPicture: (view: BattleView) => string | null;
  beforeAll(async () => {
    await layOutPictures(folder);
    ({ linkPicture } = (await import(pathToFileURL(join(folder, 'pictures.mjs')).href)) as {
      linkPicture: typeof linkPicture;
    });
  });

  it('shows both names, the men who stand and nothing that is not a number', () => {
    const text = linkPicture(view()) ?? '';
    expect(text).toContain('>Aquilonia<');
    expect(text).toContain('>Nordmark<');
    expect(text).toContain('Aquilonia wins');
    expect(text.match(/<use /g)?.length).toBeGreaterThan(100);
    expect(text).not.toMatch(/NaN|undefined|null/);
  });

  it('says no more of a battle under way than its rounds', () => {
    const text = linkPicture(view(2)) ?? '';
    expect(text).toContain('Round 2');
    expect(text).not.toContain('wins');
    expect(linkPicture(view(0))).toContain('About to begin');
    expect(linkPicture({ ...view(0), setup: null })).toBeNull();
  });

  it('brings its letters as fonts that may be read without a browser', () => {
    const font = readFileSync(join(folder, 'texturina-latin-ext-600-normal.ttf'));
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    expect(font.length).toBeGreaterThan(20_000);
  });

  it('is written in faces that lie beside it, by the names that they give themselves: the needle looks for the first of a list and no further', () => {
    const asked = [...(linkPicture(view()) ?? '').matchAll(/font-family="'?([^,'"]+)/g)].map(
      ([, first]) => first,
    );
    const own = ['texturina-latin-600-normal.ttf', 'alegreya-sans-latin-700-normal.ttf'].map((name) =>
      familyIn(readFileSync(join(folder, name))),
    );
    expect(own).toEqual(['Texturina SemiBold', 'Alegreya Sans']);
    expect(asked).toContain('Texturina SemiBold');
    for (const family of asked) expect(own).toContain(family);
  });
});

describe('the words of a kept hanging', () => {
  it('has a line above and below every panel, and both names, day and end on its title', () => {
    const words = keepsakeWords(
      view(),
      setup,
      logs.map(() => null),
    );
    expect(words.panels).toHaveLength(logs.length + 2);
    expect(words.where).toContain('3 November 2026');
    expect(words.result).toBe('Aquilonia wins');
    expect(words.victor).toBe('Aquilonia');
  });

  it('begins with the host on the left: one’s own for whoever commanded in it', () => {
    const none = logs.map(() => null);
    expect(keepsakeWords(view(), setup, none, 'attacker').names).toEqual(['Aquilonia', 'Nordmark']);
    expect(keepsakeWords(view(), setup, none, 'defender').names).toEqual(['Nordmark', 'Aquilonia']);
  });

  it('goes by a name that says who fought whom and when', () => {
    const told = {
      ...view(),
      attacker: { kingdomName: 'Ōrdō  Salis' },
      defender: { kingdomName: 'Vesper Isles' },
    } as unknown as BattleView;
    expect(keepsakeFile(told, 'png')).toBe('sigilla-ordo-salis-vesper-isles-2026-11-03.png');
  });
});
