// The bell: what happened while the player looked elsewhere, newest first. Opening it marks all as read when it closes.

import { Popover } from 'radix-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNow } from '../session/clock.ts';
import type { News } from '../realm/view.ts';
import { useBackCloses } from '../ui/backCloses.ts';
import { CountBadge } from '../ui/Badge.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { ago } from '../ui/timeText.ts';
import styles from './NoticeList.module.css';

interface NoticeListProps {
  readonly notices: readonly News[];
  readonly onRead: () => void;
}

function NoticeLine({ notice }: { notice: News }): ReactNode {
  const now = useNow(30_000);
  const words = (
    <>
      <Icon icon={notice.icon} size={24} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.title}>{notice.title}</span>
        {notice.body !== undefined && <span className={styles.body}>{notice.body}</span>}
      </span>
      <span className={styles.when}>{ago(now - notice.at)}</span>
    </>
  );
  return (
    <li className={classes(styles.notice, !notice.read && styles.fresh)}>
      {notice.to === undefined ? (
        <span className={styles.row}>{words}</span>
      ) : (
        <Popover.Close asChild>
          <Link to={notice.to} className={styles.row}>
            {words}
          </Link>
        </Popover.Close>
      )}
    </li>
  );
}

export function NoticeList({ notices, onRead }: NoticeListProps): ReactNode {
  const unread = notices.filter((notice) => !notice.read).length;
  const [open, setOpen] = useState(false);
  const turn = (opens: boolean): void => {
    setOpen(opens);
    if (!opens) onRead();
  };
  useBackCloses(open, () => turn(false));
  return (
    <Popover.Root open={open} onOpenChange={turn}>
      <Popover.Trigger className={styles.bell} aria-label={unread > 0 ? `Notices, ${unread} new` : 'Notices'}>
        <Icon icon="notices" size={24} />
        <span className={styles.count}>
          <CountBadge count={unread} of="new" />
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.leaf}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-label="Notices"
        >
          <h2 className={styles.heading}>Notices</h2>
          {notices.length === 0 ? (
            <p className={styles.none}>All quiet. The messenger sleeps in the stable.</p>
          ) : (
            <ul className={styles.list}>
              {notices.map((notice) => (
                <NoticeLine key={notice.id} notice={notice} />
              ))}
            </ul>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
