// How many: "you" is one or several, and what English says alike of one and of many, the enemy, the woods, a letter.
// Invariant: a number changes in every word that shows it, or in none.
import type { Analysis } from '../../analyse.ts';
import { fold } from '../../fold.ts';
import { formsAt } from '../../inflect.ts';
import type { Words } from '../authorsForms.ts';
import type { Rule, Side } from './sides.ts';

/** The sentence names whom it speaks to, who is one or many. */
const isCalled = ({ readings }: Side, prompt: string): boolean => {
  const pieces = prompt.split(',').map((piece) => piece.trim().split(/\s+/).length);
  const isNamed = readings.some((list) =>
    list.some(({ lexeme: { pos }, features }) => pos !== 'verb' && features.case === 'voc'),
  );
  return isNamed && pieces.length > 1 && pieces.some((count) => count <= 3);
};

const COUNTED: Readonly<Record<string, string>> = { sg: 'pl', pl: 'sg' };

/** A word of two persons or more spoken to, as of one; and the other way. */
const addressed = (read: Analysis, number: string, byId: (id: string) => Analysis['lexeme'] | undefined) => {
  const { lexeme, key, features } = read;
  const other = COUNTED[number] ?? '';
  if (lexeme.pos === 'verb' && features.person === 2 && features.number === number)
    return formsAt(lexeme, key.replace(`2${number}`, `2${other}`))[0]?.text;
  if (lexeme.id === 'tu_pron' && features.number === number)
    return formsAt(lexeme, key.replace(`.${number}`, `.${other}`))[0]?.text;
  const mine = byId(number === 'pl' ? 'tuus_adj' : 'vester_adj');
  return lexeme.id === (number === 'pl' ? 'vester_adj' : 'tuus_adj') && mine
    ? formsAt(mine, key)[0]?.text
    : undefined;
};

/** "You" is one or many: all that says so in the number of its author's. */
export const spokenTo =
  (byId: (id: string) => Analysis['lexeme'] | undefined): Rule =>
  (own, { theirs, prompt }) => {
    if (isCalled(theirs, prompt)) return [];
    return ['sg', 'pl'].flatMap((number): readonly Words[] => {
      const isTheirs = (word: string): boolean => theirs.folded.includes(fold(word));
      const speaks = (of: string): boolean =>
        theirs.verbs.some(({ readings }) => readings.some(({ cell }) => cell.endsWith(`2${of}`))) ||
        theirs.readings.some((list) =>
          list.some(({ lexeme: { id }, features }) => id === 'tu_pron' && features.number === of),
        );
      if (!speaks(COUNTED[number] ?? '')) return [];
      let changed = 0;
      const words = own.words.map((word, at) => {
        if (isTheirs(word)) return word;
        const forms = own.readings[at]?.flatMap((read) => addressed(read, number, byId) ?? []) ?? [];
        const form = forms.find(isTheirs) ?? forms[0];
        if (form === undefined) return word;
        changed += 1;
        const isAsking = own.readings[at]?.every(({ enclitic }) => enclitic === 'ne') ?? false;
        return isAsking ? `${form}ne` : form;
      });
      const left = words.some((word, at) =>
        own.readings[at]?.some(
          (read) => word === own.words[at] && !isTheirs(word) && addressed(read, number, byId) !== undefined,
        ),
      );
      if (changed === 0 || left) return [];
      // What is said of those spoken to goes with them: "benignī estis".
      return [
        words.map((word, at) => (isTheirs(word) ? word : (predicateOf(own, at, theirs, number) ?? word))),
      ];
    });
  };

/** What is said of a subject, in the other number of its author's. */
const predicateOf = (own: Side, at: number, theirs: Side, number: string): string | undefined => {
  const place = theirs.readings.findIndex((list) =>
    list.some((other) =>
      own.readings[at]?.some(
        (read) =>
          read.lexeme === other.lexeme &&
          read.features.case === 'nom' &&
          other.features.case === 'nom' &&
          read.features.mood === other.features.mood &&
          read.features.number === number &&
          other.features.number === COUNTED[number] &&
          read.lexeme.pos !== 'noun' &&
          read.features.gender !== 'n' &&
          read.features.gender === other.features.gender,
      ),
    ),
  );
  return theirs.words[place];
};

