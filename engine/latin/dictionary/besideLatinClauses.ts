// A Latin answer in the clauses of its author's: an absolute for a clause and a clause for an absolute, ad or causā for a purpose, who asks somebody
// something, neque for et nōn, being ill for lying ill, being here.
// Invariant: every word of the author's that is put in is put for one of the answer of the same lexeme, or of the same English; roles stay.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis } from '../analyse.ts';
import { fold } from '../fold.ts';
import { glossesOf } from '../sentences/stock.ts';
import { asTheirs } from './authorsForms.ts';
import type { Read, Reading, Words } from './authorsForms.ts';

/** What turns an answer's words towards its author's. */
export type Turn = (words: Words, read: Reading, theirs: readonly Read[]) => Words;

const OPENERS = new Set(['cum', 'postquam', 'ubi', 'ut', 'simulac', 'simulatque']);
/** Whatever has a clause behind it: what stands there is no absolute. */
const OPENING = new Set([...OPENERS, 'quod', 'quia', 'quoniam', 'quamquam', 'etsi', 'dum', 'si']);
const BEFORE = /^(?:plup\.(?:ind|subj)|perf\.ind)\./;

/** Whether a word is a perfect participle, or what serves a verb for one: occāsus. */
const participleOf = ({ lexeme, features: { mood, tense } }: Analysis): string | undefined =>
  mood === 'part' && tense === 'perf'
    ? lexeme.id
    : lexeme.pos === 'adj' && lexeme.parts[0]?.endsWith('sus') && lexeme.related[0]?.endsWith('_v')
      ? lexeme.related[0]
      : undefined;

const inAblative = (readings: readonly Analysis[]): readonly string[] =>
  readings.flatMap((one) => (one.features.case === 'abl' ? (participleOf(one) ?? []) : []));

/** The verb of a clause that tells of what was done before, by one word or by a participle with its "to be". */
const toldBefore = (
  words: Words,
  read: Reading,
  verbs: readonly string[],
): readonly [at: number, length: number] | undefined => {
  const plain = words.findIndex((word) =>
    read(word).some(({ lexeme, key }) => verbs.includes(lexeme.id) && BEFORE.test(key)),
  );
  const part = words.findIndex((word) =>
    read(word).some((one) => one.features.case === 'nom' && verbs.includes(participleOf(one) ?? '')),
  );
  const isTold = (word: string | undefined): boolean =>
    word !== undefined &&
    read(word).some(({ lexeme: { id }, features: { person } }) => id === 'sum_v' && person !== undefined);
  if (plain >= 0) return [plain, 1];
  return part >= 0 && isTold(words[part + 1]) ? [part, 2] : undefined;
};

/** Sōle occāsō: when the sun had set, as its author says it. */
const fromAbsolute: Turn = (words, read, theirs) => {
  const own = theirs.map(({ text }) => text);
  const opener = own.find((word) => OPENERS.has(fold(word)));
  const part = words.findIndex((word) => inAblative(read(word)).length > 0);
  if (opener === undefined || part < 0 || words.some((word) => OPENING.has(fold(word)))) return words;
  const told = toldBefore(own, read, inAblative(read(words[part] ?? '')));
  if (!told) return words;
  const beside = [part - 1, part + 1].find(
    (at) => words[at] !== undefined && asTheirs(read, theirs, words[at], ['abl', 'nom']) !== undefined,
  );
  if (beside === undefined) return words;
  const [first, last] = [Math.min(beside, part), Math.max(beside, part)];
  const noun = asTheirs(read, theirs, words[beside] ?? '', ['abl', 'nom']) ?? '';
  const [at, length] = told;
  return [...words.slice(0, first), opener, noun, ...own.slice(at, at + length), ...words.slice(last + 1)];
};

/** And the other way: where its author has the absolute. */
const toAbsolute: Turn = (words, read, theirs) => {
  const open = words.findIndex((word) => OPENERS.has(fold(word)));
  const part = theirs.find(({ readings }) => inAblative(readings).length > 0);
  if (open < 0 || !part || theirs.some(({ text }) => OPENERS.has(fold(text)))) return words;
  const told = toldBefore(words, read, inAblative(part.readings));
  if (!told) return words;
  const [at, length] = told;
  const noun = words.findIndex(
    (word, i) => i > open && i < at && asTheirs(read, theirs, word, ['nom', 'abl']) !== undefined,
  );
  if (noun < 0 || at < open) return words;
  // What agrees with nothing is amiss.
  const participles = read(words[at] ?? '').filter(
    ({ features: { mood, case: of } }) => mood === 'part' && of === 'nom',
  );
  const isAgreed = participles.some(({ features: { gender } }) =>
    read(words[noun] ?? '').some(
      ({ lexeme, features }) =>
        features.case === 'nom' && [undefined, 'c', gender].includes(lexeme.gender ?? features.gender),
    ),
  );
  if (participles.length > 0 && !isAgreed) return words;
  return words.flatMap((word, i): Words => {
    if (i === open || (i > at && i < at + length)) return [];
    if (i === at) return [part.text];
    return i === noun ? [asTheirs(read, theirs, word, ['nom', 'abl']) ?? word] : [word];
  });
};

