// The eighteen skills, each with the ability it rests on, and the languages. Facts of the SRD 5.1.
import { z } from 'zod';
import { CharacterLanguage, CharacterSkill } from '../schema/character.ts';

const skill = (id: string, name: string, ability: string) => ({ id, name, ability });

export const skills: readonly CharacterSkill[] = z
  .array(CharacterSkill)
  .parse([
    skill('acrobatics', 'Acrobatics', 'dexterity'),
    skill('animal_handling', 'Animal Handling', 'wisdom'),
    skill('arcana', 'Arcana', 'intelligence'),
    skill('athletics', 'Athletics', 'strength'),
    skill('deception', 'Deception', 'charisma'),
    skill('history', 'History', 'intelligence'),
    skill('insight', 'Insight', 'wisdom'),
    skill('intimidation', 'Intimidation', 'charisma'),
    skill('investigation', 'Investigation', 'intelligence'),
    skill('medicine', 'Medicine', 'wisdom'),
    skill('nature', 'Nature', 'intelligence'),
    skill('perception', 'Perception', 'wisdom'),
    skill('performance', 'Performance', 'charisma'),
    skill('persuasion', 'Persuasion', 'charisma'),
    skill('religion', 'Religion', 'intelligence'),
    skill('sleight_of_hand', 'Sleight of Hand', 'dexterity'),
    skill('stealth', 'Stealth', 'dexterity'),
    skill('survival', 'Survival', 'wisdom'),
  ]);

const language = (id: string, name: string) => ({ id, name });

export const languages: readonly CharacterLanguage[] = z
  .array(CharacterLanguage)
  .parse([
    language('common', 'Common'),
    language('dwarvish', 'Dwarvish'),
    language('elvish', 'Elvish'),
    language('giant', 'Giant'),
    language('gnomish', 'Gnomish'),
    language('goblin', 'Goblin'),
    language('halfling', 'Halfling'),
    language('orc', 'Orc'),
    language('abyssal', 'Abyssal'),
    language('celestial', 'Celestial'),
    language('deep_speech', 'Deep Speech'),
    language('draconic', 'Draconic'),
    language('infernal', 'Infernal'),
    language('primordial', 'Primordial'),
    language('sylvan', 'Sylvan'),
    language('undercommon', 'Undercommon'),
  ]);
