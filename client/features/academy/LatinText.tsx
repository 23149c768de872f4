// Latin whose every word can be touched: what it is, what it means, and the way to its entry. Touching costs nothing.
// Invariant: read as a whole by readers of the screen; each word is a button for hand and keyboard.
import { Popover } from 'radix-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { classes } from '../../ui/classes.ts';
import { wordQuery } from './queries.ts';
import styles from './LatinText.module.css';

const PIECES = /([\p{L}\p{M}]+)/u;

function Readings({ form }: { readonly form: string }): ReactNode {
  const query = useQuery(wordQuery(form));
  const [address] = useSearchParams();
  // Whoever is on a path stays on it while the book lies open.
  const path = address.get('path');
  const onPath = path === null ? '' : `path=${path}&`;
  if (query.isPending) return <p className={styles.said}>Looking it up …</p>;
  if (query.isError) return <p className={styles.said}>{query.error.message}</p>;
  if (query.data.length === 0)
    return <p className={styles.said}>No book here has this word: a name, perhaps.</p>;
  const exact = query.data.filter((reading) => reading.exact);
  const shown = (exact.length > 0 ? exact : query.data).slice(0, 4);
  return (
    <ul className={styles.readings}>
      {shown.map(({ id, headword, definition, features, partOfSpeech, form: written }) => (
        <li key={`${id} ${features} ${written}`}>
          <Link to={`/academy?${onPath}book=dictionary&word=${id}`} preventScrollReset lang="la">
            {headword}
          </Link>{' '}
          <span className={styles.features}>{features === '' ? partOfSpeech : features}</span>
          <br />
          {definition.split(';')[0]}
        </li>
      ))}
    </ul>
  );
}

function Word({ form, isPointed }: { readonly form: string; readonly isPointed: boolean }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={classes(styles.word, isPointed && styles.pointed)}>{form}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.slip}
          aria-label={`The word ${form}`}
          sideOffset={6}
          collisionPadding={12}
        >
          <p className={styles.form} lang="la">
            {form}
          </p>
          {open && <Readings form={form} />}
          <Popover.Arrow className={styles.arrow} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface LatinTextProps {
  readonly text: string;
  /** A word to be looked at, as it stands in the text. */
  readonly pointed?: string | undefined;
  readonly className?: string | undefined;
}

/** A line of Latin, word by word. */
export function LatinText({ text, pointed, className }: LatinTextProps): ReactNode {
  // Words and what stands between them alternate; their place is what tells them apart.
  const pieces = text.split(PIECES).map((piece, at) => ({ piece, at }));
  return (
    <span lang="la" className={className}>
      {pieces.map(({ piece, at }) =>
        at % 2 === 1 ? <Word key={at} form={piece} isPointed={piece === pointed} /> : piece,
      )}
    </span>
  );
}
