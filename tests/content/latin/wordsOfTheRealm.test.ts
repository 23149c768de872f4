// Latin outside the academy: captions of hangings, mottoes of kingdoms, names of grounds, incantations. Whoever touches a word of it is told what it is.
import { describe, expect, it } from 'vitest';
import { TERRAIN_IDS } from '@sigilla/content/schema/terrain.ts';
import type { CaptionFacts } from '@sigilla/content/schema/caption.ts';
import { CAPTION_WORDS, captionFor, captions } from '@sigilla/content/texts/captions.ts';
import { WORDS_APART } from '@sigilla/content/latin/wordsApart.ts';
import { readFeasts } from '@sigilla/content/learning/feasts.ts';
import { readHonorRules } from '@sigilla/content/learning/honors/index.ts';
import { PALACE_ROOMS } from '@sigilla/content/learning/palaceRooms.ts';
import { readScholarRanks } from '@sigilla/content/learning/ranks.ts';
import { readStreakRules } from '@sigilla/content/learning/streak.ts';
import { HISTORY_FIGURES } from '@sigilla/content/reference/figures.ts';
import { HISTORY_EVENTS } from '@sigilla/content/reference/history.ts';
import {
  CONJUGATIONS,
  CONJUGATION_GUIDELINES,
  DECLENSIONS,
  DECLENSION_RULES,
  IRREGULAR_VERBS,
} from '@sigilla/content/reference/paradigms.ts';
import { RHETORIC } from '@sigilla/content/reference/rhetoric.ts';
import { spellPaths, spells } from '@sigilla/content/magic/index.ts';
import { groundsInLatin, mottoes } from '@sigilla/content/texts/mottoes.ts';
import { readLibrary } from '@sigilla/content/latin/private/library.ts';
import { openAcademy } from '@sigilla/engine/latin/academy.ts';

const library = readLibrary();
const academy = openAcademy(library);
const unread = (text: string): readonly string[] =>
  academy.words(text).filter((word) => !academy.analyse(word).some(({ exact }) => exact));

/** What books of the shelf tell in English about Latin. */
const notesOfHistory = (): readonly string[] =>
  HISTORY_EVENTS.flatMap(({ description, modernSignificance, latinVocabulary }) => [
    description,
    modernSignificance,
    ...latinVocabulary.map(({ context }) => context),
  ]);
const notesOfParadigms = (): readonly string[] => [
  ...[...DECLENSIONS, ...CONJUGATIONS, ...IRREGULAR_VERBS].flatMap(({ about, models }) => [
    about,
    ...models.map(({ note }) => note),
  ]),
  ...DECLENSION_RULES,
  ...CONJUGATION_GUIDELINES,
];
/** What of them stands between asterisks, to be touched, and what does not. */
const toBeTouched = (notes: readonly string[]): readonly string[] =>
  notes.flatMap((note) => note.split('*').filter((_, at) => at % 2 === 1));
const untouched = (notes: readonly string[]): readonly string[] =>
  notes.flatMap((note) => note.split('*').filter((_, at) => at % 2 === 0));

const facts: CaptionFacts = {
  terrain: 'plains',
  weather: 'clear',
  timeOfDay: 'day',
  walls: true,
  struck: ['archers', 'swordsmen'],
  struckOnBothSides: ['archers', 'swordsmen'],
  men: 30,
  menOfBoth: 60,
  felled: 4,
};

