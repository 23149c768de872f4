// What English words can stand for beside a Latin sentence: a Latin word of it, in one of its senses and in a form; what no entry lists is an English
// verb in its form, or stands for itself. A verb said at length is said short: what is being done is done, what has been done was, where the Latin has
// the tense for it. Invariant: two wordings share a key only if they may say the same Latin word, of as many and at the same time.
import { remembered, rememberedBy } from '../../core/remembered.ts';
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { Analysis, LatinIndex } from '../analyse.ts';
import { wordsOf } from '../analyse.ts';
import { bareGloss } from '../reading/english.ts';
import { DEEDS } from '../reading/meanings.ts';
import { adverbOf, comparativesOf, pluralOf, superlativesOf } from '../sentences/englishNouns.ts';
import { alike } from './besideAlike.ts';
import { GROUPS } from './besideSayings.ts';
import type { VerbRead } from './besideVerbForms.ts';
import { noteVerb } from './besideVerbForms.ts';

/** What the words of a sentence can stand for. */
export interface Lore {
  /** Phrases that are no verbs, by what they say. */
  readonly phrases: ReadonlyMap<string, ReadonlySet<string>>;
  readonly verbs: ReadonlyMap<string, readonly VerbRead[]>;
  /** Verbs of everyday English, whatever the Latin, and the tense that it tells all in, if it is one. */
  readonly everyday: ReadonlyMap<string, readonly VerbRead[]>;
  readonly told: ReadonlySet<string>;
  /** Verbs that say what others say, and the tenses that the Latin has of a row of them. */
  readonly alike: ReadonlyMap<string, readonly VerbRead[]>;
  readonly alikeTenses: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words that say how or when, and may stand anywhere in their clause. */
  readonly adverbs: ReadonlySet<string>;
  /** Every word of a gloss. */
  readonly words: ReadonlySet<string>;
  /** Folded forms of the Latin. */
  readonly latin: ReadonlySet<string>;
  /** Whether it says that something must be done. */
  readonly isDuty: boolean;
  /** Whether something of it is done to somebody. */
  readonly isPassive: boolean;
  /** Whether something of it is told as done, by a participle. */
  readonly isDone: boolean;
  /** Whether a participle of it may belong to whoever does something. */
  readonly isDoers: boolean;
  /** Whether what was done before may be told in a tense that the Latin has as the perfect. */
  readonly isHadPast: boolean;
  /** Whether something is done for somebody, by a dative. */
  readonly hasDative: boolean;
  /** Whether something is told as done before, by a clause: cum with the pluperfect, postquam; of a condition it is not told. */
  readonly isBefore: boolean;
  /** Of which times it has participles, where nothing is said by a relative clause. */
  readonly participles: ReadonlySet<'pres' | 'perf'>;
  /** Whether some word of it tells whether one is a man or a woman, of whom a verb tells nothing. */
  readonly tellsGender: boolean;
}

/** The same time, where the Latin has the tense that both render. */
const atTime = (said: string, tenses: ReadonlySet<string>): string => {
  const [, voice = '', time = said] = /^(is )?(has|then|had)$/.exec(said) ?? [];
  const isPast =
    (time === 'has' && (tenses.has('perf') || tenses.has('done'))) ||
    (time === 'then' && tenses.has('impf')) ||
    (time === 'had' && tenses.has('done'));
  return isPast ? `${voice}past` : said;
};

const readings = new WeakMap<LatinIndex, ReadonlyMap<string, readonly VerbRead[]>>();
const NONE: ReadonlySet<string> = new Set();

/** Verbs of everyday English, whatever the Latin. */
const everyday = (index: LatinIndex): ReadonlyMap<string, readonly VerbRead[]> => {
  const there = readings.get(index);
  if (there) return there;
  const heads = new Set(DEEDS);
  for (const { pos, senses } of index.lexemes)
    if (pos === 'verb')
      for (const { en } of senses) for (const gloss of en) heads.add(gloss.split(' ')[0] ?? '');
  for (const helper of ['', 'be', 'do', 'can', 'may', 'must', 'will', 'shall', 'not', 'to'])
    heads.delete(helper);
  const found = new Map<string, VerbRead[]>();
  for (const head of heads) if (/^[a-z]+$/.test(head)) noteVerb(found, head, `~${head}`, NONE);
  readings.set(index, found);
  return found;
};

/** The tenses that the forms of one word have in a sentence: "done" is a participle of what is over. */
const tensesOf = (analyses: readonly Analysis[]): ReadonlySet<string> =>
  new Set(
    analyses.flatMap(({ features: { tense, mood } }) =>
      tense === undefined ? [] : [mood === 'part' && tense === 'perf' ? 'done' : tense],
    ),
  );

