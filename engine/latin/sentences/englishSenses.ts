// English verbs beyond the tenses of the indicative: what would be, were to be, might be, is about to be.
// They render the subjunctive of conditions and wishes, deliberation, and the future participle.
import type { Voice } from '../features.ts';
import { entryOf } from '../word.ts';
import type { Saying, Subject, VerbGroup } from './englishVerbs.ts';
import { englishVerb } from './englishVerbs.ts';
import type { Sense } from './tree.ts';

const SENSES: ReadonlySet<string> = new Set<Sense>([
  'would',
  'would have',
  'were',
  'were to',
  'may',
  'might',
  'am to',
  'was to',
  'about to',
  'was about to',
]);

/** Whether it is a sense rather than a tense. */
export const isSense = (tense: string): tense is Sense => SENSES.has(tense);

/** Modal verbs have no infinitive; these say the same. */
const PLAIN: Readonly<Record<string, string>> = {
  can: 'be able to',
  ought: 'have to',
  must: 'have to',
  may: 'be allowed to',
};

const auxiliaries = (words: readonly string[], main: string): readonly VerbGroup[] =>
  words.map((aux) => ({ aux, main }));

const presentOf = ({ person, number }: Subject): string =>
  number === 'pl' || person === 2 ? 'are' : person === 1 ? 'am' : 'is';
const pastOf = ({ person, number }: Subject): string => (number === 'sg' && person !== 2 ? 'was' : 'were');

/** Every usual way to say a gloss in a sense, auxiliary apart, the best first. */
export const senseGroups = (
  gloss: string,
  sense: Sense,
  {
    voice,
    subject,
    isStative = false,
  }: { readonly voice: Voice; readonly subject: Subject; readonly isStative?: boolean },
): readonly VerbGroup[] => {
  const plain = entryOf(PLAIN, gloss) ?? gloss.replace(/^not /, '');
  const verb = englishVerb(plain);
  const isBe = plain === 'be' || plain.startsWith('be ');
  const rest = plain.slice(3);
  const part = verb.part[0] ?? '';
  const base = voice === 'pass' ? `be ${part}` : plain;
  const having =
    voice === 'pass' ? `have been ${part}` : isBe ? `have been${rest && ` ${rest}`}` : `have ${part}`;
  const going = voice === 'pass' || isBe ? [] : [`be ${verb.ing}`];
  const now = presentOf(subject);
  const past = pastOf(subject);
  const about = [
    `about to ${base}`,
    `going to ${base}`,
    `on the point of ${voice === 'pass' ? `being ${part}` : isBe ? `being${rest && ` ${rest}`}` : verb.ing}`,
  ];
  switch (sense) {
    case 'would':
      return [base, ...going].flatMap((main) =>
        auxiliaries(subject.person === 1 ? ['would', 'should'] : ['would'], main),
      );
    case 'would have':
      return auxiliaries(subject.person === 1 ? ['would', 'should'] : ['would'], having);
    case 'were': {
      if (isBe) return auxiliaries(['were', 'was'], rest);
      if (voice === 'pass')
        return auxiliaries(['were', 'was'], part).concat(auxiliaries(['were', 'was'], `being ${part}`));
      const simple = [...verb.past.map((form) => ({ aux: '', main: form })), { aux: 'did', main: plain }];
      const progressive = auxiliaries(['were', 'was'], verb.ing);
      return isStative ? [...simple, ...progressive] : [...progressive, ...simple];
    }
    case 'were to':
      return [
        { aux: 'should', main: base },
        ...auxiliaries(['were', 'was'], `to ${base}`),
        ...(isBe || voice === 'pass'
          ? auxiliaries(['were', 'was'], isBe ? rest : part)
          : [...verb.past.map((form) => ({ aux: '', main: form })), { aux: 'did', main: plain }]),
      ];
    case 'may':
      return auxiliaries(['may', 'might', 'can', 'could', 'would'], base);
    case 'might':
      return auxiliaries(['might', 'would', 'should', 'could', 'may'], base);
    case 'am to':
      return [...auxiliaries(['should', 'shall', 'must', 'can'], base), { aux: now, main: `to ${base}` }];
    case 'was to':
      return [
        { aux: past, main: `to ${base}` },
        ...auxiliaries(['should', 'could', 'ought'], having),
        { aux: 'ought', main: `to ${having}` },
      ];
    case 'about to':
      return [
        ...about.map((main) => ({ aux: now, main })),
        ...auxiliaries(['will', 'shall'], base),
        ...auxiliaries([now], `intending to ${base}`),
      ];
    case 'was about to':
      return [
        ...about.map((main) => ({ aux: past, main })),
        ...auxiliaries(['would'], base),
        ...auxiliaries([past], `intending to ${base}`),
      ];
  }
};

/** The groups as phrases, with a negative after the auxiliary when negated. */
export const sensePhrases = (
  gloss: string,
  sense: Sense,
  saying: Omit<Saying, 'tense'>,
  negative = 'not',
): readonly string[] => {
  const isNegated = (saying.isNegated ?? false) !== gloss.startsWith('not ');
  return senseGroups(gloss, sense, saying).flatMap(({ aux, main }) => {
    if (!isNegated) return [[aux, main].filter(Boolean).join(' ')];
    return aux === '' ? [] : [[aux, negative, main].filter(Boolean).join(' ')];
  });
};