/** What English says alike of one and of many: the enemy, the woods, a letter, an army. */
const ALIKE: readonly { readonly english: RegExp; readonly of: readonly string[] }[] = [
  { english: /\benemy\b/i, of: ['hostis_n.sg', 'hostis_n.pl'] },
  { english: /\b(?:woods|forests?)\b/i, of: ['silva_n.sg', 'silva_n.pl'] },
  { english: /\bletter\b/i, of: ['epistula_n.sg', 'littera_n.pl'] },
  { english: /\b(?:army|forces|troops)\b/i, of: ['exercitus_n.sg', 'copia_n.pl'] },
  { english: /\bhouses?\b/i, of: ['domus_n.sg', 'villa_n.sg', 'aedes_n.pl'] },
  { english: /\bdoors?\b/i, of: ['ianua_n.sg', 'ostium_n.sg', 'foris_n.pl'] },
  { english: /\brain\b/i, of: ['imber_n.sg', 'imber_n.pl', 'pluvia_n.sg', 'pluvia_n.pl'] },
  { english: /\bhair\b/i, of: ['capillus_n.sg', 'capillus_n.pl', 'coma_n.sg', 'crinis_n.pl'] },
  { english: /\bwalls?\b/i, of: ['murus_n.sg', 'murus_n.pl', 'moenia_n.pl'] },
  { english: /\bfood\b/i, of: ['cibus_n.sg', 'cibus_n.pl'] },
  { english: /\bhelp\b/i, of: ['ops_n.sg', 'auxilium_n.sg'] },
  {
    english: /\b(?:house|home)\b/i,
    of: ['domus_n.sg', 'aedes_n.pl', 'villa_n.sg', 'casa_n.sg', 'tectum_n.sg', 'tectum_n.pl'],
  },
  { english: /\bdoor\b/i, of: ['ianua_n.sg', 'ostium_n.sg', 'porta_n.sg', 'foris_n.sg', 'foris_n.pl'] },
  { english: /\bcavalry\b/i, of: ['equitatus_n.sg', 'eques_n.pl'] },
  { english: /\binfantry\b/i, of: ['peditatus_n.sg', 'pedes_n.pl'] },
  { english: /\bsenate\b/i, of: ['senatus_n.sg', 'pater_n.pl'] },
  { english: /\bmoney\b/i, of: ['pecunia_n.sg', 'nummus_n.pl'] },
  { english: /\bdark(?:ness)?\b/i, of: ['tenebrae_n.pl', 'caligo_n.sg'] },
  {
    english: /\b(?:clothes|clothing|dress)\b/i,
    of: ['vestis_n.sg', 'vestis_n.pl', 'vestimentum_n.pl', 'vestimentum_n.sg'],
  },
  { english: /\b(?:corn|grain)\b/i, of: ['frumentum_n.sg', 'frumentum_n.pl'] },
  { english: /\bfruit\b/i, of: ['fructus_n.sg', 'fructus_n.pl', 'pomum_n.pl', 'pomum_n.sg'] },
  {
    english: /\b(?:riches|wealth|fortune)\b/i,
    of: ['divitiae_n.pl', 'ops_n.pl', 'pecunia_n.sg', 'fortuna_n.pl'],
  },
  {
    english: /\b(?:territory|land|lands|country)\b/i,
    of: ['finis_n.pl', 'ager_n.sg', 'ager_n.pl', 'terra_n.sg', 'terra_n.pl'],
  },
  { english: /\bsnow\b/i, of: ['nix_n.sg', 'nix_n.pl'] },
  {
    english: /\b(?:flames?|fire)\b/i,
    of: ['flamma_n.sg', 'flamma_n.pl', 'ignis_n.sg', 'ignis_n.pl', 'incendium_n.sg'],
  },
  { english: /\b(?:treasure|treasures)\b/i, of: ['thesaurus_n.sg', 'thesaurus_n.pl'] },
  { english: /\bwood\b/i, of: ['lignum_n.sg', 'lignum_n.pl'] },
  { english: /\bpeople\b/i, of: ['populus_n.sg', 'homo_n.pl'] },
  { english: /\bcrowd\b/i, of: ['turba_n.sg', 'turba_n.pl', 'multitudo_n.sg'] },
  { english: /\bwedding\b/i, of: ['nuptiae_n.pl', 'matrimonium_n.sg'] },
  { english: /\b(?:beach|shore|coast)\b/i, of: ['litus_n.sg', 'ora_n.sg', 'litus_n.pl'] },
  { english: /\bspeech\b/i, of: ['oratio_n.sg', 'verbum_n.pl'] },
];

