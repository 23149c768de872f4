// Rhetorical devices (latin.md 2.9): sought by name, Latin name or definition, sifted by what they work on; every example can be touched word by word.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { RHETORIC, RHETORIC_LABELS } from '@sigilla/content/reference/rhetoric.ts';
import { RHETORIC_CATEGORIES } from '@sigilla/content/schema/rhetoric.ts';
import type { RhetoricalDevice } from '@sigilla/content/schema/rhetoric.ts';
import { Vignette } from '../../../ui/art/Vignette.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Field } from '../../../ui/Field.tsx';
import { counted } from '../../../ui/numberText.ts';
import { Select } from '../../../ui/Select.tsx';
import type { BookProps } from '../books.ts';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { holds } from './sought.ts';
import styles from './books.module.css';

type Category = RhetoricalDevice['category'] | 'all';
const CATEGORIES = ['all', ...RHETORIC_CATEGORIES] as const;

const fits = (device: RhetoricalDevice, sought: string, category: Category): boolean =>
  (category === 'all' || device.category === category) &&
  holds([device.name, device.latinName, device.definition], sought);

export function RhetoricBook({ onClose }: BookProps): ReactNode {
  const [sought, setSought] = useState('');
  const [category, setCategory] = useState<Category>('all');
  const devices = RHETORIC.filter((device) => fits(device, sought, category));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      addressed
      title="Rhetoric"
      description="What the orators did with words, and whose words show it."
      wide
      calm
    >
      <div className={styles.stack}>
        <div className={styles.frontispiece}>
          <Vignette name="rostra" />
          <p>
            An orator had five things to learn: to find what to say, to order it, to dress it in words, to
            keep it in mind, and to say it. What stands in this book is the third,{' '}
            <i>
              <LatinText text="ēlocūtiō" />
            </i>
            : the dress.
          </p>
        </div>
        <div className={styles.filters}>
          <Field
            label="Search"
            type="search"
            value={sought}
            maxLength={60}
            onChange={(event) => setSought(event.target.value)}
          />
          <Select
            label="Category"
            value={category}
            onChange={setCategory}
            options={CATEGORIES.map((value) => ({ value, label: RHETORIC_LABELS[value] }))}
          />
        </div>
        {devices.length === 0 ? (
          <Empty
            scene="rostra"
            title="No rhetorical devices found matching your search."
            sentence="The Greeks may have had a name for it all the same."
          />
        ) : (
          <p className={styles.small} aria-live="polite">
            {counted(devices.length, 'device')}
          </p>
        )}
        <ul className={styles.devices}>
          {devices.map((device) => (
            <li key={device.id} className={styles.device}>
              <h3 className={styles.headword}>
                {device.name}{' '}
                <i>
                  <LatinText text={device.latinName} />
                </i>
              </h3>
              <Badge>{RHETORIC_LABELS[device.category]}</Badge>
              <p>{device.definition}</p>
              <p className={styles.purpose}>{device.purpose}</p>
              {device.examples.map(({ latin, english, author, work }) => (
                <blockquote key={latin} className={styles.quote}>
                  <LatinText text={latin} className={styles.quoted} />
                  <p>{english}</p>
                  <p className={styles.source}>
                    {[author, work].filter((part) => part !== undefined).join(', ')}
                  </p>
                </blockquote>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
