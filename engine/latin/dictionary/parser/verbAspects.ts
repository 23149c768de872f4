// Which English verbs tell of something that happens once, and which of what is over when it "is" done. Word lists, read by the verb parser.

/** What with "was" is told as a thing that happened. */
export const HAPPENING = new Set(['be born', 'be made', 'be done', 'be defeated', 'be married']);

/** What "is" done when it has been: the battle is won, the gate is shut. */
export const FINISHED = new Set(
  'win lose close shut finish end complete break make lock tie write ruin defeat destroy settle decide prepare betray surround wound kill build steal cast do arm conquer free save doom'.split(
    ' ',
  ),
);

/** What it costs to take such a word for what is done to somebody. */
export const AS_QUALITY = 0.9;
