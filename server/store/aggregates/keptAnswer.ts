// What a command was answered, as it is kept: without what nearly every answer says, and what sources brought in one line each. A third of the
// text is left, so that it need not be packed. Invariants: what is kept is told again to the letter, but for the order of fields; what is left out is
// what PLAIN says, so that PLAIN changes only with a version of the replies (replies.ts).
import { z } from 'zod';
import { NO_BONUSES } from '@sigilla/engine/actions/bonusEffects.ts';
import type { ActionResult } from '../../contract/action.ts';

export const KeptAnswer = z.looseObject({ message: z.string(), transactionId: z.string() });
export type KeptAnswer = z.infer<typeof KeptAnswer>;

type Fields = Readonly<Record<string, unknown>>;

/** An answer that says nothing in particular. */
const PLAIN: Fields = {
  success: true,
  turnsSpent: 0,
  newTurnCount: null,
  rollbackApplied: false,
  revision: null,
  actionResult: { bonusEffects: { ...NO_BONUSES }, resourcesSpent: {}, resourcesGained: {} },
  passed: {
    buildings: [],
    spellEffects: [],
    artifactEffects: [],
    researchProgress: [],
    eventTriggers: [],
    gained: {},
    sources: [],
    errorsEncountered: [],
  },
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNone = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** What is otherwise than in `plain`. */
const otherwise = (value: Fields, plain: Fields): Record<string, unknown> => {
  const left: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const [is, usual] = [value[name], plain[name]];
    if (is === usual || (isNone(is) && isNone(usual))) continue;
    if (!isFields(is) || !isFields(usual)) {
      left[name] = is;
      continue;
    }
    const inner = otherwise(is, usual);
    if (Object.keys(inner).length > 0) left[name] = inner;
  }
  return left;
};

/** All that `left` leaves to `plain`, and itself. */
const whole = (left: Fields, plain: Fields): Record<string, unknown> => {
  const all: Record<string, unknown> = { ...plain, ...left };
  for (const [name, usual] of Object.entries(plain)) {
    const is = left[name];
    if (isFields(usual)) all[name] = whole(isFields(is) ? is : {}, usual);
  }
  return all;
};

type Source = ActionResult['passiveResults']['resourceGeneration']['generationSources'][number];
/** A source, and by turns what it brought and how much. */
type Line = (string | number)[];

const linesOf = (sources: readonly Source[]): readonly Line[] => {
  const lines: Line[] = [];
  for (const { source, resource, amount } of sources) {
    const line = lines.at(-1);
    if (line?.[0] === source) line.push(resource, amount);
    else lines.push([source, resource, amount]);
  }
  return lines;
};

const sourcesOf = (lines: readonly Line[]): readonly Source[] =>
  lines.flatMap(([source, ...rest]) =>
    Array.from({ length: rest.length / 2 }, (_, at) => ({
      source: String(source),
      resource: String(rest[2 * at]),
      amount: Number(rest[2 * at + 1]),
    })),
  );

/** An answer as it is kept. */
export const asKept = ({ passiveResults, turnCost, ...answer }: ActionResult): KeptAnswer => {
  const { buildingEffects, resourceGeneration, ...rest } = passiveResults;
  const passed = {
    ...rest,
    buildings: buildingEffects.map(({ buildingName, effects: { bonusesApplied } }) => [
      buildingName,
      ...bonusesApplied.flatMap(({ resource, amount }) => [resource, amount]),
    ]),
    gained: resourceGeneration.resourcesGenerated,
    sources: linesOf(resourceGeneration.generationSources),
  };
  const cost = turnCost === answer.turnsSpent ? {} : { turnCost };
  return otherwise({ ...answer, ...cost, passed }, PLAIN) as KeptAnswer;
};

/** A kept answer as it was told. */
export const asAnswered = (kept: KeptAnswer): ActionResult => {
  const { passed, ...answer } = whole(kept, PLAIN);
  const { buildings, gained, sources, ...rest } = passed as Fields;
  return {
    turnCost: answer['turnsSpent'],
    ...answer,
    passiveResults: {
      ...rest,
      buildingEffects: (buildings as readonly Line[]).map(([buildingName, ...brought]) => ({
        buildingName,
        effects: {
          bonusesApplied: sourcesOf([['', ...brought]]).map(({ resource, amount }) => ({ resource, amount })),
        },
      })),
      resourceGeneration: {
        resourcesGenerated: gained,
        generationSources: sourcesOf(sources as readonly Line[]),
      },
    },
  } as unknown as ActionResult;
};
