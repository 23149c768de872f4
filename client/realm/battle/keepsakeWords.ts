// What is written on a battle's pictures: who, where and when, how it ended, and what is said of each panel; and what such a file is called.
// Invariant: nothing that whoever has the battle before them may not read.
import { captionFor, endLine } from '@sigilla/content/texts/captions.ts';
import type { CaptionPick } from '@sigilla/engine/battle/captions.ts';
import { opposite } from '@sigilla/engine/battle/setup.ts';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { groundWord } from '../groundText.ts';
import { bare } from '../../ui/bareText.ts';
import { worldDayText } from '../../ui/timeText.ts';
import { endingWords, skyWords } from './words.ts';

type Told = Pick<
  BattleView,
  'attacker' | 'defender' | 'terrain' | 'timeOfDay' | 'weather' | 'settledAt' | 'acceptedAt' | 'report'
>;

export interface KeepsakeWords {
  readonly names: readonly [string, string];
  readonly where: string;
  readonly result: string;
  readonly victor: string | null;
  readonly panels: readonly { readonly above: string; readonly below: string }[];
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of a finished battle's long picture, `captions` being those of its rounds and `left` whose host stands on the left. */
export function keepsakeWords(
  battle: Told,
  setup: BattleSetup,
  captions: readonly (CaptionPick | null)[],
  left: Side = 'attacker',
): KeepsakeWords {
  const { report } = battle;
  const when = battle.settledAt ?? battle.acceptedAt;
  const ending = report === null ? null : endingWords(setup, report);
  const victor = report === null || report.winner === 'none' ? null : battle[report.winner].kingdomName;
  const said = captions.map((pick) => (pick === null ? null : captionFor(pick)));
  const rounds = said.map((caption, i) => ({
    above: caption?.latin ?? '',
    below: `Round ${i + 1}${caption === null ? '' : `: ${caption.english}`}`,
  }));
  return {
    names: [battle[left].kingdomName, battle[opposite(left)].kingdomName],
    where: [
      ...(when === null ? [] : [worldDayText(when)]),
      groundWord(battle.terrain),
      ...skyWords(battle),
    ].join(' · '),
    result: ending?.headline ?? 'Still being fought',
    victor,
    panels: [
      { above: 'Hīc exercitūs conveniunt', below: 'Here the hosts meet' },
      ...rounds,
      {
        above: victor === null ? 'Hīc neutrī vīcērunt' : endLine(victor).latin.join(' '),
        below: ending === null ? '' : sentenceCase(ending.sentence),
      },
    ],
  };
}

const fileWord = (name: string): string =>
  bare(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** A file's name: who fought whom, and on which day. */
export const keepsakeFile = (
  { attacker, defender, settledAt, acceptedAt }: Told,
  ending: 'png' | 'svg' | 'webm',
): string => {
  const when = settledAt ?? acceptedAt;
  const day = when === null ? [] : [new Date(when).toISOString().slice(0, 10)];
  return `${['sigilla', fileWord(attacker.kingdomName), fileWord(defender.kingdomName), ...day].join('-')}.${ending}`;
};
