// A run of deeds as a day: what all of them together brought, in three lines that add up, and the parts behind them. Pure.
// Invariant: the lines hold every resource that moved, each once; their parts are the server's own figures added up.
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import type { ResourceName } from '@sigilla/engine/kingdom/kingdom.ts';
import { resourceName } from '@sigilla/engine/kingdom/resourceWords.ts';
import { ACT_RATE } from '@sigilla/rooms/world/messages.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import { whole } from '../../ui/numberText.ts';

type Told = Pick<ActionResult, 'turnsSpent'> & {
  readonly actionResult: Pick<ActionResult['actionResult'], 'resourcesSpent' | 'resourcesGained'>;
  readonly passiveResults: Pick<ActionResult['passiveResults'], 'resourceGeneration' | 'eventTriggers'>;
};

/** Between two deeds of a day: slower than a room would refuse, however many there are, and slow enough to be watched. */
export const BEAT_MS = Math.ceil(1200 / ACT_RATE.perSecond);

export interface Day {
  /** Turns that have passed. */
  readonly turns: number;
  readonly sums: Readonly<Partial<Record<ResourceName, number>>>;
  /** What each source gave or took, in the order they were first told. */
  readonly parts: readonly { readonly label: string; readonly amount: number }[];
  /** What happened besides. */
  readonly events: readonly string[];
}

export const NO_DAY: Day = { turns: 0, sums: {}, parts: [], events: [] };

/** The day with one more deed written into it. */
export const written = (day: Day, result: Told): Day => {
  const sums: Partial<Record<ResourceName, number>> = { ...day.sums };
  const parts = new Map(day.parts.map(({ label, amount }) => [label, amount]));
  const note = (label: string, amount: number): void => {
    if (amount !== 0) parts.set(label, (parts.get(label) ?? 0) + amount);
  };
  const { resourcesSpent, resourcesGained } = result.actionResult;
  const { resourcesGenerated, generationSources } = result.passiveResults.resourceGeneration;
  for (const resource of RESOURCES) {
    const spoken = resourceName(resource).toLowerCase();
    const spent = -Math.abs(resourcesSpent[resource] ?? 0);
    const gained = resourcesGained[resource] ?? 0;
    const passed = resourcesGenerated[resource] ?? 0;
    const moved = spent + gained + passed;
    if (moved !== 0) sums[resource] = (sums[resource] ?? 0) + moved;
    note(`Spent on it · ${spoken}`, spent);
    note(`Brought home · ${spoken}`, gained);
    const sourced = generationSources.filter((one) => one.resource === resource);
    for (const { source, amount } of sourced) note(`${source} · ${spoken}`, amount);
    const given = sourced.reduce((sum, { amount }) => sum + amount, 0);
    note(`Paid, eaten or turned away · ${spoken}`, passed - given);
  }
  return {
    turns: day.turns + result.turnsSpent,
    sums,
    parts: [...parts].filter(([, amount]) => amount !== 0).map(([label, amount]) => ({ label, amount })),
    events: [...day.events, ...result.passiveResults.eventTriggers.map(({ text }) => text)],
  };
};

export interface DayLine {
  readonly text: string;
  readonly amount: number | null;
}

/** Three lines: gold, food, and all the rest in a sentence. */
export const linesOf = ({ sums }: Day): readonly DayLine[] => {
  const others = RESOURCES.filter(
    (resource) => resource !== 'gold' && resource !== 'food' && (sums[resource] ?? 0) !== 0,
  );
  const said = others.map(
    (resource) => `${resourceName(resource).toLowerCase()} ${whole(sums[resource] ?? 0)}`,
  );
  const last = said.pop();
  const rest =
    last === undefined ? 'nothing else moved' : said.length === 0 ? last : `${said.join(', ')} and ${last}`;
  return [
    { text: 'Gold, from taxes and trade, less the wages', amount: sums.gold ?? 0 },
    { text: 'Food, from the fields, less what the hosts call a snack', amount: sums.food ?? 0 },
    { text: `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`, amount: null },
  ];
};

/** How often a deed is done in a row. */
export const COUNTS = ['1', '5', 'all'] as const;
export type Count = (typeof COUNTS)[number];
export const COUNT_LABELS: Readonly<Record<Count, string>> = { '1': '×1', '5': '×5', all: 'until full' };

/** As often as was asked for and the turns allow. */
export const timesOf = (count: Count, turns: number, cost: number): number => {
  const most = cost > 0 ? Math.floor(turns / cost) : 0;
  return count === 'all' ? most : Math.min(Number(count), most);
};
