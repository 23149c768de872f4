// What the window's build lays out for the server: the picture beside a battle's link, from what a visitor may see of it.
// Built as one module that needs nothing (client/build/pictureMaker.ts); the stage's own needle sews it.
// Invariant: pure; the same view gives the same text.
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { forkSeed, randomFrom } from '@sigilla/engine/core/random.ts';
import { keepsakeWords } from '../realm/battle/keepsakeWords.ts';
import { ScoreBook } from '../stage/battlefield/ScoreBook.ts';
import { CARD, paintCard } from '../stage/battlefield/keepsake/card.ts';
import { greatestMoment } from '../stage/battlefield/keepsake/moments.ts';
import { Scene } from '../stage/battlefield/keepsake/scene.ts';
import { Brush } from '../stage/battlefield/paint/Brush.ts';
import { SvgSheet, WrittenPath } from '../stage/battlefield/paint/svgSheet.ts';

/** The picture as the text of an SVG, 1200 by 630; null while nobody has drawn up. */
export function linkPicture(view: BattleView): string | null {
  const { setup, rounds, report } = view;
  if (setup === null) return null;
  const { timeline } = new ScoreBook(setup).read(rounds);
  const last = timeline.rounds.at(-1);
  const words = keepsakeWords(
    view,
    setup,
    timeline.rounds.map(({ caption }) => caption),
  );
  const sheet = new SvgSheet();
  const random = randomFrom(forkSeed(timeline.deployment.seed, 'card'));
  const brush = new Brush(sheet, random, (d) => new WrittenPath(d));
  // Of a battle that is over its greatest round: an empty field says little.
  const told = timeline.rounds.toSorted((a, b) => fallenIn(b) - fallenIn(a))[0];
  const shown = report === null ? last : told;
  paintCard(
    brush,
    new Scene(timeline, 'day'),
    {
      names: words.names,
      result:
        report === null ? (last === undefined ? 'About to begin' : `Round ${last.round}`) : words.result,
      above: words.panels[shown === undefined ? 0 : shown.round]?.above ?? '',
    },
    shown === undefined ? 0 : greatestMoment(shown),
  );
  return sheet.written(CARD.width, CARD.height, words.names.join(' against '));
}

const fallenIn = ({ blows }: { readonly blows: readonly { readonly fallen: number }[] }): number =>
  blows.reduce((sum, { fallen }) => sum + fallen, 0);
