// What a ruler may be renowned for, read and checked: ids, names and lines distinct, no two that want the same. The server alone reads it, for some
// of it is secret; a window is told what it may know (engine/renown/gallery.ts).
import { z } from 'zod';
import { Feat } from '../schema/feat.ts';
import { building } from './building.ts';
import { economic } from './economic.ts';
import { exploration } from './exploration.ts';
import { magical } from './magical.ts';
import { military } from './military.ts';
import { social } from './social.ts';
import { special } from './special.ts';

const alike = (feats: readonly Feat[], of: (feat: Feat) => string): void => {
  const seen = new Set<string>();
  for (const feat of feats) {
    const key = of(feat);
    if (seen.has(key)) throw new Error(`two feats say ${key}`);
    seen.add(key);
  }
};

/** Everything by which a ruler is renowned. Throws when it does not hang together. */
export const readRenownRules = (): { readonly feats: readonly Feat[] } => {
  const feats = z
    .array(Feat)
    .parse([...building, ...military, ...magical, ...economic, ...exploration, ...social, ...special]);
  alike(feats, ({ id }) => id);
  alike(feats, ({ name }) => name);
  alike(feats, ({ description }) => description);
  alike(feats, ({ needs }) => `${needs.counter} ${needs.atLeast}`);
  return { feats };
};
