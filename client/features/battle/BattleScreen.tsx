// A battle as anyone sees it, live, as a spectator or as a replay: one score, one playback, the hanging, and beside it log and orders
// (BesideField.tsx). Invariant: what the page says is of the instant shown; the outcome appears when its end has been shown.
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { BattleSetup, Side } from '@sigilla/engine/battle/setup.ts';
import { windowOpensAt } from '@sigilla/engine/war/orderWindow.ts';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { Button } from '../../ui/Button.tsx';
import { ConnectionState } from '../../ui/ConnectionState.tsx';
import { fieldDrawn } from '../../session/rooms.ts';
import type { DuelView } from '../../session/roomPlans.ts';
import { now } from '../../session/clock.ts';
import { stateAt } from '../../stage/battlefield/stateAt.ts';
import { BattleHead } from './BattleHead.tsx';
import { BesideField } from './BesideField.tsx';
import type { Standing } from './BattleHead.tsx';
import { leftOf } from './leftOf.ts';
import { Calls } from './Calls.tsx';
import { isDecided } from './decided.ts';
import { Fairness } from './Fairness.tsx';
import { aftermathIn } from './aftermath.ts';
import { HangingFrame } from './HangingFrame.tsx';
import { useOdds } from './useOdds.ts';
import { turningsOf } from './turnings.ts';
import { Playback } from '../../stage/battlefield/playback.ts';
import { Outcome } from './Outcome.tsx';
import { THRONG } from '../../stage/battlefield/deployment.ts';
import { ScoreBook } from '../../stage/battlefield/ScoreBook.ts';
import type { Score } from '../../stage/battlefield/ScoreBook.ts';
import { SummonsLine } from './SummonsLine.tsx';
import { ShareLink } from './ShareLink.tsx';
import { useFrames } from '../../stage/battlefield/useFrames.ts';
import { later } from '../../realm/page/later.tsx';
import { useGentle } from '../../realm/page/useGentle.ts';
import { usePlaybackKeys } from './usePlaybackKeys.ts';
import { ChallengeLeaf } from './ChallengeLeaf.tsx';
import styles from './BattleScreen.module.css';

const Report = later(async () => (await import('./Report.tsx')).Report);
const KeepLeaf = later(async () => (await import('./keepsake/KeepLeaf.tsx')).KeepLeaf);

/** What the duel room adds to a battle that is still being fought; null for one that was over when the page was opened. */
export type Room = Pick<DuelView, 'link' | 'watchers' | 'attackerReady' | 'defenderReady' | 'calls'> | null;

interface BattleScreenProps {
  readonly battle: BattleView;
  readonly room: Room;
  /** Words of captions that whoever watches has learned, by their ids. */
  readonly learned: ReadonlySet<string>;
}

const perSide = <T,>(of: (side: Side) => T): Readonly<Record<Side, T>> => ({
  attacker: of('attacker'),
  defender: of('defender'),
});

/** Nobody is called away from a host that hangs on their word. */
const isCommanded = ({ side, status }: BattleView): boolean =>
  side !== null && (status === 'accepted' || status === 'fighting');

const victorOf = ({ report }: BattleView): Side | null =>
  report === null || report.winner === 'none' ? null : report.winner;

/** What is on the hanging at this instant, for the words around it. */
function useInstant(score: Score, playback: Playback) {
  const view = useSyncExternalStore(playback.subscribe, playback.snapshot);
  const state = useMemo(() => stateAt(score.timeline, view.time), [score, view.time]);
  const standing = useMemo(() => {
    const start = stateAt(score.timeline, 0).men;
    return perSide((side): Standing => ({
      men: state.men[side],
      of: start[side],
      morale: state.morale[side],
    }));
  }, [score, state]);
  return { view, round: state.round, standing };
}

