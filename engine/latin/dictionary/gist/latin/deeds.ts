// What each verb of a Latin text tells: who does it and whom it befalls (roles.ts); how it is told, whether it is denied, on what its clause hangs.
// Invariant: whoever is not told of stays open; a verb whose subject is he to whom English gives it ("mihi placet") is told of that one.
import type { Analysis } from '../../../analyse.ts';
import type { Features } from '../../../features.ts';
import { isFinite } from './clauses.ts';
import { isNot } from './small.ts';
import type { Roles } from './roles.ts';
import { isLoose, isPassive, openRoles, TO_WHOM } from './roles.ts';
import type { Subjects } from './subjects.ts';
import type { Text } from './text.ts';
import { isVerbal } from './text.ts';

export interface Deed extends Roles {
  readonly reading: Analysis;
  /** Tense, mood and person as they are told. */
  readonly features: Features;
  /** How it is told: "told", "duty", or the form that is neither. */
  readonly mood: string;
  readonly opener: string;
  readonly isDenied: boolean;
  readonly clause: number;
  /** The deed on which its clause hangs. */
  readonly on: number | undefined;
}

/** Whether a verb has as its subject whom it befalls. */
export const isOtherWayRound = ({ reading }: Deed): boolean =>
  isPassive(reading) !== (TO_WHOM[reading.lexeme.id] !== undefined);

const OPENED_BY_NOT = /^(?:ne|nisi|quin|quominus|ni)$/;

interface Read {
  readonly deeds: ReadonlyMap<number, Deed>;
  readonly isBroken: boolean;
}

/** Reads what each verb tells. */
export const deedsIn = (text: Text, subjects: Subjects): Read => {
  const { part, clauses, of, place, verbs, inClause } = text;
  const deeds = new Map<number, Deed>();
  const { ofDuty, ofTold, ofInfinitive, ofVerbal, objectBeside, isBroken } = openRoles(text, subjects);
  const isNotAt = (at: number): boolean => part(at).readings.some(({ lexeme }) => isNot(lexeme));
  const isDeniedIn = (clause: number): boolean => {
    const told = clauses[clause];
    const own = inClause(clause);
    const nots = own.filter((at) => isNotAt(at) && !isLoose(text, at + 1)).length;
    const opener = told && OPENED_BY_NOT.test(told.opener) && !told.isBeside ? 1 : 0;
    const nor = own.filter((at) => /^(?:nec|neque)$/.test(part(at).folded)).length;
    return (nots + opener + nor) % 2 === 1;
  };

  for (const at of verbs) {
    const { id, readings, duty } = part(at);
    const clause = of[at] ?? 0;
    const told = clauses[clause];
    if (id === undefined || !told) continue;
    const isTold = told.verb === at;
    const reading = readings.find(
      (one) => one.lexeme.pos === 'verb' && (!isTold || duty !== undefined || isFinite(one)),
    );
    if (!reading) continue;
    const { mood = '' } = reading.features;
    const isDuty = duty !== undefined;
    const common = {
      reading,
      features: duty ?? reading.features,
      mood: isDuty
        ? 'duty'
        : isFinite(reading)
          ? 'told'
          : mood === 'gerundive' || mood === 'gerund'
            ? purposeOf(mood, place[at])
            : mood,
      opener: told.opener,
      isDenied: isTold ? isDeniedIn(clause) : isNotAt(at - 1),
      clause,
      on: told.on === undefined ? undefined : part(clauses[told.on]?.verb ?? -1).id,
    };
    const who = isDuty
      ? ofDuty(at, clause, reading)
      : isTold
        ? ofTold(at, clause, reading)
        : mood === 'inf'
          ? ofInfinitive(at, clause, reading)
          : isVerbal(reading)
            ? ofVerbal(at, clause, reading)
            : mood === 'gerund' || mood === 'supine'
              ? objectBeside(at, reading)
              : {};
    deeds.set(id, { ...common, ...who });
  }
  return { deeds, isBroken: isBroken() || subjects.isBroken() };
};

/** What is done for something, by ad; any other gerundive is said of something. */
const purposeOf = (mood: string, place: string | undefined): string =>
  place === 'ad acc' ? 'purpose' : mood;
