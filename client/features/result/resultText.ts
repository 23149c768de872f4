// An action result as rows to read: what was spent, what came, and what the turns brought of themselves. Pure; no number is made up here,
// each is the server's own. Labels are the player's words for the fields of the shared action result.
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import type { ResultRow } from '../../ui/ResultDialog.tsx';

const RESOURCE_NAMES: Readonly<Record<string, string>> = {
  gold: 'Gold',
  mana: 'Mana',
  population: 'Population',
  land: 'Land',
  researchPoints: 'Research',
  food: 'Food',
  materials: 'Materials',
};

/** Where a resource goes while turns pass. */
const OUTGOINGS: Readonly<Record<string, string>> = {
  gold: 'Soldiers’ pay',
  food: 'Grain eaten',
  population: 'Turned away or moved on',
};

/** A resource as players call it. */
export const resourceName = (key: string): string => RESOURCE_NAMES[key] ?? key;

const numberAt = (report: Readonly<Record<string, unknown>>, key: string): number => {
  const value = report[key];
  return typeof value === 'number' ? value : 0;
};

/** What the deed itself cost and gained. */
export const spentAndGained = ({ actionResult }: ActionResult): readonly ResultRow[] => {
  const spent = Object.entries(actionResult.resourcesSpent).flatMap(([key, amount]) =>
    amount === undefined || amount === 0 ? [] : [{ label: resourceName(key), amount: -Math.abs(amount) }],
  );
  const generated = actionResult['resourcesGenerated'];
  const gained =
    typeof generated === 'object' && generated !== null
      ? Object.entries(generated).flatMap(([key, amount]) =>
          typeof amount === 'number' && amount !== 0 ? [{ label: resourceName(key), amount }] : [],
        )
      : [];
  const land = numberAt(actionResult, 'landGained');
  const quantity = numberAt(actionResult, 'quantity');
  const unit = kingdomContent.units.get(actionResult['unitId'] as never);
  const experience = numberAt(actionResult, 'experienceGained');
  return [
    ...spent,
    ...gained,
    ...(land > 0 ? [{ label: 'Land', amount: land }] : []),
    ...(unit !== undefined && quantity > 0
      ? [{ label: quantity === 1 ? unit.name : unit.plural, amount: quantity }]
      : []),
    ...(experience > 0 ? [{ label: 'Experience', amount: experience }] : []),
  ];
};

/** What came in, and what was eaten and paid, while the turns passed. */
export const whilePassing = ({ passiveResults }: ActionResult): readonly ResultRow[] => {
  const { generationSources, resourcesGenerated } = passiveResults.resourceGeneration;
  const sums = new Map<string, number>();
  const left = new Map(Object.entries(resourcesGenerated));
  for (const { source, resource, amount } of generationSources) {
    const label = `${source} · ${resourceName(resource).toLowerCase()}`;
    sums.set(label, (sums.get(label) ?? 0) + amount);
    left.set(resource, (left.get(resource) ?? 0) - amount);
  }
  // The net of each resource is what its sources gave less what was paid, eaten or turned away.
  for (const [resource, amount] of left) sums.set(OUTGOINGS[resource] ?? resourceName(resource), amount);
  return [...sums].filter(([, amount]) => amount !== 0).map(([label, amount]) => ({ label, amount }));
};

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "While three turns passed". */
export const passingHeading = (turns: number): string =>
  `While ${WORDS[turns] ?? turns} ${turns === 1 ? 'turn' : 'turns'} passed`;

export interface FoundArtifact {
  readonly name: string;
  readonly rarity: string;
  readonly description: string;
}

/** The artifact that an exploration brought home, or null. */
export const artifactIn = ({ actionResult }: ActionResult): FoundArtifact | null => {
  const found = actionResult['artifactDiscovered'];
  if (typeof found !== 'object' || found === null) return null;
  const { name, rarity, description } = found as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof rarity === 'string' && typeof description === 'string'
    ? { name, rarity, description }
    : null;
};

/** How many things happened besides the deed: what the Passive Effects tab counts. */
export const passiveCount = ({ passiveResults }: ActionResult): number =>
  passiveResults.buildingEffects.length +
  passiveResults.spellEffects.length +
  passiveResults.artifactEffects.length +
  passiveResults.researchProgress.length +
  passiveResults.eventTriggers.length;
