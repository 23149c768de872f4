// What is drawn: hands, initials, seals, arms, puppets, realms in every light, the frieze.

import type { ReactNode } from 'react';
import { BeastBorder } from '../../ui/art/BeastBorder.tsx';
import { blazon } from '../../ui/art/blazon.ts';
import { Figure } from '../../ui/art/Figure.tsx';
import { Frieze } from '../../ui/art/Frieze.tsx';
import { Illuminated, Initial } from '../../ui/art/Initial.tsx';
import { PUPPET_KEYS } from '../../ui/art/puppets.ts';
import { RealmScene } from '../../ui/art/RealmScene.tsx';
import type { OwnedBuildings } from '../../ui/art/scene/plan.ts';
import type { SceneWeather } from '../../ui/art/scene/Nature.tsx';
import { Seal } from '../../ui/art/Seal.tsx';
import { Shield } from '../../ui/art/Shield.tsx';
import { Wordmark } from '../../ui/art/Wordmark.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ICONS } from '../../ui/icons.ts';
import type { IconKey } from '../../ui/icons.ts';
import { Leaf } from '../../ui/Leaf.tsx';
import styles from './Gallery.module.css';

const KINGDOMS = [
  'Aquilonia',
  'Nordmark',
  'Mirevale',
  'Kastor',
  'Thornabbey',
  'Vesper Isles',
  'Corvina',
  'Silvania',
  'Ardenne',
  'Falkenrath',
  'Orléac',
  'Montclair',
  'Wintermark',
  'Sablecourt',
  'Lindisholm',
  'Tarsa',
  'Eldermere',
  'Brugge',
  'Pellucid',
  'Oxenford',
  'Calatrava',
  'Dunholm',
  'Estmere',
  'Gwynlas',
];

const REALMS: readonly {
  readonly name: string;
  readonly hour: number;
  readonly weather: SceneWeather;
  readonly buildings: readonly OwnedBuildings[];
}[] = [
  {
    name: 'Aquilonia',
    hour: 13,
    weather: 'clear',
    buildings: [
      { category: 'economic', quantity: 7, level: 4 },
      { category: 'military', quantity: 5, level: 3 },
      { category: 'magical', quantity: 2, level: 3 },
      { category: 'specialized', quantity: 2, level: 2 },
    ],
  },
  { name: 'Nordmark', hour: 6, weather: 'clear', buildings: [] },
  {
    name: 'Mirevale',
    hour: 19,
    weather: 'rain',
    buildings: [{ category: 'economic', quantity: 3, level: 1 }],
  },
  {
    name: 'Kastor',
    hour: 23,
    weather: 'clear',
    buildings: [
      { category: 'economic', quantity: 4, level: 2 },
      { category: 'military', quantity: 4, level: 5 },
      { category: 'magical', quantity: 3, level: 5 },
    ],
  },
  {
    name: 'Thornabbey',
    hour: 10,
    weather: 'snow',
    buildings: [{ category: 'specialized', quantity: 6, level: 3 }],
  },
  {
    name: 'Vesper Isles',
    hour: 16,
    weather: 'magical_storm',
    buildings: [{ category: 'magical', quantity: 5, level: 2 }],
  },
];

function Puppets(): ReactNode {
  const columns = 8;
  return (
    <svg
      viewBox="0 0 720 340"
      className={styles.figures}
      role="img"
      aria-label="Every kind of troop, both sides"
    >
      {(['A', 'B'] as const).map((side, row) =>
        PUPPET_KEYS.map((key, i) => (
          <g
            key={`${side} ${key}`}
            transform={`translate(${(i % columns) * 90 + 36} ${Math.floor(i / columns) * 82 + row * 168 + 74}) scale(1.15)`}
          >
            <Figure puppet={key} side={side} />
          </g>
        )),
      )}
    </svg>
  );
}

export function ArtGallery(): ReactNode {
  return (
    <>
      <Leaf title="Hands and marks" gilded>
        <div className={styles.columns}>
          <div className={styles.type}>
            <Wordmark height={48} />
            <h3>Hīc Aquilōnēnsēs dē colle sagittās mittunt</h3>
            <p>
              Alegreya reads: <i>agricolīs</i> is dative plural, the farmers <b>receive</b> the grain.
            </p>
            <Illuminated text="Harvest is in and the granaries of the Vale are full. Duke Radbod sends a challenge; your archers ask for a hill." />
          </div>
          <div className={styles.stack}>
            <div className={styles.row}>
              {['A', 'D', 'H', 'M', 'Q', 'S'].map((letter) => (
                <Initial key={letter} letter={letter} size={64} />
              ))}
            </div>
            <div className={styles.row}>
              <Seal size={72} />
              <Seal size={72} name="Nordmark" />
              <Seal size={72} name="treaty" />
              <Seal size={72} name="x" broken />
            </div>
          </div>
        </div>
      </Leaf>
      <Leaf title="Icons">
        <ul className={styles.arms}>
          {(Object.keys(ICONS) as IconKey[]).map((key) => (
            <li key={key} className={styles.row}>
              <Icon icon={key} size={28} />
              <span>{key}</span>
            </li>
          ))}
        </ul>
      </Leaf>
      <Leaf title="Arms">
        <div className={styles.arms}>
          {KINGDOMS.map((name) => (
            <figure key={name}>
              <Shield name={name} size={72} />
              <figcaption>
                <b>{name}</b>
                <br />
                {blazon(name).words}
              </figcaption>
            </figure>
          ))}
        </div>
      </Leaf>
      <Leaf title="Puppets">
        <Puppets />
      </Leaf>
      <div className={styles.scenes}>
        {REALMS.map((realm) => (
          <RealmScene key={realm.name} {...realm} className={styles.scene} />
        ))}
      </div>
      <Frieze />
      <BeastBorder />
    </>
  );
}
