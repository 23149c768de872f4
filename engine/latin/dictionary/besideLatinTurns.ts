// A Latin answer in the constructions of its author's: another conjunction of the same sense with the mood that it asks for, nōn volēbat for nōlēbat, the man left out of an old man.
// Invariant: persons, numbers, cases and voices stay; a verb changes to the author's own form of the same verb only, and only where both tell one time.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { fold } from '../fold.ts';
import { formsAt } from '../inflect.ts';
import { entryOf } from '../word.ts';
import { CONCEDES } from '../reading/english.ts';
import { asWritten, hasMacrons } from '../reading/latin.ts';
import { asTheirs, numberOf } from './authorsForms.ts';
import type { Read, Reading, Words } from './authorsForms.ts';
import { CLAUSE_TURNS } from './besideLatinClauses.ts';

/** Conjunctions and question words that say the same, each with the mood that it asks for. */
const GROUPS: readonly (readonly string[])[] = [
  ['quamquam', 'etsi', 'tametsi', 'cum', 'quamuis', 'licet'],
  ['quod', 'quia', 'quoniam', 'cum', 'quandoquidem'],
  ['postquam', 'ubi', 'cum', 'ut', 'simulac', 'simulatque', 'ubiprimum'],
  ['cur', 'quare', 'quamobrem'],
  ['num', 'an', 'utrum'],
  ['ut', 'qui', 'quae', 'quo'],
  ['dum', 'cum'],
  ['si', 'siquidem'],
];

/** The times that a verb of a clause may tell, whatever its mood: at that time, and before it. */
const TIMES: readonly (readonly string[])[] = [
  ['pres.ind', 'pres.subj'],
  ['impf.ind', 'impf.subj', 'perf.ind'],
  ['perf.ind', 'plup.ind', 'plup.subj', 'perf.subj'],
];

const PEOPLE: Readonly<Record<string, RegExp>> = {
  uir: /\bman\b/i,
  homo: /\bman\b/i,
  femina: /\bwoman\b/i,
  mulier: /\bwoman\b/i,
};

const split = (key: string): readonly [time: string, rest: string] => {
  const [tense = '', mood = '', ...rest] = key.split('.');
  return [`${tense}.${mood}`, rest.join('.')];
};

/** The author's form of the verb, where it tells the same. */
const theirVerb = (
  readings: readonly Analysis[],
  theirs: readonly Read[],
  isTogether: (one: string, other: string) => boolean,
): string | undefined => {
  const verbs = readings.filter(({ lexeme }) => lexeme.pos === 'verb');
  if (
    verbs.length === 0 ||
    theirs.some(({ readings: others }) =>
      others.some((other) => verbs.some((one) => one.lexeme === other.lexeme && one.key === other.key)),
    )
  )
    return undefined;
  for (const one of verbs) {
    const [time, rest] = split(one.key);
    for (const { text, readings: others } of theirs)
      for (const other of others) {
        const [otherTime, otherRest] = split(other.key);
        if (one.lexeme === other.lexeme && rest === otherRest && isTogether(time, otherTime)) return text;
      }
  }
  return undefined;
};

/** Verbs that deny by themselves, each with what "nōn" denies. */
const DENIED: readonly (readonly [denying: string, plain: string])[] = [
  ['nolo_v', 'volo_v'],
  ['nequeo_v', 'possum_v'],
  ['nequeo_v', 'queo_v'],
  ['nescio_v', 'scio_v'],
  ['ignoro_v', 'scio_v'],
];

const lexemeIn = (theirs: readonly Read[], id: string): Lexeme | undefined =>
  theirs.flatMap(({ readings }) => readings).find(({ lexeme }) => lexeme.id === id)?.lexeme;

