// Latin whose every word can be touched, wherever it stands: what it is, what it means, and the way to its entry. Touching costs nothing.
// Invariant: read as a whole by readers of the screen; each word is a button for hand and keyboard.
import { Popover } from 'radix-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { WORDS_APART } from '@sigilla/content/latin/wordsApart.ts';
import { useSession } from '../../session/session.ts';
import { useBackCloses } from '../../ui/backCloses.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { wordQuery } from './words.ts';
import styles from './LatinText.module.css';

const WORDS = /([\p{L}\p{M}]+)/u;
const SPACES = /(\s+)/u;
const NONE: readonly string[] = [];

/** The way to a word's entry. Whoever is on a path of the academy stays on it while the book lies open; a visitor has no desk to lay it on. */
function Headword({ id, headword }: { readonly id: string; readonly headword: string }): ReactNode {
  const [address] = useSearchParams();
  const { status } = useSession();
  const path = address.get('path');
  if (status !== 'signedIn')
    return (
      <b className={styles.headword} lang="la">
        {headword}
      </b>
    );
  return (
    <Link
      to={`/academy?${path === null ? '' : `path=${path}&`}book=dictionary&word=${id}`}
      preventScrollReset
      lang="la"
    >
      {headword}
    </Link>
  );
}

/** What an open slip says of its word. */
function Readings({ form, onClose }: { readonly form: string; readonly onClose: () => void }): ReactNode {
  useBackCloses(true, onClose);
  const query = useQuery(wordQuery(form));
  if (query.isPaused)
    return <p className={styles.said}>The line is down. The word is looked up when it is back.</p>;
  if (query.isPending) return <p className={styles.said}>Looking it up …</p>;
  if (query.isError)
    return (
      <p className={styles.said} role="alert">
        {query.error.message}{' '}
        <Button size="sm" onClick={() => void query.refetch()}>
          Look again
        </Button>
      </p>
    );
  if (query.data.length === 0)
    return (
      <p className={styles.said}>{WORDS_APART[form] ?? 'No book here has this word: a name, perhaps.'}</p>
    );
  const exact = query.data.filter((reading) => reading.exact);
  const shown = (exact.length > 0 ? exact : query.data).slice(0, 4);
  return (
    <ul className={styles.readings}>
      {shown.map(({ id, headword, definition, features, partOfSpeech, form: written }) => (
        <li key={`${id} ${features} ${written}`}>
          <Headword id={id} headword={headword} />{' '}
          <span className={styles.features}>{features === '' ? partOfSpeech : features}</span>
          <br />
          {definition.split(';')[0]}
        </li>
      ))}
    </ul>
  );
}

interface WordProps {
  readonly form: string;
  readonly isPointed: boolean;
  readonly isKnown: boolean;
  readonly english: string | undefined;
  readonly onOpen: ((isOpen: boolean) => void) | undefined;
}

function Word({ form, isPointed, isKnown, english, onOpen }: WordProps): ReactNode {
  const [open, setOpen] = useState(false);
  const turn = (isOpen: boolean): void => {
    setOpen(isOpen);
    onOpen?.(isOpen);
  };
  return (
    <Popover.Root open={open} onOpenChange={turn}>
      <Popover.Trigger className={classes(styles.word, (isPointed || isKnown) && styles.pointed)}>
        {form}
      </Popover.Trigger>
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
          {open && <Readings form={form} onClose={() => turn(false)} />}
          {isKnown && <p className={styles.note}>You have met this word at your desk.</p>}
          {english !== undefined && <p className={styles.note}>“{english}”</p>}
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
  /** Words that the reader has learned, as they stand in the text. */
  readonly known?: readonly string[];
  /** The whole in English, told with every word. */
  readonly english?: string;
  /** A word's slip is opened, or put away. */
  readonly onOpen?: (isOpen: boolean) => void;
  readonly className?: string | undefined;
}

/** A line of Latin, word by word. */
export function LatinText({
  text,
  pointed,
  known = NONE,
  english,
  onOpen,
  className,
}: LatinTextProps): ReactNode {
  // Spaces stand at every other place, and words at every other place of what lies between two of them; their places are what tells them apart.
  return (
    <span lang="la" className={className}>
      {text.split(SPACES).map((stretch, at) => {
        const pieces = stretch.split(WORDS);
        if (pieces.length === 1) return stretch;
        const shown = pieces.map((piece, place) =>
          place % 2 === 1 ? (
            <Word
              // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never change their places
              key={place}
              form={piece}
              isPointed={piece === pointed}
              isKnown={known.includes(piece)}
              english={english}
              onOpen={onOpen}
            />
          ) : (
            piece
          ),
        );
        if (pieces.every((piece, place) => place % 2 === 1 || piece === '')) return shown;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- nor do these
          <span key={at} className={styles.marked}>
            {shown}
          </span>
        );
      })}
    </span>
  );
}
