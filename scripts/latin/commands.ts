// The commands of `npm run latin`, one row each, and how a line of words is answered by them; a new command is one more row.
// `--json` answers with data, one line of JSON; a single `-` instead of words reads one request from each line of the input.
import type { Answer, Command } from './command.ts';
import { searchCommand, translateCommand } from './dictionary.ts';
import { validateCommand } from './lexicon.ts';
import { composeCommand, constructionsCommand, quizCommand } from './questions.ts';
import { analyseCommand, inflectCommand, parseCommand } from './words.ts';

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

type Say = (line: string) => void;

/** Says an answer; true when it was a success. */
const show = ({ success, lines, data }: Answer, asJson: boolean, say: Say): boolean => {
  if (asJson) say(JSON.stringify(data));
  else for (const line of lines) say(line);
  return success;
};

const usage = (say: Say): void => {
  for (const command of Object.values(COMMANDS))
    say(`npm run latin -- ${command.usage}\n    ${command.does}`);
  say('--json for programs; - instead of words reads one request a line from the standard input');
};

/** Does what the words ask, line by line what `input` does when they say so; answers the exit code. */
export const answerWords = async (
  given: readonly string[],
  input: () => AsyncIterable<string>,
  say: Say,
): Promise<number> => {
  const asJson = given.includes('--json');
  const [name = '', ...words] = given.filter((word) => word !== '--json');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined || (words.length === 0 && command.alone !== true)) {
    usage(say);
    return name === '' ? 0 : 1;
  }
  if (words.length !== 1 || words[0] !== '-') return show(await command.run(words), asJson, say) ? 0 : 1;
  let isSuccess = true;
  for await (const line of input())
    isSuccess = show(await command.run(line.trim().split(/\s+/)), asJson, say) && isSuccess;
  return isSuccess ? 0 : 1;
};
