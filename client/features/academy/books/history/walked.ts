// How far along the road of history somebody has come in this browser: the latest year at which they stood. It is theirs alone and worth nothing;
// storage that fails changes nothing but the memory of it.
import { useEffect, useState } from 'react';

const KEY = 'sigilla.road';
const START = -753;

const remembered = (): number => {
  try {
    const year = Number(localStorage.getItem(KEY) ?? START);
    return Number.isSafeInteger(year) ? year : START;
  } catch {
    return START;
  }
};

/** The latest year walked to, standing at `year` counted. */
export const useWalked = (year: number | undefined): number => {
  const [latest, setLatest] = useState(remembered);
  if (year !== undefined && year > latest) setLatest(year);
  useEffect(() => {
    try {
      localStorage.setItem(KEY, String(latest));
    } catch {
      // The road colours again as one goes.
    }
  }, [latest]);
  return latest;
};