const STATIC_ADVERBS = new Set(
  'today tomorrow yesterday now already also often always never sometimes soon again here there perhaps therefore then still quickly slowly bravely well badly immediately suddenly finally nevertheless usually alone tomorrow-morning tomorrow-evening tomorrow-night yesterday-morning yesterday-evening yesterday-night'.split(
    ' ',
  ),
);

const SELVES = [
  'myself',
  'yourself',
  'himself',
  'herself',
  'itself',
  'ourselves',
  'yourselves',
  'themselves',
];

/** What a word means, sense by sense: its plain senses may stand for each other, one with a remark stands for itself. */
const glossesOf = ({ senses, also }: Lexeme): readonly (readonly [gloss: string, sense: string])[] => [
  ...senses.flatMap((sense, at) =>
    sense.en.map((gloss) => [gloss, 'note' in sense && sense.note ? String(at) : 'plain'] as const),
  ),
  ...also.map((gloss) => [gloss, 'plain'] as const),
];

const WHILE_BEFORE = /^(?:cum|postquam|posteaquam|simulac|simulatque|ubi|ut)$/;
const RELATIVE = /^(?:qui|quae|quod|quem|quam|cuius|cui|quo|qua|quos|quas|quorum|quarum|quibus)$/;

/** Sentences of one lexicon of which is kept what English can stand for beside them: answers to one come one after another. */
const MOST_KEPT = 32;
const lores = new WeakMap<LatinIndex, (latin: string) => Lore>();

/** What English can stand for beside a Latin sentence. */
export const loreOf = (index: LatinIndex, latin: string): Lore => {
  const ofIndex = lores.get(index) ?? remembered(MOST_KEPT, (text) => loreAfresh(index, text));
  lores.set(index, ofIndex);
  return ofIndex(latin);
};

const loreAfresh = (index: LatinIndex, latin: string): Lore => {
  const phrases = new Map<string, Set<string>>();
  const verbs = new Map<string, VerbRead[]>();
  const words = new Set<string>();
  const { verbs: alikeVerbs, rowsOf, adverbs: alikeAdverbs } = alike();
  const alikeTenses = new Map<string, Set<string>>();
  const adverbs = new Set([...STATIC_ADVERBS, ...alikeAdverbs]);
  const note = (phrase: string, key: string): void => {
    for (const word of phrase.split(' ')) words.add(word);
    phrases.set(phrase, (phrases.get(phrase) ?? new Set()).add(key));
  };
  const forms = wordsOf(latin);
  const analyses = forms.flatMap((form) => index.analyse(form));
  const lexemes = new Set(analyses.map(({ lexeme }) => lexeme));
  const others = new Set<string>();
  const isPredicate = (lexeme: Lexeme): boolean =>
    analyses.some((one) => one.lexeme === lexeme && one.features.case === 'nom');
  for (const lexeme of lexemes) {
    const tenses = tensesOf(analyses.filter((one) => one.lexeme === lexeme));
    for (const [raw, of] of glossesOf(lexeme)) {
      const gloss = bareGloss(raw);
      for (const word of gloss.split(' ')) words.add(word);
      const sense = `${lexeme.id}/${of}`;
      if (lexeme.pos === 'verb') {
        noteVerb(verbs, gloss, sense, tenses);
        for (const row of rowsOf.get(gloss) ?? [])
          alikeTenses.set(row, new Set([...(alikeTenses.get(row) ?? []), ...tenses]));
        // What is put on something: the "on" stands with the thing.
        const bare = gloss.replace(/ (?:on|upon|in|into)$/, '');
        // What happens to us befalls us.
        if (lexeme.gov?.some((pattern) => pattern.startsWith('dat')) && !gloss.endsWith(' to'))
          noteVerb(verbs, `${gloss} to`, sense, tenses);
        if (bare !== gloss) noteVerb(verbs, bare, sense, tenses);
      } else {
        note(gloss, `${sense} one`);
        if (lexeme.pos === 'noun') note(pluralOf(gloss), `${sense} many`);
        if (lexeme.pos === 'adj') {
          // Who goes away angry goes away angrily.
          const isAdverb = analyses.some((one) => one.lexeme === lexeme && one.features.adverb);
          if ((isAdverb || isPredicate(lexeme)) && /^[a-z]+$/.test(gloss))
            note(adverbOf(gloss), `${sense} one`);
          if (isAdverb) adverbs.add(adverbOf(gloss));
          for (const form of comparativesOf(gloss)) note(form, `${sense} more`);
          for (const form of [...superlativesOf(gloss), `very ${gloss}`]) note(form, `${sense} most`);
        }
        if (lexeme.pos === 'adv' && !/^(?:not|no|nothing)\b/.test(gloss)) adverbs.add(gloss);
        else others.add(gloss);
      }
    }
  }
  for (const other of others)
    if (!STATIC_ADVERBS.has(other) && !alikeAdverbs.has(other)) adverbs.delete(other);
  // He himself, who may say so anywhere.
  if (forms.some((form) => /^ips/i.test(form))) for (const self of SELVES) adverbs.add(self);
  const all = tensesOf(analyses.filter(({ lexeme: { pos } }) => pos === 'verb'));
  // Where the Latin tells everything in one tense, an English verb that no entry lists is told in it, too.
  const only = [...all].filter((one) => /^(?:perf|impf|plup)$/.test(one)).length === 1 ? all : NONE;
  const latinForms = new Set(
    forms.map((form) => form.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()),
  );
  const hasForm = (pattern: RegExp): boolean => [...latinForms].some((form) => pattern.test(form));
  return {
    phrases,
    verbs,
    everyday: everyday(index),
    alike: alikeVerbs,
    alikeTenses,
    told: only,
    adverbs,
    words,
    isDuty: analyses.some(
      ({ lexeme: { id }, features: { mood } }) =>
        mood === 'gerundive' || /^(?:debeo|oportet|necesse)_/.test(id),
    ),
    isPassive: analyses.some(({ features: { mood, voice } }) => voice === 'pass' || mood === 'gerundive'),
    isDone: analyses.some(
      ({ features: { mood, tense, case: of } }) => mood === 'part' && tense === 'perf' && of === 'abl',
    ),
    isDoers: analyses.some(({ features: { mood, case: of } }) => mood === 'part' && of === 'nom'),
    isHadPast:
      all.has('perf') &&
      !all.has('plup') &&
      !hasForm(/^(?:si|nisi|utinam|ni)$/) &&
      !analyses.some(({ features: { mood, tense } }) => mood === 'inf' && tense === 'perf'),
    hasDative: analyses.some(({ features: { case: of } }) => of === 'dat') && !hasForm(/^(?:ad|pro|in)$/),
    tellsGender: analyses.some(
      ({ lexeme: { pos }, features: { case: of, mood, number } }) =>
        of === 'nom' && number === 'sg' && (pos === 'pron' || mood === 'part'),
    ),
    isBefore:
      !hasForm(/^(?:si|nisi|utinam|ni)$/) &&
      ((hasForm(WHILE_BEFORE) &&
        (all.has('plup') || (all.has('done') && hasForm(/^ess(?:em|es|et|emus|etis|ent)$/)))) ||
        hasForm(/^(?:postquam|posteaquam|simulac|simulatque)$/)),
    participles: new Set(
      hasForm(RELATIVE)
        ? []
        : analyses.flatMap(({ features: { mood, tense } }) =>
            mood === 'part' && (tense === 'pres' || tense === 'perf') ? [tense] : [],
          ),
    ),
    latin: latinForms,
  };
};

