// What a Latin form can express, and the canonical key of each cell of a paradigm.
// A key is the same wherever it is written: in a lexeme's `forms`, in a pattern's table, in an analysis.
//   noun gen.sg · adjective, pronoun [comp.|sup.]gen.sg.m · adverb adverb[.comp|.sup] · invariable form
//   finite pres.ind.act.1sg, compound with gender perf.ind.pass.1sg.f · infinitive pres.inf.act, compound perf.inf.pass.acc.sg.m
//   participle pres.part.act.gen.sg.m · gerundive.gen.sg.m · gerund.gen · supine.acc

export const CASES = ['nom', 'gen', 'dat', 'acc', 'abl', 'voc', 'loc'] as const;

/** The cases of a row of endings as grammars print it; the locative stands apart. */
export const ROW_CASES = ['nom', 'gen', 'dat', 'acc', 'abl', 'voc'] as const;
export const NUMBERS = ['sg', 'pl'] as const;
export const GENDERS = ['m', 'f', 'n'] as const;
export const DEGREES = ['pos', 'comp', 'sup'] as const;
export const TENSES = ['pres', 'impf', 'fut', 'perf', 'plup', 'futp'] as const;
export const MOODS = ['ind', 'subj', 'imp', 'inf', 'part', 'gerund', 'gerundive', 'supine'] as const;
export const VOICES = ['act', 'pass'] as const;
export const PERSONS = [1, 2, 3] as const;

export type Case = (typeof CASES)[number];
export type GrammaticalNumber = (typeof NUMBERS)[number];
export type Gender = (typeof GENDERS)[number];
export type Degree = (typeof DEGREES)[number];
export type Tense = (typeof TENSES)[number];
export type Mood = (typeof MOODS)[number];
export type Voice = (typeof VOICES)[number];
export type Person = (typeof PERSONS)[number];

/**
 * A set of grammatical features. Voice is that of the sense: every form of a deponent is `act`, only its gerundive is passive.
 * Left out, gender reads as masculine, degree as positive, and the agreement of a compound infinitive as accusative singular.
 */
export type Features = {
  readonly case?: Case;
  readonly number?: GrammaticalNumber;
  readonly gender?: Gender;
  readonly degree?: Degree;
  readonly tense?: Tense;
  readonly mood?: Mood;
  readonly voice?: Voice;
  readonly person?: Person;
  /** The adverb belonging to an adjective. */
  readonly adverb?: true;
};

/** The kinds of feature in which forms of a word differ. */
const KINDS = ['case', 'number', 'gender', 'person', 'tense', 'mood', 'voice', 'degree'] as const;
export type FeatureKind = (typeof KINDS)[number];

/** The kinds in which two sets of features differ, one of which may lack them. */
export const differing = (one: Features, other: Features): readonly FeatureKind[] =>
  KINDS.filter((kind) => one[kind] !== other[kind]);

/** The canonical key of a cell, as in the head of this file. */
export type CellKey = string;

const COMPOUND_INFINITIVES = new Set(['perf.inf.pass', 'fut.inf.act', 'perf.inf.act']);

/** Whether the key names an infinitive made with a participle, without saying how the participle agrees. */
export const isCompoundInfinitive = (key: CellKey): boolean => COMPOUND_INFINITIVES.has(key);

const agreement = (f: Features): string => `${f.case ?? 'acc'}.${f.number ?? 'sg'}.${f.gender ?? 'm'}`;

const verbKey = (f: Features, mood: Mood): CellKey => {
  if (mood === 'gerund' || mood === 'supine') return `${mood}.${f.case ?? 'acc'}`;
  if (mood === 'gerundive') return `gerundive.${f.case ?? 'nom'}.${f.number ?? 'sg'}.${f.gender ?? 'm'}`;
  const tense = f.tense ?? 'pres';
  const voice = f.voice ?? 'act';
  if (mood === 'part')
    return `${tense}.part.${voice}.${f.case ?? 'nom'}.${f.number ?? 'sg'}.${f.gender ?? 'm'}`;
  if (mood === 'inf')
    return f.case || f.number || f.gender ? `${tense}.inf.${voice}.${agreement(f)}` : `${tense}.inf.${voice}`;
  return `${tense}.${mood}.${voice}.${f.person ?? (mood === 'imp' ? 2 : 3)}${f.number ?? 'sg'}${f.gender ? `.${f.gender}` : ''}`;
};

