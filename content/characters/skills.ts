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

const spoken = (id: string, name: string) => ({ id, name, isRare: false });
const rare = (id: string, name: string) => ({ id, name, isRare: true });

export const languages: readonly CharacterLanguage[] = z
  .array(CharacterLanguage)
  .parse([
    spoken('common', 'Common'),
    spoken('dwarvish', 'Dwarvish'),
    spoken('elvish', 'Elvish'),
    spoken('giant', 'Giant'),
    spoken('gnomish', 'Gnomish'),
    spoken('goblin', 'Goblin'),
    spoken('halfling', 'Halfling'),
    spoken('orc', 'Orc'),
    rare('abyssal', 'Abyssal'),
    rare('celestial', 'Celestial'),
    rare('deep_speech', 'Deep Speech'),
    rare('draconic', 'Draconic'),
    rare('infernal', 'Infernal'),
    rare('primordial', 'Primordial'),
    rare('sylvan', 'Sylvan'),
    rare('undercommon', 'Undercommon'),
  ]);
