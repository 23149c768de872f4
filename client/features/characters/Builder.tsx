// A new character: a leaf that fills as one chooses. On a wide window everything lies open, on a phone one step at a time.
// Invariants: the draft outlives a reload; a refusal stands beside what it is about; only the server makes anybody.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { characterBook } from '@sigilla/content/characters/index.ts';
import type { KingdomContent } from '@sigilla/engine/kingdom/content.ts';
import { characterCalls, CHARACTERS_KEY } from '../../realm/characters.ts';
import { learnCharacters, useRealmContent } from '../../realm/content.ts';
import { Page } from '../../realm/page/Page.tsx';
import { useKingdom } from '../../realm/useKingdom.ts';
import { newId } from '../../session/ids.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Leaf, Title } from '../../ui/Leaf.tsx';
import { Credit } from './Credit.tsx';
import { afterRefusal, changedDraft, choicesOf, emptyDraft, type Draft } from './draft.ts';
import { faultOf, partOfRefusal, type Part } from './faults.ts';
import { keepDraft, readDraft } from './keptDraft.ts';
import { Ancestry, Background, Class } from './Origins.tsx';
import { PaintersBox } from './PaintersBox.tsx';
import { Scores } from './Scores.tsx';
import { SheetDesk } from './SheetDesk.tsx';
import type { Refused } from './SheetDesk.tsx';
import { Progress, Sitting } from './Sitting.tsx';
import { Skills } from './Skills.tsx';
import { STEPS, StepsNav } from './StepsNav.tsx';
import type { Step } from './StepsNav.tsx';
import styles from './Builder.module.css';

learnCharacters(characterBook);

interface WorkshopProps {
  /** Whose draft it is. */
  readonly accountId: string;
  readonly content: KingdomContent;
}

function Workshop({ accountId, content }: WorkshopProps): ReactNode {
  const book = content.characters;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => readDraft(accountId) ?? emptyDraft(newId(), book));
  const [step, setStep] = useState<Step>('ancestry');
  const [refused, setRefused] = useState<Refused | null>(null);
  const [underway, setUnderway] = useState(false);
  // One command a making, so that an answer that was lost does not make two.
  const [commandId, setCommandId] = useState(newId);
  useEffect(() => keepDraft(accountId, draft), [accountId, draft]);

  const change = (changes: Partial<Draft>): void => {
    setRefused(null);
    setCommandId(newId());
    setDraft((before) => changedDraft(before, changes, book));
  };
  const fault = useMemo(() => faultOf(draft, content), [draft, content]);
  const besides = (part: Part): ReactNode =>
    refused?.part === part ? (
      <p className={styles.fault} role="alert">
        {refused.says}
      </p>
    ) : (
      fault?.part === part && draft.ancestry !== null && <p className={styles.wanting}>{fault.says}</p>
    );

  // Whoever turned to a step, or was sent back to one, goes on at its title.
  const workshop = useRef<HTMLDivElement>(null);
  const isTurned = useRef(false);
  useEffect(() => {
    if (!isTurned.current) return;
    isTurned.current = false;
    const title = workshop.current?.querySelector<HTMLElement>(`.${styles.current ?? ''} h2`);
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
  });
  const turnTo = (next: Step): void => {
    isTurned.current = next !== step;
    setStep(next);
  };

  const create = async (): Promise<void> => {
    const character = choicesOf(draft, book);
    if (character === null) return;
    setUnderway(true);
    const answered = await characterCalls.create({ body: { commandId, character } });
    setUnderway(false);
    if (!answered.ok) {
      const { code, error } = answered.failure;
      const part = partOfRefusal(code);
      setRefused({ part, says: error });
      setDraft((before) => afterRefusal(before, code));
      if (part !== null) turnTo(part === 'name' ? 'sheet' : part);
      return;
    }
    keepDraft(accountId, null);
    void queries.invalidateQueries({ queryKey: CHARACTERS_KEY });
    await navigate(`/dnd/characters/${answered.value.character.id}`, { replace: true });
  };

  const at = STEPS.findIndex(({ id }) => id === step);
  const go = (to: number): void => {
    const next = STEPS[to];
    if (next === undefined) return;
    turnTo(next.id);
    scrollTo({ top: 0 });
  };
  const shown = (id: Step): string => classes(styles.step, id === step && styles.current);
  const props = { draft, book, onChange: change };
  return (
    <>
      <StepsNav draft={draft} book={book} at={at} onGo={go} />
      <div ref={workshop} className={styles.workshop}>
        <div className={styles.column}>
          <Leaf title="Ancestry" className={shown('ancestry')}>
            <Ancestry {...props} />
            {besides('ancestry')}
          </Leaf>
          <Leaf title="Class" className={shown('class')}>
            <Class {...props} />
            {besides('class')}
          </Leaf>
          <Leaf title="Background" className={shown('background')}>
            <Background {...props} />
            {besides('background')}
          </Leaf>
        </div>
        <div className={styles.column}>
          <div className={classes(styles.sitting, styles.step, step === 'portrait' && styles.current)}>
            <Sitting draft={draft} book={book} />
          </div>
          <Leaf title="The painter’s box" className={shown('portrait')}>
            <PaintersBox
              draft={draft}
              onChange={change}
              onAnother={() => change({ seed: newId(), portrait: {} })}
            />
          </Leaf>
        </div>
        <div className={styles.column}>
          <Leaf title="Six scores" className={shown('scores')}>
            <Scores {...props} />
            {besides('scores')}
          </Leaf>
          <Leaf title="Skills and languages" className={shown('skills')}>
            <Skills {...props} />
            {besides('skills')}
          </Leaf>
          <Leaf title="The sheet" className={shown('sheet')}>
            <SheetDesk
              draft={draft}
              content={content}
              refused={refused}
              fault={fault}
              isUnderway={underway}
              onChange={change}
              onCreate={() => void create()}
              onAnew={() => {
                setRefused(null);
                setDraft(emptyDraft(newId(), book));
                go(0);
              }}
            />
          </Leaf>
          <Leaf title="How far the painter is" className={classes(styles.step, styles.wideOnly)}>
            <Progress draft={draft} />
          </Leaf>
        </div>
      </div>
      <div className={styles.turning}>
        <Button refusal={undefined} aria-disabled={at === 0} onClick={() => go(at - 1)}>
          Back
        </Button>
        {at < STEPS.length - 1 && (
          <Button variant="primary" onClick={() => go(at + 1)}>
            Next: {STEPS[at + 1]?.label}
          </Button>
        )}
      </div>
    </>
  );
}

export function Component(): ReactNode {
  const state = useKingdom();
  const content = useRealmContent();
  return (
    <Page title="A new character">
      <Title level={1} aside={<Link to="/dnd">My characters</Link>}>
        A new character
      </Title>
      {state.status === 'ready' && <Workshop accountId={state.actor.accountId} content={content} />}
      <Credit />
    </Page>
  );
}
