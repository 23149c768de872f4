// When a verb is told and how it hangs on the rest: whether two tellings of one deed, by whatever form, tell the same time and stand in the same relation.
// Invariant: what one clause tells in the indicative no clause of the same opener tells in the subjunctive; a condition is no time, a purpose no cause.
import { tellsWhile } from '../../../reading/meanings.ts';
import type { Deed } from './deeds.ts';
import { isOtherWayRound } from './deeds.ts';

/** What openers may mean, those of a participle and of an infinitive too. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  when: ['cum', 'postquam', 'ubi', 'ut', 'dum', 'simulac', 'simulatque', 'quando', 'part'],
  because: ['cum', 'quod', 'quia', 'quoniam', 'quandoquidem', 'part'],
  although: ['cum', 'quamquam', 'etsi', 'tametsi', 'quamuis', 'licet', 'etiamsi', 'part'],
  who: ['relative', 'part', 'quod'],
  so: ['ut', 'relative', 'purpose', 'supine', 'quo'],
  before: ['antequam', 'priusquam'],
  until: ['dum', 'donec', 'quoad'],
  if: ['si', 'nisi', 'ni', 'siquidem'],
  lest: ['ne', 'quominus', 'quin'],
};

/** The moods that clauses of some opener may have. */
const MOODS: Readonly<Record<string, RegExp>> = {
  postquam: /^ind$/,
  simulac: /^ind$/,
  dum: /^ind$/,
  ubi: /^ind$/,
  quamquam: /^ind$/,
  quia: /^ind$/,
  quoniam: /^ind$/,
  quod: /^ind$/,
  etsi: /^ind$/,
  quamuis: /^subj$/,
};

const openerOf = ({ mood, opener }: Deed): string => (mood === 'told' ? opener : mood);

/** What both may mean. */
const meanings = (one: string, other: string): readonly string[] =>
  Object.entries(GROUPS).flatMap(([meaning, group]) =>
    group.includes(one) && group.includes(other) ? [meaning] : [],
  );

type Time = 'now' | 'while' | 'past' | 'before' | 'later';

const TIMES: Readonly<Record<string, readonly Time[]>> = {
  'pres.ind': ['now'],
  'pres.subj': ['now', 'later'],
  'impf.ind': ['past', 'while'],
  'impf.subj': ['past', 'while', 'later'],
  'perf.ind': ['past', 'before'],
  'perf.subj': ['past', 'before'],
  'plup.ind': ['before'],
  'plup.subj': ['before'],
  'fut.ind': ['later'],
  'futp.ind': ['later'],
  'pres.part': ['now', 'while'],
  'perf.part': ['before'],
  'fut.part': ['later'],
};

const timesOf = ({ features, opener, mood }: Deed): readonly Time[] => {
  if (mood === 'purpose' || mood === 'supine') return ['later'];
  const key = `${features.tense ?? ''}.${mood === 'part' ? 'part' : (features.mood ?? '')}`;
  return opener === 'dum' && key === 'pres.ind' ? ['now', 'while'] : (TIMES[key] ?? []);
};

const PASTS = /^(?:impf|perf)\.ind$/;

/** Whether two forms that are told tell the same, in clauses of one opener. */
const isOneTense = (one: Deed, other: Deed, isPlainPast: boolean): boolean => {
  const [mine, theirs] = [one, other].map(({ features }) => `${features.tense ?? ''}.${features.mood ?? ''}`);
  if (mine === theirs) return true;
  if (isPlainPast && PASTS.test(mine ?? '') && PASTS.test(theirs ?? '')) return true;
  if (one.opener === 'si' || one.opener === 'nisi')
    return [mine, theirs].every((key) => /^(?:fut|futp)\.ind$/.test(key ?? ''));
  if ([mine, theirs].includes('plup.ind')) return false;
  if (one.opener !== 'cum' || one.features.mood === other.features.mood) return false;
  return timesOf(one).some((time) => time !== 'later' && timesOf(other).includes(time));
};

/** Whether two forms are of one person, unless what the one has as its subject the other has as its object. */
const isInSight = (one: Deed, other: Deed): boolean =>
  (one.features.person === other.features.person && one.features.number === other.features.number) ||
  (isOtherWayRound(one) !== isOtherWayRound(other) &&
    [one, other].every(({ doer, sufferer }) => doer !== undefined && sufferer !== undefined));

/** Whether two tellings of one deed are of one time and stand alike to the rest. */
export const isToldAlike = (one: Deed, other: Deed, prompt: string): boolean => {
  const isPlainPast = !tellsWhile(prompt, other.reading.lexeme);
  if (one.isDenied !== other.isDenied) return false;
  if (one.mood === 'duty' && other.mood === 'duty')
    return one.opener === other.opener && isOneTense(one, other, isPlainPast);
  if (one.mood === 'told' && other.mood === 'told') {
    if (!isInSight(one, other)) return false;
    if (one.opener === other.opener || (isIf(one) && isIf(other))) return isOneTense(one, other, isPlainPast);
    if (one.opener === '' || other.opener === '') return false;
    // With a subjunctive "ut" is of no time.
    const isAim = [one, other].some(({ opener, features: { mood } }) => opener === 'ut' && mood === 'subj');
    const shared = meanings(one.opener, other.opener).filter((meaning) => !isAim || meaning === 'so');
    if (shared.length === 0) return false;
    if (MOODS[one.opener]?.test(one.features.mood ?? '') === false) return false;
    if (shared.includes('so') && shared.length === 1)
      return one.features.mood === 'subj' && isOneTense(one, other, isPlainPast);
    return timesOf(one).some((time) => time !== 'later' && timesOf(other).includes(time));
  }
  if (one.mood === other.mood) return one.features.tense === other.features.tense || one.mood === 'gerund';
  // "To be" is left out of an infinitive of two words.
  if (one.mood === 'inf' || other.mood === 'inf')
    return (
      [one, other].some(({ mood }) => mood === 'part') &&
      one.features.tense === other.features.tense &&
      one.features.tense !== 'pres' &&
      one.reading.features.voice === other.reading.features.voice &&
      one.features.case === 'acc' &&
      one.reading.features.gender === other.reading.features.gender &&
      one.reading.features.number === other.reading.features.number
    );
  const shared = meanings(openerOf(one), openerOf(other));
  const isPurpose = shared.includes('so');
  return (
    shared.length > 0 &&
    timesOf(one).some((time) => (time !== 'later' || isPurpose) && timesOf(other).includes(time))
  );
};

const isIf = ({ opener }: Deed): boolean => /^(?:si|nisi|ni)$/.test(opener);
