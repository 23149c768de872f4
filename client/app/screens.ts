// The screens of the realm in the order of the navigation. A screen that is not built yet has no row: navigation, routes
// and the phone's foot all derive from this list, so there are no dead links.
//
// To add one: let its feature declare itself (feature.ts) and give it a row.

import { academy } from '../features/academy/feature.ts';
import { account } from '../features/account/feature.ts';
import { achievements } from '../features/achievements/feature.ts';
import { actions } from '../features/actions/feature.ts';
import { artifacts } from '../features/artifacts/feature.ts';
import { army } from '../features/army/feature.ts';
import { buildings } from '../features/buildings/feature.ts';
import { characters } from '../features/characters/feature.ts';
import { greatWorks } from '../features/greatWorks/feature.ts';
import { heroes } from '../features/heroes/feature.ts';
import { magic } from '../features/magic/feature.ts';
import { ledger } from '../features/ledger/feature.ts';
import { moderation } from '../features/moderation/feature.ts';
import { overview } from '../features/overview/feature.ts';
import { sandtable } from '../features/sandtable/feature.ts';
import { trade } from '../features/trade/feature.ts';
import { war } from '../features/war/feature.ts';
import type { Feature } from '../realm/feature.ts';

export const SCREENS: readonly Feature[] = [
  overview,
  buildings,
  army,
  heroes,
  characters,
  actions,
  magic,
  artifacts,
  trade,
  greatWorks,
  war,
  sandtable,
  academy,
  achievements,
  ledger,
  moderation,
  account,
];
