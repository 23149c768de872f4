// What renown is given by: types alone; the values are content's (content/renown), and a window has none of them, for some are secret.
import type { Feat } from '@sigilla/content/schema/feat.ts';

export interface RenownRules {
  readonly feats: readonly Feat[];
}
