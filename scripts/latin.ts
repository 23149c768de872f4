// Latin at the command line: `npm run latin -- <command> …`. One row per command; a new command is one more row.
// `--json` answers with data, one line of JSON; a single `-` instead of words reads one request from each line of the standard input.
import { createInterface } from 'node:readline';
import type { Answer, Command } from './latin/command.ts';
import { searchCommand, translateCommand } from './latin/dictionary.ts';
import { validateCommand } from './latin/lexicon.ts';
import { composeCommand, constructionsCommand, quizCommand } from './latin/questions.ts';
import { analyseCommand, inflectCommand, parseCommand } from './latin/words.ts';

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
    alone: true,
    run: validateCommand,
  },
  quiz: {
    usage: 'quiz [TYPE] [LEVEL] [SEED] [ANSWER …]',
    does: 'a question of a type and skill level with its key, or the grading of an answer to it',
    alone: true,
    run: quizCommand,
  },
  compose: {
    usage: 'compose [LEVEL] [SEED] [CONSTRUCTION]',
    does: 'ten composed sentences with their English',
    alone: true,
    run: composeCommand,
  },
  constructions: {
    usage: 'constructions [LEVEL]',
    does: 'what sentences can be made of, with the level from which each is met',
    alone: true,
    run: constructionsCommand,
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

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Shows an answer; true when it was a success. */
const show = ({ success, lines, data }: Answer, asJson: boolean): boolean => {
  if (asJson) say(JSON.stringify(data));
  else for (const line of lines) say(line);
  return success;
};

const usage = (): void => {
  for (const command of Object.values(COMMANDS))
    say(`npm run latin -- ${command.usage}\n    ${command.does}`);
  say('--json for programs; - instead of words reads one request a line from the standard input');
};

// Whoever reads only the first lines, as `| head` does, has heard enough.
process.stdout.on('error', () => process.exit());

const given = process.argv.slice(2);
const asJson = given.includes('--json');
const [name = '', ...words] = given.filter((word) => word !== '--json');
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

if (command && words.length === 1 && words[0] === '-') {
  let isSuccess = true;
  for await (const line of createInterface({ input: process.stdin }))
    isSuccess = show(await command.run(line.trim().split(/\s+/)), asJson) && isSuccess;
  process.exitCode = isSuccess ? 0 : 1;
} else if (command && (words.length > 0 || command.alone)) {
  process.exitCode = show(await command.run(words), asJson) ? 0 : 1;
} else {
  usage();
  process.exitCode = name === '' ? 0 : 1;
}
