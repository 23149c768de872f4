// The cards of one room, and of those that keep slipping: what each asks, when it comes back, and what one may do with it.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PALACE_ROOMS } from '@sigilla/content/learning/palaceRooms.ts';
import type { RoomId } from '@sigilla/content/schema/palace.ts';
import { MorePages } from '../../../realm/MorePages.tsx';
import { usePages } from '../../../session/pages.ts';
import { valueOf } from '../../../session/queryClient.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorLeaf } from '../../../ui/ErrorLeaf.tsx';
import { Leaf } from '../../../ui/Leaf.tsx';
import { counted } from '../../../ui/numberText.ts';
import { Refusal } from '../../../ui/Refusal.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { Waits } from '../answering/Waits.tsx';
import { calls } from '../calls.ts';
import { A_SCREENFUL, roomPages, usePalaceChange } from './palace.ts';
import type { CardLine } from './palace.ts';
import styles from './palace.module.css';

const SKILLS = { recognise: 'what it means', produce: 'how to say it', inflect: 'its forms' } as const;

const WIPES = {
  reset: { verb: 'Begin anew', label: 'Begin it anew', done: 'Begun anew' },
  remove: { verb: 'Take down', label: 'Take it down', done: 'Taken down' },
} as const;

/** What wipes a card's memory is asked about first: no later answer brings it back. A card that was never asked has none to lose. */
function Wipe({
  card: { headword, learningPhase, repetitions },
  of,
  onWipe,
}: {
  readonly card: CardLine;
  readonly of: keyof typeof WIPES;
  readonly onWipe: () => void;
}): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const { verb, label, done } = WIPES[of];
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${verb}: ${headword}`}
        onClick={() => (learningPhase === 'new' ? onWipe() : setIsAsking(true))}
      >
        {verb}
      </Button>
      {isAsking && (
        <Dialog
          open
          calm
          onOpenChange={() => setIsAsking(false)}
          title={`Forget what ${headword} has learned?`}
          description={`It was answered ${counted(repetitions, 'time')}. ${done}, it forgets that, and nothing brings it back.`}
          footer={
            <>
              <Button onClick={() => setIsAsking(false)}>Leave it hanging</Button>
              <Button
                variant="primary"
                onClick={() => {
                  setIsAsking(false);
                  onWipe();
                }}
              >
                {label}
              </Button>
            </>
          }
        >
          {null}
        </Dialog>
      )}
    </>
  );
}

function CardRow({ card }: { readonly card: CardLine }): ReactNode {
  const keep = usePalaceChange(async (keeping: 'suspend' | 'resume' | 'reset' | 'remove') =>
    valueOf(await calls.keepCard({ body: { cardId: card.cardId, keeping } })),
  );
  const { isSuspended, isLeech, headword, interval, lapses, learningPhase } = card;
  return (
    <li className={styles.card}>
      <p>
        <Link
          to={`?path=srs&room=${card.room}&book=dictionary&word=${card.lexeme}`}
          lang="la"
          preventScrollReset
        >
          {headword}
        </Link>{' '}
        <span className={styles.small}>
          {card.meaning} · {SKILLS[card.skill]}
        </span>{' '}
        {isLeech && <Badge tone="bad">leech</Badge>} {isSuspended && <Badge>in the drawer</Badge>}
      </p>
      <p className={styles.small}>
        {learningPhase === 'new'
          ? 'not asked yet'
          : `comes every ${interval === 0 ? 'few minutes' : interval === 1 ? 'day' : `${interval} days`}`}
        {lapses > 0 && ` · forgotten ${lapses === 1 ? 'once' : `${lapses} times`}`}
      </p>
      <p className={styles.actions}>
        <Button size="sm" variant="quiet" onClick={() => keep.mutate(isSuspended ? 'resume' : 'suspend')}>
          {isSuspended ? `Take ${headword} up again` : `Set ${headword} aside`}
        </Button>
        <Wipe card={card} of="reset" onWipe={() => keep.mutate('reset')} />
        <Wipe card={card} of="remove" onWipe={() => keep.mutate('remove')} />
      </p>
      <Waits sending={keep}>The card is seen to when it is back.</Waits>
      <Refusal>{keep.error?.message}</Refusal>
    </li>
  );
}

export function RoomLeaf({ room }: { readonly room: RoomId }): ReactNode {
  const { latin, english } = PALACE_ROOMS[room];
  const list = usePages(roomPages(room), (page) => page.cards);
  const { items: cards } = list;
  return (
    <Leaf
      title={<LatinText text={latin} />}
      aside={
        <ButtonLink to="?path=srs" size="sm">
          The whole house
        </ButtonLink>
      }
    >
      <p className={styles.small}>{english}</p>
      {cards === undefined && list.error === null && <Skeleton lines={6} label="Opening the door" />}
      {list.error !== null && (
        <ErrorLeaf title="The door sticks" message={list.error.message} onRetry={list.retry} />
      )}
      {cards?.length === 0 && (
        <p>Bare walls, and a smell of fresh plaster. Words of this kind will hang here when you meet them.</p>
      )}
      {cards !== undefined && cards.length > 0 && (
        <>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <CardRow key={card.cardId} card={card} />
            ))}
          </ul>
          {(list.hasMore || cards.length > A_SCREENFUL) && (
            <MorePages list={list} counted={counted(cards.length, 'card')} more="More of this room" />
          )}
        </>
      )}
    </Leaf>
  );
}

export function Leeches({ leeches }: { readonly leeches: readonly CardLine[] }): ReactNode {
  if (leeches.length === 0) return null;
  return (
    <Leaf title="Words that keep slipping" className={styles.slipping}>
      <p className={styles.small}>
        Forgotten five times after they were learned. More of the same seldom helps: read the entry, find a
        picture or a joke for it, begin it anew, or put it in the drawer.
      </p>
      <ul className={styles.cards}>
        {leeches.map((card) => (
          <CardRow key={card.cardId} card={card} />
        ))}
      </ul>
    </Leaf>
  );
}
