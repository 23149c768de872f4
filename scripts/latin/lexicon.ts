// `npm run latin -- validate`: the lexicon as its authors have it on disk, batch by batch, half-written files included.
import { readdirSync } from 'node:fs';
import { LEXICON_BATCHES } from '@sigilla/content/latin/lexicon/index.ts';
import type { LexemeInput } from '@sigilla/content/schema/lexeme.ts';
import { Lexeme } from '@sigilla/content/schema/lexeme.ts';
import { validateLexicon } from '@sigilla/engine/latin/academy.ts';
import type { Answer } from './command.ts';
import { failure } from './command.ts';
import { errorText } from '@sigilla/server/errorText.ts';

const LEXICON = new URL('../../content/latin/lexicon/', import.meta.url);

type Batches = {
  readonly batches: ReadonlyMap<string, readonly LexemeInput[]>;
  /** Files that could not be read, and why. */
  readonly left: readonly string[];
};

const readBatches = async (): Promise<Batches> => {
  const batches = new Map<string, readonly LexemeInput[]>();
  const left: string[] = [];
  const files = readdirSync(LEXICON).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  for (const file of files.sort()) {
    try {
      const module: Record<string, unknown> = await import(new URL(file, LEXICON).href);
      const entries = Object.values(module).find((value) => Array.isArray(value));
      batches.set(file.slice(0, -'.ts'.length), (entries ?? []) as readonly LexemeInput[]);
    } catch (error) {
      const why = errorText(error);
      left.push(`${file} cannot be read and is left out: ${why}`);
    }
  }
  return { batches, left };
};

/** The validator over the whole lexicon or one batch; malformed entries are named one by one. */
export const validateCommand = async ([batch]: readonly string[]): Promise<Answer> => {
  const { batches, left } = await readBatches();
  if (batch !== undefined && !batches.has(batch))
    return failure(`no batch ${batch}; there are: ${[...batches.keys()].join(', ')}`);
  const remarks = [...left];
  const faults: { readonly id: string; readonly field: string; readonly message: string }[] = [];
  const lexemes: Lexeme[] = [];
  const within = new Set<string>();
  for (const [name, entries] of batches) {
    if (!Object.hasOwn(LEXICON_BATCHES, name)) remarks.push(`${name} is not in index.ts yet`);
    for (const entry of entries) {
      const read = Lexeme.safeParse(entry);
      if (read.success) lexemes.push(read.data);
      if (batch !== undefined && name !== batch) continue;
      within.add(entry.id);
      for (const { path, message } of read.error?.issues ?? [])
        faults.push({ id: entry.id, field: path.join('.'), message });
    }
  }
  faults.push(...validateLexicon(lexemes, (lexeme) => within.has(lexeme.id)));
  return {
    success: faults.length === 0,
    lines: [
      ...remarks,
      ...faults.map(({ id, field, message }) => `${id}  ${field}: ${message}`),
      `${within.size} words, ${faults.length === 0 ? 'nothing' : faults.length} to mend`,
    ],
    data: { words: within.size, remarks, faults },
  };
};
