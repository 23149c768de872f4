// The challenges of the day. Which is drawn on which day is the realm's secret (engine/honors/challenge.ts); whoever stands below `minLevel` is
// given the next that suits them. What each pays and why: docs/RULES.md, "Challenges and feasts".
import { z } from 'zod';
import { ChallengeKind } from '../schema/challenge.ts';
import type { QuestionType } from '../schema/latinQuestion.ts';

const MINUTE = 60;

interface Wanted {
  readonly scrolls: number;
  readonly minutes?: number;
  readonly accuracy?: number;
  readonly run?: number;
}

const BONUS = { easy: 8, medium: 15, hard: 25 } as const;

/** A challenge in one line each: what counts, what is wanted, what it is called, what stays. */
const challenge = (
  [id, name, icon]: readonly [string, string, string],
  difficulty: ChallengeKind['difficulty'],
  [minLevel, types]: readonly [number, readonly QuestionType[]],
  { scrolls, minutes, accuracy, run }: Wanted,
  description: string,
  badge: string,
): ChallengeKind => ({
  id,
  name,
  icon,
  difficulty,
  description,
  types: [...types],
  minLevel,
  questionsToComplete: scrolls,
  timeLimit: minutes === undefined ? null : minutes * MINUTE,
  minAccuracy: accuracy ?? null,
  requiredStreak: run ?? null,
  bonusTurns: BONUS[difficulty],
  badge,
});

const ANY: readonly QuestionType[] = [];
const CHOICE: readonly QuestionType[] = ['multiple_choice'];
const TRANSLATION: readonly QuestionType[] = ['translation'];
const SHORT: readonly QuestionType[] = ['type_response'];
const DIALOGUE: readonly QuestionType[] = ['dialogue_completion'];
const ORDER: readonly QuestionType[] = ['text_reconstruction'];
const CHANGE: readonly QuestionType[] = ['grammar_transformation'];
const CULTURE: readonly QuestionType[] = ['cultural_context'];
const COMPOSE: readonly QuestionType[] = ['creative_composition'];