/** "Nōn volēbat" is "nōlēbat", "nequībat" is "nōn poterat": as its author says it. */
const deniedAsTheirs = (index: LatinIndex, words: Words, theirs: readonly Read[]): Words => {
  const not = words.findIndex((word) => fold(word) === 'non');
  const isDeniedThere = theirs.some(({ text }) => fold(text) === 'non');
  for (const [denying, plain] of DENIED) {
    const [nolo, volo] = [lexemeIn(theirs, denying), lexemeIn(theirs, plain)];
    if (nolo && not >= 0) {
      const [read] = index.analyse(words[not + 1] ?? '').filter(({ lexeme }) => lexeme.id === plain);
      const [form] = read ? formsAt(nolo, read.key) : [];
      if (form) return [...words.slice(0, not), form.text, ...words.slice(not + 2)];
    }
    if (!volo || not >= 0 || !isDeniedThere) continue;
    for (const [at, word] of words.entries()) {
      const [read] = index.analyse(word).filter(({ lexeme }) => lexeme.id === denying);
      const [form] = read ? formsAt(volo, read.key) : [];
      if (form) return [...words.slice(0, at), 'nōn', form.text, ...words.slice(at + 1)];
    }
  }
  return words;
};

/** Taller than I, by the ablative: taller than I, by quam. */
const compared = (words: Words, read: Reading, theirs: readonly Read[]): Words => {
  const quam = theirs.findIndex(({ text }) => fold(text) === 'quam');
  const than = theirs[quam + 1];
  const more = words.findIndex((word) => read(word).some(({ features: { degree } }) => degree === 'comp'));
  if (quam < 0 || !than || more < 0 || words.some((word) => fold(word) === 'quam')) return words;
  const place = words.findIndex((word) =>
    read(word).some(
      (one) =>
        one.features.case === 'abl' &&
        than.readings.some(
          (other) =>
            other.lexeme === one.lexeme &&
            other.features.case === 'nom' &&
            other.features.degree === one.features.degree &&
            numberOf(other) === numberOf(one),
        ),
    ),
  );
  return place < 0
    ? words
    : words.flatMap((word, at) => (at === place ? [] : at === more ? [word, 'quam', than.text] : [word]));
};

const TO_WHOM: Readonly<Record<string, string>> = {
  mihi: '1sg',
  tibi: '2sg',
  nobis: '1pl',
  uobis: '2pl',
  ei: '3sg',
  eis: '3pl',
  iis: '3pl',
};

/** He has it: to him it is. */
const owned = (words: Words, read: Reading, theirs: readonly Read[]): Words => {
  const has = theirs.find(({ readings }) => readings.some(({ lexeme }) => lexeme.id === 'habeo_v'));
  const cell = has?.readings.find(({ lexeme }) => lexeme.id === 'habeo_v')?.key ?? '';
  const [time] = split(cell);
  let isOwned = false;
  let isThere = false;
  const said = words.flatMap((word): Words => {
    if (has && read(word).some(({ lexeme, key }) => lexeme.id === 'sum_v' && split(key)[0] === time)) {
      isThere = true;
      return [has.text];
    }
    if (cell.endsWith(TO_WHOM[fold(word)] ?? '-')) {
      isOwned = true;
      return [];
    }
    const owner = asTheirs(read, theirs, word, ['dat', 'nom']);
    if (owner !== undefined) isOwned = true;
    return [owner ?? asTheirs(read, theirs, word, ['nom', 'acc']) ?? word];
  });
  return has && isOwned && isThere ? said : words;
};

/** Many things: multās rēs, multa. */
const withoutThings = (words: Words, read: Reading, theirs: readonly Read[]): Words => {
  const isThing = (word: string): boolean =>
    read(word).some(({ lexeme, features: { number } }) => lexeme.id === 'res_n' && number === 'pl');
  if (!words.some(isThing) || theirs.some(({ text }) => isThing(text))) return words;
  return words.flatMap((word): Words => {
    if (isThing(word)) return [];
    const own = read(word).find(({ features }) => features.gender === 'f' && features.number === 'pl');
    const neuter = theirs.find(({ readings }) =>
      readings.some(
        ({ lexeme, features }) =>
          lexeme === own?.lexeme &&
          features.gender === 'n' &&
          features.number === 'pl' &&
          features.case === own.features.case,
      ),
    );
    return [neuter?.text ?? word];
  });
};

