// Whether a character may be as it was chosen: every choice held against the book, with a sentence for the first that does not hold.
// The window asks the same. Whether dice fell so, the account's table says besides (engine/actions/characters).
import type { CharacterBook } from '@sigilla/content/schema/character.ts';
import { fine, firstRefusal, refuse, type Result } from '../core/result.ts';
import type { KingdomContent } from '../kingdom/content.ts';
import { nameFault } from '../kingdom/names.ts';
import type { CharacterChoices } from './character.ts';
import { givenSkills, languagesToChoose, originsOf, skillsToChoose, type Origins } from './origins.ts';
import { boughtRefusal, dealtRefusal } from './scoring.ts';

const NAME = { min: 2, max: 40 } as const;

/** Why nobody can be called this. Expects a tidied name; total on any text. */
export const characterNameRefusal = (
  name: string,
  content: Pick<KingdomContent, 'lookAlikes' | 'reservedNames' | 'unfitWords'>,
): Result<void> => {
  if (name.length < NAME.min || name.length > NAME.max)
    return refuse({ code: 'character_name_length', params: NAME });
  const fault = nameFault(name, content);
  if (fault === null) return fine;
  return refuse({ code: fault === 'unfit' ? 'character_name_unfit' : 'character_name_letters', params: {} });
};

const unknown = (what: string): Result<never> => refuse({ code: 'character_page_unknown', params: { what } });

/** The first page that the choices name and the book has not. */
const pagesRefusal = (choices: CharacterChoices, book: CharacterBook): Result<void> => {
  const ancestry = book.ancestries.get(choices.ancestry);
  if (ancestry === undefined) return unknown('ancestry');
  if (!book.classes.has(choices.class)) return unknown('class');
  if (!book.backgrounds.has(choices.background)) return unknown('background');
  if (originsOf(choices, book) !== null) return fine;
  return ancestry.lineages.length === 0
    ? refuse({ code: 'character_no_lineages', params: { ancestry: ancestry.name } })
    : refuse({
        code: 'character_lineage',
        params: { ancestry: ancestry.name, lineages: ancestry.lineages.map(({ name }) => name).join(', ') },
      });
};

const scoresRefusal = ({ method, scores }: CharacterChoices, book: CharacterBook): Result<void> => {
  if (method === 'points') return boughtRefusal(scores, book);
  return method === 'array' ? dealtRefusal(scores, book) : fine;
};

const raisedRefusal = ({ raised }: CharacterChoices, { ancestry }: Origins): Result<void> => {
  const { freeRaises, name, raises } = ancestry;
  const isRight =
    raised.length === freeRaises &&
    new Set(raised).size === raised.length &&
    raised.every((ability) => raises[ability] === undefined);
  return isRight ? fine : refuse({ code: 'character_raises', params: { ancestry: name, n: freeRaises } });
};

const skillsRefusal = (
  { skills, expertise }: CharacterChoices,
  origins: Origins,
  book: CharacterBook,
): Result<void> => {
  const { choose, ofAnyKind } = skillsToChoose(origins);
  const given = givenSkills(origins);
  const nameOf = (id: string): string => book.skills.get(id)?.name ?? '';
  if (![...skills, ...expertise].every((id) => book.skills.has(id))) return unknown('skill');
  if (skills.length !== choose) return refuse({ code: 'character_skills', params: { n: choose } });
  const twice = skills.find((id, at) => given.includes(id) || skills.indexOf(id) !== at);
  if (twice !== undefined) return refuse({ code: 'character_skill_twice', params: { skill: nameOf(twice) } });
  const others = skills.filter((id) => !origins.class.skills.from.includes(id));
  const beyond = others[ofAnyKind];
  if (beyond !== undefined)
    return refuse({
      code: 'character_skill_foreign',
      params: { skill: nameOf(beyond), class: origins.class.name.toLowerCase() },
    });
  const known = new Set([...given, ...skills]);
  const isRight =
    expertise.length === origins.class.expertise &&
    new Set(expertise).size === expertise.length &&
    expertise.every((id) => known.has(id));
  return isRight
    ? fine
    : refuse({
        code: 'character_expertise',
        params: { class: origins.class.name.toLowerCase(), n: origins.class.expertise },
      });
};

const languagesRefusal = (
  { languages }: CharacterChoices,
  origins: Origins,
  book: CharacterBook,
): Result<void> => {
  const n = languagesToChoose(origins);
  if (!languages.every((id) => book.languages.has(id))) return unknown('language');
  if (languages.length !== n) return refuse({ code: 'character_languages', params: { n } });
  const known = origins.ancestry.languages;
  const twice = languages.find((id, at) => known.includes(id) || languages.indexOf(id) !== at);
  return twice === undefined
    ? fine
    : refuse({
        code: 'character_language_twice',
        params: { language: book.languages.get(twice)?.name ?? '' },
      });
};

/** The first thing that does not hold, the name apart. */
export const choicesRefusal = (choices: CharacterChoices, book: CharacterBook): Result<void> => {
  const pages = pagesRefusal(choices, book);
  const origins = originsOf(choices, book);
  if (origins === null) return pages.ok ? unknown('ancestry') : pages;
  return firstRefusal(
    () => scoresRefusal(choices, book),
    () => raisedRefusal(choices, origins),
    () => skillsRefusal(choices, origins, book),
    () => languagesRefusal(choices, origins, book),
  );
};
