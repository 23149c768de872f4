// What stands on the field: a company, what it stands on, and the places of its figures.
import type { Company } from '@sigilla/engine/battle/companies.ts';
import type { PuppetKey } from '../../ui/art/puppets.ts';
import { REAR_FOLLOWS } from './field.ts';
import type { Box } from './room.ts';

export interface Slot {
  /** Offset of the feet from the company's place. */
  readonly x: number;
  readonly y: number;
  /** The same once the formation is lost. */
  readonly looseX: number;
  readonly looseY: number;
  /** 0 to 1, so that no two figures hop in step. */
  readonly beat: number;
}

/** What a company stands on. Walls stand still; water has no ranks to lose. */
export type Footing = 'ground' | 'wall' | 'water';

export interface StandingCompany {
  readonly company: Company;
  /** Which entry of the side's army: all companies of it stand together. */
  readonly block: number;
  readonly puppet: PuppetKey;
  readonly x: number;
  readonly y: number;
  readonly footing: Footing;
  readonly slots: readonly Slot[];
  /** What its figures take of the field, in formation and out of it, about its place. */
  readonly box: Box;
  /** Slot indices in the order they fall. */
  readonly fallOrder: readonly number[];
}

/** The share of its side's way that a company goes along: the rear a third of it, and whoever stands on a wall none. */
export const lineShare = (footing: Footing, rank: Company['rank']): number =>
  footing === 'wall' ? 0 : rank === 'front' ? 1 : REAR_FOLLOWS;