const challenges: readonly ChallengeKind[] = [
  // Easy: an evening's ordinary work, with a flourish
  challenge(['small-change', 'Small change', 'coin'], 'easy', [1, ANY], { scrolls: 5 },
    'Five scrolls of any kind. The money-changer counts with you, under his breath.', 'A worn copper as'),
  challenge(['first-cup', 'Before the first cup', 'cup'], 'easy', [1, CHOICE], { scrolls: 4, accuracy: 50 },
    'Four lettered questions, half of them right, and only then the wine.', 'A clay cup'),
  challenge(['cobbler', 'The cobbler’s last', 'sandal'], 'easy', [1, SHORT], { scrolls: 3 },
    'Three short answers. He says that shoes are harder, but then he would.', 'A hobnail'),
  challenge(['postcard', 'A line from Baiae', 'letter'], 'easy', [1, TRANSLATION], { scrolls: 3, accuracy: 60 },
    'Three translations. The water is warm, the company mixed, and the letter must go with the noon boat.', 'A shell from Baiae'),
  challenge(['crossing', 'Crossing the street', 'milestone'], 'easy', [1, ANY], { scrolls: 4, run: 2 },
    'Four scrolls, two right ones after each other. Stepping-stones are placed just so far apart.', 'A stepping-stone'),
  challenge(['spilt-letters', 'Spilt letters', 'pot'], 'easy', [1, ORDER], { scrolls: 3 },
    'Three sentences have fallen down the stairs. Put their words in order.', 'A letter of boxwood'),
  challenge(['neighbours', 'Good neighbours', 'birds'], 'easy', [1, DIALOGUE], { scrolls: 2 },
    'Two conversations over the wall. One is about the rooster.', 'A borrowed ladle'),
  challenge(['lunch', 'Standing lunch', 'fish'], 'easy', [1, ANY], { scrolls: 5, minutes: 20 },
    'Five scrolls in twenty minutes, leaning on the counter like everybody else.', 'A counter-stone'),
  challenge(['water-carrier', 'Up from the fountain', 'jar'], 'easy', [1, ANY], { scrolls: 6 },
    'Six scrolls, one for every flight of stairs to the top of the tenement.', 'A bucket-hook'),
  challenge(['sparrow', 'Lesbia’s sparrow', 'wing'], 'easy', [1, TRANSLATION], { scrolls: 4 },
    'Four translations, as light as you can make them. Someone is fond of that bird.', 'A feather'),
  challenge(['baker', 'The baker’s dozen, nearly', 'basket'], 'easy', [1, CHOICE], { scrolls: 6, accuracy: 50 },
    'Six lettered questions while the loaves are in. Half of them right will do.', 'A crust with a stamp'),
  challenge(['umbra', 'In the shade', 'tree'], 'easy', [1, ANY], { scrolls: 3, accuracy: 66 },
    'Three scrolls, two of them right, under the fig tree and in no hurry.', 'A fig leaf'),

  // Medium: something to aim at
  challenge(['ablative-gate', 'Ablative at the gate', 'gate'], 'medium', [1, ANY], { scrolls: 8, minutes: 16, accuracy: 75 },
    'Eight scrolls in sixteen minutes, three in four right: with whom, from where, by what road.', 'A gate-pass'),
  challenge(['twins', 'The twins and the wolf', 'wolf'], 'medium', [1, ANY], { scrolls: 6, run: 4 },
    'Six scrolls, four in a row right. The twins were fed one after the other, too.', 'A tuft of grey fur'),
  challenge(['market-day', 'Market day', 'scales'], 'medium', [1, CHOICE], { scrolls: 8, accuracy: 75 },
    'Eight lettered questions, three in four right. Prod the melons before you choose.', 'A bronze weight'),
  challenge(['interpreter', 'The interpreter', 'tongues'], 'medium', [1, TRANSLATION], { scrolls: 6, accuracy: 66 },
    'Six translations, two thirds right. Both embassies are armed, so take care with the pronouns.', 'An envoy’s ring'),
  challenge(['schoolroom', 'The flogging schoolmaster', 'fist'], 'medium', [1, SHORT], { scrolls: 6, accuracy: 66 },
    'Six short answers, two thirds right. Horace remembered his teacher for his blows; yours only sighs.', 'A blunted ferule'),
  challenge(['mosaic-floor', 'The mosaic floor', 'mosaic'], 'medium', [1, ORDER], { scrolls: 5, accuracy: 60 },
    'Five texts to be laid in order. Beware of the dog, who is part of the floor.', 'A black tessera'),
  challenge(['comedy', 'Two acts of Plautus', 'mask'], 'medium', [1, DIALOGUE], { scrolls: 4, accuracy: 75 },
    'Four conversations, three of them right. The clever slave has most of the lines, as ever.', 'A comic mask'),
  challenge(['courier', 'The imperial post', 'horse'], 'medium', [1, ANY], { scrolls: 7, minutes: 10 },
    'Seven scrolls in ten minutes. The horses are changed at every milestone, and you are not.', 'A courier’s tablet'),
  challenge(['smithy', 'Sparks', 'anvil'], 'medium', [3, CHANGE], { scrolls: 4, accuracy: 50 },
    'Four sentences to be changed, half of them cleanly. Strike while the verb is hot.', 'A bent nail'),
  challenge(['tour', 'The guide to the city', 'temple'], 'medium', [3, CULTURE], { scrolls: 3, accuracy: 66 },
    'Three passages of Roman life, two of them right. Keep together, and mind the cart.', 'A lead token'),
  challenge(['senate', 'A quorum', 'bust'], 'medium', [1, ANY], { scrolls: 9, accuracy: 66 },
    'Nine scrolls, two thirds right. The senators vote by walking to one side, and some have to be woken.', 'A thread of purple'),
  challenge(['pilot', 'Between Scylla and Charybdis', 'ship'], 'medium', [1, TRANSLATION], { scrolls: 5, run: 3 },
    'Five translations, three in a row right. Neither too free nor too close.', 'A length of rope'),
  challenge(['guessing-not', 'No dice', 'dice'], 'medium', [1, CHOICE], { scrolls: 6, run: 5 },
    'Six lettered questions, five in a row right. Nobody has ever diced that well.', 'A loaded die'),

  // Hard: worth telling of at supper
  challenge(['thermopylae', 'The narrow pass', 'spear'], 'hard', [1, ANY], { scrolls: 10, run: 8 },
    'Ten scrolls, eight in a row right. In the shade, if there are enough arrows.', 'A dented boss'),
  challenge(['marathon', 'The long run', 'sandal'], 'hard', [1, ANY], { scrolls: 20, accuracy: 70 },
    'The whole rack of twenty, seven in ten right, in one go. You may announce the victory afterwards.', 'A sprig of wild olive'),
  challenge(['chariot', 'Seven times around', 'chariot'], 'hard', [1, ANY], { scrolls: 7, minutes: 7, accuracy: 70 },
    'Seven scrolls in seven minutes, seven in ten right. The turning-posts are where it happens.', 'A green ribbon'),
  challenge(['sphinx', 'The riddle at the gate', 'sphinx'], 'hard', [1, SHORT], { scrolls: 8, accuracy: 87 },
    'Eight short answers, and room for a single slip. She is patient, and hungry.', 'A claw'),
  challenge(['sibyl', 'Leaves of the Sibyl', 'leaf'], 'hard', [1, ORDER], { scrolls: 6, accuracy: 83 },
    'Six texts to put in order, five of them right, before the wind comes in at the door.', 'A written leaf'),
  challenge(['jerome', 'The desk of Jerome', 'lion'], 'hard', [3, TRANSLATION], { scrolls: 10, accuracy: 80 },
    'Ten translations, four in five right. The lion may stay, if it stays quiet.', 'A thorn'),
  challenge(['orator', 'Against Catiline', 'bust'], 'hard', [6, COMPOSE], { scrolls: 2, accuracy: 100 },
    'Two compositions, both accepted. How long, you may ask, and the answer is: as long as the scroll says.', 'A rostrum’s splinter'),
  challenge(['vulcan', 'Under Etna', 'hammer'], 'hard', [4, CHANGE], { scrolls: 7, accuracy: 71 },
    'Seven sentences to be changed, five of them cleanly. The heat is included.', 'A flake of obsidian'),
  challenge(['polymath', 'Pliny’s evening', 'volcano'], 'hard', [4, ['cultural_context', 'translation']], { scrolls: 8, accuracy: 75 },
    'Eight passages and translations, three in four right. He read even in the bath; you may sit.', 'A pumice stone'),
  challenge(['spotless', 'The toga candida', 'comb'], 'hard', [1, ANY], { scrolls: 8, accuracy: 100 },
    'Eight scrolls, and not one of them wrong. Candidates whitened theirs with chalk.', 'A piece of chalk'),
]; // prettier-ignore

/** Every challenge of the day, checked. */
export const readChallenges = (): readonly ChallengeKind[] => z.array(ChallengeKind).parse(challenges);
