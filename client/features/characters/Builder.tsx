// A new character: a leaf that fills as one chooses. On a wide window everything lies open, on a phone one step at a time.
// Invariants: the draft outlives a reload; a refusal stands beside what it is about; only the server makes anybody.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { characterBook } from '@sigilla/content/characters/index.ts';
import { MOST_CHARACTER_LEVEL } from '@sigilla/content/schema/character.ts';
import type { KingdomContent } from '@sigilla/engine/kingdom/content.ts';
import { CHARACTERS_KEY } from '../../realm/characters.ts';
import { learnCharacters, useRealmContent } from '../../realm/content.ts';
import { Page } from '../../realm/page/Page.tsx';
import { useKingdom } from '../../realm/useKingdom.ts';
import { api } from '../../session/api.ts';
import { newId } from '../../session/ids.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/Field.tsx';
import { Leaf, Title } from '../../ui/Leaf.tsx';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { AtSide } from './AtSide.tsx';
import { Credit } from './Credit.tsx';
import { afterRefusal, atLevel, changedDraft, choicesOf, emptyDraft, type Draft } from './draft.ts';
import { faultOf, partOfRefusal, type Fault, type Part } from './faults.ts';
import { keepDraft, readDraft } from './keptDraft.ts';
import { suggestedName } from './names.ts';
import { Ancestry, Background, Class } from './Origins.tsx';
import { PaintersBox } from './PaintersBox.tsx';
import { Scores } from './Scores.tsx';
import { Progress, Sitting, SitterStrip } from './Sitting.tsx';
import { Skills } from './Skills.tsx';
import styles from './Builder.module.css';

learnCharacters(characterBook);

const STEPS = [
  { id: 'ancestry', label: 'Ancestry' },
  { id: 'class', label: 'Class' },
  { id: 'background', label: 'Background' },
  { id: 'scores', label: 'Scores' },
  { id: 'skills', label: 'Skills' },
  { id: 'portrait', label: 'Portrait' },
  { id: 'sheet', label: 'Sheet' },
] as const;
type Step = (typeof STEPS)[number]['id'];

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
  const [refused, setRefused] = useState<Fault | { readonly part: null; readonly says: string } | null>(null);
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
    const answered = await api.characters.create({ body: { commandId, character } });
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
      <nav className={styles.steps} aria-label="Steps">
        <SitterStrip draft={draft} book={book} />
        <ol>
          {STEPS.map(({ id, label }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === step ? 'step' : undefined}
                aria-label={`${index + 1}: ${label}`}
                onClick={() => go(index)}
              />
            </li>
          ))}
        </ol>
        <p>
          {at + 1} of {STEPS.length}: <b>{STEPS[at]?.label}</b>
        </p>
      </nav>
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
            <div className={styles.stack}>
              <Field
                label="Name"
                value={draft.name}
                maxLength={40}
                autoComplete="off"
                error={refused?.part === 'name' ? refused.says : undefined}
                onChange={({ target }) => change({ name: target.value })}
                trailing={
                  <Button
                    size="sm"
                    variant="quiet"
                    onClick={() => change({ name: suggestedName(newId(), draft.ancestry) })}
                  >
                    Suggest
                  </Button>
                }
              />
              <NumberStepper
                label="Level"
                value={draft.level}
                min={1}
                max={MOST_CHARACTER_LEVEL}
                withoutMost
                onChange={(level) => change(atLevel(draft, level))}
              />
              <AtSide draft={draft} content={content} />
              {refused !== null && refused.part === null && (
                <p className={styles.fault} role="alert">
                  {refused.says}
                </p>
              )}
              <Button
                variant="primary"
                wide
                cost="costs no turn"
                loading={underway}
                loadingLabel="Creating..."
                refusal={fault?.says}
                onClick={() => void create()}
              >
                Create {draft.name.trim() === '' ? 'the character' : draft.name.trim()}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                onClick={() => {
                  setRefused(null);
                  setDraft(emptyDraft(newId(), book));
                  go(0);
                }}
              >
                Begin anew
              </Button>
            </div>
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
