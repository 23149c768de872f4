// Every word of the lexicon, gathered from the batches. Principal parts only: the engine inflects.
// Add a batch: import it and put it in `LEXICON_BATCHES` under its file's name.
import { z } from 'zod';
import type { LexemeInput } from '../../schema/lexeme.ts';
import { Lexeme } from '../../schema/lexeme.ts';
import { englishSynonymsOf } from '../englishSynonyms.ts';
import { additions } from './additions.ts';
import { adjectives } from './adjectives.ts';
import { commonReading } from './commonReading.ts';
import { feastsAndNames } from './feastsAndNames.ts';
import { courseWords } from './courseWords.ts';
import { houseAndTable } from './houseAndTable.ts';
import { compoundVerbs } from './compoundVerbs.ts';
import { shadesOfMeaning } from './shadesOfMeaning.ts';
import { bodyAndBeasts } from './bodyAndBeasts.ts';
import { peopleAndDeeds } from './peopleAndDeeds.ts';
import { everydayVerbs } from './everydayVerbs.ts';
import { hangingWords } from './hangingWords.ts';
import { coreAdjectives } from './coreAdjectives.ts';
import { coreList } from './coreList.ts';
import { coreNouns } from './coreNouns.ts';
import { coreNumerals } from './coreNumerals.ts';
import { corePronouns } from './corePronouns.ts';
import { coreVerbs } from './coreVerbs.ts';
import { names } from './names.ts';
import { monthsAndTrades } from './monthsAndTrades.ts';
import { moreWords } from './moreWords.ts';
import { nounsAtoC } from './nounsAtoC.ts';
import { nounsDtoM } from './nounsDtoM.ts';
import { nounsNtoZ } from './nounsNtoZ.ts';
import { playersWords } from './playersWords.ts';
import { readersWords } from './readersWords.ts';
import { schoolLists } from './schoolLists.ts';
import { smallWords } from './smallWords.ts';
import { tavernWords } from './tavernWords.ts';
import { verbsAtoL } from './verbsAtoL.ts';
import { verbsMtoZ } from './verbsMtoZ.ts';
import { wordsOfRhetoric } from './wordsOfRhetoric.ts';
import { wordsOfSources } from './wordsOfSources.ts';

export const LEXICON_BATCHES: Readonly<Record<string, readonly LexemeInput[]>> = {
  adjectives,
  coreVerbs,
  corePronouns,
  coreNumerals,
  coreNouns,
  coreList,
  coreAdjectives,
  moreWords,
  nounsAtoC,
  nounsDtoM,
  nounsNtoZ,
  names,
  smallWords,
  verbsAtoL,
  verbsMtoZ,
  additions,
  schoolLists,
  readersWords,
  playersWords,
  monthsAndTrades,
  tavernWords,
  wordsOfSources,
  commonReading,
  hangingWords,
  wordsOfRhetoric,
  feastsAndNames,
  courseWords,
  everydayVerbs,
  peopleAndDeeds,
  bodyAndBeasts,
  shadesOfMeaning,
  compoundVerbs,
  houseAndTable,
};

let lexemes: readonly Lexeme[] | undefined;

/** The whole lexicon, checked against its schema at the first call and then remembered. Throws when an entry is malformed. */
export const readLexicon = (): readonly Lexeme[] => {
  lexemes ??= z
    .array(Lexeme)
    .parse(Object.values(LEXICON_BATCHES).flat())
    .map((lexeme) => ({ ...lexeme, also: [...new Set([...lexeme.also, ...englishSynonymsOf(lexeme)])] }));
  return lexemes;
};
