// The odds after each round, reckoned when the page has a moment, those of the instant shown first: one battle fought a hundred times at a
// stretch, never two in one go. Invariant: a round's odds are reckoned once, whoever asks.
import { useEffect, useMemo, useState } from 'react';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import type { Score } from '../../stage/battlefield/ScoreBook.ts';
import type { Odds } from './BattleHead.tsx';
import { oddsAfter } from './odds.ts';

/** Milliseconds left to the page between two reckonings, and before the first. */
const PAUSE = 60;

/** Chances by the number of rounds fought; undefined where they are still to be reckoned. */
export function useOdds(
  score: Score,
  shown: number,
  given: BattleView['given'],
): readonly (Odds | undefined)[] {
  const [known, setKnown] = useState<ReadonlyMap<number, Odds>>(new Map());
  const rounds = score.logs.length;
  useEffect(() => {
    const next = [shown, ...Array.from({ length: rounds + 1 }, (_, round) => round)].find(
      (round) => !known.has(round),
    );
    if (next === undefined) return;
    const soon = setTimeout(() => {
      const odds = oddsAfter(score.setup, score.logs.slice(0, next), given);
      setKnown((before) => new Map(before).set(next, odds));
    }, PAUSE);
    return () => clearTimeout(soon);
  }, [score, shown, given, rounds, known]);
  return useMemo(() => Array.from({ length: rounds + 1 }, (_, round) => known.get(round)), [known, rounds]);
}
