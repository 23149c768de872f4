// Each type of action by its own picture (latin.md 2.16), wherever one is told of.
import type { IconKey } from '../../ui/icons.ts';

const ICONS: Readonly<Record<string, IconKey>> = {
  cast_spell: 'magical',
  rush_resource: 'gold',
  recruit_units: 'army',
  build_structure: 'buildings',
  upgrade_building: 'buildings',
  research_spell: 'researchPoints',
  research_technology: 'specialized',
  activate_artifact: 'artifact',
  explore_land: 'land',
  trade_with_kingdom: 'trade',
  diplomatic_mission: 'notices',
  pvp_battle: 'war',
  guild_action: 'population',
};

/** What has no picture of its own is turns that pass. */
export const actionIcon = (actionType: string | undefined): IconKey => ICONS[actionType ?? ''] ?? 'turns';
