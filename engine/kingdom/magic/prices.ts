// What magic costs: mana and rest for a casting, research points and turns for a study. A path's favour, what a kingdom owns and what is in
// force make both less. Invariants: a casting costs at least one mana, a study takes at least three turns; numbers and reasons: docs/RULES.md.
import type { School, SpellDefinition } from '@sigilla/content/schema/spell.ts';
import { discounted } from '../bonuses.ts';
import { CAPS, type Bonuses } from '../effects.ts';
import type { KingdomContent } from '../content.ts';
import type { TechnologyDefinition } from '@sigilla/content/schema/technology.ts';
import type { Study } from '../kingdom.ts';

/** Turns that casting a spell takes. */
export const CASTING_TURNS = 1;
/** What the favour of a path is worth: percent of mana, and turns of study. */
export const FAVOUR = { manaPercent: 20, turns: 2 } as const;
/** Nothing is understood sooner. */
const FEWEST_TURNS = 3;

/** Does the chosen path favour a school? */
export const isFavoured = (school: School, spellPath: string | null, content: KingdomContent): boolean =>
  spellPath !== null && (content.spellPaths.get(spellPath)?.favours.includes(school) ?? false);

/** Whoever is to pay: what they own together, and their path. */
export interface Payer {
  readonly spellPath: string | null;
  readonly bonuses: Pick<Bonuses, 'spellCostPercent' | 'researchPercent'>;
}

/** Mana for one casting. */
export const castingMana = (spell: SpellDefinition, payer: Payer, content: KingdomContent): number => {
  const favour = isFavoured(spell.school, payer.spellPath, content) ? FAVOUR.manaPercent : 0;
  return discounted(spell.mana, Math.min(CAPS.spellCostPercent, payer.bonuses.spellCostPercent + favour));
};

/** What is studied: a spell or a technology; undefined for what there is not. */
export const subjectOf = (
  { kind, id }: Pick<Study, 'kind' | 'id'>,
  content: KingdomContent,
): SpellDefinition | TechnologyDefinition | undefined =>
  kind === 'spell' ? content.spells.get(id) : content.technologies.get(id);

/** Turns that a study takes in all, as things stand. */
export const studyTurns = (
  subject: SpellDefinition | TechnologyDefinition,
  payer: Payer,
  content: KingdomContent,
): number => {
  const favour =
    'school' in subject && isFavoured(subject.school, payer.spellPath, content) ? FAVOUR.turns : 0;
  const turns = Math.ceil(((subject.research.turns - favour) * (100 - payer.bonuses.researchPercent)) / 100);
  return Math.max(FEWEST_TURNS, turns);
};
