// Latin at the command line: `npm run latin -- <command> …`. One row per command; a new command is one more row.
import { readdirSync } from 'node:fs';
import { LEXICON_BATCHES } from '@sigilla/content/latin/lexicon/index.ts';
import type { LexemeInput } from '@sigilla/content/schema/lexeme.ts';
import { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import type { LatinQuestion, QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import { QUESTION_TYPES } from '@sigilla/content/schema/latinQuestion.ts';
import { forkSeed, randomFork, sha256Hex } from '@sigilla/engine/core/random.ts';
import type { Analysis } from '@sigilla/engine/latin/analyse.ts';
import { lemmaOf, wordsOf } from '@sigilla/engine/latin/analyse.ts';
import { describeFeatures } from '@sigilla/engine/latin/features.ts';
import { lexemeFromEntry } from '@sigilla/engine/latin/lexemeFromParts.ts';
import { paradigmTable, renderParadigmTable } from '@sigilla/engine/latin/paradigmTable.ts';
import { generateQuestion } from '@sigilla/engine/latin/questions/generate.ts';
import { grade } from '@sigilla/engine/latin/questions/grade.ts';
import { composeSentence } from '@sigilla/engine/latin/sentences/compose.ts';
import { validateLexicon } from '@sigilla/engine/latin/validateLexicon.ts';
import type { Word } from '@sigilla/engine/latin/word.ts';
import type { Command } from './latin/command.ts';
import { material, openIndex, say } from './latin/command.ts';
import { searchCommand, translateCommand } from './latin/dictionary.ts';

const showParadigm = (word: Word): void => say(renderParadigmTable(paradigmTable(word)));

/** `inflect amō` from the lexicon; `inflect rēx rēgis m`, `inflect laudō 1` from a dictionary's entry. */
const inflectCommand = (words: readonly string[]): number => {
  const [first = ''] = words;
  if (words.length === 1) {
    const index = openIndex();
    const byHeadword = index.byLemma(first);
    const found =
      byHeadword.length > 0
        ? byHeadword
        : [...new Set(index.analyse(first).map((analysis) => analysis.lexeme))];
    for (const lexeme of found) showParadigm(lexeme);
    if (found.length > 0) return 0;
  }
  const word = lexemeFromEntry(words.join(' '));
  if ('problem' in word) {
    say(word.problem);
    return 1;
  }
  showParadigm(word);
  return 0;
};

const showAnalysis = (analysis: Analysis): string =>
  `  ${analysis.form.text}${analysis.enclitic ? ` + -${analysis.enclitic}` : ''}: ${lemmaOf(analysis.lexeme)} (${analysis.lexeme.id}) ${describeFeatures(analysis.features)}${
    analysis.form.variant ? ` [${analysis.form.variant}]` : ''
  }  "${analysis.lexeme.senses[0]?.en.slice(0, 2).join(', ') ?? ''}"`;

/** Every reading of each word. */
const analyseCommand = (words: readonly string[]): number => {
  const index = openIndex();
  let unknown = 0;
  for (const word of words) {
    const readings = index.analyse(word);
    say(readings.length === 0 ? `${word}: not in the lexicon` : `${word}:`);
    for (const reading of readings) say(showAnalysis(reading));
    if (readings.length === 0) unknown += 1;
  }
  return unknown === 0 ? 0 : 1;
};

/** A sentence, word by word, one line each. */
const parseCommand = (words: readonly string[]): number => {
  const index = openIndex();
  for (const word of wordsOf(words.join(' '))) {
    const readings = index.analyse(word);
    const lines = readings.map(
      (reading) =>
        `${lemmaOf(reading.lexeme)} ${describeFeatures(reading.features) || reading.lexeme.pos}${reading.enclitic ? ` + -${reading.enclitic}` : ''}`,
    );
    say(`${word.padEnd(16)} ${lines.length === 0 ? '?' : [...new Set(lines)].join(' | ')}`);
  }
  return 0;
};

const LEXICON = new URL('../content/latin/lexicon/', import.meta.url);

/** Every batch file of the lexicon that can be read; a file that is being written and does not parse is named and left out. */
const readBatches = async (): Promise<ReadonlyMap<string, readonly LexemeInput[]>> => {
  const batches = new Map<string, readonly LexemeInput[]>();
  const files = readdirSync(LEXICON).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  for (const file of files.sort()) {
    const name = file.slice(0, -'.ts'.length);
    try {
      const module: Record<string, unknown> = await import(new URL(file, LEXICON).href);
      const entries = Object.values(module).find((value) => Array.isArray(value));
      batches.set(name, (entries ?? []) as readonly LexemeInput[]);
    } catch (error) {
      say(
        `${file} cannot be read and is left out: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return batches;
};

/** The validator over the whole lexicon or one batch; malformed entries are named one by one. */
const validateCommand = async (words: readonly string[]): Promise<number> => {
  const [batch] = words;
  const batches = await readBatches();
  if (batch !== undefined && !batches.has(batch)) {
    say(`no batch ${batch}; there are: ${[...batches.keys()].join(', ')}`);
    return 1;
  }
  let faults = 0;
  const lexemes: Lexeme[] = [];
  const within = new Set<string>();
  for (const [name, entries] of batches) {
    if (!Object.hasOwn(LEXICON_BATCHES, name)) say(`${name} is not in index.ts yet`);
    for (const entry of entries) {
      const read = Lexeme.safeParse(entry);
      if (read.success) lexemes.push(read.data);
      if (batch !== undefined && name !== batch) continue;
      within.add(entry.id);
      for (const issue of read.error?.issues ?? []) {
        say(`${entry.id}  ${issue.path.join('.')}: ${issue.message}`);
        faults += 1;
      }
    }
  }
  for (const finding of validateLexicon(lexemes, (lexeme) => within.has(lexeme.id))) {
    say(`${finding.id}  ${finding.field}: ${finding.message}`);
    faults += 1;
  }
  say(faults === 0 ? `${within.size} words, nothing to mend` : `${within.size} words, ${faults} to mend`);
  return faults === 0 ? 0 : 1;
};

/** A seed from whatever word is typed. */
const seedOf = (word: string | undefined): string => sha256Hex(word ?? '1').slice(0, 32);

const levelOf = (word: string | undefined): number => Math.min(10, Math.max(1, Number(word ?? '3') || 3));

const showQuestion = (question: LatinQuestion): void => {
  say(`${question.questionType}, ${'*'.repeat(question.difficulty)}  (${question.conceptTags.join(', ')})`);
  if (question.questionType === 'cultural_context') {
    const { latin, translation, author, work } = question.primarySource;
    say(`  ${question.backgroundText}\n  "${latin}" (${translation}) – ${author}, ${work}`);
  }
  if (question.questionType === 'dialogue_completion') {
    say(`  ${question.scenario}`);
    for (const { speaker, text, translation, hints } of question.dialogue)
      say(`  ${speaker}: ${text}  (${translation})${hints.length > 0 ? `  hints: ${hints.join(' ')}` : ''}`);
  }
  if (question.questionType === 'creative_composition')
    say(
      `  ${question.writingPrompt}\n  At least ${question.minimumWords} words, with: ${question.requiredVocabulary.join(', ')}`,
    );
  say(`  ${question.questionText}`);
  if (question.questionType === 'multiple_choice')
    for (const option of question.multipleChoiceOptions) say(`    ( ) ${option}`);
  if (question.questionType === 'text_reconstruction') say(`    ${question.scrambledWords.join(' / ')}`);
};

const isType = (word: string): word is QuestionType => (QUESTION_TYPES as readonly string[]).includes(word);

/** `quiz translation 5 seed`, and with a fourth word an answer to be graded. */
const quizCommand = (words: readonly string[]): number => {
  const [type = 'multiple_choice', level, seed, ...answer] = words;
  const wanted = QUESTION_TYPES.find((name) => name.startsWith(type));
  if (!isType(type) && !wanted) {
    say(`no type ${type}; there are: ${QUESTION_TYPES.join(', ')}`);
    return 1;
  }
  const stuff = material();
  const question = generateQuestion({
    material: stuff,
    seed: seedOf(seed),
    type: wanted ?? 'multiple_choice',
    level: levelOf(level),
    generatedAt: new Date().toISOString(),
  });
  if (!question) {
    say('nothing could be made of the lexicon as it is');
    return 1;
  }
  showQuestion(question);
  if (answer.length > 0) {
    const verdict = grade({ index: stuff.index, question, answer: answer.join(' ') });
    say(`  > ${answer.join(' ')}\n  ${verdict.verdict}, ${verdict.score} of 100. ${verdict.explanation}`);
    return 0;
  }
  say(`  = ${question.correctAnswer}\n  ${question.explanation}`);
  return 0;
};

/** Ten composed sentences with their English. */
const composeCommand = (words: readonly string[]): number => {
  const [level, seed, ...focus] = words;
  const { index, frames } = material();
  for (let at = 0; at < 10; at += 1) {
    const random = randomFork(forkSeed(seedOf(seed), 'translate'), at);
    const sentence = composeSentence({
      index,
      frames,
      random,
      level: levelOf(level),
      ...(focus.length > 0 ? { focus: focus.join(' ') } : {}),
    });
    if (sentence) say(`${sentence.latin}\n    ${sentence.english}   [${sentence.tree.frame}]`);
  }
  return 0;
};

const COMMANDS: Readonly<Record<string, Command>> = {
  inflect: {
    usage: 'inflect WORD | PART PART … [m|f|n]',
    does: 'every form of a word of the lexicon, or of any word from its principal parts',
    run: inflectCommand,
  },
  analyse: { usage: 'analyse FORM …', does: 'every reading of a form', run: analyseCommand },
  parse: { usage: 'parse SENTENCE', does: 'a sentence word by word', run: parseCommand },
  validate: {
    usage: 'validate [BATCH]',
    does: 'what is wrong with the lexicon, or with one batch of it',
    run: validateCommand,
  },
  quiz: {
    usage: 'quiz [TYPE] [LEVEL] [SEED] [ANSWER …]',
    does: 'a question of a type and skill level with its key, or the grading of an answer to it',
    run: quizCommand,
  },
  compose: {
    usage: 'compose [LEVEL] [SEED] [CONSTRUCTION]',
    does: 'ten composed sentences with their English',
    run: composeCommand,
  },
  search: {
    usage: 'search WORD …',
    does: 'dictionary entries by Latin headword, by any form, or by English',
    run: searchCommand,
  },
  translate: {
    usage: 'translate ENGLISH …',
    does: 'English to Latin, with confidence and alternatives',
    run: translateCommand,
  },
};

/** Commands that need no word after them. */
const ALONE = new Set(['validate', 'quiz', 'compose']);

const [name = '', ...words] = process.argv.slice(2);
const command = COMMANDS[name];
if (command && (words.length > 0 || ALONE.has(name))) process.exitCode = await command.run(words);
else {
  for (const { usage, does } of Object.values(COMMANDS)) say(`npm run latin -- ${usage}\n    ${does}`);
  process.exitCode = name === '' || command ? 0 : 1;
}
