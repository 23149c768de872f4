// How a fight between two hosts would go by the worth of their men and by whether the realm commands one, in words and in a hundred.
import { chanceOf, oddsOf, reckoned } from '@sigilla/engine/war/rivals.ts';
import type { Odds } from '@sigilla/engine/war/rivals.ts';

const CALLED: Readonly<Record<Odds, string>> = {
  crushing: 'you should crush them',
  ours: 'the odds are yours',
  leaning: 'the odds lean your way',
  even: 'well matched',
  uphill: 'the odds lean theirs',
  theirs: 'the odds are theirs',
  grim: 'the odds are grim',
  hopeless: 'hopeless',
};

/** Of a hundred such fights, how many one would win. */
export const chanceAgainst = (
  ownHost: number,
  { hostPower, isNpc }: { readonly hostPower: number; readonly isNpc: boolean },
): number => chanceOf(ownHost, reckoned(hostPower, isNpc));

/** "the odds lean your way" */
export const oddsCalled = (chance: number): string => CALLED[oddsOf(chance)];

/** "the odds lean your way, 59 in 100": the figure keeps together. */
export const oddsWords = (ownHost: number, rivalHost: number, isRealms: boolean): string => {
  const chance = chanceAgainst(ownHost, { hostPower: rivalHost, isNpc: isRealms });
  return `${oddsCalled(chance)}, ${chance}\u00A0in\u00A0100`;
};
