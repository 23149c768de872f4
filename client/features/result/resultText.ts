// An action result as rows to read: what was spent, what came, and what the turns brought of themselves. Pure; no number is made up here,
// each is the server's own. Labels are the player's words for the fields of the shared action result.
import { z } from 'zod';
import { plural } from '@sigilla/content/texts/sentence.ts';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { recruitUnits } from '@sigilla/engine/actions/army/recruitUnits.ts';
import { exploreLand } from '@sigilla/engine/actions/economy/exploreLand.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import type { ResultRow } from '../../ui/ResultDialog.tsx';

/** Where a resource goes while turns pass. */
const OUTGOINGS: Readonly<Record<string, string>> = {
  gold: 'Soldiers’ pay',
  food: 'Grain eaten',
  population: 'Turned away or moved on',
};

const rowsOf = (amounts: ActionResult['actionResult']['resourcesGained'], sign: 1 | -1): ResultRow[] =>
  Object.entries(amounts).flatMap(([key, amount]) =>
    amount === undefined || amount === 0
      ? []
      : [{ label: resourceName(key), amount: sign < 0 ? -Math.abs(amount) : amount }],
  );

/** Part of most reports. */
const Experienced = z.object({ experienceGained: z.int() });

/** Part of what is told of a hero who learned something. */
const Taught = z.object({ heroName: z.string(), heroExperienceGained: z.int() });

/** What the deed itself cost and gained. */
export const spentAndGained = ({ actionResult }: ActionResult): readonly ResultRow[] => {
  const { resourcesSpent, resourcesGained } = actionResult;
  const levy = recruitUnits.report.safeParse(actionResult).data;
  const unit = kingdomContent.units.get(levy?.unitId ?? '');
  const experience = Experienced.safeParse(actionResult).data?.experienceGained ?? 0;
  const taught = Taught.safeParse(actionResult).data;
  return [
    ...rowsOf(resourcesSpent, -1),
    ...rowsOf(resourcesGained, 1),
    ...(levy !== undefined && unit !== undefined
      ? [{ label: levy.quantity === 1 ? unit.name : unit.plural, amount: levy.quantity }]
      : []),
    ...(experience > 0 ? [{ label: 'Experience', amount: experience }] : []),
    ...(taught !== undefined && taught.heroExperienceGained > 0
      ? [{ label: `Experience of ${taught.heroName}`, amount: taught.heroExperienceGained }]
      : []),
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

/** The same in one line for each resource: what is left of it all. Its sources are told under Passive Effects. */
export const netWhilePassing = ({ passiveResults }: ActionResult): readonly ResultRow[] =>
  rowsOf(passiveResults.resourceGeneration.resourcesGenerated, 1);

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "While three turns passed". */
export const passingHeading = (turns: number): string =>
  `While ${WORDS[turns] ?? turns} ${plural(turns, 'turn')} passed`;

/** The artifact that an exploration brought home, or null. */
export const artifactIn = ({ actionResult }: ActionResult) =>
  exploreLand.report.safeParse(actionResult).data?.artifactDiscovered ?? null;

/** How many things happened besides the deed: what the Passive Effects tab counts. */
export const passiveCount = ({ passiveResults }: ActionResult): number =>
  passiveResults.buildingEffects.length +
  passiveResults.spellEffects.length +
  passiveResults.artifactEffects.length +
  passiveResults.researchProgress.length +
  passiveResults.eventTriggers.length;
