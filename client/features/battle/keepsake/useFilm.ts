// Has a film made, one at a time, and hands it over; it may be called off at any moment. Whoever leaves the page calls it off.
import { useCallback, useEffect, useRef, useState } from 'react';
import { film } from './film.ts';
import type { FilmAsked } from './film.ts';
import { handOver } from '../../../ui/handOver.ts';
import type { Sewing } from './usePicture.ts';

export function useFilm(): {
  readonly filming: Sewing;
  readonly begin: (asked: FilmAsked, name: string) => void;
  readonly callOff: () => void;
} {
  const [filming, setFilming] = useState<Sewing>({ state: 'idle' });
  const under = useRef<AbortController | null>(null);
  const callOff = useCallback((): void => under.current?.abort(), []);
  useEffect(() => callOff, [callOff]);
  const begin = (asked: FilmAsked, name: string): void => {
    callOff();
    const controller = new AbortController();
    under.current = controller;
    setFilming({ state: 'busy', share: 0 });
    let told = 0;
    const onShare = (share: number): void => {
      // A hundredth is enough for the eye.
      if (share - told < 0.01) return;
      told = share;
      if (!controller.signal.aborted) setFilming({ state: 'busy', share });
    };
    film(asked, onShare, controller.signal).then(
      (made) => {
        if (made !== null) handOver(made, name);
        setFilming({ state: made === null ? 'idle' : 'done' });
        return made;
      },
      () => setFilming({ state: 'failed' }),
    );
  };
  return { filming, begin, callOff };
}
