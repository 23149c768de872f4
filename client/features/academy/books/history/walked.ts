// How far along the road of history somebody has come in this browser: the latest year at which they stood. It is theirs alone and worth nothing.
import { useEffect, useState } from 'react';
import { remember, remembered } from '../../../../ui/remembered.ts';

const NAME = 'sigilla.road';
const START = -753;

const latestYear = (): number => {
  const year = Number(remembered(NAME) ?? START);
  return Number.isSafeInteger(year) ? year : START;
};

/** The latest year walked to, standing at `year` counted. */
export const useWalked = (year: number | undefined): number => {
  const [latest, setLatest] = useState(latestYear);
  if (year !== undefined && year > latest) setLatest(year);
  useEffect(() => remember(NAME, String(latest)), [latest]);
  return latest;
};
