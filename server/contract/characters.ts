// Role-playing characters over REST (kingdom.md §3, §7): one's own table, and nobody else's. Whatever changes something is an action too.
import { z } from 'zod';
import { CharacterChoices } from '@sigilla/engine/characters/character.ts';
import { CharacterFile } from '@sigilla/engine/characters/sheet.ts';
import { CharacterLine, CharacterView, RollView, ServiceView } from '@sigilla/engine/characters/views.ts';
import { CommandId } from '@sigilla/engine/core/brand.ts';
import { MOST_CHARACTER_LEVEL } from '@sigilla/content/schema/character.ts';
import { answer, route } from './route.ts';
import { onTheWire } from './times.ts';

const line = onTheWire(CharacterLine);
const character = onTheWire(CharacterView);
/** Where made heroes of the caller serve, at whichever of their courts. */
const services = z.array(ServiceView);
const params = z.object({ id: z.string().min(1).max(64) });
const commandId = CommandId.optional();
const NAMED = ['character_unknown', 'character_not_yours'] as const;
const WRITTEN = ['command_reused', 'busy'] as const;
const NAMES = ['character_name_length', 'character_name_letters', 'character_name_unfit'] as const;
/** What may be wrong with a character as it was chosen. */
const CHOSEN = [
  ...NAMES,
  'characters_full',
  'character_page_unknown',
  'character_lineage',
  'character_no_lineages',
  'scores_not_sold',
  'scores_overspent',
  'scores_not_dealt',
  'character_raises',
  'character_skills',
  'character_skill_twice',
  'character_skill_foreign',
  'character_expertise',
  'character_languages',
  'character_language_twice',
] as const;

export const characterRoutes = {
  list: route({
    method: 'GET',
    path: '/api/dnd/characters',
    summary: 'One’s own characters, the first made first',
    auth: 'player',
    answer: answer({
      characters: z.array(line),
      services,
      most: z.int(),
      credit: z.string(),
    }),
    refusals: [],
  }),
  create: route({
    method: 'POST',
    path: '/api/dnd/characters',
    summary: 'Makes a character; the same as the action create_character',
    auth: 'player',
    body: z.object({ commandId, character: CharacterChoices.extend({ name: z.string().max(200) }) }),
    answer: answer({ character, message: z.string() }),
    refusals: [...CHOSEN, 'scores_not_rolled', ...WRITTEN],
  }),
  roll: route({
    method: 'POST',
    path: '/api/dnd/rolls',
    summary:
      'Throws six times for six scores, or shows the dice that lie open already; the same as the action roll_scores',
    auth: 'player',
    body: z.object({ commandId }),
    answer: answer({ roll: onTheWire(RollView), isNew: z.boolean(), message: z.string() }),
    refusals: ['characters_full', ...WRITTEN],
  }),
  bring: route({
    method: 'POST',
    path: '/api/dnd/characters/import',
    summary:
      'Brings a character as a file, of the shape that export gives; the same as the action import_character',
    auth: 'player',
    body: z.object({ commandId, file: z.unknown() }),
    answer: answer({ character, message: z.string() }),
    refusals: [
      'character_sheet_unreadable',
      'character_sheet_too_long',
      'character_seated_already',
      ...CHOSEN,
      ...WRITTEN,
    ],
  }),
  one: route({
    method: 'GET',
    path: '/api/dnd/characters/:id',
    summary: 'One of one’s own characters, with all that follows from its choices',
    auth: 'player',
    params,
    answer: answer({ character, services, credit: z.string() }),
    refusals: NAMED,
  }),
  carry: route({
    method: 'GET',
    path: '/api/dnd/characters/:id/export',
    summary: 'A character as a file',
    auth: 'player',
    params,
    answer: answer({ filename: z.string(), file: CharacterFile }),
    refusals: NAMED,
  }),
  rename: route({
    method: 'POST',
    path: '/api/dnd/characters/:id/rename',
    summary: 'Gives a character another name; the same as the action rename_character',
    auth: 'player',
    params,
    body: z.object({ commandId, name: z.string().max(200) }),
    answer: answer({ character, message: z.string() }),
    refusals: [...NAMED, ...NAMES, 'character_name_unchanged', ...WRITTEN],
  }),
  level: route({
    method: 'POST',
    path: '/api/dnd/characters/:id/level',
    summary: 'Sets a character’s level; the same as the action level_character',
    auth: 'player',
    params,
    body: z.object({ commandId, level: z.int().min(1).max(MOST_CHARACTER_LEVEL) }),
    answer: answer({ character, message: z.string() }),
    refusals: [...NAMED, 'character_level_unchanged', ...WRITTEN],
  }),
  remove: route({
    method: 'POST',
    path: '/api/dnd/characters/:id/delete',
    summary: 'Lets a character go; heroes that have been it stay; the same as the action delete_character',
    auth: 'player',
    params,
    body: z.object({ commandId }),
    answer: answer({ message: z.string() }),
    refusals: [...NAMED, ...WRITTEN],
  }),
};
