// The word of the day, laid out as a page of its own: its initial painted, what it means, its first forms, where it comes from and who its kin are. Every Latin word
// of it can be touched.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Initial } from '../../../ui/art/Initial.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Leaf } from '../../../ui/Leaf.tsx';
import { LineDown } from '../../../ui/LineDown.tsx';
import { worldDayText } from '../../../ui/timeText.ts';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { QueryState } from '../../../realm/QueryState.tsx';
import { Spoken } from '../answering/Spoken.tsx';
import { wordOfDayQuery } from '../queries.ts';
import type { DaysWord } from '../queries.ts';
import { FormsTable } from './FormsTable.tsx';
import { HangWord } from './HangWord.tsx';
import styles from './opening.module.css';

/** What is shown of a verb's first table; of all others all of it. */
const FIRST_TENSE = 'present';
const NO_REMARKS = {};
const FEW_KIN = 6;

function Page({
  said: { day, entry, latin: spoken, table },
  onOpen,
}: {
  readonly said: DaysWord;
  readonly onOpen: (id: string) => void;
}): ReactNode {
  const { id, latin, definition, partOfSpeech, level, examples, etymology, relatedWords = [] } = entry;
  const [example = ''] = examples;
  const [said = '', meant] = example.split(' – ');
  const section = table?.sections[0];
  return (
    <Leaf gilded className={styles.day}>
      <p className={styles.kicker}>
        Word of the day · <time dateTime={day}>{worldDayText(Date.parse(`${day}T12:00:00Z`))}</time>
      </p>
      <div className={styles.page}>
        <div className={styles.told}>
          <div className={styles.head}>
            <Initial letter={latin} size={76} />
            <div>
              <h3 lang="la">{latin}</h3>
              <p className={styles.kind}>
                {partOfSpeech} · {level}
              </p>
            </div>
          </div>
          <p className={styles.means}>{definition}</p>
          {said !== '' && (
            <p className={styles.example}>
              <LatinText text={said} />
              {meant !== undefined && <span>{meant}</span>}
            </p>
          )}
          {etymology !== undefined && (
            <p className={styles.whence}>
              <Spoken text={etymology} latin={spoken} />
            </p>
          )}
          {relatedWords.length > 0 && (
            <p className={styles.kin}>
              <b>Its kin:</b>{' '}
              {relatedWords.slice(0, FEW_KIN).map((word, at) => {
                const [kin = '', ...means] = word.split(' (');
                return (
                  <span key={word}>
                    {at > 0 && ', '}
                    <LatinText text={kin} /> ({means.join(' (')}
                  </span>
                );
              })}
            </p>
          )}
          <div className={styles.deeds}>
            <Button size="sm" onClick={() => onOpen(id)}>
              Turn to its page
            </Button>
            <HangWord id={id} />
          </div>
        </div>
        {section !== undefined && (
          <FormsTable
            wordId={id}
            section={section}
            place={0}
            column={section.columns.includes(FIRST_TENSE) ? FIRST_TENSE : null}
            drill={null}
            explained={NO_REMARKS}
          />
        )}
      </div>
    </Leaf>
  );
}

export function WordOfDay({ onOpen }: { readonly onOpen: (id: string) => void }): ReactNode {
  const query = useQuery(wordOfDayQuery);
  if (query.data === undefined && query.isPaused)
    return <LineDown>The word of the day is fetched when it is back.</LineDown>;
  return (
    <QueryState
      query={query}
      waiting="Opening the book at the word of the day"
      failure="The word of the day could not be fetched"
    >
      {(said) => <Page said={said} onOpen={onOpen} />}
    </QueryState>
  );
}
