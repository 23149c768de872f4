// The painter's box: every part of the portrait that may be chosen, one drawer open at a time. What nobody touches follows ancestry and class.
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { PORTRAIT_PARTS, type Portrait } from '@sigilla/content/schema/portrait.ts';
import { Pronoun } from '@sigilla/content/schema/hero.ts';
import { isBare, skinsOf } from '../../ui/art/portrait/chosen.ts';
import { CLOTHS, GROUNDS, HAIRS, IRISES, SKINS } from '../../ui/art/portrait/pigments.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { portraitOf, type Draft } from './draft.ts';
import { FaceMini } from './FaceMini.tsx';
import { Options } from './Options.tsx';
import { partWord } from './words.ts';
import styles from './Builder.module.css';

interface BoxProps {
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
  /** Another sitter: everything nobody chose is painted anew. */
  readonly onAnother: () => void;
}

const DRAWERS = [
  { value: 'face', label: 'Face' },
  { value: 'hair', label: 'Hair' },
  { value: 'head', label: 'Headgear' },
  { value: 'dress', label: 'Garment' },
  { value: 'hold', label: 'In hand' },
  { value: 'ground', label: 'Ground' },
] as const;
type Drawer = (typeof DRAWERS)[number]['value'];

const PRONOUN_LABELS: Readonly<Record<Pronoun, string>> = { she: 'she', he: 'he', they: 'they' };

const patchOf = (...fills: readonly string[]): ReactNode => (
  <svg viewBox="0 0 10 10" width="34" height="34" aria-hidden="true">
    <rect width="10" height="10" fill={fills[0]} />
    {fills[1] !== undefined && <path d="M0 10L10 0V10Z" fill={fills[1]} />}
  </svg>
);

export function PaintersBox({ draft, onChange, onAnother }: BoxProps): ReactNode {
  const [open, setOpen] = useState<Drawer>('face');
  const { ancestry } = draft;
  const portrait = useMemo(() => portraitOf(draft), [draft]);
  const choose = (part: Partial<Portrait>): void => onChange({ portrait: { ...draft.portrait, ...part } });

  const shapes = <P extends keyof Portrait>(
    part: P,
    label: string,
    names: readonly Portrait[P][],
    of: 'face' | 'head' | 'bust' | 'hand',
  ): ReactNode => (
    <Options
      label={label}
      look="parts"
      value={portrait[part]}
      onChange={(name) => choose({ [part]: name })}
      options={names.map((name) => ({
        value: name,
        label: partWord(part, name),
        picture: <FaceMini portrait={{ ...portrait, [part]: name }} ancestry={ancestry} of={of} />,
      }))}
    />
  );
  const patches = <P extends keyof Portrait>(
    part: P,
    label: string,
    names: readonly Portrait[P][],
    fills: (name: Portrait[P]) => readonly string[],
  ): ReactNode => (
    <div className={styles.patchRow}>
      <span aria-hidden="true">{label}</span>
      <Options
        label={label}
        look="patches"
        value={portrait[part]}
        onChange={(name) => choose({ [part]: name })}
        options={names.map((name) => ({
          value: name,
          label: partWord(part, name),
          picture: patchOf(...fills(name)),
        }))}
      />
    </div>
  );
  const bare = isBare(ancestry);
  const { outline, style, hair, beard, eyes, nose, look, age, head, dress, cloth, hold, ground } =
    PORTRAIT_PARTS;
  return (
    <div className={styles.box}>
      <Segmented label="The painter’s box" value={open} onChange={setOpen} segments={DRAWERS} />
      {open === 'face' && (
        <>
          {patches('skin', 'Skin', skinsOf(ancestry), (name) => SKINS[name].slice(0, 2))}
          {patches('eyes', 'Eyes', eyes, (name) => [IRISES[name]])}
          {shapes('outline', 'Shape of the face', outline, 'face')}
          {!bare && shapes('nose', 'Nose', nose, 'face')}
          {shapes('look', 'Look', look, 'face')}
          {shapes('age', 'Age', age, 'face')}
        </>
      )}
      {open === 'hair' &&
        (bare ? (
          <p className={styles.quiet}>There is none. There is a crest, and it is not discussed.</p>
        ) : (
          <>
            {patches('hair', 'Hair', hair, (name) => HAIRS[name])}
            {shapes('style', 'How it is worn', style, 'head')}
            {shapes('beard', 'Beard', beard, 'bust')}
          </>
        ))}
      {open === 'head' && (
        <>
          {patches('hat', 'Colour of the headgear', cloth, (name) => CLOTHS[name])}
          {shapes('head', 'Headgear', head, 'head')}
        </>
      )}
      {open === 'dress' && (
        <>
          {patches('cloth', 'Colour of the garment', cloth, (name) => CLOTHS[name])}
          {shapes('dress', 'Garment', dress, 'bust')}
        </>
      )}
      {open === 'hold' && shapes('hold', 'In hand', hold, 'hand')}
      {open === 'ground' && patches('ground', 'Ground', ground, (name) => GROUNDS[name].slice(0, 2))}
      <div className={styles.boxFoot}>
        <Segmented
          label="Spoken of as"
          value={draft.pronoun}
          onChange={(pronoun) => onChange({ pronoun })}
          segments={Pronoun.options.map((value) => ({ value, label: PRONOUN_LABELS[value] }))}
        />
        <Button size="sm" variant="quiet" onClick={onAnother}>
          Another sitter
        </Button>
        {Object.keys(draft.portrait).length > 0 && (
          <Button size="sm" variant="quiet" onClick={() => onChange({ portrait: {} })}>
            As the painter would
          </Button>
        )}
      </div>
    </div>
  );
}