/** Ad pontem incendendum, pontis incendendī causā, pontem incendendī causā: to burn the bridge. */
const purpose: Turn = (words, read, theirs) => {
  const aim = words.findIndex((word) => /^(?:ad|causa|gratia)$/.test(fold(word)));
  const opener = theirs.find(({ text }) => /^(?:ut|qui|quae|quo)$/.test(fold(text)));
  const isGerund = (word: string | undefined): boolean =>
    word !== undefined && read(word).some(({ key }) => key.startsWith('gerund'));
  const isAd = fold(words[aim] ?? '') === 'ad';
  const verb = isAd
    ? words.findIndex((word, at) => at > aim && at < aim + 5 && isGerund(word))
    : isGerund(words[aim - 1])
      ? aim - 1
      : -1;
  if (aim < 0 || verb < 0 || !opener) return words;
  const doing = new Set(
    read(words[verb] ?? '').flatMap(({ lexeme, key }) => (key.startsWith('gerund') ? [lexeme] : [])),
  );
  const said = theirs.find(({ readings }) =>
    readings.some(({ lexeme, features: { mood } }) => mood === 'subj' && doing.has(lexeme)),
  );
  if (!said) return words;
  const isWithin = (at: number): boolean => !isAd && at < verb && at >= verb - 3;
  const start = isAd
    ? aim
    : words.findIndex(
        (word, at) =>
          isWithin(at) &&
          (asTheirs(read, theirs, word, ['gen', 'acc']) ?? asTheirs(read, theirs, word, ['acc', 'acc'])) !==
            undefined,
      );
  return words.flatMap((word, at): Words => {
    if (isAd && at === aim) return [opener.text];
    if (!isAd && at === aim) return [];
    const own = isWithin(at) ? (asTheirs(read, theirs, word, ['gen', 'acc']) ?? word) : word;
    const put = at === verb ? said.text : own;
    return !isAd && at === (start < 0 ? verb : start) ? [opener.text, put] : [put];
  });
};

const SEEKING = new Set(['peto_v', 'quaero_v', 'postulo_v']);
const BEGGING = new Set(['rogo_v', 'oro_v', 'posco_v', 'flagito_v']);

/** Whom one asks for a thing: him, or of him. */
const askedOf: Turn = (words, read, theirs) => {
  const verb = theirs.find(({ readings }) => readings.some(({ lexeme: { id } }) => SEEKING.has(id)));
  const from = theirs.findIndex(({ text }) => /^(?:a|ab)$/.test(fold(text)));
  const own = words.findIndex((word) => read(word).some(({ lexeme: { id } }) => BEGGING.has(id)));
  if (!verb || from < 0 || own < 0 || words.some((word) => /^(?:a|ab)$/.test(fold(word)))) return words;
  const cells = new Set(
    read(words[own] ?? '').flatMap(({ lexeme: { id }, key }) => (BEGGING.has(id) ? [key] : [])),
  );
  const whom = words.findIndex((word) => asTheirs(read, theirs, word, ['acc', 'abl']) !== undefined);
  if (whom < 0 || !verb.readings.some(({ lexeme: { id }, key }) => SEEKING.has(id) && cells.has(key)))
    return words;
  return words.flatMap((word, at): Words => {
    if (at === own) return [verb.text];
    return at === whom
      ? [theirs[from]?.text ?? '', asTheirs(read, theirs, word, ['acc', 'abl']) ?? word]
      : [word];
  });
};

const isIll = (verb: Lexeme, quality: Lexeme): boolean => {
  const states = new Set(glossesOf(verb).filter((gloss) => gloss.startsWith('be ')));
  return glossesOf(quality).some((gloss) => states.has(`be ${gloss}`));
};

/** Aeger est: aegrōtat. */
const stateAsVerb: Turn = (words, read, theirs) => {
  for (const [at, word] of words.entries())
    for (const being of read(word).filter(({ lexeme: { id } }) => id === 'sum_v'))
      for (const place of [at - 1, at + 1])
        for (const quality of read(words[place] ?? '').filter(
          ({ lexeme: { pos }, features }) => pos === 'adj' && features.case === 'nom',
        )) {
          const said = theirs.find(({ readings }) =>
            readings.some(
              ({ lexeme, key }) =>
                lexeme.pos === 'verb' && key === being.key && isIll(lexeme, quality.lexeme),
            ),
          );
          if (said) return words.flatMap((one, i) => (i === place ? [] : i === at ? [said.text] : [one]));
        }
  return words;
};

const MEANS = new Set([
  'thing',
  'weapon',
  'tool',
  'perception',
  'person',
  'people',
  'animal',
  'army',
  'role',
  'god',
]);

/** Magnā cum vī: magnā vī; not of what one carries, nor of whom one goes with. */
const inManner: Turn = (words, read, theirs) => {
  const cum = words.findIndex((word) => fold(word) === 'cum');
  if (cum < 0 || theirs.some(({ text }) => fold(text) === 'cum')) return words;
  const around = words.slice(Math.max(0, cum - 1), cum + 3).flatMap((word) => [...read(word)]);
  const isOf = (pos: string): boolean =>
    around.some(({ lexeme, features }) => lexeme.pos === pos && features.case === 'abl');
  const isManner = around.some(
    ({ lexeme, features }) =>
      lexeme.pos === 'noun' && features.case === 'abl' && !lexeme.tags.some((tag) => MEANS.has(tag)),
  );
  return isManner && isOf('noun') && isOf('adj') ? words.filter((_, at) => at !== cum) : words;
};

/** What puts the clauses of an answer as its author's, one after the other. */
export const CLAUSE_TURNS: readonly Turn[] = [
  fromAbsolute,
  toAbsolute,
  purpose,
  askedOf,
  stateAsVerb,
  inManner,
];
