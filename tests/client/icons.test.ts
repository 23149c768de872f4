// What is drawn beside words: every drawing that the window asks for stands in an album.
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { kingdomContent } from '@sigilla/content/kingdom/index.ts';
import { RESOURCES } from '@sigilla/engine/kingdom/kingdom.ts';
import type { GameIcon } from '@sigilla/client/ui/Icon.tsx';
import { ICONS } from '@sigilla/client/ui/icons.ts';
import { createRequire } from 'node:module';

type Named = ComponentProps<typeof GameIcon>['name'];

describe('icons', () => {
  it('by a name that content has not given do not compile', () => {
    // @ts-expect-error -- a drawing of the collection, but in no album
    const unknown: Named = 'log';
    const known: Named | undefined = kingdomContent.units.get('militia')?.icon;
    expect([unknown, known]).not.toContain(undefined);
  });

  it('stand for every resource, and all of them are in the collection', () => {
    const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
      icons: Readonly<Record<string, unknown>>;
    };
    for (const resource of RESOURCES) expect(ICONS, resource).toHaveProperty(resource);
    for (const name of Object.values(ICONS)) expect(icons, name).toHaveProperty([name]);
  });
});
