// A Latin answer that says with its author's words, or others for them, what he said in other forms: words are linked wherever they stand, both texts are read by
// their forms, and then it is asked whether the same is told of the same. Looked for last, where nothing nearer to the author's words was found.
import type { Analysis, LatinIndex } from '../../../analyse.ts';
import { englishTokens } from '../../../reading/english.ts';
import { changesRole } from '../../changesRole.ts';
import type { Prompt } from '../../judgingFor.ts';
import type { Sayings } from '../../towards/latinSayings.ts';
import { saysSame } from './compare.ts';
import type { Link } from './links.ts';
import { coversOf, MOST_MORE } from './links.ts';
import { isSmall } from './small.ts';
import { spokenIn } from './spoken.ts';
import type { Part } from './text.ts';
import type { Told } from './told.ts';
import { toldIn } from './told.ts';
import type { Word } from './words.ts';
import { wordsIn } from './words.ts';

/** How long a text is held against the other, and how many ways of linking are weighed. */
const MOST_WORDS = 40;
const MOST_COVERS = 8;

/** The words of one side with the numbers of their links, and what is linked with nothing as the small word that it may be. */
const partsOf = (words: readonly Word[], links: readonly Link[], isMine: boolean): readonly Part[] =>
  words.map((word, at) => {
    const id = links.findIndex((link) => (isMine ? link.mine : link.theirs) === at);
    const link = links[id];
    return link
      ? {
          ...word,
          id,
          readings: isMine ? link.myReadings : link.theirReadings,
          isQuality: link.like.isQuality === true,
        }
      : {
          ...word,
          id: undefined,
          readings: word.readings.filter(({ lexeme }) => isSmall(lexeme) || lexeme.id === 'sum_v'),
        };
  });

/** Est, sunt: what a saying without a verb leaves out. */
const isPlainlyThere = ({ lexeme: { id }, features: { person, tense, mood } }: Analysis): boolean =>
  id === 'sum_v' && person === 3 && tense === 'pres' && mood === 'ind';

const isLinkedOrSmall = ({ id, readings }: Part): boolean =>
  id !== undefined || readings.some(({ lexeme }) => isSmall(lexeme));

const isFinite = ({ readings }: Part): boolean =>
  readings.some(({ features: { person } }) => person !== undefined);

/** How many words are linked with nothing that say something, but for a "to be" that the other side leaves out. */
const unlinked = (words: readonly Word[], parts: readonly Part[], told: Told, isBare: boolean): number =>
  parts.filter(
    ({ id, readings }, at) =>
      id === undefined &&
      !words[at]?.readings.some(({ lexeme }) => isSmall(lexeme)) &&
      !(isBare && readings.some(isPlainlyThere)) &&
      !(told.states.size > 1 && readings.every(({ features }) => features.person !== undefined)),
  ).length;

/** In which voice, person and number the deeds of a text stand. */
const deedOf = (words: readonly Word[]): string =>
  words
    .flatMap(({ readings }) => {
      const verb = readings.find(({ features: { person } }) => person !== undefined);
      const { voice = '', person, number = '' } = verb?.features ?? {};
      return person === undefined ? [] : [`${voice} ${String(person)} ${number}`];
    })
    .join(', ');

/** Whether a Latin answer says what one of the references says. */
export const saysLatinGist = (
  index: LatinIndex,
  answer: string,
  { references, prompt }: Prompt,
  sayings: Sayings,
): boolean => {
  const words = englishTokens(prompt);
  const english = { words, sayings, spoken: spokenIn(words) };
  const ours = wordsIn(index, answer);
  const isSaid = (mine: readonly Word[], theirs: readonly Word[]): boolean => {
    if (mine.length > MOST_WORDS || theirs.length > MOST_WORDS) return false;
    let tried = 0;
    const isTold = deedOf(mine) === deedOf(theirs);
    const sentence = theirs.map(({ readings }) => readings);
    // Both tell it by one form of the verb: what the author's word is by its place, the answer's is by its form.
    const isMoved = ({ mine: own, theirs: place, isSame, theirReadings }: Link): boolean =>
      isTold &&
      !isSame &&
      theirReadings.some(({ features }) => features.case !== undefined) &&
      changesRole(mine[own]?.readings ?? [], sentence, place, prompt);
    for (const links of coversOf(mine, theirs, english)) {
      if (links.some(isMoved)) continue;
      const [here, there] = [partsOf(mine, links, true), partsOf(theirs, links, false)];
      const sides = {
        links,
        mine: toldIn(here),
        theirs: toldIn(there),
        myWords: mine,
        theirWords: theirs,
        prompt,
      };
      const isOneSided = [here, there].some((parts) => parts.every(isLinkedOrSmall));
      const isWhole =
        isOneSided &&
        unlinked(mine, here, sides.mine, !there.some(isFinite)) <= MOST_MORE &&
        unlinked(theirs, there, sides.theirs, false) === 0;
      if (isWhole && saysSame(sides)) return true;
      tried += 1;
      if (tried === MOST_COVERS) break;
    }
    return false;
  };
  return references.some((reference) =>
    wordsIn(index, reference).some((theirs) => ours.some((mine) => isSaid(mine, theirs))),
  );
};
