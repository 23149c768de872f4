// The realm as it stands: its scene, its arms and motto, its rank, and the scribe's paragraph over it. On a phone the motto and the paragraph
// stand by themselves, after what needs the ruler.
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { LevelBadge } from '../../realm/level/LevelBadge.tsx';
import { LatinText } from '../../realm/latin/LatinText.tsx';
import { mottoOf } from '../../realm/latin/motto.ts';
import { localHour, now } from '../../session/clock.ts';
import { Illuminated } from '../../ui/art/Initial.tsx';
import { RealmScene } from '../../ui/art/RealmScene.tsx';
import { Shield } from '../../ui/art/Shield.tsx';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/Button.tsx';
import { whole } from '../../ui/numberText.ts';
import { dayText } from '../../ui/timeText.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { storyOf } from './story.ts';
import styles from './Overview.module.css';

interface BannerProps {
  readonly kingdom: OwnKingdomView;
  /** Arms, name and rank alone. */
  readonly brief?: boolean;
}

/** The kingdom's motto, what is said of it today, and for who may its renaming. */
export function RealmTold({
  kingdom,
  className,
}: BannerProps & { readonly className?: string | undefined }): ReactNode {
  const motto = mottoOf(kingdom.name);
  const [renaming, setRenaming] = useState(false);
  return (
    <div className={className}>
      {motto !== undefined && (
        <p className={styles.motto}>
          <LatinText text={motto.latin} english={motto.english} />
        </p>
      )}
      <Illuminated className={styles.story} text={storyOf(kingdom, now())} />
      {/* A guest gives the kingdom its name when keeping it. */}
      {!kingdom.isGuest && (
        <p className={styles.rename}>
          <Button variant="quiet" size="sm" onClick={() => setRenaming(true)}>
            Rename the kingdom
          </Button>
        </p>
      )}
      {renaming && <RenameDialog name={kingdom.name} onClose={() => setRenaming(false)} />}
    </div>
  );
}

export function Banner({ kingdom, brief = false }: BannerProps): ReactNode {
  return (
    <section className={styles.banner} aria-labelledby="realm-name">
      <RealmScene
        className={styles.scene}
        name={kingdom.name}
        buildings={kingdom.contributions}
        hour={localHour()}
      />
      <div className={classes(styles.card, brief && styles.brief)}>
        <Shield name={kingdom.name} size={brief ? 64 : 84} />
        <div className={styles.cardWords}>
          <h1 id="realm-name">{kingdom.name}</h1>
          <p className={styles.standing}>
            {kingdom.status} · {whole(kingdom.power)} power · since {dayText(kingdom.foundedAt)}
          </p>
          <p className={styles.height}>
            <LevelBadge kingdom={kingdom} />
          </p>
          {!brief && <RealmTold kingdom={kingdom} className={styles.beneath} />}
        </div>
      </div>
    </section>
  );
}