describe('Latin in the realm', () => {
  it('stands in the dictionary, macrons and all, word for word', () => {
    const sides = (['attacker', 'defender'] as const).flatMap((side) =>
      captions.flatMap(({ occasion }) =>
        Array.from({ length: 8 }, (_, pick) => captionFor({ occasion, side, pick: 10 * pick, facts }).latin),
      ),
    );
    const plain = captions.map(({ latin }) => latin.replaceAll(/\{\w+\}/g, ''));
    const texts = [
      ...new Set([...sides, ...plain]),
      ...mottoes.map(({ latin }) => latin),
      ...TERRAIN_IDS.map((id) => groundsInLatin[id]),
      ...spells.map(({ incantation }) => incantation),
      ...spellPaths.map(({ motto }) => motto),
    ];
    expect(texts.flatMap((text) => unread(text).map((word) => `${word} in ${text}`))).toEqual([]);
  });

  it('of the academy too: ranks, rooms and titles', () => {
    const { achievements } = readHonorRules();
    const texts = [
      ...readScholarRanks().map(({ latin }) => latin),
      ...Object.values(PALACE_ROOMS).map(({ latin }) => latin),
      ...achievements.flatMap(({ rewards }) => rewards.title?.latin ?? []),
      ...readStreakRules().milestones.flatMap(({ reward }) => reward.title ?? []),
    ];
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.flatMap((text) => unread(text).map((word) => `${word} in ${text}`))).toEqual([]);
  });

  it('stands between asterisks in the notes of history and of the tables, but for endings and for names', () => {
    const long = /(?<![-\p{L}])\p{L}*[āēīōūȳ]\p{L}*/giu;
    const left = untouched([...notesOfHistory(), ...notesOfParadigms()]).flatMap(
      (text) => text.normalize('NFC').match(long) ?? [],
    );
    expect(left.filter((word) => word.length > 1 && !/^\p{Lu}/u.test(word))).toEqual([]);
  });

  it('of every authored text of the academy, but for the few that are told apart', () => {
    const { dialogues, passages, phrases, prompts } = library;
    const texts = [
      ...RHETORIC.flatMap(({ latinName, examples }) => [latinName, ...examples.map(({ latin }) => latin)]),
      ...HISTORY_EVENTS.flatMap(({ sentence, latinVocabulary }) => [
        sentence.latin,
        ...latinVocabulary.map(({ word }) => word),
      ]),
      ...toBeTouched(notesOfHistory()),
      ...toBeTouched(notesOfParadigms()),
      ...HISTORY_FIGURES.map(({ famousQuote }) => famousQuote.latin),
      ...readFeasts().map(({ latin }) => latin),
      ...passages.map(({ source }) => source.la),
      ...dialogues.flatMap(({ lines, blanks }) => [
        ...lines.map(({ la }) => la),
        ...blanks.flatMap(({ accept }) => accept),
      ]),
      ...prompts.map(({ model }) => model.la),
      ...phrases.flatMap(({ latin }) => latin),
      'ēlocūtiō',
      'Cella',
    ];
    expect(texts.length).toBeGreaterThan(900);
    expect([...new Set(texts.flatMap(unread))].toSorted()).toEqual(Object.keys(WORDS_APART).toSorted());
  });

  it('names words of captions by ids that are readings of them, at least one a caption', () => {
    for (const { id, latin, words } of captions) {
      expect(Object.keys(words), id).not.toEqual([]);
      for (const [form, lexeme] of Object.entries(words)) {
        expect(academy.words(latin), id).toContain(form);
        expect(
          academy
            .analyse(form)
            .filter(({ exact }) => exact)
            .map((reading) => reading.lexeme.id),
          form,
        ).toContain(lexeme);
      }
    }
    expect(CAPTION_WORDS.size).toBeGreaterThan(120);
  });

  it('is a motto of its own each time', () => {
    expect(new Set(mottoes.map(({ latin }) => latin)).size).toBe(mottoes.length);
  });
});

describe('a caption for a learner', () => {
  const shown = (learned: readonly string[], pick: number) =>
    captionFor({ occasion: 'melee', side: 'attacker', pick, facts }, new Set(learned));
  const picks = Array.from({ length: 40 }, (_, at) => at);

  it('says a learned word wherever one is true, and marks it; among several it still varies', () => {
    expect(picks.some((pick) => shown([], pick).id !== 'melee-ferrum')).toBe(true);
    for (const pick of picks) {
      expect(shown(['ferrum_n'], pick)).toMatchObject({ id: 'melee-ferrum', known: ['ferrum', 'ferrō'] });
      expect(shown([], pick).known).toEqual([]);
    }
    const familiar = new Set(picks.map((pick) => shown(['gladius_n'], pick).id));
    expect(familiar.size).toBeGreaterThan(1);
    for (const pick of picks)
      expect(shown(['gladius_n'], pick).known).toEqual(
        ['gladiī', 'gladiīs'].filter((form) => shown(['gladius_n'], pick).latin.includes(form)).slice(-1),
      );
  });

  it('never says for a learned word what is not true', () => {
    const empty = { ...facts, struck: [], struckOnBothSides: [] };
    for (const pick of picks) {
      const of = (learned: readonly string[]) =>
        captionFor({ occasion: 'melee', side: 'attacker', pick, facts: empty }, new Set(learned)).id;
      const allowed = captions.filter(({ occasion, when }) => occasion === 'melee' && when === undefined);
      expect(allowed.map(({ id }) => id)).toContain(of(['hasta_n', 'furca_n', 'gladius_n']));
    }
  });

  it('is the same for whoever has learned none of its words', () => {
    for (const pick of picks) expect(shown(['puella_n'], pick)).toEqual(shown([], pick));
  });
});
