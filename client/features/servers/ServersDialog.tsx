// Where a ruler rules: the game servers of this realm, what they hold on each, the way there, and the founding of another kingdom.
// Invariant: once it is done, the session is asked anew where its ruler stands; the whole window follows from that.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { enterServer } from '@sigilla/engine/actions/account/enterServer.ts';
import { foundKingdom } from '@sigilla/engine/actions/account/foundKingdom.ts';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import type { Holding } from '@sigilla/engine/kingdom/holdingView.ts';
import type { GameServerView } from '@sigilla/engine/realm/gameServerView.ts';
import { send } from '../../realm/deeds.ts';
import { session } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorLeaf } from '../../ui/ErrorLeaf.tsx';
import { Field } from '../../ui/Field.tsx';
import { counted } from '../../ui/numberText.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { span } from '../../ui/timeText.ts';
import { useAnnounce } from '../../ui/Toast.tsx';
import { holdingsQuery, serversQuery } from './queries.ts';
import styles from './ServersDialog.module.css';

const PACES: Readonly<Record<number, string>> = { 60: 'a minute', 3600: 'an hour' };
/** How often something comes, after “a turn”. */
const pace = (seconds: number): string => PACES[seconds] ?? `every ${span(seconds * 1000)}`;

interface WayProps {
  readonly server: GameServerView;
  readonly held: Holding | undefined;
  readonly isHere: boolean;
  readonly isGuest: boolean;
  /** Does it; answers why not, or null. */
  readonly onGo: (wire: WireAction) => Promise<string | null>;
}

function FoundHere({ onFound }: { readonly onFound: (name: string) => Promise<void> }): ReactNode {
  const [name, setName] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (name === null) return <Button onClick={() => setName('')}>Found a kingdom here</Button>;
  return (
    <form
      className={styles.founding}
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        void onFound(name).finally(() => setBusy(false));
      }}
    >
      <Field
        label="Kingdom name"
        hint="3 to 30 characters."
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="primary" loading={busy} loadingLabel="Laying the first stone…">
        Found it
      </Button>
    </form>
  );
}

function Way({ server, held, isHere, isGuest, onGo }: WayProps): ReactNode {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const go = async (wire: WireAction): Promise<void> => {
    setBusy(true);
    setRefusal(await onGo(wire));
    setBusy(false);
  };
  return (
    <li className={styles.server} aria-current={isHere ? 'location' : undefined}>
      <div>
        <h3 className={styles.name}>{server.name}</h3>
        <p>{server.description}</p>
        <p className={styles.rules}>
          A turn {pace(server.secondsPerTurn)} · {server.maxTurns} at most · {counted(server.rulers, 'ruler')}{' '}
          and {server.npcKingdoms} of the realm’s own
        </p>
        {held !== undefined && (
          <p className={styles.held}>
            {isHere ? 'You rule here now: ' : 'Yours here: '}
            {held.kingdomName}, level {held.level}
          </p>
        )}
      </div>
      {!isHere && held !== undefined && (
        <Button loading={busy} loadingLabel="On the road…" onClick={() => void go(enterServer.wire({}))}>
          Go to {held.kingdomName}
        </Button>
      )}
      {held === undefined &&
        (isGuest ? (
          <p className={styles.rules}>Whoever has kept the kingdom they have may found another here.</p>
        ) : (
          <FoundHere onFound={(name) => go(foundKingdom.wire({ name }))} />
        ))}
      <Refusal>{refusal ?? undefined}</Refusal>
    </li>
  );
}

interface ServersDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The game server they stand on. */
  readonly here: string;
  readonly isGuest: boolean;
  /** They have come to another. */
  readonly onEntered: () => void;
}

export function ServersDialog({
  open,
  onOpenChange,
  here,
  isGuest,
  onEntered,
}: ServersDialogProps): ReactNode {
  const announce = useAnnounce();
  const servers = useQuery({ ...serversQuery, enabled: open });
  const holdings = useQuery({ ...holdingsQuery, enabled: open });
  const go = async (serverId: string, wire: WireAction): Promise<string | null> => {
    const answer = await send(serverId, false, wire);
    if (!answer.success) return answer.error;
    await session.refresh();
    announce({ title: answer.message, tone: 'good' });
    onEntered();
    return null;
  };
  const failure = servers.error ?? holdings.error;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Where you rule"
      description="One kingdom on each game server; what one of them does is nothing to the others."
      wide
    >
      {failure !== null && (
        <ErrorLeaf
          title="The map could not be unrolled"
          message={failure.message}
          kept="Your kingdoms are where you left them."
          onRetry={() => void Promise.all([servers.refetch(), holdings.refetch()])}
        />
      )}
      {failure === null && (servers.data === undefined || holdings.data === undefined) && (
        <Skeleton lines={6} label="Unrolling the map" />
      )}
      {servers.data !== undefined && holdings.data !== undefined && (
        <ul className={styles.servers}>
          {servers.data.map((server) => (
            <Way
              key={server.id}
              server={server}
              held={holdings.data.find(({ serverId }) => serverId === server.id)}
              isHere={server.id === here}
              isGuest={isGuest}
              onGo={(wire) => go(server.id, wire)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