/** One noun for another of the same English in the other number, with whatever agrees with it and its verb. */
export const counted: Rule = (own, { theirs, prompt }) =>
  ALIKE.filter(({ english }) => english.test(prompt)).flatMap(({ of }) =>
    own.readings.flatMap((list, at) =>
      list.flatMap((read): readonly Words[] => {
        const isOne = ({ lexeme, features }: Analysis): boolean =>
          of.includes(`${lexeme.id}.${features.number ?? ''}`);
        if (!isOne(read) || read.features.case === 'voc') return [];
        const place = theirs.readings.findIndex((others) =>
          others.some(
            (other) =>
              isOne(other) &&
              other.features.case === read.features.case &&
              other.features.number !== read.features.number,
          ),
        );
        const noun = theirs.words[place];
        if (noun === undefined) return [];
        const words = withNumber(own, theirs, [at, noun, read]);
        // A subject takes its verb with it.
        const isWhole =
          read.features.case !== 'nom' ||
          words.some(
            (word, i) =>
              word !== own.words[i] && own.readings[i]?.some(({ features }) => features.person !== undefined),
          );
        return isWhole && !isLeftBehind(own, words, at, read) ? [words] : [];
      }),
    ),
  );

/** Whether a word of the noun stayed as it was, and goes with the author’s noun alone: aedēs nostra, aedēs magna sunt. */
const isLeftBehind = (own: Side, words: Words, at: number, { lexeme, features }: Analysis): boolean =>
  [...own.words.keys()].some((place) => {
    const list = own.readings[place] ?? [];
    if (Math.abs(place - at) !== 1 && (features.case !== 'nom' || isOfAnother(own, place, at))) return false;
    const isSaid = (one: Analysis): boolean => one.lexeme.pos === 'adj';
    return (
      words[place] === own.words[place] &&
      list.length > 0 &&
      list.every(isSaid) &&
      list.some(
        (one) =>
          one.features.case === features.case && one.features.number === COUNTED[features.number ?? ''],
      ) &&
      !list.some(
        (one) =>
          one.features.case === features.case &&
          one.features.number === features.number &&
          isOfGender(one, lexeme.gender),
      )
    );
  });

/** Whether a word may go with another noun than the one at a place. */
const isOfAnother = ({ readings }: Side, place: number, at: number): boolean =>
  readings.some(
    (list, other) =>
      other !== at &&
      list.some(
        (noun) =>
          noun.lexeme.pos === 'noun' &&
          readings[place]?.some(
            (one) =>
              one.features.case === noun.features.case &&
              one.features.number === noun.features.number &&
              isOfGender(one, noun.lexeme.gender),
          ),
      ),
  );

/** Whether a form agrees with a noun of a gender, either of which may be a man's or a woman's. */
const isOfGender = ({ features }: Analysis, gender: string | undefined): boolean =>
  features.gender === gender || (gender === 'c' && features.gender !== undefined && features.gender !== 'n');

const withNumber = (
  own: Side,
  theirs: Side,
  [at, noun, { lexeme, features: told }]: readonly [number, string, Analysis],
): Words => {
  const { gender } = lexeme;
  const theirGender = theirs.readings[theirs.words.indexOf(noun)]?.find(
    ({ lexeme: { pos } }) => pos === 'noun',
  )?.lexeme.gender;
  const { case: of, number = 'sg' } = told;
  const other = COUNTED[number];
  const agrees = (one: Analysis, next: Analysis): boolean =>
    one.lexeme === next.lexeme &&
    one.features.number === number &&
    next.features.number === other &&
    (one.lexeme.pos === 'verb' && one.features.person !== undefined
      ? of === 'nom' &&
        one.features.person === 3 &&
        one.key.replace(/3(?:sg|pl)/, '') === next.key.replace(/3(?:sg|pl)/, '')
      : one.lexeme.pos !== 'noun' &&
        one.features.gender !== undefined &&
        isOfGender(one, gender) &&
        isOfGender(next, theirGender) &&
        one.features.case === of &&
        next.features.case === of);
  return own.words.map((word, i) => {
    if (i === at) return noun;
    if (theirs.folded.includes(own.folded[i] ?? '')) return word;
    const place = theirs.readings.findIndex((list) =>
      list.some((next) => own.readings[i]?.some((one) => agrees(one, next))),
    );
    return theirs.words[place] ?? word;
  });
};
