// Latin at the command line: `npm run latin -- <command> …`; what there is, scripts/latin/commands.ts lists.
import { createInterface } from 'node:readline';
import { answerWords } from './latin/commands.ts';

// Whoever reads only the first lines, as `| head` does, has heard enough.
process.stdout.on('error', () => process.exit());

const lines = () => createInterface({ input: process.stdin });
process.exitCode = await answerWords(process.argv.slice(2), lines, (line) => {
  process.stdout.write(`${line}\n`);
});
