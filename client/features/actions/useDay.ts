// Deeds done one after another in place, each written into the day as it is answered. Invariants: one at a time; it ends when the turns do,
// when the next would be refused, when asked to, or when something was found that deserves to be looked at. However many there are, they keep a
// pace that the room hears.
import { useCallback, useEffect, useRef, useState } from 'react';
import { exploreLand } from '@sigilla/engine/actions/economy/exploreLand.ts';
import { refusalText, useDeeds } from '../../realm/actions.tsx';
import type { Deed } from '../../realm/deed.ts';
import { weighed } from '../../realm/deeds.ts';
import type { Reported } from '../../realm/report/report.ts';
import { now } from '../../session/clock.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import { BEAT_MS, NO_DAY, written } from './dayLedger.ts';
import type { Day } from './dayLedger.ts';

const aBeat = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, BEAT_MS));

export interface Passing {
  readonly day: Day;
  /** Turns of the whole run; 0 before the first. */
  readonly turns: number;
  readonly underway: boolean;
  /** Why it ended before its time, or what was found. */
  readonly word: string | null;
  readonly pass: (deed: Deed, times: number, cost: number) => Promise<void>;
  readonly stop: () => void;
  /** The run as the Turn Report tells it; null before the first. */
  readonly reported: Reported | null;
}

export function useDay(): Passing {
  const { run, hold } = useDeeds();
  const [day, setDay] = useState(NO_DAY);
  const [turns, setTurns] = useState(0);
  const [underway, setUnderway] = useState(false);
  const [word, setWord] = useState<string | null>(null);
  const [reported, setReported] = useState<Reported | null>(null);
  const stopped = useRef(false);
  // Whoever leaves the page has seen enough of the day: what was sent is done, nothing more is.
  useEffect(() => () => void (stopped.current = true), []);

  const pass = useCallback(
    async (deed: Deed, times: number, cost: number): Promise<void> => {
      stopped.current = false;
      setDay(NO_DAY);
      setTurns(times * cost);
      setWord(null);
      setUnderway(true);
      setReported(null);
      const startTime = now();
      const results: ActionResult[] = [];
      const quiet = { ...deed, quiet: true };
      const letGo = hold(quiet);
      for (let i = 0; i < times && !stopped.current; i += 1) {
        const previewed = weighed(quiet);
        if (i > 0 && previewed?.ok === false) {
          setWord(refusalText(previewed) ?? null);
          break;
        }
        const outcome = await run(quiet);
        if (outcome?.success !== true) break;
        results.push(outcome);
        setDay((before) => written(before, outcome));
        const explored = exploreLand.report.safeParse(outcome.actionResult).data;
        const artifact = explored?.artifactDiscovered ?? null;
        if (artifact !== null) {
          setWord(`The surveyors brought something home: ${artifact.name}. ${artifact.description}`);
          break;
        }
        // What else they came upon is told while the day goes on.
        const find = explored?.find ?? null;
        if (find !== null) setWord(`${find.title}. ${find.story}`);
        if (outcome.newTurnCount !== null && outcome.newTurnCount < cost) break;
        if (i + 1 < times) await aBeat();
      }
      if (results.length > 0) setReported({ actionName: deed.label, results, startTime, endTime: now() });
      setUnderway(false);
      letGo();
    },
    [run, hold],
  );
  const stop = useCallback(() => void (stopped.current = true), []);
  return { day, turns, underway, word, pass, stop, reported };
}
