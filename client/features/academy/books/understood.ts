// What a translation was understood as, word by word, out of the sentence in which the engine tells it.

/** "rēx: subject, …; dat: third person …" a word to a line, without what has been `said` before; prose stays as it is. */
export const understood = (told: string, said = ''): string =>
  told
    .split(/; (?=\S+: )/)
    .filter((word) => !said.includes(word))
    .join(';\n');
