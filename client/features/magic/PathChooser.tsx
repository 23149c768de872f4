// The spell path chooser (kingdom.md §2.12): five paths, one of which is taken once. Before its level the page says when; afterwards, which it was.
import { RadioGroup } from 'radix-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SpellPath } from '@sigilla/content/schema/building.ts';
import { chooseSpellPath } from '@sigilla/engine/actions/magic/chooseSpellPath.ts';
import { unlockLevel } from '@sigilla/engine/kingdom/unlocks.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { unexpectedly, useDeed } from '../../realm/actions.tsx';
import { deed } from '../../realm/deed.ts';
import { LatinText } from '../../realm/latin/LatinText.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { content } from './content.ts';
import { SCHOOL_NAMES } from './standing.ts';
import styles from './PathChooser.module.css';

const PATHS = [...content.spellPaths.values()];

function Chooser({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [chosen, setChosen] = useState<SpellPath | null>(null);
  const choice =
    chosen === null
      ? null
      : deed(
          chooseSpellPath,
          { path: chosen },
          {
            label: `Walk the path ${content.spellPaths.get(chosen)?.name ?? chosen}`,
            failed: unexpectedly('The door would not open. No path has been taken; please try again.'),
          },
        );
  const { isUnderway, waits, refusal, run } = useDeed(choice);
  const confirm = async (): Promise<void> => {
    const answer = await run();
    if (answer?.success === true) onClose();
  };
  return (
    <Dialog
      open
      wide="window"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Choose Your Spell Mastery Path"
      description="Five doors, and the other four are walls afterwards: a path is chosen once in a kingdom’s life."
      footer={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button
            variant="primary"
            loading={isUnderway}
            waits={waits}
            refusal={choice === null ? 'Choose a path first.' : refusal}
            onClick={() => void confirm()}
          >
            Confirm
          </Button>
        </>
      }
    >
      <RadioGroup.Root
        className={styles.paths}
        aria-label="The five paths"
        value={chosen ?? ''}
        onValueChange={(value) => setChosen(PATHS.find(({ id }) => id === value)?.id ?? null)}
      >
        {PATHS.map(({ id, motto, description, benefit, favours }) => (
          <div key={id} className={styles.path} data-chosen={id === chosen || undefined} data-path={id}>
            <RadioGroup.Item
              value={id}
              className={styles.door}
              aria-labelledby={`path-${id}`}
              aria-describedby={`path-${id}-gives`}
            >
              <span id={`path-${id}`} className={styles.name}>
                {id}
              </span>
            </RadioGroup.Item>
            <p className={styles.motto}>
              <LatinText text={motto} />
            </p>
            <p className={styles.story}>{description}</p>
            <p id={`path-${id}-gives`} className={styles.gives}>
              {benefit}. {favours.map((school) => SCHOOL_NAMES[school]).join(' and ')}: spells cost less mana
              and are learned sooner.
            </p>
          </div>
        ))}
      </RadioGroup.Root>
    </Dialog>
  );
}

export function PathLine({ kingdom }: { readonly kingdom: OwnKingdomView }): ReactNode {
  const rules = content.gameServers.get(kingdom.serverId);
  const level = rules === undefined ? 1 : unlockLevel('spell_paths', content, rules);
  const isOpen = kingdom.spellPath === null && kingdom.level >= level;
  // Whoever comes here with the choice before them is asked, once a visit; the line stays for later.
  const [asked, setAsked] = useState(isOpen);
  const taken = PATHS.find(({ id }) => id === kingdom.spellPath);
  if (taken !== undefined)
    return (
      <p className={styles.line}>
        You walk the path <b>{taken.name}</b>: <LatinText text={taken.motto} /> {taken.benefit}.
      </p>
    );
  if (!isOpen)
    return <p className={styles.line}>At level {level} five paths open, of which you may walk one.</p>;
  return (
    <div className={styles.line}>
      <span>Five doors stand open, and you may go through one of them.</span>
      <Button size="sm" onClick={() => setAsked(true)}>
        Choose a path
      </Button>
      {asked && <Chooser onClose={() => setAsked(false)} />}
    </div>
  );
}
