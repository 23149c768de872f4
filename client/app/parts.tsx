// Parts of the window that are fetched when first needed: routes. One that can't be fetched leaves the rest standing; its place says
// so in words (Absent.tsx) and holds the part as soon as it has come. Invariant: a route's `lazy` never rejects, because the router
// would empty the whole page for good.

import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Absent } from './Absent.tsx';
import { forgetReopening } from './reopening.ts';

export interface Part {
  readonly Component: ComponentType;
}

export interface PlaceProps {
  /** Names the part among all others. */
  readonly name: string;
  readonly fetchPart: () => Promise<Part>;
  /** The place is a whole page, without the realm's shell around it. */
  readonly alone: boolean;
}

/** The place of a part that did not come at first. */
function Place(place: PlaceProps): ReactNode {
  const [part, setPart] = useState<Part>();
  if (part !== undefined) return <part.Component />;
  return <Absent {...place} onFetched={setPart} />;
}

/** A route's `lazy`, from the import of its part. */
export const partOf = (place: PlaceProps) => async (): Promise<Part> => {
  try {
    const part = await place.fetchPart();
    forgetReopening(place.name);
    return part;
  } catch {
    return { Component: () => <Place {...place} /> };
  }
};
