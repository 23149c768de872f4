// Each frame of the table, told to one listener. The library's own hook takes its listener off a clock that may have been destroyed with the
// table already, which throws; this one asks first. Invariant: the listener is the last one given, added once.
import { useApplication } from '@pixi/react';
import type { Ticker } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';

/** `beat` hears of every frame how many seconds have passed since the last. */
export function useBeat(beat: (seconds: number) => void): void {
  const { app, isInitialised } = useApplication();
  const heard = useRef(beat);
  useLayoutEffect(() => {
    heard.current = beat;
  });
  useLayoutEffect(() => {
    if (!isInitialised) return undefined;
    const { ticker } = app;
    const tell = ({ deltaMS }: Ticker): void => heard.current(deltaMS / 1000);
    ticker.add(tell);
    return () => {
      if (app.ticker === ticker) ticker.remove(tell);
    };
  }, [app, isInitialised]);
}