/** The key of the cell these features name. Whether a word has the cell, and whether gender matters to it, is the word's affair. */
export const cellKey = (f: Features): CellKey => {
  if (f.mood) return verbKey(f, f.mood);
  if (f.adverb) return f.degree && f.degree !== 'pos' ? `adverb.${f.degree}` : 'adverb';
  if (!f.case) return f.degree && f.degree !== 'pos' ? `adverb.${f.degree}` : 'form';
  const degree = f.degree && f.degree !== 'pos' ? `${f.degree}.` : '';
  return `${degree}${f.case}.${f.number ?? 'sg'}${f.gender ? `.${f.gender}` : ''}`;
};

/** The keys to try for a request, nearest first: what was asked, then with the defaults filled in, then without gender. */
export const candidateKeys = (f: Features): readonly CellKey[] => {
  const asked = cellKey(f);
  const keys = [asked];
  if (f.mood === 'inf') {
    if (isCompoundInfinitive(asked)) keys.push(`${asked}.${agreement(f)}`);
    else keys.push(`${f.tense ?? 'pres'}.inf.${f.voice ?? 'act'}`);
  } else if (f.gender) {
    keys.push(cellKey({ ...f, gender: 'm' }).replace(/\.m$/, ''));
  } else {
    keys.push(`${asked}.m`, `${asked}.n`);
    if (f.mood === 'part' || f.mood === 'gerundive') keys.push(asked.replace(/\.m$/, '.n'));
  }
  if (!f.mood && !f.case && (f.degree ?? 'pos') === 'pos') keys.push('adverb', 'form');
  return keys;
};

/** A list of features, and what a piece of a key that stands in it is called. */
const LISTED: readonly (readonly [name: keyof Features, list: readonly string[]])[] = [
  ['case', CASES],
  ['number', NUMBERS],
  ['gender', GENDERS],
  ['degree', DEGREES],
  ['tense', TENSES],
  ['mood', MOODS],
  ['voice', VOICES],
];

/** What one piece of a key says; undefined for what is no feature. */
const pieceOf = (piece: string): Features | undefined => {
  if (piece === 'adverb') return { adverb: true };
  const finite = /^([123])(sg|pl)$/.exec(piece);
  if (finite) return { person: Number(finite[1]) as Person, number: finite[2] as GrammaticalNumber };
  const named = LISTED.find(([, list]) => list.includes(piece));
  return named && { [named[0]]: piece };
};

const spelt = (key: CellKey): Features | undefined => {
  if (key === 'form') return {};
  let features: Features = {};
  for (const piece of key.split('.')) {
    const said = pieceOf(piece);
    if (said === undefined) return undefined;
    features = { ...features, ...said };
  }
  return features;
};

/** Keys once read: all paradigms together have some hundreds. What is no key, and anybody may ask, is not kept. */
const known = new Map<CellKey, Features>();

/** The features a canonical key spells out; undefined when the key is not well formed. */
export const featuresOf = (key: CellKey): Features | undefined => {
  const features = known.get(key) ?? spelt(key);
  if (features !== undefined) known.set(key, features);
  return features;
};

type FeatureName = Case | GrammaticalNumber | Gender | Degree | Tense | Mood | Voice;

/** What a grammar calls each feature. */
export const FEATURE_NAMES: Readonly<Record<FeatureName, string>> = {
  nom: 'nominative', gen: 'genitive', dat: 'dative', acc: 'accusative', abl: 'ablative', voc: 'vocative', loc: 'locative',
  sg: 'singular', pl: 'plural', m: 'masculine', f: 'feminine', n: 'neuter', pos: 'positive', comp: 'comparative', sup: 'superlative',
  pres: 'present', impf: 'imperfect', fut: 'future', perf: 'perfect', plup: 'pluperfect', futp: 'future perfect',
  ind: 'indicative', subj: 'subjunctive', imp: 'imperative', inf: 'infinitive', part: 'participle', gerund: 'gerund',
  gerundive: 'gerundive', supine: 'supine', act: 'active', pass: 'passive',
}; // prettier-ignore

const ORDINALS = { 1: 'first', 2: 'second', 3: 'third' } as const;

/** The features in words, as a grammar orders them: "third person singular present indicative active", "genitive plural feminine". */
export const describeFeatures = (f: Features): string => {
  const words: string[] = [];
  const push = (value: FeatureName | undefined): void => {
    if (value) words.push(FEATURE_NAMES[value]);
  };
  const isNominal = f.mood === 'gerund' || f.mood === 'gerundive' || f.mood === 'supine';
  if (f.adverb) words.push('adverb');
  if (f.person) words.push(`${ORDINALS[f.person]} person`, FEATURE_NAMES[f.number ?? 'sg']);
  if (f.mood && !isNominal) push(f.tense);
  push(f.mood);
  if (f.mood && !isNominal) push(f.voice);
  push(f.case);
  if (!f.person) push(f.number);
  push(f.gender);
  if (f.degree !== 'pos') push(f.degree);
  return words.join(' ');
};
