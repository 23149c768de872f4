// Characters as players choose them, and all the lawful ones that are worth looking at.
import type { Character, CharacterChoices } from '@sigilla/engine/characters/character.ts';
import {
  originsOf,
  givenSkills,
  languagesToChoose,
  skillsToChoose,
} from '@sigilla/engine/characters/origins.ts';
import { characterBook } from '@sigilla/content/characters/index.ts';

/** An elven ranger of the first level, made by points, with one left. */
export const ILVETH: CharacterChoices = {
  name: 'Ilveth Underbough',
  pronoun: 'she',
  portrait: {
    outline: 'long',
    skin: 'fair',
    style: 'long',
    hair: 'copper',
    beard: 'none',
    eyes: 'green',
    nose: 'straight',
    look: 'calm',
    age: 'young',
    head: 'leaves',
    hat: 'green',
    dress: 'cloak',
    cloth: 'green',
    hold: 'bow',
    ground: 'vert',
  },
  ancestry: 'elf',
  lineage: 'high_elf',
  class: 'ranger',
  background: 'outlaw',
  level: 1,
  method: 'points',
  scores: { strength: 10, dexterity: 15, constitution: 12, intelligence: 12, wisdom: 14, charisma: 8 },
  raised: [],
  skills: ['athletics', 'nature', 'insight'],
  expertise: [],
  languages: ['sylvan'],
};

/** Her sheet as it is kept, made at that moment. */
export const ilvethOf = (accountId: Character['accountId'], createdAt: number): Character => ({
  id: 'ilveth',
  accountId,
  createdAt,
  choices: ILVETH,
  rollId: null,
  throws: null,
  isVouched: true,
});

/** The same person with other choices, and whatever those ask for chosen in the book's order. */
export const choosing = (changes: Partial<CharacterChoices>): CharacterChoices => {
  const choices = { ...ILVETH, ...changes };
  const ancestry = characterBook.ancestries.get(choices.ancestry);
  const lineage = changes.lineage === undefined ? (ancestry?.lineages[0]?.id ?? null) : changes.lineage;
  const origins = originsOf({ ...choices, lineage }, characterBook);
  if (origins === null) throw new Error('the book has no such pages');
  const { choose, ofAnyKind } = skillsToChoose(origins);
  const given = givenSkills(origins);
  const own = origins.class.skills.from.filter((id) => !given.includes(id)).slice(0, choose - ofAnyKind);
  const any = [...characterBook.skills.keys()].filter((id) => !given.includes(id) && !own.includes(id));
  const skills = [...own, ...any].slice(0, choose);
  const languages = [...characterBook.languages.keys()].filter(
    (id) => !origins.ancestry.languages.includes(id),
  );
  const raised = (['strength', 'dexterity', 'constitution'] as const).filter(
    (ability) => origins.ancestry.raises[ability] === undefined,
  );
  return {
    ...choices,
    lineage,
    skills,
    raised: raised.slice(0, origins.ancestry.freeRaises),
    expertise: skills.slice(0, origins.class.expertise),
    languages: languages.slice(0, languagesToChoose(origins)),
    ...changes,
  };
};
