// The page of one battle, /battles/:id: for its commanders, for spectators and for visitors without a kingdom alike.
// Invariant: what was over when the page was opened needs no room; everything else is heard live, and goes on being shown when
// the line drops.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { BattleView } from '@sigilla/engine/war/publicBattle.ts';
import { CallFailed } from '../../session/queryClient.ts';
import { useDuel } from '../../session/rooms.ts';
import { useSession } from '../../session/session.ts';
import { Vignette } from '../../ui/art/Vignette.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useLearnedOfCaptions } from '../../realm/latin/words.ts';
import wayside from '../../realm/page/Wayside.module.css';
import { BattleFrame } from './BattleFrame.tsx';
import { BattleScreen } from './BattleScreen.tsx';
import { isDecided } from './decided.ts';
import { battleQuery } from './queries.ts';

/** A battle that may still change: as the duel room tells it, and as REST told it until the room speaks. */
function Live({
  asOpened,
  learned,
}: {
  readonly asOpened: BattleView;
  readonly learned: ReadonlySet<string>;
}): ReactNode {
  const room = useDuel(asOpened.id);
  return <BattleScreen battle={room.battle ?? asOpened} room={room} learned={learned} />;
}

function Watched({
  battleId,
  viewer,
}: {
  readonly battleId: string;
  readonly viewer: string | null;
}): ReactNode {
  const learned = useLearnedOfCaptions();
  const { data, error, isPending, refetch } = useQuery(battleQuery(battleId, viewer));
  if (isPending) return <Loading text="The scouts are looking for the field…" />;
  if (data === undefined) {
    const failure = error instanceof CallFailed ? error.failure : null;
    if (failure?.status === 404) {
      return (
        <div className={wayside.wayside}>
          <Vignette name="field" width={360} />
          <h1>No such battle</h1>
          <p>
            Grass, crows, and nobody fighting. A challenge can be seen by its two rulers only, until it is
            accepted.
          </p>
          <ButtonLink to="/" variant="primary" size="lg">
            To the first page
          </ButtonLink>
        </div>
      );
    }
    return (
      <ErrorLeaf
        title="The battle could not be read"
        message={error.message}
        kept="The battle itself goes on."
        requestId={failure === null || failure.requestId === '' ? undefined : failure.requestId}
        onRetry={() => void refetch()}
      />
    );
  }
  return isDecided(data.status) ? (
    <BattleScreen battle={data} room={null} learned={learned} />
  ) : (
    <Live asOpened={data} learned={learned} />
  );
}

export function BattlePage(): ReactNode {
  const { id = '' } = useParams();
  const session = useSession();
  const viewer = session.status === 'signedIn' ? session.user.id : null;
  const isWaiting = session.status === 'loading' && session.failure === null;
  const { data } = useQuery({ ...battleQuery(id, viewer), enabled: !isWaiting });
  return (
    <BattleFrame
      isRuler={viewer !== null}
      {...(data === undefined
        ? {}
        : { title: `${data.attacker.kingdomName} against ${data.defender.kingdomName}` })}
    >
      {isWaiting ? (
        <Loading text="The scouts are looking for the field…" />
      ) : (
        <Watched key={`${id}/${viewer ?? ''}`} battleId={id} viewer={viewer} />
      )}
    </BattleFrame>
  );
}
