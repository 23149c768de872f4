// Principal parts without any macron: the lengths that their endings always have are supplied (amo, amare is amō, amāre).
// Invariant: parts in which one vowel is marked are left alone; the length of a stem's own vowels is not guessed.

import { tabledHeadword } from './pronouns.ts';

type Rules = readonly (readonly [RegExp, string])[];

const written = (part: string, rules: Rules): string => {
  for (const [ending, long] of rules) if (ending.test(part)) return part.replace(ending, long);
  return part;
};

/** Irregular verbs are known by their first two parts, stems included. */
const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map([
  ['fio fieri', ['fīō', 'fierī']],
  ['nolo nolle', ['nōlō', 'nōlle']],
  ['malo malle', ['mālō', 'mālle']],
  ['odi odisse', ['ōdī', 'ōdisse']],
  ['novi novisse', ['nōvī', 'nōvisse']],
  ['inquam inquis', ['inquam', 'inquis']],
]);

const INFINITIVES: Rules = [
  [/(?<=^|circum)dare$/, 'dare'],
  [/are$/, 'āre'],
  [/ari$/, 'ārī'],
  [/ire$/, 'īre'],
  [/iri$/, 'īrī'],
  [/i$/, 'ī'],
];

const PERFECTS: Rules = [
  [/urus$/, 'ūrus'],
  [/avi$/, 'āvī'],
  [/evi$/, 'ēvī'],
  [/ivi$/, 'īvī'],
  [/i$/, 'ī'],
  [/atus sum$/, 'ātus sum'],
];

const verb = ([first = '', infinitive = '', ...rest]: readonly string[]): readonly string[] => {
  const second = /eo$|eor$|et$/.test(first)
    ? written(infinitive, [[/ere$/, 'ēre'], [/eri$/, 'ērī'], ...INFINITIVES])
    : written(infinitive, INFINITIVES);
  const weak = /[aei]vi$/.exec(rest[0] ?? '')?.[0][0];
  const participle: Rules =
    weak === 'a'
      ? [[/atu([ms])$/, 'ātu$1']]
      : weak === 'e'
        ? [[/etu([ms])$/, 'ētu$1']]
        : weak === 'i'
          ? [[/itu([ms])$/, 'ītu$1']]
          : [];
  const dependent: Rules = second.endsWith('īrī') ? [[/itus sum$/, 'ītus sum']] : [];
  return [
    first.replace(/o$/, 'ō').replace(/i$/, 'ī'),
    second,
    ...rest.map((part) =>
      written(
        part,
        /(?<!ur)u[ms]$/.test(part) && !part.endsWith(' sum') ? participle : [...dependent, ...PERFECTS],
      ),
    ),
  ];
};

/** Nominative and genitive together: what the genitive shows of both. */
const DECLENSIONS: readonly (readonly [nom: RegExp, gen: RegExp, nomLong: string, genLong: string])[] = [
  [/ies$/, /iei$/, 'iēs', 'iēī'],
  [/es$/, /ei$/, 'ēs', 'eī'],
  [/us$/, /us$/, 'us', 'ūs'],
  [/u$/, /us$/, 'ū', 'ūs'],
  [/as$/, /atis$/, 'ās', 'ātis'],
  [/us$/, /utis$/, 'ūs', 'ūtis'],
  [/o$/, /onis$/, 'ō', 'ōnis'],
  [/o$/, /inis$/, 'ō', 'inis'],
  [/ans$/, /antis$/, 'āns', 'antis'],
  [/ens$/, /entis$/, 'ēns', 'entis'],
  [/ons$/, /ontis$/, 'ōns', 'ontis'],
  [/ae$/, /arum$/, 'ae', 'ārum'],
  [/[ai]$/, /orum$/, '', 'ōrum'],
  [/es$/, /i?um$/, 'ēs', ''],
  [/$/, /i$/, '', 'ī'],
];

const SHORT_OR: ReadonlySet<string> = new Set(
  'arbor marmor aequor ador memor immemor Hector Nestor Castor castor Mentor Stentor'.split(' '),
);

/** Nominative and genitive with the lengths of their declension; undefined where they are of none. */
const byDeclension = (nom: string, gen: string): readonly [string, string] | undefined => {
  for (const [nomEnding, genEnding, nomLong, genLong] of DECLENSIONS) {
    if (!nomEnding.test(nom) || !genEnding.test(gen)) continue;
    const oneStem = nom.replace(nomEnding, '') === gen.replace(genEnding, '');
    if (!oneStem && genLong !== 'ī') continue;
    const ofPlural = genLong === 'ōrum' ? nom.replace(/i$/, 'ī') : nom;
    return [
      nomLong ? nom.replace(nomEnding, nomLong) : ofPlural,
      genLong ? gen.replace(genEnding, genLong) : gen,
    ];
  }
  return undefined;
};

const noun = (parts: readonly string[], gender: string | undefined): readonly string[] => {
  const [nom = '', gen = '', ...rest] = parts;
  if (nom.endsWith('or') && gen.endsWith('oris') && !SHORT_OR.has(nom))
    return [nom, gen.replace(/oris$/, 'ōris'), ...rest];
  if (gender === 'n' && /a[lr]$/.test(nom) && gen === `${nom}is` && !/^(?:nectar|iubar|par)$/.test(nom))
    return [nom, gen.replace(/a(?=[lr]is$)/, 'ā'), ...rest];
  if (nom === 'anas') return parts;
  // felix, audax: with no gender named, an adjective
  if (!gender && /[aio]x$/.test(nom) && gen === nom.replace(/x$/, 'cis'))
    return [nom, gen].map((part) =>
      part.replace(/[aio](?=x$|cis$)/, (short) => `${short}\u0304`.normalize('NFC')),
    );
  const parisyllabic = nom.endsWith('es') && gen === nom.replace(/es$/, 'is');
  if (parisyllabic) return [nom.replace(/es$/, 'ēs'), gen, ...rest];
  const long = byDeclension(nom, gen);
  return long === undefined ? parts : [...long, ...rest];
};

const isVerbal = (first: string, second: string): boolean =>
  (/(?:o|or|t|sum|i)$/.test(first) && /(?:[aei]re|[aei]ri|ferre|lle|sse)$/.test(second)) ||
  (first.endsWith('or') && /[^o]i$/.test(second));

/** The same parts with the lengths of their endings, when none of them marks any; parts of one word only are left alone. */
export const withEndingLengths = (
  parts: readonly string[],
  gender: string | undefined,
): readonly string[] => {
  const [first = '', second] = parts;
  if (parts.some((part) => /[āēīōūȳ]/i.test(part))) return parts;
  const tabled = gender ? undefined : tabledHeadword(first);
  if (tabled) return [tabled, ...parts.slice(1)];
  if (!second) return parts;
  if (!gender) {
    const irregular = IRREGULAR.get(`${first} ${second}`);
    if (irregular) return [...irregular, ...verb(parts).slice(2)];
    if (isVerbal(first, second)) return verb(parts);
  }
  return parts.length === 2 ? noun(parts, gender) : parts;
};
