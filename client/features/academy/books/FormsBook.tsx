// Declensions and conjugations: model words by class with the forms that the engine makes, any other word by its name, and a drill in which
// the forms are written in by oneself and graded by the server (latin.md 2.11).
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  CASE_FUNCTIONS,
  CONJUGATIONS,
  CONJUGATION_GUIDELINES,
  DECLENSIONS,
  DECLENSION_RULES,
  IRREGULAR_VERBS,
} from '@sigilla/content/reference/paradigms.ts';
import type { InflectionClass } from '@sigilla/content/reference/paradigms.ts';
import { Button } from '../../../ui/Button.tsx';
import { counted } from '../../../ui/numberText.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { QueryState } from '../../../realm/QueryState.tsx';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { useBooks } from '../books.ts';
import type { BookProps } from '../books.ts';
import { entryQuery } from '../queries.ts';
import { FormsTable } from './FormsTable.tsx';
import { WordFinder } from './WordFinder.tsx';
import styles from './books.module.css';

/** What stands after a noun's forms is no word of it. */
const GENDER = /, [cfmn]\.$/;

/** How a drill stands. */
function Tally({
  graded,
  onAnew,
}: {
  readonly graded: ReadonlyMap<string, boolean>;
  readonly onAnew: () => void;
}): ReactNode {
  const right = [...graded.values()].filter(Boolean).length;
  return (
    <p className={styles.tally}>
      <output>
        {graded.size === 0
          ? 'Fill in what you like, without macrons if you like. Enter goes on to the next blank.'
          : `${right} of ${counted(graded.size, 'form')} right.`}
      </output>
      {graded.size > 0 && (
        <Button size="sm" variant="quiet" onClick={onAnew}>
          Begin anew
        </Button>
      )}
    </p>
  );
}

function WordTables({ id, isNoun }: { readonly id: string; readonly isNoun: boolean }): ReactNode {
  const query = useQuery(entryQuery(id));
  const [drill, setDrill] = useState(false);
  // What has been filled in, and how often the drill was begun.
  const [round, setRound] = useState(0);
  const [graded, setGraded] = useState<ReadonlyMap<string, boolean>>(new Map());
  const begin = (isDrill: boolean): void => {
    setDrill(isDrill);
    setRound(round + 1);
    setGraded(new Map());
  };
  return (
    <QueryState query={query} waiting="Ruling the table" failure="The table could not be fetched">
      {({ entry, table }) => (
        <>
          <div className={styles.tableHead}>
            <p>
              <b className={styles.headword}>
                <LatinText text={entry.latin.replace(GENDER, '')} />
                {GENDER.exec(entry.latin)?.[0]}
              </b>{' '}
              <span className={styles.small}>{table?.class}</span>
              <br />
              {entry.definition}
            </p>
            {table !== null && (
              <Segmented
                label="Table"
                value={drill ? 'drill' : 'read'}
                onChange={(to) => begin(to === 'drill')}
                segments={[
                  { value: 'read', label: 'Read' },
                  { value: 'drill', label: 'Drill' },
                ]}
              />
            )}
          </div>
          {table === null && <p>This word keeps one form in every sentence. There is nothing to drill.</p>}
          {drill && <Tally graded={graded} onAnew={() => begin(true)} />}
          {table?.sections.map((section, at) => (
            <FormsTable
              key={`${section.title} ${round}`}
              wordId={id}
              section={section}
              place={at}
              drill={
                drill ? (cell, isRight) => setGraded((before) => new Map(before).set(cell, isRight)) : null
              }
              explained={isNoun ? CASE_FUNCTIONS : {}}
            />
          ))}
        </>
      )}
    </QueryState>
  );
}

interface FormsProps extends BookProps {
  readonly title: string;
  readonly description: string;
  readonly groups: readonly InflectionClass[];
  readonly rulesTitle: string;
  readonly rules: readonly string[];
  readonly isNoun: boolean;
  readonly above?: ReactNode;
}

function FormsBook({
  onClose,
  title,
  description,
  groups,
  rulesTitle,
  rules,
  isNoun,
  above,
}: FormsProps): ReactNode {
  const { place, turnTo } = useBooks();
  const chosen = groups.find(({ id }) => id === place('class')) ?? groups[0];
  const word = place('word') ?? chosen?.models[0]?.id ?? '';
  const isModel = chosen?.models.some(({ id }) => id === word) === true;
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description} wide>
      <div className={styles.stack}>
        <WordFinder
          label="Any other word"
          hint="By its headword or any form: the engine writes its table."
          onFind={(id) => turnTo({ word: id }, true)}
        />
        {above}
        <Segmented
          label="Class"
          value={chosen?.id ?? ''}
          onChange={(id) => turnTo({ class: id, word: null }, true)}
          segments={groups.map(({ id, label }) => ({ value: id, label }))}
        />
        {isModel && chosen !== undefined && (
          <>
            <p>{chosen.about}</p>
            {chosen.models.length > 1 && (
              <ul className={styles.models}>
                {chosen.models.map(({ id, headword, note }) => (
                  <li key={id}>
                    <button
                      type="button"
                      className={styles.model}
                      aria-pressed={id === word}
                      onClick={() => turnTo({ word: id }, true)}
                    >
                      <b lang="la">{headword}</b> <span>{note}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
        <WordTables key={word} id={word} isNoun={isNoun} />
        <section>
          <h3 className={styles.rubric}>{rulesTitle}</h3>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}

/** Nouns by declension; adjectives follow them. */
export function DeclensionsBook({ onClose }: BookProps): ReactNode {
  return (
    <FormsBook
      onClose={onClose}
      title="Declensions"
      description="Six cases, once for one and once for many. What each is for stands beside it."
      groups={DECLENSIONS}
      rulesTitle="general rules"
      rules={DECLENSION_RULES}
      isNoun
    />
  );
}

/** Verbs, regular or not. */
export function ConjugationsBook({ onClose }: BookProps): ReactNode {
  const { place, turnTo } = useBooks();
  const isIrregular = IRREGULAR_VERBS.some(({ id }) => id === place('class'));
  return (
    <FormsBook
      onClose={onClose}
      title="Conjugations"
      description="Six tenses, active and passive, and what else a verb can turn into."
      groups={isIrregular ? IRREGULAR_VERBS : CONJUGATIONS}
      rulesTitle="guideline list"
      rules={CONJUGATION_GUIDELINES}
      isNoun={false}
      above={
        <Segmented
          label="Verbs"
          value={isIrregular ? 'irregular' : 'regular'}
          onChange={(kind) => turnTo({ class: kind === 'irregular' ? 'sum' : 'first', word: null }, true)}
          segments={[
            { value: 'regular', label: 'Regular' },
            { value: 'irregular', label: 'Irregular' },
          ]}
        />
      }
    />
  );
}
