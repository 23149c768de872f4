// The realm as it stands: its scene, its arms and motto, its rank, and the scribe's paragraph over it.
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
import { Button } from '../../ui/Button.tsx';
import { whole } from '../../ui/numberText.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { storyOf } from './story.ts';
import styles from './Overview.module.css';

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export function Banner({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const motto = mottoOf(kingdom.name);
  const [renaming, setRenaming] = useState(false);
  return (
    <section className={styles.banner} aria-labelledby="realm-name">
      <RealmScene
        className={styles.scene}
        name={kingdom.name}
        buildings={kingdom.contributions}
        hour={localHour()}
      />
      <div className={styles.card}>
        <Shield name={kingdom.name} size={84} />
        <div className={styles.cardWords}>
          <h1 id="realm-name">{kingdom.name}</h1>
          <p className={styles.standing}>
            {kingdom.status} · {whole(kingdom.power)} power · since {DATE.format(kingdom.foundedAt)}
          </p>
          <p className={styles.height}>
            <LevelBadge kingdom={kingdom} />
          </p>
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
      </div>
    </section>
  );
}
