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
import { Dialog } from '../../../ui/Dialog.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { QueryState } from '../../../realm/QueryState.tsx';
import { LatinText } from '../../../realm/latin/LatinText.tsx';
import { Explained } from '../answering/Explained.tsx';
import { LatinHand } from '../answering/LatinHand.tsx';
import { useBooks } from '../books.ts';
import type { BookProps } from '../books.ts';
import { entryQuery } from '../queries.ts';
import { DrillChoice, DrillTally } from './DrillDesk.tsx';
import { blanksOf, drillParts, partFor } from './drillParts.ts';
import type { DrillPart } from './drillParts.ts';
import { FormsTable } from './FormsTable.tsx';
import { WordFinder } from './WordFinder.tsx';
import styles from './books.module.css';

/** What stands after a noun's forms is no word of it. */
const GENDER = /, [cfmn]\.$/;

/** What is drilled, and of what: it goes on with the next word. */
interface Drilling {
  readonly isOn: boolean;
  readonly wish: DrillPart | null;
}

interface WordTablesProps {
  readonly id: string;
  readonly isNoun: boolean;
  readonly drilling: Drilling;
  readonly onDrilling: (drilling: Drilling) => void;
}

function WordTables({ id, isNoun, drilling, onDrilling }: WordTablesProps): ReactNode {
  const query = useQuery(entryQuery(id));
  // What has been filled in, and how often the drill was begun.
  const [round, setRound] = useState(0);
  const [graded, setGraded] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [leads, setLeads] = useState(false);
  const begin = (to: Drilling, isNext = false): void => {
    onDrilling(to);
    setLeads(isNext);
    setRound(round + 1);
    setGraded(new Map());
  };
  return (
    <QueryState query={query} waiting="Ruling the table" failure="The table could not be fetched">
      {({ entry, table }) => {
        const sections = table?.sections ?? [];
        const parts = drillParts(sections);
        const part = drilling.isOn ? partFor(parts, drilling.wish) : undefined;
        const drilled = sections.find(({ title }) => title === part?.table);
        const tables = (drilledPart: DrillPart | null): ReactNode => (
          <div className={styles.tables}>
            {sections.map(
              (section, at) =>
                (drilledPart === null || section === drilled) && (
                  <FormsTable
                    key={`${section.title} ${drilledPart?.column} ${round}`}
                    wordId={id}
                    section={section}
                    place={at}
                    column={drilledPart?.column}
                    leads={leads}
                    drill={
                      drilledPart === null
                        ? null
                        : (cell, isRight) => setGraded((before) => new Map(before).set(cell, isRight))
                    }
                    explained={isNoun ? CASE_FUNCTIONS : {}}
                  />
                ),
            )}
          </div>
        );
        return (
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
                  value={drilling.isOn ? 'drill' : 'read'}
                  onChange={(to) => begin({ ...drilling, isOn: to === 'drill' })}
                  segments={[
                    { value: 'read', label: 'Read' },
                    { value: 'drill', label: 'Drill' },
                  ]}
                />
              )}
            </div>
            {table === null && <p>This word keeps one form in every sentence. There is nothing to drill.</p>}
            {part !== undefined && (
              <DrillChoice parts={parts} part={part} onChoose={(wish) => begin({ isOn: true, wish })} />
            )}
            {part === undefined ? tables(null) : <LatinHand>{tables(part)}</LatinHand>}
            {part !== undefined && drilled !== undefined && (
              <DrillTally
                parts={parts}
                part={part}
                blanks={blanksOf(drilled, part.column)}
                graded={graded}
                onNext={(wish) => begin({ isOn: true, wish }, true)}
                onAnew={() => begin(drilling)}
              />
            )}
          </>
        );
      }}
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
  const [drilling, setDrilling] = useState<Drilling>({ isOn: false, wish: null });
  const isModel = chosen?.models.some(({ id }) => id === word) === true;
  return (
    <Dialog open onOpenChange={onClose} addressed title={title} description={description} wide>
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
            <p>
              <Explained text={chosen.about} />
            </p>
            {chosen.models.length > 1 && (
              <ul className={styles.models}>
                {chosen.models.map(({ id, headword, note }) => (
                  <li key={id} className={styles.model}>
                    <button
                      type="button"
                      lang="la"
                      aria-pressed={id === word}
                      onClick={() => turnTo({ word: id }, true)}
                    >
                      {headword}
                    </button>{' '}
                    <span>
                      <Explained text={note} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
        <WordTables key={word} id={word} isNoun={isNoun} drilling={drilling} onDrilling={setDrilling} />
        <section>
          <h3 className={styles.rubric}>{rulesTitle}</h3>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>
                <Explained text={rule} />
              </li>
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