/** What puts an answer in its author's constructions, once; nothing where they are its own. */
export const inTheirTurns = (
  index: LatinIndex,
  reference: string,
  english: string,
): ((own: Words) => readonly Words[]) => {
  const isMarked = hasMacrons(reference);
  const theirs = wordsOf(reference).map((text): Read => {
    const readings = index.analyse(text);
    return { text, readings: isMarked ? asWritten(readings) : readings };
  });
  const known = new Set(theirs.map(({ text }) => fold(text)));
  const has = (word: string): boolean => known.has(fold(word));
  const read = (word: string): readonly Analysis[] => index.analyse(word);
  const isConceding = CONCEDES.test(english);
  const toCome = has('esse')
    ? theirs.find(({ readings }) =>
        readings.some(
          ({ lexeme: { id }, features: { tense, mood } }) =>
            id === 'sum_v' && tense === 'fut' && mood === 'part',
        ),
      )?.text
    : undefined;
  const isToCome = (word: string | undefined): boolean =>
    word !== undefined &&
    read(word).some(
      ({ lexeme: { id }, features: { tense, mood } }) => id === 'sum_v' && tense === 'fut' && mood === 'part',
    );
  return (own) => {
    let isTurned = false;
    const willing = [compared, owned, withoutThings, ...CLAUSE_TURNS].reduce(
      (words, turn) => turn(words, read, theirs),
      deniedAsTheirs(index, own, theirs),
    );
    /** Whether a group says what the English does, and a time is told of in the indicative. */
    const isMeant = (group: readonly string[], folded: string): boolean =>
      group.includes('quamquam')
        ? isConceding
        : !(isConceding && group.includes('quia')) && !(group.includes('postquam') && isUntold(folded));
    /** Whether a clause that "ut" or "postquam" opens has nothing but subjunctives. */
    const isUntold = (folded: string): boolean => {
      const at = willing.findIndex((word) => fold(word) === folded);
      const told = willing
        .slice(at + 1)
        .map(read)
        .find((list) => list.length > 0 && list.every(({ features: { person } }) => person !== undefined));
      return (
        /^(?:ut|postquam|ubi|simulac|simulatque|ubiprimum)$/.test(folded) &&
        told !== undefined &&
        told.every(({ features: { mood } }) => mood === 'subj')
      );
    };
    const joined = willing.flatMap((word, at): Words => {
      const folded = fold(word);
      const [first] = read(word);
      // "Veneritne" is "num vēnerit", where it is asked within a sentence.
      if (first?.enclitic === 'ne' && at > 0 && has('num')) return ['num', word.replace(/ne$/u, '')];
      if (folded === 'fore' && toCome !== undefined) return [toCome, 'esse'];
      if (has('fore') && isToCome(word)) return ['fore'];
      if (has('fore') && folded === 'esse' && [at - 1, at + 1].some((i) => isToCome(willing[i]))) return [];
      if (folded === 'tamen' && !has('tamen')) return [];
      if (!has(word) && entryOf(PEOPLE, folded)?.test(english) === true) return [];
      const group = has(word)
        ? undefined
        : GROUPS.find((one) => one.includes(folded) && one.some(has) && isMeant(one, folded));
      const other = group && theirs.find(({ text }) => group.includes(fold(text)));
      // A relative is no other relative: of these one is "ut".
      if (!other || (group.includes('qui') && folded !== 'ut' && fold(other.text) !== 'ut')) return [word];
      // Of a purpose the mood stays.
      isTurned ||= !group.includes('qui');
      return [other.text];
    });
    const isTogether = (one: string, other: string): boolean =>
      isTurned && TIMES.some((times) => times.includes(one) && times.includes(other));
    const said = joined.map((word) => theirVerb(read(word), theirs, isTogether) ?? word);
    return said.join(' ') === own.join(' ') ? [] : [said];
  };
};
