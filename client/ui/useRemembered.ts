// A choice between few ways to show a page, as this browser had it last.
import { useState } from 'react';
import { remember, remembered } from './remembered.ts';

/** The choice remembered under a name, the first of `ways` where none of them was; and the way to choose, which is remembered. */
export const useRemembered = <Way extends string>(
  name: string,
  ways: readonly [Way, ...Way[]],
): readonly [Way, (next: Way) => void] => {
  const [way, setWay] = useState(() => ways.find((one) => one === remembered(name)) ?? ways[0]);
  const choose = (next: Way): void => {
    setWay(next);
    remember(name, next);
  };
  return [way, choose];
};
