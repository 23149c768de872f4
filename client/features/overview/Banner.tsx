// The realm as it stands: its scene, its arms, its rank, and the scribe's paragraph over it.
import type { ReactNode } from 'react';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { localHour } from '../../session/clock.ts';
import { Illuminated } from '../../ui/art/Initial.tsx';
import { RealmScene } from '../../ui/art/RealmScene.tsx';
import { Shield } from '../../ui/art/Shield.tsx';
import { whole } from '../../ui/numberText.ts';
import { storyOf } from './story.ts';
import styles from './Overview.module.css';

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export function Banner({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
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
            {kingdom.status} · level {kingdom.level} · {whole(kingdom.power)} power · Established{' '}
            {DATE.format(kingdom.foundedAt)}
          </p>
          <Illuminated className={styles.story} text={storyOf(kingdom)} />
        </div>
      </div>
    </section>
  );
}
