// What composition may choose from beyond the first frames: more people and things, deeds, qualities, scenes and stories, read from their rows.
// A row of deeds reads `stem English | who | what | more`, each a list of classes or stems of nouns. `more` is `in:` where, `to:` `ad:` whither,
// `ex:` whence, `abl:` with what, `dat:` to whom, `*` done in a moment, `~` a state, `!` done on no purpose, `=dat` or `=with` the case it takes.
// Invariant: a row is at home in the scenes of its heading alone, `[*]` anywhere; the translator reads none of this.
import type {
  AdjectiveFrame,
  AdverbFrame,
  Scene,
  VerbFrame,
  WiderFrames,
} from '../../../schema/latinFrame.ts';
import { storiesOf } from '../stories.ts';
import { DEEDS_ABROAD } from './deedsAbroad.ts';
import { DEEDS_AT_HOME } from './deedsAtHome.ts';
import { DEEDS_IN_NATURE } from './deedsInNature.ts';
import { DEEDS_IN_PUBLIC } from './deedsInPublic.ts';
import { DEEDS_OF_MIND } from './deedsOfMind.ts';
import { CASTS, CLASSES, COMMON_DEEDS, ENGLISH } from './people.ts';
import { ADVERBS, QUALITIES } from './qualities.ts';
import { MORE_QUALITIES } from './qualitiesMtoZ.ts';
import { WIDER_STORIES } from './stories.ts';

const words = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);
const lines = (text: string): readonly string[] => text.trim().split('\n');
const cells = (line: string): readonly string[] => line.split('|').map((cell) => cell.trim());

/** Rows of `key: words`, those of one key together. */
const listed = (text: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const line of lines(text)) {
    const [key = '', list = ''] = line.split(': ');
    found.set(key, [...(found.get(key) ?? []), ...words(list)]);
  }
  return found;
};

const WAYS: Readonly<Record<string, 'where' | 'whither' | 'whence' | 'means' | 'to'>> = {
  in: 'where',
  to: 'whither',
  ad: 'whither',
  ex: 'whence',
  abl: 'means',
  dat: 'to',
};

/** The wider frames, over classes of nouns that are there already. */
export const readWider = (known: readonly string[]): WiderFrames => {
  const classes = listed(CLASSES);
  const names = new Set([...known, ...classes.keys()]);
  const nouns = new Map<string, readonly string[]>();
  for (const [name, stems] of classes)
    nouns.set(
      name,
      stems.map((stem) => `${stem}_n`),
    );
  /** Classes as they are; a stem of a noun is a class of its own. */
  const meant = (text: string): string[] =>
    words(text).map((word) => {
      if (names.has(word)) return word;
      nouns.set(`${word}_n`, [`${word}_n`]);
      return `${word}_n`;
    });
  const deed = (line: string, scenes: readonly string[]): VerbFrame => {
    const [head = '', who = '', what = '', more = ''] = cells(line);
    const [stem = '', ...english] = head.split(' ');
    const row: Record<string, unknown> = {
      verb: `${stem}_v`,
      en: english.join(' '),
      subject: meant(who),
      scenes: [...scenes],
    };
    if (what) row['object'] = meant(what);
    let kind = what ? 'acc' : 'none';
    for (const word of more.split(/\s+/).filter(Boolean)) {
      const [way = '', places] = word.split(':');
      const key = WAYS[way];
      if (key !== undefined && places !== undefined) {
        row[key] = meant(places);
        if (way === 'dat') kind = 'acc+dat';
        if (way === 'ad') row['towards'] = true;
      } else if (word.startsWith('=')) kind = word.slice(1);
      else row[{ '*': 'sudden', '~': 'stative', '!': 'aimless' }[word] ?? word] = true;
    }
    return { ...row, kind } as VerbFrame;
  };
  const verbs: VerbFrame[] = [];
  for (const text of [DEEDS_AT_HOME, DEEDS_ABROAD, DEEDS_IN_PUBLIC, DEEDS_IN_NATURE, DEEDS_OF_MIND]) {
    let scenes: readonly string[] = [];
    for (const line of lines(text)) {
      const heading = /^\[(.+)\]$/.exec(line)?.[1];
      if (heading === undefined) verbs.push(deed(line, scenes));
      else scenes = words(heading);
    }
  }
  const adjectives = [...lines(QUALITIES), ...lines(MORE_QUALITIES)].map((line): AdjectiveFrame => {
    const [head = '', of = '', mark] = cells(line);
    const [stem = '', ...english] = head.split(' ');
    return { adjective: `${stem}_adj`, en: english.join(' '), of: meant(of), graded: mark !== '-' };
  });
  nouns.set('described', [
    ...new Set(adjectives.flatMap(({ of }) => of.filter((name) => name.endsWith('_n')))),
  ]);
  const adverbs = lines(ADVERBS).map((line): AdverbFrame => {
    const [head = '', tenses = '', often] = cells(line);
    const [stem = '', ...english] = head.split(' ');
    return {
      adverb: `${stem}_adv`,
      en: english.join(' '),
      tenses: [...words(tenses)] as AdverbFrame['tenses'],
      ...(often ? { often: true } : {}),
    };
  });
  const scenes = [...listed(CASTS)].map(([name, stems]): Scene => ({
    name,
    people: stems.map((stem) => `${stem}_n`),
    surroundings: [],
    verbs: words(COMMON_DEEDS).map((stem) => `${stem}_v`),
  }));
  const stories = storiesOf(WIDER_STORIES, (name) =>
    ['=', 'him', 'it'].includes(name) ? name : (meant(name)[0] ?? name),
  );
  return {
    nouns: Object.fromEntries(nouns) as WiderFrames['nouns'],
    english: ENGLISH,
    verbs,
    adjectives,
    adverbs,
    scenes,
    stories: [...stories],
  };
};