function Field({
  battle,
  setup,
  room,
  learned,
}: BattleScreenProps & { readonly setup: BattleSetup }): ReactNode {
  const [book] = useState(() => new ScoreBook(setup, THRONG));
  const score = book.read(battle.rounds, aftermathIn(battle));
  const [playback] = useState(() => new Playback());
  const gentle = useGentle();
  const isOver = battle.status === 'settled';
  const fought = !isOver;

  const { roundDueAt } = battle;
  useEffect(
    () => playback.take(score.timeline, roundDueAt === null ? 0 : (roundDueAt - now()) / 1000),
    [playback, score, roundDueAt],
  );
  useEffect(() => playback.keepStill(gentle), [playback, gentle]);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (fought) playback.goLive();
    else if (!gentle) playback.play();
  }, [playback, fought, gentle]);
  useFrames(playback);

  const { view, round, standing } = useInstant(score, playback);
  const ended = view.atEnd && (score.logs.at(-1)?.ending ?? null) !== null;
  // The blows of the round on the hanging still fall: the odds are those it began with, until it is over.
  const shown = ended ? score.logs.length : Math.max(0, round - 1);
  const chances = useOdds(score, shown, battle.given);
  const odds = chances[shown] ?? null;
  const turnings = useMemo(() => turningsOf(score.timeline, score.events, chances), [score, chances]);
  usePlaybackKeys(playback, turnings, gentle);
  const commander = fought ? battle.side : null;
  // The first window opens when both commanders see the field.
  const [drawn, setDrawn] = useState(false);
  const opensAt = windowOpensAt(battle);
  const toldDrawn = drawn && commander !== null && opensAt !== null && room?.link === 'live';
  useEffect(() => {
    if (toldDrawn) fieldDrawn(battle.id);
  }, [toldDrawn, battle.id]);
  const onDrawn = useCallback(() => setDrawn(true), []);

  const field = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked || !ended) return;
    // What was asked for is on the cloth, its line over it; whoever reads on begins beside it.
    const cloth = field.current?.firstElementChild;
    const isTall = (cloth?.clientHeight ?? 0) > window.innerHeight;
    cloth?.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
  }, [asked, ended]);
  return (
    <>
      <BattleHead
        battle={battle}
        standing={standing}
        odds={odds}
        round={round}
        watchers={fought && room !== null ? room.watchers : null}
      />
      <div ref={field} className={styles.field}>
        <HangingFrame
          score={score}
          playback={playback}
          fought={fought}
          learned={learned}
          turnings={turnings}
          onDrawn={onDrawn}
          victor={ended ? victorOf(battle) : null}
          left={leftOf(battle)}
        />
        <BesideField
          battle={battle}
          room={room}
          score={score}
          round={round}
          standing={standing}
          isLive={view.live}
          outcome={isOver && ended && <Outcome battle={battle} setup={setup} asked={asked} />}
        />
        {fought && room !== null && (
          <div className={styles.calls}>
            <Calls battleId={battle.id} counts={room.calls} canCall={room.link === 'live'} />
          </div>
        )}
      </div>
      {isOver && !ended && (
        <p className={styles.outcome}>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              setAsked(true);
              playback.finish();
            }}
          >
            Show me how it ended
          </Button>
        </p>
      )}
      <div className={styles.leaves}>
        {isOver && ended && <Report battle={battle} rounds={score.logs} />}
        <div className={styles.kept}>
          {isOver && <KeepLeaf battle={battle} setup={setup} score={score} turnings={turnings} />}
          <ShareLink battle={battle} />
          <Fairness battle={battle} />
        </div>
      </div>
    </>
  );
}

export function BattleScreen({ battle, room, learned }: BattleScreenProps): ReactNode {
  // What is seen is kept, so that the realm need not be believed afterwards.
  useEffect(() => {
    if (room !== null && battle.proof !== null)
      void import('../../realm/proof/witnessing.ts')
        .then(({ lookAt }) => lookAt(battle))
        .catch(() => undefined);
  }, [battle, room]);
  return (
    <div className={styles.screen}>
      {room !== null && !isDecided(battle.status) && (
        <ConnectionState
          banner
          status={
            room.link === 'live' ? 'live' : room.link === 'reconnecting' ? 'reconnecting' : 'connecting'
          }
        />
      )}
      {!isCommanded(battle) && <SummonsLine battleId={battle.id} />}
      {battle.setup === null ? (
        <>
          <BattleHead battle={battle} standing={null} odds={null} round={0} watchers={null} />
          <ChallengeLeaf battle={battle} />
        </>
      ) : (
        <Field battle={battle} setup={battle.setup} room={room} learned={learned} />
      )}
    </div>
  );
}
