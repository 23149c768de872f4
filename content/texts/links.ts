// What is said of a battle, and of the whole game, where a link to it is shown: a title, and one sentence.
// Invariant: of a battle under way no more than how many rounds were fought.
import { plural } from './sentence.ts';

/** The title under which the game’s own address is shown. */
export const SITE_TITLE = 'Sigilla: rule a realm, win it live, learn its tongue';

/** The sentence under it. */
export const SITE_DESCRIPTION =
  'Kingdoms ruled in turns, battles that anyone may watch and check blow by blow, and an academy whose Latin earns the turns. A guest is in with one press.';

/** What the picture beside them shows. */
export const SITE_PICTURE = 'The last battle of the realm, as an embroidered hanging';

/** The title under which a battle’s address is shown where somebody has posted it. */
export const linkTitle = (attacker: string, defender: string): string => `${attacker} against ${defender}`;

/** The sentence under the title. `where` reads "on the plains". */
export const linkDescription = ({
  stands,
  rounds,
  where,
  victor,
}: {
  readonly stands: 'gathering' | 'fought' | 'over';
  readonly rounds: number;
  readonly where: string;
  readonly victor: string | null;
}): string => {
  const fought = `${rounds} ${plural(rounds, 'round')}`;
  switch (stands) {
    case 'gathering':
      return `Two hosts are on their way to the same field, ${where}. Come and look on.`;
    case 'fought':
      return rounds === 0
        ? `Two hosts stand in their ranks ${where}, and nobody has struck yet. Anyone may watch from the hill.`
        : `Being fought now ${where}, ${fought} in. Anyone may watch from the hill.`;
    case 'over':
      return victor === null
        ? `Fought ${where} for ${fought}, and nobody won. Anyone may watch it again.`
        : `${victor} won ${where}, in ${fought}. Anyone may watch it again.`;
  }
};
