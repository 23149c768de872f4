// What a lexicon must fulfil before anyone learns from it, as findings an author can act on. Pure: reads lexemes, answers findings.
// Invariant: an empty answer means that every word inflects, every example analyses fully and means what it is filed under.
import type { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { LatinIndex } from './analyse.ts';
import { indexLexicon, lemmaOf, wordsOf } from './analyse.ts';
import { cellKey, featuresOf } from './features.ts';
import { classify, formsAt, paradigm } from './inflect.ts';
import { nearDuplicates } from './nearDuplicates.ts';
import { LATIN_FORM } from './word.ts';

/** One thing wrong with one word: the field it is in, and a sentence that says what to do. */
export type Finding = { readonly id: string; readonly field: string; readonly message: string };

/** Laws of quantity without exception among principal parts: what a part may not match, and what to say of it. */
const QUANTITY_LAWS: readonly (readonly [RegExp, string])[] = [
  [/[aeiouy](?:ns|nf|nct)/, 'the vowel before ns, nf and nct is long'],
  [/[āēīōūȳ](?:m|n?t)$/, 'the vowel before final m, t and nt is short'],
  [/[^p]escō$/, 'the ē of -ēscō is long'],
  [/osus$/, 'the ō of -ōsus is long'],
  [/(?:tas|tatis|tudō|tudinis|ionis)$/, 'the vowel of -tās -tātis, -tūdō and -iōnis is long'],
];

type Report = (field: string, message: string) => void;

const checkParts = (lexeme: Lexeme, report: Report): void => {
  const found = classify(lexeme);
  if ('problem' in found) return report('parts', found.problem);
  for (const part of lexeme.parts) {
    if (part !== part.normalize('NFC')) report('parts', `${part}: macron letters must be precomposed (NFC)`);
    for (const [broken, law] of QUANTITY_LAWS) if (broken.test(part)) report('parts', `${part}: ${law}`);
    if (/[jJ]/.test(part)) report('parts', `${part}: write consonantal i as i`);
  }
  if (lexeme.pos === 'noun' && !lexeme.gender && !lexeme.flags.includes('indecl'))
    report('gender', 'a noun needs its gender');
  const cells = paradigm(lexeme);
  if (cells.length === 0) report('parts', 'no form comes of these parts');
  for (const cell of cells) {
    for (const form of cell.forms)
      if (!LATIN_FORM.test(form.text)) report('parts', `${cell.key} gives "${form.text}"`);
  }
};

const checkOverrides = (lexeme: Lexeme, report: Report): void => {
  for (const key of Object.keys(lexeme.forms ?? {})) {
    const features = featuresOf(key);
    const canonical = features && cellKey(features);
    if (canonical !== key)
      report('forms', `${key} is not the key of a cell${canonical ? `; write ${canonical}` : ''}`);
  }
};

const PLAIN_OBJECT = /^(?:acc|inf|aci|ut|ne|quin|quominus|quod|question)(?:\+|$)/;

const checkGovernment = (lexeme: Lexeme, report: Report): void => {
  const { gov, flags } = lexeme;
  if (
    lexeme.pos === 'prep' &&
    !gov?.some((pattern) => pattern === 'acc' || pattern === 'abl' || pattern === 'gen')
  ) {
    report('gov', 'a preposition needs its case');
  }
  if (lexeme.pos !== 'verb') return;
  if (!gov) return report('gov', 'a verb needs its government; write none when it is intransitive');
  const personalPassive = formsAt(lexeme, 'pres.ind.pass.1sg').length > 0;
  if (personalPassive && !gov.some((pattern) => PLAIN_OBJECT.test(pattern))) {
    report(
      'flags',
      `takes no accusative (${gov.join(', ')}) yet has a personal passive: flag it intransitive`,
    );
  }
  if (
    flags.includes('intransitive') &&
    gov.some((pattern) => pattern === 'acc' || pattern.startsWith('acc+'))
  ) {
    report('flags', 'flagged intransitive, yet it takes an accusative');
  }
};

const checkSenses = (lexeme: Lexeme, report: Report): void => {
  const plain = new Set<string>();
  for (const sense of lexeme.senses) {
    const { en } = sense;
    const seen = 'note' in sense && sense.note ? new Set<string>() : plain;
    for (const gloss of en) {
      const said = gloss.toLowerCase().trim();
      if (said === '') report('senses', 'a gloss is blank');
      if (/[()[\]/]/.test(gloss))
        report('senses', `"${gloss}": no brackets or slashes inside a gloss; use a second synonym or a note`);
      if (lexeme.pos === 'verb' && said.startsWith('to '))
        report('senses', `"${gloss}": verbs are glossed without "to"`);
      if (lexeme.pos === 'noun' && /^(?:an?|the) /.test(said))
        report('senses', `"${gloss}": nouns are glossed without article`);
      if (seen.has(said)) report('senses', `"${gloss}" stands twice`);
      seen.add(said);
    }
  }
};

const COMMON_RANK = 1000;

const checkExamples = (lexeme: Lexeme, index: LatinIndex, report: Report): void => {
  const isCommon =
    lexeme.rank === undefined
      ? lexeme.freq === 'very high' || lexeme.freq === 'high' || lexeme.freq === 'very common'
      : lexeme.rank <= COMMON_RANK;
  if (isCommon && lexeme.examples.length === 0)
    report('examples', 'one of the thousand commonest words needs an example');
  const enclitic = lexeme.flags.includes('enclitic') ? lemmaOf(lexeme).replace(/^-/, '') : '';
  for (const { la } of lexeme.examples) {
    const words = wordsOf(la);
    let itself = false;
    for (const [at, word] of words.entries()) {
      const readings = index.analyse(word);
      if (readings.length === 0) report('examples', `"${word}" in "${la}" is not in the lexicon`);
      else if (!readings.some((reading) => reading.exact)) {
        const grammar = [
          ...new Set(readings.map((reading) => reading.form.text + (reading.enclitic ?? ''))),
        ].join(' or ');
        report('examples', `"${word}" in "${la}": the grammar writes ${grammar}`);
      }
      const pair = at + 1 < words.length ? index.analyse(`${word} ${words[at + 1] ?? ''}`) : [];
      itself ||= [...readings, ...pair].some(
        (reading) => reading.lexeme.id === lexeme.id || reading.enclitic === enclitic,
      );
    }
    if (!itself && !lexeme.parts.some((part) => part.includes(' ')))
      report('examples', `"${la}" does not contain ${lemmaOf(lexeme)}`);
  }
};

const checkDoubles = (
  lexemes: readonly Lexeme[],
  report: (id: string, field: string, message: string) => void,
): void => {
  const ids = new Set<string>();
  const entries = new Map<string, string>();
  for (const lexeme of lexemes) {
    if (ids.has(lexeme.id)) report(lexeme.id, 'id', 'this id is used twice');
    ids.add(lexeme.id);
    const entry = [lexeme.pos, ...lexeme.parts, lexeme.gender ?? ''].join(' ');
    const other = entries.get(entry);
    if (other && !/\d_/.test(lexeme.id)) report(lexeme.id, 'parts', `the same word as ${other}`);
    entries.set(entry, lexeme.id);
  }
};

/** Kinds of notes, and the length from which two of a kind must differ. */
const NOTES = [
  ['etym', 10],
  ['usage', 6],
  ['literary', 6],
  ['culture', 6],
] as const;

const checkNotes = (
  lexemes: readonly Lexeme[],
  report: (id: string, field: string, message: string) => void,
): void => {
  for (const [field, fewestWords] of NOTES) {
    const notes = lexemes.flatMap((lexeme) => {
      const text = lexeme[field];
      return text ? [{ id: lexeme.id, text }] : [];
    });
    for (const [one, other] of nearDuplicates(notes, fewestWords))
      report(one, field, `almost the same note as ${other}`);
  }
};

/**
 * Findings over a whole lexicon, or over the words that `within` admits (a batch), read against the whole.
 * Checks: parts inflect; the laws of quantity that have no exception; examples analyse fully with their macrons and contain the word; no doubles;
 * glosses; government; near-identical notes; related ids.
 */
export const validateLexicon = (
  lexemes: readonly Lexeme[],
  within: (lexeme: Lexeme) => boolean = () => true,
): readonly Finding[] => {
  const index = indexLexicon(lexemes);
  const findings: Finding[] = [];
  const admitted = new Set(lexemes.filter(within).map((lexeme) => lexeme.id));
  const reportFor = (id: string, field: string, message: string): void => {
    if (admitted.has(id)) findings.push({ id, field, message });
  };
  for (const lexeme of lexemes) {
    if (!admitted.has(lexeme.id)) continue;
    const report: Report = (field, message) => reportFor(lexeme.id, field, message);
    checkParts(lexeme, report);
    checkOverrides(lexeme, report);
    checkGovernment(lexeme, report);
    checkSenses(lexeme, report);
    checkExamples(lexeme, index, report);
    for (const id of lexeme.related) {
      if (!index.byId(id)) report('related', `${id} is not in the lexicon`);
      if (id === lexeme.id) report('related', 'a word is not its own relative');
    }
  }
  checkDoubles(lexemes, reportFor);
  checkNotes(lexemes, reportFor);
  return findings;
};
