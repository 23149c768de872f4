// A hero's portrait: composed of parts by seed and class, on a ground by rarity.
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { HeroRarity } from '@sigilla/content/schema/hero.ts';
import type { Portrait as Chosen } from '@sigilla/content/schema/portrait.ts';
import { Portrait } from './Portrait.tsx';
import type { Sitter } from './portrait/choices.ts';
import { faceOfPortrait } from './portrait/chosen.ts';
import type { Mark } from './portrait/pen.ts';
import { paint, planPortrait } from './portrait/plan.ts';

/** What a hero of each rarity is painted on, in the herald's words. */
export const GROUND_OF: Readonly<Record<HeroRarity, Chosen['ground']>> = {
  common: 'vellum',
  uncommon: 'vert',
  rare: 'azure',
  epic: 'purpure',
  legendary: 'gold',
  mythical: 'gules',
};

export interface Sitting {
  readonly person: Pick<Sitter, 'pronoun' | 'age'> & {
    readonly id: string;
    readonly class: Sitter['heroClass'];
    readonly rarity: HeroRarity;
    /** As somebody chose them to be painted; only wounds come to it. */
    readonly portrait?: Chosen | null;
    readonly ancestry?: string | null;
  };
  readonly wounds: Sitter['wounds'];
}

/** A hero's marks, planned once for as long as they look the same. */
export const useHeroMarks = ({
  person: { id, class: heroClass, pronoun, age, portrait = null, ancestry = null },
  wounds,
}: Sitting): readonly Mark[] =>
  useMemo(
    () =>
      portrait === null
        ? planPortrait({ seed: id, heroClass, pronoun, age, wounds })
        : paint(faceOfPortrait(portrait, ancestry, wounds)),
    [id, heroClass, pronoun, age, portrait, ancestry, wounds],
  );

export function HeroPortrait(sitting: Sitting): ReactNode {
  return <Portrait marks={useHeroMarks(sitting)} ground={GROUND_OF[sitting.person.rarity]} />;
}
