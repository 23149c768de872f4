// How each spell and technology stands with a ruler: known, studied, open to study, or not yet. Reckoned by the realm's own law.
import type { TechnologyDefinition } from '@sigilla/content/schema/technology.ts';
import type { School, SpellDefinition } from '@sigilla/content/schema/spell.ts';
import { spellState } from '@sigilla/engine/kingdom/magic/casting.ts';
import { inTheWayOfStudy } from '@sigilla/engine/kingdom/magic/research.ts';
import type { SpellResearch } from '@sigilla/engine/kingdom/magic/research.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import type { FruitState } from '../../ui/art/magic/Bay.tsx';
import { counted } from '../../ui/numberText.ts';
import { content } from './content.ts';

export const SCHOOL_NAMES: Readonly<Record<School, string>> = {
  elementalism: 'Elementalism',
  necromancy: 'Necromancy',
  divine: 'Divine',
  arcane: 'Arcane',
  nature: 'Nature',
  illusion: 'Illusion',
};

/** School by school, as content has them. */
export const SPELLS: ReadonlyMap<School, readonly SpellDefinition[]> = Map.groupBy(
  content.spells.values(),
  ({ school }) => school,
);

type Subject = SpellDefinition | TechnologyDefinition;
const kindOf = (subject: Subject): SpellResearch['kind'] => ('school' in subject ? 'spell' : 'technology');

/** The study of something, while it lies on a desk. */
export const studyOf = (subject: Subject, { spellResearch }: OwnKingdomView): SpellResearch | undefined =>
  spellResearch.find(({ kind, spellId }) => kind === kindOf(subject) && spellId === subject.id);

/** How something that can be learned stands with its ruler. A full desk closes nothing. */
export const standingOf = (subject: Subject, kingdom: OwnKingdomView): FruitState => {
  const kind = kindOf(subject);
  const { learned, technologies } = kingdom.magic;
  if ((kind === 'spell' ? learned : technologies).includes(subject.id)) return 'learned';
  if (studyOf(subject, kingdom) !== undefined) return 'studied';
  const rules = content.gameServers.get(kingdom.serverId);
  if (rules === undefined) return 'closed';
  const refusal = inTheWayOfStudy(kind, subject, kingdom, content, rules);
  return refusal === null || refusal.code === 'studies_full' ? 'open' : 'closed';
};

/** How far a study has come, in percent, rounded down (kingdom.md §4). */
export const percentOf = ({ turnsSpent, turnsRequired }: SpellResearch): number =>
  Math.floor((100 * turnsSpent) / turnsRequired);

/** The same in words, for whoever does not see the fruit. */
export const spokenState = (spell: SpellDefinition, kingdom: OwnKingdomView): string => {
  const study = studyOf(spell, kingdom);
  if (study !== undefined)
    return study.status === 'active' ? `being studied, ${percentOf(study)}%` : 'waiting on the desk';
  switch (standingOf(spell, kingdom)) {
    case 'learned': {
      const state = spellState(spell.id, kingdom);
      if (state.is === 'in force')
        return `learned, in force for ${counted(state.turns, 'more turn', 'more turns')}`;
      return state.is === 'resting' ? `learned, resting for ${counted(state.readyIn, 'turn')}` : 'learned';
    }
    case 'open':
      return 'can be studied';
    case 'studied':
    case 'closed':
      return 'not yet open';
  }
};

/** What a ruler may begin next in a school: the least of what is open. */
export const nextOf = (school: School, kingdom: OwnKingdomView): SpellDefinition | undefined =>
  SPELLS.get(school)
    ?.filter((spell) => standingOf(spell, kingdom) === 'open')
    .toSorted((one, other) => one.tier - other.tier)[0];

/** What a page opens with: what is ready to be cast, else what is studied, else what might be. */
export const firstChoice = (kingdom: OwnKingdomView): string => {
  const all = [...content.spells.values()];
  const byReadiness = [
    all.find(({ id }) => kingdom.magic.learned.includes(id) && spellState(id, kingdom).is === 'ready'),
    all.find((spell) => studyOf(spell, kingdom) !== undefined),
    all.find((spell) => standingOf(spell, kingdom) === 'open'),
  ];
  return byReadiness.find((spell) => spell !== undefined)?.id ?? all[0]?.id ?? '';
};
