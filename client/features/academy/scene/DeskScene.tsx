// The scriptorium as a desk one sits down at. Everything in it is information: the rack is the day's scrolls, the wheel the month, the lamp
// the streak, the codex the words learned, the shelf the books, the model the Memory Palace, the banner one's standing.
// Composed twice: wide, and tall for a phone; only one of the two is there for eyes, hands and readers of the screen.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Codex } from './Codex.tsx';
import { counted } from '../../../ui/numberText.ts';
import type { LearnedWord } from './Codex.tsx';
import { tally } from '../scrolls/tally.ts';
import type { Scrolls } from '../scrolls/tally.ts';
import { Lamp } from './Lamp.tsx';
import { MonthWheel } from './MonthWheel.tsx';
import { HonoursBanner, Palace } from './Palace.tsx';
import { Pressed, Ribbon } from './parts.tsx';
import { Rack } from './Rack.tsx';
import { DeskTop, Wall, Window } from './Room.tsx';
import { Shelf } from './Shelf.tsx';
import { Cat, InkHorn } from './StillLife.tsx';
import styles from './scene.module.css';

export interface DeskState {
  /** The hour outside, 0 to 23. */
  readonly hour: number;
  /** How each of the day's scrolls that is done was judged, in their order. */
  readonly scrolls: Scrolls;
  readonly limit: number;
  /** The learner's own day, `2026-11-22`. */
  readonly today: string;
  readonly streak: {
    readonly days: number;
    readonly lastDay: string | null;
    readonly activeToday: boolean;
  };
  readonly due: number;
  /** The latest last. */
  readonly words: readonly LearnedWord[];
  readonly totalWords: number;
  /** The medals earned, and where they hang. */
  readonly honors: { readonly earned: number; readonly at: string | null };
  /** Where the rack and the palace lead; null where there is nothing yet. */
  readonly scrollsAt: string | null;
  readonly palaceAt: string | null;
}

/** What the rack is called: how many are done, and what has become of them. */
const rackWords = ({ scrolls, limit }: DeskState): string =>
  `Daily Scrolls, ${scrolls.length} of ${limit} done${scrolls.length === 0 ? '' : `: ${tally(scrolls)}`}`;

/** The words on the lamp's ribbon. */
const lampWords = ({ days, activeToday }: DeskState['streak']): string =>
  days === 0
    ? 'The lamp is cold'
    : activeToday
      ? `The lamp has burnt ${counted(days, 'day')}`
      : `${counted(days, 'day')}, today not yet lit`;

function WideDesk({ desk }: { readonly desk: DeskState }): ReactNode {
  const { streak } = desk;
  const light = { x: 846, y: 304 };
  return (
    <svg viewBox="0 0 1014 442" className={styles.wide} role="group" aria-label="The desk">
      <Wall width={1014} height={442} light={light} />
      <Window hour={desk.hour} id={useId()} />
      <Pressed
        to={desk.scrollsAt}
        name={rackWords(desk)}
        ring={{ x: 198, y: 16, width: 217, height: 222 }}
        lifts={false}
      >
        <Rack x={214} y={60} cell={{ width: 37, height: 39 }} scrolls={desk.scrolls} limit={desk.limit} />
        <Ribbon x={306} y={24} text={`Daily Scrolls · ${desk.scrolls.length} of ${desk.limit}`} />
      </Pressed>
      <MonthWheel x={512} y={112} today={desk.today} lastDay={streak.lastDay} days={streak.days} />
      <Shelf x={640} y={128} length={364} />
      <Palace x={746} y={262} due={desk.due} to={desk.palaceAt} />
      <HonoursBanner x={930} y={152} figure={String(desk.honors.earned)} words="Honors &amp; Titles" />
      <Pressed
        to={desk.honors.at}
        name={`Honors & Titles, ${desk.honors.earned} earned`}
        ring={{ x: 862, y: 144, width: 136, height: 146 }}
        lifts={false}
      >
        {null}
      </Pressed>
      <DeskTop width={1014} height={442} edge={312} light={light} />
      <Codex x={432} y={226} page={218} height={202} words={desk.words} total={desk.totalWords} />
      <Lamp x={912} y={342} days={streak.days} activeToday={streak.activeToday} />
      <InkHorn x={738} y={404} />
      <Cat x={122} y={394} scale={1.08} />
      <Ribbon x={894} y={424} text={lampWords(streak)} />
    </svg>
  );
}

function TallDesk({ desk }: { readonly desk: DeskState }): ReactNode {
  const { streak } = desk;
  const light = { x: 300, y: 210 };
  return (
    <svg viewBox="0 0 360 404" className={styles.tall} role="group" aria-label="The desk">
      <Wall width={360} height={404} light={light} />
      <g transform="translate(262 12) scale(.5)">
        <Window hour={desk.hour} id={useId()} />
      </g>
      <Shelf x={18} y={128} length={274} />
      <Pressed
        to={desk.scrollsAt}
        name={rackWords(desk)}
        ring={{ x: 6, y: 146, width: 172, height: 118 }}
        lifts={false}
      >
        <Rack x={20} y={170} cell={{ width: 29, height: 24 }} scrolls={desk.scrolls} limit={desk.limit} />
      </Pressed>
      <MonthWheel
        x={226}
        y={198}
        scale={0.56}
        today={desk.today}
        lastDay={streak.lastDay}
        days={streak.days}
      />
      <DeskTop width={360} height={404} edge={262} light={light} />
      <Lamp x={320} y={232} scale={0.6} days={streak.days} activeToday={streak.activeToday} />
      <Codex x={180} y={276} page={160} height={112} words={desk.words.slice(-9)} total={desk.totalWords} />
    </svg>
  );
}

export function DeskScene({ desk }: { readonly desk: DeskState }): ReactNode {
  return (
    <>
      <WideDesk desk={desk} />
      <TallDesk desk={desk} />
    </>
  );
}
