// Icons in one ink colour, always beside a word, so they say nothing themselves. `Icon` takes the interface's own
// keys; `GameIcon` the drawing that a thing of content names, whose album is fetched when the first one is shown.
// Invariant: a name that stands in no album does not compile.

import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { IconName } from '@sigilla/content/schema/icon.ts';
import CORE_PATHS from 'virtual:game-icons/core';
import { ICONS } from './icons.ts';
import type { IconKey } from './icons.ts';
import { openListeners } from './listeners.ts';

interface DrawnProps {
  /** Side in pixels; 20 or more. */
  readonly size?: number;
  readonly className?: string | undefined;
}

function Drawn({ d, size = 24, className }: DrawnProps & { d: string | undefined }): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 512 512"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {d !== undefined && <path d={d} fill="currentColor" />}
    </svg>
  );
}

/** An icon of the interface. */
export function Icon({ icon, ...drawn }: DrawnProps & { readonly icon: IconKey }): ReactNode {
  return <Drawn d={CORE_PATHS[ICONS[icon]]} {...drawn} />;
}

let contentPaths: Readonly<Record<string, string>> = {};
let asked = false;
const listeners = openListeners();

async function fetchAlbum(): Promise<void> {
  try {
    const album = await import('virtual:game-icons/content');
    contentPaths = album.default;
    listeners.tell();
  } catch {
    // The square stays empty; the next icon that is shown asks again.
    asked = false;
  }
}

function subscribe(listener: () => void): () => void {
  if (!asked) {
    asked = true;
    void fetchAlbum();
  }
  return listeners.subscribe(listener);
}

/** The drawing that content names; an empty square of the same size until its album has come. */
export function GameIcon({ name, ...drawn }: DrawnProps & { readonly name: IconName }): ReactNode {
  const paths = useSyncExternalStore(subscribe, () => contentPaths);
  return <Drawn d={paths[name]} {...drawn} />;
}
