// The dictionary (latin.md 2.8): it opens on the word of the day; words by Latin, any form, English, letter or theme; an entry with everything that is known of a
// word; and English put into Latin with how sure one may be. A typed search and a letter exclude each other (LR-024).
import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LatinLevel } from '@sigilla/content/schema/lexeme.ts';
import { WORD_THEMES } from '@sigilla/content/schema/wordTheme.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorLeaf } from '../../../ui/ErrorLeaf.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LineDown } from '../../../ui/LineDown.tsx';
import { counted } from '../../../ui/numberText.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useBooks } from '../books.ts';
import type { BookProps } from '../books.ts';
import { ALL, lookUpQuery, WORDS_A_PAGE } from '../queries.ts';
import type { LookUp } from '../queries.ts';
import { DictionaryEntry } from './DictionaryEntry.tsx';
import { LETTERS } from './letters.ts';
import { NoWords } from './NoWords.tsx';
import { Opening } from './Opening.tsx';
import { SayIt } from './SayIt.tsx';
import { THEMES } from './themes.ts';
import { Translator } from './Translator.tsx';
import styles from './books.module.css';

const MOST_LETTERS = 80;
const LEVELS = ['all', ...LatinLevel.options] as const;
const ABOUT = [
  { value: 'all', label: 'all' } as const,
  ...WORD_THEMES.map((value) => ({ value, label: THEMES[value][0] })),
];
const FREQUENCIES = ['all', 'very high', 'high', 'common', 'moderate'] as const;
const NOTHING: LookUp = { query: '', letter: null, level: 'all', frequency: 'all', theme: 'all', offset: 0 };

function Hits({
  wish,
  chosen,
  onChoose,
  onPage,
}: {
  readonly wish: LookUp;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly onPage: (offset: number) => void;
}): ReactNode {
  const query = useQuery(lookUpQuery(wish));
  if (query.isError)
    return (
      <ErrorLeaf
        title="The dictionary stays shut"
        message={query.error.message}
        onRetry={() => void query.refetch()}
      />
    );
  const waits = query.isPaused && (
    <LineDown>What you look for waits here, and is looked up when it is back.</LineDown>
  );
  if (query.data === undefined) return waits || <Skeleton lines={6} label="Looking through the pages" />;
  const { hits, total } = query.data;
  if (total === 0)
    return (
      <div aria-live="polite">
        <NoWords key={wish.query.trim()} text={query.isPlaceholderData ? '' : wish.query.trim()} />
      </div>
    );
  return (
    <>
      {waits}
      <p className={styles.small} aria-live="polite">
        {counted(total, 'word')}
      </p>
      <ul className={styles.hits}>
        {hits.map(({ id, latin, definition, forms }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.hit}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <b lang="la">{latin}</b>
              <span>{definition}</span>
              {forms[0] !== undefined && <small>{forms[0]}</small>}
            </button>
          </li>
        ))}
      </ul>
      {total > WORDS_A_PAGE && (
        <p className={styles.pager}>
          <Button
            size="sm"
            onClick={() => onPage(wish.offset - WORDS_A_PAGE)}
            refusal={wish.offset === 0 ? 'This is the first page.' : undefined}
          >
            Back
          </Button>
          <span className={styles.small}>
            {wish.offset + 1} to {Math.min(total, wish.offset + WORDS_A_PAGE)}
          </span>
          <Button
            size="sm"
            onClick={() => onPage(wish.offset + WORDS_A_PAGE)}
            refusal={wish.offset + WORDS_A_PAGE >= total ? 'This is the last page.' : undefined}
          >
            On
          </Button>
        </p>
      )}
    </>
  );
}

export function DictionaryBook({ onClose }: BookProps): ReactNode {
  const { place, turnTo } = useBooks();
  const [wish, setWish] = useState<LookUp>(NOTHING);
  const [unheard, setUnheard] = useState<string>();
  const [mode, setMode] = useState<'words' | 'translator'>('words');
  const asked = useDeferredValue(wish);
  const change = (part: Partial<LookUp>): void => {
    setUnheard(undefined);
    setWish((before) => ({ ...before, offset: 0, ...part }));
  };
  const word = place('word');
  const { isEnabled: isSought } = useQuery(lookUpQuery(asked));
  // Whoever came by a word they touched came to read of it: what one browses by is put away until they turn back.
  const isAlone = word !== null && !isSought;
  const open = (id: string): void => turnTo({ word: id }, word !== null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      addressed
      title="Dictionary"
      description="Every form leads to its word; every Latin word on a page can be touched."
      wide
    >
      <div className={styles.stack}>
        <Segmented
          label="The book as"
          value={mode}
          onChange={setMode}
          segments={[
            { value: 'words', label: 'Dictionary' },
            { value: 'translator', label: 'Translator' },
          ]}
        />
        {mode === 'translator' && <Translator />}
        {mode === 'words' && (
          <>
            <div className={classes(styles.stack, word !== null && styles.behind)}>
              <Field
                label="Search"
                placeholder="Search Latin or English..."
                type="search"
                maxLength={MOST_LETTERS}
                error={unheard}
                value={wish.query}
                onChange={(event) => change({ query: event.target.value.trimStart(), letter: null })}
                trailing={
                  <SayIt
                    onHear={(text) => change({ query: text.slice(0, MOST_LETTERS), letter: null })}
                    onFail={setUnheard}
                  />
                }
              />
              <div
                className={classes(styles.letters, isAlone && styles.shut)}
                role="group"
                aria-label="Browse by letter"
              >
                <button
                  type="button"
                  aria-pressed={wish.letter === ALL}
                  onClick={() => change({ letter: ALL, query: '' })}
                >
                  All
                </button>
                {LETTERS.map((letter) => (
                  <button
                    key={letter}
                    type="button"
                    aria-pressed={wish.letter === letter}
                    onClick={() => change({ letter, query: '' })}
                  >
                    {letter}
                  </button>
                ))}
              </div>
              <div className={classes(styles.filters, styles.three, isAlone && styles.shut)}>
                <Select
                  label="Level"
                  value={wish.level}
                  onChange={(level) => change({ level })}
                  options={LEVELS.map((value) => ({ value, label: value }))}
                />
                <Select
                  label="Theme"
                  value={wish.theme}
                  onChange={(theme) => change({ theme })}
                  options={ABOUT}
                />
                <Select
                  label="Frequency"
                  value={wish.frequency}
                  onChange={(frequency) => change({ frequency })}
                  options={FREQUENCIES.map((value) => ({ value, label: value }))}
                />
              </div>
            </div>
            {word === null && !isSought && <Opening onOpen={open} onTheme={(theme) => change({ theme })} />}
            {(word !== null || isSought) && (
              <div className={classes(styles.panes, word !== null && styles.opened, isAlone && styles.alone)}>
                {isSought && (
                  <div>
                    <Button size="sm" variant="quiet" onClick={() => setWish(NOTHING)}>
                      Back to the first page
                    </Button>
                    <Hits
                      wish={asked}
                      chosen={word}
                      onChoose={open}
                      onPage={(offset) => setWish({ ...wish, offset })}
                    />
                  </div>
                )}
                <div>
                  {word === null ? (
                    <p className={styles.small}>Select a word, and its page lies here.</p>
                  ) : (
                    <>
                      <span className={styles.backToList}>
                        <Button size="sm" variant="quiet" onClick={() => turnTo({ word: null }, true)}>
                          {isSought ? 'Back to the list' : 'Back to the first page'}
                        </Button>
                      </span>
                      <DictionaryEntry key={word} id={word} />
                    </>
                  )}
                </div>
              </div>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