/** Whoever can see a thing sees it. */
const PERCEIVE = /^(?:see|hear|feel|smell|find|understand|remember)$/;
const PERCEIVED: Readonly<Record<string, readonly string[]>> = {
  can: ['now', 'now one'],
  could: ['past', 'then'],
};

/** When a verb is told of, by what stands before it. */
const timesOf = (said: string, verb: string, tenses: ReadonlySet<string>): readonly string[] => [
  atTime(said, tenses),
  // What has been written is written.
  ...(said === 'is has' && tenses.has('done') ? ['is now', 'is now one'] : []),
  ...(PERCEIVE.test(verb) ? (PERCEIVED[said] ?? []) : []),
];

const MOST_AUXILIARIES = 2_000;

/** What auxiliaries say of a verb in such a form. */
const saidBefore = rememberedBy(
  MOST_AUXILIARIES,
  (aux: string, kind: VerbRead['kind']) => `${kind} ${aux}`,
  (aux, kind) => GROUPS.flatMap(([before, form, said]) => (form === kind && before.test(aux) ? [said] : [])),
);

/** What some words in a row can stand for, all of them together. */
export const keysOf = (lore: Lore, words: readonly string[]): ReadonlySet<string> => {
  const phrase = words.join(' ');
  const keys = new Set([...(lore.phrases.get(phrase) ?? []), ...(alike().phrases.get(phrase) ?? [])]);
  for (let head = 0; head < words.length && head < 4; head += 1) {
    const word = words[head] ?? '';
    const aux = words.slice(0, head).join(' ');
    const behind = words.slice(head + 1).join(' ');
    for (const [reads, told] of [
      [lore.verbs.get(word), undefined],
      [lore.everyday.get(word), lore.told],
      [lore.alike.get(word), lore.told],
    ] as const)
      for (const { kind, rest, sense, tenses } of reads ?? [])
        if (rest.join(' ') === behind)
          for (const said of saidBefore(aux, kind))
            for (const time of timesOf(said, word, lore.alikeTenses.get(sense) ?? told ?? tenses))
              keys.add(`${sense} ${time}`);
  }
  return keys;
};

/** The longest row of words that can stand for one thing. */
export const LONGEST_PHRASE = 5;
