// Two Latin texts whose words are linked, side by side, and whether two who are named may be one.
import type { Link } from './links.ts';
import type { Who } from './subjects.ts';
import type { Told } from './told.ts';
import type { Word } from './words.ts';

/** The two sides and what was to be said. */
export interface Sides {
  readonly links: readonly Link[];
  readonly mine: Told;
  readonly theirs: Told;
  readonly myWords: readonly Word[];
  readonly theirWords: readonly Word[];
  readonly prompt: string;
}

export const meets = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean =>
  [...one].some((each) => other.has(each));

/** Whether somebody speaks or is spoken to. */
export const isSomebody = ({ person }: Who): boolean => person === 'i' || person === 'you';

const isPart = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  [...one].every((id) => other.has(id));

/** Whether two may be the same; one that is not told may be anybody. */
export const isSameWho = (one: Who | undefined, other: Who | undefined): boolean => {
  if (!one || !other) return true;
  if (one.person !== undefined && other.person !== undefined)
    return (
      one.person === other.person &&
      (one.number === other.number || one.person === 'self' || one.number === undefined)
    );
  if (one.person === undefined && other.person === undefined)
    return one.isInherited || other.isInherited
      ? meets(one.ids, other.ids)
      : isPart(one.ids, other.ids) || isPart(other.ids, one.ids);
  return !isSomebody(one) && !isSomebody(other);
};
