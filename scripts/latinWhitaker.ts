// Development check: every single-word form of the lexicon against Debian's `whitakers-words`, if it is installed.
// Macron-blind. Prints, by part of speech, how many forms Words knows in the very cell we give them, and the ones it does not.
// `node scripts/latinWhitaker.ts [FILE]`: FILE holds one word a line, principal parts parted by commas, optionally a gender last.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import type { Features, Word } from '@sigilla/engine/latin/academy.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';

const library = readLibrary();
const { fold, withoutMacrons, paradigm, wordFromParts } = openAcademy(library);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const wordsFromFile = (path: string): readonly Word[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const parts = line.split(',').map((part) => part.trim());
      const last = parts[parts.length - 1];
      const gender = last === 'm' || last === 'f' || last === 'n' || last === 'c' ? last : undefined;
      const word = wordFromParts({
        parts: gender ? parts.slice(0, -1) : parts,
        ...(gender ? { gender } : {}),
      });
      if ('problem' in word) {
        say(`${line}: ${word.problem}`);
        return [];
      }
      return [word];
    });

const TENSE = { pres: 'PRES', impf: 'IMPF', fut: 'FUT', perf: 'PERF', plup: 'PLUP', futp: 'FUTP' } as const;
const MOOD = { ind: 'IND', subj: 'SUB', imp: 'IMP', inf: 'INF', part: 'PPL' } as const;

/** A pattern that one of Words' parse lines must match. */
const expected = (pos: Word['pos'], f: Features): RegExp => {
  const number = f.number === 'pl' ? 'P' : 'S';
  const name = (f.case ?? '').toUpperCase();
  const gender = f.gender ? `[${f.gender.toUpperCase()}XC]` : '\\S';
  if (f.mood === 'supine') return new RegExp(`(SUPINE|VPAR).*${name} S N`);
  if (f.mood === 'gerund' || f.mood === 'gerundive')
    return new RegExp(`VPAR.*(${name} [${number}X] .*)?FUT.*PASSIVE *PPL`);
  if (f.mood === 'part')
    return new RegExp(`VPAR.*${name} [${number}X] ${gender} ${f.tense ? TENSE[f.tense] : ''}.*PPL`);
  if (f.mood === 'inf') return new RegExp(`V .*${f.tense ? TENSE[f.tense] : ''}.*INF`);
  if (f.mood) {
    const mood = MOOD[f.mood];
    return new RegExp(`V .*${f.tense ? TENSE[f.tense] : ''}.*${mood} ${f.person ?? 0} ${number}`);
  }
  if (f.adverb) return /ADV/;
  if (!f.case) return /./;
  return pos === 'noun'
    ? new RegExp(`(N|PRON|PACK) .*${name} [${number}X]`)
    : new RegExp(`(ADJ|PRON|PACK|NUM|VPAR|N) .*${name} [${number}X] ${gender}`);
};

const [file] = process.argv.slice(2);
const words = file ? wordsFromFile(file) : library.lexicon;
type Asked = {
  readonly word: Word;
  readonly key: string;
  readonly text: string;
  readonly features: Features;
};
const asked: Asked[] = [];
for (const word of words) {
  for (const { key, features, forms } of paradigm(word)) {
    for (const form of forms)
      if (!form.text.includes(' ') && form.variant !== 'undus')
        asked.push({ word, key, features, text: withoutMacrons(form.text).toLowerCase() });
  }
}
const folder = mkdtempSync(join(tmpdir(), 'whitaker-'));
const list = join(folder, 'forms.txt');
const forms = [...new Set(asked.map((one) => one.text))];
const readings = new Map<string, string[]>();
for (let at = 0; at < forms.length; at += 500) {
  writeFileSync(list, `${forms.slice(at, at + 500).join('\n')}\n`);
  const answer = execFileSync('whitakers-words', [list], {
    cwd: folder,
    encoding: 'latin1',
    maxBuffer: 1 << 28,
  });
  for (const line of answer.split('\n')) {
    const found = /^([a-z.]+) {2,}([A-Z]+ .*)$/.exec(line);
    if (!found) continue;
    const form = fold((found[1] ?? '').replaceAll('.', ''));
    const there = readings.get(form);
    if (there) there.push(found[2] ?? '');
    else readings.set(form, [found[2] ?? '']);
  }
}
rmSync(folder, { recursive: true });
const tally = new Map<string, { right: number; all: number }>();
for (const { word, key, features, text } of asked) {
  const count = tally.get(word.pos) ?? { right: 0, all: 0 };
  tally.set(word.pos, count);
  count.all += 1;
  const lines = readings.get(fold(text)) ?? [];
  if (lines.some((line) => expected(word.pos, features).test(line))) count.right += 1;
  else
    say(
      `${word.parts.join(', ')}  ${key}  ${text}  ${lines.length === 0 ? 'unknown to Words' : lines.slice(0, 2).join(' / ').replaceAll(/ +/g, ' ')}`,
    );
}
for (const [pos, { right, all }] of tally) say(`${pos}: ${right} of ${all} forms confirmed`);
